"""What is to be said for or against a move of Magpies, from what its player can know."""

from tests.sample.heuristic import beaters, wins_so_far
from tests.sample.rules import PLAY, Magpies, colour_of


def remark(state: Magpies, action: int) -> str:
    """One sentence about a legal action of the seat to act."""
    if action < PLAY:
        left = sum(colour_of(card) == colour_of(action) for card in state.hands[state.to_act]) - 1
        return f"leaves you {left} of that colour"
    card = action - PLAY
    if not wins_so_far(state, card):
        return "leaves the trick to others"
    return f"wins unless one of {beaters(state, card)} higher cards comes"
