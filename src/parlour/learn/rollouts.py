"""Play to learn from: many matches at once, some decisions in each, and who won what afterwards."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.engine.game import AnyGame
from parlour.engine.rng import derived_seed
from parlour.learn.recipe import SELF, Recipe
from parlour.learn.sight import Sight
from parlour.research.arrays import observation_of
from parlour.research.vector import Vector

Floats = NDArray[np.float32]
Choose = Callable[["Table", NDArray[np.uint8], NDArray[np.uint8]], tuple[NDArray[np.int32], Floats]]
"""From observations and masks to actions, and how likely each was (its logarithm)."""


@dataclass
class Played:
    """Decisions: the first axis is time, the second the lanes."""

    observations: NDArray[np.uint8]
    states: NDArray[np.uint8]
    """What a critic sees."""
    masks: NDArray[np.uint8]
    actions: NDArray[np.int32]
    chances: Floats
    """How likely each action was, as a logarithm."""
    seats: NDArray[np.int32]
    rewards: Floats
    """What a match that ended with this decision was worth to each seat."""
    ends: NDArray[np.bool_]

    def after(self, before: "Played | None") -> "Played":
        """With those in front that came earlier."""
        if before is None:
            return self
        return Played(*(np.concatenate([getattr(before, one.name), getattr(self, one.name)]) for one in fields(Played)))

    def last(self, steps: int) -> "Played":
        """Only the last so many."""
        return Played(*(getattr(self, one.name)[len(self.ends) - steps :] for one in fields(Played)))


class Table:
    """The matches that are played to learn from: each kind of opponents has some of the lanes."""

    def __init__(self, game: AnyGame, recipe: Recipe, opponents: tuple[str, ...]) -> None:
        kinds = len(opponents)
        shares = [recipe.lanes * (one + 1) // kinds - recipe.lanes * one // kinds for one in range(kinds)]
        self.recipe = recipe
        self.sight = Sight(observation_of(game))
        self.vectors = [
            Vector(
                game,
                lanes,
                players=recipe.players,
                options=recipe.options,
                opponents=None if one == SELF else one,
                reward=recipe.reward,
                states=True,
                only_choices=True,
            )
            for one, lanes in zip(opponents, shares, strict=True)
        ]

    def deal(self, label: str) -> None:
        """New matches in all lanes, whose luck follows from the recipe's seed and this label alone."""
        for number, vector in enumerate(self.vectors):
            vector.reset(derived_seed(str(self.recipe.seed), f"{label} {number}"))

    def play(self, choose: Choose, steps: int) -> Played:
        """So many decisions in each lane."""
        rows: list[tuple[Any, ...]] = []
        for _ in range(steps):
            seen = self.gathered("observations"), self.sight.of(self.gathered("states")), self.gathered("masks")
            seats = self.gathered("seats")
            actions, chances = choose(self, seen[0], seen[2])
            start = 0
            for vector in self.vectors:
                vector.step(actions[start : start + vector.lanes])
                start += vector.lanes
            rewards = self.gathered("rewards").astype(np.float32)
            rows.append((*seen, actions, chances, seats, rewards, self.gathered("terminals")))
        return Played(*(np.stack(column) for column in zip(*rows, strict=True)))

    def gathered(self, name: str) -> Any:
        """A buffer of all vectors, as a copy."""
        return np.concatenate([getattr(vector, name) for vector in self.vectors])


def credit(played: Played, values: Floats, trace: float) -> tuple[Floats, NDArray[np.bool_]]:
    """Generalised advantages of each decision over the critic's values, and which decisions have one.

    A seat's next decision follows its last one, whoever moved between: the others are a part of the world. The last
    decision of a seat has no advantage yet when its match goes on; it only says what the one before it led to.
    """
    steps, lanes = played.ends.shape
    seats = played.rewards.shape[2]
    each = np.arange(lanes)
    found = np.zeros((steps, lanes), np.float32)
    known = np.zeros((steps, lanes), np.bool_)
    ahead = np.zeros((lanes, seats), np.float32)
    """What follows for a seat: the critic's value of its next decision, or what it won."""
    carried = np.zeros((lanes, seats), np.float32)
    is_known = np.zeros((lanes, seats), np.bool_)
    for step in range(steps - 1, -1, -1):
        over = played.ends[step]
        ahead[over] = played.rewards[step][over]
        carried[over] = 0.0
        is_known[over] = True
        mover = played.seats[step]
        value = values[step]
        found[step] = ahead[each, mover] - value + trace * carried[each, mover]
        known[step] = is_known[each, mover]
        carried[each, mover] = np.where(known[step], found[step], 0.0)
        ahead[each, mover] = value
        is_known[each, mover] = True
    return found, known


def outcomes(played: Played) -> tuple[Floats, NDArray[np.bool_]]:
    """What each decision's match was worth to its mover, and which of the matches have ended."""
    steps, lanes = played.ends.shape
    each = np.arange(lanes)
    found = np.zeros((steps, lanes), np.float32)
    known = np.zeros((steps, lanes), np.bool_)
    worth = np.zeros(played.rewards.shape[1:], np.float32)
    is_known = np.zeros(lanes, np.bool_)
    for step in range(steps - 1, -1, -1):
        over = played.ends[step]
        worth[over] = played.rewards[step][over]
        is_known |= over
        found[step] = worth[each, played.seats[step]]
        known[step] = is_known
    return found, known
