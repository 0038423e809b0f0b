"""The games there are: every package that names one under the entry point `parlour.games`, ours and others'."""

from functools import cache
from importlib.metadata import entry_points

from parlour.engine.game import AnyGame, UsageError

GROUP = "parlour.games"


@cache
def games() -> tuple[AnyGame, ...]:
    """All games, by id."""
    return tuple(sorted((entry.load() for entry in entry_points(group=GROUP)), key=lambda game: str(game.id)))


def game(game_id: str) -> AnyGame:
    """The game with this id."""
    for candidate in games():
        if candidate.id == game_id:
            return candidate
    known = ", ".join(candidate.id for candidate in games())
    raise UsageError(f"there is no game {game_id!r}; the games are {known}")
