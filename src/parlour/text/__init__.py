"""Games in words, for whoever reads and writes: rules, what a seat knows, moves in notation, refusals with reasons."""

from parlour.text.game import Answer, TextGame
from parlour.text.names import shuffled
from parlour.text.teller import Teller

__all__ = ["Answer", "Teller", "TextGame", "shuffled"]
