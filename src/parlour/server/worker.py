"""What all tables of one worker process share."""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable

from parlour.server.newspaper import News
from parlour.server.thinking import Thinkers
from parlour.server.usual import IDLE, MOMENT
from parlour.store import Store

BEAT = 3.0
"""Seconds between two signs of life of a worker."""


class Worker:
    """One process of the server: its store, its bots, its way to tell the other workers, and its clock."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        spread: Callable[[News], None],
        moment: float = MOMENT,
        idle: float = IDLE,
    ) -> None:
        self.id = secrets.token_urlsafe(9)
        self.store = store
        self.thinkers = thinkers
        self.spread = spread
        """Tells the other workers."""
        self.moment = moment
        """Seconds for which bots let a person's move stand where others play too and it can be withdrawn."""
        self.idle = idle
        """Seconds after which a table without clients is put away."""
        self._owed: dict[str, Callable[[], Awaitable[None]]] = {}
        """What the store has yet to be told, by what it is about."""

    async def see_to(self, about: str, telling: Callable[[], Awaitable[None]]) -> None:
        """Tells the store something that it has to know one day: when it does not answer now, with the next beat at
        which it does. Nothing else would put right what it goes on to say of a worker that lives."""
        self._owed[about] = telling
        await self._tell(about)

    async def beat(self) -> None:
        """Says that this worker lives, and what it could not say before."""
        await self.store.beat(self.id, self.now())
        await asyncio.gather(*map(self._tell, list(self._owed)))

    async def _tell(self, about: str) -> None:
        telling = self._owed.get(about)
        if telling is not None:  # else it is told by now
            await telling()
            self._owed.pop(about, None)

    async def depart(self, connection: str, place: str) -> None:
        """A connection is closed, and whoever is left there is told."""
        at = self.now()

        async def told() -> None:
            await self.store.depart(connection, at)
            self.spread(News(place, 0, presence=True))

        await self.see_to(connection, told)

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def fresh_id(self) -> str:
        """The id of a table that there is not yet."""
        return secrets.token_urlsafe(12)

    def fresh_secret(self) -> str:
        """What the deal of a new table is bound to."""
        return secrets.token_hex(32)
