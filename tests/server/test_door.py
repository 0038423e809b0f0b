"""One door into the log: whatever the store answers, a table is what its log says, and nothing is done twice."""

import ast
import asyncio
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

import parlour
from parlour.engine.registry import game
from parlour.server.hall import Hall
from parlour.server.ledger import load
from parlour.server.protocol import Do, encode
from parlour.server.room import Room
from parlour.server.stored import entry_of, line_of
from parlour.server.thinking import Question, Thinkers
from parlour.server.worker import Worker
from parlour.store import Line, Store, StoreError, Summary
from parlour.table import Command, Guest, Refused, Table, Terms, open_table
from parlour.table.commands import Contribute, End, Move, Rematch, Say, Sit, Start
from parlour.table.entries import Contributed, Hushed, Moved, Rematched, Started
from parlour.table.table import START_PATIENCE
from tests.server.running import PATIENCE

ADA, BEN = Guest("ada", "Ada", "fox"), Guest("ben", "Ben", "owl")
SOURCES = Path(parlour.__file__).resolve().parent
PATIENT = 61_000
"""After so many milliseconds somebody who is not connected is overdue."""
KINDS = ("loses", "forgets", "denies")
"""How an append fails: it raises and wrote nothing; it raises and had written; it says that somebody was quicker."""


Answer = TypeVar("Answer")


class Contrary(Store):
    """A store that does not do one of the appends as it should."""

    appends = 0
    fails_at = 0
    kind = ""

    async def append(self, line: Line, summary: Summary) -> bool:
        self.appends += 1
        if self.appends != self.fails_at:
            return await super().append(line, summary)
        if self.kind == "denies":
            rival = entry_of(line)
            what = rival.what if line.seq == 1 else Hushed(is_quiet=False)
            rival = msgspec.structs.replace(rival, by="eve", command="", what=what)
            assert await super().append(line_of(line.table, rival), summary)
            return False
        if self.kind == "forgets":
            await super().append(line, summary)
        raise StoreError("the disk is full")


class Ahead(Worker):
    """A worker without a server, whose clock can be put forward."""

    ahead = 0

    def now(self) -> int:
        return super().now() + self.ahead


def hall_on(store: Store) -> tuple[Ahead, Hall]:
    worker = Ahead(store, Thinkers(1), lambda news: None)
    return worker, Hall(worker)


async def dealt(room: Room) -> None:
    """Looks at the table, as every worker does now and then, until the cards are dealt."""
    async with asyncio.timeout(PATIENCE):
        while True:
            async with room.at_rest() as table:
                if table.phase == "playing":
                    return
            room.driver.drive()
            await asyncio.sleep(0.01)


async def persist(attempt: Callable[[], Awaitable[Answer]]) -> Answer:
    """Tries again what the store did not answer, as a client does."""
    try:
        return await attempt()
    except StoreError:
        return await attempt()


async def whole_evening(store: Store) -> tuple[Hall, str, dict[int, Command]]:
    """A table from its opening to the rematch. Returns what was acknowledged as which entry, too."""
    worker, hall = hall_on(store)
    done: dict[int, Command] = {}

    async def opened() -> Room:
        made = open_table(game("digdig"), {}, Terms(), ADA, [None], worker.fresh_secret())
        return await hall.open(worker.fresh_id(), made, ADA)

    room = await persist(opened)

    async def do(guest: Guest, command: Command) -> None:
        one = Do(secrets.token_hex(8), room.table.seq, command)
        acknowledged = await persist(lambda: room.carry_out(guest, one))
        assert acknowledged.seq not in done, "two commands became one entry"
        done[acknowledged.seq] = command

    await do(BEN, Sit(1))
    await do(BEN, Contribute("b" * 32))
    await do(ADA, Start())
    worker.ahead += START_PATIENCE
    await dealt(room)
    await do(ADA, Move("ready"))
    await do(BEN, Say("I must go"))
    worker.ahead += PATIENT
    await do(ADA, End())
    await do(BEN, Rematch())
    await room.stop()
    return hall, room.table.id, done


async def check(hall: Hall, table_id: str, done: dict[int, Command]) -> None:
    """The room is what the log says; the log has every command once, and the rematch is there."""
    log = await load(hall.worker.store, table_id)
    async with hall.rooms[table_id].at_rest() as table:
        assert encode(table.entries) == encode(log.entries)
    kinds = [type(entry.what) for entry in log.entries]
    assert [kinds.count(one) for one in (Contributed, Started, Moved, Rematched)] == [1, 1, 1, 1]
    assert [entry.seq for entry in log.entries if entry.command] == sorted(done)
    assert log.next is not None
    following: Table = await load(hall.worker.store, log.next)
    assert (following.phase, following.continues) == ("lobby", table_id)


async def appends_of_an_evening(url: str) -> int:
    store = await Contrary.open(url)
    try:
        hall, table, done = await whole_evening(store)
        await check(hall, table, done)
        assert isinstance(store, Contrary)
        return store.appends
    finally:
        await store.close()


