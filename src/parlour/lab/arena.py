"""Bots against each other on duplicate deals: every deal is played once for each place of the line-up, which moves on
by one seat, so that each bot has had every seat, and what is left of luck counts as such.

A bot is given the view of its seat, its legal actions and a random stream of its own, and nothing else. Everything
that decides a match is derived from the plan, so it does not matter who plays it, when, or in which order.
"""

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import combinations

from msgspec import Struct

from parlour.bots import Bot
from parlour.engine.game import AnyGame, Options, OptionValue, UsageError
from parlour.engine.match import Match
from parlour.engine.record import Seat
from parlour.engine.registry import game as game_by_id
from parlour.engine.rng import Sfc32, derived_seed
from parlour.lab.ratings import Rating, Wins, interval_of_mean, rate
from parlour.lab.series import Crew, SeriesError, check_series, own_version, play_parts

FORMAT = "parlour-arena/1"
MOST_IN_A_PART = 10


class Plan(Struct, frozen=True):
    """Everything that decides how the matches of an arena end."""

    parlour: str
    """The version of this package."""
    game: str
    rules_version: int
    options: dict[str, OptionValue]
    players: int
    deals: int
    seed: int
    bots: tuple[Bot, ...]
    """Each bot once."""
    line_up: tuple[int, ...]
    """Who follows whom around the table, as indices into `bots`; a bot may have several places."""

    @property
    def matches(self) -> int:
        """Every deal is played once for each place of the line-up."""
        return self.deals * len(self.line_up)

    @property
    def fair_share(self) -> float:
        """What a bot as good as the others wins, for each seat that it has had."""
        return 1 / self.players

    def bots_of(self, match: int) -> list[int]:
        """Which bot sits in each seat in a match; the matches of a deal follow each other."""
        return [self.line_up[(seat + match) % len(self.line_up)] for seat in range(self.players)]


class Played(Struct, frozen=True):
    """What a match came to."""

    match: int
    places: list[float]
    """The place of each seat, 1 the best; seats that share places have their mean."""
    moves: int
    think: list[dict[int, int]]
    """For each bot, how many decisions took it so many microseconds of CPU time, in two significant digits."""

    def win_shares(self) -> list[float]:
        """The part of the win that each seat has."""
        best = min(self.places)
        return [float(place == best) / self.places.count(best) for place in self.places]


class Standing(Struct, frozen=True):
    """How a bot did."""

    bot: str
    win_share: float
    """Wins for each seat that it has had; a first place shared by k seats is 1/k of a win."""
    win_share_interval: tuple[float, float]
    win_share_by_seat: list[float]
    mean_place: float
    mean_place_interval: tuple[float, float]
    rating: float
    """Elo points above the mean of the bots."""
    rating_interval: tuple[float, float]


class Results(Struct, frozen=True):
    """How an arena ended. It depends on the plan alone, so whoever plays it again gets the same."""

    format: str
    plan: Plan
    matches: int
    moves: int
    fair_share: float
    standings: list[Standing]
    """In the order of the plan's bots."""


