"""Dig Dig under the conformance kit."""

from pathlib import Path

from parlour.testing import Conformance
from parlour.games import digdig


class TestDigDig(Conformance):
    game = digdig.GAME
    golden = Path(__file__).parents[1] / "golden"
