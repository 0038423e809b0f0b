"""Whether reviews are honest, measured: the figures of docs/review.md. `make honesty` takes hours; samples are smaller
with `--part`, and CI takes some that are smaller still (`tests/review/test_honesty.py`).
"""

import argparse
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import fsum, sqrt
from pathlib import Path
from statistics import fmean, pvariance, stdev

import msgspec

from parlour.bots import bot_named
from parlour.engine.game import AnyGame
from parlour.engine.match import Match
from parlour.engine.record import Seat
from parlour.engine.rng import Sfc32, derived_seed
from parlour.engine.state import State
from parlour.review.accounts import completed
from parlour.review.chances import averaged, chances, shares_of
from parlour.review.judging import Trials, nominated
from parlour.review.model import DEAL, REFERENCES, Account, Budget
from parlour.review.reference import habits, reference_named
from parlour.review.reviewing import about_review, luck_of
from parlour.review.trials import NO_ACTION, of_position
from tools.ours import our_games

RESULTS = Path(__file__).parents[1] / "bench" / "honesty.json"
LADDER = ("random", "level1", "level2", "level3", "level4", "level5")
LUCK = Budget(chances=100, start=100)
"""For luck over many matches, where each may be known less exactly."""


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


def decisions(game: AnyGame, players: int, count: int, seed: int) -> Iterator[State]:
    """Real decisions from all over matches of levels 1 and 2."""
    rng = Sfc32(seed)
    while True:
        match = played(game, players, seed, ("level1", "level2"))
        for _ in range(min(count, 5)):
            state = match.state_after(rng.below(len(match.moves)))
            if len(state.legal_actions()) > 1:
                yield state
                count -= 1
                if count == 0:
                    return
        seed += 1


# 3 and 8


def luck_account(match: Match, budget: Budget) -> list[Account]:
    """The accounts of a match without its decisions, which makes no difference to its luck."""
    game = match.game
    reference = reference_named(game, REFERENCES[0])
    steps = [luck_of(match, DEAL, budget, REFERENCES, is_usual=True)]
    for move, made in enumerate(match.moves):
        before = match.state_after(move)
        usual = habits(reference, before, derived_seed(match.seed, f"honesty/{move}"))
        is_usual = usual == {game.parse(made.action): 1.0}
        steps.append(luck_of(match, move, budget, REFERENCES, is_usual=is_usual))
    return completed(about_review(match.record(), game, budget, REFERENCES), steps).accounts


def luck(game: AnyGame, players: int, matches: int, budget: Budget = LUCK) -> dict[str, object]:
    """Luck over many matches of levels 1 and 2: its mean in standard errors by seat, and what is left without."""
    accounts = [luck_account(played(game, players, seed, ("level1", "level2")), budget) for seed in range(matches)]
    z = []
    for seat in range(players):
        chance = [one[seat].deal.value + one[seat].draws.value for one in accounts]
        z.append(round(fmean(chance) / (stdev(chance) / sqrt(matches)), 2))
    results = [account.result - account.fair for one in accounts for account in one]
    adjusted = [account.adjusted - account.fair for one in accounts for account in one]
    lucky = [account.result - account.adjusted for one in accounts for account in one]
    return {
        "matches": matches,
        "z_by_seat": z,
        "variance_of_result": round(pvariance(results), 4),
        "variance_without_luck": round(pvariance(adjusted), 4),
        "variance_of_luck": round(pvariance(lucky), 4),
        "ratio": round(pvariance(adjusted) / pvariance(results), 3),
    }


# 4 and 5


def ladder(
    game: AnyGame, players: int, positions: int, search: int, deals: int, bots: Sequence[str] = LADDER
) -> dict[str, object]:
    """The mean error of each bot in the same positions on the same deals, and of what another seed nominates."""
    losses: dict[str, list[float]] = {name: [] for name in (*bots, "nominated again")}
    for number, state in enumerate(decisions(game, players, positions, 1000)):
        seat = state.to_act
        view = game.view(state, seat)
        root = game.imagine(view)
        legal = root.legal_actions()
        best = nominated(game, root, seat, 2 * number, search)
        chosen = {name: bot_named(name).choose(game, view, legal, Sfc32(number)).action for name in bots}
        chosen["nominated again"] = nominated(game, root, seat, 2 * number + 1, search)
        trials = Trials(root, seat, reference_named(game, REFERENCES[0]), derived_seed("honesty", str(number)))
        trials.run(sorted({best, *chosen.values()}), deals)
        for name, action in chosen.items():
            losses[name].append(trials.lead(best, action, seat).value * players)
    return {
        "positions": positions,
        "loss": {name: [round(fmean(row), 4), round(stdev(row) / sqrt(positions), 4)] for name, row in losses.items()},
        "steps": {f"{one} − {other}": paired(losses[one], losses[other]) for one, other in pairwise(bots)},
    }


