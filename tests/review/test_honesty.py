"""The tests of honesty on small samples, always the same ones: `make honesty` takes large ones (docs/review.md).

Compiled code only: what is measured does not differ uncompiled, and would take many minutes.
"""

from math import sqrt
from pathlib import Path
from statistics import covariance, fmean, stdev

import pytest
from msgspec.structs import replace

from parlour.engine.game import AnyGame
from parlour.engine.rng import Sfc32
from parlour.review import USUAL
from parlour.review.judging import judge, nominated
from parlour.review.model import REFERENCES, Budget
from tests.bots.positions import Blunder
from tests.bots.test_blunders import BLUNDERS
from tests.review.matches import OWN
from tools.honesty import (
    AGAIN,
    PAGE,
    PLAYERS,
    RESULTS,
    Results,
    calibration_found,
    calibration_row,
    coverage_found,
    coverage_row,
    ladder_found,
    ladder_row,
    luck_found,
    luck_row,
    measure,
    still_holds,
    summed,
)

EACH = pytest.mark.parametrize("game", OWN, ids=lambda game: game.id)
FEW = Budget(screen=5, chances=5, start=10)
"""Parts of a result have no side however roughly they are known."""
FAR = 5
"""Standard errors that a mean of six matches may be from 0: their own spread is not known better."""


@EACH
def test_luck_has_no_side_and_its_lack_no_other_mean(game: AnyGame) -> None:
    found = luck_found(summed([luck_row(game, game.min_players, seed, PLAYERS, FEW) for seed in range(6)]))
    by_seat = [z for part in found["z_by_seat"].values() for z in part]
    assert all(abs(z) < FAR for z in [*by_seat, *found["z_of_better"].values()])


@EACH
def test_worse_players_make_larger_errors_and_who_follows_the_search_none(game: AnyGame) -> None:
    bots = ("random", "level2", "level3")
    rows = [ladder_row(game, game.min_players, seed, 2_000, 40, bots) for seed in range(12)]
    loss = ladder_found(summed(rows), bots)["loss"]
    assert loss["random"][0] > loss["level2"][0] - 2 * loss["level2"][1]
    assert loss["random"][0] > loss["level3"][0]
    assert abs(loss[AGAIN][0]) <= 3 * loss[AGAIN][1]


@EACH
def test_what_is_said_to_be_won_is_won_as_often(game: AnyGame) -> None:
    kept = summed([calibration_row(game, game.min_players, seed, 10) for seed in range(100, 160)])
    found = calibration_found(kept)
    assert abs(found["all"][-1]) < 4
    assert abs(found["leans"]) < 4
    assert kept["all"].totals[2] > 0, "luck that nobody has seen is still open"


@EACH
def test_intervals_hold_what_a_larger_budget_finds(game: AnyGame) -> None:
    found = coverage_found(summed([coverage_row(game, game.min_players, seed, 40, 20) for seed in range(4)]))
    for part in ("errors", "chances", "verdicts"):
        assert found[part][0] > 0.8


def test_sums_are_what_they_are_the_sums_of() -> None:
    rng = Sfc32(1)
    rows = [[rng.below(1000) / 1000 for _ in range(3)] for _ in range(40)]
    one, two = (summed([{"all": row} for row in part])["all"] for part in (rows[:15], rows[15:]))
    sums = one.together(two)
    differences = [a - b for a, b, _ in rows]
    assert sums.figure([1.0, -1.0, 0.0]) == [
        pytest.approx(fmean(differences), abs=1e-4),
        pytest.approx(stdev(differences) / sqrt(40), abs=1e-4),
    ]
    assert sums.covariance([1.0, 0.0, 0.0], [0.0, 1.0, 1.0]) == pytest.approx(
        covariance([a for a, _, _ in rows], [b + c for _, b, c in rows])
    )


def test_what_is_known_is_gone_on_with_unless_it_was_found_out_otherwise(tmp_path: Path) -> None:
    game = OWN[0]
    stopped, whole = (Results(tmp_path / name) for name in ("stopped.json", "whole.json"))
    measure("calibration", game, 2, 4, stopped)
    again = Results(tmp_path / "stopped.json")
    assert still_holds("calibration", game, 2, again)
    measure("calibration", game, 2, 9, again)
    measure("calibration", game, 2, 9, whole)
    assert again.path.read_bytes() == whole.path.read_bytes()
    name = f"calibration {game.id} 2"
    entry = whole.entries[name]
    whole.keep(name, replace(entry, first={"all": [0.5] * 6}))
    assert not still_holds("calibration", game, 2, Results(whole.path))


def test_the_page_of_figures_says_what_was_found() -> None:
    assert PAGE.read_text(encoding="utf-8") == Results(RESULTS).page(), "it is out of date: run `make honesty`"


BY_WINS = {
    "drawing on with four castle cards to lose and witches in most of the pile": "12 % of a fair share",
    "stopping with nothing to lose": "18 % of a fair share",
    "keeping a card back when both together would be out": "nothing: the other card goes next turn",
    "a Boom on an empty pile with low numbers in hand": "16 % of a fair share",
    "taking a Ninja out of the row for a 1": "nothing: the reference takes it back at once",
    "feeding the leader a 5 when another card can stay": "2 % of a fair share: the match is lost either way",
}
"""Stupid to look at, and yet no mistake by the definition of one: what they cost, on 4,000 deals."""


@pytest.mark.parametrize("blunder", BLUNDERS, ids=[f"{one.game.id}: {one.name}" for one in BLUNDERS])
def test_every_blunder_of_the_list_is_at_least_a_mistake_and_the_best_move_is_never_flagged(blunder: Blunder) -> None:
    game, state = blunder.game, blunder.state
    view = game.view(state, state.to_act)
    for stupid in blunder.stupid:
        found = judge(game, view, game.parse(stupid), USUAL, REFERENCES)
        if blunder.name in BY_WINS:
            assert found.verdict in ("close", "doubtful", "disputed"), "it is a mistake after all: take it off the list"
            assert found.loss.high >= 0
        else:
            assert found.verdict in ("mistake", "blunder"), found.loss
        # Another search, on deals of its own: what it holds for the best is no mistake to another.
        again = nominated(game, game.imagine(view), state.to_act, 1, USUAL.search)
        if game.write(again) != found.best:
            assert judge(game, view, again, USUAL, REFERENCES).verdict in ("close", "disputed")
