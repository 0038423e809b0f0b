"""Diamoniak: build the castle of your colour before the witches take it. 2 to 4 players."""

from parlour.engine.assembling import assembled
from parlour.engine.game import EngineClauses
from parlour.engine.layout import Observation
from parlour.games.diamoniak import notation, observation, public, record, remarks
from parlour.games.diamoniak.events import EVENTS
from parlour.games.diamoniak.guide import Lookahead
from parlour.games.diamoniak.heuristic import Heuristic
from parlour.games.diamoniak.rules.actions import ACTIONS
from parlour.games.diamoniak.rules.cards import NAMES
from parlour.games.diamoniak.rules.refusals import REASONS

GAME = assembled(
    "diamoniak",
    __package__,
    rules_version=1,
    players=(2, 4),
    usual_players=3,
    clauses=EngineClauses(match_over="D-E1", not_a_move="D-T1", not_your_turn="D-S2"),
    cards=NAMES,
    actions=ACTIONS,
    reasons=REASONS,
    events=EVENTS,
    record=record,
    notation=notation,
    public=public,
    view_type=public.DiamoniakView,
    heuristic=Heuristic,
    remark=remarks.remark,
    progress=record.progress,
    own_guide=Lookahead,
    observation=Observation(observation.SEEN, observation.HIDDEN, observation.Encoder),
)
