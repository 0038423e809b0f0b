"""A sensible fast player of Dig Dig: high cards and powers in the row, low numbers first, powers kept for need."""

from typing import Final, final

from mypy_extensions import i64

from parlour.engine.cards import Pile
from parlour.engine.playout import Policy
from parlour.engine.rng import Rng
from parlour.engine.state import State
from parlour.games.digdig.rules import DigDig
from parlour.games.digdig.rules_parts import (
    BLIND,
    BOOM,
    COPIES,
    DROP,
    KINDS,
    LIMBO,
    NINJA,
    NUMBERS,
    PICK_UP,
    PLAY,
    READY,
)

COMPOST_BONUS: Final = 40
"""A pile out of the game and another turn."""
BIG_PILE: Final = 6
"""From here a pile is worth a Boom."""
LAST_RESORT: Final = -1000


def worth(kind: i64) -> i64:
    """How good a card is to have at the end: what always goes is best."""
    if kind == NINJA:
        return 20
    if kind == DROP:
        return 18
    if kind == BOOM:
        return 16
    if kind == LIMBO:
        return 8
    return kind


@final
class Heuristic(Policy):
    """Rates every legal action and takes the best."""

    def __init__(self) -> None:
        self.options: Pile = Pile()

    def choose(self, state: State, rng: Rng) -> i64:
        assert isinstance(state, DigDig)
        options = self.options
        state.legal(options)
        if options.items[0] >= BLIND:
            return options.items[rng.below(options.size)]
        best = options.items[0]
        best_rating = self.rate(state, best)
        for i in range(1, options.size):
            rating = self.rate(state, options.items[i])
            if rating > best_rating:
                best = options.items[i]
                best_rating = rating
        return best

    def rate(self, state: DigDig, action: i64) -> i64:
        if action < READY:
            return worth(action // KINDS) - worth(action % KINDS)
        if action == READY:
            return 0
        if action == PICK_UP or action >= BLIND:
            return LAST_RESORT
        return self.rate_play(state, (action - PLAY) // COPIES, (action - PLAY) % COPIES + 1)

    def rate_play(self, state: DigDig, kind: i64, times: i64) -> i64:
        if kind == BOOM:
            return COMPOST_BONUS if state.pile.size >= BIG_PILE else -worth(kind)
        if kind >= NUMBERS:
            return -worth(kind)
        run = times + (state.run if state.under == kind else 0)
        if run == COPIES:
            return COMPOST_BONUS
        return 2 * times - worth(kind)
