"""Where bots think: in processes of their own, never on the event loop.

Quick ones (levels 1 and 2) have a process of their own, so that they never stand in line behind a search; and the more
searches wait, the shorter each is, so that a slow bot at one table does not hold up the others.
"""

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from typing import TypeVar

from msgspec import Struct

from parlour.bots.bot import bot_named
from parlour.bots.hint import Hint, hints
from parlour.bots.levels import LEVELS
from parlour.engine import is_compiled
from parlour.engine.game import View
from parlour.engine.registry import game
from parlour.engine.rng import rng_from_seed

HINT_MOVES = 300_000
"""What a hint may cost."""
MOST_UNCOMPILED = 20_000
"""What a search may cost without the compiled engine, which is tens of times faster."""
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


def choose(question: Question, level: int, share: int) -> str:
    """In a thinking process: the move of a bot, with one part in `share` of its budget."""
    played = game(question.game, question.rules_version)
    bot = bot_named(f"level{level}")
    rng = rng_from_seed(question.seed)
    return played.write(bot.choose(played, question.view, question.legal, rng, budget(bot.moves, share)).action)


def advise(question: Question, share: int) -> list[Hint]:
    """In a thinking process: what the bots think of each move."""
    played = game(question.game, question.rules_version)
    return hints(played, question.view, question.legal, budget(HINT_MOVES, share))


def budget(moves: int, share: int) -> int:
    """One part in `share` of what was meant, and no more than this machine can do in about a second."""
    return (moves if is_compiled() else min(moves, MOST_UNCOMPILED)) // share


def begin() -> None:
    """A thinking process starts: it ends with its server, however that ends, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(POLITENESS)
    parent = parent_process()
    assert parent is not None
    sentinel = parent.sentinel

    def follow() -> None:
        wait([sentinel])
        os._exit(0)

    threading.Thread(target=follow, daemon=True).start()


class Thinkers:
    """The processes of one server worker."""

    def __init__(self, processes: int) -> None:
        self._processes = {"quick": 1, "deep": processes}
        self._pools: dict[str, ProcessPoolExecutor] = {}
        self._waiting = 0
        """Searches that are under way or wait."""

    def start(self) -> None:
        """Begins to start the processes; the first move does not have to wait for it all."""
        for kind in self._processes:
            self._pool(kind).submit(is_compiled)

    async def choose(self, question: Question, level: int) -> str:
        """A bot's move."""
        if LEVELS[level - 1].kind != "ismcts":
            return await self._ask("quick", choose, question, level, 1)
        return await self._ask_deep(choose, question, level)

    async def advise(self, question: Question) -> list[Hint]:
        """What the bots think of each move."""
        return await self._ask_deep(advise, question)

    def stop(self) -> None:
        for pool in self._pools.values():
            for process in list(pool._processes.values()):
                process.terminate()
            pool.shutdown(cancel_futures=True)
        self._pools.clear()

    def _pool(self, kind: str) -> ProcessPoolExecutor:
        if kind not in self._pools:
            self._pools[kind] = ProcessPoolExecutor(self._processes[kind], get_context("spawn"), begin)
        return self._pools[kind]

    async def _ask_deep(self, task: Callable[..., Answer], *arguments: object) -> Answer:
        self._waiting += 1
        try:
            share = 1 + (self._waiting - 1) // self._processes["deep"]
            return await self._ask("deep", task, *arguments, share)
        finally:
            self._waiting -= 1

    async def _ask(self, kind: str, task: Callable[..., Answer], *arguments: object) -> Answer:
        """A process that was killed is replaced once."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._pool(kind), task, *arguments)
        except BrokenProcessPool:
            self._pools.pop(kind, None)
            return await loop.run_in_executor(self._pool(kind), task, *arguments)
