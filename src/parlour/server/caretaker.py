"""What is done for the tables of a worker in the background: it hears news, and looks after whatever stands still."""

import asyncio
import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress

from parlour.server.hall import Hall
from parlour.server.keeping import prune
from parlour.server.ledger import NoSuchTable
from parlour.server.newspaper import News
from parlour.server.worker import BEAT
from parlour.store import StoreError

log = logging.getLogger("parlour.server")

STALLED = 5_000
"""Milliseconds after which a bot's move that nobody made is made by whoever notices."""
LOOKED_AT = 20
"""How many tables that wait for a bot are looked after in one round."""
TIDY = 3600.0
"""Seconds between two looks for tables that are to be removed."""
BREATH = 50
"""Tables after which others have their turn."""
LOOK = 1.0
"""Seconds between two looks at who keeps others waiting."""


class Caretaker:
    """Looks after all tables of a hall, and those that other workers have left behind."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.worker = hall.worker
        self._broken: set[str] = set()
        """Tables that could not be looked after the last time."""

    async def hear(self, news: Iterable[News]) -> None:
        """Another worker (or this one) has got a table further."""
        for item in news:
            room = self.hall.rooms.get(item.table)
            if room is None:
                continue
            with self._apart(item.table):
                if item.seq > room.table.seq:
                    await room.ledger.catch_up()
                if item.presence and room.audience.clients:
                    await room.audience.tell_presence()

    async def beat(self) -> None:
        """Says every few seconds that this worker lives, and reads on where news may have been lost."""
        while True:
            try:
                await self.worker.beat()
                watched = [room.table.id for room in self.hall.rooms.values() if room.audience.clients]
                for start in range(0, len(watched), BREATH):
                    heads = await self.worker.store.heads(watched[start : start + BREATH])
                    await self.hear(News(table, seq) for table, seq in heads.items())
            except StoreError as error:
                log.warning("the database does not answer: %s", error)
            except Exception:  # whatever is wrong with one table, this worker lives
                log.exception("a look at the tables failed")
            await asyncio.sleep(BEAT)

    async def look(self) -> None:
        """Makes moves that dead workers owe, says who keeps others waiting, and puts idle tables away."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look_round()
            except StoreError as error:
                log.warning("the database does not answer: %s", error)
            except Exception:  # whatever is wrong, there is another round
                log.exception("a look at the tables failed")

    async def look_round(self) -> None:
        """One look at all tables."""
        now = self.worker.now()
        # Those that are broken wait for ever, and are the first of those that wait.
        for table_id in await self.worker.store.stalled(now - STALLED, LOOKED_AT + len(self._broken)):
            with self._apart(table_id), suppress(NoSuchTable):
                room = await self.hall.room(table_id)
                await room.ledger.catch_up()
                room.driver.drive()
        for number, room in enumerate(list(self.hall.rooms.values())):
            if number % BREATH == 0:
                await asyncio.sleep(0)
            with self._apart(room.table.id):
                if room.audience.looks_overdue(now):
                    await room.audience.tell_presence()
                elif room.is_idle():
                    self.hall.put_away(room)

    async def tidy(self, keep_days: float | None) -> None:
        """Removes tables that ended long ago, if they are not to be kept for ever."""
        while keep_days is not None:
            try:
                removed = await prune(self.worker.store, keep_days, self.worker.now())
                log.info("%d tables that had ended %g days ago are removed", removed, keep_days)
            except StoreError as error:
                log.warning("the database does not answer: %s", error)
            await asyncio.sleep(TIDY)

    @contextmanager
    def _apart(self, table_id: str) -> Iterator[None]:
        """Whatever is wrong with one table, the others are looked after. It is said once, until the table is well."""
        try:
            yield
        except StoreError:
            raise
        except Exception:
            if table_id not in self._broken:
                log.exception("table %s cannot be looked after", table_id)
            self._broken.add(table_id)
        else:
            self._broken.discard(table_id)
