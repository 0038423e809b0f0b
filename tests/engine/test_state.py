"""What every state has from the engine."""

import pytest

from parlour.engine.registry import game
from parlour.engine.rng import Sfc32
from parlour.engine.state import State


@pytest.mark.parametrize(("lowest_wins", "ranking"), [(False, [[1], [0, 2]]), (True, [[0, 2], [1]])])
def test_the_ranking_goes_by_scores_and_the_lowest_may_win(lowest_wins: bool, ranking: list[list[int]]) -> None:
    chosen = game("dwarfking")
    state: State = chosen.deal(3, chosen.check_options(3, {}), Sfc32(1))
    for player, points in zip(state.seats, (4, 9, 4), strict=True):  # type: ignore[attr-defined]
        player.points = points
    state.lowest_wins = lowest_wins
    assert state.ranking() == ranking
