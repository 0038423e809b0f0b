"""What can happen in The Dwarf King, as facts.

Hidden from some are the cards dealt, taken, given, swapped and passed on; a second struct says what those see of it.
"""

from typing import Literal

from parlour.engine.event import Event


class Dealt(Event, frozen=True):
    """A new deal: the Special turned up, the tile drawn, and all hands (K-D2, K-D3)."""

    dealer: int
    special: str
    tile: int
    hands: list[list[str]]


class DealtToYou(Event, frozen=True):
    """A new deal, as a player sees it: with the own hand."""

    dealer: int
    special: str
    tile: int
    hand: list[str]


class DealtUnseen(Event, frozen=True):
    """A new deal, as somebody without a hand sees it."""

    dealer: int
    special: str
    tile: int


class Showed(Event, frozen=True):
    """A player showed a card and keeps it: a 5 (K-D3, K-D4) or the red Flag Bearer (K-S9)."""

    seat: int
    card: str


class ChoseQuest(Event, frozen=True):
    """The quest of this deal is settled (K-D3)."""

    seat: int
    quest: str


class TookCards(Event, frozen=True):
    """Two random cards changed hands (K-S9): what the two players see."""

    seat: int
    other: int
    cards: list[str]


class TookCardsUnseen(Event, frozen=True):
    """Two random cards changed hands (K-S9): what everybody else sees."""

    seat: int
    other: int


class GaveCard(Event, frozen=True):
    """A card was given in return (K-S9): what the two players see."""

    seat: int
    other: int
    card: str


class GaveCardUnseen(Event, frozen=True):
    """A card was given in return (K-S9): what everybody else sees."""

    seat: int
    other: int


class Played(Event, frozen=True):
    """A card went into the trick (K-T1)."""

    seat: int
    card: str
    stands_for: str
    """The card that the Mummy copies or the Puppeteer stands just above; empty for every other card."""


class WonTrick(Event, frozen=True):
    """A trick was won (K-T2)."""

    seat: int
    cards: list[str]


class GotBonus(Event, frozen=True):
    """A Special gave or cost points (K-S2, K-S3, K-S4, K-S7, K-S8)."""

    seat: int
    card: str
    points: int


class SwappedHands(Event, frozen=True):
    """Two players swapped hands (K-S1): what the two see, with the hand that `seat` gave and the one it got."""

    seat: int
    other: int
    gave: list[str]
    got: list[str]


class SwappedHandsUnseen(Event, frozen=True):
    """Two players swapped hands (K-S1): what everybody else sees."""

    seat: int
    other: int


class PassedHands(Event, frozen=True):
    """All hands moved one seat on (K-S5), with everybody's new hand."""

    seat: int
    side: Literal["left", "right"]
    hands: list[list[str]]


class PassedHandsToYou(Event, frozen=True):
    """All hands moved one seat on (K-S5), as a player sees it: with the own new hand."""

    seat: int
    side: Literal["left", "right"]
    hand: list[str]


class PassedHandsUnseen(Event, frozen=True):
    """All hands moved one seat on (K-S5), as somebody without a hand sees it."""

    seat: int
    side: Literal["left", "right"]


class UsedSorcerer(Event, frozen=True):
    """A card of the last trick went into a hand, and the Sorcerer lies in its place (K-S13)."""

    seat: int
    card: str


class KeptSorcerer(Event, frozen=True):
    """The Sorcerer waits (K-S13)."""

    seat: int


class EndedDeal(Event, frozen=True):
    """A deal was scored (K-E1)."""

    quest: str
    points: list[int]
    scores: list[int]
    """All deals so far."""


class EndedMatch(Event, frozen=True):
    """One player leads alone after seven deals or more (K-E2)."""

    winner: int


Fact = (
    Dealt
    | Showed
    | ChoseQuest
    | TookCards
    | GaveCard
    | Played
    | WonTrick
    | GotBonus
    | SwappedHands
    | PassedHands
    | UsedSorcerer
    | KeptSorcerer
    | EndedDeal
    | EndedMatch
)
"""Everything that `apply` may log."""

Shown = (
    Fact
    | DealtToYou
    | DealtUnseen
    | TookCardsUnseen
    | GaveCardUnseen
    | SwappedHandsUnseen
    | PassedHandsToYou
    | PassedHandsUnseen
)
"""Everything that a viewer may be shown."""
