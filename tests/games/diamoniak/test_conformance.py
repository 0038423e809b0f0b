"""Diamoniak under the conformance kit."""

from pathlib import Path

from parlour.games import diamoniak
from parlour.testing import Conformance


class TestDiamoniak(Conformance):
    game = diamoniak.GAME
    golden = Path(__file__).parents[1] / "golden"
