"""Processes that work for this one."""

import os
import signal
import subprocess
import sys
from concurrent.futures import CancelledError, wait
from concurrent.futures.process import BrokenProcessPool
from textwrap import dedent

import psutil
import pytest

from parlour.processes import Processes


def test_ctrl_c_does_not_reach_a_process_that_is_still_starting(capfd: pytest.CaptureFixture[str]) -> None:
    with Processes(2, 1) as processes:
        here = [processes.submit(os.getpid), processes.submit(os.getpid)]
        for number in processes._processes:
            os.kill(number, signal.SIGINT)
        wait(here)
        assert {one.result() for one in here} <= set(processes._processes)
        for number in processes._processes:
            os.kill(number, signal.SIGINT)
        assert processes.submit(len, "ab").result() == 2
    assert capfd.readouterr() == ("", "")


def test_this_process_hears_ctrl_c_as_before() -> None:
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [])
    with Processes(1) as processes:
        processes.submit(len, "").result()
    assert signal.pthread_sigmask(signal.SIG_BLOCK, []) == before


def test_they_end_with_their_parent_however_it_ends() -> None:
    parent = dedent("""
        import os, sys
        from parlour.processes import Processes
        if __name__ == "__main__":
            print(Processes(1).submit(os.getpid).result(), flush=True)
            sys.stdin.read()
    """)
    with subprocess.Popen([sys.executable, "-c", parent], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as started:
        assert started.stdout is not None
        child = psutil.Process(int(started.stdout.readline()))
        started.kill()
    child.wait(60)


def test_a_process_that_is_killed_says_so_to_who_waits() -> None:
    processes = Processes(1)
    processes.submit(len, "").result()
    waiting = processes.submit(signal.pause)
    processes.kill()
    with pytest.raises((BrokenProcessPool, CancelledError)):
        waiting.result(60)
