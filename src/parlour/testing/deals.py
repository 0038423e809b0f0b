"""Whether a new match is dealt as it should be: all of it in the record, and of a kind with what `redeal` deals."""

from collections import Counter
from collections.abc import Hashable, Iterator
from typing import Any

import msgspec

from parlour.engine.event import Viewer
from parlour.engine.game import seat_of
from parlour.engine.rng import Sfc32
from parlour.engine.state import State
from parlour.testing.compare import difference, in_bytes, leaves, named
from parlour.testing.redeals import common, is_no_accident
from parlour.testing.sampling import Sampled
from parlour.testing.watch import breathe, located

STARTS = 100
"""How many deals of each table are held against what the record says of them."""
DEALS = 300
"""How many deals, and how many redeals, show whether they are of a kind."""

Tallies = dict[str, Counter[Hashable]]
"""Of everything that can be said of a deal, how often it was what."""


class Deals(Sampled):
    """New matches."""

    @located
    def test_the_start_of_a_record_says_the_whole_deal(self) -> None:
        """Two seeds that start alike are dealt alike."""
        for players, options in self.tables():
            views: dict[bytes, tuple[str, Any]] = {}
            for number in range(STARTS):
                match = self.opened(players, options, str(number))
                breathe(self)
                seed, view = views.setdefault(in_bytes(match.start), (match.seed, match.view("open")))
                what = f"seed {seed} has the same start in the record, but here open view"
                self.same(difference(what, match.view("open"), view))

    @located
    def test_deals_and_redeals_are_of_a_kind(self) -> None:
        """What luck deals is as likely as what a viewer imagines: over many deals each place holds the same cards as
        often, and each card lies as often in the same list."""
        players = self.game.usual_players
        self.spot = f"{self.game.id}, {players} players, before move 1"
        dealt = self.tallied_deals(players, 0, None)
        viewers: tuple[Viewer, ...] = (players - 1, "spectator")
        for number, viewer in enumerate(viewers):
            redealt = self.tallied_deals(players, DEALS * (number + 1), viewer)
            for what in sorted(dealt.keys() | redealt.keys()):
                one, other = (completed(tallies.get(what), DEALS) for tallies in (dealt, redealt))
                if is_no_accident(one, other):
                    self.fail(
                        f"of {DEALS} deals {what} is {common(one)} times, and {common(other)} when redealt for"
                        f" {named(viewer)}"
                    )

    def tallied_deals(self, players: int, first: int, viewer: Viewer | None) -> Tallies:
        """Many new deals, as they are or redealt for a viewer."""
        tallies: Tallies = {}
        options = self.game.check_options(players, {})
        cards = frozenset(self.game.cards)
        for number in range(first, first + DEALS):
            breathe(self)
            state: State = self.game.deal(players, options, Sfc32(number))
            if viewer is not None:
                state.redeal(seat_of(viewer), Sfc32(number + 5))
            for what, value in said_of(msgspec.json.decode(in_bytes(self.open(state))), cards):
                tallies.setdefault(what, Counter())[value] += 1
        return tallies


def said_of(view: Any, cards: frozenset[str]) -> Iterator[tuple[str, Hashable]]:
    """What lies in each place, and how many of each card in each list."""
    lying: Counter[str] = Counter()
    for path, value in leaves(view):
        yield f"open view{path}", value
        if value in cards and path.endswith("]"):
            lying[f"the number of {value} in open view{path[: path.rindex('[')]}"] += 1
    yield from lying.items()


def completed(tally: Counter[Hashable] | None, deals: int) -> Counter[Hashable]:
    """With those of so many deals in which there was no such thing."""
    known = tally or Counter[Hashable]()
    return known + Counter({None: deals - known.total()})
