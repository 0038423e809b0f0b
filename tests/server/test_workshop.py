"""Heavy work holds nobody up: it goes on in a process of its own, a little of it waits, and what is done is kept."""

import asyncio
import json
import zlib
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import httpx
import psutil
import pytest

from parlour.bots import bot_named
from parlour.engine.game import AnyGame
from parlour.engine.match import Match
from parlour.engine.record import Seat, encode
from parlour.engine.registry import games
from parlour.engine.rng import rng_from_seed
from parlour.engine.verify import replay
from parlour.server import workshop
from parlour.server.desk import Answer, Desk
from parlour.server.limits import WORKS_OF_ADDRESS, Limits
from parlour.server.workshop import PAGE, Workshop, frames, progress, unpacked, verdict
from parlour.table import Table
from parlour.table.entries import Moved
from tests.server.logs import lengthen
from tests.server.running import PATIENCE, UNENCRYPTED, Person, Server

MADE_UP = 100
"""So many moves of a match are made up, if it lasts that long."""


def played(game: AnyGame, seed: str) -> Match:
    """A match of made-up moves."""
    match = Match(game, [Seat(name, "human") for name in ("Ada", "Ben", "Cem", "Dea")[: game.usual_players]], seed)
    luck = rng_from_seed(seed)
    while not match.is_over:
        actions = match.state.legal_actions()
        match.take(actions[luck.below(len(actions))])
    return match


def record_of(match: Match) -> bytes:
    return encode(match.record())


def moves_to_the_end(table: Table) -> Iterator[Moved]:
    """Made-up moves, and sensible ones after so many: with luck alone some matches go on for thousands of moves."""
    luck = rng_from_seed("1")
    while (match := table.match) is not None and (seat := table.to_act) is not None:
        bot = bot_named("random" if len(match.moves) < MADE_UP else "heuristic")
        chosen = bot.choose(match.game, match.view(seat), match.state.legal_actions(), luck).action
        yield Moved(seat, match.game.write(chosen))


@pytest.fixture(scope="module")
def records() -> list[bytes]:
    game = next(iter(games()))
    return [record_of(played(game, str(number))) for number in range(8)]


class Working:
    """The process for heavy work of a running server."""

    def __init__(self, server: Server) -> None:
        assert server.process is not None
        self.server = psutil.Process(server.process.pid)
        self.others = set(self.server.children(recursive=True))

    @property
    def process(self) -> psutil.Process:
        """It starts with the first work, after all others."""
        (found,) = (one for one in set(self.server.children(recursive=True)) - self.others if one.is_running())
        return found

    @contextmanager
    def blocked(self) -> Iterator[None]:
        """While it gets nowhere."""
        process = self.process
        process.suspend()
        try:
            yield
        finally:
            if process.is_running():
                process.resume()


@pytest.fixture
def working(strict: Server, records: list[bytes]) -> Working:
    """A server that has bots thinking and has verified something."""
    ada = Person(strict.url)

    async def play() -> None:
        async with ada.at(ada.open_table("diamoniak", 1, start=True)) as live:
            await live.ready()
            await live.until(lambda: bool(live.position["offers"]))

    asyncio.run(play())
    found = Working(strict)
    assert ask_to_verify(strict, records[0]).json() == {"holds": True, "problem": ""}
    return found


def ask_to_verify(server: Server, record: bytes) -> httpx.Response:
    headers = {"content-type": "application/json", "origin": server.url}
    url = f"{server.url}/api/verify"
    return httpx.post(url, content=record, headers=headers, timeout=PATIENCE, verify=UNENCRYPTED)


def test_moves_are_answered_while_heavy_work_gets_nowhere(
    strict: Server, working: Working, records: list[bytes]
) -> None:
    ada = Person(strict.url)
    table = ada.open_table("digdig", None)

    async def ping() -> None:
        async with ada.at(table) as live:
            await live.ready()
            assert (await live.ask("Ping"))["type"] == "Pong"
            await live.do("SitBot", seat=1, level=1)

    with ThreadPoolExecutor(20) as pool:
        with working.blocked():
            waiting: list[Future[httpx.Response]] = []
            for record in records[1 : WORKS_OF_ADDRESS + 1]:
                waiting += [pool.submit(ask_to_verify, strict, record) for _ in range(2)]
            asyncio.run(ping())
            busy = ask_to_verify(strict, records[-1])
            while busy.status_code == 200:  # the others are not there yet
                busy = ask_to_verify(strict, records[-1])
            assert (busy.status_code, busy.json()["code"]) == (503, "busy")
            assert ask_to_verify(strict, records[0]).json()["holds"]  # it is known
            assert not any(future.done() and future.result().status_code == 200 for future in waiting)
        assert [future.result().json() for future in waiting] == [{"holds": True, "problem": ""}] * len(waiting)


