"""Writes the golden files of every game anew: `make golden`. Review the diff before you commit it."""

from parlour.engine.registry import games
from parlour.engine.testing import write_golden
from tests.games import GOLDEN

if __name__ == "__main__":
    for game in games():
        write_golden(game, GOLDEN)
        print(f"{game.title}: written")
