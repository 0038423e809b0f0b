"""Villains: keep the high numbers on the own pile and the Heroes in check. 3 to 6 players."""

from importlib.resources import files

from parlour.engine.game import EngineClauses, Game, Reason
from parlour.games.villains import notation, public, record, remarks
from parlour.games.villains.events import EVENTS
from parlour.games.villains.heuristic import Heuristic
from parlour.games.villains.rules.actions import ACTIONS
from parlour.games.villains.rules.cards import NAMES
from parlour.games.villains.rules.refusals import REASONS

GAME = Game(
    id="villains",
    rules_version=1,
    min_players=3,
    max_players=6,
    usual_players=4,
    options=record.OPTIONS,
    reasons=tuple(Reason(*row) for row in REASONS),
    clauses=EngineClauses(match_over="V-E1", not_a_move="V-T1", not_your_turn="V-S5"),
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
    view_type=public.VillainsView,
    heuristic=Heuristic,
    remark=remarks.remark,
)
