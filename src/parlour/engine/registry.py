"""The games there are: every package that names one under the entry point `parlour.games`, ours and others'."""

import logging
from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from parlour.engine.game import AnyGame, Game, UsageError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "parlour.games"

log = logging.getLogger(__name__)


@cache
def games() -> tuple[AnyGame, ...]:
    """All games, by id. One that cannot be loaded is missing, which is logged; two with one id are refused."""
    # It takes longer than the rest of `import parlour`, so whoever names no game does not wait for it.
    from importlib.metadata import entry_points

    found: dict[str, AnyGame] = {}
    origins: dict[str, str] = {}
    for entry in entry_points(group=GROUP):
        one = _loaded(entry)
        if one is None:
            continue
        if one.id in found:
            both = " and ".join(sorted([origins[one.id], _origin(entry)]))
            raise UsageError(f"two games have the id {one.id!r}: those of {both}; uninstall one of them")
        found[one.id] = one
        origins[one.id] = _origin(entry)
    return tuple(found[game_id] for game_id in sorted(found))


def _loaded(entry: "EntryPoint") -> AnyGame | None:
    """The game that an entry point names; None when somebody's package does not work, so that all others still do."""
    try:
        one = entry.load()
    except Exception as error:
        log.warning("no game from %s: %s: %s", _origin(entry), type(error).__name__, error)
        return None
    if not isinstance(one, Game):
        log.warning("no game from %s: it is no Game, but a %s", _origin(entry), type(one).__name__)
        return None
    return one


def _origin(entry: "EntryPoint") -> str:
    package = "an unknown package" if entry.dist is None else f"package {entry.dist.name} {entry.dist.version}"
    return f"{package} ({entry.value})"


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
    raise UsageError(f"rules_version is {rules_version}; this version plays {game.id} by {known}")
