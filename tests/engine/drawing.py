"""A game with a pile that lies face down in an order which nobody has seen: take its top card, or put it away."""

from msgspec import UNSET, UnsetType

from parlour.engine.cards import Cards, Pile
from parlour.engine.event import Event, Viewer
from parlour.engine.game import Options, View
from parlour.engine.playout import Policy
from parlour.engine.rng import Rng, Sfc32
from parlour.engine.state import State
from tests.engine.small import Moved, SmallState, small_game

KINDS = 12
TAKE = 0
CARDS = tuple(f"c{number}" for number in range(1, KINDS + 1))


class Draw(SmallState):
    moves = ("take", "put-away")

    def __init__(self, players: int, rng: Rng) -> None:
        super().__init__(players, rng)
        self.pile: Pile = Pile()
        self.away: list[int] = []
        self.taken: list[list[int]] = [[] for _ in range(players)]

    def clone(self) -> "Draw":
        twin = Draw(self.players, self.rng.clone())
        twin.to_act, twin.is_over = self.to_act, self.is_over
        twin.pile, twin.away, twin.taken = self.pile.clone(), self.away[:], [cards[:] for cards in self.taken]
        return twin

    def may(self, action: int) -> bool:
        return True

    def apply(self, action: int, log: list[Event] | None = None) -> None:
        seat = self.to_act
        card = self.pile.pop()
        (self.taken[seat] if action == TAKE else self.away).append(card)
        if log is not None:
            log.append(Moved(seat, self.moves[action], card + 1))
        self.to_act = (seat + 1) % self.players
        self.is_over = self.pile.size == 0

    def scores(self) -> list[int]:
        return [sum(cards) for cards in self.taken]

    def redeal(self, seat: int, rng: Rng) -> None:
        self.renew_luck(rng)

    def renew_luck(self, rng: Rng) -> None:
        self.rng = Sfc32(rng.next_u32())
        self.pile.shuffle(rng)

    def census(self) -> Cards:
        cards = Cards(KINDS)
        cards.add_pile(self.pile)
        for card in (card for heap in (self.away, *self.taken) for card in heap):
            cards.add(card, 1)
        return cards


class DrawView(View, frozen=True, kw_only=True):
    away: list[int]
    taken: list[list[int]]
    seat: int
    pile_count: int
    pile: list[str] | UnsetType = UNSET


def deal(players: int, options: Options, rng: Rng) -> Draw:
    state = Draw(players, rng)
    state.pile = Pile(range(KINDS))
    state.pile.shuffle(rng)
    return state


def view(state: Draw, viewer: Viewer) -> DrawView:
    return DrawView(
        viewer=viewer,
        to_act=None if state.is_over else state.to_act,
        away=state.away[:],
        taken=[cards[:] for cards in state.taken],
        seat=state.to_act,
        pile_count=state.pile.size,
        pile=state.pile.named(CARDS) if viewer == "open" else UNSET,
    )


def imagine(view: DrawView) -> Draw:
    state = Draw(len(view.taken), Sfc32(0))
    state.to_act, state.is_over = view.seat, view.to_act is None
    state.away, state.taken = view.away[:], [cards[:] for cards in view.taken]
    if isinstance(view.pile, list):
        state.pile = Pile(CARDS.index(card) for card in reversed(view.pile))
    else:
        seen = {*view.away, *(card for cards in view.taken for card in cards)}
        state.pile = Pile(card for card in range(KINDS) if card not in seen)
    return state


class Greedy(Policy):
    def choose(self, state: State, rng: Rng) -> int:
        return TAKE


GAME = small_game(
    "Draw",
    "Take the top card of the pile or put it away; the most points win.",
    Draw.moves,
    cards=CARDS,
    deal=deal,
    start=lambda state: {"pile": state.pile.named(CARDS)},
    view=view,
    imagine=imagine,
    view_type=DrawView,
    heuristic=Greedy,
)
