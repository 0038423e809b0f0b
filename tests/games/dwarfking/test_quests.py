"""The forty quests (K-Q…): each side on its own, all of them on one worked deal, and against the stranger's count."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.engine.cardset import members
from parlour.engine.tricks import Tally
from parlour.games.dwarfking import GAME
from parlour.games.dwarfking.rules.cards import COURT, NAMES
from parlour.games.dwarfking.rules.quests import QUESTS, quest_name, quest_points
from parlour.words import words_of
from tests.games.dwarfking.builder import cards, score, table, trick
from tests.rule import rule
from tests.stranger.quests import quest_points as counted_by_the_stranger

# Each side on its own


@rule("K-Q1")
def test_lucky_run_gives_two_for_each_trick_of_the_longest_run() -> None:
    assert score("1a", "0010001122") == [6, 4, 4, 0]


@rule("K-Q1")
def test_bad_run_costs_two_for_each_trick_of_the_longest_run() -> None:
    assert score("1b", "0010001122") == [-6, -4, -4, 0]


@rule("K-Q2")
def test_save_the_rearguard_gives_two_for_each_of_the_last_four_tricks() -> None:
    assert score("2a", "0000001122") == [0, 4, 4, 0]
    assert score("2a", "1111110000") == [8, 0, 0, 0]


@rule("K-Q2")
def test_sacrifice_the_rearguard_costs_two_for_each_of_the_last_four_tricks() -> None:
    """The book's example: the tricks before cost nothing."""
    assert score("2b", "3333330012") == [-4, -2, -2, 0]


