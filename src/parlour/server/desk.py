"""A process for heavy work: one piece after the other, and what takes too long is ended."""

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from parlour.processes import Processes
from parlour.server.refusals import refusal
from parlour.table import Refused

STARTING = 120.0
"""Seconds for the process to start, on a machine that has much else to do."""

Answer = TypeVar("Answer")


class Desk:
    """It begins with the first work, and anew with the next one after it was ended."""

    def __init__(self, longest: float, politeness: int) -> None:
        self._longest = longest
        """Seconds that a work may take."""
        self._politeness = politeness
        self._process: Processes | None = None
        self._turn = asyncio.Lock()

    async def do(self, task: Callable[..., Answer], *arguments: object) -> Answer:
        """What the task makes of its arguments; `Refused` when that takes too long or the process is gone."""
        async with self._turn:
            if self._process is None:
                self._process = Processes(1, self._politeness)
                await self._await(self._process, STARTING, len, ())
            return await self._await(self._process, self._longest, task, *arguments)

    async def _await(
        self, process: Processes, seconds: float, task: Callable[..., Answer], *arguments: object
    ) -> Answer:
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.get_running_loop().run_in_executor(process, task, *arguments)
        except (TimeoutError, BrokenProcessPool):
            self.clear()
            raise Refused(refusal("busy")) from None

    def clear(self) -> None:
        """Ends the process, whatever it does."""
        if self._process is not None:
            self._process.kill()
            self._process = None
