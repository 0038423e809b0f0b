"""Copies of a state: its clone, and what `imagine` makes of a view."""

from typing import Any

from parlour.engine.event import Viewer
from parlour.engine.rng import Sfc32
from parlour.engine.state import State
from parlour.testing.compare import difference, named
from parlour.testing.sampling import REACH, Sampled, applied, to_come
from parlour.testing.watch import located

CLOSELY = 4
"""Every so manieth of these moves all views are compared, otherwise the one with all cards open."""

UNLOGGED = "the clone, without a log"


class Twins(Sampled):
    """Copies that must go the way of the original."""

    @located
    def test_a_clone_goes_its_own_way(self) -> None:
        """Whatever becomes of a clone, the original and other clones are as they were, their luck included."""
        for match in self.positions():
            state = match.state
            before = self.said_of(state)
            first: State = state.clone()
            second: State = first.clone()
            self.as_before(before, second, "a clone of a clone is not like the original")
            self.wander(first, "a clone")
            self.as_before(before, state, "playing a clone changed the original")
            self.as_before(before, second, "playing a state changed its clone")

    @located
    def test_twins_play_on_alike(self) -> None:
        """The original, its clone and what `imagine` makes of the open view, move for move, over new deals too."""
        for match in self.positions():
            original: State = match.state.clone()
            twins = {
                UNLOGGED: match.state.clone(),
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
                    said = f"{name}, {number + 1} moves on ({self.game.write(action)})"
                    if name == UNLOGGED:
                        twins[name].apply(action)
                    else:
                        twins[name], its_facts = applied(twins[name], action)
                        self.same(difference(f"{said}: facts", its_facts, facts))
                    self.same(difference(f"{said}: outcome", twins[name].outcome(), original.outcome()))
                    if to_come(twins[name].rng) != to_come(original.rng):
                        self.fail(f"{said}: its luck goes on differently")

    @located
    def test_an_open_view_is_the_whole_state(self) -> None:
        for match in self.positions():
            view = match.view("open")
            self.same(difference("the open view, imagined,", self.open(self.game.imagine(view)), view))

    # Comparing

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
