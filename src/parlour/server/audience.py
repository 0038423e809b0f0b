"""Those who follow a table through this worker: what they are told of it, and of each other."""

import asyncio
import logging

from parlour.engine.game import Viewer
from parlour.server.client import Client
from parlour.server.ledger import Ledger
from parlour.server.newspaper import News
from parlour.server.protocol import Presence, encode
from parlour.server.refusals import CLOSES
from parlour.store import StoreError
from parlour.table import Guest, Moment, Person, Table, overdue
from parlour.table.entries import BotSat, Cleared, Removed, Sat
from parlour.table.stream import TableInfo, newest, position, table_info, tell

log = logging.getLogger("parlour.server")

BACKLOG = 200
"""How many of the newest entries whoever comes is told at most; older ones are there for the asking."""
FAREWELL = 1.0
"""Seconds for what is being told when the server stops."""
SEATING = (Sat, BotSat, Cleared, Removed)
"""Entries that change who is to be there."""


def admits(table: Table, guest: Guest) -> bool:
    """Whether a guest may follow a table."""
    if guest.id in table.removed:
        return False
    if table.seat_of(guest.id) is not None or table.is_run_by(guest.id):
        return True
    return not table.is_locked and (table.terms.may_watch or table.phase == "lobby")


def viewer_of(table: Table, client: Client) -> Viewer:
    """As whom a client sees a table."""
    return "spectator" if client.is_screen else table.viewer(client.guest.id)


class Audience:
    """The clients of one table."""

    def __init__(self, ledger: Ledger) -> None:
        self.worker = ledger.worker
        self.ledger = ledger
        self.clients: set[Client] = set()
        self.seen: dict[str, int] = {}
        """When each player, and whoever else is there, was last connected, as the store said."""
        self.overdue: int | None = None
        self._telling: asyncio.Task[None] | None = None
        self._asking = asyncio.Lock()
        """One asks at a time who is there, so that what is told last was asked last."""

    @property
    def table(self) -> Table:
        return self.ledger.table

    def inform(self, first: int) -> None:
        """Tells every client of the entries from `first` on, the newest of many, and how things stand now."""
        first = max(first, self.table.seq - BACKLOG + 1)
        messages: dict[Viewer, list[bytes]] = {}
        info = table_info(self.table)
        for client in list(self.clients):
            if not admits(self.table, client.guest):
                client.close(CLOSES["locked"])
                continue
            viewer = viewer_of(self.table, client)
            if viewer not in messages:
                messages[viewer] = self._messages(viewer, first, info)
            for message in messages[viewer]:
                client.send(message)
        if any(isinstance(entry.what, SEATING) for entry in self.table.entries[first - 1 :]):
            self._telling = asyncio.create_task(self.tell_presence())

    def _messages(self, viewer: Viewer, first: int, info: TableInfo) -> list[bytes]:
        """What a viewer is told of the entries from `first` on, and how things stand."""
        told = [encode(tell(self.table, entry, viewer)) for entry in self.table.entries[first - 1 :]]
        return [*told, encode(position(self.table, viewer, info))]

    async def join(self, client: Client, after: int) -> None:
        """A client follows the table from now on, and is told first what it missed, or the newest of it.

        What it says it has seen is not taken for granted: nobody is told of moves again by asking from the beginning.
        """
        async with self.ledger.at_rest() as table:
            await self.ledger.read_on()
            viewer = viewer_of(table, client)
            missed = newest(table, viewer, BACKLOG, after=after)
            client.begin([*map(encode, missed), encode(position(table, viewer))])
            self.clients.add(client)
        await self.worker.store.arrive(
            client.id, self.table.id, client.guest.id, self.worker.id, is_screen=client.is_screen
        )
        self.worker.spread(News(self.table.id, self.table.seq, presence=True))
        await self.tell_presence()

    async def leave(self, client: Client) -> None:
        self.clients.discard(client)
        await self.worker.depart(client.id, self.table.id)
        await self.tell_presence()

    async def tell_presence(self) -> None:
        """Asks the store who is there, and tells everybody."""
        async with self._asking:
            now = self.worker.now()
            try:
                self.seen = await self.last_seen(now)
                screens = await self.worker.store.screens(self.table.id, now)
            except StoreError as error:
                log.warning("the database does not answer: %s", error)
                return
            self.overdue = overdue(self.table, Moment(now, self.seen, ""))
            seated = self._seated()
            watchers = sum(at >= now and guest not in seated for guest, at in self.seen.items())
            message = encode(
                Presence(
                    [
                        isinstance(occupant, Person) and self.seen.get(occupant.guest.id, 0) >= now
                        for occupant in self.table.seats
                    ],
                    watchers,
                    screens,
                    self.overdue,
                )
            )
            for client in list(self.clients):
                client.send(message)

    def _seated(self) -> list[str]:
        return [occupant.guest.id for occupant in self.table.seats if isinstance(occupant, Person)]

    async def last_seen(self, now: int) -> dict[str, int]:
        """When the players were last connected, and who else is: not all those who ever came to look."""
        return await self.worker.store.last_seen(self.table.id, now, self._seated())

    def looks_overdue(self, now: int) -> bool:
        """Whether who keeps the others waiting may have changed since everybody was told."""
        if not self.clients or self.table.phase != "playing":
            return False
        seat = self.table.to_act
        person = None if seat is None else self.table.person(seat)
        if person is None:
            return self.overdue is not None
        if self.seen.get(person.guest.id, 0) and any(
            client.guest.id == person.guest.id and not client.is_screen for client in self.clients
        ):
            seen = {**self.seen, person.guest.id: now}
        else:
            seen = self.seen
        return overdue(self.table, Moment(now, seen, "")) != self.overdue

    async def stop(self) -> None:
        """Sends everybody away: the server stops or restarts."""
        for client in list(self.clients):
            client.close(1012)
        if self._telling is not None:
            await asyncio.wait([self._telling], timeout=FAREWELL)
