"""When bots move: on the beat of their level whatever they hold, and only while somebody plays or looks.

Time here is virtual: it passes when everybody waits, so nothing depends on how busy the machine is.
"""

import asyncio
import selectors
from collections.abc import Awaitable, Callable, Collection
from itertools import pairwise
from typing import Any, cast

import psutil
import pytest

from parlour.bots.bot import bot_named
from parlour.bots.levels import LEVELS, Level
from parlour.engine.registry import game
from parlour.engine.rng import rng_from_seed
from parlour.server import thinking
from parlour.server.client import Client
from parlour.server.hall import Hall
from parlour.server.protocol import Do
from parlour.server.room import Room
from parlour.server.stored import summary_of
from parlour.server.thinking import Question, Thinkers, beat
from parlour.server.usual import MOMENT
from parlour.server.worker import Worker
from parlour.store import Line, Store, Summary
from parlour.table import Command, Entry, Guest, Refused, Table, Terms
from parlour.table.commands import AskUndo, Clear, Contribute, End, Move, SitBot, Start
from parlour.table.entries import Moved, Takebacks, Withdrawn
from parlour.table.undo import Seen, has_taught
from tests.table.builder import ANN, BEN, ENTROPY, EVE, Scene, lobby, started

SEARCHING = [level.number for level in LEVELS if level.kind == "ismcts"]


class Leap(selectors.DefaultSelector):
    """Instead of waiting for a while it lets the time pass."""

    now = 0.0

    def select(self, timeout: float | None = None) -> Any:
        if timeout is not None and timeout > 0:
            self.now += timeout
        return super().select(None if timeout is None else 0)


def in_virtual_time(work: Callable[[], Awaitable[None]]) -> None:
    leap = Leap()
    loop = asyncio.SelectorEventLoop(leap)
    loop.time = lambda: leap.now  # type: ignore[method-assign]
    with asyncio.Runner(loop_factory=lambda: loop) as runner:
        runner.run(cast(Any, work()))


class Memory:
    """A store that is always quick."""

    async def append(self, line: Line, summary: Summary) -> bool:
        return True

    async def lines(self, table: str, after: int = 0) -> list[Line]:
        return []

    async def last_seen(self, table: str, now: int, of: Collection[str] | None = None) -> dict[str, int]:
        return {}


class Onlooker(Client):
    """Somebody who looks on and needs no messages."""

    def send(self, message: bytes) -> None:
        pass


class Choosy:
    """Thinks for as long as a question deserves: not at all about a forced move."""

    def __init__(self, takes: float) -> None:
        self.takes = takes
        self.asked: list[int] = []
        """How many actions were legal in each question."""

    async def choose(self, question: Question, level: int) -> str:
        self.asked.append(len(question.legal))
        if len(question.legal) > 1:
            await asyncio.sleep(self.takes * beat(level))
        return game(question.game).write(question.legal[0])

    async def has_taught(self, seen: Seen) -> bool:
        return has_taught(seen)


class Clocked(Worker):
    """Tells the time of the virtual clock."""

    def now(self) -> int:
        return round(asyncio.get_running_loop().time() * 1000)


def room_of(table: Table, thinkers: Choosy) -> Room:
    worker = Clocked(cast(Store, Memory()), cast(Thinkers, thinkers), lambda news: None)
    return Room(worker, table, Hall(worker))


def bots_alone(level: int, game_id: str = "dwarfking") -> Scene:
    """A match that only bots play; Ann runs the table."""
    scene = lobby(game_id, people=1, bots=2)
    scene.do(ANN, Clear(0), *(SitBot(seat, level) for seat in range(3)), Start())
    return scene


def moments(entries: list[Entry]) -> list[int]:
    return [entry.at for entry in entries if isinstance(entry.what, Moved)]


@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize("takes", [0.0, 0.3, 0.99])
def test_forced_and_free_moves_come_at_the_same_beat(level: int, takes: float) -> None:
    thinkers = Choosy(takes)

    async def play() -> None:
        room = room_of(bots_alone(level).table, thinkers)
        room.audience.clients.add(Onlooker(EVE, ""))
        room.driver.drive()
        while room.table.phase == "playing":
            await asyncio.sleep(1)
        times = moments(room.table.entries)
        waits = {later - earlier for earlier, later in pairwise(times)}
        assert waits <= {round(beat(level) * 1000) + delta for delta in (-1, 0, 1)}

    in_virtual_time(play)
    assert 1 in thinkers.asked
    assert max(thinkers.asked) > 1


