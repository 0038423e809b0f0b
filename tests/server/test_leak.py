"""Nothing leaks: what went over the wire to a seat is what the filter says, and the filter is blind to what is hidden.

`tests/table/test_leak.py` shows for every step and every viewer that the filter's bytes are the same in every deal that
the viewer could imagine; here the bytes of a real connection are compared with it.
"""

import asyncio
from pathlib import Path

import msgspec
import pytest

from parlour.server.protocol import encode
from parlour.server.stored import entry_of
from parlour.store import Store
from parlour.table import Table
from parlour.table.stream import position, tell
from tests.server.running import Person, Server


@pytest.mark.parametrize("game", ["villains", "digdig", "dwarfking"])
def test_every_byte_to_a_seat_comes_from_the_filter(tmp_path: Path, game: str) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    with Server(database, "--no-limit") as server:
        ada, ben, eve = (Person(server.url, name) for name in ("Ada", "Ben", "Eve"))
        table = ada.open_table(game, None, 2)

        async def match() -> dict[int | str, list[bytes]]:
            async with ada.at(table) as one, ben.at(table) as two, eve.at(table) as watcher:
                for live in (one, two, watcher):
                    await live.ready()
                await two.sit(1)
                await one.do("Start")
                await asyncio.gather(one.play_on(), two.play_on())
                last = one.position["seq"]
                await watcher.until(lambda: watcher.position["seq"] == last)
                return {0: one.received, 1: two.received, "spectator": watcher.received}

        received = asyncio.run(match())

    async def lines() -> Table:
        store = await Store.open(database)
        try:
            return Table(table, [entry_of(line) for line in await store.lines(table)])
        finally:
            await store.close()

    whole = asyncio.run(lines())
    allowed: dict[int | str, set[bytes]] = {viewer: set() for viewer in received}
    grown = Table(table, whole.entries[:1])
    for entry in [whole.entries[0], *whole.entries[1:]]:
        if entry.seq > 1:
            grown.add(entry)
        for guest, viewer in ((ada, 0), (ben, 1), (eve, "spectator")):
            seen_as = grown.viewer(guest.id)
            allowed[viewer] |= {encode(tell(grown, entry, seen_as)), encode(position(grown, seen_as))}
    private = {"Welcome", "Presence", "Acknowledged", "Refused"}
    for viewer, messages in received.items():
        compared = 0
        for message in messages:
            if msgspec.json.decode(message)["type"] not in private:
                assert message in allowed[viewer]
                compared += 1
        assert compared > 50
