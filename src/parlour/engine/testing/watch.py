"""What stands around every property: no hanging, and a message that says where it happened."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Any, Protocol, TypeVar

from parlour.engine.testing.soak import Violation


class Located(Protocol):
    """What knows where its property looks just now."""

    patience: float

    def where(self) -> str: ...


P = TypeVar("P", bound=Located)


def located(check: Callable[[P], None]) -> Callable[[P], None]:
    """A property: whatever goes wrong in it is a `Violation` that says where, an endless loop too."""

    @wraps(check)
    def checked(kit: P) -> None:
        with watched(kit):
            try:
                check(kit)
            except Violation:
                raise
            except Exception as error:
                raise Violation(f"{kit.where()}: {type(error).__name__}: {error}") from error

    return checked


@contextmanager
def watched(kit: Located) -> Iterator[None]:
    """Ends a loop that does not end. Counts the process's own computing, so that a busy machine makes no difference.

    Only where there are such signals, in the main thread, and in Python: compiled code does not listen.
    """

    def bark(number: int, frame: Any) -> None:
        raise Violation(f"{kit.where()}: no end after {kit.patience:g} seconds of computing: an endless loop?")

    try:
        before = signal.signal(signal.SIGVTALRM, bark)
    except (AttributeError, ValueError):
        yield
        return
    try:
        breathe(kit)
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def breathe(kit: Located) -> None:
    """Something has been done: the watch starts anew."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_VIRTUAL, kit.patience)
