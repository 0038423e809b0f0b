"""What can happen in Villains, and who sees it. Three events hold a card that not everybody sees."""

from typing import Annotated, Literal

from parlour.engine.event import Event, Open, SeenBy


class Played(Event, frozen=True):
    """A number card went Villain side up onto a pile, the own one or a neighbour's (V-T2, V-T3)."""

    seat: int
    card: Open[str]
    pile: int
    """The seat whose pile it is."""
    to: Literal["own", "left", "right"]
    """Whose pile that is to the player."""


class LaidHero(Event, frozen=True):
    """A card went face down onto the own pile (V-T5)."""

    seat: int
    card: Annotated[str, SeenBy("known_to")]
    known_to: int | None
    """The one seat that has seen its face; none if everybody has, since it lay open (V-X5)."""


class UsedPower(Event, frozen=True):
    """A special card went to the middle for its power (V-X0)."""

    seat: int
    card: Open[str]


class HadNoEffect(Event, frozen=True):
    """There was nothing for a power to act on (V-X7)."""

    seat: int
    card: Open[str]


class Cursed(Event, frozen=True):
    """The highest number showing left a pile and the game (V-X1)."""

    pile: int
    card: Open[str]


class Hypnotized(Event, frozen=True):
    """The top card of a pile went into a hand (V-X2)."""

    seat: int
    pile: int
    card: Annotated[str, SeenBy("known_to")]
    known_to: int | None
    """The one seat that sees its face, if it was a Hero: whose it is now. None if it lay Villain side up."""


class Turned(Event, frozen=True):
    """The top card of a pile was turned over, so everybody knows it now (V-X3)."""

    pile: int
    card: Open[str]
    side: Literal["villain", "hero"]
    """The side that shows now."""


class Swiped(Event, frozen=True):
    """Two piles swapped their top cards, each as it lay; an empty own pile gave nothing (V-X4)."""

    seat: int
    pile: int
    taken: Open[str]
    """A card, or "hero" for a card face down."""
    given: Open[str | None]


class Picked(Event, frozen=True):
    """A hand card was laid open before its owner, who must play it next (V-X5)."""

    seat: int
    card: Open[str]


class Whirled(Event, frozen=True):
    """The top card of every pile moved one place, as it lay (V-X6)."""

    seat: int
    direction: Literal["left", "right"]
    moved: Open[list[str | None]]
    """What left each seat's pile: a card, "hero" for a card face down, none from an empty pile."""
    onto: list[int]
    """The seat whose pile it came to, for each seat."""


class Drew(Event, frozen=True):
    """Cards came from the own draw pile (V-T10)."""

    seat: int
    cards: Annotated[list[str], SeenBy("seat")]


class RanOut(Event, frozen=True):
    """A player has played the last card and is passed over from now on (V-T11)."""

    seat: int


class Counted(Event, frozen=True):
    """A pile was counted at the end (V-E2, V-E3)."""

    seat: int
    heroes: int
    points: int
    cancelled: int
    """Points that the Heroes cancelled."""


EVENTS = (
    Played,
    LaidHero,
    UsedPower,
    HadNoEffect,
    Cursed,
    Hypnotized,
    Turned,
    Swiped,
    Picked,
    Whirled,
    Drew,
    RanOut,
    Counted,
)
"""Everything that `apply` may log."""
