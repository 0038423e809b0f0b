"""How facts become words: cards, seats, lists and words of closed lists, in a game's language and the table's."""

from importlib.resources.abc import Traversable

import pytest

from parlour.engine.game import Fact, UsageError
from parlour.words import Words, check_language, languages, table_words, words_of
from parlour.words.fluent import WordsError
from parlour.words.pseudo import PSEUDO
from tests.folder import folder
from tests.sample import GAME

ENGLISH = """
card-red-1 = red 1
    .plural = red 1s
card-none = no card
quest-11a = the first quest
m-card = { CARD($x) }
m-plural = { CARD($x, form: "plural") }
m-unknown-form = { CARD($x, form: "dative") }
m-cards = { CARDS($x) }
m-word = { WORD($x, of: "quest") }
m-words = { WORDS($x, of: "quest") }
m-name = { NAME($x) }
m-names = { NAMES($x) }
m-from-one = { FROM_ONE($x) }
m-signed = { SIGNED($x) }
m-each = { EACH($x, of: "gain") }
gain-other = { NAME($seat) } { SIGNED($value) }
m-who = { WHO($x) ->
    [you] You win
   *[other] { NAMES($x) } wins
 }
m-is = { $x ->
    [yes] true
    [no] false
    [none] nothing
   *[other] something
 }
m-count = { $x ->
    [one] card
   *[other] cards
 }
"""
NAMES = ("Ada", "Bo", "Cy")


def words(source: str = ENGLISH, language: str = "en") -> Words:
    there: Traversable = folder({"en/game.ftl": source})
    return Words(there, "game.ftl", language, table_words(language))


@pytest.mark.parametrize(
    ("message", "fact", "said"),
    [
        ("card", "red-1", "red 1"),
        ("card", None, "no card"),
        ("plural", "red-1", "red 1s"),
        ("plural", None, "no card"),
        ("unknown-form", "red-1", "red 1"),
        ("cards", ["red-1", None], "red 1, no card"),
        ("cards", [], "nothing"),
        ("cards", "red-1", "red 1"),
        ("word", "11a", "the first quest"),
        ("words", ["11a", "11a"], "the first quest, the first quest"),
        ("name", 0, "Ada"),
        ("name", 3, "seat 4"),
        ("names", [0], "Ada"),
        ("names", [0, 2], "Ada and Cy"),
        ("names", [0, 1, 2], "Ada, Bo and Cy"),
        ("from-one", 0, "1"),
        ("signed", 3, "+3"),
        ("signed", -3, "−3"),
        ("signed", 0, "±0"),
        ("each", [3, -1, None], "Ada +3, Bo −1"),
        ("is", True, "true"),
        ("is", False, "false"),
        ("is", None, "nothing"),
        ("is", 7, "something"),
        ("count", 1, "card"),
        ("count", 0, "cards"),
    ],
)
def test_a_fact_is_said(message: str, fact: Fact, said: str) -> None:
    assert words().say(f"m-{message}", NAMES, x=fact) == said


@pytest.mark.parametrize(
    ("message", "fact", "said"),
    [
        ("card", "blue-1", "m-card: there is no message card-blue-1"),
        ("cards", ["red-1", "blue-1"], "m-cards: there is no message card-blue-1"),
        ("name", None, "m-name: 'none' is no seat"),
        ("name", -1, "m-name: -1 is no seat"),
        ("signed", "red-1", "m-signed: 'red-1' is no number"),
    ],
)
def test_a_fact_that_cannot_be_said_is_named_with_its_message(message: str, fact: Fact, said: str) -> None:
    with pytest.raises(WordsError) as caught:
        words().say(f"m-{message}", NAMES, x=fact)
    assert str(caught.value) == f"memory/en/game.ftl: {said}"


def test_what_a_game_lacks_every_table_says_and_what_both_lack_is_the_games_fault() -> None:
    assert words().say("refusal-match_over") == table_words().say("refusal-match_over")
    with pytest.raises(WordsError, match=r"memory/en/game\.ftl: there is no message greeting"):
        words().say("greeting")


def test_a_game_that_lacks_a_language_speaks_english_with_english_plurals() -> None:
    german = words(language="de")
    assert german.say("m-cards", x=[]) == "nichts"
    assert german.say("m-count", x=1) == "card"
    with pytest.raises(WordsError, match=r"there is no en/game\.ftl in memory"):
        Words(folder({}), "game.ftl", "de", table_words("de"))


def test_a_game_may_bring_a_language_that_no_table_speaks() -> None:
    there = folder(
        {"fr/game.ftl": "plural = one other; n > 1\ncards = { $n ->\n    [one] carte\n   *[other] cartes\n }\n"}
    )
    french = Words(there, "game.ftl", "fr", table_words("en"))
    assert [french.say("cards", n=number) for number in (0, 1, 2)] == ["carte", "carte", "cartes"]


def test_a_language_that_does_not_exist_is_refused() -> None:
    assert [check_language(one) for one in (*languages(), PSEUDO)] == [*languages(), PSEUDO]
    with pytest.raises(UsageError, match=r"there is no language 'klingon'; the languages are de, en"):
        words_of(GAME, "klingon")


def test_a_game_speaks_its_languages() -> None:
    assert [words_of(GAME, one).say("title") for one in ("en", "de", PSEUDO)] == ["Magpies", "Elstern", "Ḿȧɠƥīḗş"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("#412", "Gast 412"),
        ("#0", "Gast 0"),
        ("#1000", "#1000"),
        ("#" + "1" * 5000, "#" + "1" * 5000),
        ("#٣٤", "#٣٤"),
        ("#", "#"),
        ("Heron", "Heron"),
        ("bot-heron", "bot-heron"),
        ("{ $seat }", "{ $seat }"),
        ('{ "x" }', '{ "x" }'),
    ],
)
def test_a_name_is_said_as_it_is_unless_it_is_a_number_of_the_servers(name: str, said: str) -> None:
    assert words_of(GAME, "de").person(name) == said
    assert table_words("de").say("cli-hints", [name], seat=0).count(said) == 1


@pytest.mark.parametrize(
    ("seat", "me", "said"),
    [(1, 1, "You win"), ([1], 1, "You win"), (0, 1, "Ada wins"), ([0, 1], 1, "Ada and Bo wins"), (0, None, "Ada wins")],
)
def test_a_message_knows_whether_it_speaks_of_who_reads_it(seat: Fact, me: int | None, said: str) -> None:
    spoken = words()
    assert spoken.say("m-who", NAMES, me, x=seat) == said
    assert spoken.say("m-who", NAMES, x=seat) == said.replace("You win", "Bo wins"), "and forgets it"
