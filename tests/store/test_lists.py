"""Lists of tables, from their summaries; and keys."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import ClauseElement, text

from parlour.store import Store, log
from parlour.store.database import Database
from tests.store.examples import add

pytestmark = pytest.mark.anyio


async def test_public_tables_are_in_the_lobby_or_playing_and_newest_first(store: Store) -> None:
    lobby = await add(store, "lobby", phase="lobby", updated=1)
    playing = await add(store, "playing", phase="playing", updated=2)
    await add(store, "over", phase="over", updated=3)
    await add(store, "abandoned", phase="abandoned", updated=4)
    await add(store, "private", is_public=False, updated=5)
    assert await store.public(9) == [playing, lobby]
    assert await store.public(1) == [playing]
    await add(store, "lobby", seq=2, phase="over", updated=6)
    assert await store.public(9) == [playing]


async def test_a_guest_finds_all_tables_with_a_seat_newest_first(store: Store) -> None:
    old = await add(store, "old", guests=("ann",), updated=1, phase="over", is_public=False)
    new = await add(store, "new", guests=("ben", "ann"), updated=2, body=b'{"name":"x"}')
    other = await add(store, "other", guests=("ben",), updated=3)
    empty = await add(store, "empty", guests=(), updated=4)
    assert await store.of_guest("ann", 9) == [new, old]
    assert await store.of_guest("ann", 1) == [new]
    assert await store.of_guest("ben", 9) == [other, new]
    assert await store.of_guest("nobody", 9) == []
    assert empty in await store.public(9)


async def test_a_guest_puts_a_table_away_for_good_and_for_nobody_else(store: Store, url: str) -> None:
    await add(store, "oak", guests=("ann", "ben"), updated=1)
    elm = await add(store, "elm", guests=("ann",), updated=2)
    assert await store.put_away("ann", "oak")
    assert await store.put_away("ann", "oak"), "once more is no mistake"
    assert not await store.put_away("ann", "nowhere")
    assert not await store.put_away("nobody", "elm")
    other = await Store.open(url)  # which does not know yet whose seats are in the database
    oak = await add(other, "oak", seq=2, guests=("ann", "ben"), updated=3)
    await other.close()
    assert await store.of_guest("ann", 9) == [elm]
    assert await store.of_guest("ben", 9) == [oak]


async def test_a_guest_who_comes_later_is_found_too(store: Store, url: str) -> None:
    await add(store, seq=1, guests=("ann",))
    await add(store, seq=2, guests=("ann", "ben"))
    other = await Store.open(url)
    last = await add(other, seq=3, guests=("ann", "ben", "cat"))
    await other.close()
    for guest in ("ann", "ben", "cat"):
        assert await store.of_guest(guest, 9) == [last]


async def test_tables_that_have_waited_for_a_bot_too_long_are_found_longest_first(store: Store) -> None:
    await add(store, "b", waits_for="bot", updated=200)
    await add(store, "a", waits_for="bot", updated=100)
    await add(store, "now", waits_for="bot", updated=300)
    await add(store, "human", waits_for="human", updated=1)
    await add(store, "nobody", waits_for="nobody", updated=1)
    assert await store.stalled(300, 9) == ["a", "b"]
    assert await store.stalled(300, 1) == ["a"]
    await add(store, "a", seq=2, waits_for="human", updated=101)
    assert await store.stalled(300, 9) == ["b"]


async def test_the_head_of_a_table_is_the_number_of_its_last_line(store: Store) -> None:
    for table, seq in (("oak", 1), ("oak", 3), ("oak", 2), ("elm", 7), ("ash", 1)):
        await add(store, table, seq)
    assert await store.heads(["oak", "elm", "nowhere"]) == {"oak": 3, "elm": 7}
    assert await store.heads([]) == {}


@pytest.mark.parametrize(
    ("query", "index"),
    [
        (log.public_tables(5), "ix_tables_public"),
        (log.stalled_tables(5, 5), "ix_tables_stalled"),
        (log.tables_of("ann", 5), "guests"),
        (log.lines_after("oak", 5), "entries"),
    ],
    ids=["public", "stalled", "of_guest", "lines"],
)
async def test_no_list_reads_a_whole_table(store: Store, url: str, query: ClauseElement, index: str) -> None:
    database = Database.named(url)
    engine = database.migrator()
    with engine.begin() as connection:
        if not database.is_sqlite:
            connection.execute(text("SET LOCAL enable_seqscan = off"))
            connection.execute(text("SET LOCAL enable_bitmapscan = off"))
        told = str(query.compile(engine, compile_kwargs={"literal_binds": True}))
        plan: list[Any] = list(connection.execute(text(f"EXPLAIN {'QUERY PLAN ' * database.is_sqlite}{told}")))
    steps = "\n".join(str(row[-1]) for row in plan)
    assert index in steps
    assert "SCAN tables" not in steps.replace("SCAN tables USING INDEX", "")
    assert "Seq Scan" not in steps


async def test_a_key_is_made_once_and_stays(store: Store, url: str) -> None:
    key = await store.key("cookies")
    assert len(key) == 32
    assert await store.key("cookies") == key
    assert await store.key("other") != key
    again = await Store.open(url)
    assert await again.key("cookies") == key
    await again.close()


async def test_all_who_make_a_key_at_once_get_the_same(store: Store, url: str) -> None:
    other = await Store.open(url)
    for name in ("one", "two", "three"):
        keys = await asyncio.gather(*(each.key(name) for each in (store, other) * 10))
        assert len(set(keys)) == 1
    await other.close()
