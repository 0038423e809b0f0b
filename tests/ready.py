"""A process that has imported the command `parlour` and runs it in copies of itself, as often as it is asked.

What is run so is a process like any other, with arguments, streams and an exit code; only the imports, which take
longer than most commands and most tests of a server, are not made again.
"""

import atexit
import gc
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import threading
from contextlib import redirect_stdout, suppress
from functools import cache
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any

from tests.ending import with_parent


class Ready:
    """The process, which ends when nobody is left who could ask it."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._ours, its = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with its:
            number = its.fileno()
            self._process = subprocess.Popen([sys.executable, "-m", __name__, str(number)], pass_fds=[number])
        atexit.register(self._end)

    def _end(self) -> None:
        self._ours.close()
        self._process.wait()

    def ask(self, streams: list[int], **what: Any) -> int:
        with self._lock:
            socket.send_fds(self._ours, [json.dumps(what).encode()], streams)
            return int(self._ours.recv(100))

    def start(self, arguments: list[str], environment: dict[str, str], output: int, errors: int) -> int:
        """Starts a command; its number."""
        with open(os.devnull) as nothing:
            streams = [nothing.fileno(), output, errors]
            return self.ask(streams, arguments=arguments, environment=environment, folder=os.getcwd())

    def ended(self, process: int) -> int:
        """Waits for the end of one that was started; its exit code."""
        return self.ask([], ended=process)


@cache
def ready(purpose: str) -> Ready:
    """One for each purpose: whoever waits for the end of a command does not keep servers waiting."""
    return Ready()


def run(arguments: list[str], environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Runs a command to its end."""
    asked = ready("commands")
    with TemporaryDirectory() as folder:
        printed = [Path(folder, name) for name in ("stdout", "stderr")]
        with printed[0].open("w") as output, printed[1].open("w") as errors:
            process = asked.start(arguments, environment, output.fileno(), errors.fileno())
        code = asked.ended(process)
        return subprocess.CompletedProcess(arguments, code, *(path.read_text("utf-8") for path in printed))


class Started:
    """A command that goes on, in a session of its own: what a `Popen` of it could do."""

    def __init__(self, arguments: list[str], environment: dict[str, str]) -> None:
        self.returncode: int | None = None
        reads, writes = os.pipe()
        self.stdout: IO[str] = os.fdopen(reads, encoding="utf-8")
        try:
            self.pid = ready("servers").start(arguments, environment, writes, writes)
        finally:
            os.close(writes)
        self._end = os.pidfd_open(self.pid)

    def poll(self) -> int | None:
        with suppress(subprocess.TimeoutExpired):
            self.wait(0)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            if not select.select([self._end], [], [], timeout)[0]:
                raise subprocess.TimeoutExpired("parlour", timeout or 0)
            self.returncode = ready("servers").ended(self.pid)
            os.close(self._end)
        return self.returncode

    def send_signal(self, number: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def wait(asks: socket.socket) -> None:
    """Waits, and becomes the command in every child."""
    import parlour.server.app
    import parlour.store.backup  # noqa: F401 - both are for the children
    from parlour.cli import main

    sys.argv = ["parlour", "games"]
    with redirect_stdout(StringIO()), suppress(SystemExit):
        main()  # now all is loaded that commands share
    gc.freeze()
    while True:
        line, streams, _, _ = socket.recv_fds(asks, 1_000_000, 3)
        if not line:
            os._exit(0)
        asked = json.loads(line)
        if "ended" in asked:
            answer = os.waitstatus_to_exitcode(os.waitpid(asked["ended"], 0)[1])
        else:
            answer = os.fork()
            if answer == 0:
                asks.close()
                become(asked, streams)
                return
            for stream in streams:
                os.close(stream)
        asks.send(str(answer).encode())


def become(asked: dict[str, Any], streams: list[int]) -> None:
    os.setsid()
    ending = with_parent(signal.SIGTERM)
    if ending is not None:
        ending()
    os.chdir(asked["folder"])
    os.environ.clear()
    os.environ.update(asked["environment"])
    sys.argv = ["parlour", *asked["arguments"]]
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    # What was opened when the streams led elsewhere takes them for what they were then.
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        mode = "w" if number else "r"
        setattr(sys, name, open(number, mode, buffering=1, encoding="utf-8", closefd=False))  # noqa: SIM115 - it stays


if __name__ == "__main__":
    wait(socket.socket(fileno=int(sys.argv[1])))
    runpy.run_module("parlour", run_name="__main__", alter_sys=True)
