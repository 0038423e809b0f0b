"""A card on a pile of Villains, either side up (V-P3), and what a pile counts by its Heroes (V-E2, V-E3, V-E4).

A card on a pile is a kind with flags: without any, it lies Villain side up.
"""

from typing import Final

from mypy_extensions import i64

from parlour.engine.cardset import shifted
from parlour.games.villains.rules.cards import ALL_NUMBERS, NAMES, NUMBER_CARDS, NUMBERS, matching

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
    """Whether a number card lies there Villain side up; a special that shows has no number (V-T14)."""
    return laid < NUMBER_CARDS


def is_hero(laid: i64) -> bool:
    """Whether a card lies face down (V-P3)."""
    return laid & HERO != 0


def turned(laid: i64) -> i64:
    """A card with its other side up, its face then seen by everybody (V-X3, V-T15)."""
    kind = laid & KIND_MASK
    return kind if is_hero(laid) else kind | HERO


def secret_hero(kind: i64, by: i64, age: i64) -> i64:
    """A card that a seat has laid face down out of its hidden hand (V-T5): only that seat knows what it is (V-T15)."""
    return kind | HERO | SECRET | by << BY | age << AGE


def is_secret(laid: i64) -> bool:
    """Whether only the player who laid a card has seen its face (V-T15)."""
    return laid & SECRET != 0


def layer(laid: i64) -> i64:
    """Who laid a secret Hero."""
    return (laid >> BY) & SEAT_MASK


def age(laid: i64) -> i64:
    """How many thefts were on record when a card left the thief's hand."""
    return laid >> AGE


def is_unknown_to(laid: i64, seat: i64) -> bool:
    """Whether a seat has never seen the face of a card on a pile (V-T15)."""
    return is_secret(laid) and layer(laid) != seat


def matching_on(top: i64) -> i64:
    """The number cards that match a top card (V-T2): none on a Hero (V-T7), no card (V-T13) or a special (V-T14)."""
    if shows_number(top):
        return matching(top)
    return 0


def fitting_on(top: i64) -> i64:
    """The number cards that fit on the own pile: those that match its top (V-T2).

    On a Hero (V-T6), an empty pile (V-T13) and a special (V-T14) any number card does.
    """
    if shows_number(top):
        return matching(top)
    return ALL_NUMBERS


def display_name(laid: i64) -> str:
    """What everybody sees of a card on a pile: its Villain side, or that it is a Hero (V-P3)."""
    return "hero" if is_hero(laid) else NAMES[laid]


def weight(laid: i64) -> i64:
    """What a card adds to the tally of its pile; a special that shows adds nothing (V-T14)."""
    if shows_number(laid):
        return 1 << (5 * (laid % NUMBERS))
    if is_hero(laid):
        return 1 << HEROES
    return 0


def heroes_in(tally: i64) -> i64:
    """How many Heroes lie in a pile (V-E2)."""
    return tally >> HEROES


def showing(tally: i64, number: i64) -> i64:
    """How many Villain cards of a number (1 to 6) lie in a pile."""
    return (tally >> (5 * (number - 1))) & FIVE_BITS


def all_of(number: i64) -> i64:
    """The bits of a tally that count the cards of a number."""
    return shifted(FIVE_BITS, 5 * (number - 1))


def cancelled_by(heroes: i64) -> i64:
    """The bits of a tally that count what so many Heroes cancel in their pile (V-E2).

    One to six cancel their own number; with more, what is left over six and the 6s are cancelled.
    """
    if heroes == 0:
        return 0
    if heroes <= NUMBERS:
        return all_of(heroes)
    if heroes > 2 * NUMBERS:
        return all_of(NUMBERS)
    return all_of(NUMBERS) | all_of(heroes - NUMBERS)


def is_cancelled(number: i64, heroes: i64) -> bool:
    """Whether so many Heroes cancel a number in their pile (V-E2)."""
    return cancelled_by(heroes) & all_of(number) != 0


def sum_of(tally: i64) -> i64:
    """The numbers of all Villain cards in a tally together."""
    low = showing(tally, 1) + 2 * showing(tally, 2) + 3 * showing(tally, 3)
    high = 4 * showing(tally, 4) + 5 * showing(tally, 5) + 6 * showing(tally, 6)
    return low + high


def points_in(tally: i64) -> i64:
    """What a pile scores: the numbers of all Villain cards that are not cancelled (V-E3)."""
    return sum_of(tally & ~cancelled_by(heroes_in(tally)))


def cancelled_in(tally: i64) -> i64:
    """The points that the Heroes of a pile cancel, which break ties (V-E4)."""
    return sum_of(tally & cancelled_by(heroes_in(tally)))
