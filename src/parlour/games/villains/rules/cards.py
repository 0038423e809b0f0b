"""The cards of Villains: the six decks (V-P1, V-P2), and what matches what (V-T2).

A kind of card is a number 0 to 23: red, blue and green 1 to 6, then the six specials in the order of the villains.
"""

from typing import Final

from mypy_extensions import i64

from parlour.engine.cards import Pile

NUMBERS: Final = 6
NUMBER_CARDS: Final = 18  # kind = colour * NUMBERS + number - 1
CURSE: Final = 18
HYPNOTIZE: Final = 19
MEDDLING: Final = 20
SWIPE: Final = 21
NO_ESCAPE: Final = 22
WHIRLPOOL: Final = 23
KINDS: Final = 24
NOTHING: Final = 24
"""In place of a kind: no card lies there."""
VILLAINS: Final = ("maleficent", "jafar", "hook", "cruella", "scar", "ursula")
"""The special of the villain at index v is the kind NUMBER_CARDS + v."""
JAFAR: Final = 1
"""Whose special is Hypnotize (V-X2)."""
COLOURS: Final = ("red", "blue", "green")
NAMES: Final = (
    *("red-1", "red-2", "red-3", "red-4", "red-5", "red-6"),
    *("blue-1", "blue-2", "blue-3", "blue-4", "blue-5", "blue-6"),
    *("green-1", "green-2", "green-3", "green-4", "green-5", "green-6"),
    *("curse", "hypnotize", "meddling", "swipe", "no-escape", "whirlpool"),
)
COPIES: Final = 2
"""Of the own special in a deck."""

# Sets of kinds, one bit for each
ALL_NUMBERS: Final = (1 << 18) - 1
ONE_COLOUR: Final = (1 << 6) - 1  # << colour * NUMBERS
ONE_NUMBER: Final = 1 | 1 << 6 | 1 << 12  # << number - 1

# Many cards in one number: two bits for each kind, since no place that is counted so holds more than three of one
NUMBER_DECK: Final = 0x555555555
"""Each of the 18 number cards once."""


def number_of(kind: i64) -> i64:
    """The number on a number card, 1 to 6 (V-P2)."""
    return kind % NUMBERS + 1


def some(count: i64, kind: i64) -> i64:
    """So many cards of a kind, in one number. What is shifted is a variable: compiled, a literal has only 32 bits."""
    return count << (2 * kind)


def one(kind: i64) -> i64:
    """One card of a kind, to be added to many cards in one number."""
    return some(1, kind)


def count_of(cards: i64, kind: i64) -> i64:
    """How many of the kind there are among many cards in one number."""
    return (cards >> (2 * kind)) & 3


def push_all(pile: Pile, cards: i64) -> None:
    """Puts many cards onto a pile, in order of kind."""
    for kind in range(KINDS):
        for _card in range(count_of(cards, kind)):
            pile.push(kind)


def deck_of(villain: i64, *, specials: bool) -> i64:
    """The deck of a villain: 18 number cards and two of its special (V-P2), or none without specials (V-S6)."""
    if specials:
        return NUMBER_DECK + some(COPIES, NUMBER_CARDS + villain)
    return NUMBER_DECK


def matching(kind: i64) -> i64:
    """The set of number cards of the same colour or the same number (V-T2)."""
    return (ONE_COLOUR << (kind // NUMBERS * NUMBERS)) | (ONE_NUMBER << (kind % NUMBERS))
