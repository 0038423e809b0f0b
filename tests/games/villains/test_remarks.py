"""What a hint says about a move: points as the piles lie, and only what the seat to act knows."""

from parlour.engine.game import Remark
from parlour.engine.game import remark as said
from parlour.engine.match import Match
from parlour.games.villains import GAME
from parlour.words import words_of
from tests.games.villains.builder import Place, state_of, table, turn

HERO = "[red-1]"
NO_EFFECT = "Has no effect: there is nothing for it to act on."


def remark(match: Match, move: str) -> Remark:
    assert move in match.legal()
    found = GAME.remark(state_of(match), GAME.parse(move))
    assert found is not None
    return found


def english(match: Match, move: str) -> str:
    return words_of(GAME, "en").remark(remark(match, move), match.names)


def german(match: Match, move: str) -> str:
    return words_of(GAME, "de").remark(remark(match, move), match.names)


def test_a_card_on_the_own_pile_says_what_the_pile_counts() -> None:
    match = turn("red-2 red-6", own="red-5", left=HERO, right=HERO)
    assert remark(match, "red-6 own") == said("stays", points=11, better=None)
    assert english(match, "red-6 own") == "Your pile then counts 11."
    assert english(match, "red-2 own") == "Your pile then counts 7, though the red 6 could stay too."
    assert german(match, "red-2 own") == "Dein Stapel zählt dann 7, aber auch Rot 6 könnte bleiben."


def test_a_card_that_the_own_heroes_cancel_counts_nothing() -> None:
    match = turn("red-1 red-2", own=f"red-3 {HERO} red-5", left=HERO, right=HERO)
    assert english(match, "red-1 own") == "Counts nothing as long as your Hero cancels the 1s."
    assert german(match, "red-1 own") == "Zählt nichts, solange dein Held die 1er streicht."
    match = turn("red-4 red-2", own=f"{HERO} {HERO} {HERO} {HERO} red-5", left=HERO, right=HERO)
    assert remark(match, "red-4 own") == said("stays_for_nothing", heroes=4, number=4)
    assert english(match, "red-4 own") == "Counts nothing as long as your 4 Heroes cancel the 4s."
    assert english(match, "red-2 own") == "Your pile then counts 7.", "the 4 is no better card to keep"


def test_a_card_for_a_neighbour_says_who_gets_how_much() -> None:
    match = turn("red-4 red-1", own="red-5", left="blue-4", right="green-1 green-6 blue-1")
    assert remark(match, "red-4 left") == said("gives", points=4, seat=1, strongest=False)
    assert english(match, "red-4 left") == "Gives 4 points to Bo."
    assert english(match, "red-1 right") == "Gives 1 point to Cy, the strongest opponent."
    assert german(match, "red-4 left") == "Bringt Bo 4 Punkte."
    assert german(match, "red-1 right") == "Bringt dem stärksten Gegner, Cy, 1 Punkt."


def test_a_card_that_the_neighbours_heroes_cancel_costs_nothing() -> None:
    match = turn("red-2", own="red-5", left=f"{HERO} {HERO} blue-2", right=HERO)
    assert remark(match, "red-2 left") == said("costs_nothing", seat=1, heroes=2, number=2)
    assert english(match, "red-2 left") == "Costs you nothing as long as Bo’s 2 Heroes cancel the 2s."
    assert german(match, "red-2 left") == "Kostet dich nichts, solange die 2 Helden von Bo die 2er streichen."


def test_a_hero_says_what_it_cancels_and_what_counts_again() -> None:
    match = turn("blue-1", own=f"red-3 red-2 {HERO} {HERO} red-6", left=HERO, right=HERO)
    both = "Your Hero number 3 cancels your 3s and lets your 2s count again: you −1."
    assert english(match, "blue-1 hero") == both
    assert german(match, "blue-1 hero") == "Dein 3. Held streicht deine 3er und lässt deine 2er wieder zählen: du −1."
    assert remark(match, "blue-1 hero").facts["gains"] == [-1, None, None]
    match = turn("blue-1", own=f"red-2 {HERO} {HERO} red-6", left=HERO, right=HERO)
    assert english(match, "blue-1 hero") == "Your Hero number 3 lets your 2s count again: you +2."
    match = turn("blue-1", own=f"red-1 red-6 {' '.join([HERO] * 6)} red-6", left=HERO, right=HERO)
    assert english(match, "blue-1 hero") == "Your Hero number 7 cancels your 1s: you −1."


def test_a_hero_says_what_else_the_card_could_do() -> None:
    match = turn("red-6 blue-6 curse", own="red-5", left=HERO, right=HERO)
    nothing = "Your Hero number 1 cancels nothing of yours"
    assert english(match, "blue-6 hero") == f"{nothing}."
    assert english(match, "red-6 hero") == f"{nothing}; the red 6 could stay Villain side up."
    assert english(match, "curse hero") == f"{nothing}; Powerful Curse is spent without its power."
    assert german(match, "blue-6 hero") == "Dein 1. Held streicht dir nichts."
    assert german(match, "red-6 hero") == "Dein 1. Held streicht dir nichts; Rot 6 könnte offen liegen bleiben."
    spent = "Dein 1. Held streicht dir nichts; Mächtiger Fluch ist dann ohne Wirkung vertan."
    assert german(match, "curse hero") == spent


