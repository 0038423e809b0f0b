"""What can happen in Magpies, and who sees which card of it: hidden from some are hands and passed cards."""

from typing import Annotated

from parlour.engine.event import EachTheirOwn, Event, Hidden, Open, SeenBy


class Dealt(Event, frozen=True):
    """A new deal (M-D1)."""

    dealer: int
    hands: Annotated[list[list[str]], EachTheirOwn("hand")]
    stock: Hidden[list[str]]


class Passed(Event, frozen=True):
    """A card was put face down for the left neighbour (M-D2)."""

    seat: int
    card: Annotated[str, SeenBy("seat")]


class Exchanged(Event, frozen=True):
    """All took up the card of their right neighbour (M-D2): what each of them got."""

    cards: Annotated[list[str], EachTheirOwn("card")]


class Played(Event, frozen=True):
    """A card went into the trick (M-T1)."""

    seat: int
    card: Open[str]


class MagpieCame(Event, frozen=True):
    """A magpie turned up a card of the stock (M-L1)."""

    seat: int
    card: Open[str]


class WonTrick(Event, frozen=True):
    """A trick was won (M-T2)."""

    seat: int
    cards: Open[list[str]]
    points: int


class EndedDeal(Event, frozen=True):
    """A deal is over (M-E1)."""

    deal: int
    scores: list[int]


EVENTS = (Dealt, Passed, Exchanged, Played, MagpieCame, WonTrick, EndedDeal)
"""Everything that `apply` may log."""
