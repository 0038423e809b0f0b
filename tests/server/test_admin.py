"""What whoever runs a server can do with it."""

import asyncio
import secrets
import sqlite3
from pathlib import Path

import msgspec
import pytest

import parlour
from parlour.server.keeping import ban, unsaid
from parlour.store import Store
from parlour.store.backup import snapshot
from parlour.store.reviews import Begun
from tests.cli.running import parlour as run
from tests.cli.running import refused
from tests.postgres import Postgres
from tests.server.running import Person, Server
from tests.server.test_branches import branch as branch_of
from tests.store.examples import add

NAMES = ("Zebedee", "Quixote Q")
"""What somebody is called who will be forgotten, first and later; neither is in anything else that is kept."""


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    postgres: Postgres = request.getfixturevalue("postgres")
    name = f"admin_{secrets.token_hex(6)}"
    postgres.create(name)
    return postgres.url(name)


def admin(*words: str, database: str) -> str:
    done = run("admin", *words, "--database", database)
    assert done.returncode == 0, done.stderr
    return done.stdout


def kept(database: str) -> str:
    """All that a database holds."""
    with snapshot(database) as copy:
        return repr(list(copy.rows))


def rows_naming(name: str, database: str) -> list[tuple[str, tuple[object, ...]]]:
    with snapshot(database) as copy:
        return [row for row in copy.rows if name in repr(row)]


def play(person: Person, table: str) -> None:
    async def to_the_end() -> None:
        async with person.at(table) as live:
            await live.play_on()

    asyncio.run(to_the_end())


def test_a_person_who_is_forgotten_is_in_nothing_that_is_kept_and_records_verify(database: str, tmp_path: Path) -> None:
    """Their names are gone from logs, records, replays and lists, and out of what others said; play goes on."""
    with Server(database, "--no-limit", "--review-budget", "0.01") as server:
        leaves, stays = Person(server.url, NAMES[0]), Person(server.url, "Ben")
        over = leaves.open_table("diamoniak", 1, start=True)
        play(leaves, over)
        leaves.ask("POST", f"/api/tables/{over}/review").raise_for_status()
        while stays.ask("GET", f"/api/tables/{over}/review").json()["share"] < 1:
            pass
        branch = branch_of(leaves, over)["id"]
        leaves.ask("PUT", "/api/me", json={"name": NAMES[1], "avatar": "owl"}).raise_for_status()
        running = stays.start_with(leaves, "digdig")
        stays.command(running, "Say", text="zebedee, or rather QUIXOTE Q? Zebedees are rare.")
        leaves.command(running, "Say", text="I am me.")
        leaves.command(running, "React", reaction="wow")
        lobby = leaves.open_table("villains", None, None, is_public=True)
        before = leaves.record(over).json()
        assert {name for name, _ in rows_naming(NAMES[0], database)} >= {"reviews", "tables", "entries"}
        assert before["seats"][0]["name"] == NAMES[0]
        assert all(name in kept(database) for name in NAMES)
        said = refused(2, "admin", "forget", leaves.id, "--database", database)
        assert "another server has" in said or "a server serves" in said
        assert leaves.id in admin("guests", "quix", database=database)
    assert "is forgotten" in admin("forget", leaves.id, database=database)
    assert not any(name.casefold() in kept(database).casefold().replace("zebedees", "") for name in NAMES)
    if "sqlite" in database:
        assert not any(NAMES[1].encode() in path.read_bytes() for path in tmp_path.glob("tables.db*"))
    assert "there is no guest 'nobody'" in refused(2, "admin", "forget", "nobody", "--database", database)
    with Server(database, "--no-limit") as server:
        leaves.url = stays.url = server.url
        assert stays.ask("GET", f"/api/tables/{running}").json()["phase"] == "playing"
        record = stays.record(over).json()
        called = record["seats"][0]["name"]
        assert called.startswith("#")
        assert record | {"seats": before["seats"]} == before
        parlour.verify(parlour.decode(msgspec.json.encode(record)))
        assert stays.ask("POST", "/api/verify", json=record).json()["holds"]
        shown = [
            stays.ask("GET", f"/api/tables/{over}/replay").raise_for_status().text,
            stays.ask("GET", f"/api/tables/{running}/updates?before=1000").raise_for_status().text,
            stays.ask("GET", f"/api/tables/{lobby}").raise_for_status().text,
            stays.ask("GET", f"/api/tables/{branch}").raise_for_status().text,
            stays.ask("GET", f"/api/tables/{over}/branches").raise_for_status().text,
            stays.ask("GET", "/api/tables").raise_for_status().text,
            stays.ask("GET", "/api/tables/mine").raise_for_status().text,
        ]
        assert all(called in text for text in shown)
        told = "".join(shown).replace("Zebedees", "")  # another word
        assert not any(name in told for name in (*NAMES, "I am me"))
        assert "…, or rather …? Zebedees are rare." in shown[1]
        assert leaves.ask("GET", "/api/me").status_code == 401
        assert leaves.ask("POST", "/api/me").json()["id"] != leaves.id


