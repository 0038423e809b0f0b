"""Looking at a finished match together: one leads, nobody sees further, and notes are kept under their names."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
import pytest
from sqlalchemy import select
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from parlour.server.client import Client
from parlour.server.hall import Hall
from parlour.server.keeping import forget
from parlour.server.newspaper import News
from parlour.server.protocol import Note, Show
from parlour.server.stored import line_of, summary_of
from parlour.server.thinking import Thinkers
from parlour.server.together import MOST_NOTES, MOST_OF_GUEST, PATIENCE, Together
from parlour.server.worker import Worker
from parlour.store import KnownGuest, Store, StoreError
from parlour.store.database import Database
from parlour.store.schema import notes
from parlour.table import Guest, Refused, Table
from tests.server.running import PATIENCE as LONG
from tests.server.running import Live, Message, Person, Server
from tests.server.test_branches import finished
from tests.table.builder import started

ADA, BEN, EVE = (Guest(name.lower(), name, "fox") for name in ("Ada", "Ben", "Eve"))
OAK = "oak-0123456789ab"


class House:
    """Two workers over one store, and a clock that stands still."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.clock = 1_000_000
        self.news: list[News] = []
        self.workers = [self._worker(), self._worker()]

    def _worker(self) -> Together:
        worker = Worker(self.store, Thinkers(1), self.news.append)
        worker.now = lambda: self.clock  # type: ignore[method-assign]
        return Together(Hall(worker))

    async def spread(self) -> None:
        heard, self.news[:] = list(self.news), []
        for worker in self.workers:
            await worker.hear(heard)


async def heard(client: Client) -> dict[str, Message]:
    """The last message of each kind that waits for a client."""
    found: dict[str, Message] = {}
    while not client._queue.empty():
        body = await client.next()
        assert isinstance(body, bytes)
        message = msgspec.json.decode(body)
        found[message["type"]] = message
    return found


async def code(what: Awaitable[object]) -> str:
    """The code with which something is refused."""
    with pytest.raises(Refused) as refused:
        await what
    return refused.value.refusal.code


def at_house(path: Path, scene: Callable[[House], Awaitable[None]], *, is_over: bool = True) -> None:
    """Plays a scene at a house with a match of three seats in its store."""

    async def run() -> None:
        store = await Store.open(f"sqlite:///{path / 'house.db'}")
        try:
            match = started("diamoniak", people=2, bots=1)
            match.table = Table(OAK, match.table.entries)
            if is_over:
                match.finish()
            for entry in match.table.entries:
                assert await store.append(line_of(OAK, entry), summary_of(match.table))
            house = House(store)
            for worker in house.workers:
                await store.beat(worker.worker.id, house.clock)
            for guest in (ADA, BEN, EVE):
                await store.change(KnownGuest(guest.id, 0, msgspec.json.encode(guest)), 0)
            await scene(house)
        finally:
            await store.close()

    asyncio.run(run())


