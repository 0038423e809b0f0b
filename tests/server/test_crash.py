"""Nothing is lost: a server that is killed in the middle, and workers that race."""

import asyncio
import os
import random
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psutil
import pytest
from websockets.exceptions import WebSocketException

import parlour
from tests.postgres import Postgres
from tests.server.running import PATIENCE, Live, Person, Refusal, Server

MATCHES = 20
GAMES = ("digdig", "diamoniak", "digdig", "diamoniak", "villains")


class Tenacious(Live):
    """A client that comes back, asks again what was not answered, and remembers what was acknowledged."""

    acknowledged: dict[int, str]

    async def play_through(self) -> None:
        """Plays to the end, whatever happens to the connection."""
        self.acknowledged = {}
        pending: tuple[str, int, str] | None = None
        while True:
            try:
                if self.closed is not None:
                    await self.disconnect()
                    self.position = {}
                    await self.connect()
                await self.until(
                    lambda: bool(self.position) and (self.phase != "playing" or bool(self.position["offers"]))
                )
                if self.phase != "playing":
                    return
                if pending is None:
                    offers = self.position["offers"]
                    action = offers[len(self.updates) % len(offers)]["action"]
                    pending = (self.fresh(), self.position["seq"], action)
                name, seq, action = pending
                await self.send(type="Do", id=name, seq=seq, command={"type": "Move", "action": action})
                await self.until(lambda name=name: name in self.answers)  # type: ignore[misc]
                answer = self.answers[name]
                pending = None
                if answer["type"] == "Acknowledged":
                    self.acknowledged[answer["seq"]] = action
                    await self.until(lambda seq=answer["seq"]: self.position["seq"] >= seq)  # type: ignore[misc]
                else:
                    assert answer["refusal"]["code"] in ("stale", "store"), answer
            except (OSError, ConnectionError, TimeoutError, WebSocketException):
                await asyncio.sleep(0.1)


async def all_connected(clients: list[Tenacious]) -> None:
    for client in clients:
        await client.connect()
        await client.ready()


def check(people: list[Person], clients: list[Tenacious]) -> None:
    """Every match is over, its record verifies, and every acknowledged move is in its place."""
    for person, client in zip(people, clients, strict=True):
        record = parlour.decode(person.record(client.table).content)
        parlour.verify(record)
        played = [update for update in client.updates if update["what"]["type"] == "Moved"]
        assert [update["seq"] for update in client.updates] == list(range(1, len(client.updates) + 1))
        by_seq = {update["seq"]: number for number, update in enumerate(played)}
        assert len(record.moves) == len(played)
        for seq, action in client.acknowledged.items():
            assert record.moves[by_seq[seq]].action == action


def test_a_killed_server_has_lost_nothing(tmp_path: Path) -> None:
    """`kill -9` in the middle of twenty matches, a restart on the same port: all go on and end."""
    server = Server(f"sqlite:///{tmp_path}/tables.db", "--no-limit").start()
    people = [Person(server.url, f"P{number}") for number in range(MATCHES)]
    clients = []
    for number, person in enumerate(people):
        game = GAMES[number % len(GAMES)]
        bots = [1] * (parlour.game(game).min_players - 1)
        clients.append(Tenacious(person, person.open_table(game, *bots, start=True)))

    async def play() -> None:
        await all_connected(clients)
        await asyncio.gather(*(client.play_through() for client in clients))
        for client in clients:
            await client.disconnect()

    def seen() -> int:
        return sum(len(client.updates) for client in clients)

    try:
        with ThreadPoolExecutor() as pool:
            playing = pool.submit(asyncio.run, play())
            for _ in range(2):
                before = seen()
                while seen() < before + 10 * MATCHES and not playing.done():
                    time.sleep(0.01)
                server.kill()
                server.start()
            playing.result()
        check(people, clients)
    finally:
        server.stop()


@pytest.fixture(params=["postgresql", "redis"])
def pair(request: pytest.FixtureRequest, postgres: Postgres) -> Iterator[Server]:
    """Two workers on one PostgreSQL, which tell each other of news there or in Redis."""
    name = f"pair_{request.param}_{os.getpid()}_{random.randrange(10**9)}"
    postgres.create(name)
    options = ["--workers", "2", "--no-limit"]
    if request.param == "redis":
        options += ["--redis", request.getfixturevalue("redis_url")]
    with Server(postgres.url(name), *options) as running:
        yield running


