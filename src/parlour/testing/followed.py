"""Whether redeals follow the match: what a viewer could imagine before a move, and the move has not ruled out, is what
they imagine after it.

Nothing has to be counted for that, so a redeal that forgets a restriction (what somebody cannot hold any more, say) is
found also where there are far too many deals to count.
"""

from collections import Counter
from collections.abc import Iterator

import msgspec

from parlour.engine.event import Event, Viewer
from parlour.engine.game import seat_of
from parlour.engine.match import Match
from parlour.engine.rng import Sfc32
from parlour.engine.state import LEGAL, State
from parlour.testing.compare import in_bytes, named
from parlour.testing.deals import Tallies, completed, said_of
from parlour.testing.redeals import common, is_no_accident
from parlour.testing.sampling import Sampled, applied, to_come
from parlour.testing.watch import breathe, located

ASKED = 200
"""How many moves, for each number of players, are asked whether a deal can rule them out."""
WORLDS = 4
"""In how many deals each of them is tried."""
SAMPLES = 240
"""How many deals show it: many, for what is forgotten may be little."""
TRIED = 6
"""How many times as many deals are tried as are wanted: a move rules most of them out."""
FEWEST = 40
"""Of fewer deals there is nothing to be said."""


class Followed(Sampled):
    """Deals that a viewer may imagine, from one move to the next."""

    @located
    def test_redeals_are_what_a_move_has_not_ruled_out(self) -> None:
        """Of moves that are shown whole, and in which luck has no part."""
        chosen = self.restricting()
        for place, match in self.moved():
            if place in chosen:
                mover = match.moves[-1].seat
                viewers = [viewer for viewer in self.viewers(match) if viewer != mover]
                self.follow(match, viewers[len(match.moves) % len(viewers)])

    def moved(self) -> Iterator[tuple[tuple[int, int], Match]]:
        """Matches after each of their moves but the last, with a number for the match and one for the move."""
        for number, script in enumerate(self.scripts()):
            match = self.opened(script.players, script.options, script.seed)
            for move, action in enumerate(script.actions[:-1]):
                self.again(match, action)
                breathe(self)
                yield (number, move), match

    def restricting(self) -> set[tuple[int, int]]:
        """Where to look: of the moves that deals can rule out in more ways than one, by a card that is not there and
        by a rule, some for each number of players; and some others."""
        known = self.scripts()
        moves: Counter[int] = Counter()
        for script in known:
            moves[script.players] += len(script.actions)
        found: dict[int, list[tuple[int, int, tuple[int, int]]]] = {players: [] for players in moves}
        for place, match in self.moved():
            players = len(match.seats)
            number, move = place
            if (move + number) % (1 + moves[players] // ASKED) == 0 and self.is_open(match):
                found[players].append((-self.ways_out(match, known[number].actions[move]), 7 * move % 31, place))
        return {place for asked in found.values() for _, _, place in sorted(asked)[: self.effort().weighed]}

    def is_open(self, match: Match) -> bool:
        """Whether everybody was shown all of the last move."""
        facts = match.history[-1]
        return bool(facts) and all(in_bytes(self.game.show(fact, "spectator")) == in_bytes(fact) for fact in facts)

    def ways_out(self, match: Match, action: int) -> int:
        """For how many reasons the last move is refused in other deals."""
        before = match.state_after(len(match.moves) - 1)
        codes = set()
        for number in range(WORLDS):
            other: State = before.clone()
            other.redeal(seat_of("spectator"), Sfc32(number))
            codes.add(other.refusal(action))
        return len(codes - {LEGAL})

    def follow(self, match: Match, viewer: Viewer) -> None:
        """Deals from before the last move, in which it is made, and deals from after it."""
        before = match.state_after(len(match.moves) - 1)
        action = self.game.parse(match.moves[-1].action)
        after, _ = applied(before, action)
        if to_come(after.rng) != to_come(before.rng):
            return
        left: Tallies = {}
        cards = frozenset(self.game.cards)
        view = in_bytes(match.view(viewer))
        shown = self.shown_to(match.history[-1], viewer)
        count = 0
        for number in range(TRIED * SAMPLES):
            if count == SAMPLES:
                break
            world: State = before.clone()
            world.redeal(seat_of(viewer), Sfc32(number + 3))
            if world.refusal(action) != LEGAL:
                continue
            then, facts = applied(world, action)
            if self.shown_to(facts, viewer) == shown and in_bytes(self.game.view(then, viewer)) == view:
                count += 1
                self.tally(left, then, cards)
        if count < FEWEST:
            return
        redealt: Tallies = {}
        for number in range(count):
            other: State = match.state.clone()
            other.redeal(seat_of(viewer), Sfc32(number + 100_003))
            self.tally(redealt, other, cards)
        for what in sorted(left.keys() | redealt.keys()):
            one, another = (completed(tallies.get(what), count) for tallies in (left, redealt))
            if is_no_accident(one, another):
                self.fail(
                    f"of {count} deals that {named(viewer)} could imagine before and that the move has not ruled out,"
                    f" {what} is {common(one)} times, and {common(another)} when redealt after it: what is forgotten?"
                )

    def shown_to(self, facts: list[Event], viewer: Viewer) -> bytes:
        return in_bytes([self.game.show(fact, viewer) for fact in facts])

    def tally(self, tallies: Tallies, state: State, cards: frozenset[str]) -> None:
        for what, value in said_of(msgspec.json.decode(in_bytes(self.open(state))), cards):
            tallies.setdefault(what, Counter())[value] += 1
