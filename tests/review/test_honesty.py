"""The tests of honesty on small samples, always the same ones: `make honesty` takes large ones (docs/review.md).

Compiled code only: what is measured does not differ uncompiled, and would take many minutes.
"""

import pytest

from parlour.engine.game import AnyGame
from parlour.review import USUAL
from parlour.review.judging import judge
from parlour.review.model import REFERENCES, Budget
from tests.bots.positions import Blunder
from tests.bots.test_blunders import BLUNDERS
from tests.review.matches import OWN
from tools.honesty import calibration, coverage, ladder, luck

EACH = pytest.mark.parametrize("game", OWN, ids=lambda game: game.id)
FEW = Budget(chances=20, start=20)


@EACH
def test_luck_has_no_side_and_the_result_varies_less_without_it(game: AnyGame) -> None:
    found = luck(game, game.min_players, 8, FEW)
    assert isinstance(found["z_by_seat"], list)
    assert all(abs(z) < 3 for z in found["z_by_seat"])


@EACH
def test_worse_players_make_larger_errors_and_who_follows_the_search_none(game: AnyGame) -> None:
    found = ladder(game, game.min_players, 30, 5_000, 100, ("random", "level2", "level3"))
    loss = found["loss"]
    assert isinstance(loss, dict)
    assert loss["random"][0] > loss["level2"][0] - 2 * loss["level2"][1]
    assert loss["random"][0] > loss["level3"][0]
    assert abs(loss["nominated again"][0]) < 3 * loss["nominated again"][1]


@EACH
def test_what_is_said_to_be_won_is_won_as_often(game: AnyGame) -> None:
    found = calibration(game, game.min_players, 60, 40)
    assert isinstance(found["chi"], float)
    assert found["chi"] < 25


@EACH
def test_intervals_hold_what_a_larger_budget_finds(game: AnyGame) -> None:
    found = coverage(game, game.min_players, 8, 40, times=10)
    assert isinstance(found["errors"], list)
    assert isinstance(found["chances"], list)
    assert found["errors"][1] > 0.8
    assert found["chances"][1] > 0.8


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
            assert found.verdict in ("close", "doubtful"), "it is a mistake after all: take it off the list"
            assert found.loss.high >= 0
        else:
            assert found.verdict in ("mistake", "blunder"), found.loss
    best = judge(game, view, game.parse(found.best), USUAL, REFERENCES)
    assert best.verdict == "close"
    assert best.loss.value == 0
