"""What a hint says about a move: points as the piles lie, and only what the seat to act knows."""

from parlour.engine.match import Match
from parlour.games.villains import GAME
from tests.games.villains.builder import Place, state_of, table, turn

HERO = "[red-1]"


def remark(match: Match, move: str) -> str:
    assert move in match.legal()
    return GAME.remark(state_of(match), GAME.parse(move))


def test_a_card_on_the_own_pile_says_what_the_pile_counts() -> None:
    match = turn("red-2 red-6", own="red-5", left=HERO, right=HERO)
    assert remark(match, "red-6 own") == "your pile then counts 11"
    assert remark(match, "red-2 own") == "your pile then counts 7, though red 6 could stay too"


def test_a_card_that_the_own_heroes_cancel_counts_nothing() -> None:
    match = turn("red-1 red-2", own=f"red-3 {HERO} red-5", left=HERO, right=HERO)
    assert remark(match, "red-1 own") == "counts nothing as long as your Hero cancels the 1s"
    match = turn("red-4 red-2", own=f"{HERO} {HERO} {HERO} {HERO} red-5", left=HERO, right=HERO)
    assert remark(match, "red-4 own") == "counts nothing as long as your 4 Heroes cancel the 4s"
    assert remark(match, "red-2 own") == "your pile then counts 7", "the 4 is no better card to keep"


def test_a_card_for_a_neighbour_says_who_gets_how_much() -> None:
    match = turn("red-4 red-1", own="red-5", left="blue-4", right="green-1 green-6 blue-1")
    assert remark(match, "red-4 left") == "gives 4 points to seat 1"
    assert remark(match, "red-1 right") == "gives 1 point to seat 2, the strongest opponent"


def test_a_card_that_the_neighbours_heroes_cancel_costs_nothing() -> None:
    match = turn("red-2", own="red-5", left=f"{HERO} {HERO} blue-2", right=HERO)
    assert remark(match, "red-2 left") == "costs you nothing as long as seat 1's 2 Heroes cancel the 2s"


def test_a_hero_says_what_it_cancels_and_what_counts_again() -> None:
    match = turn("blue-1", own=f"red-3 red-2 {HERO} {HERO} red-6", left=HERO, right=HERO)
    assert remark(match, "blue-1 hero") == "your Hero number 3 cancels your 3s and lets your 2s count again: you -1"
    match = turn("blue-1", own=f"red-2 {HERO} {HERO} red-6", left=HERO, right=HERO)
    assert remark(match, "blue-1 hero") == "your Hero number 3 lets your 2s count again: you +2"
    match = turn("blue-1", own=f"red-1 red-6 {' '.join([HERO] * 6)} red-6", left=HERO, right=HERO)
    assert remark(match, "blue-1 hero") == "your Hero number 7 cancels your 1s: you -1"


def test_a_hero_says_what_else_the_card_could_do() -> None:
    match = turn("red-6 blue-6 curse", own="red-5", left=HERO, right=HERO)
    nothing = "your Hero number 1 cancels nothing of yours"
    assert remark(match, "blue-6 hero") == nothing
    assert remark(match, "red-6 hero") == f"{nothing}; red 6 could stay Villain side up"
    assert remark(match, "curse hero") == f"{nothing}; spends Powerful Curse without its power"


def test_a_curse_says_what_it_removes() -> None:
    assert remark(turn("curse", own="red-2", left="blue-6", right="red-5"), "curse") == "removes blue 6: seat 1 -6"
    match = turn("curse", own="red-6", left="blue-6", right="red-5")
    assert remark(match, "curse") == "removes all 6s that show: you -6, seat 1 -6"
    match = turn("curse", own="red-6", left="blue-5", right="red-5")
    assert remark(match, "curse") == "removes nothing but your own red 6"
    match = turn("curse", own=HERO, left=HERO, right=HERO)
    assert remark(match, "curse") == "has no effect: there is nothing for it to act on"


def test_hypnotize_says_what_it_takes_unless_nobody_has_shown_it() -> None:
    match = turn("hypnotize", left="red-1 red-6", across="blue-1 [blue-5]", right="red-1 (red-3)")
    assert remark(match, "hypnotize 1") == "puts red 6 into your hand: seat 1 -6"
    assert remark(match, "hypnotize 2") == "puts blue 5 into your hand: seat 2 +1"
    assert remark(match, "hypnotize 3") == "puts a Hero that you have not seen into your hand: seat 3 +1"


def test_a_hero_that_you_laid_yourself_is_no_riddle() -> None:
    match = turn("hypnotize", left="red-2 (green-6@0)", right=HERO)
    assert remark(match, "hypnotize 1") == "puts green 6 into your hand: changes no pile's points"


def test_meddling_counts_what_it_turns_and_names_what_is_not_known() -> None:
    match = turn("meddling", own="red-5", left="red-1 red-6", across="blue-2 [blue-5]", right="red-1 (red-3)")
    assert remark(match, "meddling") == "seat 1 -7, seat 2 +5; turns up what you have not seen at seat 3"
    match = table(Place("red-5", "meddling"), Place("(red-3)"), Place("(red-4)"))
    assert remark(match, "meddling") == "turns up what you have not seen at seat 1 and seat 2"
    match = table(Place("red-5", "meddling"), Place(""), Place(""))
    assert remark(match, "meddling") == "has no effect: there is nothing for it to act on"


def test_swipe_says_what_is_swapped() -> None:
    match = turn("swipe", own="blue-4 red-2", left="red-6", right=HERO)
    assert remark(match, "swipe 1") == "brings you red 6 for red 2: you +4, seat 1 -4"
    assert remark(match, "swipe 2") == "brings you a Hero for red 2: you -2, seat 2 +2"
    match = table(Place("", "swipe"), Place("red-6"), Place(""))
    assert remark(match, "swipe 1") == "brings you red 6 for nothing: you +6, seat 1 -6"


def test_no_escape_counts_whom_it_hits() -> None:
    match = table(Place("red-5", "no-escape"), Place(), Place(hand=""), Place(open="red-2"))
    assert remark(match, "no-escape") == "chance settles the next card of 1 opponent, and you see it"
    match = table(Place("red-5", "no-escape"), Place(), Place(), Place())
    assert remark(match, "no-escape") == "chance settles the next card of 3 opponents, and you see it"
    match = table(Place("red-5", "no-escape"), Place(hand=""), Place(hand=""))
    assert remark(match, "no-escape") == "has no effect: there is nothing for it to act on"


def test_whirlpool_says_what_comes_and_who_gains() -> None:
    match = turn("whirlpool", own="red-4", left="blue-1", right="green-6")
    assert remark(match, "whirlpool left") == "brings you green 6 for red 4: you +2, seat 1 +3, seat 2 -5"
    assert remark(match, "whirlpool right") == "brings you blue 1 for red 4: you -3, seat 1 +5, seat 2 -2"
    match = table(Place("", "whirlpool"), Place(""), Place(""))
    assert remark(match, "whirlpool left") == "has no effect: there is nothing for it to act on"


def test_a_power_without_a_target_has_no_effect() -> None:
    for power in ("hypnotize", "swipe"):
        match = table(Place("red-5", power), Place(""), Place(""))
        assert remark(match, power) == "has no effect: there is nothing for it to act on"
