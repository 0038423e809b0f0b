"""What a game is to everything above the rules: one `Game` object, put together in `games/<game>/__init__.py`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct

from parlour.engine.event import Event
from parlour.engine.guide import Guide
from parlour.engine.playout import Policy
from parlour.engine.rng import Rng
from parlour.engine.state import SPECTATOR, State

Viewer = int | Literal["spectator", "open"]
"""Who looks: a seat, somebody without one, or everybody after the match with all cards open."""

OptionValue = bool | int | str | list[str]
Options = Mapping[str, OptionValue]
"""Every option of a game with its value."""


class UsageError(ValueError):
    """Something was asked for that does not exist or does not go together; the message says what and what would."""


class Option(Struct, frozen=True):
    """Something that a table decides before the deal."""

    name: str
    default: OptionValue
    choices: tuple[bool | int | str, ...]
    """The values it may have. An int is a seat, and must be one of the table."""
    text: str
    per_seat: bool = False
    """Whether the value may also be a list of different choices (not the default), one for each seat."""
    is_setup: bool = False
    """Whether it only settles what the deal would draw by lot; a record then leaves it out at its default."""


@dataclass(frozen=True)
class Reason:
    """A refusal code of `State.refusal` with its name, its clause and its words."""

    code: int
    name: str
    clause: str
    text: str
    """A sentence with {places} for facts."""


class Refusal(Struct, frozen=True):
    """Why a move is not allowed."""

    code: str
    clause: str
    text: str
    facts: dict[str, str]


class View(Struct, frozen=True, kw_only=True):
    """What a viewer knows of a match: all a client draws, and all a bot is given. Games add their fields."""

    viewer: Viewer
    to_act: int | None
    """The seat whose decision is next; none once the match is over."""


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class Game(Generic[S, V]):
    """A game: its rules, its words and what of it may be seen."""

    id: str
    title: str
    summary: str
    """One line for a list of games."""
    rules_version: int
    """Goes up with every change of behaviour."""
    min_players: int
    max_players: int
    usual_players: int
    options: tuple[Option, ...]
    reasons: tuple[Reason, ...]
    """Every refusal code, the engine's included."""
    cards: tuple[str, ...]
    """The name of each kind of card."""
    actions: int
    """Actions are the ints below this."""

    deal: Callable[[int, Options, Rng], S]
    """A match at its start, from the number of players, all options and the match's luck."""
    start: Callable[[S], dict[str, Any]]
    """`start` of a record: the layout right after the deal, all cards open."""
    result: Callable[[S], dict[str, Any]]
    """What `result` of a record has besides ranking and scores."""
    chance: Callable[[Sequence[Any]], list[dict[str, Any]]]
    """`chance` of a record: what luck did, out of the facts that one move logged."""

    write: Callable[[int], str]
    """An action in notation."""
    parse: Callable[[str], int]
    """Notation back into the action; ValueError when the text is no action of this game."""
    label: Callable[[int], str]
    """An action in words, as a button would say it."""
    tell: Callable[[Any, Sequence[str]], str]
    """A shown event as a sentence, with the players' names."""
    table: Callable[[V, Sequence[str]], str]
    """A view as text, with the players' names."""

    facts: Callable[[S, int], dict[str, str]]
    """The facts for a refusal of an action, drawn only from what the seat to act can know."""
    view: Callable[[S, Viewer], V]
    """What a viewer knows, built up from nothing."""
    show: Callable[[Any, Viewer], Event]
    """What a viewer sees of a fact."""
    imagine: Callable[[V], S]
    """A state that looks like this view to its viewer; hidden cards lie anywhere until `redeal` deals them."""
    view_type: type[V]
    heuristic: Callable[[], Policy]
    """A sensible fast player."""
    remark: Callable[[S, int], str] = lambda state, action: ""
    """What is to be said for or against a legal action, from what the seat to act can know."""
    earlier: "tuple[AnyGame, ...]" = ()
    """The game by its former rules, the newest first, for as long as matches are stored that were played by them."""
    progress: Callable[[S], list[int]] = lambda state: state.scores()
    """How far each seat has got, for a chart of the match: the scores, unless these say nothing before the end."""
    own_guide: Callable[[], Guide] | None = None
    """What a search wants to know of the game, where more than the heuristic is to be said."""
    words: Traversable | None = None
    """The folder of its words: a folder a language, with `rules.md` in it."""

    def guide(self) -> Guide:
        """A new guide for a search."""
        return Guide(self.heuristic()) if self.own_guide is None else self.own_guide()

    def reason(self, code: int) -> Reason:
        for reason in self.reasons:
            if reason.code == code:
                return reason
        raise LookupError(f"{self.title} has no reason for the refusal code {code}")

    def explain(self, code: int, facts: Mapping[str, str]) -> Refusal:
        """A refusal code in words."""
        reason = self.reason(code)
        return Refusal(reason.name, reason.clause, reason.text.format_map(facts), dict(facts))

    def check_players(self, players: int) -> None:
        if not self.min_players <= players <= self.max_players:
            raise UsageError(f"{self.title} is for {self.min_players} to {self.max_players} players, not {players}")

    def check_options(self, players: int, given: Options) -> dict[str, OptionValue]:
        """Every option with its value, the given ones checked."""
        names = [option.name for option in self.options]
        for name in given:
            if name not in names:
                known = ", ".join(names) or "none"
                raise UsageError(f"{self.title} has no option {name!r}; its options are: {known}")
        return {
            option.name: _checked(option, players, given.get(option.name, option.default)) for option in self.options
        }

    def recorded_options(self, options: Options) -> dict[str, OptionValue]:
        """The options that stand in a record."""
        return {
            option.name: options[option.name]
            for option in self.options
            if not (option.is_setup and options[option.name] == option.default)
        }


AnyGame = Game[Any, Any]


def _checked(option: Option, players: int, value: OptionValue) -> OptionValue:
    if isinstance(value, list):
        choices = [choice for choice in option.choices if choice != option.default]
        if not option.per_seat:
            raise UsageError(f"option {option.name} takes one value, not a list")
        if len(value) != players:
            raise UsageError(f"option {option.name} names {len(value)} for {players} players")
        for one in value:
            if one not in choices:
                raise UsageError(f"option {option.name}: {one!r} is not one of {_listed(choices)}")
            if value.count(one) > 1:
                raise UsageError(f"option {option.name}: {one!r} is chosen twice")
        return value
    choices = [choice for choice in option.choices if isinstance(choice, bool | str) or choice < players]
    if not any(value == choice and type(value) is type(choice) for choice in choices):
        raise UsageError(f"option {option.name}: {value!r} is not one of {_listed(choices)}")
    if option.per_seat and value != option.default:
        raise UsageError(
            f"option {option.name}: one choice for each of the {players} seats, or {option.default}, not {value!r}"
        )
    return value


def _listed(choices: Sequence[bool | int | str]) -> str:
    return ", ".join(str(choice).lower() if isinstance(choice, bool) else str(choice) for choice in choices)


def seat_of(viewer: Viewer) -> int:
    """The seat to give to `State.redeal` for a viewer."""
    if viewer == "open":
        raise UsageError("nothing is hidden from somebody who sees all cards")
    return SPECTATOR if viewer == "spectator" else viewer


def determinize(game: Game[S, V], view: V, rng: Rng) -> S:
    """A full state as the viewer might imagine it: what is hidden, dealt at random. Needs nothing but the view."""
    state = game.imagine(view)
    state.redeal(seat_of(view.viewer), rng)
    return state
