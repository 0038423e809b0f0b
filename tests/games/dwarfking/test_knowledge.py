"""What a seat knows of the other hands, and what is dealt anew for it."""

import pytest

from parlour.engine.cardset import bit_of, count
from parlour.engine.event import Event, Viewer
from parlour.engine.game import seat_of
from parlour.engine.match import Match
from parlour.engine.playout import Policy, RandomPolicy
from parlour.engine.rng import Sfc32
from parlour.engine.state import LEGAL, SPECTATOR
from parlour.games.dwarfking import GAME
from parlour.games.dwarfking.events import GaveCard, PassedHands, Played, Showed, SwappedHands, UsedSorcerer
from parlour.games.dwarfking.rules.actions import GIVE_PHASE, SORCERER_PHASE
from parlour.games.dwarfking.rules.cards import BLUE_5, NAMES, RED_FLAG, SORCERER, of_colour
from parlour.games.dwarfking.rules.state import DwarfKing
from parlour.testing.golden import seats
from tests.games.dwarfking.builder import Table, cards, dealt, table, trick
from tests.rule import rule


def redealt(hands: Table, viewer: int, seed: int) -> DwarfKing:
    other = hands.state.clone()
    other.redeal(viewer, Sfc32(seed))
    return other


def hands_after_redeals(hands: Table, viewer: int, owner: int, times: int = 60) -> list[int]:
    """What is dealt to a hand for a viewer, again and again."""
    return [int(redealt(hands, viewer, seed).seats[owner].hand) for seed in range(times)]


# What is shown and what can be concluded


@rule("K-T3", "K-T1")
def test_who_does_not_follow_is_known_to_lack_the_colour() -> None:
    hands = table("blue-6 red-2 red-3", "green-2 green-3 green-4", "blue-8 red-6 blue-9")
    hands.play("blue-6 green-2 blue-8")
    assert hands.view(0).players[1].lacks == ["blue"]
    for hand in hands_after_redeals(hands, 0, 1):
        assert hand & of_colour(1) == 0


@rule("K-S10", "K-S12")
@pytest.mark.parametrize("magic", ["dragon", "puppeteer"])
def test_a_card_that_may_always_be_played_tells_nothing(magic: str) -> None:
    hands = table("blue-6 red-2", "red-8 red-6", f"{magic} blue-4")
    hands.play(f"blue-6 red-8 {magic}")
    assert hands.view(0).players[2].lacks == []


@rule("K-S14")
def test_excalibur_tells_that_its_player_cannot_follow() -> None:
    hands = table("blue-6 red-2", "excalibur red-4", "blue-8 red-6")
    hands.play("blue-6 excalibur blue-8")
    assert hands.view(0).players[1].lacks == ["blue"]
    led = table("excalibur red-2", "red-3 red-4", "blue-8 red-6")
    led.play("excalibur")
    assert led.view(1).players[0].lacks == []


@rule("K-S10")
def test_the_first_card_after_a_led_dragon_tells_nothing() -> None:
    hands = table("dragon red-2", "blue-3 red-4", "green-8 red-6")
    hands.play("dragon blue-3 green-8")
    assert [player.lacks for player in hands.view(0).players] == [[], [], ["blue"]]


@rule("K-S11")
def test_a_mummy_of_another_colour_tells_that_its_player_cannot_follow() -> None:
    hands = table("blue-6 red-2", "mummy red-4", "blue-8 red-6", past=[trick(0, "red-9 red-3 red-5")])
    hands.play("blue-6 mummy blue-8")
    assert hands.view(0).players[1].lacks == ["blue"]
    follows = table("red-6 red-2", "mummy red-4", "blue-8 blue-6", past=[trick(0, "red-9 red-3 red-5")])
    follows.play("red-6 mummy")
    assert follows.view(0).players[1].lacks == []


