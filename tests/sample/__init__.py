"""Magpies: pass a card, take tricks, and hope for what the magpie turns up. 2 to 3 players.

A small complete game as an outside package would bring it: the worked example of `docs/adding-a-game.md`, and what the
conformance kit is tried on (`tests/engine/mutants.py` puts mistakes into it).
"""

from importlib.resources import files

from parlour.engine.game import EngineClauses, Game, Reason
from tests.sample import notation, public, record, remarks, rules
from tests.sample.events import EVENTS
from tests.sample.heuristic import Heuristic

GAME = Game(
    id="magpies",
    rules_version=1,
    min_players=2,
    max_players=3,
    usual_players=3,
    options=record.OPTIONS,
    reasons=tuple(Reason(*row) for row in rules.REASONS),
    clauses=EngineClauses(match_over="M-E1", not_a_move="M-T1", not_your_turn="M-T3"),
    cards=rules.NAMES,
    events=EVENTS,
    actions=rules.ACTIONS,
    deal=record.deal,
    start=record.start,
    result=record.result,
    chance=record.chance,
    words=files(__package__) / "words",
    write=notation.write,
    parts=notation.parts,
    table=notation.table,
    facts=public.facts,
    view=public.view,
    imagine=public.imagine,
    view_type=public.MagpiesView,
    heuristic=Heuristic,
    remark=remarks.remark,
)
