"""A run: lessons, then rounds of play and learning, each with a checkpoint and a point of the curve at its end."""

import time
from collections.abc import Callable
from pathlib import Path

import jax
import msgspec
import numpy as np

from parlour.engine.game import AnyGame, UsageError
from parlour.engine.rng import derived_seed
from parlour.files import see_that_it_can_be_written, write
from parlour.learn.checkpoints import Progress, read_checkpoint, write_checkpoint, write_net
from parlour.learn.curves import Point, drawn_curve
from parlour.learn.dmc import Dmc
from parlour.learn.learner import Learner
from parlour.learn.lessons import Lessons
from parlour.learn.mlp import Mlp, outputs, permitted
from parlour.learn.ppo import Ppo
from parlour.learn.recipe import Recipe, checked
from parlour.learn.rollouts import Table
from parlour.research.vector import Vector

MEASURED = 400
"""Matches after every round that say how strong the net is."""


class Run:
    """One run of learning, which goes on where it was stopped."""

    def __init__(self, recipe: Recipe, out: Path, against: str = "heuristic", measured: int = MEASURED) -> None:
        self.game: AnyGame = checked(recipe)
        see_that_it_can_be_written(out)
        self.recipe = recipe
        self.out = out
        self.against = against
        self.measured = measured
        self.learner = learner_of(self.game, recipe)
        self.progress = Progress()
        self.points: list[Point] = []
        kept = read_checkpoint(out, recipe, self.learner.state())
        if kept is not None:
            self.progress, state = kept
            self.learner.restore(state)
            self.points = self._read_points()
        self.lessons: Lessons | None = None
        self.table: Table | None = None
        self.measuring = Vector(
            self.game,
            measured,
            players=recipe.players,
            options=recipe.options,
            opponents=against,
            reward="win",
            only_choices=True,
            seed=derived_seed(str(recipe.seed), "measuring"),
        )

    @property
    def lesson_rounds(self) -> int:
        """How many rounds the lessons take."""
        return -(-self.recipe.lessons // self.recipe.updates)

    @property
    def curve(self) -> Path:
        return self.out.with_name(f"{self.out.name.removesuffix('.safetensors')}.curve.jsonl")

    @property
    def table_file(self) -> Path:
        return self.out.with_name(f"{self.out.name.removesuffix('.safetensors')}.table.json")

    def round(self) -> Point:
        """One round: new matches, some updates, a measurement, a checkpoint. What follows from it follows from what
        the checkpoint holds, so that a run which was stopped comes to the same net as one which was not."""
        began = time.monotonic()
        before = self.progress
        in_lessons = before.lessons < self.lesson_rounds
        said = self._learn_lessons() if in_lessons else self._play()
        decisions = self.recipe.decisions
        if in_lessons:
            updates = min(self.recipe.updates, self.recipe.lessons - before.lessons * self.recipe.updates)
            decisions = self.recipe.lanes * self.recipe.steps * updates
        share = self.share()
        seconds = time.monotonic() - began
        self.progress = Progress(
            before.lessons + in_lessons,
            before.rounds + (not in_lessons),
            before.decisions + decisions,
            before.seconds + seconds,
        )
        point = Point(
            stage="lessons" if in_lessons else "play",
            round=self.progress.lessons + self.progress.rounds,
            decisions=self.progress.decisions,
            seconds=round(self.progress.seconds, 1),
            speed=round(decisions / seconds),
            share=round(share, 4),
            matches=self.measured,
            against=self.against,
            said={name: round(value, 5) for name, value in said.items()},
        )
        self.points.append(point)
        self.save()
        return point

    def save(self) -> None:
        """Net, checkpoint and curve on disk; the checkpoint last, so that what it promises is there."""
        last = self.points[-1]
        training = {"decisions": last.decisions, "share": last.share, "against": last.against}
        write_net(self.out, self.game, self.recipe, self.learner.average, training)
        write(self.curve, b"".join(msgspec.json.encode(one) + b"\n" for one in self.points))
        write(self.curve.with_suffix(".svg"), drawn_curve(self.recipe, self.points).encode())
        write_checkpoint(self.out, self.recipe, self.progress, self.learner.state())

    def share(self) -> float:
        """What the net wins of the first match of every lane, always doing what it holds for best."""
        vector = self.measuring
        vector.reset()
        share = np.zeros(vector.lanes)
        open_ = np.ones(vector.lanes, np.bool_)
        each = np.arange(vector.lanes)
        while open_.any():
            seats = vector.seats.copy()
            vector.step(np.asarray(best(self.learner.average, vector.observations, vector.masks)))
            over = vector.terminals & open_
            share[over] = vector.rewards[each, seats][over]
            open_ &= ~over
        return float(share.mean())

    def _learn_lessons(self) -> dict[str, float]:
        if self.lessons is None:
            self.lessons = Lessons(self.game, self.recipe)
        self.lessons.begin(self.progress.lessons)
        left = self.recipe.lessons - self.progress.lessons * self.recipe.updates
        return [self.lessons.update(self.learner) for _ in range(min(left, self.recipe.updates))][-1]

    def _play(self) -> dict[str, float]:
        if self.table is None:
            self.table = Table(self.game, self.recipe, self.recipe.opponents)
        self.learner.begin()
        self.table.deal(f"round {self.progress.rounds}")
        return [self.learner.update(self.table) for _ in range(self.recipe.updates)][-1]

    def _read_points(self) -> list[Point]:
        """The curve up to the checkpoint: a point more is there when the run ended between the two."""
        try:
            lines = self.curve.read_bytes().splitlines()
            points = [msgspec.json.decode(line, type=Point) for line in lines]
        except (OSError, msgspec.DecodeError, UnicodeDecodeError):
            raise UsageError(f"{self.curve} is missing or damaged; name another --out or remove it all") from None
        return points[: self.progress.lessons + self.progress.rounds]


def learner_of(game: AnyGame, recipe: Recipe) -> Learner:
    return Ppo(game, recipe) if recipe.algorithm == "ppo" else Dmc(game, recipe)


@jax.jit
def best(net: Mlp, seen: jax.Array, masks: jax.Array) -> jax.Array:
    """What a net holds for the best legal actions."""
    return permitted(outputs(net, seen), masks).argmax(1)


def learn(
    run: Run,
    *,
    decisions: int | None = None,
    minutes: float | None = None,
    on_round: Callable[[Point], None] = lambda point: None,
) -> None:
    """Learns until so many decisions have been learnt from, or for so many minutes more, to the end of a round."""
    began = time.monotonic()
    while (decisions is None or run.progress.decisions < decisions) and (
        minutes is None or time.monotonic() - began < 60 * minutes
    ):
        on_round(run.round())
