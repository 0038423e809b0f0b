"""What a search wants to know of The Dwarf King: it looks to the end of the deal, and there at the scores.

The last tricks of an imagined deal are not played by the heuristic but searched to the end (`rules_endgame.py`).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.engine.guide import Guide
from parlour.engine.state import State
from parlour.games.dwarfking.heuristic import Heuristic
from parlour.games.dwarfking.rules import DwarfKing
from parlour.games.dwarfking.rules_actions import PLAY_PHASE
from parlour.games.dwarfking.rules_endgame import Endgame, Outlook

LAST_TRICKS_SEARCHED: Final = 2
"""So many tricks before the end of a deal, everybody's best play is searched."""


@final
class DwarfKingGuide(Guide):
    """Looks no further than the end of the deal, whose scores say who is likely to win the match."""

    def __init__(self) -> None:
        super().__init__(Heuristic())
        self.searched: i64 = LAST_TRICKS_SEARCHED
        self.deals: i64 = 0
        """Finished deals when the search began."""
        self.tricks: i64 = 0
        """Finished tricks of the deal when the search began."""
        self.outlook: Outlook = Outlook()
        self.endgame: Endgame = Endgame(self.outlook)

    def begin(self, root: State) -> None:
        assert isinstance(root, DwarfKing)
        self.deals = i64(len(root.deals))
        self.tricks = i64(len(root.tricks))

    def is_horizon(self, state: State) -> bool:
        assert isinstance(state, DwarfKing)
        if i64(len(state.deals)) > self.deals:
            return True
        played = i64(len(state.tricks))
        return (
            state.size - played <= self.searched
            and played > self.tricks
            and state.trick.size == 0
            and state.phase == PLAY_PHASE
            and self.endgame.is_plain(state)
        )

    def value(self, state: State, out: vec[float]) -> None:
        """At the end of a deal each seat's chance to win the match; before it, the same after everybody's best play."""
        assert isinstance(state, DwarfKing)
        outlook = self.outlook
        outlook.win_weight = self.win_weight
        if i64(len(state.deals)) > self.deals:
            outlook.begin(state.players, i64(len(state.deals)))
            for seat in range(state.players):
                outlook.scores[seat] = state.seats[seat].points
            outlook.judge(out, 0)
        else:
            self.endgame.solve(state, out)
