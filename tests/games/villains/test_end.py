"""The end: V-E1 to V-E4."""

import pytest

from parlour.engine.match import Match
from parlour.games.villains import GAME
from parlour.games.villains.events import Counted
from tests.games.villains.builder import Place, seen, state_of, table
from tests.rule import rule

ONE_OF_EACH = "red-1 red-2 red-3 red-4 red-5 red-6"


def heroes(count: int) -> str:
    return " ".join(["[red-1]"] * count)


def ended(*piles: str) -> Match:
    """A match at its end with these piles."""
    match = table(Place(piles[0], "red-1"), *(Place(pile, hand="") for pile in piles[1:]))
    match.apply("red-1 hero")
    return match


@rule("V-E1")
def test_the_match_ends_with_the_last_card_of_the_last_hand() -> None:
    match = table(Place(hand="red-4"), Place(hand="red-5 red-6"), Place(hand=""))
    for turns in range(3):
        assert not match.is_over, turns
        match.apply(match.legal()[-1])
    assert match.is_over
    refusal = match.why_not("red-1 hero")
    assert refusal is not None
    assert refusal.code == "match_over"


@rule("V-E2")
@pytest.mark.parametrize(
    ("count", "numbers"),
    [
        (0, []),
        (1, [1]),
        (4, [4]),
        (5, [5]),
        (6, [6]),
        (7, [1, 6]),
        (9, [3, 6]),
        (11, [5, 6]),
        (12, [6]),
        (13, [6]),
        (19, [6]),
    ],
)
def test_heroes_cancel_the_cards_of_their_number(count: int, numbers: list[int]) -> None:
    match = ended("", f"{ONE_OF_EACH} {heroes(count)} blue-6".strip(), "")
    counted = seen(match, 1).count
    values = [1, 2, 3, 4, 5, 6, 6]
    assert counted.heroes == count
    assert counted.cancelled == {str(number): values.count(number) * number for number in numbers}
    assert counted.points == sum(value for value in values if value not in numbers)


@rule("V-E2")
def test_the_examples_of_the_book_for_heroes() -> None:
    five = seen(ended("", f"red-5 blue-5 red-3 red-6 {heroes(5)}", ""), 1).count
    assert (five.points, five.cancelled) == (9, {"5": 10})
    nine = seen(ended("", f"red-3 blue-3 red-6 blue-5 {heroes(9)}", ""), 1).count
    assert (nine.points, nine.cancelled) == (5, {"3": 6, "6": 6})


@rule("V-E2")
def test_heroes_cancel_only_in_their_own_pile() -> None:
    match = ended("", f"red-2 {heroes(2)}", "red-2 blue-2")
    assert match.result().scores == [0, 0, 4]


@rule("V-E3")
def test_every_other_villain_card_scores_its_number() -> None:
    match = ended("", "red-6 blue-6 green-1 red-3", "swipe green-4")
    assert match.result().scores == [0, 16, 4]


@rule("V-E3")
def test_cards_count_for_the_pile_they_lie_on_whoever_played_them() -> None:
    match = table(Place("red-5", "red-4"), Place("blue-4", hand=""), Place("[red-1]", hand=""))
    match.apply("red-4 left")
    assert match.result().scores == [5, 8, 0]


@rule("V-E4")
def test_most_points_win() -> None:
    match = ended("red-3", "red-4", "red-6")
    assert match.result().ranking == [[2], [1], [0]]


@rule("V-E4")
def test_a_tie_goes_to_the_one_with_most_points_cancelled() -> None:
    match = ended("red-2", f"red-4 red-1 {heroes(1)}", f"blue-4 red-2 {heroes(2)}")
    assert match.result().scores == [2, 4, 4]
    assert match.result().ranking == [[2], [1], [0]]


@rule("V-E4")
def test_those_still_tied_win_together_and_lower_places_are_ordered_alike() -> None:
    match = ended("red-6 blue-2", "red-5 blue-3", f"red-4 {heroes(2)} red-2 blue-2", "green-4", f"blue-4 {heroes(3)}")
    assert match.result().scores == [8, 8, 4, 4, 4]
    assert match.result().ranking == [[0, 1], [2], [3, 4]]


@rule("V-E2", "V-E3")
def test_the_result_says_what_was_cancelled() -> None:
    match = ended("red-6", f"red-5 blue-5 red-3 {heroes(5)}", "green-2")
    assert GAME.result(state_of(match)) == {
        "heroes": [1, 5, 0],
        "cancelled": [0, 10, 0],
        "points": [6, 3, 2],
        "cancelled_by_number": [{}, {"5": 10}, {}],
    }
    assert match.history[-1][-3:] == [Counted(0, 1, 6, 0), Counted(1, 5, 3, 10), Counted(2, 0, 2, 0)]
