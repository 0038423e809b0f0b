"""A card on a pile of Villains, either side up (V-P3), and what a pile counts by its Heroes (V-E2, V-E3, V-E4).

A card on a pile is a kind with flags: without any, it lies Villain side up.
"""

from typing import Final

from mypy_extensions import i64

from parlour.games.villains.rules.cards import NAMES, NUMBER_CARDS, NUMBERS

# A card on a pile (V-P3): its kind, and
HERO: Final = 1 << 5
"""It lies face down."""
SECRET: Final = 1 << 6
"""Nobody has seen its face but the player who laid it."""
BY: Final = 7
"""From this bit up, of a secret Hero: the seat that laid it."""
AGE: Final = 10
"""From this bit up, of a secret Hero laid by the thief: how many thefts were on record before (`redeal`)."""
KIND_MASK: Final = 31
SEAT_MASK: Final = 7

# A pile in one number: five bits for how many of each number show, from bit 30 up how many Heroes lie in it
HEROES: Final = 30
FIVE_BITS: Final = 31


def shows_number(laid: i64) -> bool:
    return laid < NUMBER_CARDS


def is_hero(laid: i64) -> bool:
    return laid & HERO != 0


def is_secret(laid: i64) -> bool:
    return laid & SECRET != 0


def layer(laid: i64) -> i64:
    """Who laid a secret Hero."""
    return (laid >> BY) & SEAT_MASK


def age(laid: i64) -> i64:
    return laid >> AGE


def display_name(laid: i64) -> str:
    """What everybody sees of a card on a pile."""
    return "hero" if is_hero(laid) else NAMES[laid]


def weight(laid: i64) -> i64:
    """What a card adds to the tally of its pile; a special that shows adds nothing (V-T14)."""
    if shows_number(laid):
        return 1 << (5 * (laid % NUMBERS))
    if is_hero(laid):
        return 1 << HEROES
    return 0


def heroes_in(tally: i64) -> i64:
    return tally >> HEROES


def showing(tally: i64, number: i64) -> i64:
    """How many Villain cards of a number (1 to 6) lie in a pile."""
    return (tally >> (5 * (number - 1))) & FIVE_BITS


def is_cancelled(number: i64, heroes: i64) -> bool:
    """V-E2."""
    if heroes <= NUMBERS:
        return number == heroes
    return number == NUMBERS or number == heroes - NUMBERS


def points_in(tally: i64) -> i64:
    """V-E3: what a pile scores."""
    heroes = heroes_in(tally)
    points: i64 = 0
    for number in range(i64(1), NUMBERS + 1):
        if not is_cancelled(number, heroes):
            points += number * showing(tally, number)
    return points


def cancelled_in(tally: i64) -> i64:
    """V-E4: the points that the Heroes of a pile cancel."""
    heroes = heroes_in(tally)
    points: i64 = 0
    for number in range(i64(1), NUMBERS + 1):
        if is_cancelled(number, heroes):
            points += number * showing(tally, number)
    return points
