"""Tables of an earlier version are found, played on and verified by this one."""

import asyncio
from collections.abc import Iterator

import pytest

from parlour.server.audience import BACKLOG
from tests.server.running import Person, Server
from tests.server.stored import KEPT, Kept
from tests.table.builder import remembered_in

GAMES = ("digdig", "diamoniak", "dwarfking", "villains")


@pytest.fixture(scope="module", params=KEPT, ids=[kept.name for kept in KEPT])
def kept(request: pytest.FixtureRequest) -> Kept:
    """A database of each version that was kept."""
    found: Kept = request.param
    return found


@pytest.fixture(scope="module")
def earlier(kept: Kept, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    path = tmp_path_factory.mktemp("earlier") / "tables.db"
    kept.restore(path)
    with Server(f"sqlite:///{path}", "--no-limit") as server:
        yield server


def back(server: Server, cookie: str) -> Person:
    """Somebody who comes back with the cookie they had."""
    person = Person(server.url, None)
    person.cookie = cookie
    person.id = person.ask("GET", "/api/me").raise_for_status().json()["id"]
    return person


def test_tables_of_before_go_on_showing_what_they_showed(earlier: Server, kept: Kept) -> None:
    """Where nothing was agreed on about memory, points stay where they were, and the log is whole.

    Here before they are played to their end, when everybody is shown everything.
    """
    guest = back(earlier, kept.nameless)
    for table in (*kept.running.values(), kept.lobby, kept.over):
        assert guest.ask("GET", f"/api/tables/{table}").raise_for_status().json()["terms"]["memory"] == kept.memory
    for game, table in kept.running.items():
        now = guest.ask("GET", f"/api/tables/{table}/position").raise_for_status()
        assert now.json()["table"]["phase"] == "playing"
        if kept.memory == "help":
            assert now.json()["since"] == 1
            assert all(field in now.content for field in remembered_in(game))
            told = guest.ask("GET", f"/api/tables/{table}/updates?before={now.json()['seq'] + 1}").json()
            assert [update["seq"] for update in told] == [*range(1, now.json()["seq"] + 1)][-BACKLOG:]


def test_guests_are_known_again_and_find_their_tables(earlier: Server, kept: Kept) -> None:
    ann = back(earlier, kept.ann)
    assert ann.ask("GET", "/api/me").json()["name"] == "Ann"
    mine = {table["id"]: table for table in ann.ask("GET", "/api/tables/mine").raise_for_status().json()}
    assert mine.keys() == {*kept.running.values(), kept.over, kept.lobby}
    assert {tuple(table["names"]) for table in mine.values()} == {tuple(kept.names)}


def test_who_had_no_name_is_called_at_the_old_tables_as_before(earlier: Server, kept: Kept) -> None:
    guest = back(earlier, kept.nameless)
    assert guest.ask("GET", "/api/me").json()["name"] == kept.called
    for table in (*kept.running.values(), kept.lobby, kept.over):
        seats = guest.ask("GET", f"/api/tables/{table}").raise_for_status().json()["seats"]
        assert seats[1]["name"] == kept.names[1]


def test_a_match_that_was_over_has_the_record_it_had_and_it_verifies(earlier: Server, kept: Kept) -> None:
    ann = back(earlier, kept.ann)
    assert ann.record(kept.over).json() == kept.record
    assert ann.ask("POST", "/api/verify", json=kept.record).json()["holds"]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_was_being_played_goes_on_to_a_record_that_verifies(
    earlier: Server, kept: Kept, game: str
) -> None:
    table = kept.running[game]
    ann, guest = back(earlier, kept.ann), back(earlier, kept.nameless)

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
    assert [seat["name"] for seat in record["seats"]] == kept.names
    assert len(record["moves"]) > before - 8
    assert ann.ask("POST", "/api/verify", json=record).json()["holds"]


def test_a_table_that_had_not_begun_begins(earlier: Server, kept: Kept) -> None:
    ann, guest = back(earlier, kept.ann), back(earlier, kept.nameless)
    if kept.name == "earlier":  # nobody had added to the luck of that deal yet
        for one in (ann, guest):
            one.command(kept.lobby, "Contribute", entropy="0f" * 16)
    ann.command(kept.lobby, "Start")
    assert ann.ask("GET", f"/api/tables/{kept.lobby}").json()["phase"] == "playing"
