"""The cards of The Dwarf King as numbers (K-P1, K-P2), and sets of cards as the bits of one number.

A coloured card is its colour times 16 plus its rank: 1 to 10, the two 11s, Jack, Queen, King, Ace. The five Magic
cards follow. Every card exists once, so a hand is an int with one bit a card.
"""

from typing import Final

from mypy_extensions import i64

from parlour.engine.cards import Cards, Pile
from parlour.engine.rng import Rng

GREEN: Final = 0
BLUE: Final = 1
RED: Final = 2
COLOURS: Final = 3
NO_COLOUR: Final = 3
"""In place of a colour: that of the Dragon and Excalibur, or nothing is required yet."""
COLOUR_NAMES: Final = ("green", "blue", "red")

RANKS: Final = 16
FIVE: Final = 4
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
COLOURED: Final = 0xFFFF_FFFF_FFFF
MAGICS: Final = 0x1F << 48
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
ELEVENS: Final = 0x0C00_0C00_0C00


def shifted(cards: i64, places: i64) -> i64:
    """A literal shifted in place would be a 32-bit number when compiled; an argument is not."""
    return cards << places


def of_colour(colour: i64) -> i64:
    """All cards of a colour; none when there is no colour."""
    if colour == NO_COLOUR:
        return 0
    return shifted(GREENS, colour * RANKS)


def colour_of(card: i64) -> i64:
    """Magic cards have none."""
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


def bit_of(card: i64) -> i64:
    return shifted(1, card)


def count(cards: i64) -> i64:
    """How many cards there are in a set."""
    cards = cards - ((cards >> 1) & 0x1555_5555_5555_5555)  # no longer: compiled, more than 62 bits make an object
    cards = (cards & 0x3333_3333_3333_3333) + ((cards >> 2) & 0x3333_3333_3333_3333)
    cards = (cards + (cards >> 4)) & 0x0F0F_0F0F_0F0F_0F0F
    cards += cards >> 8
    cards += cards >> 16
    return (cards + (cards >> 32)) & 0x7F


def lowest(cards: i64) -> i64:
    """The card with the lowest number in a set that is not empty."""
    low = cards & -cards
    card: i64 = 0
    if low >= 0x1_0000_0000:
        low >>= 32
        card = 32
    if low >= 0x1_0000:
        low >>= 16
        card += 16
    if low >= 0x100:
        low >>= 8
        card += 8
    if low >= 0x10:
        low >>= 4
        card += 4
    if low >= 4:
        low >>= 2
        card += 2
    return card + (low >> 1)


def nth(cards: i64, n: i64) -> i64:
    """The card with n lower ones in the set."""
    for _lower in range(n):
        cards &= cards - 1
    return lowest(cards)


def members(cards: i64) -> list[int]:
    """A set as a sorted list."""
    return [card for card in range(KINDS) if (cards >> card) & 1]


def names_of(cards: i64) -> list[str]:
    """A set by name, in order."""
    return [NAMES[card] for card in members(cards)]


def push_cards(out: Pile, first: i64, cards: i64) -> None:
    """One action for each card of a set."""
    while cards != 0:
        out.push(first + lowest(cards))
        cards &= cards - 1


def add_set(to: Cards, cards: i64) -> None:
    while cards != 0:
        to.add(lowest(cards), 1)
        cards &= cards - 1


def shuffled_deck(players: i64, special: i64, rng: Rng) -> Pile:
    """K-P4, K-D2: the Court cards, with three players without the green 2, and one Special."""
    deck = Pile()
    for card in range(KINDS):
        if (COURT >> card) & 1 == 1 and not (players == 3 and card == GREEN_2):
            deck.push(card)
    deck.push(special)
    deck.shuffle(rng)
    return deck
