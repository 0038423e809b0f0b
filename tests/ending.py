"""Processes that end with the tests which started them, whatever becomes of these: they may be killed."""

import ctypes
import signal
import sys
from collections.abc import Callable


def with_parent(told: signal.Signals) -> Callable[[], None] | None:
    """For `preexec_fn`: the kernel tells the process when the thread is gone that started it, so let it be the first.

    None where the kernel knows no such thing.
    """
    if sys.platform != "linux":
        return None
    control = ctypes.CDLL(None).prctl
    set_parent_death_signal = 1
    return lambda: control(set_parent_death_signal, int(told)) and None
