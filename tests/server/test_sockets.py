"""WebSockets below the protocol: frames, heads and silence of clients that mean no good."""

import asyncio
import contextlib
import itertools
import secrets
import socket
from base64 import b64encode
from contextlib import ExitStack
from pathlib import Path

import pytest
from websockets.frames import Frame, Opcode

from parlour.server.connections import BESIDES
from parlour.server.limits import Limits
from parlour.server.sockets import FRAMES, FRAMES_AT_ONCE
from parlour.server.usual import SOCKETS_OF_ADDRESS
from tests.server.running import COOKIE, PATIENCE, Live, Person, Server


def frame(opcode: Opcode, data: bytes = b"", *, fin: bool = True) -> bytes:
    """A frame as clients send it."""
    return Frame(opcode, data, fin).serialize(mask=True)


def upgrade(server: Server, table: str, *headers: str, cookie: str = "") -> socket.socket:
    """A connection that has asked to become a WebSocket."""
    fields = [
        f"host: {server.url[7:]}",
        f"origin: {server.url}",
        f"cookie: {COOKIE}={cookie}",
        "upgrade: websocket",
        "connection: upgrade",
        "sec-websocket-version: 13",
        f"sec-websocket-key: {b64encode(secrets.token_bytes(16)).decode()}",
    ]
    made = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    lines = [f"GET /api/tables/{table}/live HTTP/1.1", *fields, *headers, "", ""]
    made.sendall("\r\n".join(lines).encode())
    return made


def until_end(connection: socket.socket) -> bytes:
    """All that the server says until it ends the connection."""
    said = b""
    with contextlib.suppress(ConnectionResetError):
        while more := connection.recv(65536):
            said += more
    return said


async def write(live: Live, data: bytes) -> None:
    """Sends bytes as they are, while the client goes on reading and answering pings."""
    live._socket.transport.write(data)


# --- too many frames

SMALL = {
    "pings": frame(Opcode.PING),
    "pongs": frame(Opcode.PONG),
    "continuations": frame(Opcode.CONT, fin=False),
    "texts": frame(Opcode.TEXT),
}


@pytest.mark.parametrize("kind", SMALL)
def test_who_sends_too_many_frames_is_let_go_and_the_others_play_on(strict: Server, kind: str) -> None:
    ada, eve = Person(strict.url, "Ada"), Person(strict.url, "Eve")
    table = ada.open_table("digdig", None)
    first = frame(Opcode.TEXT, b"x", fin=False) if kind == "continuations" else b""

    async def attack() -> None:
        async with ada.at(table) as one, eve.at(table) as two:
            await one.ready()
            await two.ready()
            await write(two, first + SMALL[kind] * 20 * FRAMES_AT_ONCE)
            await two.until_closed()
            assert two.closed == 1008
            assert await one.do("Say", text="still here")

    asyncio.run(attack())


def test_all_the_connections_of_an_address_together_send_no_more_frames_than_can_be_read_beside_play() -> None:
    """A frame takes some ten microseconds: a tenth of a processor, as long as the operator does not allow more."""
    assert FRAMES * SOCKETS_OF_ADDRESS <= 10_000
    assert Limits(is_limited=True).messages.rate < FRAMES


