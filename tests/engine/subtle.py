"""Magpies with mistakes that show seldom: at one seat, in one option, after a new deal, between equals, in one of the
many ways that cards can lie."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from parlour.engine.event import Event, Viewer, shown
from parlour.engine.game import Fact, Parts, Remark
from parlour.engine.rng import Rng
from parlour.engine.state import State
from tests.engine.mutants import AFTER, MOVE, RIGHT, SEAT, Mutant, with_player
from tests.sample import heuristic, notation, public, record, remarks, rules
from tests.sample.events import Passed
from tests.sample.public import MagpiesView
from tests.sample.rules import KINDS, NAMES, NOTHING, Magpies, card_of, is_pass, value_of

SUBTLE: list[Mutant] = []

HIDDEN = rf"{AFTER}: with other hidden cards"


def in_game(field: str, name: str, said: str) -> Callable[[Any], Any]:
    """Adds a mutant that replaces one field of the game."""

    def add(wrong: Any) -> Any:
        SUBTLE.append(Mutant(name, said, game={field: wrong}))
        return wrong

    return add


def in_state(method: str, name: str, said: str) -> Callable[[Any], Any]:
    """Adds a mutant that replaces one method of the state."""

    def add(wrong: Any) -> Any:
        SUBTLE.append(Mutant(name, said, state={method: wrong}))
        return wrong

    return add


# Views and what is shown


@in_game(
    "view",
    "the last seat is told a card of the stock, in the last deal of a long match",
    rf"{HIDDEN} seat 2 .*view\.bonus",
)
def view_of_the_last(state: Magpies, viewer: Viewer) -> MagpiesView:
    seen = public.view(state, viewer)
    is_there = viewer == 2 and state.deal == 3 and state.stock and not state.is_over
    return msgspec.structs.replace(seen, bonus=state.bonus + 100 * (state.stock[0] % 2)) if is_there else seen


@in_game("view", "a spectator is told a hand when a new deal has begun", rf"{MOVE}play .*the spectator .*view\.dealer")
def view_after_a_deal(state: Magpies, viewer: Viewer) -> MagpiesView:
    seen = public.view(state, viewer)
    is_there = viewer == "spectator" and state.deal > 1 and state.is_passing and state.to_act == state.leader
    return msgspec.structs.replace(seen, dealer=state.dealer + 10 * (state.hands[0][0] > 4)) if is_there else seen


@in_game(
    "view",
    "the order of a public list tells a hand",
    rf"{AFTER}: .*{SEAT} .*(view\.players\[\d\]\.lacks|has not ruled out)",
)
def view_in_order(state: Magpies, viewer: Viewer) -> MagpiesView:
    seen = public.view(state, viewer)
    for seat, one in enumerate(seen.players):
        if viewer != "open" and len(one.lacks) > 1 and sum(state.hands[seat]) % 2:
            seen = with_player(seen, seat, lacks=one.lacks[::-1])
    return seen


@in_game("view", "a field is there or not by a hidden card", rf"{HIDDEN} {SEAT} .*view\.players\[\d\]\.given")
def view_with_a_field(state: Magpies, viewer: Viewer) -> MagpiesView:
    seen = public.view(state, viewer)
    seat = state.left_of(state.left_of(viewer)) if isinstance(viewer, int) else 0
    if viewer == "open" or not state.is_passing or state.given[seat] == NOTHING or seat == viewer:
        return seen
    return with_player(seen, seat, given="red-1") if value_of(state.given[seat]) > 3 else seen


@in_game(
    "show", "the third seat is shown what the first passes", rf"{MOVE}pass .*leaves seat 2 the same view .*shown\[0\]"
)
def show_to_the_third(fact: Event, viewer: Viewer) -> Event:
    is_theirs = isinstance(fact, Passed) and fact.seat == 0 and viewer == 2
    return fact if is_theirs else shown(fact, viewer)


# What is offered, refused and said


@in_game("parts", "parts tell a hand at the last card", rf"{HIDDEN} seat \d is told other parts of .*parts\.to")
def parts_at_the_end(state: Magpies, action: int) -> Parts:
    parts = notation.parts(state, action)
    neighbour = state.hands[state.left_of(state.to_act)]
    is_last = not is_pass(action) and len(state.hands[state.to_act]) == 1 and neighbour
    return msgspec.structs.replace(parts, to="trick" if neighbour[0] % 2 else "table") if is_last else parts


@in_game("facts", "what the last to play is refused tells a hand", rf"{HIDDEN} seat \d is refused .* facts\.led")
def facts_of_the_last(state: Magpies, action: int) -> dict[str, Fact]:
    known = public.facts(state, action)
    following = state.hands[state.left_of(state.to_act)]
    if len(state.trick) < state.players - 1 or not following:
        return known
    return known | {"led": NAMES[following[0]]}


@in_state("refusal", "what a seat lacks is refused by who holds it", rf"{HIDDEN} seat \d is refused .* code is")
def refusal_by_holder(self: Magpies, action: int) -> int:
    code: int = RIGHT["refusal"](self, action)
    is_told = code == rules.NOT_IN_HAND and len(self.trick) == 1 and card_of(action) in self.stock
    return rules.MUST_FOLLOW if is_told else code


@in_game("remark", "a remark on the last card tells whether it wins", rf"{HIDDEN} seat \d hears else of .*remark")
def remark_on_the_last(state: Magpies, action: int) -> Remark:
    if is_pass(action) or len(state.hands[state.to_act]) > 1 or state.trick:
        return remarks.remark(state, action)
    held = [card for seat, hand in enumerate(state.hands) if seat != state.to_act for card in hand]
    return Remark("wins", {"count": sum(heuristic.is_over(other, card_of(action)) for other in held)})


@in_game("topic", "what a move is about tells the next hand", rf"{HIDDEN} .* is about something else: topic")
def topic_peeks(state: Magpies, action: int) -> str:
    return "title" if max(state.hands[state.left_of(state.to_act)], default=0) > 11 else "summary"


# The heuristic


class Deciding(heuristic.Heuristic):
    """Of equals it takes the one that a hidden card speaks for."""

    def choose(self, state: State, rng: Rng) -> int:
        assert isinstance(state, Magpies)
        ratings = {action: self.rate(state, action) for action in state.legal_actions()}
        best = [action for action, rating in ratings.items() if rating == max(ratings.values())]
        return best[self.hint(state, rng) % len(best)]

    def hint(self, state: Magpies, rng: Rng) -> int:
        return sum(state.hands[state.left_of(state.to_act)])


class DecidingSeldom(Deciding):
    """Only where one card lies in the next hand."""

    def hint(self, state: Magpies, rng: Rng) -> int:
        return 1 if 7 in state.hands[state.left_of(state.to_act)] else 0


class DecidingByLuck(Deciding):
    """By what luck will bring."""

    def hint(self, state: Magpies, rng: Rng) -> int:
        return state.rng.clone().next_u32() % 7


class DecidingByGift(Deciding):
    """By what others have put face down."""

    def hint(self, state: Magpies, rng: Rng) -> int:
        return (
            sum(state.given[seat] for seat in range(state.players) if seat != state.to_act) if state.is_passing else 0
        )


SUBTLE += [
    Mutant(
        f"between equals the heuristic goes by {what}",
        rf"{AFTER}: .*heuristic of seat \d .*action is",
        game={"heuristic": kind},
    )
    for what, kind in {
        "the next hand": Deciding,
        "a single card": DecidingSeldom,
        "luck to come": DecidingByLuck,
        "passed cards": DecidingByGift,
    }.items()
]

# Copies


def sharing_within(field: str) -> Callable[[Magpies], Magpies]:
    """A clone with a list of its own that holds the very lists of the original."""

    def clone(self: Magpies) -> Magpies:
        twin: Magpies = RIGHT["clone"](self)
        setattr(twin, field, [*getattr(self, field)])
        return twin

    return clone


def clone_between_tricks(self: Magpies) -> Magpies:
    """Shares what was turned up, but only between two tricks."""
    twin: Magpies = RIGHT["clone"](self)
    if not self.trick:
        twin.turned = self.turned
    return twin


SUBTLE += [
    *(
        Mutant(
            f"the lists within {field} are shared",
            rf"{AFTER}: playing a .*{said}",
            state={"clone": sharing_within(field)},
        )
        for field, said in {"played": "played", "hands": "hand", "lacks": "lacks"}.items()
    ),
    Mutant("a clone shares between tricks", rf"{AFTER}: playing a .*turned", state={"clone": clone_between_tricks}),
]


@in_game("imagine", "imagine forgets a gift until it is taken up", rf"{AFTER}.*given")
def imagine_while_passing(view: MagpiesView) -> Magpies:
    state = public.imagine(view)
    if state.is_passing and isinstance(view.viewer, int):
        state.given[view.viewer] = NOTHING
    return state


# Redeals

FORGOTTEN = rf"{AFTER}: of \d+ deals that {SEAT} could imagine before .* when redealt after it"


def forgetting_lacks(is_forgotten: Callable[[Magpies, int, int], bool]) -> Callable[[Magpies, int, Rng], None]:
    """A redeal that does not know of some seats which colours they lack."""

    def redeal(self: Magpies, seat: int, rng: Rng) -> None:
        kept = self.lacks
        self.lacks = [set() if is_forgotten(self, seat, owner) else one for owner, one in enumerate(kept)]
        RIGHT["redeal"](self, seat, rng)
        self.lacks = kept

    return redeal


def redeal_in_a_ring(self: Magpies, seat: int, rng: Rng) -> None:
    """The cards lie in a ring, of which each hand is cut in one piece: each card is as often in each hand."""
    RIGHT["redeal"](self, seat, rng)
    if self.is_passing or seat < 0 or any(self.lacks) or self.known_card(seat) != NOTHING:
        return
    others = [owner for owner in range(self.players) if owner != seat]
    unseen = sorted(self.stock + [card for owner in others for card in self.hands[owner]])
    cut = rng.below(len(unseen))
    ring = unseen[cut:] + unseen[:cut]
    for owner in others:
        held = len(self.hands[owner])
        self.hands[owner], ring = sorted(ring[:held]), ring[held:]
    self.stock = sorted(ring)
    for giver in others:
        receiver = self.left_of(giver)
        if receiver != seat and self.given[giver] != NOTHING:
            gifts = self.hands[receiver] + self.played[receiver]
            self.given[giver] = gifts[rng.below(len(gifts))]


SUBTLE += [
    Mutant("redeal forgets what everybody lacks", FORGOTTEN, state={"redeal": forgetting_lacks(lambda *_: True)}),
    Mutant(
        "redeal forgets what the left neighbour lacks",
        FORGOTTEN,
        state={"redeal": forgetting_lacks(lambda state, seat, owner: seat >= 0 and owner == state.left_of(seat))},
    ),
    Mutant(
        "redeal forgets between tricks what was not followed",
        FORGOTTEN,
        state={"redeal": forgetting_lacks(lambda state, seat, owner: not state.trick)},
    ),
    Mutant(
        "redeal knows only the first colour that somebody lacks",
        FORGOTTEN,
        state={"redeal": forgetting_lacks(lambda state, seat, owner: len(state.lacks[owner]) > 1)},
    ),
    Mutant(
        "redeal cuts hands from a ring",
        rf"{AFTER}: of \d+ redeals for {SEAT} none is as the cards really lie",
        state={"redeal": redeal_in_a_ring},
    ),
]

# Going back


def recall_nothing(self: Magpies, action: int, later: State, seat: int, rng: Rng) -> int:
    """Leaves the cards where they happen to lie."""
    return action


SUBTLE += [
    Mutant("a recall lays nothing", rf"{AFTER}: .*seat \d recalls", state={"recall": recall_nothing}),
]

# Luck and records


@in_game(
    "chance",
    "a record names another card than was turned up",
    rf"{AFTER}: its chance in the record names a card that is in none of its facts",
)
def chance_nudged(events: Sequence[Event]) -> list[dict[str, Any]]:
    return [
        {"turned": NAMES[(NAMES.index(one["turned"]) + 1) % KINDS]} if "turned" in one else one
        for one in record.chance(events)
    ]


@in_state("scores", "scores count the hand in the last deal", rf"{AFTER}: with other hidden cards: scores\[\d\]")
def scores_late(self: Magpies) -> list[int]:
    if self.deal < self.deals or self.is_passing:
        return self.points[:]
    return [
        points + len([card for card in hand if card > 9]) for points, hand in zip(self.points, self.hands, strict=True)
    ]


@in_state("outcome", "the outcome tells a hand at three", rf"{AFTER}: with other hidden cards: outcome is")
def outcome_at_three(self: Magpies) -> int:
    return 1 + self.hands[2][0] if self.players == 3 and self.hands[2] and not self.is_over else self.luck + 1