def test_the_first_leads_and_the_others_on_every_worker_see_where(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        one, two = house.workers
        ada, ben = Client(ADA, ""), Client(BEN, "")
        await one.join(OAK, ada)
        await two.join(OAK, ben)
        await one.go(OAK, ADA, Show(id="a", step=7, viewer="1", mark="diamond"))
        await house.spread()
        told = await heard(ben)
        assert told["Shown"] == {
            "type": "Shown",
            "leader": "ada",
            "is_leader_here": True,
            "step": 7,
            "viewer": "1",
            "mark": "diamond",
            "branch": None,
            "review": None,
            "reach": {"open": 0, "1": 7},
            "reviewed": None,
        }
        assert [person["name"] for person in told["Gathered"]["people"]] == ["Ada", "Ben"]
        await one.go(OAK, ADA, Show(id="b", step=2, viewer="1"))
        await house.spread()
        assert (await heard(ben))["Shown"]["reach"] == {"open": 0, "1": 7}, "where somebody has been they have been"
        assert (await heard(ada))["Shown"]["step"] == 2
        await one.leave(OAK, ada)
        await house.spread()
        told = await heard(ben)
        assert not told["Shown"]["is_leader_here"]
        assert [person["name"] for person in told["Gathered"]["people"]] == ["Ben"]

    at_house(tmp_path, scene)


def test_nobody_leads_but_the_leader_until_the_crown_is_passed_or_left_behind(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        one, two = house.workers
        ada, ben = Client(ADA, ""), Client(BEN, "")
        await one.join(OAK, ada)
        assert await code(two.go(OAK, BEN, Show(id="a", step=1))) == "not_leader"
        assert await code(two.pass_crown(OAK, BEN, "ben")) == "not_leader"
        assert await code(one.pass_crown(OAK, ADA, "ben")) == "not_there"
        await two.join(OAK, ben)
        assert await code(two.take_crown(OAK, BEN)) == "leader_here"
        await one.pass_crown(OAK, ADA, "ben")
        assert await code(one.go(OAK, ADA, Show(id="a", step=1))) == "not_leader"
        await two.go(OAK, BEN, Show(id="a", step=1))
        await two.leave(OAK, ben)
        assert await code(one.take_crown(OAK, ADA)) == "leader_here"
        house.clock += PATIENCE
        for worker in house.workers:
            await house.store.beat(worker.worker.id, house.clock)
        await one.take_crown(OAK, ADA)
        assert (await one.study(OAK))[1].leader == "ada"

    at_house(tmp_path, scene)


def test_what_is_led_is_a_moment_of_the_match_and_eyes_that_there_are(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        one, _ = house.workers
        await one.join(OAK, Client(ADA, ""))
        moves = await one.moves(OAK)
        assert await code(one.go(OAK, ADA, Show(id="a", step=moves + 1))) == "no_moment"
        assert await code(one.go(OAK, ADA, Show(id="a", step=1, viewer="3"))) == "no_seat"
        await one.go(OAK, ADA, Show(id="a", step=moves))

    at_house(tmp_path, scene)


def test_there_is_nothing_to_lead_at_a_match_that_is_not_over(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        one, _ = house.workers
        assert await code(one.join(OAK, Client(ADA, ""))) == "not_over"
        assert await code(one.join("no-such-table-00", Client(ADA, ""))) == "no_table"
        assert await house.store.studies([OAK]) == {}

    at_house(tmp_path, scene, is_over=False)


def test_notes_are_kept_at_moments_that_were_led_under_their_names_and_have_an_end(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        one, two = house.workers
        ada, ben = Client(ADA, ""), Client(BEN, "")
        await one.join(OAK, ada)
        await two.join(OAK, ben)
        await one.go(OAK, ADA, Show(id="a", step=4))
        assert await code(two.note(OAK, BEN, Note("n", 5, "later"))) == "beyond"
        await two.note(OAK, BEN, Note("n", 4, "<b>Ada</b> was unlucky"))
        await one.note(OAK, ADA, Note("n", 0, "well dealt"))
        await house.spread()
        told = (await heard(ada))["Notes"]["notes"]
        assert sorted((note["guest"]["name"], note["step"], note["text"]) for note in told) == [
            ("Ada", 0, "well dealt"),
            ("Ben", 4, "<b>Ada</b> was unlucky"),
        ]
        by = {note["guest"]["id"]: note["note"] for note in told}
        assert await code(two.erase(OAK, BEN, by["ada"])) == "not_yours"
        assert await code(two.erase(OAK, BEN, "nothing")) == "not_yours"
        await two.erase(OAK, BEN, by["ben"])
        await two.note(OAK, BEN, Note("n", 1, "again"))
        while Counter(line.guest for line in await house.store.notes(OAK))["ben"] < MOST_OF_GUEST:
            await two.note(OAK, BEN, Note("n", 1, "more"))
        assert await code(two.note(OAK, BEN, Note("n", 1, "too much"))) == "notes_full"
        await one.note(OAK, ADA, Note("n", 1, "nobody has taken\u202e my place"))
        assert any(b"nobody has taken my place" in line.body for line in await house.store.notes(OAK))
        assert await code(one.note(OAK, ADA, Note("n", 1, "\u200b"))) == "nothing_said"
        number = 0
        while len(await house.store.notes(OAK)) < MOST_NOTES:
            number += 1
            await two.note(OAK, Guest(f"guest-{number % 10}", "Eve", "owl"), Note("n", 1, "more"))
        assert await code(one.note(OAK, ADA, Note("n", 1, "too much"))) == "notes_full"
        await one.erase(OAK, ADA, (await house.store.notes(OAK))[-1].note)

    at_house(tmp_path, scene)


def test_whoever_comes_is_told_all_and_the_others_only_that_they_came(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        one, _ = house.workers
        ada, ben = Client(ADA, ""), Client(BEN, "")
        await one.join(OAK, ada)
        await one.note(OAK, ADA, Note("n", 0, "well dealt"))
        await heard(ada)
        await one.join(OAK, ben)
        assert (await heard(ada)).keys() == {"Gathered"}
        told = await heard(ben)
        assert told.keys() == {"Gathered", "Shown", "Notes"}
        assert [note["text"] for note in told["Notes"]["notes"]] == ["well dealt"]

    at_house(tmp_path, scene)


def test_who_reads_slowly_is_told_how_things_stand_at_last_and_is_not_sent_away(tmp_path: Path) -> None:
    """Notes can be many, and all are told with each that comes or goes."""

    async def scene(house: House) -> None:
        one, _ = house.workers
        ada, ben = Client(ADA, ""), Client(BEN, "")
        await one.join(OAK, ada)
        await one.join(OAK, ben)
        long = "\U0001f98a" * 300
        for number in range(45):
            await one.note(OAK, Guest(f"guest-{number % 2}", "Eve", "owl"), Note("n", 0, long))
        assert not ben.is_closed
        assert len((await heard(ben))["Notes"]["notes"]) == 45
        await one.note(OAK, ADA, Note("n", 0, "the last"))
        assert sorted(note["text"] for note in (await heard(ben))["Notes"]["notes"]) == ["the last"] + [long] * 45

    at_house(tmp_path, scene)


def test_a_crown_is_not_held_by_who_went_while_the_database_was_away(tmp_path: Path) -> None:
    """A worker that lives would say for ever that they are there."""

    async def gone(*_: object) -> None:
        raise StoreError("it does not answer")

    async def scene(house: House) -> None:
        one, _ = house.workers
        ada, ben = Client(ADA, ""), Client(BEN, "")
        await one.join(OAK, ada)
        await one.join(OAK, ben)
        with patch.object(house.store, "depart", gone), pytest.raises(StoreError):
            await one.leave(OAK, ada)
        house.clock += PATIENCE
        await house.store.beat(one.worker.id, house.clock)
        assert await code(one.take_crown(OAK, BEN)) == "leader_here", "nobody knows yet"
        house.news.clear()
        await one.worker.beat()
        await house.spread()
        assert [person["name"] for person in (await heard(ben))["Gathered"]["people"]] == ["Ben"]
        await one.take_crown(OAK, BEN)
        assert (await one.study(OAK))[1].leader == "ben"

    at_house(tmp_path, scene)


def test_who_never_came_in_leaves_nothing_behind(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        one, _ = house.workers
        await one.leave(OAK, Client(ADA, ""))
        assert one.gatherings == {}

    at_house(tmp_path, scene)


def test_whoever_is_forgotten_leaves_no_note_and_no_name_in_those_of_others(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        one, _ = house.workers
        await one.join(OAK, Client(ADA, ""))
        await one.note(OAK, EVE, Note("n", 0, "a word of mine"))
        await one.note(OAK, ADA, Note("n", 0, "Eve saw it first"))

    at_house(tmp_path, scene)
    url = f"sqlite:///{tmp_path / 'house.db'}"
    forget(url, "eve")
    with Database.named(url).migrator().begin() as connection:
        kept = [msgspec.json.decode(body) for (body,) in connection.execute(select(notes.c.body))]
    assert [(note["guest"]["name"], note["text"]) for note in kept] == [("Ada", "… saw it first")]


def test_a_table_that_is_removed_takes_its_notes_along(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        one, _ = house.workers
        await one.join(OAK, ada := Client(ADA, ""))
        await one.note(OAK, ADA, Note("n", 0, "here"))
        assert await house.store.prune(2**53) == 0, "somebody looks at it"
        await one.leave(OAK, ada)
        assert await house.store.prune(2**53) == 1
        assert (await house.store.notes(OAK), await house.store.studies([OAK])) == ([], {})
        assert (await house.store.sizes())["sightings"] == 0

    at_house(tmp_path, scene)


class Follower(Live):
    """A connection to those who look at a match together."""

    async def __aenter__(self) -> "Follower":
        await self.connect()
        return self

    async def connect(self) -> None:
        address = f"{self.person.url.replace('http', 'ws')}/api/tables/{self.table}/together"
        self._socket = await connect(
            address, additional_headers=self.person.headers, compression=None, open_timeout=LONG, proxy=None
        )
        self.closed = None
        self._reader = asyncio.create_task(self._read())

    @property
    def shown(self) -> Message:
        return self.answers.get("Shown", {})

    async def sure(self, kind: str, **fields: object) -> None:
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "Done", answer

    async def refused(self, kind: str, **fields: object) -> str:
        answer = await self.ask(kind, **fields)
        return str(answer["refusal"]["code"]) if answer["type"] == "Refused" else "done"


def test_over_real_connections_a_follower_is_sent_nothing_beyond_where_the_leader_has_been(server: Server) -> None:
    ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
    table = finished(ada)
    whole = ada.ask("GET", f"/api/tables/{table}/replay").json()

    def led(first: int = 0, viewer: str = "open") -> Any:
        return ben.ask("GET", f"/api/tables/{table}/together/replay?viewer={viewer}&first={first}").json()

    async def look() -> None:
        async with Follower(ada, table) as one:
            await one.until(lambda: bool(one.shown))
            async with Follower(ben, table) as two:
                await one.sure("Show", step=5, viewer="open")
                await two.until(lambda: two.shown.get("step") == 5)
                answer = await asyncio.to_thread(led)
                assert answer["frames"] == whole["frames"][:6]
                assert (answer["moves"], answer["table"]["moves"]) == (5, 5)
                told = [answer["table"].get(name) for name in ("ranking", "scores", "result", "fairness", "next")]
                assert told == [None] * 5
                assert (await asyncio.to_thread(led, 6))["code"] == "beyond"
                assert (await asyncio.to_thread(led, 0, "1"))["code"] == "beyond"
                assert (await asyncio.to_thread(led, 0, "spectator"))["code"] == "beyond"
                assert await two.refused("Show", step=9) == "not_leader"
                assert await two.refused("TakeCrown") == "leader_here"
                assert await two.refused("Note", step=6, text="what comes now") == "beyond"
                assert await two.refused("Note", step=5, text="x" * 301) == "unreadable"
                assert await two.refused("Show", step=1, mark='"], html') == "unreadable"
                await one.sure("Show", step=5, viewer="open", mark="card-blue-Q")
                await two.until(lambda: two.shown["mark"] == "card-blue-Q")
                assert await two.refused("Do", seq=0, command={"type": "Start"}) == "unreadable"
                assert (await two.ask("Ping"))["type"] == "Pong"
                await one.sure("PassCrown", guest=ben.id)
                await two.until(lambda: two.shown["leader"] == ben.id)
                await two.sure("Show", step=8, viewer="1")
                await one.until(lambda: one.shown["step"] == 8)
                assert (await asyncio.to_thread(led, 0, "1"))["moves"] == 8

    asyncio.run(look())


def test_who_has_no_match_to_look_at_is_turned_away(server: Server) -> None:
    ada = Person(server.url, "Ada")
    running = ada.open_table("diamoniak", 1, start=True)
    assert ada.ask("GET", f"/api/tables/{running}/together/replay").json()["code"] == "no_table"
    nobody = Person(server.url)
    nobody.cookie = ""

    async def closed(person: Person, table: str) -> int:
        async with Follower(person, table) as follower:
            await follower.until_closed()
            return follower.closed or 0

    assert asyncio.run(closed(ada, running)) == 4409
    assert asyncio.run(closed(ada, "no-such-table-00")) == 4404
    assert asyncio.run(closed(nobody, running)) == 4401

    async def from_elsewhere() -> None:
        address = f"{server.url.replace('http', 'ws')}/api/tables/{running}/together"
        await connect(address, additional_headers={**ada.headers, "origin": "http://elsewhere"}, proxy=None)

    with pytest.raises((InvalidStatus, ConnectionClosed)):
        asyncio.run(from_elsewhere())
