"""Dig Dig: get rid of your cards, the last ones blind. 2 to 4 players."""

from importlib.resources import files

from parlour.engine.game import EngineClauses, Game, Reason
from parlour.games.digdig import notation, public, record, remarks
from parlour.games.digdig.events import EVENTS
from parlour.games.digdig.heuristic import Heuristic
from parlour.games.digdig.rules.actions import ACTIONS
from parlour.games.digdig.rules.cards import NAMES
from parlour.games.digdig.rules.refusals import FACE_UP_LATER, REASONS

GAME = Game(
    id="digdig",
    rules_version=1,
    min_players=2,
    max_players=4,
    usual_players=4,
    options=record.OPTIONS,
    reasons=tuple(Reason(*row) for row in REASONS),
    clauses=EngineClauses(match_over="G-E1", not_a_move="G-T1", not_your_turn="G-T9"),
    cards=NAMES,
    events=EVENTS,
    actions=ACTIONS,
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
    view_type=public.DigDigView,
    heuristic=Heuristic,
    remark=remarks.remark,
    misplaced=FACE_UP_LATER,
    progress=record.progress,
)
