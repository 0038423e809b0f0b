"""Dig Dig: a turn, from hand, from the face-up row and blind (G-T)."""

import pytest

from parlour.engine.game import Parts, Refusal
from parlour.games.digdig.events import Drew, Played, TookPile, TurnedBlind
from tests.games.digdig.builder import face_up, hand, open_view, opening, pile, play, plays, refused, table
from tests.rule import rule


@rule("G-T1")
def test_one_or_more_cards_of_a_number_are_played_from_hand() -> None:
    match = table("4 4 7", "9", pile="2")
    assert plays(match) == "4 | 4 4 | 7"
    assert match.apply("play 4 4")[0] == Played(0, ["4", "4"], "hand")
    assert pile(match) == "2 4 4"
    assert hand(match, 0) == "7"


@rule("G-T1")
def test_of_equal_cards_one_may_be_kept() -> None:
    match = play(table("4 4 7", "9", pile="2"), "play 4")
    assert (pile(match), hand(match, 0)) == ("2 4", "4 7")


@rule("G-T1")
def test_only_cards_in_hand_are_played() -> None:
    match = table("4 4 7", "9 10", pile="2")
    assert refused(match, "play 10") == ("not_in_hand", "G-T1", {})
    assert refused(match, "play 7 7") == ("not_so_many", "G-T1", {"held": 1, "card": "7", "played": 2})


@rule("G-T1")
@pytest.mark.parametrize("power", ["boom", "drop", "limbo", "ninja"])
def test_powers_go_one_at_a_time(power: str) -> None:
    match = table(f"{power} {power} 1", "9", pile="7")
    assert plays(match) == power
    assert refused(match, f"play {power} {power}") == ("powers_one_at_a_time", "G-T1", {})


@rule("G-T1")
def test_what_is_no_move_is_refused() -> None:
    assert refused(table("4", "9"), "play 11") == ("not_a_move", "G-T1", {})


@rule("G-T2")
@pytest.mark.parametrize("lead", ["play 3", "play 3 3"])
def test_the_second_play_must_be_strictly_higher(lead: str) -> None:
    match = play(opening("3 3 9", "3 4 5"), lead)
    assert plays(match) == "4 | 5"
    assert refused(match, "play 3") == ("not_higher", "G-T2", {"top": "3"})


@rule("G-T2")
def test_a_ninja_in_between_does_not_change_that() -> None:
    match = play(opening("3 3 9 drop", "4 5 ninja", "3 4 ninja"), "play 3", "play ninja")
    assert refused(match, "play 3")[0] == "not_higher"
    play(match, "play ninja")
    assert refused(match, "play 3")[0] == "not_higher"
    assert plays(match) == "9 | drop"


@rule("G-T2")
def test_the_third_play_may_be_equal() -> None:
    match = play(opening("3 4 9", "4 5 6"), "play 3", "play 4")
    assert "play 4" in match.legal()


@rule("G-T2")
def test_it_is_over_once_a_limbo_answered() -> None:
    match = play(opening("5 5 9", "6 7 limbo"), "play 5", "play limbo")
    assert "play 5" in match.legal()


@rule("G-T2")
def test_it_is_over_once_a_drop_answered() -> None:
    match = play(opening("5 5 9", "6 7 drop"), "play 5", "play drop")
    assert "play 5" in match.legal()


@rule("G-T2")
def test_it_is_over_once_a_boom_answered() -> None:
    match = play(opening("5 5 9", "6 9 9 boom"), "play 5", "play boom", "play 9")
    assert "play 9" in match.legal()


@rule("G-T2")
def test_it_is_over_once_somebody_took_the_pile() -> None:
    match = play(opening("6 8", "6 6", "7 7 8", deck=""), "play 6")
    assert plays(match) == "pick up", "a six does not beat a six"
    play(match, "pick up", "play 8")
    assert "play 8" in match.legal()


@rule("G-T2")
def test_it_does_not_apply_when_a_power_was_led() -> None:
    match = opening("drop drop ninja", "boom boom limbo / 1 / 2", deck="4 4 4 5")
    play(match, "play ninja", "play limbo")
    assert hand(match, 0) == "4 drop drop"
    assert hand(match, 1) == "4 boom boom"
    play(match, "play 4")
    assert "play 4" in match.legal()


@rule("G-T3")
def test_then_a_number_must_be_the_same_or_higher() -> None:
    match = table("4 5 6", "9", pile="5")
    assert plays(match) == "5 | 6"
    assert refused(match, "play 4") == ("too_low", "G-T3", {"card": "4", "top": "5"})


@rule("G-T3")
def test_it_is_the_number_that_counts_and_not_how_many() -> None:
    match = table("5 6", "9", pile="5 5")
    assert plays(match) == "5 | 6"


@rule("G-T4")
def test_after_a_play_the_hand_is_drawn_up_to_three() -> None:
    match = table("4 4 7", "9", pile="2", deck="10 9 8")
    assert match.apply("play 4 4")[1:] == [Drew(0, ["10", "9"])]
    assert hand(match, 0) == "7 9 10"
    assert open_view(match).deck == ["8"]


