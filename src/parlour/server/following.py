"""The WebSocket of those who look at a finished match together; the same limits hold as at a table."""

from functools import partial

from litestar import websocket

from parlour.server import protocol
from parlour.server.client import Client
from parlour.server.limits import Limits
from parlour.server.live import AnyWebSocket, answer_to, arriving, connected, receive, turn_away
from parlour.server.people import People, Session
from parlour.server.protocol import (
    Done,
    Erase,
    FromFollower,
    Note,
    PassCrown,
    Ping,
    Pong,
    Show,
    TakeCrown,
)
from parlour.server.refusals import refuse
from parlour.server.together import Together
from parlour.table import Refused


@websocket("/api/tables/{table:str}/together")
async def follow(
    socket: AnyWebSocket,
    table: str,
    together: Together,
    limits: Limits,
    people: People,
    session: Session | None,
    address: str,
) -> None:
    """Look at a finished match with others: see docs/protocol.md."""
    await socket.accept()
    try:
        with arriving(limits, people, session, address, is_screen=False) as client:
            await _serve(socket, together, limits, client, table)
    except Refused as refused:
        await turn_away(socket, refused.refusal)


async def _serve(socket: AnyWebSocket, together: Together, limits: Limits, client: Client, table: str) -> None:
    try:
        await together.moves(table)
    except Refused as refused:  # who is turned away keeps their place until they have heard why
        await turn_away(socket, refused.refusal)
        return
    async with connected(socket, client, together.worker.now(), lambda: together.leave(table, client)):
        await together.join(table, client)
        fulfil = partial(_fulfil, together, table, client, limits)
        await receive(socket, client, limits, lambda message: answer_to(message, protocol.decode_follower, fulfil))


async def _fulfil(together: Together, table: str, client: Client, limits: Limits, wish: FromFollower) -> Done | Pong:
    match wish:
        case Ping(name):
            return Pong(name, together.worker.now())
        case Show():
            await together.go(table, client.guest, wish)
        case PassCrown(_, to):
            await together.pass_crown(table, client.guest, to)
        case TakeCrown():
            await together.take_crown(table, client.guest)
        case Note():
            if not limits.allows_talk(client.guest.id, client.address):
                refuse("too_fast")
            await together.note(table, client.guest, wish)
        case Erase(_, note):
            await together.erase(table, client.guest, note)
    return Done(wish.id)