def paired(one: list[float], other: list[float]) -> list[float]:
    """The mean difference and its standard error."""
    row = [a - b for a, b in zip(one, other, strict=True)]
    return [round(fmean(row), 4), round(stdev(row) / sqrt(len(row)), 4)]


# 7


def calibration(game: AnyGame, players: int, matches: int, trials: int) -> dict[str, object]:
    """Of positions in which a seat is said to win with p, by tenths: how many there were, what was said, what came."""
    reference = reference_named(game, REFERENCES[0])
    said: list[list[float]] = [[] for _ in range(10)]
    came: list[list[float]] = [[] for _ in range(10)]
    for seed in range(matches):
        match = played(game, players, seed, ("level2",))
        shares = shares_of(match.state)
        move = Sfc32(seed).below(len(match.moves))
        for seat, chance in enumerate(chances(match.state_after(move), NO_ACTION, reference, seed, trials)):
            tenth = min(9, int(chance.value * 10))
            said[tenth].append(chance.value)
            came[tenth].append(shares[seat])
    return {
        "positions": matches,
        "tenths": [
            [len(one), round(fmean(one), 3), round(fmean(other), 3)] if one else [0, 0.0, 0.0]
            for one, other in zip(said, came, strict=True)
        ],
        "chi": round(
            fsum(
                (fmean(other) - fmean(one)) ** 2 * len(one) / max(fmean(one) * (1 - fmean(one)), 0.01)
                for one, other in zip(said, came, strict=True)
                if len(one) >= 10
            ),
            2,
        ),
    }


# 9


def coverage(game: AnyGame, players: int, positions: int, deals: int, times: int = 50) -> dict[str, object]:
    """How often a 95 % interval holds what so many times the budget finds: of errors, and of chances."""
    reference = reference_named(game, REFERENCES[0])
    errors: list[bool] = []
    moments: list[bool] = []
    for number, state in enumerate(decisions(game, players, positions, 5000)):
        seat = state.to_act
        root = game.imagine(game.view(state, seat))
        legal = root.legal_actions()
        few, many = (Trials(root, seat, reference, derived_seed("honesty", f"{number}/{size}")) for size in (1, times))
        few.run(legal, deals)
        many.run(legal, deals * times)
        first = legal[0]
        for action in legal[1:]:
            guess = few.lead(first, action, seat)
            errors.append(guess.low <= many.lead(first, action, seat).value <= guess.high)
        rows = [
            averaged(
                of_position(state, NO_ACTION, reference, Sfc32(derived_seed("V", f"{number}/{size}")), size), players
            )
            for size in (deals, deals * times)
        ]
        moments += [one.low <= other.value <= one.high for one, other in zip(*rows, strict=True)]
    return {
        "positions": positions,
        "errors": [len(errors), round(fmean(errors), 3)],
        "chances": [len(moments), round(fmean(moments), 3)],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part", type=float, default=1.0, help="only so large a part of every sample, 0 to 1")
    parser.add_argument("--usual", action="store_true", help="only the usual number of players")
    parser.add_argument("--only", default="luck,calibration,coverage,ladder", help="which measurements")
    parser.add_argument("--games", default="", help="which games, with commas")
    given = parser.parse_args()
    results = msgspec.json.decode(RESULTS.read_bytes()) if RESULTS.exists() else {}

    def part(full: int) -> int:
        return max(10, round(full * float(given.part)))

    wanted = given.games.split(",") if given.games else [game.id for game in our_games()]
    for what in given.only.split(","):
        for game in our_games():
            tables = range(game.min_players, game.max_players + 1)
            for players in [game.usual_players] if given.usual else tables:
                if game.id not in wanted:
                    continue
                if what == "luck":
                    found = luck(game, players, part(2000))
                elif what == "calibration":
                    found = calibration(game, players, part(4000), 200)
                elif what == "coverage":
                    found = coverage(game, players, part(200), 200)
                else:
                    found = ladder(game, players, part(1000), 20_000, 400)
                results[f"{what} {game.id} {players}"] = found
                RESULTS.write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=1) + b"\n")
                print(what, game.id, players, msgspec.json.encode(found).decode(), flush=True)


if __name__ == "__main__":
    main()
