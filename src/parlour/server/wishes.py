"""What a guest may ask of a table, whichever way they came: the one way in for REST and WebSocket."""

import asyncio

from msgspec.structs import replace

from parlour.engine.game import Refusal, Wish
from parlour.server.hall import Hall
from parlour.server.ledger import NoSuchTable
from parlour.server.limits import Limits
from parlour.server.names import proper_text
from parlour.server.protocol import Acknowledged, Advice, Do
from parlour.server.refusals import refusal, refuse
from parlour.server.room import Room
from parlour.server.thinking import question
from parlour.table import Guest, Refused
from parlour.table.commands import Agree, Say


async def room_of(hall: Hall, table_id: str) -> Room:
    """The room of a table, for whoever has its id."""
    try:
        return await hall.room(table_id)
    except NoSuchTable:
        raise Refused(refusal("no_table")) from None


async def room_for(hall: Hall, table_id: str, guest: Guest) -> Room:
    """The room of a table, for a guest who may follow it."""
    room = await room_of(hall, table_id)
    if not room.admits(guest):
        refuse("removed" if guest.id in room.table.removed else "locked")
    return room


def readable(text: str) -> str:
    """What somebody writes for others to read, as these see it."""
    found = proper_text(text)
    if not found:
        refuse("nothing_said")
    return found


async def carry_out(room: Room, guest: Guest, address: str, limits: Limits, do: Do) -> Acknowledged:
    """Carries a command out to its end, whatever becomes of the connection meanwhile."""
    if isinstance(do.command, Say):
        do = replace(do, command=Say(readable(do.command.text)))
    is_done = (guest.id, do.id) in room.table.done  # and adds nothing, however often it is sent
    if not is_done and not limits.allows_command(do.command, guest.id, address):
        refuse("too_fast")
    is_made_public = isinstance(do.command, Agree) and do.command.terms.is_public and not room.table.terms.is_public
    if is_made_public and not is_done and not limits.allows_public(address):
        refuse("too_fast")
    return await asyncio.shield(asyncio.create_task(room.carry_out(guest, do)))


async def why_not(room: Room, guest: Guest, wish: Wish) -> Refusal | None:
    """Why a guest can do nothing now that has these parts."""
    async with room.at_rest() as table:
        seat = table.seat_of(guest.id)
        if table.match is None or seat is None:
            return refusal("not_seated")
        return table.match.why_not_so(wish, seat)


async def advise(room: Room, guest: Guest, address: str, limits: Limits, command_id: str) -> Advice:
    """What the bots think of a guest's moves."""
    if not limits.allows_hint(guest.id, address):
        refuse("too_fast")
    async with room.advising:
        async with room.at_rest() as table:
            seat = table.seat_of(guest.id)
            if not table.terms.hints:
                refuse("no_hints")
            if seat is None or table.to_act != seat:
                refuse("hints_in_turn")
            seq, asked = table.seq, question(table, seat)
        return Advice(command_id, seq, await room.worker.thinkers.advise(asked))
