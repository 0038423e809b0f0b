"""What can happen in Diamoniak, and who sees it. Only `Reshuffled` holds something hidden."""

from typing import Literal

from parlour.engine.event import Event, Hidden, Open


class Reshuffled(Event, frozen=True):
    """The discards became the new pile (D-R1)."""

    cards: Hidden[list[str]]
    """From the top."""


class Drew(Event, frozen=True):
    """A card came from the pile, shown to all (D-T2), and where it went (D-C1 to D-W1)."""

    seat: int
    card: Open[str]
    goes_to: Literal["castle", "side", "discards"]


class Began(Event, frozen=True):
    """A player's colour is fixed by the castle card just drawn (D-C1)."""

    seat: int
    card: Open[str]


class MetWitch(Event, frozen=True):
    """The witch wants so many cards (D-W1); none, and the turn just ends."""

    seat: int
    toll: int


class GaveUp(Event, frozen=True):
    """A card went to the discards with the witch (D-W1)."""

    seat: int
    card: Open[str]


class UsedFairy(Event, frozen=True):
    """A fairy countered the witch, and both went to the discards (D-W3)."""

    seat: int


class Bought(Event, frozen=True):
    """A castle card changed hands for three diamonds (D-B1, D-B3)."""

    seat: int
    seller: int
    card: Open[str]


class Stopped(Event, frozen=True):
    """A player drew no further card (D-T2)."""

    seat: int


class Won(Event, frozen=True):
    """A castle is complete (D-E1)."""

    seat: int
    card: Open[str]


EVENTS = (Reshuffled, Drew, Began, MetWitch, GaveUp, UsedFairy, Bought, Stopped, Won)
"""Everything that `apply` may log."""
