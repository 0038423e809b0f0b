"""Dig Dig: get rid of your cards, the last ones blind. 2 to 4 players."""

from parlour.engine.assembling import assembled
from parlour.engine.game import EngineClauses
from parlour.engine.layout import Observation
from parlour.games.digdig import notation, observation, public, record, remarks
from parlour.games.digdig.events import EVENTS
from parlour.games.digdig.heuristic import Heuristic
from parlour.games.digdig.rules.actions import ACTIONS
from parlour.games.digdig.rules.cards import NAMES
from parlour.games.digdig.rules.refusals import FACE_UP_LATER, REASONS

GAME = assembled(
    "digdig",
    __package__,
    rules_version=1,
    players=(2, 4),
    usual_players=4,
    clauses=EngineClauses(match_over="G-E1", not_a_move="G-T1", not_your_turn="G-T9"),
    cards=NAMES,
    actions=ACTIONS,
    reasons=REASONS,
    events=EVENTS,
    record=record,
    notation=notation,
    public=public,
    view_type=public.DigDigView,
    heuristic=Heuristic,
    remark=remarks.remark,
    misplaced=FACE_UP_LATER,
    progress=record.progress,
    observation=Observation(observation.SEEN, observation.HIDDEN, observation.Encoder),
)