def plan(
    game: AnyGame, players: int, games: int, seed: int, bots: Sequence[Bot], options: Options | None = None
) -> Plan:
    """An arena of at least so many matches, everything about it checked before anything runs."""
    checked = check_series(game, players, games, seed, options)
    different = tuple(dict.fromkeys(bots))
    if len(different) < 2:
        raise UsageError(f"an arena is between at least two different bots, not {len(different)}")
    for bot in different:
        bot.check(game, players)
    deals = -(-games // len(bots))
    line_up = tuple(different.index(bot) for bot in bots)
    return Plan(own_version(), game.id, game.rules_version, checked, players, deals, seed, different, line_up)


def run(plan: Plan, crew: Crew, played: dict[int, Played], on_part: Callable[[list[Played]], None]) -> None:
    """Has every match played that is not in `played` yet, and puts it there; `on_part` gets them as they come."""
    missing = [match for match in range(plan.matches) if match not in played]
    # One move of a search may take a second; what takes long is handed over match by match.
    is_slow = any(bot.kind == "ismcts" for bot in plan.bots)
    size = crew.part_size(len(missing), 1 if is_slow else MOST_IN_A_PART)
    parts = [(plan, missing[start : start + size]) for start in range(0, len(missing), size)]
    for _, part in play_parts(crew, play, parts):
        on_part(part)
        played.update((one.match, one) for one in part)


def play(plan: Plan, matches: Sequence[int]) -> list[Played]:
    """Some matches of an arena."""
    game = game_by_id(plan.game)
    here = own_version()
    if (here, game.rules_version) != (plan.parlour, plan.rules_version):
        raise SeriesError(
            f"a worker has parlour {here} with rules version {game.rules_version} of {game.id}, "
            f"not {plan.parlour} with {plan.rules_version}"
        )
    return [_play(plan, game, match) for match in matches]


def _play(plan: Plan, game: AnyGame, number: int) -> Played:
    deal, rotation = divmod(number, len(plan.line_up))
    seed = str(derived_seed(str(plan.seed), str(deal)))
    seated = plan.bots_of(number)
    bots = [plan.bots[bot] for bot in seated]
    streams = [Sfc32(derived_seed(seed, f"arena {rotation} {seat}")) for seat in range(plan.players)]
    think: list[Counter[int]] = [Counter() for _ in plan.bots]
    match = Match(
        game, [Seat(f"{bot.name} {seat}", "bot", bot.name) for seat, bot in enumerate(bots)], seed, plan.options
    )
    while match.to_act is not None:
        seat = match.to_act
        view, legal = match.view(seat), match.state.legal_actions()
        began = time.thread_time()
        action = bots[seat].choose(game, view, legal, streams[seat]).action
        seconds = time.thread_time() - began
        if action not in legal:
            raise SeriesError(f"{bots[seat].name} chose {game.write(action)!r}, which is not allowed, in deal {seed}")
        if len(legal) > 1:
            think[seated[seat]][int(float(f"{seconds * 1e6:.1e}"))] += 1
        match.take(action)
    return Played(number, places(match.result().ranking), len(match.moves), [dict(one) for one in think])


def places(ranking: Sequence[Sequence[int]]) -> list[float]:
    """The place of each seat; seats that share places have their mean."""
    place_of: dict[int, float] = {}
    for group in ranking:
        middle = len(place_of) + (len(group) + 1) / 2
        place_of.update((seat, middle) for seat in group)
    return [place_of[seat] for seat in sorted(place_of)]


def results(plan: Plan, played: Mapping[int, Played]) -> Results:
    """What all matches of an arena come to."""
    in_order = [played[match] for match in range(plan.matches)]
    bots = range(len(plan.bots))
    size = len(plan.line_up)
    deals = [in_order[start : start + size] for start in range(0, len(in_order), size)]
    ratings = rate([wins_between(plan, deal) for deal in deals])
    return Results(
        format=FORMAT,
        plan=plan,
        matches=plan.matches,
        moves=sum(one.moves for one in in_order),
        fair_share=_rounded(plan.fair_share),
        standings=[_standing(plan, bot, deals, ratings[bot]) for bot in bots],
    )


def _standing(plan: Plan, bot: int, deals: Sequence[Sequence[Played]], rating: Rating) -> Standing:
    """How a bot did. In every deal it has had each seat as often as it has places in the line-up."""
    seats = plan.players * plan.line_up.count(bot)
    wins = [0.0 for _ in range(plan.players)]
    shares, means = [], []
    for deal in deals:
        won, place = 0.0, 0.0
        for one in deal:
            for seat, sitting in enumerate(plan.bots_of(one.match)):
                if sitting == bot:
                    won += one.win_shares()[seat]
                    place += one.places[seat]
                    wins[seat] += one.win_shares()[seat]
        shares.append(won / seats)
        means.append(place / seats)
    most = min(seats, len(plan.line_up)) / seats
    return Standing(
        bot=plan.bots[bot].name,
        win_share=_rounded(sum(shares) / len(deals)),
        win_share_interval=_ends(*interval_of_mean(shares, 0, most)),
        win_share_by_seat=[_rounded(one * plan.players / seats / len(deals)) for one in wins],
        mean_place=_rounded(sum(means) / len(deals)),
        mean_place_interval=_ends(*interval_of_mean(means, 1, plan.players)),
        rating=_rounded(rating.points),
        rating_interval=_ends(rating.low, rating.high),
    )


def wins_between(plan: Plan, deal: Sequence[Played]) -> Wins:
    """How often each bot finished above each other one in the matches of a deal."""
    wins = [[0.0 for _ in plan.bots] for _ in plan.bots]
    for one in deal:
        for (bot, place), (other, its_place) in combinations(zip(plan.bots_of(one.match), one.places, strict=True), 2):
            if bot != other:
                above = 0.5 if place == its_place else float(place < its_place)
                wins[bot][other] += above
                wins[other][bot] += 1 - above
    return wins


def _rounded(value: float) -> float:
    """Without the digits that mean nothing, in which platforms may differ."""
    return round(value, 4) + 0.0


def _ends(low: float, high: float) -> tuple[float, float]:
    return _rounded(low), _rounded(high)


def think_medians(plan: Plan, played: Mapping[int, Played]) -> list[float | None]:
    """For each bot the median CPU time of a decision in seconds; none where it never had a choice."""
    medians: list[float | None] = []
    for bot in range(len(plan.bots)):
        counts: Counter[int] = Counter()
        for one in played.values():
            counts.update(one.think[bot])
        left = counts.total() / 2
        median = None
        for micros in sorted(counts):
            left -= counts[micros]
            if left <= 0:
                median = micros / 1e6
                break
        medians.append(median)
    return medians
