"""What every run of the suite needs."""

import signal

from hypothesis import settings

# A suite that was started in the background has interrupts ignored, and so would have every process that it starts.
signal.signal(signal.SIGINT, signal.default_int_handler)

# No test is timed: machines are slow at times.
settings.register_profile("parlour", deadline=None)
settings.load_profile("parlour")
