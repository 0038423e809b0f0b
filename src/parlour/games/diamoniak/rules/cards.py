"""The cards of Diamoniak (D-P1). A card is a number 0 to 6: castle cards by colour, then diamond, witch and fairy."""

from typing import Final

from mypy_extensions import i64

COLOURS: Final = 4
"""Castle cards are the kinds below this."""
DIAMOND: Final = 4
GIVABLE: Final = 5
"""Kinds below this can be given to a witch: castle cards and diamonds, no fairies (D-W2)."""
WITCH: Final = 5
FAIRY: Final = 6
KINDS: Final = 7
NAMES: Final = ("castle-red", "castle-blue", "castle-green", "castle-yellow", "diamond", "witch", "fairy")
CASTLE: Final = 6
"""Castle cards of each colour; so many win (D-E1)."""
DIAMONDS: Final = 20
WITCHES: Final = 7
FAIRIES: Final = 3

NO_COLOUR: Final = 7
"""In place of a colour: no castle begun."""


def copies(kind: i64) -> i64:
    """How many cards of a kind there are (D-P1)."""
    if kind == DIAMOND:
        return DIAMONDS
    if kind == WITCH:
        return WITCHES
    return FAIRIES if kind == FAIRY else CASTLE
