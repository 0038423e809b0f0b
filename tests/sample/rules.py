"""Magpies. The clauses (M-…) are in `words/en/rules.md`.

Cards are ints: red, green and blue ones, each colour from 1 to 5. Actions are ints: PASS + card, PLAY + card.
"""

from typing import Final

from parlour.engine.cards import Cards, Pile
from parlour.engine.event import Event
from parlour.engine.ints import Ints
from parlour.engine.rng import Rng, Sfc32
from parlour.engine.state import LEGAL, MATCH_OVER, NOT_A_MOVE, OWN_CODES, UNTOLD, State
from tests.sample.events import Dealt, EndedDeal, Exchanged, MagpieCame, Passed, Played, WonTrick

COLOUR_NAMES: Final = ("red", "green", "blue")
VALUES: Final = 5
NAMES: Final = tuple(f"{colour}-{value}" for colour in COLOUR_NAMES for value in range(1, VALUES + 1))
KINDS: Final = len(NAMES)
HAND: Final = 4

PASS: Final = 0
PLAY: Final = PASS + KINDS
ACTIONS: Final = PLAY + KINDS
NOTHING: Final = -1
"""No card."""

PASS_FIRST: Final = OWN_CODES
PASSING_IS_OVER: Final = OWN_CODES + 1
NOT_IN_HAND: Final = OWN_CODES + 2
MUST_FOLLOW: Final = OWN_CODES + 3
REASONS: Final = (
    (PASS_FIRST, "pass_first", "M-D2", ("hand",)),
    (PASSING_IS_OVER, "passing_is_over", "M-D2"),
    (NOT_IN_HAND, "not_in_hand", "M-T1", ("card", "hand")),
    (MUST_FOLLOW, "must_follow", "M-T1", ("led", "follow")),
)
"""Each refusal code with its name, its clause and the facts that it speaks of."""


def is_pass(action: int) -> bool:
    """Whether a card is passed, and not played."""
    return action < PLAY


def card_of(action: int) -> int:
    """The card that is passed or played."""
    return action - (PASS if is_pass(action) else PLAY)


def colour_of(card: int) -> int:
    return card // VALUES


def value_of(card: int) -> int:
    return card % VALUES + 1


def is_magpie(card: int) -> bool:
    """The ones are magpies (M-L1)."""
    return value_of(card) == 1


