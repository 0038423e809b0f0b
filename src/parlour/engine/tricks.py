"""What games of tricks have in common: the trick itself, following suit, and what everybody has won.

A suit is a small number, cards are sets (`cardset.py`). What a card counts as in a trick the game says when it is
played: a suit and a strength, so that a card may be a copy of another one, or have no suit at all.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.engine.cardset import bit_of

NO_SUIT: Final = 7
"""In place of a suit, 0 to 6: that of a card without one, no trumps, or nothing is required yet."""
MOST_PLAYERS: Final = 8
MOST_TRICKS: Final = 20
"""As many tricks as a `Tally` keeps the order of."""
CARD_BITS: Final = 6
STRENGTH_BITS: Final = 7
SEAT_BITS: Final = 3


@final
@mypyc_attr(acyclic=True)
class Trick:
    """One card a player, in the order of play, of at most eight players."""

    def __init__(self, leader: i64, trumps: i64 = NO_SUIT) -> None:
        self.leader: i64 = leader
        self.trumps: i64 = trumps
        """The suit that beats the others."""
        self.size: i64 = 0
        self.packed_cards: i64 = 0
        self.packed_strengths: i64 = 0
        self.cards: i64 = 0
        """The same cards as a set."""
        self.required: i64 = NO_SUIT
        """The suit to follow: that of the first card that has one."""
        self.highest: i64 = 0
        """The place of the card that wins: the highest trump, else the highest card of the required suit."""
        self.highest_suit: i64 = NO_SUIT
        """The suit of that card."""
        self.won_at: i64 = 0
        """The place of the winning card, once finished."""
        self.winner: i64 = leader
        """The seat that won, once finished."""

    def clone(self) -> "Trick":
        twin = Trick(self.leader)
        twin.become(self)
        return twin

    def become(self, other: "Trick") -> None:
        """The same as another trick from now on."""
        self.leader = other.leader
        self.trumps = other.trumps
        self.size = other.size
        self.packed_cards = other.packed_cards
        self.packed_strengths = other.packed_strengths
        self.cards = other.cards
        self.required = other.required
        self.highest = other.highest
        self.highest_suit = other.highest_suit
        self.won_at = other.won_at
        self.winner = other.winner

    def card(self, place: i64) -> i64:
        """The card that was played at a place, from 0 on."""
        return (self.packed_cards >> (place * CARD_BITS)) & 63

    def strength(self, place: i64) -> i64:
        """With what strength it was played."""
        return (self.packed_strengths >> (place * STRENGTH_BITS)) & 127

    def has(self, card: i64) -> bool:
        return (self.cards >> card) & 1 == 1

    def place_of(self, card: i64) -> i64:
        """Where a card of the trick lies."""
        place: i64 = 0
        while self.card(place) != card:
            place += 1
        return place

    def player_at(self, place: i64, players: i64) -> i64:
        """Who played, or will play, the card at a place."""
        return (self.leader + place) % players

    def player_of(self, card: i64, players: i64) -> i64:
        """Who played a card of the trick."""
        return self.player_at(self.place_of(card), players)

    def add(self, card: i64, suit: i64, strength: i64) -> None:
        """The next card, with the suit and the strength (0 to 127) that it counts as. Of equal ones the first wins."""
        if suit != NO_SUIT:
            if self.required == NO_SUIT:
                self.required = suit
                self.highest = self.size
                self.highest_suit = suit
            elif suit == self.highest_suit:
                if strength > self.strength(self.highest):
                    self.highest = self.size
            elif suit == self.trumps:
                self.highest = self.size
                self.highest_suit = suit
        self.packed_cards |= card << (self.size * CARD_BITS)
        self.packed_strengths |= strength << (self.size * STRENGTH_BITS)
        self.cards |= bit_of(card)
        self.size += 1

    def finish(self, place: i64, players: i64) -> None:
        """The card at this place has won: `highest`, unless a game has cards that win otherwise."""
        self.won_at = place
        self.winner = self.player_at(place, players)

    def with_card(self, card: i64, other: i64) -> "Trick":
        """The same trick, won by the same player, with one card in place of another, whose strength stays."""
        twin = self.clone()
        twin.packed_cards += (card - other) << (self.place_of(other) * CARD_BITS)
        twin.cards += bit_of(card) - bit_of(other)
        return twin


def suit_cards(suit: i64, ranks: i64) -> i64:
    """All cards of a suit in a pack whose kinds are suit * ranks + rank; none of no suit."""
    if suit == NO_SUIT:
        return 0
    return (bit_of(ranks) - 1) << (suit * ranks)


def following(hand: i64, suit: i64) -> i64:
    """What may be played from a hand when the cards of a suit (a set) are required: one of these, if there is any."""
    if hand & suit != 0:
        return hand & suit
    return hand


def lacking(card: i64, suit: i64) -> i64:
    """What a player who had to follow a suit (a set), and played this card, cannot hold: all of it, or nothing."""
    if (suit >> card) & 1 == 1:
        return 0
    return suit


@final
@mypyc_attr(acyclic=True)
class Tally:
    """What every player has won so far in a deal of at most twenty tricks."""

    def __init__(self, players: i64, size: i64) -> None:
        self.players: i64 = players
        self.size: i64 = size
        """Tricks in the whole deal."""
        self.winners: i64 = 0
        """Who won each trick, three bits a trick from the first on."""
        self.played: i64 = 0
        """Tricks won so far by anybody."""
        self.tricks: vec[i64] = vec[i64]([0] * players)
        """How many each player has won."""
        self.cards: vec[i64] = vec[i64]([0] * players)
        """Which cards each player has won."""

    def recount(self, tricks: list[Trick]) -> None:
        """These tricks, and nothing before."""
        self.winners = 0
        self.played = 0
        for seat in range(self.players):
            self.tricks[seat] = 0
            self.cards[seat] = 0
        for trick in tricks:
            self.add(trick.winner, trick.cards)

    def add(self, winner: i64, cards: i64) -> None:
        """One more trick."""
        self.winners |= winner << (self.played * SEAT_BITS)
        self.played += 1
        self.tricks[winner] += 1
        self.cards[winner] |= cards

    def winner(self, trick: i64) -> i64:
        """Who won a trick, from 0 on."""
        return (self.winners >> (trick * SEAT_BITS)) & 7

    def previous(self, seat: i64) -> i64:
        """The seat to the right."""
        if seat == 0:
            return self.players - 1
        return seat - 1

    def next(self, seat: i64) -> i64:
        """The seat to the left."""
        if seat + 1 == self.players:
            return 0
        return seat + 1


def tally_of(players: i64, size: i64, tricks: list[Trick]) -> Tally:
    """What the tricks of a deal have given to everybody."""
    tally = Tally(players, size)
    tally.recount(tricks)
    return tally
