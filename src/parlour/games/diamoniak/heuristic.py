"""A sensible fast player of Diamoniak: draws while the odds are worth three cards, keeps the castle, buys late.

A card in the discards is out of reach until the pile has run out, while one at somebody's side can be bought at once.
So the further a rival has built, the sooner a card of that colour goes to a witch. The numbers come from many matches
of slightly different players against each other.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.engine.cards import Cards
from parlour.engine.playout import Policy
from parlour.engine.rng import Rng
from parlour.engine.state import State
from parlour.games.diamoniak.rules.actions import BUY, DRAW, FAIRY_HELPS, GIVE, STOP
from parlour.games.diamoniak.rules.cards import CASTLE, COLOURS, DIAMOND, FAIRY, GIVABLE, KINDS, NO_COLOUR, WITCH
from parlour.games.diamoniak.rules.player import PRICE, Player
from parlour.games.diamoniak.rules.state import Diamoniak

OWN: Final = 100
"""A card for the own castle; also the one that begins it."""
FREE: Final = 6
"""A castle card in a colour that nobody builds."""
RIVAL: Final = 12
"""A castle card of a rival who has built nothing …"""
RIVAL_STEP: Final = 3
"""… less so much for each card that the rival has built."""
PAYER: Final = 3
"""More for it when the rival has the diamonds to buy it."""
SAVED: Final = 30
"""A diamond towards the price of a castle card."""
SPARE: Final = 6
"""A diamond beyond the price."""
HELP: Final = 15
"""A fairy: less than any three cards that are worth keeping at all."""
COURAGE: Final = 2
"""A witch is feared only one so manieth of what she would take: cards lost now would often be lost later."""
BUILT: Final = 3
"""From so many castle cards on a purchase is worth a turn without a draw …"""
RICH: Final = 9
"""… or with so many diamonds."""


@final
class Heuristic(Policy):
    """Weighs every kind of card for the player to act, and decides by the sums."""

    def __init__(self) -> None:
        self.worth: vec[i64] = vec[i64]([0 for _ in range(KINDS)])
        self.kept: Cards = Cards(KINDS)
        """What would be left after a witch."""

    def choose(self, state: State, rng: Rng) -> i64:
        assert isinstance(state, Diamoniak)
        player = state.seats[state.to_act]
        if state.owed == 0 and not state.has_drawn:
            return self.buy_or_draw(state, player)
        self.weigh(state, player)
        if state.owed > 0:
            if state.can_use_fairy(player) and self.loss(player) > HELP:
                return FAIRY_HELPS
            return GIVE + self.cheapest(player.cards)
        return DRAW if self.dares(state, player) else STOP

    def buy_or_draw(self, state: Diamoniak, player: Player) -> i64:
        """Buys from whoever has built least when it wins, helps a castle well begun, or the diamonds are many."""
        if not state.can_buy(player) or (player.castle() < BUILT and player.cards.count[DIAMOND] < RICH):
            return DRAW
        choice: i64 = DRAW
        least: i64 = CASTLE
        for seller in range(state.players):
            if state.sells(seller, player) and state.seats[seller].castle() < least:
                least = state.seats[seller].castle()
                choice = BUY + seller
        return choice

    def weigh(self, state: Diamoniak, player: Player) -> None:
        """What one more card of each kind is worth to the player."""
        worth = self.worth
        for colour in range(COLOURS):
            worth[colour] = OWN if player.colour == NO_COLOUR else FREE
        for rival in state.seats:
            if rival.colour != NO_COLOUR:
                worth[rival.colour] = RIVAL - RIVAL_STEP * rival.castle()
                if rival.can_pay():
                    worth[rival.colour] += PAYER
        if player.colour != NO_COLOUR:
            worth[player.colour] = OWN
        worth[DIAMOND] = SAVED if player.cards.count[DIAMOND] < PRICE else SPARE
        worth[FAIRY] = HELP

    def worth_of(self, kind: i64, held: i64) -> i64:
        """What a card is worth of which the player has so many."""
        if kind == DIAMOND:
            return SPARE if held > PRICE else SAVED
        return self.worth[kind]

    def cheapest(self, cards: Cards) -> i64:
        """The kind to give up first: of the own castle only when there is nothing else."""
        choice: i64 = WITCH
        least: i64 = 2 * OWN
        for kind in range(GIVABLE):
            held = cards.count[kind]
            if held > 0 and self.worth_of(kind, held) < least:
                least = self.worth_of(kind, held)
                choice = kind
        return choice

    def loss(self, player: Player) -> i64:
        """What a witch would take."""
        kept = self.kept
        kept.clear()
        kept.add_cards(player.cards)
        total: i64 = 0
        for _card in range(player.toll()):
            kind = self.cheapest(kept)
            total += self.worth_of(kind, kept.count[kind])
            kept.take(kind, 1)
        return total

    def dares(self, state: Diamoniak, player: Player) -> bool:
        """Whether the next card promises more than a witch would take; always when a rival lacks one card."""
        for rival in state.seats:
            if rival.colour != player.colour and rival.lacks_one():
                return True
        next_card = state.next_card()
        promise: i64 = 0
        for kind in range(KINDS):
            if kind != WITCH:
                promise += next_card.count[kind] * self.worth[kind]
        risk = self.loss(player)
        if player.cards.count[FAIRY] > 0 and risk > HELP:
            risk = HELP
        return promise * COURAGE > next_card.count[WITCH] * risk
