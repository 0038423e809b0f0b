"""The Dwarf King, by its rulebook: tricks without trumps, a new quest and a new Special card every deal.

The clauses (K-…) are in `docs/rules/dwarfking.md`, with the rulings where the book is silent. Cards are in `cards.py`,
what wins a trick in `tricks.py`, what Specials give in `specials.py`, the quests in `quests.py`. An action is an int:
see `actions.py`.
"""

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.engine.cards import Cards
from parlour.engine.cardset import add_set, any_of, bit_of, has, offer_set
from parlour.engine.event import Event
from parlour.engine.ints import Ints
from parlour.engine.rng import Rng, Sfc32
from parlour.engine.state import LEGAL, MATCH_OVER, NOT_A_MOVE, UNTOLD, State
from parlour.engine.tricks import NO_SUIT, Trick, tally_of
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
    card_of,
    is_keep,
    is_to_left,
    phase_of,
    quest_of,
    seat_of,
)
from parlour.games.dwarfking.rules.cards import (
    BLUE_5,
    BLUE_FLAG,
    DRAGON,
    DRUID,
    ENCHANTER,
    EXCALIBUR,
    GREEN_5,
    KINDS,
    MAGIC,
    MUMMY,
    NAMES,
    NO_CARD,
    PUPPETEER,
    RED_5,
    RED_FLAG,
    SORCERER,
    SPECIALS,
    names_of,
    of_colour,
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
    side_a,
    tile_of,
)
from parlour.games.dwarfking.rules.redeal import redealt, redealt_after_exchange
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
from parlour.games.dwarfking.rules.specials import bonus_of, pays_winner
from parlour.games.dwarfking.rules.tricks import colour_of_face, face_of, is_copy, winning_place

