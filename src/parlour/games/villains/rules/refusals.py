"""Why a move of Villains is not allowed: the codes of `State.refusal`, their names and their clauses."""

from typing import Final

NOT_IN_HAND: Final = 10
NO_SPECIALS: Final = 11
OPEN_CARD_FIRST: Final = 12
NO_MATCH: Final = 13
BELONGS_TO_NEIGHBOUR: Final = 14
NOT_ON_OWN: Final = 15
NO_MATCH_THERE: Final = 16
HERO_THERE: Final = 17
EMPTY_THERE: Final = 18
SPECIAL_THERE: Final = 19
NO_SUCH_SEAT: Final = 20
NOT_AN_OPPONENT: Final = 21
NOTHING_TO_TAKE: Final = 22
NOTHING_TO_SWAP: Final = 23
NAME_A_TARGET: Final = 24

REASONS: Final[tuple[tuple[int, str, str, tuple[str, ...]], ...]] = (
    (NOT_IN_HAND, "not_in_hand", "V-T1", ("card", "hand")),
    (NO_SPECIALS, "no_specials", "V-S6", ()),
    (OPEN_CARD_FIRST, "open_card_first", "V-X5", ("open",)),
    (NO_MATCH, "no_match", "V-T2", ("card", "own")),
    (BELONGS_TO_NEIGHBOUR, "belongs_to_neighbour", "V-T3", ("card", "seats")),
    (NOT_ON_OWN, "not_on_own", "V-T12", ("card", "own", "seat")),
    (NO_MATCH_THERE, "no_match_there", "V-T3", ("card", "there", "seat")),
    (HERO_THERE, "hero_there", "V-T7", ("seat",)),
    (EMPTY_THERE, "empty_there", "V-T13", ("seat",)),
    (SPECIAL_THERE, "special_there", "V-T14", ("there", "seat")),
    (NO_SUCH_SEAT, "no_such_seat", "V-X7", ()),
    (NOT_AN_OPPONENT, "not_an_opponent", "V-X7", ("card",)),
    (NOTHING_TO_TAKE, "nothing_to_take", "V-X2", ("seat",)),
    (NOTHING_TO_SWAP, "nothing_to_swap", "V-X4", ("seat",)),
    (NAME_A_TARGET, "name_a_target", "V-X7", ("card", "seats")),
)
"""Every refusal: its code, its name, the clause that it keeps, and the facts that its words speak of."""
