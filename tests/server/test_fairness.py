"""The deal was fair: the commitment, the secret and what the players added lead to it, and to no other."""

import asyncio
import secrets
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

import parlour
from parlour.server.stored import entry_of, line_of, summary_of
from parlour.store import Store
from parlour.table import Table
from tests.server.running import PATIENCE, Live, Person, Server
from tests.table.attack import guesses, public_texts
from tests.table.stored import BEFORE_START, RECORD, stored

RACES = 5


@pytest.fixture(scope="module")
def finished(server: Server) -> dict[str, object]:
    """The record of a match, with the table and the commitment that were published before the deal."""
    ada = Person(server.url)
    opened = ada.ask("POST", "/api/tables", json={"game": "diamoniak", "seats": [1]}).json()

    async def play() -> None:
        async with ada.at(opened["id"]) as one:
            await one.ready()
            await one.do("Contribute", entropy="0123456789abcdef" * 2)
            await one.do("Start")
            await one.play_on()

    asyncio.run(play())
    record: dict[str, object] = ada.record(opened["id"]).json()
    return record | {"published": opened["commitment"], "at": opened["id"]}


def test_the_commitment_binds_table_and_secret_and_the_deal_follows(finished: dict[str, object]) -> None:
    fairness = msgspec.convert(finished["fairness"], dict[str, object])
    bound = f"{finished['at']}|{fairness['secret']}"
    commitment = sha256(f"parlour/2|commitment|{bound}".encode()).hexdigest()
    assert finished["published"] == fairness["commitment"] == commitment
    seed = sha256(f"parlour/2|seed|{bound}|2|0:{'0123456789abcdef' * 2}".encode()).hexdigest()
    assert (finished["seed"], fairness["version"], fairness["table"]) == (seed, 2, finished["at"])
    parlour.verify(parlour.decode(msgspec.json.encode(finished)))


def test_one_card_swapped_is_noticed(finished: dict[str, object], server: Server) -> None:
    start = msgspec.convert(finished["start"], dict[str, Any])
    pile = list(start["pile"])
    other = next(place for place, card in enumerate(pile) if card != pile[0])
    pile[0], pile[other] = pile[other], pile[0]
    swapped = finished | {"start": start | {"pile": pile}}
    with pytest.raises(parlour.RecordError, match=r"start\.pile"):
        parlour.verify(parlour.decode(msgspec.json.encode(swapped)))
    verdict = Person(server.url).ask("POST", "/api/verify", json=swapped).json()
    assert verdict["holds"] is False
    assert "start.pile" in verdict["problem"]


def test_another_secret_is_noticed(finished: dict[str, object]) -> None:
    fairness = msgspec.convert(finished["fairness"], dict[str, object])
    forged = finished | {"fairness": fairness | {"secret": "0" * 64}}
    with pytest.raises(parlour.RecordError, match="commitment"):
        parlour.verify(parlour.decode(msgspec.json.encode(forged)))


# --- attacks


def test_luck_is_added_only_after_the_server_has_bound_itself(server: Server) -> None:
    ada = Person(server.url)
    for early in ({"entropy": "ab" * 16}, {"start": True}):
        answer = ada.ask("POST", "/api/tables", json={"game": "digdig", "seats": [1], **early})
        assert (answer.status_code, answer.json()["code"]) == (400, "invalid")
    assert ada.ask("GET", "/api/tables/mine").json() == []


def test_nothing_that_anybody_is_told_before_the_end_leads_to_the_seed(server: Server) -> None:
    """Nobody adds anything; an attacker has all that every seat, a spectator and the REST interface were told."""
    ada, ben, eve = (Person(server.url, name) for name in ("Ada", "Ben", "Eve"))
    opened = ada.ask("POST", "/api/tables", json={"game": "diamoniak", "seats": [None]}).json()
    table = opened["id"]
    told: list[object] = [opened]

    async def play() -> dict[str, Any]:
        async with ada.at(table) as one, ben.at(table) as two, eve.at(table) as three:
            lives = (one, two, three)
            for live in lives:
                await live.ready()
            await two.do("Sit", seat=1)
            await one.do("Start")
            for live in lives:
                await live.until(lambda live=live: live.phase == "playing")  # type: ignore[misc]
            for who in (ada, ben, eve):
                for path in ("", "/position", "/record", "/replay"):
                    told.append(who.ask("GET", f"/api/tables/{table}{path}").json())
                told.extend(who.ask("GET", path).json() for path in ("/api/tables", "/api/tables/mine", "/api/me"))
            told.extend(msgspec.json.decode(message) for live in lives for message in live.received)
            return await ended(one, two)

    fairness = asyncio.run(play())
    assert fairness["entropy"] == [None, None]
    seed = sha256(f"parlour/2|seed|{table}|{fairness['secret']}|2".encode()).hexdigest()
    assert seed not in guesses(public_texts(told), table, 2)


