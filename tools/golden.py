"""Writes the golden files of every game anew: `make golden`. Review the diff before you commit it."""

from parlour.engine.registry import games
from parlour.engine.testing import Conformance
from tests.games import GOLDEN


def main() -> None:
    for game in games():
        kit = type(f"Test{game.id}", (Conformance,), {"game": game, "golden": GOLDEN})
        kit.write_golden()
        print(f"{game.title}: written")


if __name__ == "__main__":
    main()
