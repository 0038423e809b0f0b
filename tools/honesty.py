"""Whether reviews are honest, measured: the figures of docs/review.md. `make honesty` goes on where it was stopped, on
any machine: bench/honesty.json holds, for each measurement and table, the sums of what was found out about each match
or position so far, beside what they say. CI takes small samples (`tests/review/test_honesty.py`).

What is asked for is whether figures are right on average, and how far from each other, and hardly ever how exact a
single one is. So many matches and positions are looked at, each with few trials: an estimate of the chances is as
unbiased with ten trials as with a thousand. Where the noise of few trials would count (in a variance, or in which tenth
a figure falls), everything is estimated twice by trials of their own: what both have in common is no noise.
"""

import argparse
from collections.abc import Callable, Sequence
from itertools import pairwise
from math import fsum, sqrt
from pathlib import Path
from statistics import fmean, variance
from time import monotonic
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from parlour.bots import bot_named
from parlour.engine.game import AnyGame, View
from parlour.engine.match import Match
from parlour.engine.record import Seat
from parlour.engine.rng import Sfc32, derived_seed
from parlour.engine.state import State
from parlour.files import write
from parlour.review.accounts import completed
from parlour.review.chances import shares_of
from parlour.review.judging import Trials, judge, nominated, settled
from parlour.review.model import DEAL, REFERENCES, USUAL, Account, Budget, Decision, Figure, Z, mean_of
from parlour.review.reference import habits, reference_named
from parlour.review.reviewing import about_review, is_moved_by_luck, luck_of
from parlour.review.trials import NO_ACTION, of_position
from tools.honesty_page import written
from tools.ours import our_games

RESULTS = Path(__file__).parents[1] / "bench" / "honesty.json"
PAGE = Path(__file__).parents[1] / "docs" / "review-figures.md"
LADDER = ("random", "level1", "level2", "level3", "level4", "level5")
ASKED = {"level3": 8, "level4": 4}
"""Bots that leave something to luck and answer quickly are asked so often in each position."""
AGAIN = "nominated again"
PLAYERS = ("level1", "level2")
"""Who plays the matches whose luck is measured, and from which positions are taken."""
CAREFUL = ("level2", "level3")
"""Who plays those whose luck is measured once more: what is left without luck is skill, and its lack."""
LUCK = Budget(screen=16, most=16, chances=24, start=48)
"""For luck over many matches, twice: each time a twelfth of the usual budget."""
SAID = 24
"""Trials by which a position is sorted into a tenth, and as many others that say what will be won."""
SCREEN = 100
"""Deals that show whether it matters what is done in a position."""
STAKE = 0.5
"""So much of a fair share there has to be between the best and the worst move on these deals."""
REACH = {"diamoniak": 120, "digdig": 90, "dwarfking": 200, "villains": 60}
"""Positions are taken from moves before this one: a limit that does not depend on how long a match will last, which
would tell who is about to win it."""
PARTS = (0.02, 0.05, 0.1, 0.2, 0.3, 0.5, 0.7)
"""Every table gets so large a part of its sample before any gets more."""
SAVE_SECONDS = 5.0
"""What is found out is kept so often."""
USUAL_TABLE = 2
"""The usual number of players gets so many times as large a sample as any other."""

Row = dict[str, list[float]]
"""What was found out about a match or position: numbers, in groups that are summed up by themselves."""


