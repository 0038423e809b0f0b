"""What the store keeps: the lines of a table's log, a summary of it for lists, and what it knows of guests."""

from typing import Literal

from msgspec import Struct

Phase = Literal["lobby", "playing", "over", "abandoned"]
WaitsFor = Literal["human", "bot", "nobody"]


class Line(Struct, frozen=True):
    """One entry in the log of a table. Lines are added and never changed."""

    table: str
    seq: int
    """Its number at its table; nobody else ever gets the same."""
    at: int
    """Milliseconds since 1970."""
    body: bytes
    """JSON, opaque here."""


class KnownGuest(Struct, frozen=True):
    """What the store knows of a guest."""

    guest: str
    epoch: int
    """How often other devices were signed out: what was signed for an earlier epoch is not valid any more."""
    body: bytes
    """JSON, opaque here."""
    is_banned: bool = False
    """Whether whoever runs the server lets them in no more."""


class Summary(Struct, frozen=True, kw_only=True):
    """What lists say about a table. It is written with every line and replaces the one before."""

    table: str
    game: str
    phase: Phase
    is_public: bool
    waits_for: WaitsFor
    guests: tuple[str, ...]
    """The ids of all people who have, or had, a seat."""
    updated: int
    """Milliseconds since 1970."""
    body: bytes
    """JSON, opaque here."""
    source: str | None = None
    """The table from a moment of which this one goes on."""


class KeptReview(Struct, frozen=True):
    """A review of a finished match, without its steps."""

    table: str
    guest: str
    """Who asked for it."""
    moves: int
    """Of the match: a review has a step for each, and one for the deal."""
    about: bytes
    """JSON, opaque here."""
    accounts: bytes
    """JSON, opaque here; empty until all steps are done."""
    is_under_way: bool
    """Whether a worker that lives is at it."""
    done: int
    """How many steps there are."""

    @property
    def is_whole(self) -> bool:
        return bool(self.accounts)
