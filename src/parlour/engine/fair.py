"""Deals that anyone can check: the table commits to a secret before it knows what the players add to it.

Everything is text, so that a browser can follow: the commitment is the SHA-256 of the secret's 64 hex digits, and the
seed of the deal is the SHA-256 of the secret, followed by `|SEAT:ENTROPY` for each seat that gave some.
"""

from collections.abc import Sequence
from hashlib import sha256

from msgspec import Struct


class Fairness(Struct, frozen=True):
    """What shows that nobody chose the deal."""

    commitment: str
    """Published before the players added anything."""
    secret: str
    """What was committed to, revealed at the end."""
    entropy: list[str | None]
    """What each seat added."""


def commitment_to(secret: str) -> str:
    """What is published before the deal."""
    return sha256(secret.encode()).hexdigest()


def seed_of(secret: str, entropy: Sequence[str | None]) -> str:
    """The seed that follows from the secret and what the seats added."""
    added = "".join(f"|{seat}:{given}" for seat, given in enumerate(entropy) if given is not None)
    return sha256((secret + added).encode()).hexdigest()


def unfairness(fairness: Fairness, seed: str) -> str | None:
    """What does not hold, in words; None when the seed is the one that was committed to."""
    if commitment_to(fairness.secret) != fairness.commitment:
        return "fairness.commitment is not the SHA-256 of fairness.secret"
    if seed_of(fairness.secret, fairness.entropy) != seed:
        return "seed does not follow from fairness.secret and fairness.entropy"
    return None
