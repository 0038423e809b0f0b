"""Villains under the conformance kit."""

from collections.abc import Iterator

from parlour.engine.game import OptionValue
from parlour.games import villains
from parlour.testing import Conformance
from tests.games import GOLDEN

LINE_UP: list[str] = ["jafar", "scar", "hook", "ursula", "cruella", "maleficent"]


class TestVillains(Conformance):
    game = villains.GAME
    golden = GOLDEN

    def tables(self) -> Iterator[tuple[int, dict[str, OptionValue]]]:
        """Every number of players with the default options, with each other choice, and with a chosen setup.

        The setup puts Jafar and Scar at every table, for what they do to hidden cards.
        """
        for players in range(self.game.min_players, self.game.max_players + 1):
            yield players, {}
            yield players, {"specials": False}
            yield players, {"neighbour_play": "open"}
            yield players, {"villains": LINE_UP[:players], "first": players - 1}
