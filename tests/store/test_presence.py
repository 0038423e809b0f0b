"""Presence: who is connected, and when whoever is not was last seen."""

import asyncio

import pytest
from sqlalchemy import func, select

from parlour.store import Store, StoreError
from parlour.store.database import Database
from parlour.store.presence import ALIVE_MS, DEAD_MS, KEPT_MS
from parlour.store.schema import connections, sightings, workers

pytestmark = pytest.mark.anyio

START = 10 * KEPT_MS


def counts(url: str) -> tuple[int, ...]:
    """How many workers, connections and sightings there are."""
    engine = Database.named(url).migrator()
    with engine.begin() as connection:
        return tuple(
            connection.execute(select(func.count()).select_from(table)).scalar_one()
            for table in (workers, connections, sightings)
        )


async def test_who_is_connected_is_seen_now(store: Store) -> None:
    await store.beat("w1", START)
    await store.arrive("c1", "oak", "ann", "w1")
    await store.arrive("c2", "elm", "ben", "w1")
    assert await store.last_seen("oak", START + 5) == {"ann": START + 5}
    assert await store.last_seen("elm", START + 5) == {"ben": START + 5}
    assert await store.last_seen("nowhere", START) == {}


async def test_who_departed_was_seen_then_however_short_ago(store: Store) -> None:
    await store.beat("w1", START)
    await store.arrive("c1", "oak", "ann", "w1")
    await store.depart("c1", START + 7)
    assert await store.last_seen("oak", START + 8) == {"ann": START + 7}


async def test_a_guest_with_two_connections_is_there_until_both_are_closed(store: Store) -> None:
    await store.beat("w1", START)
    await store.beat("w2", START)
    await store.arrive("phone", "oak", "ann", "w1")
    await store.arrive("desk", "oak", "ann", "w2")
    await store.depart("phone", START + 10)
    assert await store.last_seen("oak", START + 50) == {"ann": START + 50}
    await store.depart("desk", START + 20)
    assert await store.last_seen("oak", START + 50) == {"ann": START + 20}


async def test_of_those_who_have_gone_only_the_ones_who_are_asked_for_are_told(store: Store) -> None:
    await store.beat("w1", START)
    for guest in ("ann", "ben", "eve"):
        await store.arrive(guest, "oak", guest, "w1")
    for guest in ("ann", "eve"):
        await store.depart(guest, START + 7)
    assert await store.last_seen("oak", START + 8, of=["ann", "cat"]) == {"ann": START + 7, "ben": START + 8}
    assert await store.last_seen("oak", START + 8, of=[]) == {"ben": START + 8}


async def test_a_departure_that_is_told_late_takes_nothing_back(store: Store) -> None:
    await store.beat("w1", START)
    for connection in ("c1", "c2"):
        await store.arrive(connection, "oak", "ann", "w1")
    await store.depart("c1", START + 20)
    await store.depart("c2", START + 10)
    assert await store.last_seen("oak", START + 50) == {"ann": START + 20}


async def test_a_worker_that_stops_beating_has_lost_its_connections_at_its_last_beat(store: Store) -> None:
    await store.beat("w1", START - 100)
    await store.beat("w1", START)
    await store.beat("w1", START - 50)
    await store.arrive("c1", "oak", "ann", "w1")
    edge = START + ALIVE_MS
    assert await store.last_seen("oak", edge) == {"ann": edge}
    assert await store.last_seen("oak", edge + 1) == {"ann": START}
    await store.beat("w1", edge + 2)
    assert await store.last_seen("oak", edge + 3) == {"ann": edge + 3}


async def test_who_came_back_to_another_worker_is_seen_now(store: Store) -> None:
    await store.beat("dead", START)
    await store.arrive("c1", "oak", "ann", "dead")
    await store.beat("alive", START + 20_000)
    await store.arrive("c2", "oak", "ann", "alive")
    assert await store.last_seen("oak", START + 20_001) == {"ann": START + 20_001}
    await store.depart("c2", START + 30_000)
    assert await store.last_seen("oak", START + 40_000) == {"ann": START + 30_000}


async def test_nobody_is_seen_in_the_future_when_clocks_differ(store: Store) -> None:
    await store.beat("fast", START + 500)
    await store.arrive("c1", "oak", "ann", "fast")
    await store.arrive("c2", "oak", "ben", "fast")
    await store.depart("c2", START + 500)
    assert await store.last_seen("oak", START) == {"ann": START, "ben": START}


