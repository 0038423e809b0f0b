"""Sets of cards in one int: bit k is set when the card of kind k is in it. For packs in which every card exists once.

Up to 62 kinds, 0 to 61: then every set, and every literal of one, is a plain machine number when compiled. Union,
intersection and difference are `a | b`, `a & b` and `a & ~b`, the empty set is 0, and a loop over a set reads

    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
"""

from collections.abc import Iterable, Sequence

from mypy_extensions import i64

from parlour.engine.cards import Cards, Pile
from parlour.engine.ints import Ints
from parlour.engine.rng import Rng


def shifted(cards: i64, places: i64) -> i64:
    """A literal shifted in place would be a 32-bit number when compiled; an argument is not."""
    return cards << places


def bit_of(card: i64) -> i64:
    """The set of one card."""
    return shifted(1, card)


def has(cards: i64, card: i64) -> bool:
    return (cards >> card) & 1 == 1


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


def any_of(cards: i64, rng: Rng) -> i64:
    """A random card of a set that is not empty."""
    return nth(cards, rng.below(count(cards)))


def set_of(cards: Iterable[int]) -> i64:
    """Cards by number, or the seats of some players, as a set."""
    found: i64 = 0
    for card in cards:
        found |= bit_of(card)
    return found


def members(cards: i64) -> list[int]:
    """A set as a sorted list."""
    found: list[int] = []
    while cards != 0:
        found.append(lowest(cards))
        cards &= cards - 1
    return found


def named(cards: i64, names: Sequence[str]) -> list[str]:
    """A set by the names of its cards, in order."""
    return [names[card] for card in members(cards)]


def set_named(wanted: Iterable[str], names: Sequence[str]) -> i64:
    """The cards with these names as a set, of a game whose cards are called `names`."""
    return set_of([names.index(name) for name in wanted])


def push_set(pile: Pile, cards: i64) -> None:
    """Puts every card of a set on a pile, in order."""
    while cards != 0:
        pile.push(lowest(cards))
        cards &= cards - 1


def offer_set(out: Ints, cards: i64, first: i64) -> None:
    """Offers the action first + card for every card of a set, in order."""
    while cards != 0:
        out.push(first + lowest(cards))
        cards &= cards - 1


def add_set(to: Cards, cards: i64) -> None:
    """Adds every card of a set to a multiset."""
    while cards != 0:
        to.add(lowest(cards), 1)
        cards &= cards - 1