@rule("G-T4")
def test_with_three_or_more_left_nothing_is_drawn() -> None:
    match = play(table("4 5 6 7", "9", pile="2", deck="10 9 8"), "play 4")
    assert hand(match, 0) == "5 6 7"
    assert open_view(match).deck_count == 3


@rule("G-T4")
def test_from_a_deck_that_runs_out_what_is_there_is_drawn() -> None:
    match = play(table("4 4 7", "9", pile="2", deck="10"), "play 4 4")
    assert hand(match, 0) == "7 10"


@rule("G-T4")
def test_with_the_deck_empty_nothing_is_drawn() -> None:
    match = table("4 4 7", "9", pile="2")
    assert len(match.apply("play 4 4")) == 1
    assert hand(match, 0) == "7"


@rule("G-T4")
def test_who_takes_the_pile_draws_nothing() -> None:
    match = play(table("4", "9", pile="5", deck="10"), "pick up")
    assert hand(match, 0) == "4 5"


@rule("G-T5")
def test_who_cannot_play_takes_the_whole_pile_and_the_turn_ends() -> None:
    match = table("1 4", "9 10", pile="2 3 limbo 3 8")
    assert plays(match) == "pick up"
    assert match.apply("pick up") == [TookPile(0, ["8", "3", "limbo", "3", "2"])]
    assert hand(match, 0) == "1 2 3 3 4 8 limbo"
    assert pile(match) == ""
    assert match.to_act == 1
    assert plays(match) == "9 | 10", "any card on the empty pile"


@rule("G-T5")
def test_who_can_play_does_not_take_the_pile() -> None:
    match = table("1 9 9", "9", pile="8")
    assert refused(match, "pick up") == ("can_play", "G-T5", {"playable": ["9"], "blind": False})


@rule("G-T5")
@pytest.mark.parametrize("power", ["boom", "drop", "limbo", "ninja"])
def test_a_power_that_fits_must_be_played(power: str) -> None:
    match = table(f"1 {power}", "9", pile="8")
    assert plays(match) == power
    assert refused(match, "pick up")[:2] == ("can_play", "G-T5")


@rule("G-T5")
def test_a_power_that_does_not_fit_is_no_play() -> None:
    assert plays(table("1 limbo", "9", pile="4")) == "pick up"
    assert plays(table("1 boom", "9", pile="4 ninja")) == "pick up"


@rule("G-T5")
def test_with_voluntary_pickup_anybody_may_take_the_pile() -> None:
    match = table("1 9 9", "9", pile="8 8", voluntary_pickup=True)
    assert plays(match) == "9 | 9 9 | pick up"
    play(match, "pick up")
    assert hand(match, 0) == "1 8 8 9 9"
    assert match.to_act == 1


@rule("G-T5", "G-T6")
@pytest.mark.parametrize("voluntary_pickup", [False, True])
def test_nobody_takes_an_empty_pile(voluntary_pickup: bool) -> None:
    match = table("1 9", "9", voluntary_pickup=voluntary_pickup)
    assert plays(match) == "1 | 9"
    assert refused(match, "pick up") == ("pile_is_empty", "G-T6", {})


@rule("G-T5")
def test_with_voluntary_pickup_a_blind_play_may_be_avoided_too() -> None:
    match = table("/ / 1 2 3", "9", pile="8", voluntary_pickup=True)
    assert match.legal() == ["blind 1", "blind 2", "blind 3", "pick up"]
    play(match, "pick up")
    assert hand(match, 0) == "8"
    match = table("/ / 1 2 3", "9", pile="8")
    assert match.legal() == ["blind 1", "blind 2", "blind 3"]
    assert refused(match, "pick up") == ("can_play", "G-T5", {"playable": [], "blind": True})
    match = table("/ / 1 2 3", "9", voluntary_pickup=True)
    assert match.legal() == ["blind 1", "blind 2", "blind 3"]


@rule("G-T6")
def test_on_an_empty_pile_any_card_may_be_played() -> None:
    match = table("1 10 boom drop limbo ninja", "9")
    assert plays(match) == "1 | 10 | boom | drop | limbo | ninja"


@rule("G-T7")
def test_with_hand_and_deck_empty_the_face_up_cards_are_played() -> None:
    match = table("/ 6 8 ninja / 1 2 3", "9", pile="5")
    assert plays(match) == "6 | 8 | ninja"
    assert match.apply("play 8") == [Played(0, ["8"], "row")]
    assert face_up(match, 0) == "6 ninja"
    assert match.to_act == 1


@rule("G-T7")
def test_face_up_cards_follow_the_same_rules() -> None:
    match = table("/ 4 8 8 / 1", "9", pile="5")
    assert plays(match) == "8 | 8 8"
    assert refused(match, "play 4") == ("too_low", "G-T3", {"card": "4", "top": "5"})
    assert refused(match, "play 8 8 8") == ("not_so_many", "G-T1", {"held": 2, "card": "8", "played": 3})
    assert refused(match, "play 9") == ("not_face_up", "G-T7", {})
    play(match, "play 8 8")
    assert face_up(match, 0) == "4"


