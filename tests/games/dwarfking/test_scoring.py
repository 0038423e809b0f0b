"""Scoring and end (K-E…)."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from parlour.engine.cardset import bit_of, members
from parlour.engine.rng import Sfc32
from parlour.games.dwarfking.events import Dealt, EndedDeal, EndedMatch
from parlour.games.dwarfking.rules.cards import NAMES, SPECIALS
from parlour.games.dwarfking.rules.player import Finished
from parlour.games.dwarfking.rules.quests import simple_tiles
from parlour.games.dwarfking.rules.state import DwarfKing, deal
from tests.games.dwarfking.builder import ALL_TILES, Table, table, trick
from tests.rule import rule

DRAGON = NAMES.index("dragon")


def last_trick_of_deal(number: int, *points: int, quest_name: str = "7a") -> Table:
    """Seat 2 is about to win the last trick of a deal; before it everybody has these points."""
    hands = table("blue-2", "blue-3", "blue-4", quest_name=quest_name)
    state = hands.state
    for seat, score in enumerate(points):
        state.seats[seat].points = score
    state.deals = [Finished(2 * tile, DRAGON, vec[i64]([0, 0, 0])) for tile in range(number - 1)]
    return hands


def finish(hands: Table, seed: int = 1) -> DwarfKing:
    hands.state.rng = Sfc32(seed)
    hands.play("blue-2 blue-3 blue-4")
    return hands.state


@rule("K-E1")
def test_a_deal_is_scored_after_its_last_trick_and_added_up() -> None:
    hands = last_trick_of_deal(3, 4, -2, 10)
    facts = hands.play("blue-2 blue-3 blue-4")
    assert EndedDeal("7a", [0, 0, 1], [4, -2, 11]) in facts
    assert hands.state.scores() == [4, -2, 11]
    assert [finished.points for finished in hands.view(0).deals][-1] == [0, 0, 1]


@rule("K-E1")
def test_scores_may_be_negative() -> None:
    hands = last_trick_of_deal(3, 0, 0, -3, quest_name="7b")
    assert finish(hands).scores() == [0, 0, -4]


@rule("K-E1")
def test_a_view_shows_what_everybody_would_score_now() -> None:
    hands = table(
        "blue-2 red-2", "blue-3 red-3", "blue-4 red-4", quest_name="4a", past=[trick(1, "blue-9 blue-6 red-7")]
    )
    view = hands.view(0)
    assert [player.deal_points for player in view.players] == [0, -2, 0]
    hands.play("blue-2 blue-3 blue-4")
    for viewer in (0, 1, 2, "spectator"):
        assert [player.deal_points for player in hands.view(viewer).players] == [0, -2, -3]
        assert [player.points for player in hands.view(viewer).players] == [0, 0, 0]


@rule("K-E1")
def test_a_new_deal_starts_with_no_points_of_its_own() -> None:
    hands = table("green-11-flag", "green-3", "green-4")
    hands.play("green-11-flag green-3 green-4")
    assert [player.deal_points for player in hands.view(0).players] == [0, 0, 0]
    assert [player.bonus for player in hands.view(0).players] == [0, 0, 0]
    assert [player.points for player in hands.view(0).players] == [4, 0, 0]


@rule("K-E2")
def test_after_seven_deals_the_highest_score_wins() -> None:
    hands = last_trick_of_deal(7, 4, 9, 3)
    assert (hands.view(0).regular_deals, hands.view(0).winner) == (7, None)
    facts = hands.play("blue-2 blue-3 blue-4")
    assert facts[-1] == EndedMatch(1)
    assert hands.state.is_over
    assert hands.view("spectator").winner == 1
    assert hands.state.ranking() == [[1], [0, 2]]
    assert hands.view(0).phase == "over"
    assert hands.view(0).to_act is None
    assert hands.state.legal_actions() == []


@rule("K-E2")
def test_the_winner_may_have_less_than_nothing() -> None:
    state = finish(last_trick_of_deal(7, -8, -9, -3))
    assert state.is_over
    assert state.ranking()[0] == [2]


@rule("K-E2")
def test_no_match_ends_before_the_seventh_deal() -> None:
    assert not finish(last_trick_of_deal(6, 4, 90, 3)).is_over


@rule("K-E2")
@pytest.mark.parametrize("deals", [5, 3])
def test_a_short_match_ends_after_the_deals_that_were_agreed_on(deals: int) -> None:
    def last_of(number: int, *points: int) -> DwarfKing:
        hands = last_trick_of_deal(number, *points)
        hands.state.regular_deals = deals
        return finish(hands)

    assert not last_of(deals - 1, 4, 90, 3).is_over
    assert last_of(deals, 4, 9, 3).ranking()[0] == [1]
    assert not last_of(deals, 4, 9, 8).is_over, "a tie at the top"
    assert last_of(deals + 1, 4, 9, 3).is_over


@rule("K-E2")
def test_a_tie_at_the_top_is_settled_by_another_deal() -> None:
    hands = last_trick_of_deal(7, 4, 9, 8)
    facts = hands.play("blue-2 blue-3 blue-4")
    assert hands.state.scores() == [4, 9, 9]
    assert not hands.state.is_over
    assert any(isinstance(fact, Dealt) for fact in facts)
    assert (hands.view(0).deal, hands.view(0).winner) == (8, None)
    again = last_trick_of_deal(8, 4, 9, 8)
    assert not finish(again).is_over, "and another"
    assert finish(last_trick_of_deal(9, 4, 8, 8)).ranking() == [[2], [1], [0]]


@rule("K-E2")
def test_a_tie_further_down_does_not_matter() -> None:
    assert finish(last_trick_of_deal(7, 4, 4, 9)).ranking() == [[2], [0, 1]]


@rule("K-E2")
def test_an_extra_deal_takes_a_tile_and_a_special_that_have_not_been_used() -> None:
    for seed in range(30):
        hands = last_trick_of_deal(7, 4, 9, 8)
        hands.state.tiles_left = bit_of(2) | bit_of(11)
        hands.state.specials_left = bit_of(DRAGON)
        state = finish(hands, seed)
        assert state.tile in (3, 12)
        assert state.special == DRAGON
        assert state.specials_left == 0


@rule("K-E2")
def test_when_all_have_been_used_they_come_back() -> None:
    tiles = set()
    specials = set()
    for seed in range(300):
        hands = last_trick_of_deal(20, 4, 9, 8)
        hands.state.tiles_left = 0
        hands.state.specials_left = 0
        state = finish(hands, seed)
        tiles.add(int(state.tile))
        specials.add(int(state.special))
        assert state.tiles_left == ALL_TILES & ~bit_of(state.tile - 1)
        assert state.specials_left == SPECIALS & ~bit_of(state.special)
    assert tiles == set(range(1, 21))
    assert specials == set(members(SPECIALS))


@rule("K-E2", "K-D5")
def test_with_simple_quests_only_the_simple_tiles_come_back() -> None:
    tiles = set()
    for seed in range(150):
        hands = last_trick_of_deal(12, 4, 9, 8)
        hands.state.tiles = deal(3, Sfc32(1), tiles=simple_tiles()).tiles
        hands.state.tiles_left = 0
        tiles.add(int(finish(hands, seed).tile))
    assert tiles == set(simple_tiles())


def test_nothing_may_be_done_after_the_end() -> None:
    hands = last_trick_of_deal(7, 4, 9, 3)
    finish(hands)
    assert hands.why("play blue-2").code == "match_over"
