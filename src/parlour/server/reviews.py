"""Reviews of finished matches: in a process of their own that everybody else goes before, kept move by move.

Several reviews take turns, a short while each, so that each grows from the beginning on. What is done is in the store
at once; a review that was interrupted, wherever and by whatever, goes on from there when somebody asks for it again.
"""

import asyncio
import logging
from contextlib import suppress
from functools import partial

from parlour.review.judging import verdict_at
from parlour.review.model import DEAL, Budget, Choice
from parlour.server.desk import Desk
from parlour.server.judging import AT_HAND, about, some_steps, summed_up
from parlour.server.limits import Limits
from parlour.server.refusals import refusal, refuse
from parlour.server.worker import Worker
from parlour.store import StoreError
from parlour.store.reviews import Begun
from parlour.table import Guest, Person, Refused, Table

log = logging.getLogger("parlour.server")

POLITENESS = 10
"""A review goes after the bots, and on a busy machine is not forgotten either."""
TURN = 0.5
"""Seconds after which another review has its turn."""
FIRST_TURN = 0.1
"""The first turn of a review is a short one: somebody waits to see something."""
MOST_UNDER_WAY = AT_HAND
"""Reviews that take turns; whoever comes then is sent away."""
MOST_OF_ADDRESS = 4
"""Of them those of one address, so that others find room beside them."""
LONGEST = 300.0
"""Seconds that a turn may take, without the compiled engine too; then its process is ended, and with it the review."""


def is_right(choice: Choice, seats: int) -> bool:
    """Whether a move is as good as the best one, as far as can be said."""
    return verdict_at(choice.behind.low, 1 / seats) == "close"


class UnderWay:
    """A review that this worker is at."""

    def __init__(self, table: Table, guest: Guest, address: str, record: bytes) -> None:
        self.table = table
        self.guest = guest
        self.address = address
        self.record = record
        self.begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when the record holds and the review is in the store; `Refused` otherwise."""
        self.task: asyncio.Task[None]


class Reviews:
    """The reviews of one server worker; its process starts with the first."""

    def __init__(self, worker: Worker, limits: Limits, budget: Budget) -> None:
        self.budget = budget
        self._worker = worker
        self._store = worker.store
        self._limits = limits
        self._under_way: dict[str, UnderWay] = {}
        """By table."""
        self._desk = Desk(LONGEST, POLITENESS)

    async def ask(self, table: Table, guest: Guest, address: str, record: bytes) -> None:
        """Has a review made, unless it is whole or somebody is at it; returns when it has begun."""
        if table.is_practice:
            refuse("review_practice")
        one = self._under_way.get(table.id)
        if one is None:
            kept = await self._store.review(table.id, self._worker.now())
            if kept is not None and (kept.is_whole or kept.is_under_way):
                return
            one = self._under_way.get(table.id) or await self._admit(table, guest, address, record)
        await asyncio.shield(one.begun)

    async def _admit(self, table: Table, guest: Guest, address: str, record: bytes) -> UnderWay:
        others = await self._store.reviews_for(guest.id, self._worker.now())
        if table.id in self._under_way:  # somebody was quicker
            return self._under_way[table.id]
        others += [one.table.id for one in self._under_way.values() if one.guest.id == guest.id]
        if others:
            refuse("reviewing", table=others[0])
        if len(self._under_way) >= MOST_UNDER_WAY:
            refuse("busy")
        if sum(one.address == address for one in self._under_way.values()) >= MOST_OF_ADDRESS:
            refuse("too_fast")
        if not self._limits.allows_review(address):
            refuse("too_fast")
        one = self._under_way[table.id] = UnderWay(table, guest, address, record)
        one.begun.add_done_callback(_hear)
        one.task = asyncio.create_task(self._make(one))
        return one

    async def stop(self) -> None:
        """Leaves what is not done to others."""
        tasks = [one.task for one in self._under_way.values()]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)
        self._desk.clear()

    async def _make(self, one: UnderWay) -> None:
        try:
            await self._grow(one)
        except Refused as refused:
            if not one.begun.done():
                one.begun.set_exception(refused)
        except StoreError as error:
            log.warning("a review was interrupted: %s", error)
            if not one.begun.done():
                one.begun.set_exception(error)
        except Exception:
            log.exception("the review of table %s failed", one.table.id)
            if not one.begun.done():
                one.begun.set_exception(Refused(refusal("internal")))
        finally:
            one.begun.cancel()
            del self._under_way[one.table.id]
            with suppress(StoreError):
                await self._worker.see_to(f"review/{one.table.id}", partial(self._leave, one.table.id))

    async def _leave(self, table: str) -> None:
        """Leaves a review to others, unless this worker is at it again."""
        if table not in self._under_way:
            await self._store.leave_review(table, self._worker.id)

    async def _grow(self, one: UnderWay) -> None:
        """The whole review, from where it was left."""
        table, record = one.table, one.record
        named = await self._desk.do(about, record, self.budget)
        if named is None:
            refuse("review_broken")
        moves = len(table.made)
        begun = Begun(table.id, one.guest.id, self._worker.id, moves, named, self._worker.now())
        is_ours = await self._store.begin_review(begun)
        one.begun.set_result(None)
        if not is_ours:  # another worker was quicker
            return
        known = dict(await self._store.review_steps(table.id, DEAL))
        missing = [move for move in range(DEAL, moves) if move not in known]
        seconds = FIRST_TURN
        while missing:
            done = await self._desk.do(some_steps, record, missing, self.budget, seconds)
            await self._store.add_to_review(table.id, done)
            known.update(done)
            missing = missing[len(done) :]
            seconds = TURN
        accounts, erred = await self._desk.do(summed_up, named, [known[move] for move in sorted(known)])
        await self._store.end_review(table.id, accounts, whose(table, erred))


def whose(table: Table, erred: list[tuple[int, int]]) -> list[tuple[str, int]]:
    """The guests who erred, each with the move; what a bot did for somebody is no mistake of theirs."""
    people = {seat: one.guest.id for seat, one in enumerate(table.seats) if isinstance(one, Person)}
    own = {seat: set(table.decisions(seat)) for seat in people}
    return [(people[seat], move) for seat, move in erred if seat in people and move in own[seat]]


def _hear(begun: asyncio.Future[None]) -> None:
    """Nobody may be left who waits for what went wrong."""
    if not begun.cancelled():
        begun.exception()
