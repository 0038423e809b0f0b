"""A server under a path of a host that others share, behind a real nginx with https as the guide sets it up."""

import asyncio
from pathlib import Path

import httpx
import pytest

from parlour.cli.serve import greet
from parlour.engine.game import UsageError
from parlour.server.identity import Identity, cookie_name
from parlour.server.reach import reach
from parlour.server.settings import Settings, proper_base_path
from tests.nginx import Nginx, recommended
from tests.server.running import COOKIE, PATIENCE, Person, Server

PORT = "127.0.0.1:8000"
"""Where the guide has the server."""


def test_a_server_under_a_path_is_whole_behind_nginx(tmp_path: Path, nginx: Nginx) -> None:
    """One proxy leaves the path as it is, another takes it away; two servers on one host know their guests apart."""
    asked = ("--host", "127.0.0.1", "--no-limit", "--origin", nginx.url, "--metrics-for-all")
    cards = Server(f"sqlite:///{tmp_path}/cards.db", *asked, "--base-path", "/cards")
    club = Server(f"sqlite:///{tmp_path}/club.db", *asked, "--base-path", "club/")
    with cards, club:
        kept = recommended().replace(PORT, f"127.0.0.1:{cards.port}")
        taken = recommended().replace("/cards/", "/club/").replace(f"{PORT};", f"127.0.0.1:{club.port}/;")
        assert f"127.0.0.1:{club.port}/;" in taken
        nginx.start(kept + taken)
        for path in ("/cards", "/club"):
            everything_is_said_with_the_path(nginx, path)
        a_match_can_be_played(nginx, "/cards", to_the_end=False)
        a_match_can_be_played(nginx, "/club", to_the_end=True)
        two_servers_on_one_host_have_guests_of_their_own(nginx)


def everything_is_said_with_the_path(nginx: Nginx, path: str) -> None:
    with httpx.Client(verify=nginx.trust, timeout=PATIENCE) as browser:
        me = browser.post(f"{nginx.url}{path}/api/me", headers={"origin": nginx.url})
        said = me.headers["set-cookie"].split("; ")
        assert said[0].startswith(f"__Host-parlour_guest.{path[1:]}=")
        assert {"Path=/", "Secure", "HttpOnly", "SameSite=strict"} <= set(said)
        assert me.headers["cache-control"] == "no-store"
        assert "strict-transport-security" not in me.headers  # not ours to say, for the others on this host
        assert browser.get(f"{nginx.url}{path}/api/reach").json()["origins"] == [nginx.url + path]
        schema = browser.get(f"{nginx.url}{path}/api/schema/openapi.json").json()
        assert schema["servers"] == [{"url": path}]
        for metrics in ("/api/metrics", "/api/metrics/", "//api//metrics", "/api/%6detrics?"):
            assert browser.get(f"{nginx.url}{path}{metrics}").status_code == 403, "the proxy says so"
        assert browser.get(f"{nginx.url}{path}/api/nothing").status_code == 404


def a_match_can_be_played(nginx: Nginx, path: str, *, to_the_end: bool) -> None:
    def somebody(name: str) -> Person:
        cookie = f"__Host-{COOKIE}.{path[1:]}"
        return Person(nginx.url + path, name, cookie_name=cookie, trusts=nginx.trust)

    ada, bob = somebody("Ada"), somebody("Bob")
    table = ada.start_with(bob, "diamoniak")

    async def play() -> None:
        async with ada.at(table) as first, bob.at(table) as second:
            if to_the_end:
                await asyncio.gather(first.play_on(), second.play_on())
            else:
                said = await first.do("Say", text="here", seq=0)
                await second.until(lambda: any(update["seq"] == said for update in second.updates))

    asyncio.run(play())
    if not to_the_end:
        return
    assert ada.record(table).json()["game"] == "diamoniak"
    replayed = bob.ask("GET", f"/api/tables/{table}/replay?first=1&count=1").json()
    assert (replayed["table"]["phase"], len(replayed["frames"])) == ("over", 1)


def two_servers_on_one_host_have_guests_of_their_own(nginx: Nginx) -> None:
    with httpx.Client(verify=nginx.trust, timeout=PATIENCE, headers={"origin": nginx.url}) as browser:
        paths = ("/cards", "/club", "/cards", "/club")
        ids = [browser.post(f"{nginx.url}{path}/api/me").json()["id"] for path in paths]
    assert ids[:2] == ids[2:]
    assert ids[0] != ids[1]


def test_a_path_is_written_with_or_without_slashes() -> None:
    for given in ("cards", "/cards", "/cards/", "cards/"):
        assert proper_base_path(given) == "/cards"
    for given in ("", "/"):
        assert proper_base_path(given) == ""
    assert proper_base_path("/~ada/game-night") == "/~ada/game-night"
    assert proper_base_path("/apis/x") == "/apis/x"


@pytest.mark.parametrize(
    "given", ["/a b", "/a//b", "/..", "/a/../b", "/a?b", "/a;b", "/a%20b", "/api", "/assets/x", "/ä"]
)
def test_what_is_no_path_is_refused_with_an_example(given: str) -> None:
    with pytest.raises(UsageError, match="/cards"):
        proper_base_path(given)


def test_a_cookie_of_a_neighbour_is_nobody_here() -> None:
    """Nor is one of the same server under another path: each path has its guests."""
    names = {cookie_name(path, is_secure=False) for path in ("", "/a", "/a/b", "/b")}
    assert len(names) == 4
    here = Identity(b"key", "/a")
    cookie = here.cookie("ada", 0)
    assert here.badge({cookie_name("/a", is_secure=True): cookie}, is_secure=True) is not None
    for name in (
        cookie_name("/b", is_secure=True),
        cookie_name("", is_secure=True),
        cookie_name("/a", is_secure=False),
    ):
        assert here.badge({name: cookie}, is_secure=True) is None


def test_every_address_that_is_said_has_the_path(capsys: pytest.CaptureFixture[str]) -> None:
    settings = Settings(database="", host="0.0.0.0", port=8000, base_path="/cards")
    told = reach(settings, "http://localhost:8000", is_from_here=True, network_address=lambda: "192.168.1.20")
    assert told.origins == ["http://192.168.1.20:8000/cards"]
    greet(Settings(database="", host="127.0.0.1", port=8000, base_path="/cards"), opens=False)
    said = capsys.readouterr().out
    assert "http://localhost:8000/cards\n" in said
    assert "http://localhost:8000/cards/#/screen" in said
