"""What the Special cards of The Dwarf King give in points (K-S2, K-S3, K-S4, K-S7, K-S8)."""

from typing import Final

from mypy_extensions import i64

from parlour.engine.cardset import count
from parlour.engine.tricks import Trick
from parlour.games.dwarfking.rules.cards import FIGURES, GREEN_FLAG, JOKER, SCOUT, SHAMAN, TINKERER

BONUS: Final = 3
"""Points of the green Flag Bearer, the Tinkerer, the Joker and, against, of the Shaman (K-S2, K-S3, K-S4, K-S8)."""


def bonus_of(special: i64, trick: Trick, last: Trick | None, *, is_last: bool) -> i64:
    """What the Special of the deal gives when a trick ends as it lies; `last` is the trick before."""
    if special == TINKERER:  # K-S3: in the trick after it
        return BONUS if last is not None and last.has(TINKERER) else 0
    if not trick.has(special):
        return 0
    if special == GREEN_FLAG:  # K-S2
        return BONUS
    if special == JOKER:  # K-S4: only in the last trick
        return BONUS if is_last else 0
    if special == SCOUT:  # K-S7: one for each figure
        return count(trick.cards & FIGURES)
    return -BONUS if special == SHAMAN else 0  # K-S8


def pays_winner(special: i64) -> bool:
    """Whether the bonus goes to who wins the trick (K-S2, K-S3, K-S8), not to who played the card (K-S4, K-S7)."""
    return special in (GREEN_FLAG, TINKERER, SHAMAN)
