"""Villains as bytes: what a seat knows, and what is hidden from it."""

from typing import Final, final

from mypy_extensions import i64

from parlour.engine.cardset import bit_of
from parlour.engine.layout import Field
from parlour.engine.observer import SMALL, Observer, Sheet, relative, seat_at
from parlour.engine.state import State
from parlour.games.villains.rules.cards import KINDS, NOTHING
from parlour.games.villains.rules.loot import Loot
from parlour.games.villains.rules.piles import (
    KIND_MASK,
    age,
    heroes_in,
    is_hero,
    is_secret,
    is_unknown_to,
    layer,
    points_in,
    shows_number,
)
from parlour.games.villains.rules.player import Player
from parlour.games.villains.rules.state import Villains

SEATS: Final = 6
VILLAINS: Final = 6
DRAW: Final = 20
"""The cards of a deck."""
PILE: Final = 60
"""So many cards of a pile are told in order: all the cards of three players."""
THEFTS: Final = 2
"""Jafar's deck has two Hypnotize cards."""
SHOWN: Final = 24
FACE_DOWN: Final = 32
SECRET: Final = 64

SEEN: Final = (
    Field("players", (4,), "one-hot: 3, 4, 5 or 6 players"),
    Field("seat", (SEATS,), "one-hot: the viewer's own seat, as actions name it"),
    Field("to_act", (SEATS,), "one-hot: whose decision is next, from the viewer on; none once the match is over"),
    Field("specials", (1,), "whether the decks hold special cards"),
    Field("neighbour_open", (1,), "whether a card may go to a neighbour that does not fit the own pile"),
    Field("removed", (KINDS,), "counts: the special discard pile"),
    Field("hand", (KINDS,), "counts: the viewer's hand"),
    Field("villain", (SEATS, VILLAINS), "one-hot: whose deck each plays"),
    Field("draw_count", (SEATS,), "how many cards each draw pile holds"),
    Field("hand_count", (SEATS,), "how many cards each hand holds"),
    Field("height", (SEATS,), "how many cards lie in each pile"),
    Field("heroes", (SEATS,), "how many Heroes lie in each pile"),
    Field("points", (SEATS,), "what each pile scores as it lies"),
    Field("top", (SEATS, KINDS + 1), "one-hot: the card on top of each pile, or a Hero"),
    Field("showing", (SEATS, KINDS), "counts: the cards of each pile that lie Villain side up"),
    Field("known_heroes", (SEATS, KINDS), "counts: the Heroes of each pile whose face the viewer has seen"),
    Field("secret_heroes", (SEATS, SEATS), "of each pile, how many Heroes nobody knows but who laid them, by layer"),
    Field("seen", (SEATS, KINDS), "counts: cards of each deck that everybody has seen"),
    Field("open", (SEATS, KINDS), "one-hot: the hand card of each that lies open"),
    Field("stolen", (THEFTS, KINDS), "one-hot: the cards taken by Hypnotize, as far as the viewer knows them"),
    Field("stolen_from", (THEFTS, SEATS), "one-hot: who had laid a stolen Hero that only they had seen"),
    Field("shown_since_theft", (KINDS,), "counts: what Jafar's player has shown since the first theft"),
)
HIDDEN: Final = (
    Field("other_hands", (SEATS - 1, KINDS), "counts: the hands of the others, from the left of the viewer on"),
    Field("draw", (SEATS, DRAW), "each draw pile from the top, each card as its kind plus one", KINDS),
    Field(
        "piles",
        (SEATS, PILE),
        "the upper 60 cards of each pile from the top: the kind plus one, 32 more for a Hero, and 64 more for one whose"
        " face only its layer has seen",
        FACE_DOWN + SECRET + KINDS,
    ),
    Field(
        "layers",
        (SEATS, PILE),
        "of each such Hero, three times its layer plus the thefts before it, plus one",
        SEATS * (THEFTS + 1),
    ),
    Field("stolen_cards", (THEFTS,), "the kind of each stolen card plus one, in order of time", KINDS),
    Field(
        "shown_order",
        (SHOWN,),
        "what was shown since, in order: the kind plus one, and 32 for each theft before",
        FACE_DOWN * THEFTS + KINDS,
    ),
)

# Where the fields of the seats start, from `villain` on
COUNTS: Final = SEATS * VILLAINS
POINTS: Final = COUNTS + 4 * SEATS
TOP: Final = POINTS + SEATS
SHOWING: Final = TOP + SEATS * (KINDS + 1)
KNOWN_HEROES: Final = SHOWING + SEATS * KINDS
SECRET_HEROES: Final = KNOWN_HEROES + SEATS * KINDS
SEEN_CARDS: Final = SECRET_HEROES + SEATS * SEATS
OPEN: Final = SEEN_CARDS + SEATS * KINDS
STOLEN: Final = OPEN + SEATS * KINDS


