"""Nobody can keep others from playing: what one client may send, how fast, how long, and how slowly."""

import asyncio
import itertools
import re
import resource
import select
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, ClassVar, cast, get_type_hints

import msgspec
import pytest
from litestar.handlers import HTTPRouteHandler
from msgspec.inspect import (
    CollectionType,
    DictType,
    FloatType,
    IntType,
    Metadata,
    StrType,
    StructType,
    Type,
    UnionType,
    type_info,
)

from parlour.server.audience import Audience
from parlour.server.client import Client
from parlour.server.connections import BESIDES, MOST_AHEAD
from parlour.server.ledger import Ledger
from parlour.server.limits import Limits, Share, household
from parlour.server.protocol import LARGEST_MESSAGE, LARGEST_RECORD, FromClient
from parlour.server.routes import HANDLERS
from parlour.server.routes.tables import by_turns
from parlour.server.security import CALM, Guard, Message, Receive, Scope, Send
from parlour.server.thinking import Thinkers
from parlour.server.usual import SOCKETS_OF_GUEST
from parlour.server.worker import Worker
from parlour.store import Store
from parlour.table.commands import GoBack, Move, React, Rematch, Say, TakeBack
from tests.server.running import PATIENCE, Live, Person, Refusal, Server
from tests.store.examples import summary
from tests.table.builder import ANN, BEN, lobby

# --- how fast


def test_whoever_opens_many_public_tables_hides_nobody_elses(strict: Server) -> None:
    """Of one address only so many are made public, whichever way; in the list everybody's first table comes first."""
    crowd = [Person(strict.url, f"P{number}") for number in range(3)]
    codes = []
    for person in crowd * 5:
        body = {"game": "digdig", "seats": [None], "terms": {"is_public": True}}
        codes.append(person.ask("POST", "/api/tables", json=body).status_code)
    assert codes.count(201) < 15
    assert codes[-1] == 429
    private = crowd[0].open_table("digdig", None)
    agree = {"type": "Agree", "options": {}, "terms": {"is_public": True}}
    do = {"type": "Do", "id": "public", "seq": 0, "command": agree}
    assert crowd[0].ask("POST", f"/api/tables/{private}/commands", json=do).json()["code"] == "too_fast"

    newest = [summary(f"many{number}", guests=("eve",)) for number in range(200)] + [summary("one", guests=("ann",))]
    assert [one.table for one in by_turns(newest)[:3]] == ["many0", "one", "many1"]


def test_who_toggles_is_held_back_on_both_ways_in_and_the_others_play_on(strict: Server) -> None:
    ada, ben = Person(strict.url, "Ada"), Person(strict.url, "Ben")
    began = time.monotonic()
    codes: list[str] = []

    async def over_the_socket(live: Live, kind: str, **fields: object) -> str:
        try:
            await live.do(kind, **fields)  # type: ignore[arg-type]
        except Refusal as refusal:
            return str(refusal.refusal["code"])
        return "done"

    def over_rest(live: Live, kind: str, **fields: object) -> str:
        do = {"type": "Do", "id": live.fresh(), "seq": 0, "command": {"type": kind, **fields}}
        answer = ada.ask("POST", f"/api/tables/{live.table}/commands", json=do)
        if answer.status_code == 200:
            return "done"
        assert (answer.status_code == 429) == (answer.json()["code"] == "too_fast")
        return str(answer.json()["code"])

    table = ada.start_with(ben, "digdig")

    async def attack() -> None:
        async with ada.at(table) as one, ben.at(table) as two:
            await one.ready()
            await two.ready()
            for _ in range(25):
                for kind, fields in (("HandOver", {"seat": 0, "level": 1}), ("TakeBack", {})):
                    codes.append(await over_the_socket(one, kind, **fields))
                    codes.append(await asyncio.to_thread(over_rest, one, kind, **fields))
            await two.do("React", reaction="clap")

    asyncio.run(attack())
    allowed = Limits(is_limited=True).entries
    most = allowed.burst + allowed.rate * (time.monotonic() - began)
    assert 1 <= codes.count("done") <= most
    assert "too_fast" in codes
    assert set(codes) <= {"done", "too_fast", "nobody_plays", "no_bot_plays", "taken_back"}


