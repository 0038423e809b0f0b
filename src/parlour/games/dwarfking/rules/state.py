"""The Dwarf King, by its rulebook: tricks without trumps, a new quest and a new Special card every deal.

The clauses (K-…) are in `docs/rules/dwarfking.md`, with the rulings where the book is silent. Cards are in `cards.py`,
what wins a trick in `tricks.py`, the quests in `quests.py`. An action is an int: see `actions.py`.
"""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.engine.cards import Cards, Pile
from parlour.engine.event import Event
from parlour.engine.rng import Rng, Sfc32
from parlour.engine.state import LEGAL, MATCH_OVER, NOT_A_MOVE, State
from parlour.games.dwarfking.events import (
    ChoseQuest,
    Dealt,
    EndedDeal,
    EndedMatch,
    GaveCard,
    GotBonus,
    KeptSorcerer,
    PassedHands,
    Played,
    Showed,
    SwappedHands,
    TookCards,
    UsedSorcerer,
    WonTrick,
)
from parlour.games.dwarfking.rules.actions import (
    ACTIONS,
    CHOOSE,
    EXCHANGE,
    EXCHANGE_PHASE,
    GIVE,
    GIVE_PHASE,
    KEEP,
    PASS_LEFT,
    PASS_PHASE,
    PASS_RIGHT,
    PLAY,
    PLAY_PHASE,
    QUEST_PHASE,
    SORCERER_PHASE,
    SWAP,
    SWAP_PHASE,
    TAKE_BACK,
    phase_of,
)
from parlour.games.dwarfking.rules.cards import (
    BLUE_5,
    BLUE_FLAG,
    DRAGON,
    DRUID,
    ENCHANTER,
    EXCALIBUR,
    FIGURES,
    GREEN_5,
    GREEN_FLAG,
    JOKER,
    KINDS,
    MAGIC,
    MUMMY,
    NAMES,
    NO_CARD,
    NO_COLOUR,
    PUPPETEER,
    RED_5,
    RED_FLAG,
    SCOUT,
    SHAMAN,
    SORCERER,
    SPECIALS,
    TINKERER,
    add_set,
    bit_of,
    count,
    names_of,
    nth,
    of_colour,
    push_cards,
    shuffled_deck,
)
from parlour.games.dwarfking.rules.player import Finished, Player
from parlour.games.dwarfking.rules.quests import (
    DEALS,
    NO_QUEST,
    TILES,
    checked_tiles,
    quest_name,
    quest_points,
    tally_of,
)
from parlour.games.dwarfking.rules.redeal import Spread
from parlour.games.dwarfking.rules.refusals import (
    EXCALIBUR_MUST_FOLLOW,
    MUMMY_MUST_FOLLOW,
    MUMMY_TOO_EARLY,
    MUST_FOLLOW,
    NO_SUCH_SEAT,
    NOT_IN_HAND,
    NOT_IN_TRICK,
    NOT_YOURSELF,
    OTHER_TILE,
    PUPPETEER_CANNOT_START,
    SORCERER_BETWEEN_TRICKS,
    SORCERER_NOW,
    out_of_phase,
)
from parlour.games.dwarfking.rules.tricks import NO_FACE, Trick, colour_of_face, face_of

EXCHANGED: Final = 2
"""Cards that the red Flag Bearer takes and gives (K-S9)."""
BONUS: Final = 3
"""Points of K-S2, K-S3, K-S4 and, against, K-S8."""


