"""Who somebody is: nobody loses it, and nobody gets another's."""

import asyncio
import contextlib
import json
import re
import secrets
import socket
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from itsdangerous import URLSafeSerializer
from litestar.handlers import HTTPRouteHandler

import parlour.server
from parlour.server.client import Client
from parlour.server.identity import LINK_AGE, Identity
from parlour.server.people import People
from parlour.server.refusals import CLOSES
from parlour.server.routes import HANDLERS
from parlour.server.stored import line_of, summary_of
from parlour.store import Store
from parlour.table import Table
from parlour.table.written import read_entry
from tests.postgres import Postgres
from tests.server.running import COOKIE, PATIENCE, Live, Person, Server
from tests.table.stored import LOG


def get_paths() -> list[str]:
    """Every path that can be asked for with GET, with something made up in its places."""
    paths = [
        path
        for handler in HANDLERS
        if isinstance(handler, HTTPRouteHandler) and "GET" in handler.http_methods
        for path in handler.paths
    ]
    return [re.sub(r"{\w+:\w+}", "digdig", path) for path in [*paths, "/", "/api/schema/openapi.json", "/api/nothing"]]


def test_no_get_makes_a_guest_or_replaces_one(server: Server) -> None:
    """A cross-site link opens any address without the SameSite cookie: whatever it answers sets no cookie."""
    ada = Person(server.url)
    assert "/api/me" in get_paths()
    for path in get_paths():
        for cookie in ("", f"{COOKIE}={ada.cookie}", f"{COOKIE}=nonsense"):
            answer = httpx.get(server.url + path, headers={"cookie": cookie}, timeout=PATIENCE)
            assert "set-cookie" not in answer.headers, path
    newcomer = httpx.get(f"{server.url}/api/me", timeout=PATIENCE)
    assert (newcomer.status_code, newcomer.json()["code"]) == (401, "no_guest")


def test_a_guest_is_made_once_and_only_from_our_own_pages(server: Server) -> None:
    ada = Person(server.url, "Ada")
    again = ada.ask("POST", "/api/me")
    assert (again.status_code, again.json()["id"]) == (200, ada.id)
    assert ada.ask("GET", "/api/me").json() == {"id": ada.id, "name": "Ada", "avatar": "fox"}
    for origin in ("http://evil.example", "null", ""):
        refused = httpx.post(f"{server.url}/api/me", headers={"origin": origin}, timeout=PATIENCE)
        assert (refused.status_code, refused.json()["code"]) == (403, "origin")
        assert "set-cookie" not in refused.headers


def newcomer(server: Server) -> Person:
    """Somebody who has said nothing of themselves."""
    return Person(server.url, None)


def test_nothing_is_kept_of_whoever_said_nothing(server: Server) -> None:
    """Newcomers cost a signature: nobody fills the database by asking who they are."""
    people = [newcomer(server) for _ in range(20)]
    assert len({person.id for person in people}) == 20
    with_names = [person.ask("GET", "/api/me").json() for person in people]
    assert with_names == [person.ask("POST", "/api/me").json() for person in people]
    assert all(re.fullmatch(r"#\d{3}", one["name"]) for one in with_names)
    assert kept(server).isdisjoint(person.id for person in people)


def kept(server: Server) -> set[str]:
    with sqlite3.connect(urlsplit(server.database).path) as database:
        found = {guest for (guest,) in database.execute("SELECT guest FROM people")}
    database.close()
    return found


# --- names


def test_a_new_name_is_the_same_on_all_devices_and_no_old_cookie_keeps_the_old_one(server: Server) -> None:
    ada, phone = Person(server.url, "Ada"), newcomer(server)
    before = ada.cookie
    link(ada, phone)
    assert phone.ask("PUT", "/api/me", json={"name": "Countess", "avatar": "owl"}).status_code == 200
    for cookie in (before, ada.cookie, phone.cookie):
        ada.cookie = cookie
        assert ada.ask("GET", "/api/me").json() == {"id": ada.id, "name": "Countess", "avatar": "owl"}

    async def sit() -> None:
        """An open connection sits down under the new name as well."""
        table = Person(server.url, "Host").open_table("digdig", None)
        async with ada.at(table) as live:
            await live.ready()
            assert phone.ask("PUT", "/api/me", json={"name": "Lovelace", "avatar": "owl"}).status_code == 200
            while True:
                await live.do("Sit", seat=1)
                await live.until(lambda: live.position["table"]["seats"][1]["kind"] == "person")
                if live.position["table"]["seats"][1]["name"] == "Lovelace":
                    return
                await live.do("Clear", seat=1)

    asyncio.run(asyncio.wait_for(sit(), PATIENCE))


