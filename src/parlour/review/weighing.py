"""Deals weighed by what the others did: a move that is wrong only where nobody would have played so is no mistake.

Deals are imagined uniformly over what a player could not rule out. Each is gone back over, move by move, as far as the
game tells what lay where (`State.recall`), and weighs what the reference, with some slips, would have made it likely
that everybody does what was seen. All of it is made of what the player saw.
"""

from collections.abc import Callable, Sequence
from math import exp, fsum, inf, sqrt

from parlour.engine.game import AnyGame, View
from parlour.engine.match import Match
from parlour.engine.rng import Sfc32
from parlour.engine.state import State
from parlour.review.model import Figure, Weighed, figure
from parlour.review.trials import Reference, explained, imagined_deals, of_deals

Past = Callable[[], list[tuple[View, int]]]
"""What a player has seen: the view before each earlier move, and the move. Asked for only where it is needed."""
FAR = 60
"""So many moves are gone back over at most."""
LEAST = 200
"""The weights are smoothed until the deals count for so many equally likely ones."""
HALVINGS = 30


def seen_by(match: Match, move: int, seat: int) -> list[tuple[View, int]]:
    """What a seat has seen of the moves before one."""
    game = match.game
    first = max(0, move - FAR)
    state = match.state_after(first)
    found: list[tuple[View, int]] = []
    for made in match.moves[first:move]:
        action = game.parse(made.action)
        found.append((game.view(state, seat), action))
        state.apply(action)
    return found


def effective(weights: Sequence[float]) -> float:
    """For how many equally likely deals weighed ones count."""
    squares = fsum(weight * weight for weight in weights)
    return fsum(weights) ** 2 / squares if squares > 0 else 0.0


def weights_of(likely: Sequence[float], least: float) -> list[float]:
    """The weights of deals by the logarithms of their likelihoods, raised to the highest power up to 1 that leaves them
    to count for at least so many; none if no deal is possible."""
    top = max(likely)
    if top == -inf:
        return []

    def raised(power: float) -> list[float]:
        return [0.0 if one == -inf else exp(power * (one - top)) for one in likely]

    if effective(raised(1.0)) >= least:
        return raised(1.0)
    low, high = 0.0, 1.0
    for _ in range(HALVINGS):
        power = (low + high) / 2
        if effective(raised(power)) >= least:
            low = power
        else:
            high = power
    return raised(low)


def weighed_mean(numbers: Sequence[float], weights: Sequence[float]) -> Figure:
    """The weighed mean of trials with its standard error, which two imagined trials widen as in `mean_of`."""
    total = fsum(weights)
    mean = fsum(weight * number for weight, number in zip(weights, numbers, strict=True)) / total
    spread = fsum((weight * (number - mean)) ** 2 for weight, number in zip(weights, numbers, strict=True))
    count = effective(weights)
    return Figure(mean, sqrt(spread / total**2 + 2.0 / (count + 1) / (count + 2)))


class Weighing:
    """How far one action of a seat is behind another over weighed deals, of which there may be more and more."""

    def __init__(self, game: AnyGame, root: State, seat: int, reference: Reference, past: Past, seed: int) -> None:
        self.root = root
        self.seat = seat
        self.reference = reference
        self.rng = Sfc32(seed)
        seen = past()
        self.past = [game.imagine(view) for view, _ in seen]
        self.actions = [action for _, action in seen]
        self.likely: list[float] = []
        self.leads: list[float] = []

    def run(self, one: int, other: int, deals: int) -> None:
        """So many more deals."""
        worlds = imagined_deals(self.root, self.seat, self.rng, deals)
        self.likely += explained(worlds, self.past, self.actions, self.seat, self.reference, self.rng)
        row = of_deals(worlds, [one, other], self.reference, self.rng)
        players = self.root.players
        shares = row[self.seat :: players]
        self.leads += [a - b for a, b in zip(shares[::2], shares[1::2], strict=True)]

    @property
    def tells(self) -> bool:
        """Whether some deals explain what was seen better than others."""
        return min(self.likely) < max(self.likely)

    def found(self) -> Weighed | None:
        """What the weighed deals say; nothing if none of them is possible."""
        weights = weights_of(self.likely, min(LEAST, len(self.likely)))
        if not weights:
            return None
        lead = weighed_mean(self.leads, weights)
        return Weighed(figure(lead.value, lead.error), len(weights), round(effective(weights), 1))


def weighed(
    game: AnyGame,
    root: State,
    pair: tuple[int, int],
    reference: Reference,
    past: Past,
    seed: int,
    deals: tuple[int, int],
) -> Weighed | None:
    """How far the second of two actions is behind the first over weighed deals, from so many deals up to so many; None
    where the deals cannot be told apart."""
    weighing = Weighing(game, root, root.to_act, reference, past, seed)
    least, most = deals
    weighing.run(*pair, least)
    if not weighing.tells:
        return None
    found = weighing.found()
    while len(weighing.leads) < most and (
        found is None or found.loss.is_unclear or effective(weights_of(weighing.likely, 0)) < LEAST
    ):
        weighing.run(*pair, min(len(weighing.leads), most - len(weighing.leads)))
        found = weighing.found()
    return found
