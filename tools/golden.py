"""Writes the golden files of every game anew: `make golden`. Review the diff before you commit it."""

from parlour.testing import write_golden
from tests.games import GOLDEN
from tools.ours import our_games


def main() -> None:
    for game in our_games():
        write_golden(game, GOLDEN)
        print(f"{game.id}: written")


if __name__ == "__main__":
    main()
