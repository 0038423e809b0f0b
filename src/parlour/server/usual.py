"""How a server runs unless it is told otherwise. The command line shows it, and imports nothing else of the server."""

import os
from collections.abc import Mapping
from typing import Literal, NamedTuple

LogForm = Literal["text", "json"]
LogLevel = Literal["debug", "info", "warning", "error"]

MOMENT = 2.0
"""Seconds for which bots let a person's move stand where others play too and it can be withdrawn."""
THINKERS = max(1, (os.cpu_count() or 1) - 1)
"""Processes in which bots think."""
PATIENCE = 15.0
"""Seconds for a request to arrive."""
IDLE = 120.0
"""Seconds after which a table without clients is put away."""
SOCKETS_OF_ADDRESS = 200
"""A whole house or school behind one address; the operator may choose another number."""
SOCKETS_OF_GUEST = 20
REVIEW_BUDGET = 1.0
"""How much is spent on the review of a match, as a multiple of the usual."""


class Rate(NamedTuple):
    """How much of something there may be."""

    rate: float
    """A second, in the long run."""
    burst: float
    """At once."""


RATES: Mapping[str, Rate] = {
    "messages": Rate(20, 60),
    "messages-of-address": Rate(200, 600),
    "talk": Rate(0.5, 6),
    "talk-of-address": Rate(5, 100),
    "entries": Rate(0.5, 20),
    "entries-of-address": Rate(5, 200),
    "going-back": Rate(1, 60),
    "going-back-of-address": Rate(10, 300),
    "tables": Rate(0.05, 20),
    "tables-of-address": Rate(0.5, 60),
    "public-of-address": Rate(0.02, 10),
    "hints": Rate(1, 20),
    "hints-of-address": Rate(4, 60),
    "arrivals": Rate(0.5, 40),
    "arrivals-of-address": Rate(10, 300),
    "works-of-address": Rate(0.5, 30),
    "reviews-of-address": Rate(0.05, 20),
    "requests-of-address": Rate(50, 300),
    "identities-of-address": Rate(0.5, 60),
    "guesses": Rate(0.2, 60),
    "guesses-of-address": Rate(0.03, 10),
}
"""Every rate, by the name under which the operator may choose another."""
