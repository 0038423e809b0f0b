"""The conformance kit, and golden files: `python tests/test_kit.py` writes them anew, after a change that was meant."""

from pathlib import Path

from parlour.testing import Conformance, write_golden

from newgame import GAME

GOLDEN = Path(__file__).parent / "golden"


class TestNewGame(Conformance):
    game = GAME
    golden = GOLDEN if GOLDEN.is_dir() else None


if __name__ == "__main__":
    write_golden(GAME, GOLDEN)
