"""The WebSocket of a table: what one client sends, and what it is answered."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from functools import partial
from typing import Any, Protocol, TypeVar

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.types.empty import EmptyType
from msgspec import Struct

from parlour.engine.game import Refusal
from parlour.server import protocol
from parlour.server.client import Client
from parlour.server.hall import Hall
from parlour.server.limits import Limits
from parlour.server.metrics import ANSWER_TIME, CLIENTS, REFUSALS
from parlour.server.people import People, Session
from parlour.server.protocol import (
    LARGEST_MESSAGE,
    PROTOCOL,
    Advise,
    Allowed,
    Do,
    FromClient,
    FromServer,
    MayUndo,
    Ping,
    Pong,
    Welcome,
    Why,
    encode,
)
from parlour.server.refusals import CLOSES, refusal, refuse
from parlour.server.room import Room
from parlour.server.wishes import advise, carry_out, room_for, why_not
from parlour.store import StoreError
from parlour.table import Refused
from parlour.table.commands import Agree, Clear, End, Hush, Lock, PassHost, Rematch, Remove, SitBot, Start

POLICY = 1008
"""Why a connection is closed: too many messages in spite of refusals."""
FAREWELL = 2.0
"""Seconds for the last words of a connection that we close."""
PATIENCE = 500
"""After so many refusals for speed the connection is closed."""

RUNNING = (Agree, SitBot, Clear, Remove, Lock, PassHost, Start, End, Hush, Rematch)
"""What can be done on a screen: setting and running a table, but nothing that a player does."""

AnyWebSocket = WebSocket[Any, Any, State]


class HasId(Protocol):
    """A message that is answered by its id."""

    @property
    def id(self) -> str: ...


Wished = TypeVar("Wished", bound=HasId)


@websocket("/api/tables/{table:str}/live")
async def live(
    socket: AnyWebSocket,
    table: str,
    hall: Hall,
    limits: Limits,
    people: People,
    session: Session | None,
    address: str,
) -> None:
    """Play: see docs/protocol.md. `after` is the last seq that the client has seen, `as` whether it is a screen."""
    after = socket.query_params.get("after", "0")
    seen = int(after[:9]) if after.isascii() and after.isdigit() else 0
    await socket.accept()
    try:
        is_screen = socket.query_params.get("as") == "screen"
        with arriving(limits, people, session, address, is_screen=is_screen) as client:
            await _serve(socket, hall, limits, client, table, seen)
    except Refused as refused:
        await turn_away(socket, refused.refusal)


@contextlib.contextmanager
def arriving(
    limits: Limits, people: People, session: Session | None, address: str, *, is_screen: bool
) -> Iterator[Client]:
    """Somebody connects, has a place while they do, and gives it back."""
    if session is None:
        refuse("no_guest")
    guest = session.admitted().guest
    if not limits.allows_arrival(guest.id, address):
        refuse("too_fast")
    if not limits.allows_socket(guest.id, address):
        refuse("too_many")
    client = Client(guest, address, is_screen=is_screen)
    people.arrive(client, session.epoch)
    try:
        yield client
    finally:
        people.leave(client)
        limits.give_socket_back(guest.id, address)


async def _serve(socket: AnyWebSocket, hall: Hall, limits: Limits, client: Client, table_id: str, after: int) -> None:
    """Serves one connection from its first message to its last."""
    try:
        room = await room_for(hall, table_id, client.guest)
    except Refused as refused:  # who is turned away keeps their place until they have heard why
        await turn_away(socket, refused.refusal)
        return
    async with connected(socket, client, hall.worker.now(), lambda: room.leave(client)):
        await room.join(client, after)
        fulfil = partial(_wished, hall, table_id, client, limits)
        await receive(socket, client, limits, lambda message: answer_to(message, protocol.decode_client, fulfil))


@contextlib.asynccontextmanager
async def connected(
    socket: AnyWebSocket, client: Client, now: int, leave: Callable[[], Awaitable[None]]
) -> AsyncIterator[None]:
    """Somebody is there: they are welcomed and sent what is queued, and leave whatever ends the connection."""
    client.send(encode(Welcome(PROTOCOL, client.guest, now)))
    sender = asyncio.create_task(send(socket, client))
    CLIENTS.inc()
    try:
        yield
    finally:
        CLIENTS.dec()
        await finish(sender, client)
        with contextlib.suppress(StoreError):
            await asyncio.shield(leave())


async def finish(sender: asyncio.Task[None], client: Client) -> None:
    """Ends the sending, after what is still to be said when it was us who ended the connection."""
    if client.is_closed:
        await asyncio.wait([sender], timeout=FAREWELL)
    sender.cancel()


async def turn_away(socket: AnyWebSocket, refused: Refusal) -> None:
    """Says why nobody is let in, and closes the connection."""
    REFUSALS.labels(refused.code).inc()
    with contextlib.suppress(WebSocketException, RuntimeError):
        await socket.send_data(encode(protocol.Refused("", refused)), mode="text")
        await socket.close(CLOSES[refused.code], refused.code)


async def send(socket: AnyWebSocket, client: Client) -> None:
    """Sends what is queued until the connection ends or is to be closed."""
    with contextlib.suppress(WebSocketException, RuntimeError, OSError):
        while True:
            message = await client.next()
            if isinstance(message, int):
                await socket.close(message)
                return
            await socket.send_data(message, mode="text")


async def receive(
    socket: AnyWebSocket, client: Client, limits: Limits, answered: Callable[[str | EmptyType], Awaitable[Struct]]
) -> None:
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
            client.send(encode(protocol.Refused(id_of(message), refusal("too_fast"))))
            continue
        began = time.perf_counter()
        answer = await answered(message)
        if isinstance(answer, protocol.Refused):
            REFUSALS.labels(answer.refusal.code).inc()
        client.send(encode(answer))
        ANSWER_TIME.observe(time.perf_counter() - began)


class _Named(msgspec.Struct):
    id: protocol.CommandId = ""


def id_of(message: str | EmptyType) -> str:
    """The id of a message that is not looked at any closer, or cannot be read any further."""
    if not isinstance(message, str) or len(message) > LARGEST_MESSAGE:
        return ""
    try:
        return msgspec.json.decode(message, type=_Named).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


async def answer_to(
    message: str | EmptyType, decode: Callable[[str], Wished], fulfil: Callable[[Wished], Awaitable[Struct]]
) -> Struct:
    """What a message is answered by: whatever is wrong with it is said, and changes nothing."""
    try:
        if not isinstance(message, str) or len(message) > LARGEST_MESSAGE:
            raise msgspec.DecodeError(f"messages are text of at most {LARGEST_MESSAGE} bytes")
        wish = decode(message)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        return protocol.Refused(id_of(message), refusal("unreadable", problem=str(error)))
    try:
        return await fulfil(wish)
    except Refused as refused:
        return protocol.Refused(wish.id, refused.refusal)
    except StoreError:
        return protocol.Refused(wish.id, refusal("store"))


async def _wished(hall: Hall, table_id: str, client: Client, limits: Limits, wish: FromClient) -> FromServer:
    return await _fulfil(await hall.room(table_id), client, limits, wish)


def _is_for_screens(wish: FromClient) -> bool:
    """Whether a screen may ask for something: its guest may have a seat, and all look at the answer."""
    return isinstance(wish, Ping) or (isinstance(wish, Do) and isinstance(wish.command, RUNNING))


async def _fulfil(room: Room, client: Client, limits: Limits, wish: FromClient) -> FromServer:
    if client.is_screen and not _is_for_screens(wish):
        refuse("not_seated")
    match wish:
        case Do():
            return await carry_out(room, client.guest, client.address, limits, wish)
        case Why(command_id, parts):
            reason = await why_not(room, client.guest, parts)
            return Allowed(command_id) if reason is None else protocol.Refused(command_id, reason)
        case MayUndo(command_id):
            reason = await room.may_undo(client.guest)
            return Allowed(command_id) if reason is None else protocol.Refused(command_id, reason)
        case Advise(command_id):
            return await advise(room, client.guest, client.address, limits, command_id)
        case Ping(command_id):
            return Pong(command_id, room.worker.now())