def test_a_name_is_kept_as_others_see_it_or_refused(server: Server) -> None:
    ada = Person(server.url, "Ada")
    assert ada.ask("PUT", "/api/me", json={"name": "Zoe\u0308", "avatar": "fox"}).json()["name"] == "Zo\u00eb"
    for unseen in ("\u202eadA", "A\u0000da"):
        answer = ada.ask("PUT", "/api/me", json={"name": unseen, "avatar": "fox"})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_name")
    assert ada.ask("GET", "/api/me").json()["name"] == "Zo\u00eb"


def test_an_avatar_is_a_word_and_nothing_more(server: Server) -> None:
    """Others are told it as they are the name; a pattern that ends with `$` lets a line break pass."""
    ada = Person(server.url, "Ada")
    for avatar in ("fox\n", "\nfox", "fox owl", "Fox", "fo\u200bx", "", "a" * 17):
        answer = ada.ask("PUT", "/api/me", json={"name": "Ada", "avatar": avatar})
        assert (answer.status_code, answer.json()["code"]) == (400, "invalid"), ascii(avatar)
    assert ada.ask("GET", "/api/me").json()["avatar"] == "fox"


# --- devices


def link(person: Person, other: Person) -> None:
    """Makes another device this person's too."""
    token = person.ask("POST", "/api/me/link").json()["token"]
    assert other.ask("POST", "/api/me/claim", json={"token": token}).json()["id"] == person.id


def test_a_link_says_whose_it_is_and_is_good_for_one_use(server: Server) -> None:
    ada, phone, eve = Person(server.url, "Ada"), newcomer(server), Person(server.url, "Eve")
    token = ada.ask("POST", "/api/me/link").json()["token"]
    for _ in range(3):
        assert phone.ask("POST", "/api/me/whose", json={"token": token}).json()["name"] == "Ada"
    assert phone.ask("GET", "/api/me").json()["id"] == phone.id, "nobody becomes another by looking"
    assert "set-cookie" not in phone.ask("POST", "/api/me/whose", json={"token": token}).headers
    assert phone.ask("POST", "/api/me/claim", json={"token": token}).json()["id"] == ada.id
    for person in (phone, eve):
        for path in ("/api/me/claim", "/api/me/whose"):
            answer = person.ask("POST", path, json={"token": token})
            assert (answer.status_code, answer.json()["code"]) == (403, "bad_link")
    assert eve.ask("GET", "/api/me").json()["name"] == "Eve"
    assert phone.ask("GET", "/api/me").json()["id"] == ada.id


def test_a_link_is_good_for_ten_minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    identity = Identity(b"key")
    token = identity.link("ada", 0)
    now = time.time()
    for later, is_good in ((0, True), (LINK_AGE - 1, True), (LINK_AGE + 2, False)):
        monkeypatch.setattr("itsdangerous.timed.time.time", lambda later=later: now + later)
        assert (identity.linked(token) is not None) == is_good
    assert LINK_AGE == 600


def test_where_news_are_lost_a_connection_is_signed_out_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.server.people.BEAT", 0.01)

    async def lose_news() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        here, there = (People(store, Identity(b"key"), lambda news: None, lambda: 0) for _ in range(2))
        ada, ben = here.newcomer(), here.newcomer()
        clients = [Client(session.guest, "") for session in (ada, ben)]
        for client in clients:
            there.arrive(client, 0)
        watching = asyncio.create_task(there.watch())
        try:
            again = await here.sign_out_others(ada)
            await here.tell(again)
            async with asyncio.timeout(PATIENCE):
                assert await clients[0].next() == CLOSES["no_guest"]
            await here.rename(ben, "Ben", "owl")
            async with asyncio.timeout(PATIENCE):
                while clients[1].guest.name != "Ben":
                    await asyncio.sleep(0.01)
            assert not clients[1].is_closed
        finally:
            watching.cancel()
            await store.close()

    asyncio.run(lose_news())


