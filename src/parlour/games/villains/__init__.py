"""Villains: keep the high numbers on the own pile and the Heroes in check. 3 to 6 players."""

from importlib.resources import files

from parlour.engine.game import Game
from parlour.games.villains import notation, public, record, remarks, text
from parlour.games.villains.heuristic import Heuristic
from parlour.games.villains.rules.actions import ACTIONS
from parlour.games.villains.rules.cards import NAMES

GAME = Game(
    id="villains",
    title="Villains",
    summary="Keep the high numbers on your own pile and the Heroes in check.",
    rules_version=1,
    min_players=3,
    max_players=6,
    usual_players=4,
    options=text.OPTIONS,
    reasons=text.REASONS,
    cards=NAMES,
    actions=ACTIONS,
    deal=record.deal,
    start=record.start,
    result=record.result,
    chance=record.chance,
    write=notation.write,
    parse=notation.parse,
    label=notation.label,
    tell=notation.tell,
    table=notation.table,
    facts=public.facts,
    view=public.view,
    show=public.show,
    imagine=public.imagine,
    view_type=public.VillainsView,
    heuristic=Heuristic,
    remark=remarks.remark,
    words=files(__package__) / "words",
)
