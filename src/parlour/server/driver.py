"""What happens at a table though nobody asks: the cards are dealt when they are due, and bots move."""

import asyncio
import logging
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress

from parlour.server.audience import Audience
from parlour.server.ledger import Ledger
from parlour.server.metrics import BOT_MOVES
from parlour.server.thinking import beat, question, to_the_beat
from parlour.store import StoreError
from parlour.table import Table, due
from parlour.table.decide import move_of
from parlour.table.entries import AnyWhat

log = logging.getLogger("parlour.server")


class Driver:
    """Sees to one table."""

    def __init__(self, ledger: Ledger, audience: Audience) -> None:
        self.worker = ledger.worker
        self.ledger = ledger
        self.audience = audience
        self._driving: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._dealing: asyncio.Task[None] | None = None

    @property
    def table(self) -> Table:
        return self.ledger.table

    @property
    def is_resting(self) -> bool:
        """Whether no bot thinks."""
        return self._driving is None or self._driving.done()

    def drive(self) -> None:
        """Sees to it that somebody thinks when it is a bot's turn, and that a start that waits comes about."""
        self._set_alarm()
        if self._bot_to_move() is not None and self.is_resting:
            self._driving = asyncio.create_task(self._drive())

    async def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        for task in (self._driving, self._dealing):
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError, Exception):
                    await task

    # --- the start

    def _set_alarm(self) -> None:
        """Sees to it that the cards are dealt when they are due, as far as anybody knows now."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if self.table.deals_at is not None:
            wait = max(0, self.table.deals_at - self.worker.now()) / 1000
            self._alarm = asyncio.get_running_loop().call_later(wait, self._begin_to_deal)

    def _begin_to_deal(self) -> None:
        self._dealing = asyncio.create_task(self._deal())

    async def _deal(self) -> None:
        try:
            await self.ledger.do_of_itself(due)
        except StoreError as error:
            log.warning("the cards could not be dealt, and will be later: %s", error)
        else:
            self._set_alarm()  # the clock may have been put back meanwhile

    # --- the bots

    def _bot_to_move(self) -> tuple[int, int] | None:
        """The seat and the level of the bot whose turn it is. A match of bots alone rests while nobody looks."""
        seat = self.table.to_act
        level = None if seat is None else self.table.bot_level(seat)
        if seat is None or level is None or not (self.audience.clients or self.table.people()):
            return None
        return seat, level

    async def _drive(self) -> None:
        while bot := self._bot_to_move():
            try:
                await self._move(*bot)
            except (StoreError, BrokenProcessPool) as error:
                log.warning("a bot's move could not be made, and will be tried again: %s", error)
                return

    def _moment(self) -> float:
        """How long a bot waits at least, so that a move can be withdrawn; the same whatever was played."""
        follows_a_person = bool(self.table.made) and not self.table.made[-1].by_bot
        is_for_several = self.table.terms.takebacks == "consent" and len(self.table.people()) > 1
        return self.worker.moment if follows_a_person and is_for_several else 0.0

    async def _move(self, seat: int, level: int) -> None:
        """A bot thinks, and moves on the beat of its level, unless the position has changed meanwhile."""
        clock = asyncio.get_running_loop().time
        changed = self.table.changed
        began = clock()
        moment = self._moment()
        action = await self.worker.thinkers.choose(question(self.table, seat), level)
        # However long it took: when a bot moves depends on nothing that is hidden.
        await asyncio.sleep(max(0.0, began + moment - clock()))
        await asyncio.sleep(to_the_beat(clock() - began, beat(level)))

        def decided(table: Table, _: int) -> AnyWhat | None:
            is_wanted = table.changed == changed and table.bot_level(seat) is not None
            return move_of(table, seat, action, by_bot=True) if is_wanted else None

        if await self.ledger.do_of_itself(decided):
            BOT_MOVES.labels(str(level)).inc()