def test_as_many_frames_as_are_allowed_at_once_are_answered(strict: Server) -> None:
    ada = Person(strict.url, "Ada")
    table = ada.open_table("digdig", None)

    async def play() -> None:
        async with ada.at(table) as one:
            await one.ready()
            await write(one, frame(Opcode.PONG) * (FRAMES_AT_ONCE // 2))
            assert (await one.ask("Ping"))["type"] == "Pong"
            pong = await one._socket.ping()
            await write(
                one, frame(Opcode.TEXT, b'{"type": "Ping", ', fin=False) + frame(Opcode.CONT, b'"id": "in two"}')
            )
            await one.until(lambda: "in two" in one.answers)
            await pong

    asyncio.run(play())


def test_messages_of_many_slices_arrive_whole_and_in_order(server: Server) -> None:
    ada = Person(server.url, "Ada")
    table = ada.open_table("digdig", None)

    async def play() -> None:
        async with ada.at(table) as one:
            await one.ready()
            names = [f"{number}-{'x' * 40}" for number in range(300)]
            padding = b" " * 10_000
            await write(
                one, b"".join(frame(Opcode.TEXT, f'{{"type": "Ping", "id": "{n}"}}'.encode() + padding) for n in names)
            )
            await one.until(lambda: names[-1] in one.answers)
            assert [name for name in one.answers if name in names] == names

    asyncio.run(play())


# --- heads

HALF_MADE = {
    "a body": ["content-length: 5"],
    "a body in chunks": ["transfer-encoding: chunked"],
    "a long header": [f"x-long: {'a' * 9000}"],
    "many headers": [f"x-{number}: 1" for number in range(130)],
    "another version": ["sec-websocket-version: 12"],
    "other letters": ["x-name: Zoë"],
}


@pytest.mark.parametrize("kind", HALF_MADE)
def test_an_upgrade_that_cannot_be_read_is_answered_and_ended(server: Server, kind: str) -> None:
    with upgrade(server, "A" * 16, *HALF_MADE[kind]) as connection:
        assert until_end(connection).startswith(b"HTTP/1.1 ")


@pytest.mark.parametrize("table", ["a" * 9000, "é" * 16, "%ff" * 16, "x/../.."])
def test_an_upgrade_of_a_strange_path_is_answered_and_ended(server: Server, table: str) -> None:
    with upgrade(server, table) as connection:
        assert until_end(connection).startswith(b"HTTP/1.1 ")


def test_websockets_count_among_the_connections_of_their_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")  # else everybody on this machine may be a proxy for many
    with Server(f"sqlite:///{tmp_path}/tables.db", "--connections", "10") as server, ExitStack() as stack:
        ada = Person(server.url)
        table = ada.open_table("digdig", None)
        sockets = [stack.enter_context(upgrade(server, table, cookie=ada.cookie)) for _ in range(10)]
        for connection in sockets:
            assert connection.recv(12) == b"HTTP/1.1 101"
        others = [socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) for _ in range(BESIDES)]
        for connection in others:
            stack.enter_context(connection)
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as one_too_many:
            with contextlib.suppress(OSError):
                one_too_many.sendall(f"GET /api/levels HTTP/1.1\r\nhost: {server.url[7:]}\r\n\r\n".encode())
            assert until_end(one_too_many) == b""
        for connection in (*sockets, *others):
            connection.close()
        assert ada.ask("GET", "/api/me").status_code == 200


def test_who_asks_for_websockets_too_often_is_refused(strict: Server) -> None:
    def ask_at_once(count: int) -> list[bytes]:
        with ExitStack() as stack:
            connections = [stack.enter_context(upgrade(strict, "A" * 16)) for _ in range(count)]
            return [connection.recv(12)[-3:] for connection in connections]

    answers = itertools.chain.from_iterable(ask_at_once(100) for _ in range(50))
    assert b"429" in answers


# --- what is no text, and what comes too early


def test_a_text_that_is_none_ends_the_connection(server: Server) -> None:
    ada = Person(server.url, "Ada")
    table = ada.open_table("digdig", None)
    parts = frame(Opcode.TEXT, b'{"\xc3', fin=False) + frame(Opcode.CONT, b"\x28")

    async def attack() -> None:
        for wrong in (frame(Opcode.TEXT, b"\xff"), parts):
            async with ada.at(table) as one:
                await one.ready()
                await write(one, wrong)
                await one.until_closed()
                assert one.closed == 1007

    asyncio.run(attack())
    assert "Traceback" not in "".join(server.output)


def test_frames_before_the_answer_leave_no_trace(server: Server) -> None:
    ada = Person(server.url, "Ada")
    table = ada.open_table("digdig", None)
    for _, cookie in itertools.product(range(20), ("", ada.cookie)):
        with upgrade(server, table, cookie=cookie) as connection, contextlib.suppress(OSError):
            connection.sendall(frame(Opcode.PING) * 10)
            connection.shutdown(socket.SHUT_WR)
            until_end(connection)
    assert ada.ask("GET", "/api/me").status_code == 200
    assert "Traceback" not in "".join(server.output)


# --- who does not read


def test_who_neither_reads_nor_answers_pings_counts_as_away(server: Server) -> None:
    ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
    table = ada.start_with(ben, "digdig")
    pings = frame(Opcode.PING, b"x" * 125) * 500

    async def watch() -> None:
        async with ada.at(table) as one:
            await one.ready()
            with upgrade(server, table, cookie=ben.cookie) as connection:
                await one.until(lambda: one.presence.get("seats") == [True, True])
                with contextlib.suppress(OSError):
                    for _ in range(100):  # more than what the system keeps for who does not read
                        await asyncio.to_thread(connection.sendall, pings)
                await one.until(lambda: one.presence["seats"] == [True, False])

    asyncio.run(watch())
