"""Measures the server under load: `python -m tools.load --tables 500 --seconds 20 [--database URL]`.

Starts `parlour serve` on a free port of the loopback interface, seats two scripted people at each table and lets every
table make one move a second. It prints how many tables were held, the moves a second, and the time from a command to
its acknowledgement. Clients and server share this machine, so the figures are lower bounds.
"""

import argparse
import asyncio
import contextlib
import gc
import os
import random
import secrets
import statistics
import tempfile
import time
from collections.abc import Iterator

import httpx
import msgspec
import uvloop
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect

from parlour.server.identity import COOKIE
from tests.postgres import Postgres, binaries
from tests.server.running import Server

GAME = "diamoniak"
SETTLING = 3.0
"""Seconds after the last table was opened."""
OPENING = 20
"""Tables that are opened at a time."""


class Offer(Struct):
    action: str


class Info(Struct):
    phase: str


class Message(Struct):
    """As much of any message as the script needs."""

    type: str
    id: str = ""
    seq: int = 0
    offers: list[Offer] = []
    table: Info | None = None


decode = msgspec.json.Decoder(Message).decode


class Script:
    """One table with its two people."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.turn: tuple[ClientConnection, int, str] | None = None
        self.turned = asyncio.Event()
        self.answered = asyncio.Event()
        self.is_over = False
        self.delays: list[float] = []
        self.refused = 0
        self.sockets: list[ClientConnection] = []
        self.readers: list[asyncio.Task[None]] = []

    async def open(self, http: httpx.AsyncClient) -> None:
        cookies = []
        for _ in range(2):
            answer = await http.post(f"{self.url}/api/me", headers={"cookie": "", "origin": self.url})
            cookies.append(answer.cookies[COOKIE])
            http.cookies.clear()
        headers = [{"cookie": f"{COOKIE}={cookie}", "origin": self.url} for cookie in cookies]
        opened = await http.post(f"{self.url}/api/tables", json={"game": GAME, "seats": [None]}, headers=headers[0])
        table = opened.raise_for_status().json()["id"]
        share = {"type": "Contribute", "entropy": secrets.token_hex(16)}
        for command, who in (({"type": "Sit", "seat": 1}, 1), (share, 0), (share, 1), ({"type": "Start"}, 0)):
            do = {"type": "Do", "id": command["type"], "seq": 0, "command": command}
            await http.post(f"{self.url}/api/tables/{table}/commands", json=do, headers=headers[who])
        for header in headers:
            address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/live"
            socket = await connect(
                address, additional_headers=header, compression=None, proxy=None, open_timeout=60, ping_interval=None
            )
            self.sockets.append(socket)
            self.readers.append(asyncio.create_task(self._read(socket)))

    async def _read(self, socket: ClientConnection) -> None:
        async for raw in socket:
            message = decode(raw)
            if message.type == "Position":
                if message.table is not None and message.table.phase != "playing":
                    self.is_over = True
                    self.turned.set()
                elif message.offers:
                    self.turn = (socket, message.seq, message.offers[0].action)
                    self.turned.set()
            elif message.type == "Acknowledged":
                self.answered.set()
            elif message.type == "Refused":
                self.refused += 1
                self.answered.set()

    async def play(self, until: float) -> None:
        """A move a second, and how long each took to be acknowledged."""
        due = time.perf_counter() + random.random()
        number = 0
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            await self.turned.wait()
            if self.is_over or self.turn is None:
                return
            socket, seq, action = self.turn
            self.turned.clear()
            self.answered.clear()
            number += 1
            do = {"type": "Do", "id": f"m{number}", "seq": seq, "command": {"type": "Move", "action": action}}
            sent = time.perf_counter()
            await socket.send(msgspec.json.encode(do).decode())
            await self.answered.wait()
            self.delays.append(time.perf_counter() - sent)
            due += 1.0

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()
        await asyncio.gather(*self.readers, return_exceptions=True)


async def measure(url: str, tables: int, seconds: float) -> str:
    scripts = [Script(url) for _ in range(tables)]
    limit = asyncio.Semaphore(OPENING)
    async with httpx.AsyncClient(timeout=120) as http:

        async def open_one(script: Script) -> None:
            async with limit, httpx.AsyncClient(timeout=120) as own:
                await script.open(own)

        await asyncio.gather(*(open_one(script) for script in scripts))
        (await http.get(f"{url}/api/health")).raise_for_status()
    await asyncio.sleep(SETTLING)
    gc.collect()
    gc.freeze()
    gc.disable()  # the script's own pauses are not the server's
    began = time.perf_counter()
    await asyncio.gather(*(script.play(began + seconds) for script in scripts))
    took = time.perf_counter() - began
    await asyncio.gather(*(script.close() for script in scripts))
    delays = sorted(delay * 1000 for script in scripts for delay in script.delays)
    cuts = statistics.quantiles(delays, n=100)
    refused = sum(script.refused for script in scripts)
    return (
        f"{tables} tables held, {2 * tables} connections, {len(delays)} moves in {took:.1f} s = "
        f"{len(delays) / took:.0f} moves/s, {refused} refused; "
        f"command to acknowledgement: p50 {cuts[49]:.1f} ms, p95 {cuts[94]:.1f} ms, "
        f"p99 {cuts[98]:.1f} ms"
    )


@contextlib.contextmanager
def databases(chosen: str | None) -> Iterator[dict[str, str]]:
    """The database that was asked for; otherwise SQLite, and PostgreSQL where it is installed."""
    if chosen is not None:
        yield {chosen.partition(":")[0]: chosen}
        return
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        found = {"SQLite": f"sqlite:///{folder}/tables.db"}
        programs = binaries()
        if programs is not None:
            postgres = Postgres(programs)
            stack.callback(postgres.end)
            postgres.create("load")
            found["PostgreSQL"] = postgres.url("load")
        yield found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--workers", type=int, default=1, help="with PostgreSQL")
    parser.add_argument("--database", help="measure this one only; it gets the tables")
    asked = parser.parse_args()
    with databases(asked.database) as found:
        for name, url in found.items():
            workers = asked.workers if url.startswith("postgresql") else 1
            print(f"{name}, {os.cpu_count()} cores, {workers} worker(s) …", flush=True)
            with Server(url, "--no-limit", "--workers", str(workers)) as server:
                print("  " + uvloop.run(measure(server.url, asked.tables, asked.seconds)), flush=True)


if __name__ == "__main__":
    main()
