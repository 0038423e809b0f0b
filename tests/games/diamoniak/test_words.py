"""Diamoniak in words: everything that is data, said in English and in German."""

import pytest

from parlour.engine.event import Event, shown
from parlour.engine.game import Remark, remark
from parlour.games.diamoniak import GAME
from parlour.games.diamoniak.events import (
    Began,
    Bought,
    Drew,
    GaveUp,
    MetWitch,
    Reshuffled,
    Stopped,
    UsedFairy,
    Won,
)
from parlour.words import words_of
from tests.games.diamoniak.builder import PLAYERS, table

SPOKEN = [words_of(GAME, "en"), words_of(GAME, "de")]


@pytest.mark.parametrize(
    ("event", "english", "german"),
    [
        (
            Reshuffled(["witch", "witch"]),
            "The discards are shuffled into a new pile of 2 cards.",
            "Die Ablage wird zu einem neuen Stapel mit 2 Karten gemischt.",
        ),
        (
            shown(Reshuffled(["witch"]), 0),
            "The discards are shuffled into a new pile of 1 card.",
            "Die Ablage wird zu einem neuen Stapel mit 1 Karte gemischt.",
        ),
        (
            Drew(0, "castle-red", "castle"),
            "Ada draws a red castle card for their castle.",
            "Ada zieht eine rote Burgkarte für die eigene Burg.",
        ),
        (
            Drew(1, "diamond", "side"),
            "Ben draws a diamond and lays it aside.",
            "Ben zieht einen Diamanten, die Karte kommt an die Seite.",
        ),
        (
            Drew(1, "witch", "discards"),
            "Ben draws a witch, and the turn ends.",
            "Ben zieht eine Hexe, der Zug endet.",
        ),
        (Began(2, "castle-blue"), "Cleo begins the blue castle.", "Cleo beginnt die blaue Burg."),
        (
            MetWitch(0, 0),
            "Ada has nothing that the witch could take.",
            "Ada hat nichts, was die Hexe nehmen könnte.",
        ),
        (MetWitch(0, 1), "The witch wants 1 card from Ada.", "Die Hexe will 1 Karte von Ada."),
        (MetWitch(0, 3), "The witch wants 3 cards from Ada.", "Die Hexe will 3 Karten von Ada."),
        (GaveUp(0, "castle-green"), "Ada gives up a green castle card.", "Ada gibt eine grüne Burgkarte ab."),
        (UsedFairy(3), "Dan sends the witch away with a fairy.", "Dan schickt die Hexe mit einer Fee weg."),
        (
            Bought(0, 1, "castle-red"),
            "Ada buys a red castle card from Ben for three diamonds.",
            "Ada kauft eine rote Burgkarte von Ben für drei Diamanten.",
        ),
        (Stopped(2), "Cleo stops.", "Cleo hört auf."),
        (
            Won(0, "castle-red"),
            "Ada has built the whole red castle and wins.",
            "Ada hat die ganze rote Burg gebaut und gewinnt.",
        ),
    ],
)
def test_events(event: Event, english: str, german: str) -> None:
    assert [words.event(event, PLAYERS) for words in SPOKEN] == [english, german]


@pytest.mark.parametrize(
    ("move", "english", "german"),
    [
        ("draw", "Draw a card", "Eine Karte ziehen"),
        ("stop", "Stop drawing", "Aufhören zu ziehen"),
        ("fairy", "Send the witch away with a fairy", "Die Hexe mit einer Fee wegschicken"),
        (
            "buy from 1",
            "Buy a red castle card from Ben for three diamonds",
            "Von Ben eine rote Burgkarte für drei Diamanten kaufen",
        ),
        ("give castle-blue", "Give a blue castle card to the witch", "Der Hexe eine blaue Burgkarte geben"),
        ("give diamond", "Give a diamond to the witch", "Der Hexe einen Diamanten geben"),
    ],
)
def test_offers(move: str, english: str, german: str) -> None:
    match = table("red: red diamond*3 blue fairy", ":red")
    parts = match.game.parts(match.state, match.game.parse(move))
    assert [words.offer(parts, match.names) for words in SPOKEN] == [english, german]


