"""Dealing anew what a player cannot know, every arrangement that agrees with what was seen equally likely.

Hands that cannot hold certain cards are dealt before the rest, one after the other. What the first ones take may leave
the later ones less to choose from, and an arrangement would come up the more often the less choice there was. So every
card is drawn out of as many lots as the hand could choose from at the very most: a lot without a card is a blank, and
with a blank all these hands are dealt again.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.engine.cards import Pile
from parlour.engine.rng import Rng
from parlour.games.digdig.rules.cards import KINDS, NOTHING
from parlour.games.digdig.rules.player import ROW, Player

ALL_KINDS: Final = (1 << KINDS) - 1
MOST_TRIES: Final = 1_000_000
"""Of a position that can be, hardly ever more than a few dozen are needed."""


@final
@mypyc_attr(acyclic=True)
class Unseen:
    """The cards that one viewer cannot place, taken up from where they lie."""

    def __init__(self, seats: list[Player], viewer: i64, deck: Pile) -> None:
        self.seats: list[Player] = seats
        self.cards: Pile = deck.clone()
        self.room: vec[i64] = vec[i64]([0 for _player in seats])
        """How many of the cards belong in each hand."""
        self.lots: vec[i64] = vec[i64]([0 for _player in seats])
        """Out of how many lots the first card of each restricted hand is drawn."""
        for seat in range(i64(len(seats))):
            player = seats[seat]
            for slot in range(i64(ROW)):
                if player.blind[slot] != NOTHING:
                    self.cards.push(player.blind[slot])
            if seat != viewer:
                self.room[seat] = player.hand.size - player.known.size
                self.take_up(player)

    def take_up(self, player: Player) -> None:
        """Takes all cards out of a hand but those that went there in the open."""
        if player.hand.size == player.known.size:
            return
        for kind in range(i64(KINDS)):
            hidden = player.hand.count[kind] - player.known.count[kind]
            if hidden > 0:
                player.hand.take(kind, hidden)
                for _card in range(hidden):
                    self.cards.push(kind)

    def deal(self, rng: Rng) -> Pile:
        """Fills hands and blind slots; returns the deck."""
        self.deal_restricted(rng)
        pile = self.cards
        pile.shuffle(rng)
        for seat in range(i64(len(self.seats))):
            player = self.seats[seat]
            if player.cannot == 0:
                for _card in range(self.room[seat]):
                    player.hand.add(pile.pop(), 1)
            for slot in range(i64(ROW)):
                if player.blind[slot] != NOTHING:
                    player.blind[slot] = pile.pop()
        return pile

    # Hands that cannot hold certain cards

    def is_restricted(self, seat: i64) -> bool:
        return self.room[seat] > 0 and self.seats[seat].cannot != 0

    def deal_restricted(self, rng: Rng) -> None:
        """Deals them until no blank is drawn."""
        for seat in range(i64(len(self.seats))):
            if self.is_restricted(seat):
                self.lots[seat] = self.most_choice(seat)
                if self.lots[seat] < self.room[seat]:
                    raise ValueError(f"nothing is left that seat {seat} can hold")
        for _try in range(i64(MOST_TRIES)):
            if self.try_restricted(rng):
                return
        raise ValueError("no deal agrees with what the hands cannot hold")

    def most_choice(self, seat: i64) -> i64:
        """How many cards there can be for a hand at its turn: all it may hold, but those that earlier hands must take.

        An earlier hand must take what it does not find among the cards that are only possible for itself.
        """
        cannot = self.seats[seat].cannot
        most = self.possible(cannot)
        for earlier in range(seat):
            if self.is_restricted(earlier):
                elsewhere = self.possible(self.seats[earlier].cannot | (ALL_KINDS ^ cannot))
                if self.room[earlier] > elsewhere:
                    most -= self.room[earlier] - elsewhere
        return most

    def possible(self, cannot: i64) -> i64:
        """How many cards are of other kinds than these."""
        number: i64 = 0
        items = self.cards.items
        for i in range(self.cards.size):
            number += 1 - ((cannot >> items[i]) & 1)
        return number

    def try_restricted(self, rng: Rng) -> bool:
        """Fills the restricted hands; with a blank takes all up again."""
        for seat in range(i64(len(self.seats))):
            if self.is_restricted(seat):
                player = self.seats[seat]
                possible = self.possible(player.cannot)
                for drawn in range(self.room[seat]):
                    lot = rng.below(self.lots[seat] - drawn)
                    if lot >= possible - drawn:
                        self.take_up_restricted(seat)
                        return False
                    player.hand.add(self.draw(lot, player.cannot), 1)
        return True

    def draw(self, lot: i64, cannot: i64) -> i64:
        """Takes the card with this number, of those that are possible."""
        items = self.cards.items
        place: i64 = -1
        while lot >= 0:
            place += 1
            lot -= 1 - ((cannot >> items[place]) & 1)
        card = items[place]
        items[place] = self.cards.pop()
        return card

    def take_up_restricted(self, last: i64) -> None:
        for seat in range(last + 1):
            if self.is_restricted(seat):
                self.take_up(self.seats[seat])
