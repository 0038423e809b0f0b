"""No leaks: deal everything anew that a viewer cannot know, and nothing that the viewer is given may change."""

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any

import msgspec
from msgspec import Struct

from parlour.engine.event import Event, Viewer
from parlour.engine.match import Match
from parlour.engine.record import first_difference
from parlour.engine.rng import Rng, Sfc32
from parlour.engine.state import State
from parlour.testing.compare import STRING, cards_in, difference, in_bytes, leaves, named
from parlour.testing.sampling import Sampled, applied, to_come
from parlour.testing.soak import Nudged
from parlour.testing.watch import located

TRIED = 5
"""How many actions of a position are tried at most."""
LUCKS = 12
"""With how many other turns of luck a move is made again that luck had a part in."""
NUDGES = 48
"""With how many in which little is different."""


class Outcome(Struct, frozen=True):
    """What one move in one deal leaves a viewer with."""

    action: int
    view: bytes
    shown: bytes
    public: bytes
    """What the spectator is shown."""


class Secrecy(Sampled):
    """What is hidden stays hidden."""

    @located
    def test_nothing_hidden_reaches_a_view(self) -> None:
        """Nor what of it a glance at the table shows: what is kept and what is left out is no secret's doing."""
        worlds = self.effort().worlds
        for match in self.played():
            viewers = self.viewers(match)
            viewer = viewers[len(match.moves) % len(viewers)]
            for other in self.redealt(match, viewer, 1):
                what = f"with other hidden cards {named(viewer)} has another view: view"
                self.same(difference(what, self.game.view(other, viewer), match.view(viewer)))
        for match in self.positions():
            for viewer in self.viewers(match):
                view = match.view(viewer)
                glance = in_bytes(self.game.glance(view))
                for other in self.redealt(match, viewer, worlds):
                    seen = self.game.view(other, viewer)
                    self.same(difference(f"with other hidden cards {named(viewer)} has another view: view", seen, view))
                    what = f"with other hidden cards {named(viewer)} has another glance at the same view: glance"
                    self.same(difference(what, self.game.glance(seen), msgspec.Raw(glance)))

    @located
    def test_nothing_hidden_reaches_scores_or_outcomes(self) -> None:
        """Nobody, not even a spectator, can tell hidden cards from the scores so far or from what a search is told."""
        worlds = self.effort().worlds
        for match in self.positions():
            state = match.state
            for other in self.redealt(match, "spectator", worlds):
                self.same(difference("with other hidden cards: scores", other.scores(), state.scores()))
                self.same(difference("with other hidden cards: ranking", other.ranking(), state.ranking()))
                self.same(difference("with other hidden cards: outcome", other.outcome(), state.outcome()))

    @located
    def test_nothing_hidden_reaches_what_is_offered_or_refused(self) -> None:
        worlds = self.effort().worlds
        for match in self.decisions():
            state = match.state
            for other in self.redealt(match, state.to_act, worlds):
                who = f"with other hidden cards seat {state.to_act}"
                self.same(difference(f"{who} is not to act: to_act", other.to_act, state.to_act))
                self.same(
                    difference(f"{who} is offered something else: legal", self.written(other), self.written(state))
                )
                for action in self.some_actions(state.legal_actions()):
                    text = self.game.write(action)
                    parts = self.game.parts(other, action)
                    self.same(
                        difference(f"{who} is told other parts of {text}: parts", parts, self.game.parts(state, action))
                    )
                    what = f"{who} is refused {text} otherwise:"
                    if other.refusal(action) != state.refusal(action):
                        self.fail(f"{what} code is {other.refusal(action)} instead of {state.refusal(action)}")
                    facts = self.game.facts(other, action)
                    self.same(difference(f"{what} facts", facts, self.game.facts(state, action)))

    @located
    def test_nothing_hidden_reaches_a_remark(self) -> None:
        worlds = self.effort().worlds
        for match in self.decisions():
            for other in self.redealt(match, match.state.to_act, worlds):
                for action in match.state.legal_actions():
                    what = (
                        f"with other hidden cards seat {match.to_act} hears else of {self.game.write(action)}: remark"
                    )
                    said = self.game.remark(match.state, action)
                    self.same(difference(what, self.game.remark(other, action), said))
                    text = self.game.write(action)
                    what = f"with other hidden cards {text} of seat {match.to_act} is about something else: topic"
                    topic = self.game.topic(match.state, action)
                    self.same(difference(what, self.game.topic(other, action), topic))

    @located
    def test_nothing_hidden_reaches_the_heuristic(self) -> None:
        """Neither from this position nor, by a player's memory, from another seat's turn.

        All positions are looked at: it may be only now and then that something hidden decides, between equals say.
        """
        old = self.game.heuristic()
        for match in self.played():
            if match.is_over:
                continue
            state = match.state
            who = f"seat {state.to_act}"
            choice = self.game.write(self.game.heuristic().choose(state, Sfc32(9)))
            for other in self.redealt(match, state.to_act, 1):
                its = self.game.write(self.game.heuristic().choose(other, Sfc32(9)))
                self.same(
                    difference(f"with other hidden cards the heuristic of {who} chooses otherwise: action", its, choice)
                )
            remembered = self.game.write(old.choose(state, Sfc32(9)))
            self.same(difference(f"with a memory of other turns the heuristic of {who}: action", remembered, choice))

    @located
    def test_what_is_shown_of_a_move_is_what_the_views_say(self) -> None:
        """Three things, over several moves, several deals that the viewer cannot tell apart, and several turns of luck.

        Moves that leave a viewer the same view show that viewer the same: whatever was done, if others did it, unless
        the view forgets cards by it, as at the end of a deal.
        And a card that is shown stands in the viewer's view afterwards, or is shown to spectators, or could be told
        before: then the same move shows it in every deal.
        And the other way round: moves that show a viewer the same leave that viewer the same view, or else the view
        says what nobody was shown.
        """
        for match in self.decisions():
            real = list(self.moves_of(match.state, other_luck=True))
            for viewer in self.viewers(match):
                self.hold_apart(match, viewer, list(self.outcomes(match, viewer, real)))

    @located
    def test_nothing_unseen_in_a_fact_reaches_what_is_shown(self) -> None:
        """Let two cards in a fact change places that the viewer neither sees nor is shown, or two hands of others."""
        names = frozenset(in_bytes(name) for name in self.game.cards)
        for match in self.positions():
            for fact in match.history[-1] if match.history else []:
                for viewer in self.viewers(match):
                    shown = self.game.show(fact, viewer)
                    unseen = names - cards_in(in_bytes(shown) + in_bytes(match.view(viewer)), names)
                    if cards_in(in_bytes(fact), unseen):
                        for what, other in self.swapped(match, fact, viewer, unseen):
                            said = (
                                f"{named(viewer)} is shown something else of {type(fact).__name__} with {what}: shown"
                            )
                            self.same(difference(said, self.game.show(other, viewer), shown))

    def swapped(
        self, match: Match, fact: Event, viewer: Viewer, unseen: frozenset[bytes]
    ) -> Iterator[tuple[str, Event]]:
        """The fact as it might have been as well. Two cards are swapped if one may lie where the other does."""
        places = dict(leaves(msgspec.json.decode(in_bytes(match.view("open")))))
        pairs: dict[bytes, bytes] = {}
        for other in self.redealt(match, viewer, 1):
            for place, there in leaves(msgspec.json.decode(in_bytes(self.open(other)))):
                here = places.get(place)
                if here != there and {in_bytes(here), in_bytes(there)} <= unseen:
                    pairs[in_bytes(here)] = in_bytes(there)
        line = in_bytes(fact)
        for card, instead in pairs.items():
            if card in line or instead in line:
                changed = msgspec.json.decode(exchanged(line, card, instead), type=type(fact))
                yield f"{card.decode()} and {instead.decode()} exchanged", changed
        yield from with_hands_exchanged(fact, viewer, len(match.seats), unseen)

    def written(self, state: State) -> list[str]:
        return [self.game.write(action) for action in state.legal_actions()]

    def moves_of(self, state: State, *, other_luck: bool = False) -> Iterator[tuple[int, State, list[Event]]]:
        """Some moves, each with what it does; if asked for, with other turns of luck where luck has a part in it."""
        offered = state.legal_actions()
        for action in offered[:: 1 + (len(offered) - 1) // TRIED]:
            after, facts = applied(state, action)
            yield action, after, facts
            if other_luck and to_come(after.rng) != to_come(state.rng):
                for luck in other_lucks(state, action):
                    yield action, *applied(state, action, luck)

    def outcomes(self, match: Match, viewer: Viewer, real: list[tuple[int, State, list[Event]]]) -> Iterator[Outcome]:
        """What moves leave a viewer with, in this deal and in others, with the same luck to come and with other."""
        worlds = self.effort().worlds
        made = real[:]
        for other in self.redealt(match, viewer, worlds):
            made += self.moves_of(other)
            other.rng = match.state.rng.clone()
            made += self.moves_of(other)
        for action, after, facts in made:
            shown = [self.game.show(fact, viewer) for fact in facts]
            public = [self.game.show(fact, "spectator") for fact in facts]
            yield Outcome(action, in_bytes(self.game.view(after, viewer)), in_bytes(shown), in_bytes(public))

    def hold_apart(self, match: Match, viewer: Viewer, outcomes: list[Outcome]) -> None:
        """Compares what a viewer is left with after different moves, deals and turns of luck."""
        number = f"move {len(match.moves) + 1}"
        by_view: dict[tuple[bytes, int], Outcome] = {}
        by_shown: dict[tuple[bytes, int], Outcome] = {}
        by_action: dict[int, tuple[frozenset[bytes], frozenset[bytes]]] = {}
        names = frozenset(in_bytes(name) for name in self.game.cards)
        cards = cache(lambda line: cards_in(line, names))  # most deals leave the viewer with the same lines
        before = cards(in_bytes(match.view(viewer)))
        for outcome in outcomes:
            after = cards(outcome.view)
            can_tell_moves = viewer == match.to_act or not before <= after
            first = by_view.setdefault((outcome.view, outcome.action if can_tell_moves else 0), outcome)
            if first.shown != outcome.shown:
                moves = " and ".join(sorted({self.game.write(one.action) for one in (first, outcome)}))
                shown, usually = (msgspec.json.decode(one.shown) for one in (outcome, first))
                if viewer == match.to_act:  # in which order somebody took cards up is no secret from them
                    shown, usually = in_any_order(shown), in_any_order(usually)
                found = first_difference("shown", shown, usually)
                if found:
                    self.fail(f"{number} ({moves}) leaves {named(viewer)} the same view and shows more: {found}")
            first = by_shown.setdefault((outcome.shown, outcome.action if viewer == match.to_act else 0), outcome)
            if first.view != outcome.view:
                moves = " and ".join(sorted({self.game.write(one.action) for one in (first, outcome)}))
                view, usually = (msgspec.json.decode(one.view) for one in (outcome, first))
                found = first_difference("view", view, usually)
                self.fail(f"{number} ({moves}) shows {named(viewer)} the same and leaves it another view: {found}")
            shows = cards(outcome.shown)
            extra = shows - after
            if viewer != "spectator":
                extra -= cards(outcome.public)
            always, extras = by_action.get(outcome.action, (shows, frozenset()))
            always, extras = by_action[outcome.action] = always & shows, extras | extra
            if extras - always:
                self.fail(
                    f"{number} ({self.game.write(outcome.action)}) shows {named(viewer)} cards that were hidden before"
                    f" and are not in its view afterwards, which forgets nothing: {listed(extras - always)};"
                    " keep them in the view, or do not show them"
                )


def other_lucks(state: State, action: int) -> Iterator[Rng]:
    """Luck that has nothing to do with a move's own, and luck that differs from it in one number.

    By the latter a viewer often gets the same hand of a new deal, and others another.
    """
    for number in range(LUCKS):
        yield Sfc32(number + 5)
    used = Nudged(state.rng.clone(), -1, 0)
    applied(state, action, used)
    rng = Sfc32(3)
    for _ in range(NUDGES):
        yield Nudged(state.rng.clone(), rng.below(max(used.drawn, 1)), rng.next_u32())


def in_any_order(thing: Any) -> Any:
    """The same with every list of words sorted."""
    if isinstance(thing, dict):
        return {key: in_any_order(value) for key, value in thing.items()}
    if isinstance(thing, list):
        return sorted(thing) if all(isinstance(one, str) for one in thing) else [in_any_order(one) for one in thing]
    return thing


def listed(cards: frozenset[bytes]) -> str:
    return b", ".join(sorted(cards)).decode()


def exchanged(line: bytes, one: bytes, other: bytes) -> bytes:
    """A line of JSON with two strings in each other's place."""
    return STRING.sub(lambda found: {one: other, other: one}.get(found[0], found[0]), line)


def with_hands_exchanged(
    fact: Event, viewer: Viewer, players: int, unseen: frozenset[bytes]
) -> Iterator[tuple[str, Event]]:
    """The fact with two other seats' lists of unseen cards in each other's place."""
    fields = msgspec.json.decode(in_bytes(fact))
    for name, hands in fields.items():
        if not (isinstance(hands, list) and len(hands) == players and all(isinstance(hand, list) for hand in hands)):
            continue
        others = [
            seat
            for seat, hand in enumerate(hands)
            if seat != viewer and hand and unseen.issuperset(in_bytes(card) for card in hand)
        ]
        for one, other in combinations(others, 2):
            changed = [*hands]
            changed[one], changed[other] = hands[other], hands[one]
            yield f"{name} of seats {one} and {other} exchanged", msgspec.convert(fields | {name: changed}, type(fact))
