"""Group commit: everything that waits to be written goes into one transaction, so that a flush to disk serves many.

One task has it written, over one connection. Whoever asks for something to be written waits until it is durable.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Connection

from parlour.store.errors import TROUBLE, StoreError, explained
from parlour.store.pen import Pen

Job = TypeVar("Job")
Answer = TypeVar("Answer")
Work = Callable[[Connection, Sequence[Job]], Sequence[Answer]]
"""Does several jobs of a kind in the transaction that it is given; answers each, in order."""

MOST_AT_ONCE = 250
"""In one batch: whoever plays waits for as long as it takes to put together what the loop itself sends."""


@dataclass(slots=True)
class Waiting:
    """Somebody who waits for a job to be durable."""

    work: Work[Any, Any]
    job: Any
    answer: asyncio.Future[Any]


class Writer:
    """Writes what it is asked to, batch after batch, until it is closed."""

    def __init__(self, pen: Pen, where: str, works: Sequence[Work[Any, Any]]) -> None:
        """In each batch the kinds of work go in the order of `works`: writers that lock in one order never deadlock."""
        self._pen = pen
        self._where = where
        self._works = works
        self._waiting: list[Waiting] = []
        self._wake = asyncio.Event()
        self._is_closing = False
        self._task = asyncio.create_task(self._run(), name="parlour store writer")

    async def write(self, work: Work[Job, Answer], job: Job) -> Answer:
        """The answer, once it is durable. A caller that was cancelled may yet find it written."""
        if self._is_closing or self._task.done():
            raise StoreError(f"the store is closed ({self._where}); open it anew")
        waiting = Waiting(work, job, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._wake.set()
        answer: Answer = await waiting.answer
        return answer

    async def close(self) -> None:
        """Takes nothing more, and ends when all that waits is written."""
        self._is_closing = True
        self._wake.set()
        await asyncio.wait([self._task])
        await self._pen.close()

    async def _run(self) -> None:
        batch: list[Waiting] = []
        try:
            while self._waiting or not self._is_closing:
                await self._wake.wait()
                self._wake.clear()
                while self._waiting:
                    batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                    if wanted := [one for one in batch if not one.answer.done()]:
                        await self._write(wanted)
        finally:
            for one in batch + self._waiting:
                one.answer.cancel()

    async def _write(self, batch: list[Waiting]) -> None:
        """All of it in one transaction; if one spoils it, each in its own, so that only that one fails."""
        try:
            await self._commit(batch)
        except TROUBLE as error:
            self._refuse(batch, error)
        except Exception as error:
            if len(batch) == 1:
                self._refuse(batch, error)
            else:
                await self._write_singly(batch)

    async def _write_singly(self, batch: list[Waiting]) -> None:
        for number, one in enumerate(batch):
            try:
                await self._commit([one])
            except TROUBLE as error:
                self._refuse(batch[number:], error)
                return
            except Exception as error:
                self._refuse([one], error)

    async def _commit(self, batch: list[Waiting]) -> None:
        for one, answer in await self._pen.write(partial(self._work, batch)):
            if not one.answer.done():
                one.answer.set_result(answer)

    def _work(self, batch: list[Waiting], connection: Connection) -> list[tuple[Waiting, Any]]:
        answered: list[tuple[Waiting, Any]] = []
        for work in self._works:
            if mine := [one for one in batch if one.work == work]:
                answers = work(connection, [one.job for one in mine])
                answered.extend(zip(mine, answers, strict=True))
        return answered

    def _refuse(self, batch: Sequence[Waiting], error: Exception) -> None:
        for one in batch:
            if not one.answer.done():
                one.answer.set_exception(explained("write", self._where, error))
