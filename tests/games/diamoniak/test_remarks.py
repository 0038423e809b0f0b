"""Diamoniak: what is said for or against a move."""

from parlour.engine.game import AnyGame, Remark, remark
from parlour.engine.match import Match
from parlour.games.diamoniak import GAME
from tests.games.diamoniak.builder import table


def said(match: Match, move: str) -> Remark | None:
    game: AnyGame = GAME
    assert match.why_not(move) is None
    return game.remark(match.state, game.parse(move))


def test_a_draw_is_weighed_by_the_witches_and_what_they_would_take() -> None:
    pile = "witch*2 diamond*6"
    match = table("red: red*2 diamond", "blue: blue", pile=pile, rest="discards")
    assert said(match, "draw") == remark("risks", witches=2, of=8, toll=3, built=2, share="some")
    match = table("red: red diamond*3", "blue: blue", pile="witch diamond*6", rest="discards")
    assert said(match, "draw") == remark("risks", witches=1, of=7, toll=3, built=0, share="none")
    match = table("red: red*2 fairy", "blue: blue", pile=pile, rest="discards")
    assert said(match, "draw") == remark("fairy_ready", witches=2, of=8)


def test_a_draw_without_risk_is_called_so() -> None:
    match = table("red: red*2", "blue: blue", pile="diamond*6", rest="discards", has_drawn=True)
    assert said(match, "draw") == remark("no_witch", of=6)
    assert said(match, "stop") == remark("leaves_safe_cards", of=6)
    match = table(": fairy", "blue: blue", pile="witch*2 diamond", rest="discards", has_drawn=True)
    assert said(match, "draw") == remark("nothing_to_lose", witches=2, of=3)
    assert said(match, "stop") == remark("keeps_nothing")


def test_an_empty_pile_is_judged_by_the_discards() -> None:
    rich = "diamond*20 fairy*3 red*5 blue*6 green*6 yellow*6"
    match = table("red: red", f"blue: {rich}", rest="discards", has_drawn=True)
    assert said(match, "draw") == remark("risks", witches=7, of=7, toll=1, built=1, share="all")


def test_a_draw_that_may_win_says_how_likely() -> None:
    match = table("red: red*5", "blue: blue", pile="red witch*2 diamond", rest="discards")
    assert said(match, "draw") == remark("may_win", wins=1, witches=2, of=4)


def test_a_draw_instead_of_winning_is_called_so() -> None:
    match = table("red: red*5 diamond*3", "blue: blue red")
    assert said(match, "draw") == remark("passes_up_win")
    assert said(match, "buy from 1") == remark("wins")


def test_a_purchase_says_what_it_builds_and_whom_it_pays() -> None:
    match = table("red: red*2 diamond*3", "blue: blue red diamond")
    assert said(match, "buy from 1") == remark("builds", built=3, whole=6, seller=1, diamonds=4)


def test_stopping_says_what_it_keeps() -> None:
    match = table("red: red*2 diamond", "blue: blue", pile="witch*2 diamond", rest="discards", has_drawn=True)
    assert said(match, "stop") == remark("keeps", count=3, witches=2, of=3)
    match = table("red: red", "blue: blue", pile="witch", rest="discards", has_drawn=True)
    assert said(match, "stop") == remark("keeps", count=1, witches=1, of=1)


def test_a_fairy_says_what_it_keeps_and_what_is_left() -> None:
    match = table("red: red*3 fairy", "blue: blue", owed=3)
    assert said(match, "fairy") == remark("sends_away", left=0, toll=3, built=3, share="all")
    match = table("red: diamond*2 red fairy*2", "blue: blue", owed=3)
    assert said(match, "fairy") == remark("sends_away", left=1, toll=3, built=1, share="some")


def test_a_diamond_is_weighed_by_the_price() -> None:
    held = "red: red*3 diamond*{}"
    assert said(table(held.format(5), ":", owed=3), "give diamond") == remark("still_enough", diamonds=4)
    assert said(table(held.format(3), ":", owed=3), "give diamond") == remark("one_too_few", diamonds=2)
    assert said(table(held.format(2), ":", owed=3), "give diamond") == remark("diamonds_left", diamonds=1, price=3)


def test_a_card_of_the_own_castle_is_missed() -> None:
    match = table("red: red*3 diamond", "blue: blue", owed=3)
    assert said(match, "give castle-red") == remark("shrinks", built=2, whole=6, spare=1)
    match = table("red: red*3", "blue: blue", owed=3)
    assert said(match, "give castle-red") == remark("shrinks", built=2, whole=6, spare=0)


def test_a_foreign_castle_card_is_weighed_by_who_builds_it() -> None:
    match = table("red: red*3 blue green yellow", "blue: blue*4", "green: green*2 diamond*3", owed=3)
    of_ben = remark("takes_away", card="castle-blue", rival=1, built=4, whole=6, can_pay=False)
    of_cleo = remark("takes_away", card="castle-green", rival=2, built=2, whole=6, can_pay=True)
    assert said(match, "give castle-blue") == of_ben
    assert said(match, "give castle-green") == of_cleo
    assert said(match, "give castle-yellow") == remark("nobody_builds", card="castle-yellow")


def test_without_a_castle_a_free_colour_is_still_to_be_drawn() -> None:
    match = table(":yellow*2", "blue: blue", owed=2)
    assert said(match, "give castle-yellow") == remark("nobody_builds_yet", card="castle-yellow")
