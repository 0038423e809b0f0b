"""Series of matches between fast players, on one core or several, with shares and their intervals."""

import time
from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import TypeVar

from parlour.bots import bot_named
from parlour.bots.nets import PREFIX
from parlour.engine.game import AnyGame, Options, UsageError
from parlour.engine.learning import Worth, observation_of, worth_of
from parlour.engine.match import Match
from parlour.engine.noting import Notes, play_noted
from parlour.engine.playout import Policy, RandomPolicy, play_out
from parlour.engine.record import Seat, encode
from parlour.engine.registry import game as game_by_id
from parlour.engine.rng import Sfc32, derived_seed, rng_from_seed
from parlour.engine.state import State
from parlour.lab.series import SeriesError, check_series, crew_here, play_parts

BOTS = ("random", "heuristic")
MOST_IN_A_PART = 500
MOST_PUT_DOWN = 16
"""Matches in a part of which every decision is kept: some megabytes."""


@dataclass(frozen=True)
class Plan:
    """A series of matches."""

    game_id: str
    players: int
    games: int
    seed: int
    bots: tuple[str, ...]
    """One a seat."""
    rotate: bool
    """Whether the bots move on by one seat with every match, so that no seat's luck favours one of them."""
    options: dict[str, bool | int | str | list[str]]
    with_records: bool
    decisions: Worth | None = None
    """If every decision is put down: what matches are worth there."""

    def bots_of(self, number: int) -> list[str]:
        """Who sits where in a match of the series."""
        turn = number % self.players if self.rotate else 0
        return [self.bots[(seat - turn) % self.players] for seat in range(self.players)]


@dataclass
class Tally:
    """What a series came to, or a part of it."""

    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    """CPU time of the play itself."""
    lengths: list[int] = field(default_factory=list)
    wins_by_seat: dict[int, float] = field(default_factory=dict)
    """A first place shared by k seats counts 1/k for each."""
    wins_by_bot: dict[str, float] = field(default_factory=dict)
    seats_by_bot: dict[str, int] = field(default_factory=dict)
    """How many seats each bot has had, over all matches."""
    score_by_seat: dict[int, int] = field(default_factory=dict)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.moves += other.moves
        self.seconds += other.seconds
        self.lengths += other.lengths
        _add_up(self.wins_by_seat, other.wins_by_seat)
        _add_up(self.wins_by_bot, other.wins_by_bot)
        _add_up(self.seats_by_bot, other.seats_by_bot)
        _add_up(self.score_by_seat, other.score_by_seat)


K = TypeVar("K")
N = TypeVar("N", int, float)


def _add_up(total: dict[K, N], more: dict[K, N]) -> None:
    for key, value in more.items():
        total[key] = total.get(key, 0) + value


def plan(
    game: AnyGame,
    players: int,
    games: int,
    seed: int,
    bots: Sequence[str],
    *,
    rotate: bool = False,
    options: Options | None = None,
    with_records: bool = False,
    decisions: Worth | None = None,
) -> Plan:
    """A series, everything about it checked before anything runs."""
    checked = check_series(game, players, games, seed, options)
    for bot in bots:
        if bot.startswith(PREFIX):
            bot_named(bot).check(game, players)
        elif bot not in BOTS:
            raise UsageError(f"there is no bot {bot!r}; the bots are {', '.join(BOTS)}, {PREFIX}FILE")
    if len(bots) not in (1, players):
        raise UsageError(f"{players} players need one bot for all or {players} bots, not {len(bots)}")
    if decisions is not None:
        observation_of(game)
    seated = tuple(bots) * players if len(bots) == 1 else tuple(bots)
    return Plan(game.id, players, games, seed, seated, rotate, checked, with_records, decisions)


def run(plan: Plan, jobs: int, on_part: Callable[[Tally, list[bytes]], None]) -> Tally:
    """Plays a series; `on_part` gets the tally of each part, in the order of the matches, and what was kept of it: the
    lines of its records, or the columns of its decisions."""
    total = Tally()
    for tally, lines in _parts(plan, jobs):
        total.add(tally)
        on_part(tally, lines)
    return total