def test_commands_over_rest_count_as_messages(strict: Server) -> None:
    ada = Person(strict.url)
    table = ada.open_table("digdig", None)
    do = b'{"type": "Do", "id": "x", "seq": 0, "command": {"type": "Move", "action": "nonsense"}}'
    answers = strict.flood(200, "POST", f"/api/tables/{table}/commands", do, **ada.headers)
    assert set(answers) == {409, 429}


def test_a_command_that_is_done_is_acknowledged_again_however_often_it_is_sent(strict: Server) -> None:
    ada = Person(strict.url)
    table = ada.open_table("digdig", None)
    do = {"type": "Do", "id": "same", "seq": 0, "command": {"type": "Lock", "is_locked": True}}
    answers = [ada.ask("POST", f"/api/tables/{table}/commands", json=do) for _ in range(50)]
    assert len({answer.text for answer in answers}) == 1
    assert answers[0].json()["type"] == "Acknowledged"


def test_a_rematch_counts_as_a_new_table(strict: Server) -> None:
    ada = Person(strict.url)
    table = ada.open_table("digdig", 1, start=True)
    ada.command(table, "End")
    body = {"game": "digdig", "seats": [None]}
    while ada.ask("POST", "/api/tables", json=body).status_code == 201:
        pass
    again = {"type": "Do", "id": "again", "seq": 0, "command": {"type": "Rematch"}}
    answer = ada.ask("POST", f"/api/tables/{table}/commands", json=again)
    assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")
    assert ada.ask("GET", f"/api/tables/{table}").json()["next"] is None


def test_every_guest_and_every_address_has_a_limit_of_its_own() -> None:
    limits = Limits(is_limited=True)
    for command in (TakeBack(), Rematch(), Say("hello"), GoBack()):
        taken = list(itertools.takewhile(lambda _, c=command: limits.allows_command(c, "eve", "e"), range(1000)))  # type: ignore[misc]
        assert 1 <= len(taken) <= (60 if isinstance(command, GoBack) else 20)
        assert limits.allows_command(command, "ada", "e")
    for everybodys in (TakeBack(), Rematch(), Say("hello"), React("clap"), GoBack()):
        limits = Limits(is_limited=True)
        guests = (f"eve{number}" for number in range(10_000))
        held = next((guest for guest in guests if not limits.allows_command(everybodys, guest, "f")), None)
        assert held is not None, everybodys
        assert not limits.allows_command(everybodys, "ben", "f")
        assert limits.allows_command(Move("draw"), "ben", "f")
        assert limits.allows_command(everybodys, "ben", "g")
    assert len(list(itertools.takewhile(lambda _: limits.allows_hint("eve", "h"), range(1000)))) < 100
    assert limits.allows_hint("ada", "h")


@pytest.mark.parametrize(
    ("one", "other", "are_one"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8:0:1::1", "2001:db8:0:1:ffff::2", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("a name", "another", False),
    ],
)
def test_the_addresses_of_a_household_count_as_one(one: str, other: str, are_one: bool) -> None:
    assert (household(one) == household(other)) is are_one


def test_a_share_is_given_back_whole() -> None:
    share = Share(3)
    assert share.take("ada", 2)
    assert not share.take("ada", 2)
    assert share.take("ben", 3)
    share.give_back("ada", 2)
    assert share.take("ada", 3)
    share.give_back("ada", 3)
    share.give_back("ben", 3)
    assert share.taken == {}


# --- how long


