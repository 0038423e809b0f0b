"""The curve of a run as a picture: what the net wins, over the decisions that it has learnt from."""

from collections.abc import Sequence
from xml.sax.saxutils import escape

from msgspec import Struct

from parlour.learn.recipe import Recipe

WIDTH, HEIGHT = 640, 360
LEFT, RIGHT, TOP, BOTTOM = 60, 20, 40, 50


class Point(Struct, frozen=True):
    """What a curve says of the end of one round."""

    stage: str
    """`lessons` or `play`."""
    round: int
    decisions: int
    seconds: float
    """Since the run began, without what lay between a stop and going on."""
    speed: float
    """Decisions a second in this round, everything counted."""
    share: float
    """What the net wins against the others, always doing what it holds for best."""
    matches: int
    against: str
    said: dict[str, float]
    """What the algorithm says of itself: entropy, the critic's error …"""


def drawn_curve(recipe: Recipe, points: Sequence[Point]) -> str:
    """An SVG."""
    most = max(point.decisions for point in points)
    top = min(1.0, (int(10 * max(point.share for point in points)) + 1) / 10)
    fair = sum(1 / count for count in recipe.players) / len(recipe.players)

    def x(decisions: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * decisions / most, 1)

    def y(share: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * min(share, top) / top, 1)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif"'
        ' font-size="12" fill="#222">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="22" font-size="14">{escape(heading(recipe, points))}</text>',
    ]
    for tenth in range(round(10 * top) + 1):
        height = y(tenth / 10)
        parts.append(f'<path d="M{LEFT} {height}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{height + 4}" text-anchor="end">{10 * tenth} %</text>')
    for quarter in range(5):
        at = most * quarter / 4
        parts.append(f'<text x="{x(at)}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{at / 1e6:.3g} M</text>')
    parts.append(f'<text x="{WIDTH // 2}" y="{HEIGHT - 10}" text-anchor="middle">decisions learnt from</text>')
    parts.append(f'<path d="M{LEFT} {y(fair)}H{WIDTH - RIGHT}" stroke="#a33" stroke-dasharray="5 4"/>')
    parts.append(f'<text x="{WIDTH - RIGHT}" y="{y(fair) - 5}" text-anchor="end" fill="#a33">fair share</text>')
    taught = [point.decisions for point in points if point.stage == "lessons"]
    if taught:
        parts.append(f'<path d="M{x(taught[-1])} {TOP}V{HEIGHT - BOTTOM}" stroke="#888" stroke-dasharray="2 3"/>')
        parts.append(f'<text x="{x(taught[-1]) + 4}" y="{TOP + 12}" fill="#666">lessons end</text>')
    line = " ".join(f"{x(point.decisions)},{y(point.share)}" for point in points)
    parts.append(f'<polyline points="{line}" fill="none" stroke="#1565a0" stroke-width="2"/>')
    return "\n".join([*parts, "</svg>", ""])


def heading(recipe: Recipe, points: Sequence[Point]) -> str:
    players = ",".join(map(str, recipe.players))
    last = points[-1]
    return (
        f"{recipe.game}, {players} players, {recipe.algorithm}: win share against {last.against}"
        f" ({last.matches} matches a point)"
    )