@rule("G-T7")
def test_face_up_cards_wait_until_the_hand_is_empty_and_are_never_mixed_with_it() -> None:
    match = table("8 / 8 9", "9", pile="5")
    assert plays(match) == "8"
    assert refused(match, "play 9") == ("face_up_later", "G-T7", {})
    assert refused(match, "play 8 8") == ("not_so_many", "G-T1", {"held": 1, "card": "8", "played": 2})
    assert match.why_not_so(Parts("play", card="8", from_="row")) == Refusal("face_up_later", "G-T7")
    assert match.why_not_so(Parts("play", card="8", from_="hand")) is None


@rule("G-T7")
def test_the_last_card_of_the_deck_comes_before_the_face_up_cards() -> None:
    match = play(table("8 / 9", "8 9", pile="5", deck="10"), "play 8", "play 8")
    assert plays(match) == "10"


@rule("G-T7")
def test_who_cannot_play_face_up_takes_the_pile_and_plays_it_first() -> None:
    match = table("/ 4 / 1", "9 9", pile="5 8")
    assert plays(match) == "pick up"
    play(match, "pick up")
    assert (hand(match, 0), face_up(match, 0)) == ("5 8", "4")
    play(match, "play 9")
    assert plays(match) == "pick up"


@rule("G-T8")
def test_no_blind_card_before_hand_and_face_up_cards_are_gone() -> None:
    assert refused(table("8 / / 1", "9"), "blind 1") == ("not_blind_yet", "G-T8", {})
    assert refused(table("/ 8 / 1", "9"), "blind 1") == ("not_blind_yet", "G-T8", {})
    assert refused(table("/ / 1", "9"), "blind 1") == ("", "", {})


@rule("G-T8")
def test_a_blind_card_that_fits_is_played() -> None:
    match = table("/ / 1 8 2", "9", pile="7")
    assert match.legal() == ["blind 1", "blind 2", "blind 3"]
    assert match.apply("blind 2") == [TurnedBlind(0, 2, "8", fits=True)]
    assert pile(match) == "7 8"
    assert match.to_act == 1


@rule("G-T8")
def test_a_blind_card_that_does_not_fit_goes_to_the_hand_with_the_pile() -> None:
    match = table("/ / 1 8 2", "9 9", pile="7 7")
    facts = match.apply("blind 3")
    assert facts == [TurnedBlind(0, 3, "2", fits=False), TookPile(0, ["7", "7"])]
    assert hand(match, 0) == "2 7 7"
    assert pile(match) == ""
    assert match.to_act == 1


@rule("G-T8")
def test_the_hand_is_emptied_before_the_next_blind_card() -> None:
    match = play(table("/ / 1 8 2", "5 6 6", pile="7"), "blind 3", "play 6")
    assert hand(match, 0) == "2 7"
    assert refused(match, "blind 1")[0] == "not_blind_yet"
    play(match, "play 7", "pick up", "play 2", "play 5")
    assert match.legal() == ["blind 1", "blind 2"]


@rule("G-T8")
def test_slots_keep_their_numbers() -> None:
    match = table("/ / 1 - 2", "9")
    assert match.legal() == ["blind 1", "blind 3"]
    assert refused(match, "blind 2") == ("blind_is_gone", "G-T8", {"slot": 2})


@rule("G-T8")
def test_blind_cards_are_chosen_unseen_one_at_a_time() -> None:
    match = table("/ / 8 8", "9", pile="7")
    assert refused(match, "play 8") == ("only_blind", "G-T8", {})
    play(match, "blind 1")
    assert pile(match) == "7 8"
    assert open_view(match).players[0].blind_slots == [2]


@rule("G-T8")
@pytest.mark.parametrize(
    ("under", "card", "taken"),
    [("4", "limbo", "4 limbo"), ("4 ninja", "boom", "4 boom ninja"), ("4", "drop", ""), ("8", "limbo", "")],
)
def test_blind_powers_have_to_fit_like_any_other(under: str, card: str, taken: str) -> None:
    match = table(f"/ / {card} 1", "9", pile=under)
    assert match.apply("blind 1")[0] == TurnedBlind(0, 1, card, fits=not taken)
    assert hand(match, 0) == taken


@rule("G-T8")
def test_on_an_empty_pile_every_blind_card_fits() -> None:
    match = play(table("/ / 1 2", "9"), "blind 1")
    assert pile(match) == "1"


@rule("G-T9")
def test_play_goes_clockwise_one_play_a_turn() -> None:
    match = table("1 4 7", "2 5 8", "3 6 9", to_act=1)
    order = []
    for move in ("play 2", "play 3", "play 4", "play 5", "play 6"):
        order.append(match.to_act)
        play(match, move)
    assert order == [1, 2, 0, 1, 2]


@rule("G-T9")
def test_a_move_out_of_turn_is_refused() -> None:
    refusal = table("1 4", "2 5", to_act=1).why_not("play 4", 0)
    assert refusal is not None
    assert (refusal.code, refusal.clause, refusal.facts) == ("not_your_turn", "G-T9", {"to_act": 1})
