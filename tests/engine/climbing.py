"""A climbing game in which the whole pack is dealt, so that of two players each knows what the other holds."""

from parlour.engine.cards import Cards, Pile
from parlour.engine.event import Event, Viewer
from parlour.engine.game import Options, View
from parlour.engine.playout import Policy
from parlour.engine.rng import Rng, Sfc32
from parlour.engine.state import State
from tests.engine.small import Moved, SmallState, small_game

KINDS = 12
PASS = KINDS
CARDS = tuple(f"c{number}" for number in range(1, KINDS + 1))


class Climb(SmallState):
    moves = (*(f"play-{card}" for card in CARDS), "pass")

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.played: list[int] = []
        self.top: int = -1
        """The card to beat; none before a lead."""
        self.last: int = 0
        """Who played it; once all others have passed, that seat leads."""

    def clone(self) -> "Climb":
        twin = Climb(self.players, self.rng.clone())
        twin.to_act, twin.is_over, twin.top, twin.last = self.to_act, self.is_over, self.top, self.last
        twin.hands, twin.played = [hand[:] for hand in self.hands], self.played[:]
        return twin

    def may(self, action: int) -> bool:
        return self.top >= 0 if action == PASS else action in self.hands[self.to_act] and action > self.top

    def apply(self, action: int, log: list[Event] | None = None) -> None:
        seat = self.to_act
        if log is not None:
            log.append(Moved(seat, self.moves[action]))
        if action != PASS:
            self.hands[seat].remove(action)
            self.played.append(action)
            self.top, self.last = action, seat
            self.is_over = not self.hands[seat]
        self.to_act = (seat + 1) % self.players
        if self.to_act == self.last:
            self.top = -1

    def scores(self) -> list[int]:
        return [-len(hand) for hand in self.hands]

    def redeal(self, seat: int, rng: Rng) -> None:
        self.rng = Sfc32(rng.next_u32())
        others = [owner for owner in range(self.players) if owner != seat]
        pack = Pile(sorted(card for owner in others for card in self.hands[owner]))
        pack.shuffle(rng)
        for owner in others:
            self.hands[owner] = sorted(pack.pop() for _ in self.hands[owner])

    def census(self) -> Cards:
        cards = Cards(KINDS)
        for card in (card for pile in (*self.hands, self.played) for card in pile):
            cards.add(card, 1)
        return cards


class ClimbView(View, frozen=True, kw_only=True):
    counts: list[int]
    hands: list[list[int] | None]
    played: list[int]
    top: int
    last: int
    seat: int


def deal(players: int, options: Options, rng: Rng) -> Climb:
    state = Climb(players, rng)
    pack = Pile(range(KINDS))
    pack.shuffle(rng)
    state.hands = [sorted(pack.pop() for _ in range(KINDS // players)) for _ in range(players)]
    state.to_act = state.last = rng.below(players)
    return state


def view(state: Climb, viewer: Viewer) -> ClimbView:
    return ClimbView(
        viewer=viewer,
        to_act=None if state.is_over else state.to_act,
        counts=[len(hand) for hand in state.hands],
        hands=[hand[:] if viewer in (seat, "open") else None for seat, hand in enumerate(state.hands)],
        played=state.played[:],
        top=state.top,
        last=state.last,
        seat=state.to_act,
    )


def imagine(view: ClimbView) -> Climb:
    state = Climb(len(view.counts), Sfc32(0))
    state.to_act, state.is_over, state.top, state.last = view.seat, view.to_act is None, view.top, view.last
    state.played = view.played[:]
    seen = {*view.played, *(card for hand in view.hands if hand is not None for card in hand)}
    unseen = [card for card in range(KINDS) if card not in seen]
    for seat, hand in enumerate(view.hands):
        state.hands[seat] = [unseen.pop() for _ in range(view.counts[seat])][::-1] if hand is None else hand[:]
    return state


class Lowest(Policy):
    def choose(self, state: State, rng: Rng) -> int:
        return state.legal_actions()[0]


GAME = small_game(
    "Climb",
    "Play higher or, unless you lead, pass; be rid of your cards first.",
    Climb.moves,
    cards=CARDS,
    deal=deal,
    start=lambda state: {"hands": [hand[:] for hand in state.hands], "first": state.to_act},
    view=view,
    imagine=imagine,
    view_type=ClimbView,
    heuristic=Lowest,
)
