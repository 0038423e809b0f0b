"""Fixtures for the tests of the server."""

import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Server

REDIS_MISSING = "Redis is not here"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped = sum(REDIS_MISSING in str(report.longrepr) for report in terminalreporter.stats.get("skipped", []))
    if skipped:
        terminalreporter.write_line(
            f"WARNING: Redis was not tested ({skipped} tests skipped): install the Debian package redis-server",
            red=True,
            bold=True,
        )


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite for the tests of a module; scripted clients may be as quick as they like."""
    folder: Path = tmp_path_factory.mktemp("server")
    with Server(f"sqlite:///{folder}/tables.db", "--no-limit") as running:
        yield running


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """A Redis server of our own, from the Debian package's binary."""
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip(f"{REDIS_MISSING}; install the Debian package redis-server")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        process.terminate()
        process.wait(30)


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, with all limits."""
    with Server(f"sqlite:///{tmp_path}/tables.db") as running:
        yield running
