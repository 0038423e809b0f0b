"""Many matches at full speed with the invariants looked at after every move."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from parlour.engine.ints import Ints
from parlour.engine.playout import Policy
from parlour.engine.rng import Rng
from parlour.engine.state import LEGAL, State

MOST_MOVES: Final = 20_000
"""A match that is not over after so many moves is taken never to end."""


@mypyc_attr(native_class=False)
class Violation(AssertionError):
    """Something that every game must hold to did not hold."""


@final
@mypyc_attr(acyclic=True)
class Nudged(Rng):
    """A stream in which one number is another: of a shuffle, the deal in which a few cards lie elsewhere."""

    def __init__(self, stream: Rng, number: i64, change: i64) -> None:
        self.stream: Rng = stream
        self.number: i64 = number
        """Which number is changed, from 0; -1 for none."""
        self.change: i64 = change
        self.drawn: i64 = 0
        """How many were drawn."""

    def next_u32(self) -> i64:
        out = self.stream.next_u32()
        if self.drawn == self.number:
            out ^= self.change
        self.drawn += 1
        return out

    def clone(self) -> "Nudged":
        twin = Nudged(self.stream.clone(), self.number, self.change)
        twin.drawn = self.drawn
        return twin


def soak(state: State, policy: Policy, rng: Rng, most_moves: i64 = MOST_MOVES) -> i64:
    """Plays a match to its end; raises `Violation` when an invariant breaks. Returns the number of moves.

    After every move no card has appeared or vanished; before every move something is offered, all that is offered is
    accepted, and so is what the policy chooses; the match ends; at the end every seat is ranked once.
    """
    offers = Ints()
    at_start = state.census()
    moves: i64 = 0
    while not state.is_over:
        if moves == most_moves:
            raise Violation(f"the match is not over after {moves} moves: does it ever end? (`most_moves` is the limit)")
        state.legal(offers)
        if offers.size == 0:
            raise Violation(f"after {moves} moves seat {state.to_act} has nothing to do")
        for i in range(offers.size):
            if state.refusal(offers.items[i]) != LEGAL:
                raise Violation(f"after {moves} moves action {offers.items[i]} is offered and refused")
        action = policy.choose(state, rng)
        if state.refusal(action) != LEGAL:
            raise Violation(f"after {moves} moves the policy chose action {action}, which is refused")
        state.apply(action)
        moves += 1
        cards = state.census()
        if cards.size != at_start.size:
            raise Violation(f"after {moves} moves there are {cards.size} cards instead of {at_start.size}")
        for kind in range(i64(len(cards.count))):
            if cards.count[kind] != at_start.count[kind]:
                raise Violation(
                    f"after {moves} moves there are {cards.count[kind]} cards of kind {kind} instead of"
                    f" {at_start.count[kind]}"
                )
    if sorted(seat for place in state.ranking() for seat in place) != list(range(state.players)):
        raise Violation(f"the ranking {state.ranking()} does not hold every seat once")
    return moves
