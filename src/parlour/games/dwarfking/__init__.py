"""The Dwarf King: tricks under a new quest and a new Special card every deal. 3 to 5 players."""

from importlib.resources import files

from parlour.engine.game import EngineClauses, Game, Reason
from parlour.games.dwarfking import notation, public, record, remarks
from parlour.games.dwarfking.events import EVENTS
from parlour.games.dwarfking.guide import DwarfKingGuide
from parlour.games.dwarfking.heuristic import Heuristic
from parlour.games.dwarfking.rules.actions import ACTIONS
from parlour.games.dwarfking.rules.cards import NAMES
from parlour.games.dwarfking.rules.refusals import REASONS

GAME = Game(
    id="dwarfking",
    rules_version=1,
    min_players=3,
    max_players=5,
    usual_players=4,
    options=record.OPTIONS,
    reasons=tuple(Reason(*row) for row in REASONS),
    clauses=EngineClauses(match_over="K-E2", not_a_move="K-T1", not_your_turn="K-T1"),
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
    view_type=public.DwarfKingView,
    heuristic=Heuristic,
    remark=remarks.remark,
    own_guide=DwarfKingGuide,
)
