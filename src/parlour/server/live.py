"""The WebSocket of a table: what one client sends, and what it is answered."""

import asyncio
import contextlib
import time
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.types.empty import EmptyType

from parlour.engine.game import Refusal
from parlour.server import protocol
from parlour.server.limits import Limits, address_of
from parlour.server.metrics import ANSWER_TIME, CLIENTS, REFUSALS
from parlour.server.people import NO_GUEST, People, Session
from parlour.server.protocol import (
    LARGEST_MESSAGE,
    PROTOCOL,
    Acknowledged,
    Advice,
    Advise,
    Allowed,
    Do,
    FromClient,
    FromServer,
    Ping,
    Pong,
    Welcome,
    Why,
    encode,
)
from parlour.server.rooms import Client, Hall, NoSuchTable, Room
from parlour.store import StoreError
from parlour.table import Guest, Refused
from parlour.table.commands import Agree

NOT_ADMITTED, NO_TABLE, TOO_MANY = 4403, 4404, 4429
"""Why a connection is closed: you may not follow this table, there is no such table, you have enough."""
POLICY = 1008
"""… too many messages in spite of refusals."""
FAREWELL = 2.0
"""Seconds for the last words of a connection that we close."""
PATIENCE = 500
"""After so many refusals for speed the connection is closed."""

AnyWebSocket = WebSocket[Any, Any, State]


TOO_FAST = Refusal("too_fast", "", "that was too much at once: wait a moment", {})
UNREADABLE = "this is no message of the protocol: {problem}"


async def follow(
    socket: AnyWebSocket, hall: Hall, limits: Limits, people: People, session: Session | None, table_id: str, after: int
) -> None:
    """Serves one connection from its first message to its last."""
    await socket.accept()
    address = address_of(socket.scope)
    if session is None:
        await _turn_away(socket, NO_GUEST, Refusal("no_guest", "", "who are you? POST /api/me first", {}))
        return
    guest = session.guest
    if not limits.allows_arrival(guest.id, address):
        await _turn_away(socket, TOO_MANY, TOO_FAST)
        return
    if not limits.allows_socket(guest.id, address):
        text = "you, or those who share your address, have too many connections: close one"
        await _turn_away(socket, TOO_MANY, Refusal("too_many", "", text, {}))
        return
    client = Client(guest, address)
    people.arrive(client, session.epoch)
    try:
        await _serve(socket, hall, limits, client, table_id, after)
    finally:
        people.leave(client)
        limits.give_socket_back(guest.id, address)


async def _serve(socket: AnyWebSocket, hall: Hall, limits: Limits, client: Client, table_id: str, after: int) -> None:
    try:
        room = await hall.room(table_id)
    except NoSuchTable:
        await _turn_away(socket, NO_TABLE, Refusal("no_table", "", "there is no such table", {}))
        return
    if not room.admits(client.guest):
        code = "removed" if client.guest.id in room.table.removed else "locked"
        await _turn_away(socket, NOT_ADMITTED, Refusal(code, "", "this table lets nobody in", {}))
        return
    client.send(encode(Welcome(PROTOCOL, client.guest, hall.now())))
    sender = asyncio.create_task(_send(socket, client))
    CLIENTS.inc()
    try:
        await room.join(client, after)
        await _receive(socket, hall, room.table.id, client, limits)
    finally:
        CLIENTS.dec()
        await _finish(sender, client)
        with contextlib.suppress(StoreError):
            await asyncio.shield(room.leave(client))


async def _finish(sender: asyncio.Task[None], client: Client) -> None:
    """Ends the sending, after what is still to be said when it was us who ended the connection."""
    if client.is_closed:
        await asyncio.wait([sender], timeout=FAREWELL)
    sender.cancel()


async def _turn_away(socket: AnyWebSocket, code: int, refusal: Refusal) -> None:
    REFUSALS.labels(refusal.code).inc()
    with contextlib.suppress(WebSocketException, RuntimeError):
        await socket.send_data(encode(protocol.Refused("", refusal)), mode="text")
        await socket.close(code, refusal.code)


async def _send(socket: AnyWebSocket, client: Client) -> None:
    """Sends what is queued until the connection ends or is to be closed."""
    with contextlib.suppress(WebSocketException, RuntimeError, OSError):
        while True:
            message = await client.next()
            if isinstance(message, int):
                await socket.close(message)
                return
            await socket.send_data(message, mode="text")


