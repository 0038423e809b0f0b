"""What a run of learning is: the game, the table, the algorithm, its settings. The same recipe gives the same net."""

from typing import Literal, get_args

from msgspec import Struct

from parlour.bots import bot_named
from parlour.engine.game import AnyGame, OptionValue, UsageError
from parlour.engine.registry import game as game_by_id
from parlour.engine.rng import SEED_LIMIT
from parlour.research.arrays import observation_of
from parlour.research.plan import WORTHS, check_opponents

Algorithm = Literal["ppo", "dmc"]
ALGORITHMS: tuple[Algorithm, ...] = get_args(Algorithm)
SELF = "self"
"""In place of opponents: every seat is played by the net that learns."""
MOST_LANES = 16_384
MOST_WIDTH = 1024
MOST_HIDDEN = 4


class Recipe(Struct, frozen=True, kw_only=True):
    """Everything that decides what is learnt. What is not said is as it was good in our runs."""

    game: str
    players: tuple[int, ...]
    options: dict[str, OptionValue] = {}
    seed: int = 1
    algorithm: Algorithm = "ppo"
    opponents: tuple[str, ...] = (SELF,)
    """Who plays the other seats; of several, each has as many of the matches."""
    reward: str = "win"
    """What a match is worth: `win`, `rank` or `score`, as in `Vector`."""
    hidden: tuple[int, ...] = (128, 128)
    """The widths of the hidden layers, of the net and of its critic."""
    lanes: int = 256
    """Matches at once."""
    steps: int = 64
    """Decisions in each of them, from one update to the next."""
    updates: int = 8
    """Updates in a round. A round begins with new matches and ends with a checkpoint."""
    epochs: int = 3
    """How often an update goes over its decisions."""
    batch: int = 2048
    """Decisions in one step of the optimiser."""
    rate: float = 3e-4
    """The optimiser's step."""
    fade: int = 0
    """Decisions over which the rate falls to a tenth, in a straight line; 0 for a rate that stays."""
    average: float = 0.0
    """What each step of the optimiser leaves of the average of the weights: the net that is kept is that average.
    With 0 it is the last net."""
    clip: float = 0.2
    """PPO: how far the chance of an action may move in one update."""
    entropy: float = 0.005
    """PPO: how much it is worth to stay undecided."""
    trace: float = 0.95
    """PPO: the λ of generalised advantage estimation."""
    explore: float = 0.02
    """DMC: the part of moves that are any legal move."""
    teacher: str = ""
    """A bot whose moves are learnt by heart before anything else; empty for none."""
    lessons: int = 0
    """Updates by the teacher's moves."""
    slips: float = 0.1
    """The part of moves in lessons that are any legal move instead of the teacher's: what to do after a mistake is
    learnt, too."""

    @property
    def decisions(self) -> int:
        """Decisions in a round."""
        return self.lanes * self.steps * self.updates


def checked(recipe: Recipe) -> AnyGame:
    """Refuses a recipe that cannot be; returns its game."""
    game = game_by_id(recipe.game)
    observation_of(game)
    if not recipe.players:
        raise UsageError("players is empty: give a number, or several")
    for count in recipe.players:
        game.check_players(count)
        game.check_options(count, recipe.options)
    if not 0 <= recipe.seed < SEED_LIMIT:
        raise UsageError(f"seed {recipe.seed} is not a number from 0 to 2^63-1")
    _check_numbers(recipe)
    if recipe.algorithm not in ALGORITHMS:
        raise UsageError(f"there is no algorithm {recipe.algorithm!r}; they are {', '.join(ALGORITHMS)}")
    if recipe.reward not in WORTHS:
        raise UsageError(f"there is no reward {recipe.reward!r}; they are {', '.join(WORTHS)}")
    if not recipe.opponents or len(recipe.opponents) > recipe.lanes:
        raise UsageError(f"there must be from 1 to {recipe.lanes} opponents, not {len(recipe.opponents)}")
    for one in recipe.opponents:
        if one != SELF:
            check_opponents(game, one, recipe.players)
    if not 1 <= len(recipe.hidden) <= MOST_HIDDEN or not all(1 <= width <= MOST_WIDTH for width in recipe.hidden):
        said = ",".join(map(str, recipe.hidden))
        raise UsageError(f"a net has 1 to {MOST_HIDDEN} hidden layers of 1 to {MOST_WIDTH} numbers, not {said!r}")
    if bool(recipe.teacher) != bool(recipe.lessons):
        raise UsageError("a teacher and the number of its lessons go together: give both or neither")
    if recipe.teacher:
        for count in recipe.players:
            bot_named(recipe.teacher).check(game, count)
    return game


def _check_numbers(recipe: Recipe) -> None:
    """Whether every number can be worked with."""
    for name, least, most in (
        ("lanes", 1, MOST_LANES),
        ("steps", 2, 100_000),
        ("updates", 1, 100_000),
        ("epochs", 1, 100),
        ("batch", 1, recipe.lanes * recipe.steps),
        ("lessons", 0, 1_000_000),
        ("fade", 0, 10**12),
    ):
        if not least <= getattr(recipe, name) <= most:
            raise UsageError(f"{name} is a number from {least} to {most}, not {getattr(recipe, name)}")
    for name in ("rate", "average", "clip", "entropy", "trace", "explore", "slips"):
        value: float = getattr(recipe, name)
        if not 0 <= value <= 1:
            raise UsageError(f"{name} is a number from 0 to 1, not {value:g}")
