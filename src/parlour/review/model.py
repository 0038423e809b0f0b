"""What a review says, as data: what travels, what is kept, and what reports are made from.

All chances are shares of the win, 0 to 1, and one win is shared by those who tie. Seats count from 0, moves too: move k
is `moves[k]` of the record, and -1 stands for the deal.
"""

from math import fsum, sqrt
from typing import Final, Literal

import msgspec
from msgspec import Struct

from parlour.engine.game import Remark, UsageError
from parlour.engine.record import Seat

FORMAT: Final = "parlour-review/1"
Z: Final = 1.959964
"""Standard errors to each side of a 95 % interval."""
DIGITS: Final = 14
"""Figures are kept so exactly, and no more of them is written."""
DEAL: Final = -1
"""In place of a move: the deal."""

Verdict = Literal["close", "doubtful", "mistake", "blunder", "disputed"]
LIMITS: Final[tuple[tuple[float, Verdict], ...]] = ((0.40, "blunder"), (0.20, "mistake"), (0.08, "doubtful"))
"""From which share of a seat's fair part of the win on the lower end of an error's interval is what."""
LEAST_DECISIONS: Final = 10
"""Nobody gets a score for fewer real decisions."""


class Figure(Struct, frozen=True):
    """An estimate and its standard error."""

    value: float
    error: float = 0.0

    @property
    def low(self) -> float:
        """The lower end of the 95 % interval."""
        return self.value - Z * self.error

    @property
    def high(self) -> float:
        """The upper end of the 95 % interval."""
        return self.value + Z * self.error

    @property
    def is_above_zero(self) -> bool:
        """Whether the whole 95 % interval is above 0: what an opinion has to say before it counts."""
        return self.low > 0

    @property
    def is_unclear(self) -> bool:
        """Whether more trials may well show it to be on the other side of 0."""
        return abs(self.value) < Z * self.error


def figure(value: float, error: float = 0.0) -> Figure:
    """A figure with as many digits as are kept."""
    return Figure(round(value, DIGITS), round(error, DIGITS))


def mean_of(numbers: list[float]) -> Figure:
    """The mean of independent trials, each from -1 to 1, with its standard error.

    Two imagined trials, one at each end, widen the error: where all trials agree, the next one may still differ.
    """
    count = len(numbers)
    mean = fsum(numbers) / count
    spread = fsum((number - mean) ** 2 for number in numbers)
    return Figure(mean, sqrt((spread + 2.0) / (count + 1) / (count + 2)))


class Budget(Struct, frozen=True, kw_only=True):
    """How much is spent on a match."""

    search: int = 20_000
    """Moves of the search that nominates the best move of a decision."""
    screen: int = 200
    """Deals on which every legal move is tried."""
    most: int = 1_600
    """Deals at most on which a move is held against the best one when it is near the limit of a class."""
    chances: int = 300
    """Trials for the chances of all seats at one moment."""
    start: int = 600
    """Trials for the chances before the deal."""
    second: int = 800
    """Deals at most on which the second reference tries what is flagged."""

    def __post_init__(self) -> None:
        if (
            self.search < 1
            or self.screen < 2
            or self.most < self.screen
            or min(self.chances, self.start, self.second) < 2
        ):
            raise UsageError("a budget has a search, at least two trials of each kind, and most is not below screen")

    def times(self, factor: float) -> "Budget":
        """A budget so many times as large."""
        if not 0 < factor <= 1000:
            raise UsageError(f"a budget can be up to 1000 times the usual one, not {factor:g} times")
        return Budget(
            search=max(200, round(self.search * factor)),
            screen=max(20, round(self.screen * factor)),
            most=max(20, round(self.most * factor)),
            chances=max(20, round(self.chances * factor)),
            start=max(20, round(self.start * factor)),
            second=max(20, round(self.second * factor)),
        )


USUAL: Final = Budget()
BUDGETS: Final = {"quick": USUAL.times(0.25), "usual": USUAL, "thorough": USUAL.times(4)}
"""By name, for those who do not want to think in trials."""

References = tuple[str, str]
REFERENCES: Final[References] = ("heuristic", "search:500")
"""Who plays on in all seats, and who re-checks what is flagged: by their names (`reference_named`)."""


class About(Struct, frozen=True, kw_only=True):
    """What a review is of, and how it was made: the same again gives the same bytes."""

    format: str = FORMAT
    engine: str
    """The version of this package."""
    game: str
    rules_version: int
    record: str
    """The SHA-256 of the record's JSON, as `encode` writes it."""
    seed: str
    """The record's seed, from which the luck of the chances follows; that of a verdict follows from the view."""
    seats: list[Seat]
    moves: int
    budget: Budget
    references: References


