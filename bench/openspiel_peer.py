"""How many decisions a second OpenSpiel takes in four of its card games.

Runs in an environment of its own, installed from ``openspiel.lock``, and prints one JSON list of rows to stdout:

    python bench/openspiel_peer.py --seconds 3 --rounds 3 --games hearts,euchre,crazy_eights,oh_hell

A *decision* is a move by a player. Chance moves (a card dealt or drawn) cost their time and are never counted. Every
seat plays uniformly at random. The games keep their default parameters, except that four players sit down where the
game lets one choose.

What is measured, by ``what`` and ``driver``:

full, c++
    Whole games, deal included, inside ``pyspiel.evaluate_bots`` with uniform random bots. It plays on the state it is
    given, so an untimed pass over the same seeds reads the exact number of decisions from the histories.
full, python
    Whole games from a Python loop, counted as they are played. Chance is sampled from ``chance_outcomes()`` by index:
    in these games all outcomes of a chance node are equally likely, and an untimed pass checks that they are.
observed, python
    The same, with ``legal_actions_mask()`` and the tensor of the player to move at every decision: the observation or,
    where a game has none, the information state.
rollout, c++
    Random play to the end from states just dealt, inside ``RandomRolloutEvaluator``. Its ``evaluate`` is not exposed
    to Python, but an ``MCTSBot`` of one simulation calls it once, on the root, and does nothing else of weight. The
    moves cannot be seen from outside: they are the rollouts times the mean length of an untimed sample from the same
    states. That length is fixed by the deal in hearts and oh_hell, where the count is therefore exact; in euchre and
    crazy_eights it varies, and the count is an estimate.
rollout, python
    The Python loop on a ``clone()`` of each of the same states, counted as it is played.
ismcts, c++
    ``ISMCTSBot`` on hearts with one random rollout a simulation and a new world each time, at the first move of deals
    that open with a choice: with a single legal move the bot does not search. Each simulation is played to the end,
    so its moves are those left in the game; ``decisions`` and ``moves_per_second`` count these simulated moves.

Each measurement is a batch of fixed work, repeated until its time is up. ``--seconds`` is the budget of a row and is
divided among the rounds; the rounds of all rows alternate, so that a slow moment of the machine does not fall on one
row. Times are CPU seconds of this process. A row carries its median round, and the rates of all under ``rounds``.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import dataclass, field
from importlib.metadata import version
from random import Random
from typing import TYPE_CHECKING, NamedTuple, Protocol

import pyspiel

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

GAMES = {
    "hearts": "hearts",
    "euchre": "euchre",
    "crazy_eights": "crazy_eights(players=4)",
    "oh_hell": "oh_hell(players=4)",
}
"""How OpenSpiel is asked for each game."""

CHANCE: int = int(pyspiel.PlayerId.CHANCE)

SEED = 20_000
BOT_GAMES = 2_000
"""Games in a batch that C++ drives."""
LOOP_GAMES = 200
"""Games in a batch that Python drives."""
DEALS = 64
"""Dealt states that a batch of rollouts starts from."""
ROLLOUTS_A_DEAL = 200
SAMPLES_A_DEAL = 100
"""Untimed rollouts from each deal, for the mean length."""
SEARCHES = 8
"""Dealt states that a batch of searches starts from."""
SIMULATIONS = 1_000
"""Simulations in one search."""
UCT_C = 10.0


class PlayerAction(Protocol):
    """One entry of a state's history."""

    player: int


class State(Protocol):
    """The part of ``pyspiel.State`` used here."""

    def current_player(self) -> int: ...
    def is_chance_node(self) -> bool: ...
    def is_terminal(self) -> bool: ...
    def legal_actions(self) -> list[int]: ...
    def legal_actions_mask(self, player: int) -> list[int]: ...
    def chance_outcomes(self) -> list[tuple[int, float]]: ...
    def apply_action(self, action: int) -> None: ...
    def full_history(self) -> list[PlayerAction]: ...
    def clone(self) -> State: ...


class GameType(Protocol):
    """The part of ``pyspiel.GameType`` used here."""

    provides_observation_tensor: bool


class Game(Protocol):
    """The part of ``pyspiel.Game`` used here."""

    def new_initial_state(self) -> State: ...
    def num_players(self) -> int: ...
    def get_type(self) -> GameType: ...


