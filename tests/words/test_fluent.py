"""Catalogues are said as Mozilla's own run time says them, plurals are those of CLDR, and mistakes are named."""

from collections.abc import Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import Any

import babel
import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from parlour.words import languages, table_words
from parlour.words.fluent import CATEGORIES, Catalogue, Function, Value, WordsError
from parlour.words.pseudo import accented

ROOT = Path(__file__).parents[2]
CATALOGUES = sorted(chain(ROOT.glob("src/parlour/**/words/*/*.ftl"), ROOT.glob("tests/sample/words/*/*.ftl")))
FUNCTIONS = ("CARD", "CARDS", "WORD", "WORDS", "NAME", "NAMES", "WHO", "FROM_ONE", "SIGNED", "EACH")
NUMBERS = (0, 1, 2, 5, 21, 100, 999)


def called(function: str) -> Function:
    """Says what it was called with, and nothing of letters."""

    def call(value: Value, named: Mapping[str, str]) -> str:
        if function == "WHO":  # it is selected by: the seat 1 is who it is said to
            return "you" if value == 1 else "other"
        return f"<{FUNCTIONS.index(function)}:{len(str(value))}{len(named)}>"

    return call


def catalogue_of(path: Path, **how: Any) -> Catalogue:
    functions = {name: called(name) for name in FUNCTIONS}
    plural = table_words(path.parent.name).catalogue.plural
    return Catalogue(path.read_text("utf-8"), str(path), functions, plural=plural, **how)


