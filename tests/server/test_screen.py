"""One screen that all look at, and players with their own devices: the screen is told what nobody need hide."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from parlour.engine.rng import Sfc32
from parlour.server.protocol import encode
from parlour.server.stored import entry_of
from parlour.store import Store
from parlour.table import Table
from parlour.table.entries import Moved
from parlour.table.stream import position, tell
from tests.server.running import Live, Person, Refusal, Server
from tests.table.test_leaks import elsewhere

SHORT: dict[str, int] = {"villains": 3, "digdig": 2, "diamoniak": 2, "dwarfking": 3}
"""The smallest table of each game."""


@pytest.mark.parametrize("game", SHORT)
def test_every_byte_to_the_screen_is_the_same_when_everything_hidden_is_dealt_anew(tmp_path: Path, game: str) -> None:
    """Though whoever put the screen up plays along on a phone, as the same guest."""
    database = f"sqlite:///{tmp_path}/tables.db"
    with Server(database, "--no-limit") as server:
        eve, ben = Person(server.url, "Eve"), Person(server.url, "Ben")
        table = eve.open_screen(game, *[None] * SHORT[game], may_watch=False)

        async def comes_back(received: list[bytes]) -> None:
            """The screen is reloaded again and again, and once comes back to where it was, until the match is over."""
            phase, after = "playing", 0
            while phase == "playing":
                async with eve.at(table, is_screen=True, after=after) as screen:
                    await screen.ready()
                    phase, after = screen.phase, 0 if after else screen.position["seq"]
                    received += screen.received
                await asyncio.sleep(0.05)

        async def match() -> list[bytes]:
            async with eve.at(table, is_screen=True) as screen, eve.at(table) as one, ben.at(table) as two:
                for live in (screen, one, two):
                    await live.ready()
                await one.sit(0)
                await two.sit(1)
                for seat in range(2, SHORT[game]):
                    await two.do("SitBot", seat=seat, level=1)
                await two.do("Start")
                again: list[bytes] = []
                await asyncio.gather(one.play_on(), two.play_on(), pries(screen), comes_back(again))
                last = one.position["seq"]
                await screen.until(lambda: screen.position["seq"] == last)
                assert screen.position["seat"] is None
                return screen.received + again

        received = asyncio.run(match())

    async def lines() -> Table:
        store = await Store.open(database)
        try:
            return Table(table, [entry_of(line) for line in await store.lines(table)])
        finally:
            await store.close()

    whole = asyncio.run(lines())
    grown = Table(table, [])
    told: set[bytes] = set()
    differing = 0
    for entry in whole.entries:
        grown.add(entry)
        told |= {encode(tell(grown, entry, "spectator")), encode(position(grown, "spectator"))}
        if (
            isinstance(entry.what, Moved)
            and entry.seq % 3 == 0
            and grown.match is not None
            and grown.phase == "playing"
        ):
            world = elsewhere(grown, "spectator", Sfc32(entry.seq))
            assert world.match is not None
            assert encode(position(world, "spectator")) in told
            differing += encode(world.match.view("open")) != encode(grown.match.view("open"))
    assert differing > 3, "the other worlds do not differ"
    answers = {"Welcome", "Presence", "Acknowledged", "Refused", "Pong"}
    compared = [message for message in received if msgspec.json.decode(message)["type"] not in answers]
    assert len(compared) > 30
    assert set(compared) <= told
    refused = [msgspec.json.decode(one)["refusal"] for one in received if b'"Refused"' in one]
    assert refused
    assert {(one["code"], *one["facts"]) for one in refused} == {("not_seated",)}


async def pries(screen: Live) -> None:
    """Asks over the screen's connection whatever is answered by what a hand holds, until the match is over."""
    while screen.position["table"]["phase"] == "playing":
        seq = screen.position["seq"]
        await screen.ask("Why", wish={"from": "hand"})
        await screen.ask("Advise")
        await screen.ask("Do", seq=seq, command={"type": "Move", "action": "ready"})
        await screen.ask("Do", seq=seq, command={"type": "AskUndo"})
        await screen.until(lambda seq=seq: screen.position["seq"] > seq or screen.phase != "playing")  # type: ignore[misc]


