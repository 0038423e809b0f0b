"""Four letters that somebody reads off a screen across the room and types."""

import secrets

LETTERS = "BCDFHJKLMNPRSTVWXZ"
"""No vowels, so that no code is a word, and none of two that look alike from afar: no G beside C, no Q, no Y."""
LENGTH = 4
CANDIDATES = 40
"""Of so many one is free, unless the server has tens of thousands of tables that wait."""


def fresh_codes() -> list[str]:
    """Codes at random, to choose a free one from."""
    return ["".join(secrets.choice(LETTERS) for _ in range(LENGTH)) for _ in range(CANDIDATES)]
