"""What can happen in Magpies, as facts. Hidden from some are hands and passed cards."""

from parlour.engine.event import Event


class Dealt(Event, frozen=True):
    """A new deal, all hands and the stock (M-D1)."""

    dealer: int
    hands: list[list[str]]
    stock: list[str]


class DealtToYou(Event, frozen=True):
    """A new deal, as a player sees it."""

    dealer: int
    hand: list[str]


class DealtUnseen(Event, frozen=True):
    """A new deal, as somebody without a hand sees it."""

    dealer: int


class Passed(Event, frozen=True):
    """A card was put face down for the left neighbour (M-D2): what its player sees."""

    seat: int
    card: str


class PassedUnseen(Event, frozen=True):
    """A card was put face down for the left neighbour (M-D2): what everybody else sees."""

    seat: int


class Exchanged(Event, frozen=True):
    """All took up the card of their right neighbour (M-D2), by giver."""

    gifts: list[str]


class ExchangedToYou(Event, frozen=True):
    """All took up the card of their right neighbour (M-D2), with the card that you got."""

    got: str


class ExchangedUnseen(Event, frozen=True):
    """All took up the card of their right neighbour (M-D2), as somebody without a hand sees it."""


class Played(Event, frozen=True):
    """A card went into the trick (M-T1)."""

    seat: int
    card: str


class MagpieCame(Event, frozen=True):
    """A magpie turned up a card of the stock (M-L1)."""

    seat: int
    card: str


class WonTrick(Event, frozen=True):
    """A trick was won (M-T2)."""

    seat: int
    cards: list[str]
    points: int


class EndedDeal(Event, frozen=True):
    """A deal is over (M-E1)."""

    deal: int
    scores: list[int]


Fact = Dealt | Passed | Exchanged | Played | MagpieCame | WonTrick | EndedDeal
"""Everything that `apply` may log."""

Shown = Fact | DealtToYou | DealtUnseen | PassedUnseen | ExchangedToYou | ExchangedUnseen
"""Everything that a viewer may be shown."""