# --- signing out, on two workers


@pytest.fixture(scope="module")
def workers(postgres: Postgres) -> Iterator[Server]:
    """Two workers: each request and connection comes to either."""
    name = f"identity_{secrets.token_hex(6)}"
    postgres.create(name)
    with Server(postgres.url(name), "--no-limit", "--workers", "2") as running:
        yield running


async def connected(person: Person, table: str) -> list[Live]:
    """So many connections that every worker has some."""
    lives = [person.at(table) for _ in range(8)]
    for live in lives:
        await live.connect()
        await live.ready()
    return lives


def test_whoever_signs_out_elsewhere_is_out_everywhere_else(workers: Server) -> None:
    ada, thief, ben = Person(workers.url, "Ada"), newcomer(workers), Person(workers.url, "Ben")
    link(ada, thief)
    table = ada.open_table("digdig", None)
    unused = thief.ask("POST", "/api/me/link").json()["token"]

    async def sign_out() -> None:
        stolen, bens = await connected(thief, table), await connected(ben, table)
        old = ada.cookie
        assert ada.ask("POST", "/api/me/sign-out-others").json()["id"] == ada.id
        for live in stolen:
            await live.until_closed()
            assert live.closed == 4401
        assert all(live.closed is None for live in bens)
        for live in bens:
            await live.disconnect()
        for _ in range(8):
            for cookie in (old, thief.cookie):
                for path in ("/api/me", f"/api/tables/{table}", f"/api/tables/{table}/position", "/api/tables/mine"):
                    answer = httpx.get(workers.url + path, headers={"cookie": f"{COOKIE}={cookie}"}, timeout=PATIENCE)
                    assert (answer.status_code, answer.json()["code"]) == (401, "no_guest")
            again = thief.at(table)
            await again.connect()
            await again.until_closed()
            assert again.closed == 4401
        do = {"type": "Do", "id": "x", "seq": 0, "command": {"type": "Start"}}
        assert thief.ask("POST", f"/api/tables/{table}/commands", json=do).status_code == 401
        for path in ("/api/me/link", "/api/me/sign-out-others"):
            assert thief.ask("POST", path).status_code == 401
        assert thief.ask("PUT", "/api/me", json={"name": "Ada", "avatar": "owl"}).status_code == 401
        for path in ("/api/me/whose", "/api/me/claim"):
            assert thief.ask("POST", path, json={"token": unused}).json()["code"] == "bad_link"
        async with ada.at(table) as live:
            await live.ready()
            assert live.position["seat"] == 0

    asyncio.run(sign_out())
    for _ in range(4):
        assert ada.ask("GET", "/api/me").json() == {"id": ada.id, "name": "Ada", "avatar": "fox"}
    assert thief.ask("POST", "/api/me").json()["id"] != ada.id, "somebody new"


def frame(body: bytes) -> bytes:
    """A text frame of a WebSocket, masked with zeros."""
    return bytes([0x81, 0x80 | len(body)]) + bytes(4) + body


def hear(line: socket.socket, wanted: bytes) -> bytes:
    """Reads until something has come; all that has."""
    heard = b""
    while wanted not in heard:
        part = line.recv(65536)
        assert part, "the connection has ended"
        heard += part
    return heard


