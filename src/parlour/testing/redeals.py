"""Whether `redeal` deals everything anew that a seat cannot know, and every arrangement as often as the others.

It is what a search samples and what all secrecy is measured by, so a redeal that keeps something, or that knows where
it started from, would hide a leak.
"""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import pairwise
from math import factorial, prod, sqrt
from typing import Any

import msgspec

from parlour.engine.event import Viewer
from parlour.engine.game import View, determinize, seat_of
from parlour.engine.match import Match
from parlour.engine.rng import Sfc32
from parlour.engine.state import State
from parlour.testing.compare import difference, in_bytes, leaves, named, rows_in
from parlour.testing.sampling import Sampled, to_come
from parlour.testing.watch import breathe, located

MANY_TIMES = 8
"""Of few arrangements each must be expected so many times for a verdict."""
LEAST = 5
"""Outcomes that are expected less often than this are counted together."""
VARIED = 40
"""Deals of which one is different, if there is but one card that can be one of two: all alike is one in 10¹¹."""
EVERY = 4
"""Of the positions each so manieth is asked for rows that nobody has seen."""
SURE = 5.5
"""How many standard deviations are no accident: one in fifty million."""


class Redeals(Sampled):
    """Deals that a viewer may imagine."""

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
                for _ in range(worlds):
                    state = determinize(self.game, view, rng)
                    self.imagined(match, viewer, state)
                if viewer == match.to_act:
                    self.wander(state, f"what {named(viewer)} imagines")

            if not match.moves:
                self.vary(match)

    def vary(self, match: Match) -> None:
        """Where something is hidden after the deal, somebody can imagine it in more than one way.

        Not everybody: of two players who hold the whole pack, each knows what the other has.
        """
        everything = self.said_in(match.view("open"))
        kept_from = [viewer for viewer in self.viewers(match) if self.said_in(match.view(viewer)) < everything]
        for viewer in kept_from:
            first = self.dealt(match, viewer, 0)
            if any(self.dealt(match, viewer, number) != first for number in range(1, VARIED)):
                return
        if kept_from:
            who = " and ".join(map(named, kept_from))
            self.fail(f"what is hidden from {who} is always dealt the same way")

    def said_in(self, view: View) -> int:
        """How many things a view says."""
        return sum(value is not None for _, value in leaves(msgspec.json.decode(in_bytes(view))))

    def imagined(self, match: Match, viewer: Viewer, state: State) -> None:
        """What a viewer imagines is to it as the match is."""
        who = f"what {named(viewer)} imagines:"
        self.same(difference(f"{who} view", self.game.view(state, viewer), match.view(viewer)))
        self.same(difference(f"{who} cards", state.census().kinds(), match.state.census().kinds()))
        if viewer == match.to_act:
            self.same(difference(f"{who} legal actions", state.legal_actions(), match.state.legal_actions()))

    @located
    def test_redeals_are_fair(self) -> None:
        """A redeal knows neither the real cards nor the luck to come, and is uniform where that can be counted."""
        chosen = self.chosen()
        for number, match in enumerate(self.decisions()):
            if number in chosen:
                viewers = self.viewers(match)
                self.weigh(match, match.state.to_act if number % 2 else viewers[number // 2 % len(viewers)])

    @located
    def test_new_luck_changes_nothing_that_anybody_has_seen(self) -> None:
        """Luck that is made anew is that of what nobody has seen: all seats see what they saw, and go on otherwise."""
        for match in self.positions():
            other = match.state.clone()
            other.renew_luck(Sfc32(4))
            for viewer in self.viewers(match):
                seen = self.game.view(other, viewer)
                self.same(difference(f"with new luck, the view of {named(viewer)}", seen, match.view(viewer)))
            self.same(difference("with new luck, cards", other.census().kinds(), match.state.census().kinds()))
            if to_come(other.rng) == to_come(match.state.rng):
                self.fail("with new luck, the luck to come is what it was")

    @located
    def test_new_luck_orders_anew_what_nobody_has_seen(self) -> None:
        """Where two cards of a row may change places and no seat sees another thing, new luck lets them."""
        for number, match in enumerate(self.positions()):
            for place in self.unseen_rows(match) if number % EVERY == 0 else ():
                first = self.renewed(match, 0).get(place)
                if all(self.renewed(match, luck).get(place) == first for luck in range(1, VARIED)):
                    self.fail(
                        f"with new luck view{place} lies as it lay, and no seat has seen how:"
                        " `renew_luck` shuffles what nobody has looked at"
                    )

    def renewed(self, match: Match, luck: int) -> dict[str, list[str]]:
        """Every row of cards when luck was made anew."""
        other: State = match.state.clone()
        other.renew_luck(Sfc32(luck))
        return self.rows(self.open(other))

    def rows(self, view: View) -> dict[str, list[str]]:
        return dict(rows_in(msgspec.json.decode(in_bytes(view)), frozenset(self.game.cards)))

    def unseen_rows(self, match: Match) -> Iterator[str]:
        """The rows of the open view of which nobody has seen how they lie."""
        seen = {place for viewer in self.viewers(match) for place in self.rows(match.view(viewer))}
        views = [in_bytes(match.view(viewer)) for viewer in self.viewers(match)]
        line = in_bytes(match.view("open"))
        view = msgspec.json.decode(line)
        for place, row in rows_in(view, frozenset(self.game.cards)):
            for first in range(len(row) - 1) if place not in seen else ():
                if row[first] == row[first + 1]:
                    continue
                row[first], row[first + 1] = row[first + 1], row[first]
                other = self.imagined_from(view)
                row[first], row[first + 1] = row[first + 1], row[first]
                if other is None or in_bytes(self.open(other)) == line:
                    continue
                if [in_bytes(self.game.view(other, viewer)) for viewer in self.viewers(match)] == views:
                    yield place
                    break

    def chosen(self) -> set[int]:
        """Which decisions to weigh: of each number of players the first ones, and some from all over the matches."""
        by_players: dict[int, list[int]] = {}
        tables = (script.players for script in self.scripts() for mark in script.marks if mark < len(script.actions))
        for number, players in enumerate(tables):
            by_players.setdefault(players, []).append(number)
        half = self.effort().weighed // 2
        return {
            number
            for numbers in by_players.values()
            for number in (*numbers[:half], *numbers[half :: 1 + len(numbers) // (half + 1)])
        }

    def dealt(self, match: Match, viewer: Viewer, number: int) -> bytes:
        other: State = match.state.clone()
        other.redeal(seat_of(viewer), Sfc32(number))
        return in_bytes(self.game.view(other, "open"))

    def weigh(self, match: Match, viewer: Viewer) -> None:
        """Many redeals of the real state, and of one that was imagined from the view alone."""
        breathe(self)
        once, again = (msgspec.Raw(self.dealt(match, viewer, 0)) for _ in range(2))
        what = f"what is redealt for {named(viewer)} with the same luck differs (luck from elsewhere?): open view"
        self.same(difference(what, again, once))
        lucks = {to_come(other.rng) for other in (match.state, *self.redealt(match, viewer, 2))}
        if len(lucks) < 3:
            self.fail(f"what is redealt for {named(viewer)} has the same luck to come as before")
        sampled = self.effort().sampled
        real = Counter(self.dealt(match, viewer, number) for number in range(sampled))
        view = match.view(viewer)
        imagined = Counter(
            in_bytes(self.game.view(determinize(self.game, view, Sfc32(sampled + number)), "open"))
            for number in range(sampled)
        )
        worlds = {line: dict(leaves(msgspec.json.decode(line))) for line in real | imagined}
        for place in sorted({place for world in worlds.values() for place in world}):
            if len({world.get(place) for world in worlds.values()}) == 1:
                continue
            counts = [tallied(sample, worlds, place) for sample in (real, imagined)]
            if is_no_accident(counts[0], counts[1]):
                self.fail(
                    f"what is redealt for {named(viewer)} depends on the real cards: open view{place}"
                    f" is {common(counts[0])} of {sampled} times, and {common(counts[1])} when imagined from the view"
                )
        both = real + imagined
        truth = in_bytes(match.view("open"))
        if len(both) * MANY_TIMES <= both.total():
            if truth not in both:
                self.fail(f"of {both.total()} redeals for {named(viewer)} none is as the cards really lie")
            ways = weights([msgspec.json.decode(line) for line in both], self.game.cards)
            expected = dict(zip(both, (way * both.total() / sum(ways) for way in ways), strict=True))
            if deviation((both[line], expected[line]) for line in both) > SURE:
                often, seldom = (pick(both, key=lambda line: both[line] / expected[line]) for pick in (max, min))
                self.fail(
                    f"redeals for {named(viewer)} are not equally likely: of {both.total()} one came {both[often]}"
                    f" times instead of {expected[often]:.0f}, another {both[seldom]} instead of {expected[seldom]:.0f}"
                )


def tallied(sample: Counter[bytes], worlds: dict[bytes, dict[str, Any]], place: str) -> Counter[Hashable]:
    """What lay in one place, and how often."""
    tally: Counter[Hashable] = Counter()
    for line, times in sample.items():
        tally[worlds[line].get(place)] += times
    return tally


def common(tally: Counter[Hashable]) -> str:
    value, times = tally.most_common(1)[0]
    return f"{value!r} {times}"


def is_no_accident(one: Counter[Hashable], other: Counter[Hashable]) -> bool:
    """Whether two samples of the same size are of different kinds."""
    both = one + other
    pairs = [(sample[value], both[value] / 2) for value in both for sample in (one, other)]
    return deviation(pairs, halved=True) > SURE


def deviation(pairs: Iterable[tuple[int, float]], *, halved: bool = False) -> float:
    """How many standard deviations what came is away from what was expected (chi-square, by Wilson and Hilferty).

    `halved` says that every outcome is there twice, once for each of two samples.
    """
    come, expected, rest = [], [], [0.0, 0.0]
    for count, mean in pairs:
        if mean < LEAST:
            rest = [rest[0] + count, rest[1] + mean]
        else:
            come.append(float(count))
            expected.append(mean)
    if rest[1] >= LEAST and not halved:
        come.append(rest[0])
        expected.append(rest[1])
    freedom = (len(come) // 2 if halved else len(come)) - 1
    if freedom < 1:
        return 0.0
    chi = sum((count - mean) ** 2 / mean for count, mean in zip(come, expected, strict=True))
    return float(((chi / freedom) ** (1 / 3) - 1 + 2 / (9 * freedom)) / sqrt(2 / (9 * freedom)))


def weights(worlds: Sequence[Any], cards: Sequence[str]) -> list[float]:
    """In how many ways each arrangement comes about, in proportion: equal cards in one heap change places unseen.

    A list of cards that is sorted in every world is a heap, any other is in order.
    """
    ranks = {card: rank for rank, card in enumerate(cards)}
    hands = [dict(hands_in(world, ranks)) for world in worlds]
    heaps = {path for path in hands[0] if all(path in one and is_sorted(one[path]) for one in hands)}
    return [
        prod(
            factorial(len(one[path])) / prod(factorial(times) for times in Counter(one[path]).values())
            for path in heaps
        )
        for one in hands
    ]


def hands_in(thing: Any, ranks: dict[str, int], path: str = "") -> Iterable[tuple[str, list[int]]]:
    """Every list of cards in a piece of JSON, with its path."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield from hands_in(value, ranks, f"{path}.{key}")
    elif isinstance(thing, list):
        if thing and all(isinstance(one, str) and one in ranks for one in thing):
            yield path, [ranks[one] for one in thing]
        else:
            for index, value in enumerate(thing):
                yield from hands_in(value, ranks, f"{path}[{index}]")


def is_sorted(cards: list[int]) -> bool:
    return all(one <= other for one, other in pairwise(cards))