@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize("takes", [1.1, 1.3])
def test_a_late_bot_moves_soon_and_on_a_beat(level: int, takes: float) -> None:
    """However it was held up, it costs at most a short beat more, and every late move comes at the same time."""

    async def play() -> None:
        room = room_of(bots_alone(level).table, Choosy(takes))
        room.audience.clients.add(Onlooker(EVE, ""))
        room.driver.drive()
        while room.table.phase == "playing":
            await asyncio.sleep(1)
        waits = [later - earlier for earlier, later in pairwise(moments(room.table.entries))]
        in_time = [wait for wait in waits if wait <= beat(level) * 1000 + 1]
        late = [wait for wait in waits if wait > beat(level) * 1000 + 1]
        assert in_time
        assert min(in_time) >= beat(level) * 1000 - 1
        assert takes * beat(level) <= min(late) / 1000 <= takes * beat(level) + thinking.LATE + 0.001
        assert max(late) - min(late) <= 2

    in_virtual_time(play)


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: str(level.number))
def test_a_forced_move_is_thought_over_like_any_other(level: Level) -> None:
    """Where the machine is busy answers come late, and none would that took no thought."""
    match = bots_alone(1).match
    while len(match.legal()) > 1:
        match.take(match.state.legal_actions()[0])
    seat, luck = match.state.to_act, rng_from_seed("1")
    forced = list(match.state.legal_actions())
    decision = bot_named(f"level{level.number}").choose(match.game, match.view(seat), forced, luck, seconds=0.0)
    assert [decision.action] == forced
    assert luck.below(2**30) != rng_from_seed("1").below(2**30), "no world was imagined"
    assert (decision.estimates != []) == (level.kind == "ismcts")


async def after_everybody(room: Room) -> None:
    """Until it is a bot's turn in Dig Dig: the people are ready."""
    while room.table.to_act is not None and room.table.person(room.table.to_act) is not None:
        await done(room, (ANN, BEN)[room.table.to_act], Move("ready"))


async def done(room: Room, guest: Guest, command: Command) -> None:
    await room.carry_out(guest, Do(f"c{room.table.seq}", room.table.seq, command))


@pytest.mark.parametrize("takes", [0.0, 0.3, 0.99])
@pytest.mark.parametrize(
    ("people", "takebacks", "waits"),
    [(2, "consent", True), (2, "none", False), (1, "consent", False), (1, "free", False)],
)
def test_bots_leave_people_a_moment_to_withdraw_a_move_where_several_play(
    people: int, takebacks: Takebacks, waits: bool, takes: float
) -> None:
    """The same for every move, however long it was thought over; and a bot that follows a bot waits for nothing."""

    async def play() -> None:
        scene = started("digdig", people=people, bots=2, terms=Terms(takebacks=takebacks))
        room = room_of(scene.table, Choosy(takes))
        await after_everybody(room)
        await asyncio.sleep(MOMENT + 1)
        first, second, third = moments(room.table.entries)[people - 1 : people + 2]
        short = beat(2) * 1000
        assert MOMENT * 1000 * waits <= second - first <= MOMENT * 1000 * waits + short + 1
        assert third - second <= short + 1

    in_virtual_time(play)


def test_a_move_is_withdrawn_before_the_bot_acts_and_not_after() -> None:
    async def play() -> None:
        room = room_of(started("digdig", people=2, bots=1).table, Choosy(0.3))
        await after_everybody(room)
        await asyncio.sleep(MOMENT * 0.9)
        await done(room, BEN, AskUndo())
        assert room.table.entries[-1].what == Withdrawn(1)
        await asyncio.sleep(10 * MOMENT)
        assert room.table.to_act == 1, "it is Ben's turn again, and the bot has forgotten what it would have done"
        assert room.table.match is not None
        assert len(room.table.match.moves) == 1
        await done(room, BEN, Move("ready"))
        await asyncio.sleep(MOMENT * 1.1)
        with pytest.raises(Refused, match="not_your_move"):
            await done(room, BEN, AskUndo())

    in_virtual_time(play)


def test_bots_alone_rest_while_nobody_looks() -> None:
    async def play() -> None:
        room = room_of(bots_alone(2).table, Choosy(0.5))
        assert summary_of(room.table).waits_for == "nobody"
        room.driver.drive()
        await asyncio.sleep(60)
        assert moments(room.table.entries) == []
        eve = Onlooker(EVE, "")
        room.audience.clients.add(eve)
        room.driver.drive()
        while len(moments(room.table.entries)) < 5:
            await asyncio.sleep(0.01)
        room.audience.clients.discard(eve)
        await asyncio.sleep(60)
        made = len(moments(room.table.entries))
        assert made <= 6, "they played on after the last one had left"
        assert room.table.phase == "playing"
        room.audience.clients.add(eve)
        room.driver.drive()
        while len(moments(room.table.entries)) == made:
            await asyncio.sleep(0.01)

    in_virtual_time(play)


