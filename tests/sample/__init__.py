"""Magpies: pass a card, take tricks, and hope for what the magpie turns up. 2 to 3 players.

A small complete game as an outside package would bring it: the worked example of `docs/adding-a-game.md`, and what the
conformance kit is tried on (`tests/engine/mutants.py` puts mistakes into it).
"""

from importlib.resources import files

from parlour.engine.game import Game
from tests.sample import notation, public, remarks, rules, text
from tests.sample.heuristic import Heuristic

GAME = Game(
    id="magpies",
    title="Magpies",
    summary="Pass a card, take tricks, and hope for what the magpie turns up.",
    rules_version=1,
    min_players=2,
    max_players=3,
    usual_players=3,
    options=text.OPTIONS,
    reasons=text.REASONS,
    cards=rules.NAMES,
    actions=rules.ACTIONS,
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
    view_type=public.MagpiesView,
    heuristic=Heuristic,
    remark=remarks.remark,
    words=files(__package__) / "words",
)
