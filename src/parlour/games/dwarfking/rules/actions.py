"""The decisions of The Dwarf King as numbers: phases and actions. No other module takes an action apart."""

from typing import Final

from mypy_extensions import i64

# What the seat to act decides
QUEST_PHASE: Final = 0
EXCHANGE_PHASE: Final = 1
GIVE_PHASE: Final = 2
PLAY_PHASE: Final = 3
SWAP_PHASE: Final = 4
PASS_PHASE: Final = 5
SORCERER_PHASE: Final = 6

# Actions
CHOOSE: Final = 0  # + quest
EXCHANGE: Final = 40  # + seat
GIVE: Final = 45  # + card
PLAY: Final = 98  # + card
SWAP: Final = 151  # + seat
PASS_LEFT: Final = 156
PASS_RIGHT: Final = 157
TAKE_BACK: Final = 158  # + card
KEEP: Final = 211
ACTIONS: Final = 212


def phase_of(action: i64) -> i64:
    """The decision that an action belongs to."""
    if action < EXCHANGE:
        return QUEST_PHASE
    if action < GIVE:
        return EXCHANGE_PHASE
    if action < PLAY:
        return GIVE_PHASE
    if action < SWAP:
        return PLAY_PHASE
    if action < PASS_LEFT:
        return SWAP_PHASE
    return PASS_PHASE if action < TAKE_BACK else SORCERER_PHASE


def quest_of(action: i64) -> i64:
    """The quest that is chosen (K-D3)."""
    return action - CHOOSE


def names_card(action: i64) -> bool:
    """Whether a card is played, given away or taken back."""
    return GIVE <= action < SWAP or TAKE_BACK <= action < KEEP


def card_of(action: i64) -> i64:
    """The card that is played (K-T1), given away (K-S9) or taken back (K-S13)."""
    if action >= TAKE_BACK:
        return action - TAKE_BACK
    if action >= PLAY:
        return action - PLAY
    return action - GIVE


def names_seat(action: i64) -> bool:
    """Whether another player is chosen."""
    return EXCHANGE <= action < GIVE or SWAP <= action < PASS_LEFT


def seat_of(action: i64) -> i64:
    """The player to take cards from (K-S9) or to swap hands with (K-S1)."""
    if action >= SWAP:
        return action - SWAP
    return action - EXCHANGE


def is_to_left(action: i64) -> bool:
    """Whether all hands move to the left, not to the right (K-S5)."""
    return action == PASS_LEFT


def is_keep(action: i64) -> bool:
    """Whether the Sorcerer stays in hand (K-S13)."""
    return action == KEEP