class Sums(Struct):
    """Rows of numbers as far as their means, variances and covariances ask for: they can be kept, gone on with, and put
    together with those of another table."""

    count: int
    totals: list[float]
    products: list[list[float]]
    """Of each number with each that is not after it."""

    @classmethod
    def none(cls, size: int) -> "Sums":
        return cls(0, [0.0] * size, [[0.0] * (place + 1) for place in range(size)])

    def add(self, row: Sequence[float]) -> None:
        self.count += 1
        for place, one in enumerate(row):
            self.totals[place] += one
            for other in range(place + 1):
                self.products[place][other] += one * row[other]

    def together(self, other: "Sums") -> "Sums":
        return Sums(
            self.count + other.count,
            [a + b for a, b in zip(self.totals, other.totals, strict=True)],
            [[a + b for a, b in zip(*rows, strict=True)] for rows in zip(self.products, other.products, strict=True)],
        )

    def total(self, form: Sequence[float]) -> float:
        """Of a linear form of the numbers: so much of each."""
        return fsum(weight * total for weight, total in zip(form, self.totals, strict=True))

    def mean(self, form: Sequence[float]) -> float:
        return self.total(form) / self.count

    def covariance(self, one: Sequence[float], other: Sequence[float]) -> float:
        products = fsum(
            a * b * self.products[max(i, j)][min(i, j)] for i, a in enumerate(one) for j, b in enumerate(other)
        )
        return (products - self.count * self.mean(one) * self.mean(other)) / (self.count - 1)

    def error(self, form: Sequence[float]) -> float:
        """The standard error of the mean."""
        return sqrt(max(0.0, self.covariance(form, form)) / self.count)

    def figure(self, form: Sequence[float]) -> list[float]:
        """The mean and its standard error."""
        return [round(self.mean(form), 4), round(self.error(form), 4)]

    def z(self, form: Sequence[float]) -> float:
        """How many standard errors the mean is from 0."""
        error = self.error(form)
        return round(self.mean(form) / error, 2) if error > TINY else 0.0


TINY = 1e-9
"""What rounding may leave of a sum that is 0."""
Kept = dict[str, Sums]
"""By group."""


def summed(rows: Sequence[Row]) -> Kept:
    kept: Kept = {}
    for row in rows:
        add_row(kept, row)
    return kept


def add_row(kept: Kept, row: Row) -> None:
    for group, numbers in row.items():
        kept.setdefault(group, Sums.none(len(numbers))).add(numbers)


def all_together(tables: Sequence[Kept]) -> Kept:
    """The same groups of several tables."""
    found: Kept = {}
    for kept in tables:
        for group, sums in kept.items():
            found[group] = found[group].together(sums) if group in found else sums
    return found


def unit(place: int, size: int) -> list[float]:
    """The form that is one of the numbers."""
    return [1.0 if each == place else 0.0 for each in range(size)]


def played(game: AnyGame, players: int, seed: int, bots: Sequence[str]) -> Match:
    """A match between bots, who sit one seat further with every seed."""
    names = [bots[(seat + seed) % len(bots)] for seat in range(players)]
    match = Match(game, [Seat(name, "bot", name) for name in names], str(seed))
    rng = Sfc32(derived_seed(str(seed), "bots"))
    while not match.is_over:
        seat = match.state.to_act
        legal = match.state.legal_actions()
        match.take(bot_named(names[seat]).choose(game, match.view(seat), legal, rng).action)
    return match


def position(game: AnyGame, players: int, seed: int, bots: Sequence[str], *, is_decision: bool) -> tuple[Match, int]:
    """A match and one of its moves, a real decision if it has to be one. Which move is settled before the match is
    played; a match that ends earlier, or has no decision there, is replaced by another."""
    for trial in range(1000):
        number = seed * 1000 + trial
        match = played(game, players, number, bots)
        move = Sfc32(derived_seed(str(number), "move")).below(REACH[game.id])
        if move < len(match.moves) and (not is_decision or len(match.state_after(move).legal_actions()) > 1):
            return match, move
    raise AssertionError("no match is that long")


def telling(game: AnyGame, players: int, seed: int) -> tuple[State, list[int]]:
    """A decision of three moves or more in which it matters what is done, and its moves from best to worst as a few
    deals show it: what follows takes fresh ones. Where all moves are as good nobody can be told from anybody."""
    reference = reference_named(game, REFERENCES[0])
    for trial in range(1000):
        match, move = position(game, players, seed * 1000 + trial, PLAYERS, is_decision=True)
        state = match.state_after(move)
        seat = state.to_act
        root = game.imagine(game.view(state, seat))
        legal = root.legal_actions()
        if len(legal) < 3:
            continue
        trials = Trials(root, seat, reference, derived_seed("honesty/telling", match.seed))
        trials.run(legal, SCREEN)
        worth = {action: trials.chance(action, seat).value for action in legal}
        legal.sort(key=lambda action: -worth[action])
        if worth[legal[0]] - worth[legal[-1]] >= STAKE / players:
            return state, legal
    raise AssertionError("nothing ever matters")


# 3 and 8: luck


