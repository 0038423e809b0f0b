"""Words: everything that a game can say is there in every language of it, with what it speaks of."""

from collections.abc import Iterator
from contextlib import contextmanager

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from parlour.engine.event import shapes
from parlour.testing.compare import difference, named
from parlour.testing.sampling import Sampled
from parlour.testing.watch import located
from parlour.words import ENGLISH, Words, WordsError, table_words, words_of
from parlour.words.prose import differing, languages, rulebook


class Speech(Sampled):
    """What a game says."""

    def spoken(self) -> list[Words]:
        """The words of the game in each of its languages."""
        found = sorted(one.name for one in self.game.words.iterdir() if (one / "game.ftl").is_file())
        if ENGLISH not in found:
            self.fail(f"there is no {ENGLISH}/game.ftl in {self.game.words}")
        try:
            return [words_of(self.game, language) for language in found]
        except WordsError as error:
            self.fail(str(error))

    @located
    def test_every_language_says_the_same(self) -> None:
        """Catalogues have the same messages, which speak of the same facts; rules have the same clauses."""
        english, *others = sorted(self.spoken(), key=lambda words: words.language != ENGLISH)
        for words in others:
            for name in english.catalogue.messages.keys() ^ words.catalogue.messages.keys():
                lacks = words if name in english.catalogue.messages else english
                self.fail(f"{lacks.catalogue.where}: there is no message {name}")
            for name in english.catalogue.messages:
                mine, theirs = speaks_of(words, name), speaks_of(english, name)
                if mine != theirs:
                    self.fail(f"{words.catalogue.where}: {name} speaks of {listed(mine)} instead of {listed(theirs)}")
        for language in languages(self.game):
            parted = differing(rulebook(self.game, ENGLISH), rulebook(self.game, language))
            if parted is not None:
                self.fail(f"the rules in {language}: {parted}")

    @located
    def test_everything_has_words(self) -> None:
        """Cards, options, events and refusals: each has its message, which speaks only of what it is told."""
        clauses = {clause.id for clause in rulebook(self.game, ENGLISH).clauses}
        for words in self.spoken():
            for message, facts in self.messages():
                if words.catalogue.has(message):
                    beyond = speaks_of(words, message) - facts - {f"{fact}_count" for fact in facts}
                    if beyond:
                        self.fail(
                            f"{words.catalogue.where}: {message} speaks of {listed(beyond)}, which it is not told"
                        )
                elif not table_words().catalogue.has(message):
                    self.fail(f"{words.catalogue.where}: there is no message {message}")
        for reason in self.game.all_reasons:
            if reason.clause not in clauses:
                self.fail(f"the refusal {reason.name} cites {reason.clause}, and there is no such clause")

    def messages(self) -> Iterator[tuple[str, set[str]]]:
        """Every message that the engine will ask for, with what it may speak of."""
        yield from (("title", set()), ("summary", set()))
        for card in self.game.cards:
            yield f"card-{card}", set()
        for option in self.game.options:
            yield f"option-{option.name}", set()
        for event in self.game.events:
            for shape in shapes(event):
                yield f"event-{shape.__name__}", set(shape.__struct_fields__)
        for reason in self.game.all_reasons:
            yield f"refusal-{reason.name}", set(reason.facts)

    @located
    def test_offers_are_told_apart_by_words_and_by_parts(self) -> None:
        spoken = self.spoken()
        for match in self.decisions():
            offers = match.offers()
            for one, other in ((one, other) for one in offers for other in offers if one.action < other.action):
                if one.parts == other.parts:
                    self.fail(f"{one.action} and {other.action} have the same parts: {one.parts}")
            for words in spoken:
                said: dict[str, str] = {}
                for offer in offers:
                    with self.saying(offer.action):
                        label = words.offer(offer.parts, match.names)
                    if said.setdefault(label, offer.action) != offer.action:
                        self.fail(f"{said[label]} and {offer.action} are both called {label!r}")
            for offer in offers:
                if match.why_not_so(offer.parts) is not None:
                    self.fail(f"{offer.action} is offered, and refused when it is asked for by its parts")

    @located
    def test_refusals_and_remarks_can_be_said(self) -> None:
        spoken = self.spoken()
        for match in self.decisions():
            for action in self.some_actions(match.state.legal_actions()):
                text = self.game.write(action)
                refusal = match.refusal(action)
                remark = self.game.remark(match.state, action) if refusal is None else None
                for words in spoken:
                    with self.saying(f"why not {text}" if refusal else f"the remark on {text}"):
                        if refusal is not None:
                            words.refusal(refusal, match.names)
                        elif remark is not None:
                            words.remark(remark, match.names)

    @located
    def test_everything_shown_can_be_told(self) -> None:
        spoken = self.spoken()
        for match in self.played():
            for event in match.history[-1] if match.history else []:
                if type(event) not in self.game.events:
                    self.fail(f"{type(event).__name__} is none of the events that the game says it has")
                self.same(difference("what all cards open show of it", self.game.show(event, "open"), event))
                for viewer in self.viewers(match):
                    shown = self.game.show(event, viewer)
                    for words in spoken:
                        with self.saying(f"{shown}"):
                            words.event(shown, match.names)
        for match in self.positions():
            for viewer in (*self.viewers(match), "open"):
                view = match.view(viewer)
                self.same(difference(f"to_act in the view of {named(viewer)}", view.to_act, match.to_act))
                self.same(difference(f"viewer in the view of {named(viewer)}", view.viewer, viewer))
                for words in spoken:
                    with self.saying(f"the view of {named(viewer)}"):
                        if not words.view(self.game, view, match.names):
                            self.fail(f"the view of {named(viewer)} has no text")

    @contextmanager
    def saying(self, what: str) -> Iterator[None]:
        """What cannot be said is a failure, with the message that does not go."""
        try:
            yield
        except WordsError as error:
            self.fail(f"{what} cannot be said: {error}")


def speaks_of(words: Words, message: str) -> set[str]:
    """The facts that a message speaks of, in any of its forms. That a list has a length is part of the list."""
    found: set[str] = set()

    class Places(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            found.add(node.id.name)

    Places().visit(words.catalogue.messages[message])
    return {name for name in found if not (name.endswith("_count") and name.removesuffix("_count") in found)}


def listed(facts: set[str]) -> str:
    return ", ".join(f"${fact}" for fact in sorted(facts)) or "nothing"
