"""Dig Dig under the conformance kit."""

from pathlib import Path

from parlour.games import digdig
from parlour.testing import Conformance


class TestDigDig(Conformance):
    game = digdig.GAME
    golden = Path(__file__).parents[1] / "golden"
