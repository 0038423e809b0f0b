"""What a game gives out: notation, parts, facts, results and values are of the form that everybody counts on."""

import re
from collections.abc import Mapping
from typing import Any

import msgspec
from librt.vecs import vec
from msgspec import UNSET

from parlour.engine.event import Viewer
from parlour.engine.game import Fact, Parts, Remark
from parlour.engine.guide import Guide
from parlour.engine.match import Match
from parlour.engine.playout import RandomPolicy
from parlour.engine.rng import Sfc32
from parlour.engine.state import LEGAL, State
from parlour.testing.compare import difference, in_bytes, named
from parlour.testing.sampling import Sampled, to_come
from parlour.testing.watch import breathe, located

WORD = re.compile(r"[A-Za-z0-9]+([-_][A-Za-z0-9]+)*")
"""A card id or a word of a closed list: what a message may be named after."""
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

    @located
    def test_every_event_is_declared_and_shown_whole_to_open_eyes(self) -> None:
        for match in self.played():
            for event in match.history[-1] if match.history else []:
                if type(event) not in self.game.events:
                    self.fail(f"{type(event).__name__} is none of the events that the game says it has")
                self.same(difference("what all cards open show of it", self.game.show(event, "open"), event))

    @located
    def test_a_view_says_whose_it_is_and_whose_turn(self) -> None:
        for match in self.positions():
            for viewer in (*self.viewers(match), "open"):
                view = match.view(viewer)
                self.same(difference(f"to_act in the view of {named(viewer)}", view.to_act, match.to_act))
                self.same(difference(f"viewer in the view of {named(viewer)}", view.viewer, viewer))

    # Data

    @located
    def test_facts_are_data(self) -> None:
        """Refusals and remarks speak of card ids, seats, numbers, words of a closed list, and lists of these."""
        for match in self.decisions():
            for action in self.some_actions(match.state.legal_actions()):
                text = self.game.write(action)
                self.are_data(f"a refusal of {text}", self.game.facts(match.state, action))
                if match.state.refusal(action) == LEGAL:
                    remark = self.game.remark(match.state, action)
                    if remark is not None and not isinstance(remark, Remark):
                        self.fail(f"the remark on {text} is no Remark: {remark!r}")
                    self.are_data(f"the remark on {text}", {} if remark is None else remark.facts)

    def are_data(self, what: str, facts: Mapping[str, Fact]) -> None:
        for name, fact in facts.items():
            for one in fact if isinstance(fact, list) else [fact]:
                if not (one is None or isinstance(one, int | float) or is_word(one)):
                    self.fail(f"{what} has a fact that is no data: facts.{name} is {fact!r}")

    @located
    def test_parts_are_of_this_table(self) -> None:
        """Of every action, offered or not: they can be sent, cards are cards of the game, seats are seats of the table.

        What cannot be done may speak of a seat that only a larger table has.
        """
        for match in self.decisions():
            for action in self.some_actions(match.state.legal_actions()):
                parts = self.game.parts(match.state, action)
                try:
                    msgspec.json.decode(in_bytes(parts), type=Parts)
                except msgspec.ValidationError as error:
                    self.fail(f"{self.game.write(action)} has parts that cannot be sent: {error}")
                for card in (parts.card, parts.other):
                    if card is not UNSET and card not in self.game.cards:
                        self.fail(f"{self.game.write(action)} has a part that is no card of the game: {card!r}")
                is_offered = match.state.refusal(action) == LEGAL
                seats = range(len(match.seats) if is_offered else self.game.max_players)
                if parts.seat is not UNSET and parts.seat not in seats:
                    self.fail(f"{self.game.write(action)} has a part that is no seat of the table: {parts.seat!r}")

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
    return isinstance(fact, str) and WORD.fullmatch(fact) is not None
