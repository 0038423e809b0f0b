"""What lies in front of one player of Diamoniak."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from parlour.engine.cards import Cards
from parlour.games.diamoniak.rules.cards import CASTLE, DIAMOND, FAIRY, NO_COLOUR

TOLL: Final = 3
"""What a witch wants (D-W1)."""
PRICE: Final = 3
"""Diamonds for a castle card (D-B1)."""


@final
@mypyc_attr(acyclic=True)
class Player:
    """What lies in front of one player."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards
        """All of the player's cards: those of the own colour are the castle, all others lie at the side."""
        self.colour: i64 = NO_COLOUR
        """The colour of the castle, which stays when witches have taken every card of it (D-C5)."""

    def castle(self) -> i64:
        """How many castle cards of the own colour are built (D-C3)."""
        if self.colour == NO_COLOUR:
            return 0
        return self.cards.count[self.colour]

    def is_complete(self) -> bool:
        """Whether all six castle cards of the own colour are built, which wins (D-E1)."""
        return self.castle() == CASTLE

    def lacks_one(self) -> bool:
        """Whether one more castle card wins (D-E1)."""
        return self.castle() == CASTLE - 1

    def givable(self) -> i64:
        """How many cards a witch could take: all but the fairies (D-W2), since witches never stay (D-R2)."""
        return self.cards.size - self.cards.count[FAIRY]

    def toll(self) -> i64:
        """What a witch takes who comes now: three cards, or all there are if there are fewer (D-W1)."""
        givable = self.givable()
        return TOLL if givable > TOLL else givable

    def can_pay(self) -> bool:
        """Whether the player has the three diamonds that a castle card costs (D-B1)."""
        return self.cards.count[DIAMOND] >= PRICE

    def clone(self) -> "Player":
        twin = Player(self.cards.clone())
        twin.colour = self.colour
        return twin