def test_who_is_banned_is_sent_away_and_stays_away_until_they_may_come_again(database: str) -> None:
    with Server(database, "--no-limit") as server:
        rude, stays = Person(server.url, "Rude"), Person(server.url, "Ben")
        table = stays.start_with(rude, "digdig")
        link = rude.ask("POST", "/api/me/link").json()

        async def is_sent_away() -> None:
            async with rude.at(table) as live, stays.at(table) as other:
                await live.ready()
                await other.ready()
                await asyncio.to_thread(admin, "ban", rude.id, database=database)
                await live.until_closed()
                assert live.closed == 4403
                assert live.answers[""]["refusal"]["code"] == "banned"
                assert other.closed is None

        asyncio.run(is_sent_away())
        assert "banned" in admin("guests", "rude", database=database)
        for method, path, body in (
            ("POST", "/api/me", None),
            ("GET", "/api/me", None),
            ("PUT", "/api/me", {"name": "Polite", "avatar": "fox"}),
            ("POST", "/api/tables", {"game": "digdig", "seats": [1]}),
            ("POST", "/api/me/claim", link),
        ):
            answer = rude.ask(method, path, json=body)
            assert (answer.status_code, answer.json()["code"]) == (403, "banned")
        assert stays.ask("GET", "/api/me").status_code == 200
        admin("unban", rude.id, database=database)
        assert rude.ask("GET", "/api/me").json() == {"id": rude.id, "name": "Rude", "avatar": "fox"}
        assert "there is no guest 'nobody'" in refused(2, "admin", "ban", "nobody", "--database", database)


def test_a_table_is_ended_while_people_play_and_is_removed_when_it_is_old(database: str) -> None:
    with Server(database, "--no-limit") as server:
        ada = Person(server.url)
        table = ada.open_table("digdig", 1, start=True)
        plays, waits = ada.open_table("digdig", 1, start=True), ada.open_table("digdig", None)

        async def is_told() -> None:
            async with ada.at(table) as live:
                await live.ready()
                said = await asyncio.to_thread(admin, "end", table, database=database)
                assert said == f"{table} has ended\n"
                await live.until(lambda: live.phase == "abandoned")
                kept = await asyncio.to_thread(admin, "prune", "--keep-days", "0", database=database)
                assert kept == "0 tables removed\n", "somebody looks at it"

        asyncio.run(is_told())
        assert admin("end", table, database=database) == f"{table} had ended already\n"
        listed = admin("tables", database=database)
        assert [listed.count(phase) for phase in ("abandoned", "playing", "lobby")] == [1, 1, 1]
        assert listed.count("Ada") == 3
        assert admin("tables", "--phase", "lobby", database=database).count("\n") == 2
        assert "tables, abandoned" in admin("sizes", database=database)
        assert "there is no table" in refused(2, "admin", "end", "A" * 16, "--database", database)
        assert "there is no phase 'late'" in refused(2, "admin", "tables", "--phase", "late", "--database", database)
        assert admin("prune", "--keep-days", "1", database=database) == "0 tables removed\n"
    with Server(database, "--no-limit", "--keep-days", "0") as server:
        ada.url = server.url
        while ada.ask("GET", f"/api/tables/{table}").status_code != 404:
            pass  # it is removed soon after the start
        assert [ada.ask("GET", f"/api/tables/{one}").status_code for one in (plays, waits)] == [200, 200]
        assert {one["id"] for one in ada.ask("GET", "/api/tables/mine").json()} == {plays, waits}
    assert table not in kept(database)


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/nowhere.db"
    for words in (["tables"], ["guests"], ["sizes"], ["end", "x"], ["ban", "x"], ["forget", "x"]):
        assert "there is no database" in refused(2, "admin", *words, "--database", database)
    assert list(tmp_path.iterdir()) == []


