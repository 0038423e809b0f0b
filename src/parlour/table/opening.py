"""How a table begins, and how one ends that nobody needs."""

from collections.abc import Sequence

from msgspec.structs import replace

from parlour.engine.fair import SCHEME
from parlour.engine.game import AnyGame, Options
from parlour.table.entries import Bot, Empty, Ended, Guest, Occupant, Opened, Person, Terms
from parlour.table.table import Table

BOT_NAMES = ("Badger", "Otter", "Heron", "Fox", "Mole", "Wren")
"""What the bot in each seat is called."""


def open_table(
    game: AnyGame,
    options: Options,
    terms: Terms,
    host: Guest,
    levels: Sequence[int | None],
    secret: str,
    *,
    is_screen: bool = False,
) -> Opened:
    """A new table with its host in the first seat, or in none when it is a screen that opens it.

    For each other seat the level of its bot, or None to leave it free. Raises `UsageError` when that does not go
    together.
    """
    seats: list[Occupant] = [] if is_screen else [Person(host)]
    players = len(seats) + len(levels)
    game.check_players(players)
    for seat, level in enumerate(levels, start=len(seats)):
        seats.append(Empty() if level is None else Bot(BOT_NAMES[seat], level))
    return Opened(
        game=game.id,
        rules_version=game.rules_version,
        options=game.check_options(players, options),
        terms=terms,
        host=host.id,
        seats=seats,
        secret=secret,
        fairness=SCHEME,
        screen=host.id if is_screen else None,
    )


def rematch(table: Table, secret: str) -> Opened:
    """The same people and bots once more, everybody one seat further."""
    seats = [replace(occupant, deputy=None) if isinstance(occupant, Person) else occupant for occupant in table.seats]
    return Opened(
        game=table.game.id,
        rules_version=table.game.rules_version,
        options=table.options,
        terms=table.terms,
        host=table.host,
        seats=seats[-1:] + seats[:-1],
        secret=secret,
        continues=table.id,
        fairness=SCHEME,
        screen=table.screen,
    )


def unneeded(table: Table) -> Ended | None:
    """The end of a table that was opened for a rematch when another was quicker, so that nobody was told of it."""
    return Ended() if table.phase == "lobby" else None


def closing(table: Table) -> Ended | None:
    """The end of a table that whoever runs the server closes, where it stands."""
    return None if table.has_ended else Ended()
