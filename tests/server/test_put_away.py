"""Tables that nobody looks at leave the memory."""

import asyncio
import gc
import weakref
from pathlib import Path

from parlour.server.client import Client
from parlour.server.hall import Hall
from parlour.server.protocol import Do
from parlour.server.stored import line_of, summary_of
from parlour.server.thinking import Thinkers
from parlour.server.worker import Worker
from parlour.store import Store
from parlour.table import Table
from parlour.table.commands import Say
from tests.table.builder import ANN, FRIENDS, started

OAK = "oak-0123456789ab"


def test_a_table_that_is_put_away_leaves_nothing_behind(tmp_path: Path) -> None:
    """Rings of references would stay for hours: what is old is looked through for them seldom."""

    async def scene() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        table = started("diamoniak", people=2, bots=0).table
        for entry in table.entries:
            await store.append(line_of(OAK, entry), summary_of(Table(OAK, table.entries)))
        worker = Worker(store, Thinkers(1), lambda _: None)
        await store.beat(worker.id, worker.now())
        hall = Hall(worker)
        room = await hall.room(OAK)
        clients = [Client(guest, "") for guest in FRIENDS[:2]]
        for client in clients:
            await room.join(client, 0)
        await room.carry_out(ANN, Do("hello", 0, Say("hello")))
        while "hello" not in str(await clients[1].next()):
            pass  # everybody is told
        for client in clients:
            await room.leave(client)
        parts = (room, room.ledger, room.ledger.table, room.audience, room.driver, *clients)
        left = [weakref.ref(part) for part in parts]
        hall.put_away(room)
        del room, clients, client, parts
        assert [part() for part in left if part() is not None] == []
        assert (await hall.room(OAK)).table.entries[-1].by == ANN.id
        await store.close()

    gc.collect()
    gc.disable()
    try:
        asyncio.run(scene())
    finally:
        gc.enable()
