"""What can happen in Dig Dig, and who sees it. Only `Drew` holds something hidden."""

from typing import Annotated, Literal

from parlour.engine.event import Event, Open, SeenBy


class Swapped(Event, frozen=True):
    """A hand card and a face-up card changed places before the start (G-S2)."""

    seat: int
    hand: Open[str]
    face_up: Open[str]


class Readied(Event, frozen=True):
    """A player is content with the face-up cards (G-S2)."""

    seat: int


class Started(Event, frozen=True):
    """It is settled who starts, and with which lowest number; none, and any card may be led (G-S3)."""

    seat: int
    lowest: Open[str | None]


class Played(Event, frozen=True):
    """Cards went onto the play pile (G-T1, G-T7)."""

    seat: int
    cards: Open[list[str]]
    source: Literal["hand", "row"]


class TurnedBlind(Event, frozen=True):
    """A blind card was turned; it lies on the pile if it fits, else it goes to the hand with the pile (G-T8)."""

    seat: int
    slot: int
    card: Open[str]
    fits: bool


class Composted(Event, frozen=True):
    """The pile went to the compost heap (G-B1, G-X1)."""

    seat: int
    count: int
    reason: Literal["boom", "four"]


class TookPile(Event, frozen=True):
    """The whole play pile went into a hand (G-T5, G-T8), listed from the top."""

    seat: int
    cards: Open[list[str]]


class Drew(Event, frozen=True):
    """Cards came from the deck (G-T4)."""

    seat: int
    cards: Annotated[list[str], SeenBy("seat")]


class WentOut(Event, frozen=True):
    """A player has no cards left (G-E1)."""

    seat: int
    place: int


class Lost(Event, frozen=True):
    """Who is left holding cards at the end: one player (G-E1), or all still in when nothing moves on (G-E3)."""

    seats: list[int]


EVENTS = (Swapped, Readied, Started, Played, TurnedBlind, Composted, TookPile, Drew, WentOut, Lost)
"""Everything that `apply` may log."""
