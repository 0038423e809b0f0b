"""The cards of Dig Dig (G-P1). A card is a number 0 to 13: the numbers 1 to 10, then Boom, Drop, Limbo and Ninja."""

from typing import Final

from mypy_extensions import i64

from parlour.engine.cards import Cards

NUMBERS: Final = 10
BOOM: Final = 10
DROP: Final = 11
LIMBO: Final = 12
NINJA: Final = 13
KINDS: Final = 14
COPIES: Final = 4
"""Of each kind; so many in a row are composted (G-B1)."""
NAMES: Final = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "boom", "drop", "limbo", "ninja")
FIVE: Final = 4
"""The kind of a 5, on which Limbo turns (G-X3)."""
NOTHING: Final = 14
"""In place of a kind: no card lies there, or no number has to be led."""


def all_cards() -> Cards:
    """The 56 cards: four of each number and of each power (G-P1)."""
    cards = Cards(KINDS)
    for kind in range(i64(KINDS)):
        cards.add(kind, COPIES)
    return cards
