"""Processes that work for this one: deaf to Ctrl-C from their first moment, ended with it, and as polite as is wished.

On a terminal Ctrl-C goes to everybody; one that says so is enough.
"""

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, TypeVar

T = TypeVar("T")


@contextmanager
def deaf() -> Iterator[None]:
    """Here Ctrl-C waits, and never reaches a process that is started here: it inherits what is blocked."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Processes(ProcessPoolExecutor):
    """So many processes; each begins when there is work for it."""

    def __init__(self, number: int, politeness: int = 0) -> None:
        super().__init__(number, get_context("spawn"), begin, (politeness,))

    def submit(self, play: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        with deaf():
            return super().submit(play, *args, **kwargs)

    def kill(self) -> None:
        """Ends them at once, whatever they do; whoever waits for them learns that they are gone."""
        for process in list((self._processes or {}).values()):
            process.kill()
        self.shutdown(wait=False, cancel_futures=True)


def begin(politeness: int) -> None:
    """In a new process: it ends with its parent, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if politeness:
        os.nice(politeness)
    when_parent_ends(lambda: os._exit(1))


def when_parent_ends(act: Callable[[], object]) -> None:
    """Does something as soon as the process is gone that has started this one, however that ends."""
    parent = parent_process()

    def follow() -> None:
        if parent is not None:
            parent.join()
            act()

    Thread(target=follow, daemon=True).start()
