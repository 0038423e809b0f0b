"""Tables of an earlier version are found, played on and verified by this one."""

import asyncio
from collections.abc import Iterator

import pytest

from parlour.server.audience import BACKLOG
from tests.server.running import Person, Server
from tests.server.stored import ANN, LOBBY, NAMELESS, OVER, RECORD, RUNNING, restore
from tests.table.builder import remembered_in

NAMES = ["Ann", "Guest 842", "Heron"]


@pytest.fixture(scope="module")
def earlier(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path = tmp_path_factory.mktemp("earlier") / "tables.db"
    restore(path)
    with Server(f"sqlite:///{path}", "--no-limit") as server:
        yield server


def back(server: Server, cookie: str) -> Person:
    """Somebody who comes back with the cookie they had."""
    person = object.__new__(Person)
    person.url, person.cookie = server.url, cookie
    person.id = person.ask("GET", "/api/me").raise_for_status().json()["id"]
    return person


def test_tables_of_before_go_on_showing_what_they_showed(earlier: Server) -> None:
    """Nothing was agreed on about memory then: points stay where they were, and the log is whole.

    Here before they are played to their end, when everybody is shown everything.
    """
    guest = back(earlier, NAMELESS)
    for table in (*RUNNING.values(), LOBBY, OVER):
        assert guest.ask("GET", f"/api/tables/{table}").raise_for_status().json()["terms"]["memory"] == "help"
    for game, table in RUNNING.items():
        now = guest.ask("GET", f"/api/tables/{table}/position").raise_for_status()
        assert now.json()["table"]["phase"] == "playing"
        assert now.json()["since"] == 1
        assert all(field in now.content for field in remembered_in(game))
        told = guest.ask("GET", f"/api/tables/{table}/updates?before={now.json()['seq'] + 1}").json()
        assert [update["seq"] for update in told] == [*range(1, now.json()["seq"] + 1)][-BACKLOG:]


def test_guests_are_known_again_and_find_their_tables(earlier: Server) -> None:
    ann = back(earlier, ANN)
    assert ann.ask("GET", "/api/me").json()["name"] == "Ann"
    mine = {table["id"]: table for table in ann.ask("GET", "/api/tables/mine").raise_for_status().json()}
    assert mine.keys() == {*RUNNING.values(), OVER, LOBBY}
    assert {tuple(table["names"]) for table in mine.values()} == {tuple(NAMES)}


def test_who_had_no_name_is_called_at_the_old_tables_as_before(earlier: Server) -> None:
    guest = back(earlier, NAMELESS)
    assert guest.ask("GET", "/api/me").json()["name"] == "#842"
    for table in (*RUNNING.values(), LOBBY, OVER):
        seats = guest.ask("GET", f"/api/tables/{table}").raise_for_status().json()["seats"]
        assert seats[1]["name"] == "Guest 842"


def test_a_match_that_was_over_has_the_record_it_had_and_it_verifies(earlier: Server) -> None:
    ann = back(earlier, ANN)
    assert ann.record(OVER).json() == RECORD
    assert ann.ask("POST", "/api/verify", json=RECORD).json()["holds"]


@pytest.mark.parametrize("game", RUNNING)
def test_a_match_that_was_being_played_goes_on_to_a_record_that_verifies(earlier: Server, game: str) -> None:
    table = RUNNING[game]
    ann, guest = back(earlier, ANN), back(earlier, NAMELESS)

    async def play() -> int:
        async with ann.at(table) as one, guest.at(table) as two:
            await one.ready()
            before = int(one.position["seq"])
            await asyncio.gather(one.play_on(), two.play_on())
            return before

    before = asyncio.run(play())
    assert before > 15
    record = ann.record(table).json()
    assert record["game"] == game
    assert [seat["name"] for seat in record["seats"]] == NAMES
    assert len(record["moves"]) > before - 8
    assert ann.ask("POST", "/api/verify", json=record).json()["holds"]


def test_a_table_that_had_not_begun_begins(earlier: Server) -> None:
    ann, guest = back(earlier, ANN), back(earlier, NAMELESS)
    for one in (ann, guest):
        one.command(LOBBY, "Contribute", entropy="0f" * 16)
    ann.command(LOBBY, "Start")
    assert ann.ask("GET", f"/api/tables/{LOBBY}").json()["phase"] == "playing"
