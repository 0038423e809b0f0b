"""Series of fast matches: plans, tallies, intervals, and who plays them."""

from multiprocessing import active_children

import pytest

from parlour.engine.game import UsageError
from parlour.engine.registry import game
from parlour.lab.series import SeriesError
from parlour.lab.simulate import MOST_IN_A_PART, Tally, _parts, interval, plan, play_part, run

DIGDIG = game("digdig")


@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 3, 0.0615, 0.7923)],
)
def test_an_interval_is_wilsons(wins: int, trials: int, low: float, high: float) -> None:
    assert interval(wins, trials) == pytest.approx((low, high), abs=1e-4)


def test_an_interval_narrows_with_the_trials_and_is_symmetric() -> None:
    widths = [high - low for low, high in (interval(trials / 4, trials) for trials in (4, 40, 400, 4000))]
    assert widths == sorted(widths, reverse=True)
    low, high = interval(30, 100)
    assert interval(70, 100) == pytest.approx((1 - high, 1 - low))


def test_bots_move_on_by_one_seat_if_they_rotate() -> None:
    still = plan(DIGDIG, 3, 6, 1, ["random", "heuristic", "random"])
    moving = plan(DIGDIG, 3, 6, 1, ["random", "heuristic", "random"], rotate=True)
    assert still.bots_of(1) == ["random", "heuristic", "random"]
    assert [moving.bots_of(number).index("heuristic") for number in range(4)] == [1, 2, 0, 1]


def test_one_bot_is_for_all_seats() -> None:
    assert plan(DIGDIG, 4, 1, 1, ["heuristic"]).bots == ("heuristic",) * 4


def test_a_plan_that_cannot_be_is_refused() -> None:
    with pytest.raises(UsageError, match="at least one match"):
        plan(DIGDIG, 3, 0, 1, ["random"])
    with pytest.raises(UsageError, match="seed -1"):
        plan(DIGDIG, 3, 1, -1, ["random"])
    with pytest.raises(UsageError, match="no bot 'level1'"):
        plan(DIGDIG, 3, 1, 1, ["level1"])
    with pytest.raises(UsageError, match="3 players need one bot for all or 3 bots, not 2"):
        plan(DIGDIG, 3, 1, 1, ["random", "random"])
    with pytest.raises(UsageError, match="at least one job"):
        run(plan(DIGDIG, 3, 1, 1, ["random"]), 0, lambda tally, lines: None)


def test_the_tallies_of_parts_add_up_to_that_of_the_whole() -> None:
    series = plan(DIGDIG, 3, 12, 4, ["heuristic", "random", "random"], with_records=True)
    whole, lines = play_part(series, 0, 12)
    total = Tally()
    parted = []
    for start, stop in ((0, 5), (5, 6), (6, 12)):
        tally, some = play_part(series, start, stop)
        total.add(tally)
        parted += some
    total.seconds = whole.seconds
    assert total == whole
    assert parted == lines
    assert sum(whole.wins_by_seat.values()) == pytest.approx(12)
    assert whole.seats_by_bot == {"heuristic": 12, "random": 24}
    assert whole.moves == sum(whole.lengths)


def test_parts_come_in_the_order_of_the_matches_whoever_plays_them() -> None:
    series = plan(DIGDIG, 2, 170, 6, ["random"], with_records=True)
    alone: list[bytes] = []
    shared: list[bytes] = []
    assert run(series, 1, lambda tally, lines: alone.extend(lines)).games == 170
    assert run(series, 2, lambda tally, lines: shared.extend(lines)).games == 170
    assert alone == shared


def test_a_series_without_an_end_begins_at_once() -> None:
    """Its parts are thought of one by one."""
    parts = _parts(plan(DIGDIG, 2, 10**15, 1, ["random"]), 1)
    assert next(parts)[0].games == MOST_IN_A_PART


def test_a_killed_worker_ends_the_series() -> None:
    before = set(active_children())

    def kill_one(tally: Tally, lines: list[bytes]) -> None:
        for worker in set(active_children()) - before:
            worker.kill()

    with pytest.raises(SeriesError, match=r"a worker ended abruptly .* nothing was kept"):
        run(plan(DIGDIG, 4, 400, 1, ["heuristic"]), 2, kill_one)
    assert set(active_children()) == before
