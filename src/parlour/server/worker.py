"""What all tables of one worker process share."""

import secrets
import time
from collections.abc import Callable

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

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def fresh_id(self) -> str:
        """The id of a table that there is not yet."""
        return secrets.token_urlsafe(12)

    def fresh_secret(self) -> str:
        """What the deal of a new table is bound to."""
        return secrets.token_hex(32)
