"""Where others find the server: an invitation works on another device, and tells nobody more than they need."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from parlour.cli.serve import greet
from parlour.server.limits import Limits
from parlour.server.protocol import Reach
from parlour.server.reach import reach
from parlour.server.security import Guard, Message, Receive, Scope, Send
from parlour.server.settings import Settings
from tests.server.running import Person, Server

LOCAL = "http://localhost:8000"
ADDRESS = "192.168.1.20"


def found(asked: str = LOCAL, *, is_from_here: bool = True, address: str | None = ADDRESS, **how: Any) -> Reach:
    given: dict[str, Any] = {"host": "0.0.0.0", "port": 8000} | how
    settings = Settings(database="", **given)
    return reach(settings, asked, is_from_here=is_from_here, network_address=lambda: address)


@pytest.mark.parametrize("asked", [LOCAL, "http://127.0.0.1:8000", "http://[::1]:8000", "http://LocalHost.:8000"])
def test_whoever_sits_at_the_machine_is_told_its_address_in_the_network(asked: str) -> None:
    assert found(asked) == Reach([f"http://{ADDRESS}:8000"])
    assert found(asked, host="::") == Reach([f"http://{ADDRESS}:8000"])
    assert found(asked, host="10.1.2.3", port=9000) == Reach(["http://10.1.2.3:9000"])
    assert found(asked, host="fd00::7") == Reach(["http://[fd00::7]:8000"])


@pytest.mark.parametrize("asked", ["http://192.168.1.99:8000", "https://cards.example", "http://[fd00::9]:8000"])
@pytest.mark.parametrize("is_from_here", [True, False])
def test_others_come_as_whoever_asks_did(asked: str, is_from_here: bool) -> None:
    assert found(asked, is_from_here=is_from_here) == Reach([asked])


def test_what_the_operator_says_holds_whoever_asks() -> None:
    given = ("https://cards.example", "http://cards.local")
    for asked in (LOCAL, "http://192.168.1.99:8000", given[1]):
        for is_from_here in (True, False):
            for host in ("127.0.0.1", "0.0.0.0"):
                assert found(asked, is_from_here=is_from_here, host=host, origins=given) == Reach(list(given))


def test_when_nobody_else_gets_here_it_says_why() -> None:
    for host in ("127.0.0.1", "localhost", "::1", "127.0.0.2"):
        assert found(host=host) == Reach([], "loopback")
    assert found(address=None) == Reach([], "network")


def test_nobody_from_elsewhere_is_told_an_address_of_the_machine() -> None:
    """Whoever sends `Host: localhost` from elsewhere, or through a proxy that writes so, is not at the machine."""
    assert found(is_from_here=False) == Reach([], "origin")
    assert found(is_from_here=False, host=ADDRESS) == Reach([], "origin")


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"host": "10.1.2.3"},
        {"host": "fd00::7"},
        {"host": "cards-box"},
        {"origins": ("https://Cards.Example", "http://cards.local:9000")},
    ],
)
def test_every_address_that_is_told_is_one_that_the_server_answers_under(settings: dict[str, Any]) -> None:
    let_in: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        let_in.append(scope["path"])

    async def receive() -> Message:
        return {}

    async def send(message: Message) -> None: ...

    told = found(**settings).origins
    assert told
    guard = Guard(app, Limits(is_limited=False), settings.get("origins", ()), [settings.get("host", "")])
    for address in told:
        scheme, _, host = address.partition("://")
        headers = [(b"host", host.encode()), (b"origin", address.encode())]
        scope = {"type": "http", "scheme": scheme, "method": "POST", "headers": headers, "client": (ADDRESS, 1)}
        asyncio.run(guard(scope | {"path": address}, receive, send))
    assert let_in == told


def test_the_server_says_it_to_its_guests_and_knows_who_is_here(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.db") as server:
        ada = Person(server.url)
        assert ada.ask("GET", "/api/reach").json() == {"origins": [], "lacks": "loopback"}
        proxied = ada.ask("GET", "/api/reach", headers={"x-forwarded-for": "203.0.113.9"})
        assert proxied.json() == {"origins": [], "lacks": "origin"}
        elsewhere = ada.ask("GET", "/api/reach", headers={"host": "192.168.1.99:8000"})
        assert elsewhere.json() == {"origins": ["http://192.168.1.99:8000"], "lacks": ""}
        assert ada.ask("GET", "/api/reach", headers={"cookie": ""}).status_code == 401
    with Server(f"sqlite:///{tmp_path}/tables.db", "--origin", "https://cards.example") as server:
        told = Person(server.url).ask("GET", "/api/reach").json()
        assert told == {"origins": ["https://cards.example"], "lacks": ""}


def test_whoever_starts_the_server_is_told_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    greet(Settings(database="", host="127.0.0.1", port=8000), opens=False)
    said = capsys.readouterr().out
    assert LOCAL in said
    assert "other devices" not in said
    # `localhost` leads to 127.0.0.1, and not everywhere to others of the kind.
    for host, asked in (("::1", "http://[::1]:8000"), ("127.0.0.2", "http://127.0.0.2:8000"), ("", LOCAL)):
        greet(Settings(database="", host=host, port=8000), opens=False)
        assert f"On this computer:  {asked}\n" in capsys.readouterr().out
    greet(Settings(database="", host="127.0.0.1", port=8000, origins=("https://cards.example",)), opens=False)
    said = capsys.readouterr().out
    assert LOCAL in said
    assert "other devices:  https://cards.example\n" in said