async def _receive(socket: AnyWebSocket, hall: Hall, table_id: str, client: Client, limits: Limits) -> None:
    """Answers messages until the connection ends."""
    too_fast = 0
    while True:
        try:
            message = await socket.receive_data(mode="text")
        except (WebSocketDisconnect, WebSocketException, KeyError, TypeError):
            return
        if client.is_closed:  # whether or not the other side has read that it is
            return
        if not limits.allows_message(client.guest.id, client.address):
            too_fast += 1
            if too_fast > PATIENCE:
                client.close(POLICY)
                return
            client.send(encode(protocol.Refused(_id_of(message), TOO_FAST)))
            continue
        began = time.perf_counter()
        answer = await _answer(hall, table_id, client, limits, message)
        if isinstance(answer, protocol.Refused):
            REFUSALS.labels(answer.refusal.code).inc()
        client.send(encode(answer))
        ANSWER_TIME.observe(time.perf_counter() - began)


class _Named(msgspec.Struct):
    id: str = ""


def _id_of(message: str) -> str:
    """The id of a message that is not looked at any closer."""
    try:
        return msgspec.json.decode(message, type=_Named).id if len(message) <= LARGEST_MESSAGE else ""
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


async def _answer(hall: Hall, table_id: str, client: Client, limits: Limits, message: str | EmptyType) -> FromServer:
    try:
        if not isinstance(message, str) or len(message) > LARGEST_MESSAGE:
            raise msgspec.DecodeError(f"messages are text of at most {LARGEST_MESSAGE} bytes")
        wish = protocol.decode_client(message)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        text = UNREADABLE.format(problem=error)
        return protocol.Refused("", Refusal("unreadable", "", text, {"problem": str(error)}))
    try:
        return await _fulfil(await hall.room(table_id), client, limits, wish)
    except Refused as refused:
        return protocol.Refused(wish.id, refused.refusal)
    except StoreError:
        text = "the table could not be written down: nothing has changed, try again"
        return protocol.Refused(wish.id, Refusal("store", "", text, {}))


async def _fulfil(room: Room, client: Client, limits: Limits, wish: FromClient) -> FromServer:
    match wish:
        case Do():
            return await carry_out(room, client.guest, client.address, limits, wish)
        case Why(command_id, action):
            refusal = await why_not(room, client.guest, action)
            return Allowed(command_id) if refusal is None else protocol.Refused(command_id, refusal)
        case Advise(command_id):
            if not limits.allows_hint(client.guest.id, client.address):
                raise Refused(TOO_FAST)
            return await advise(room, client.guest, command_id)
        case Ping(command_id):
            return Pong(command_id, room.hall.now())


async def carry_out(room: Room, guest: Guest, address: str, limits: Limits, do: Do) -> Acknowledged:
    """Carries a command out to its end, whatever becomes of the connection meanwhile: the one way in for all."""
    is_done = (guest.id, do.id) in room.table.done  # and adds nothing, however often it is sent
    if not is_done and not limits.allows_command(do.command, guest.id, address):
        raise Refused(TOO_FAST)
    is_made_public = isinstance(do.command, Agree) and do.command.terms.is_public and not room.table.terms.is_public
    if is_made_public and not is_done and not limits.allows_public(address):
        raise Refused(TOO_FAST)
    return await asyncio.shield(asyncio.create_task(room.carry_out(guest, do)))


async def why_not(room: Room, guest: Guest, action: str) -> Refusal | None:
    """Why a guest may not make a move now."""
    async with room.at_rest() as table:
        seat = table.seat_of(guest.id)
        if table.match is None or seat is None:
            return Refusal("not_seated", "", "take a seat, and wait for the cards", {})
        return table.match.why_not(action, seat)


async def advise(room: Room, guest: Guest, command_id: str) -> Advice:
    """What the bots think of a guest's moves."""
    async with room.advising:
        async with room.at_rest() as table:
            seat = table.seat_of(guest.id)
            if not table.terms.hints:
                raise Refused(Refusal("no_hints", "", "there are no hints at this table", {}))
            if seat is None or table.to_act != seat:
                raise Refused(Refusal("not_your_turn", "", "hints are for the seat whose turn it is", {}))
            seq, question = table.seq, room.question(seat)
        return Advice(command_id, seq, await room.hall.thinkers.advise(question))
