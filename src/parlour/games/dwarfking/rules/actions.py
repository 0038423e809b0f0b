"""The decisions of The Dwarf King as numbers: phases and actions."""

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
