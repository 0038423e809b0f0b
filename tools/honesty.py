"""Whether reviews are honest, measured: the figures of docs/review.md. `make honesty` takes many hours, and goes on
where it was stopped: what was found out about each match or position is kept in a file for each table (`--kept`), and
the summary of all of them so far in bench/honesty.json. CI takes small samples (`tests/review/test_honesty.py`).
"""

import argparse
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from math import fsum, sqrt
from pathlib import Path
from statistics import fmean, pvariance, stdev
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from parlour.bots import bot_named
from parlour.engine.game import AnyGame
from parlour.engine.match import Match
from parlour.engine.record import Seat
from parlour.engine.rng import Sfc32, derived_seed
from parlour.engine.state import State
from parlour.review.accounts import completed
from parlour.review.chances import averaged, chances, shares_of
from parlour.review.judging import Trials, nominated
from parlour.review.model import DEAL, REFERENCES, Account, Budget, Decision, Figure
from parlour.review.reference import habits, reference_named
from parlour.review.reviewing import about_review, luck_of
from parlour.review.trials import NO_ACTION, of_position
from tools.ours import our_games

RESULTS = Path(__file__).parents[1] / "bench" / "honesty.json"
KEPT = Path(__file__).parents[1] / "build" / "honesty"
LADDER = ("random", "level1", "level2", "level3", "level4", "level5")
AGAIN = "nominated again"
PLAYERS = ("level1", "level2")
"""Who plays the matches whose luck is measured, and from which positions are taken."""
CAREFUL = ("level2", "level3")
"""Who plays those whose luck is measured once more: what is left without luck is skill, and its lack."""
LUCK = Budget(screen=200, chances=100, start=100)
"""For luck over many matches, where each may be known less exactly."""
REACH = {"diamoniak": 120, "digdig": 90, "dwarfking": 200, "villains": 60}
"""Positions are taken from moves before this one: a limit that does not depend on how long a match will last, which
would tell who is about to win it."""
PARTS = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0)
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


def decision(game: AnyGame, players: int, seed: int) -> State:
    """A real decision, each of another match."""
    match, move = position(game, players, seed, PLAYERS, is_decision=True)
    return match.state_after(move)


# 3 and 8: luck


def luck_accounts(match: Match, budget: Budget) -> list[Account]:
    """The accounts of a match. Of its decisions only their effects are found out, which is all that luck asks for."""
    game = match.game
    reference = reference_named(game, REFERENCES[0])
    steps = [luck_of(match, DEAL, budget, REFERENCES, is_usual=True)]
    for move, made in enumerate(match.moves):
        before = match.state_after(move)
        action = game.parse(made.action)
        usual = habits(reference, before, derived_seed(match.seed, f"honesty/{move}"))
        is_usual = usual == {action: 1.0}
        step = luck_of(match, move, budget, REFERENCES, is_usual=is_usual)
        if not is_usual:
            seat = before.to_act
            root = game.imagine(game.view(before, seat))
            trials = Trials(root, seat, reference, derived_seed(match.seed, f"honesty/{move}/deals"))
            trials.run(sorted({action, *usual}), budget.screen)
            effects = [trials.effect(action, usual, one) for one in range(before.players)]
            step = replace(step, decision=only_effects(seat, made.action, effects))
        steps.append(step)
    return completed(about_review(match.record(), game, budget, REFERENCES), steps).accounts


def only_effects(seat: int, made: str, effects: list[Figure]) -> Decision:
    nothing = Figure(0.0)
    return Decision(
        seat=seat, made=made, best=made, verdict="close", loss=nothing, choices=[], expected=[], effects=effects
    )


def luck_row(game: AnyGame, players: int, seed: int, bots: tuple[str, str] = PLAYERS, budget: Budget = LUCK) -> Row:
    """A match of two bots: for each seat what it got, the luck of deal and draws, and that of hidden cards."""
    match = played(game, players, seed, bots)
    accounts = luck_accounts(match, budget)
    return {
        "bots": match.names,
        "result": [one.result - one.fair for one in accounts],
        "chance": [one.deal.value + one.draws.value for one in accounts],
        "hidden": [one.hidden.value for one in accounts],
    }


def careful_row(game: AnyGame, players: int, seed: int) -> Row:
    """The same for bots that err less."""
    return luck_row(game, players, seed, CAREFUL)


