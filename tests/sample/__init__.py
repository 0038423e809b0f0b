"""Magpies: pass a card, take tricks, and hope for what the magpie turns up. 2 to 3 players.

A small complete game as an outside package would bring it: the worked example of `docs/adding-a-game.md`, and what the
conformance kit is tried on (`tests/engine/mutants.py` puts mistakes into it).
"""

from parlour.engine.assembling import assembled
from parlour.engine.game import EngineClauses
from parlour.engine.layout import Observation
from tests.sample import notation, observation, public, record, remarks, rules
from tests.sample.events import EVENTS
from tests.sample.heuristic import Heuristic

GAME = assembled(
    "magpies",
    __package__,
    rules_version=1,
    players=(2, 3),
    usual_players=3,
    clauses=EngineClauses(match_over="M-E1", not_a_move="M-T1", not_your_turn="M-T3"),
    cards=rules.NAMES,
    actions=rules.ACTIONS,
    reasons=rules.REASONS,
    events=EVENTS,
    record=record,
    notation=notation,
    public=public,
    view_type=public.MagpiesView,
    heuristic=Heuristic,
    remark=remarks.remark,
    observation=Observation(observation.SEEN, observation.HIDDEN, observation.Encoder),
)
