"""What the store keeps of a table: the lines of its log, and a summary for lists."""

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
