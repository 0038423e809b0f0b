"""Where a result came from: every change of chances along a match is put down to luck, to somebody's decision or to
cards that could not be known.

Each estimate of the chances is used twice, at the end of one change and at the beginning of the next, so the parts add
up to the result whatever the estimates are.
"""

from collections import Counter
from collections.abc import Iterable
from math import fsum, sqrt

from parlour.review.model import (
    DEAL,
    LEAST_DECISIONS,
    About,
    Account,
    Decision,
    Figure,
    Review,
    Score,
    Step,
    Verdict,
    figure,
)


class Sum:
    """Changes of the chances of all seats, and the effects of decisions, added up."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.changes: list[list[float]] = [[] for _ in range(seats)]
        self.uses: Counter[int] = Counter()
        """How often each estimate of the chances came in, less how often it went out: by this its error counts."""
        self.variances: list[list[float]] = [[] for _ in range(seats)]

    def change(self, before: "Moment", after: "Moment") -> None:
        """The chances went from one moment to another."""
        for seat in range(self.seats):
            self.changes[seat].append(after.chances[seat].value - before.chances[seat].value)
        self.uses[after.number] += 1
        self.uses[before.number] -= 1

    def add(self, seat: int, effect: Figure, sign: int = 1) -> None:
        """An effect of a decision, an estimate by itself."""
        self.changes[seat].append(sign * effect.value)
        self.variances[seat].append(effect.error**2)

    def of(self, seat: int, moments: "list[Moment]") -> Figure:
        """The sum for one seat."""
        errors = [(uses * moments[number].chances[seat].error) ** 2 for number, uses in sorted(self.uses.items())]
        return figure(fsum(self.changes[seat]), sqrt(fsum(errors + self.variances[seat])))


class Moment:
    """The chances at one moment, and the number of their estimate: moments that share one are no different."""

    def __init__(self, number: int, chances: list[Figure]) -> None:
        self.number = number
        self.chances = chances


class Ledger:
    """All changes of a match, put down to what brought them about."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.moments = [Moment(0, [Figure(1 / seats) for _ in range(seats)])]
        """Every estimate of the chances; the first is what is fair."""
        self.curve: list[list[float]] = []
        self.place, self.deal, self.draws, self.hidden = (Sum(seats) for _ in range(4))
        self.effects = [Sum(seats) for _ in range(seats)]
        """What the decisions of each seat did to all."""
        self.decisions: list[list[Decision]] = [[] for _ in range(seats)]

    def estimated(self, chances: list[Figure]) -> Moment:
        self.moments.append(Moment(len(self.moments), chances))
        return self.moments[-1]

    def add(self, step: Step, now: Moment) -> Moment:
        """Puts a step down; returns the moment after it."""
        between = now if step.between is None else self.estimated(step.between)
        after = between if step.after is None else self.estimated(step.after)
        if step.move == DEAL:
            self.place.change(now, between)
            self.deal.change(between, after)
            self.curve.append([one.value for one in between.chances])
        else:
            self.hidden.change(now, between)
            self.draws.change(between, after)
        if step.decision is not None:
            self.decisions[step.decision.seat].append(step.decision)
            for seat, effect in enumerate(step.decision.effects):
                self.effects[step.decision.seat].add(seat, effect)
                self.hidden.add(seat, effect, sign=-1)
        self.curve.append([one.value for one in after.chances])
        return after

    def account(self, seat: int, result: float) -> Account:
        """What a seat got, and where it came from."""
        verdicts: dict[Verdict, int] = {"blunder": 0, "mistake": 0, "doubtful": 0, "disputed": 0, "close": 0}
        for decision in self.decisions[seat]:
            verdicts[decision.verdict] += 1
        return Account(
            seat=seat,
            result=result,
            fair=1 / self.seats,
            place=self.place.of(seat, self.moments),
            deal=self.deal.of(seat, self.moments),
            draws=self.draws.of(seat, self.moments),
            decisions=self.effects[seat].of(seat, self.moments),
            gifts=[
                Figure(0.0) if giver == seat else self.effects[giver].of(seat, self.moments)
                for giver in range(self.seats)
            ],
            hidden=self.hidden.of(seat, self.moments),
            score=score_of([decision.unbiased for decision in self.decisions[seat]], self.seats),
            verdicts=verdicts,
        )


def score_of(losses: list[Figure], seats: int) -> Score | None:
    """The mean error of real decisions; none for too few."""
    count = len(losses)
    if count < LEAST_DECISIONS:
        return None
    mean = fsum(loss.value for loss in losses) / count
    error = sqrt(fsum(loss.error**2 for loss in losses)) / count
    return Score(count, figure(mean * seats, error * seats))


def completed(about: About, steps: Iterable[Step]) -> Review:
    """The review with these steps: its curve as far as they go, and the accounts if nothing is missing."""
    known = {step.move: step for step in steps}
    ledger = Ledger(len(about.seats))
    now = ledger.moments[0]
    for move in range(DEAL, about.moves):
        if move not in known:
            break
        now = ledger.add(known[move], now)
    is_whole = len(known) == about.moves + 1
    return Review(
        about=about,
        steps=[known[move] for move in sorted(known)],
        curve=ledger.curve,
        accounts=[ledger.account(seat, now.chances[seat].value) for seat in range(len(about.seats))]
        if is_whole
        else [],
    )