EXCHANGED: Final = 2
"""Cards that the red Flag Bearer takes and gives (K-S9)."""


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
        self.regular_deals: i64 = DEALS
        """After so many the match is over as soon as one player leads alone (K-E2)."""
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
        twin.regular_deals = self.regular_deals
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
        """A Special goes into the Court cards and all are dealt one by one, from the dealer's left on (K-D2)."""
        if self.specials_left == 0:  # K-E2: when all have been used, all come back
            self.specials_left = SPECIALS
        if self.tiles_left == 0:
            self.tiles_left = self.tiles
        self.special = any_of(self.specials_left, self.rng)
        self.specials_left &= ~bit_of(self.special)
        self.tile = any_of(self.tiles_left, self.rng) + 1
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
        self.phase = QUEST_PHASE  # K-D3: who holds the blue 5 shows it and chooses
        self.to_act = self.show_card(BLUE_5, log)
        self.chooser = self.to_act
        self.trick = Trick(self.to_act)

    def left_of(self, seat: i64) -> i64:
        following = seat + 1
        if following == self.players:
            following = 0
        return following

    def right_of(self, seat: i64) -> i64:
        if seat == 0:
            return self.players - 1
        return seat - 1

    def holder(self, card: i64) -> i64:
        """Who holds a card that is in a hand."""
        seat: i64 = 0
        while not has(self.seats[seat].hand, card):
            seat += 1
        return seat

    def show_card(self, card: i64, log: list[Event] | None) -> i64:
        """The holder of a card shows it, and keeps it (K-D3, K-D4, K-S9)."""
        seat = self.holder(card)
        self.seats[seat].shown |= bit_of(card)
        if log is not None:
            log.append(Showed(seat, NAMES[card]))
        return seat

    # What may be done

    def last_trick(self) -> Trick | None:
        return self.tricks[-1] if self.tricks else None

    def mummy_colour(self) -> i64:
        """The colour of the card that won the previous trick; none in the first trick (K-S11)."""
        if not self.tricks:
            return NO_SUIT
        last = self.tricks[-1]
        return colour_of_face(last.strength(last.won_at))

    def followers(self, hand: i64) -> i64:
        """The cards of a hand that follow the required colour (K-T1), the Mummy as what it copies (K-S11)."""
        required = self.trick.required
        if required == NO_SUIT:
            return 0
        cards = hand & of_colour(required)
        if has(hand, MUMMY) and self.mummy_colour() == required:
            cards |= bit_of(MUMMY)
        return cards

    def unplayable(self) -> i64:
        """The cards that cannot be played into this trick at all, by anybody."""
        cards = bit_of(SORCERER)  # K-S13: it is played between two tricks
        if not self.tricks:
            cards |= bit_of(MUMMY)  # K-S11: there is nothing to copy
            if self.trick.size == 0:
                cards |= bit_of(PUPPETEER)  # K-S12: no card lies just before it
        return cards

    def playable(self, hand: i64) -> i64:
        """The cards of a hand that may be played into the trick: those that follow, without any all others (K-T1)."""
        followers = self.followers(hand)
        if followers != 0:
            return followers | (hand & (bit_of(DRAGON) | bit_of(PUPPETEER)))  # K-S10, K-S12: may always be played
        if hand >= bit_of(MAGIC):
            return hand & ~self.unplayable()
        return hand

    def must_use_sorcerer(self) -> bool:
        """Whether the Sorcerer is the only card in hand (K-S13)."""
        return self.seats[self.to_act].hand == bit_of(SORCERER)

    def legal(self, out: Ints) -> None:
        out.clear()
        if self.is_over:
            return
        phase = self.phase
        hand = self.seats[self.to_act].hand
        if phase == PLAY_PHASE:
            offer_set(out, self.playable(hand), PLAY)
        elif phase == QUEST_PHASE:
            out.push(CHOOSE + side_a(self.tile))
            out.push(CHOOSE + side_a(self.tile) + 1)
        elif phase == SORCERER_PHASE:
            offer_set(out, self.tricks[-1].cards, TAKE_BACK)
            if not self.must_use_sorcerer():
                out.push(KEEP)
        elif phase == GIVE_PHASE:
            offer_set(out, hand, GIVE)
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
        if phase == QUEST_PHASE:  # K-D3: one of the two sides of the tile
            return LEGAL if tile_of(quest_of(action)) == self.tile else OTHER_TILE
        if phase == PASS_PHASE:
            return LEGAL
        if phase in (EXCHANGE_PHASE, SWAP_PHASE):
            return self.refusal_of_seat(seat_of(action))
        if phase == SORCERER_PHASE:
            if is_keep(action):
                return SORCERER_NOW if self.must_use_sorcerer() else LEGAL
            return LEGAL if self.tricks[-1].has(card_of(action)) else NOT_IN_TRICK
        hand = self.seats[self.to_act].hand
        if not has(hand, card_of(action)):
            return NOT_IN_HAND
        return LEGAL if phase == GIVE_PHASE else self.refusal_of_play(hand, card_of(action))

    def refusal_of_seat(self, seat: i64) -> i64:
        """Hands are swapped, and cards exchanged, with another player (K-S1, K-S9)."""
        if seat >= self.players:
            return NO_SUCH_SEAT
        return NOT_YOURSELF if seat == self.to_act else LEGAL

    def refusal_of_play(self, hand: i64, card: i64) -> i64:
        """A card of the hand has to follow (K-T1), and some Magic cards have rules of their own (K-S11 to K-S14)."""
        if has(self.playable(hand), card):
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
            self.play(card_of(action), log)
        elif phase == QUEST_PHASE:
            self.choose_quest(quest_of(action), log)
        elif phase == SORCERER_PHASE:
            if is_keep(action):
                self.keep_sorcerer(log)
            else:
                self.use_sorcerer(card_of(action), log)
        elif phase == GIVE_PHASE:
            self.give(card_of(action), log)
        elif phase == EXCHANGE_PHASE:
            self.take_two(seat_of(action), log)
        elif phase == SWAP_PHASE:
            self.swap_hands(seat_of(action), log)
        else:
            self.pass_hands(log, to_left=is_to_left(action))

    def choose_quest(self, quest: i64, log: list[Event] | None) -> None:
        """The quest is settled (K-D3); then comes the red Flag Bearer (K-S9) or the first lead."""
        self.quest = quest
        if log is not None:
            log.append(ChoseQuest(self.to_act, quest_name(quest)))
        if self.special == RED_FLAG:
            self.phase = EXCHANGE_PHASE
            self.to_act = self.show_card(RED_FLAG, log)
        else:
            self.first_lead(log)

    def first_lead(self, log: list[Event] | None) -> None:
        """Who holds the red 5 shows it and leads the first trick (K-D4)."""
        self.to_act = self.show_card(RED_5, log)
        self.start_trick()

    def start_trick(self) -> None:
        self.phase = PLAY_PHASE
        self.trick = Trick(self.to_act)

    def play(self, card: i64, log: list[Event] | None) -> None:
        """Clockwise everybody plays one card (K-T1)."""
        trick = self.trick
        face = face_of(card, trick, self.last_trick() if card >= MAGIC else None)
        player = self.seats[self.to_act]
        if trick.required != NO_SUIT and colour_of_face(face) != trick.required:
            self.note_lack(player, card)
        player.spend(card)
        self.either &= ~bit_of(card)
        trick.add(card, colour_of_face(face), face)
        if log is not None:
            log.append(Played(self.to_act, NAMES[card], NAMES[face >> 1] if is_copy(card, face) else None))
        if trick.size < self.players:
            self.to_act = self.left_of(self.to_act)
        else:
            self.finish_trick(log)

    def note_lack(self, player: Player, card: i64) -> None:
        """Who does not follow has nothing to follow with (K-T1, K-S11), unless the card may always be played."""
        if card in (DRAGON, PUPPETEER):  # K-S10, K-S12
            return
        required = self.trick.required
        player.barred |= of_colour(required)
        if self.mummy_colour() == required:
            player.barred |= bit_of(MUMMY)

    def finish_trick(self, log: list[Event] | None) -> None:
        """The winner takes the cards and leads next (K-T2), after what the Special wants (K-S16: at most one thing)."""
        trick = self.trick
        trick.finish(winning_place(trick), self.players)
        is_last = len(self.tricks) + 1 == self.size
        if log is not None:
            cards = [NAMES[trick.card(place)] for place in range(trick.size)]
            log.append(WonTrick(trick.winner, cards))
        if self.special < MAGIC:
            self.score_special(trick, log, is_last=is_last)
        self.tricks.append(trick)
        if is_last:
            self.finish_deal(log)
        elif trick.has(DRUID):  # K-S1: its player swaps hands
            self.phase = SWAP_PHASE
            self.to_act = trick.player_of(DRUID, self.players)
        elif trick.has(BLUE_FLAG):  # K-S5: its player lets all hands move on
            self.phase = PASS_PHASE
            self.to_act = trick.player_of(BLUE_FLAG, self.players)
        elif self.special == SORCERER and self.is_sorcerer_in_hand():  # K-S13, K-S18: its holder is asked in the open
            self.phase = SORCERER_PHASE
            self.to_act = self.holder(SORCERER)
            self.seats[self.to_act].shown |= bit_of(SORCERER)
        else:
            self.next_lead()

    def is_sorcerer_in_hand(self) -> bool:
        for player in self.seats:
            if has(player.hand, SORCERER):
                return True
        return False

    def next_lead(self) -> None:
        """Who won the last trick leads (K-T2)."""
        self.to_act = self.tricks[-1].winner
        self.start_trick()

    # Special cards

    def score_special(self, trick: Trick, log: list[Event] | None, *, is_last: bool) -> None:
        """The bonus for who played the Special or wins the trick (K-S2 to K-S4, K-S7, K-S8, K-S16)."""
        points = bonus_of(self.special, trick, self.last_trick(), is_last=is_last)
        if points == 0:
            return
        seat = trick.winner
        if not pays_winner(self.special):
            seat = trick.player_of(self.special, self.players)
        self.seats[seat].bonus += points
        if log is not None:
            log.append(GotBonus(seat, NAMES[self.special], points))

    def take_two(self, other: i64, log: list[Event] | None) -> None:
        """Two random cards change hands, seen by both; a blue 5 that one showed may then be with either (K-S9)."""
        taker = self.seats[self.to_act]
        partner = self.seats[other]
        self.taker = self.to_act
        self.partner = other
        self.owed = EXCHANGED
        taken: i64 = 0
        for _ in range(EXCHANGED):
            card = bit_of(any_of(partner.hand, self.rng))
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
        """Any card is given in return, also one just taken or the Flag Bearer itself (K-S9)."""
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
        """Whoever played the Druid swaps hands with another player (K-S1)."""
        one = self.seats[self.to_act]
        two = self.seats[other]
        if log is not None:
            log.append(SwappedHands(self.to_act, other, names_of(one.hand), names_of(two.hand)))
        before = one.clone()
        one.take_hand_of(two, other)
        two.take_hand_of(before, self.to_act)
        self.next_lead()

    def pass_hands(self, log: list[Event] | None, *, to_left: bool) -> None:
        """All hands move on by one seat (K-S5)."""
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

    def keep_sorcerer(self, log: list[Event] | None) -> None:
        """The holder may wait (K-S13)."""
        if log is not None:
            log.append(KeptSorcerer(self.to_act))
        self.next_lead()

    def use_sorcerer(self, card: i64, log: list[Event] | None) -> None:
        """The Sorcerer lies in place of a card of the last trick, which everybody sees taken back (K-S13, K-S18)."""
        self.tricks[-1] = self.tricks[-1].with_card(SORCERER, card)
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
        points = vec[i64]([0] * self.players)
        for seat in range(self.players):
            won = quest_points(self.quest, tally, seat) + self.seats[seat].bonus
            if has(tally.cards[seat], ENCHANTER):  # K-S6: all points of the deal are doubled
                won *= 2
            points[seat] = won
        return points

    def finish_deal(self, log: list[Event] | None) -> None:
        """Everybody scores (K-E1); then the winner of the green 5 deals (K-D1), or the match is over (K-E2)."""
        points = self.deal_points()
        for seat in range(self.players):
            self.seats[seat].points += points[seat]
        self.deals.append(Finished(self.quest, self.special, points))
        if log is not None:
            log.append(EndedDeal(quest_name(self.quest), list(points), self.scores()))
        leader = self.sole_leader()
        if len(self.deals) >= self.regular_deals and leader < self.players:
            self.is_over = True
            if log is not None:
                log.append(EndedMatch(leader))
            return
        for trick in self.tricks:
            if trick.has(GREEN_5):
                self.dealer = trick.winner
        self.open_deal(log)

    def sole_leader(self) -> i64:
        """The seat with more points than any other; the number of players when the lead is shared (K-E2)."""
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
        """The cards that a seat, or a spectator, knows to be in a hand (K-T3, K-S1, K-S5, K-S9)."""
        player = self.seats[owner]
        if viewer == owner or (viewer >= 0 and has(player.held, viewer)):
            return player.hand
        if self.is_exchange_between(viewer, owner):
            return player.shown | player.told
        return player.shown

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Hidden from a seat are the other hands, but for what it knows to be in them or not to be."""
        self.rng = Sfc32(rng.next_u32())
        known = vec[i64]([self.knows(seat, owner) for owner in range(self.players)])
        if self.either == 0 or seat == self.taker or seat == self.partner:
            hands = redealt(self.seats, known, rng)
        else:
            hands = redealt_after_exchange(
                self.seats,
                known,
                rng,
                either=self.either,
                taker=self.taker,
                partner=self.partner,
                is_one_given=self.owed == 1 and self.chooser == self.taker,
            )
        for owner in range(self.players):
            player = self.seats[owner]
            player.hand = hands[owner]
            if seat != self.taker and seat != self.partner:
                player.told = player.hand & self.either

    def recall(self, action: i64, later: State, seat: i64, rng: Rng) -> i64:
        """Hands change by what is played, swapped or passed on in the open; an exchange is not told (K-S9)."""
        assert isinstance(later, DwarfKing)
        if later.is_over or len(later.deals) > len(self.deals) or self.phase in (EXCHANGE_PHASE, GIVE_PHASE):
            return UNTOLD
        for owner in range(self.players):
            if owner != seat:
                self.seats[owner].hand = later.seats[self.went_to(owner, action)].hand
        player = self.seats[self.to_act]
        if self.to_act != seat:
            if self.phase == PLAY_PHASE:
                player.hand |= bit_of(card_of(action))
            elif self.phase == SORCERER_PHASE and not is_keep(action):
                player.hand = player.hand & ~bit_of(card_of(action)) | bit_of(SORCERER)
        if seat != self.taker and seat != self.partner:
            for player in self.seats:
                player.told = player.hand & self.either
        return action

    def went_to(self, owner: i64, action: i64) -> i64:
        """Who has the hand of a player after an action (K-S1, K-S5)."""
        if self.phase == SWAP_PHASE:
            other = seat_of(action)
            if owner == self.to_act:
                return other
            return self.to_act if owner == other else owner
        if self.phase == PASS_PHASE:
            return self.left_of(owner) if is_to_left(action) else self.right_of(owner)
        return owner

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


def deal(
    players: i64, rng: Rng, tiles: Sequence[int] | None = None, first_dealer: int | None = None, deals: int = DEALS
) -> DwarfKing:
    """A match at its first deal: all tiles (K-P3), a random dealer and seven deals (K-D1), unless told otherwise."""
    pool = checked_tiles(tiles, deals)
    if first_dealer is not None and not 0 <= first_dealer < players:
        raise ValueError(f"there is no seat {first_dealer} to deal; the seats are 0 to {players - 1}")
    state = DwarfKing(players, rng, [Player(0) for _ in range(players)], Trick(0))
    state.regular_deals = deals
    for tile in pool:
        state.tiles |= bit_of(tile - 1)
    state.tiles_left = state.tiles
    state.specials_left = SPECIALS
    state.dealer = rng.below(players) if first_dealer is None else first_dealer
    state.open_deal(None)
    return state
