"""A game put together out of its rooms: the modules that every game has, each held to what is asked of it."""

from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Any, Protocol

from parlour.engine.event import Event, Viewer
from parlour.engine.game import AnyGame, EngineClauses, Fact, Game, Option, Options, Parts, Reason, Say, View
from parlour.engine.playout import Policy
from parlour.engine.rng import Rng


class Record(Protocol):
    """`record.py`: a match in writing."""

    @property
    def OPTIONS(self) -> tuple[Option, ...]: ...  # noqa: N802

    def deal(self, players: int, options: Options, rng: Rng, /) -> Any: ...

    def start(self, state: Any, /) -> dict[str, Any]: ...

    def result(self, state: Any, /) -> dict[str, Any]: ...

    def chance(self, events: Sequence[Any], /) -> list[dict[str, Any]]: ...


class Notation(Protocol):
    """`notation.py`: actions in writing and in parts, a view as text."""

    def write(self, action: int, /) -> str: ...

    def parts(self, state: Any, action: int, /) -> Parts: ...

    def table(self, view: Any, say: Say, /) -> str: ...


class Public(Protocol):
    """`public.py`: what may leave the process."""

    def facts(self, state: Any, action: int, /) -> dict[str, Fact]: ...

    def view(self, state: Any, viewer: Viewer, /) -> Any: ...

    def imagine(self, view: Any, /) -> Any: ...


def assembled(
    game_id: str,
    package: str,
    *,
    rules_version: int,
    players: tuple[int, int],
    usual_players: int,
    clauses: EngineClauses,
    cards: tuple[str, ...],
    actions: int,
    reasons: Sequence[tuple[Any, ...]],
    events: tuple[type[Event], ...],
    record: Record,
    notation: Notation,
    public: Public,
    view_type: type[View],
    heuristic: Callable[[], Policy],
    **more: Any,
) -> AnyGame:
    """The game of a package, whose words stand in its folder `words`. `more` are further fields of `Game`."""
    return Game(
        id=game_id,
        rules_version=rules_version,
        min_players=players[0],
        max_players=players[1],
        usual_players=usual_players,
        options=record.OPTIONS,
        reasons=tuple(Reason(*row) for row in reasons),
        clauses=clauses,
        cards=cards,
        events=events,
        actions=actions,
        deal=record.deal,
        start=record.start,
        result=record.result,
        chance=record.chance,
        words=files(package) / "words",
        write=notation.write,
        parts=notation.parts,
        table=notation.table,
        facts=public.facts,
        view=public.view,
        imagine=public.imagine,
        view_type=view_type,
        heuristic=heuristic,
        **more,
    )
