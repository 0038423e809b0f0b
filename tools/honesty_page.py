"""The tables of docs/review-figures.md, out of what bench/honesty.json says."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from parlour.engine.game import AnyGame
from parlour.words import words_of
from tools.ours import our_games

Found = Mapping[str, dict[str, Any]]
"""What was found, by measurement, game and number of players."""
INTRODUCTION = """# Reviews: the figures

Written by `make honesty` out of `bench/honesty.json`; what is measured, why so, and how to read it is in
[review.md](review.md#what-was-measured). After ± stands one standard error.
"""
LUCK = ("deal", "draws", "hidden")


def written(found: Found) -> str:
    """The whole page."""
    sections = (samples(found), luck(found), without_luck(found), errors(found), calibration(found), intervals(found))
    return "\n".join([INTRODUCTION, *("\n".join(section) + "\n" for section in sections)])


def rows_of(found: Found, what: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every table of which something is known, those of a game together after each of them."""
    for game in our_games():
        for players in (*range(game.min_players, game.max_players + 1), "all"):
            if f"{what} {game.id} {players}" in found:
                yield f"{titled(game)} {players}", found[f"{what} {game.id} {players}"]


def titled(game: AnyGame) -> str:
    return words_of(game, "en").say("title")


def lines(head: Sequence[str], rows: Sequence[Sequence[object]]) -> Iterator[str]:
    for row in (head, ["---"] * len(head), *rows):
        yield f"| {' | '.join(map(str, row))} |"


def percent(figure: Sequence[float]) -> str:
    """A part and its standard error."""
    return f"{100 * figure[0]:.1f} ± {100 * figure[1]:.1f}".replace("-", "−")


def signed(numbers: Sequence[float]) -> str:
    return ", ".join(f"{number:.1f}".replace("-", "−") for number in numbers)


def samples(found: Found) -> Iterator[str]:
    """How much has been looked at."""
    yield "## Samples\n"
    games = our_games()
    rows = []
    for what in ("luck", "careful", "calibration", "ladder", "coverage"):
        known = {name.rpartition(" ")[0]: one for name, one in found.items() if name.endswith(" all")}
        counts = [known.get(f"{what} {game.id}", {}) for game in games]
        rows.append([what, *(one.get("matches", one.get("positions", 0)) for one in counts)])
    yield from lines(["", *(titled(game) for game in games)], rows)


def luck(found: Found) -> Iterator[str]:
    """3: by seat, and of the better bot."""
    for what, bots in (("luck", "levels 1 and 2"), ("careful", "levels 2 and 3")):
        if not any(rows_of(found, what)):
            continue
        yield f"\n## Luck, {bots}: means in standard errors\n"
        head = [
            "",
            "matches",
            "deal, by seat",
            "draws, by seat",
            "hidden, by seat",
            "points",
            "better: deal, draws, hidden",
        ]
        yield from lines(
            head,
            [
                [
                    name,
                    one["matches"],
                    *(signed(one["z_by_seat"][part]) for part in LUCK),
                    f"± {100 * max(one['error_by_seat']):.1f}",
                    signed([one["z_of_better"][part] for part in LUCK]),
                ]
                for name, one in rows_of(found, what)
            ],
        )
    yield "\n`points`: the largest standard error of the luck of deal and draws of a seat, in hundredths of a win."


def without_luck(found: Found) -> Iterator[str]:
    """8: variance, and the mean of the better bot."""
    for what, bots in (("luck", "levels 1 and 2"), ("careful", "levels 2 and 3")):
        if not any(rows_of(found, what)):
            continue
        yield f"\n## Without luck, {bots}\n"
        head = ["", "variance of the result", "without deal and draws", "without all luck", "by the usual budget"]
        head += ["better bot, as it came", "without deal and draws", "without all luck", "hidden-card luck"]
        yield from lines(
            head,
            [
                [
                    name,
                    f"{one['variance_of_result']:.3f}",
                    *(
                        f"{one[f'ratio_{part}']:.2f}".replace("-", "−")
                        for part in ("without_chance", "adjusted", "adjusted_by_usual")
                    ),
                    *(percent(one["better"][part]) for part in ("result", "without_chance", "adjusted", "hidden")),
                ]
                for name, one in rows_of(found, what)
                if not name.endswith("all")
            ],
        )


def errors(found: Found) -> Iterator[str]:
    """4 and 5: the mean error of each bot, and the steps of the ladder."""
    rows = list(rows_of(found, "ladder"))
    for title, part in (("Mean errors, in per cent of a fair share", "loss"), ("Steps of the ladder", "steps")):
        yield f"\n## {title}\n"
        names = list(rows[0][1][part]) if rows else []
        yield from lines(
            ["", "positions", *names],
            [[name, one["positions"], *(percent(one[part][bot]) for bot in names)] for name, one in rows],
        )


def calibration(found: Found) -> Iterator[str]:
    """7: what was said and what came."""
    yield "\n## Calibration: positions, said → came in per cent, standard errors apart\n"
    yield from lines(
        ["", "positions", "all", "chi-square", "leans", "by tenths of what was said"],
        [
            [
                name,
                one["positions"],
                told(one["all"]),
                f"{one['chi']:.1f} on {one['degrees']}",
                signed([one["leans"]]),
                "; ".join(told(tenth) for tenth in one["tenths"]),
            ]
            for name, one in rows_of(found, "calibration")
        ],
    )


def told(tenth: Sequence[float]) -> str:
    count, said, came, apart = tenth
    return f"{count:.0f}: {100 * said:.0f} → {100 * came:.0f} ({signed([apart])})"


def intervals(found: Found) -> Iterator[str]:
    """9: how many hold."""
    if not any(rows_of(found, "coverage")):
        return
    yield "\n## Intervals: which part of those at 95 % holds, in per cent\n"
    names = ("errors", "chances", "verdicts", "away")
    yield from lines(
        ["", "positions", *names[:3], "verdicts: mean − truth, of a fair share"],
        [[name, one["positions"], *(percent(one[part]) for part in names)] for name, one in rows_of(found, "coverage")],
    )