@rule("K-S11")
def test_who_does_not_follow_the_mummys_colour_does_not_hold_the_mummy() -> None:
    hands = table("red-6 red-2", "blue-3 blue-4", "red-8 mummy", past=[trick(0, "red-9 red-3 red-5")])
    hands.play("red-6 blue-3")
    assert hands.view(0).players[1].lacks == ["red", "mummy"]
    assert all(redealt(hands, 0, seed).holder(NAMES.index("mummy")) == 2 for seed in range(20))
    other = table("green-6 red-2", "blue-3 blue-4", "green-8 mummy", past=[trick(0, "red-9 red-3 red-5")])
    other.play("green-6 blue-3")
    assert other.view(0).players[1].lacks == ["green"]


@rule("K-S13", "K-S18")
def test_a_card_taken_back_is_known_although_its_colour_was_lacking() -> None:
    hands = table("blue-6 red-2 red-3", "sorcerer green-3 green-4", "blue-8 red-6 blue-9")
    hands.play("blue-6 green-3 blue-8")
    hands.do("sorcerer blue-6")
    assert hands.view(2).players[1].shown == ["blue-6"]
    assert hands.view(2).players[1].lacks == ["blue"]
    for seed in range(30):
        hand = redealt(hands, 2, seed).seats[1].hand
        assert hand & of_colour(1) == cards("blue-6")


@rule("K-D3", "K-D4")
def test_a_shown_five_stays_known_until_it_is_played() -> None:
    start = dealt("blue-5 blue-6 blue-7", "green-2 green-3 green-4", "red-5 red-6 red-7")
    start.do("quest 7a")
    assert all(hand & cards("red-5") for hand in hands_after_redeals(start, 1, 2))
    start.play("red-5")
    assert start.view(1).players[2].shown == []


# The exchange


def exchange() -> Table:
    """Seat 2 has taken two cards from seat 1 and given the red Flag Bearer and one of them back."""
    start = dealt("blue-6 green-6 green-7", "blue-5 green-3", "red-11-flag red-5 green-9 red-6", "red-2 red-3 blue-3")
    start.do("quest 7b", "exchange 1", "give red-11-flag", "give green-3")
    return start


def places_of_shown_cards(start: Table, viewer: int) -> set[tuple[int, int]]:
    """Where the blue 5 and the red Flag Bearer are dealt for a viewer."""
    states = [redealt(start, viewer, seed) for seed in range(120)]
    return {(int(state.holder(BLUE_5)), int(state.holder(RED_FLAG))) for state in states}


@rule("K-S9")
def test_the_two_players_of_an_exchange_know_each_others_cards() -> None:
    start = exchange()
    assert start.hand(1) == ["green-3", "red-11-flag"]
    assert start.hand(2) == ["green-9", "blue-5", "red-5", "red-6"]
    taker, partner = start.view(2), start.view(1)
    assert taker.players[1].known == ["green-3", "red-11-flag"]
    assert partner.players[2].known == ["blue-5"]
    assert partner.players[2].shown == ["red-5"]
    assert taker.players[1].knows_of_you == ["blue-5"]
    assert partner.players[2].knows_of_you == ["green-3", "red-11-flag"]


@rule("K-S9")
def test_what_was_shown_and_not_given_away_is_still_known_to_the_other_player() -> None:
    start = dealt("blue-6 green-6", "green-3 green-4", "red-11-flag blue-5 red-5 red-6", "red-2 red-3")
    start.do("quest 7b", "exchange 1", "give red-6", "give green-3")
    assert start.view(1).players[2].known == ["green-4", "blue-5", "red-11-flag"]
    assert start.view(2).players[1].known == ["green-3", "red-6"]
    assert places_of_shown_cards(start, 1) == {(2, 2)}


@rule("K-S9")
def test_everybody_else_only_knows_that_they_lie_with_one_of_the_two() -> None:
    start = exchange()
    for viewer in (0, 3, "spectator"):
        view = GAME.view(start.state, viewer)
        assert (view.taker, view.partner) == (2, 1)
        assert view.either == ["blue-5", "red-11-flag"]
        assert [player.known for player in view.players] == [[], [], [], []]
        assert view.players[2].shown == ["red-5"]
    assert places_of_shown_cards(start, 0) == {(1, 1), (1, 2), (2, 1), (2, 2)}
    assert places_of_shown_cards(start, SPECTATOR) == {(1, 1), (1, 2), (2, 1), (2, 2)}


