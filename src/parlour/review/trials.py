"""Positions played on to their end, again and again: where a review spends its time, so it is compiled.

What comes out is what every seat got each time, its share of the win, in one row of numbers: trial by trial, within a
trial action by action, within an action seat by seat.
"""

from math import inf, log
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.bots.search import Search
from parlour.engine.guide import Guide
from parlour.engine.ints import Ints
from parlour.engine.playout import Policy
from parlour.engine.rng import Rng, Sfc32
from parlour.engine.state import IMPOSSIBLE, UNTOLD, State

NO_ACTION: Final = -1
"""In place of an action: the position is played on as it is."""
SLIPS: Final = 0.2
"""Deals are weighed as if everybody made this part of all moves at random: nobody plays as the reference does."""


@final
class Short:
    """A search that costs so many moves, as anybody makes it who is to act: by what that seat knows."""

    def __init__(self, guide: Guide, actions: i64, moves: i64) -> None:
        self.guide: Guide = guide
        self.actions: i64 = actions
        self.moves: i64 = moves

    def choose(self, state: State, rng: Rng) -> i64:
        search = Search(self.guide, self.actions)
        search.decide(state, state.to_act, rng, self.moves)
        return search.estimates()[0].action


@final
class Reference:
    """Who plays on in every seat: a policy, perhaps after a short search has made the first decisions."""

    def __init__(self, policy: Policy, first: Short | None = None) -> None:
        self.guide: Guide = Guide(policy)
        self.guide.win_weight = 1.0
        self.first: Short | None = first
        """Makes the next decisions, one for each seat on average; a forced move is none."""
        self.offers: Ints = Ints()
        self.moves: i64 = 0
        """How many moves it has made: what a review costs, whatever the game."""

    def choose(self, state: State, rng: Rng) -> i64:
        """A legal action for the seat to act."""
        return self.guide.policy.choose(state, rng)

    def play_on(self, state: State, rng: Rng, shares: vec[float]) -> None:
        """Plays to the end, and says what every seat got of the win."""
        first = self.first
        if first is not None:
            left = state.players
            while left > 0 and not state.is_over:
                state.legal(self.offers)
                if self.offers.size == 1:
                    state.apply(self.offers.items[0])
                else:
                    state.apply(first.choose(state, rng))
                    left -= 1
                self.moves += 1
        while not state.is_over:
            state.apply(self.choose(state, rng))
            self.moves += 1
        self.guide.value(state, shares)


def of_actions(root: State, seat: i64, actions: list[int], reference: Reference, rng: Rng, trials: i64) -> list[float]:
    """What follows each of a seat's legal actions: in every trial all that the seat cannot know is dealt anew, and all
    actions meet the same cards and the same luck."""
    got: list[float] = []
    for _trial in range(trials):
        world = root.clone()
        world.redeal(seat, rng)
        follow(world, actions, rng.next_u32(), reference, got)
    return got


def follow(world: State, actions: list[int], luck: i64, reference: Reference, got: list[float]) -> None:
    """Adds what every seat gets after each action, with the same luck."""
    shares = vec[float]([0.0 for _ in range(world.players)])
    for action in actions:
        state = world.clone()
        state.apply(action)
        reference.play_on(state, Sfc32(luck), shares)
        for each in range(world.players):
            got.append(shares[each])


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


def imagined_deals(root: State, seat: i64, rng: Rng, count: i64) -> list[State]:
    """Positions in which all that the seat cannot know is dealt anew."""
    worlds: list[State] = []
    for _deal in range(count):
        world = root.clone()
        world.redeal(seat, rng)
        worlds.append(world)
    return worlds


def explained(
    worlds: list[State], past: list[State], actions: list[int], seat: i64, reference: Reference, rng: Rng
) -> list[float]:
    """How well imagined positions explain what the others did: for each the logarithm of how likely the reference, with
    its slips, would have made their moves.

    `past` is how the match looked to the seat before each of the `actions` that led here. It is gone back over from the
    last one on, as far as the game tells what lay where then.
    """
    offers = Ints()
    found: list[float] = []
    for world in worlds:
        later = world
        likely = 0.0
        for back in range(i64(len(past)) - 1, -1, -1):
            state = past[back].clone()
            action = state.recall(actions[back], later, seat, rng)
            if action == UNTOLD:
                break
            if action == IMPOSSIBLE:
                likely = -inf
                break
            if state.to_act != seat:
                state.legal(offers)
                if offers.size > 1:
                    chance = SLIPS / float(offers.size)
                    if reference.choose(state, rng) == action:
                        chance += 1.0 - SLIPS
                    likely += log(chance)
            later = state
        found.append(likely)
    return found


def of_deals(worlds: list[State], actions: list[int], reference: Reference, rng: Rng) -> list[float]:
    """What follows each action in these positions; all actions meet the same luck."""
    got: list[float] = []
    for world in worlds:
        luck = rng.next_u32()
        follow(world, actions, luck, reference, got)
    return got
