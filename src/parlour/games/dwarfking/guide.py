"""What a search wants to know of The Dwarf King: it looks to the end of the deal, and there at the scores."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.engine.guide import Guide
from parlour.engine.state import State
from parlour.games.dwarfking.guide_outlook import Outlook
from parlour.games.dwarfking.heuristic import Heuristic
from parlour.games.dwarfking.rules.state import DwarfKing

OVERHEAD: Final = 4
"""What an iteration costs besides its moves: near the end of a deal mostly the dealing."""
CURIOSITY: Final = 0.3
"""One deal of seven moves the chance to win the match only a little, so what a look around finds counts for more."""


@final
class DwarfKingGuide(Guide):
    """Looks no further than the end of the deal, whose scores say who is likely to win the match."""

    def __init__(self) -> None:
        super().__init__(Heuristic())
        self.curiosity = CURIOSITY
        self.overhead = OVERHEAD
        self.deals: i64 = 0
        """Finished deals when the search began."""
        self.outlook: Outlook = Outlook()

    def begin(self, root: State) -> None:
        assert isinstance(root, DwarfKing)
        self.deals = i64(len(root.deals))

    def is_horizon(self, state: State) -> bool:
        assert isinstance(state, DwarfKing)
        return i64(len(state.deals)) > self.deals

    def value(self, state: State, out: vec[float]) -> None:
        """Each seat's chance to win the match, and to be ahead of others."""
        assert isinstance(state, DwarfKing)
        outlook = self.outlook
        outlook.win_weight = self.win_weight
        outlook.begin(state.players, i64(len(state.deals)), state.regular_deals)
        for seat in range(state.players):
            outlook.scores[seat] = state.seats[seat].points
        outlook.judge(out, 0)