def luck_accounts(match: Match, budget: Budget) -> tuple[list[Account], list[Account]]:
    """The accounts of a match, twice, by trials of their own. Of its decisions only their effects are found out, which
    is all that luck asks for."""
    game = match.game
    reference = reference_named(game, REFERENCES[0])
    halves = [f"{match.seed}/{half}" for half in ("one", "other")]
    steps = [[luck_of(match, DEAL, budget, REFERENCES, half, is_usual=True, is_lucky=False)] for half in halves]
    for move, made in enumerate(match.moves):
        before = match.state_after(move)
        action = game.parse(made.action)
        usual = habits(reference, before, derived_seed(match.seed, f"honesty/{move}"))
        is_usual = usual == {action: 1.0}
        is_lucky = is_moved_by_luck(match, move)
        for half, so_far in zip(halves, steps, strict=True):
            step = luck_of(match, move, budget, REFERENCES, half, is_usual=is_usual, is_lucky=is_lucky)
            if not is_usual:
                seat = before.to_act
                root = game.imagine(game.view(before, seat))
                trials = Trials(root, seat, reference, derived_seed(half, f"honesty/{move}/deals"))
                trials.run(sorted({action, *usual}), budget.screen)
                effects = [trials.effect(action, usual, one) for one in range(before.players)]
                step = replace(step, decision=only_effects(seat, made.action, effects))
            so_far.append(step)
    about = about_review(match.record(), game, budget, REFERENCES)
    one, other = (completed(about, each).accounts for each in steps)
    return one, other


def only_effects(seat: int, made: str, effects: list[Figure]) -> Decision:
    nothing = Figure(0.0)
    return Decision(
        seat=seat, made=made, best=made, verdict="close", loss=nothing, choices=[], expected=[], effects=effects
    )


def luck_row(game: AnyGame, players: int, seed: int, bots: tuple[str, str] = PLAYERS, budget: Budget = LUCK) -> Row:
    """A match of two bots: for each seat, and for all seats of the better bot together, what it got above its fair
    share, the luck of the deal, and twice the luck of deal and draws and that of hidden cards."""
    match = played(game, players, seed, bots)
    one, other = luck_accounts(match, budget)
    seats = [
        [
            a.result - a.fair,
            (a.deal.value + b.deal.value) / 2,
            *(half.deal.value + half.draws.value for half in (a, b)),
            *(half.hidden.value for half in (a, b)),
        ]
        for a, b in zip(one, other, strict=True)
    ]
    better = [row for row, name in zip(seats, match.names, strict=True) if name == max(bots)]
    return {f"seat {seat}": row for seat, row in enumerate(seats)} | {
        "better": [fmean(column) for column in zip(*better, strict=True)]
    }


def careful_row(game: AnyGame, players: int, seed: int) -> Row:
    """The same for bots that err less, over other deals."""
    return luck_row(game, players, seed + 10**6, CAREFUL)


RESULT = (1.0, 0.0, 0.0, 0.0, 0.0, 0.0)
LUCKY = {
    "deal": (0.0, 1.0, 0.0, 0.0, 0.0, 0.0),
    "draws": (0.0, -1.0, 0.5, 0.5, 0.0, 0.0),
    "chance": (0.0, 0.0, 0.5, 0.5, 0.0, 0.0),
    "hidden": (0.0, 0.0, 0.0, 0.0, 0.5, 0.5),
}
"""Forms of such a row; `chance` is deal and draws together."""
WITHOUT_CHANCE = ((1.0, 0.0, -1.0, 0.0, 0.0, 0.0), (1.0, 0.0, 0.0, -1.0, 0.0, 0.0))
ADJUSTED = ((1.0, 0.0, -1.0, 0.0, -1.0, 0.0), (1.0, 0.0, 0.0, -1.0, 0.0, -1.0))
"""The result without luck, by either estimate."""