def test_a_curse_says_what_it_removes() -> None:
    match = turn("curse", own="red-2", left="blue-6", right="red-5")
    assert english(match, "curse") == "Removes the blue 6: Bo −6."
    assert german(match, "curse") == "Entfernt Blau 6: Bo −6."
    match = turn("curse", own="red-6", left="blue-6", right="red-5")
    gains = [-6, -6, None]
    assert remark(match, "curse") == said("removes", card="red-6", number=6, count=2, gains=[*gains], me=0)
    assert english(match, "curse") == "Removes all 6s that show: you −6, Bo −6."
    assert german(match, "curse") == "Entfernt alle 6er, die offen liegen: du −6, Bo −6."
    match = turn("curse", own="red-6", left="blue-5", right="red-5")
    assert english(match, "curse") == "Removes nothing but your own red 6."
    assert german(match, "curse") == "Entfernt nur deine eigene Karte, Rot 6."
    match = turn("curse", own=HERO, left=HERO, right=HERO)
    assert english(match, "curse") == NO_EFFECT


def test_hypnotize_says_what_it_takes_unless_nobody_has_shown_it() -> None:
    match = turn("hypnotize", left="red-1 red-6", across="blue-1 [blue-5]", right="red-1 (red-3)")
    assert english(match, "hypnotize 1") == "Puts the red 6 into your hand: Bo −6."
    assert english(match, "hypnotize 2") == "Puts the blue 5 into your hand: Cy +1."
    assert remark(match, "hypnotize 3") == said("takes", card=None, gains=[None, None, None, 1], me=0)
    assert english(match, "hypnotize 3") == "Puts a Hero that you have not seen into your hand: Di +1."
    assert german(match, "hypnotize 1") == "Bringt dir Rot 6 auf die Hand: Bo −6."
    assert german(match, "hypnotize 3") == "Bringt dir einen Helden auf die Hand, den du nicht gesehen hast: Di +1."


def test_a_hero_that_you_laid_yourself_is_no_riddle() -> None:
    match = turn("hypnotize", left="red-2 (green-6@0)", right=HERO)
    assert english(match, "hypnotize 1") == "Puts the green 6 into your hand: no pile’s points change."
    assert german(match, "hypnotize 1") == "Bringt dir Grün 6 auf die Hand: kein Stapel zählt danach anders."


def test_meddling_counts_what_it_turns_and_names_what_is_not_known() -> None:
    match = turn("meddling", own="red-5", left="red-1 red-6", across="blue-2 [blue-5]", right="red-1 (red-3)")
    assert remark(match, "meddling") == said("turns", gains=[None, -7, 5, None], me=0, seats=[3])
    turns = "Turns cards over: Bo −7, Cy +5; turns up what you have not seen at Di."
    assert english(match, "meddling") == turns
    umgedreht = "Dreht Karten um: Bo −7, Cy +5; bei Di kommt zum Vorschein, was du nicht gesehen hast."
    assert german(match, "meddling") == umgedreht
    match = turn("meddling", own="red-5", left="red-1 red-6", right=HERO)
    assert english(match, "meddling") == "Turns cards over: Bo −7, Cy +1."
    match = table(Place("red-5", "meddling"), Place("(red-3)"), Place("(red-4)"))
    assert remark(match, "meddling") == said("turns_up", seats=[1, 2])
    assert english(match, "meddling") == "Turns up what you have not seen at Bo and Cy."
    assert german(match, "meddling") == "Bei Bo und Cy kommt zum Vorschein, was du nicht gesehen hast."
    match = table(Place("red-5", "meddling"), Place(""), Place(""))
    assert english(match, "meddling") == NO_EFFECT


def test_swipe_says_what_is_swapped() -> None:
    match = turn("swipe", own="blue-4 red-2", left="red-6", right=HERO)
    assert english(match, "swipe 1") == "Brings you the red 6 for the red 2: you +4, Bo −4."
    assert english(match, "swipe 2") == "Brings you a Hero for the red 2: you −2, Cy +2."
    assert german(match, "swipe 2") == "Bringt dir einen Helden für Rot 2: du −2, Cy +2."
    match = table(Place("", "swipe"), Place("red-6"), Place(""))
    assert remark(match, "swipe 1") == said("brings", taken="red-6", given=None, gains=[6, -6, None], me=0)
    assert english(match, "swipe 1") == "Brings you the red 6 for nothing: you +6, Bo −6."


def test_no_escape_counts_whom_it_hits() -> None:
    match = table(Place("red-5", "no-escape"), Place(), Place(hand=""), Place(open="red-2"))
    assert english(match, "no-escape") == "Chance settles the next card of 1 opponent, and you see it."
    match = table(Place("red-5", "no-escape"), Place(), Place(), Place())
    assert remark(match, "no-escape") == said("settles", count=3)
    assert english(match, "no-escape") == "Chance settles the next card of 3 opponents, and you see them."
    assert german(match, "no-escape") == "Der Zufall bestimmt die nächste Karte von 3 Gegnern, und du siehst sie."
    match = table(Place("red-5", "no-escape"), Place(hand=""), Place(hand=""))
    assert english(match, "no-escape") == NO_EFFECT


def test_whirlpool_says_what_comes_and_who_gains() -> None:
    match = turn("whirlpool", own="red-4", left="blue-1", right="green-6")
    assert english(match, "whirlpool left") == "Brings you the green 6 for the red 4: you +2, Bo +3, Cy −5."
    assert english(match, "whirlpool right") == "Brings you the blue 1 for the red 4: you −3, Bo +5, Cy −2."
    assert german(match, "whirlpool left") == "Bringt dir Grün 6 für Rot 4: du +2, Bo +3, Cy −5."
    match = table(Place("", "whirlpool"), Place(""), Place(""))
    assert english(match, "whirlpool left") == NO_EFFECT
    assert german(match, "whirlpool left") == "Bleibt ohne Wirkung: Da ist nichts, worauf es wirken könnte."


def test_a_power_without_a_target_has_no_effect() -> None:
    for power in ("hypnotize", "swipe"):
        match = table(Place("red-5", power), Place(""), Place(""))
        assert remark(match, power) == said("no_effect")