def test_who_has_put_all_their_tables_away_is_banned_all_the_same(tmp_path: Path) -> None:
    async def banned() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        await add(store, "oak", guests=("ann",))
        await store.put_away("ann", "oak")
        assert (await ban(store, "ann", is_banned=True)).name.startswith("#")
        assert (await store.people(["ann"]))["ann"].is_banned
        await store.close()

    asyncio.run(banned())


def test_who_only_looks_on_is_found_and_banned(tmp_path: Path) -> None:
    async def banned() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        await store.beat("worker", 1)
        await store.arrive("here", "oak", "eve", "worker")
        await store.arrive("gone", "oak", "eva", "worker")
        await store.depart("gone", 2)
        assert {one.guest for one in await store.regulars()} == {"eve", "eva"}
        for guest in ("eve", "eva"):
            await ban(store, guest, is_banned=True)
            assert (await store.people([guest]))[guest].is_banned
        await store.close()

    asyncio.run(banned())


def test_tables_are_listed_that_changed_at_a_moment_of_no_calendar(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    with Server(database) as server:
        table = Person(server.url).open_table("digdig", 1)
    with sqlite3.connect(tmp_path / "tables.db") as opened:
        for moment in (2**62, -(2**62)):
            later = "CAST(json_set(CAST(body AS TEXT), '$.updated', ?) AS BLOB)"
            opened.execute(f"UPDATE tables SET body = {later}", [moment])
            opened.commit()
            assert table in admin("tables", database=database)
    opened.close()


def test_whoever_is_listed_can_be_forgotten(tmp_path: Path) -> None:
    """Without a name and a seat too: that they looked on is kept of them, and goes."""
    database = f"sqlite:///{tmp_path}/tables.db"

    async def make() -> None:
        store = await Store.open(database)
        await add(store, "oak", guests=("ann",))
        await store.beat("worker", 1)
        await store.arrive("here", "oak", "eve", "worker")
        await store.arrive("gone", "oak", "eva", "worker")
        await store.depart("gone", 2)
        await store.begin_review(Begun("oak", "evi", "worker", 1, b"{}", 1))
        await store.close()

    asyncio.run(make())
    for guest in ("eve", "eva", "evi"):
        assert "is forgotten" in admin("forget", guest, database=database)
        assert [name for name, _ in rows_naming(f"'{guest}'", database)] == ["people"]


@pytest.mark.parametrize("command", ["end", "ban", "unban", "forget"])
def test_an_id_that_begins_with_a_dash_is_an_id(command: str, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"

    async def make() -> None:
        await (await Store.open(database)).close()

    asyncio.run(make())
    assert "'-tUc0z'" in refused(2, "admin", command, "-tUc0z", "--database", database)


@pytest.mark.parametrize(
    ("name", "text", "left"),
    [
        ("José", "Jose\u0301 is late", "… is late"),
        ("Ada", "A\u200dd\u200ca, ada!", "…, …!"),
        ("小明", "我和小明說好了", "我和…說好了"),
        ("민수", "민수는 늦어요", "…는 늦어요"),
        ("Anna Maria", "ask anna maria", "ask …"),
        ("Ann", "Annual, Joann, Ann2", "Annual, Joann, Ann2"),
        ("Zoë", "Cafe\u0301 Zoe", "Cafe\u0301 Zoe"),
    ],
)
def test_a_name_is_found_in_what_others_say_however_it_is_typed(name: str, text: str, left: str) -> None:
    assert unsaid(text, {name}) == left