@pytest.mark.parametrize(
    ("seats", "owed", "move", "english", "german"),
    [
        (
            ("red: red diamond*2", "blue: red"),
            0,
            "buy from 1",
            "A castle card costs three diamonds, and you have 2.",
            "Eine Burgkarte kostet drei Diamanten, und du hast 2.",
        ),
        (
            ("red: red", "blue: red"),
            0,
            "buy from 1",
            "A castle card costs three diamonds, and you have none.",
            "Eine Burgkarte kostet drei Diamanten, und du hast keinen.",
        ),
        (
            ("red: red diamond*3", "blue: blue"),
            0,
            "buy from 1",
            "Ben has no red castle card at the side.",
            "Ben hat keine rote Burgkarte an der Seite.",
        ),
        (
            ("red: red diamond*3", "blue: red"),
            0,
            "buy from 3",
            "There is no seat 4 at this table.",
            "An diesem Tisch gibt es keinen Platz 4.",
        ),
        (
            ("red: red", "blue: blue"),
            1,
            "draw",
            "The witch ends your turn: give up 1 more card.",
            "Die Hexe beendet deinen Zug: Gib noch 1 Karte ab.",
        ),
        (
            ("red: red", "blue: blue"),
            1,
            "give diamond",
            "You have no diamond to give.",
            "Du hast keinen Diamanten zum Abgeben.",
        ),
    ],
)
def test_refusals(seats: tuple[str, ...], owed: int, move: str, english: str, german: str) -> None:
    match = table(*seats, owed=owed)
    refusal = match.why_not(move)
    assert refusal is not None
    assert [words.refusal(refusal, match.names) for words in SPOKEN] == [english, german]


