"""The suite itself: it says what it left out, and goes by nothing that somebody has set for themselves."""

import os
import re
import shutil
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.server.conftest import REDIS_MISSING
from tests.server.running import PATIENCE

ROOT = Path(__file__).parents[1]

LEFT_OUT = f"""
import pytest

@pytest.mark.parametrize("number", range(3))
def test_with_redis(number):
    pytest.skip({REDIS_MISSING!r})
"""


@pytest.mark.parametrize("how", [(), ("-n", "1")], ids=["alone", "in parallel"])
def test_what_was_left_out_is_said(tmp_path: Path, how: tuple[str, ...]) -> None:
    """In parallel runs, as `make test` makes them, only the conftest.py at the top speaks."""
    tests = tmp_path / "tests"
    below = tests / "server"
    below.mkdir(parents=True)
    for place in (tests, below):
        shutil.copy(ROOT / place.relative_to(tmp_path) / "conftest.py", place)
    (below / "test_left_out.py").write_text(LEFT_OUT, encoding="utf-8")
    answer = run("-p", "no:cacheprovider", *how, tests, cwd=tmp_path)
    assert answer.returncode == 0, answer.stdout
    said = "WARNING: Redis was not tested (3 tests skipped): install the Debian package redis-server"
    assert answer.stdout.count(said) == 1, answer.stdout


def test_servers_on_this_machine_are_asked_without_a_proxy_and_start_in_a_folder_of_any_name() -> None:
    """Who needs a proxy to install what tests need has set it."""
    tests = (
        "tests/server/test_table.py::test_public_tables_are_listed_and_others_are_not",
        "tests/store/test_log.py::test_a_number_that_is_taken_changes_nothing[postgresql]",
        "tests/server/test_path.py::test_a_server_under_a_path_is_whole_behind_nginx",
    )
    proxy = "http://127.0.0.1:9"
    with TemporaryDirectory(prefix="long and with spaces " * 5) as folder:
        os.chmod(folder, 0o755)  # PostgreSQL may run as another user
        answer = run("-p", "no:cacheprovider", *tests, HTTP_PROXY=proxy, ALL_PROXY=proxy, TMPDIR=folder)
    assert answer.returncode == 0, answer.stdout


def test_a_server_ends_with_the_tests_that_started_it(tmp_path: Path) -> None:
    """Whoever stops a suite may kill it."""
    program = (
        "from tests.server.running import Server\n"
        f"print(Server('sqlite:///{tmp_path}/tables.db').start().port, flush=True)\n"
        "input()\n"
    )
    command = [sys.executable, "-c", program]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        port = int(process.stdout.readline())
        process.kill()
    end = time.monotonic() + PATIENCE
    with suppress(ConnectionRefusedError):
        while True:
            socket.create_connection(("127.0.0.1", port)).close()
            assert time.monotonic() < end, "the server goes on"
            time.sleep(0.05)


def run(*arguments: str | Path, cwd: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    """Another run of tests."""
    paths = os.pathsep.join([str(ROOT), *(path for path in sys.path if path)])
    others = re.compile("pytest_|.*proxy", re.IGNORECASE)
    inherited = {name: value for name, value in os.environ.items() if not others.match(name)}
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *map(str, arguments)],
        cwd=cwd,
        env=inherited | {"PYTHONPATH": paths} | environment,
        capture_output=True,
        text=True,
        check=False,
    )
