"""Dealing the hands of The Dwarf King anew for somebody who knows only some of their cards.

Who did not follow a colour cannot hold it (K-T1); who exchanged cards may hold what both of them showed (K-S9).
"""

from librt.vecs import vec
from mypy_extensions import i64

from parlour.engine.cards import Pile
from parlour.engine.cardset import count, push_set
from parlour.engine.deals import Deal
from parlour.engine.rng import Rng
from parlour.games.dwarfking.rules.player import Player


def redealt(seats: list[Player], known: vec[i64], rng: Rng) -> vec[i64]:
    """A new hand for each player, with the cards that are known to be in it."""
    deal = hidden_cards(seats, known)
    deal.shuffle(rng)
    return vec[i64]([known[seat] | deal.hand(seat) for seat in range(deal.hands)])


def redealt_after_exchange(
    seats: list[Player], known: vec[i64], rng: Rng, *, either: i64, taker: i64, partner: i64, is_one_given: bool
) -> vec[i64]:
    """The same for somebody who did not see the exchange: `either` are with the taker or with the partner (K-S9).

    When the taker had all of them, and one card has been given, they cannot all be with the partner.
    """
    deal = hidden_cards(seats, known)
    for seat in range(deal.hands):
        if seat != taker and seat != partner:
            deal.barred[seat] |= either
    deal.shuffle(rng)
    while is_one_given and deal.hand(partner) & either == either:
        deal.shuffle(rng)
    return vec[i64]([known[seat] | deal.hand(seat) for seat in range(deal.hands)])


def hidden_cards(seats: list[Player], known: vec[i64]) -> Deal:
    """All cards in hands that are not known to be there, where they may lie."""
    deal = Deal(i64(len(seats)), Pile())
    unseen: i64 = 0
    for seat in range(deal.hands):
        player = seats[seat]
        hidden = player.hand & ~known[seat]
        unseen |= hidden
        deal.room[seat] = count(hidden)
        deal.barred[seat] = player.barred
    push_set(deal.cards, unseen)
    return deal
