"""A real server as a subprocess, and scripted clients."""

import asyncio
import contextlib
import os
import re
import secrets
import signal
import socket
import ssl
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from types import TracebackType
from typing import Any

import httpx
import msgspec
import psutil
from websockets.asyncio.client import ClientConnection, connect

from tests.ending import with_parent
from tests.ready import Started

COOKIE = "parlour_guest"
PATHS = os.environ.get("PYTHONPATH")
PATIENCE = 600
"""Seconds to wait for something that ought to happen at once: a bound, not a measurement."""
AHEAD = 20
"""Requests that are sent over one connection at once."""
UNENCRYPTED = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Without it every request would first read all the authorities of the world, which takes longer than the answer."""

Message = dict[str, Any]


class Server:
    """`parlour serve` on a free port of the loopback interface."""

    def __init__(self, database: str, *options: str, port: int = 0) -> None:
        """Where no database is given, the settings name one."""
        self.database = database
        self.options = options
        self.port = port
        self.process: subprocess.Popen[str] | Started | None = None
        self.output: list[str] = []

    def start(self) -> "Server":
        words = ["serve", "--host", "127.0.0.1", "--port", str(self.port)]
        words += ["--moment", "0"]  # nobody here withdraws a move before a bot does
        words += [*([] if not self.database else ["--database", self.database]), *self.options]
        environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
        if environment.get("PYTHONPATH") == PATHS:
            self.process = Started(words, environment)
        else:  # everything is imported anew
            self.process = subprocess.Popen(
                [sys.executable, "-m", "parlour", *words],
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                start_new_session=True,
                preexec_fn=with_parent(signal.SIGTERM),
                env=environment,
            )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self.output.append(line)
            found = re.search(r"http://localhost:(\d+)", line)
            if found:
                self.port = int(found[1])
                break
        else:
            raise AssertionError(f"the server did not start: {''.join(self.output)}")
        threading.Thread(target=self._read, daemon=True).start()
        self._wait()
        return self

    def _read(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        with contextlib.suppress(ValueError):
            for line in self.process.stdout:
                self.output.append(line)

    def _wait(self) -> None:
        """Until it answers; the socket listens from the first moment, so one request is enough."""
        httpx.get(f"{self.url}/api/health", timeout=PATIENCE).raise_for_status()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def flood(self, count: int, method: str, path: str, body: bytes = b"", **headers: str) -> list[int]:
        """The statuses of requests that arrive all at once, over few connections, however slow this machine is."""
        fields = {"host": self.url.removeprefix("http://"), "content-type": "application/json"} | headers
        lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items())]
        request = "\r\n".join([*lines, f"content-length: {len(body)}", "", ""]).encode() + body
        statuses: list[int] = []
        with contextlib.ExitStack() as stack:
            waiting = []
            for start in range(0, count, AHEAD):
                connection = socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)
                waiting.append((stack.enter_context(connection), min(AHEAD, count - start)))
                connection.sendall(request * waiting[-1][1])
            for connection, number in waiting:
                answers = b""
                while len(found := re.findall(rb"HTTP/1\.1 (\d{3}) ", answers)) < number:
                    more = connection.recv(65536)
                    assert more, answers[-1000:]
                    answers += more
                statuses += [int(status) for status in found]
        return statuses

    def workers(self) -> list[int]:
        """The processes that serve: the children of the supervisor that are no thinking processes."""
        assert self.process is not None
        children = psutil.Process(self.process.pid).children()
        return [child.pid for child in children if not any("resource_tracker" in word for word in child.cmdline())]

    def kill(self) -> None:
        """As a power cut would: `kill -9`."""
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)
        self._end()

    def stop(self) -> None:
        if self.process is None:
            return
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait(PATIENCE)
        self._end()

    def _end(self) -> None:
        """Whatever is left of its own session."""
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def __enter__(self) -> "Server":
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        assert kind is not None or "Traceback" not in "".join(self.output), "".join(self.output)


class Refusal(AssertionError):
    """The server refused a command that the test expected it to carry out."""

    def __init__(self, refusal: Message) -> None:
        super().__init__(f"{refusal['code']} ({refusal['clause']}): {refusal['facts']}")
        self.refusal = refusal


class Person:
    """Somebody with a cookie: a small client of the REST interface."""

    def __init__(
        self, url: str, name: str | None = "Ada", *, cookie_name: str = COOKIE, trusts: ssl.SSLContext = UNENCRYPTED
    ) -> None:
        """Without a name they are called what the server calls newcomers."""
        self.url = url
        self.cookie_name = cookie_name
        self.trusts = trusts
        self.cookie = ""
        self.id: str = self.ask("POST", "/api/me").raise_for_status().json()["id"]
        if name is not None:
            self.ask("PUT", "/api/me", json={"name": name, "avatar": "fox"}).raise_for_status()

    @property
    def headers(self) -> dict[str, str]:
        return {"origin": "/".join(self.url.split("/")[:3]), "cookie": f"{self.cookie_name}={self.cookie}"}

    def ask(self, method: str, path: str, **how: Any) -> httpx.Response:
        headers = self.headers | how.pop("headers", {})
        answer = httpx.request(method, self.url + path, headers=headers, timeout=PATIENCE, verify=self.trusts, **how)
        self.cookie = answer.cookies.get(self.cookie_name) or self.cookie
        return answer

    def open_screen(self, game: str, *seats: int | None, **terms: object) -> str:
        """Opens a table on a screen that has no seat."""
        body = {"game": game, "seats": seats, "terms": terms, "is_screen": True}
        answer = self.ask("POST", "/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def open_table(self, game: str, *seats: int | None, start: bool = False, **terms: object) -> str:
        """Opens a table and adds to the luck of its deal; with `start` the cards are dealt."""
        answer = self.ask("POST", "/api/tables", json={"game": game, "seats": seats, "terms": terms})
        assert answer.status_code == 201, answer.text
        table = str(answer.json()["id"])
        self.command(table, "Contribute", entropy=secrets.token_hex(16))
        if start:
            self.command(table, "Start")
        return table

    def command(self, table: str, kind: str, **fields: object) -> int:
        """Carries a command out over REST; returns its seq."""
        do = {"type": "Do", "id": secrets.token_hex(8), "seq": 0, "command": {"type": kind, **fields}}
        answer = self.ask("POST", f"/api/tables/{table}/commands", json=do)
        assert answer.status_code == 200, answer.text
        return int(answer.json()["seq"])

    def start_with(self, other: "Person", game: str, **terms: object) -> str:
        """A table at which the two of us play."""
        table = self.open_table(game, None, **terms)  # type: ignore[arg-type]
        other.command(table, "Sit", seat=1)
        other.command(table, "Contribute", entropy=secrets.token_hex(16))
        self.command(table, "Start")
        end = time.monotonic() + PATIENCE
        while self.ask("GET", f"/api/tables/{table}").json()["phase"] != "playing":
            assert time.monotonic() < end, "the cards were not dealt"
        return table

    def record(self, table: str) -> httpx.Response:
        return self.ask("GET", f"/api/tables/{table}/record")

    def at(self, table: str, after: int = 0, *, is_screen: bool = False) -> "Live":
        return Live(self, table, after, is_screen=is_screen)


class Live:
    """A connection to a table that reads along."""

    def __init__(self, person: Person, table: str, after: int = 0, *, is_screen: bool = False) -> None:
        self.person = person
        self.table = table
        self.after = after
        self.role = "&as=screen" if is_screen else ""
        self.received: list[bytes] = []
        self.updates: list[Message] = []
        self.position: Message = {}
        self.presence: Message = {}
        self.answers: dict[str, Message] = {}
        self.closed: int | None = None
        self._socket: ClientConnection
        self._reader: asyncio.Task[None]
        self._news = asyncio.Condition()
        self._number = 0

    async def __aenter__(self) -> "Live":
        await self.connect()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.disconnect()

    async def connect(self) -> None:
        """Connects, or connects again and goes on after what it has seen."""
        seen = max([self.after, *(update["seq"] for update in self.updates)])
        address = f"{self.person.url.replace('http', 'ws')}/api/tables/{self.table}/live?after={seen}{self.role}"
        self._socket = await connect(
            address,
            additional_headers=self.person.headers,
            ssl=self.person.trusts if address.startswith("wss") else None,
            max_size=None,
            compression=None,
            open_timeout=PATIENCE,
            proxy=None,
        )
        self.closed = None
        self._reader = asyncio.create_task(self._read())

    async def disconnect(self) -> None:
        await self._socket.close()
        await self._reader

    async def _read(self) -> None:
        try:
            async for raw in self._socket:
                body = raw if isinstance(raw, bytes) else raw.encode()
                self.received.append(body)
                message: Message = msgspec.json.decode(body)
                match message["type"]:
                    case "Update":
                        self.updates.append(message)
                    case "Position":
                        self.position = message
                    case "Presence":
                        self.presence = message
                    case _:
                        self.answers[str(message.get("id", message["type"]))] = message
                async with self._news:
                    self._news.notify_all()
        except Exception:  # the connection broke: `closed` says so
            pass
        self.closed = self._socket.close_code or 1006
        async with self._news:
            self._news.notify_all()

    async def until(self, condition: Callable[[], bool]) -> None:
        """Waits for something to have arrived."""
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(lambda: condition() or self.closed is not None)
        if not condition():
            raise ConnectionError(f"closed with {self.closed}")

    async def until_closed(self) -> None:
        async with asyncio.timeout(PATIENCE):
            await self._reader

    async def send(self, **message: object) -> None:
        await self._socket.send(msgspec.json.encode(message).decode())

    async def send_raw(self, message: str | bytes) -> None:
        await self._socket.send(message)

    def fresh(self) -> str:
        self._number += 1
        return f"c{self._number}-{secrets.token_hex(4)}"

    async def ask(self, kind: str, **fields: object) -> Message:
        """Sends a message and returns its answer."""
        name = self.fresh()
        await self.send(type=kind, id=name, **fields)
        await self.until(lambda: name in self.answers)
        return self.answers[name]

    async def do(self, kind: str, *, seq: int | None = None, **fields: object) -> int:
        """Carries a command out and returns its seq, or raises `Refusal`."""
        seen = self.position["seq"] if seq is None else seq
        answer = await self.ask("Do", seq=seen, command={"type": kind, **fields})
        if answer["type"] == "Refused":
            raise Refusal(answer["refusal"])
        return int(answer["seq"])

    async def sit(self, seat: int) -> None:
        """Takes a seat and adds to the luck of the deal, as every honest client does."""
        await self.do("Sit", seat=seat)
        await self.do("Contribute", entropy=secrets.token_hex(16))

    async def ready(self) -> "Live":
        await self.until(lambda: bool(self.position))
        return self

    @property
    def phase(self) -> str:
        return str(self.position["table"]["phase"])

    async def play_on(self, choose: Callable[[list[Message]], str] | None = None) -> None:
        """Plays offered moves until the match is over."""
        while True:
            await self.until(lambda: bool(self.position) and (self.phase != "playing" or bool(self.position["offers"])))
            if self.phase != "playing":
                return
            offers = self.position["offers"]
            seq = self.position["seq"]
            action = choose(offers) if choose else offers[len(self.updates) % len(offers)]["action"]
            try:
                await self.do("Move", seq=seq, action=action)
            except Refusal as refusal:
                if refusal.refusal["code"] != "stale":
                    raise
            await self.until(lambda seq=seq: self.position["seq"] > seq)  # type: ignore[misc]
