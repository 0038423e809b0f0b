"""Dig Dig: what the heuristic does, and that it is worth having."""

import pytest

from parlour.engine.match import Match
from parlour.engine.playout import Policy, RandomPolicy, play_out
from parlour.engine.rng import Sfc32
from parlour.games.digdig import GAME
from parlour.games.digdig.heuristic import BORED, Heuristic
from parlour.games.digdig.rules.state import deal
from tests.games.digdig.builder import play, table


def choice(match: Match) -> str:
    return GAME.write(Heuristic().choose(match.state, Sfc32(1)))


def test_it_puts_its_best_cards_into_the_row() -> None:
    match = table("1 10 ninja / 4 5 drop", "5 / 6", is_swapping=True)
    assert choice(match) == "swap ninja 4"
    play(match, "swap ninja 4")
    assert choice(match) == "swap 10 5"
    play(match, "swap 10 5")
    assert choice(match) == "ready"


def test_it_plays_low_numbers_together_before_high_ones_and_powers() -> None:
    assert choice(table("4 4 9 ninja", "9 / 1", pile="3")) == "play 4 4"
    assert choice(table("2 9 ninja", "9 / 1", pile="3")) == "play 9"
    assert choice(table("2 drop ninja", "9 / 1", pile="3")) == "play drop"


def test_it_composts_when_it_can() -> None:
    assert choice(table("8 9 9", "1 / 1", pile="8 8 8")) == "play 8"
    assert choice(table("8 8 9", "1 / 1", pile="8 8 ninja")) == "play 8 8"


def test_it_keeps_a_boom_for_a_big_pile() -> None:
    assert choice(table("9 boom", "1 / 1", pile="1 2 3 4 5 6 7 8")) == "play 9"
    assert choice(table("9 boom", "2 / 2", pile="1 1 1 2 3 3 3 4 4 4 5 5 5 6 8")) == "play boom"


def test_it_plays_what_the_next_player_cannot_answer() -> None:
    assert choice(table("5 9 10", "/ 6 8", pile="4")) == "play 9"
    assert choice(table("5 limbo", "/ 6 8", pile="5")) == "play limbo"
    assert choice(table("5 9 10", "/ 6 ninja", pile="4")) == "play 5", "a Ninja answers everything"
    assert choice(table("5 9 10", "6 8", pile="4")) == "play 5", "an unseen hand may answer anything"


def test_it_remembers_what_the_next_player_took_and_could_not_play() -> None:
    match = table("5 8 10", "1 2", pile="7", to_act=1)
    play(match, "pick up")
    assert choice(match) == "play 8", "a 7, and two cards below 7"


def test_it_gives_up_when_piles_only_go_round() -> None:
    assert choice(table("5 9 10", "/ 6 8", pile="4", idle=BORED - 1)) == "play 9"
    assert choice(table("5 9 10", "/ 6 8", pile="4", idle=BORED)) == "play 5"


def test_it_takes_no_pile_that_it_need_not_take() -> None:
    assert choice(table("5 ninja", "6 8", pile="9 9", voluntary_pickup=True)) == "play ninja"
    assert choice(table("/ / 1 2", "6 8", pile="9 9", voluntary_pickup=True)).startswith("blind")


@pytest.mark.parametrize(("players", "least"), [(2, 84), (3, 66), (4, 48)])
def test_one_among_random_players_goes_out_first_far_more_than_its_share(players: int, least: int) -> None:
    rng = Sfc32(1)
    wins = 0
    for number in range(100):
        seat = number % players
        policies: list[Policy] = [Heuristic() if place == seat else RandomPolicy() for place in range(players)]
        state = deal(players, rng)
        play_out(state, policies, rng)
        wins += state.scores()[seat] == players - 1
    assert wins >= least
