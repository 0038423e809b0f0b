"""Words: everything that a game can say is there in every language of it, with what it speaks of.

The kit listens under accents, as to the language that nobody speaks: a letter that has none does not come from a
catalogue, but is data that was not put into words, or a sentence that stands in code.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources.abc import Traversable
from typing import NamedTuple

import msgspec
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor
from msgspec import UNSET, Struct
from msgspec.inspect import Field, ListType, StructType, type_info
from msgspec.structs import astuple, replace

from parlour.engine.event import Event, shapes
from parlour.engine.game import Option, Parts, Refusal, Remark
from parlour.engine.match import Match
from parlour.engine.memory import memory_in, sent_type, structs_in
from parlour.testing.compare import in_bytes, named
from parlour.testing.sampling import Sampled
from parlour.testing.watch import located
from parlour.words import ENGLISH, GAME_FILE, Words, table_words
from parlour.words import languages as table_languages
from parlour.words.fluent import WordsError
from parlour.words.prose import differing, languages, rulebook
from parlour.words.pseudo import PSEUDO, accented

LETTER = re.compile(r"[A-Za-z]+")
"""What nothing that is said under accents holds."""
KNOWN = ("event", "refusal")
"""Of messages that begin so, every one is for something that there is."""


class Spoken(NamedTuple):
    """A language of the game."""

    language: str
    plain: Words
    accented: Words


@cache
def spoken_in(folder: Traversable, language: str) -> Spoken:
    plain = Words(folder, GAME_FILE, language, table_words(language if language in table_languages() else ENGLISH))
    return Spoken(language, plain, Words(folder, GAME_FILE, language, table_words(PSEUDO), accented))


class Speech(Sampled):
    """What a game says."""

    def spoken(self) -> list[Spoken]:
        """The words of the game in each of its languages, English first."""
        folder = self.game.words
        there = [one.name for one in folder.iterdir() if (one / GAME_FILE).is_file()] if folder.is_dir() else []
        if ENGLISH not in there:
            self.fail(f"there is no {ENGLISH}/{GAME_FILE} in {folder}")
        try:
            ordered = sorted(there, key=lambda one: (one != ENGLISH, one))
            return [spoken_in(folder, language) for language in ordered]  # type: ignore[arg-type]  # it can be hashed
        except WordsError as error:
            self.fail(str(error))

    # What stands in the files

    @located
    def test_every_language_says_the_same(self) -> None:
        """Catalogues have the same messages, which speak of the same facts; rules have the same clauses."""
        self.spot = self.game.id
        english, *others = (spoken.plain.catalogue for spoken in self.spoken())
        for catalogue in others:
            for name in sorted(english.messages.keys() ^ catalogue.messages.keys()):
                lacking = catalogue if name in english.messages else english
                self.fail(f"{lacking.where}: there is no message {name}")
            for name in english.messages:
                mine, theirs = Places.of(catalogue.messages[name]).facts, Places.of(english.messages[name]).facts
                if mine != theirs:
                    self.fail(f"{catalogue.where}: {name} speaks of {listed(mine)} instead of {listed(theirs)}")
        for language in languages(self.game):
            parted = differing(rulebook(self.game, ENGLISH), rulebook(self.game, language))
            if parted is not None:
                self.fail(f"the rules in {language} differ from those in {ENGLISH}: {parted}")

    @located
    def test_everything_has_words(self) -> None:
        """Cards, options, events and refusals: each has its message, which speaks only of what it is told."""
        self.spot = self.game.id
        asked = dict(self.messages())
        for words in (spoken.plain for spoken in self.spoken()):
            catalogue = words.catalogue
            for name, facts in asked.items():
                if not catalogue.has(name):
                    if not table_words().catalogue.has(name):
                        self.fail(f"{catalogue.where}: there is no message {name}")
                    continue
                beyond = Places.of(catalogue.messages[name]).facts - facts
                if beyond:
                    self.fail(f"{catalogue.where}: {name} speaks of {listed(beyond)}, and is told {listed(facts)}")
            for name in catalogue.messages:
                if name.split("-")[0] in KNOWN and name not in asked:
                    self.fail(f"{catalogue.where}: {name} is for nothing that the game has")

    def messages(self) -> Iterator[tuple[str, set[str]]]:
        """Every message that will be asked for, whatever happens, with what it is told."""
        yield from (("title", set()), ("summary", set()), ("progress", set()))
        for card in self.game.cards:
            yield f"card-{card}", set()
        for option in self.game.options:
            yield f"option-{option.name}", set()
            yield from ((f"option-{option.name}-{choice}", set()) for choice in worded(option))
        for event in self.game.events:
            for shape in shapes(event):
                lists = [one.name for one in shown_fields(shape) if isinstance(one.type, ListType)]
                yield f"event-{shape.__name__}", {*shape.__struct_fields__, *counts(lists)}
        for reason in self.game.all_reasons:
            yield f"refusal-{reason.name}", {*reason.facts, *counts(reason.facts)}

    @located
    def test_messages_call_what_is_there(self) -> None:
        """Functions exist; a form, or a kind of words, that is asked for stands with at least one word."""
        self.spot = self.game.id
        for words in (spoken.plain for spoken in self.spoken()):
            catalogue = words.catalogue
            for name, message in catalogue.messages.items():
                for call in Places.of(message).calls:
                    if call.id.name not in catalogue.functions:
                        self.fail(f"{catalogue.where}: {name}: there is no function {call.id.name}")
                    named_by = {one.name.name: str(one.value.parse()["value"]) for one in call.arguments.named}
                    kind, form = named_by.get("of", "card"), named_by.get("form", "")
                    if "of" not in named_by and "form" not in named_by:
                        continue
                    if not any(one.startswith(f"{kind}-") and catalogue.has(one, form) for one in catalogue.messages):
                        which = f" with the form .{form}" if form else ""
                        self.fail(f"{catalogue.where}: {name}: there is no message {kind}-…{which}")

    @located
    def test_every_refusal_cites_a_clause(self) -> None:
        self.spot = self.game.id
        clauses = {clause.id for clause in rulebook(self.game, ENGLISH).clauses}
        for reason in self.game.all_reasons:
            if reason.clause not in clauses:
                self.fail(f"the refusal {reason.name} cites {reason.clause}, and the rules have no such clause")

    @located
    def test_what_is_left_to_memory_cites_a_clause(self) -> None:
        self.spot = self.game.id
        clauses = {clause.id for clause in rulebook(self.game, ENGLISH).clauses}
        for kind in structs_in(self.game.view_type):
            for field, clause in memory_in(kind).items():
                if clause not in clauses:
                    self.fail(f"{kind.__name__}.{field} is memory by {clause}, and the rules have no such clause")

    # What is said in a match

    @located
    def test_offers_are_told_apart_by_words_and_by_parts(self) -> None:
        spoken = self.spoken()
        known: Known = {}
        for match in self.decisions():
            offers = match.offers()
            by_parts: dict[bytes, str] = {}
            for offer in offers:
                other = by_parts.setdefault(in_bytes(offer.parts), offer.action)
                if other != offer.action:
                    self.fail(f"{other} and {offer.action} have the same parts: {in_bytes(offer.parts).decode()}")
            for one in spoken:
                by_words: dict[str, str] = {}
                for offer in offers:
                    said = self.said(one, offer.parts, known, f"the offer {offer.action}")
                    other = by_words.setdefault(said, offer.action)
                    if other != offer.action:
                        label = one.plain.offer(offer.parts, match.names)
                        self.fail(f"in {one.language} {other} and {offer.action} are both called {label!r}")

    @located
    def test_topics_have_words(self) -> None:
        """What decisions are about, by which reviews sum them up, is a message that is told nothing."""
        spoken = self.spoken()
        for match in self.decisions():
            for action in match.state.legal_actions():
                topic = self.game.topic(match.state, action)
                for catalogue in (one.plain.catalogue for one in spoken) if topic else ():
                    what = f"{topic}, the topic of {self.game.write(action)}"
                    if not catalogue.has(topic):
                        self.fail(f"{catalogue.where}: there is no message {what}")
                    if facts := Places.of(catalogue.messages[topic]).facts:
                        self.fail(f"{catalogue.where}: {what}, speaks of {listed(facts)}, and is told nothing")

    @located
    def test_refusals_and_remarks_can_be_said(self) -> None:
        """Of one offer, too: why its card cannot be taken from where it does not lie."""
        spoken = self.spoken()
        known: Known = {}
        for match in self.decisions():
            offered = match.state.legal_actions()
            misplaced = offered[len(match.moves) % len(offered)]
            for action in self.some_actions(offered):
                text = self.game.write(action)
                refusal = match.refusal(action)
                remark = self.game.remark(match.state, action) if refusal is None else None
                if action == misplaced:
                    refusal = self.misplaced(match, action)
                for one in spoken:
                    if refusal is not None:
                        self.said(one, refusal, known, f"the refusal of {text}")
                    if remark is not None:
                        self.said(one, remark, known, f"the remark on {text}")

    def misplaced(self, match: Match, action: int) -> Refusal | None:
        """Why an offered action cannot be done from a place where its card does not lie."""
        parts = self.game.parts(match.state, action)
        return None if parts.from_ is UNSET else match.why_not_so(replace(parts, from_="elsewhere"))

    @located
    def test_everything_shown_can_be_told(self) -> None:
        spoken = self.spoken()
        known: Known = {}
        for match in self.played():
            for event in match.history[-1] if match.history else []:
                for viewer in (*self.viewers(match), "open"):
                    shown = self.game.show(event, viewer)
                    me = viewer if isinstance(viewer, int) and speaks_of(shown, viewer) else None
                    for one in spoken:
                        self.said(one, shown, known, f"{type(shown).__name__}, shown to {named(viewer)},", me)

    @located
    def test_every_view_can_be_said(self) -> None:
        """And every glance, which is what a table by the book sends, as it is read there."""
        spoken = self.spoken()
        sent = sent_type(self.game.view_type)
        for match in self.positions():
            for viewer in (*self.viewers(match), "open"):
                view = match.view(viewer)
                said = {f"the view of {named(viewer)}": view}
                if sent is not self.game.view_type and viewer == match.to_act:
                    glance = msgspec.json.decode(in_bytes(self.game.glance(view)), type=sent)
                    said[f"what {named(viewer)} sees at a glance"] = glance
                for what, one_view in said.items():
                    for one in spoken:
                        try:
                            text = one.accented.view(self.game, one_view, ())
                        except WordsError as error:
                            self.fail(f"{what} cannot be said: {error}")
                        self.is_spoken(one, what, text)

    def said(self, spoken: Spoken, thing: Struct, known: "Known", what: str, me: int | None = None) -> str:
        """Something in words, under accents; what was said once is not said again."""
        key = spoken.language, type(thing), in_bytes(thing), me
        said = known.get(key)
        if said is not None:
            return said
        words = spoken.accented
        try:
            match thing:
                case Parts():
                    said = words.offer(thing, ())
                case Refusal():
                    said = words.refusal(thing, ())
                case Remark():
                    said = words.remark(thing, ())
                case Event():
                    said = words.event(thing, (), me)
        except WordsError as error:
            self.fail(f"{what} cannot be said: {error}")
        assert said is not None
        if not isinstance(thing, Event) or said:  # of some events there is nothing worth saying
            self.is_spoken(spoken, what, said)
        known[key] = said
        return said

    def is_spoken(self, spoken: Spoken, what: str, text: str) -> None:
        if not text.strip():
            self.fail(f"{what} has no words in {spoken.language}")
        found = LETTER.search(text)
        if found:
            self.fail(f"{what} is said with {found[0]!r} in {spoken.language}, which comes from no catalogue")


Known = dict[tuple[str, type[Struct], bytes, int | None], str]
"""What has been said already."""


class Places(Visitor):
    """What a message speaks of, in any of its forms, and which functions it calls."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.calls: list[ast.FunctionReference] = []

    @staticmethod
    def of(message: ast.Message) -> "Places":
        places = Places()
        places.visit(message)
        return places

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.calls.append(node)
        self.generic_visit(node)


def speaks_of(event: Event, seat: int) -> bool:
    """Whether an event may be about a seat: then it is said to who sits there in other words."""
    return any(value == seat or isinstance(value, list | tuple) for value in astuple(event))


def worded(option: Option) -> list[str]:
    """The choices of an option that have words of their own: numbers, yes and no, and luck say themselves."""
    return [choice for choice in option.choices if isinstance(choice, str) and choice != "random"]


def shown_fields(shape: type[Event]) -> tuple[Field, ...]:
    described = type_info(shape)
    assert isinstance(described, StructType)
    return described.fields


def counts(facts: Iterable[str]) -> list[str]:
    """How many there are is told along with every list."""
    return [f"{fact}_count" for fact in facts]


def listed(facts: set[str]) -> str:
    return ", ".join(f"${fact}" for fact in sorted(facts)) or "nothing"
