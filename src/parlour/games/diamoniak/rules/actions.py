"""The moves of Diamoniak as numbers: whatever takes an action apart stands here."""

from typing import Final

from mypy_extensions import i64

DRAW: Final = 0
STOP: Final = 1
FAIRY_HELPS: Final = 2
BUY: Final = 3  # + seat of the seller, 0 to 3
GIVE: Final = 7  # + kind, castle cards and diamond
ACTIONS: Final = 12


def is_purchase(action: i64) -> bool:
    """Whether an action buys a castle card (D-B1)."""
    return BUY <= action < GIVE


def seller_of(action: i64) -> i64:
    """The seat that a purchase buys from."""
    return action - BUY


def is_gift(action: i64) -> bool:
    """Whether an action gives a card to a witch (D-W1)."""
    return action >= GIVE


def card_of_gift(action: i64) -> i64:
    """The kind of card that is given to a witch."""
    return action - GIVE
