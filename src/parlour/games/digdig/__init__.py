"""Dig Dig: get rid of your cards, the last ones blind. 2 to 4 players."""

from importlib.resources import files

from parlour.engine.game import Game
from parlour.games.digdig import notation, public, record, remarks, text
from parlour.games.digdig.heuristic import Heuristic
from parlour.games.digdig.rules.actions import ACTIONS
from parlour.games.digdig.rules.cards import NAMES

GAME = Game(
    id="digdig",
    title="Dig Dig",
    summary="Get rid of your cards, the last ones blind.",
    rules_version=1,
    min_players=2,
    max_players=4,
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
    view_type=public.DigDigView,
    heuristic=Heuristic,
    remark=remarks.remark,
    progress=record.progress,
    words=files(__package__) / "words",
)
