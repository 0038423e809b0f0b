"""Dig Dig, what lay where before a move, if the cards lie as they are imagined after it.

Everybody sees what goes to a hand and what leaves it, but for the cards that are drawn (G-T4).
"""

from mypy_extensions import i64

from parlour.engine.cards import Cards, Pile
from parlour.engine.rng import Rng
from parlour.games.digdig.rules.cards import KINDS, NOTHING, all_cards
from parlour.games.digdig.rules.counts import Counts
from parlour.games.digdig.rules.player import Player


def put_back_any(player: Player, after: Player, drawn: i64, deck: Pile, rng: Rng) -> None:
    """So many cards go back from the hand to the deck: any that nobody saw come to it."""
    hidden = Pile()
    for kind in range(i64(KINDS)):
        for _card in range(player.hand.of(kind) - after.known.of(kind)):
            hidden.push(kind)
    hidden.shuffle(rng)
    for _card in range(drawn):
        kind = hidden.pop()
        player.hand.take(kind, 1)
        deck.push(kind)


def put_back_own(before: Counts, after: Counts, kind: i64, times: i64, deck: Pile) -> None:
    """The cards that came to the own hand after so many of a kind were played go back to the deck."""
    for each in range(i64(KINDS)):
        drawn = after.of(each) - before.of(each)
        if each == kind:
            drawn += times
        for _card in range(drawn):
            deck.push(each)


def holds_barred(player: Player) -> bool:
    """Whether a hand has what everybody saw that it did not have."""
    for kind in range(i64(KINDS)):
        if (player.cannot >> kind) & 1 != 0 and player.hand.of(kind) > player.known.of(kind):
            return True
    return False


def missing_from(census: Cards) -> i64:
    """The card that is not among all others."""
    whole = all_cards()
    for kind in range(i64(KINDS)):
        if census.count[kind] < whole.count[kind]:
            return kind
    return NOTHING
