"""Try it from here: tables that go on from a moment of a finished match, and the list of them."""

from litestar import get, post

from parlour.server.hall import Hall
from parlour.server.limits import Limits
from parlour.server.protocol import NewBranch, TableLine
from parlour.server.refusals import refuse
from parlour.server.routes.tables import LISTED, LOOKED_THROUGH, TableId, by_turns, lines_of
from parlour.server.wishes import room_of
from parlour.table import Guest, open_branch
from parlour.table.stream import TableInfo, table_info


@post("/api/tables/{table:str}/branches", status_code=201)
async def new_branch(
    table: TableId, data: NewBranch, guest: Guest, hall: Hall, limits: Limits, address: str
) -> TableInfo:
    """Opens a table that goes on from a moment of a finished match, which whoever has its id may look at, with me in
    one of the seats."""
    room = await room_of(hall, table)
    if not limits.allows_table(guest.id, address):
        refuse("too_fast")
    async with room.at_rest() as source:
        secret = hall.worker.fresh_secret()
        opened = open_branch(source, guest, data.step, data.seat, data.level, data.cards, secret)
    branch = await hall.open(hall.worker.fresh_id(), opened, guest)
    async with branch.at_rest() as opened_table:
        return table_info(opened_table)


@get("/api/tables/{table:str}/branches")
async def list_branches(table: TableId, hall: Hall) -> list[TableLine]:
    """The branches of a finished match, the newest of everybody first. Whoever has the table's id may see them."""
    room = await room_of(hall, table)
    async with room.at_rest() as source:
        if source.phase != "over":
            refuse("not_over")
    newest = await hall.worker.store.branches(table, LOOKED_THROUGH)
    return lines_of([summary.body for summary in by_turns(newest)[:LISTED]])


HANDLERS = [new_branch, list_branches]
