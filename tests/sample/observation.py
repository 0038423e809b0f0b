"""Magpies as bytes: what a seat knows, and what is hidden from it."""

from parlour.engine.layout import Field
from parlour.engine.observer import Observer, Sheet, relative, seat_at
from parlour.engine.state import State
from tests.sample.rules import COLOUR_NAMES, KINDS, NOTHING, Magpies

SEATS = 3
STOCK = KINDS
COLOURS = len(COLOUR_NAMES)

SEEN = (
    Field("players", (2,), "one-hot: 2 or 3 players"),
    Field("to_act", (SEATS,), "one-hot: whose decision is next, from the viewer on"),
    Field("passing", (1,), "whether cards are passed"),
    Field("deal", (1,), "which deal this is"),
    Field("deals", (1,), "how many there are"),
    Field("dealer", (SEATS,), "one-hot: who deals"),
    Field("leader", (SEATS,), "one-hot: who leads the trick"),
    Field("trick", (SEATS,), "its cards in order, each as its kind plus one", KINDS),
    Field("turned", (KINDS,), "counts: what magpies have turned up"),
    Field("turned_before", (KINDS,), "counts: what they turned up in the deal before"),
    Field("bonus", (1,), "what they add to this trick"),
    Field("stock_count", (1,), "how many cards the stock holds"),
    Field("hand", (KINDS,), "the viewer's hand"),
    Field("hand_count", (SEATS,), "how many cards each holds"),
    Field("points", (SEATS, 2), "the points of each: above 0, below 0"),
    Field("played", (SEATS, KINDS), "what each has played"),
    Field("lacks", (SEATS, COLOURS), "colours that each did not follow"),
    Field("has_given", (SEATS,), "whether each has passed a card"),
    Field("given", (SEATS, KINDS), "one-hot: the card that each has passed, as far as the viewer knows it"),
)
HIDDEN = (
    Field("other_hands", (SEATS - 1, KINDS), "the hands of the others"),
    Field("gifts", (SEATS,), "the card that each has passed, plus one", KINDS),
    Field("stock", (STOCK,), "the stock in order, each card as its kind plus one", KINDS),
    Field("order", (5 * STOCK,), "what was played and turned up, row by row, each card as its kind plus one", KINDS),
)


class Encoder(Observer):
    """Writes Magpies down."""

    def see(self, state: State, seat: int, out: Sheet) -> None:
        assert isinstance(state, Magpies)
        players = state.players
        others = [seat_at(away, seat, players) for away in range(players)]
        out.choice(players - 2, 2)
        out.choice(SEATS if state.is_over else relative(state.to_act, seat, players), SEATS)
        out.flag(state.is_passing and not state.is_over)
        out.number(state.deal)
        out.number(state.deals)
        out.choice(relative(state.dealer, seat, players), SEATS)
        out.choice(relative(state.leader, seat, players), SEATS)
        for place, card in enumerate(state.trick):
            out.mark(place, card + 1)
        out.skip(SEATS)
        for cards in (state.turned, state.turned_before):
            for card in cards:
                out.count(card)
            out.skip(KINDS)
        out.number(state.bonus)
        out.number(len(state.stock))
        for card in state.hands[seat]:
            out.count(card)
        out.skip(KINDS)
        for away, other in enumerate(others):
            out.mark(away, len(state.hands[other]))
        out.skip(SEATS)
        for other in others:
            out.signed(state.points[other])
        out.skip((SEATS - players) * 2)
        for other in others:
            for card in state.played[other]:
                out.count(card)
            out.skip(KINDS)
        out.skip((SEATS - players) * KINDS)
        for away, other in enumerate(others):
            for colour in state.lacks[other]:
                out.mark(away * COLOURS + colour, 1)
        out.skip(SEATS * COLOURS)
        for away, other in enumerate(others):
            out.mark(away, int(state.given[other] != NOTHING))
        out.skip(SEATS)
        for away, other in enumerate(others):
            knows = other == seat or (seat == state.left_of(other) and not state.is_passing)
            if knows and state.given[other] != NOTHING:
                out.mark(away * KINDS + state.given[other], 1)
        out.skip(SEATS * KINDS)

    def uncover(self, state: State, seat: int, out: Sheet) -> None:
        assert isinstance(state, Magpies)
        players = state.players
        for away in range(1, players):
            for card in state.hands[seat_at(away, seat, players)]:
                out.count(card)
            out.skip(KINDS)
        out.skip((SEATS - players) * KINDS)
        for away in range(players):
            given = state.given[seat_at(away, seat, players)]
            out.mark(away, 0 if given == NOTHING else given + 1)
        out.skip(SEATS)
        for place, card in enumerate(state.stock):
            out.mark(place, card + 1)
        out.skip(STOCK)
        rows = [
            *(state.played[seat_at(away, seat, players)] for away in range(players)),
            state.turned,
            state.turned_before,
        ]
        for number, row in enumerate(rows):
            for place, card in enumerate(row):
                out.mark(number * STOCK + place, card + 1)
        out.skip(5 * STOCK)
