"""The moves of Villains as numbers: whatever takes an action apart stands here."""

from typing import Final

from mypy_extensions import i64

from parlour.games.villains.rules.cards import CURSE, HYPNOTIZE, MEDDLING, NO_ESCAPE, NUMBER_CARDS, SWIPE, WHIRLPOOL

MOST_PLAYERS: Final = 6
NO_TARGET: Final = 6
"""In place of a seat: no opponent has a card on the pile (V-X7)."""

OWN: Final = 0  # + kind of a number card: onto the own pile
LEFT: Final = 18  # + kind: onto the left neighbour's pile
RIGHT: Final = 36  # + kind: onto the right neighbour's pile
AS_HERO: Final = 54  # + kind of any card: face down onto the own pile
POWER: Final = 78  # from here on: a special for its power
USE_CURSE: Final = 78
USE_HYPNOTIZE: Final = 79  # + seat, or + NO_TARGET
USE_MEDDLING: Final = 86
USE_SWIPE: Final = 87  # + seat, or + NO_TARGET
USE_NO_ESCAPE: Final = 94
USE_WHIRLPOOL_LEFT: Final = 95
USE_WHIRLPOOL_RIGHT: Final = 96
ACTIONS: Final = 97


def way_of(action: i64) -> i64:
    """How a card is played (V-T1): OWN, LEFT, RIGHT, AS_HERO or POWER."""
    if action < LEFT:
        return OWN
    if action < RIGHT:
        return LEFT
    if action < AS_HERO:
        return RIGHT
    return AS_HERO if action < POWER else POWER


def card_of(action: i64) -> i64:
    """The kind of card that an action plays."""
    if action < AS_HERO:
        return action % NUMBER_CARDS
    if action < POWER:
        return action - AS_HERO
    if action == USE_CURSE:
        return CURSE
    if action < USE_MEDDLING:
        return HYPNOTIZE
    if action == USE_MEDDLING:
        return MEDDLING
    if action < USE_NO_ESCAPE:
        return SWIPE
    if action == USE_NO_ESCAPE:
        return NO_ESCAPE
    return WHIRLPOOL


def is_aimed(action: i64) -> bool:
    """Whether an action uses a power on one opponent's pile: Hypnotize (V-X2) or Swipe (V-X4)."""
    return USE_HYPNOTIZE <= action < USE_MEDDLING or USE_SWIPE <= action < USE_NO_ESCAPE


def target_of(aimed: i64) -> i64:
    """The seat that Hypnotize or Swipe is used on, or NO_TARGET."""
    if aimed < USE_MEDDLING:
        return aimed - USE_HYPNOTIZE
    return aimed - USE_SWIPE


def goes_left(whirlpool: i64) -> bool:
    """Whether a Whirlpool moves the top cards to the left (V-X6)."""
    return whirlpool == USE_WHIRLPOOL_LEFT