@rule("K-S9")
def test_while_cards_are_owed_the_shown_ones_of_the_taker_have_not_moved() -> None:
    start = dealt("blue-6 green-6 green-7", "green-3 green-4", "red-11-flag blue-5 red-5")
    start.do("quest 7b", "exchange 1")
    assert start.view(0).players[2].shown == ["blue-5", "red-11-flag"]
    assert start.view(0).either == []


@rule("K-S9")
def test_a_single_card_given_cannot_be_two() -> None:
    start = dealt("blue-6 green-6", "green-2 green-3 green-4 blue-3", "red-11-flag blue-5 red-5 red-6", "red-2 red-3")
    start.do("quest 7b", "exchange 1", "give red-6")
    assert start.view(0).either == ["blue-5", "red-11-flag"]
    assert places_of_shown_cards(start, 0) == {(2, 2), (1, 2), (2, 1)}
    start.do("give red-5")
    assert places_of_shown_cards(start, 0) == {(2, 2), (1, 2), (2, 1), (1, 1)}


@rule("K-S9")
def test_a_five_shown_by_the_other_player_may_have_been_taken() -> None:
    start = dealt("blue-6 green-6 green-7", "blue-5 green-3 green-4", "red-11-flag red-6 red-5")
    start.do("quest 7b", "exchange 1")
    assert start.view(0).either == ["blue-5"]
    assert start.view(0).players[1].shown == []
    assert start.view(0).players[2].shown == ["red-11-flag"]
    has_moved = "blue-5" in start.hand(2)
    assert ("blue-5" in start.view(2).players[1].known) == (not has_moved)


@rule("K-S9")
def test_a_played_card_is_no_longer_with_either() -> None:
    start = exchange()
    start.play("blue-5")
    assert start.state.to_act == 3
    assert start.view(0).either == ["red-11-flag"]
    assert start.view(1).players[2].known == []


# Hands that move


@rule("K-S1")
def test_after_a_swap_the_two_players_know_both_hands() -> None:
    hands = table("green-1 red-2 red-3", "green-9 red-7 red-8", "blue-8 blue-6 blue-7", "green-2 blue-2 blue-3")
    hands.play("green-1 green-9 blue-8 green-2")
    hands.do("swap 2")
    assert hands.view(0).players[2].known == ["red-2", "red-3"]
    assert hands.view(2).players[0].known == ["blue-6", "blue-7"]
    assert hands.view(0).players[2].knows_of_you == ["blue-6", "blue-7"]
    assert hands.view(1).players[2].known == []
    assert [player.held_by for player in hands.view(1).players] == [[2], [], [0], []]
    assert hands.view(1).players[0].lacks == ["green"], "who could not follow has passed the hand on"
    assert hands.view(1).players[2].lacks == []


@rule("K-S5")
def test_after_passing_everybody_knows_the_hand_they_gave_away() -> None:
    hands = table("blue-9 red-2", "blue-11-flag blue-3", "red-4 red-8", "blue-A green-4")
    hands.play("blue-9 blue-11-flag red-4 blue-A")
    hands.do("pass left")
    for seat in range(4):
        view = hands.view(seat)
        assert view.players[(seat + 1) % 4].known == hands.hand((seat + 1) % 4)
        assert view.players[(seat + 2) % 4].known == []
        assert view.players[(seat - 1) % 4].knows_of_you == hands.hand(seat)
    assert hands.view(0).players[3].lacks == ["blue"]
    for seed in range(20):
        state = redealt(hands, 0, seed)
        assert state.seats[1].hand == hands.state.seats[1].hand
        assert state.seats[0].hand == hands.state.seats[0].hand


# Imagined states


@rule("K-S10", "K-S11", "K-S12", "K-S14")
@pytest.mark.parametrize("magic", ["dragon", "mummy", "puppeteer", "excalibur"])
def test_an_imagined_trick_ends_like_the_real_one(magic: str) -> None:
    hands = table("red-9 blue-2", f"{magic} blue-3", "red-10 blue-4", past=[trick(0, "red-J red-3 red-4")])
    hands.play(f"red-9 {magic}")
    imagined = Table(GAME.imagine(hands.view("open")))
    for state in (hands, imagined):
        state.play("red-10")
        assert state.state.tricks[-1].winner == (2 if magic == "puppeteer" else 1)
    low = table("red-9 blue-2", f"{magic} blue-3", "red-2 blue-4", past=[trick(0, "red-J red-3 red-4")])
    low.play(f"red-9 {magic}")
    imagined = Table(GAME.imagine(low.view("open")))
    imagined.play("red-2")
    assert imagined.state.tricks[-1].winner == 1


