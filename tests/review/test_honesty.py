"""The tests of honesty on small samples, always the same ones: `make honesty` takes large ones (docs/review.md).

Compiled code only: what is measured does not differ uncompiled, and would take many minutes.
"""

import pytest

from parlour.engine.game import AnyGame
from parlour.review import USUAL
from parlour.review.judging import classed, judge, nominated
from parlour.review.model import REFERENCES, Budget
from tests.bots.positions import Blunder
from tests.bots.test_blunders import BLUNDERS
from tests.review.matches import OWN
from tools.honesty import (
    AGAIN,
    PLAYERS,
    calibration_found,
    calibration_row,
    coverage_found,
    coverage_row,
    ladder_found,
    ladder_row,
    luck_found,
    luck_row,
)

EACH = pytest.mark.parametrize("game", OWN, ids=lambda game: game.id)
FEW = Budget(screen=5, chances=5, start=10)
"""Parts of a result have no side however roughly they are known."""
FAR = 5
"""Standard errors that a mean of six matches may be from 0: their own spread is not known better."""


@EACH
def test_luck_has_no_side_and_its_lack_no_other_mean(game: AnyGame) -> None:
    found = luck_found([luck_row(game, game.min_players, seed, PLAYERS, FEW) for seed in range(6)])
    for part in ("z_chance_by_seat", "z_hidden_by_seat"):
        assert all(abs(z) < FAR for z in found[part])
    assert abs(found["z_chance_of_better"]) < FAR
    assert abs(found["z_hidden_of_better"]) < FAR


@EACH
def test_worse_players_make_larger_errors_and_who_follows_the_search_none(game: AnyGame) -> None:
    bots = ("random", "level2", "level3")
    found = ladder_found([ladder_row(game, game.min_players, seed, 2_000, 40, bots) for seed in range(12)])
    loss = found["loss"]
    assert loss["random"][0] > loss["level2"][0] - 2 * loss["level2"][1]
    assert loss["random"][0] > loss["level3"][0]
    assert abs(loss[AGAIN][0]) < 3 * loss[AGAIN][1]


@EACH
def test_what_is_said_to_be_won_is_won_as_often(game: AnyGame) -> None:
    found = calibration_found([calibration_row(game, game.min_players, seed, 10) for seed in range(30)])
    assert found["chi"] < 20


@EACH
def test_intervals_hold_what_a_larger_budget_finds(game: AnyGame) -> None:
    found = coverage_found([coverage_row(game, game.min_players, seed, 40, 10) for seed in range(4)])
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
            assert found.verdict in ("close", "doubtful", "disputed"), "it is a mistake after all: take it off the list"
            assert found.loss.high >= 0
        else:
            assert found.verdict in ("mistake", "blunder"), found.loss
        # What a search on other deals holds for the best.
        again = game.write(nominated(game, game.imagine(view), state.to_act, 1, USUAL.search))
        behind = next(choice.behind for choice in found.choices if choice.action == again)
        assert classed(behind, 1 / state.players) in ("close", "doubtful")
