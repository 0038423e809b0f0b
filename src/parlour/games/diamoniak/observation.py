"""Diamoniak as bytes: what a seat knows, and what is hidden from it. Only the order of the pile is."""

from typing import Final, final

from mypy_extensions import i64

from parlour.engine.cards import Cards
from parlour.engine.layout import Field
from parlour.engine.observer import Observer, Sheet, relative, seat_at
from parlour.engine.state import State
from parlour.games.diamoniak.rules.cards import COLOURS, KINDS, NO_COLOUR
from parlour.games.diamoniak.rules.state import Diamoniak

SEATS: Final = 4
PHASES: Final = 3
CARDS: Final = 54

SEEN: Final = (
    Field("players", (3,), "one-hot: 2, 3 or 4 players"),
    Field("seat", (SEATS,), "one-hot: the viewer's own seat, as actions name it"),
    Field("to_act", (SEATS,), "one-hot: whose decision is next, from the viewer on; none once the match is over"),
    Field("phase", (PHASES,), "one-hot: before the first draw, between two draws, a witch waits"),
    Field("owed", (1,), "cards that the witch still wants"),
    Field("has_given", (1,), "whether she has got one already"),
    Field("in_pile", (KINDS,), "counts: the cards that the pile still holds"),
    Field("discards", (KINDS,), "counts: the discards"),
    Field("colour", (SEATS, COLOURS), "one-hot: the colour of each castle"),
    Field("cards", (SEATS, KINDS), "counts: all cards in front of each, castle and side"),
    Field("builds", (SEATS, SEATS), "counts: the cards in front of each in the colour that each builds"),
    Field("builds_in_pile", (SEATS,), "counts: the cards of each one's colour that the pile still holds"),
)
HIDDEN: Final = (Field("pile", (CARDS,), "the pile from the top, each card as its kind plus one", KINDS),)

BUILDS: Final = SEATS * KINDS
"""Where `builds` starts, from `cards` on."""


def by_builder(cards: Cards, colours: i64, players: i64) -> i64:
    """How many of some cards have the colour that each builds, in the bytes of one number, as `colours` has those."""
    found: i64 = 0
    for builder in range(players):
        colour = (colours >> (builder << 3)) & 0xFF
        if colour != NO_COLOUR:
            found |= cards.count[colour] << (builder << 3)
    return found


def phase_of(state: Diamoniak) -> i64:
    """Where in a turn it is, as in `phase`."""
    if state.owed > 0:
        return 2
    return 1 if state.has_drawn else 0


@final
class Encoder(Observer):
    """Writes Diamoniak down."""

    def __init__(self) -> None:
        self.in_pile: Cards = Cards(KINDS)
        """What the pile holds, filled only while a state is told."""

    def see(self, state: State, seat: i64, out: Sheet) -> None:
        assert isinstance(state, Diamoniak)
        players = state.players
        seats = state.seats
        out.choice(players - 2, 3)
        out.choice(seat, SEATS)
        if not state.is_over:
            out.tick(relative(state.to_act, seat, players))
            out.tick(SEATS + phase_of(state))
        out.skip(SEATS + PHASES)
        out.number(state.owed)
        out.flag(state.has_given)
        in_pile = self.in_pile
        in_pile.clear()
        in_pile.add_pile(state.pile)
        out.cards(in_pile)
        out.cards(state.discards)
        colours: i64 = 0
        for away in range(players):
            colour = seats[seat_at(away, seat, players)].colour
            out.choice(colour, COLOURS)
            colours |= colour << (away << 3)
        out.skip((SEATS - players) * COLOURS)
        first = out.at
        for away in range(players):
            cards = seats[seat_at(away, seat, players)].cards
            out.at = first + away * KINDS
            out.cards(cards)
            out.at = first + BUILDS + away * SEATS
            out.packed(by_builder(cards, colours, players), SEATS)
        out.at = first + BUILDS + SEATS * SEATS
        out.packed(by_builder(in_pile, colours, players), SEATS)

    def uncover(self, state: State, seat: i64, out: Sheet) -> None:
        assert isinstance(state, Diamoniak)
        out.row(state.pile, CARDS)
