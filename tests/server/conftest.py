"""Fixtures for the tests of the server."""

import shutil
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.ending import with_parent
from tests.server.running import Server

REDIS_MISSING = "Redis is not here; install the Debian package redis-server"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server on SQLite for all tests that need none of their own; clients may be as quick as they like."""
    folder: Path = tmp_path_factory.mktemp("server")
    with Server(f"sqlite:///{folder}/tables.db", "--no-limit") as running:
        yield running


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    """A Redis server of our own, from the Debian package's binary."""
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip(REDIS_MISSING)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, preexec_fn=with_parent(signal.SIGTERM))
    try:
        while True:
            with suppress(ConnectionRefusedError), socket.create_connection(("127.0.0.1", port)):
                break
            assert process.poll() is None, "Redis does not start"
            time.sleep(0.05)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        process.terminate()
        process.wait()


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, with all limits."""
    with Server(f"sqlite:///{tmp_path}/tables.db") as running:
        yield running
