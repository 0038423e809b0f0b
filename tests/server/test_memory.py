"""Both memories over a real connection: what is sent by the book, with help, after a reload, and in the end."""

import asyncio
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.server.audience import BACKLOG
from parlour.server.protocol import encode
from parlour.server.stored import entry_of
from parlour.store import Store
from parlour.table import Table
from parlour.table.entries import AnyWhat, Moved
from parlour.table.stream import position, tell
from tests.server.logs import lengthen
from tests.server.running import Live, Message, Person, Server
from tests.table.builder import remembered_in

MOVES = 14
"""So many moves of people are made before anybody looks."""


def stored(database: str, table: str) -> Table:
    """A table as its log has it."""

    async def read() -> Table:
        store = await Store.open(database)
        try:
            return Table(table, [entry_of(line) for line in await store.lines(table)])
        finally:
            await store.close()

    return asyncio.run(read())


async def peoples_turn(*lives: Live) -> Live | None:
    """Whose turn it is when everybody has been told that it is a person's; None at the end."""
    first = lives[0]
    await first.until(lambda: first.phase != "playing" or first.position["table"]["to_act"] < len(lives))
    seq = first.position["seq"]
    for live in lives:
        await live.until(lambda live=live: live.position["seq"] >= seq)  # type: ignore[misc]
    return lives[first.position["table"]["to_act"]] if first.phase == "playing" else None


async def move(live: Live) -> None:
    seq = live.position["seq"]
    offers = live.position["offers"]
    await live.do("Move", action=offers[seq % len(offers)]["action"])
    await live.until(lambda: live.position["seq"] > seq)


def moves_in(updates: list[Message]) -> list[int]:
    return [update["seq"] for update in updates if update["what"]["type"] == "Moved"]


def own_last(updates: list[Message], seat: int) -> int:
    """The last move that a seat made, out of all that was told."""
    return max(int(one["seq"]) for one in updates if one["what"]["type"] == "Moved" and one["what"]["seat"] == seat)


@pytest.mark.parametrize("game", ["villains", "dwarfking", "digdig"])
def test_by_the_book_no_byte_to_anybody_is_memory_and_a_reload_goes_back_to_the_own_last_move(
    server: Server, game: str
) -> None:
    ada, ben, eve = (Person(server.url, name) for name in ("Ada", "Ben", "Eve"))
    table = ada.open_table(game, None, 1)
    path = f"/api/tables/{table}"
    forbidden = remembered_in(game)

    async def match() -> None:
        async with ada.at(table) as one, ben.at(table) as two, eve.at(table) as watcher:
            for live in (one, two, watcher):
                await live.ready()
            await two.sit(1)
            await one.do("Start")
            await one.until(lambda: one.phase == "playing")
            for number in range(MOVES):
                turn = await peoples_turn(one, two)
                assert turn is not None
                await move(turn)
                if number == MOVES // 2:
                    await two.do("Say", text="What did you do?")
            await peoples_turn(one, two)
            await watcher.until(lambda: watcher.position["seq"] == one.position["seq"])
            for live in (one, two, watcher):
                assert live.position["table"]["terms"]["memory"] == "book"
                assert not any(field in b"".join(live.received) for field in forbidden)
            since = {ada: own_last(one.updates, 0), ben: own_last(one.updates, 1), eve: moves_in(one.updates)[-3]}
            told = {ada: one.updates, ben: two.updates, eve: watcher.updates}
            last = one.position["seq"]
            for person, first in since.items():
                gone = [seq for seq in moves_in(told[person]) if seq < first]
                kept = [update["seq"] for update in told[person] if update["seq"] not in gone]
                assert gone
                assert kept[0] == 1
                for after in (0, 1, first - 1, last - 1, last, last + 9):
                    await looks(person, table, after, first, [seq for seq in kept if seq > after])
                for asked in (last + 1, 2**53, first, 2):
                    answer = person.ask("GET", f"{path}/updates?before={asked}").raise_for_status()
                    assert [update["seq"] for update in answer.json()] == [seq for seq in kept if seq < asked]
                few = person.ask("GET", f"{path}/updates?before={last + 1}&count=1").json()
                assert [update["seq"] for update in few] == kept[-1:]
                position = person.ask("GET", f"{path}/position").raise_for_status()
                assert (position.json()["since"], position.json()["seq"]) == (first, last)
                rest = [position, person.ask("GET", path), person.ask("GET", "/api/tables/mine")]
                assert not any(field in answer.content for field in forbidden for answer in rest)
                for what in ("record", "replay", "replay?viewer=0", "replay?viewer=spectator&first=3", "progress"):
                    refused = person.ask("GET", f"{path}/{what}")
                    assert (refused.status_code, refused.json()["code"]) == (409, "not_over")
            await asyncio.gather(one.play_on(), two.play_on())
            await watcher.until(lambda: watcher.phase == "over")

    async def looks(person: Person, table: str, after: int, first: int, seqs: list[int]) -> None:
        async with person.at(table, after=after) as live:
            await live.ready()
            assert [update["seq"] for update in live.updates] == seqs
            assert live.position["since"] == first
            assert not any(field in b"".join(live.received) for field in forbidden)

    asyncio.run(match())
    whole = stored(server.database, table)
    for person, viewer in ((ada, 0), (ben, 1), (eve, "spectator")):
        now = person.ask("GET", f"{path}/position").raise_for_status()
        assert now.content == encode(position(whole, viewer))  # type: ignore[arg-type]
        assert all(field in now.content for field in forbidden)
        everything: list[bytes] = []
        before = whole.seq + 1
        while before > 1:
            page = person.ask("GET", f"{path}/updates?before={before}").json()
            assert [update["seq"] for update in page] == list(range(max(1, before - BACKLOG), before))
            everything = [*map(encode, page), *everything]
            before = page[0]["seq"]
        assert everything == [encode(tell(whole, entry, viewer)) for entry in whole.entries]  # type: ignore[arg-type]
        replay = person.ask("GET", f"{path}/replay?viewer={viewer}&first=1&count=1").raise_for_status()
        assert all(field in replay.content for field in forbidden)


