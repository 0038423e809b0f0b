"""The Dwarf King under the conformance kit."""

from collections.abc import Iterator
from typing import ClassVar

from parlour.engine import is_compiled
from parlour.engine.game import OptionValue
from parlour.engine.testing import Conformance
from parlour.games import dwarfking
from tests.games import GOLDEN


class TestDwarfKing(Conformance):
    game = dwarfking.GAME
    golden = GOLDEN
    # A match has about 290 moves, so fewer matches and positions already show what the costly properties look for.
    matches: ClassVar[int] = 2
    soaked: ClassVar[int] = 10_000 if is_compiled() else 8
    stride: ClassVar[int] = 29 if is_compiled() else 61

    def tables(self) -> Iterator[tuple[int, dict[str, OptionValue]]]:
        """One settled dealer for each number of players is enough."""
        for players, options in super().tables():
            if options.get("first_dealer") in (None, players - 1):
                yield players, options
