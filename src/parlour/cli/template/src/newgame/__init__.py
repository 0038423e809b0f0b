"""New Game: follow suit, and take the most tricks. 2 to 4 players."""

from importlib.resources import files

from parlour.engine.game import EngineClauses, Game, Reason

from newgame import notation, public, record, remarks, rules
from newgame.events import EVENTS
from newgame.heuristic import Heuristic

GAME = Game(
    id="newgame",
    rules_version=1,
    min_players=2,
    max_players=4,
    usual_players=3,
    options=record.OPTIONS,
    reasons=tuple(Reason(*row) for row in rules.REASONS),
    clauses=EngineClauses(match_over="N-E1", not_a_move="N-T1", not_your_turn="N-T1"),
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
    view_type=public.NewGameView,
    heuristic=Heuristic,
    remark=remarks.remark,
)
