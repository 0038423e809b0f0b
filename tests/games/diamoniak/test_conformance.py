"""Diamoniak under the conformance kit."""

from pathlib import Path

from parlour.testing import Conformance
from parlour.games import diamoniak


class TestDiamoniak(Conformance):
    game = diamoniak.GAME
    golden = Path(__file__).parents[1] / "golden"
