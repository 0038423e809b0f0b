"""A review as one page: everything is in it, the curves are drawn here, and it needs nothing from elsewhere."""

from html import escape

from parlour.engine.match import Match
from parlour.review.model import Account, Review
from parlour.review.telling import PARTS, mattered, mean_error, part_of, points, with_interval
from parlour.words import Words

COLOURS = ("#4269d0", "#c75b12", "#3a8f4d", "#b0479a", "#8a7000", "#5b6b7a")
"""One for each seat, told apart on light and on dark."""
DASHES = ("", "8 4", "2 3", "10 3 2 3", "5 2", "1 5")
"""And by their dashes, for those who do not see colours so."""
WIDTH, HEIGHT, LEFT, BOTTOM = 900, 332, 44, 40
TICKS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
"""So many moves between two numbers below a curve."""

STYLE = """
:root {
  color-scheme: light dark; --ink: #1d1f21; --quiet: #5c6166; --line: #d5d8db; --ground: #fdfdfc;
  --good: #2f7d43; --bad: #b3372b;
}
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e6e3; --quiet: #a3a8ad; --line: #3d4247; --ground: #17191b; --good: #7cc48d; --bad: #f0897e }
}
body {
  margin: 0 auto; max-width: 60rem; padding: 1rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif;
}
h1 { font-size: 1.5rem } h2 { font-size: 1.15rem; margin-top: 2rem }
.wide { overflow-x: auto } table { border-collapse: collapse; font-size: .9rem }
th, td { padding: .3rem .6rem; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap }
th:first-child, td:first-child { text-align: left } .quiet { color: var(--quiet); font-size: .9rem }
svg { width: 100%; height: auto; min-width: 36rem } svg text { fill: var(--quiet); font: 12px system-ui, sans-serif }
.grid { stroke: var(--line) } .up { fill: var(--good) } .down { fill: var(--bad) } li { margin: .6rem 0 }
.key { display: flex; flex-wrap: wrap; gap: .4rem 1.2rem; padding: 0; list-style: none }
.key svg { width: 2.2rem; height: .8rem; min-width: 0 }
"""


def page(review: Review, match: Match, words: Words) -> str:
    """The whole page."""
    names = [words.person(name) for name in match.names]
    title = words.say("review-title", game=words.say("title"))
    about = review.about
    told = mattered(review, match, words)
    decisions = "".join(
        f"<li><strong>{escape(one.headline)}</strong><br>{'<br>'.join(map(escape, one.reasons))}</li>" for one in told
    )
    made = words.say(
        "review-made-with",
        engine=about.engine,
        rules=about.rules_version,
        references=", ".join(about.references),
        budget=f"{about.budget.screen}–{about.budget.most}",
        seed=about.seed,
    )
    return f"""<!doctype html>
<html lang="{escape(words.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<h1>{escape(title)}</h1>
<p class="quiet">{escape(", ".join(names))}</p>
<h2>{escape(words.say("review-curve"))}</h2>
<div class="wide">{curve(review, names, words)}</div>
<h2>{escape(words.say("review-parts"))}</h2>
<div class="wide">{table(review, names, words)}</div>
<p class="quiet">{escape(words.say("review-adds-up"))}</p>
<div class="wide">{bars(review.accounts, names, words)}</div>
<h2>{escape(words.say("review-mattered"))}</h2>
{f"<ol>{decisions}</ol>" if told else f"<p>{escape(words.say('review-nothing-stands-out'))}</p>"}
<h2>{escape(words.say("review-helped"))}</h2>
<div class="wide">{helped(review.accounts, names, words)}</div>
<p class="quiet">{escape(made)}</p>
</body>
</html>
"""


