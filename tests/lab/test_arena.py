"""The arena: who sits where, what a bot is given, and what the matches come to."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from parlour.bots import Bot, Decision, bot_named
from parlour.engine.game import AnyGame, UsageError, View
from parlour.engine.match import Match
from parlour.engine.registry import game, games
from parlour.engine.rng import Rng, Sfc32
from parlour.lab.arena import Plan, Played, places, plan, play, results, run, think_medians, wins_between
from parlour.lab.series import SeriesError, crew_here

DIGDIG = game("digdig")
RANDOM, HEURISTIC, LEVEL1 = bot_named("random"), bot_named("heuristic"), bot_named("level1")


def bots(count: int) -> list[Bot]:
    return [Bot(f"random{number}", "random") for number in range(count)]


def without_times(played: list[Played]) -> list[Played]:
    return [msgspec.structs.replace(one, think=[]) for one in played]


@pytest.mark.parametrize(("count", "players"), [(2, 2), (2, 3), (2, 4), (3, 2), (3, 4), (4, 4), (5, 3), (7, 2)])
def test_every_bot_sits_in_every_seat_once_in_each_deal(count: int, players: int) -> None:
    series = plan(DIGDIG, players, count * 3, 1, bots(count))
    for deal in range(series.deals):
        seen = Counter(
            (bot, seat)
            for match in range(deal * count, (deal + 1) * count)
            for seat, bot in enumerate(series.bots_of(match))
        )
        assert seen == Counter({(bot, seat): 1 for bot in range(count) for seat in range(players)})


def test_the_matches_of_a_deal_begin_with_the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[Match] = []

    class Noted(Match):
        def __init__(self, *arguments: Any) -> None:
            super().__init__(*arguments)
            begun.append(self)

    monkeypatch.setattr("parlour.lab.arena.Match", Noted)
    play(plan(DIGDIG, 4, 6, 1, [RANDOM, HEURISTIC, LEVEL1]), range(6))
    starts = [msgspec.json.encode(match.start) for match in begun]
    assert starts[0] == starts[1] == starts[2] != starts[3] == starts[4] == starts[5]
    assert [[seat.bot for seat in match.seats] for match in begun[:3]] == [
        ["random", "heuristic", "level1", "random"],
        ["heuristic", "level1", "random", "heuristic"],
        ["level1", "random", "heuristic", "level1"],
    ]


def test_a_bot_is_given_the_view_of_its_seat_and_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[Any, ...]] = []

    def choose(self: Bot, *arguments: Any, **more: Any) -> Decision:
        assert not more
        given.append(arguments)
        return Decision(arguments[2][0], [])

    monkeypatch.setattr(Bot, "choose", choose)
    play(plan(DIGDIG, 3, 2, 1, bots(2)), [0])
    streams: dict[int, Rng] = {}
    for chosen, view, legal, rng in given:
        assert chosen is DIGDIG
        assert type(view) is DIGDIG.view_type
        assert view.viewer == view.to_act
        assert all(isinstance(action, int) for action in legal)
        assert isinstance(rng, Sfc32)
        assert streams.setdefault(view.viewer, rng) is rng
    assert len({id(rng) for rng in streams.values()}) == 3


def test_a_bot_plays_by_its_own_stream_in_every_seat_and_rotation(monkeypatch: pytest.MonkeyPatch) -> None:
    first: dict[tuple[int, int], int] = {}
    match = 0

    def choose(self: Bot, chosen: AnyGame, view: View, legal: list[int], rng: Rng) -> Decision:
        assert isinstance(view.viewer, int)
        first.setdefault((match, view.viewer), rng.clone().next_u32())
        return Decision(legal[0], [])

    monkeypatch.setattr(Bot, "choose", choose)
    series = plan(DIGDIG, 3, 4, 1, bots(2))
    for match in range(4):
        play(series, [match])
    assert len(set(first.values())) == len(first) == 12


def test_a_match_does_not_depend_on_who_plays_it_and_when() -> None:
    series = plan(DIGDIG, 3, 9, 5, [RANDOM, HEURISTIC, LEVEL1])
    whole = play(series, range(9))
    parted = [play(series, [match])[0] for match in (8, 3, 0, 5, 1, 7, 2, 6, 4)]
    parted.sort(key=lambda one: one.match)
    assert without_times(whole) == without_times(parted)
    other = plan(DIGDIG, 3, 9, 6, [RANDOM, HEURISTIC, LEVEL1])
    assert without_times(play(other, range(9))) != without_times(whole)


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_arena_goes_on_where_it_stopped_and_ends_the_same(jobs: int) -> None:
    series = plan(DIGDIG, 3, 24, 5, [RANDOM, HEURISTIC])
    whole = {one.match: one for one in play(series, range(24))}
    played: dict[int, Played] = {}

    def stop_at_five(part: list[Played]) -> None:
        if len(played) + len(part) > 5:
            raise KeyboardInterrupt

    def interrupted() -> None:
        with crew_here(jobs) as crew:
            run(series, crew, played, stop_at_five)

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert len(played) == 5
    later: list[Played] = []
    with crew_here(jobs) as crew:
        run(series, crew, played, later.extend)
    assert len(later) == 19
    assert results(series, played) == results(series, whole)


def test_a_search_has_its_own_budget() -> None:
    tiny, less = Bot("tiny", "ismcts", moves=60), Bot("less", "ismcts", moves=1, mistakes=50)
    series = plan(DIGDIG, 2, 2, 3, [tiny, less])
    one, again = play(series, [0]), play(series, [0])
    assert without_times(one) == without_times(again)
    assert sum(one[0].think[0].values()) > 0


@pytest.mark.parametrize("chosen", games(), ids=lambda chosen: str(chosen.id))
def test_every_game_can_be_played(chosen: AnyGame) -> None:
    series = plan(chosen, chosen.min_players, 2, 1, [RANDOM, HEURISTIC])
    found = results(series, {one.match: one for one in play(series, range(2))})
    assert sum(one.win_share for one in found.standings) == pytest.approx(2 / chosen.min_players, abs=1e-3)


def test_a_stronger_bot_is_rated_higher() -> None:
    series = plan(DIGDIG, 4, 60, 1, [RANDOM, HEURISTIC])
    weak, strong = results(series, {one.match: one for one in play(series, range(60))}).standings
    assert strong.rating_interval[0] > 0 > weak.rating_interval[1]
    assert strong.win_share_interval[0] > series.fair_share > weak.win_share_interval[1]
    assert strong.mean_place < 2.5 < weak.mean_place


def test_seats_that_share_places_have_their_mean() -> None:
    assert places([[2], [0], [1]]) == [2, 3, 1]
    assert places([[1, 2], [0]]) == [3, 1.5, 1.5]
    assert places([[3], [0, 1, 2]]) == [3, 3, 3, 1]
    assert places([[0, 1, 2]]) == [2, 2, 2]


def test_a_shared_win_is_shared() -> None:
    assert Played(0, [3, 1.5, 1.5], 1, []).win_shares() == [0, 0.5, 0.5]
    assert Played(0, [2, 1, 3], 1, []).win_shares() == [0, 1, 0]


def by_hand() -> tuple[Plan, dict[int, Played]]:
    """Two bots a and b, three seats, two deals: a b a, b a b, and so again."""
    series = plan(DIGDIG, 3, 4, 1, [Bot("a", "random"), Bot("b", "random")])
    found = [
        Played(0, [1, 2, 3], 10, [{100: 1}, {}]),
        Played(1, [2, 1, 3], 11, [{300: 1}, {}]),
        Played(2, [2, 2, 2], 12, [{200: 1}, {}]),
        Played(3, [1, 2.5, 2.5], 13, [{900: 2, 3: 4}, {}]),
    ]
    return series, {one.match: one for one in found}


def test_comparisons_are_between_seats_of_different_bots() -> None:
    series, played = by_hand()
    assert wins_between(series, [played[0]]) == [[0, 1], [1, 0]]
    assert wins_between(series, [played[0], played[1]]) == [[0, 3], [1, 0]]
    assert wins_between(series, [played[2], played[3]]) == [[0, 1.5], [2.5, 0]]


def test_the_results_by_hand() -> None:
    series, played = by_hand()
    found = results(series, played)
    assert (found.matches, found.moves, found.fair_share) == (4, 46, 0.3333)
    a, b = found.standings
    assert a.win_share == pytest.approx((1 + 1 + 2 / 3) / 6, abs=1e-4)
    assert b.win_share == pytest.approx((1 / 3 + 1) / 6, abs=1e-4)
    assert a.win_share_by_seat == pytest.approx([(1 + 1 / 3) / 2, 1 / 2, 1 / 6], abs=1e-4)
    assert b.win_share_by_seat == pytest.approx([1 / 2, 1 / 6, 0], abs=1e-4)
    assert a.mean_place == pytest.approx((1 + 3 + 1 + 2 + 2 + 2.5) / 6, abs=1e-4)
    assert b.mean_place == pytest.approx((2 + 2 + 3 + 2 + 1 + 2.5) / 6, abs=1e-4)
    assert a.rating == pytest.approx(-b.rating)
    assert a.rating > 0
    for one in found.standings:
        assert one.win_share_interval[0] <= one.win_share <= one.win_share_interval[1]
        assert one.mean_place_interval[0] <= one.mean_place <= one.mean_place_interval[1]
        assert one.rating_interval[0] < one.rating < one.rating_interval[1]


def test_results_do_not_depend_on_the_order_in_which_matches_ended() -> None:
    series, played = by_hand()
    backwards = dict(reversed(played.items()))
    assert msgspec.json.encode(results(series, backwards)) == msgspec.json.encode(results(series, played))


def test_think_time_is_the_median_of_the_decisions() -> None:
    series, played = by_hand()
    assert think_medians(series, played) == [100e-6, None]
    times = play(plan(DIGDIG, 3, 2, 1, [HEURISTIC, RANDOM]), [0])[0].think
    assert all(micros == int(float(f"{micros:.1e}")) for one in times for micros in one)


def test_a_move_without_a_choice_takes_no_think_time(monkeypatch: pytest.MonkeyPatch) -> None:
    choices = 0

    def choose(self: Bot, chosen: AnyGame, view: View, legal: list[int], rng: Rng) -> Decision:
        nonlocal choices
        choices += len(legal) > 1
        return Decision(legal[0], [])

    monkeypatch.setattr(Bot, "choose", choose)
    (one,) = play(plan(DIGDIG, 3, 2, 1, bots(2)), [1])
    assert sum(sum(times.values()) for times in one.think) == choices < one.moves


def test_one_bot_against_several_of_another_kind() -> None:
    """One heuristic among three random players: in every deal it has each seat once, and each match has one of it."""
    series = plan(DIGDIG, 4, 8, 1, [HEURISTIC, RANDOM, RANDOM, RANDOM])
    assert series.bots == (HEURISTIC, RANDOM)
    assert [series.bots_of(match) for match in range(4)] == [[0, 1, 1, 1], [1, 1, 1, 0], [1, 1, 0, 1], [1, 0, 1, 1]]
    played = {one.match: one for one in play(series, range(series.matches))}
    one, three = results(series, played).standings
    assert one.win_share + 3 * three.win_share == pytest.approx(1, abs=0.001)
    assert sum(one.win_share_by_seat) / 4 == pytest.approx(one.win_share, abs=0.001)


def test_matches_are_rounded_up_to_whole_deals() -> None:
    assert plan(DIGDIG, 4, 400, 1, bots(3)).matches == 402
    assert plan(DIGDIG, 4, 402, 1, bots(3)).matches == 402
    assert plan(DIGDIG, 4, 1, 1, bots(3)).deals == 1


def test_a_plan_that_cannot_be_is_refused() -> None:
    with pytest.raises(UsageError, match="at least two different bots, not 1"):
        plan(DIGDIG, 4, 10, 1, bots(1))
    with pytest.raises(UsageError, match="at least two different bots, not 1"):
        plan(DIGDIG, 4, 10, 1, [RANDOM, RANDOM, RANDOM])
    with pytest.raises(UsageError, match="2 to 4 players, not 5"):
        plan(DIGDIG, 5, 10, 1, bots(2))
    with pytest.raises(UsageError, match="no option 'x'"):
        plan(DIGDIG, 4, 10, 1, bots(2), {"x": 1})
    with pytest.raises(UsageError, match="at least one match"):
        plan(DIGDIG, 4, 0, 1, bots(2))


def test_a_worker_with_other_rules_refuses_to_play() -> None:
    series = msgspec.structs.replace(plan(DIGDIG, 4, 2, 1, bots(2)), rules_version=99)
    with pytest.raises(SeriesError, match=r"a worker has parlour .* not .* with 99"):
        play(series, [0])


def test_an_action_that_is_not_allowed_ends_the_series(monkeypatch: pytest.MonkeyPatch) -> None:
    def choose(self: Bot, chosen: AnyGame, view: View, legal: list[int], rng: Rng) -> Decision:
        return Decision(next(action for action in range(chosen.actions) if action not in legal), [])

    monkeypatch.setattr(Bot, "choose", choose)
    with pytest.raises(SeriesError, match=r"random0 chose .* which is not allowed"):
        play(plan(DIGDIG, 3, 2, 1, bots(2)), [0])
