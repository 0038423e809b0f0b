"""The heuristic player: stronger than chance at every table, and sensible in plain positions."""

import pytest

from parlour.engine.match import Match
from parlour.engine.playout import Policy, RandomPolicy, play_out
from parlour.engine.rng import Sfc32
from parlour.games.villains import GAME
from tests.games.villains.builder import Place, table, turn

MATCHES = 40


def choice(match: Match) -> str:
    return GAME.write(GAME.heuristic().choose(match.state, Sfc32(1)))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_it_wins_most_matches_against_random_players(players: int) -> None:
    options = GAME.check_options(players, {})
    wins = 0
    for number in range(MATCHES):
        rng = Sfc32(number)
        state = GAME.deal(players, options, rng)
        policies: list[Policy] = [RandomPolicy() for _ in range(players)]
        policies[number % players] = GAME.heuristic()
        play_out(state, policies, rng)
        wins += state.ranking()[0] == [number % players]
    assert wins > MATCHES * 0.8


def test_it_keeps_the_highest_card_that_can_stay() -> None:
    assert choice(turn("red-2 red-6", own="red-5", left="[red-1]", right="[red-1]")) == "red-6 own"


def test_it_feeds_no_neighbour_when_a_hero_does_no_harm() -> None:
    assert choice(turn("red-4", own="red-5", left="blue-4", right="[red-1]")) == "red-4 hero"


def test_it_gives_away_what_the_neighbours_heroes_cancel_anyway() -> None:
    cancelling = " ".join(["[red-1]"] * 4)
    match = table(
        Place("red-5 red-5 [red-1] [red-1] [red-1] [red-1] red-4", "red-4"),
        Place(f"{cancelling} blue-4", hand=""),
        Place("[red-1]", hand=""),
    )
    assert choice(match) == "red-4 left"


def test_it_does_not_lay_the_hero_that_cancels_its_own_points() -> None:
    match = table(
        Place("red-4 blue-4 green-4 [red-1] [red-1] [red-1]", "red-1", draw=""), Place("[red-1]"), Place("[red-1]")
    )
    assert choice(match) == "red-1 own"


def test_it_takes_the_leaders_best_card_with_hypnotize() -> None:
    match = turn("hypnotize", own="red-5", left="red-1", across="red-6 blue-6 green-6", right="red-1")
    assert choice(match) == "hypnotize 2"


def test_it_curses_when_the_highest_number_lies_elsewhere() -> None:
    assert choice(turn("curse red-1", own="red-2", left="blue-6", right="green-6")) == "curse"
    assert choice(turn("curse red-1", own="red-6", left="[red-1]", right="[red-1]")) == "red-1 own"


def test_it_whirls_the_better_way() -> None:
    match = turn("whirlpool", own="[red-1]", left="blue-1", right="green-6 red-6")
    assert choice(match) == "whirlpool left"
