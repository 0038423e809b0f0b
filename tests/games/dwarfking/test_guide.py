"""The guide of a search: where it stops, and what the scores promise there."""

import pytest
from librt.vecs import vec

from parlour.engine.guide import Guide
from parlour.engine.playout import play_out
from parlour.engine.rng import Sfc32
from parlour.games.dwarfking import GAME
from parlour.games.dwarfking.guide import DwarfKingGuide
from parlour.games.dwarfking.guide_outlook import Outlook
from parlour.games.dwarfking.rules.state import DwarfKing, deal


def values(guide: Guide, state: DwarfKing) -> list[float]:
    out = vec[float]([0.0 for _ in range(state.players)])
    guide.value(state, out)
    return list(out)


def promise(players: int, finished: int, *scores: int, win_weight: float = 1.0, regular: int = 7) -> list[float]:
    """What scores after so many deals are worth."""
    outlook = Outlook()
    outlook.win_weight = win_weight
    outlook.begin(players, finished, regular)
    for seat, points in enumerate(scores):
        outlook.scores[seat] = points
    out = vec[float]([0.0 for _ in range(players)])
    outlook.judge(out, 0)
    return list(out)


def test_it_looks_to_the_end_of_the_deal_and_no_further() -> None:
    guide = DwarfKingGuide()
    state = deal(4, Sfc32(3))
    guide.begin(state)
    while len(state.deals) == 0:
        assert not guide.is_horizon(state)
        state.apply(state.legal_actions()[0])
    assert guide.is_horizon(state)
    guide.begin(state)
    assert not guide.is_horizon(state)


def test_it_never_stops_where_it_begins() -> None:
    guide = GAME.guide()
    for number in range(10):
        state = deal(3 + number % 3, Sfc32(number))
        while len(state.deals) == 0:
            guide.begin(state)
            assert not guide.is_horizon(state)
            state.apply(state.legal_actions()[0])


def test_the_chances_add_up_and_follow_the_scores() -> None:
    for finished in range(1, 7):
        chances = promise(4, finished, 10, 4, 4, -3)
        assert sum(chances) == pytest.approx(1.0)
        assert chances[0] > chances[1] == chances[2] > chances[3]
    assert promise(4, 2, 10, 4, 4, -3)[0] < promise(4, 6, 10, 4, 4, -3)[0]
    assert promise(4, 6, 5, 5, 5, 5) == pytest.approx([0.25] * 4)


def test_after_the_last_deal_the_leader_has_won() -> None:
    assert promise(4, 7, 10, 9, 4, -3) == [1.0, 0.0, 0.0, 0.0]


def test_in_a_short_match_a_lead_is_worth_what_the_deals_to_come_leave_of_it() -> None:
    assert promise(4, 3, 10, 9, 4, -3, regular=3) == [1.0, 0.0, 0.0, 0.0]
    assert promise(4, 2, 10, 4, 4, -3, regular=3) == promise(4, 6, 10, 4, 4, -3)


def test_a_shared_lead_after_the_last_deal_is_still_open() -> None:
    chances = promise(4, 7, 10, 10, 4, -3)
    assert chances[0] == chances[1]
    assert 0.4 < chances[0] < 0.5


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_finished_match_is_worth_what_any_guide_says(players: int) -> None:
    state = deal(players, Sfc32(players))
    play_out(state, [GAME.heuristic()] * players, Sfc32(1))
    assert values(DwarfKingGuide(), state) == pytest.approx(values(Guide(GAME.heuristic()), state))
