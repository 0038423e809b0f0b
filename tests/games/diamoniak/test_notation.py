"""Diamoniak in writing: the notation that records use, the parts of an action, a view as text."""

import pytest

from parlour.engine.game import AnyGame, Parts, Wish
from parlour.engine.match import Match
from parlour.games.diamoniak import GAME
from parlour.words import words_of
from tests.games.diamoniak.builder import play, table


def test_actions_in_notation() -> None:
    assert [GAME.write(action) for action in range(GAME.actions)] == [
        "draw",
        "stop",
        "fairy",
        "buy from 0",
        "buy from 1",
        "buy from 2",
        "buy from 3",
        "give castle-red",
        "give castle-blue",
        "give castle-green",
        "give castle-yellow",
        "give diamond",
    ]


def parts(match: Match, move: str) -> Parts:
    game: AnyGame = GAME
    return game.parts(match.state, game.parse(move))


def test_an_action_in_its_parts() -> None:
    match = table(":", "red: red*2 blue diamond*3 fairy", ":red", to_act=1)
    assert parts(match, "draw") == Parts("draw", from_="pile")
    assert parts(match, "stop") == Parts("stop")
    assert parts(match, "fairy") == Parts("fairy", card="fairy", from_="side", to="discards")
    assert parts(match, "buy from 2") == Parts("buy", card="castle-red", from_="side", to="castle", seat=2)
    assert parts(match, "give castle-red") == Parts("give", card="castle-red", from_="castle", to="discards")
    assert parts(match, "give castle-blue") == Parts("give", card="castle-blue", from_="side", to="discards")
    assert parts(match, "give diamond") == Parts("give", card="diamond", from_="side", to="discards")


def test_without_a_castle_no_card_is_bought_and_every_card_lies_at_the_side() -> None:
    match = table(":red diamond*3", ":")
    assert parts(match, "buy from 1") == Parts("buy", from_="side", to="castle", seat=1)
    assert parts(match, "give castle-red") == Parts("give", card="castle-red", from_="side", to="discards")


def why_not(match: Match, wish: Wish) -> str:
    refusal = match.why_not_so(wish)
    return refusal.code if refusal else ""


def test_what_is_touched_on_the_table_is_enough_to_say_why_not() -> None:
    match = table("red: red*2 diamond*2 fairy", ":red")
    assert why_not(match, Parts("draw")) == ""
    assert why_not(match, Parts("stop")) == "must_draw"
    assert why_not(match, Wish(to="castle", seat=1)) == "too_few_diamonds"
    assert why_not(match, Wish(to="discards", card="castle-red")) == "no_witch"
    assert why_not(match, Wish(to="discards", card="fairy")) == "no_witch"


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "> Ada: red castle, 2 of 6; side: 1 blue castle card, 3 diamonds",
                "  Ben: no castle begun; side: 1 fairy",
                "  the witch still wants 3 cards",
                "  pile of 2: 2 diamonds",
                "  discards: 4 red castle cards, 5 blue castle cards, 6 green castle cards, 6 yellow castle cards, "
                "15 diamonds, 7 witches, 2 fairies",
            ],
        ),
        (
            "de",
            [
                "> Ada: rote Burg, 2 von 6; an der Seite: 1 blaue Burgkarte, 3 Diamanten",
                "  Ben: keine Burg begonnen; an der Seite: 1 Fee",
                "  die Hexe will noch 3 Karten",
                "  Stapel mit 2: 2 Diamanten",
                "  Ablage: 4 rote Burgkarten, 5 blaue Burgkarten, 6 grüne Burgkarten, 6 gelbe Burgkarten, "
                "15 Diamanten, 7 Hexen, 2 Feen",
            ],
        ),
    ],
)
def test_a_view_as_text(language: str, lines: list[str]) -> None:
    match = table("red: red*2 blue diamond*3", ":fairy", pile="witch diamond*2", discards="diamond", rest="discards")
    play(match, "draw")
    assert words_of(GAME, language).view(GAME, match.view(1), match.names) == "\n".join(lines)


def test_all_cards_open_show_the_order_of_the_pile() -> None:
    match = table("red: red*2", ":", pile="diamond witch*2 diamond", rest="discards")
    text = words_of(GAME).view(GAME, match.view("open"), match.names)
    assert "  pile of 4, from the top: 1 diamond, 2 witches, 1 diamond" in text.splitlines()
    play(match, "draw")
    text = words_of(GAME).view(GAME, match.view("open"), match.names)
    assert "  pile of 3, from the top: 2 witches, 1 diamond" in text.splitlines()
