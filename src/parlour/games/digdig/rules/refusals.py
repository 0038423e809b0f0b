"""Why a move of Dig Dig is not allowed: the codes of `State.refusal`, their names and their clauses."""

from typing import Final

SWAPS_FIRST: Final = 10
SWAPS_ARE_OVER: Final = 11
SAME_CARD: Final = 12
NO_MORE_SWAPS: Final = 13
NOT_FACE_UP: Final = 14
NOT_IN_HAND: Final = 15
NOT_SO_MANY: Final = 16
POWERS_ONE_AT_A_TIME: Final = 17
LOWEST_LEADS: Final = 18
NOT_HIGHER: Final = 19
TOO_LOW: Final = 20
OVER_LIMBO: Final = 21
LIMBO_TOO_LOW: Final = 22
LIMBO_ON_LIMBO: Final = 23
BOOM_ON_NINJA: Final = 24
CAN_PLAY: Final = 25
PILE_IS_EMPTY: Final = 26
FACE_UP_LATER: Final = 27
NOT_BLIND_YET: Final = 28
BLIND_IS_GONE: Final = 29
ONLY_BLIND: Final = 30

REASONS: Final[tuple[tuple[int, str, str, tuple[str, ...]], ...]] = (
    (SWAPS_FIRST, "swaps_first", "G-S2", ()),
    (SWAPS_ARE_OVER, "swaps_are_over", "G-S2", ()),
    (SAME_CARD, "same_card", "G-S2", ("hand",)),
    (NO_MORE_SWAPS, "no_more_swaps", "G-S2", ()),
    (NOT_FACE_UP, "not_face_up", "G-T7", ()),
    (NOT_IN_HAND, "not_in_hand", "G-T1", ()),
    (NOT_SO_MANY, "not_so_many", "G-T1", ("held", "card", "played")),
    (POWERS_ONE_AT_A_TIME, "powers_one_at_a_time", "G-T1", ()),
    (LOWEST_LEADS, "lowest_leads", "G-S3", ("lowest",)),
    (NOT_HIGHER, "not_higher", "G-T2", ("top",)),
    (TOO_LOW, "too_low", "G-T3", ("card", "top")),
    (OVER_LIMBO, "over_limbo", "G-X3", ("card",)),
    (LIMBO_TOO_LOW, "limbo_too_low", "G-X3", ("top",)),
    (LIMBO_ON_LIMBO, "limbo_on_limbo", "G-X3", ()),
    (BOOM_ON_NINJA, "boom_on_ninja", "G-X1", ()),
    (CAN_PLAY, "can_play", "G-T5", ("playable", "blind")),
    (PILE_IS_EMPTY, "pile_is_empty", "G-T6", ()),
    (FACE_UP_LATER, "face_up_later", "G-T7", ()),
    (NOT_BLIND_YET, "not_blind_yet", "G-T8", ()),
    (BLIND_IS_GONE, "blind_is_gone", "G-T8", ("slot",)),
    (ONLY_BLIND, "only_blind", "G-T8", ()),
)
"""Every refusal: its code, its name, the clause that it keeps, and the facts that its words speak of."""
