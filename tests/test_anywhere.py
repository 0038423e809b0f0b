"""The suite itself: it says what it left out, and goes by nothing that somebody has set for themselves."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.conftest import REDIS_MISSING

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


def test_servers_on_this_machine_are_asked_without_a_proxy() -> None:
    """Who needs one to install what tests need has set it."""
    test = "tests/server/test_table.py::test_public_tables_are_listed_and_others_are_not"
    answer = run("-p", "no:cacheprovider", test, HTTP_PROXY="http://127.0.0.1:9", ALL_PROXY="http://127.0.0.1:9")
    assert answer.returncode == 0, answer.stdout


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