def _parts(plan: Plan, jobs: int) -> Iterator[tuple[Tally, list[bytes]]]:
    with crew_here(jobs) as crew:
        size = crew.part_size(plan.games, MOST_IN_A_PART if plan.decisions is None else MOST_PUT_DOWN)
        parts = ((plan, start, min(start + size, plan.games)) for start in range(0, plan.games, size))
        waiting: dict[int, tuple[Tally, list[bytes]]] = {}
        following = 0
        try:
            for number, part in play_parts(crew, play_part, parts):
                waiting[number] = part
                while following in waiting:
                    yield waiting.pop(following)
                    following += 1
        except SeriesError as error:
            raise SeriesError(f"{error}; nothing was kept") from None


def play_part(plan: Plan, start: int, stop: int) -> tuple[Tally, list[bytes]]:
    """Matches start to stop - 1 of a series. Which part a match is played in changes nothing about it."""
    game = game_by_id(plan.game_id)
    policies: dict[str, Policy] = {"random": RandomPolicy(), "heuristic": game.heuristic()}
    policies.update((bot, bot_named(bot).trained().policy(game)) for bot in plan.bots if bot not in policies)
    tally = Tally()
    lines: list[bytes] = []
    ledger = None if plan.decisions is None else Ledger(game, plan.players, plan.decisions)
    for number in range(start, stop):
        seed = str(derived_seed(str(plan.seed), str(number)))
        bots = plan.bots_of(number)
        seated = [policies[bot] for bot in bots]
        luck = Sfc32(derived_seed(seed, "policy"))
        began = time.process_time()
        if plan.with_records:
            match = Match(
                game, [Seat(f"{bot} {seat}", "bot", bot) for seat, bot in enumerate(bots)], seed, plan.options
            )
            state = match.state
            while not state.is_over:
                match.take(seated[state.to_act].choose(state, luck))
            moves = len(match.moves)
            lines.append(encode(match.record()))
        else:
            state = game.deal(plan.players, plan.options, rng_from_seed(seed))
            if ledger is None:
                moves = play_out(state, seated, luck)
            else:
                moves = play_noted(state, seated, luck, ledger.notes)
                ledger.end(number, moves, state)
        tally.seconds += time.process_time() - began
        _count(tally, state, bots, moves)
    return tally, lines if ledger is None else ledger.columns()


class Ledger:
    """The decisions of some matches, column by column, as `decisions.py` writes them."""

    def __init__(self, game: AnyGame, players: int, worth: Worth) -> None:
        told = observation_of(game)
        self.notes = Notes(told.observer(), told.size, game.actions)
        self.players = players
        self.worth = worth
        self.matches = array("q")
        self.rewards = array("d")
        self.terminals = bytearray()

    def end(self, number: int, moves: int, state: State) -> None:
        """A match is over."""
        self.matches.extend([number] * moves)
        self.rewards.extend([0.0] * (self.players * (moves - 1)))
        self.rewards.extend(worth_of(state, self.worth))
        self.terminals += bytes(moves - 1) + b"\1"

    def columns(self) -> list[bytes]:
        notes = self.notes
        return [
            self.matches.tobytes(),
            bytes(notes.seats),
            bytes(notes.observations),
            bytes(notes.masks),
            notes.actions.tobytes(),
            self.rewards.tobytes(),
            bytes(self.terminals),
        ]


def _count(tally: Tally, state: State, bots: list[str], moves: int) -> None:
    winners = state.ranking()[0]
    scores = state.scores()
    tally.games += 1
    tally.moves += moves
    tally.lengths.append(moves)
    for seat, bot in enumerate(bots):
        share = 1 / len(winners) if seat in winners else 0.0
        tally.wins_by_seat[seat] = tally.wins_by_seat.get(seat, 0.0) + share
        tally.wins_by_bot[bot] = tally.wins_by_bot.get(bot, 0.0) + share
        tally.seats_by_bot[bot] = tally.seats_by_bot.get(bot, 0) + 1
        tally.score_by_seat[seat] = tally.score_by_seat.get(seat, 0) + scores[seat]


def interval(wins: float, trials: int) -> tuple[float, float]:
    """The 95 % interval (Wilson's) of a share of so many wins in so many trials."""
    z = 1.959964
    share = wins / trials
    middle = (share + z * z / (2 * trials)) / (1 + z * z / trials)
    half = z / (1 + z * z / trials) * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    return max(0.0, middle - half), min(1.0, middle + half)
