"""Playing whole matches inside compiled code: policies, and loops that let them play."""

from abc import ABCMeta, abstractmethod
from typing import final

from mypy_extensions import i64, mypyc_attr

from parlour.engine.ints import Ints
from parlour.engine.rng import Rng
from parlour.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy(metaclass=ABCMeta):
    """A fast way to choose an action. It may read of a state only what the seat to act can know.

    The conformance kit holds every game's policies to that: the choice must not change when everything that the
    seat cannot know is dealt anew.
    """

    @abstractmethod
    def choose(self, state: State, rng: Rng) -> i64:
        """A legal action for the seat to act."""


@final
class RandomPolicy(Policy):
    """Any legal action, each as likely as the others."""

    def __init__(self) -> None:
        self.offers: Ints = Ints()

    def choose(self, state: State, rng: Rng) -> i64:
        offers = self.offers
        state.legal(offers)
        return offers.items[rng.below(offers.size)]


def play_random(state: State, rng: Rng) -> i64:
    """Plays on to the end at random; returns the number of moves made."""
    offers = Ints()
    moves: i64 = 0
    while not state.is_over:
        state.legal(offers)
        state.apply(offers.items[rng.below(offers.size)])
        moves += 1
    return moves


def play_out(state: State, policies: list[Policy], rng: Rng) -> i64:
    """Plays on to the end, one policy for each seat; returns the number of moves made."""
    moves: i64 = 0
    while not state.is_over:
        state.apply(policies[state.to_act].choose(state, rng))
        moves += 1
    return moves
