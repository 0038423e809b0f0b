"""The log: what was acknowledged is there, each number is given once, summaries go forward only."""

import asyncio
from collections import Counter

import pytest
from sqlalchemy import Engine, event

from parlour.store import Line, Store, StoreError
from tests.store.examples import add, line, summary
from tests.store.program import started

pytestmark = pytest.mark.anyio


async def test_lines_come_back_as_they_were_and_in_order(store: Store) -> None:
    lines = [Line("oak", seq, 5000 - seq, bytes(range(256)) * seq) for seq in (3, 1, 2)]
    for one in lines:
        assert await store.append(one, summary())
    await add(store, "elm")
    assert await store.lines("oak") == sorted(lines, key=lambda one: one.seq)


async def test_lines_after_a_number_are_those_with_greater_ones(store: Store) -> None:
    for seq in range(1, 6):
        await add(store, seq=seq)
    assert [one.seq for one in await store.lines("oak", 3)] == [4, 5]
    assert [one.seq for one in await store.lines("oak", after=0)] == [1, 2, 3, 4, 5]
    assert await store.lines("oak", 5) == []
    assert await store.lines("nowhere") == []


async def test_numbers_and_moments_may_be_large_and_text_in_any_script(store: Store) -> None:
    big = Line("дуб 🌳", 2**62, 2**53, "{“ü”}".encode())
    told = summary("дуб 🌳", guests=("Žofie", ""), updated=2**53)
    assert await store.append(big, told)
    assert await store.lines("дуб 🌳") == [big]
    assert await store.of_guest("Žofie", 9) == [told]


async def test_a_number_that_is_taken_changes_nothing(store: Store) -> None:
    first = await add(store, guests=("ann",))
    assert not await store.append(line(body=b"other"), summary(guests=("eve",), updated=9999, phase="over"))
    assert await store.lines("oak") == [line()]
    assert await store.public(9) == [first]
    assert await store.of_guest("eve", 9) == []


async def test_of_several_at_once_for_one_number_one_wins(store: Store) -> None:
    bodies = [b"%d" % number for number in range(40)]
    answers = await asyncio.gather(
        *(store.append(line(body=body), summary(guests=(body.decode(),), body=body)) for body in bodies)
    )
    assert answers.count(True) == 1
    winner = bodies[answers.index(True)]
    assert [one.body for one in await store.lines("oak")] == [winner]
    assert [one.body for one in await store.public(9)] == [winner]
    assert [bool(await store.of_guest(body.decode(), 9)) for body in bodies] == answers


async def test_of_two_stores_that_race_exactly_one_wins_each_number(store: Store, url: str) -> None:
    other = await Store.open(url)
    names = ["oak", "elm", "ash"]

    async def race(mine: Store, body: bytes, table: str) -> list[int]:
        return [seq for seq in range(1, 41) if await mine.append(line(table, seq, body), summary(table, updated=seq))]

    try:
        # The second store goes through the tables the other way round: writers must not wait for each other in a ring.
        won = await asyncio.gather(
            *(race(store, b"a", table) for table in names), *(race(other, b"b", table) for table in reversed(names))
        )
        for number, table in enumerate(names):
            by_a, by_b = won[number], won[5 - number]
            assert sorted(by_a + by_b) == list(range(1, 41))
            for reader in (store, other):
                found = {one.seq: one.body for one in await reader.lines(table)}
                assert found == dict.fromkeys(by_a, b"a") | dict.fromkeys(by_b, b"b")
        assert {one.updated for one in await store.public(9)} == {40}
    finally:
        await other.close()


async def test_many_at_once_share_few_transactions(store: Store) -> None:
    commits = 0

    def count(_: object) -> None:
        nonlocal commits
        commits += 1

    event.listen(Engine, "commit", count)
    try:
        answers = await asyncio.gather(
            *(store.append(line(f"table{number}"), summary(f"table{number}")) for number in range(500))
        )
    finally:
        event.remove(Engine, "commit", count)
    assert all(answers)
    assert len(await store.public(1000)) == 500
    assert 1 <= commits <= 5


async def test_several_lines_of_a_table_in_one_batch_leave_the_last_summary(store: Store) -> None:
    numbers = [5, 2, 9, 1]
    await asyncio.gather(*(store.append(line(seq=seq), summary(guests=(f"g{seq}",), updated=seq)) for seq in numbers))
    assert [one.updated for one in await store.public(9)] == [9]
    for seq in numbers:
        assert [one.table for one in await store.of_guest(f"g{seq}", 9)] == ["oak"]


