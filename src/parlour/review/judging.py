"""What a move was worth to somebody who knew no more than its player did.

Everything here is made of a view. The luck of it follows from the view too, so a verdict cannot depend on cards that
the player could not see, on the seed of the match, or on anything that came later.
"""

import msgspec

from parlour.bots.search import Search
from parlour.engine.game import AnyGame, UsageError, View, seat_of
from parlour.engine.rng import Sfc32, derived_seed
from parlour.engine.state import State
from parlour.review.model import (
    LIMITS,
    Budget,
    Choice,
    Decision,
    Figure,
    References,
    Verdict,
    Weighed,
    figure,
    mean_of,
)
from parlour.review.reference import habits, reference_named
from parlour.review.trials import Reference, of_actions
from parlour.review.weighing import Past, weighed

FIRST_PART = 16
"""The second reference begins with one part in so many of its deals."""


class Trials:
    """What followed each action, deal by deal; all actions met the same deals, some of them more of these."""

    def __init__(self, root: State, seat: int, reference: Reference, seed: int) -> None:
        self.root = root
        self.seat = seat
        self.reference = reference
        self.rng = Sfc32(seed)
        self.got: dict[int, list[list[float]]] = {}
        """For each action the shares of all seats, trial by trial."""

    def run(self, actions: list[int], trials: int) -> None:
        """So many more deals, for these actions."""
        players = self.root.players
        row = of_actions(self.root, self.seat, actions, self.reference, self.rng, trials)
        shares = [row[start : start + players] for start in range(0, len(row), players)]
        for place, action in enumerate(actions):
            self.got.setdefault(action, []).extend(shares[place :: len(actions)])

    def count(self, action: int) -> int:
        return len(self.got[action])

    def chance(self, action: int, seat: int) -> Figure:
        """What a seat gets after an action."""
        return mean_of([shares[seat] for shares in self.got[action]])

    def lead(self, one: int, other: int, seat: int) -> Figure:
        """What a seat gets more after one action than after another, on the deals that both met."""
        if one == other:
            return Figure(0.0)
        return mean_of([a[seat] - b[seat] for a, b in zip(self.got[one], self.got[other], strict=False)])

    def mixed(self, habits: dict[int, float], seat: int) -> Figure:
        """What a seat gets if an action is chosen so often."""
        rows = [self.got[action] for action in habits]
        return mean_of(
            [
                sum(share * row[seat] for share, row in zip(habits.values(), trial, strict=True))
                for trial in zip(*rows, strict=False)
            ]
        )

    def effect(self, action: int, habits: dict[int, float], seat: int) -> Figure:
        """What a seat gets more after an action than if one is chosen so often."""
        if habits == {action: 1.0}:
            return Figure(0.0)
        rows = [self.got[one] for one in habits]
        return mean_of(
            [
                made[seat] - sum(share * row[seat] for share, row in zip(habits.values(), trial, strict=True))
                for made, *trial in zip(self.got[action], *rows, strict=False)
            ]
        )


def judge(
    game: AnyGame, view: View, action: int, budget: Budget, references: References, past: Past = list
) -> Decision:
    """The decision of the seat whose view it is, which took this action; `past` is what it had seen before."""
    if view.to_act is None or view.to_act != view.viewer:
        raise UsageError("only the seat whose turn it is decides")
    seat = seat_of(view.viewer)
    root = game.imagine(view)
    legal = root.legal_actions()
    if action not in legal:
        raise UsageError(f"{game.write(action)} is not a legal move here")

    def luck(purpose: str) -> int:
        return luck_of_view(view, purpose)

    best = nominated(game, root, seat, luck("search"), budget.search)
    first, second = (reference_named(game, name) for name in references)
    usual = habits(first, root, luck("habits"))
    fair = 1 / root.players
    trials = Trials(root, seat, first, luck("deals"))
    trials.run(legal, budget.screen)
    # What sums and means are made of stands before anything decides whether more deals are looked at.
    everybody = range(root.players)
    screened = rounded(trials.lead(best, action, seat))
    expected = [rounded(trials.mixed(usual, one)) for one in everybody]
    effects = [rounded(trials.effect(action, usual, one)) for one in everybody]
    loss = settled(trials, best, action, budget.most)
    verdict = classed(loss, fair)
    rechecked: Figure | None = None
    by_weight: Weighed | None = None
    if verdict != "close":
        most = (budget.screen, budget.most)
        by_weight = weighed(game, root, (best, action), first, past, luck("weighed"), most)
        rechecked = checked(Trials(root, seat, second, luck("second")), best, action, budget.second)
        if not rechecked.is_above_zero or (by_weight is not None and not by_weight.loss.is_above_zero):
            verdict = "disputed"
    choices = [
        Choice(
            action=game.write(one),
            chance=rounded(trials.chance(one, seat)),
            behind=rounded(trials.lead(best, one, seat)),
            trials=trials.count(one),
            usual=usual.get(one, 0.0),
            remark=game.remark(root, one),
        )
        for one in legal
    ]
    name = game.write(best)
    choices.sort(key=lambda choice: (choice.action != name, -choice.chance.value))
    return Decision(
        seat=seat,
        made=game.write(action),
        best=name,
        verdict=verdict,
        loss=rounded(loss),
        choices=choices,
        expected=expected,
        effects=effects,
        screened=screened,
        second=None if rechecked is None else rounded(rechecked),
        weighed=by_weight,
    )


def settled(trials: Trials, best: int, action: int, most: int) -> Figure:
    """How far an action is behind the best one, on no more deals than it takes to tell its class."""
    fair = 1 / trials.root.players
    pair = sorted({best, action})
    while trials.count(best) < most and is_in_question(trials.lead(best, action, trials.seat), fair):
        trials.run(pair, min(trials.count(best), most - trials.count(best)))
    return trials.lead(best, action, trials.seat)


def checked(trials: Trials, best: int, action: int, most: int) -> Figure:
    """How far an action is behind the best one, on no more deals than it takes to see which is better."""
    pair = sorted({best, action})
    trials.run(pair, max(2, most // FIRST_PART))
    while trials.count(best) < most and trials.lead(best, action, trials.seat).is_unclear:
        trials.run(pair, min(trials.count(best), most - trials.count(best)))
    return trials.lead(best, action, trials.seat)


def luck_of_view(view: View, purpose: str) -> int:
    """The seed of one of the purposes for which a verdict needs luck."""
    return derived_seed(msgspec.json.encode(view).decode(), f"review/{purpose}")


def nominated(game: AnyGame, root: State, seat: int, seed: int, moves: int) -> int:
    """The move that a search would make whose only aim is to win."""
    guide = game.guide()
    guide.win_weight = 1.0
    search = Search(guide, game.actions)
    search.run(root, seat, Sfc32(seed), moves)
    return search.estimates()[0].action


def rounded(one: Figure) -> Figure:
    return figure(one.value, one.error)


def classed(loss: Figure, fair: float) -> Verdict:
    """By the lower end of the interval: what can be said against the move for sure."""
    return verdict_at(loss.low, fair)


def verdict_at(loss: float, fair: float) -> Verdict:
    return next((verdict for share, verdict in LIMITS if loss >= share * fair), "close")


def is_in_question(loss: Figure, fair: float) -> bool:
    """Whether the move would be in another class if its error were what it may well be: one standard error more."""
    return verdict_at(loss.low, fair) != verdict_at(loss.value + loss.error, fair)
