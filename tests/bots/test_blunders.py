"""Never a visible blunder: positions that every level from 2 up must pass."""

from pathlib import Path

import pytest

from parlour.bots import LEVELS, bot_named
from parlour.engine import is_compiled
from parlour.engine.rng import Sfc32
from tests.bots.blunders_diamoniak import BLUNDERS as DIAMONIAK
from tests.bots.blunders_digdig import BLUNDERS as DIGDIG
from tests.bots.blunders_dwarfking import BLUNDERS as DWARFKING
from tests.bots.blunders_villains import BLUNDERS as VILLAINS
from tests.bots.positions import Blunder

BLUNDERS: list[Blunder] = [*DIAMONIAK, *DIGDIG, *DWARFKING, *VILLAINS]
PAGE = Path(__file__).parents[2] / "docs" / "bots.md"
MOST_MOVES = 10_000_000 if is_compiled() else 6_000
"""Uncompiled, a search is given less time."""
QUICK = 3_000
"""A bot that thinks no longer is asked more than once."""


@pytest.mark.parametrize("blunder", BLUNDERS, ids=[f"{one.game.id}: {one.name}" for one in BLUNDERS])
@pytest.mark.parametrize("level", [level.number for level in LEVELS if level.number >= 2])
def test_no_level_blunders(blunder: Blunder, level: int) -> None:
    bot = bot_named(f"level{level}")
    game, state = blunder.game, blunder.state
    legal = state.legal_actions()
    assert {game.write(action) for action in legal} > set(blunder.stupid), "the stupid play must be one of several"
    for luck in range(1 if bot.moves > QUICK else 5):
        view = game.view(state, state.to_act)
        decision = bot.choose(game, view, legal, Sfc32(luck), min(bot.moves, MOST_MOVES))
        assert game.write(decision.action) not in blunder.stupid


def test_the_page_lists_every_blunder() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for blunder in BLUNDERS:
        assert f"- {blunder.name}" in text
