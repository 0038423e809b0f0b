"""`parlour admin`: for whoever runs a server."""

import asyncio
import datetime
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from parlour.cli.database import DatabaseOption, named_database, plainly
from parlour.cli.settings import MOST_DAYS
from parlour.engine.game import UsageError
from parlour.words.plain import plain

if TYPE_CHECKING:
    from parlour.store import Store

admin = typer.Typer(
    name="admin",
    help="For whoever runs a server: what is there, and who; end a table, ban or forget somebody, remove what is old.",
    no_args_is_help=True,
    add_completion=False,
)

Answer = TypeVar("Answer")
WITH_ID = {"ignore_unknown_options": True}
"""An id may begin with a dash, and is no option then."""
GuestId = Annotated[str, typer.Argument(metavar="GUEST", help="The id of a guest, as `parlour admin guests` says it.")]
Most = Annotated[int, typer.Option("--most", help="How many lines.", min=1)]
PHASES = ("lobby", "playing", "over", "abandoned")


@admin.command()
def tables(
    database: DatabaseOption = None,
    phase: Annotated[
        str | None, typer.Option(help=f"Only those that are {', '.join(PHASES[:-1])} or abandoned.")
    ] = None,
    most: Most = 50,
) -> None:
    """The tables, newest first: id, game, phase, when something last happened there, and who sits."""
    from parlour.server.routes.tables import lines_of

    if phase not in (None, *PHASES):
        raise UsageError(f"there is no phase {phase!r}: {', '.join(PHASES)}")

    async def ask(store: "Store") -> list[list[str]]:
        found = lines_of([one.body for one in await store.newest(most, phase)])  # type: ignore[arg-type]
        return [[one.id, one.game, one.phase, _when(one.updated), ", ".join(filter(None, one.names))] for one in found]

    _print(["TABLE", "GAME", "PHASE", "CHANGED", "PLAYERS"], _with_store(database, ask))


@admin.command()
def guests(
    named: Annotated[str, typer.Argument(metavar="[NAME]", help="Only those whose name has this in it.")] = "",
    database: DatabaseOption = None,
    most: Most = 50,
) -> None:
    """The guests who have a name or had a seat, those first who were here last."""
    import msgspec

    from parlour.server.identity import properly_named, unnamed
    from parlour.table import Guest

    async def ask(store: "Store") -> list[list[str]]:
        rows = []
        for one in await store.regulars():
            called = (
                unnamed(one.guest) if one.body is None else properly_named(msgspec.json.decode(one.body, type=Guest))
            )
            if named.casefold() in called.name.casefold():
                banned = "banned" if one.is_banned else ""
                rows.append([one.guest, called.name, str(one.tables), _when(one.updated), banned])
        return rows[:most]

    _print(["GUEST", "NAME", "TABLES", "LAST", ""], _with_store(database, ask))


@admin.command()
def sizes(database: DatabaseOption = None) -> None:
    """How much there is: tables in each phase, and rows of each kind."""

    async def ask(store: "Store") -> list[list[str]]:
        rows = [[f"tables, {phase}", f"{count:,}"] for phase, count in (await store.phases()).items()]
        return [*rows, *([name, f"{count:,}"] for name, count in (await store.sizes()).items() if name != "tables")]

    _print(["OF WHAT", "HOW MANY"], _with_store(database, ask))


@admin.command(context_settings=WITH_ID)
def end(table: Annotated[str, typer.Argument(help="The id of a table.")], database: DatabaseOption = None) -> None:
    """Ends a table where it stands; a server that runs tells whoever is there within three seconds."""
    from parlour.server.keeping import end as end_table
    from parlour.server.ledger import NoSuchTable

    async def ask(store: "Store") -> bool:
        try:
            return await end_table(store, table)
        except NoSuchTable:
            raise UsageError(f"there is no table {table!r}; `parlour admin tables` lists them") from None

    print(f"{table} has ended" if _with_store(database, ask) else f"{table} had ended already")


@admin.command(context_settings=WITH_ID)
def ban(guest: GuestId, database: DatabaseOption = None) -> None:
    """Lets a guest in no more; a server that runs sends them away within three seconds."""
    _ban(guest, database, is_banned=True)


@admin.command(context_settings=WITH_ID)
def unban(guest: GuestId, database: DatabaseOption = None) -> None:
    """Lets a guest in again."""
    _ban(guest, database, is_banned=False)


def _ban(guest: str, database: str | None, *, is_banned: bool) -> None:
    from parlour.server.keeping import NoSuchGuest
    from parlour.server.keeping import ban as ban_guest

    async def ask(store: "Store") -> str:
        try:
            return (await ban_guest(store, guest, is_banned=is_banned)).name
        except NoSuchGuest:
            raise _nobody(guest) from None

    name = plain(_with_store(database, ask))
    print(f"{guest} ({name}) is banned" if is_banned else f"{guest} ({name}) may come again")


@admin.command(context_settings=WITH_ID)
def forget(guest: GuestId, database: DatabaseOption = None) -> None:
    """Takes a guest's name and words out of all that is kept, and signs them out for good. Records still verify.

    Stop the server first, which has tables in memory. Backups of before still hold the name.
    """
    from parlour.server.keeping import NoSuchGuest
    from parlour.server.keeping import forget as forget_guest

    url = named_database(database)
    _see_that_it_is_there(url)
    with plainly():
        try:
            done = forget_guest(url, guest)
        except NoSuchGuest:
            raise _nobody(guest) from None
    print(f"{guest} is forgotten: {done.lines} lines of {done.tables} tables have changed")


@admin.command()
def prune(
    keep_days: Annotated[
        float, typer.Option(help="For how many days tables are kept after their end.", min=0, max=MOST_DAYS)
    ],
    database: DatabaseOption = None,
) -> None:
    """Removes tables that ended long ago, with their logs and records. Those that wait or are played at stay."""
    import time

    from parlour.server.keeping import prune as prune_tables

    async def ask(store: "Store") -> int:
        return await prune_tables(store, keep_days, time.time_ns() // 1_000_000)

    print(f"{_with_store(database, ask)} tables removed")


def _nobody(guest: str) -> UsageError:
    return UsageError(f"there is no guest {guest!r}; `parlour admin guests` lists them")


def _see_that_it_is_there(url: str) -> None:
    from parlour.store.backup import see_that_it_is_there
    from parlour.store.database import Database

    with plainly():
        see_that_it_is_there(Database.named(url))


def _with_store(database: str | None, ask: "Callable[[Store], Awaitable[Answer]]") -> Answer:
    """Asks a database that is there."""
    from parlour.store import Store

    url = named_database(database)
    _see_that_it_is_there(url)

    async def asked() -> Answer:
        store = await Store.open(url)
        try:
            return await ask(store)
        finally:
            await store.close()

    with plainly():
        return asyncio.run(asked())


def _when(moment: int) -> str:
    """A moment as a date and a time of day here; nothing for never, nor for one that no calendar has."""
    if not moment:
        return ""
    try:
        return datetime.datetime.fromtimestamp(moment / 1000).astimezone().strftime("%Y-%m-%d %H:%M")
    except (OverflowError, ValueError, OSError):
        return ""


def _print(heading: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    """Rows under a heading. Names are whatever a stranger wrote."""
    shown = [heading, *([plain(cell) for cell in row] for row in rows)]
    widths = [max(len(row[place]) for row in shown) for place in range(len(heading))]
    for row in shown:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
