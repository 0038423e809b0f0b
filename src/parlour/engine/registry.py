"""The games there are: every package that names one under the entry point `parlour.games`, ours and others'."""

from collections.abc import Sequence
from functools import cache
from importlib.metadata import entry_points

from parlour.engine.game import AnyGame, UsageError

GROUP = "parlour.games"


@cache
def games() -> tuple[AnyGame, ...]:
    """All games, by id."""
    return tuple(sorted((entry.load() for entry in entry_points(group=GROUP)), key=lambda game: str(game.id)))


def game(game_id: str, rules_version: int | None = None, among: Sequence[AnyGame] | None = None) -> AnyGame:
    """The game with this id (of all there are, or among these), by its rules of today or by those of a stored match."""
    for candidate in games() if among is None else among:
        if candidate.id == game_id:
            return candidate if rules_version is None else _by_version(candidate, rules_version)
    known = ", ".join(candidate.id for candidate in (games() if among is None else among))
    raise UsageError(f"there is no game {game_id!r}; the games are {known}")


def _by_version(game: AnyGame, rules_version: int) -> AnyGame:
    versions = (game, *game.earlier)
    for candidate in versions:
        if candidate.rules_version == rules_version:
            return candidate
    known = ", ".join(str(candidate.rules_version) for candidate in reversed(versions))
    raise UsageError(f"rules_version is {rules_version}; this version plays {game.title} by {known}")