async def ended(host: Live, other: Live) -> dict[str, Any]:
    """The match is ended early; what its deal followed from."""
    await other.do("HandOver", seat=other.position["seat"], level=1)
    await host.do("End")
    await host.until(lambda: host.phase == "abandoned")
    fairness: dict[str, Any] = host.position["table"]["fairness"]
    return fairness


async def adds_when_seated(live: Live) -> str:
    """What an honest client does: it adds to the luck once it sees that it has a seat."""
    await live.until(lambda: bool(live.position) and live.position["seat"] is not None)
    entropy = secrets.token_hex(16)
    await live.do("Contribute", entropy=entropy)
    return entropy


def test_a_host_who_adds_nothing_and_starts_at_once_does_not_outrun_an_honest_client(server: Server) -> None:
    async def race(ada: Person, ben: Person, table: str) -> None:
        async with ada.at(table) as one, ben.at(table) as two:
            await one.ready()
            await two.ready()
            adding = asyncio.create_task(adds_when_seated(two))
            sitting = asyncio.create_task(two.do("Sit", seat=1))
            await one.until(lambda: any(update["what"]["type"] == "Sat" for update in one.updates))
            await one.do("Start")
            await sitting
            entropy = await adding
            for live in (one, two):
                await live.until(lambda live=live: live.phase == "playing")  # type: ignore[misc]
            assert (await ended(one, two))["entropy"] == [None, entropy]
            # … nor by a rematch that is started in the same moment.
            await one.do("Rematch")
            await one.until(lambda: one.position["table"]["next"] is not None)
            following = one.position["table"]["next"]
            await asyncio.to_thread(ada.command, following, "Start")
        async with ada.at(following) as one, ben.at(following) as two:
            await one.ready()
            entropy = await adds_when_seated(two)
            for live in (one, two):
                await live.until(lambda live=live: live.phase == "playing")  # type: ignore[misc]
            assert (await ended(one, two))["entropy"] == [entropy, None]

    def opened() -> tuple[Person, Person, str]:
        ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
        return ada, ben, ada.ask("POST", "/api/tables", json={"game": "diamoniak", "seats": [None]}).json()["id"]

    tables = [opened() for _ in range(RACES)]

    async def races() -> None:
        await asyncio.gather(*(race(*table) for table in tables))

    asyncio.run(races())


# --- a start that waits


def test_a_start_that_waits_comes_about_although_the_server_was_killed(tmp_path: Path) -> None:
    """Nobody is connected, and nobody asks for the table: whichever worker is there next deals."""
    server = Server(f"sqlite:///{tmp_path}/tables.db", "--no-limit").start()
    try:
        ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
        table = ada.open_table("diamoniak", None)
        ben.command(table, "Sit", seat=1)
        ada.command(table, "Start")
        waiting = ada.ask("GET", f"/api/tables/{table}").json()
        assert (waiting["phase"], waiting["start"]["waits_for"]) == ("lobby", [1])
        server.kill()
        server.start()

        async def dealt() -> None:
            async with asyncio.timeout(PATIENCE):
                while (await asyncio.to_thread(ada.ask, "GET", "/api/tables/mine")).json()[0]["phase"] != "playing":
                    await asyncio.sleep(0.2)

        asyncio.run(dealt())
    finally:
        server.stop()


# --- what an earlier version has left


def test_tables_of_an_old_database_go_on_and_verify_but_are_not_dealt_by_the_first_scheme(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    names = {entries: secrets.token_urlsafe(12) for entries in (BEFORE_START, BEFORE_START + 9, None)}

    async def fill(ann: str, ben: str) -> None:
        """Writes the stored log, as far as each of the tables has got, with two guests of this server in it."""
        store = await Store.open(database)
        for entries, table_id in names.items():
            table = Table(table_id, [])
            for entry in stored(entries).table.entries:
                line = line_of(table_id, entry)
                body = line.body.replace(b'"ann"', f'"{ann}"'.encode()).replace(b'"ben"', f'"{ben}"'.encode())
                table.add(entry_of(msgspec.structs.replace(line, body=body)))
                assert await store.append(line_of(table_id, table.entries[-1]), summary_of(table))
        await store.close()

    server = Server(database, "--no-limit").start()
    ada, ben = Person(server.url, "Ann"), Person(server.url, "Ben")
    server.stop()
    asyncio.run(fill(ada.id, ben.id))
    with server:
        lobby, running, over = names.values()
        ada.url = ben.url = server.url

        async def play() -> None:
            async with ada.at(lobby) as one:
                await one.ready()
                answer = await one.ask("Do", seq=one.position["seq"], command={"type": "Start"})
                assert answer["refusal"]["code"] == "outdated"
            async with ada.at(running) as one, ben.at(running) as two:
                await asyncio.gather(one.play_on(), two.play_on())

        asyncio.run(play())
        for table in (running, over):
            record = ada.record(table)
            assert "version" not in record.json()["fairness"]
            assert ada.ask("POST", "/api/verify", json=record.json()).json()["holds"]
        assert ada.record(over).content.strip() == RECORD
