"""For whom and from where a request may come: what browsers are made to send, and what they never would."""

import asyncio
import secrets
import socket
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest

from parlour.server.security import Hosts
from tests.postgres import Postgres
from tests.server.running import COOKIE, PATIENCE, Person, Server

GIVEN = ("https://cards.example", "http://Cards.Test:8080")
UPGRADE = (
    "Connection: Upgrade",
    "Upgrade: websocket",
    "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: " + "A" * 22 + "==",
)


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that is reached under two more names."""
    folder = tmp_path_factory.mktemp("doors")
    with Server(f"sqlite:///{folder}/tables.db", "--no-limit", "--origin", GIVEN[0], "--origin", GIVEN[1]) as running:
        yield running


def raw(server: Server, first: str, *headers: str) -> tuple[int, str]:
    """The status and the rest of the answer to a request whose every byte is ours; of a WebSocket until it is told why
    it is turned away."""
    ends = () if UPGRADE[0] in headers else ("Connection: close",)
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
        line.sendall("\r\n".join([first, *headers, *ends, "", ""]).encode("latin-1"))
        answer = b""
        while not (answer.startswith(b"HTTP/1.1 101") and b'"code":' in answer) and (part := line.recv(65536)):
            answer += part
    head, _, body = answer.decode("latin-1").partition("\r\n")
    return int(head.split()[1]), body


def ways_in(server: Server, *headers: str) -> list[tuple[int, str]]:
    """Reading, changing and playing, each with these headers."""
    return [
        raw(server, "GET /api/games HTTP/1.1", *headers),
        raw(server, "GET / HTTP/1.1", *headers),
        raw(server, "POST /api/me HTTP/1.1", *headers, "Content-Length: 0"),
        raw(server, f"GET /api/tables/{'x' * 16}/live HTTP/1.1", *headers, *UPGRADE),
    ]


REBOUND = [
    "evil.example",
    "evil.example:8000",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "cards.example.evil.example",
    "user@127.0.0.1",
    "127.0.0.1@evil.example",
    "127.0.0.1, evil.example",
    "127.0.0.1 evil.example",
    "127.0.0.1:80:80",
    "127.0.0.1:port",
    "2130706433",
    "0x7f.1",
    "::1",
    "[::1",
    "[127.0.0.1]",
    "[evil.example]",
    "localhost..",
    ".",
    "[]",
    "",
    "\xe9vil.example",
]


@pytest.mark.parametrize("host", REBOUND)
def test_a_foreign_host_is_refused_on_every_way_in_even_when_the_origin_is_the_same(
    open_server: Server, host: str
) -> None:
    """DNS rebinding: the page of evil.example asks evil.example, which leads to us."""
    for origin in (f"http://{host}", "null", open_server.url):
        for status, said in ways_in(open_server, f"Host: {host}", f"Origin: {origin}"):
            assert status in (400, 403, 421)
            assert "set-cookie" not in said.lower()
            assert status != 421 or ('"code":"host"' in said and "--origin" in said)


def test_a_request_without_a_host_or_with_two_is_refused(open_server: Server) -> None:
    here = f"127.0.0.1:{open_server.port}"
    for origin in ("null", "http://", f"http://{here}"):
        for headers in (
            (),
            ("Host:",),
            (f"Host: {here}", "Host: evil.example"),
            ("Host: evil.example", f"Host: {here}"),
        ):
            for status, said in ways_in(open_server, *headers, f"Origin: {origin}"):
                assert status in (400, 403, 421)
                assert "set-cookie" not in said.lower()
        old = raw(open_server, "POST /api/me HTTP/1.0", f"Origin: {origin}", "Content-Length: 0")
        assert old[0] in (400, 403, 421)
    status, said = raw(
        open_server, "POST /api/me HTTP/1.1", f"Host: {here}", "Origin: http://evil.example", f"Origin: http://{here}"
    )
    assert (status, '"code":"origin"' in said) == (403, True)


KNOWN = [
    "127.0.0.1:{port}",
    "127.0.0.1",
    "localhost:{port}",
    "LOCALHOST:{port}",
    "localhost.:{port}",
    "[::1]:{port}",
    "[::FFFF:127.0.0.1]",
    "192.168.1.20:{port}",
    "{name}:{port}",
    "{first}.local:{port}",
    "cards.example",
    "Cards.Example.",
    "cards.example:8443",
    "cards.test:8080",
]


@pytest.mark.parametrize("host", KNOWN)
def test_addresses_and_own_names_are_known_under_any_port_and_spelling(open_server: Server, host: str) -> None:
    name = socket.gethostname()
    host = host.format(port=open_server.port, name=name, first=name.partition(".")[0])
    read, page, made, live = ways_in(open_server, f"Host: {host}", f"Origin: http://{host}")
    assert (read[0], made[0], live[0]) == (200, 200, 101)
    assert page[0] != 421
    assert "set-cookie" in made[1].lower()
    for origin in (
        "null",
        "http://evil.example",
        f"http://{host}.evil.example",
        f"http://{host}1",
        f"http://{host}/",
        f"ftp://{host}",
        host,
    ):
        read, page, made, live = ways_in(open_server, f"Host: {host}", f"Origin: {origin}")
        assert (read[0], made[0], live[0]) == (200, 403, 403)
        assert "set-cookie" not in made[1].lower()


def test_given_origins_may_ask_under_the_host_that_a_proxy_says(open_server: Server) -> None:
    for origin in GIVEN:
        read, _, made, live = ways_in(open_server, "Host: 127.0.0.1", f"Origin: {origin}")
        assert (read[0], made[0], live[0]) == (200, 200, 101)


def closes(person: Person, table: str) -> int:
    """The code with which a connection to a table is closed."""

    async def follow() -> int:
        live = person.at(table)
        await live.connect()
        await live.until_closed()
        assert live.closed is not None
        return live.closed

    return asyncio.run(follow())


def test_the_full_name_of_the_machine_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Laptop")
    monkeypatch.setattr(socket, "getfqdn", lambda: "laptop.home.example")
    hosts = Hosts(["Given.Example"])
    hosts.asking.join(PATIENCE)
    for known in ("laptop", "laptop.local", "laptop.home.example", "given.example", "localhost"):
        assert hosts.knows(known)
    for unknown in ("home.example", "laptop.example", "other.local"):
        assert not hosts.knows(unknown)


def test_over_https_the_cookie_and_the_browser_are_bound_to_it(open_server: Server) -> None:
    """The proxy says so, from an address that is trusted."""
    here = f"Host: 127.0.0.1:{open_server.port}"
    origin = f"Origin: https://127.0.0.1:{open_server.port}"
    secure = "X-Forwarded-Proto: https"
    post = "POST /api/me HTTP/1.1"
    status, said = raw(open_server, post, here, origin, secure, "Content-Length: 0")
    cookie = next(line for line in said.lower().splitlines() if line.startswith("set-cookie: "))
    assert status == 200
    assert cookie.startswith(f"set-cookie: __host-{COOKIE}=")
    assert {"secure", "httponly", "samesite=strict", "path=/"} <= set(cookie.split("; "))
    assert "domain=" not in cookie
    assert "strict-transport-security: max-age=" in said.lower()
    for path in ("/api/games", "/", "/api/nothing"):
        assert "strict-transport-security" in raw(open_server, f"GET {path} HTTP/1.1", here, secure)[1].lower()
    status, said = raw(open_server, post, here, f"Origin: {open_server.url}", secure, "Content-Length: 0")
    assert (status, '"code":"origin"' in said) == (403, True)
    status, said = raw(open_server, post, here, f"Origin: {open_server.url}", "Content-Length: 0")
    assert f"set-cookie: {COOKIE}=" in said.lower()
    assert "secure" not in said.lower().split("set-cookie: ")[1].splitlines()[0]
    assert "strict-transport-security" not in said.lower()


def test_a_cookie_that_any_neighbour_can_set_is_nobody_over_https(open_server: Server) -> None:
    """Another port, a sibling domain or an unencrypted page can set the plain cookie, but not one with __Host-."""
    eve, ada = Person(open_server.url, "Eve"), Person(open_server.url, "Ada")
    secure = {"x-forwarded-proto": "https", "origin": open_server.url.replace("http", "https")}
    both = f"{COOKIE}={eve.cookie}; __Host-{COOKIE}={ada.cookie}"
    assert eve.ask("GET", "/api/me", headers=secure).status_code == 401
    assert eve.ask("GET", "/api/me", headers=secure | {"cookie": both}).json()["id"] == ada.id
    live = (
        f"GET /api/tables/{'x' * 16}/live HTTP/1.1",
        f"Host: 127.0.0.1:{open_server.port}",
        f"Origin: {secure['origin']}",
    )
    for cookie, code in ((both, "no_table"), (f"{COOKIE}={eve.cookie}", "no_guest")):
        answer = raw(open_server, *live, f"Cookie: {cookie}", "X-Forwarded-Proto: https", *UPGRADE)
        assert (answer[0], f'"code":"{code}"' in answer[1]) == (101, True)


def test_what_is_private_is_kept_by_no_cache(open_server: Server) -> None:
    ada = Person(open_server.url)
    table = ada.open_table("digdig", None)
    for method, path in (
        ("GET", "/api/me"),
        ("POST", "/api/me"),
        ("POST", "/api/me/link"),
        ("GET", "/api/tables"),
        ("GET", "/api/tables/mine"),
        ("GET", f"/api/tables/{table}"),
        ("GET", f"/api/tables/{table}/position"),
        ("GET", f"/api/tables/{table}/record"),
        ("GET", "/api/nothing"),
    ):
        assert ada.ask(method, path).headers.get_list("cache-control") == ["no-store"], path
    here = (f"Host: 127.0.0.1:{open_server.port}", f"Cookie: {COOKIE}={ada.cookie}")
    for spelling in ("//api/me", "///api//me/", "/%61pi/me", "/%2fapi/me", f"//api/tables/{table}/position"):
        status, said = raw(open_server, f"GET {spelling} HTTP/1.1", *here)
        assert status == 404 or "cache-control: no-store" in said.lower(), spelling
        assert status == 404 or ada.id in said, spelling
    refused = ada.ask("POST", "/api/tables", headers={"origin": "http://evil.example"})
    assert refused.headers.get_list("cache-control") == ["no-store"]


IDS = [
    "\0",
    "\0" * 16,
    "x" * 15 + "\0",
    "x" * 16 + "\0",
    "x" * 16 + "\n",
    "x" * 17,
    "x",
    "☃" * 16,
    "\ud800".encode("utf-8", "surrogatepass").decode("latin-1"),
    "x" * 5000,
]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_what_is_no_id_of_a_table_is_no_table(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    if kind == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        name = f"ids_{secrets.token_hex(6)}"
        postgres.create(name)
        database = postgres.url(name)
    with Server(database, "--no-limit") as server:
        ada = Person(server.url)
        for made_up in IDS:
            for rest in ("", "/position", "/record", "/replay"):
                answer = ada.ask("GET", f"/api/tables/{quote(made_up)}{rest}")
                assert (answer.status_code, answer.json()["code"]) == (404, "no_table"), made_up
            do = {"type": "Do", "id": "x", "seq": 0, "command": {"type": "Sit", "seat": 1}}
            assert ada.ask("POST", f"/api/tables/{quote(made_up)}/commands", json=do).status_code == 404
            assert ada.ask("POST", f"/api/tables/{quote(made_up)}/put-away").status_code == 404
            assert closes(ada, quote(made_up)) == 4404
        raw_bytes = raw(
            server,
            "GET /api/tables/%ff%00%fe HTTP/1.1",
            f"Host: 127.0.0.1:{server.port}",
            f"Cookie: {COOKIE}={ada.cookie}",
        )
        assert raw_bytes[0] == 404
