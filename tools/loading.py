"""Scripted people for `tools.load`: as little work a message as can be, for script and server share a machine."""

import asyncio
import base64
import contextlib
import gc
import random
import secrets
import time
from collections.abc import Callable, Iterator
from typing import cast
from urllib.parse import urlsplit

import httpx
import msgspec
from msgspec import Struct

from parlour.server.identity import COOKIE

GAME = "diamoniak"


class Offer(Struct):
    action: str


class Info(Struct):
    phase: str


class Message(Struct):
    """As much of any message as the script needs."""

    type: str
    seq: int = 0
    offers: list[Offer] = []
    table: Info | None = None


decode = msgspec.json.Decoder(Message).decode


@contextlib.contextmanager
def quietly() -> Iterator[None]:
    """Without pauses to look for what is not needed any more."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        gc.unfreeze()


class Line(asyncio.Protocol):
    """A WebSocket to a table: text frames, whole, from a server that is trusted."""

    def __init__(self, head: bytes, heard: Callable[["Line", bytes], None]) -> None:
        self._head = head
        self._heard = heard
        self._rest = b""
        self._is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop has classes of its own
        self._transport.write(self._head)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server did not let us in"))

    def data_received(self, data: bytes) -> None:
        rest = self._rest + data if self._rest else data
        if not self._is_open:
            head, found, rest = rest.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._transport.abort()
                return
            self._is_open = True
            self.opened.set_result(None)
        start = 0
        while len(rest) - start >= 2:
            size, body = rest[start + 1], start + 2
            if size == 126:
                body += 2
                size = int.from_bytes(rest[body - 2 : body])
            elif size == 127:
                body += 8
                size = int.from_bytes(rest[body - 8 : body])
            if len(rest) < body + size:
                break
            if rest[start] == 0x81:
                self._heard(self, rest[body : body + size])
            elif rest[start] == 0x89:
                self._write(0x8A, rest[body : body + size])
            start = body + size
        self._rest = rest[start:]

    def send(self, text: bytes) -> None:
        self._write(0x81, text)

    def _write(self, kind: int, body: bytes) -> None:
        """A frame of fewer than 65,536 bytes. Its mask is zero: nobody between the two has to be protected."""
        size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2)
        self._transport.write(bytes([kind]) + size + bytes(4) + body)

    def close(self) -> None:
        self._transport.abort()


class Script:
    """One table with its two people, or with one and a bot; table after table, as each match ends."""

    def __init__(self, url: str, level: int | None) -> None:
        self.url = url
        self.level = level
        self.delays: list[float] = []
        self.refused = 0
        self.bot_moves = 0
        self._lines: list[Line] = []
        self._turn: tuple[Line, int, str] | None = None
        self._turned = asyncio.Event()
        self._answered = asyncio.Event()
        self._is_over = False

    async def open(self) -> None:
        """A new table, on which the cards are dealt."""
        self._turn, self._is_over = None, False
        self._turned.clear()
        async with httpx.AsyncClient(timeout=120, verify=False) as http:
            headers = []
            for _ in range(2 if self.level is None else 1):
                answer = await http.post(f"{self.url}/api/me", headers={"cookie": "", "origin": self.url})
                if COOKIE not in answer.cookies:  # a server of 0.1.0, which made a guest of whoever asked
                    answer = await http.get(f"{self.url}/api/me", headers={"cookie": ""})
                headers.append({"cookie": f"{COOKIE}={answer.cookies[COOKIE]}", "origin": self.url})
                http.cookies.clear()
            seats = {"game": GAME, "seats": [self.level]}
            opened = await http.post(f"{self.url}/api/tables", json=seats, headers=headers[0])
            table = opened.raise_for_status().json()["id"]
            share: dict[str, object] = {"type": "Contribute", "entropy": secrets.token_hex(16)}
            sits: dict[str, object] = {"type": "Sit", "seat": 1}
            starts: dict[str, object] = {"type": "Start"}
            others = [(sits, 1), (share, 1)] if self.level is None else []
            for command, who in (*others, (share, 0), (starts, 0)):
                do = {"type": "Do", "id": command["type"], "seq": 0, "command": command}
                await http.post(f"{self.url}/api/tables/{table}/commands", json=do, headers=headers[who])
        self._lines = [await self._connect(table, header) for header in headers]

    async def _connect(self, table: str, headers: dict[str, str]) -> Line:
        place = urlsplit(self.url)
        fields = {
            "host": place.netloc,
            "connection": "upgrade",
            "upgrade": "websocket",
            "sec-websocket-version": "13",
            "sec-websocket-key": base64.b64encode(secrets.token_bytes(16)).decode(),
            **headers,
        }
        lines = [f"GET /api/tables/{table}/live HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items())]
        head = "\r\n".join([*lines, "", ""]).encode()
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: Line(head, self._hear), str(place.hostname), place.port or 80)
        await line.opened
        return line

    def _hear(self, line: Line, raw: bytes) -> None:
        kind = raw[9:12]  # after {"type":"
        if kind == b"Pos":
            message = decode(raw)
            if message.table is not None and message.table.phase != "playing":
                self._is_over = True
                self._turned.set()
            elif message.offers:
                # Who always took the first would play some matches for hours.
                self._turn = (line, message.seq, random.choice(message.offers).action)
                self._turned.set()
        elif kind == b"Ack":
            self._answered.set()
        elif kind == b"Upd":
            self.bot_moves += b'"by_bot":true' in raw
        elif kind == b"Ref":
            self.refused += 1
            self._answered.set()

    async def play(self, until: float) -> None:
        """A move a second, and how long each took to be acknowledged."""
        due = time.perf_counter() + random.random()
        number = 0
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await self._turned.wait()
            if self._is_over:
                self.close()
                await self.open()
                due = time.perf_counter() + random.random()
                continue
            assert self._turn is not None
            line, seq, action = self._turn
            self._turned.clear()
            self._answered.clear()
            number += 1
            do = {"type": "Do", "id": f"m{number}", "seq": seq, "command": {"type": "Move", "action": action}}
            sent = time.perf_counter()
            line.send(msgspec.json.encode(do))
            await self._answered.wait()
            self.delays.append(time.perf_counter() - sent)
            due += 1.0

    def close(self) -> None:
        for line in self._lines:
            line.close()
