"""Diamoniak: build the castle of your colour before the witches take it. 2 to 4 players."""

from importlib.resources import files

from parlour.engine.game import Game
from parlour.games.diamoniak import notation, public, record, remarks, text
from parlour.games.diamoniak.guide import Lookahead
from parlour.games.diamoniak.heuristic import Heuristic
from parlour.games.diamoniak.rules.actions import ACTIONS
from parlour.games.diamoniak.rules.cards import NAMES

GAME = Game(
    id="diamoniak",
    title="Diamoniak",
    summary="Build the castle of your colour before the witches take it.",
    rules_version=1,
    min_players=2,
    max_players=4,
    usual_players=3,
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
    view_type=public.DiamoniakView,
    heuristic=Heuristic,
    remark=remarks.remark,
    progress=record.progress,
    own_guide=Lookahead,
    words=files(__package__) / "words",
)
