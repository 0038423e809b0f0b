"""The moves of Dig Dig as numbers: whatever takes an action apart stands here."""

from typing import Final

SWAP: Final = 0  # + hand kind * KINDS + face-up kind
READY: Final = 196
PLAY: Final = 197  # + kind * COPIES + number of cards - 1
PICK_UP: Final = 253
BLIND: Final = 254  # + slot
ACTIONS: Final = 257
