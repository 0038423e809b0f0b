"""Whether `recall` lays the cards as they lay before a move, and knows no more than its player did.

A review weighs imagined deals by what the others did (`docs/review.md`). A game that tells nothing passes.
"""

from collections import deque

from msgspec import Struct

from parlour.engine.game import determinize
from parlour.engine.match import Match
from parlour.engine.rng import Sfc32
from parlour.engine.state import IMPOSSIBLE, UNTOLD, State
from parlour.testing.compare import difference
from parlour.testing.sampling import REACH, Sampled
from parlour.testing.watch import breathe, located


class Step(Struct, frozen=True):
    """A move of a match."""

    before: State
    action: int


class Recalls(Sampled):
    """Deals that are gone back over."""

    @located
    def test_what_is_recalled_looks_as_it_did(self) -> None:
        for script in self.scripts():
            match = self.opened(script.players, script.options, script.seed)
            past: deque[Step] = deque(maxlen=REACH)
            for count, action in enumerate(script.actions, 1):
                before = match.state.clone()
                self.again(match, action)
                past.append(Step(before, action))
                if count in script.marks:
                    breathe(self)
                    for seat in range(script.players):
                        self.go_back(match, seat, list(past))

    def go_back(self, match: Match, seat: int, past: list[Step]) -> None:
        """From the deal as it is and from some that the seat might imagine, one move after the other."""
        view, rng = match.view(seat), Sfc32(17)
        worlds = [match.state.clone(), *(determinize(self.game, view, rng) for _ in range(self.effort().worlds))]
        lengths = [self.gone_back(world, seat, past) for world in worlds]
        told = {length for length in lengths if length is not None}
        if len(told) > 1:
            self.fail(f"how many moves seat {seat} is told of depends on hidden cards: {sorted(told)}")

    def gone_back(self, world: State, seat: int, past: list[Step]) -> int | None:
        """How many moves are told; None where a deal turned out to be impossible."""
        for length, step in enumerate(reversed(past)):
            view = self.game.view(step.before, seat)
            state = self.game.imagine(view)
            action = state.recall(step.action, world, seat, Sfc32(length + 1))
            who = f"{length + 1} moves back, seat {seat} recalls"
            if action == UNTOLD:
                return length
            if action == IMPOSSIBLE:
                return None  # luck chose cards to go back that cannot have been drawn
            self.same(difference(f"{who} another view: ", self.game.view(state, seat), view))
            self.same(difference(f"{who} other cards: ", state.census().kinds(), step.before.census().kinds()))
            if action not in state.legal_actions():
                self.fail(f"{who} cards with which {self.game.write(action)} is not legal")
            world = state
        return len(past)
