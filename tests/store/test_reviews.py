"""Reviews in either database: given to one worker at a time, kept step by step, gone with their table."""

import pytest

from parlour.store import Store
from parlour.store.presence import ALIVE_MS
from parlour.store.reviews import Begun
from tests.store.examples import add

pytestmark = pytest.mark.anyio

NOW = 10 * ALIVE_MS
LATER = NOW + ALIVE_MS + 1
"""When workers that have beaten no more count as dead."""


def begun(
    worker: str = "one", *, about: bytes = b"{}", guest: str = "ann", table: str = "oak", now: int = NOW
) -> Begun:
    return Begun(table, guest, worker, 2, about, now)


async def ready(store: Store) -> None:
    await add(store, phase="over", updated=1)
    for worker in ("one", "two"):
        await store.beat(worker, NOW)


async def test_a_review_is_given_to_one_worker_that_lives(store: Store) -> None:
    await ready(store)
    assert await store.review("oak", NOW) is None
    assert await store.begin_review(begun("one"))
    assert not await store.begin_review(begun("two"))
    assert await store.begin_review(begun("one")), "who is at it may begin again"
    assert await store.reviews_for("ann", NOW) == ["oak"]
    kept = await store.review("oak", NOW)
    assert kept is not None
    assert (kept.is_under_way, kept.is_whole, kept.done) == (True, False, 0)
    await store.beat("two", LATER)
    kept = await store.review("oak", LATER)
    assert kept is not None
    assert not kept.is_under_way
    assert await store.reviews_for("ann", LATER) == []
    assert await store.begin_review(begun("two", now=LATER))


async def test_who_leaves_a_review_leaves_it_to_others(store: Store) -> None:
    await ready(store)
    await store.begin_review(begun("one"))
    await store.leave_review("oak", "two")
    assert not await store.begin_review(begun("two"))
    await store.leave_review("oak", "one")
    assert await store.begin_review(begun("two"))


async def test_steps_are_kept_and_go_on_where_they_were(store: Store) -> None:
    await ready(store)
    await store.begin_review(begun("one"))
    await store.add_to_review("oak", [(0, b"b"), (-1, b"a")])
    await store.add_to_review("oak", [(0, b"other")])
    await store.leave_review("oak", "one")
    assert await store.begin_review(begun("two"))
    assert await store.review_steps("oak", -1) == [(-1, b"a"), (0, b"b")]
    assert await store.review_steps("oak", 0) == [(0, b"b")]
    assert await store.review_steps("oak", -1, 1) == [(-1, b"a")]
    await store.leave_review("oak", "two")
    assert await store.begin_review(begun("one", about=b"[]"))
    assert await store.review_steps("oak", -1) == [], "what was found out in another way"


async def test_a_whole_review_stays_as_it_is_and_says_who_erred(store: Store) -> None:
    await ready(store)
    await store.begin_review(begun("one"))
    await store.add_to_review("oak", [(move, b"%d" % move) for move in (-1, 0, 1)])
    await store.end_review("oak", b"[1]", [("ann", 1), ("ben", 0), ("ann", 0)])
    kept = await store.review("oak", NOW)
    assert kept is not None
    assert (kept.is_whole, kept.accounts, kept.done, kept.is_under_way) == (True, b"[1]", 3, False)
    assert not await store.begin_review(begun("two", about=b"[]", now=LATER))
    assert [(one.table, one.move, one.step) for one in await store.mistakes("ann", 10)] == [
        ("oak", 0, b"0"),
        ("oak", 1, b"1"),
    ]
    assert await store.correct("ann", "oak", 0, 77)
    assert not await store.correct("ben", "oak", 1, 77)
    assert [(one.move, one.corrected) for one in await store.mistakes("ann", 10)] == [(1, 0), (0, 77)]
    assert [(one.move, one.corrected) for one in await store.mistakes("ben", 10)] == [(0, 0)]
    assert await store.prune(2) == 1
    assert await store.review("oak", NOW) is None
    assert await store.mistakes("ann", 10) == []
