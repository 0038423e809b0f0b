"""The moves of Villains as numbers: whatever takes an action apart stands here."""

from typing import Final

from mypy_extensions import i64

from parlour.games.villains.rules.cards import CURSE, HYPNOTIZE, MEDDLING, NO_ESCAPE, NUMBER_CARDS, SWIPE, WHIRLPOOL

MOST_PLAYERS: Final = 6

OWN: Final = 0  # + kind of a number card: onto the own pile
LEFT: Final = 18  # + kind: onto the left neighbour's pile
RIGHT: Final = 36  # + kind: onto the right neighbour's pile
AS_HERO: Final = 54  # + kind of any card: face down onto the own pile
USE_CURSE: Final = 78
USE_HYPNOTIZE: Final = 79  # + seat, or + MOST_PLAYERS without a target
USE_MEDDLING: Final = 86
USE_SWIPE: Final = 87  # + seat, or + MOST_PLAYERS without a target
USE_NO_ESCAPE: Final = 94
USE_WHIRLPOOL_LEFT: Final = 95
USE_WHIRLPOOL_RIGHT: Final = 96
ACTIONS: Final = 97


def card_of(action: i64) -> i64:
    """The kind of card that an action plays."""
    if action < AS_HERO:
        return action % NUMBER_CARDS
    if action < USE_CURSE:
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
