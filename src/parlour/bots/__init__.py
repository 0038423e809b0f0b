"""Players that are given a view and nothing else."""

from parlour.bots.bot import Bot, Decision, bot_named
from parlour.bots.levels import LEVELS, Level

__all__ = ["LEVELS", "Bot", "Decision", "Level", "bot_named"]