def test_with_help_everybody_is_sent_what_they_know_and_the_whole_log_after_a_reload(server: Server) -> None:
    ada, ben, eve = (Person(server.url, name) for name in ("Ada", "Ben", "Eve"))
    table = ada.open_table("villains", None, 1, memory="help")

    async def match() -> dict[Person, bytes]:
        async with ada.at(table) as one, ben.at(table) as two:
            await one.ready()
            await two.ready()
            await two.sit(1)
            await one.do("Start")
            await one.until(lambda: one.phase == "playing")
            for _ in range(MOVES):
                turn = await peoples_turn(one, two)
                assert turn is not None
                await move(turn)
            await peoples_turn(one, two)
            shown = {}
            for person in (ada, ben, eve):
                async with person.at(table) as again:
                    await again.ready()
                    assert [update["seq"] for update in again.updates] == list(range(1, one.position["seq"] + 1))
                    (shown[person],) = [body for body in again.received if b'"type":"Position"' in body]
            return shown

    shown = asyncio.run(match())
    whole = stored(server.database, table)
    assert whole.match is not None
    for person, viewer in ((ada, 0), (ben, 1), (eve, "spectator")):
        view = encode(whole.match.view(viewer))  # type: ignore[arg-type]
        assert b'"view":%b,' % view in shown[person]
        assert all(field in view for field in remembered_in("villains"))


# Two matches that look alike now

Play = Callable[[Table], Iterator[AnyWhat]]


def heroes_with(first: int) -> Play:
    """Everybody lays Heroes, but for one card of whoever begins: the second of two, or the other one.

    The neighbours' piles show Heroes by then, so any number card fits on the own one (V-T6, V-T7). Three rounds later
    the look of the table says nothing of it.
    """

    def play(table: Table) -> Iterator[AnyWhat]:
        assert table.match is not None
        beginner = table.to_act
        numbers = [move.removesuffix(" hero") for move in table.match.legal() if move.endswith(" hero") and "-" in move]
        pair = [card for card in numbers if card.split("-")[0] in ("red", "blue", "green")][:2]
        mine = [f"{pair[first]} hero", f"{pair[1 - first]} own"]
        for _ in range(5 * len(table.seats)):
            seat = table.to_act
            assert seat is not None
            hero = next(move for move in table.match.legal() if move.endswith(" hero"))
            yield Moved(seat, mine.pop(0) if seat == beginner and mine else hero)

    return play