def test_two_workers_that_race_give_each_number_once(pair: Server) -> None:
    """Sixteen connections over two workers shout at one table at once: each entry has a number, everybody sees all."""
    people = [Person(pair.url, f"P{number}") for number in range(4)]
    table = people[0].open_table("villains", None, None, None)

    async def shout() -> None:
        clients = [Live(people[number % 4], table) for number in range(16)]
        for client in clients:
            await client.connect()
            await client.ready()
        for seat, client in enumerate(clients[1:4], start=1):
            await client.do("Sit", seat=seat)
        shouts = [client.do("Say", text=f"{number}") for number, client in enumerate(clients) for _ in range(5)]
        numbers = await asyncio.gather(*shouts)
        assert len(set(numbers)) == len(numbers) == 80
        last = max(numbers)
        for client in clients:
            await client.until(lambda client=client: client.position["seq"] >= last)  # type: ignore[misc]
            said = [update["seq"] for update in client.updates]
            assert said == list(range(1, last + 1))
        said_by_all = {tuple(update["what"].get("text", "") for update in client.updates) for client in clients}
        assert len(said_by_all) == 1
        for client in clients:
            await client.disconnect()

    asyncio.run(shout())


def test_two_workers_race_for_the_same_move_and_one_wins(pair: Server) -> None:
    """The same turn is answered over many connections with different moves: exactly one is made."""
    ada, ben = Person(pair.url, "Ada"), Person(pair.url, "Ben")
    table = ada.open_table("diamoniak", None)

    async def race() -> None:
        clients = [Live(person, table) for person in (ada, ben) for _ in range(8)]
        for client in clients:
            await client.connect()
            await client.ready()
        await clients[8].sit(1)
        await clients[0].do("Start")
        for _ in range(10):
            for client in clients:
                await client.until(lambda client=client: client.phase == "playing")  # type: ignore[misc]
            mine = [client for client in clients if client.position["offers"]]
            seq = max(client.position["seq"] for client in mine)
            for client in clients:
                await client.until(lambda client=client, seq=seq: client.position["seq"] >= seq)  # type: ignore[misc]
            mine = [client for client in clients if client.position["offers"]]
            assert len(mine) == 8
            tries = [client.do("Move", seq=seq, action=client.position["offers"][0]["action"]) for client in mine]
            answers = await asyncio.gather(*tries, return_exceptions=True)
            won = [answer for answer in answers if isinstance(answer, int)]
            lost = [answer for answer in answers if isinstance(answer, Refusal)]
            assert len(won) == 1, answers
            assert {refusal.refusal["code"] for refusal in lost} <= {"stale", "not_your_turn"}
            made = won[0]
            for client in clients:
                await client.until(lambda client=client, made=made: client.position["seq"] >= made)  # type: ignore[misc]
        for client in clients:
            await client.disconnect()

    asyncio.run(race())


def test_when_a_worker_is_killed_the_other_carries_on(pair: Server) -> None:
    """One of two workers dies in the middle of matches with bots; its clients come back and all matches end."""
    people = [Person(pair.url, f"P{number}") for number in range(8)]
    clients = [Tenacious(person, person.open_table("digdig", 1, 2, start=True)) for person in people]

    async def play() -> None:
        await all_connected(clients)
        tasks = [asyncio.create_task(client.play_through()) for client in clients]
        while sum(len(client.updates) for client in clients) < 60:
            await asyncio.sleep(0.01)
        os.kill(pair.workers()[0], signal.SIGKILL)
        await asyncio.gather(*tasks)
        for client in clients:
            await client.disconnect()

    asyncio.run(play())
    check(people, clients)


def test_workers_end_with_what_has_started_them(pair: Server) -> None:
    """Killed, it cannot tell them; they would serve on, and whoever starts it again finds the port in use."""
    Person(pair.url).open_table("digdig", 1, 2, start=True)
    assert pair.process is not None
    left = psutil.Process(pair.process.pid).children(recursive=True)
    assert len(pair.workers()) == 2
    os.kill(pair.process.pid, signal.SIGKILL)
    assert psutil.wait_procs(left, PATIENCE)[1] == []
