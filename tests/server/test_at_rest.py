"""What lies on the disk, and who may serve it."""

import asyncio
import subprocess
from pathlib import Path

import httpx
import pytest

from parlour.server.security import is_from_here
from parlour.store import Store
from tests.cli.running import parlour
from tests.server.running import PATIENCE, Person, Server


def second(database: str) -> subprocess.CompletedProcess[str]:
    return parlour("serve", "--host", "127.0.0.1", "--port", "0", "--database", database)


def refused(database: str) -> str:
    """What a server says that does not start."""
    done = second(database)
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    return done.stderr


def test_a_second_server_on_a_file_is_refused_in_one_line(tmp_path: Path) -> None:
    """Under whatever name: the lock is where the file is. Killed servers leave it free."""
    database = f"sqlite:///{tmp_path}/tables.db"
    (tmp_path / "other").symlink_to(tmp_path, target_is_directory=True)
    (tmp_path / "link.db").symlink_to(tmp_path / "tables.db")
    server = Server(database, "--no-limit").start()
    try:
        ada = Person(server.url)
        table = ada.open_table("digdig", 1)
        for name in ("tables.db", "other/tables.db", "link.db"):
            assert "another server has" in refused(f"sqlite:///{tmp_path}/{name}")
        (tmp_path / "same.db").hardlink_to(tmp_path / "tables.db")
        assert "is the same file as another" in refused(f"sqlite:///{tmp_path}/same.db")
        (tmp_path / "same.db").unlink()
        assert ada.ask("GET", f"/api/tables/{table}").status_code == 200
        server.kill()
    finally:
        server.stop()
    with Server(database, "--no-limit") as again:
        ada.url = again.url
        assert ada.ask("GET", f"/api/tables/{table}").status_code == 200
    assert [path.stat().st_mode & 0o077 for path in tmp_path.glob("tables.db*")] == [0, 0]


async def opens(database: str) -> None:
    await (await Store.open(database)).close()


def test_tools_may_open_what_a_server_serves(tmp_path: Path) -> None:

    database = f"sqlite:///{tmp_path}/tables.db"
    with Server(database, "--no-limit") as server:
        asyncio.run(opens(database))
        assert second(database).returncode == 2, "whoever opened and closed it did not take the lock away"
        Person(server.url)


FORWARDED = (
    "x-forwarded-for",
    "x-forwarded-proto",
    "x-forwarded-host",
    "forwarded",
    "x-real-ip",
    "via",
    "x-client-ip",
    "true-client-ip",
    "CF-Connecting-IP",
    "X-Forwarded-For",
)


@pytest.mark.parametrize("name", FORWARDED)
def test_metrics_are_not_handed_on_by_a_proxy(server: Server, name: str) -> None:
    """Not even to somebody who says to be here: the proxy itself is what asks over the loopback interface."""
    for value in ("203.0.113.9", "127.0.0.1", ""):
        answer = httpx.get(f"{server.url}/api/metrics", headers={name: value}, timeout=PATIENCE)
        assert (answer.status_code, answer.json()["code"]) == (403, "not_here")
    assert "parlour_clients" in httpx.get(f"{server.url}/api/metrics", timeout=PATIENCE).text


@pytest.mark.parametrize(
    ("client", "is_here"),
    [
        (("127.0.0.1", 1), True),
        (("127.8.8.8", 1), True),
        (("::1", 1), True),
        (("::ffff:127.0.0.1", 1), True),
        (("192.168.1.20", 1), False),
        (("::ffff:192.168.1.20", 1), False),
        (("2001:db8::1", 1), False),
        (("", 0), False),
        (None, False),
    ],
)
def test_only_the_loopback_interface_is_here(client: tuple[str, int] | None, *, is_here: bool) -> None:
    assert is_from_here(client, [(b"host", b"localhost")]) == is_here


def test_an_operator_may_open_the_metrics(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.db", "--metrics-for-all") as server:
        answer = httpx.get(f"{server.url}/api/metrics", headers={"x-forwarded-for": "203.0.113.9"}, timeout=PATIENCE)
        assert "parlour_clients" in answer.text
