"""What every run of the suite needs."""

import signal

from hypothesis import settings

from tests.postgres import postgres as postgres
from tests.postgres import pytest_terminal_summary as pytest_terminal_summary

# A suite that was started in the background has interrupts ignored, and so would have every process that it starts.
signal.signal(signal.SIGINT, signal.default_int_handler)

# No test is timed: machines are slow at times.
settings.register_profile("parlour", deadline=None)
settings.load_profile("parlour")