def test_a_process_that_dies_or_takes_too_long_is_replaced(
    strict: Server, working: Working, records: list[bytes]
) -> None:
    first = working.process
    with ThreadPoolExecutor(1) as pool, working.blocked():
        hopeless = pool.submit(ask_to_verify, strict, records[1])
        assert hopeless.result().status_code == 503
        assert first.wait(PATIENCE) is not None or not first.is_running()
    assert ask_to_verify(strict, records[1]).json()["holds"]
    second = working.process
    assert second != first
    with ThreadPoolExecutor(1) as pool, working.blocked():
        orphaned = pool.submit(ask_to_verify, strict, records[2])
        second.kill()
        assert orphaned.result().status_code in (200, 503)
    assert ask_to_verify(strict, records[2]).json()["holds"]
    assert working.process not in (first, second)


def test_one_address_cannot_have_everything_verified(strict: Server, records: list[bytes]) -> None:
    told = json.loads(records[0])
    codes: list[int] = []
    while 429 not in codes and len(codes) < 300:
        told["seed"] = str(len(codes))
        codes.append(ask_to_verify(strict, json.dumps(told).encode()).status_code)
    assert set(codes) == {200, 429}


def test_a_replay_is_made_once_and_its_pages_need_no_process(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    with Server(database, "--no-limit") as server:
        ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
        table = ada.start_with(ben, "digdig")
    lengthen(database, table, ada.id, moves_to_the_end)
    with Server(database, "--no-limit", port=server.port) as server:
        working = Working(server)
        path = f"/api/tables/{table}/replay?viewer=spectator"
        page = ada.ask("GET", path).json()
        moves = page["moves"]
        assert [frame["move"] for frame in page["frames"]] == list(range(min(PAGE, moves + 1)))
        chart = ada.ask("GET", f"/api/tables/{table}/progress").json()
        assert len(chart) == moves + 1
        record = ada.ask("GET", f"/api/tables/{table}/record")
        with working.blocked():
            steps = []
            for first in range(0, moves + 1, 70):
                steps += ada.ask("GET", f"{path}&first={first}&count=70").json()["frames"]
            assert [frame["move"] for frame in steps] == list(range(moves + 1))
            assert steps[: len(page["frames"])] == page["frames"]
            assert ada.ask("GET", f"{path}&first={moves + 1}").json()["frames"] == []
            assert ada.ask("GET", f"/api/tables/{table}/progress").json() == chart
            assert ada.ask("GET", f"/api/tables/{table}/record").content == record.content
            other = Person(server.url).ask("GET", path)
            assert other.json() == page
        assert steps[-1]["view"]["to_act"] is None
        assert ada.ask("GET", f"/api/tables/{table}/replay?viewer=1").json()["frames"][0]["view"]["viewer"] == 1
        assert ada.ask("GET", f"/api/tables/{table}/replay?viewer=2").status_code == 404


def test_no_more_is_kept_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def make(name: str) -> list[bytes]:
        made.append(name)
        return [name.encode() * 100] * 4

    class Here(Desk):
        async def do(self, task: Callable[..., Answer], *arguments: object) -> Answer:
            return task(*arguments)

    async def ask(names: str) -> None:
        here = Workshop(Limits(is_limited=True))
        here._desk = Here(1, 0)
        for name in names:
            assert await here.made(name, "", make, name) == [name.encode() * 100] * 4

    monkeypatch.setattr(workshop, "MOST_KEPT", 1000)
    asyncio.run(ask("ababcbcaa"))
    assert made == ["a", "b", "c", "a"]
    made.clear()
    monkeypatch.setattr(workshop, "MOST_KEPT", 100)
    asyncio.run(ask("aab"))
    assert made == ["a", "a", "b"]
    made.clear()
    monkeypatch.setattr(workshop, "MOST_KEPT", 1_000_000)
    monkeypatch.setattr(workshop, "MOST_RESULTS", 2)
    asyncio.run(ask("ababcbca"))
    assert made == ["a", "b", "c", "a"]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_what_is_made_of_a_record_is_what_its_replay_says(game: AnyGame) -> None:
    match = played(game, "7")
    record = record_of(match)
    assert verdict(record) == [b'{"holds":true,"problem":""}']
    (chart,) = progress(record)
    values = json.loads(chart)
    assert len(values) == len(match.moves) + 1
    assert all(len(row) == len(match.seats) for row in values)
    assert values[-1] == game.progress(match.state)
    pages = frames(record, 0)
    steps = unpacked(pages, 0, len(match.moves) + 1)
    for step, (again, events) in zip(steps, replay(match.record()), strict=True):
        told = json.loads(step)
        assert told["move"] == len(again.moves)
        assert len(told["events"]) == len(events)
    for first, count in ((0, 1), (PAGE - 1, 2), (len(steps) - 1, PAGE), (len(steps) + PAGE, 3)):
        assert unpacked(pages, first, count) == steps[first : first + count]
    assert sum(len(zlib.decompress(page)) for page in pages) > sum(map(len, pages))
