"""What is to be said for or against a move, from what its player can know."""

from parlour.engine.game import Remark
from parlour.engine.game import remark as said

from newgame.heuristic import beaters, is_last, wins_so_far
from newgame.rules import NewGameState


def remark(state: NewGameState, action: int) -> Remark:
    """One remark about a legal action of the seat to act."""
    if not wins_so_far(state, action):
        return said("loses")
    if is_last(state):
        return said("wins")
    return said("may_win", count=beaters(state, action))
