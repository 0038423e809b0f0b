"""Which matches are played: a game, its options, how many sit there, who they are, and where the luck comes from."""

from collections.abc import Sequence
from dataclasses import dataclass

from parlour.bots import bot_named
from parlour.bots.nets import PREFIX
from parlour.engine.game import AnyGame, Game, Options, OptionValue, UsageError
from parlour.engine.learning import WORTHS as WORTHS
from parlour.engine.learning import Worth as Worth
from parlour.engine.learning import worth_named
from parlour.engine.learning import worth_of as worth_of
from parlour.engine.playout import Policy, RandomPolicy
from parlour.engine.registry import game as game_by_id
from parlour.engine.rng import Rng, Sfc32, derived_seed
from parlour.engine.state import State
from parlour.research.loop import NOBODY

OPPONENTS = ("heuristic", "random")


@dataclass(frozen=True)
class Plan:
    """A series of matches without an end."""

    game: AnyGame
    players: tuple[int, ...]
    """Match k has the k-th number of these, over and over."""
    options: dict[int, dict[str, OptionValue]]
    """For each number of players."""
    seed: str
    opponents: str | None
    seat: int | None
    """Where the learner sits; None for each seat in turn."""
    worth: Worth

    def deal(self, number: int) -> tuple[State, Rng, int]:
        """A match by its number: dealt from `derived_seed(seed, number)`, whoever asks."""
        players = self.players[number % len(self.players)]
        rng = Sfc32(derived_seed(self.seed, str(number)))
        state: State = self.game.deal(players, self.options[players], rng)
        if self.opponents is None:
            return state, rng, NOBODY
        luck = Sfc32(derived_seed(self.seed, f"{number}/opponents"))
        return state, luck, self.learner_of(number)

    def chance(self) -> int:
        """Where the luck of random actions comes from; the number of a match is added to it."""
        return derived_seed(self.seed, "random actions") >> 1

    def learner_of(self, number: int) -> int:
        """The learner's seat in a match: the same, or each in turn."""
        if self.seat is not None:
            return self.seat
        return number // len(self.players) % self.players[number % len(self.players)]

    def policies(self) -> list[Policy]:
        """A player for each seat that is not the learner's."""
        if self.opponents is None:
            return []
        return [self.opponent(self.opponents) for _ in range(self.game.max_players)]

    def opponent(self, name: str) -> Policy:
        if name == "random":
            return RandomPolicy()
        if name == "heuristic":
            return self.game.heuristic()
        return bot_named(name).trained().policy(self.game)

    def rewards(self, state: State) -> list[float]:
        return worth_of(state, self.worth)


def check_opponents(game: AnyGame, name: str, players: Sequence[int]) -> None:
    """Refuses opponents that there are not, or that cannot play at such tables."""
    if name.startswith(PREFIX):
        for count in players:
            bot_named(name).check(game, count)
    elif name not in OPPONENTS:
        raise UsageError(f"there are no opponents {name!r}; they are {', '.join(OPPONENTS)}, {PREFIX}FILE")


def planned(
    game: str | AnyGame,
    players: int | Sequence[int] | None,
    options: Options | None,
    seed: int,
    opponents: str | None,
    seat: int | None,
    worth: str,
) -> Plan:
    """A plan out of what somebody asks for, all of it checked."""
    chosen = game if isinstance(game, Game) else game_by_id(game)
    counts = (chosen.usual_players,) if players is None else (players,) if isinstance(players, int) else tuple(players)
    if not counts:
        raise UsageError("players is empty: give a number, or several")
    for count in counts:
        chosen.check_players(count)
    if opponents is not None:
        check_opponents(chosen, opponents, counts)
    if seat is not None and opponents is None:
        raise UsageError("seat says where the learner sits among opponents: give opponents too")
    if seat is not None and not 0 <= seat < min(counts):
        raise UsageError(f"there is no seat {seat}; the seats are 0 to {min(counts) - 1}")
    if type(seed) is not int or seed < 0:
        raise UsageError(f"a seed is a whole number from 0 on, not {seed!r}")
    return Plan(
        chosen,
        counts,
        {count: chosen.check_options(count, options or {}) for count in counts},
        str(seed),
        opponents,
        seat,
        worth_named(worth),
    )
