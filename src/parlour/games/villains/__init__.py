"""Villains: keep the high numbers on the own pile and the Heroes in check. 3 to 6 players."""

from parlour.engine.assembling import assembled
from parlour.engine.game import EngineClauses
from parlour.engine.layout import Observation
from parlour.games.villains import notation, observation, public, record, remarks
from parlour.games.villains.events import EVENTS
from parlour.games.villains.heuristic import Heuristic
from parlour.games.villains.rules.actions import ACTIONS
from parlour.games.villains.rules.cards import NAMES
from parlour.games.villains.rules.refusals import REASONS

GAME = assembled(
    "villains",
    __package__,
    rules_version=1,
    players=(3, 6),
    usual_players=4,
    clauses=EngineClauses(match_over="V-E1", not_a_move="V-T1", not_your_turn="V-S5"),
    cards=NAMES,
    actions=ACTIONS,
    reasons=REASONS,
    events=EVENTS,
    record=record,
    notation=notation,
    public=public,
    view_type=public.VillainsView,
    heuristic=Heuristic,
    remark=remarks.remark,
    observation=Observation(observation.SEEN, observation.HIDDEN, observation.Encoder),
)
