"""What can happen, and who sees which card of it: only the hands of a deal are hidden from somebody."""

from typing import Annotated

from parlour.engine.event import EachTheirOwn, Event, Hidden, Open


class Dealt(Event, frozen=True):
    """A new deal (N-D1)."""

    deal: int
    dealer: int
    hands: Annotated[list[list[str]], EachTheirOwn("hand")]
    aside: Hidden[list[str]]


class Played(Event, frozen=True):
    """A card went into the trick (N-T1)."""

    seat: int
    card: Open[str]


class WonTrick(Event, frozen=True):
    """Somebody won a trick (N-T3)."""

    seat: int


EVENTS = (Dealt, Played, WonTrick)
"""Everything that `apply` may log."""
