"""Copies of a state: its clone, and what `imagine` makes of a view."""

from typing import Any

import msgspec

from parlour.engine.game import Viewer, determinize
from parlour.engine.match import Match
from parlour.engine.playout import RandomPolicy
from parlour.engine.rng import Sfc32
from parlour.engine.state import State
from parlour.engine.testing.compare import difference, in_bytes, named
from parlour.engine.testing.sampling import Sampled, applied, to_come
from parlour.engine.testing.soak import Violation, soak
from parlour.engine.testing.watch import located

REACH = 16
"""How many moves twins are followed."""
CLOSELY = 3
"""Every so manieth of these moves all views are compared, otherwise the one with all cards open."""


class Twins(Sampled):
    """Copies that must go the way of the original."""

    @located
    def test_a_clone_goes_its_own_way(self) -> None:
        """Whatever becomes of a clone, the original and other clones are as they were, their luck included."""
        for match in self.positions():
            state = match.state
            before = self.said_of(state)
            first: State = state.clone()
            second: State = state.clone()
            self.play_out(first, "a clone")
            self.as_before(before, state, "playing a clone changed the original")
            self.as_before(before, second, "playing a clone changed another clone")
            self.play_out(second, "a clone")
            self.same(
                difference("view of a clone at its end, played twice,", *(self.open(twin) for twin in (second, first)))
            )
            third: State = state.clone()
            fourth: State = third.clone()
            self.play_out(third, "a clone")
            self.as_before(before, fourth, "playing a state changed its clone")

    @located
    def test_twins_play_on_alike(self) -> None:
        """The original, its clone and what `imagine` makes of the open view, move for move, over new deals too."""
        for match in self.positions():
            original: State = match.state.clone()
            twins = {
                "the clone": match.state.clone(),
                "what imagine makes of the open view": self.game.imagine(match.view("open")),
            }
            twins["what imagine makes of the open view"].rng = match.state.rng.clone()
            choice = Sfc32(len(match.moves))
            for number in range(REACH):
                for name, twin in twins.items():
                    self.alike(original, twin, f"{name}, {number} moves on", closely=number % CLOSELY == 0)
                if original.is_over:
                    break
                offered = original.legal_actions()
                action = offered[choice.below(len(offered))]
                original, facts = applied(original, action)
                for name in twins:
                    twins[name], its_facts = applied(twins[name], action)
                    said = f"{name}, {number + 1} moves on ({self.game.write(action)})"
                    self.same(difference(f"{said}: facts", its_facts, facts))
                    self.same(difference(f"{said}: outcome", twins[name].outcome(), original.outcome()))
                    if to_come(twins[name].rng) != to_come(original.rng):
                        self.fail(f"{said}: its luck goes on differently")

    @located
    def test_an_open_view_is_the_whole_state(self) -> None:
        for match in self.positions():
            view = match.view("open")
            self.same(difference("the open view, imagined,", self.open(self.game.imagine(view)), view))

    @located
    def test_an_imagined_state_gives_the_same_view_back_and_varies(self) -> None:
        worlds = self.effort().worlds
        for match in self.positions():
            rng = Sfc32(3)
            for viewer in self.viewers(match):
                view = match.view(viewer)
                read = msgspec.json.decode(in_bytes(view), type=self.game.view_type)
                self.same(difference(f"the view of {named(viewer)}, read again,", read, view))
                undealt = self.game.imagine(view)
                self.same(difference(f"the view of {named(viewer)}, imagined,", self.game.view(undealt, viewer), view))
                dealt = set()
                for _ in range(worlds):
                    state = determinize(self.game, view, rng)
                    dealt.add(in_bytes(self.open(state)))
                    self.imagined(match, viewer, state)
                if not match.moves and len(dealt) == 1 and worlds > 1:
                    self.fail(f"what is hidden from {named(viewer)} is always dealt the same way")
                self.play_out(state, f"what {named(viewer)} imagines")

    def imagined(self, match: Match, viewer: Viewer, state: State) -> None:
        """What a viewer imagines is to it as the match is."""
        who = f"what {named(viewer)} imagines:"
        self.same(difference(f"{who} view", self.game.view(state, viewer), match.view(viewer)))
        self.same(difference(f"{who} cards", state.census().kinds(), match.state.census().kinds()))
        if viewer == match.to_act:
            self.same(difference(f"{who} legal actions", state.legal_actions(), match.state.legal_actions()))

    # Comparing

    def open(self, state: State) -> Any:
        return self.game.view(state, "open")

    def said_of(self, state: State, *, closely: bool = True) -> list[tuple[str, Any]]:
        """Everything that a state says."""
        viewers: list[Viewer] = [*range(state.players), "spectator"]
        said: list[tuple[str, Any]] = [
            ("open view", self.open(state)),
            ("legal actions", state.legal_actions()),
            ("scores", state.scores()),
            ("ranking", state.ranking()),
        ]
        if closely:
            said += [(f"view of {named(viewer)}", self.game.view(state, viewer)) for viewer in viewers]
            said.append(("cards", state.census().kinds()))
        return [*said, ("luck", to_come(state.rng))]

    def alike(self, state: State, twin: State, name: str, *, closely: bool) -> None:
        for (what, said), (_, its) in zip(
            self.said_of(state, closely=closely), self.said_of(twin, closely=closely), strict=True
        ):
            self.same(difference(f"{name}: {what}", its, said))

    def as_before(self, before: list[tuple[str, Any]], state: State, why: str) -> None:
        for (what, was), (_, now) in zip(before, self.said_of(state), strict=True):
            found = difference(what, now, was)
            if found:
                self.fail(f"{why}: {found}")

    def play_out(self, state: State, name: str) -> None:
        """Plays a copy to its end, the invariants held."""
        try:
            soak(state, RandomPolicy(), Sfc32(5), self.most_moves)
        except Violation as error:
            self.fail(f"{name}, played on: {error}")
