"""Whether rankings agree with scores, over many matches."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from parlour.testing.soak import Violation

ENOUGH = 10
"""So many equal scores that were all parted in the order of seats are no accident."""


class Ranks:
    """The ends of many matches."""

    def __init__(self) -> None:
        self.better: Counter[bool] = Counter()
        """Whether more was better (or less), for each two places that differ in score."""
        self.parted: Counter[bool] = Counter()
        """Of equal scores that do not share a place: whether the seat with the lower number came first."""

    def add(self, scores: Sequence[int], ranking: Sequence[Sequence[int]]) -> None:
        """One more end; raises `Violation` when it cannot be."""
        said = f"scores {list(scores)} and ranking {[list(place) for place in ranking]}"
        seats = [seat for place in ranking for seat in place]
        if sorted(seats) != list(range(len(scores))) or not all(ranking):
            raise Violation(f"{said}: every seat has one score and one place")
        for place in ranking:
            if len({scores[seat] for seat in place}) > 1:
                raise Violation(f"{said}: seats with different scores share a place")
        for upper, lower in pairwise(ranking):
            if scores[upper[0]] != scores[lower[0]]:
                self.better[scores[upper[0]] > scores[lower[0]]] += 1
            else:
                self.parted[upper[0] < lower[0]] += 1
        if len(self.better) > 1:
            raise Violation(
                f"{said}: elsewhere {'less' if scores[seats[0]] > scores[seats[-1]] else 'more'} was better"
            )
        if not self.parted[False] and self.parted[True] >= ENOUGH:
            raise Violation(
                f"{said}: equal scores are always parted by the number of the seat (a rule? let scores say it)"
            )
