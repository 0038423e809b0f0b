"""Explaining a move before it is made: what each legal action is worth, and why.

As in a verdict of a review, a search nominates the best move on deals of its own, and all moves are then held against
it on fresh deals, the same cards and the same luck for all: what a tree found out about moves that it chose to look at
would flatter some of them.
"""

from collections.abc import Sequence
from math import inf
from time import monotonic

import msgspec
from msgspec import Struct

from parlour.bots.search import Search
from parlour.engine.game import AnyGame, Remark, UsageError, View, seat_of
from parlour.engine.rng import Sfc32, derived_seed
from parlour.review.judging import Trials, classed
from parlour.review.model import REFERENCES, Verdict
from parlour.review.reference import reference_named

AT_FIRST = 2
"""Deals on which all moves are tried whatever it costs; then twice as many, and so on."""
AT_ONCE = 32
"""Deals between two looks at the clock, at most."""
SCREENED = 30
"""From so many deals on, moves that are clearly worse are left alone …"""
BEHIND = 3.0
"""… that is by so many standard errors."""


class Hint(Struct, frozen=True):
    """What is to be said about one legal action."""

    action: str
    """In notation."""
    chance: float
    """The estimated chance to win, 0 to 1, if everybody plays on as a fast bot does."""
    low: float
    high: float
    """The 95 % interval of `chance`."""
    remark: Remark | None
    """Why one might do it, or what it costs."""
    verdict: Verdict
    """What a review would call it, as far as can be told by now; close for the best move."""


def hints(game: AnyGame, view: View, legal: Sequence[int], moves: int, seconds: float | None = None) -> list[Hint]:
    """A hint for every legal action, the most promising first. Needs nothing but the view, which is its luck as well.

    Half of the budget (moves and, if they are limited, seconds) is for the search, the other half for the trials.
    """
    if view.to_act is None or view.to_act != view.viewer:
        raise UsageError("hints are for the seat whose turn it is")
    began = monotonic()
    ends = inf if seconds is None else began + seconds
    seat = seat_of(view.viewer)
    known = msgspec.json.encode(view).decode()
    root = game.imagine(view)
    guide = game.guide()
    guide.win_weight = 1.0
    search = Search(guide, game.actions)
    if seconds is not None:
        search.until = began + seconds / 2
    search.run(root, seat, Sfc32(derived_seed(known, "hint/search")), moves // 2)
    best = search.estimates()[0].action
    trials = held_against(best, list(legal), game, view, moves - moves // 2, ends)
    found = []
    for action in legal:
        chance = trials.chance(action, seat)
        found.append(
            Hint(
                action=game.write(action),
                chance=chance.value,
                low=max(0.0, chance.low),
                high=min(1.0, chance.high),
                remark=game.remark(root, action),
                verdict=classed(trials.lead(best, action, seat), 1 / root.players),
            )
        )
    found.sort(key=lambda hint: -hint.chance)
    return found


def held_against(best: int, actions: list[int], game: AnyGame, view: View, moves: int, ends: float) -> Trials:
    """Trials of all actions, until so many moves have been made or the time is up; of those that fall far behind the
    best one no more than it takes to see it."""
    seat = seat_of(view.viewer)
    seed = derived_seed(msgspec.json.encode(view).decode(), "hint/deals")
    reference = reference_named(game, REFERENCES[0])
    trials = Trials(game.imagine(view), seat, reference, seed)
    deals = AT_FIRST
    while True:
        trials.run(actions, deals)
        if reference.moves >= moves or monotonic() >= ends:
            return trials
        deals = min(2 * deals, AT_ONCE)
        if trials.count(best) >= SCREENED:
            leads = {action: trials.lead(best, action, seat) for action in actions}
            actions = [one for one in actions if leads[one].value <= BEHIND * leads[one].error]
            if len(actions) == 1:
                return trials