def test_bots_play_on_for_somebody_who_is_away() -> None:
    """Who sits at the table but is not connected finds it at their own turn."""

    async def play() -> None:
        room = room_of(started("digdig", people=1, bots=2).table, Choosy(0.5))
        room.driver.drive()
        await asyncio.sleep(60)
        seat = room.table.to_act
        assert seat is not None
        assert room.table.person(seat) is not None

    in_virtual_time(play)


def question() -> Question:
    match = started("villains", people=1, bots=2).match
    seat = match.state.to_act
    return Question("villains", 1, match.view(seat), list(match.state.legal_actions()), "1")


def test_searches_in_line_share_the_time_to_the_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many wait at once, each is answered in time: nobody is late because of others."""
    given: list[float] = []
    ends: list[float] = []

    async def ask(self: Thinkers, kind: str, task: object, *arguments: Any) -> str:
        given.append(arguments[-1])
        await asyncio.sleep(arguments[-1])
        ends.append(asyncio.get_running_loop().time())
        return "done"

    monkeypatch.setattr(Thinkers, "_ask", ask)

    async def think() -> None:
        for processes, waiting in ((1, 1), (1, 12), (2, 13)):
            thinkers = Thinkers(processes)
            first = [asyncio.create_task(thinkers.choose(question(), 5)) for _ in range(processes)]
            await asyncio.sleep(beat(5) / 2)
            given.clear()
            began = asyncio.get_running_loop().time()
            await asyncio.gather(*first, *(thinkers.choose(question(), 5) for _ in range(waiting)))
            assert max(ends) - began <= beat(5) * thinking.THINKING + 1e-6
            assert len(given) == waiting
            assert min(given) > 0
            assert max(given) <= 3 * min(given)

    in_virtual_time(think)


def test_whoever_asks_for_many_hints_keeps_no_bot_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, list[float]] = {"hints": [], "deep": []}

    async def ask(self: Thinkers, kind: str, task: object, *arguments: Any) -> str:
        given[kind].append(arguments[-1])
        await asyncio.sleep(arguments[-1])
        return "done"

    monkeypatch.setattr(Thinkers, "_ask", ask)

    async def think() -> None:
        thinkers = Thinkers(1)
        hints = [asyncio.create_task(thinkers.advise(question())) for _ in range(20)]
        await asyncio.sleep(0.1)
        await thinkers.choose(question(), 4)
        assert given["deep"] == [pytest.approx(beat(4) * thinking.THINKING)]
        await asyncio.gather(*hints)
        assert len(given["hints"]) == 20

    in_virtual_time(think)


def test_killed_processes_are_replaced_and_not_multiplied() -> None:
    """Twelve searches wait for two processes, and one of these is killed."""

    def processes() -> list[psutil.Process]:
        found = []
        for child in psutil.Process().children(recursive=True):
            try:
                if any("spawn_main" in word for word in child.cmdline()):
                    found.append(child)
            except psutil.Error:  # it has just ended
                continue
        return found

    before = {process.pid for process in processes()}

    async def think() -> None:
        thinkers = Thinkers(2)
        try:
            asked = question()
            searches = [asyncio.create_task(thinkers.choose(asked, 4)) for _ in range(12)]
            await asyncio.wait(searches, return_when=asyncio.FIRST_COMPLETED)
            mine = [process for process in processes() if process.pid not in before]
            mine[0].kill()
            answers = await asyncio.gather(*searches)
            assert len(set(map(type, answers))) == 1
            assert len([process for process in processes() if process.pid not in before]) <= 2
        finally:
            thinkers.stop()

    asyncio.run(think())


def test_the_host_ends_a_match_that_only_bots_play() -> None:
    scene = bots_alone(2)
    assert scene.table.seat_of(ANN.id) is None
    scene.do(ANN, End())
    assert scene.table.phase == "abandoned"


def test_nobody_else_ends_a_match_that_only_bots_play() -> None:
    assert bots_alone(2).why_not(EVE, End()) == "not_seated"


def test_the_host_does_not_end_what_others_play() -> None:
    scene = lobby("digdig", people=2, bots=1)
    scene.do(BEN, Contribute(ENTROPY[BEN.id]))
    scene.do(ANN, Clear(0), SitBot(0, 2), Start())
    assert scene.why_not(ANN, End()) == "not_seated"
