"""The command `parlour` as a process of its own, for tests."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

PATIENCE = 600
"""Seconds after which something will never happen: a bound, however busy the machine is, not a measurement."""


def parlour(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "parlour", *map(str, arguments)]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, env=os.environ | {"COLUMNS": "160", "NO_COLOR": "1"}
    )


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
    with subprocess.Popen(command, text=True, start_new_session=True, **pipes) as process:
        try:
            yield process
        finally:
            process.kill()
