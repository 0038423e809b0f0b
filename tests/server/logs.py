"""Long logs, written into a database as if years had passed."""

import asyncio
from collections.abc import Callable, Iterable

from parlour.server.stored import entry_of, line_of, summary_of
from parlour.store import Store
from parlour.table import Table
from parlour.table.entries import AnyWhat, Entry

AT_ONCE = 1000
"""Lines that go into one transaction."""


def lengthen(database: str, table_id: str, by: str, whats: Callable[[Table], Iterable[AnyWhat]]) -> int:
    """Adds entries to the log of a table that no server has open; how many it has then."""

    async def write() -> int:
        store = await Store.open(database)
        try:
            table = Table(table_id, [entry_of(line) for line in await store.lines(table_id)])
            jobs = []
            for what in whats(table):
                entry = Entry(table.seq + 1, table.entries[-1].at + 1, by, f"w{table.seq}", what)
                table.add(entry)
                jobs.append((line_of(table_id, entry), summary_of(table)))
            for start in range(0, len(jobs), AT_ONCE):
                assert all(await asyncio.gather(*(store.append(*job) for job in jobs[start : start + AT_ONCE])))
            return table.seq
        finally:
            await store.close()

    return asyncio.run(write())
