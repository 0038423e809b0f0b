"""Try it from here, over a real server: from a finished match, against real bots, shared, and after a crash."""

import asyncio
import secrets
from pathlib import Path

import pytest

from tests.server.running import Message, Person, Server
from tests.stranger.checker import check


def finished(person: Person, game: str = "diamoniak") -> str:
    """A match of mine against a bot, played to its end."""

    async def play() -> str:
        async with person.at(person.open_table(game, 1, start=True)) as live:
            await live.play_on()
            return live.table

    return asyncio.run(play())


def played_on(person: Person, table: str) -> None:
    async def play() -> None:
        async with person.at(table) as live:
            await live.play_on()

    asyncio.run(play())


def branch(person: Person, table: str, **wished: object) -> Message:
    body = {"step": 3, "seat": 0, "level": 1, "cards": "as_they_were"} | wished
    answer = person.ask("POST", f"/api/tables/{table}/branches", json=body)
    return {"status": answer.status_code, **answer.json()}


@pytest.fixture(scope="module")
def source(server: Server) -> str:
    return finished(Person(server.url, "Ada"))


@pytest.mark.parametrize("cards", ["as_they_were", "anew"])
def test_whoever_has_the_link_plays_on_from_a_moment_and_the_branch_is_kept_under_the_match(
    server: Server, source: str, cards: str
) -> None:
    ben = Person(server.url, "Ben")
    moves = ben.record(source).json()["moves"]
    step = len(moves) // 2
    opened = branch(ben, source, step=step, seat=1, cards=cards)
    assert (opened["status"], opened["phase"], opened["moves"]) == (201, "playing", step)
    assert opened["branch"] == {"table": source, "step": step, "seat": 1, "cards": cards}
    assert [seat["kind"] for seat in opened["seats"]] == ["bot", "person"]
    played_on(ben, opened["id"])
    record = ben.record(opened["id"]).json()
    assert record["moves"][:step] == moves[:step]
    assert (record["practice"], record["branch"], "fairness" in record) == (True, opened["branch"], False)
    assert ben.ask("POST", "/api/verify", json=record).json() == {"holds": True, "problem": ""}
    check(record)
    line = next(line for line in ben.ask("GET", f"/api/tables/{source}/branches").json() if line["id"] == opened["id"])
    assert (line["phase"], line["names"][1], line["branch"]) == ("over", "Ben", opened["branch"])
    assert line["ranking"] == record["result"]["ranking"]
    # Somebody else with the link watches it again, and goes on from there in turn.
    eve = Person(server.url, "Eve")
    assert (
        eve.ask("GET", f"/api/tables/{opened['id']}/replay?first={step}&count=1").json()["table"]["branch"]
        == opened["branch"]
    )
    again = branch(eve, opened["id"], step=step, seat=0, cards="anew")
    assert (again["status"], again["branch"]["table"]) == (201, opened["id"])
    assert [line["id"] for line in eve.ask("GET", f"/api/tables/{opened['id']}/branches").json()] == [again["id"]]


def test_nothing_is_opened_from_a_match_that_is_not_over_or_from_nowhere(server: Server, source: str) -> None:
    ada = Person(server.url, "Ada")
    running = ada.open_table("diamoniak", 1, start=True)
    moves = len(ada.record(source).json()["moves"])
    tried = [
        (branch(ada, running), 409, "not_over"),
        (branch(Person(server.url, "Eve"), running, step=0), 409, "not_over"),
        (branch(ada, "no-such-table-00"), 404, "no_table"),
        (branch(ada, source, step=moves), 409, "no_moment"),
        (branch(ada, source, seat=2), 404, "no_seat"),
        (branch(ada, source, seat=7), 400, "invalid"),
        (branch(ada, source, step=-1), 400, "invalid"),
        (branch(ada, source, level=6), 400, "invalid"),
        (branch(ada, source, cards="best"), 400, "invalid"),
        (branch(ada, source, seed="1"), 400, "invalid"),
    ]
    assert [(answer["status"], answer["code"]) for answer, _, _ in tried] == [
        (status, code) for _, status, code in tried
    ]
    for table, code in ((running, "not_over"), ("no-such-table-00", "no_table")):
        assert ada.ask("GET", f"/api/tables/{table}/branches").json()["code"] == code
    mine = [line["id"] for line in ada.ask("GET", "/api/tables/mine").json()]
    assert mine == [running], "nothing was opened"
    nobody = Person(server.url)
    nobody.cookie = ""
    assert branch(nobody, source)["status"] == 401


def test_a_branch_goes_on_after_a_crash_and_counts_as_a_table(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'parlour.db'}"
    with Server(database, "--rate", "tables=0.0001/2") as server:
        ada = Person(server.url, "Ada")
        source = finished(ada)
        opened = branch(ada, source, step=5, cards="anew")
        assert (opened["status"], branch(ada, source)["code"]) == (201, "too_fast")
        before = ada.ask("GET", f"/api/tables/{opened['id']}/position").json()
        server.kill()
    with Server(database, port=server.port) as server:
        after = ada.ask("GET", f"/api/tables/{opened['id']}/position").json()
        if after["seq"] == before["seq"]:  # a bot may have moved meanwhile
            assert after["view"] == before["view"]
        played_on(ada, opened["id"])
        assert ada.ask("POST", "/api/verify", json=ada.record(opened["id"]).json()).json()["holds"]


def test_the_list_gives_everybody_their_turn(server: Server, source: str) -> None:
    """Whoever tries much hides nobody else's."""
    ada, eve = Person(server.url, "Ada"), Person(server.url, secrets.token_hex(4))
    first = branch(ada, source)["id"]
    many = [branch(eve, source)["id"] for _ in range(3)]
    listed = [line["id"] for line in ada.ask("GET", f"/api/tables/{source}/branches").json()]
    assert listed.index(first) < listed.index(many[0])
