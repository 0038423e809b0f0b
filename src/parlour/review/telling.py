"""What a review says, in words and figures: the same for the terminal and the page."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import fsum, sqrt
from statistics import fmean, stdev

from msgspec import Struct

from parlour.engine.game import Remark
from parlour.engine.match import Match
from parlour.review.model import LEAST_DECISIONS, Account, Decision, Figure, Review, Z
from parlour.words import Words

MATTERED = 5
"""So many decisions are told."""
PARTS = ("place", "deal", "draws", "decisions", "gifts", "hidden")
"""What a result is made of, besides what is fair."""
PHASES = ("early", "middle", "late")
LEAST_MATCHES = 10
"""Nobody is told how well a mean is known that is one of fewer matches."""


def total(figures: Sequence[Figure]) -> Figure:
    """Figures that were estimated each by itself, together."""
    return Figure(fsum(one.value for one in figures), sqrt(fsum(one.error**2 for one in figures)))


def part_of(account: Account, part: str) -> Figure:
    """One part of a result; all gifts are one."""
    found = getattr(account, part)
    return total(found) if isinstance(found, list) else found


def points(value: float) -> str:
    """A change of a chance, in percentage points."""
    tenths = round(1000 * value)
    return "0.0" if tenths == 0 else f"{tenths / 10:+.1f}".replace("-", "−")


def with_interval(one: Figure) -> str:
    """A change with half its 95 % interval."""
    return points(one.value) if one.error == 0 else f"{points(one.value)} ±{100 * Z * one.error:.1f}"


def mean_error(one: Figure, decisions: int, words: Words) -> str:
    """A mean error with half its 95 % interval, or that it would be one of too few decisions."""
    if decisions < LEAST_DECISIONS:
        return words.say("review-too-few")
    return f"{100 * one.value:.1f} ±{100 * Z * one.error:.1f} %".replace("-", "−")


class Told(Struct, frozen=True):
    """A decision in words."""

    move: int
    """From 1, as people count."""
    decision: Decision
    headline: str
    made: str
    best: str
    reasons: list[str]


def mattered(review: Review, match: Match, words: Words) -> list[Told]:
    """The decisions that lost most for sure, the worst first."""
    found = [(step.move, step.decision) for step in review.steps if step.decision is not None]
    lost = [(move, one) for move, one in found if one.verdict not in ("close", "disputed")]
    lost.sort(key=lambda pair: (-pair[1].loss.low, pair[0]))
    return [told(move, one, match, words) for move, one in lost[:MATTERED]]


def told(move: int, decision: Decision, match: Match, words: Words) -> Told:
    """A decision in words: what was done, what was better, and what is to be said for either."""
    made, best = (offered(match, move, action, words) for action in (decision.made, decision.best))
    headline = words.say(
        "review-decision",
        match.names,
        seat=decision.seat,
        move=move + 1,
        verdict=words.say(f"review-verdict-{decision.verdict}"),
        loss=f"{100 * decision.loss.value:.1f}",
        low=f"{100 * decision.loss.low:.1f}",
        high=f"{100 * decision.loss.high:.1f}",
    )
    reasons = []
    for message, action, said in (("review-best", decision.best, best), ("review-made", decision.made, made)):
        remark = remark_on(decision, action)
        why = "" if remark is None else words.remark(remark, match.names)
        reasons.append(words.say(message, action=said, why=why))
    return Told(move + 1, decision, headline, made, best, reasons)


def remark_on(decision: Decision, action: str) -> Remark | None:
    return next(choice.remark for choice in decision.choices if choice.action == action)


def offered(match: Match, move: int, action: str, words: Words) -> str:
    """A move as a button would say it."""
    parts = match.game.parts(match.state_after(move), match.game.parse(action))
    return words.offer(parts, match.names)


class Habit(Struct, frozen=True):
    """What somebody's decisions of one sort cost."""

    sort: str
    decisions: int
    loss: Figure
    """The mean error, as a share of the fair part of the win."""
    mistakes: int
    """Mistakes and blunders."""


class Profile(Struct, frozen=True):
    """A player over several matches."""

    name: str
    matches: int
    result: Figure
    """The mean share of the win, as a multiple of what is fair; its error is that of so many matches."""
    adjusted: Figure
    """The same without luck."""
    phases: list[Habit]
    """In the order of a match; all others by what they cost together."""
    kinds: list[Habit]
    """By what was done: the verb of the move."""
    topics: list[Habit]
    """By what it was about: the game and its message, `Game.topic`."""


def profiles(reviewed: Iterable[tuple[Match, Review]]) -> list[Profile]:
    """Every player by name, over all matches, those with the most matches first."""
    results: dict[str, list[tuple[float, float]]] = {}
    losses: dict[tuple[str, str, str], list[Figure]] = {}
    mistakes: Counter[tuple[str, str, str]] = Counter()
    for match, review in reviewed:
        seats = len(match.seats)
        for name in sorted(set(match.names)):
            own = [account for account in review.accounts if match.names[account.seat] == name]
            result, adjusted = fmean(one.result for one in own), fmean(one.adjusted for one in own)
            results.setdefault(name, []).append((result * seats, adjusted * seats))
        for step in review.steps:
            decision = step.decision
            if decision is None:
                continue
            phase = PHASES[min(len(PHASES) - 1, step.move * len(PHASES) // review.about.moves)]
            parts = match.game.parts(match.state_after(step.move), match.game.parse(decision.made))
            name = match.names[decision.seat]
            topic = match.game.topic(match.state_after(step.move), match.game.parse(decision.made))
            sorts = [("phase", phase), ("kind", parts.verb)]
            if topic:
                sorts.append(("topic", f"{match.game.id}/{topic}"))
            for sort in sorts:
                losses.setdefault((name, *sort), []).append(
                    Figure(decision.unbiased.value * seats, decision.unbiased.error * seats)
                )
                mistakes[(name, *sort)] += decision.verdict in ("mistake", "blunder")

    def habits(name: str, family: str) -> list[Habit]:
        sorts = [key for key in losses if key[:2] == (name, family)]
        found = [
            Habit(key[2], len(row), Figure(sum_.value / len(row), sum_.error / len(row)), mistakes[key])
            for key in sorts
            for row in [losses[key]]
            for sum_ in [total(row)]
        ]
        return sorted(found, key=lambda habit: -habit.loss.value * habit.decisions)

    found = [
        Profile(
            name,
            len(rows),
            over_matches([result for result, _ in rows]),
            over_matches([adjusted for _, adjusted in rows]),
            sorted(habits(name, "phase"), key=lambda habit: PHASES.index(habit.sort)),
            habits(name, "kind"),
            habits(name, "topic"),
        )
        for name, rows in results.items()
    ]
    return sorted(found, key=lambda profile: (-profile.matches, profile.name))


def over_matches(numbers: list[float]) -> Figure:
    """The mean of matches, with an error by how far they are apart; fewer than ten do not tell that well enough."""
    error = stdev(numbers) / sqrt(len(numbers)) if len(numbers) >= LEAST_MATCHES else 0.0
    return Figure(fmean(numbers), error)
