"""The Dwarf King as bytes: what a seat knows, and what is hidden from it."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.engine.cardset import bit_of, count, has, shifted
from parlour.engine.layout import Field
from parlour.engine.observer import MOST, Observer, Sheet, relative, seat_at
from parlour.engine.state import State
from parlour.engine.tricks import Trick
from parlour.games.dwarfking.rules.actions import PLAY_PHASE
from parlour.games.dwarfking.rules.cards import COLOURS, KINDS, MUMMY, of_colour
from parlour.games.dwarfking.rules.quests import QUESTS, TILES
from parlour.games.dwarfking.rules.state import DwarfKing
from parlour.games.dwarfking.rules.tricks import is_copy

SEATS: Final = 5
PHASES: Final = 7
TRICKS: Final = 13
"""With three players; with more there are fewer."""
DEALS: Final = 16
"""So many finished deals are told; a match has seven, and more only to break a tie."""
LACKS: Final = 4
ZERO: Final = 128
"""A byte for points that may be below 0: this is 0."""

SEEN: Final = (
    Field("players", (3,), "one-hot: 3, 4 or 5 players"),
    Field("seat", (SEATS,), "one-hot: the viewer's own seat, as actions name it"),
    Field("to_act", (SEATS,), "one-hot: whose decision is next, from the viewer on; none once the match is over"),
    Field("phase", (PHASES,), "one-hot: quest, exchange, give, play, swap, pass, Sorcerer"),
    Field("deals_done", (1,), "how many deals are finished"),
    Field("regular_deals", (1,), "how many deals a match has"),
    Field("dealer", (SEATS,), "one-hot: who dealt"),
    Field("chooser", (SEATS,), "one-hot: who chooses the quest"),
    Field("special", (KINDS,), "one-hot: the Special of this deal"),
    Field("tile", (TILES,), "one-hot: the tile of this deal"),
    Field("quest", (QUESTS,), "one-hot: the quest, once it is chosen"),
    Field("size", (1,), "tricks in this deal"),
    Field("tricks_done", (1,), "tricks finished in this deal"),
    Field("hand", (KINDS,), "the viewer's hand"),
    Field("leader", (SEATS,), "one-hot: who led the trick that is being played"),
    Field("required", (COLOURS,), "one-hot: the colour to follow"),
    Field("trick", (SEATS, KINDS), "one-hot: what each has played into this trick"),
    Field("last", (SEATS, KINDS), "one-hot: what each had in the last trick"),
    Field("last_winner", (SEATS,), "one-hot: who won it"),
    Field("won", (SEATS, KINDS), "the cards that each has won in this deal"),
    Field("tricks", (SEATS,), "how many tricks each has won in this deal"),
    Field("hand_count", (SEATS,), "how many cards each hand holds"),
    Field("points", (SEATS, 2), "the points of each from finished deals: above 0, below 0"),
    Field("bonus", (SEATS, 2), "the points of each from the Special in this deal: above 0, below 0"),
    Field("shown", (SEATS, KINDS), "cards of each hand that everybody knows to be there"),
    Field("known", (SEATS, KINDS), "further cards of each other hand that the viewer knows to be there"),
    Field("known_of_viewer", (SEATS, KINDS), "cards of the viewer's hand, besides the shown ones, that each knows"),
    Field("lacks", (SEATS, LACKS), "what the other cards of each hand are not: green, blue, red, the Mummy"),
    Field("held_by", (SEATS, SEATS), "who had each hand earlier in the deal"),
    Field("taker", (SEATS,), "one-hot: who took two cards with the red Flag Bearer"),
    Field("partner", (SEATS,), "one-hot: from whom"),
    Field("owed", (1,), "cards still to be given for them"),
    Field("either", (KINDS,), "cards that all others only know to be with one of these two"),
    Field("specials_left", (KINDS,), "Specials that have not been up"),
    Field("tiles_left", (TILES,), "tiles that have not been up"),
)
HIDDEN: Final = (
    Field("other_hands", (SEATS - 1, KINDS), "the hands of the others, from the left of the viewer on"),
    Field("told", (SEATS, KINDS), "cards of each hand that the other player of an exchange knows"),
    Field("tiles", (TILES,), "the tiles of this match"),
    Field("stands_for", (SEATS,), "what each card of this trick counts as, if not as itself: its kind plus one", KINDS),
    Field("trick_leaders", (TRICKS,), "who led each finished trick, from the viewer on, plus one", SEATS),
    Field("trick_winners", (TRICKS,), "who won it, plus one", SEATS),
    Field("trick_cards", (TRICKS, SEATS), "its cards in the order of play, each as its kind plus one", KINDS),
    Field("trick_faces", (TRICKS, SEATS), "what each of them counted as, if not as itself: its kind plus one", KINDS),
    Field("deal_quests", (DEALS,), "the quest of each finished deal plus one", QUESTS),
    Field("deal_specials", (DEALS,), "its Special plus one", KINDS),
    Field("deal_points", (DEALS, SEATS), "what it gave to each, plus 128", MOST),
)

# Where the fields of the seats start, from `hand_count` on
POINTS: Final = SEATS
BONUS: Final = POINTS + 2 * SEATS
SHOWN: Final = BONUS + 2 * SEATS
KNOWN: Final = SHOWN + SEATS * KINDS
KNOWN_OF_VIEWER: Final = KNOWN + SEATS * KINDS
LACKING: Final = KNOWN_OF_VIEWER + SEATS * KINDS


def own_face(trick: Trick, place: i64) -> i64:
    """What a card in a trick counts as, if not as itself, plus one; else 0."""
    card = trick.card(place)
    face = trick.strength(place)
    if is_copy(card, face):
        return (face >> 1) + 1
    return 0


def lacking(barred: i64) -> i64:
    """As a set, which of green, blue, red and the Mummy none of some cards are."""
    found: i64 = 0
    for colour in range(i64(COLOURS)):
        if barred & of_colour(colour) != 0:
            found |= bit_of(colour)
    if has(barred, MUMMY):
        found |= bit_of(COLOURS)
    return found


def tell_trick(trick: Trick, seat: i64, players: i64, out: Sheet) -> None:
    """A field with what each has played into a trick."""
    away = relative(trick.leader, seat, players)
    for place in range(trick.size):
        out.tick(away * KINDS + trick.card(place))
        away += 1
        if away == players:
            away = 0


@final
class Encoder(Observer):
    """Writes The Dwarf King down."""

    def __init__(self) -> None:
        self.won: vec[i64] = vec[i64]([0] * SEATS)
        """Room for the cards that each has won."""

    def see(self, state: State, seat: i64, out: Sheet) -> None:
        assert isinstance(state, DwarfKing)
        players = state.players
        told = bit_of(players - 3) | bit_of(seat) << 3
        if not state.is_over:
            told |= bit_of(relative(state.to_act, seat, players)) << 8
            told |= bit_of(state.phase) << 13
        out.members(told, 20)
        out.number(i64(len(state.deals)))
        out.number(state.regular_deals)
        out.choice(relative(state.dealer, seat, players), SEATS)
        out.choice(relative(state.chooser, seat, players), SEATS)
        out.choice(state.special, KINDS)
        out.choice(state.tile - 1, TILES)
        out.choice(state.quest, QUESTS)
        out.number(state.size)
        out.number(i64(len(state.tricks)))
        out.members(state.seats[seat].hand, KINDS)
        self.tricks(state, seat, out)
        self.seats(state, seat, out)
        if state.taker != state.partner:
            out.tick(relative(state.taker, seat, players))
            out.tick(SEATS + relative(state.partner, seat, players))
        out.skip(2 * SEATS)
        out.number(state.owed)
        out.members(state.either, KINDS)
        out.members(state.specials_left, KINDS)
        out.members(state.tiles_left, TILES)

    def tricks(self, state: DwarfKing, seat: i64, out: Sheet) -> None:
        """The trick that is played, the last one, and what everybody has won; the pen then is at `hand_count`."""
        players = state.players
        trick = state.trick
        if state.phase == PLAY_PHASE and not state.is_over:
            out.choice(relative(trick.leader, seat, players), SEATS)
            out.choice(trick.required, COLOURS)
            tell_trick(trick, seat, players, out)
        else:
            out.skip(SEATS + COLOURS)
        out.skip(SEATS * KINDS)
        if state.tricks:
            last = state.tricks[-1]
            tell_trick(last, seat, players, out)
            out.skip(SEATS * KINDS)
            out.choice(relative(last.winner, seat, players), SEATS)
        else:
            out.skip(SEATS * KINDS + SEATS)
        won = self.won
        for other in range(players):
            won[other] = 0
        counts: i64 = 0  # a byte for each seat
        for trick in state.tricks:
            winner = trick.winner
            won[winner] |= trick.cards
            counts += shifted(1, relative(winner, seat, players) << 3)
        for away in range(players):
            out.members(won[seat_at(away, seat, players)], KINDS)
        out.skip((SEATS - players) * KINDS)
        out.packed(counts, SEATS)

    def seats(self, state: DwarfKing, seat: i64, out: Sheet) -> None:
        """What lies with each player and is known of it."""
        players = state.players
        own = state.seats[seat]
        first = out.at
        hands: i64 = 0
        lacks: i64 = 0
        held: i64 = 0
        for away in range(players):
            other = seat_at(away, seat, players)
            player = state.seats[other]
            hands |= count(player.hand) << (away << 3)
            out.at = first + POINTS + 2 * away
            out.signed(player.points)
            if not state.is_over:
                out.at = first + BONUS + 2 * away
                out.signed(player.bonus)
            out.at = first + SHOWN + away * KINDS
            out.members(player.shown, KINDS)
            if away != 0:
                out.at = first + KNOWN + away * KINDS
                out.members(state.knows(seat, other) & ~player.shown, KINDS)
                out.at = first + KNOWN_OF_VIEWER + away * KINDS
                out.members(state.knows(other, seat) & ~own.shown, KINDS)
            if player.barred != 0:
                lacks |= lacking(player.barred) << (away * LACKS)
            if player.held != 0:
                for holder in range(players):
                    if has(player.held, holder):
                        held |= bit_of(away * SEATS + relative(holder, seat, players))
        out.at = first
        out.packed(hands, SEATS)
        out.at = first + LACKING
        out.members(lacks, SEATS * LACKS)
        out.members(held, SEATS * SEATS)

    def uncover(self, state: State, seat: i64, out: Sheet) -> None:
        assert isinstance(state, DwarfKing)
        players = state.players
        for away in range(1, players):
            out.members(state.seats[seat_at(away, seat, players)].hand, KINDS)
        out.skip((SEATS - players) * KINDS)
        for away in range(players):
            out.members(state.seats[seat_at(away, seat, players)].told, KINDS)
        out.skip((SEATS - players) * KINDS)
        out.members(state.tiles, TILES)
        if state.phase == PLAY_PHASE and not state.is_over:
            for place in range(state.trick.size):
                out.mark(place, own_face(state.trick, place))
        out.skip(SEATS)
        for number in range(i64(len(state.tricks))):
            trick = state.tricks[number]
            out.mark(number, relative(trick.leader, seat, players) + 1)
            out.mark(TRICKS + number, relative(trick.winner, seat, players) + 1)
            for place in range(trick.size):
                out.mark(2 * TRICKS + number * SEATS + place, trick.card(place) + 1)
                out.mark(2 * TRICKS + TRICKS * SEATS + number * SEATS + place, own_face(trick, place))
        out.skip(2 * TRICKS + 2 * TRICKS * SEATS)
        for number in range(min(i64(len(state.deals)), DEALS)):
            deal = state.deals[number]
            out.mark(number, deal.quest + 1)
            out.mark(DEALS + number, deal.special + 1)
            for away in range(players):
                points = deal.points[seat_at(away, seat, players)]
                out.mark(2 * DEALS + number * SEATS + away, points + ZERO)
        out.skip(2 * DEALS + DEALS * SEATS)
