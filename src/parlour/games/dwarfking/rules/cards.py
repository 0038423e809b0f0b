"""The cards of The Dwarf King as numbers (K-P1, K-P2), the sets of them that rules speak of, and the deck (K-P4).

A coloured card is its colour times 16 plus its rank: 1 to 10, the two 11s, Jack, Queen, King, Ace. The five Magic
cards follow. Every card exists once, so a hand is a set of the engine (`cardset.py`).
"""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from parlour.engine.cards import Pile
from parlour.engine.cardset import bit_of, named, push_set, set_named, shifted
from parlour.engine.rng import Rng
from parlour.engine.tricks import NO_SUIT, suit_cards

GREEN: Final = 0
BLUE: Final = 1
RED: Final = 2
COLOURS: Final = 3
COLOUR_NAMES: Final = ("green", "blue", "red")

RANKS: Final = 16
JACK: Final = 12
QUEEN: Final = 13
KING: Final = 14
ACE: Final = 15

NAMES: Final = (
    *("green-1", "green-2", "green-3", "green-4", "green-5", "green-6", "green-7", "green-8", "green-9", "green-10"),
    *("green-11-flag", "green-11-tinkerer", "green-J", "green-Q", "green-K", "green-A"),
    *("blue-1", "blue-2", "blue-3", "blue-4", "blue-5", "blue-6", "blue-7", "blue-8", "blue-9", "blue-10"),
    *("blue-11-flag", "blue-11-enchanter", "blue-J", "blue-Q", "blue-K", "blue-A"),
    *("red-1", "red-2", "red-3", "red-4", "red-5", "red-6", "red-7", "red-8", "red-9", "red-10"),
    *("red-11-flag", "red-11-shaman", "red-J", "red-Q", "red-K", "red-A"),
    *("dragon", "mummy", "puppeteer", "sorcerer", "excalibur"),
)
KINDS: Final = 53

# Special cards (K-P2)
DRUID: Final = 0
GREEN_FLAG: Final = 10
TINKERER: Final = 11
JOKER: Final = 16
BLUE_FLAG: Final = 26
ENCHANTER: Final = 27
SCOUT: Final = 32
RED_FLAG: Final = 42
SHAMAN: Final = 43
MAGIC: Final = 48
"""From here on cards have no colour."""
DRAGON: Final = 48
MUMMY: Final = 49
PUPPETEER: Final = 50
SORCERER: Final = 51
EXCALIBUR: Final = 52
NO_CARD: Final = 53

# Cards that the deal looks for (K-P4, K-D1, K-D3, K-D4)
GREEN_2: Final = 1
GREEN_5: Final = 4
BLUE_5: Final = 20
RED_5: Final = 36

# Sets of cards
GREENS: Final = 0xFFFF
BLUES: Final = 0xFFFF << 16
REDS: Final = 0xFFFF << 32
SPECIALS: Final = 0x1F_0C01_0C01_0C01
"""The 1 and the two 11s of each colour, and the Magic cards."""
COURT: Final = 0xF3FE_F3FE_F3FE
FIGURES: Final = 0xF000_F000_F000
"""Jacks, Queens, Kings and Aces."""
QUEENS: Final = 0x2000_2000_2000
KINGS: Final = 0x4000_4000_4000
ACES: Final = 0x8000_8000_8000
NUMBERED: Final = 0x0FFF_0FFF_0FFF
"""Cards with a value from 1 to 11."""


def of_colour(colour: i64) -> i64:
    """All cards of a colour; none of `NO_SUIT`, which stands where there is no colour."""
    return suit_cards(colour, RANKS)


def colour_of(card: i64) -> i64:
    """Magic cards have none (K-P2)."""
    if card >= MAGIC:
        return NO_SUIT
    return card >> 4


def of_rank(rank: i64) -> i64:
    """The three cards of a rank."""
    return shifted(0x0001_0001_0001, rank)


def value_of(card: i64) -> i64:
    """1 to 11; nothing for figures and Magic cards (K-S15)."""
    rank = card & 15
    if card >= MAGIC or rank >= JACK:
        return 0
    if rank < 10:
        return rank + 1
    return 11


def names_of(cards: i64) -> list[str]:
    """A set by name, in order."""
    return named(cards, NAMES)


def cards_named(names: Sequence[str]) -> i64:
    """A set of cards by their names."""
    return set_named(names, NAMES)


def deck_of(players: i64, special: i64) -> i64:
    """The cards of a deal: the Court cards, with three players without the green 2 (K-P4), and one Special (K-D2)."""
    cards = COURT | bit_of(special)
    if players == 3:
        cards &= ~bit_of(GREEN_2)
    return cards


def shuffled_deck(players: i64, special: i64, rng: Rng) -> Pile:
    """The cards of a deal, the Special shuffled into the Court cards (K-D2)."""
    deck = Pile()
    push_set(deck, deck_of(players, special) & ~bit_of(special))
    deck.push(special)
    deck.shuffle(rng)
    return deck
