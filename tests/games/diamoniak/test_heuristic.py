"""Diamoniak: what the heuristic does, and that it is worth having."""

import pytest

from parlour.engine.match import Match
from parlour.engine.playout import Policy, RandomPolicy, play_out
from parlour.engine.rng import Sfc32
from parlour.games.diamoniak import GAME
from parlour.games.diamoniak.heuristic import Heuristic
from parlour.games.diamoniak.rules.actions import card_of_gift, is_gift
from parlour.games.diamoniak.rules.cards import DIAMOND
from parlour.games.diamoniak.rules.state import deal
from tests.games.diamoniak.builder import table


def choice(match: Match) -> str:
    return GAME.write(Heuristic().choose(match.state, Sfc32(1)))


def test_it_buys_what_wins() -> None:
    assert choice(table("red: red*5 diamond*3", "blue: blue red")) == "buy from 1"


def test_it_buys_from_whoever_has_built_least() -> None:
    assert choice(table("red: red*3 diamond*3", "blue: blue*3 red", "green: green red")) == "buy from 2"


def test_it_draws_rather_than_buy_for_a_castle_hardly_begun() -> None:
    assert choice(table("red: red diamond*3", "blue: blue red")) == "draw"
    assert choice(table("red: red diamond*9", "blue: blue red")) == "buy from 1"


def test_it_draws_while_there_is_nothing_to_lose() -> None:
    assert choice(table(":fairy", ":", has_drawn=True)) == "draw"


def test_it_stops_when_the_odds_are_against_it() -> None:
    witches = "witch*7 diamond*2"
    assert choice(table("red: red*3", "blue: blue", pile=witches, rest="discards", has_drawn=True)) == "stop"
    assert choice(table("red: red*3 fairy", "blue: blue", pile=witches, rest="discards", has_drawn=True)) == "draw"


def test_it_counts_the_discards_when_the_pile_is_empty() -> None:
    held = "red: red*3 diamond*3 blue*5 green*6 yellow*6"
    assert choice(table(held, "blue: blue red*3 diamond*16 fairy*3", rest="discards", has_drawn=True)) == "stop"


def test_it_dares_everything_when_a_rival_lacks_one_card() -> None:
    pile = "witch*7 diamond*2"
    assert choice(table("red: red*3", "blue: blue*5", pile=pile, rest="discards", has_drawn=True)) == "draw"


def test_it_uses_a_fairy_for_its_castle_and_not_for_what_is_better_gone() -> None:
    assert choice(table("red: red*3 fairy", "blue: blue", owed=3)) == "fairy"
    assert choice(table("red: blue*3 red*3 fairy", "blue: blue*3", owed=3)) == "give castle-blue"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_gives_nothing_of_its_castle_while_it_has_anything_else(players: int) -> None:
    rng = Sfc32(players)
    policy = Heuristic()
    seen = 0
    for _ in range(20):
        state = deal(players, rng)
        while not state.is_over:
            action = policy.choose(state, rng)
            player = state.seats[state.to_act]
            if is_gift(action) and card_of_gift(action) == player.colour:
                others = [kind for kind in range(DIAMOND + 1) if kind != player.colour and player.cards.count[kind]]
                assert others == []
                seen += 1
            state.apply(action)
    assert seen > 0


@pytest.mark.parametrize(("players", "least"), [(2, 90), (3, 84), (4, 76)])
def test_one_among_random_players_wins_far_more_than_its_share(players: int, least: int) -> None:
    rng = Sfc32(1)
    wins = 0
    for number in range(100):
        seat = number % players
        policies: list[Policy] = [Heuristic() if place == seat else RandomPolicy() for place in range(players)]
        state = deal(players, rng)
        play_out(state, policies, rng)
        wins += state.scores()[seat]
    assert wins >= least
