"""What stands around every property: no hanging, and a message that says where it happened."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from types import FrameType
from typing import Protocol, TypeVar

from parlour.testing.soak import Violation

AGAIN = 1.0
"""Seconds after which the watch barks again, at a game that takes any exception for its own."""

armed: set[int] = set()
"""The timers that are set for the property that runs."""


class Located(Protocol):
    """What knows where its property looks just now."""

    patience: float
    waiting: float

    def where(self) -> str: ...


P = TypeVar("P", bound=Located)


class Bark(BaseException):
    """Patience is at an end. No `Exception`, so that a game which tries until it works does not catch it."""


def located(check: Callable[[P], None]) -> Callable[[P], None]:
    """A property: whatever goes wrong in it is a `Violation` that says where, an endless loop and `exit()` too."""

    @wraps(check)
    def checked(kit: P) -> None:
        try:
            with watched(kit):
                check(kit)
        except Violation:
            raise
        except Bark as bark:
            raise Violation(str(bark)) from bark
        except (Exception, SystemExit) as error:
            raise Violation(f"{kit.where()}: {type(error).__name__}: {error}") from error

    return checked


@contextmanager
def watched(kit: Located) -> Iterator[None]:
    """Ends what does not end: computing by the process's own time, and waiting by a clock that is far more patient.

    So a busy machine makes no difference. Only where there are such signals, in the main thread, and in Python:
    compiled code does not listen. A clock that somebody else has set is left to them.
    """

    def loops(number: int, frame: FrameType | None) -> None:
        raise Bark(f"{kit.where()}: no end after {kit.patience:g} seconds of computing: an endless loop{place(frame)}?")

    def waits(number: int, frame: FrameType | None) -> None:
        raise Bark(f"{kit.where()}: no end after {kit.waiting:g} seconds: does it wait for something{place(frame)}?")

    try:
        before = signal.signal(signal.SIGVTALRM, loops)
    except (AttributeError, ValueError):
        yield
        return
    armed.add(signal.ITIMER_VIRTUAL)
    before_waiting = signal.getsignal(signal.SIGALRM)
    if signal.getitimer(signal.ITIMER_REAL)[0] == 0:
        signal.signal(signal.SIGALRM, waits)
        armed.add(signal.ITIMER_REAL)
    try:
        breathe(kit)
        yield
    finally:
        for timer in armed:
            signal.setitimer(timer, 0)
        armed.clear()
        signal.signal(signal.SIGVTALRM, before)
        signal.signal(signal.SIGALRM, before_waiting)


def breathe(kit: Located) -> None:
    """Something has been done: the watch starts anew."""
    for timer in armed:
        signal.setitimer(timer, kit.patience if timer == signal.ITIMER_VIRTUAL else kit.waiting, AGAIN)


def place(frame: FrameType | None) -> str:
    """The function of the game that was running, unless it was none of the game's."""
    while frame is not None:
        module = f"{frame.f_globals.get('__name__')}."
        if module.startswith("parlour.testing."):
            break
        if not module.startswith("parlour.engine."):
            code = frame.f_code
            return f" (in {code.co_qualname}, {Path(code.co_filename).name}, line {frame.f_lineno})"
        frame = frame.f_back
    return ""
