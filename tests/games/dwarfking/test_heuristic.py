"""The heuristic: it reads the quest, and it beats chance."""

import pytest

from parlour.engine.playout import Policy, RandomPolicy, play_out
from parlour.engine.rng import Sfc32
from parlour.engine.tricks import tally_of
from parlour.games.dwarfking import GAME
from parlour.games.dwarfking.heuristic_stakes import APPETITE, POINT, chance_of, side_effect, stake
from parlour.games.dwarfking.rules.quests import QUEST, TRICKS
from parlour.games.dwarfking.rules.state import deal
from tests.games.dwarfking.builder import Table, cards, dealt, quest, table, trick

STRONG = "blue-5 blue-A blue-K green-A green-K red-A red-K red-Q"
WEAK = "blue-5 blue-2 blue-3 green-2 green-3 red-2 red-3 red-4"


def choice(hands: Table) -> str:
    return GAME.write(GAME.heuristic().choose(hands.state, Sfc32(1)))


@pytest.mark.parametrize(
    ("tile", "strong", "weak"),
    [(1, "1a", "1b"), (2, "2a", "2b"), (6, "6b", "6a"), (7, "7a", "7b"), (14, "14a", "14b"), (19, "19a", "19b")],
)
def test_it_chooses_the_side_that_suits_its_hand(tile: int, strong: str, weak: str) -> None:
    others = ("red-5", "red-6", "red-7")
    assert choice(dealt(STRONG, *others, tile=tile)) == f"quest {strong}"
    assert choice(dealt(WEAK, *others, tile=tile)) == f"quest {weak}"


def test_it_chooses_the_colour_to_avoid_in_which_it_is_weak() -> None:
    others = ("red-5", "red-6", "red-7")
    assert choice(dealt("blue-5 blue-2 blue-3 red-A red-K red-Q red-J red-10", *others, tile=4)) == "quest 4a"
    assert choice(dealt("blue-5 blue-A blue-K blue-Q blue-J red-2 red-3 red-4", *others, tile=4)) == "quest 4b"


def test_it_wins_cheaply_when_tricks_count() -> None:
    hands = table("blue-6 red-2", "blue-4 red-3", "blue-3 blue-9 blue-A", quest_name="7a")
    hands.play("blue-6 blue-4")
    assert choice(hands) == "play blue-9"


def test_it_ducks_high_when_tricks_cost() -> None:
    hands = table("blue-10 red-2", "blue-4 red-3", "blue-3 blue-9 blue-A", quest_name="7b")
    hands.play("blue-10 blue-4")
    assert choice(hands) == "play blue-9"


def test_it_gives_a_bad_card_to_somebody_else() -> None:
    hands = table("blue-10 red-2", "blue-4 red-3", "green-3 red-Q green-9", quest_name="13a")
    hands.play("blue-10 blue-4")
    assert choice(hands) == "play red-Q"


def test_it_takes_a_trick_with_cards_that_count() -> None:
    hands = table("blue-4 red-2", "blue-3 red-3", "blue-2 blue-9 red-5", quest_name="3a")
    hands.play("blue-4 blue-3")
    assert choice(hands) == "play blue-9"


def test_it_stops_at_the_number_of_tricks_that_the_quest_wants() -> None:
    past = [trick(2, "red-9 red-4 red-6")]
    hands = table("blue-6 red-2", "blue-4 red-3", "blue-3 blue-9", quest_name="8b", past=past)
    hands.play("blue-6 blue-4")
    assert choice(hands) == "play blue-3"
    hands = table("blue-6 red-2", "blue-4 red-3", "blue-3 blue-9", quest_name="9b", past=past)
    hands.play("blue-6 blue-4")
    assert choice(hands) == "play blue-9"


def test_it_keeps_the_joker_for_the_last_trick() -> None:
    hands = table("blue-6 red-2 red-6", "blue-4 red-3 red-7", "blue-3 blue-1 red-9", quest_name="7b")
    hands.play("blue-6 blue-4")
    assert choice(hands) == "play blue-3"


def test_it_takes_back_a_card_that_costs_points() -> None:
    hands = table("blue-6 blue-3 blue-7", "sorcerer red-Q red-4", "red-2 blue-4 blue-8", quest_name="13a", leader=1)
    hands.play("red-Q red-2 blue-6")
    assert choice(hands) == "sorcerer red-Q"


def test_every_quest_has_an_idea_of_what_a_trick_is_worth() -> None:
    assert len(APPETITE) == len(QUEST) == 40
    for number, one in enumerate(QUEST):
        if one.kind == TRICKS:
            assert APPETITE[number] == POINT * one.points


def test_the_stakes_of_a_trick_have_the_right_sign() -> None:
    state = table("", "", "", "", past=[trick(0, "red-9 red-2 red-3 red-4")]).state
    tally = tally_of(4, 10, state.tricks)
    blue_king = cards("blue-K blue-2")
    signs = {
        "1a": 1,
        "1b": -1,
        "4a": -1,
        "7a": 1,
        "7b": -1,
        "8b": -1,
        "12a": 1,
        "13a": 1,
        "13b": -1,
        "16b": -1,
        "19b": -1,
    }
    for name, sign in signs.items():
        worth = stake(QUEST[quest(name)], tally, 0, blue_king)
        assert worth * sign > 0, name
    assert side_effect(QUEST[quest("5a")], tally, 1, 0) == POINT
    assert side_effect(QUEST[quest("5b")], tally, 1, 0) == 0
    assert side_effect(QUEST[quest("20b")], tally, 1, 0) < 0 < side_effect(QUEST[quest("20a")], tally, 1, 0)


def test_the_chance_of_so_many_tricks_is_a_chance() -> None:
    for players in (3, 4, 5):
        for tricks in range(13):
            total = sum(chance_of(tricks, won, players) for won in range(tricks + 1))
            assert 1024 - tricks <= total <= 1024
    assert chance_of(2, 1, 4) == 384
    assert chance_of(3, 4, 4) == chance_of(3, -1, 4) == 0


@pytest.mark.parametrize(("players", "at_least"), [(3, 36), (4, 30), (5, 22)])
def test_one_among_random_players_wins_far_more_than_its_share(players: int, at_least: int) -> None:
    """60 matches, the seat in rotation: a fair share would be 20, 15 and 12."""
    won = 0
    for number in range(60):
        seat = number % players
        policies: list[Policy] = [RandomPolicy() for _ in range(players)]
        policies[seat] = GAME.heuristic()
        state = deal(players, Sfc32(number))
        play_out(state, policies, Sfc32(1000 + number))
        won += state.ranking()[0] == [seat]
    assert won >= at_least
