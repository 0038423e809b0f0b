"""Tables: the lists, opening one, and what goes on there without a WebSocket."""

from collections import Counter
from collections.abc import Sequence
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter
from msgspec.structs import replace

from parlour.engine.game import BadOption, UsageError
from parlour.server import protocol
from parlour.server.audience import BACKLOG
from parlour.server.codes import fresh_codes
from parlour.server.hall import Hall
from parlour.server.ledger import TABLE_ID
from parlour.server.limits import Limits
from parlour.server.names import proper_name
from parlour.server.protocol import Acknowledged, Do, NewTable, TableCode, TableFound, TableLine
from parlour.server.refusals import refusal, refuse
from parlour.server.routes.answers import AnyRequest, json_of, long_answer
from parlour.server.routes.games import game_of
from parlour.server.wishes import carry_out, room_for
from parlour.store import Summary
from parlour.table import Guest, Refused, open_table
from parlour.table.stream import Position, TableInfo, Update, position, table_info

NAMELESS = "#0"
"""In place of a name that nobody could read."""
LISTED = 50
"""How many tables a list shows."""
LOOKED_THROUGH = 500
"""Of how many public tables it chooses."""

TableId = Annotated[str, Parameter(description="The id of a table: 16 letters, digits, - and _.")]


def lines_of(bodies: Sequence[bytes]) -> list[TableLine]:
    """Lines of tables as they were written down; with names that others see, as the first version did not ask for."""
    lines = [msgspec.json.decode(body, type=TableLine) for body in bodies]
    return [replace(line, names=[name and (proper_name(name) or NAMELESS) for name in line.names]) for line in lines]


@get("/api/tables")
async def list_tables(hall: Hall) -> list[TableLine]:
    """Public tables that wait for players or play, the newest of everybody first."""
    newest = await hall.worker.store.public(LOOKED_THROUGH)
    return lines_of([summary.body for summary in by_turns(newest)[:LISTED]])


def by_turns(summaries: Sequence[Summary]) -> list[Summary]:
    """The first table of everybody, then the second: whoever has many hides nobody else's."""
    had: Counter[str] = Counter()
    turns = []
    for summary in summaries:
        owner = summary.guests[0] if summary.guests else ""
        turns.append(had[owner])
        had[owner] += 1
    return [summaries[number] for number in sorted(range(len(summaries)), key=turns.__getitem__)]


@get("/api/tables/mine")
async def list_mine(guest: Guest, hall: Hall) -> list[TableLine]:
    """Tables at which I have sat, the newest first, but for those that I have put away."""
    return await lines_for(guest, hall)


async def lines_for(guest: Guest, hall: Hall) -> list[TableLine]:
    mine = await hall.worker.store.of_guest(guest.id, LISTED)
    lines = lines_of([summary.body for summary in mine])
    return [
        replace(line, is_my_turn=line.waits_for is not None and line.waits_for == seat_at(line, summary, guest))
        for line, summary in zip(lines, mine, strict=True)
    ]


def seat_at(line: TableLine, summary: Summary, guest: Guest) -> int | None:
    """Where a guest sits: the people of a summary are in the order of their seats."""
    seats = [seat for seat, name in enumerate(line.names) if name and seat not in line.bots]
    return dict(zip(summary.guests, seats, strict=False)).get(guest.id)


@post("/api/tables/{table:str}/put-away", status_code=200)
async def put_away(table: TableId, guest: Guest, hall: Hall, limits: Limits, address: str) -> list[TableLine]:
    """Leaves a table out of my list from now on, which is the answer. Nothing changes at the table, and its link still
    leads there."""
    if not limits.allows_message(guest.id, address):
        refuse("too_fast")
    # What is no id is not asked for: not every database takes every character.
    if not TABLE_ID.fullmatch(table) or not await hall.worker.store.put_away(guest.id, table):
        refuse("no_table")
    return await lines_for(guest, hall)


