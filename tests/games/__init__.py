"""The tests of each game, one folder a game."""

from pathlib import Path

GOLDEN = Path(__file__).parent / "golden"
