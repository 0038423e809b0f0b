"""What is said to a client at once is written at once, in order, and nothing of it is lost."""

import asyncio
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from parlour.server.sockets import TOGETHER, Socket


class Written:
    """As much of a transport as writing needs."""

    def __init__(self) -> None:
        self.pieces: list[bytes] = []

    def write(self, piece: bytes) -> None:
        self.pieces.append(piece)

    def close(self) -> None: ...

    def is_closing(self) -> bool:
        return False


def opened() -> tuple[Any, Written]:
    """A WebSocket whose handshake is done."""
    socket: Any = Socket.__new__(Socket)
    written = Written()
    socket.loop = asyncio.get_running_loop()
    socket.conn = ServerProtocol(state=State.OPEN)
    socket.transport = written
    socket.writable = asyncio.Event()
    socket.writable.set()
    socket.queue = asyncio.Queue()
    socket.handshake_complete, socket.initial_response = True, None
    socket.close_sent = socket.disconnected = socket.read_paused = False
    socket.close_timer, socket.close_timeout = None, 60.0
    socket._unwritten, socket._rest = 0, bytearray()
    return socket, written


def texts(*said: str) -> bytes:
    return b"".join(Frame(Opcode.TEXT, one.encode()).serialize(mask=False) for one in said)


def test_messages_that_follow_at_once_are_one_write() -> None:
    async def say() -> None:
        socket, written = opened()
        for text in ("one", "two", "three"):
            await socket.send({"type": "websocket.send", "text": text})
        assert written.pieces == []
        await asyncio.sleep(0)
        assert written.pieces == [texts("one", "two", "three")]
        await socket.send({"type": "websocket.send", "text": "four"})
        await asyncio.sleep(0)
        assert written.pieces[1:] == [texts("four")]

    asyncio.run(say())


def test_long_ones_do_not_wait() -> None:
    async def say() -> None:
        socket, written = opened()
        long = "x" * TOGETHER
        await socket.send({"type": "websocket.send", "text": "short"})
        await socket.send({"type": "websocket.send", "text": long})
        assert written.pieces == [texts("short", long)]
        await asyncio.sleep(0)
        assert len(written.pieces) == 1

    asyncio.run(say())


def test_a_farewell_comes_after_what_was_said_and_nothing_after_it() -> None:
    async def say() -> None:
        socket, written = opened()
        socket._go_on = lambda: None
        await socket.send({"type": "websocket.send", "text": "last words"})
        await socket.send({"type": "websocket.close", "code": 1000})
        (piece,) = written.pieces
        assert piece.startswith(texts("last words"))
        await asyncio.sleep(0)
        assert written.pieces == [piece]
        socket.close_timer.cancel()

    asyncio.run(say())


def test_what_arrives_takes_nothing_along_that_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer to a ping of somebody who does not read is dropped, and dropped alone."""
    monkeypatch.setattr("parlour.server.sockets.are_counted", lambda: False)

    async def hear() -> None:
        socket, written = opened()
        await socket.send({"type": "websocket.send", "text": "said"})
        socket._go_on = lambda: None
        socket._parse()
        assert written.pieces == [texts("said")]

    asyncio.run(hear())
