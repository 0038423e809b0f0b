"""What can happen in The Dwarf King, and who sees it. Hidden are cards dealt, taken, given, swapped and passed on."""

from typing import Annotated, Literal

from parlour.engine.event import EachTheirOwn, Event, Open, SeenBy


class Dealt(Event, frozen=True):
    """A new deal: the Special turned up, the tile drawn, and all hands (K-D2, K-D3)."""

    dealer: int
    special: Open[str]
    tile: int
    hands: Annotated[list[list[str]], EachTheirOwn("hand")]


class Showed(Event, frozen=True):
    """A player showed a card and keeps it: a 5 (K-D3, K-D4) or the red Flag Bearer (K-S9)."""

    seat: int
    card: Open[str]


class ChoseQuest(Event, frozen=True):
    """The quest of this deal is settled (K-D3)."""

    seat: int
    quest: Open[str]


class TookCards(Event, frozen=True):
    """Two random cards changed hands, seen by the two players (K-S9)."""

    seat: int
    other: int
    cards: Annotated[list[str], SeenBy("seat", "other")]


class GaveCard(Event, frozen=True):
    """A card was given in return, seen by the two players (K-S9)."""

    seat: int
    other: int
    card: Annotated[str, SeenBy("seat", "other")]


class Played(Event, frozen=True):
    """A card went into the trick (K-T1)."""

    seat: int
    card: Open[str]
    stands_for: Open[str | None]
    """The card that the Mummy copies or the Puppeteer stands just above; none for every other card."""


class WonTrick(Event, frozen=True):
    """A trick was won (K-T2)."""

    seat: int
    cards: Open[list[str]]


class GotBonus(Event, frozen=True):
    """A Special gave or cost points (K-S2, K-S3, K-S4, K-S7, K-S8)."""

    seat: int
    card: Open[str]
    points: int


class SwappedHands(Event, frozen=True):
    """Two players swapped hands (K-S1); the two see the hand that `seat` gave and the one it got."""

    seat: int
    other: int
    gave: Annotated[list[str], SeenBy("seat", "other")]
    got: Annotated[list[str], SeenBy("seat", "other")]


class PassedHands(Event, frozen=True):
    """All hands moved one seat on (K-S5), with everybody's new hand."""

    seat: int
    side: Literal["left", "right"]
    hands: Annotated[list[list[str]], EachTheirOwn("hand")]


class UsedSorcerer(Event, frozen=True):
    """A card of the last trick went into a hand, and the Sorcerer lies in its place (K-S13)."""

    seat: int
    card: Open[str]


class KeptSorcerer(Event, frozen=True):
    """The Sorcerer waits (K-S13)."""

    seat: int


class EndedDeal(Event, frozen=True):
    """A deal was scored (K-E1)."""

    quest: Open[str]
    points: list[int]
    scores: list[int]
    """All deals so far."""


class EndedMatch(Event, frozen=True):
    """One player leads alone after seven deals (five or three in a short match) or more (K-E2)."""

    winner: int


EVENTS = (
    Dealt,
    Showed,
    ChoseQuest,
    TookCards,
    GaveCard,
    Played,
    WonTrick,
    GotBonus,
    SwappedHands,
    PassedHands,
    UsedSorcerer,
    KeptSorcerer,
    EndedDeal,
    EndedMatch,
)
"""Everything that `apply` may log."""
