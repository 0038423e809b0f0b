"""The Dwarf King under the conformance kit."""

from collections.abc import Iterator

import msgspec

from parlour.engine.game import OptionValue
from parlour.games import dwarfking
from parlour.testing import Conformance, Effort
from tests.games import GOLDEN


class TestDwarfKing(Conformance):
    game = dwarfking.GAME
    golden = GOLDEN

    def effort(self) -> Effort:
        """A match has about 290 moves, so fewer matches and positions show what the costly properties look for."""
        usual = super().effort()
        return msgspec.structs.replace(usual, matches=2, soaked=max(8, usual.soaked - 30), stride=3 * usual.stride)

    def tables(self) -> Iterator[tuple[int, dict[str, OptionValue]]]:
        """One settled dealer and one short length for each number of players are enough."""
        for players, options in super().tables():
            if options.get("first_dealer") in (None, players - 1) and options.get("deals") in (None, 3):
                yield players, options
