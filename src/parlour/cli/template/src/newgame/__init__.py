"""New Game: follow suit, and take the most tricks. 2 to 4 players."""

from parlour.engine.assembling import assembled
from parlour.engine.game import EngineClauses

from newgame import notation, public, record, remarks, rules
from newgame.events import EVENTS
from newgame.heuristic import Heuristic

GAME = assembled(
    "newgame",
    __package__,
    rules_version=1,
    players=(2, 4),
    usual_players=3,
    clauses=EngineClauses(match_over="N-E1", not_a_move="N-T1", not_your_turn="N-T1"),
    cards=rules.NAMES,
    actions=rules.ACTIONS,
    reasons=rules.REASONS,
    events=EVENTS,
    record=record,
    notation=notation,
    public=public,
    view_type=public.NewGameView,
    heuristic=Heuristic,
    remark=remarks.remark,
)