def luck_found(rows: list[Row]) -> Row:
    """The means in standard errors, by seat and for the better bots of each match; what varies, and what is left."""
    seats = range(len(rows[0]["result"]))
    better = max(rows[0]["bots"])

    def column(part: Callable[[Row, int], float]) -> list[list[float]]:
        return [[part(row, seat) for row in rows] for seat in seats]

    def of_better(part: Callable[[Row, int], float]) -> list[float]:
        return [fmean(part(row, seat) for seat in seats if row["bots"][seat] == better) for row in rows]

    def chance(row: Row, seat: int) -> float:
        return float(row["chance"][seat])

    def hidden(row: Row, seat: int) -> float:
        return float(row["hidden"][seat])

    def result(row: Row, seat: int) -> float:
        return float(row["result"][seat])

    def adjusted(row: Row, seat: int) -> float:
        return result(row, seat) - chance(row, seat) - hidden(row, seat)

    def spread(part: Callable[[Row, int], float]) -> float:
        return fmean(pvariance(each) for each in column(part))

    without_chance = spread(lambda row, seat: result(row, seat) - chance(row, seat))
    return {
        "matches": len(rows),
        "z_chance_by_seat": [z_of(each) for each in column(chance)],
        "z_hidden_by_seat": [z_of(each) for each in column(hidden)],
        "z_chance_of_better": z_of(of_better(chance)),
        "z_hidden_of_better": z_of(of_better(hidden)),
        "better": {
            "result": mean_and_error(of_better(result)),
            "without_chance": mean_and_error(of_better(lambda row, seat: result(row, seat) - chance(row, seat))),
            "adjusted": mean_and_error(of_better(adjusted)),
        },
        "variance_of_result": round(spread(result), 4),
        "ratio_without_chance": round(without_chance / spread(result), 3),
        "ratio_adjusted": round(spread(adjusted) / spread(result), 3),
    }


def z_of(row: list[float]) -> float:
    """How many standard errors a mean is from 0."""
    return round(fmean(row) / (stdev(row) / sqrt(len(row))), 2) if any(row) else 0.0


def mean_and_error(row: list[float]) -> list[float]:
    return [round(fmean(row), 4), round(stdev(row) / sqrt(len(row)), 4)]


# 4 and 5: errors


def ladder_row(
    game: AnyGame, players: int, seed: int, search: int = 20_000, deals: int = 400, bots: Sequence[str] = LADDER
) -> Row:
    """The error of each bot in one position on the same deals, and of what another seed nominates."""
    state = decision(game, players, seed)
    seat = state.to_act
    view = game.view(state, seat)
    root = game.imagine(view)
    legal = root.legal_actions()
    best = nominated(game, root, seat, 2 * seed, search)
    chosen = {name: bot_named(name).choose(game, view, legal, Sfc32(seed)).action for name in bots}
    chosen[AGAIN] = nominated(game, root, seat, 2 * seed + 1, search)
    trials = Trials(root, seat, reference_named(game, REFERENCES[0]), derived_seed("honesty", str(seed)))
    trials.run(sorted({best, *chosen.values()}), deals)
    return {name: trials.lead(best, action, seat).value * players for name, action in chosen.items()}


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


def calibration_row(game: AnyGame, players: int, seed: int, trials: int = 200) -> Row:
    """A position of level 2, and one seat of it: what it is said to win, and what it got."""
    match, move = position(game, players, seed, ("level2",), is_decision=False)
    seat = seed % players
    said = chances(match.state_after(move), NO_ACTION, reference_named(game, REFERENCES[0]), seed, trials)
    return {"said": said[seat].value, "came": shares_of(match.state)[seat]}


def calibration_found(rows: list[Row]) -> Row:
    """By tenths of what is said: how many there were, what was said, what came."""
    tenths: list[list[Row]] = [[] for _ in range(10)]
    for row in rows:
        tenths[min(9, int(row["said"] * 10))].append(row)
    filled = [
        (fmean(row["said"] for row in tenth), fmean(row["came"] for row in tenth), len(tenth))
        for tenth in tenths
        if len(tenth) >= 10
    ]
    return {
        "positions": len(rows),
        "tenths": [[count, round(said, 3), round(came, 3)] for said, came, count in filled],
        "chi": round(
            fsum((came - said) ** 2 * count / max(said * (1 - said), 0.01) for said, came, count in filled), 2
        ),
        "degrees": len(filled),
    }


# 9: intervals


