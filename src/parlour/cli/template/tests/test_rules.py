"""One test a clause, each at a position that is written down in a line."""

from collections.abc import Iterator

import pytest
from parlour.engine.cardset import members, set_named, set_of
from parlour.engine.event import Event
from parlour.engine.match import Match
from parlour.engine.record import Seat
from parlour.engine.rng import Sfc32
from parlour.testing.worlds import hold_redeals, possible, splits
from parlour.words.prose import rulebook

from newgame import GAME
from newgame.events import Dealt, Played, WonTrick
from newgame.public import NewGameView
from newgame.rules import NAMES, PACK, NewGameState

rule = pytest.mark.rule


def table(*hands: str, deals: int = 1) -> Match:
    """A match in which the first seat leads; the cards of each hand are separated by blanks."""
    match = Match(GAME, [Seat(f"Seat {seat}", "human") for seat in range(len(hands))], "1", {"deals": deals})
    state = NewGameState(len(hands), Sfc32(1))
    state.deal, state.deals, state.dealer = 1, deals, len(hands) - 1
    state.aside = PACK
    for seat, hand in enumerate(hands):
        state.hands[seat] = set_named(hand.split(), NAMES)
        state.aside &= ~state.hands[seat]
    match.state = state
    return match


def dealt(players: int) -> NewGameView:
    """What everybody sees after the deal."""
    view = Match(GAME, [Seat(f"Seat {seat}", "human") for seat in range(players)], "1").view("spectator")
    assert isinstance(view, NewGameView)
    return view


def play(match: Match, *cards: str) -> list[Event]:
    """Plays cards in turn; returns what the last one brought about."""
    events: list[Event] = []
    for card in cards:
        events = match.apply(f"play {card}")
    return events


def refused(match: Match, card: str) -> tuple[str, str]:
    """The code and the clause with which a card is refused."""
    refusal = match.why_not(f"play {card}")
    return (refusal.code, refusal.clause) if refusal else ("", "")


@rule("N-P1")
def test_every_card_is_there_once() -> None:
    state = GAME.deal(2, {"deals": 1}, Sfc32(1))
    assert state.census().kinds() == list(range(24))
    assert (NAMES[0], NAMES[-1]) == ("red-1", "blue-8")


@rule("N-D1")
@pytest.mark.parametrize(("players", "aside"), [(2, 12), (3, 6), (4, 0)])
def test_everybody_is_dealt_six_cards(players: int, aside: int) -> None:
    view = dealt(players)
    assert [seen.hand_count for seen in view.players] == [6] * players
    assert view.aside_count == aside


@rule("N-D2")
def test_left_of_the_dealer_leads() -> None:
    view = dealt(3)
    dealer = [seen.is_dealer for seen in view.players].index(True)
    assert view.to_act == (dealer + 1) % 3


@rule("N-T1")
def test_a_card_of_the_hand_is_played() -> None:
    match = table("red-1 blue-2", "red-3 green-4")
    assert refused(match, "red-3") == ("not_in_hand", "N-T1")
    assert play(match, "red-1") == [Played(0, "red-1")]
    assert match.to_act == 1


@rule("N-T2")
def test_whoever_can_follows_suit() -> None:
    match = table("red-1 red-2", "red-3 green-4", "blue-5 green-6")
    play(match, "red-1")
    assert refused(match, "green-4") == ("must_follow", "N-T2")
    play(match, "red-3")
    assert match.legal() == ["play green-6", "play blue-5"]


@rule("N-T3")
def test_the_highest_card_of_the_suit_wins() -> None:
    match = table("red-2 red-1", "red-4 green-1", "blue-8 green-2")
    assert play(match, "red-2", "red-4", "blue-8")[-1] == WonTrick(1)
    assert match.state.scores() == [0, 1, 0]
    assert match.to_act == 1


@rule("N-E1")
def test_after_the_last_deal_the_match_is_over() -> None:
    match = table("red-2", "red-4", deals=2)
    assert isinstance(play(match, "red-2", "red-4")[-1], Dealt)
    assert not match.is_over
    match = table("red-2", "red-4")
    play(match, "red-2", "red-4")
    assert match.is_over
    assert match.result().ranking == [[1], [0]]


# What a seat cannot know


def arrangement(state: NewGameState) -> tuple[int, ...]:
    return tuple(state.hands)


def every_deal(state: NewGameState) -> Iterator[NewGameState]:
    """Every way to deal what the first seat cannot see: the other hands and what is aside."""
    hidden = [members(hand) for hand in state.hands][1:]
    unseen = [card for hand in hidden for card in hand] + members(state.aside)
    for *hands, aside in splits(unseen, [len(hand) for hand in hidden]):
        world = state.clone()
        for seat, hand in enumerate(hands, start=1):
            world.hands[seat] = set_of(hand)
        world.aside = set_of(aside)
        yield world


@pytest.mark.parametrize("answer", ["red-3", "green-4"])
def test_a_redeal_gives_every_world_that_the_first_seat_cannot_rule_out(answer: str) -> None:
    """Whoever does not follow red holds none: a redeal that forgets it fails here."""
    state = table("red-1 blue-8", f"{answer} green-5", "red-2 blue-3").state
    assert isinstance(state, NewGameState)
    state.aside = set_named(["red-5", "blue-4"], NAMES)
    worlds = possible(GAME, state, every_deal(state), ["play red-1", f"play {answer}"], 0)
    hold_redeals(state, 0, dict.fromkeys(map(arrangement, worlds), 1), arrangement)


def test_every_clause_has_a_test() -> None:
    tests = [value for name, value in globals().items() if name.startswith("test_")]
    held = {mark.args[0] for test in tests for mark in getattr(test, "pytestmark", []) if mark.name == "rule"}
    assert held == {clause.id for clause in rulebook(GAME, "en").clauses}
