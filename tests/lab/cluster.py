"""A Dask cluster of two worker processes on this machine, for tests: `with cluster(…) as (address, pids)`."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

LIFETIME_SECONDS = 1800
"""Whatever becomes of the test, its cluster ends."""


@contextmanager
def cluster(*, forgives: int) -> Iterator[tuple[str, list[int]]]:
    """The address of the scheduler and the ids of the worker processes. It runs in a process of its own.

    A task is given to another worker when its own was killed, so many times.
    """
    process = subprocess.Popen(
        [sys.executable, "-m", __name__, str(forgives)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        cwd=Path(__file__).parents[2],
    )
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        found = json.loads(process.stdout.readline())
        yield found["address"], found["pids"]
    finally:
        process.stdin.close()
        try:
            process.wait(timeout=30)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()


def serve(forgives: int) -> None:
    import dask
    from distributed import Client, LocalCluster

    signal.alarm(LIFETIME_SECONDS)
    dask.config.set({"distributed.scheduler.allowed-failures": forgives})
    with LocalCluster(n_workers=2, threads_per_worker=1, host="127.0.0.1", dashboard_address=None) as local:
        with Client(local) as client:
            pids = list(client.run(os.getpid).values())
        print(json.dumps({"address": local.scheduler_address, "pids": pids}), flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    serve(int(sys.argv[1]))
