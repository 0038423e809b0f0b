"""The Dwarf King: tricks under a new quest and a new Special card every deal. 3 to 5 players."""

from parlour.engine.assembling import assembled
from parlour.engine.game import EngineClauses
from parlour.engine.layout import Observation
from parlour.games.dwarfking import notation, observation, public, record, remarks
from parlour.games.dwarfking.events import EVENTS
from parlour.games.dwarfking.guide import DwarfKingGuide
from parlour.games.dwarfking.heuristic import Heuristic
from parlour.games.dwarfking.rules.actions import ACTIONS
from parlour.games.dwarfking.rules.cards import NAMES
from parlour.games.dwarfking.rules.refusals import REASONS

GAME = assembled(
    "dwarfking",
    __package__,
    rules_version=1,
    players=(3, 5),
    usual_players=4,
    clauses=EngineClauses(match_over="K-E2", not_a_move="K-T1", not_your_turn="K-T1"),
    cards=NAMES,
    actions=ACTIONS,
    reasons=REASONS,
    events=EVENTS,
    record=record,
    notation=notation,
    public=public,
    view_type=public.DwarfKingView,
    heuristic=Heuristic,
    remark=remarks.remark,
    own_guide=DwarfKingGuide,
    observation=Observation(observation.SEEN, observation.HIDDEN, observation.Encoder),
)