def luck_found(kept: Kept) -> dict[str, Any]:
    """The means in standard errors, by seat and for the better bots of each match; what varies, and what is left."""
    seats = [kept[group] for group in sorted(kept) if group != "better"]
    better = kept["better"]

    def spread(one: Sequence[float], other: Sequence[float]) -> float:
        """What two estimates have in common: the variance without the noise of the trials."""
        return fmean(sums.covariance(one, other) for sums in seats)

    varies = spread(RESULT, RESULT)
    left = spread(*ADJUSTED)
    rough = fmean(spread(half, half) for half in ADJUSTED)
    by_usual = left + (rough - left) * LUCK.chances / USUAL.chances

    def ratio(variance: float) -> float:
        return round(variance / varies, 3) if varies > TINY else 0.0

    halves = {"without_chance": WITHOUT_CHANCE, "adjusted": ADJUSTED}
    forms = {"result": RESULT, "chance": LUCKY["chance"], "hidden": LUCKY["hidden"]} | {
        name: [(a + b) / 2 for a, b in zip(*forms, strict=True)] for name, forms in halves.items()
    }
    return {
        "matches": better.count,
        "z_by_seat": {name: [sums.z(form) for sums in seats] for name, form in LUCKY.items()},
        "error_by_seat": [round(sums.error(LUCKY["chance"]), 4) for sums in seats],
        "z_of_better": {name: better.z(form) for name, form in LUCKY.items()},
        "better": {name: better.figure(form) for name, form in forms.items()},
        "variance_of_result": round(varies, 4),
        "ratio_without_chance": ratio(spread(*WITHOUT_CHANCE)),
        "ratio_adjusted": ratio(left),
        "ratio_adjusted_by_usual": ratio(by_usual),
    }


# 4 and 5: errors


def ladder_row(
    game: AnyGame, players: int, seed: int, search: int = 20_000, deals: int = 400, bots: Sequence[str] = LADDER
) -> Row:
    """The error of each bot in one position on the same deals, and of what another seed nominates, as a part of a fair
    share: as a review of these moves would say it."""
    state, _ = telling(game, players, seed)
    seat = state.to_act
    view = game.view(state, seat)
    again = nominated(game, game.imagine(view), seat, seed, search)
    budget = Budget(search=search, screen=deals, most=deals, chances=2, start=2, second=2)
    choices = judge(game, view, again, budget, REFERENCES).choices
    losses = {game.parse(choice.action): choice.behind.value * players for choice in choices}
    errors = [fsum(part * losses[action] for action, part in answers(game, view, name, seed)) for name in bots]
    return {"errors": [*errors, losses[again]]}


def answers(game: AnyGame, view: View, name: str, seed: int) -> list[tuple[int, float]]:
    """What a bot does, and how often: moves at random are not drawn, they are all of them."""
    bot = bot_named(name)
    legal = game.imagine(view).legal_actions()
    mistakes = 1.0 if bot.kind == "random" else bot.mistakes / 100
    found = [(action, mistakes / len(legal)) for action in legal]
    times = ASKED.get(name, 1)
    for time in range(times if mistakes < 1 else 0):
        choice = replace(bot, mistakes=0).choose(game, view, legal, Sfc32(derived_seed(name, f"{seed}/{time}")))
        found.append((choice.action, (1 - mistakes) / times))
    return found


def ladder_found(kept: Kept, bots: Sequence[str] = LADDER) -> dict[str, Any]:
    """The mean error of each, and by how much the steps of the ladder differ on the same positions."""
    sums = kept["errors"]
    names = [*bots, AGAIN]
    forms = {name: unit(place, len(names)) for place, name in enumerate(names)}
    return {
        "positions": sums.count,
        "loss": {name: sums.figure(form) for name, form in forms.items()},
        "steps": {
            f"{one} − {other}": sums.figure([a - b for a, b in zip(forms[one], forms[other], strict=True)])
            for one, other in pairwise(bots)
        },
    }


# 7: calibration


def calibration_row(game: AnyGame, players: int, seed: int, trials: int = SAID) -> Row:
    """A position of level 2, and one seat of it: what it is said to win, what it won, and how much that varies. Half of
    the trials sort the position into a tenth and the other half are held against what came: figures that are sorted by
    themselves look too extreme. Over all tenths these are weighed, too, by how far they are from a fair share."""
    match, move = position(game, players, seed, ("level2",), is_decision=False)
    seat = seed % players
    reference = reference_named(game, REFERENCES[0])
    got = of_position(
        match.state_after(move), NO_ACTION, reference, Sfc32(derived_seed("honesty/V", str(seed))), 2 * trials
    )
    shares = got[seat::players]
    sorted_by = fmean(shares[:trials])
    said = fmean(shares[trials:])
    spread = variance(shares[trials:]) * (1 + 1 / trials)
    came = shares_of(match.state)[seat]
    away = sorted_by - 1 / players
    return {
        f"tenth {min(9, int(sorted_by * 10))}": [said, came, spread],
        "all": [said, came, spread, away * said, away * came, away * away * spread],
    }


