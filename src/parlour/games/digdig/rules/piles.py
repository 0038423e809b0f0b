"""The play pile of Dig Dig: what fits on what, numbers and powers, and what composts it (G-T, G-B, G-X)."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from parlour.engine.cards import Pile
from parlour.engine.state import LEGAL
from parlour.games.digdig.rules.cards import BOOM, COPIES, FIVE, KINDS, LIMBO, NINJA, NOTHING, NUMBERS
from parlour.games.digdig.rules.counts import Counts
from parlour.games.digdig.rules.refusals import (
    BOOM_ON_NINJA,
    LIMBO_ON_LIMBO,
    LIMBO_TOO_LOW,
    LOWEST_LEADS,
    NOT_HIGHER,
    OVER_LIMBO,
    TOO_LOW,
)


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


@final
@mypyc_attr(acyclic=True)
class PlayPile:
    """The cards on the play pile, and what decides on the next one."""

    def __init__(self, cards: Pile) -> None:
        self.cards: Pile = cards
        self.counts: Counts = Counts()
        """The same cards, without their order."""
        self.under: i64 = NOTHING
        """The top card, Ninjas looked through (G-X4)."""
        self.run: i64 = 0
        """So many cards of the number `under` in a row on top, Ninjas looked through (G-B1, G-B3)."""
        self.ninja_on_top: bool = False
        self.lead: i64 = NOTHING
        """The lowest number, until it has been led (G-S3)."""
        self.must_be_higher: bool = False
        """The lead of the match is still to be answered (G-T2)."""

    def clone(self) -> "PlayPile":
        twin = PlayPile(self.cards.clone())
        twin.counts.add_all(self.counts)
        twin.under = self.under
        twin.run = self.run
        twin.ninja_on_top = self.ninja_on_top
        twin.lead = self.lead
        twin.must_be_higher = self.must_be_higher
        return twin

    def misfit(self, kind: i64) -> i64:
        """Why a card does not fit, or LEGAL.

        The lowest number leads and nothing else (G-S3), and what answers it must be higher (G-T2); after that
        `misfit_on` tells.
        """
        if self.lead != NOTHING:
            return LEGAL if kind == self.lead else LOWEST_LEADS
        if self.must_be_higher and kind <= self.under and self.under < NUMBERS:
            return NOT_HIGHER
        return misfit_on(kind, self.under, on_ninja=self.ninja_on_top)

    def fitting(self) -> i64:
        """A bit for each kind that fits."""
        kinds: i64 = 0
        for kind in range(i64(KINDS)):
            if self.misfit(kind) == LEGAL:
                kinds |= 1 << kind
        return kinds

    def row_with(self, kind: i64, times: i64) -> i64:
        """How many of a kind lie in a row on top once so many more are laid, Ninjas looked through (G-B1, G-B3)."""
        if kind == self.under:
            return self.run + times
        return times

    def is_composted_by(self, kind: i64, times: i64) -> bool:
        """Whether a play composts the pile: a Boom (G-X1), or a number that is then four times in a row (G-B1)."""
        return kind == BOOM or (kind < NUMBERS and self.row_with(kind, times) == COPIES)

    def put(self, kind: i64, times: i64) -> None:
        """One more card, or several equal ones; after a Ninja the same rule holds as before (G-X4)."""
        cards = self.cards
        for _card in range(times):
            cards.push(kind)
        self.counts.add(kind, times)
        if kind == NINJA:
            self.ninja_on_top = True
        else:
            self.must_be_higher = self.lead != NOTHING
            self.run = self.row_with(kind, times)
            self.under = kind
            self.ninja_on_top = False
        self.lead = NOTHING

    def clear(self) -> None:
        """All cards have left: any card may come next (G-T6)."""
        self.cards.clear()
        self.counts.clear()
        self.under = NOTHING
        self.run = 0
        self.ninja_on_top = False
        self.must_be_higher = False
