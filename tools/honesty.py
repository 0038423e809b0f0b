"""Whether reviews are honest, measured: the figures of docs/review.md. `make honesty` takes about three hours of one
core, and goes on where it was stopped: what was found out about each match or position is kept in a file for each table
(`--kept`), and the summary of all of them so far in bench/honesty.json. CI takes small samples
(`tests/review/test_honesty.py`).

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
from statistics import fmean, stdev, variance
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from parlour.bots import bot_named
from parlour.engine.game import AnyGame, View
from parlour.engine.match import Match
from parlour.engine.record import Seat
from parlour.engine.rng import Sfc32, derived_seed
from parlour.engine.state import State
from parlour.review.accounts import completed
from parlour.review.chances import shares_of
from parlour.review.judging import Trials, nominated
from parlour.review.model import DEAL, REFERENCES, USUAL, Account, Budget, Decision, Figure, mean_of
from parlour.review.reference import habits, reference_named
from parlour.review.reviewing import about_review, is_moved_by_luck, luck_of
from parlour.review.trials import NO_ACTION, of_position
from tools.ours import our_games

RESULTS = Path(__file__).parents[1] / "bench" / "honesty.json"
KEPT = Path(__file__).parents[1] / "build" / "honesty"
LADDER = ("random", "level1", "level2", "level3", "level4", "level5")
ASKED = {"level3": 8, "level4": 4}
"""Bots that leave something to luck and answer quickly are asked so often in each position."""
AGAIN = "nominated again"
PLAYERS = ("level1", "level2")
"""Who plays the matches whose luck is measured, and from which positions are taken."""
CAREFUL = ("level2", "level3")
"""Who plays those whose luck is measured once more: what is left without luck is skill, and its lack."""
LUCK = Budget(screen=8, most=8, chances=12, start=24)
"""For luck over many matches, twice: a twenty-fifth of the usual budget."""
SAID = 24
"""Trials by which a position is sorted into a tenth, and as many others that say what will be won."""
SCREEN = 100
"""Deals that show whether it matters what is done in a position."""
STAKE = 0.5
"""So much of a fair share there has to be between the best and the worst move on these deals."""
REACH = {"diamoniak": 120, "digdig": 90, "dwarfking": 200, "villains": 60}
"""Positions are taken from moves before this one: a limit that does not depend on how long a match will last, which
would tell who is about to win it."""
PARTS = (0.02, 0.1, 0.3, 1.0)
"""Every table gets so large a part of its sample before any gets more."""

Row = dict[str, Any]


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
    """A match of two bots: for each seat what it got, the luck of deal and draws, and that of hidden cards, twice."""
    match = played(game, players, seed, bots)
    halves = luck_accounts(match, budget)
    return {
        "bots": match.names,
        "result": [one.result - one.fair for one in halves[0]],
        "chance": [[one.deal.value + one.draws.value for one in half] for half in halves],
        "hidden": [[one.hidden.value for one in half] for half in halves],
    }


def careful_row(game: AnyGame, players: int, seed: int) -> Row:
    """The same for bots that err less."""
    return luck_row(game, players, seed, CAREFUL)


Part = Callable[[Row, int, int], float]
"""Something about a row: of which seat, and by which of the two estimates."""


def result(row: Row, seat: int, _half: int) -> float:
    return float(row["result"][seat])


def chance(row: Row, seat: int, half: int) -> float:
    return float(row["chance"][half][seat])


def hidden(row: Row, seat: int, half: int) -> float:
    return float(row["hidden"][half][seat])


def without_chance(row: Row, seat: int, half: int) -> float:
    return result(row, seat, half) - chance(row, seat, half)


def adjusted(row: Row, seat: int, half: int) -> float:
    return without_chance(row, seat, half) - hidden(row, seat, half)


def luck_found(rows: list[Row]) -> Row:
    """The means in standard errors, by seat and for the better bots of each match; what varies, and what is left."""
    seats = range(len(rows[0]["result"]))
    better = max(rows[0]["bots"])

    def mean(part: Part, row: Row, seat: int) -> float:
        return (part(row, seat, 0) + part(row, seat, 1)) / 2

    def by_seat(part: Part) -> list[list[float]]:
        return [[mean(part, row, seat) for row in rows] for seat in seats]

    def of_better(part: Part) -> list[float]:
        return [fmean(mean(part, row, seat) for seat in seats if row["bots"][seat] == better) for row in rows]

    def spread(part: Part) -> float:
        """The variance without the noise of the trials: what two estimates have in common."""
        return fmean(
            covariance([part(row, seat, 0) for row in rows], [part(row, seat, 1) for row in rows]) for seat in seats
        )

    def noise(part: Part) -> float:
        """What the usual budget adds to it: a twenty-fifth of what so few trials add."""
        rough = fmean(variance([part(row, seat, half) for row in rows]) for seat in seats for half in (0, 1))
        return (rough - spread(part)) * LUCK.chances / USUAL.chances

    return {
        "matches": len(rows),
        "z_chance_by_seat": [z_of(each) for each in by_seat(chance)],
        "z_hidden_by_seat": [z_of(each) for each in by_seat(hidden)],
        "z_chance_of_better": z_of(of_better(chance)),
        "z_hidden_of_better": z_of(of_better(hidden)),
        "better": {
            "result": mean_and_error(of_better(result)),
            "without_chance": mean_and_error(of_better(without_chance)),
            "hidden": mean_and_error(of_better(hidden)),
            "adjusted": mean_and_error(of_better(adjusted)),
        },
        "variance_of_result": round(spread(result), 4),
        "ratio_without_chance": round(spread(without_chance) / spread(result), 3),
        "ratio_adjusted": round(spread(adjusted) / spread(result), 3),
        "ratio_adjusted_by_usual": round((spread(adjusted) + noise(adjusted)) / spread(result), 3),
    }


def covariance(one: list[float], other: list[float]) -> float:
    means = fmean(one), fmean(other)
    return fsum((a - means[0]) * (b - means[1]) for a, b in zip(one, other, strict=True)) / (len(one) - 1)


def z_of(row: list[float]) -> float:
    """How many standard errors a mean is from 0."""
    return round(fmean(row) / (stdev(row) / sqrt(len(row))), 2) if any(row) else 0.0


def mean_and_error(row: list[float]) -> list[float]:
    return [round(fmean(row), 4), round(stdev(row) / sqrt(len(row)), 4)]


# 4 and 5: errors


def ladder_row(
    game: AnyGame, players: int, seed: int, search: int = 20_000, deals: int = 400, bots: Sequence[str] = LADDER
) -> Row:
    """The error of each bot in one position on the same deals, and of what another seed nominates, as a part of a fair
    share."""
    state, legal = telling(game, players, seed)
    seat = state.to_act
    view = game.view(state, seat)
    root = game.imagine(view)
    best = nominated(game, root, seat, 2 * seed, search)
    again = nominated(game, root, seat, 2 * seed + 1, search)
    trials = Trials(root, seat, reference_named(game, REFERENCES[0]), derived_seed("honesty/ladder", str(seed)))
    trials.run(legal, deals)
    losses = {action: trials.lead(best, action, seat).value * players for action in legal}
    row = {name: fsum(part * losses[action] for action, part in answers(game, view, name, seed)) for name in bots}
    return row | {AGAIN: losses[again]}


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


def ladder_found(rows: list[Row]) -> Row:
    """The mean error of each, and by how much the steps of the ladder differ on the same positions."""
    losses = {name: [row[name] for row in rows] for name in rows[0]}
    bots = [name for name in losses if name != AGAIN]
    return {
        "positions": len(rows),
        "loss": {name: mean_and_error(row) for name, row in losses.items()},
        "steps": {
            f"{one} − {other}": mean_and_error([a - b for a, b in zip(losses[one], losses[other], strict=True)])
            for one, other in pairwise(bots)
        },
    }


# 7: calibration


def calibration_row(game: AnyGame, players: int, seed: int, trials: int = SAID) -> Row:
    """A position of level 2, and one seat of it: what it is said to win, twice, and what it got."""
    match, move = position(game, players, seed, ("level2",), is_decision=False)
    seat = seed % players
    reference = reference_named(game, REFERENCES[0])
    got = of_position(
        match.state_after(move), NO_ACTION, reference, Sfc32(derived_seed("honesty/V", str(seed))), 2 * trials
    )
    shares = got[seat::players]
    return {
        "sorted": fmean(shares[:trials]),
        "said": fmean(shares[trials:]),
        "spread": variance(shares[trials:]) * (1 + 1 / trials),
        "came": shares_of(match.state)[seat],
    }


def calibration_found(rows: list[Row]) -> Row:
    """By tenths of what one half of the trials says: how many there were, what the other half said, what came, and how
    many standard errors these are apart. Half of the trials sort and the other half are held against what came: figures
    that are sorted by themselves look too extreme."""
    tenths: list[list[Row]] = [[] for _ in range(10)]
    for row in rows:
        tenths[min(9, int(row["sorted"] * 10))].append(row)
    found = [tenth_of(tenth) for tenth in tenths if len(tenth) >= 10]
    return {
        "positions": len(rows),
        "tenths": found,
        "chi": round(fsum(tenth[-1] ** 2 for tenth in found), 2),
        "degrees": len(found),
        "all": tenth_of(rows),
    }


def tenth_of(rows: list[Row]) -> list[float]:
    said, came = (fmean(row[name] for row in rows) for name in ("said", "came"))
    error = sqrt(fsum(row["spread"] for row in rows)) / len(rows)
    return [len(rows), round(said, 3), round(came, 3), round((came - said) / error, 2) if error > 0 else 0.0]


# 9: intervals


def coverage_row(game: AnyGame, players: int, seed: int, deals: int = 200, times: int = 50) -> Row:
    """A position: how many 95 % intervals hold what so many times the budget finds, of errors and of chances. Each part
    of the large budget is a small one too, and held against all the others."""
    reference = reference_named(game, REFERENCES[0])
    state, legal = telling(game, players, seed)
    seat = state.to_act
    root = game.imagine(game.view(state, seat))
    trials = Trials(root, seat, reference, derived_seed("honesty/coverage", str(seed)))
    held = legal[:3]
    trials.run(held, deals * times)
    best = [shares[seat] for shares in trials.got[held[0]]]
    leads = [[one - shares[seat] for one, shares in zip(best, trials.got[action], strict=True)] for action in held[1:]]
    luck = Sfc32(derived_seed("honesty/coverage/V", str(seed)))
    got = of_position(state, NO_ACTION, reference, luck, USUAL.chances * times)
    shares = [got[one::players] for one in range(players)]
    return {
        "errors": [len(leads) * times, sum(held_by(numbers, times) for numbers in leads)],
        "chances": [players * times, sum(held_by(numbers, times) for numbers in shares)],
    }


def held_by(numbers: list[float], times: int) -> int:
    """In how many of so many parts the interval holds the mean of all other parts."""
    size = len(numbers) // times
    total = fsum(numbers)
    held = 0
    for start in range(0, len(numbers), size):
        part = numbers[start : start + size]
        guess = mean_of(part)
        held += guess.low <= (total - fsum(part)) / (len(numbers) - size) <= guess.high
    return held


def coverage_found(rows: list[Row]) -> Row:
    """How many intervals there were, which part of them holds, and the standard error of that: what is found in one
    position hangs together."""
    found: Row = {"positions": len(rows)}
    for part in ("errors", "chances"):
        found[part] = [
            sum(row[part][0] for row in rows),
            *mean_and_error([row[part][1] / row[part][0] for row in rows]),
        ]
    return found


class Measurement(NamedTuple):
    """A measurement: what is found out about a match or position, what all of it says, and the size of the sample."""

    row: Callable[[AnyGame, int, int], Row]
    found: Callable[[list[Row]], Row]
    full: int


MEASUREMENTS = {
    "calibration": Measurement(calibration_row, calibration_found, 4000),
    "luck": Measurement(luck_row, luck_found, 2000),
    "ladder": Measurement(ladder_row, ladder_found, 300),
    "coverage": Measurement(coverage_row, coverage_found, 20),
    "careful": Measurement(careful_row, luck_found, 500),
}
POOLED = ("calibration", "ladder", "coverage")
"""What is asked of all tables of a game together as well."""


def measured(what: str, game: AnyGame, players: int, count: int, kept: Path) -> list[Row]:
    """The first so many rows of a table, or all there are; those that are missing are found out, and kept."""
    kept.mkdir(parents=True, exist_ok=True)
    file = kept / f"{what}-{game.id}-{players}.jsonl"
    rows: list[Row] = [msgspec.json.decode(line) for line in whole_lines(file)]
    with file.open("ab") as out:
        for seed in range(len(rows), count):
            rows.append(MEASUREMENTS[what].row(game, players, seed))
            out.write(msgspec.json.encode(rows[-1]) + b"\n")
            out.flush()
    return rows


def whole_lines(file: Path) -> list[bytes]:
    """The lines of a file; one that was cut off is cut away."""
    if not file.exists():
        return []
    text = file.read_bytes()
    end = text.rfind(b"\n") + 1
    if end < len(text):
        file.write_bytes(text[:end])
    return text[:end].splitlines()


def keep_found(name: str, found: Row, results: Path) -> None:
    """Puts a summary beside the others."""
    all_found = msgspec.json.decode(results.read_bytes()) if results.exists() else {}
    all_found[name] = found
    results.write_bytes(msgspec.json.format(msgspec.json.encode(dict(sorted(all_found.items()))), indent=1) + b"\n")
    print(name, msgspec.json.encode(found).decode(), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part", type=float, default=1.0, help="only so large a part of every sample, 0 to 1")
    parser.add_argument("--usual", action="store_true", help="only the usual number of players")
    parser.add_argument("--only", default=",".join(MEASUREMENTS), help="which measurements, with commas")
    parser.add_argument("--games", default="", help="which games, with commas")
    parser.add_argument("--kept", type=Path, default=KEPT, help="the folder of what has been found out")
    parser.add_argument("--results", type=Path, default=RESULTS, help="the file for the summaries")
    given = parser.parse_args()
    chosen = [game for game in our_games() if not given.games or game.id in given.games.split(",")]
    for part in [*(part for part in PARTS if part < given.part), given.part]:
        for what in given.only.split(","):
            count = max(10, round(MEASUREMENTS[what].full * part))
            for game in chosen:
                together: list[Row] = []
                for players in range(game.min_players, game.max_players + 1):
                    if not given.usual or players == game.usual_players:
                        rows = measured(what, game, players, count, given.kept)
                        keep_found(f"{what} {game.id} {players}", MEASUREMENTS[what].found(rows), given.results)
                        together += rows
                if what in POOLED and not given.usual:
                    keep_found(f"{what} {game.id} all", MEASUREMENTS[what].found(together), given.results)


if __name__ == "__main__":
    main()
