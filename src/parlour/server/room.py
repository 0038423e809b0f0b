"""One open table: its ledger, those who follow it, and what drives it."""

import asyncio
import random
import time
from contextlib import AbstractAsyncContextManager
from typing import Protocol
from weakref import WeakMethod

from parlour.engine.game import Refusal
from parlour.server.audience import Audience, admits
from parlour.server.client import Client
from parlour.server.driver import Driver
from parlour.server.ledger import Ledger
from parlour.server.metrics import COMMANDS
from parlour.server.protocol import Acknowledged, Do, encode
from parlour.server.refusals import refusal
from parlour.server.worker import Worker
from parlour.table import Guest, Moment, Opened, Refused, Table, decide, rematch, unneeded
from parlour.table.commands import AskUndo, Command, End, HandOver, Rematch
from parlour.table.entries import Rematched
from parlour.table.stream import Update, newest
from parlour.table.undo import last_seen

TRIES = 50
"""How often a command is decided anew because another worker was quicker."""


class Neighbours(Protocol):
    """Where a rematch finds its table: all a room knows of the hall."""

    rooms: "dict[str, Room]"

    async def open(self, table_id: str, opened: Opened, guest: Guest) -> "Room": ...


class Room:
    """One open table."""

    def __init__(self, worker: Worker, table: Table, neighbours: Neighbours) -> None:
        self.worker = worker
        self.neighbours = neighbours
        # A ring of references would stay for hours after a table was put away: what is old is looked through seldom.
        grown = WeakMethod(self._grown)
        self.ledger = Ledger(worker, table, lambda first: None if (tell := grown()) is None else tell(first))
        self.audience = Audience(self.ledger)
        self.driver = Driver(self.ledger, self.audience)
        self.advising = asyncio.Semaphore(1)
        self.touched = time.monotonic()
        self._record: bytes | None = None
        self._taught = (0, False)
        """Whether the move that led to a position taught its player something, and which position that was."""

    @property
    def table(self) -> Table:
        """The table as it is known here; `at_rest` waits for what is under way."""
        return self.ledger.table

    def at_rest(self) -> AbstractAsyncContextManager[Table]:
        """The table with nothing under way: all that it says is in the log."""
        return self.ledger.at_rest()

    def _grown(self, first: int) -> None:
        """The log has new entries, from `first` on."""
        self.touched = time.monotonic()
        self.audience.inform(first)
        self.driver.drive()

    # --- what guests ask for

    async def carry_out(self, guest: Guest, do: Do) -> Acknowledged:
        """Does what a guest asks, or raises `Refused`."""
        fresh = self.worker.fresh_id() if isinstance(do.command, Rematch) else ""
        rooms = self.neighbours.rooms
        async with self.at_rest():
            try:
                return Acknowledged(do.id, await self._decided(guest, do, fresh))
            finally:
                if fresh in rooms and self.table.next != fresh:  # somebody on another worker was quicker
                    await rooms[fresh].ledger.do_of_itself(lambda table, _: unneeded(table))

    async def _decided(self, guest: Guest, do: Do, fresh: str) -> int:
        """The seq of the entry that a guest's command leads to. A rematch has its table, `fresh`, before it is told."""
        for number in range(TRIES):
            if number:  # whoever lost a race waits a little, and the more often the longer
                await asyncio.sleep(random.random() * 0.002 * number)
            done = self.table.done.get((guest.id, do.id))
            if done is not None:
                return done
            moment = await self._moment(guest, do.command, fresh)
            try:
                what = decide(self.table, guest, do.command, do.seq, moment)
            except Refused:
                if await self.ledger.read_on():  # another worker knew more, so what was refused may be allowed
                    continue
                raise
            if isinstance(what, Rematched) and fresh not in self.neighbours.rooms:
                await self.neighbours.open(fresh, rematch(self.table, self.worker.fresh_secret()), guest)
            if await self.ledger.append(what, guest.id, do.id, moment.now):
                COMMANDS.labels(type(do.command).__name__).inc()
                return self.table.seq
        raise Refused(refusal("busy"))

    async def _moment(self, guest: Guest, command: Command, fresh: str = "") -> Moment:
        """What deciding a command depends on, at rest; of what takes long to find out only what it asks for."""
        now = self.worker.now()
        seen = await self.audience.last_seen(now) if isinstance(command, HandOver | End) else {}
        return Moment(now, seen, fresh, isinstance(command, AskUndo) and await self._has_taught(guest))

    async def _has_taught(self, guest: Guest) -> bool:
        """Whether the last move, if it was a guest's own, taught them something. It is thought about once."""
        table, match = self.table, self.table.match
        if match is None or not match.moves or match.moves[-1].seat != table.seat_of(guest.id):
            return False
        if self._taught[0] != table.changed:
            self._taught = table.changed, await self.worker.thinkers.has_taught(last_seen(match))
        return self._taught[1]

    async def may_undo(self, guest: Guest) -> Refusal | None:
        """Why a guest may not take their last move back now; None when they may."""
        async with self.at_rest() as table:
            moment = await self._moment(guest, AskUndo())
            try:
                decide(table, guest, AskUndo(), table.seq, moment)
            except Refused as refused:
                return refused.refusal
            return None

    async def earlier(self, guest: Guest, before: int, count: int) -> list[Update]:
        """The last `count` entries before one of which a guest may still be told."""
        async with self.at_rest() as table:
            return newest(table, table.viewer(guest.id), count, before=before)

    async def record(self) -> bytes | None:
        """The record of the match as JSON, once it is over."""
        async with self.at_rest() as table:
            if self._record is None and table.phase == "over":
                self._record = encode(table.record())
            return self._record

    # --- who comes and goes

    def admits(self, guest: Guest) -> bool:
        """Whether a guest may follow this table."""
        return admits(self.table, guest)

    async def join(self, client: Client, after: int) -> None:
        """A client follows the table from now on, and is told first what it missed, or the newest of it."""
        await self.audience.join(client, after)
        self.driver.drive()

    async def leave(self, client: Client) -> None:
        self.touched = time.monotonic()
        await self.audience.leave(client)

    def is_idle(self) -> bool:
        is_quiet = self.driver.is_resting and not self.audience.clients and not self.ledger.lock.locked()
        return is_quiet and time.monotonic() - self.touched > self.worker.idle

    async def stop(self) -> None:
        await self.audience.stop()
        await self.driver.stop()
