"""One table as the fold of its log, kept in step with the store.

The log is the truth. A worker appends an entry under the next seq or finds that another was quicker, and then reads on;
whatever it keeps in memory can be lost at any time.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from parlour.server.newspaper import News
from parlour.server.stored import entry_of, line_of, summary_of
from parlour.server.worker import Worker
from parlour.store import Store, StoreError
from parlour.table import Entry, Guest, Opened, Table
from parlour.table.entries import AnyWhat

TABLE_ID = re.compile("[A-Za-z0-9_-]{16}")
FOLDED = 200
"""Entries of a log that are folded before others have their turn."""


class NoSuchTable(Exception):
    """There is no table with this id."""


async def load(store: Store, table_id: str) -> Table:
    """A table as its log has it. What is no id is not asked for: not every database takes every character."""
    if not TABLE_ID.fullmatch(table_id):
        raise NoSuchTable
    lines = await store.lines(table_id)
    if not lines or lines[0].seq != 1:  # somebody spoke at an old table in the very moment in which it was removed
        raise NoSuchTable
    table = Table(table_id, ())
    for start in range(0, len(lines), FOLDED):
        for line in lines[start : start + FOLDED]:
            table.add(entry_of(line))
        await asyncio.sleep(0)
    return table


class Ledger:
    """The log of one table and the table that it makes."""

    def __init__(self, worker: Worker, table: Table, grown: Callable[[int], None]) -> None:
        """`grown` is told once of all that is new, by the seq of the first new entry."""
        self.worker = worker
        self.table = table
        self.lock = asyncio.Lock()
        """Held while the log may grow, and while a client is brought up to date."""
        self._grown = grown
        self._is_sound = True
        """Whether the table is as the log has it; not while an entry is under way, nor after one that failed."""
        self._told = table.seq
        """The last entry that `grown` was told of."""

    @asynccontextmanager
    async def at_rest(self) -> AsyncIterator[Table]:
        """The table with nothing under way: all that it says is in the log."""
        async with self.lock:
            if not self._is_sound:
                await self._reload()
            yield self.table

    async def append(self, what: AnyWhat, by: str, command: str, now: int) -> bool:
        """Adds an entry to the log, at rest; False, and the table is up to date, when somebody else was quicker.

        The one door into the log: whatever comes here was decided by `parlour.table`, and nobody ignores the answer.
        When it fails it is not known whether the entry is in the log, and the ledger stays unsound until it has asked.
        """
        entry = Entry(self.table.seq + 1, now, by, command, what)
        self._is_sound = False
        self.table.add(entry)
        if not await self.worker.store.append(line_of(self.table.id, entry), summary_of(self.table)):
            await self._reload()
            return False
        self._is_sound = True
        self._tell()
        self.worker.spread(News(self.table.id, entry.seq))
        return True

    async def begin(self, opened: Opened, guest: Guest) -> None:
        """Adds the first entry of a new table."""
        async with self.lock:
            if not await self.append(opened, guest.id, "", self.worker.now()):
                raise StoreError(f"there is a table {self.table.id} already: try again")

    async def do_of_itself(self, decided: Callable[[Table, int], AnyWhat | None]) -> bool:
        """Adds what the table has to do without being asked; False when there is nothing (any more)."""
        async with self.at_rest():
            while (what := decided(self.table, now := self.worker.now())) is not None:
                if await self.append(what, "", "", now):
                    return True
        return False

    async def catch_up(self) -> None:
        """Reads what other workers have added to the log."""
        async with self.at_rest():
            await self.read_on()

    async def read_on(self) -> bool:
        """Whether the log had more than the table knew, at rest; everybody is told then."""
        known = self.table.seq
        for line in await self.worker.store.lines(self.table.id, known):
            self.table.add(entry_of(line))
        self._tell()
        return self.table.seq > known

    async def _reload(self) -> None:
        """Takes the table from the log again."""
        self.table = await load(self.worker.store, self.table.id)
        self._is_sound = True
        self._tell()

    def _tell(self) -> None:
        """Says what is new, if there is anything."""
        if self._told >= self.table.seq:
            return
        first = self._told + 1
        self._told = self.table.seq
        self._grown(first)
