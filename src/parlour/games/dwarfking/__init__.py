"""The Dwarf King: tricks under a new quest and a new Special card every deal. 3 to 5 players."""

from importlib.resources import files

from parlour.engine.game import Game
from parlour.games.dwarfking import notation, public, record, remarks, text
from parlour.games.dwarfking.guide import DwarfKingGuide
from parlour.games.dwarfking.heuristic import Heuristic
from parlour.games.dwarfking.rules.actions import ACTIONS
from parlour.games.dwarfking.rules.cards import NAMES

GAME = Game(
    id="dwarfking",
    title="The Dwarf King",
    summary="Tricks under a new quest and a new Special card every deal.",
    rules_version=1,
    min_players=3,
    max_players=5,
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
    view_type=public.DwarfKingView,
    heuristic=Heuristic,
    remark=remarks.remark,
    own_guide=DwarfKingGuide,
    words=files(__package__) / "words",
)
