"""What chance every seat has with the cards as they lie, and what luck did to it. Never to judge a move by."""

from collections.abc import Sequence

import msgspec

from parlour.engine.game import AnyGame, Options
from parlour.engine.rng import Sfc32, derived_seed
from parlour.engine.state import State
from parlour.review.model import Figure, figure, mean_of
from parlour.review.trials import NO_ACTION, Reference, of_position

REMADE = 6
"""How often the luck of a move is made anew to see whether it had any part in it."""


def shares_of(state: State) -> list[float]:
    """What every seat of a finished match got of the win: those who share the first place share it."""
    winners = state.ranking()[0]
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]


def averaged(row: Sequence[float], players: int) -> list[Figure]:
    """The chances of all seats out of trials."""
    means = [mean_of(list(row[seat::players])) for seat in range(players)]
    return [figure(one.value, one.error) for one in means]


def chances(state: State, action: int, reference: Reference, seed: int, trials: int) -> list[Figure]:
    """The chances of all seats in a position, by an action first unless it is NO_ACTION."""
    if state.is_over:
        return [Figure(share) for share in shares_of(state)]
    return averaged(of_position(state, action, reference, Sfc32(seed), trials), state.players)


def chances_before(
    game: AnyGame, players: int, options: Options, reference: Reference, seed: int, trials: int
) -> list[Figure]:
    """The chances of all seats before the deal: the seats and the options are known, and nothing else."""
    row: list[float] = []
    for trial in range(trials):
        state = game.deal(players, options, Sfc32(derived_seed(str(seed), str(trial))))
        row += of_position(state, NO_ACTION, reference, Sfc32(derived_seed(str(seed), f"{trial}/play")), 1)
    return averaged(row, players)


def has_luck(game: AnyGame, before: State, action: int, after: State, seed: int) -> bool:
    """Whether a move might have left any seat with something else to see: a card drawn, a new deal."""
    rng = Sfc32(seed)
    seen = all_seen(game, after)
    for _ in range(REMADE):
        other = before.clone()
        other.renew_luck(rng)
        other.apply(action)
        if all_seen(game, other) != seen:
            return True
    return False


def all_seen(game: AnyGame, state: State) -> list[bytes]:
    """What all seats know together."""
    return [msgspec.json.encode(game.view(state, seat)) for seat in range(state.players)]
