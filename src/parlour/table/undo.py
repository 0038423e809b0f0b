"""When a move may be taken back: only while it has taught its player nothing."""

from parlour.engine.game import View
from parlour.engine.match import Match
from parlour.engine.rng import rng_from_seed

WORLDS = 32
"""In how many deals that look the same to the player the move is tried."""


def last_move_taught(match: Match) -> bool:
    """Whether luck acted in the last move, or its player could not have known beforehand what it would show.

    It would have shown the same in every deal that the player could imagine. So the move is made again in many of
    these, and if the player's view differs in one of them, a card was revealed.
    """
    move = match.moves[-1]
    if move.chance:
        return True
    before = match.before_last()
    seen: View = match.game.view(match.state, move.seat)
    action = match.game.parse(move.action)
    rng = rng_from_seed(str(len(match.moves)))
    for _ in range(WORLDS):
        world = before.clone()
        world.redeal(move.seat, rng)
        world.apply(action, None)
        if match.game.view(world, move.seat) != seen:
            return True
    return False