class Bot(Protocol):
    """The part of ``pyspiel.Bot`` used here."""

    def step(self, state: State) -> int: ...


class Round(NamedTuple):
    """What one round of a row did."""

    decisions: float
    seconds: float

    @property
    def per_second(self) -> float:
        return self.decisions / self.seconds


@dataclass
class Row:
    """One measurement and its rounds so far."""

    game: str
    players: int
    what: str
    driver: str
    batch: Callable[[], float]
    """Does a fixed piece of work and returns the decisions taken in it."""
    moves_a_simulation: float | None = None
    """Only of a tree search."""
    rounds: list[Round] = field(default_factory=list)

    @property
    def name(self) -> str:
        return f"{self.game} {self.what} {self.driver}"

    def run(self, seconds: float) -> Round:
        """Repeat the batch until the CPU time is used up."""
        decisions = 0.0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            decisions += self.batch()
        self.rounds.append(Round(decisions, spent))
        return self.rounds[-1]

    def report(self, peer_version: str) -> dict[str, object]:
        """Return the row as printed: its median round, the lower one of two."""
        ordered = sorted(self.rounds, key=lambda each: each.per_second)
        median = ordered[(len(ordered) - 1) // 2]
        row: dict[str, object] = {
            "peer": "open_spiel",
            "version": peer_version,
            "game": self.game,
            "players": self.players,
            "what": self.what,
            "driver": self.driver,
            "decisions": round(median.decisions),
            "seconds": round(median.seconds, 4),
            "per_second": round(median.per_second),
            "rounds": [round(each.per_second) for each in self.rounds],
        }
        if self.moves_a_simulation is not None:
            row["simulations_per_second"] = round(median.per_second / self.moves_a_simulation)
            row["moves_per_second"] = round(median.per_second)
        return row


def play_out(state: State, rng: Random) -> int:
    """Play at random to the end from a Python loop; returns the decisions taken."""
    uniform = rng.random
    decisions = 0
    while True:
        player = state.current_player()
        if player >= 0:
            actions = state.legal_actions()
            state.apply_action(actions[int(uniform() * len(actions))])
            decisions += 1
        elif player == CHANCE:
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(uniform() * len(outcomes))][0])
        else:
            return decisions


def play_out_observed(state: State, rng: Random, tensor: str) -> int:
    """Play at random to the end, the tensor and the mask read at every decision; returns the decisions taken."""
    uniform = rng.random
    decisions = 0
    while True:
        player = state.current_player()
        if player >= 0:
            getattr(state, tensor)(player)
            state.legal_actions_mask(player)
            actions = state.legal_actions()
            state.apply_action(actions[int(uniform() * len(actions))])
            decisions += 1
        elif player == CHANCE:
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(uniform() * len(outcomes))][0])
        else:
            return decisions


def check_chance_is_uniform(game: Game, rng: Random) -> None:
    """``play_out`` ignores the probabilities of outcomes: make sure that it may."""
    for _ in range(LOOP_GAMES):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                probabilities = [probability for _, probability in outcomes]
                if max(probabilities) - min(probabilities) > 1e-9:
                    raise SystemExit(f"{game}: the outcomes of a chance node are not equally likely")
                state.apply_action(rng.choice(outcomes)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))


