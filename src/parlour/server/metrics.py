"""What the server counts, for Prometheus.

Several workers count into files of a folder that they share (the variable of prometheus_client names it), so that
whichever is asked answers for all.
"""

import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

SHARED = "PROMETHEUS_MULTIPROC_DIR"
"""What prometheus_client reads when it is imported: before any worker is."""

COMMANDS = Counter("parlour_commands_total", "Commands that were carried out", ["command"])
REFUSALS = Counter("parlour_refusals_total", "Messages that were refused", ["code"])
BOT_MOVES = Counter("parlour_bot_moves_total", "Moves made by bots", ["level"])
ROOMS = Gauge("parlour_open_tables", "Tables in memory, of all workers", multiprocess_mode="livesum")
CLIENTS = Gauge("parlour_clients", "Connected clients", multiprocess_mode="livesum")
ANSWER_TIME = Histogram(
    "parlour_answer_seconds",
    "Time from a message to its answer",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0),
)


@contextmanager
def shared() -> Iterator[None]:
    """Has the workers that are started meanwhile count together."""
    with TemporaryDirectory(prefix="parlour-metrics-") as folder:
        os.environ[SHARED] = folder
        try:
            yield
        finally:
            del os.environ[SHARED]


def counted() -> bytes:
    """What all workers have counted, as text."""
    folder = os.environ.get(SHARED)
    if folder is None:
        return generate_latest(REGISTRY)
    for gauge in Path(folder).glob("gauge_live*_*.db"):
        worker = int(re.sub(r".*_(\d+)\.db", r"\1", gauge.name))
        if not _lives(worker):
            mark_process_dead(worker, folder)  # type: ignore[no-untyped-call]
    registry = CollectorRegistry()
    MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def _lives(process: int) -> bool:
    """Whether there is such a process: a worker that was killed has taken its clients along."""
    if sys.platform == "win32":  # there it would be a signal
        return True
    try:
        os.kill(process, 0)
    except OSError:  # nobody has the number any more, or somebody who is none of ours
        return False
    return True
