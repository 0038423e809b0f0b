"""Why a move of The Dwarf King is not allowed: the codes of `State.refusal`, their names and their clauses."""

from typing import Final

from mypy_extensions import i64

from parlour.games.dwarfking.rules.actions import (
    EXCHANGE_PHASE,
    GIVE_PHASE,
    PASS_PHASE,
    QUEST_PHASE,
    SORCERER_PHASE,
    SWAP_PHASE,
)

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

REASONS: Final[tuple[tuple[int, str, str, tuple[str, ...]], ...]] = (
    (QUEST_FIRST, "quest_first", "K-D3", ("quest", "other")),
    (QUEST_IS_CHOSEN, "quest_is_chosen", "K-D3", ()),
    (OTHER_TILE, "other_tile", "K-D3", ("quest", "other")),
    (EXCHANGE_FIRST, "exchange_first", "K-S9", ()),
    (NO_EXCHANGE, "no_exchange", "K-S9", ()),
    (GIVE_FIRST, "give_first", "K-S9", ("owed",)),
    (NOTHING_TO_GIVE, "nothing_to_give", "K-S9", ()),
    (NOT_YOURSELF, "not_yourself", "K-S1", ()),
    (NO_SUCH_SEAT, "no_such_seat", "K-S1", ("seat",)),
    (NOT_IN_HAND, "not_in_hand", "K-T1", ("card",)),
    (MUST_FOLLOW, "must_follow", "K-T1", ("required", "follow")),
    (MUMMY_TOO_EARLY, "mummy_too_early", "K-S11", ()),
    (MUMMY_MUST_FOLLOW, "mummy_must_follow", "K-S11", ("copied", "required", "follow")),
    (PUPPETEER_CANNOT_START, "puppeteer_cannot_start", "K-S12", ()),
    (SORCERER_BETWEEN_TRICKS, "sorcerer_between_tricks", "K-S13", ()),
    (EXCALIBUR_MUST_FOLLOW, "excalibur_must_follow", "K-S14", ("required", "follow")),
    (SWAP_FIRST, "swap_first", "K-S1", ()),
    (NO_SWAP, "no_swap", "K-S1", ()),
    (PASS_FIRST, "pass_first", "K-S5", ()),
    (NO_PASS, "no_pass", "K-S5", ()),
    (SORCERER_FIRST, "sorcerer_first", "K-S13", ()),
    (NO_SORCERER, "no_sorcerer", "K-S13", ()),
    (NOT_IN_TRICK, "not_in_trick", "K-S13", ("last",)),
    (SORCERER_NOW, "sorcerer_now", "K-S13", ()),
)
"""Every refusal: its code, its name, the clause that it keeps, and the facts that its words speak of."""


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
