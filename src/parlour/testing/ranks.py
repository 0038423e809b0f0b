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
        self.parted: Counter[bool] = Counter()
        """Of equal scores that do not share a place: whether the seat with the lower number came first."""

    def add(self, scores: Sequence[int], ranking: Sequence[Sequence[int]], *, lowest_wins: bool = False) -> None:
        """One more end; raises `Violation` when it cannot be. `lowest_wins` is what the state says."""
        said = f"scores {list(scores)} and ranking {[list(place) for place in ranking]}"
        seats = [seat for place in ranking for seat in place]
        if not all(type(score) is int for score in scores):
            raise Violation(f"{said}: a score is a whole number")
        if sorted(seats) != list(range(len(scores))) or not all(ranking):
            raise Violation(f"{said}: every seat has one score and one place")
        for place in ranking:
            if len({scores[seat] for seat in place}) > 1:
                raise Violation(f"{said}: seats with different scores share a place")
        for upper, lower in pairwise(ranking):
            if scores[upper[0]] == scores[lower[0]]:
                self.parted[upper[0] < lower[0]] += 1
            elif (scores[upper[0]] < scores[lower[0]]) != lowest_wins:
                better = "less" if lowest_wins else "more"
                raise Violation(f"{said}: {better} is better, for the state has lowest_wins = {lowest_wins}")
        if not self.parted[False] and self.parted[True] >= ENOUGH:
            raise Violation(
                f"{said}: equal scores are always parted by the number of the seat (a rule? let scores say it)"
            )
