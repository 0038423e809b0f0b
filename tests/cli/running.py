"""The command `parlour` as a process of its own, for tests."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests import ready
from tests.ending import with_parent

PATIENCE = 600
"""Seconds after which something will never happen: a bound, however busy the machine is, not a measurement."""


PATHS = os.environ.get("PYTHONPATH")


def parlour(*arguments: str | Path, columns: int = 160) -> subprocess.CompletedProcess[str]:
    """Runs the command to its end. Where a test has set other paths, everything is imported anew."""
    environment = os.environ | {"COLUMNS": str(columns), "NO_COLOR": "1"}
    words = [*map(str, arguments)]
    if os.environ.get("PYTHONPATH") == PATHS:
        return ready.run(words, environment)
    command = [sys.executable, "-m", "parlour", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False, env=environment)


def refused(code: int, *arguments: str | Path) -> str:
    """Runs a command that must fail with one line on stderr."""
    answer = parlour(*arguments)
    assert answer.returncode == code, answer
    assert answer.stderr.count("\n") == 1, answer.stderr
    assert answer.stderr.startswith("parlour: ")
    assert answer.stdout == ""
    return answer.stderr


@contextmanager
def started(*arguments: str | Path, **how: Any) -> Iterator[subprocess.Popen[str]]:
    """The command in a session of its own, at a usual terminal if it is given one.

    Whatever becomes of the test, it ends and its pipes are closed.
    """
    command = [sys.executable, "-m", "parlour", *map(str, arguments)]
    environment = os.environ | {"TERM": "xterm", "COLUMNS": "80"}
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "env": environment} | how
    ending = with_parent(signal.SIGTERM)
    with subprocess.Popen(command, text=True, start_new_session=True, preexec_fn=ending, **pipes) as process:
        try:
            yield process
        finally:
            process.kill()