def test_a_connection_that_ignores_that_it_was_signed_out_changes_nothing(workers: Server) -> None:
    """A client of one's own making need not answer the close, and can go on sending."""
    ada, thief = Person(workers.url, "Ada"), newcomer(workers)
    link(ada, thief)
    table = ada.open_table("digdig", None)
    hello = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: 127.0.0.1:{workers.port}",
        f"Origin: {workers.url}",
        f"Cookie: {COOKIE}={thief.cookie}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {'A' * 22}==",
        "",
        "",
    ]
    closing = bytes([0x88, 2]) + (4401).to_bytes(2)
    do = b'{"type":"Do","id":"%d","seq":0,"command":{"type":"React","reaction":"sad"}}'
    with socket.create_connection(("127.0.0.1", workers.port), PATIENCE) as line:
        line.sendall("\r\n".join(hello).encode())
        hear(line, b'"type":"Presence"')
        line.sendall(frame(do % 0))
        acknowledged = re.search(rb'"type":"Acknowledged"[^}]*"seq":(\d+)', hear(line, b'"type":"Acknowledged"'))
        assert acknowledged is not None
        assert ada.ask("POST", "/api/me/sign-out-others").status_code == 200
        hear(line, closing)
        with contextlib.suppress(ConnectionError):
            for number in range(1, 4):
                line.sendall(frame(do % number))
            while line.recv(65536):
                pass
    assert ada.command(table, "React", reaction="sad") == int(acknowledged[1]) + 1


def test_of_two_devices_that_sign_each_other_out_one_stays(workers: Server) -> None:
    ada, phone = Person(workers.url, "Ada"), newcomer(workers)
    link(ada, phone)
    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(lambda one: one.ask("POST", "/api/me/sign-out-others").status_code, (ada, phone)))
    assert sorted(answers) == [200, 401]
    winner = (ada, phone)[answers.index(200)]
    assert winner.ask("GET", "/api/me").json()["id"] == ada.id


def test_of_many_who_use_a_link_at_once_one_becomes_its_guest(workers: Server) -> None:
    ada = Person(workers.url, "Ada")
    token = ada.ask("POST", "/api/me/link").json()["token"]
    others = [newcomer(workers) for _ in range(8)]
    with ThreadPoolExecutor(8) as pool:
        answers = list(
            pool.map(lambda one: one.ask("POST", "/api/me/claim", json={"token": token}).status_code, others)
        )
    assert sorted(answers) == [200] + [403] * 7


# --- cookies of the first version


def first_cookie(server: Server, guest: str, name: str) -> str:
    """As the first version signed them: with the name inside."""
    with sqlite3.connect(urlsplit(server.database).path) as database:
        ((key,),) = database.execute("SELECT secret FROM keys WHERE name = 'identity'").fetchall()
    database.close()
    return str(URLSafeSerializer(key, salt="guest").dumps({"id": guest, "name": name, "avatar": "mole"}))


def with_cookie(server: Server, cookie: str) -> Person:
    person = newcomer(server)
    person.cookie = cookie
    return person


def test_a_cookie_of_the_first_version_is_still_somebody(server: Server) -> None:
    """Called what they were called, until they change it; then on every device."""
    guest = secrets.token_urlsafe(12)
    old, older = (with_cookie(server, first_cookie(server, guest, name)) for name in ("Countess", "Before"))
    seen = {"id": guest, "name": "Countess", "avatar": "mole"}
    assert old.ask("GET", "/api/me").json() == seen
    table = old.open_table("digdig", None)
    assert old.ask("GET", f"/api/tables/{table}").json()["seats"][0]["name"] == seen["name"]
    assert older.ask("GET", "/api/me").json()["name"] == "Before"
    cookie = old.cookie
    assert old.ask("POST", "/api/me").json() == seen
    assert old.cookie != cookie, "it needs no name from now on"
    for person in (old, older, with_cookie(server, cookie)):
        assert person.ask("GET", "/api/me").json() == seen
    assert old.ask("PUT", "/api/me", json={"name": "Ada", "avatar": "owl"}).status_code == 200
    assert older.ask("GET", "/api/me").json() == {"id": guest, "name": "Ada", "avatar": "owl"}
    assert old.ask("POST", "/api/me/sign-out-others").status_code == 200
    for person in (older, with_cookie(server, cookie)):
        assert person.ask("GET", "/api/me").status_code == 401
    assert old.ask("GET", "/api/me").json()["id"] == guest