@rule("K-Q2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_rearguard_is_the_end_of_the_deal_whatever_its_length(players: int) -> None:
    size = {3: 13, 4: 10, 5: 8}[players]
    tally = Tally(players, size)
    for number in range(size):
        tally.add(0 if number == size - 5 else 1, 0)
        rearguard = max(0, number + 1 - (size - 4))
        assert quest_points(GAME.parse("quest 2a"), tally, 0) == 0
        assert quest_points(GAME.parse("quest 2a"), tally, 1) == 2 * rearguard


@rule("K-Q3")
def test_three_quarters_gives_four_for_each_three_and_four() -> None:
    """The book's example."""
    assert score("3a", "0", "green-3 blue-4 red-3 red-5 red-K", "red-4 red-6", "green-2") == [12, 4, 0, 0]


@rule("K-Q3")
def test_from_six_to_seven_gives_four_for_each_six_and_seven() -> None:
    assert score("3b", "0", "green-6 blue-7 red-5 red-8", "red-7", "green-3") == [8, 4, 0, 0]


@rule("K-Q4")
def test_knights_debacle_costs_one_for_each_blue_card() -> None:
    assert score("4a", "0", "blue-2 blue-A blue-11-flag red-5", "blue-1", "red-2 green-2") == [-3, -1, 0, 0]


@rule("K-Q4")
def test_goblin_defeat_costs_one_for_each_red_card() -> None:
    assert score("4b", "0", "red-2 red-A red-11-shaman blue-5", "red-1", "blue-2 green-2") == [-3, -1, 0, 0]


@rule("K-Q5")
def test_to_the_right_gives_one_for_each_trick_of_the_player_before() -> None:
    assert score("5a", "0001123333") == [4, 3, 2, 1]


@rule("K-Q5")
def test_to_the_left_gives_one_for_each_trick_of_the_player_after() -> None:
    assert score("5b", "0001123333") == [2, 1, 4, 3]


@rule("K-Q6")
def test_bad_numbers_cost_five_for_the_highest_sum() -> None:
    assert score("6a", "0", "red-10 red-3", "blue-9 blue-5", "green-K green-A red-Q") == [0, -5, 0, 0]


@rule("K-Q6")
def test_good_numbers_give_five_for_the_highest_sum() -> None:
    assert score("6b", "0", "red-10 red-3", "blue-9 blue-5", "green-K green-A red-Q") == [0, 5, 0, 0]


@rule("K-Q6")
def test_tied_players_all_get_the_highest_sum() -> None:
    assert score("6b", "0", "red-10 red-3", "blue-9 blue-4", "green-2 red-11-shaman", "green-10") == [5, 5, 5, 0]
    assert score("6a", "0", "red-10 red-3", "blue-9 blue-4") == [-5, -5, 0, 0]


@rule("K-Q6")
def test_nobody_has_the_highest_sum_before_a_number_is_won() -> None:
    assert score("6b", "", "", "", "") == [0, 0, 0, 0]
    assert score("6a", "0", "red-K", "", "") == [0, 0, 0, 0]


@rule("K-Q7")
def test_most_victories_give_one_for_each_trick() -> None:
    assert score("7a", "0001123333") == [3, 2, 1, 4]


@rule("K-Q7")
def test_fewest_victories_cost_one_for_each_trick() -> None:
    assert score("7b", "0001123333") == [-3, -2, -1, -4]


@rule("K-Q8")
def test_good_things_come_in_threes_gives_five_for_exactly_three() -> None:
    assert score("8a", "0001113333") == [5, 5, 0, 0]


@rule("K-Q8")
def test_there_can_be_only_one_gives_five_for_exactly_one() -> None:
    assert score("8b", "0112333333") == [5, 0, 5, 0]


@rule("K-Q9")
def test_four_by_four_gives_five_for_exactly_four() -> None:
    assert score("9a", "0000122222") == [5, 0, 0, 0]


@rule("K-Q9")
def test_two_by_two_gives_five_for_exactly_two() -> None:
    assert score("9b", "0011123333") == [5, 0, 0, 0]


@rule("K-Q10")
def test_evens_give_five_for_an_even_number_and_none_is_not_even() -> None:
    assert score("10a", "0011112222") == [5, 5, 5, 0]
    assert score("10a", "0001112222") == [0, 0, 5, 0]


@rule("K-Q10")
def test_odds_give_five_for_an_odd_number() -> None:
    assert score("10b", "0001122222") == [5, 0, 5, 0]


@rule("K-Q11")
def test_all_for_one_gives_five_to_who_has_a_number_alone() -> None:
    assert score("11a", "0001112222") == [0, 0, 5, 5]
    assert score("11a", "0000011111") == [0, 0, 0, 0], "two without a trick have the same number"


@rule("K-Q11")
def test_one_for_all_gives_five_to_who_shares_a_number() -> None:
    assert score("11b", "0001112222") == [5, 5, 0, 0]
    assert score("11b", "0000011111") == [5, 5, 5, 5]


@rule("K-Q12")
def test_knightly_victory_counts_blue_for_and_green_against() -> None:
    assert score("12a", "0", "blue-2 blue-3 blue-K green-A red-9", "green-2", "red-2") == [2, -1, 0, 0]


@rule("K-Q12")
def test_dwarven_victory_counts_green_for_and_blue_against() -> None:
    assert score("12b", "0", "blue-2 blue-3 blue-K green-A red-9", "green-2", "red-2") == [-2, 1, 0, 0]


@rule("K-Q13")
def test_capture_the_kings_counts_kings_for_and_queens_against() -> None:
    assert score("13a", "0", "blue-K red-K green-Q", "blue-Q", "red-J red-A") == [3, -3, 0, 0]


@rule("K-Q13")
def test_capture_the_queens_counts_queens_for_and_kings_against() -> None:
    assert score("13b", "0", "blue-K red-K green-Q", "blue-Q", "red-J red-A") == [-3, 3, 0, 0]


@rule("K-Q14")
def test_eeny_meeny_gives_more_to_who_wins_a_third_trick_later() -> None:
    assert score("14a", "0011022133") == [3, 4, 0, 0]
    assert score("14a", "000111222") == [3, 4, 5, 0]
    assert score("14a", "0000") == [3, 0, 0, 0], "once"


@rule("K-Q14")
def test_miney_mo_costs_more_who_wins_a_third_trick_later() -> None:
    assert score("14b", "222111000") == [-5, -4, -3, 0]


@rule("K-Q15")
def test_triplets_give_two_for_figures_and_one_for_other_values() -> None:
    kings = "green-K blue-K red-K"
    nines = "green-9 blue-9 red-9"
    assert score("15a", "0", f"{kings} {nines}", "green-2 blue-2 red-2", "green-A blue-A red-Q") == [3, 1, 0, 0]


@rule("K-Q15")
@pytest.mark.parametrize("rank", ["J", "Q", "K", "A"])
def test_one_two_and_costs_two_for_figures_and_one_for_other_values(rank: str) -> None:
    figures = f"green-{rank} blue-{rank} red-{rank}"
    assert score("15b", "0", f"{figures} green-10", "green-10 blue-10 red-10", "") == [-2, -1, 0, 0]


@rule("K-Q16")
def test_grand_slam_gives_five_once_for_four_won_in_a_row() -> None:
    assert score("16a", "0000111022") == [5, 0, 0, 0]
    assert score("16a", "1111022222") == [0, 5, 5, 0]
    assert score("16a", "00001000012") == [5, 0, 0, 0], "once, not twice"


@rule("K-Q16")
def test_utter_chaos_gives_five_once_for_four_lost_in_a_row() -> None:
    assert score("16b", "0120120120") == [0, 0, 0, 5]
    assert score("16b", "0111102222") == [5, 5, 5, 5]


@rule("K-Q17")
def test_elite_army_counts_the_colour_you_have_least_of() -> None:
    assert score("17a", "0", "green-2 green-3 blue-2 blue-3 blue-4 red-2 red-3", "green-2 blue-2", "") == [2, 0, 0, 0]


@rule("K-Q17")
def test_massive_army_counts_the_colour_you_have_most_of() -> None:
    assert score("17b", "0", "green-2 blue-2 blue-3 blue-4 red-2 red-3", "green-2 green-K", "dragon") == [3, 2, 0, 0]


@rule("K-Q18")
def test_garden_gnomes_give_the_lowest_green_value() -> None:
    assert score("18a", "0", "green-7 green-9 green-K blue-2", "green-K green-A", "green-1 green-5", "") == [7, 0, 1, 0]


@rule("K-Q18")
def test_nobles_give_the_lowest_blue_value() -> None:
    assert score("18b", "0", "blue-7 blue-9 blue-K green-2", "blue-K blue-A", "blue-11-flag", "") == [7, 0, 11, 0]


@rule("K-Q19")
def test_nobles_and_knights_count_a_blue_figure_twice() -> None:
    assert score("19a", "0", "blue-K blue-2 red-A green-3", "red-J green-Q", "red-10") == [4, 2, 0, 0]


@rule("K-Q19")
def test_soldiers_without_knights_cost_as_much() -> None:
    assert score("19b", "0", "blue-K blue-2 red-A green-3", "red-J green-Q", "red-10") == [-4, -2, 0, 0]


@rule("K-Q20")
def test_in_line_wants_fewer_than_the_player_before_and_more_than_the_player_after() -> None:
    assert score("20a", "0000111223") == [3, 6, 6, 3]
    assert score("20a", "001122") == [0, 0, 3, 3], "the same number is neither fewer nor more"


@rule("K-Q20")
def test_sandwich_wants_more_than_both_neighbours() -> None:
    assert score("20b", "0000111223") == [6, 3, 3, 0]
    assert score("20b", "001122") == [3, 0, 3, 0]


# One whole deal under every quest, worked out by hand

HANDS = (
    "green-3 green-6 green-7 green-9 blue-10 red-2 red-6 red-9 red-10 red-A",
    "green-10 green-Q blue-2 blue-6 blue-7 blue-J blue-K red-3 red-8 red-J",
    "green-2 green-4 green-J green-A blue-4 blue-8 blue-Q blue-A red-4 red-Q",
    "green-5 green-8 green-K blue-3 blue-5 blue-9 red-5 red-7 red-K excalibur",
)
TRICKS = (
    "green-8 green-6 green-10 green-2",  # seat 3 leads, seat 1 wins
    "blue-K blue-8 blue-9 blue-10",  # 1
    "red-3 red-Q red-K red-2",  # 3
    "excalibur red-A red-J red-4",  # 3
    "red-5 red-9 red-8 blue-Q",  # 0
    "green-3 green-Q green-J green-K",  # 3
    "blue-5 red-10 blue-6 blue-A",  # 2
    "blue-4 blue-3 green-7 blue-2",  # 2
    "green-A green-5 green-9 blue-J",  # 2
    "green-4 red-7 red-6 blue-7",  # 2
)
WORKED = {
    "1a": [2, 4, 8, 4],
    "1b": [-2, -4, -8, -4],
    "2a": [0, 0, 8, 0],
    "2b": [0, 0, -8, 0],
    "3a": [0, 0, 12, 12],
    "3b": [0, 4, 20, 0],
    "4a": [-1, -4, -8, 0],
    "4b": [-3, 0, -3, -7],
    "5a": [3, 1, 2, 4],
    "5b": [2, 4, 3, 1],
    "6a": [0, 0, -5, 0],
    "6b": [0, 0, 5, 0],
    "7a": [1, 2, 4, 3],
    "7b": [-1, -2, -4, -3],
    "8a": [0, 0, 0, 5],
    "8b": [5, 0, 0, 0],
    "9a": [0, 0, 5, 0],
    "9b": [0, 5, 0, 0],
    "10a": [0, 5, 5, 0],
    "10b": [5, 0, 0, 5],
    "11a": [5, 5, 5, 5],
    "11b": [0, 0, 0, 0],
    "12a": [1, 0, 3, -4],
    "12b": [-1, 0, -3, 4],
    "13a": [-3, 3, 0, 0],
    "13b": [3, -3, 0, 0],
    "14a": [0, 0, 4, 3],
    "14b": [0, 0, -4, -3],
    "15a": [0, 0, 1, 0],
    "15b": [0, 0, -1, 0],
    "16a": [0, 0, 5, 0],
    "16b": [5, 5, 5, 5],
    "17a": [0, 0, 3, 0],
    "17b": [3, 4, 8, 7],
    "18a": [0, 2, 4, 3],
    "18b": [0, 8, 2, 0],
    "19a": [2, 5, 11, 7],
    "19b": [-2, -5, -11, -7],
    "20a": [3, 0, 3, 6],
    "20b": [0, 3, 6, 3],
}


@rule("K-E1", *(f"K-Q{tile}" for tile in range(1, 21)))
@pytest.mark.parametrize("name", WORKED)
def test_a_worked_deal(name: str) -> None:
    deal = table(*HANDS, quest_name=name, leader=3)
    for played in TRICKS:
        deal.play(played)
    assert deal.points() == WORKED[name]
    assert deal.state.scores() == WORKED[name]


def test_the_worked_deal_is_under_every_quest() -> None:
    assert list(WORKED) == [quest_name(number) for number in range(QUESTS)]


# Against another count, and the words


@given(st.lists(st.integers(0, 3), min_size=4, max_size=9), st.randoms(use_true_random=False))
def test_the_stranger_counts_the_same(winners: list[int], luck: Random) -> None:
    court = [NAMES[card] for card in members(COURT)]
    luck.shuffle(court)
    won: list[list[str]] = [[] for _ in range(4)]
    tally = Tally(4, len(winners))
    for number, winner in enumerate(winners):
        names = court[4 * number : 4 * number + 4]
        won[winner] += names
        tally.add(winner, cards(" ".join(names)))
    for number in range(QUESTS):
        ours = [quest_points(number, tally, seat) for seat in range(4)]
        assert ours == counted_by_the_stranger(quest_name(number), winners, won), quest_name(number)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("kind", ["quest", "task"])
def test_every_quest_has_a_name_and_words_of_its_own(language: str, kind: str) -> None:
    words = words_of(GAME, language)
    assert len({words.say(f"{kind}-{quest_name(number)}") for number in range(QUESTS)}) == QUESTS
    assert sum(message.startswith(f"{kind}-") for message in words.catalogue.messages) == QUESTS


@rule("K-E1")
def test_cards_in_hand_count_for_nothing() -> None:
    deal = table(
        "blue-2 red-K", "blue-9 red-Q", "blue-3 red-J", quest_name="13a", past=[trick(0, "green-K green-3 green-4")]
    )
    assert deal.points_now() == [3, 0, 0]
    deal.play("blue-2 blue-9 blue-3")
    assert deal.points_now() == [3, 0, 0]
