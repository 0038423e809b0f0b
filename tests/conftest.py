"""What every run of the suite needs."""

import os
import re
import signal
from collections import Counter

import pytest
from hypothesis import settings

from tests.nginx import nginx as nginx
from tests.postgres import postgres as postgres

# The way to the servers of tests is short; and what somebody has set for databases of their own is not for ours.
os.environ |= {"NO_PROXY": "*", "no_proxy": "*"}
for name in [name for name in os.environ if name.startswith("PG") or name == "FORWARDED_ALLOW_IPS"]:
    del os.environ[name]

# A suite that was started in the background has interrupts ignored, and so would have every process that it starts.
signal.signal(signal.SIGINT, signal.default_int_handler)

# No test is timed: machines are slow at times.
settings.register_profile("parlour", deadline=None)
settings.load_profile("parlour")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Says what was left out. It stands here, for parallel runs report without the conftest.py of any folder below."""
    reasons = (str(report.longrepr) for report in terminalreporter.stats.get("skipped", []))
    missing = Counter(
        found.groups() for reason in reasons if (found := re.search(r"(\w+) is not here; ([^']+)", reason))
    )
    for (what, remedy), tests in missing.items():
        said = f"WARNING: {what} was not tested ({tests} tests skipped): {remedy}"
        terminalreporter.write_line(said, red=True, bold=True)
