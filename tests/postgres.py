"""A PostgreSQL server of our own for tests, started from the Debian package's binaries: the fixture `postgres`.

There is one a test process, started when first asked for. Where there are no binaries, the tests that need them are
skipped, and the end of the report says so.
"""

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import psutil
import psycopg
import pytest
from psycopg import sql

from tests.ending import with_parent

MISSING = "PostgreSQL is not here; install the Debian package postgresql"
PATIENCE_SECONDS = 600
TRIES = 5
"""Ports that are tried."""
SETTINGS = {
    "fsync": "off",
    "full_page_writes": "off",
    "listen_addresses": "127.0.0.1",
    "max_connections": "200",
    "shared_buffers": "32MB",
    # The path of a socket may be too long.
    "unix_socket_directories": "",
}


HASTE = ("fsync", "full_page_writes")
"""Of these settings, what makes a server forget with its machine."""


def binaries() -> Path | None:
    """The folder of `initdb` and `postgres`: in PATH, else where Debian puts them, the newest version first."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    debian = Path("/usr/lib/postgresql").glob("*/bin")
    folders += sorted(debian, key=lambda folder: folder.parent.name.zfill(9), reverse=True)
    return next((folder for folder in folders if (folder / "initdb").exists() and (folder / "postgres").exists()), None)


class Postgres:
    """A server with its data in a temporary folder, on a free port of the loopback."""

    def __init__(self, binaries: Path, *, is_durable: bool = False) -> None:
        """Tests need nothing to outlive the machine; a measurement does."""
        self._binaries = binaries
        self._settings = {name: value for name, value in SETTINGS.items() if not is_durable or name not in HASTE}
        self._folder = Path(tempfile.mkdtemp(prefix="parlour-pg-"))
        self._data = self._folder / "data"
        self._server: subprocess.Popen[bytes] | None = None
        self._as_user: dict[str, Any] = {"cwd": self._folder, "stdin": subprocess.DEVNULL}
        if os.geteuid() == 0:
            # The server refuses to run as root.
            user, group = _unprivileged()
            os.chown(self._folder, user, group)
            self._as_user |= {"user": user, "group": group, "extra_groups": []}
        self._port = 0
        self._run("initdb", "-D", str(self._data), "-U", "parlour", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
        self.start()

    def url(self, database: str) -> str:
        return f"postgresql+psycopg://parlour@127.0.0.1:{self._port}/{database}"

    def create(self, database: str) -> None:
        """Makes an empty database."""
        with self._connect() as connection:
            connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(database)))

    def processor(self) -> float:
        """Seconds of the processor that its processes have taken."""
        assert self._server is not None
        first = psutil.Process(self._server.pid)
        taken = 0.0
        for one in (first, *first.children()):
            with suppress(psutil.NoSuchProcess):  # those that tidy up come and go
                taken += sum(one.cpu_times()[:2])
        return taken

    def start(self) -> None:
        """Starts the server, on the same port as before if it ran already. A free one may be another's by then."""
        ports = [self._port] if self._port else [_free_port() for _ in range(TRIES)]
        for self._port in ports:
            if self._starts():
                return
        said = (self._folder / "log").read_text(errors="replace")[-2000:]
        self.end()
        raise RuntimeError(f"PostgreSQL does not start:\n{said}")

    def _starts(self) -> bool:
        settings = [word for name, value in self._settings.items() for word in ("-c", f"{name}={value}")]
        with (self._folder / "log").open("ab") as output:
            self._server = subprocess.Popen(
                [self._binaries / "postgres", "-D", self._data, "-p", str(self._port), *settings],
                stdout=output,
                stderr=output,
                preexec_fn=with_parent(signal.SIGINT),
                **self._as_user,
            )
        patience = time.monotonic() + PATIENCE_SECONDS
        while True:
            try:
                self._connect().close()
                return self._server.poll() is None
            except psycopg.OperationalError:
                if self._server.poll() is not None or time.monotonic() > patience:
                    return False
                time.sleep(0.05)

    def stop(self) -> None:
        """Stops the server, whoever is connected; its data stays."""
        if self._server is not None:
            self._server.send_signal(signal.SIGINT)
            try:
                self._server.wait(PATIENCE_SECONDS)
            except subprocess.TimeoutExpired:
                self._server.send_signal(signal.SIGQUIT)
                self._server.wait()
            self._server = None

    def end(self) -> None:
        """Stops the server and removes its data."""
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _connect(self) -> psycopg.Connection[Any]:
        return psycopg.connect(host="127.0.0.1", port=self._port, user="parlour", dbname="postgres", autocommit=True)

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self._binaries / program, *arguments], capture_output=True, text=True, check=False, **self._as_user
        )
        if done.returncode != 0:
            self.end()
            raise RuntimeError(f"{program} failed:\n{done.stderr}")


def _unprivileged() -> tuple[int, int]:
    """A user and a group."""
    import pwd

    for name in ("postgres", "nobody"):
        with suppress(KeyError):
            return pwd.getpwnam(name)[2:4]
    raise RuntimeError("PostgreSQL does not run as root, and there is neither a user postgres nor nobody")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    folder = binaries()
    if folder is None:
        pytest.skip(MISSING)
    server = Postgres(folder)
    try:
        yield server
    finally:
        server.end()
