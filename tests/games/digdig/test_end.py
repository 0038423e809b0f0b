"""Dig Dig: going out, the end and the stall (G-E)."""

import pytest

from parlour.engine.event import Viewer
from parlour.games.digdig import GAME
from parlour.games.digdig.events import Lost, Played, TurnedBlind, WentOut
from parlour.games.digdig.rules.state import DigDig
from tests.games.alike import look_alike
from tests.games.digdig.builder import cards, hand, open_view, play, plays, refused, table
from tests.rule import rule


@rule("G-E1")
def test_without_cards_a_player_is_out() -> None:
    match = table("8", "9 9", "10 10", pile="7")
    assert match.apply("play 8") == [Played(0, ["8"], "hand"), WentOut(0, 1)]
    assert open_view(match).players[0].place == 1
    assert not match.is_over


@rule("G-E1")
@pytest.mark.parametrize("left", ["8 8", "8 / 1", "8 / / 1", "8 / / - - 1"])
def test_with_a_card_anywhere_a_player_is_still_in(left: str) -> None:
    match = play(table(left, "9 9", pile="7"), "play 8")
    assert not match.is_over
    assert open_view(match).players[0].place == 0


@rule("G-E1")
def test_who_can_still_draw_is_not_out() -> None:
    match = play(table("8", "9 9", pile="7", deck="1"), "play 8")
    assert hand(match, 0) == "1"
    assert not match.is_over


@rule("G-E1", "G-T8")
def test_a_last_blind_card_goes_out_only_when_it_fits() -> None:
    match = table("/ / - 8", "9 9", pile="7")
    assert match.apply("blind 2") == [TurnedBlind(0, 2, "8", fits=True), WentOut(0, 1), Lost([1])]
    match = play(table("/ / - 8", "9 9", pile="9"), "blind 2")
    assert not match.is_over
    assert hand(match, 0) == "8 9"


@rule("G-E1")
def test_play_goes_on_until_one_is_left_who_loses() -> None:
    match = table("8", "9", "10 10", pile="7")
    play(match, "play 8")
    assert match.apply("play 9") == [Played(1, ["9"], "hand"), WentOut(1, 2), Lost([2])]
    assert match.is_over
    assert match.to_act is None
    assert refused(match, "play 10") == ("match_over", "G-E1", {})


@rule("G-E1")
def test_the_order_of_going_out_is_the_ranking() -> None:
    match = play(
        table("8 9 9", "10 10", "8", "9", pile="7", to_act=2), "play 8", "play 9", "play 9", "play 10", "pick up"
    )
    play(match, "play 10")
    assert match.result().ranking == [[2], [3], [1], [0]]
    assert match.result().scores == [0, 1, 3, 2]


@rule("G-E2")
def test_who_is_out_is_passed_over() -> None:
    match = play(table("8 8 8", "9", "9 9 9", "10 10 10", pile="7"), "play 8", "play 9", "play 9", "play 10", "pick up")
    assert match.to_act == 2


@rule("G-E2")
def test_after_going_out_the_next_player_who_is_still_in_plays() -> None:
    match = play(table("8 8", "9", "10", "1 1", pile="7", to_act=1), "play 9", "play 10")
    assert match.to_act == 3
    assert plays(match) == "pick up"


@rule("G-E2")
def test_the_compost_and_what_went_into_a_hand_are_left_to_memory() -> None:
    one = table("8 / 9 / 1 2 3", "8 / 10 / 4 5 6", pile="7 7", deck="boom 7")
    other = table("8 / 9 / 1 2 3", "8 / 10 / 4 5 6", pile="7 7", deck="boom 3")
    assert isinstance(other.state, DigDig)
    other.state.seats[0].known = cards("8")
    other.state.seats[1].cannot = 3
    assert look_alike(GAME, one.state, other.state)
    shorter = table("8 / 9 / 1 2 3", "8 / 10 / 4 5 6", pile="7 7", deck="boom")
    assert not look_alike(GAME, one.state, shorter.state)


@rule("G-E2")
def test_deck_and_blind_cards_are_not_shown_before_they_are_turned() -> None:
    one = table("8 / 9 / 1 2 3", "8 / 10 / 4 5 6", deck="boom 7")
    other = table("8 / 9 / 4 2 7", "8 / 10 / 6 boom 3", deck="5 1")
    viewers: tuple[Viewer, ...] = (0, 1, "spectator")
    assert [one.view(viewer) for viewer in viewers] == [other.view(viewer) for viewer in viewers]
    assert one.view("open") != other.view("open")


@rule("G-E3")
def test_after_500_moves_without_progress_those_still_in_share_the_last_place() -> None:
    match = table("8 8 9", "1 1", "", "9 9", pile="7", idle=499)
    assert match.apply("play 8")[1:] == [Lost([0, 1, 3])]
    assert match.is_over
    assert match.result().ranking == [[2], [0, 1, 3]]
    assert match.result().scores == [0, 0, 3, 0]


@rule("G-E3")
def test_after_499_moves_play_goes_on() -> None:
    assert not play(table("8 8 9", "1 1", pile="7", idle=498), "play 8").is_over


@rule("G-E3")
@pytest.mark.parametrize(
    ("seat", "pile", "deck", "move"),
    [
        ("8 9 9", "7", "1", "play 8"),
        ("/ 8 9 / 1", "7", "", "play 8"),
        ("/ / 8 1", "7", "", "blind 1"),
        ("/ / 6 1", "7", "", "blind 1"),
        ("8 9", "8 8 8", "", "play 8"),
        ("boom 9", "7", "", "play boom"),
        ("8", "7", "", "play 8"),
    ],
    ids=["draw", "face-up card", "blind card", "blind card that does not fit", "four in a row", "boom", "out"],
)
def test_progress_starts_the_count_anew(seat: str, pile: str, deck: str, move: str) -> None:
    match = play(table(seat, "9 9", "10 10", pile=pile, deck=deck, idle=499), move)
    assert not match.is_over
    assert open_view(match).idle == 0


@rule("G-E3")
@pytest.mark.parametrize("move", ["play 8", "pick up"])
def test_playing_from_hand_and_taking_the_pile_are_no_progress(move: str) -> None:
    match = play(table("8 9", "9 9", pile="7", idle=7, voluntary_pickup=True), move)
    assert open_view(match).idle == 8


@rule("G-E3")
def test_a_match_that_goes_round_in_circles_ends() -> None:
    match = table("5 6", "5 6 7 7", voluntary_pickup=True)
    circle = ["play 5", "play 6", "pick up", "play 5", "play 6", "pick up"]
    for number in range(499):
        play(match, circle[number % 6])
        assert not match.is_over
    play(match, circle[499 % 6])
    assert match.is_over
    assert match.result().ranking == [[0, 1]]
    assert match.result().scores == [0, 0]
