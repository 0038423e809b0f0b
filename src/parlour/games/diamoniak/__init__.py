"""Diamoniak: build the castle of your colour before the witches take it. 2 to 4 players."""

from importlib.resources import files

from parlour.engine.game import EngineClauses, Game, Reason
from parlour.games.diamoniak import notation, public, record, remarks
from parlour.games.diamoniak.events import EVENTS
from parlour.games.diamoniak.guide import Lookahead
from parlour.games.diamoniak.heuristic import Heuristic
from parlour.games.diamoniak.rules.actions import ACTIONS
from parlour.games.diamoniak.rules.cards import NAMES
from parlour.games.diamoniak.rules.refusals import REASONS

GAME = Game(
    id="diamoniak",
    rules_version=1,
    min_players=2,
    max_players=4,
    usual_players=3,
    options=record.OPTIONS,
    reasons=tuple(Reason(*row) for row in REASONS),
    clauses=EngineClauses(match_over="D-E1", not_a_move="D-T1", not_your_turn="D-S2"),
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
    view_type=public.DiamoniakView,
    heuristic=Heuristic,
    remark=remarks.remark,
    progress=record.progress,
    own_guide=Lookahead,
)
