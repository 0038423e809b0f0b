"""Dealing anew what a player cannot know, every arrangement that agrees with what was seen equally likely.

Unseen are the deck, the blind cards and the other hands, but for what went there in the open. A hand of which everybody
saw that it did not play certain kinds does not hold them.
"""

from mypy_extensions import i64

from parlour.engine.cards import Pile
from parlour.engine.deals import Deal
from parlour.engine.rng import Rng
from parlour.games.digdig.rules.cards import KINDS, NOTHING
from parlour.games.digdig.rules.player import ROW, Player


def taken_up(seats: list[Player], viewer: i64, deck: Pile) -> Deal:
    """All that the viewer has not seen, taken up to be dealt anew: the deck, blind cards and hidden hand cards."""
    deal = Deal(i64(len(seats)), deck.clone())
    for seat in range(deal.hands):
        player = seats[seat]
        take_up_blind(player, deal.cards)
        if seat != viewer:
            deal.room[seat] = player.hand.size - player.known.size
            deal.barred[seat] = player.cannot
            take_up(player, deal.cards)
    return deal


def redealt(seats: list[Player], viewer: i64, deck: Pile, rng: Rng) -> Pile:
    """Deals the other hands and all blind slots anew; returns the new deck."""
    deal = taken_up(seats, viewer, deck)
    deal.shuffle(rng)
    for seat in range(deal.hands):
        for place in range(deal.room[seat]):
            seats[seat].hand.add(deal.card(seat, place), 1)
    pile = deal.deck()
    lay_blind(seats, pile)
    return pile


def reshuffled(seats: list[Player], deck: Pile, rng: Rng) -> Pile:
    """Deals all blind slots anew, out of the deck and what lay there; returns the new deck."""
    pile = deck.clone()
    for player in seats:
        take_up_blind(player, pile)
    pile.shuffle(rng)
    lay_blind(seats, pile)
    return pile


def take_up_blind(player: Player, cards: Pile) -> None:
    """Adds a copy of every blind card of a player."""
    for slot in range(i64(ROW)):
        if player.blind[slot] != NOTHING:
            cards.push(player.blind[slot])


def lay_blind(seats: list[Player], cards: Pile) -> None:
    """Fills every blind slot that is not empty from the top of a pile."""
    for player in seats:
        for slot in range(i64(ROW)):
            if player.blind[slot] != NOTHING:
                player.blind[slot] = cards.pop()


def take_up(player: Player, cards: Pile) -> None:
    """Takes all cards out of a hand but those that went there in the open."""
    if player.hand.size == player.known.size:
        return
    for kind in range(i64(KINDS)):
        hidden = player.hand.of(kind) - player.known.of(kind)
        if hidden > 0:
            player.hand.take(kind, hidden)
            for _card in range(hidden):
                cards.push(kind)