def bundle_of(path: Path) -> FluentBundle:
    """The same by the run time that our own stands in for."""

    def calling(function: str) -> Any:
        def call(*values: Any, **named: Any) -> str:
            plain = tuple(value if isinstance(value, str) else int(value) for value in values)
            return called(function)(plain[0] if len(plain) == 1 else plain, named)

        return call

    bundle = FluentBundle([path.parent.name], {name: calling(name) for name in FUNCTIONS}, use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def said_by(bundle: FluentBundle, name: str, form: str, facts: Mapping[str, Any]) -> str:
    message = bundle.get_message(name)
    pattern = message.attributes[form] if form else message.value
    assert pattern is not None
    words, errors = bundle.format_pattern(pattern, dict(facts))
    assert not errors, (name, facts)
    return str(words)


class Places(Visitor):
    """The facts of a message, each with the names by which it selects."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.found: dict[str, list[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.setdefault(node.id.name, [])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            names = [one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)]
            words = [name for name in names if name not in CATEGORIES]  # which select by numbers
            self.found.setdefault(node.selector.id.name, []).extend(words)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.visit(self.catalogue.messages[node.id.name])


def facts_of(catalogue: Catalogue, name: str) -> Iterator[dict[str, str | int]]:
    """Facts for a message: numbers, and every word that it selects by."""
    places = Places(catalogue)
    places.visit(catalogue.messages[name])
    choices: dict[str, list[str | int]] = {fact: [*NUMBERS, *words] for fact, words in places.found.items()}
    for number in range(max(map(len, choices.values()), default=1)):
        yield {fact: values[(number + i) % len(values)] for i, (fact, values) in enumerate(choices.items())}
        yield {fact: values[number % len(values)] for fact, values in choices.items()}


def forms_of(message: ast.Message) -> list[str]:
    """The attributes of a message, and "" for its text if it has one."""
    return [*([""] if message.value else []), *(one.id.name for one in message.attributes)]


def test_there_are_catalogues() -> None:
    assert {path.name for path in CATALOGUES} == {"game.ftl", "parlour.ftl"}
    assert {path.parent.name for path in CATALOGUES} == set(languages())


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_message_is_said_as_by_the_run_time_of_fluent(path: Path) -> None:
    catalogue, bundle = catalogue_of(path), bundle_of(path)
    for name, message in catalogue.messages.items():
        for form in forms_of(message):
            for facts in facts_of(catalogue, name):
                assert catalogue.say(name, facts, form) == said_by(bundle, name, form, facts), (name, form, facts)


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: str(path.relative_to(ROOT)))
def test_under_accents_no_letter_of_a_catalogue_is_left_as_it_is(path: Path) -> None:
    catalogue = catalogue_of(path, transform=accented)
    for name, message in catalogue.messages.items():
        for form in forms_of(message):
            for facts in facts_of(catalogue, name):
                words = catalogue.say(name, facts, form)
                for fact in facts.values():  # a word that selects may also be said
                    words = words.replace(str(fact), "")
                assert not any(letter.isascii() and letter.isalpha() for letter in words), (name, words)


SELECTED = """
-piece = { $case ->
    [dative] dem Stein
   *[nominative] der Stein
 }
-gender = Stein
    .gender = masculine
exact = { $n ->
    [one] one
    [2] two
    [-1] minus one
    [1.5] one and a half
   *[other] other
 }
number-first = { $n ->
    [1] 1
    [one] one
   *[other] other
 }
word = { $word ->
    [1] the number
    [one] the word
   *[none] neither
 }
term = { -piece } und { -piece(case: "dative") }
attribute = { -gender.gender ->
    [masculine] er
   *[other] es
 }
text = { "{" }{ 3 } \\ { exact }
form = plain
    .the = the { $n }
"""


@pytest.mark.parametrize("fact", [-1, 0, 1, 1.5, 2, 3, "1", "two"])
def test_variants_are_chosen_as_by_the_run_time_of_fluent(fact: str | float) -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(SELECTED))
    catalogue = Catalogue(SELECTED, "test", {}, plural=table_words("en").catalogue.plural)
    for name, message in catalogue.messages.items():
        for form in forms_of(message):
            facts = {"n": fact, "word": fact}
            said = said_by(bundle, name, form, facts).replace("-1", "−1")  # ours is a true minus
            assert catalogue.say(name, facts, form) == said, name


@pytest.mark.parametrize("language", languages())
def test_the_plurals_of_our_languages_are_those_of_cldr(language: str) -> None:
    rule = babel.Locale(language).plural_form
    plural = table_words(language).catalogue.plural
    assert [plural(number) for number in range(1001)] == [rule(number) for number in range(1001)]


RULES = {
    "ar": "zero one two few many other; n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5",
    "cs": "one few other; n==1 ? 0 : n>=2 && n<=4 ? 1 : 2",
    "fr": "one other; n > 1",
    "ja": "other; 0",
    "pl": "one few many; n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2",
}


@pytest.mark.parametrize("language", RULES)
def test_the_plurals_of_other_languages_can_be_said(language: str) -> None:
    plural = Catalogue(f"plural = {RULES[language]}\n", "test", {}).plural
    rule = babel.Locale(language).plural_form
    assert [plural(number) for number in range(1001)] == [rule(number) for number in range(1001)]


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("title = Words\n\nsummary\n", "x.ftl:3: this is no message: summary"),
        ("title = { $a\n", "x.ftl:1: this is no message: title = { $a"),
        ("a = { $b -> [c] d *[e] f }\n", "x.ftl:1: this is no message: a = { $b -> [c] d *[e] f }"),
        ("title = One\ntitle = Two\n", "x.ftl: title stands there twice"),
        ("plural = one other; n !=\n", "x.ftl: plural: 'n !=' is no rule"),
        ("plural = one other\n", "x.ftl: plural: '' is no rule"),
        ("plural = one other; 1 % n\n", "x.ftl: plural: '1 % n' is no rule"),
        (
            "plural = one many other; n != 1\n",
            "x.ftl: plural: of 'one many other' the rule 'n != 1' means [0, 1], from 0",
        ),
        ("plural = single other; n != 1\n", "x.ftl: plural: 'single' is none of zero, one, two, few, many, other"),
    ],
)
def test_a_catalogue_that_cannot_be_read_is_named_with_its_place(source: str, said: str) -> None:
    with pytest.raises(WordsError) as caught:
        Catalogue(source, "x.ftl", {})
    assert str(caught.value) == said


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("other = x\n", "x.ftl: there is no message m"),
        ("m = { $seat }\n", "x.ftl: m: it speaks of $seat, and is told $card, $cards"),
        ("m = { CARTE($card) }\n", "x.ftl: m: there is no function CARTE; the functions are CARD, BROKEN"),
        ("m = { CARD() }\n", "x.ftl: m: CARD is told nothing"),
        ("m = { $cards }\n", "x.ftl: m: a list needs a function that says it"),
        ("m = { BROKEN($card) }\n", "x.ftl: m: it is broken"),
        ("m = { other }\n", "x.ftl: m: there is no message other"),
        ("m = { -term }\n", "x.ftl: m: there is no term -term"),
        ("m = { other.form }\nother = x\n", "x.ftl: other has no form"),
        ("m =\n    .form = x\n", "x.ftl: m has no text"),
    ],
)
def test_a_message_that_cannot_be_said_is_named_with_its_file(source: str, said: str) -> None:
    def broken(value: Value, named: Mapping[str, str]) -> str:
        raise WordsError("it is broken")

    catalogue = Catalogue(source, "x.ftl", {"CARD": called("CARD"), "BROKEN": broken})
    with pytest.raises(WordsError) as caught:
        catalogue.say("m", {"card": "red-1", "cards": ("red-1", "red-2")})
    assert str(caught.value) == said