def calibration_found(kept: Kept) -> dict[str, Any]:
    """By tenths: how many there were, what was said, what came, and how many standard errors these are apart; the same
    for all together, and `leans`, below 0 where what is said is too extreme."""
    tenths = [tenth_of(kept[group]) for group in sorted(kept) if group != "all" and kept[group].count >= 10]
    everything = kept["all"]
    return {
        "positions": everything.count,
        "tenths": tenths,
        "chi": round(fsum(tenth[-1] ** 2 for tenth in tenths), 2),
        "degrees": len(tenths),
        "all": tenth_of(everything),
        "leans": apart(*everything.totals[3:]),
    }


def tenth_of(sums: Sums) -> list[float]:
    said, came, spread = sums.totals[:3]
    return [sums.count, round(said / sums.count, 3), round(came / sums.count, 3), apart(said, came, spread)]


def apart(said: float, came: float, spread: float) -> float:
    """How many standard errors what came is from what was said."""
    return round((came - said) / sqrt(spread), 2) if spread > TINY else 0.0


# 9: intervals


class Replayed(Trials):
    """Trials that are handed out once more, from one of their deals on."""

    def __init__(self, whole: Trials, start: int) -> None:
        super().__init__(whole.root, whole.seat, whole.reference, 0)
        self.whole = whole
        self.next = start

    def run(self, actions: list[int], trials: int) -> None:
        for action in actions:
            rows = self.whole.got[action]
            found = [rows[deal % len(rows)] for deal in range(self.next, self.next + trials)]
            self.got.setdefault(action, []).extend(found)
        self.next += trials