async def test_a_summary_never_goes_backwards(store: Store, url: str) -> None:
    late = await add(store, seq=7, phase="playing", updated=700)
    await add(store, seq=3, phase="lobby", updated=300, guests=("early",))
    assert await store.public(9) == [late]
    other = await Store.open(url)
    await add(other, seq=6, updated=9999)
    await other.close()
    assert await store.public(9) == [late]
    later = await add(store, seq=8, updated=600)
    assert await store.public(9) == [later]


async def test_what_was_written_is_there_when_the_store_is_opened_again(url: str) -> None:
    store = await Store.open(url)
    told = await add(store)
    await store.close()
    again = await Store.open(url)
    assert await again.lines("oak") == [line()]
    assert await again.public(9) == [told]
    assert not await again.append(line(), summary())
    await again.close()


async def test_everything_acknowledged_outlives_a_process_that_is_killed(url: str) -> None:
    process = started("append", url)
    assert process.stdout is not None
    said = [process.stdout.readline() for _ in range(300)]
    process.kill()
    said += process.stdout.read().splitlines(keepends=True)
    process.stdout.close()
    assert process.wait() == -9
    acknowledged: Counter[str] = Counter()
    for table, seq in (one.split() for one in said if one.endswith("\n")):
        acknowledged[table] = max(acknowledged[table], int(seq))
    store = await Store.open(url)
    summaries = {one.table: one.updated for one in await store.public(99)}
    assert acknowledged
    for table, last in acknowledged.items():
        found = [one.seq for one in await store.lines(table)]
        assert found == list(range(1, len(found) + 1))
        assert len(found) >= last
        assert summaries[table] == len(found)
    await store.close()


async def test_a_line_with_the_summary_of_another_table_is_refused(store: Store) -> None:
    with pytest.raises(ValueError, match="table oak with the summary of elm"):
        await store.append(line("oak"), summary("elm"))


@pytest.mark.parametrize(
    ("table", "seq"), [("lone \ud800 surrogate", 1), ("oak", 2**70)], ids=["no text", "no 64-bit number"]
)
async def test_who_spoils_a_batch_fails_alone_and_no_body_is_told(store: Store, table: str, seq: int) -> None:
    answers = await asyncio.gather(
        store.append(line("elm", 1), summary("elm")),
        store.append(line(table, seq, b"the secret seed"), summary(table)),
        store.append(line("ash", 1), summary("ash")),
        return_exceptions=True,
    )
    assert answers[0] is True
    assert answers[2] is True
    assert isinstance(answers[1], StoreError)
    assert "cannot write" in str(answers[1])
    assert "secret" not in str(answers[1])
    assert {one.table for one in await store.public(9)} == {"elm", "ash"}


async def test_a_caller_that_is_cancelled_does_no_harm(store: Store) -> None:
    for pause in (0, 0.0005, 0.001, 0.003):
        calls = [
            asyncio.create_task(store.append(line(f"{pause} {number}"), summary(f"{pause} {number}")))
            for number in range(20)
        ]
        await asyncio.sleep(pause)
        for call in calls[::2]:
            call.cancel()
        answers = await asyncio.gather(*calls, return_exceptions=True)
        assert answers[1::2] == [True] * 10
        for number in range(1, 20, 2):
            assert len(await store.lines(f"{pause} {number}")) == 1
    await add(store)


async def test_readers_that_are_cancelled_do_no_harm(store: Store) -> None:
    await add(store)
    for pause in (0, 0.0005, 0.001, 0.002):
        calls = [asyncio.create_task(store.lines("oak")) for _ in range(20)]
        await asyncio.sleep(pause)
        for call in calls:
            call.cancel()
        await asyncio.gather(*calls, return_exceptions=True)
    assert await store.lines("oak") == [line()]


async def test_closing_finishes_what_waits_and_takes_nothing_more(url: str) -> None:
    store = await Store.open(url)
    calls = [asyncio.create_task(store.append(line(seq=seq), summary())) for seq in range(1, 51)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*calls) == [True] * 50
    with pytest.raises(StoreError, match="the store is closed"):
        await store.append(line(seq=51), summary())
    with pytest.raises(StoreError, match="the store is closed"):
        await store.lines("oak")
    await store.close()
    again = await Store.open(url)
    assert len(await again.lines("oak")) == 50
    await again.close()
