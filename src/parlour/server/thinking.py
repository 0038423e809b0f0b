"""Where bots think: in processes of their own, never on the event loop.

Quick ones (levels 1 and 2) have a process of their own, so that they never stand in line behind a search, and so have
hints, so that nobody who asks for many keeps the bots waiting. A search ends in time for the beat of its level,
whoever else waits: those in line share the time that is left.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from msgspec import Struct

from parlour.bots.bot import bot_named
from parlour.bots.levels import LEVELS
from parlour.engine import is_compiled
from parlour.engine.game import View
from parlour.engine.registry import game
from parlour.engine.rng import rng_from_seed
from parlour.processes import Processes
from parlour.review.hint import Hint, hints
from parlour.table import Table
from parlour.table.undo import Seen, has_taught

HINT_MOVES = 300_000
"""What a hint may cost."""
HINT_SECONDS = 2.0
SLOWER = 4
"""How many times as slow the beats of searches are without the compiled engine, up to SLOWEST seconds."""
SLOWEST = 1.25
THINKING = 0.8
"""The part of the time to the beat that a search may use; the rest is for the way there and back."""
LATE = 0.25
"""Seconds from one beat to the next, at most, for a bot that missed the first: a busy machine costs little more than it
took. That it was missed is known by then; by how much says how busy the machine is, and nothing of what a bot holds."""
POLITENESS = 5
"""Bots leave the processor to whoever serves people."""

Answer = TypeVar("Answer")


class Question(Struct, frozen=True):
    """A decision to make: what a player sees, and nothing else."""

    game: str
    rules_version: int
    view: View
    legal: list[int]
    seed: str
    """For the bot's own luck."""


def question(table: Table, seat: int) -> Question:
    """What a bot in this seat, or somebody who asks for advice, is given."""
    playing = table.match
    assert playing is not None
    return Question(
        table.game.id,
        table.game.rules_version,
        playing.view(seat),
        list(playing.state.legal_actions()),
        table.luck(seat),
    )


def beat(level: int) -> float:
    """Seconds from the beginning of a turn to the beat on which the bots of a level move."""
    chosen = LEVELS[level - 1]
    return chosen.beat if is_compiled() or chosen.kind != "ismcts" else min(SLOWER * chosen.beat, SLOWEST)


def to_the_beat(elapsed: float, beat: float) -> float:
    """How long it is to the beat, so many seconds after the turn began; who missed it moves on a short one after it."""
    if elapsed < beat:
        return beat - elapsed
    step = min(beat, LATE)
    return step - (elapsed - beat) % step


def choose(question: Question, level: int, seconds: float) -> str:
    """In a thinking process: the move of a bot that may search for so long."""
    played = game(question.game, question.rules_version)
    bot = bot_named(f"level{level}")
    rng = rng_from_seed(question.seed)
    return played.write(bot.choose(played, question.view, question.legal, rng, seconds=seconds).action)


def advise(question: Question, seconds: float) -> list[Hint]:
    """In a thinking process: what the bots think of each move."""
    played = game(question.game, question.rules_version)
    return hints(played, question.view, question.legal, HINT_MOVES, seconds)


class Thinkers:
    """The processes of one server worker."""

    def __init__(self, processes: int) -> None:
        self._processes = {"quick": 1, "deep": processes, "hints": 1}
        self._pools: dict[str, Processes] = {}
        self._turns = {kind: asyncio.Semaphore(number) for kind, number in self._processes.items()}
        """Held by the searches that are under way."""
        self._in_line = dict.fromkeys(self._processes, 0)
        """Searches that wait for their turn."""

    def start(self) -> None:
        """Begins to start the processes; the first move does not have to wait for it all."""
        for kind in self._processes:
            self._pool(kind).submit(is_compiled)

    async def choose(self, question: Question, level: int) -> str:
        """A bot's move, early enough for its beat."""
        if LEVELS[level - 1].kind != "ismcts":
            return await self._ask("quick", choose, question, level, 0.0)
        return await self._search("deep", beat(level) * THINKING, choose, question, level)

    async def advise(self, question: Question) -> list[Hint]:
        """What the bots think of each move."""
        return await self._search("hints", HINT_SECONDS, advise, question)

    async def has_taught(self, seen: Seen) -> bool:
        """Whether a move taught its player something."""
        return await self._ask("quick", has_taught, seen)

    def stop(self) -> None:
        for pool in self._pools.values():
            for process in list(pool._processes.values()):
                process.terminate()
            pool.shutdown(cancel_futures=True)
        self._pools.clear()

    def _pool(self, kind: str) -> Processes:
        if kind not in self._pools:
            self._pools[kind] = Processes(self._processes[kind], POLITENESS)
        return self._pools[kind]

    async def _search(self, kind: str, seconds: float, task: Callable[..., Answer], *arguments: object) -> Answer:
        """An answer within so many seconds: whoever has the turn leaves those behind their share of the time."""
        loop = asyncio.get_running_loop()
        ends = loop.time() + seconds
        self._in_line[kind] += 1
        try:
            await self._turns[kind].acquire()
        finally:
            self._in_line[kind] -= 1
        try:
            sharing = 1 + self._in_line[kind] / self._processes[kind]
            return await self._ask(kind, task, *arguments, max(0.0, ends - loop.time()) / sharing)
        finally:
            self._turns[kind].release()

    async def _ask(self, kind: str, task: Callable[..., Answer], *arguments: object) -> Answer:
        """A process that was killed is replaced once; of all who waited for it, the first makes the new pool."""
        try:
            return await self._ask_pool(kind, task, *arguments)
        except BrokenProcessPool:
            return await self._ask_pool(kind, task, *arguments)

    async def _ask_pool(self, kind: str, task: Callable[..., Answer], *arguments: object) -> Answer:
        pool = self._pool(kind)
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, task, *arguments)
        except BrokenProcessPool:
            if self._pools.get(kind) is pool:
                del self._pools[kind]
            raise
