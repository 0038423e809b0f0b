"""The protocol of a table (`docs/protocol.md`), as a guest speaks it: requests, and a WebSocket that reads along."""

import asyncio
import json
import re
import secrets
from collections.abc import Callable
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import ProxyHandler, Request, build_opener

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from parlour.engine.game import Refusal, UsageError
from parlour.words import table_words
from parlour.words.fluent import WordsError
from parlour.words.plain import plain

PATIENCE = 30.0
"""Seconds that a server has to answer."""
LINK = re.compile(r"/t/([\w-]{16})$")
LARGEST = 4 * 1024 * 1024
PROTOCOL = 6
"""The version of the protocol that is spoken here."""

Message = dict[str, Any]


class Guest:
    """Somebody at a server, who has a cookie to show for it."""

    def __init__(self, server: str) -> None:
        parts = urlsplit(server)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise UsageError(f"{plain(server)!r} is no address of a server or a table, such as http://localhost:8000")
        self.base = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"
        self.origin = f"{parts.scheme}://{parts.netloc}"
        self.cookie = ""
        self._opener = build_opener(ProxyHandler({}))

    def ask(self, method: str, path: str, body: Message | None = None) -> Message:
        """One request; what the server refuses is a `UsageError` in its words."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Origin": self.origin, "Content-Type": "application/json", "Cookie": self.cookie}
        request = Request(f"{self.base}{path}", data, headers, method=method)
        try:
            with self._opener.open(request, timeout=PATIENCE) as answer:
                for cookie in answer.headers.get_all("Set-Cookie") or []:
                    self.cookie = cookie.partition(";")[0]
                found: Message = json.loads(answer.read(LARGEST))
                return found
        except HTTPError as error:
            raise UsageError(refused(error.read(LARGEST))) from None
        except (URLError, OSError, ValueError) as error:
            raise UsageError(f"no Parlour server answers at {plain(self.base)}: {plain(str(error))}") from None

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": self.cookie, "Origin": self.origin}


def refused(body: bytes) -> str:
    """What a server says no with, as a sentence."""
    try:
        said = json.loads(body)
        refusal = Refusal(str(said["code"]), str(said.get("clause", "")), dict(said.get("facts", {})))
        return table_words().refusal(refusal, ())
    except (WordsError, ValueError, KeyError, TypeError, AttributeError):
        return f"the server refuses: {plain(body[:200].decode(errors='replace'))}"


class Line:
    """A connection to a table that reads along, and connects again where it was cut off."""

    def __init__(self, guest: Guest, table: str, on_update: Callable[[Message], None]) -> None:
        self.guest = guest
        self.table = table
        self.position: Message = {}
        self._on_update = on_update
        self._answers: dict[str, Message] = {}
        self._seen = 0
        self._news = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    async def connected(self) -> ClientConnection:
        """The connection, made anew if there is none."""
        if self._socket is not None and self._reader is not None and not self._reader.done():
            return self._socket
        address = f"{self.guest.base.replace('http', 'ws', 1)}/api/tables/{self.table}/live?after={self._seen}"
        try:
            self._socket = await connect(
                address,
                additional_headers=self.guest.headers,
                max_size=LARGEST,
                open_timeout=PATIENCE,
                proxy=None,
            )
        except (OSError, WebSocketException, TimeoutError) as error:
            raise UsageError(f"the table cannot be reached: {plain(str(error))}") from None
        self.position = {}
        self._reader = asyncio.create_task(self._read(self._socket))
        await self.until(lambda: bool(self.position))
        return self._socket

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for raw in socket:
                message: Message = json.loads(raw)
                match message.get("type"):
                    case "Welcome" if message.get("protocol") != PROTOCOL:
                        self._answers[""] = {"problem": f"the server speaks version {message.get('protocol')}"}
                        return
                    case "Update":
                        self._seen = max(self._seen, int(message["seq"]))
                        self._on_update(message)
                    case "Position":
                        self.position = message
                        self._seen = max(self._seen, int(message["seq"]))
                    case "Acknowledged" | "Refused":
                        self._answers[str(message["id"])] = message
                async with self._news:
                    self._news.notify_all()
        except (OSError, WebSocketException):
            pass  # it is connected again when it is needed
        finally:
            async with self._news:
                self._news.notify_all()

    async def until(self, condition: Callable[[], bool], seconds: float = PATIENCE) -> bool:
        """Waits for something to have arrived, or for the connection to end; whether it has."""

        def is_done() -> bool:
            return condition() or self._reader is None or self._reader.done()

        try:
            async with asyncio.timeout(seconds), self._news:
                await self._news.wait_for(is_done)
        except TimeoutError:
            return condition()
        if not condition() and self._reader is not None and self._reader.done():
            said = self._answers.pop("", {})
            if "refusal" in said:
                raise UsageError(refused(json.dumps(said["refusal"]).encode()))
            raise UsageError(str(said.get("problem", "the connection to the table ended; call again to go on")))
        return condition()

    async def do(self, kind: str, seq: int = 0, **fields: object) -> Refusal | None:
        """Carries a command out; why not, if the table refuses."""
        socket = await self.connected()
        name = secrets.token_hex(8)
        command = {"type": "Do", "id": name, "seq": seq, "command": {"type": kind, **fields}}
        try:
            await socket.send(json.dumps(command))
        except (OSError, WebSocketException):
            raise UsageError("the connection to the table ended; call again to go on") from None
        if not await self.until(lambda: name in self._answers):
            raise UsageError("the table has not answered; observe shows what became of it")
        answer = self._answers.pop(name)
        if answer["type"] == "Acknowledged":
            await self.until(lambda: int(self.position["seq"]) >= int(answer["seq"]))
            return None
        refusal = answer["refusal"]
        return Refusal(str(refusal["code"]), str(refusal["clause"]), dict(refusal["facts"]))

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader
