"""Tables of every kind, and actions that depend on nothing but the match and its position."""

from collections.abc import Iterator
from typing import Any

from parlour.engine.game import AnyGame, OptionValue
from parlour.engine.registry import game as game_by_id
from parlour.testing import Conformance

GAMES = ("diamoniak", "digdig", "dwarfking", "villains")


def tables() -> Iterator[tuple[str, int, dict[str, OptionValue]]]:
    """Every game with every number of players and every rule option; who sits or starts where is no rule."""
    for game_id in GAMES:

        class Kit(Conformance):
            game: AnyGame = game_by_id(game_id)  # type: ignore[misc]

        for players, options in Kit().tables():
            if not options.keys() & {"first", "first_dealer", "villains"}:
                yield game_id, players, options


def table_name(table: Any) -> str:
    game_id, players, options = table
    return "-".join([game_id, str(players), *(f"{name}={value}" for name, value in options.items())])


TABLES = list(tables())


def chosen(legal: list[int], number: int, move: int) -> int:
    """One of the legal actions, the same for the same move of the same match."""
    return legal[(number * 2_654_435_761 + move * 40_503) % 65_521 % len(legal)]
