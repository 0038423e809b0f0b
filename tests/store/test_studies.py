"""Matches that people look at together, in either database: of many who change something at once each is answered."""

import asyncio

import pytest

from parlour.store import Store
from parlour.store.studies import NoteLine, Noting, StudyLine
from tests.store.examples import add

pytestmark = pytest.mark.anyio


async def test_of_two_who_say_the_same_at_once_one_was_quicker(store: Store) -> None:
    await add(store, phase="over", updated=1)
    for line in (StudyLine("oak", 1, b"first"), StudyLine("oak", 2, b"second")):
        assert sorted(await asyncio.gather(*(store.change_study(line) for _ in range(3)))) == [False, False, True]
    assert (await store.studies(["oak"]))["oak"] == StudyLine("oak", 2, b"second")


async def test_many_notes_at_once_find_no_more_room_than_there_is(store: Store) -> None:
    await add(store, phase="over", updated=1)
    await store.change_study(StudyLine("oak", 1, b"{}"))

    def noted(guest: str, number: int) -> Noting:
        return Noting(NoteLine(f"{guest}-{number}", "oak", guest, number, b"{}"), most=5, most_of_guest=3)

    answers = await asyncio.gather(
        *(store.note(noted(guest, number)) for guest in ("ann", "ben") for number in range(4))
    )
    assert sum(answers) == 5
    kept = [line.guest for line in await store.notes("oak")]
    assert sorted(map(kept.count, ("ann", "ben"))) == [2, 3]
