"""Why a move of Diamoniak is not allowed: the codes of `State.refusal`, their names and their clauses."""

from typing import Final

WITCH_WAITS: Final = 10
NO_WITCH: Final = 11
MUST_DRAW: Final = 12
NOT_AFTER_DRAWING: Final = 13
NO_SUCH_SEAT: Final = 14
OWN_SIDE: Final = 15
NOT_BEGUN: Final = 16
TOO_FEW_DIAMONDS: Final = 17
NOT_FOR_SALE: Final = 18
NO_FAIRY: Final = 19
TOO_LATE_FOR_FAIRY: Final = 20
NOT_HELD: Final = 21

REASONS: Final[tuple[tuple[int, str, str, tuple[str, ...]], ...]] = (
    (WITCH_WAITS, "witch_waits", "D-W1", ("owed",)),
    (NO_WITCH, "no_witch", "D-W1", ()),
    (MUST_DRAW, "must_draw", "D-T1", ()),
    (NOT_AFTER_DRAWING, "not_after_drawing", "D-B1", ()),
    (NO_SUCH_SEAT, "no_such_seat", "D-B1", ("seller",)),
    (OWN_SIDE, "own_side", "D-B1", ()),
    (NOT_BEGUN, "not_begun", "D-B3", ()),
    (TOO_FEW_DIAMONDS, "too_few_diamonds", "D-B1", ("diamonds",)),
    (NOT_FOR_SALE, "not_for_sale", "D-B1", ("seller", "colour")),
    (NO_FAIRY, "no_fairy", "D-W3", ()),
    (TOO_LATE_FOR_FAIRY, "too_late_for_fairy", "D-W3", ("owed",)),
    (NOT_HELD, "not_held", "D-W2", ("card",)),
)
"""Every refusal: its code, its name, the clause that it keeps, and the facts that its words speak of."""
