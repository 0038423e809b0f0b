"""A process that has imported the command `parlour` and runs it in a copy of itself, as often as it is asked.

What is run so is a process like any other, with arguments, two streams and an exit code; only the imports, which take
longer than most commands, are not made again.
"""

import atexit
import gc
import json
import os
import runpy
import subprocess
import sys
from contextlib import redirect_stdout, suppress
from functools import cache
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any


@cache
def waiting() -> subprocess.Popen[str]:
    """The process; it ends when nobody is left who could ask it."""
    command = [sys.executable, "-m", __name__]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    atexit.register(process.communicate)
    return process


def run(arguments: list[str], environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Runs a command to its end."""
    process = waiting()
    assert process.stdin is not None
    assert process.stdout is not None
    with TemporaryDirectory() as folder:
        printed = [str(Path(folder, name)) for name in ("stdout", "stderr")]
        asked = {"arguments": arguments, "environment": environment, "folder": os.getcwd(), "printed": printed}
        process.stdin.write(f"{json.dumps(asked)}\n")
        process.stdin.flush()
        code = int(process.stdout.readline())
        return subprocess.CompletedProcess(arguments, code, *(Path(path).read_text("utf-8") for path in printed))


def wait() -> None:
    """Waits, and becomes the command in every child."""
    from parlour.cli import main

    sys.argv = ["parlour", "games"]
    with redirect_stdout(StringIO()), suppress(SystemExit):
        main()  # now all is loaded that commands share
    gc.freeze()
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            become(json.loads(line))
            return
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), flush=True)
    os._exit(0)


def become(asked: dict[str, Any]) -> None:
    os.chdir(asked["folder"])
    os.environ.clear()
    os.environ.update(asked["environment"])
    sys.argv = ["parlour", *asked["arguments"]]
    for number, path in ((0, os.devnull), *enumerate(asked["printed"], 1)):
        stream = os.open(path, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600)
        os.dup2(stream, number)
        os.close(stream)


if __name__ == "__main__":
    wait()
    runpy.run_module("parlour", run_name="__main__", alter_sys=True)
