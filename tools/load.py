"""Measures the server under load: `python -m tools.load --tables 500 --seconds 20`.

Starts `parlour serve` on a free port of the loopback interface, seats two scripted people at each table (or one and a
bot, with `--bots`) and lets every table make one move a second. It prints how many tables were held, the moves a
second, the time from a command to its acknowledgement, and what a move costs the processor: the server's processes
without those in which bots think, PostgreSQL, and the script. Clients and server share this machine, so a server of its
own holds more; what a move costs depends less on what else goes on.

    --knee                more and more tables, until the 99th percentile passes 100 ms
    --workers 2           on PostgreSQL
    --bots 1,2,3,4,5      a bot of each level in turn, instead of the second person
    --seconds 3600        for an hour; memory and open files are sampled every minute
    --reviews 2           with so many reviews under way and without, by turns
    --against FOLDER      the server of another checkout and this one by turns, in one run; FOLDER/build/compiled is
                          taken where it is, and FOLDER/src else
"""

import argparse
import asyncio
import contextlib
import os
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import psutil
import uvloop

from tests.ending import with_parent
from tests.postgres import Postgres, binaries
from tests.server.running import Person
from tests.server.test_branches import finished
from tools.loading import Script, quietly

HERE = Path(__file__).parents[1]
SETTLING = 3.0
"""Seconds after the last table was opened."""
OPENING = 20
"""Tables that are opened at a time."""
TOO_LONG = 100.0
"""Milliseconds for the 99th percentile: where the knee is."""
EVERY = 60.0
"""Seconds between two samples of memory and files."""
BY_TURNS = 3
"""How often each of two servers has its turn."""
LONG_REVIEWS = ("--review-budget", "100")
"""So much of the usual budget that a review does not end before the measurement does."""