def curve(review: Review, names: list[str], words: Words) -> str:
    """The chances of all seats along the match, with what was no good move."""
    last = len(review.curve) - 1

    def x(moment: int) -> float:
        return LEFT + (WIDTH - LEFT - 10) * moment / last

    def y(chance: float) -> float:
        return 10 + (HEIGHT - BOTTOM - 10) * (1 - chance)

    drawn = []
    for tenth in range(0, 11, 2):
        level = y(tenth / 10)
        drawn.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH - 10}" y1="{level:.1f}" y2="{level:.1f}"/>')
        drawn.append(f'<text x="{LEFT - 6}" y="{level + 4:.1f}" text-anchor="end">{tenth * 10}</text>')
    moves = last - 1
    every = next((size for size in TICKS if 12 * size >= moves), moves)
    for move in range(every, moves + 1, every):
        drawn.append(f'<text x="{x(move + 1):.1f}" y="{HEIGHT - 24}" text-anchor="middle">{move}</text>')
    middle = (LEFT + WIDTH) / 2
    drawn.append(f'<text x="{middle}" y="{HEIGHT - 6}" text-anchor="middle">{escape(words.say("review-moves"))}</text>')
    for seat in range(len(names)):
        line = " ".join(f"{x(moment):.1f},{y(chances[seat]):.1f}" for moment, chances in enumerate(review.curve))
        drawn.append(f'<polyline points="{line}" fill="none" {stroke(seat)}/>')
    for step in review.steps:
        one = step.decision
        if one is not None and one.verdict in ("mistake", "blunder"):
            at = step.move + 1
            size = 6 if one.verdict == "blunder" else 4
            label = words.say(
                "review-mark", names, seat=one.seat, move=at, verdict=words.say(f"review-verdict-{one.verdict}")
            )
            drawn.append(
                f'<circle cx="{x(at):.1f}" cy="{y(review.curve[at][one.seat]):.1f}" r="{size}"'
                f' fill="{COLOURS[one.seat]}" stroke="var(--ground)"><title>{escape(label)}</title></circle>'
            )
    key = "".join(
        '<li><svg viewBox="0 0 44 12" aria-hidden="true">'
        f'<line x1="0" x2="44" y1="6" y2="6" {stroke(seat)}/></svg> {escape(name)}</li>'
        for seat, name in enumerate(names)
    )
    label = escape(words.say("review-curve"))
    picture = f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{"".join(drawn)}</svg>'
    return f'{picture}<ul class="key">{key}</ul>'


def stroke(seat: int) -> str:
    return f'stroke="{COLOURS[seat]}" stroke-width="2.5" stroke-dasharray="{DASHES[seat]}"'


def table(review: Review, names: list[str], words: Words) -> str:
    """One row for each player, which adds up."""
    heads = ["player", "result", "fair", *PARTS, "score"]
    rows = ["<tr>" + "".join(f"<th>{escape(words.say(f'review-{head}'))}</th>" for head in heads) + "</tr>"]
    for account in review.accounts:
        cells = [
            names[account.seat],
            f"{100 * account.result:.1f}",
            f"{100 * account.fair:.1f}",
            *(with_interval(part_of(account, part)) for part in PARTS),
            score(account, words),
        ]
        rows.append("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>")
    return f"<table>{''.join(rows)}</table>"


def score(account: Account, words: Words) -> str:
    """How well somebody decided, or that this cannot be said."""
    if account.score is None:
        return words.say("review-too-few")
    return mean_error(account.score.loss, account.score.decisions, words)


def bars(accounts: list[Account], names: list[str], words: Words) -> str:
    """The parts of each result, to the right of the middle what helped."""
    row, middle, scale = 20, 430, 240
    most = max((abs(part_of(one, part).value) for one in accounts for part in PARTS), default=0.0) or 1.0
    drawn = []
    top = 0
    for account in accounts:
        drawn.append(f'<text x="0" y="{top + 14}" font-weight="bold">{escape(names[account.seat])}</text>')
        for part in PARTS:
            value = part_of(account, part).value
            wide = abs(value) / most * scale
            left = middle if value >= 0 else middle - wide
            name = escape(words.say(f"review-{part}"))
            side = "up" if value >= 0 else "down"
            drawn.append(f'<text x="{middle - scale - 12}" y="{top + 14}" text-anchor="end">{name}</text>')
            drawn.append(f'<rect class="{side}" x="{left:.1f}" y="{top + 3}" width="{wide:.1f}" height="13"/>')
            drawn.append(f'<text x="{middle + scale + 12}" y="{top + 14}">{points(value)}</text>')
            top += row
        top += 10
    drawn.append(f'<line class="grid" x1="{middle}" x2="{middle}" y1="0" y2="{top - 10}"/>')
    label = escape(words.say("review-parts"))
    return f'<svg viewBox="0 0 760 {top}" role="img" aria-label="{label}">{"".join(drawn)}</svg>'


def helped(accounts: list[Account], names: list[str], words: Words) -> str:
    """Who helped whom: a row for each giver."""
    head = "".join(f"<th>{escape(name)}</th>" for name in names)
    rows = [f"<tr><th>{escape(words.say('review-giver'))}</th>{head}</tr>"]
    for giver, name in enumerate(names):
        cells = "".join(
            f"<td>{'–' if account.seat == giver else points(account.gifts[giver].value)}</td>" for account in accounts
        )
        rows.append(f"<tr><td>{escape(name)}</td>{cells}</tr>")
    return f"<table>{''.join(rows)}</table>"