@final
class Encoder(Observer):
    """Writes Villains down."""

    def see(self, state: State, seat: i64, out: Sheet) -> None:
        assert isinstance(state, Villains)
        players = state.players
        told = bit_of(players - 3) | bit_of(4 + seat)
        if not state.is_over:
            told |= bit_of(4 + SEATS + relative(state.to_act, seat, players))
        if state.specials:
            told |= bit_of(4 + 2 * SEATS)
        if state.is_neighbour_open:
            told |= bit_of(5 + 2 * SEATS)
        out.members(told, 6 + 2 * SEATS)
        out.cards(state.removed)
        out.pairs(state.seats[seat].whole_hand(), KINDS)
        first = out.at
        villains: i64 = 0
        draws: i64 = 0
        hands: i64 = 0
        heights: i64 = 0
        heroes: i64 = 0
        points: i64 = 0
        other = seat
        for away in range(players):
            player = state.seats[other]
            shift = away << 3
            villains |= bit_of(away * VILLAINS + player.villain)
            draws |= player.draw.size << shift
            hands |= player.hand_size << shift
            heights |= player.pile.size << shift
            heroes |= heroes_in(player.tally) << shift
            out.at = first
            worth = points_in(player.tally)
            if worth <= SMALL:
                points |= worth << shift
            else:
                out.mark(POINTS + away, worth)
            self.player(player, seat, away, players, out)
            other += 1
            if other == players:
                other = 0
        out.at = first
        out.members(villains, COUNTS)
        out.packed(draws, SEATS)
        out.packed(hands, SEATS)
        out.packed(heights, SEATS)
        out.packed(heroes, SEATS)
        out.packed(points, SEATS)
        out.at = first + STOLEN
        self.loot(state.loot, seat, players, out)

    def player(self, player: Player, seat: i64, away: i64, players: i64, out: Sheet) -> None:
        """What lies with one player; the pen is at `villain`."""
        start = out.at
        if player.open != NOTHING:
            out.tick(OPEN + away * KINDS + player.open)
        pile = player.pile
        if pile.size > 0:
            top = pile.items[pile.size - 1]
            out.tick(TOP + away * (KINDS + 1) + (KINDS if is_hero(top) else top))
        out.at = start + SHOWING + away * KINDS
        out.threes(player.showing, KINDS)
        if away == 0:
            out.at = start + KNOWN_HEROES
            out.pairs(player.own_heroes, KINDS)
        out.at = start + SEEN_CARDS + away * KINDS
        out.pairs(player.seen, KINDS)
        out.at = start
        secrets = heroes_in(player.tally)
        if player.odd > 0:
            secrets -= self.odd_cards(player, seat, away, players, out)
        out.mark(SECRET_HEROES + away * SEATS + away, secrets)

    def odd_cards(self, player: Player, seat: i64, away: i64, players: i64, out: Sheet) -> i64:
        """The cards of a pile that are neither numbers nor the owner's secrets; returns how many are Heroes."""
        items = player.pile.items
        place = player.pile.size
        left = player.odd
        heroes: i64 = 0
        while left > 0:
            place -= 1
            laid = items[place]
            if not shows_number(laid) and not player.has_laid_unseen(laid):
                left -= 1
                if is_hero(laid):
                    heroes += 1
                    self.hero(laid, seat, away, players, out)
                else:
                    out.count(SHOWING + away * KINDS + laid)
        return heroes

    def hero(self, laid: i64, seat: i64, away: i64, players: i64, out: Sheet) -> None:
        """What the viewer remembers of a Hero; the pen is at `villain`."""
        if not is_unknown_to(laid, seat):
            out.count(KNOWN_HEROES + away * KINDS + (laid & KIND_MASK))
        if is_secret(laid):
            out.count(SECRET_HEROES + away * SEATS + relative(layer(laid), seat, players))

    def loot(self, loot: Loot, seat: i64, players: i64, out: Sheet) -> None:
        """What the viewer knows of thefts."""
        for number in range(loot.cards.size if loot.cards.size < THEFTS else THEFTS):
            card = loot.cards.items[number]
            if not is_secret(card) or seat == layer(card) or seat == loot.thief:
                out.mark(number * KINDS + (card & KIND_MASK), 1)
            if is_secret(card):
                out.mark(THEFTS * KINDS + number * SEATS + relative(layer(card), seat, players), 1)
        out.skip(THEFTS * (KINDS + SEATS))
        for i in range(loot.shown.size):
            out.count(loot.shown.items[i] & KIND_MASK)
        out.skip(KINDS)

    def uncover(self, state: State, seat: i64, out: Sheet) -> None:
        assert isinstance(state, Villains)
        players = state.players
        for away in range(1, players):
            out.pairs(state.seats[seat_at(away, seat, players)].whole_hand(), KINDS)
        out.skip((SEATS - players) * KINDS)
        for away in range(players):
            out.row(state.seats[seat_at(away, seat, players)].draw, DRAW)
        out.skip((SEATS - players) * DRAW)
        for away in range(players):
            pile = state.seats[seat_at(away, seat, players)].pile
            for i in range(pile.size if pile.size < PILE else PILE):
                laid = pile.items[pile.size - 1 - i]
                told = (laid & KIND_MASK) + 1
                if is_hero(laid):
                    told += FACE_DOWN
                if is_secret(laid):
                    told += SECRET
                    by = 3 * relative(layer(laid), seat, players) + age(laid) + 1
                    out.mark((SEATS + away) * PILE + i, by)
                out.mark(away * PILE + i, told)
        out.skip(2 * SEATS * PILE)
        loot = state.loot
        for number in range(loot.cards.size if loot.cards.size < THEFTS else THEFTS):
            out.mark(number, (loot.cards.items[number] & KIND_MASK) + 1)
        out.skip(THEFTS)
        for i in range(loot.shown.size if loot.shown.size < SHOWN else SHOWN):
            card = loot.shown.items[i]
            out.mark(i, (card & KIND_MASK) + 1 + FACE_DOWN * age(card))
        out.skip(SHOWN)
