"""What writes to a database: work is done in one transaction, and answered once it is durable."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

Answer = TypeVar("Answer")


class Pen(Protocol):
    """One connection for who writes; no two write at once."""

    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        """What the work answers. It may be done twice, but takes effect once."""

    async def close(self) -> None: ...


class PenOfThread:
    """For SQLite, which works in the thread that calls it, and for PostgreSQL where the loop cannot wait for it."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "parlour store writer")

    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._in_thread, work)

    async def close(self) -> None:
        await asyncio.to_thread(self._thread.shutdown)
        self._engine.dispose()

    def _in_thread(self, work: Callable[[Connection], Answer]) -> Answer:
        with self._engine.begin() as connection:
            return work(connection)


class PenOfLoop:
    """For PostgreSQL, which does its work elsewhere: a thread that waited for it would, after each of its answers, wait
    for its turn with the loop, too."""

    def __init__(self, engine: "AsyncEngine") -> None:
        self._engine = engine

    async def write(self, work: Callable[[Connection], Answer]) -> Answer:
        async with self._engine.connect() as connection:
            try:
                answer = await connection.run_sync(work)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
                # The server was started anew, say. Nothing was committed, so all of it goes over a new connection.
                await connection.rollback()
                answer = await connection.run_sync(work)
            await connection.commit()
        return answer

    async def close(self) -> None:
        await self._engine.dispose()
