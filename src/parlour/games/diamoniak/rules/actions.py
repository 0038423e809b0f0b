"""The moves of Diamoniak as numbers: whatever takes an action apart stands here."""

from typing import Final

DRAW: Final = 0
STOP: Final = 1
FAIRY_HELPS: Final = 2
BUY: Final = 3  # + seat of the seller, 0 to 3
GIVE: Final = 7  # + kind, castle cards and diamond
ACTIONS: Final = 12