def unbounded(where: str, kind: Type, seen: frozenset[type] = frozenset()) -> Iterator[str]:
    """Every place in a type that has no end to it."""
    match kind:
        case Metadata(type=inner):
            yield from unbounded(where, inner, seen)
        case StrType(max_length=None, pattern=pattern):
            if pattern is None or re.search(r"[*+]|,}", pattern):
                yield where
        case IntType(ge=None, gt=None) | IntType(le=None, lt=None):
            yield where
        case FloatType():
            yield where
        case DictType(key_type=key, value_type=value, max_length=longest):
            if longest is None:
                yield where
            yield from unbounded(f"{where} keys", key, seen)
            yield from unbounded(f"{where} values", value, seen)
        case CollectionType(item_type=item, max_length=longest):
            if longest is None:
                yield where
            yield from unbounded(f"{where}[]", item, seen)
        case UnionType(types=types):
            for one in types:
                yield from unbounded(where, one, seen)
        case StructType(cls=cls, fields=fields, forbid_unknown_fields=is_closed) if cls not in seen:
            if not is_closed:
                yield f"{where} (fields that nobody knows)"
            for field in fields:
                yield from unbounded(f"{cls.__name__}.{field.name}", field.type, seen | {cls})
        case _ if isinstance(kind, msgspec.inspect.AnyType | msgspec.inspect.RawType):
            yield where


def taken_in() -> dict[str, Any]:
    """Whatever the server reads from a client."""
    bodies: dict[str, Any] = {"the WebSocket": FromClient}
    for handler in HANDLERS:
        if isinstance(handler, HTTPRouteHandler):
            hints = get_type_hints(handler.fn, include_extras=True)
            if "data" in hints:
                bodies[handler.handler_name] = hints["data"]
    assert len(bodies) > 3
    return bodies


@pytest.mark.parametrize(("name", "body"), taken_in().items(), ids=taken_in())
def test_everything_that_comes_in_has_a_length(name: str, body: Any) -> None:
    assert list(unbounded(name, type_info(body))) == []


def test_the_look_for_what_has_no_end_finds_it() -> None:
    """A test that cannot fail is a defect."""

    class Loose(msgspec.Struct):
        text: str
        number: int
        items: list[bool]
        words: dict[str, bool]

    found = set(unbounded("it", type_info(Loose)))
    assert found >= {"Loose.text", "Loose.number", "Loose.items", "Loose.words", "Loose.words keys"}


def raw(server: Server, text: bytes) -> socket.socket:
    """A connection over which something has been sent."""
    made = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
    made.sendall(text)
    return made


def head(server: Server, path: str, **headers: object) -> bytes:
    fields = {"host": f"127.0.0.1:{server.port}", "origin": server.url} | headers
    lines = [f"POST {path} HTTP/1.1", *(f"{name.replace('_', '-')}: {value}" for name, value in fields.items())]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def status(connection: socket.socket) -> int:
    """The status of the answer; 0 when the connection is closed without one."""
    try:
        answer = connection.recv(65536)
    except ConnectionResetError:
        return 0
    return int(answer.split()[1]) if answer else 0


