"""Deals that anyone can check: the table commits to a secret before it knows what the players add to it.

Everything is text, so that a browser can follow. Whatever is derived from the secret is the SHA-256 of

    parlour/2|PURPOSE|TABLE|SECRET|…

so that what is published for one purpose, or at one table, leads to nothing that serves another. The first scheme
hashed the secret alone: where nobody had added anything, its commitment was the seed. Matches that were dealt by it
still verify, and none is dealt by it any more.
"""

import re
from collections.abc import Sequence
from hashlib import sha256
from typing import Final, Literal

from msgspec import Struct

Scheme = Literal[1, 2]
"""How commitment and seed follow from the secret."""
SCHEME: Final[Scheme] = 2
"""That of new tables."""
Purpose = Literal["commitment", "seed", "bots"]
"""What something that is derived from the secret is for."""
SeatKind = Literal["human", "bot"]
"""Who sits in a seat when the cards are dealt."""

SECRET = re.compile(r"[0-9a-f]{64}")
ENTROPY = re.compile(r"[0-9a-f]{32,64}")
TABLE = re.compile(r"[A-Za-z0-9_-]+")


class Fairness(Struct, frozen=True, omit_defaults=True):
    """What shows that nobody chose the deal."""

    commitment: str
    """Published before the players added anything."""
    secret: str
    """What was committed to, revealed at the end."""
    entropy: list[str | None]
    """What each seat added; null for a bot, and for a person who added nothing."""
    version: Scheme = 1
    """How commitment and seed follow from the rest."""
    table: str = ""
    """The table that all of it is bound to; from the second version on."""


def derived(purpose: Purpose, table: str, secret: str, *parts: str) -> str:
    """Everything that follows from a secret is made here, each with its purpose."""
    return sha256("|".join(("parlour/2", purpose, table, secret, *parts)).encode()).hexdigest()


def commitment_to(scheme: Scheme, table: str, secret: str) -> str:
    """What is published before the deal."""
    if scheme == 1:
        return sha256(secret.encode()).hexdigest()
    return derived("commitment", table, secret)


def seed_of(scheme: Scheme, table: str, secret: str, entropy: Sequence[str | None]) -> str:
    """The seed that follows from the secret and what the seats added."""
    added = [f"{seat}:{given}" for seat, given in enumerate(entropy) if given is not None]
    if scheme == 1:
        return sha256("|".join((secret, *added)).encode()).hexdigest()
    return derived("seed", table, secret, str(len(entropy)), *added)


def luck_of_bot(table: str, secret: str, seat: int, moves: int) -> int:
    """A number for `Sfc32`: the luck of whoever thinks for a seat after so many moves."""
    return int(derived("bots", table, secret, str(seat), str(moves))[:16], 16) >> 1


def unfairness(fairness: Fairness, seed: str, kinds: Sequence[SeatKind]) -> str | None:
    """What does not hold, in words; None when the seed is the one that was committed to.

    The form of each part is checked too, for only then is the text of a hash the text of one deal: a secret with a `|`
    in it might be read by one scheme as the secret, by the other as more than that. And only people add to the luck of
    a deal, in both schemes: a server that knows its secret could try what a bot adds until it likes the deal.
    """
    version, table, secret = fairness.version, fairness.table, fairness.secret
    if not SECRET.fullmatch(secret):
        return "fairness.secret is not 64 hex digits"
    if version == 1 and table:
        return "fairness.table should not be there in the first version"
    if version != 1 and not TABLE.fullmatch(table):
        return "fairness.table is missing, or no id of a table"
    if len(fairness.entropy) != len(kinds):
        return f"fairness.entropy has {len(fairness.entropy)} entries instead of {len(kinds)}"
    for seat, (given, kind) in enumerate(zip(fairness.entropy, kinds, strict=True)):
        if given is not None and not ENTROPY.fullmatch(given):
            return f"fairness.entropy[{seat}] is not 32 to 64 hex digits, or null"
        if given is not None and kind == "bot":
            return f"fairness.entropy[{seat}] is that of a bot, and a bot adds nothing to the luck of a deal"
    if commitment_to(version, table, secret) != fairness.commitment:
        what = "fairness.secret" if version == 1 else "fairness.table and fairness.secret"
        return f"fairness.commitment is not the SHA-256 of {what}"
    if seed_of(version, table, secret, fairness.entropy) != seed:
        return "seed does not follow from fairness.secret and fairness.entropy"
    return None