def coverage_row(game: AnyGame, players: int, seed: int, deals: int = USUAL.screen, times: int = 50) -> Row:
    """A position: which part of the 95 % intervals holds what so many times the budget finds, of errors, of chances,
    and of errors on as many deals as a verdict takes; and how far these errors are from it on average, as a part of a
    fair share. Each part of the large budget is a small one too, and held against all the others."""
    reference = reference_named(game, REFERENCES[0])
    state, legal = telling(game, players, seed)
    seat = state.to_act
    root = game.imagine(game.view(state, seat))
    trials = Trials(root, seat, reference, derived_seed("honesty/coverage", str(seed)))
    best, *others = legal[:3]
    trials.run(sorted([best, *others]), deals * times)
    errors, verdicts, away = [], [], []
    for action in others:
        leads = [a[seat] - b[seat] for a, b in zip(trials.got[best], trials.got[action], strict=True)]
        errors += held_by(leads, times)
        for start in range(0, deals * times, deals):
            some = Replayed(trials, start)
            some.run(sorted({best, action}), deals)
            found = settled(some, best, action, deals * USUAL.most // USUAL.screen)
            apart_by, error = from_the_rest(found, some.count(best), leads)
            verdicts.append(abs(apart_by) <= Z * error)
            away.append(apart_by * players)
    luck = Sfc32(derived_seed("honesty/coverage/V", str(seed)))
    got = of_position(state, NO_ACTION, reference, luck, USUAL.chances * times)
    chances = [held for one in range(players) for held in held_by(got[one::players], times)]
    return {"held": [fmean(errors), fmean(chances), fmean(verdicts), fmean(away)]}


def from_the_rest(found: Figure, taken: int, leads: list[float]) -> tuple[float, float]:
    """How far a mean of some deals is from that of all others, and its standard error: here the others are not so many
    that they count as exact."""
    left = len(leads) - taken
    rest = (fsum(leads) - found.value * taken) / left
    return found.value - rest, sqrt(found.error**2 + variance(leads) / left)


def held_by(numbers: list[float], times: int) -> list[bool]:
    """Of so many parts, whether the interval of each holds the mean of all other parts."""
    size = len(numbers) // times
    total = fsum(numbers)
    held = []
    for start in range(0, len(numbers), size):
        part = numbers[start : start + size]
        guess = mean_of(part)
        held.append(guess.low <= (total - fsum(part)) / (len(numbers) - size) <= guess.high)
    return held


def coverage_found(kept: Kept) -> dict[str, Any]:
    """Which part of the intervals holds, and the standard error of that: what is found in one position hangs
    together."""
    sums = kept["held"]
    names = ("errors", "chances", "verdicts", "away")
    return {"positions": sums.count} | {name: sums.figure(unit(place, 4)) for place, name in enumerate(names)}


class Measurement(NamedTuple):
    """A measurement: what is found out about a match or position, what all of it says, and the size of the sample."""

    row: Callable[[AnyGame, int, int], Row]
    found: Callable[[Kept], dict[str, Any]]
    full: int
    """For each game, all numbers of players together."""


MEASUREMENTS = {
    "luck": Measurement(luck_row, luck_found, 2000),
    "calibration": Measurement(calibration_row, calibration_found, 8000),
    "ladder": Measurement(ladder_row, ladder_found, 400),
    "coverage": Measurement(coverage_row, coverage_found, 100),
    "careful": Measurement(careful_row, luck_found, 1000),
}


class Entry(Struct, kw_only=True):
    """What is known of a measurement at one table, or at all tables of a game."""

    found: dict[str, Any]
    first: Row = {}
    """The first row, by which one sees that games, bots and reviews are still what they were."""
    sums: Kept = {}


class Results:
    """The file of all that is known, one measurement and table a line."""

    def __init__(self, path: Path) -> None:
        self.path = path
        text = path.read_bytes() if path.exists() else b"{}"
        self.entries = msgspec.json.decode(text, type=dict[str, Entry])

    def keep(self, name: str, entry: Entry) -> None:
        self.entries[name] = entry
        lines = [msgspec.json.encode(each) + b": " + msgspec.json.encode(self.entries[each]) for each in self.entries]
        write(self.path, b"{\n" + b",\n".join(sorted(lines)) + b"\n}\n")

    def page(self) -> str:
        return written({name: entry.found for name, entry in self.entries.items()})


def sample(what: str, game: AnyGame, players: int, part: float) -> int:
    """How many rows of a table are wanted: of those of the game more at the usual one."""
    tables = range(game.min_players, game.max_players + 1)
    weights = {each: USUAL_TABLE if each == game.usual_players else 1 for each in tables}
    return max(2, round(MEASUREMENTS[what].full * part * weights[players] / sum(weights.values())))


def still_holds(what: str, game: AnyGame, players: int, results: Results) -> bool:
    """Whether the first row of a table is what it was: what was found out of other rules, bots or reviews is not gone
    on with."""
    entry = results.entries.get(f"{what} {game.id} {players}")
    return entry is not None and entry.first == MEASUREMENTS[what].row(game, players, 0)


def measure(what: str, game: AnyGame, players: int, count: int, results: Results) -> Kept:
    """Finds out the rows of a table that are missing, up to so many."""
    name = f"{what} {game.id} {players}"
    row, found, _ = MEASUREMENTS[what]
    entry = results.entries.get(name)
    if entry is None:
        first = row(game, players, 0)
        entry = Entry(found={}, first=first, sums=summed([first]))
    begun = max(sums.count for sums in entry.sums.values())
    saved = monotonic()
    for seed in range(begun, count):
        add_row(entry.sums, row(game, players, seed))
        if seed == count - 1 or monotonic() - saved > SAVE_SECONDS:
            results.keep(name, replace(entry, found=found(entry.sums)))
            saved = monotonic()
    print(name, msgspec.json.encode(results.entries[name].found).decode(), flush=True)
    return entry.sums


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part", type=float, default=1.0, help="only so large a part of every sample, 0 to 1")
    parser.add_argument("--only", default=",".join(MEASUREMENTS), help="which measurements, with commas")
    parser.add_argument("--games", default="", help="which games, with commas")
    parser.add_argument(
        "--results", type=Path, default=RESULTS, help="the file of what is known, which is gone on with"
    )
    given = parser.parse_args()
    chosen = [game for game in our_games() if not given.games or game.id in given.games.split(",")]
    results = Results(given.results)
    for what in given.only.split(","):
        for game in chosen:
            for players in range(game.min_players, game.max_players + 1):
                if not still_holds(what, game, players, results):
                    results.entries.pop(f"{what} {game.id} {players}", None)
    for part in [*(part for part in PARTS if part < given.part), given.part]:
        for what in given.only.split(","):
            for game in chosen:
                tables = [
                    measure(what, game, players, sample(what, game, players, part), results)
                    for players in range(game.min_players, game.max_players + 1)
                ]
                results.keep(f"{what} {game.id} all", Entry(found=MEASUREMENTS[what].found(all_together(tables))))
            if given.results == RESULTS:
                PAGE.write_text(results.page(), encoding="utf-8")


if __name__ == "__main__":
    main()
