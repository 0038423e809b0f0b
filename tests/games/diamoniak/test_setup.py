"""Diamoniak: the parts and the setup (D-P, D-S)."""

from collections import Counter

import pytest

from parlour.engine.game import UsageError
from parlour.engine.match import Match
from parlour.engine.record import Seat
from parlour.games.diamoniak import GAME
from tests.games.diamoniak.builder import PLAYERS, play, table, view
from tests.rule import rule


def dealt(players: int, seed: int, first: str | int = "random") -> Match:
    return Match(GAME, [Seat(name, "human") for name in PLAYERS[:players]], str(seed), {"first": first})


@rule("D-P1")
def test_there_are_54_cards() -> None:
    pile = Counter(dealt(4, 1).start["pile"])
    assert pile == {
        "castle-red": 6,
        "castle-blue": 6,
        "castle-green": 6,
        "castle-yellow": 6,
        "diamond": 20,
        "witch": 7,
        "fairy": 3,
    }


@rule("D-S1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_cards_lie_in_the_pile_and_nobody_has_any(players: int) -> None:
    seen = view(dealt(players, 1))
    assert len(seen.in_pile) == 54
    assert seen.discards == []
    assert [(player.colour, player.castle, player.side) for player in seen.players] == [(None, 0, [])] * players


@rule("D-S1")
def test_the_pile_is_shuffled() -> None:
    tops = Counter(dealt(2, seed).start["pile"][0] for seed in range(540))
    assert set(tops) == set(GAME.cards)
    assert 150 < tops["diamond"] < 250
    assert 35 < tops["witch"] < 110
    bottoms = Counter(dealt(2, seed).start["pile"][-1] for seed in range(540))
    assert 150 < bottoms["diamond"] < 250


@rule("D-S2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_random_player_starts(players: int) -> None:
    starters = Counter(dealt(players, seed).to_act for seed in range(100 * players))
    assert sorted(seat for seat in starters if seat is not None) == list(range(players))
    assert all(60 < count < 140 for count in starters.values())


@rule("D-S2")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_host_may_name_who_starts(first: int) -> None:
    assert {dealt(4, seed, first).to_act for seed in range(20)} == {first}
    assert dealt(4, 3, first).start["first"] == first


@rule("D-S2")
def test_naming_who_starts_does_not_change_the_pile() -> None:
    assert dealt(3, 8, 1).start["pile"] == dealt(3, 8).start["pile"]


@rule("D-S2")
def test_nobody_starts_who_is_not_at_the_table() -> None:
    with pytest.raises(UsageError, match="option first: 2 is not one of random, 0, 1"):
        dealt(2, 1, 2)


@rule("D-S2")
def test_play_goes_clockwise() -> None:
    match = table(":", ":", ":", pile="diamond diamond diamond diamond", to_act=1)
    order = [match.to_act]
    for _ in range(3):
        play(match, "draw", "stop")
        order.append(match.to_act)
    assert order == [1, 2, 0, 1]


@rule("D-S2")
def test_a_move_out_of_turn_is_refused() -> None:
    match = table(":", ":", to_act=1)
    refusal = match.why_not("draw", 0)
    assert refusal is not None
    assert (refusal.code, refusal.clause, refusal.facts) == ("not_your_turn", "D-S2", {"to_act": 1})