@pytest.mark.parametrize("kind", KINDS)
def test_whichever_entry_fails_the_table_is_what_its_log_says(tmp_path: Path, kind: str) -> None:
    count = asyncio.run(appends_of_an_evening(f"sqlite:///{tmp_path}/sound.db"))
    assert count == 10, "the first entry of both tables, seven commands, and the deal"

    async def all_fail_in_turn() -> None:
        store = await Contrary.open(f"sqlite:///{tmp_path}/contrary.db")
        assert isinstance(store, Contrary)
        store.kind = kind
        try:
            for number in range(1, count + 1):
                store.fails_at = store.appends + number
                hall, table, done = await whole_evening(store)
                assert store.appends >= store.fails_at
                await check(hall, table, done)
        finally:
            await store.close()

    asyncio.run(all_fail_in_turn())


class Quick(Thinkers):
    """Bots that make the first move on offer, without a process to think in."""

    async def choose(self, question: Question, level: int) -> str:
        return game(question.game).write(question.legal[0])


@pytest.mark.parametrize("kind", KINDS)
def test_whichever_move_of_a_bot_fails_it_is_made_once(
    tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.server.driver.beat", lambda level: 0.001)

    async def fail() -> None:
        store = await Contrary.open(f"sqlite:///{tmp_path}/tables.db")
        assert isinstance(store, Contrary)
        store.kind = kind
        worker = Worker(store, Quick(1), lambda news: None)
        made = open_table(game("digdig"), {}, Terms(), ADA, [1, 1], worker.fresh_secret())
        room = await Hall(worker).open(worker.fresh_id(), made, ADA)
        try:
            commands: list[Command] = [Contribute("a" * 32), Start(), Move("ready")]
            for number, command in enumerate(commands):
                store.fails_at = store.appends + 2 if isinstance(command, Move) else 0
                await room.carry_out(ADA, Do(f"c{number}", room.table.seq, command))
            async with asyncio.timeout(PATIENCE):
                while True:
                    async with room.at_rest() as table:
                        if table.to_act == 0:
                            break
                    room.driver.drive()  # as a worker does that finds the table waiting
                    await asyncio.sleep(0.01)
            assert store.appends > store.fails_at > 0
            log = await load(store, room.table.id)
            assert encode(room.table.entries) == encode(log.entries)
            assert len(log.entries) == store.appends - (kind == "loses"), "nothing was done twice"
        finally:
            await room.stop()
            await store.close()

    asyncio.run(fail())


def test_the_log_has_one_door() -> None:
    """Nothing in the package but `Ledger.append` hands the store a line."""
    doors = []
    for path in sorted(SOURCES.rglob("*.py")):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                doors += [
                    f"{path.relative_to(SOURCES)}:{function.name}"
                    for node in ast.walk(function)
                    if isinstance(node, ast.Call)
                    and isinstance(node.func, ast.Attribute)
                    and node.func.attr == "append"
                    and ast.unparse(node.func.value).lstrip("_").split(".")[-1] == "store"
                ]
    assert doors == ["server/ledger.py:append"]


@pytest.mark.parametrize("is_resent", [False, True], ids=["two rematches", "one rematch sent to both"])
def test_of_two_workers_one_opens_the_rematch_and_the_other_leaves_nothing_behind(
    tmp_path: Path, is_resent: bool
) -> None:
    async def race() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        try:
            (worker, one), (_, two) = hall_on(store), hall_on(store)
            made = open_table(game("digdig"), {}, Terms(), ADA, [None], worker.fresh_secret())
            room = await one.open(worker.fresh_id(), made, ADA)
            for guest, command in (
                (ADA, Contribute("a" * 32)),
                (BEN, Sit(1)),
                (BEN, Contribute("b" * 32)),
                (ADA, Start()),
                (BEN, End()),
            ):
                worker.ahead += PATIENT if isinstance(command, End) else 0
                await room.carry_out(guest, Do(secrets.token_hex(8), room.table.seq, command))
            behind = await two.room(room.table.id)
            first = await room.carry_out(ADA, Do("again", room.table.seq, Rematch()))
            if is_resent:
                assert await behind.carry_out(ADA, Do("again", room.table.seq, Rematch())) == first
            else:
                with pytest.raises(Refused) as refused:
                    await behind.carry_out(BEN, Do("again", room.table.seq, Rematch()))
                assert refused.value.refusal.code == "rematched"
            assert await room.carry_out(ADA, Do("again", room.table.seq, Rematch())) == first
            phases = {summary.table: summary.phase for summary in await store.of_guest(BEN.id, 9)}
            assert behind.table.next is not None
            assert phases.pop(behind.table.next) == "lobby"
            assert list(phases.values()) == ["abandoned"] * 2, "the match that was ended, and a table that nobody needs"
            for each in (room, behind):
                await each.stop()
        finally:
            await store.close()

    asyncio.run(race())
