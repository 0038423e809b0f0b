"""What is to be said for or against a move of Magpies, from what its player can know."""

from parlour.engine.game import Remark
from parlour.engine.game import remark as said
from tests.sample.heuristic import beaters, wins_so_far
from tests.sample.rules import Magpies, card_of, colour_of, is_pass


def remark(state: Magpies, action: int) -> Remark:
    """One remark about a legal action of the seat to act."""
    card = card_of(action)
    if is_pass(action):
        same = sum(colour_of(other) == colour_of(card) for other in state.hands[state.to_act])
        return said("leaves", count=same - 1)
    if not wins_so_far(state, card):
        return said("loses")
    return said("wins", count=beaters(state, card))
