"""Diamoniak: how a search judges a position, and how far it looks."""

import pytest
from librt.vecs import vec

from parlour.engine.match import Match
from parlour.games.diamoniak.guide import Lookahead
from tests.games.diamoniak.builder import play, table


def chances(match: Match) -> list[float]:
    out = vec[float]([0.0 for _ in match.state.scores()])
    Lookahead().value(match.state, out)
    return list(out)


def test_the_chances_add_up() -> None:
    found = chances(table("red: red*3 diamond*7", "blue: blue*2 fairy yellow*4", ": diamond"))
    assert sum(found) == pytest.approx(1.0)
    assert min(found) > 0.0


def test_who_completes_a_castle_by_a_purchase_now_has_won() -> None:
    assert chances(table("red: red*5 diamond*3", "blue: blue*5 red", "green: green*4")) == [1.0, 0.0, 0.0]


def test_a_match_that_is_over_is_the_winners() -> None:
    match = play(table("red: red*4", "blue: blue*5 diamond*3", "green: blue", to_act=1), "buy from 2")
    assert chances(match) == [0.0, 1.0, 0.0]


@pytest.mark.parametrize(
    "better",
    [
        "red: red*3 diamond*3",
        "red: red*2 diamond*4",
        "red: red*2 diamond*3 fairy",
        "red: red*2 diamond*3 yellow",
    ],
)
def test_more_is_better(better: str) -> None:
    rival = "blue: blue*2 diamond*3"
    assert chances(table(better, rival))[0] > chances(table("red: red*2 diamond*3", rival))[0]


def test_a_rival_who_is_about_to_win_leaves_little() -> None:
    safe = chances(table("red: red*3 diamond", "blue: blue*5 diamond*2", "green: blue"))
    lost = chances(table("red: red*3 diamond", "blue: blue*5 diamond*3", "green: blue"))
    assert lost[1] > safe[1] + 0.1


def test_it_looks_so_many_turns_ahead_from_where_the_search_began() -> None:
    match = play(table("red: red", "blue: blue", pile="diamond*9", rest="discards"), "draw", "stop")
    guide = Lookahead()
    guide.reach = 2
    guide.begin(match.state)
    play(match, "draw", "stop", "draw")
    assert not guide.is_horizon(match.state)
    play(match, "stop")
    assert guide.is_horizon(match.state)
    guide.begin(match.state)
    assert not guide.is_horizon(match.state)