REMARKS = [
    (remark("passes_up_win"), "Passes up a purchase that wins.", "Lässt einen Kauf aus, der gewinnt."),
    (
        remark("no_witch", of=6),
        "No risk: there is no witch among the 6 cards to come.",
        "Kein Risiko: Unter den 6 Karten, die kommen können, ist keine Hexe.",
    ),
    (
        remark("no_witch", of=1),
        "No risk: the only card to come is no witch.",
        "Kein Risiko: Die einzige Karte, die noch kommen kann, ist keine Hexe.",
    ),
    (
        remark("nothing_to_lose", witches=2, of=3),
        "No risk: 2 of 3 cards to come are witches, but you have nothing to lose.",
        "Kein Risiko: 2 von 3 Karten, die kommen können, sind Hexen, aber du hast nichts zu verlieren.",
    ),
    (
        remark("may_win", wins=1, witches=2, of=4),
        "Of 4 cards to come 1 would win, and 2 are witches.",
        "Von 4 Karten, die kommen können, gewinnt 1, und 2 sind Hexen.",
    ),
    (
        remark("fairy_ready", witches=1, of=8),
        "1 of 8 cards to come is a witch, and a fairy is ready.",
        "1 von 8 Karten, die kommen können, ist eine Hexe, und eine Fee ist bereit.",
    ),
    (
        remark("risks", witches=2, of=8, toll=3, built=2, share="some"),
        "2 of 8 cards to come are witches, and one would take 3 cards, 2 of your castle.",
        "2 von 8 Karten, die kommen können, sind Hexen, und eine davon würde dir 3 Karten nehmen, "
        "2 davon aus deiner Burg.",
    ),
    (
        remark("risks", witches=1, of=7, toll=3, built=0, share="none"),
        "1 of 7 cards to come is a witch, and she would take 3 cards.",
        "1 von 7 Karten, die kommen können, ist eine Hexe, und sie würde dir 3 Karten nehmen.",
    ),
    (
        remark("risks", witches=7, of=7, toll=1, built=1, share="all"),
        "7 of 7 cards to come are witches, and one would take a card of your castle.",
        "7 von 7 Karten, die kommen können, sind Hexen, und eine davon würde dir eine Karte deiner Burg nehmen.",
    ),
    (
        remark("leaves_safe_cards", of=6),
        "Leaves 6 cards without a witch to the next player.",
        "Überlässt dem Nächsten 6 Karten ohne eine einzige Hexe.",
    ),
    (
        remark("keeps_nothing"),
        "Keeps nothing safe: you have nothing to lose.",
        "Bringt nichts in Sicherheit: Du hast nichts zu verlieren.",
    ),
    (
        remark("keeps", count=3, witches=2, of=3),
        "Keeps your 3 cards from 2 witches among 3 cards.",
        "Rettet deine 3 Karten vor 2 Hexen unter 3 Karten.",
    ),
    (
        remark("keeps", count=1, witches=1, of=9),
        "Keeps your 1 card from the witch among 9 cards.",
        "Rettet deine eine Karte vor der Hexe unter 9 Karten.",
    ),
    (
        remark("sends_away", left=0, toll=3, built=3, share="all"),
        "Keeps 3 cards, all of your castle, and leaves you no fairy for the next witch.",
        "Rettet 3 Karten, alle aus deiner Burg, und für die nächste Hexe bleibt dir keine Fee.",
    ),
    (
        remark("sends_away", left=1, toll=1, built=0, share="none"),
        "Keeps 1 card and leaves you 1 more fairy.",
        "Rettet 1 Karte, und dir bleibt noch 1 Fee.",
    ),
    (remark("wins"), "Completes your castle: you win.", "Vollendet deine Burg: Du gewinnst."),
    (
        remark("builds", built=3, whole=6, seller=1, diamonds=4),
        "Makes it 3 of 6 castle cards. Ben then has 4 diamonds.",
        "Damit hast du 3 von 6 Burgkarten. Ben hat dann 4 Diamanten.",
    ),
    (
        remark("still_enough", diamonds=4),
        "Leaves you 4 diamonds, still enough to buy.",
        "Lässt dir 4 Diamanten, noch genug zum Kaufen.",
    ),
    (
        remark("one_too_few", diamonds=2),
        "Leaves you 2 diamonds, one too few to buy.",
        "Lässt dir 2 Diamanten, einen zu wenig zum Kaufen.",
    ),
    (
        remark("diamonds_left", diamonds=1, price=3),
        "Leaves you 1 diamond; 3 buy a castle card.",
        "Lässt dir 1 Diamanten; für 3 gibt es eine Burgkarte.",
    ),
    (
        remark("diamonds_left", diamonds=0, price=3),
        "Leaves you no diamond; 3 buy a castle card.",
        "Lässt dir keinen Diamanten; für 3 gibt es eine Burgkarte.",
    ),
    (
        remark("shrinks", built=2, whole=6, spare=1),
        "Shrinks your castle to 2 of 6, though you have 1 card besides.",
        "Verkleinert deine Burg auf 2 von 6, obwohl du noch 1 andere Karte hast.",
    ),
    (
        remark("shrinks", built=2, whole=6, spare=0),
        "Shrinks your castle to 2 of 6.",
        "Verkleinert deine Burg auf 2 von 6.",
    ),
    (
        remark("takes_away", card="castle-blue", rival=1, built=4, whole=6, can_pay=False),
        "Keeps a blue castle card from Ben, who has 4 of 6.",
        "Nimmt Ben die Aussicht auf eine blaue Burgkarte: Dort sind 4 von 6 gebaut.",
    ),
    (
        remark("takes_away", card="castle-green", rival=2, built=2, whole=6, can_pay=True),
        "Keeps a green castle card from Cleo, who has 2 of 6 and could buy it now.",
        "Nimmt Cleo die Aussicht auf eine grüne Burgkarte: Dort sind 2 von 6 gebaut, "
        "und die Diamanten für den Kauf sind da.",
    ),
    (
        remark("nobody_builds", card="castle-yellow"),
        "Nobody builds the yellow castle: of no use but for a witch.",
        "Die gelbe Burg baut niemand: Die Karte taugt nur für eine Hexe.",
    ),
    (
        remark("nobody_builds_yet", card="castle-yellow"),
        "Nobody builds the yellow castle so far, and this card does not begin it for you: you would have to draw one.",
        "Die gelbe Burg baut noch niemand, und diese Karte beginnt sie auch nicht für dich: Du müsstest eine ziehen.",
    ),
]


@pytest.mark.parametrize(("said", "english", "german"), REMARKS)
def test_remarks(said: Remark, english: str, german: str) -> None:
    assert [words.remark(said, PLAYERS) for words in SPOKEN] == [english, german]


def test_no_remark_has_words_without_being_made() -> None:
    worded = {name for name in SPOKEN[0].catalogue.messages if name.startswith("remark-")}
    assert worded == {f"remark-{said.code}" for said, _, _ in REMARKS}
