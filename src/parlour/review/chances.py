"""What chance every seat has with the cards as they lie, and what luck did to it. Never to judge a move by."""

from collections.abc import Sequence

import msgspec

from parlour.engine.event import Event
from parlour.engine.game import AnyGame, Options
from parlour.engine.rng import Sfc32, derived_seed
from parlour.engine.state import State
from parlour.review.model import Figure, figure, mean_of
from parlour.review.trials import NO_ACTION, Reference, of_position

REMADE = 24
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


def has_luck(game: AnyGame, before: State, action: int, seed: int) -> bool:
    """Whether a move may leave any seat with something else to see: a card drawn, a new deal.

    How the luck of the match fell must not count: the likely card would be taken for no luck more often than the
    unlikely one, and what is counted as luck would no longer be as often good as bad.
    """
    rng = Sfc32(seed)
    first, happened = remade(before, action, rng)
    for _ in range(REMADE - 1):
        other, instead = remade(before, action, rng)
        if instead != happened and all_seen(game, other) != all_seen(game, first):
            return True
    return False


def remade(before: State, action: int, rng: Sfc32) -> tuple[State, list[Event]]:
    """What a move leads to with luck made anew, and what happens, all cards open."""
    state = before.clone()
    state.renew_luck(rng)
    events: list[Event] = []
    state.apply(action, events)
    return state, events


def all_seen(game: AnyGame, state: State) -> list[bytes]:
    """What all seats know together."""
    return [msgspec.json.encode(game.view(state, seat)) for seat in range(state.players)]