def deal(game: Game, rng: Random) -> State:
    """Return a state past its opening chance nodes."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.chance_outcomes())[0])
    return state


def mean_length(state: State, rng: Random) -> float:
    """Return the mean number of decisions from here to the end, by an untimed sample."""
    return sum(play_out(state.clone(), rng) for _ in range(SAMPLES_A_DEAL)) / SAMPLES_A_DEAL


def full_in_cpp(game: Game) -> Callable[[], float]:
    def play() -> Iterator[State]:
        bots = [pyspiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(game.num_players())]
        for seed in range(SEED, SEED + BOT_GAMES):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            yield state

    decisions = sum(entry.player != CHANCE for state in play() for entry in state.full_history())

    def batch() -> float:
        for _ in play():
            pass
        return decisions

    return batch


def full_in_python(game: Game) -> Callable[[], float]:
    rng = Random(SEED)
    check_chance_is_uniform(game, rng)

    def batch() -> float:
        return sum(play_out(game.new_initial_state(), rng) for _ in range(LOOP_GAMES))

    return batch


def observed_in_python(game: Game) -> Callable[[], float]:
    rng = Random(SEED)
    has_observation = game.get_type().provides_observation_tensor
    tensor = "observation_tensor" if has_observation else "information_state_tensor"

    def batch() -> float:
        return sum(play_out_observed(game.new_initial_state(), rng, tensor) for _ in range(LOOP_GAMES))

    return batch


def rollout_in_cpp(game: Game, deals: Sequence[State]) -> Callable[[], float]:
    rng = Random(SEED)
    decisions = ROLLOUTS_A_DEAL * sum(mean_length(state, rng) for state in deals)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS_A_DEAL, seed=SEED)
    bot: Bot = pyspiel.MCTSBot(
        game, evaluator, uct_c=UCT_C, max_simulations=1, max_memory_mb=1, solve=False, seed=SEED, verbose=False
    )

    def batch() -> float:
        for state in deals:
            bot.step(state)
        return decisions

    return batch


def rollout_in_python(deals: Sequence[State]) -> Callable[[], float]:
    rng = Random(SEED)

    def batch() -> float:
        return sum(play_out(state.clone(), rng) for state in deals)

    return batch


def search_in_cpp(deals: Sequence[State]) -> tuple[Callable[[], float], float]:
    """Return the batch, and the mean number of moves in a simulation."""
    rng = Random(SEED)
    roots = [state for state in deals if len(state.legal_actions()) > 1][:SEARCHES]
    moves = sum(mean_length(state, rng) for state in roots) / len(roots)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=SEED)
    bot: Bot = pyspiel.ISMCTSBot(seed=SEED, evaluator=evaluator, uct_c=UCT_C, max_simulations=SIMULATIONS)

    def batch() -> float:
        for state in roots:
            bot.step(state)
        return moves * SIMULATIONS * len(roots)

    return batch, moves


def rows_of(name: str) -> Iterator[Row]:
    """All measurements of one game, their untimed counting done."""
    game: Game = pyspiel.load_game(GAMES[name])
    players = game.num_players()
    rng = Random(SEED)
    deals = [deal(game, rng) for _ in range(DEALS)]
    yield Row(name, players, "full", "c++", full_in_cpp(game))
    yield Row(name, players, "rollout", "c++", rollout_in_cpp(game, deals))
    yield Row(name, players, "full", "python", full_in_python(game))
    yield Row(name, players, "rollout", "python", rollout_in_python(deals))
    yield Row(name, players, "observed", "python", observed_in_python(game))
    if name == "hearts":
        batch, moves = search_in_cpp(deals)
        yield Row(name, players, "ismcts", "c++", batch, moves_a_simulation=moves)


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def game_names(text: str) -> list[str]:
    names = text.split(",")
    for name in names:
        if name not in GAMES:
            raise argparse.ArgumentTypeError(f"{name!r} is not one of {', '.join(GAMES)}")
    return names


def positive_seconds(text: str) -> float:
    if not (seconds := float(text)) > 0:
        raise argparse.ArgumentTypeError("must be more than 0")
    return seconds


def positive_count(text: str) -> int:
    if (count := int(text)) < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure OpenSpiel's card games; prints JSON rows.")
    parser.add_argument("--seconds", type=positive_seconds, default=3.0, help="CPU seconds for each row (default 3)")
    parser.add_argument("--rounds", type=positive_count, default=3, help="rounds they are divided into (default 3)")
    parser.add_argument("--games", type=game_names, default=list(GAMES), help=f"of {','.join(GAMES)} (default all)")
    options = parser.parse_args()

    rows: list[Row] = []
    for name in options.games:
        say(f"{name}: counting decisions, untimed")
        rows += rows_of(name)
    for number in range(1, options.rounds + 1):
        for row in rows:
            done = row.run(options.seconds / options.rounds)
            say(f"round {number}/{options.rounds}: {row.name}: {done.per_second:,.0f} decisions/s")
    peer_version = version("open_spiel")
    print(json.dumps([row.report(peer_version) for row in rows], indent=2))


if __name__ == "__main__":
    main()
