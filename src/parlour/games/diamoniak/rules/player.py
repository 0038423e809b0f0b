"""What lies in front of one player of Diamoniak."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from parlour.engine.cards import Cards
from parlour.games.diamoniak.rules.cards import FAIRY, NO_COLOUR


@final
@mypyc_attr(acyclic=True)
class Player:
    """What lies in front of one player."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards
        """All of the player's cards: those of the own colour are the castle, all others lie at the side."""
        self.colour: i64 = NO_COLOUR

    def castle(self) -> i64:
        """How many castle cards of the own colour are built."""
        if self.colour == NO_COLOUR:
            return 0
        return self.cards.count[self.colour]

    def givable(self) -> i64:
        """D-W2: how many cards a witch could take. Witches never stay, so all but the fairies."""
        return self.cards.size - self.cards.count[FAIRY]

    def clone(self) -> "Player":
        twin = Player(self.cards.clone())
        twin.colour = self.colour
        return twin
