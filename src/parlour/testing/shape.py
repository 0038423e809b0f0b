"""What a game gives out: texts, labels, facts, results and values are of the form that everybody counts on."""

import re
from collections.abc import Iterator
from typing import Any

import msgspec
from librt.vecs import vec

from parlour.engine.game import Remark, Viewer
from parlour.engine.guide import Guide
from parlour.engine.match import Match
from parlour.engine.playout import RandomPolicy
from parlour.engine.rng import Sfc32
from parlour.engine.state import LEGAL, State
from parlour.testing.compare import difference, in_bytes, named
from parlour.testing.sampling import Sampled, to_come
from parlour.testing.watch import breathe, located

ENDS = 30
"""How many random matches are asked for their result, for each number of players: enough for ties."""


class Shape(Sampled):
    """The form of what a game gives out."""

    @located
    def test_what_was_given_out_stays_as_it_was(self) -> None:
        """Facts and views share nothing with the state that changes, and to show a fact does not change it."""
        for match in self.played():
            if not match.moves:
                given: list[tuple[str, Any, bytes]] = []
            number = len(match.moves)
            viewers: list[Viewer] = [*self.viewers(match), "open"]
            viewer = viewers[number % len(viewers)]
            view = match.view(viewer)
            given.append(
                (f"the view of {named(viewer)} after {number} moves has changed since: view", view, in_bytes(view))
            )
            for facts in match.history[-1:]:
                was = in_bytes(facts)
                given.append((f"the facts of move {number} have changed since: facts", facts, was))
                for fact in facts:
                    for other in viewers:
                        self.game.show(fact, other)
                self.same(difference("to show the facts changed them: facts", facts, msgspec.Raw(was)))
            if match.is_over:
                for what, thing, was in given:
                    self.same(difference(what, thing, msgspec.Raw(was)))

    # Text

    @located
    def test_notation_is_one_line_and_spoilt_notation_is_none(self) -> None:
        """Whatever is mistyped says nothing, or is the notation of another action: never something like it."""
        match = self.opened(self.game.usual_players, {}, "1")
        for action in self.some_actions(match.state.legal_actions()):
            breathe(self)
            text = self.game.write(action)
            if not text.isprintable() or text != text.strip():
                self.fail(f"{text!r} is not one printable line")
            for wrong in spoilt(text):
                self.is_read_exactly(match, wrong)

    def is_read_exactly(self, match: Match, text: str) -> None:
        try:
            action = self.game.parse(text)
        except ValueError:
            refusal = match.why_not(text)
            if refusal is None or refusal.code != "not_a_move":
                self.fail(f"{text!r} is no notation, and is not refused as such: {refusal}")
            return
        except Exception as error:
            self.fail(f"{text!r} is no notation, and `parse` raises {type(error).__name__} instead of ValueError")
        if not 0 <= action < self.game.actions:
            self.fail(f"{text!r} is read as {action}, which is no action")
        if self.game.write(action) != text:
            self.fail(f"{text!r} is no notation, and is read as {self.game.write(action)!r}")

    @located
    def test_facts_are_data(self) -> None:
        """Refusals and remarks speak of card ids, seats, numbers, words of a closed list, and lists of these."""
        for match in self.decisions():
            for action in self.some_actions(match.state.legal_actions()):
                text = self.game.write(action)
                if match.state.refusal(action) == LEGAL:
                    remark = self.game.remark(match.state, action)
                    if not isinstance(remark, Remark | None):
                        self.fail(f"the remark on {text} is none: {remark!r}")
                    facts = {} if remark is None else remark.facts
                else:
                    facts = self.game.facts(match.state, action)
                for name, fact in facts.items():
                    for one in fact if isinstance(fact, list) else [fact]:
                        if not (one is None or isinstance(one, int | float) or is_word(one)):
                            self.fail(f"what is said of {text} has a fact that is no data: facts.{name} is {fact!r}")

    # Cards, versions, results

    @located
    def test_every_kind_of_card_has_a_name_of_its_own(self) -> None:
        names = self.game.cards
        for name in names:
            if names.count(name) > 1:
                self.fail(f"two kinds of card are called {name!r}")
        for players, options in self.tables():
            kinds = len(self.opened(players, options, "1").state.census().count)
            if kinds != len(names):
                self.fail(f"there are {kinds} kinds of cards, and names for {len(names)}")

    @located
    def test_every_version_of_the_rules_has_its_number(self) -> None:
        versions = [game.rules_version for game in (self.game, *self.game.earlier)]
        if len(set(versions)) != len(versions):
            self.fail(f"two versions of the rules have the same number: {versions}, the newest first")

    @located
    def test_every_end_has_a_result(self) -> None:
        """`result` can be written down, and `progress` has an int for each seat, then and before."""
        for match in self.positions():
            self.has_progress(match.state)
        for players in range(self.game.min_players, self.game.max_players + 1):
            for number in range(ENDS):
                self.spot = f"{self.game.id}, {players} players, luck Sfc32({number}), at the end"
                breathe(self)
                rng = Sfc32(number)
                state: State = self.game.deal(players, self.game.check_options(players, {}), rng)
                policy = RandomPolicy()
                for _ in range(self.most_moves):
                    if state.is_over:
                        break
                    state.apply(policy.choose(state, rng))
                else:
                    self.fail(f"the match is not over: does it ever end? (`most_moves` is {self.most_moves})")
                self.has_progress(state)
                if not isinstance(msgspec.json.decode(in_bytes(self.game.result(state))), dict):
                    self.fail(f"the result is no object: {self.game.result(state)!r}")

    def has_progress(self, state: State) -> None:
        progress = self.game.progress(state)
        if len(progress) != state.players or not all(type(one) is int for one in progress):
            self.fail(f"the progress is not an int for each of {state.players} seats: {progress}")

    # The guide

    @located
    def test_the_guide_values_every_seat_and_changes_nothing(self) -> None:
        """Along each match: a search begins, looks as far as its horizon, has that valued, and begins again."""
        for match in self.played():
            if not match.moves:
                guide = self.game.guide()
                self.begin(guide, match)
            elif guide.is_horizon(match.state):
                values = self.valued(guide, match)
                if not all(0 <= value <= 1 for value in values):
                    self.fail(f"the guide's values are not from 0 to 1: {values}")
                if not match.is_over:
                    self.begin(guide, match)

    def begin(self, guide: Guide, match: Match) -> None:
        view, luck = match.view("open"), to_come(match.state.rng)
        guide.begin(match.state)
        self.is_untouched(match, view, luck)

    def valued(self, guide: Guide, match: Match) -> list[float]:
        view, luck = match.view("open"), to_come(match.state.rng)
        out = vec[float]([-1.0 for _ in match.seats])
        guide.value(match.state, out)
        self.is_untouched(match, view, luck)
        return list(out)

    def is_untouched(self, match: Match, view: Any, luck: tuple[int, int]) -> None:
        self.same(difference("the guide changed the state: open view", match.view("open"), view))
        if to_come(match.state.rng) != luck:
            self.fail("the guide used up the luck of the match")


def is_word(fact: object) -> bool:
    """Whether it is an id and no sentence."""
    return isinstance(fact, str) and re.fullmatch(r"[a-z0-9]+(-[A-Za-z0-9]+)*", fact) is not None


def spoilt(text: str) -> Iterator[str]:
    """Notation as somebody may mistype it, or try what a reader makes of it."""
    words = text.split(" ")
    yield from (f" {text}", f"{text} ", f"{text}\n", f"{text}0", f"{words[0]} {text}", f"{text} {words[-1]}")
    yield from (text[:-1], text[1:], text[: len(text) // 2])
    changed = [text.upper(), text.title(), text.replace(" ", "  "), text.replace("-", " "), text.replace("-", "--")]
    changed += [
        re.sub(r"\d", digit, text) for digit in ("0", "7", "9", "\N{FULLWIDTH DIGIT ONE}", "\N{SUPERSCRIPT TWO}")
    ]
    changed += [re.sub(r"\d+", rf"{sign}\g<0>", text) for sign in "0+-"]
    changed += [f"{text[: word.start()]}x{text[word.end() :]}" for word in re.finditer(r"\w+", text)]
    yield from (wrong for wrong in changed if wrong != text)
