"""Long logs: a table is joined at once however much has happened there, and nobody is pushed out by it."""

import asyncio
from pathlib import Path

import pytest

from parlour.server.audience import BACKLOG
from parlour.server.client import MOST_WAITING, Client
from parlour.table import Guest
from parlour.table.entries import HandedOver, Said, TakenBack
from tests.server.logs import lengthen
from tests.server.running import Message, Person, Server

TOGGLES = 10_000
"""Each is two entries."""


def test_a_table_of_twenty_thousand_entries_is_joined_and_played_on(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    with Server(database, "--no-limit") as server:
        ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
        table = ada.start_with(ben, "digdig")
    whats = [what for _ in range(TOGGLES) for what in (HandedOver(0, 2), TakenBack(0))]
    last = lengthen(database, table, ada.id, lambda _: [*whats, Said(Guest(ada.id, "Ada", "fox"), "still here")])
    assert last > 20_000

    async def look() -> list[Message]:
        async with ada.at(table) as one, ben.at(table, after=5) as two, ben.at(table, after=last - 3) as three:
            for live, count in ((one, BACKLOG), (two, BACKLOG), (three, 3)):
                await live.ready()
                assert live.position["seq"] == last
                assert [update["seq"] for update in live.updates] == list(range(last - count + 1, last + 1))
            turn = one if one.position["offers"] else two
            seq = await turn.do("Move", action=turn.position["offers"][0]["action"])
            for live in (one, two, three):
                await live.until(lambda live=live: live.position["seq"] == seq)  # type: ignore[misc]
            return one.updates

    with Server(database, "--no-limit", port=server.port) as server:
        known = asyncio.run(look())
        while known[0]["seq"] > 1:
            path = f"/api/tables/{table}/updates?before={known[0]['seq']}"
            earlier = ada.ask("GET", path).raise_for_status().json()
            assert len(earlier) == min(BACKLOG, known[0]["seq"] - 1)
            known = earlier + known
        assert [update["seq"] for update in known] == list(range(1, last + 2))
        assert [update["what"]["type"] for update in known[:3]] == ["Opened", "Contributed", "Sat"]


def test_earlier_entries_are_told_as_the_viewer_may_know_them_and_to_nobody_else(server: Server) -> None:
    ada, ben, eve = Person(server.url, "Ada"), Person(server.url, "Ben"), Person(server.url, "Eve")
    table = ada.start_with(ben, "digdig", may_watch=False, memory="help")

    async def play() -> tuple[list[Message], list[Message]]:
        async with ada.at(table) as one, ben.at(table) as two:
            await one.ready()
            await two.ready()
            for _ in range(4):
                turn = one if one.position["offers"] else two
                seq = await turn.do("Move", action=turn.position["offers"][0]["action"])
                for live in (one, two):
                    await live.until(lambda live=live, seq=seq: live.position["seq"] >= seq)  # type: ignore[misc]
            return one.updates, two.updates

    told = asyncio.run(play())
    last = told[0][-1]["seq"]
    for person, updates in zip((ada, ben), told, strict=True):
        assert person.ask("GET", f"/api/tables/{table}/updates?before={last + 1}").json() == updates
        assert person.ask("GET", f"/api/tables/{table}/updates?before=99999&count=2").json() == updates[-2:]
        assert person.ask("GET", f"/api/tables/{table}/updates?before=1").json() == []
        for wrong in ("", "?before=0", "?before=x", f"?before=9&count={BACKLOG + 1}", "?before=9&count=0"):
            assert person.ask("GET", f"/api/tables/{table}/updates{wrong}").status_code == 400
    assert eve.ask("GET", f"/api/tables/{table}/updates?before=9").status_code == 403


@pytest.mark.parametrize("size", [10, 5000, MOST_WAITING])
def test_a_slow_reader_is_let_go_for_what_came_later_and_never_for_the_backlog(size: int) -> None:
    message = b"x" * size
    backlog = [message] * (2 * MOST_WAITING // size)

    async def follow() -> None:
        client = Client(Guest("a", "Ada", "fox"), "")
        client.begin(backlog)
        for _ in range(MOST_WAITING // size):
            client.send(message)
        assert await client.next() == message
        client.send(message)
        client.send(message)
        assert await client.next() == 1013

    async def read() -> None:
        client = Client(Guest("a", "Ada", "fox"), "")
        client.begin(backlog)
        for _ in range(3 * MOST_WAITING // size):
            assert await client.next() == message
            client.send(message)
        assert not client.is_closed

    asyncio.run(follow())
    asyncio.run(read())
