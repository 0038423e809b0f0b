"""Who somebody is: nobody loses it, and nobody gets another's."""

import re

import httpx
from litestar.handlers import HTTPRouteHandler

from parlour.server.routes import HANDLERS
from tests.server.running import PATIENCE, Person, Server


def get_paths() -> list[str]:
    """Every path that can be asked for with GET, with something made up in its places."""
    paths = [
        path
        for one in HANDLERS
        if isinstance(one, HTTPRouteHandler) and "GET" in one.http_methods
        for path in one.paths
    ]
    return [re.sub(r"{\w+:\w+}", "digdig", path) for path in [*paths, "/", "/api/schema/openapi.json", "/api/nothing"]]


def test_no_get_makes_a_guest_or_replaces_one(server: Server) -> None:
    """A cross-site link opens any address without the SameSite cookie: whatever it answers sets no cookie."""
    ada = Person(server.url)
    assert "/api/me" in get_paths()
    for path in get_paths():
        for cookie in ("", f"parlour_guest={ada.cookie}", "parlour_guest=nonsense"):
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
