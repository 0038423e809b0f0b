"""Short codes: each stands for one table, on every worker alike, and only while that waits for players."""

import asyncio

import pytest

from parlour.store import Store
from parlour.store.codes import KEPT_MS
from tests.store.examples import add

pytestmark = pytest.mark.anyio

NOW = 10 * KEPT_MS


async def test_a_table_keeps_its_code_however_often_it_is_asked_for(store: Store) -> None:
    await add(store, seq=1, phase="lobby")
    assert await store.code("oak", ["BCDF", "HJKL"], NOW) == "BCDF"
    assert await store.code("oak", ["HJKL"], NOW + 5) == "BCDF"
    assert await store.under_code("BCDF", NOW + 9) == "oak"
    assert await store.under_code("HJKL", NOW + 9) is None


async def test_no_two_tables_have_the_same(store: Store) -> None:
    for table in ("oak", "elm"):
        await add(store, seq=1, table=table, phase="lobby")
    assert await store.code("oak", ["BCDF"], NOW) == "BCDF"
    assert await store.code("elm", ["BCDF", "HJKL"], NOW) == "HJKL"
    assert await store.under_code("BCDF", NOW) == "oak"
    assert await store.under_code("HJKL", NOW) == "elm"


async def test_when_none_is_free_there_is_none(store: Store) -> None:
    for table in ("oak", "elm"):
        await add(store, seq=1, table=table, phase="lobby")
    await store.code("oak", ["BCDF"], NOW)
    assert await store.code("elm", ["BCDF"], NOW) is None


@pytest.mark.parametrize("phase", ["playing", "over", "abandoned"])
async def test_a_code_is_gone_with_the_wait_and_free_for_others(store: Store, phase: str) -> None:
    for table in ("oak", "elm"):
        await add(store, seq=1, table=table, phase="lobby")
    await store.code("oak", ["BCDF"], NOW)
    await add(store, seq=2, phase=phase)
    assert await store.under_code("BCDF", NOW) is None
    assert await store.code("elm", ["BCDF"], NOW) == "BCDF"
    assert await store.under_code("BCDF", NOW) == "elm"


async def test_a_code_that_nobody_asks_for_any_more_is_free_again(store: Store) -> None:
    for table in ("oak", "elm"):
        await add(store, seq=1, table=table, phase="lobby")
    await store.code("oak", ["BCDF"], NOW)
    await store.code("oak", ["HJKL"], NOW + 10)
    edge = NOW + 10 + KEPT_MS
    assert await store.under_code("BCDF", edge) == "oak"
    assert await store.under_code("BCDF", edge + 1) is None
    assert await store.code("elm", ["BCDF"], edge) is None
    assert await store.code("elm", ["BCDF"], edge + 1) == "BCDF"


async def test_workers_that_are_asked_at_once_say_the_same(store: Store, url: str) -> None:
    await add(store, seq=1, phase="lobby")
    other = await Store.open(url)
    try:
        asked = [
            each.code("oak", [first, "SPRT"], NOW)
            for first in ("BCDF", "HJKL", "MNPR")
            for each in (store, other, store)
        ]
        said = await asyncio.gather(*asked)
    finally:
        await other.close()
    assert len(set(said)) == 1
    assert await store.under_code(str(said[0]), NOW) == "oak"
