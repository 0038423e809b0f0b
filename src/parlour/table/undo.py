"""When a move may be taken back honestly: only while it has taught its player nothing."""

from msgspec import Struct

from parlour.engine.game import View, seat_of
from parlour.engine.match import Match
from parlour.engine.registry import game
from parlour.engine.rng import rng_from_seed

WORLDS = 32
"""In how many deals that look the same to the player the move is tried."""


class Seen(Struct, frozen=True):
    """A move as its player saw it, which is all that it takes to say whether it taught them anything."""

    game: str
    rules_version: int
    before: View
    action: str
    after: View
    has_chance: bool
    """Whether luck acted in it."""
    number: int
    """Which move of the match it was, from 0."""


def last_seen(match: Match) -> Seen:
    """The last move of a match, as its player saw it."""
    number = len(match.moves) - 1
    move = match.moves[number]
    view = match.game.view
    return Seen(
        match.game.id,
        match.game.rules_version,
        view(match.state_after(number), move.seat),
        move.action,
        view(match.state, move.seat),
        bool(move.chance),
        number,
    )


def has_taught(seen: Seen) -> bool:
    """Whether luck acted in a move, or its player could not have known beforehand what it would show.

    It would have shown the same in every deal that the player could imagine. So the move is made again in many of
    these, and if the player's view differs in one of them, a card was revealed.
    """
    if seen.has_chance:
        return True
    played = game(seen.game, seen.rules_version)
    action = played.parse(seen.action)
    seat = seat_of(seen.before.viewer)
    imagined = played.imagine(seen.before)
    rng = rng_from_seed(str(seen.number))
    for _ in range(WORLDS):
        world = imagined.clone()
        world.redeal(seat, rng)
        world.apply(action, None)
        if played.view(world, seen.before.viewer) != seen.after:
            return True
    return False