@post("/api/tables", status_code=201)
async def new_table(data: NewTable, guest: Guest, hall: Hall, limits: Limits, address: str) -> TableInfo:
    """Opens a table with me in the first seat, or on a screen that has none."""
    chosen = game_of(data.game)
    is_allowed = limits.allows_table(guest.id, address)
    if not is_allowed or (data.terms.is_public and not limits.allows_public(address)):
        refuse("too_fast")
    try:
        secret = hall.worker.fresh_secret()
        opened = open_table(chosen, data.options, data.terms, guest, data.seats, secret, is_screen=data.is_screen)
    except BadOption as error:
        raise Refused(refusal("bad_option", option=error.option)) from None
    except UsageError:
        raise Refused(refusal("bad_players", least=chosen.min_players, most=chosen.max_players)) from None
    room = await hall.open(hall.worker.fresh_id(), opened, guest)
    async with room.at_rest() as opened_table:
        return table_info(opened_table)


@get("/api/tables/{table:str}")
async def show_table(table: TableId, guest: Guest, hall: Hall) -> TableInfo:
    """What everybody may know of a table whose id they have."""
    room = await room_for(hall, table, guest)
    async with room.at_rest() as shown:
        return table_info(shown)


@get("/api/tables/{table:str}/position")
async def show_position(table: TableId, guest: Guest, hall: Hall) -> Position:
    """How things stand for me: what the WebSocket sends after each entry."""
    room = await room_for(hall, table, guest)
    async with room.at_rest() as shown:
        return position(shown, shown.viewer(guest.id))


@get("/api/tables/{table:str}/updates", is_packed=True, responses=json_of(list[Update]))
async def show_updates(
    request: AnyRequest,
    table: TableId,
    guest: Guest,
    hall: Hall,
    before: Annotated[int, Parameter(ge=1, le=2**53, description="The first entry that I know.")],
    count: Annotated[int, Parameter(ge=1, le=BACKLOG)] = BACKLOG,
) -> Response[bytes]:
    """What happened before an entry, as far as I may know it: what the WebSocket no longer tells whoever comes."""
    room = await room_for(hall, table, guest)
    return await long_answer(request, protocol.encode(await room.earlier(guest, before, count)))


@post("/api/tables/{table:str}/code", status_code=200)
async def name_table(table: TableId, guest: Guest, hall: Hall, limits: Limits, address: str) -> TableCode:
    """Four letters that lead to a table as its link does, while it waits for players."""
    if not limits.allows_message(guest.id, address):
        refuse("too_fast")
    room = await room_for(hall, table, guest)
    async with room.at_rest() as named:
        if named.phase != "lobby":
            refuse("in_play")
    code = await hall.worker.store.code(named.id, fresh_codes(), hall.worker.now())
    if code is None:
        refuse("busy")
    return TableCode(code)


@post("/api/code", status_code=200)
async def find_table(data: TableCode, guest: Guest, hall: Hall, limits: Limits, address: str) -> TableFound:
    """Which table waits under a code. Wrong ones are counted, so that nobody finds a table by trying."""
    if not limits.allows_guess(address):
        refuse("too_many_guesses")
    table = await hall.worker.store.under_code(data.code.upper(), hall.worker.now())
    if table is None:
        refuse("no_code")
    limits.give_guess_back(address)
    await room_for(hall, table, guest)
    return TableFound(table)


@post("/api/tables/{table:str}/commands", status_code=200)
async def command_table(
    table: TableId, data: Do, guest: Guest, hall: Hall, limits: Limits, address: str
) -> Acknowledged:
    """Carries a command out (`Sit` joins the table): the same as over the WebSocket, and within the same limits."""
    if not limits.allows_message(guest.id, address):
        refuse("too_fast")
    return await carry_out(await room_for(hall, table, guest), guest, address, limits, data)


HANDLERS = [
    list_tables,
    list_mine,
    put_away,
    new_table,
    show_table,
    show_position,
    show_updates,
    name_table,
    find_table,
    command_table,
]
