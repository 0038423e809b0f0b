"""The database goes away and comes back: what was acknowledged stays, what was refused never happened."""

import asyncio
import os
import random
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import psycopg
import pytest

from parlour.server.audience import Audience
from parlour.server.caretaker import Caretaker
from parlour.server.client import Client
from parlour.server.hall import Hall
from parlour.server.ledger import Ledger
from parlour.server.newspaper import News
from parlour.server.stored import entry_of
from parlour.server.thinking import Thinkers
from parlour.server.worker import Worker
from parlour.store import Store, StoreError
from parlour.table import Table
from tests.postgres import Postgres, binaries
from tests.server.running import PATIENCE, Live, Person, Refusal, Server
from tests.table.builder import BEN, lobby


@pytest.fixture
def own_postgres(postgres: Postgres) -> Iterator[Postgres]:
    """A server that no other test uses: it will be stopped."""
    programs = binaries()
    assert programs is not None
    own = Postgres(programs)
    try:
        yield own
    finally:
        own.end()


async def persist(live: Live, kind: str, **fields: object) -> int:
    """Tries again while the database is away."""
    for _ in range(6000):
        try:
            return await live.do(kind, **fields)  # type: ignore[arg-type]
        except Refusal as refusal:
            if refusal.refusal["code"] != "store":
                raise
            await asyncio.sleep(0.1)
    raise AssertionError("the database stayed away")


def test_a_table_survives_an_outage_of_the_database(own_postgres: Postgres) -> None:
    name = f"outage_{os.getpid()}_{random.randrange(10**9)}"
    own_postgres.create(name)
    url = own_postgres.url(name)
    server = Server(url, "--no-limit", "--workers", "2").start()
    try:
        ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
        table = ada.open_table("digdig", None)

        async def play() -> list[int]:
            lives = [Live(person, table) for person in (ada, ben) for _ in range(4)]
            for live in lives:
                await live.connect()
                await live.ready()
            await lives[4].do("Sit", seat=1)
            done = [await lives[0].do("React", reaction="clap")]
            own_postgres.stop()
            with pytest.raises(Refusal) as refused:
                await lives[0].do("React", reaction="sad")
            assert refused.value.refusal["code"] == "store"
            assert lives[0].position["seq"] == done[0]
            own_postgres.start()  # here, for it ends with the thread that started it
            for live in lives:
                if live.closed is None:
                    done.append(await persist(live, "React", reaction="wow"))
            last = max(done)
            for live in lives:
                if live.closed is None:
                    await live.until(lambda live=live: live.position["seq"] >= last)  # type: ignore[misc]
                    assert [update["seq"] for update in live.updates] == list(range(1, len(live.updates) + 1))
                await live.disconnect()
            return done

        done = asyncio.run(play())
        assert len(done) > 4
    finally:
        server.stop()

    async def read() -> Table:
        store = await Store.open(url)
        try:
            return Table(table, [entry_of(line) for line in await store.lines(table)])
        finally:
            await store.close()

    kept = asyncio.run(read())
    reactions = {entry.seq: getattr(entry.what, "reaction", "") for entry in kept.entries}
    assert [reactions[seq] for seq in done] == ["clap"] + ["wow"] * (len(done) - 1)
    assert "sad" not in reactions.values()


def test_health_says_when_the_database_can_only_be_read(own_postgres: Postgres) -> None:
    """As a standby of PostgreSQL, or one whose administrator has closed it."""
    own_postgres.create("standby")
    url = own_postgres.url("standby")
    with Server(url, "--no-limit") as server, psycopg.connect(url.replace("+psycopg", ""), autocommit=True) as operator:
        ada = Person(server.url)
        for is_closed, status in (("off", 200), ("on", 503), ("off", 200)):
            operator.execute(f"ALTER SYSTEM SET default_transaction_read_only = {is_closed}")
            operator.execute("SELECT pg_reload_conf()")
            answer = ada.ask("GET", "/api/health")
            for _ in range(300):  # until every process of the database has heard of it
                if answer.status_code == status:
                    break
                answer = ada.ask("GET", "/api/health")
            assert answer.status_code == status


def test_who_went_while_the_database_was_away_is_not_there_for_ever(tmp_path: Path) -> None:
    """Nobody could go on without them: whoever is there is never overdue."""

    async def gone(*_: object) -> None:
        raise StoreError("it does not answer")

    async def look() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        try:
            news: list[News] = []
            worker = Worker(store, Thinkers(1), news.append)
            audience = Audience(Ledger(worker, lobby(people=2, bots=0).table, lambda _: None))
            await store.beat(worker.id, worker.now())
            ben = Client(BEN, "")
            await audience.join(ben, 0)
            with patch.object(store, "depart", gone), pytest.raises(StoreError):
                await audience.leave(ben)
            news.clear()
            caretaker = asyncio.create_task(Caretaker(Hall(worker)).beat())
            async with asyncio.timeout(PATIENCE):
                while (await audience.last_seen(now := worker.now() + 1))[BEN.id] == now:
                    await asyncio.sleep(0.01)
            caretaker.cancel()
            assert [(one.table, one.presence) for one in news] == [(audience.table.id, True)], "the others are told"
        finally:
            await store.close()

    asyncio.run(look())
