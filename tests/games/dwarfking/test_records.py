"""The record of a match, and the stranger's opinion of it."""

from collections.abc import Iterator

import msgspec
import pytest

from parlour.engine.match import Match
from parlour.engine.playout import Policy, RandomPolicy
from parlour.engine.record import Record, encode
from parlour.engine.rng import Sfc32
from parlour.games.dwarfking import GAME
from parlour.games.dwarfking.events import TookCards
from parlour.games.dwarfking.record import chance
from parlour.games.dwarfking.rules.cards import SORCERER
from parlour.games.dwarfking.rules.state import DwarfKing, deal
from parlour.testing.golden import played_match
from tests.games.dwarfking.builder import dealt
from tests.rule import rule
from tests.stranger.checker import check

POLICIES: tuple[Policy, ...] = (RandomPolicy(), GAME.heuristic())


def records() -> Iterator[tuple[Match, Record]]:
    """One match for each number of players and each policy."""
    for players in (3, 4, 5):
        for policy in POLICIES:
            match = played_match(GAME, players, str(players), policy)
            yield match, match.record()


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("quests", ["all", "simple"])
@pytest.mark.parametrize("policy", POLICIES, ids=["random", "heuristic"])
def test_the_stranger_agrees(players: int, quests: str, policy: Policy) -> None:
    for seed in range(6):
        match = played_match(GAME, players, str(seed), policy, {"quests": quests})
        check(msgspec.json.decode(encode(match.record())))


def test_the_start_has_dealer_special_tile_and_all_hands() -> None:
    for _, record in records():
        assert set(record.start) == {"dealer", "deal"}
        first = record.start["deal"]
        assert set(first) == {"special", "tile", "hands"}
        assert len(first["hands"]) == len(record.seats)
        assert any(first["special"] in hand for hand in first["hands"])


def test_a_deal_stands_with_the_move_that_ended_the_one_before() -> None:
    for match, record in records():
        deals = [entry["deal"] for move in record.moves for entry in move.chance if "deal" in entry]
        assert len(deals) == len(record.result["deals"]) - 1
        assert all(set(one) == {"dealer", "special", "tile", "hands"} for one in deals)
        assert record.moves[-1].chance == []
        assert match.is_over


def test_the_result_has_every_deal_with_its_points() -> None:
    for match, record in records():
        deals = record.result["deals"]
        assert len(deals) >= 7
        assert record.result["scores"] == [
            sum(column) for column in zip(*(one["points"] for one in deals), strict=True)
        ]
        chosen = [move.action.removeprefix("quest ") for move in record.moves if move.action.startswith("quest ")]
        assert [one["quest"] for one in deals] == chosen
        assert match.state.scores() == record.result["scores"]


@rule("K-S9")
def test_the_cards_taken_stand_with_the_exchange() -> None:
    start = dealt("blue-5 blue-6", "green-2 green-3", "red-11-flag red-5")
    start.do("quest 7b")
    facts = [fact for fact in start.do("exchange 1") if isinstance(fact, TookCards)]
    assert chance(facts) == [{"taken": ["green-2", "green-3"]}]


@rule("K-S13")
def test_keep_stands_in_the_record_after_every_trick_but_the_last() -> None:
    found = 0
    for seed in range(30):
        match = played_match(GAME, 5, str(seed), RandomPolicy())
        decisions = [move for move in match.moves if move.action == "keep" or move.action.startswith("sorcerer ")]
        state = match.state
        assert isinstance(state, DwarfKing)
        asked = sum(one.special == SORCERER for one in state.deals)
        if not asked:
            assert decisions == []
            continue
        found += 1
        assert sum(move.action != "keep" for move in decisions) == asked, "it is used once in its deal"
        assert len(decisions) <= 7 * asked
        assert all(move.chance == [] for move in decisions)
    assert found > 5


@rule("K-S1", "K-S5", "K-S9", "K-S13")
def test_all_decisions_of_specials_come_up_in_random_play() -> None:
    verbs = set()
    for seed in range(25):
        verbs |= {move.action.split()[0] for move in played_match(GAME, 4, str(seed), RandomPolicy()).moves}
    assert verbs == {"quest", "exchange", "give", "play", "swap", "pass", "sorcerer", "keep"}


def test_a_state_says_what_luck_did_in_the_open_only_after_a_deal() -> None:
    state = deal(4, Sfc32(2))
    policy, luck = RandomPolicy(), Sfc32(2)
    outcomes = set()
    while not state.is_over:
        deals = len(state.deals)
        state.apply(policy.choose(state, luck))
        has_dealt = len(state.deals) > deals and not state.is_over
        assert (state.outcome() > 0) == has_dealt
        if has_dealt:
            outcomes.add(int(state.outcome()))
    assert len(outcomes) == len(state.deals) - 1, "another Special and another tile is another outcome"