async def test_to_arrive_and_to_depart_again_changes_nothing(store: Store, url: str) -> None:
    await store.beat("w1", START)
    for _ in range(2):
        await store.arrive("c1", "oak", "ann", "w1")
    for at in (5, 6):
        await store.depart("c1", START + at)
    await store.depart("never was", START + 9)
    assert await store.last_seen("oak", START + 10) == {"ann": START + 5}
    assert counts(url) == (1, 0, 1)


async def test_a_worker_that_never_beat_receives_nobody(store: Store) -> None:
    await store.beat("w1", START)
    good, bad = await asyncio.gather(
        store.arrive("c1", "oak", "ann", "w1"),
        store.arrive("c2", "oak", "ben", "unknown"),
        return_exceptions=True,
    )
    assert good is None
    assert isinstance(bad, StoreError)
    assert await store.last_seen("oak", START) == {"ann": START}


async def test_dead_workers_are_swept_and_what_they_knew_stays(store: Store, url: str) -> None:
    await store.beat("dead", START)
    for guest in ("ann", "ben"):
        for device in ("phone", "desk"):
            await store.arrive(f"{guest} {device}", "oak", guest, "dead")
    await store.beat("alive", START + 1)
    await store.arrive("c9", "oak", "cat", "alive")
    before = await store.last_seen("oak", START + DEAD_MS)
    await store.beat("alive", START + DEAD_MS)
    assert counts(url) == (2, 5, 0)
    await store.beat("alive", START + DEAD_MS + 1)
    assert counts(url) == (1, 1, 2)
    now = START + DEAD_MS + 2
    assert await store.last_seen("oak", now) == {"ann": START, "ben": START, "cat": now}
    assert before == {"ann": START, "ben": START, "cat": START + 1}


async def test_old_sightings_are_swept(store: Store, url: str) -> None:
    await store.beat("w1", START)
    await store.arrive("c1", "oak", "ann", "w1")
    await store.depart("c1", START)
    await store.beat("w1", START + KEPT_MS)
    assert counts(url) == (1, 0, 1)
    await store.beat("w1", START + KEPT_MS + 1)
    assert counts(url) == (1, 0, 0)


async def test_hundreds_come_and_go_at_once_on_two_workers(store: Store, url: str) -> None:
    other = await Store.open(url)
    guests = [f"g{number}" for number in range(100)]

    async def visit(mine: Store, worker: str, guest: str) -> None:
        await mine.arrive(f"{worker} {guest}", "oak", guest, worker)
        await mine.beat(worker, START)
        await mine.depart(f"{worker} {guest}", START + 5)

    try:
        for mine, worker in ((store, "w1"), (other, "w2")):
            await mine.beat(worker, START)
        visits = [(mine, worker) for mine, worker in ((store, "w1"), (other, "w2"))]
        await asyncio.gather(*(visit(mine, worker, guest) for mine, worker in visits for guest in guests))
    finally:
        await other.close()
    assert await store.last_seen("oak", START + 9) == dict.fromkeys(guests, START + 5)
    assert counts(url) == (2, 0, 100)


async def test_a_screen_is_nobody_who_is_there(store: Store) -> None:
    await store.beat("w1", START)
    await store.beat("w2", START)
    await store.arrive("tv", "oak", "ann", "w1", is_screen=True)
    await store.arrive("laptop", "oak", "eve", "w2", is_screen=True)
    await store.arrive("other", "elm", "eve", "w2", is_screen=True)
    await store.arrive("phone", "oak", "ben", "w2")
    assert await store.last_seen("oak", START + 5) == {"ben": START + 5}
    assert await store.screens("oak", START + 5) == 2
    await store.beat("w1", START + ALIVE_MS)
    assert await store.screens("oak", START + ALIVE_MS + 1) == 1, "the other's worker has died"
    await store.depart("tv", START + 7)
    assert await store.last_seen("oak", START + 8) == {"ben": START + 8}
    await store.beat("w1", START + DEAD_MS + 1)
    assert await store.last_seen("oak", START + DEAD_MS + 1) == {"ben": START}
    assert await store.screens("oak", START + DEAD_MS + 1) == 0
