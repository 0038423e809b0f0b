"""A table that cannot be read is one table's misfortune."""

import asyncio
import logging
from pathlib import Path

import pytest
from msgspec.structs import replace

from parlour.server.caretaker import LOOKED_AT, Caretaker
from parlour.server.hall import Hall
from parlour.server.newspaper import News
from parlour.server.stored import line_of, summary_of
from parlour.server.thinking import Thinkers
from parlour.server.worker import Worker
from parlour.store import Store, Summary
from parlour.table.commands import Start
from tests.server.running import PATIENCE
from tests.store.examples import add
from tests.table.builder import ANN, Scene, lobby

OAK, ELM = "oak-oak-oak-oak1", "elm-elm-elm-elm1"


def told(table: str, scene: Scene) -> Summary:
    return replace(summary_of(scene.table), table=table)


async def put(store: Store) -> None:
    """A table whose cards are due, after more tables than one round looks at, all of which make no sense."""
    for number in range(LOOKED_AT + 5):
        await add(store, f"brokenbroken{number:04}", waits_for="bot", updated=number)
    scene = lobby(people=2, bots=0)
    scene.do(ANN, Start())
    for entry in scene.table.entries:
        assert await store.append(line_of(OAK, entry), told(OAK, scene))


def test_tables_that_make_no_sense_keep_nobody_else_waiting_and_are_named_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def rounds() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        hall = Hall(Worker(store, Thinkers(1), lambda _: None))
        caretaker = Caretaker(hall)
        try:
            await put(store)
            async with asyncio.timeout(PATIENCE):
                while OAK not in hall.rooms or hall.rooms[OAK].table.phase != "playing":
                    await caretaker.look_round()
            for _ in range(3):
                await caretaker.look_round()
        finally:
            await hall.stop()
            await store.close()

    with caplog.at_level(logging.ERROR):
        asyncio.run(rounds())
    named = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert sorted(named) == sorted(
        f"table brokenbroken{number:04} cannot be looked after" for number in range(LOOKED_AT + 5)
    )


def test_news_of_a_table_that_makes_no_sense_any_more_keep_no_other_from_its_own(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def hears() -> tuple[int, int]:
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        hall = Hall(Worker(store, Thinkers(1), lambda _: None))
        caretaker = Caretaker(hall)
        try:
            scene = lobby(people=2, bots=0)
            for table in (OAK, ELM):
                assert await store.append(line_of(table, scene.table.entries[0]), told(table, scene))
                await hall.room(table)
            await add(store, OAK, seq=2)
            assert await store.append(line_of(ELM, scene.table.entries[1]), told(ELM, scene))
            await caretaker.hear([News(OAK, 2), News(ELM, 2)])
            return hall.rooms[OAK].table.seq, hall.rooms[ELM].table.seq
        finally:
            await hall.stop()
            await store.close()

    with caplog.at_level(logging.ERROR):
        assert asyncio.run(hears()) == (1, 2)
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == [
        f"table {OAK} cannot be looked after"
    ]
