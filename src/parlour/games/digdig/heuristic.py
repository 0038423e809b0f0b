"""A sensible fast player of Dig Dig: high cards and powers in the row, low numbers first, powers kept for need.

Unless the next player is known to be unable to answer a card: then that card is played.
"""

from typing import Final, final

from mypy_extensions import i64

from parlour.engine.ints import Ints
from parlour.engine.playout import Policy
from parlour.engine.rng import Rng
from parlour.engine.state import LEGAL, State
from parlour.games.digdig.rules.actions import (
    READY,
    card_of,
    face_up_card_of,
    hand_card_of,
    is_blind,
    is_play,
    is_swap,
    times_of,
)
from parlour.games.digdig.rules.cards import BOOM, DROP, KINDS, LIMBO, NINJA, NUMBERS
from parlour.games.digdig.rules.piles import misfit_on
from parlour.games.digdig.rules.player import Player
from parlour.games.digdig.rules.state import DigDig

COMPOST_BONUS: Final = 40
"""A pile out of the game and another turn."""
STUCK_BONUS: Final = 60
"""The next player has to take the pile."""
BIG_PILE: Final = 15
"""From here a pile is worth a Boom."""
BORED: Final = 30
"""After so many moves without progress nobody is made to take the pile any more: piles would go round for ever."""
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


def is_known(player: Player) -> bool:
    """Whether it can be told which cards this player may answer with, at least of some cards."""
    if player.hand.size == 0:
        return player.face_up.size > 0
    return player.hand.size == player.known.size or player.cannot != 0


def is_stuck(player: Player, state: DigDig, kind: i64) -> bool:
    """Whether a player certainly has no answer to a card, from what everybody knows of the cards in play."""
    row = player.known if player.hand.size > 0 else player.face_up
    has_unknown = player.hand.size > player.known.size
    under = state.pile.under if kind == NINJA else kind
    for answer in range(KINDS):
        may_have = row.of(answer) > 0 or (has_unknown and not (player.cannot >> answer) & 1)
        if may_have and misfit_on(answer, under, on_ninja=kind == NINJA) == LEGAL:
            return False
    return True


@final
class Heuristic(Policy):
    """Rates every legal action and takes the best."""

    def __init__(self) -> None:
        self.offers: Ints = Ints()
        self.looks_at_next: bool = False
        """Whether enough is known of the next player's cards."""

    def choose(self, state: State, rng: Rng) -> i64:
        assert isinstance(state, DigDig)
        offers = self.offers
        state.legal(offers)
        if offers.size == 1:
            return offers.items[0]
        if is_blind(offers.items[0]):
            return offers.items[rng.below(offers.size)]
        self.looks_at_next = state.idle < BORED and not state.is_swapping and is_known(state.seats[state.next_seat()])
        best = offers.items[0]
        best_rating = self.rate(state, best)
        for i in range(1, offers.size):
            rating = self.rate(state, offers.items[i])
            if rating > best_rating:
                best = offers.items[i]
                best_rating = rating
        return best

    def rate(self, state: DigDig, action: i64) -> i64:
        if is_swap(action):
            return worth(hand_card_of(action)) - worth(face_up_card_of(action))
        if action == READY:
            return 0
        if is_play(action):
            return self.rate_play(state, card_of(action), times_of(action))
        return LAST_RESORT

    def rate_play(self, state: DigDig, kind: i64, times: i64) -> i64:
        if kind == BOOM:
            return COMPOST_BONUS if state.pile.cards.size >= BIG_PILE else -worth(kind)
        if state.pile.is_composted_by(kind, times):
            return COMPOST_BONUS
        rating = -worth(kind)
        if kind < NUMBERS:
            rating += 2 * times
        if self.looks_at_next and is_stuck(state.seats[state.next_seat()], state, kind):
            rating += STUCK_BONUS
        return rating
