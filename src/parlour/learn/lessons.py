"""A warm start, called what it is: before it plays for itself, a net learns a teacher's moves by heart.

The teacher is any bot, given the view of the seat to act and nothing else. All seats are played by it, but for some
moves that are any legal one; what the matches came to teaches the critic.
"""

from typing import Any

import numpy as np

from parlour.bots import bot_named
from parlour.engine.game import AnyGame
from parlour.engine.rng import Sfc32, derived_seed
from parlour.learn.learner import Learner, rows
from parlour.learn.recipe import SELF, Recipe
from parlour.learn.rollouts import Floats, Table, outcomes


class Lessons:
    """A teacher at its tables."""

    def __init__(self, game: AnyGame, recipe: Recipe) -> None:
        self.game = game
        self.recipe = recipe
        self.teacher = bot_named(recipe.teacher)
        # Which reads nothing but what the seat knows, as the conformance kit proves: it is spared the making of a view.
        self.heuristic = game.heuristic() if self.teacher.kind == "heuristic" and not self.teacher.mistakes else None
        self.table = Table(game, recipe, (SELF,))
        self.taught: list[Any] = []

    def begin(self, number: int) -> None:
        """A round of lessons: new matches, and luck that follows from its number."""
        label = f"lessons {number}"
        self.table.deal(label)
        self.rng = Sfc32(derived_seed(str(self.recipe.seed), f"{label} teacher"))

    def choose(self, table: Table, seen: Any, masks: Any) -> tuple[Any, Floats]:
        """What the teacher does, or by mistake something else; its own choice is noted. Of a search it is noted how
        often it tried each action: that says more than which it tried most."""
        vector = table.vectors[0]
        taught = np.zeros((vector.lanes, self.game.actions), np.float32)
        done = np.zeros(vector.lanes, np.int32)
        slips = int(self.recipe.slips * 1000)
        for lane in range(vector.lanes):
            state = vector.position(lane)
            seat = int(state.to_act)
            legal = state.legal_actions()
            if self.heuristic is not None:
                choice, estimates = self.heuristic.choose(state, self.rng), []
            else:
                thought = self.teacher.choose(self.game, self.game.view(state, seat), legal, self.rng)
                choice, estimates = thought.action, thought.estimates
            taught[lane, choice] = 1.0
            visits = sum(one.visits for one in estimates)
            for one in estimates:
                taught[lane, one.action] = one.visits / visits
            done[lane] = legal[self.rng.below(len(legal))] if self.rng.below(1000) < slips else choice
        self.taught.append(taught)
        return done, np.zeros(vector.lanes, np.float32)

    def update(self, learner: Learner) -> dict[str, float]:
        """One lesson."""
        self.taught.clear()
        played = self.table.play(self.choose, self.recipe.steps)
        worth, known = outcomes(played)
        batch = {
            "observations": rows(played.observations),
            "states": rows(played.states),
            "masks": rows(played.masks),
            "taught": rows(np.stack(self.taught)),
            "targets": rows(worth),
            "weights": rows(known.astype(np.float32)),
        }
        return learner.learn_from(batch, learner.lesson)
