"""Ratings out of who finished above whom, and intervals that know that the matches of one deal belong together.

The ratings are Bradley and Terry's: of two bots at a table, one rated d points higher finishes above the other with
odds of 10 to the power of d/400, as in Elo's scale. Every two seats of a match that different bots sat in are one
comparison, and a shared place is half a win for each.

A deal, with all its matches, is one observation: what varies from deal to deal makes the intervals, so that neither
several comparisons in a match nor luck that a duplicate deal evens out is counted for what it is not. To keep them
honest after few deals, or when one side wins everything, half a deal is added in which everything went one way, and
half a deal in which everything went the other way.
"""

from collections.abc import Sequence
from math import exp, log, sqrt

from msgspec import Struct

Z = 1.959964
"""So many standard errors on either side make a 95 % interval."""
POINTS = 400 / log(10)
"""Elo points in one unit of log-odds."""
PRIOR = 0.5
"""The part of a deal that is added for each outcome."""

Wins = list[list[float]]
"""wins[i][j]: how often i finished above j, a tie being half."""


class Rating(Struct, frozen=True):
    """How strong, against the mean of all that were rated."""

    points: float
    low: float
    """Where the 95 % interval begins."""
    high: float


def rate(deals: Sequence[Wins]) -> list[Rating]:
    """The rating of each bot; 0 is the mean of them all."""
    bots = range(len(deals[0]))
    blocks = [*deals, *_one_sided(deals)]
    wins = [[sum(block[i][j] for block in blocks) for j in bots] for i in bots]
    worth = _fit(wins)
    chance = [[worth[i] / (worth[i] + worth[j]) for j in bots] for i in bots]

    # The curvature of the likelihood. It is flat along "everybody a little stronger", which the 1 takes away.
    curvature = [[1 - (wins[i][j] + wins[j][i]) * chance[i][j] * chance[j][i] for j in bots] for i in bots]
    for i in bots:
        curvature[i][i] = 1 + sum(1 - curvature[i][j] for j in bots if j != i)
    effect = _inverse(curvature)

    variance = [0.0 for _ in bots]
    for block in blocks:
        surplus = [sum(block[i][j] - (block[i][j] + block[j][i]) * chance[i][j] for j in bots) for i in bots]
        for i in bots:
            variance[i] += sum(effect[i][j] * surplus[j] for j in bots) ** 2

    middle = sum(log(one) for one in worth) / len(worth)
    ratings = []
    for i in bots:
        points = POINTS * (log(worth[i]) - middle)
        reach = POINTS * Z * sqrt(variance[i])
        ratings.append(Rating(points, points - reach, points + reach))
    return ratings


def _one_sided(deals: Sequence[Wins]) -> list[Wins]:
    """For every two bots that met, a part of a deal that the one won outright, and one that the other did."""
    bots = range(len(deals[0]))
    blocks = []
    for i in bots:
        for j in bots:
            met = sum(deal[i][j] + deal[j][i] for deal in deals) / len(deals)
            if i != j and met > 0:
                block = [[0.0 for _ in bots] for _ in bots]
                block[i][j] = PRIOR * met
                blocks.append(block)
    return blocks


def _fit(wins: Wins) -> list[float]:
    """The worths under which these wins are likeliest, by Hunter's minorise-maximise steps (2004)."""
    bots = range(len(wins))
    worth = [1.0 for _ in bots]
    for _ in range(100_000):
        better = []
        for i in bots:
            met = sum((wins[i][j] + wins[j][i]) / (worth[i] + worth[j]) for j in bots if j != i)
            better.append(sum(wins[i]) / met)
        scale = len(better) / sum(better)
        better = [one * scale for one in better]
        is_settled = all(abs(new - old) <= 1e-13 * old for new, old in zip(better, worth, strict=True))
        worth = better
        if is_settled:
            break
    return worth


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """The inverse of a small positive definite matrix, by elimination."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for other in range(size):
            if other != i:
                factor = rows[other][i]
                rows[other] = [value - factor * own for value, own in zip(rows[other], rows[i], strict=True)]
    return [row[size:] for row in rows]


def interval_of_mean(values: Sequence[float], lowest: float, highest: float) -> tuple[float, float]:
    """The 95 % interval of a mean, out of one value a deal; they can be `lowest` to `highest`.

    It is taken on the scale of log-odds, so that it stays inside what is possible; the mean itself is always in it.
    """
    shares = [(value - lowest) / (highest - lowest) for value in values]
    total = len(shares) + 2 * PRIOR
    mean = (sum(shares) + PRIOR) / total
    squares = sum((share - mean) ** 2 for share in shares) + (PRIOR * mean) ** 2 + (PRIOR * (1 - mean)) ** 2
    reach = Z * sqrt(squares) / total / (mean * (1 - mean))
    middle = log(mean / (1 - mean))
    seen = sum(shares) / len(shares)
    low = min(seen, 1 / (1 + exp(reach - middle)))
    high = max(seen, 1 / (1 + exp(-reach - middle)))
    return lowest + low * (highest - lowest), lowest + high * (highest - lowest)
