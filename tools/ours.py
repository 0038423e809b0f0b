"""The games of this repository: files are written for these, not for others that are installed beside them."""

from pathlib import Path

from parlour.engine.game import AnyGame
from parlour.engine.registry import games

ROOT = Path(__file__).parents[1]


def our_games() -> list[AnyGame]:
    """Those whose folder stands here; no other game can have the same id."""
    return [game for game in games() if (ROOT / "src" / "parlour" / "games" / game.id).is_dir()]


def games_with_a_table() -> list[AnyGame]:
    """Those with a folder of their own in the web client: ours, and whichever somebody adds one for."""
    return [game for game in games() if (ROOT / "web" / "src" / "games" / game.id).is_dir()]