def test_two_matches_that_differ_in_what_is_remembered_send_a_newcomer_the_same_bytes(tmp_path: Path) -> None:
    """Over every way there is to ask; with help they can be told apart, or the comparison would say nothing."""
    people: dict[str, Person] = {}
    tables: dict[str, str] = {}
    with Server(f"sqlite:///{tmp_path}/one.db", "--no-limit") as server:
        for name in ("Ada", "Ben", "Cleo", "Eve"):
            people[name] = Person(server.url, name)
        for memory in ("book", "help"):
            table = tables[memory] = people["Ada"].open_table("villains", None, None, memory=memory)
            for seat, name in ((1, "Ben"), (2, "Cleo")):
                people[name].command(table, "Sit", seat=seat)
                people[name].command(table, "Contribute", entropy="ab" * 16)
            people["Ada"].command(table, "Start")
            assert people["Ada"].ask("GET", f"/api/tables/{table}").json()["phase"] == "playing"
    shutil.copy(tmp_path / "one.db", tmp_path / "two.db")
    answers = []
    for number, database in enumerate(("one", "two")):
        url = f"sqlite:///{tmp_path}/{database}.db"
        for table in tables.values():
            lengthen(url, table, people["Ada"].id, heroes_with(number))
        with Server(url, "--no-limit", port=server.port):
            everybody = [(memory, person) for memory in tables for person in people.values()]
            answers.append([asyncio.run(asked(person, tables[memory])) for memory, person in everybody])
    for (memory, _), one, other in zip(everybody, *answers, strict=True):
        assert (one == other) == (memory == "book")


async def asked(person: Person, table: str) -> list[Any]:
    """Whatever somebody is answered who comes now, but for clocks and the ids of what was asked."""
    path = f"/api/tables/{table}"
    heard: list[Any] = [person.ask("GET", path).json(), person.ask("GET", f"{path}/position").content]
    for before in (2, 15, 99):
        heard.append(person.ask("GET", f"{path}/updates?before={before}").content)
    for after in (0, 12):
        async with person.at(table, after=after) as live:
            await live.ready()
            heard.append([body for body in live.received if b'"Welcome"' not in body and b'"Presence"' not in body])
            for wish in ({}, {"verb": "play"}, {"verb": "hero"}, {"card": "red-1"}, {"seat": 1}, {"to": "own"}):
                answer = await live.ask("Why", wish=wish)
                heard.append([answer["type"], answer.get("refusal")])
            answer = await live.ask("Advise")
            heard.append([answer["type"], answer.get("refusal")])
    return [encode(one) if not isinstance(one, bytes) else one for one in heard]


def test_nobody_is_told_of_more_by_a_second_connection_or_by_asking_again_after_a_loss(server: Server) -> None:
    """A connection that breaks misses nothing; one that has slept while another moved is told since that move."""
    ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
    table = ada.start_with(ben, "digdig")

    async def match() -> None:
        async with ada.at(table) as one, ben.at(table) as two:
            await one.ready()
            await two.ready()
            asleep = ada.at(table)
            await asleep.connect()
            await asleep.ready()
            await asleep.disconnect()
            slept = asleep.position["seq"]
            for _ in range(24):
                turn = await peoples_turn(one, two)
                if turn is None:
                    return
                if turn is two:  # Ada's connection breaks while Ben moves: she is told when she is back
                    await one.disconnect()
                    await move(two)
                    await one.connect()
                    await one.until(lambda: one.position["seq"] == two.position["seq"])
                    assert moves_in(one.updates) == moves_in(two.updates)
                else:
                    await move(one)
                    await two.until(lambda: two.position["seq"] == one.position["seq"])
            await asleep.connect()
            await asleep.until(lambda: asleep.position["seq"] == one.position["seq"])
            first = own_last(one.updates, 0)
            assert slept < first
            assert moves_in(asleep.updates) == [seq for seq in moves_in(one.updates) if seq >= first]
            await asleep.disconnect()

    asyncio.run(match())


def test_a_new_table_is_by_the_book_unless_it_says_otherwise(server: Server) -> None:
    ada = Person(server.url, "Ada")
    said: list[tuple[dict[str, Any], str]] = [({}, "book"), ({"memory": "book"}, "book"), ({"memory": "help"}, "help")]
    for given, memory in said:
        table = ada.open_table("villains", 1, 1, **given)
        assert ada.ask("GET", f"/api/tables/{table}").json()["terms"]["memory"] == memory
        ada.command(table, "Agree", options={}, terms={})
        assert ada.ask("GET", f"/api/tables/{table}").json()["terms"]["memory"] == "book"
    wrong = {"game": "villains", "seats": [1, 1], "terms": {"memory": "perfect"}}
    assert ada.ask("POST", "/api/tables", json=wrong).status_code == 400
    kept = msgspec.json.encode([entry.what for entry in stored(server.database, table).entries])
    assert kept.count(b'"memory":') == 2, "what is stored says it"
