"""The guide of a search: where it stops, what the scores promise there, and the last tricks played best."""

import pytest
from librt.vecs import vec

from parlour.engine.guide import Guide
from parlour.engine.playout import play_out
from parlour.engine.rng import Sfc32
from parlour.games.dwarfking import GAME
from parlour.games.dwarfking.rules import DwarfKing, deal
from parlour.games.dwarfking.rules_actions import PLAY_PHASE
from parlour.games.dwarfking.rules_endgame import Endgame, Outlook
from parlour.games.dwarfking.rules_guide import DwarfKingGuide
from tests.games.dwarfking.builder import table, trick


def values(guide: Guide, state: DwarfKing) -> list[float]:
    out = vec[float]([0.0 for _ in range(state.players)])
    guide.value(state, out)
    return list(out)


def promise(players: int, finished: int, *scores: int, win_weight: float = 1.0) -> list[float]:
    """What scores after so many deals are worth."""
    outlook = Outlook()
    outlook.win_weight = win_weight
    outlook.begin(players, finished)
    for seat, points in enumerate(scores):
        outlook.scores[seat] = points
    out = vec[float]([0.0 for _ in range(players)])
    outlook.judge(out, 0)
    return list(out)


def best_play(state: DwarfKing, finished: int, guide: DwarfKingGuide) -> list[float]:
    """The same search with the rules themselves."""
    if len(state.deals) > finished:
        guide.begin(before_last_deal(state))
        return values(guide, state)
    seat = state.to_act
    best: list[float] = []
    for action in state.legal_actions():
        after = state.clone()
        after.apply(action)
        found = best_play(after, finished, guide)
        if not best or found[seat] > best[seat]:
            best = found
    return best


def before_last_deal(state: DwarfKing) -> DwarfKing:
    before = state.clone()
    before.deals.pop()
    return before


def test_it_looks_to_the_end_of_the_deal_and_no_further() -> None:
    guide = DwarfKingGuide()
    guide.searched = 0
    state = deal(4, Sfc32(3))
    guide.begin(state)
    while len(state.deals) == 0:
        assert not guide.is_horizon(state)
        state.apply(state.legal_actions()[0])
    assert guide.is_horizon(state)
    guide.begin(state)
    assert not guide.is_horizon(state)


def test_it_never_stops_where_it_begins() -> None:
    """Not even where the last tricks could be searched at once."""
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


def test_a_shared_lead_after_the_last_deal_is_still_open() -> None:
    chances = promise(4, 7, 10, 10, 4, -3)
    assert chances[0] == chances[1]
    assert 0.4 < chances[0] < 0.5


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_finished_match_is_worth_what_any_guide_says(players: int) -> None:
    state = deal(players, Sfc32(players))
    play_out(state, [GAME.heuristic()] * players, Sfc32(1))
    assert values(DwarfKingGuide(), state) == pytest.approx(values(Guide(GAME.heuristic()), state))


def test_the_last_tricks_are_searched_as_the_rules_would_play_them() -> None:
    """Ends of random deals of every size, with every Special that leaves only coloured cards."""
    guide = DwarfKingGuide()
    endgame = Endgame(Outlook())
    looked_at = set()
    for number in range(60):
        players = 3 + number % 3
        state = deal(players, Sfc32(number))
        rng = Sfc32(number)
        for _ in range(number % 7):
            finished = len(state.deals)
            while len(state.deals) == finished:
                legal = state.legal_actions()
                state.apply(legal[rng.below(len(legal))])
        finished = len(state.deals)
        while len(state.tricks) < state.size - 2 or state.phase != PLAY_PHASE:
            legal = state.legal_actions()
            state.apply(legal[rng.below(len(legal))])
        if not endgame.is_plain(state):
            continue
        looked_at.add(state.special)
        guide.deals = finished
        assert values(guide, state) == pytest.approx(best_play(state, finished, guide))
    assert len(looked_at) >= 8


def test_everybody_takes_what_is_best_for_itself() -> None:
    """Seat 0 leads its blue 2 to the Ace of seat 1 when tricks cost, and its red 9 when they count."""
    past = [trick(0, "green-9 green-5 green-3")]
    hands = ("blue-2 red-9", "blue-A green-4", "green-2 red-3")
    for quest_name, better in (("7a", "play red-9"), ("7b", "play blue-2")):
        found = {}
        for move in ("play red-9", "play blue-2"):
            after = table(*hands, quest_name=quest_name, past=past)
            after.do(move)
            guide = DwarfKingGuide()
            guide.deals = 0
            found[move] = best_play(after.state, 0, guide)[0]
        assert max(found, key=lambda move: found[move]) == better
        start = table(*hands, quest_name=quest_name, past=past)
        guide = DwarfKingGuide()
        assert values(guide, start.state)[0] == pytest.approx(max(found.values()))
