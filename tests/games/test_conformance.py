"""Every game of the project under the conformance kit."""

from pathlib import Path

from parlour.engine.testing import Conformance
from parlour.games import digdig

GOLDEN = Path(__file__).parent / "golden"


class TestDigDig(Conformance):
    game = digdig.GAME
    golden = GOLDEN
