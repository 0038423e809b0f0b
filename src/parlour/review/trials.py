"""Positions played on to their end, again and again: where a review spends its time, so it is compiled.

What comes out is what every seat got each time, its share of the win, in one row of numbers: trial by trial, within a
trial action by action, within an action seat by seat.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.engine.guide import Guide
from parlour.engine.ints import Ints
from parlour.engine.playout import Policy
from parlour.engine.rng import Rng, Sfc32
from parlour.engine.state import State

NO_ACTION: Final = -1
"""In place of an action: the position is played on as it is."""
ALL: Final = 100


@final
class Reference:
    """Who plays on in every seat: a policy that makes so many per cent of its moves at random."""

    def __init__(self, policy: Policy, slips: i64) -> None:
        self.guide: Guide = Guide(policy)
        self.guide.win_weight = 1.0
        self.slips: i64 = slips
        self.offers: Ints = Ints()
        self.moves: i64 = 0
        """How many moves it has made: what a review costs, whatever the game."""

    def choose(self, state: State, rng: Rng) -> i64:
        """A legal action for the seat to act."""
        if self.slips > 0 and rng.below(ALL) < self.slips:
            state.legal(self.offers)
            return self.offers.items[rng.below(self.offers.size)]
        return self.guide.policy.choose(state, rng)

    def play_on(self, state: State, rng: Rng, shares: vec[float]) -> None:
        """Plays to the end, and says what every seat got of the win."""
        while not state.is_over:
            state.apply(self.choose(state, rng))
            self.moves += 1
        self.guide.value(state, shares)


def of_actions(root: State, seat: i64, actions: list[int], reference: Reference, rng: Rng, trials: i64) -> list[float]:
    """What follows each of a seat's legal actions: in every trial all that the seat cannot know is dealt anew, and all
    actions meet the same cards and the same luck."""
    got: list[float] = []
    shares = vec[float]([0.0 for _ in range(root.players)])
    for _trial in range(trials):
        world = root.clone()
        world.redeal(seat, rng)
        luck = rng.next_u32()
        for action in actions:
            state = world.clone()
            state.apply(action)
            reference.play_on(state, Sfc32(luck), shares)
            for each in range(root.players):
                got.append(shares[each])
    return got


def of_position(root: State, action: i64, reference: Reference, rng: Rng, trials: i64) -> list[float]:
    """What follows from a position with all cards as they lie, by one action first unless it is NO_ACTION: in every
    trial the luck is new that nobody has seen."""
    got: list[float] = []
    shares = vec[float]([0.0 for _ in range(root.players)])
    for _trial in range(trials):
        state = root.clone()
        state.renew_luck(rng)
        if action != NO_ACTION:
            state.apply(action)
        reference.play_on(state, Sfc32(rng.next_u32()), shares)
        for each in range(root.players):
            got.append(shares[each])
    return got