def coverage_row(game: AnyGame, players: int, seed: int, deals: int = 200, times: int = 50) -> Row:
    """A position: how many 95 % intervals hold what so many times the budget finds, of errors and of chances."""
    reference = reference_named(game, REFERENCES[0])
    state = decision(game, players, seed)
    seat = state.to_act
    root = game.imagine(game.view(state, seat))
    legal = root.legal_actions()
    few, many = (Trials(root, seat, reference, derived_seed("honesty", f"{seed}/{size}")) for size in (1, times))
    few.run(legal, deals)
    many.run(legal, deals * times)
    errors = []
    for action in legal[1:]:
        guess = few.lead(legal[0], action, seat)
        errors.append(guess.low <= many.lead(legal[0], action, seat).value <= guess.high)
    small, large = (
        averaged(of_position(state, NO_ACTION, reference, Sfc32(derived_seed("V", f"{seed}/{size}")), size), players)
        for size in (deals, deals * times)
    )
    held = [one.low <= other.value <= one.high for one, other in zip(small, large, strict=True)]
    return {"errors": [len(errors), sum(errors)], "chances": [len(held), sum(held)]}


def coverage_found(rows: list[Row]) -> Row:
    """How many intervals there were, and which part of them holds."""
    found: Row = {"positions": len(rows)}
    for part in ("errors", "chances"):
        count = sum(row[part][0] for row in rows)
        found[part] = [count, round(sum(row[part][1] for row in rows) / count, 3)]
    return found


class Measurement(NamedTuple):
    """A measurement: what is found out about a match or position, what all of it says, and the size of the sample."""

    row: Callable[[AnyGame, int, int], Row]
    found: Callable[[list[Row]], Row]
    full: int


MEASUREMENTS = {
    "luck": Measurement(luck_row, luck_found, 2000),
    "careful": Measurement(careful_row, luck_found, 2000),
    "calibration": Measurement(calibration_row, calibration_found, 4000),
    "ladder": Measurement(ladder_row, ladder_found, 1000),
    "coverage": Measurement(coverage_row, coverage_found, 200),
}


def measured(what: str, game: AnyGame, players: int, count: int, kept: Path) -> Row:
    """The summary of the first so many rows of a table; those that are missing are found out, and kept."""
    one = MEASUREMENTS[what]
    kept.mkdir(parents=True, exist_ok=True)
    file = kept / f"{what}-{game.id}-{players}.jsonl"
    rows: list[Row] = [msgspec.json.decode(line) for line in whole_lines(file)]
    with file.open("ab") as out:
        for seed in range(len(rows), count):
            rows.append(one.row(game, players, seed))
            out.write(msgspec.json.encode(rows[-1]) + b"\n")
            out.flush()
    return one.found(rows)


def whole_lines(file: Path) -> list[bytes]:
    """The lines of a file; one that was cut off is cut away."""
    if not file.exists():
        return []
    text = file.read_bytes()
    end = text.rfind(b"\n") + 1
    if end < len(text):
        file.write_bytes(text[:end])
    return text[:end].splitlines()


def tables(only: str, games: str, *, usual: bool) -> Iterator[tuple[str, AnyGame, int]]:
    for what in only.split(","):
        for game in our_games():
            if games and game.id not in games.split(","):
                continue
            for players in range(game.min_players, game.max_players + 1):
                if not usual or players == game.usual_players:
                    yield what, game, players


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part", type=float, default=1.0, help="only so large a part of every sample, 0 to 1")
    parser.add_argument("--usual", action="store_true", help="only the usual number of players")
    parser.add_argument("--only", default=",".join(MEASUREMENTS), help="which measurements, with commas")
    parser.add_argument("--games", default="", help="which games, with commas")
    parser.add_argument("--kept", type=Path, default=KEPT, help="the folder of what has been found out")
    given = parser.parse_args()
    for part in [*(part for part in PARTS if part < given.part), given.part]:
        for what, game, players in tables(given.only, given.games, usual=given.usual):
            count = max(10, round(MEASUREMENTS[what].full * part))
            found = measured(what, game, players, count, given.kept)
            results = msgspec.json.decode(RESULTS.read_bytes()) if RESULTS.exists() else {}
            results[f"{what} {game.id} {players}"] = found
            RESULTS.write_bytes(
                msgspec.json.format(msgspec.json.encode(dict(sorted(results.items()))), indent=1) + b"\n"
            )
            print(what, game.id, players, msgspec.json.encode(found).decode(), flush=True)


if __name__ == "__main__":
    main()
