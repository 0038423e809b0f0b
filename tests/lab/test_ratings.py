"""Ratings and intervals, against what is known about the numbers they are made of."""

import random
from math import exp, log

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.lab.ratings import POINTS, Wins, interval_of_mean, rate


def duel(first: float, second: float) -> Wins:
    """A deal of two bots: how often each finished above the other."""
    return [[0.0, first], [second, 0.0]]


def drawn(luck: random.Random, worths: list[float], deals: int) -> list[Wins]:
    """Deals between bots of known strength: in each, every two meet twice."""
    bots = range(len(worths))
    found = []
    for _ in range(deals):
        wins = [[0.0 for _ in bots] for _ in bots]
        for i in bots:
            for j in range(i):
                for _ in range(2):
                    is_above = luck.random() < worths[i] / (worths[i] + worths[j])
                    wins[i if is_above else j][j if is_above else i] += 1
        found.append(wins)
    return found


def test_400_points_are_ten_to_one() -> None:
    stronger, weaker = rate([duel(10, 1)] * 4000)
    assert stronger.points - weaker.points == pytest.approx(400, abs=0.5)
    assert stronger.points == pytest.approx(-weaker.points)


def test_a_tie_is_half_a_win_for_each() -> None:
    for deal in (duel(0.5, 0.5), duel(1, 1)):
        for rating in rate([deal] * 5):
            assert rating.points == pytest.approx(0)
    tied = rate([duel(1, 0), duel(0.5, 0.5)])
    won = rate([duel(1, 0), duel(1, 0)])
    lost = rate([duel(1, 0), duel(0, 1)])
    assert lost[0].points < tied[0].points < won[0].points


def test_the_strengths_of_three_are_found_again() -> None:
    worths = [exp(0.8), exp(0.1), exp(-0.9)]
    for rating, worth in zip(rate(drawn(random.Random(1), worths, 2000)), worths, strict=True):
        assert rating.points == pytest.approx(POINTS * log(worth), abs=12)
        assert rating.low < POINTS * log(worth) < rating.high


def test_about_19_of_20_intervals_hold_the_truth() -> None:
    worths = [exp(0.5), 1.0, exp(-0.5)]
    luck = random.Random(2)
    held = [
        rating.low <= POINTS * log(worth) <= rating.high
        for _ in range(200)
        for rating, worth in zip(rate(drawn(luck, worths, 25)), worths, strict=True)
    ]
    assert 0.92 < sum(held) / len(held) < 0.98


def test_about_19_of_20_intervals_of_a_mean_hold_the_truth() -> None:
    luck = random.Random(3)
    for share in (0.1, 0.5, 0.8):
        held = 0
        for _ in range(400):
            low, high = interval_of_mean([float(luck.random() < share) for _ in range(40)], 0, 1)
            held += low <= share <= high
        assert 0.92 < held / 400 < 0.985


def test_luck_that_a_duplicate_deal_evens_out_makes_no_interval_wider() -> None:
    """In all of these each side won half: in every deal, or every other deal."""
    even = rate([duel(2, 2)] * 20)[0]
    uneven = rate([duel(4, 0), duel(0, 4)] * 10)[0]
    assert even.high - even.low < (uneven.high - uneven.low) / 5
    low, high = interval_of_mean([0.5] * 20, 0, 1)
    wide_low, wide_high = interval_of_mean([0.0, 1.0] * 10, 0, 1)
    assert high - low < (wide_high - wide_low) / 5


def test_many_comparisons_of_one_deal_count_as_one_observation() -> None:
    once = rate([duel(1, 0), duel(1, 0), duel(0, 1)])
    many = rate([duel(9, 0), duel(9, 0), duel(0, 9)])
    assert many[0].low == pytest.approx(once[0].low)
    assert many[0].high == pytest.approx(once[0].high)


@pytest.mark.parametrize("deals", [1, 10, 400])
def test_a_bot_that_won_everything_has_a_rating_and_an_honest_interval(deals: int) -> None:
    """It lost less often than three times in so many deals (the rule of three), and that is near the low end."""
    best, _ = rate([duel(3, 0)] * deals)
    assert best.points < best.high < 2000
    if deals > 1:
        assert 2 * best.low == pytest.approx(400 * log((deals - 3) / 3) / log(10), abs=100)


def test_a_single_deal_says_little() -> None:
    best, _ = rate([duel(2, 0)])
    assert best.low < 0 < best.points
    assert interval_of_mean([0.5], 0, 1) == pytest.approx((0.2, 0.8), abs=0.1)


def test_bots_that_never_met_are_compared_by_those_they_met() -> None:
    ring = [[0.0, 3.0, 0.0, 1.5], [1.0, 0.0, 3.0, 0.0], [0.0, 1.0, 0.0, 3.0], [0.5, 0.0, 1.0, 0.0]]
    points = [rating.points for rating in rate([ring] * 30)]
    assert points == sorted(points, reverse=True)
    assert points[0] - points[2] > 100


@settings(deadline=None)
@given(st.data())
def test_ratings_are_finite_sum_to_zero_and_do_not_depend_on_the_order(data: st.DataObject) -> None:
    size = data.draw(st.integers(2, 5))
    half_wins = st.integers(0, 8).map(lambda count: count / 2)
    deals = []
    for _ in range(data.draw(st.integers(1, 4))):
        deal = [[data.draw(half_wins) if i != j else 0.0 for j in range(size)] for i in range(size)]
        for i in range(size):
            deal[i][(i + 1) % size] += 0.5  # neighbours always meet
        deals.append(deal)
    ratings = rate(deals)
    assert sum(rating.points for rating in ratings) == pytest.approx(0, abs=1e-6)
    assert all(rating.low < rating.points < rating.high for rating in ratings)
    order = data.draw(st.permutations(range(size)))
    moved = rate([[[deal[i][j] for j in order] for i in order] for deal in deals])
    for new, old in enumerate(order):
        assert moved[new].points == pytest.approx(ratings[old].points, abs=1e-4)
        assert moved[new].high == pytest.approx(ratings[old].high, abs=1e-3)


@settings(deadline=None)
@given(st.lists(st.floats(0, 1), min_size=1, max_size=50), st.floats(0.5, 4))
def test_an_interval_stays_inside_what_is_possible_and_holds_the_mean(values: list[float], width: float) -> None:
    moved = [1 + width * value for value in values]
    low, high = interval_of_mean(moved, 1, 1 + width)
    assert 1 - 1e-9 <= low <= sum(moved) / len(moved) + 1e-9
    assert sum(moved) / len(moved) - 1e-9 <= high <= 1 + width + 1e-9
    assert low < high