class Running:
    """`parlour serve` of a checkout, and what its processes use."""

    def __init__(self, checkout: Path, database: str, workers: int, options: Sequence[str] = ()) -> None:
        compiled = checkout / "build" / "compiled"
        self.code = compiled if (compiled / "parlour").is_dir() else checkout / "src"
        command = [sys.executable, "-m", "parlour", "serve", "--host", "127.0.0.1", "--port", "0", "--no-limit"]
        self.process = subprocess.Popen(
            [*command, "--workers", str(workers), "--database", database, *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            preexec_fn=with_parent(signal.SIGTERM),
            env={**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONPATH": str(self.code)},
        )
        assert self.process.stdout is not None
        said = []
        for line in self.process.stdout:
            said.append(line)
            if found := re.search(r"http://localhost:(\d+)", line):
                self.url = f"http://127.0.0.1:{found[1]}"
                break
        else:
            raise SystemExit(f"the server did not start: {''.join(said)}")
        threading.Thread(target=self.process.stdout.read, daemon=True).start()
        httpx.get(f"{self.url}/api/health", timeout=120).raise_for_status()
        root = psutil.Process(self.process.pid)
        # With several workers the first process only watches; those below each worker are where bots think.
        self.serving = [root, *(root.children() if workers > 1 else [])]

    def processor(self) -> float:
        """Seconds of the processor that serving has taken."""
        return sum(sum(one.cpu_times()[:2]) for one in self.serving)

    def memory(self) -> float:
        """Megabytes."""
        return sum(one.memory_info().rss for one in self.serving) / 1e6

    def files(self) -> int:
        return sum(one.num_fds() for one in self.serving)

    def __enter__(self) -> "Running":
        return self

    def __exit__(self, *_: object) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(120)


@dataclass
class Figures:
    """What one run has shown."""

    tables: int
    took: float
    delays: list[float]
    """Milliseconds from a command to its acknowledgement, sorted."""
    bot_moves: int
    refused: int
    server: float
    """Milliseconds of the processor a move."""
    database: float
    """The same of PostgreSQL; SQLite is part of the server."""
    script: float
    samples: list[tuple[float, float, int]] = field(default_factory=list)
    """Seconds since the start, megabytes, open files."""

    def percentile(self, percent: int) -> float:
        return statistics.quantiles(self.delays, n=100)[percent - 1]

    def __str__(self) -> str:
        moves = len(self.delays) + self.bot_moves
        told = (
            f"{self.tables} tables, {moves} moves in {self.took:.1f} s = {moves / self.took:.0f} moves/s"
            f"{f' ({self.bot_moves} of bots)' if self.bot_moves else ''}, {self.refused} refused; command to "
            f"acknowledgement: p50 {self.percentile(50):.1f} ms, p95 {self.percentile(95):.1f} ms, "
            f"p99 {self.percentile(99):.1f} ms; processor: server {self.server:.2f} ms, "
            f"database {self.database:.2f} ms, script {self.script:.2f} ms a move"
        )
        lines = [
            f"\n  after {at / 60:4.0f} min {size:6.0f} MB {files:6d} open files" for at, size, files in self.samples
        ]
        return told + "".join(lines)


async def measure(server: Running, databases: "Databases", tables: int, seconds: float, levels: list[int]) -> Figures:
    """Opens tables and plays at them."""
    scripts = [Script(server.url, levels[number % len(levels)] if levels else None) for number in range(tables)]
    limit = asyncio.Semaphore(OPENING)

    async def open_one(script: Script) -> None:
        async with limit:
            await script.open()

    await asyncio.gather(*(open_one(script) for script in scripts))
    print(f"  {tables} tables are open …", file=sys.stderr, flush=True)
    await asyncio.sleep(SETTLING)
    samples: list[tuple[float, float, int]] = []
    with quietly():  # the script's own pauses are not the server's
        began, used, stored, own = time.perf_counter(), server.processor(), databases.processor(), time.process_time()
        sampling = asyncio.create_task(sample(server, samples))
        await asyncio.gather(*(script.play(began + seconds) for script in scripts))
        took, own = time.perf_counter() - began, time.process_time() - own
        used, stored = server.processor() - used, databases.processor() - stored
    sampling.cancel()
    samples.append((took, server.memory(), server.files()))
    for script in scripts:
        script.close()
    delays = sorted(delay * 1000 for script in scripts for delay in script.delays)
    bots = sum(script.bot_moves for script in scripts)
    moves = len(delays) + bots
    refused = sum(script.refused for script in scripts)
    return Figures(
        tables, took, delays, bots, refused, used * 1000 / moves, stored * 1000 / moves, own * 1000 / moves, samples
    )


async def sample(server: Running, samples: list[tuple[float, float, int]]) -> None:
    began = time.perf_counter()
    while True:
        samples.append((time.perf_counter() - began, server.memory(), server.files()))
        await asyncio.sleep(EVERY)


Run = Callable[..., Figures]
"""Of a checkout, a database, so many tables, and so many reviews if there are any."""


class Databases:
    """An empty database for each run: a file of its own, or one in a PostgreSQL of its own."""

    def __init__(self, stack: contextlib.ExitStack) -> None:
        self._stack = stack
        self._folder = stack.enter_context(tempfile.TemporaryDirectory())
        self._postgres: Postgres | None = None
        self._number = 0

    def processor(self) -> float:
        """Seconds of the processor that our PostgreSQL has taken."""
        return 0.0 if self._postgres is None else self._postgres.processor()

    def fresh(self, kind: str) -> str:
        self._number += 1
        if kind == "sqlite":
            return f"sqlite:///{self._folder}/{self._number}.db"
        if kind != "postgresql":
            return kind
        if self._postgres is None:
            programs = binaries()
            assert programs is not None
            self._postgres = Postgres(programs, is_durable=True)
            self._stack.callback(self._postgres.end)
        self._postgres.create(f"load{self._number}")
        return self._postgres.url(f"load{self._number}")


def kinds(asked: argparse.Namespace) -> Iterator[str]:
    """What is measured: the database that was asked for, else SQLite and PostgreSQL, as far as it can be."""
    if asked.database is not None:
        yield asked.database
        return
    if asked.workers == 1:
        yield "sqlite"
    if binaries() is not None:
        yield "postgresql"
    else:
        print("PostgreSQL is not measured: install the Debian package postgresql", file=sys.stderr)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=500, help="how many; with --knee, the first number tried")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--workers", type=int, default=1, help="with PostgreSQL")
    parser.add_argument("--database", help="sqlite, postgresql, or the URL of an empty one; both if left out")
    parser.add_argument("--bots", default="", help="levels, as 1,2,3")
    parser.add_argument("--knee", action="store_true")
    parser.add_argument("--step", type=int, default=250, help="with --knee, how many more tables each time")
    parser.add_argument("--reviews", type=int, default=0, help="so many reviews are under way, and none, by turns")
    parser.add_argument("--against", type=Path, help="another checkout")
    parser.add_argument("--turns", type=int, default=BY_TURNS, help="with --against, how often each is measured")
    asked = parser.parse_args()
    levels = [int(level) for level in asked.bots.split(",") if level]
    if asked.workers > 1 and (asked.database or "postgresql").startswith("sqlite"):
        parser.error("several workers need PostgreSQL")

    def run(checkout: Path, database: str, tables: int, reviews: int = 0) -> Figures:
        with Running(checkout, database, asked.workers, LONG_REVIEWS if asked.reviews else ()) as server:
            under_way = [begin_review(server.url) for _ in range(reviews)]
            figures = uvloop.run(measure(server, databases, tables, asked.seconds, levels))
            for person, table in under_way:
                if not person.ask("GET", f"/api/tables/{table}/review").json()["is_under_way"]:
                    raise SystemExit("a review was done before the measurement: take fewer seconds")
            return figures

    with contextlib.ExitStack() as stack:
        databases = Databases(stack)
        for kind in kinds(asked):
            print(f"{kind.partition(':')[0]}, {os.cpu_count()} cores, {asked.workers} worker(s) …", flush=True)
            if asked.against is not None:
                before = asked.against.resolve()
                compare(run, databases, kind, asked, {"before": (before, 0), "now": (HERE, 0)})
            elif asked.reviews:
                compare(run, databases, kind, asked, {"without": (HERE, 0), "reviews": (HERE, asked.reviews)})
            elif asked.knee:
                find_knee(run, databases, kind, asked)
            else:
                print(f"  {run(HERE, databases.fresh(kind), asked.tables)}", flush=True)


def begin_review(url: str) -> tuple[Person, str]:
    """Plays a match to its end, and has it reviewed."""
    person = Person(url)
    table = finished(person)
    person.ask("POST", f"/api/tables/{table}/review").raise_for_status()
    return person, table


def compare(
    run: Run, databases: Databases, kind: str, asked: argparse.Namespace, sides: dict[str, tuple[Path, int]]
) -> None:
    """Two servers by turns, each of a checkout and with so many reviews: what else goes on here slows both."""
    found: dict[str, list[Figures]] = {name: [] for name in sides}
    for _ in range(asked.turns):
        for name, (checkout, reviews) in sides.items():
            found[name].append(run(checkout, databases.fresh(kind), asked.tables, reviews))
            print(f"  {name:8} {found[name][-1]}", flush=True)
    one, other = sides
    middle = {
        name: [
            statistics.median(values)
            for values in zip(*((each.percentile(99), each.server) for each in runs), strict=True)
        ]
        for name, runs in found.items()
    }
    (late, cost), (late_before, cost_before) = middle[other], middle[one]
    print(
        f"  {other} to {one}, medians of {asked.turns}: "
        f"p99 {late:.1f} / {late_before:.1f} ms = {late / late_before:.2f}, "
        f"processor of the server {cost:.2f} / {cost_before:.2f} ms a move = {cost / cost_before:.2f}",
        flush=True,
    )


def find_knee(run: Run, databases: Databases, kind: str, asked: argparse.Namespace) -> None:
    """More tables each time, until the 99th percentile is too long."""
    held, tables = 0, asked.tables
    while True:
        figures = run(HERE, databases.fresh(kind), tables)
        print(f"  {figures}", flush=True)
        if figures.percentile(99) > TOO_LONG:
            break
        held, tables = tables, tables + asked.step
    print(f"  the knee: {held} tables with a 99th percentile under {TOO_LONG:.0f} ms, {tables} above", flush=True)


if __name__ == "__main__":
    main()
