"""The decisions of The Dwarf King as numbers: phases, actions, and the codes of what is refused."""

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

# Refusals (State.refusal); `text.py` gives each its clause and its words
QUEST_FIRST: Final = 10
QUEST_IS_CHOSEN: Final = 11
OTHER_TILE: Final = 12
EXCHANGE_FIRST: Final = 13
NO_EXCHANGE: Final = 14
GIVE_FIRST: Final = 15
NOTHING_TO_GIVE: Final = 16
NOT_YOURSELF: Final = 17
NO_SUCH_SEAT: Final = 18
NOT_IN_HAND: Final = 19
MUST_FOLLOW: Final = 20
MUMMY_TOO_EARLY: Final = 21
MUMMY_MUST_FOLLOW: Final = 22
PUPPETEER_CANNOT_START: Final = 23
SORCERER_BETWEEN_TRICKS: Final = 24
EXCALIBUR_MUST_FOLLOW: Final = 25
SWAP_FIRST: Final = 26
NO_SWAP: Final = 27
PASS_FIRST: Final = 28
NO_PASS: Final = 29
SORCERER_FIRST: Final = 30
NO_SORCERER: Final = 31
NOT_IN_TRICK: Final = 32
SORCERER_NOW: Final = 33


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


def out_of_phase(phase: i64, wanted: i64) -> i64:
    """What has to be decided first or, when cards are to be played, why there is nothing to decide."""
    if phase == QUEST_PHASE:
        return QUEST_FIRST
    if phase == EXCHANGE_PHASE:
        return EXCHANGE_FIRST
    if phase == GIVE_PHASE:
        return GIVE_FIRST
    if phase == SWAP_PHASE:
        return SWAP_FIRST
    if phase == PASS_PHASE:
        return PASS_FIRST
    if phase == SORCERER_PHASE:
        return SORCERER_FIRST
    if wanted == QUEST_PHASE:
        return QUEST_IS_CHOSEN
    if wanted == EXCHANGE_PHASE:
        return NO_EXCHANGE
    if wanted == GIVE_PHASE:
        return NOTHING_TO_GIVE
    if wanted == SWAP_PHASE:
        return NO_SWAP
    return NO_PASS if wanted == PASS_PHASE else NO_SORCERER
