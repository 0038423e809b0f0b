"""Diamoniak: what is said for or against a move."""

from parlour.engine.game import AnyGame
from parlour.engine.match import Match
from parlour.games.diamoniak import GAME
from tests.games.diamoniak.builder import table


def said(match: Match, move: str) -> str:
    game: AnyGame = GAME
    assert match.why_not(move) is None
    return game.remark(match.state, game.parse(move))


def test_a_draw_is_weighed_by_the_witches_and_what_they_would_take() -> None:
    pile = "witch*2 diamond*6"
    match = table("red: red*2 diamond", "blue: blue", pile=pile, rest="discards")
    assert said(match, "draw") == "2 of 8 cards to come are witches, and one would take 3 cards, 2 of your castle"
    match = table("red: red diamond*3", "blue: blue", pile="witch diamond*6", rest="discards")
    assert said(match, "draw") == "1 of 7 cards to come is a witch, and one would take 3 cards"
    match = table("red: red*2 fairy", "blue: blue", pile=pile, rest="discards")
    assert said(match, "draw") == "2 of 8 cards to come are witches, and a fairy is ready"


def test_a_draw_without_risk_is_called_so() -> None:
    match = table("red: red*2", "blue: blue", pile="diamond*6", rest="discards", has_drawn=True)
    assert said(match, "draw") == "no risk: no witch among the 6 cards to come"
    assert said(match, "stop") == "leaves 6 cards without a witch to the next player"
    match = table(": fairy", "blue: blue", pile="witch*2 diamond", rest="discards", has_drawn=True)
    assert said(match, "draw") == "no risk: 2 of 3 cards to come are witches, and you have nothing to lose"
    assert said(match, "stop") == "keeps nothing safe: you have nothing to lose"


def test_an_empty_pile_is_judged_by_the_discards() -> None:
    rich = "diamond*20 fairy*3 red*5 blue*6 green*6 yellow*6"
    match = table("red: red", f"blue: {rich}", rest="discards", has_drawn=True)
    assert said(match, "draw") == "7 of 7 cards to come are witches, and one would take a card of your castle"


def test_a_draw_that_may_win_says_how_likely() -> None:
    match = table("red: red*5", "blue: blue", pile="red witch*2 diamond", rest="discards")
    assert said(match, "draw") == "1 of 4 cards to come would win; 2 of 4 cards to come are witches"


def test_a_draw_instead_of_winning_is_called_so() -> None:
    match = table("red: red*5 diamond*3", "blue: blue red")
    assert said(match, "draw") == "passes up a purchase that wins"
    assert said(match, "buy from 1") == "completes your castle: you win"


def test_a_purchase_says_what_it_builds_and_whom_it_pays() -> None:
    match = table("red: red*2 diamond*3", "blue: blue red diamond")
    assert said(match, "buy from 1") == "makes it 3 of 6 castle cards, and gives the seller 4 diamonds"


def test_stopping_says_what_it_keeps() -> None:
    match = table("red: red*2 diamond", "blue: blue", pile="witch*2 diamond", rest="discards", has_drawn=True)
    assert said(match, "stop") == "keeps your 3 cards from 2 witches among 3 cards"
    match = table("red: red", "blue: blue", pile="witch", rest="discards", has_drawn=True)
    assert said(match, "stop") == "keeps your 1 card from the witch among 1 card"


def test_a_fairy_says_what_it_keeps_and_what_is_left() -> None:
    match = table("red: red*3 fairy", "blue: blue", owed=3)
    assert said(match, "fairy") == "keeps 3 cards, all of your castle, and leaves you no fairy for the next witch"
    match = table("red: diamond*2 red fairy*2", "blue: blue", owed=3)
    assert said(match, "fairy") == "keeps 3 cards, 1 of your castle, and leaves you 1 more of them"


def test_a_diamond_is_weighed_by_the_price() -> None:
    held = "red: red*3 diamond*{}"
    assert said(table(held.format(5), ":", owed=3), "give diamond") == "leaves you 4 diamonds, still enough to buy"
    assert said(table(held.format(3), ":", owed=3), "give diamond") == "leaves you 2 diamonds, one too few to buy"
    assert said(table(held.format(2), ":", owed=3), "give diamond") == "leaves you 1 diamond; 3 buy a castle card"


def test_a_card_of_the_own_castle_is_missed() -> None:
    match = table("red: red*3 diamond", "blue: blue", owed=3)
    assert said(match, "give castle-red") == "shrinks your castle to 2 of 6, though you have 1 card besides"
    match = table("red: red*3", "blue: blue", owed=3)
    assert said(match, "give castle-red") == "shrinks your castle to 2 of 6"


def test_a_foreign_castle_card_is_weighed_by_who_builds_it() -> None:
    match = table("red: red*3 blue green yellow", "blue: blue*4", "green: green*2 diamond*3", owed=3)
    assert said(match, "give castle-blue") == "takes a blue card away from a rival with 4 of 6"
    assert said(match, "give castle-green") == (
        "takes a green card away from a rival with 2 of 6, who could buy it now"
    )
    assert said(match, "give castle-yellow") == "nobody builds yellow: of no use but for a witch"