@final
@mypyc_attr(acyclic=True)
class DwarfKing(State):
    """A match of The Dwarf King."""

    def __init__(self, players: i64, rng: Rng, seats: list[Player], trick: Trick) -> None:
        super().__init__(players, rng)
        self.seats: list[Player] = seats
        self.tiles: i64 = 0
        """The tiles of this match, one bit each, tile 1 first (K-P3, K-D5)."""
        self.tiles_left: i64 = 0
        """Those not used yet."""
        self.specials_left: i64 = 0
        """Specials not used yet (K-D2)."""
        self.deals: list[Finished] = []
        self.dealer: i64 = 0
        self.special: i64 = NO_CARD
        """The Special of this deal."""
        self.tile: i64 = 0
        self.quest: i64 = NO_QUEST
        self.chooser: i64 = 0
        """Who held the blue 5 when the cards were dealt."""
        self.phase: i64 = QUEST_PHASE
        self.taker: i64 = 0
        """Who holds the red Flag Bearer, from the exchange on (K-S9)."""
        self.partner: i64 = 0
        """Who exchanges cards with `taker`; the same seat when there is no exchange."""
        self.owed: i64 = 0
        """Cards that `taker` still has to give."""
        self.either: i64 = 0
        """Cards that everybody else only knows to be with `taker` or `partner`."""
        self.size: i64 = 0
        """Tricks in a deal."""
        self.tricks: list[Trick] = []
        """The finished tricks of this deal."""
        self.trick: Trick = trick

    def clone(self) -> "DwarfKing":
        seats = [player.clone() for player in self.seats]
        twin = DwarfKing(self.players, self.rng.clone(), seats, self.trick.clone())
        twin.to_act = self.to_act
        twin.is_over = self.is_over
        twin.tiles = self.tiles
        twin.tiles_left = self.tiles_left
        twin.specials_left = self.specials_left
        twin.deals = self.deals[:]
        twin.dealer = self.dealer
        twin.special = self.special
        twin.tile = self.tile
        twin.quest = self.quest
        twin.chooser = self.chooser
        twin.phase = self.phase
        twin.taker = self.taker
        twin.partner = self.partner
        twin.owed = self.owed
        twin.either = self.either
        twin.size = self.size
        twin.tricks = self.tricks[:]
        return twin

    # Deal

    def open_deal(self, log: list[Event] | None) -> None:
        """K-D2: a Special goes into the Court cards and all are dealt one by one, from the dealer's left on."""
        if self.specials_left == 0:  # K-E2
            self.specials_left = SPECIALS
        if self.tiles_left == 0:
            self.tiles_left = self.tiles
        self.special = nth(self.specials_left, self.rng.below(count(self.specials_left)))
        self.specials_left &= ~bit_of(self.special)
        self.tile = nth(self.tiles_left, self.rng.below(count(self.tiles_left))) + 1
        self.tiles_left &= ~bit_of(self.tile - 1)
        deck = shuffled_deck(self.players, self.special, self.rng)
        self.size = deck.size // self.players
        for player in self.seats:
            player.new_hand()
        seat = self.dealer
        while deck.size > 0:
            seat = self.left_of(seat)
            self.seats[seat].hand |= bit_of(deck.pop())
        if log is not None:
            hands = [names_of(player.hand) for player in self.seats]
            log.append(Dealt(self.dealer, NAMES[self.special], self.tile, hands))
        self.quest = NO_QUEST
        self.tricks = []
        self.taker = 0
        self.partner = 0
        self.either = 0
        self.phase = QUEST_PHASE  # K-D3
        self.to_act = self.show_card(BLUE_5, log)
        self.chooser = self.to_act
        self.trick = Trick(self.to_act)

    def left_of(self, seat: i64) -> i64:
        following = seat + 1
        if following == self.players:
            following = 0
        return following

    def holder(self, card: i64) -> i64:
        """Who holds a card that is in a hand."""
        seat: i64 = 0
        while (self.seats[seat].hand >> card) & 1 == 0:
            seat += 1
        return seat

    def show_card(self, card: i64, log: list[Event] | None) -> i64:
        """The holder of a card shows it, and keeps it."""
        seat = self.holder(card)
        self.seats[seat].shown |= bit_of(card)
        if log is not None:
            log.append(Showed(seat, NAMES[card]))
        return seat

    # What may be done

    def last_trick(self) -> Trick | None:
        return self.tricks[-1] if self.tricks else None

    def mummy_colour(self) -> i64:
        """K-S11: the colour of the card that won the previous trick; none in the first trick."""
        if not self.tricks:
            return NO_COLOUR
        last = self.tricks[-1]
        return colour_of_face(last.face(last.won_at))

    def followers(self, hand: i64) -> i64:
        """The cards of a hand that follow the required colour (K-T1), the Mummy as what it copies (K-S11)."""
        required = self.trick.required
        if required == NO_COLOUR:
            return 0
        cards = hand & of_colour(required)
        if (hand >> MUMMY) & 1 == 1 and self.mummy_colour() == required:
            cards |= bit_of(MUMMY)
        return cards

    def unplayable(self) -> i64:
        """The cards that cannot be played into this trick at all, by anybody."""
        cards = bit_of(SORCERER)  # K-S13
        if not self.tricks:
            cards |= bit_of(MUMMY)  # K-S11
            if self.trick.size == 0:
                cards |= bit_of(PUPPETEER)  # K-S12
        return cards

    def playable(self, hand: i64) -> i64:
        """The cards of a hand that may be played into the trick."""
        followers = self.followers(hand)
        if followers != 0:
            return followers | (hand & (bit_of(DRAGON) | bit_of(PUPPETEER)))  # K-S10, K-S12: may always be played
        if hand >= bit_of(MAGIC):
            return hand & ~self.unplayable()
        return hand

    def must_use_sorcerer(self) -> bool:
        """K-S13: it is the only card in hand."""
        return self.seats[self.to_act].hand == bit_of(SORCERER)

    def legal(self, out: Pile) -> None:
        out.clear()
        if self.is_over:
            return
        phase = self.phase
        hand = self.seats[self.to_act].hand
        if phase == PLAY_PHASE:
            push_cards(out, PLAY, self.playable(hand))
        elif phase == QUEST_PHASE:
            out.push(CHOOSE + self.tile * 2 - 2)
            out.push(CHOOSE + self.tile * 2 - 1)
        elif phase == SORCERER_PHASE:
            push_cards(out, TAKE_BACK, self.tricks[-1].cards)
            if not self.must_use_sorcerer():
                out.push(KEEP)
        elif phase == GIVE_PHASE:
            push_cards(out, GIVE, hand)
        elif phase == PASS_PHASE:
            out.push(PASS_LEFT)
            out.push(PASS_RIGHT)
        else:
            first: i64 = EXCHANGE if phase == EXCHANGE_PHASE else SWAP
            for seat in range(self.players):
                if seat != self.to_act:
                    out.push(first + seat)

    def refusal(self, action: i64) -> i64:
        if self.is_over:
            return MATCH_OVER
        if action < 0 or action >= ACTIONS:
            return NOT_A_MOVE
        phase = self.phase
        wanted = phase_of(action)
        if wanted != phase:
            return out_of_phase(phase, wanted)
        if phase == QUEST_PHASE:
            return LEGAL if (action - CHOOSE) // 2 + 1 == self.tile else OTHER_TILE
        if phase == PASS_PHASE:
            return LEGAL
        if phase == EXCHANGE_PHASE:
            return self.refusal_of_seat(action - EXCHANGE)
        if phase == SWAP_PHASE:
            return self.refusal_of_seat(action - SWAP)
        if phase == SORCERER_PHASE:
            if action == KEEP:
                return SORCERER_NOW if self.must_use_sorcerer() else LEGAL
            return LEGAL if self.tricks[-1].has(action - TAKE_BACK) else NOT_IN_TRICK
        card = action - (GIVE if phase == GIVE_PHASE else PLAY)
        hand = self.seats[self.to_act].hand
        if (hand >> card) & 1 == 0:
            return NOT_IN_HAND
        return LEGAL if phase == GIVE_PHASE else self.refusal_of_play(hand, card)

    def refusal_of_seat(self, seat: i64) -> i64:
        """K-S1, K-S9: another player."""
        if seat >= self.players:
            return NO_SUCH_SEAT
        return NOT_YOURSELF if seat == self.to_act else LEGAL

    def refusal_of_play(self, hand: i64, card: i64) -> i64:
        if (self.playable(hand) >> card) & 1 == 1:
            return LEGAL
        if card == SORCERER:
            return SORCERER_BETWEEN_TRICKS
        if card == MUMMY:
            return MUMMY_MUST_FOLLOW if self.tricks else MUMMY_TOO_EARLY
        if card == PUPPETEER:
            return PUPPETEER_CANNOT_START
        return EXCALIBUR_MUST_FOLLOW if card == EXCALIBUR else MUST_FOLLOW

    # What a move does

    def apply(self, action: i64, log: list[Event] | None = None) -> None:
        phase = self.phase
        if phase == PLAY_PHASE:
            self.play(action - PLAY, log)
        elif phase == QUEST_PHASE:
            self.choose_quest(action - CHOOSE, log)
        elif phase == SORCERER_PHASE:
            self.decide_sorcerer(action, log)
        elif phase == GIVE_PHASE:
            self.give(action - GIVE, log)
        elif phase == EXCHANGE_PHASE:
            self.take_two(action - EXCHANGE, log)
        elif phase == SWAP_PHASE:
            self.swap_hands(action - SWAP, log)
        else:
            self.pass_hands(log, to_left=action == PASS_LEFT)

    def choose_quest(self, quest: i64, log: list[Event] | None) -> None:
        """K-D3, then the red Flag Bearer (K-S9) or the first lead."""
        self.quest = quest
        if log is not None:
            log.append(ChoseQuest(self.to_act, quest_name(quest)))
        if self.special == RED_FLAG:
            self.phase = EXCHANGE_PHASE
            self.to_act = self.show_card(RED_FLAG, log)
        else:
            self.first_lead(log)

    def first_lead(self, log: list[Event] | None) -> None:
        """K-D4."""
        self.to_act = self.show_card(RED_5, log)
        self.start_trick()

    def start_trick(self) -> None:
        self.phase = PLAY_PHASE
        self.trick = Trick(self.to_act)

    def play(self, card: i64, log: list[Event] | None) -> None:
        """K-T1."""
        trick = self.trick
        face = face_of(card, trick, self.last_trick() if card >= MAGIC else None)
        player = self.seats[self.to_act]
        if trick.required != NO_COLOUR and colour_of_face(face) != trick.required:
            self.note_lack(player, card)
        player.spend(card)
        self.either &= ~bit_of(card)
        trick.add(card, face)
        if log is not None:
            log.append(Played(self.to_act, NAMES[card], NAMES[face >> 1] if is_copy(card, face) else ""))
        if trick.size < self.players:
            self.to_act = self.left_of(self.to_act)
        else:
            self.finish_trick(log)

    def note_lack(self, player: Player, card: i64) -> None:
        """Who does not follow has nothing to follow with (K-T1, K-S11), unless the card may always be played."""
        if card in (DRAGON, PUPPETEER):
            return
        required = self.trick.required
        player.barred |= of_colour(required)
        if self.mummy_colour() == required:
            player.barred |= bit_of(MUMMY)

    def finish_trick(self, log: list[Event] | None) -> None:
        """K-T2: the winner takes the cards and leads next, after what the Special wants."""
        trick = self.trick
        trick.finish(self.players)
        is_last = len(self.tricks) + 1 == self.size
        if log is not None:
            cards = [NAMES[trick.card(place)] for place in range(trick.size)]
            log.append(WonTrick(trick.winner, cards))
        if self.special < MAGIC:
            self.score_special(trick, log, is_last=is_last)
        self.tricks.append(trick)
        if is_last:
            self.finish_deal(log)
        elif trick.has(DRUID):  # K-S1
            self.phase = SWAP_PHASE
            self.to_act = trick.player_of(DRUID, self.players)
        elif trick.has(BLUE_FLAG):  # K-S5
            self.phase = PASS_PHASE
            self.to_act = trick.player_of(BLUE_FLAG, self.players)
        elif self.special == SORCERER and self.is_sorcerer_in_hand():  # K-S13
            self.phase = SORCERER_PHASE
            self.to_act = self.holder(SORCERER)
            self.seats[self.to_act].shown |= bit_of(SORCERER)
        else:
            self.next_lead()

    def is_sorcerer_in_hand(self) -> bool:
        for player in self.seats:
            if (player.hand >> SORCERER) & 1 == 1:
                return True
        return False

    def next_lead(self) -> None:
        """K-T2: who won leads."""
        self.to_act = self.tricks[-1].winner
        self.start_trick()

    # Special cards

    def score_special(self, trick: Trick, log: list[Event] | None, *, is_last: bool) -> None:
        """The bonuses, looked at when a trick has been won."""
        special = self.special
        if special == TINKERER:  # K-S3
            if self.tricks and self.tricks[-1].has(TINKERER):
                self.add_bonus(trick.winner, BONUS, log)
        elif not trick.has(special):
            return
        elif special == GREEN_FLAG:  # K-S2
            self.add_bonus(trick.winner, BONUS, log)
        elif special == JOKER:  # K-S4
            if is_last:
                self.add_bonus(trick.player_of(JOKER, self.players), BONUS, log)
        elif special == SCOUT:  # K-S7
            self.add_bonus(trick.player_of(SCOUT, self.players), count(trick.cards & FIGURES), log)
        elif special == SHAMAN:  # K-S8
            self.add_bonus(trick.winner, -BONUS, log)

    def add_bonus(self, seat: i64, points: i64, log: list[Event] | None) -> None:
        self.seats[seat].bonus += points
        if log is not None and points != 0:
            log.append(GotBonus(seat, NAMES[self.special], points))

    def take_two(self, other: i64, log: list[Event] | None) -> None:
        """K-S9: both players see the two cards; a blue 5 shown by one of them may then be with either."""
        taker = self.seats[self.to_act]
        partner = self.seats[other]
        self.taker = self.to_act
        self.partner = other
        self.owed = EXCHANGED
        taken: i64 = 0
        for _ in range(EXCHANGED):
            card = bit_of(nth(partner.hand, self.rng.below(count(partner.hand))))
            partner.hand &= ~card
            taken |= card
        taker.hand |= taken
        self.either = partner.shown
        partner.told = partner.shown & ~taken
        partner.shown = 0
        taker.told = taken
        self.phase = GIVE_PHASE
        if log is not None:
            log.append(TookCards(self.taker, other, names_of(taken)))

    def give(self, card: i64, log: list[Event] | None) -> None:
        """K-S9: any card, also one just taken or the Flag Bearer itself."""
        taker = self.seats[self.taker]
        partner = self.seats[self.partner]
        self.either |= taker.shown
        taker.told |= taker.shown
        taker.shown = 0
        taker.spend(card)
        partner.hand |= bit_of(card)
        partner.told |= bit_of(card)
        self.owed -= 1
        if log is not None:
            log.append(GaveCard(self.taker, self.partner, NAMES[card]))
        if self.owed == 0:
            self.first_lead(log)

    def swap_hands(self, other: i64, log: list[Event] | None) -> None:
        """K-S1."""
        one = self.seats[self.to_act]
        two = self.seats[other]
        if log is not None:
            log.append(SwappedHands(self.to_act, other, names_of(one.hand), names_of(two.hand)))
        before = one.clone()
        one.take_hand_of(two, other)
        two.take_hand_of(before, self.to_act)
        self.next_lead()

    def pass_hands(self, log: list[Event] | None, *, to_left: bool) -> None:
        """K-S5."""
        before = [player.clone() for player in self.seats]
        for seat in range(self.players):
            left = self.left_of(seat)
            if to_left:
                self.seats[left].take_hand_of(before[seat], seat)
            else:
                self.seats[seat].take_hand_of(before[left], left)
        if log is not None:
            hands = [names_of(player.hand) for player in self.seats]
            log.append(PassedHands(self.to_act, "left" if to_left else "right", hands))
        self.next_lead()

    def decide_sorcerer(self, action: i64, log: list[Event] | None) -> None:
        """K-S13: in the open, so everybody knows the card that is taken back."""
        if action == KEEP:
            if log is not None:
                log.append(KeptSorcerer(self.to_act))
        else:
            card = action - TAKE_BACK
            self.tricks[-1] = self.tricks[-1].with_sorcerer(card)
            player = self.seats[self.to_act]
            player.spend(SORCERER)
            player.hand |= bit_of(card)
            player.shown |= bit_of(card)
            if log is not None:
                log.append(UsedSorcerer(self.to_act, NAMES[card]))
        self.next_lead()

    # Scoring and end

    def deal_points(self) -> vec[i64]:
        """What each player would score if the deal ended now (K-E1, K-S16)."""
        tally = tally_of(self.players, self.size, self.tricks)
        points = vec[i64]([0 for _seat in range(self.players)])
        for seat in range(self.players):
            won = quest_points(self.quest, tally, seat) + self.seats[seat].bonus
            if (tally.cards[seat] >> ENCHANTER) & 1 == 1:  # K-S6
                won *= 2
            points[seat] = won
        return points

    def finish_deal(self, log: list[Event] | None) -> None:
        """K-E1; then another deal by the winner of the green 5 (K-D1), or the end (K-E2)."""
        points = self.deal_points()
        for seat in range(self.players):
            self.seats[seat].points += points[seat]
        self.deals.append(Finished(self.quest, self.special, points))
        if log is not None:
            log.append(EndedDeal(quest_name(self.quest), list(points), self.scores()))
        leader = self.sole_leader()
        if len(self.deals) >= DEALS and leader < self.players:
            self.is_over = True
            if log is not None:
                log.append(EndedMatch(leader))
            return
        for trick in self.tricks:
            if trick.has(GREEN_5):  # K-D1
                self.dealer = trick.winner
        self.open_deal(log)

    def sole_leader(self) -> i64:
        """The seat with more points than any other; the number of players when the lead is shared."""
        best: i64 = 0
        is_shared = False
        for seat in range(1, self.players):
            lead = self.seats[seat].points - self.seats[best].points
            if lead > 0:
                best = seat
                is_shared = False
            elif lead == 0:
                is_shared = True
        return self.players if is_shared else best

    def scores(self) -> list[int]:
        """The points of all finished deals."""
        return [player.points for player in self.seats]

    # What can be known

    def is_exchange_between(self, one: i64, other: i64) -> bool:
        """Whether these two exchanged cards in this deal (K-S9)."""
        if self.taker == self.partner:
            return False
        return (one == self.taker and other == self.partner) or (one == self.partner and other == self.taker)

    def knows(self, viewer: i64, owner: i64) -> i64:
        """The cards that a seat, or a spectator, knows to be in a hand."""
        player = self.seats[owner]
        if viewer == owner or (viewer >= 0 and (player.held >> viewer) & 1 == 1):
            return player.hand
        if self.is_exchange_between(viewer, owner):
            return player.shown | player.told
        return player.shown

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Hidden from a seat are the other hands, but for what it knows to be in them or not to be."""
        self.rng = Sfc32(rng.next_u32())
        unseen: i64 = 0
        room = vec[i64]([0 for _seat in range(self.players)])
        barred = vec[i64]([0 for _seat in range(self.players)])
        for owner in range(self.players):
            player = self.seats[owner]
            hidden = player.hand & ~self.knows(seat, owner)
            unseen |= hidden
            room[owner] = count(hidden)
            barred[owner] = player.barred
        spread = Spread(unseen, room, barred)
        was_there = seat == self.taker or seat == self.partner
        if not was_there:
            spread.pair = self.either
            spread.one = self.taker
            spread.other = self.partner
            # One card has been given, so no two that the taker had can be with the partner.
            spread.not_both = self.owed == 1 and self.chooser == self.taker
        dealt = spread.deal(rng)
        for owner in range(self.players):
            player = self.seats[owner]
            player.hand = self.knows(seat, owner) | dealt[owner]
            if not was_there:
                player.told = player.hand & self.either

    def outcome(self) -> i64:
        """After a new deal, which Special and which tile came up."""
        if self.phase != QUEST_PHASE:
            return 0
        return self.special * TILES + self.tile

    def census(self) -> Cards:
        cards = Cards(KINDS)
        lying = self.trick.cards if self.trick.size < self.players else 0
        for trick in self.tricks:
            add_set(cards, trick.cards)
        for player in self.seats:
            add_set(cards, player.hand)
        add_set(cards, lying)
        add_set(cards, SPECIALS & ~bit_of(self.special))
        return cards


def is_copy(card: i64, face: i64) -> bool:
    """Whether a card counts as another one (K-S11, K-S12)."""
    return card >= MAGIC and face != NO_FACE


def deal(players: i64, rng: Rng, tiles: Sequence[int] | None = None, first_dealer: int | None = None) -> DwarfKing:
    """A match with the first deal on the table: all tiles and a random dealer (K-D1), unless others are named."""
    pool = checked_tiles(tiles)
    if first_dealer is not None and not 0 <= first_dealer < players:
        raise ValueError(f"there is no seat {first_dealer} to deal; the seats are 0 to {players - 1}")
    state = DwarfKing(players, rng, [Player(0) for _ in range(players)], Trick(0))
    for tile in pool:
        state.tiles |= bit_of(tile - 1)
    state.tiles_left = state.tiles
    state.specials_left = SPECIALS
    state.dealer = rng.below(players) if first_dealer is None else first_dealer
    state.open_deal(None)
    return state