class Magpies(State):
    """A match of Magpies."""

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.deals: int = 2
        """How many deals the match has (M-E1)."""
        self.deal: int = 0
        """Which deal this is, from 1."""
        self.dealer: int = 0
        self.hands: list[list[int]] = [[] for _ in range(players)]
        """Sorted."""
        self.stock: list[int] = []
        """What was not dealt, sorted: luck takes any of it."""
        self.given: list[int] = [NOTHING] * players
        """The card that each seat passes in this deal (M-D2)."""
        self.is_passing: bool = True
        self.played: list[list[int]] = [[] for _ in range(players)]
        """What each seat has played in this deal, in order."""
        self.lacks: list[set[int]] = [set() for _ in range(players)]
        """Colours that each seat did not follow (M-T1)."""
        self.leader: int = 0
        self.trick: list[int] = []
        self.turned: list[int] = []
        """What magpies have turned up in this deal, in order (M-L1)."""
        self.turned_before: list[int] = []
        """What they turned up in the deal before."""
        self.bonus: int = 0
        """What they add to this trick."""
        self.points: list[int] = [0] * players
        self.luck: int = NOTHING
        """The card that a magpie turned up in the last move."""

    def clone(self) -> "Magpies":
        twin = Magpies(self.players, self.rng.clone())
        twin.to_act = self.to_act
        twin.is_over = self.is_over
        twin.deals = self.deals
        twin.deal = self.deal
        twin.dealer = self.dealer
        twin.hands = [hand[:] for hand in self.hands]
        twin.stock = self.stock[:]
        twin.given = self.given[:]
        twin.is_passing = self.is_passing
        twin.played = [cards[:] for cards in self.played]
        twin.lacks = [set(colours) for colours in self.lacks]
        twin.leader = self.leader
        twin.trick = self.trick[:]
        twin.turned = self.turned[:]
        twin.turned_before = self.turned_before[:]
        twin.bonus = self.bonus
        twin.points = self.points[:]
        twin.luck = self.luck
        return twin

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.players

    def open_deal(self, log: list[Event] | None) -> None:
        """Four cards each, the rest is the stock (M-D1)."""
        pack = Pile(range(KINDS))
        pack.shuffle(self.rng)
        self.deal += 1
        self.hands = [sorted(pack.pop() for _ in range(HAND)) for _ in range(self.players)]
        self.stock = sorted(pack.bottom_up())
        self.given = [NOTHING] * self.players
        self.is_passing = True
        self.played = [[] for _ in range(self.players)]
        self.lacks = [set() for _ in range(self.players)]
        self.turned_before = self.turned
        self.turned = []
        self.leader = self.to_act = self.left_of(self.dealer)
        if log is not None:
            hands = [[NAMES[card] for card in hand] for hand in self.hands]
            log.append(Dealt(self.dealer, hands, [NAMES[card] for card in self.stock]))

    # What may be done

    def followers(self, hand: list[int]) -> list[int]:
        """The cards of a hand that follow the first card of the trick (M-T1)."""
        return [card for card in hand if self.trick and colour_of(card) == colour_of(self.trick[0])]

    def legal(self, out: Ints) -> None:
        out.clear()
        if self.is_over:
            return
        hand = self.hands[self.to_act]
        for card in hand if self.is_passing else self.followers(hand) or hand:
            out.push((PASS if self.is_passing else PLAY) + card)

    def refusal(self, action: int) -> int:
        if self.is_over:
            return MATCH_OVER
        if action < 0 or action >= ACTIONS:
            return NOT_A_MOVE
        if self.is_passing != is_pass(action):
            return PASS_FIRST if self.is_passing else PASSING_IS_OVER
        hand = self.hands[self.to_act]
        card = card_of(action)
        if card not in hand:
            return NOT_IN_HAND
        if self.is_passing or card in (self.followers(hand) or hand):
            return LEGAL
        return MUST_FOLLOW

    # What a move does

    def apply(self, action: int, log: list[Event] | None = None) -> None:
        self.luck = NOTHING
        if self.is_passing:
            self.pass_card(card_of(action), log)
        else:
            self.play(card_of(action), log)

    def pass_card(self, card: int, log: list[Event] | None) -> None:
        """Everybody puts a card face down; when all lie there, the left neighbours take them up (M-D2)."""
        self.given[self.to_act] = card
        if log is not None:
            log.append(Passed(self.to_act, NAMES[card]))
        self.to_act = self.left_of(self.to_act)
        if self.to_act != self.leader:
            return
        for giver, gift in enumerate(self.given):
            self.hands[giver].remove(gift)
            self.hands[self.left_of(giver)].append(gift)
        for hand in self.hands:
            hand.sort()
        self.is_passing = False
        if log is not None:
            log.append(Exchanged([NAMES[self.given[seat - 1]] for seat in range(self.players)]))

    def play(self, card: int, log: list[Event] | None) -> None:
        """A card goes into the trick; a magpie turns up a card of the stock (M-T1, M-L1)."""
        seat = self.to_act
        self.hands[seat].remove(card)
        self.played[seat].append(card)
        self.trick.append(card)
        if colour_of(card) != colour_of(self.trick[0]):
            self.lacks[seat].add(colour_of(self.trick[0]))
        if log is not None:
            log.append(Played(seat, NAMES[card]))
        if is_magpie(card) and self.stock:
            self.luck = self.stock.pop(self.rng.below(len(self.stock)))
            self.turned.append(self.luck)
            self.bonus += value_of(self.luck)
            if log is not None:
                log.append(MagpieCame(seat, NAMES[self.luck]))
        self.to_act = self.left_of(seat)
        if len(self.trick) == self.players:
            self.finish_trick(log)

    def finish_trick(self, log: list[Event] | None) -> None:
        """The highest card of the first card's colour wins a point, and what magpies brought (M-T2, M-L1)."""
        best = max(card for card in self.trick if colour_of(card) == colour_of(self.trick[0]))
        winner = (self.leader + self.trick.index(best)) % self.players
        points = 1 + self.bonus
        self.points[winner] += points
        if log is not None:
            log.append(WonTrick(winner, [NAMES[card] for card in self.trick], points))
        self.trick = []
        self.bonus = 0
        self.leader = self.to_act = winner
        if not self.hands[winner]:
            self.finish_deal(log)

    def finish_deal(self, log: list[Event] | None) -> None:
        """After the last deal the match is over, otherwise the next neighbour deals (M-E1)."""
        if log is not None:
            log.append(EndedDeal(self.deal, self.points[:]))
        if self.deal == self.deals:
            self.is_over = True
        else:
            self.dealer = self.left_of(self.dealer)
            self.open_deal(log)

    def scores(self) -> list[int]:
        """The points so far."""
        return self.points[:]

    def outcome(self) -> int:
        """The card that everybody just saw turned up."""
        return self.luck + 1

    # What can be known

    def known_card(self, seat: int) -> int:
        """The card that a seat passed on and that is still in the left neighbour's hand (M-D2)."""
        if seat >= 0 and not self.is_passing and self.given[seat] in self.hands[self.left_of(seat)]:
            return self.given[seat]
        return NOTHING

    def redeal(self, seat: int, rng: Rng) -> None:
        """Hidden from a seat are the other hands, the stock, and what others passed to others."""
        self.rng = Sfc32(rng.next_u32())
        known = self.known_card(seat)
        others = [owner for owner in range(self.players) if owner != seat]
        unseen = self.stock + [card for owner in others for card in self.hands[owner] if card != known]
        while True:  # until nobody has got a colour that they did not follow: every fitting deal equally likely
            pack = Pile(sorted(unseen))
            pack.shuffle(rng)
            hands = self.hands[:]
            for owner in others:
                kept = [known] if known in self.hands[owner] else []
                hands[owner] = sorted(kept + [pack.pop() for _ in range(len(self.hands[owner]) - len(kept))])
            if not any(colour_of(card) in self.lacks[owner] for owner in others for card in hands[owner]):
                break
        self.hands = hands
        self.stock = sorted(pack.bottom_up())
        for giver in others:
            receiver = self.left_of(giver)
            if self.given[giver] == NOTHING or (receiver == seat and not self.is_passing):
                continue
            gifts = self.hands[giver] if self.is_passing else self.hands[receiver] + self.played[receiver]
            self.given[giver] = gifts[rng.below(len(gifts))]

    def recall(self, action: int, later: State, seat: int, rng: Rng) -> int:
        """What is played and turned up lies open (M-T1, M-L1); while cards are passed nothing is told."""
        assert isinstance(later, Magpies)
        if self.is_passing or later.deal > self.deal:
            return UNTOLD
        self.hands = [hand[:] for hand in later.hands]
        self.hands[self.to_act] = sorted([*self.hands[self.to_act], card_of(action)])
        self.stock = sorted(later.stock + later.turned[len(self.turned) :])
        self.given = later.given[:]
        return action

    def census(self) -> Cards:
        cards = Cards(KINDS)
        for pile in (*self.hands, self.stock, *self.played, self.turned):
            for card in pile:
                cards.add(card, 1)
        return cards


def deal(players: int, rng: Rng, *, deals: int) -> Magpies:
    """A match at its start; luck chooses the first dealer (M-D1)."""
    state = Magpies(players, rng)
    state.deals = deals
    state.dealer = rng.below(players)
    state.open_deal(None)
    return state