def test_a_command_of_more_than_16_kib_comes_in_nowhere(server: Server) -> None:
    ada = Person(server.url)
    table = ada.open_table("digdig", None)
    before = ada.ask("GET", f"/api/tables/{table}/position").json()["seq"]
    paths = [f"/api/tables/{table}/commands", "/api/tables"]
    for path in paths:
        body = b'{"type":"Do","id":"x","seq":0,"command":{"type":"Remove","guest":"%b"}}' % (b"x" * LARGEST_MESSAGE)
        answer = ada.ask("POST", path, content=body, headers={"content-type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
        with raw(server, head(server, path, content_length=LARGEST_MESSAGE + 1)) as promised:
            assert status(promised) == 413
        with raw(server, head(server, path, transfer_encoding="chunked")) as piecemeal:
            piecemeal.sendall((b"1000\r\n" + b" " * 0x1000 + b"\r\n") * 5)
            assert status(piecemeal) == 413
    with raw(server, head(server, "/api/verify", content_length=LARGEST_RECORD + 1)) as promised:
        assert status(promised) == 413
    do = {"type": "Do", "id": "x", "seq": 0, "command": {"type": "Remove", "guest": "x" * 65}}
    answer = ada.ask("POST", paths[0], json=do)
    assert (answer.status_code, answer.json()["code"]) == (400, "invalid")
    assert ada.ask("GET", f"/api/tables/{table}/position").json()["seq"] == before


@pytest.mark.parametrize("opening", [b"[", b'{"a":'])
def test_json_that_goes_too_deep_is_refused_everywhere(server: Server, opening: bytes) -> None:
    ada = Person(server.url)
    table = ada.open_table("digdig", None)
    for handler in HANDLERS:
        if not isinstance(handler, HTTPRouteHandler) or "GET" in handler.http_methods:
            continue
        (method,), (path,) = handler.http_methods, handler.paths
        reads = path == "/api/verify" or "data" in get_type_hints(handler.fn)
        for depth in (500, 2000, 3000):
            how = {"content": opening * depth, "headers": {"content-type": "application/json"}}
            answer = ada.ask(str(method), path.replace("{table:str}", table), **how)
            if reads:
                assert (answer.status_code, answer.json()["code"]) == (400, "invalid"), (path, depth)
            else:
                assert answer.status_code < 500


@pytest.mark.parametrize("body", [b'{"a":"\xff"}', b'"\xed\xa0\x80"', b'["\xc3"]'], ids=["byte", "half", "cut"])
def test_json_that_is_no_text_is_refused_everywhere(server: Server, body: bytes) -> None:
    """In a string the reader of JSON does not say that it is malformed, but that it cannot be decoded."""
    ada = Person(server.url)
    table = ada.open_table("digdig", None)
    before = ada.ask("GET", f"/api/tables/{table}/position").json()["seq"]
    for handler in HANDLERS:
        if isinstance(handler, HTTPRouteHandler) and "data" in get_type_hints(handler.fn):
            (method,), (path,) = handler.http_methods, handler.paths
            how = {"content": body, "headers": {"content-type": "application/json"}}
            answer = ada.ask(str(method), path.replace("{table:str}", table), **how)
            assert (answer.status_code, answer.json()["code"]) == (400, "invalid"), path
    assert ada.ask("POST", "/api/verify", content=body).json()["holds"] is False
    assert ada.ask("GET", f"/api/tables/{table}/position").json()["seq"] == before


# --- how slowly, and how many


def test_who_is_silent_or_never_comes_to_an_end_is_given_up(strict: Server) -> None:
    ada = Person(strict.url)
    with ExitStack() as stack:
        silent = stack.enter_context(raw(strict, b""))
        no_head = stack.enter_context(raw(strict, b"GET /api/games HTTP/1.1\r\nhost: x\r\n"))
        no_body = stack.enter_context(raw(strict, head(strict, "/api/verify", content_length=1000) + b"{"))
        again = stack.enter_context(raw(strict, f"GET /api/levels HTTP/1.1\r\nhost: {strict.url[7:]}\r\n\r\n".encode()))
        assert status(again) == 200
        again.sendall(b"GET /api/games HTTP/1.1\r\nx-more")
        assert ada.ask("GET", "/api/levels").status_code == 200
        assert [status(one) for one in (silent, no_head, no_body)] == [0, 408, 408]
        said = again.recv(65536)
        assert said == b"" or b" 408 " in said.splitlines()[0]
        assert ada.ask("GET", "/api/levels").status_code == 200


def test_a_head_without_end_is_cut_off(strict: Server) -> None:
    with raw(strict, b"GET / HTTP/1.1\r\n") as endless, pytest.raises((ConnectionResetError, BrokenPipeError)):
        endless.sendall((b"x-more: " + b"y" * 1000 + b"\r\n") * 20_000)
    assert Person(strict.url).id


def ahead(server: Server, count: int) -> int:
    """How many requests are answered of so many that are sent at once over one connection."""
    request = f"GET /api/levels HTTP/1.1\r\nhost: {server.url[7:]}\r\n\r\n".encode()
    answers = b""
    with raw(server, b"") as connection, suppress(ConnectionResetError, BrokenPipeError):
        connection.sendall(request * count)
        while answers.count(b"HTTP/1.1 ") < count and (more := connection.recv(65536)):
            answers += more
    return answers.count(b"HTTP/1.1 ")


def test_who_sends_requests_ahead_without_end_is_cut_off(server: Server) -> None:
    """They would be taken in all at once, while everybody waits, and fill the memory."""
    assert ahead(server, MOST_AHEAD) == MOST_AHEAD
    assert ahead(server, 200 * MOST_AHEAD) <= MOST_AHEAD
    assert Person(server.url).id


def test_who_asks_ahead_and_goes_leaves_no_trace(strict: Server) -> None:
    """The answer to the first of several has nowhere to go."""
    request = f"GET /api/health HTTP/1.1\r\nhost: {strict.url[7:]}\r\n\r\n".encode()
    for number in range(40):
        with raw(strict, request * (1 + number // 2)) as connection:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            if number % 2:
                connection.recv(12)
    assert Person(strict.url).id
    assert "Traceback" not in "".join(strict.output)


def test_who_asks_too_often_waits_for_the_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    """So one connection brings no more than a few requests a second, and a flood stays where it comes from."""
    waits: list[float] = []
    statuses: list[int] = []

    async def sleep(seconds: float) -> None:
        waits.append(seconds)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})

    async def receive() -> Message:
        return {"type": "http.request"}

    async def send(message: Message) -> None:
        if message["type"].endswith(".start"):
            statuses.append(message["status"])

    async def ask() -> None:
        limits = Limits(is_limited=True)
        guard = Guard(app, limits, [])
        scope = {"headers": [(b"host", b"localhost")], "path": "/api", "method": "GET", "client": ("192.0.2.1", 1)}
        while limits.allows_request("192.0.2.1"):
            pass
        await guard(scope | {"type": "http", "scheme": "http", "client": ("192.0.2.2", 1)}, receive, send)
        assert (statuses, waits) == ([200], [])
        for kind in ("http", "websocket"):
            await guard(scope | {"type": kind, "scheme": kind}, receive, send)
        assert (statuses, waits) == ([200, 429, 429], [CALM, CALM])

    monkeypatch.setattr("parlour.server.security.asyncio.sleep", sleep)
    asyncio.run(ask())


def test_the_bodies_of_one_address_do_not_fill_the_memory(strict: Server) -> None:
    body = b"{" + b" " * (LARGEST_RECORD - 100)
    request = head(strict, "/api/verify", content_length=LARGEST_RECORD) + body
    with ExitStack() as stack:
        connections = [stack.enter_context(raw(strict, request)) for _ in range(6)]
        select.select(connections, [], [], PATIENCE)  # until the first is answered
        for connection in connections:
            connection.settimeout(1)
        refused = [one for one in connections if is_refused(one)]
        assert 1 <= len(refused) <= 3
        assert Person(strict.url).id


def is_refused(connection: socket.socket) -> bool:
    """Whether an answer comes although the request has not ended."""
    try:
        return status(connection) == 429
    except TimeoutError:
        return False


async def turned_away(live: Live) -> int:
    await live.connect()
    await live.until_closed()
    assert live.answers[""]["refusal"]["code"] == "too_many"
    assert live.closed is not None
    return live.closed


def test_who_comes_and_goes_without_end_is_held_back(strict: Server) -> None:
    ada, ben = Person(strict.url, "Ada"), Person(strict.url, "Ben")
    table = ada.open_table("digdig", None)

    async def attack() -> None:
        turned_away = 0
        async with ben.at(table) as other:
            await other.ready()
            while not turned_away:
                async with ada.at(table) as live:
                    await live.until(lambda live=live: bool(live.position) or "" in live.answers)  # type: ignore[misc]
                    if not live.position:
                        code = live.answers[""]["refusal"]["code"]
                        await live.until_closed()
                        assert live.closed == 4429
                        # A busy server may yet have to notice that earlier ones went.
                        assert code in ("too_fast", "too_many")
                        turned_away += code == "too_fast"
            assert (await other.ask("Ping"))["type"] == "Pong"

    asyncio.run(asyncio.wait_for(attack(), PATIENCE))


def test_nobody_pays_for_all_those_who_ever_came_to_look(tmp_path: Path) -> None:
    """Who comes and goes under ever new names would make each coming and going at the table slower than the last."""

    async def look() -> None:
        store = await Store.open(f"sqlite:///{tmp_path}/tables.db")
        try:
            await store.beat("worker", 1)
            scene = lobby(people=2, bots=0)
            worker = Worker(store, Thinkers(1), lambda _: None)
            audience = Audience(Ledger(worker, scene.table, lambda _: None))
            crowd = [f"stranger{number}" for number in range(100)]
            for guest in (ANN.id, *crowd):
                await store.arrive(f"of {guest}", scene.table.id, guest, "worker")
                await store.depart(f"of {guest}", 2)
            await audience.tell_presence()
            assert audience.seen == {ANN.id: 2}
        finally:
            await store.close()

    asyncio.run(look())


def test_what_is_told_last_of_who_is_there_was_asked_last() -> None:
    """Ben came while an earlier question was still on its way: its answer must not be the last word."""

    class Slow:
        """A store whose first answer takes longer than its second."""

        answers = 0

        async def last_seen(self, table: str, now: int, of: object) -> dict[str, int]:
            return {} if self.answers == 0 else {BEN.id: now}

        async def screens(self, table: str, now: int) -> int:
            self.answers += 1
            for _ in range(20 // self.answers):
                await asyncio.sleep(0)
            return 0

    class Listener:
        guest, is_screen = ANN, False
        told: ClassVar[list[list[bool]]] = []

        def send(self, message: bytes) -> None:
            self.told.append(msgspec.json.decode(message)["seats"])

    async def ask_twice() -> None:
        worker = Worker(cast(Store, Slow()), Thinkers(1), lambda _: None)
        audience = Audience(Ledger(worker, lobby(people=2, bots=0).table, lambda _: None))
        audience.clients = {cast(Client, Listener())}
        await asyncio.gather(audience.tell_presence(), audience.tell_presence())
        assert Listener.told == [[False, False], [False, True]]

    asyncio.run(ask_twice())


async def let_in(person: Person, table: str) -> Live:
    """Tries until the server has noticed that another went."""
    async with asyncio.timeout(PATIENCE):
        while True:
            live = person.at(table)
            await live.connect()
            await live.until(lambda live=live: bool(live.position) or "" in live.answers)  # type: ignore[misc]
            if live.position:
                return live
            await live.disconnect()


def test_the_connections_to_tables_of_one_guest_and_of_one_address_are_counted(tmp_path: Path) -> None:
    most = SOCKETS_OF_GUEST + 5
    with Server(f"sqlite:///{tmp_path}/tables.db", "--connections", str(most)) as server:
        ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
        table = ada.open_table("digdig", None)

        async def attack() -> None:
            lives = [ada.at(table) for _ in range(SOCKETS_OF_GUEST)]
            for live in lives:
                await live.connect()
                await live.ready()
            assert await turned_away(ada.at(table)) == 4429
            others = [ben.at(table) for _ in range(5)]
            for live in others:
                await live.connect()
                await live.ready()
            assert await turned_away(ben.at(table)) == 4429
            await others.pop().disconnect()
            others.append(await let_in(ben, table))
            for live in (*lives, *others):
                await live.disconnect()

        asyncio.run(attack())


def test_the_silent_connections_of_one_address_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")  # else everybody on this machine may be a proxy for many
    with Server(f"sqlite:///{tmp_path}/tables.db", "--connections", "10") as server, ExitStack() as stack:
        connections = [stack.enter_context(raw(server, b"")) for _ in range(10 + BESIDES + 1)]
        assert status(connections[-1]) == 0
        connections[0].sendall(f"GET /api/levels HTTP/1.1\r\nhost: {server.url[7:]}\r\n\r\n".encode())
        assert status(connections[0]) == 200
        for connection in connections[1:]:
            connection.close()
        assert Person(server.url).id


# --- health


def test_health_says_when_nothing_can_be_written(tmp_path: Path) -> None:
    """As on a full disk: the files of the server may not grow, nor be written anew."""
    with Server(f"sqlite:///{tmp_path}/tables.db", "--no-limit") as server:
        assert server.process is not None
        ada = Person(server.url)
        assert ada.ask("GET", "/api/health").status_code == 200
        unlimited = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, unlimited[1]))
        answer = ada.ask("GET", "/api/health")
        assert (answer.status_code, answer.json()["code"]) == (503, "store")
        assert ada.ask("GET", "/api/levels").status_code == 200
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, unlimited)
        assert ada.ask("GET", "/api/health").status_code == 200