def test_a_name_that_the_first_version_signed_or_kept_is_one_that_others_see(server: Server) -> None:
    for name, proper in (
        ("\u202eAda\u0000", None),
        ("\u2066Ada", None),
        ("A\u200bda", None),
        ("\u3164", None),
        (" Zoe\u0308 \u00a0 B", "Zo\u00eb B"),
    ):
        guest, keeper = secrets.token_urlsafe(12), secrets.token_urlsafe(12)
        old = with_cookie(server, first_cookie(server, guest, name))
        keep_by_hand(server, keeper, name)
        kept = with_cookie(server, first_cookie(server, keeper, "Ada"))
        for person in (old, kept):
            seen = person.ask("GET", "/api/me").json()["name"]
            assert seen == proper if proper else re.fullmatch(r"#\d{3}", seen)
            table = person.open_table("digdig", None)
            assert person.ask("GET", f"/api/tables/{table}").json()["seats"][0]["name"] == seen
            assert person.ask("POST", "/api/me").json()["name"] == seen
            assert person.ask("GET", "/api/me").json()["name"] == seen


def test_a_name_that_the_first_version_wrote_into_a_log_is_one_that_others_see(tmp_path: Path) -> None:
    """Nor does it come to a new table, by a rematch."""
    server = Server(f"sqlite:///{tmp_path}/tables.db", "--no-limit").start()
    ada, table = Person(server.url, "Ada"), secrets.token_urlsafe(12)
    server.stop()

    async def fill() -> None:
        store = await Store.open(server.database)
        written = Table(table, [])
        for line in LOG:
            body = line.replace(b'"ann"', f'"{ada.id}"'.encode()).replace(b'"Ann"', b'"\\u202eAnn"')
            written.add(read_entry(body.replace(b'"Ben"', b'"Be\\u200bn"')))
            assert await store.append(line_of(table, written.entries[-1]), summary_of(written))
        await store.close()

    asyncio.run(fill())
    with server:
        ada.url = server.url
        told = [ada.ask("GET", "/api/tables/mine").json()]
        ada.command(table, "Say", text="\u202ehello")
        ada.command(table, "Rematch")
        following = ada.ask("GET", f"/api/tables/{table}").json()["next"]
        for one in (table, following):
            told.append(ada.ask("GET", f"/api/tables/{one}/position").json())
            told.append(ada.ask("GET", f"/api/tables/{one}/updates", params={"before": 999}).json())
        record = ada.record(table).json()
        assert ada.ask("POST", "/api/verify", json=record).json()["holds"]
        said = json.dumps([*told, record])
        assert "\\u202e" not in said
        assert "\\u200b" not in said


def keep_by_hand(server: Server, guest: str, name: str) -> None:
    """As the first version kept them."""
    body = json.dumps({"id": guest, "name": name, "avatar": "mole"}).encode()
    with sqlite3.connect(urlsplit(server.database).path, timeout=PATIENCE) as database:
        database.execute("INSERT INTO people (guest, epoch, body) VALUES (?, 0, ?)", (guest, body))
    database.close()


def test_a_cookie_of_the_first_version_can_sign_others_out_and_link_devices(server: Server) -> None:
    guest = secrets.token_urlsafe(12)
    old, copied = (with_cookie(server, first_cookie(server, guest, "Ada")) for _ in range(2))
    phone = newcomer(server)
    token = old.ask("POST", "/api/me/link").json()["token"]
    assert phone.ask("POST", "/api/me/claim", json={"token": token}).json()["name"] == "Ada"
    assert phone.ask("POST", "/api/me/sign-out-others").json()["name"] == "Ada"
    for person in (old, copied):
        assert person.ask("GET", "/api/me").status_code == 401
    secure = {"x-forwarded-proto": "https", "origin": server.url.replace("http", "https")}
    other = with_cookie(server, first_cookie(server, secrets.token_urlsafe(12), "Ben"))
    assert other.ask("GET", "/api/me", headers=secure).json()["name"] == "Ben", "over https it had the plain name too"


def test_who_asks_is_told_to_a_route_and_looked_up_in_one_place() -> None:
    """No route and no socket reads a cookie by itself."""
    server = Path(parlour.server.__file__).parent
    readers = [
        path.relative_to(server).as_posix()
        for path in sorted(server.rglob("*.py"))
        if re.search(r"\.cookies\b|\bcookies:|\.session\(", path.read_text(encoding="utf-8"))
    ]
    assert readers == ["identity.py", "people.py", "routes/given.py"]