# Dealing anew


def test_a_redeal_keeps_the_own_hand_and_the_size_of_every_hand_and_moves_the_rest() -> None:
    match = Match(GAME, seats(4), "8")
    state = match.state
    assert isinstance(state, DwarfKing)
    hands = Table(state)
    for viewer in (0, 1, 2, 3, SPECTATOR):
        dealt_to = set()
        for seed in range(10):
            other = redealt(hands, viewer, seed)
            assert [count(player.hand) for player in other.seats] == [10, 10, 10, 10]
            if viewer != SPECTATOR:
                assert other.seats[viewer].hand == state.seats[viewer].hand
            dealt_to.add(tuple(int(player.hand) for player in other.seats))
        assert len(dealt_to) == 10


# Every dealt world agrees with all that has happened


Past = list[tuple[DwarfKing, int, list[Event]]]
"""The moves of a deal: the state before, the action, the facts."""


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("policy", [RandomPolicy(), GAME.heuristic()], ids=["random", "heuristic"])
def test_in_every_dealt_world_all_earlier_moves_were_legal(players: int, policy: Policy) -> None:
    for seed in range(4):
        match = Match(GAME, seats(players), str(100 * players + seed))
        rng = Sfc32(seed)
        past: Past = []
        while not match.is_over:
            state = match.state
            assert isinstance(state, DwarfKing)
            before, deals = state.clone(), len(state.deals)
            action = policy.choose(state, rng)
            facts = match.take(action)
            past = [] if len(state.deals) > deals else [*past, (before, action, facts)]
            assert_truth_is_possible(state)
            if len(match.moves) % 7 == 0:
                check_worlds(state, past, len(match.moves))


def assert_truth_is_possible(state: DwarfKing) -> None:
    """What is thought to be known is true."""
    for player in state.seats:
        assert not player.shown & ~player.hand
        assert not player.told & ~player.hand
        assert not player.hand & ~player.shown & player.barred
    pair = state.seats[state.taker].hand | state.seats[state.partner].hand
    assert not state.either & ~pair


def check_worlds(state: DwarfKing, past: Past, seed: int) -> None:
    viewers: list[Viewer] = [*range(state.players), "spectator"]
    for viewer in viewers:
        world = state.clone()
        world.redeal(seat_of(viewer), Sfc32(seed))
        assert_truth_is_possible(world)
        hands = [int(player.hand) for player in world.seats]
        for before, action, facts in reversed(past):
            if any(isinstance(fact, GaveCard) for fact in facts) or before.phase == GIVE_PHASE:
                break
            undo(hands, facts)
            then = before.clone()
            for seat, hand in enumerate(hands):
                then.seats[seat].hand = hand
            assert then.refusal(action) == LEGAL, f"{GAME.write(action)} could not have been done"
            if then.phase == SORCERER_PHASE:
                assert hands[then.to_act] & bit_of(SORCERER)


def undo(hands: list[int], facts: list[Event]) -> None:
    """The hands before a move."""
    for fact in reversed(facts):
        match fact:
            case Played(seat, card, _):
                hands[seat] |= bit_of(NAMES.index(card))
            case SwappedHands(seat, other, _, _):
                hands[seat], hands[other] = hands[other], hands[seat]
            case PassedHands(_, side, _):
                step = 1 if side == "left" else -1
                hands[:] = [hands[(seat + step) % len(hands)] for seat in range(len(hands))]
            case UsedSorcerer(seat, card):
                hands[seat] ^= bit_of(NAMES.index(card)) | bit_of(SORCERER)
            case Showed(seat, card):
                assert hands[seat] & bit_of(NAMES.index(card))
            case _:
                pass
