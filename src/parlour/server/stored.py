"""How a table stands in the store: the lines of its log, and the summary that lists show."""

from msgspec.structs import replace

from parlour.server.identity import properly_named
from parlour.server.protocol import TableLine, encode
from parlour.store import Line, Summary
from parlour.store.line import WaitsFor
from parlour.table import Entry, Opened, Person, Table
from parlour.table.entries import Occupant, Reacted, Said, Sat
from parlour.table.written import read_entry


def entry_of(line: Line) -> Entry:
    """An entry of the log. The first version wrote down whatever somebody called themselves; here it is proper."""
    entry = read_entry(line.body)
    what = entry.what
    match what:
        case Opened(seats=seats):
            named: list[Occupant] = [
                replace(one, guest=properly_named(one.guest)) if isinstance(one, Person) else one for one in seats
            ]
            return entry if named == seats else replace(entry, what=replace(what, seats=named))
        case Sat(guest=guest) | Said(guest=guest) | Reacted(guest=guest) if properly_named(guest) != guest:
            return replace(entry, what=replace(what, guest=properly_named(guest)))
        case _:
            return entry


def line_of(table_id: str, entry: Entry) -> Line:
    return Line(table_id, entry.seq, entry.at, encode(entry))


def waits_for(table: Table) -> WaitsFor:
    """Who has to do something before a table goes on."""
    if table.deals_at is not None:
        return "bot"  # a start that waits is made as a bot's move is: should this worker die, another makes it
    if table.to_act is None or not table.people():  # bots who play alone wait for somebody to look
        return "nobody"
    return "human" if table.bot_level(table.to_act) is None else "bot"


def summary_of(table: Table) -> Summary:
    """What lists say of a table."""
    people = [occupant.guest for occupant in table.seats if isinstance(occupant, Person)]
    return Summary(
        table=table.id,
        game=table.game.id,
        phase=table.phase,
        is_public=table.terms.is_public and not table.is_locked,
        waits_for=waits_for(table),
        guests=tuple(guest.id for guest in people),
        updated=table.entries[-1].at,
        body=encode(table_line(table)),
        source=None if table.branch is None else table.branch.table,
    )


def table_line(table: Table) -> TableLine:
    kinds = [type(occupant).__name__ for occupant in table.seats]
    seat = table.to_act
    return TableLine(
        id=table.id,
        game=table.game.id,
        phase=table.phase,
        names=table.names(),
        free=kinds.count("Empty"),
        bots=[seat for seat, kind in enumerate(kinds) if kind == "Bot"],
        updated=table.entries[-1].at,
        ranking=table.match.result().ranking if table.match is not None and table.phase == "over" else None,
        is_locked=table.is_locked,
        is_practice=table.is_practice,
        branch=table.branch,
        waits_for=seat if waits_for(table) == "human" else None,
    )