def test_players_are_told_of_screens_and_a_screen_is_neither_a_watcher_nor_a_player(server: Server) -> None:
    eve, ben, cleo = Person(server.url, "Eve"), Person(server.url, "Ben"), Person(server.url, "Cleo")
    table = eve.open_screen("digdig", None, None)

    async def evening() -> None:
        async with eve.at(table, is_screen=True) as screen, ben.at(table) as phone:
            for live in (screen, phone):
                await live.ready()
            await phone.sit(0)
            await phone.until(lambda: phone.presence.get("screens") == 1 and phone.presence["watchers"] == 0)
            # The guest of the screen sits down too, but is not there: only their screen is.
            eve.command(table, "Sit", seat=1)
            await phone.until(lambda: phone.presence["seats"] == [True, False])
            async with eve.at(table), cleo.at(table), cleo.at(table, is_screen=True):
                await phone.until(lambda: phone.presence["seats"] == [True, True])
                await phone.until(lambda: (phone.presence["screens"], phone.presence["watchers"]) == (2, 1))
            await phone.until(lambda: phone.presence["seats"] == [True, False])
            await phone.until(lambda: (phone.presence["screens"], phone.presence["watchers"]) == (1, 0))
        async with ben.at(table) as phone:
            await phone.until(lambda: phone.presence.get("screens") == 0)

    asyncio.run(evening())


def test_the_screen_that_opened_a_table_stays_whoever_else_may_not_watch(server: Server) -> None:
    eve, ben, cleo = Person(server.url, "Eve"), Person(server.url, "Ben"), Person(server.url, "Cleo")
    table = eve.open_screen("digdig", None, 1, may_watch=False)

    async def evening() -> None:
        async with (
            eve.at(table, is_screen=True) as screen,
            ben.at(table) as phone,
            cleo.at(table, is_screen=True) as other,
        ):
            for live in (screen, phone, other):
                await live.ready()
            await phone.sit(0)
            await phone.do("PassHost", guest=ben.id)
            with pytest.raises(Refusal, match="not_at_table"):
                await phone.do("Remove", guest=eve.id)
            await phone.do("Lock", is_locked=True)
            await other.until_closed()
            await phone.do("Start")
            await screen.until(lambda: screen.phase == "playing")
            assert screen.position["view"]["viewer"] == "spectator"

    asyncio.run(evening())


def test_the_screen_begins_and_has_another_match_but_plays_nothing(server: Server) -> None:
    eve, ben = Person(server.url, "Eve"), Person(server.url, "Ben")
    table = eve.open_screen("diamoniak", None, None)

    async def evening() -> None:
        async with eve.at(table, is_screen=True) as screen, ben.at(table) as phone:
            await screen.ready()
            await phone.ready()
            for kind, fields in (
                ("Sit", {"seat": 0}),
                ("Say", {"text": "hello"}),
                ("Contribute", {"entropy": "f" * 32}),
            ):
                with pytest.raises(Refusal, match="not_seated"):
                    await screen.do(kind, **fields)
            await phone.sit(0)
            await screen.do("SitBot", seat=1, level=1)
            await screen.do("Start")
            await phone.play_on()
            await screen.until(lambda: screen.phase == "over")
            assert screen.position["table"]["scores"] == phone.position["table"]["scores"]
            await screen.do("Rematch")
            await phone.until(lambda: phone.position["table"]["next"] is not None)
            following = phone.position["table"]["next"]
        async with eve.at(following, is_screen=True) as screen:
            await screen.ready()
            assert screen.position["table"]["screen"] == eve.id
            assert "Ben" in [seat.get("name") for seat in screen.position["table"]["seats"]]

    asyncio.run(evening())


@pytest.mark.parametrize("seats", [[None], [None] * 5, [], [None] * 7])
def test_a_screen_opens_no_table_that_the_game_has_not(server: Server, seats: list[None]) -> None:
    eve = Person(server.url, "Eve")
    answer = eve.ask("POST", "/api/tables", json={"game": "digdig", "seats": seats, "is_screen": True})
    assert answer.status_code == 400
