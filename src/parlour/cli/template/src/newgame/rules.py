"""The rules, in the order of `words/en/rules.md`, which has the clauses (N-…). Compiled with mypyc.

A card is a number, suit * RANKS + rank, and sets of cards are ints (`parlour.engine.cardset`). The only kind of move is
to play a card: its number is that of the card.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr
from parlour.engine.cards import Cards, Pile
from parlour.engine.cardset import add_set, bit_of, count, has, named, offer_set, push_set
from parlour.engine.deals import Deal
from parlour.engine.event import Event
from parlour.engine.ints import Ints
from parlour.engine.rng import Rng, Sfc32
from parlour.engine.state import LEGAL, MATCH_OVER, NOT_A_MOVE, State
from parlour.engine.tricks import Trick, following, lacking, suit_cards

from newgame.events import Dealt, Played, WonTrick

SUITS: Final = ("red", "green", "blue")
RANKS: Final = 8
KINDS: Final = 24
NAMES: Final = tuple(f"{suit}-{rank + 1}" for suit in SUITS for rank in range(RANKS))
"""The cards (N-P1)."""
PACK: Final = (1 << KINDS) - 1
"""All of them, as a set."""
HAND: Final = 6
"""So many cards everybody is dealt (N-D1)."""
ACTIONS: Final = KINDS

NOT_IN_HAND: Final = 10
MUST_FOLLOW: Final = 11
REASONS: Final = (
    (NOT_IN_HAND, "not_in_hand", "N-T1", ("card",)),
    (MUST_FOLLOW, "must_follow", "N-T2", ("suit", "cards")),
)
"""Why a move is refused: a code from 10 on, its name, its clause, and the facts that the sentence may speak of."""


def suit_of(card: i64) -> i64:
    return card // RANKS


def rank_of(card: i64) -> i64:
    return card % RANKS


@final
@mypyc_attr(acyclic=True)
class NewGameState(State):
    """A match."""

    def __init__(self, players: i64, rng: Rng) -> None:
        super().__init__(players, rng)
        self.deals: i64 = 1
        """How many deals the match has (N-E1)."""
        self.deal: i64 = 0
        """Which one this is, from 1."""
        self.dealer: i64 = 0
        self.hands: vec[i64] = vec[i64]([0 for _seat in range(players)])
        self.aside: i64 = 0
        """What was dealt to nobody."""
        self.played: vec[i64] = vec[i64]([0 for _seat in range(players)])
        """What each seat has played in this deal."""
        self.lacks: vec[i64] = vec[i64]([0 for _seat in range(players)])
        """What each seat has shown not to hold, by not following suit."""
        self.trick: Trick = Trick(0)
        self.points: vec[i64] = vec[i64]([0 for _seat in range(players)])

    def clone(self) -> "NewGameState":
        twin = NewGameState(self.players, self.rng.clone())
        twin.to_act = self.to_act
        twin.is_over = self.is_over
        twin.deals = self.deals
        twin.deal = self.deal
        twin.dealer = self.dealer
        twin.hands = self.hands[:]
        twin.aside = self.aside
        twin.played = self.played[:]
        twin.lacks = self.lacks[:]
        twin.trick = self.trick.clone()
        twin.points = self.points[:]
        return twin

    def left_of(self, seat: i64) -> i64:
        return (seat + 1) % self.players

    # The deal

    def open_deal(self, log: list[Event] | None) -> None:
        """Six cards each, the rest is put aside unseen (N-D1); left of the dealer leads (N-D2)."""
        pack = Pile(range(KINDS))
        pack.shuffle(self.rng)
        self.aside = PACK
        for seat in range(self.players):
            hand: i64 = 0
            for _card in range(i64(HAND)):
                hand |= bit_of(pack.pop())
            self.hands[seat] = hand
            self.aside &= ~hand
            self.played[seat] = 0
            self.lacks[seat] = 0
        self.deal += 1
        self.lead(self.left_of(self.dealer))
        if log is not None:
            hands = [named(hand, NAMES) for hand in self.hands]
            log.append(Dealt(self.deal, self.dealer, hands, named(self.aside, NAMES)))

    def lead(self, seat: i64) -> None:
        """A new trick begins with this seat."""
        self.trick = Trick(seat)
        self.to_act = seat

    # The tricks

    def playable(self) -> i64:
        """Whoever holds the suit of the first card follows it, whoever does not plays anything (N-T2)."""
        return following(self.hands[self.to_act], suit_cards(self.trick.required, RANKS))

    def legal(self, out: Ints) -> None:
        out.clear()
        if not self.is_over:
            offer_set(out, self.playable(), 0)

    def refusal(self, action: i64) -> i64:
        if self.is_over:
            return MATCH_OVER
        if action < 0 or action >= ACTIONS:
            return NOT_A_MOVE
        if not has(self.hands[self.to_act], action):
            return NOT_IN_HAND
        if not has(self.playable(), action):
            return MUST_FOLLOW
        return LEGAL

    def apply(self, action: i64, log: list[Event] | None = None) -> None:
        """A card goes from the hand into the trick, then it is the left neighbour's turn (N-T1)."""
        seat = self.to_act
        self.hands[seat] &= ~bit_of(action)
        self.played[seat] |= bit_of(action)
        self.lacks[seat] |= lacking(action, suit_cards(self.trick.required, RANKS))
        self.trick.add(action, suit_of(action), rank_of(action))
        self.to_act = self.left_of(seat)
        if log is not None:
            log.append(Played(seat, NAMES[action]))
        if self.trick.size == self.players:
            self.finish_trick(log)

    def finish_trick(self, log: list[Event] | None) -> None:
        """The highest card of the suit that was led wins a point and leads the next trick (N-T3)."""
        winner = self.trick.player_at(self.trick.highest, self.players)
        self.points[winner] += 1
        self.lead(winner)
        if log is not None:
            log.append(WonTrick(winner))
        if self.hands[winner] == 0:
            self.finish_deal(log)

    # The end

    def finish_deal(self, log: list[Event] | None) -> None:
        """The left neighbour deals next; after the last deal the match is over (N-E1)."""
        if self.deal == self.deals:
            self.is_over = True
        else:
            self.dealer = self.left_of(self.dealer)
            self.open_deal(log)

    def scores(self) -> list[int]:
        """A point for every trick: the most points win (N-E1)."""
        return [self.points[seat] for seat in range(self.players)]

    # What a seat cannot know

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Hidden from a seat are the other hands and what was put aside; nobody holds a suit they did not follow."""
        self.rng = Sfc32(rng.next_u32())
        deal = Deal(self.players, Pile())
        for owner in range(self.players):
            if owner != seat:
                deal.room[owner] = count(self.hands[owner])
                deal.barred[owner] = self.lacks[owner]
                self.aside |= self.hands[owner]
        push_set(deal.cards, self.aside)
        deal.shuffle(rng)
        for owner in range(self.players):
            if owner != seat:
                self.hands[owner] = deal.hand(owner)
                self.aside &= ~self.hands[owner]

    def census(self) -> Cards:
        cards = Cards(KINDS)
        add_set(cards, self.aside)
        for seat in range(self.players):
            add_set(cards, self.hands[seat])
            add_set(cards, self.played[seat])
        return cards


def deal(players: i64, rng: Rng, deals: i64) -> NewGameState:
    """A match at its start; luck chooses the first dealer (N-D2)."""
    state = NewGameState(players, rng)
    state.deals = deals
    state.dealer = rng.below(players)
    state.open_deal(None)
    return state
