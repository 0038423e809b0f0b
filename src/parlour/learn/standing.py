"""How strong a net is: alone among bots of each level, every deal played once for each seat."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from msgspec import Struct

from parlour.bots import bot_named
from parlour.bots.nets import PREFIX
from parlour.engine.game import AnyGame, Options
from parlour.lab.arena import Played, plan, results, run
from parlour.lab.series import crew_here

SEED = 12
"""Of the deals: others than those of the ladder in docs/bots.md, and none that was learnt from."""


class Standing(Struct, frozen=True):
    """What a net won among bots of one kind."""

    players: int
    against: str
    matches: int
    share: float
    interval: tuple[float, float]
    """95 %."""
    fair: float

    @property
    def verdict(self) -> str:
        low, high = self.interval
        return "stronger" if low > self.fair else "weaker" if high < self.fair else "no difference shown"


def standings(
    game: AnyGame,
    players: Sequence[int],
    options: Options,
    net: Path,
    levels: Sequence[str],
    games: int,
    jobs: int,
    on_part: Callable[[int], None] = lambda matches: None,
) -> Iterator[Standing]:
    """One after the other, as they are played."""
    for count in players:
        for level in levels:
            bots = [bot_named(f"{PREFIX}{net}"), *(bot_named(level) for _ in range(count - 1))]
            series = plan(game, count, games, SEED, bots, options)
            played: dict[int, Played] = {}
            with crew_here(jobs) as crew:
                run(series, crew, played, lambda part: on_part(len(part)))
            one = results(series, played).standings[0]
            yield Standing(count, level, series.matches, one.win_share, one.win_share_interval, series.fair_share)