class Choice(Struct, frozen=True, kw_only=True):
    """One legal move of a decision."""

    action: str
    """In notation."""
    chance: Figure
    """What its player gets on average after it, over the deals that agree with what the player knew."""
    behind: Figure
    """What the best move gets more, on the same deals with the same luck. Below 0 it is better than that."""
    trials: int
    usual: float
    """How often the reference would make it."""
    remark: Remark | None = None
    """Why one might do it, or what it costs."""


class Weighed(Struct, frozen=True):
    """An error over deals that are weighed by how well they explain what the others did."""

    loss: Figure
    deals: int
    effective: float
    """For how many equally likely deals they count."""


class Decision(Struct, frozen=True, kw_only=True):
    """A real decision: there was more than one legal move. Made of nothing but what its player knew."""

    seat: int
    made: str
    best: str
    """The move that a search nominated, on deals of its own."""
    verdict: Verdict
    loss: Figure
    """How far the move is behind the best one: its error D, on as many deals as its verdict took. Never cut off at
    0."""
    choices: list[Choice]
    """Every legal move, the best one first, then by chance."""
    expected: list[Figure]
    """What each seat gets if the reference decides here, as the player could know it."""
    effects: list[Figure]
    """What each seat gets more because of the move, instead of what the reference does here; sums to 0."""
    second: Figure | None = None
    """The error by the second reference, of a move that the first one flags."""
    weighed: Weighed | None = None
    """The error over weighed deals, of a move that is flagged; None too where deals cannot be told apart."""
    screened: Figure | None = None
    """The error on the deals of the screening alone: what mean errors are made of. None in reviews of 0.2.0."""

    @property
    def unbiased(self) -> Figure:
        """The error as a mean may use it. That of the verdict will not do: a move that looks well is looked at no more,
        and one that looks bad is, until it looks as it is, so that the mean of all would be too small."""
        return self.loss if self.screened is None else self.screened


class Step(Struct, frozen=True, kw_only=True):
    """What was found out about one move, or the deal: independent of all other steps and of what came later."""

    move: int
    decision: Decision | None = None
    between: list[Figure] | None = None
    """The chances of all seats with the cards as they lie, after the move and before its luck; before the deal. None:
    as they were before the move, for it was what the reference does."""
    after: list[Figure] | None = None
    """The chances after the luck of the move too. None: luck had no part in it."""


class Score(Struct, frozen=True):
    """How well somebody decided."""

    decisions: int
    loss: Figure
    """The mean error of a real decision, as a share of the seat's fair part of the win."""


class Account(Struct, frozen=True, kw_only=True):
    """What a seat got and where it came from: result - fair = place + deal + draws + decisions + gifts + hidden."""

    seat: int
    result: float
    """The share of the win."""
    fair: float
    """One over the number of seats."""
    place: Figure
    """What the seat was worth before the deal."""
    deal: Figure
    """The luck of the deal."""
    draws: Figure
    """The luck of everything that came later."""
    decisions: Figure
    """What the own moves gained or lost against what the reference would have done."""
    gifts: list[Figure]
    """The same of the moves of each other seat; 0 for the own one."""
    hidden: Figure
    """What moves were worth with the cards as they lay, beyond what could be known: right but unlucky."""
    score: Score | None
    """None for fewer than ten real decisions."""
    verdicts: dict[Verdict, int]
    """How many decisions were what."""

    @property
    def adjusted(self) -> float:
        """The result without luck: that of the deal, of the draws, and of cards that could not be known."""
        return self.result - self.deal.value - self.draws.value - self.hidden.value


class Review(Struct, frozen=True, kw_only=True):
    """What a match was worth. One that is under way has fewer steps, and no accounts yet."""

    about: About
    steps: list[Step]
    """By move, the deal first."""
    curve: list[list[float]]
    """The chances of all seats with the cards as they lie: before the deal, after it, and after each move, as far as
    all steps are known from the beginning on."""
    accounts: list[Account] = []
    """One for each seat, when all steps are known."""

    @property
    def is_whole(self) -> bool:
        return len(self.steps) == self.about.moves + 1


def encode(review: Review) -> bytes:
    """A review as one line of JSON, without the line's end; the same bytes wherever and however it was made."""
    return msgspec.json.encode(review)


def decode(line: bytes | str) -> Review:
    """A review out of its JSON."""
    try:
        review = msgspec.json.decode(line, type=Review)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise UsageError(f"not a review: {error}") from None
    if review.about.format != FORMAT:
        raise UsageError(f"the review's format is {review.about.format!r}; this version reads {FORMAT!r}")
    return review
