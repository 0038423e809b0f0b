"""What fits on what in Dig Dig, once the match is under way: numbers and powers (G-T, G-X)."""

from mypy_extensions import i64

from parlour.engine.state import LEGAL
from parlour.games.digdig.rules.cards import BOOM, FIVE, LIMBO, NUMBERS
from parlour.games.digdig.rules.refusals import BOOM_ON_NINJA, LIMBO_ON_LIMBO, LIMBO_TOO_LOW, OVER_LIMBO, TOO_LOW


def misfit_on(kind: i64, under: i64, *, on_ninja: bool) -> i64:
    """Why a card does not fit on what lies under it, Ninjas looked through (G-X4), or LEGAL.

    On a number goes the same or a higher one (G-T3), whatever went before it (G-X5); on an empty pile (G-T6) or a Drop
    (G-X2) any card; on a Limbo a number up to 5. A Limbo itself goes on a 5 or higher, and not on a Limbo (G-X3). A
    Boom does not go on a Ninja (G-X1).
    """
    if kind < NUMBERS:
        if under < NUMBERS:
            return TOO_LOW if kind < under else LEGAL
        if under == LIMBO and kind > FIVE:
            return OVER_LIMBO
        return LEGAL
    if kind == BOOM and on_ninja:
        return BOOM_ON_NINJA
    if kind == LIMBO:
        if under == LIMBO:
            return LIMBO_ON_LIMBO
        if under < FIVE:
            return LIMBO_TOO_LOW
    return LEGAL
