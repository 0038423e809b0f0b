"""All tables that this worker has open."""

import asyncio
import time

from parlour.server.ledger import load
from parlour.server.metrics import ROOMS
from parlour.server.room import Room
from parlour.server.worker import Worker
from parlour.table import Guest, Opened, Table


class Hall:
    """The rooms of one worker, by the ids of their tables."""

    def __init__(self, worker: Worker) -> None:
        self.worker = worker
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}

    async def room(self, table_id: str) -> Room:
        """The open table with this id; raises `NoSuchTable`."""
        room = self.rooms.get(table_id)
        if room is not None:
            room.touched = time.monotonic()
            return room
        async with self._opening.setdefault(table_id, asyncio.Lock()):
            try:
                if table_id not in self.rooms:
                    self._add(Room(self.worker, await load(self.worker.store, table_id), self))
                return self.rooms[table_id]
            finally:
                self._opening.pop(table_id, None)

    async def open(self, table_id: str, opened: Opened, guest: Guest) -> Room:
        """A new table."""
        room = Room(self.worker, Table(table_id, []), self)
        await room.ledger.begin(opened, guest)
        self._add(room)
        return room

    def put_away(self, room: Room) -> None:
        """Forgets a table until somebody asks for it."""
        del self.rooms[room.table.id]
        ROOMS.set(len(self.rooms))

    def _add(self, room: Room) -> None:
        self.rooms[room.table.id] = room
        ROOMS.set(len(self.rooms))

    async def stop(self) -> None:
        await asyncio.gather(*(room.stop() for room in self.rooms.values()))
