"""Which matches are played: a game, its options, how many sit there, who they are, and where the luck comes from."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

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
from parlour.engine.state import LEGAL, State
from parlour.research.errors import BadAction, whole
from parlour.research.loop import NOBODY

OPPONENTS = ("heuristic", "random")
OVER = "the match is over: reset() deals another one"


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
    if isinstance(name, str) and name.startswith(PREFIX):
        for count in players:
            bot_named(name).check(game, count)
    elif name not in OPPONENTS:
        raise UsageError(f"there are no opponents {name!r}; they are {', '.join(OPPONENTS)}, {PREFIX}FILE")


def counts_of(game: AnyGame, players: int | Sequence[int] | None) -> tuple[int, ...]:
    """How many sit at the tables, one number after the other."""
    if players is None:
        return (game.usual_players,)
    try:
        given: Sequence[object] = (players,) if isinstance(players, int) or whole(players) is not None else [*players]
    except TypeError:
        given = ()
    counts = [count for count in map(whole, given) if count is not None]
    if not counts or len(counts) < len(given):
        raise UsageError(f"players is a whole number, or several of them, not {players!r}")
    for count in counts:
        game.check_players(count)
    return tuple(counts)


def series_of(seed: object) -> str:
    """A seed as the text that deals follow from."""
    number = whole(seed)
    if number is None:
        raise UsageError(f"a seed is a whole number from 0 on, not {seed!r}")
    return str(number)


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
    counts = counts_of(chosen, players)
    if opponents is not None:
        check_opponents(chosen, opponents, counts)
    if seat is not None and opponents is None:
        raise UsageError("seat says where the learner sits among opponents: give opponents too")
    if seat is not None and whole(seat, 0, min(counts) - 1) is None:
        raise UsageError(f"there is no seat {seat!r}; the seats are 0 to {min(counts) - 1}")
    return Plan(
        chosen,
        counts,
        {count: chosen.check_options(count, options or {}) for count in counts},
        series_of(seed),
        opponents,
        whole(seat),
        worth_named(worth),
    )


def checked(game: AnyGame, state: State, action: Any) -> int:
    """An action that can be taken in a match that is not over, or a sentence about why it cannot."""
    number = action if type(action) is int else whole(action, None)
    if number is None:
        raise BadAction(f"an action is a whole number from 0 to {game.actions - 1}, not {action!r}")
    if not 0 <= number < game.actions:
        raise BadAction(f"there is no action {number}; they go from 0 to {game.actions - 1}")
    code = state.refusal(number)
    if code != LEGAL:
        reason = game.reason(code)
        raise BadAction(
            f"seat {state.to_act} may not {game.write(number)} (action {number}): {reason.name} ({reason.clause});"
            " nothing has changed"
        )
    return number
