"""Dig Dig as bytes: what a seat knows, and what is hidden from it."""

from typing import Final, final

from mypy_extensions import i64

from parlour.engine.cardset import bit_of
from parlour.engine.layout import Field
from parlour.engine.observer import Observer, Sheet, chosen_bit, relative, seat_at
from parlour.engine.state import State
from parlour.games.digdig.rules.cards import DROP, FIVE, KINDS, LIMBO, NOTHING, NUMBERS
from parlour.games.digdig.rules.piles import PlayPile
from parlour.games.digdig.rules.player import ROW
from parlour.games.digdig.rules.state import DigDig

SEATS: Final = 4
DECK: Final = 56

SEEN: Final = (
    Field("players", (3,), "one-hot: 2, 3 or 4 players"),
    Field("to_act", (SEATS,), "one-hot: whose decision is next, from the viewer on; none once the match is over"),
    Field("phase", (3,), "one-hot: swapping, the lowest number leads, playing"),
    Field("holds", (6,), "one-hot: any, after a Drop, lowest, higher, at least, at most five"),
    Field("number", (NUMBERS,), "one-hot: the number that `holds` speaks of"),
    Field("top", (KINDS,), "one-hot: the top card of the pile"),
    Field("run", (1,), "how many cards of the last number lie in a row on top, Ninjas looked through"),
    Field("pile", (KINDS,), "counts: the play pile"),
    Field("compost", (KINDS,), "counts: the compost heap"),
    Field("deck_count", (1,), "how many cards the deck holds"),
    Field("idle", (1,), "moves since the last progress, up to 255"),
    Field("voluntary_pickup", (1,), "whether the pile may be taken although a card fits"),
    Field("hand", (KINDS,), "counts: the viewer's hand"),
    Field("hand_count", (SEATS,), "how many cards each hand holds"),
    Field("known", (SEATS, KINDS), "counts: cards of each hand that everybody saw go there"),
    Field("cannot", (SEATS, KINDS), "kinds that the other cards of each hand are not"),
    Field("face_up", (SEATS, KINDS), "counts: each face-up row"),
    Field("blind", (SEATS, ROW), "the slots where a blind card still lies"),
    Field("swaps", (SEATS,), "how often each has swapped"),
    Field("place", (SEATS, SEATS - 1), "one-hot: in which place each went out"),
)
HIDDEN: Final = (
    Field("other_hands", (SEATS - 1, KINDS), "counts: the hands of the others, from the left of the viewer on"),
    Field("blind_cards", (SEATS, ROW), "the kind of each blind card plus one, 0 where none lies", KINDS),
    Field("deck", (DECK,), "the deck from the top, each card as its kind plus one", KINDS),
    Field("pile_order", (DECK,), "the play pile from the top, each card as its kind plus one", KINDS),
    Field("idle_above", (1,), "how far `idle` is above 255"),
    Field("tie_from", (SEATS,), "one-hot: from whom on a tie for the lowest number will be settled, while swapping"),
)

# Where the fields of the seats start, from `hand_count` on
KNOWN: Final = SEATS
CANNOT: Final = KNOWN + SEATS * KINDS
FACE_UP: Final = CANNOT + SEATS * KINDS
BLIND: Final = FACE_UP + SEATS * KINDS


def phase_of(state: DigDig) -> i64:
    """Where in the match it is, as in `phase`."""
    if state.is_swapping:
        return 0
    return 2 if state.pile.lead == NOTHING else 1


def rule_of(pile: PlayPile) -> i64:
    """What is asked of the next number, as in `holds`."""
    if pile.lead != NOTHING:
        return 2
    if pile.under == LIMBO:
        return 5
    if pile.under == DROP:
        return 1
    if pile.under == NOTHING:
        return 0
    return 3 if pile.must_be_higher else 4


def number_of(pile: PlayPile) -> i64:
    """The number that the rule speaks of; none where any card goes."""
    if pile.lead != NOTHING:
        return pile.lead
    if pile.under == LIMBO:
        return FIVE
    return pile.under


@final
class Encoder(Observer):
    """Writes Dig Dig down."""

    def see(self, state: State, seat: i64, out: Sheet) -> None:
        assert isinstance(state, DigDig)
        players = state.players
        seats = state.seats
        pile = state.pile
        told = bit_of(players - 2)
        if not state.is_over:
            told |= bit_of(relative(state.to_act, seat, players)) << 3
            told |= bit_of(phase_of(state)) << 7
        told |= bit_of(rule_of(pile)) << 10 | chosen_bit(number_of(pile), NUMBERS) << 16
        if pile.cards.size > 0:
            told |= bit_of(26 + pile.cards.top())
        out.members(told, 40)
        out.number(pile.run)
        out.fours(pile.counts.fours, KINDS)
        out.fours(state.compost.fours, KINDS)
        out.number(state.deck.size)
        out.number(state.idle)
        out.flag(state.voluntary_pickup)
        out.fours(seats[seat].hand.fours, KINDS)
        first = out.at
        hands: i64 = 0
        cannot: i64 = 0
        blind: i64 = 0
        swaps: i64 = 0
        places: i64 = 0
        for away in range(players):
            player = seats[seat_at(away, seat, players)]
            hands |= player.hand.size << (away << 3)
            cannot |= player.cannot << (away * KINDS)
            if player.blind_left > 0:
                for slot in range(i64(ROW)):
                    if player.blind[slot] != NOTHING:
                        blind |= bit_of(away * ROW + slot)
            swaps |= player.swaps << (away << 3)
            places |= chosen_bit(player.place - 1, SEATS - 1) << (away * (SEATS - 1))
            out.at = first + KNOWN + away * KINDS
            out.fours(player.known.fours, KINDS)
            out.at = first + FACE_UP + away * KINDS
            out.fours(player.face_up.fours, KINDS)
        out.at = first
        out.packed(hands, SEATS)
        out.at = first + CANNOT
        out.members(cannot, SEATS * KINDS)
        out.at = first + BLIND
        out.members(blind, SEATS * ROW)
        out.packed(swaps, SEATS)
        out.members(places, SEATS * (SEATS - 1))

    def uncover(self, state: State, seat: i64, out: Sheet) -> None:
        assert isinstance(state, DigDig)
        players = state.players
        for away in range(1, players):
            out.fours(state.seats[seat_at(away, seat, players)].hand.fours, KINDS)
        out.skip((SEATS - players) * KINDS)
        for away in range(players):
            blind = state.seats[seat_at(away, seat, players)].blind
            for slot in range(ROW):
                out.mark(away * ROW + slot, 0 if blind[slot] == NOTHING else blind[slot] + 1)
        out.skip(SEATS * ROW)
        out.row(state.deck, DECK)
        out.row(state.pile.cards, DECK)
        out.number(0 if state.idle < 255 else state.idle - 255)
        out.choice(relative(state.tie_from, seat, players) if state.is_swapping else SEATS, SEATS)
