"""Dig Dig: get rid of your cards, the last ones blind. 2 to 4 players."""

from importlib.resources import files

from parlour.engine.game import Game
from parlour.games.digdig import notation, public, remarks, rules_parts, text
from parlour.games.digdig.heuristic import Heuristic

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
    cards=rules_parts.NAMES,
    actions=rules_parts.ACTIONS,
    deal=public.deal,
    start=public.start,
    result=public.result,
    chance=public.chance,
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
    progress=public.progress,
    words=files(__package__) / "words",
)
