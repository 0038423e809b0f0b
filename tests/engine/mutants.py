"""Magpies with a mistake in it, in many ways: what the conformance kit must find, and what it must say.

A mutant names what it replaces: fields of the `Game`, methods of the state, or what the rules import.
"""

import os
import re
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from importlib.resources import files
from types import MappingProxyType
from typing import Annotated, Any, NamedTuple

import msgspec
from librt.vecs import vec
from msgspec import UNSET

from parlour.engine.event import EachTheirOwn, Event, Hidden, Open, SeenBy, Viewer, shapes, shown
from parlour.engine.game import AnyGame, EngineClauses, Fact, Options, Parts, Remark, Say
from parlour.engine.guide import Guide
from parlour.engine.ints import Ints
from parlour.engine.layout import Field, Observation
from parlour.engine.memory import Memory, glanced
from parlour.engine.observer import Sheet
from parlour.engine.rng import Rng, Sfc32
from parlour.engine.state import LEGAL, UNTOLD, State
from parlour.testing.records import HASH_SEEDS
from tests.folder import folder
from tests.sample import GAME, heuristic, notation, observation, public, record, remarks, rules
from tests.sample.events import EVENTS, Dealt, EndedDeal, Exchanged, MagpieCame, Passed
from tests.sample.public import MagpiesView
from tests.sample.rules import NAMES, NOTHING, PASS, PLAY, Magpies, card_of, colour_of, is_pass

DealtToYou = shapes(Dealt)[1]
PassedUnseen = shapes(Passed)[1]

SEAT = r"(seat \d|the spectator)"
MOVE = r"move \d+ \("
AFTER = r"(before move 1|after move \d+ \(seat \d: (pass|play) \w+-\d\))"


class Mutant(NamedTuple):
    """A mistake."""

    name: str
    said: str
    """What the message must say, as a regular expression, besides the table and the seed."""
    game: Mapping[str, Any] = MappingProxyType({})
    """What is replaced in `GAME`."""
    state: Mapping[str, Any] = MappingProxyType({})
    """What is replaced in `Magpies`."""
    rules: Mapping[str, Any] = MappingProxyType({})
    """What is replaced in the module of the rules."""


MUTANTS: list[Mutant] = []


def in_game(field: str, name: str, said: str) -> Callable[[Any], Any]:
    """Adds a mutant that replaces one field of the game."""

    def add(wrong: Any) -> Any:
        MUTANTS.append(Mutant(name, said, game={field: wrong}))
        return wrong

    return add


def in_state(method: str, name: str, said: str) -> Callable[[Any], Any]:
    """Adds a mutant that replaces one method of the state."""

    def add(wrong: Any) -> Any:
        MUTANTS.append(Mutant(name, said, state={method: wrong}))
        return wrong

    return add


# What is shown


def declaring(name: str, said: str, event: str, *fields: tuple[str, Any] | tuple[str, Any, Any]) -> Mutant:
    """A mutant with another declaration of an event: who sees what of it."""
    wrong = msgspec.defstruct(event, fields, bases=(Event,), frozen=True, tag=event)
    events = tuple(wrong if kind.__name__ == event else kind for kind in EVENTS)
    return Mutant(name, said, game={"events": events}, rules={event: wrong})


MUTANTS += [
    declaring(
        "everybody is shown all hands of a new deal",
        rf"{MOVE}play .*{SEAT} .*(shown\[\d\]\.hands|cards .*: \")",
        "Dealt",
        ("dealer", int),
        ("hands", Open[list[list[str]]]),
        ("stock", Hidden[list[str]]),
    ),
    declaring(
        "everybody is shown the stock of a new deal",
        rf"{MOVE}play .*{SEAT} .*(shown\[\d\]\.stock|cards .*: \")",
        "Dealt",
        ("dealer", int),
        ("hands", Annotated[list[list[str]], EachTheirOwn("hand")]),
        ("stock", Open[list[str]]),
    ),
    declaring(
        "everybody is shown a passed card",
        rf"{MOVE}pass .*leaves {SEAT} the same view .*shown\[0\]",
        "Passed",
        ("seat", int),
        ("card", Open[str]),
    ),
    declaring(
        "one seat is shown all passed cards",
        rf"{MOVE}pass .*(leaves seat 1 the same view .*shown|shows seat \d the same)",
        "Passed",
        ("seat", int),
        ("card", Annotated[str, SeenBy("other")]),
        ("other", int, 1),
    ),
    declaring(
        "everybody is shown all passed cards at the exchange",
        rf"{MOVE}pass .*{SEAT}",
        "Exchanged",
        ("cards", Open[list[str]]),
    ),
    declaring(
        "only its player is shown what is played",
        rf"{MOVE}play .*shows {SEAT} the same and leaves it another view",
        "Played",
        ("seat", int),
        ("card", Annotated[str, SeenBy("seat")]),
    ),
    declaring(
        "nobody is shown what is turned up",
        rf"{MOVE}play .*shows {SEAT} the same and leaves it",
        "MagpieCame",
        ("seat", int),
        ("card", Hidden[str]),
    ),
]


@in_game("show", "the stock of a new deal is shown to seats", rf"{MOVE}.*shows {SEAT} cards .*: \"")
def show_stock(fact: Event, viewer: Viewer) -> Event:
    seen = shown(fact, viewer)
    if isinstance(fact, Dealt) and isinstance(seen, DealtToYou):
        return msgspec.structs.replace(seen, hand=fact.hands[int(viewer)] + fact.stock[:1])
    return seen


@in_game("show", "seats are shown a neighbour's new hand", rf"{MOVE}.*shows {SEAT} cards .*: \"")
def show_neighbour(fact: Event, viewer: Viewer) -> Event:
    if isinstance(fact, Dealt) and isinstance(viewer, int):
        return shown(fact, (viewer + 1) % len(fact.hands))
    return shown(fact, viewer)


@in_game("show", "the receiver is shown a passed card too early", rf"{MOVE}pass .*leaves {SEAT} the same view .*shown")
def show_gift(fact: Event, viewer: Viewer) -> Event:
    if isinstance(fact, Passed) and isinstance(viewer, int) and viewer - 1 == fact.seat:
        return fact
    return shown(fact, viewer)


@in_game("show", "only a spectator is shown a passed card", rf"{MOVE}pass .*leaves the spectator the same view .*shown")
def show_spectator(fact: Event, viewer: Viewer) -> Event:
    return fact if isinstance(fact, Passed) and viewer == "spectator" else shown(fact, viewer)


@in_game("show", "a seat is shown what another got", rf"{MOVE}pass .*{SEAT}")
def show_other_gift(fact: Event, viewer: Viewer) -> Event:
    if isinstance(fact, Exchanged) and isinstance(viewer, int):
        return shown(fact, (viewer + 1) % len(fact.cards))
    return shown(fact, viewer)


@in_game(
    "show", "a colour is told by the seat of an event", rf"{MOVE}pass .*leaves {SEAT} the same view .*shown\[0\]\.seat"
)
def show_colour(fact: Event, viewer: Viewer) -> Event:
    seen = shown(fact, viewer)
    if isinstance(fact, Passed) and isinstance(seen, PassedUnseen) and fact.card.startswith("red"):
        return PassedUnseen((fact.seat + 1) % 2)
    return seen


@in_game("show", "all cards open show less", rf"{AFTER}: what all cards open show")
def show_less(fact: Event, viewer: Viewer) -> Event:
    return shown(fact, "spectator" if viewer == "open" and isinstance(fact, Dealt) else viewer)


class DealtWithHint(Event, frozen=True):
    """A new deal, and a number that says something of another hand."""

    dealer: int
    hand: list[str]
    hint: int


def hinting(hint: Callable[[list[list[str]], int], int]) -> dict[str, Any]:
    """A game that shows seats a number with every new deal, made of all hands."""

    def show(fact: Event, viewer: Viewer) -> Event:
        if isinstance(fact, Dealt) and isinstance(viewer, int):
            return DealtWithHint(fact.dealer, fact.hands[viewer], hint(fact.hands, viewer))
        return shown(fact, viewer)

    return {"show": show}


def left_sum(hands: list[list[str]], seat: int) -> int:
    return sum(int(card[-1]) for card in hands[(seat + 1) % len(hands)])


def higher_first(hands: list[list[str]], seat: int) -> int:
    """Whether of two other seats the first one's lowest card stands higher on the list of cards."""
    others = [hand for owner, hand in enumerate(hands) if owner != seat]
    return int(NAMES.index(others[0][0]) > NAMES.index(others[-1][0]))


SWAPPED = rf"{AFTER}: {SEAT} is shown something else of Dealt with .*: shown\.hint"

TOLD = rf"({SWAPPED}|{MOVE}play .*leaves {SEAT} the same view and shows more: shown\[\d\]\.hint)"

HINTING = [
    Mutant("a new deal tells the sum of a neighbour's hand", TOLD, game=hinting(left_sum)),
    Mutant("a new deal tells which neighbour is better off", TOLD, game=hinting(higher_first)),
]
"""What two properties find."""

MUTANTS += HINTING


class DealtWithTell(Dealt, frozen=True):
    """A new deal that says something of a hand in a number of its own."""

    tell: int


def open_deal_telling(self: Magpies, log: list[Event] | None) -> None:
    logged: list[Event] = []
    RIGHT["open_deal"](self, logged)
    if log is not None:
        log += [
            DealtWithTell(one.dealer, one.hands, one.stock, max(self.hands[0])) if isinstance(one, Dealt) else one
            for one in logged
        ]


def show_tell(fact: Event, viewer: Viewer) -> Event:
    if isinstance(fact, DealtWithTell) and isinstance(viewer, int):
        return DealtWithHint(fact.dealer, fact.hands[viewer], fact.tell)
    return shown(fact, viewer)


MUTANTS.append(
    Mutant(
        "a new deal tells a number that no cards stand beside",
        rf"{MOVE}play .*leaves {SEAT} the same view and shows more: shown\[\d\]\.hint",
        game={"show": show_tell, "events": (*GAME.events, DealtWithTell)},
        state={"open_deal": open_deal_telling},
    )
)


@in_game(
    "show", "spectators are not shown what is turned up", rf"{MOVE}play .*shows the spectator the same and leaves it"
)
def show_no_magpie(fact: Event, viewer: Viewer) -> Event:
    if isinstance(fact, MagpieCame) and viewer == "spectator":
        return PassedUnseen(fact.seat)
    return shown(fact, viewer)


# Views


def with_player(view: MagpiesView, seat: int, **fields: Any) -> MagpiesView:
    players = list(view.players)
    players[seat] = msgspec.structs.replace(players[seat], **fields)
    return msgspec.structs.replace(view, players=players)


@in_game("view", "a view holds a neighbour's hand", rf"{AFTER}: with other hidden cards {SEAT} .*players\[\d\]\.hand")
def view_hand(state: Magpies, viewer: Viewer) -> MagpiesView:
    seen = public.view(state, viewer)
    if isinstance(viewer, int):
        seat = state.left_of(viewer)
        return with_player(seen, seat, hand=public.names_of(state.hands[seat]))
    return seen


@in_game(
    "view", "a spectator sees a passed card", rf"{AFTER}: with other hidden cards the spectator .*players\[\d\]\.given"
)
def view_given(state: Magpies, viewer: Viewer) -> MagpiesView:
    seen = public.view(state, viewer)
    if viewer == "spectator" and not state.is_passing and state.deal == 2:
        return with_player(seen, 0, given=NAMES[state.given[0]])
    return seen


@in_game("view", "a view counts a colour in the stock", rf"{AFTER}: with other hidden cards {SEAT} .*view\.bonus")
def view_count(state: Magpies, viewer: Viewer) -> MagpiesView:
    reds = sum(colour_of(card) == 0 for card in state.stock) if viewer != "open" else 0
    return msgspec.structs.replace(public.view(state, viewer), bonus=state.bonus + 100 * reds)


@in_game("view", "a view says whether a hand is strong", rf"{AFTER}: with other hidden cards {SEAT} .*points")
def view_strength(state: Magpies, viewer: Viewer) -> MagpiesView:
    seen = public.view(state, viewer)
    if viewer == "open":
        return seen
    return with_player(seen, 0, points=state.points[0] + 1000 * (max(state.hands[0], default=0) > 12))


@in_game("view", "a view forgets what was given", rf"{AFTER}.*{SEAT}")
def view_forgets(state: Magpies, viewer: Viewer) -> MagpiesView:
    seen = public.view(state, viewer)
    if isinstance(viewer, int) and not state.is_passing:
        return with_player(seen, viewer, given=UNSET, has_given=False)
    return seen


# What is left of a view for somebody who looks now

SPIED: list[Magpies] = []
"""The state that was looked at last."""


def spying(state: Magpies, viewer: Viewer) -> MagpiesView:
    SPIED[:] = [state]
    return public.view(state, viewer)


def holds_red(state: Magpies) -> bool:
    """Whether the stock holds more red cards than it should."""
    return sum(colour_of(card) == 0 for card in state.stock) > 1


def peeking(view: MagpiesView) -> MagpiesView:
    """Leaves one field more out when the stock is of a kind."""
    seen = glanced(view)
    return msgspec.structs.replace(seen, deals=UNSET) if holds_red(SPIED[0]) else seen


MUTANTS.append(
    Mutant(
        "what a glance leaves out tells of the stock",
        rf"{AFTER}: with other hidden cards {SEAT} has another glance at the same view: glance",
        game={"view": spying, "glance": peeking},
    )
)


@in_game("glance", "a glance shows a card", rf"{AFTER}: a glance of {SEAT} says what the view does not: glance\.stock")
def glance_beyond(view: MagpiesView) -> MagpiesView:
    return msgspec.structs.replace(glanced(view), stock=["red-1"])


@in_game("glance", "a glance counts otherwise", rf"{AFTER}: a glance of .* says what the view does not: glance\.bonus")
def glance_counts(view: MagpiesView) -> MagpiesView:
    return msgspec.structs.replace(glanced(view), bonus=view.bonus + 1)


@in_game("glance", "a glance does not say whose turn it is", rf"{AFTER}: a glance of {SEAT} does not say to_act")
def glance_turnless(view: MagpiesView) -> MagpiesView:
    return msgspec.structs.replace(glanced(view), to_act=UNSET)


class ViewWithoutClause(MagpiesView, frozen=True, kw_only=True):
    """A view of Magpies that leaves something to memory by no rule."""

    deal: Annotated[int, Memory("M-X9")]


MUTANTS.append(
    Mutant(
        "something is memory by a clause that does not exist",
        r"ViewWithoutClause\.deal is memory by M-X9, and the rules have no such clause",
        game={"view_type": ViewWithoutClause},
    )
)


@in_game("view", "a view names somebody to act after the end", rf"{AFTER}: to_act in the view of")
def view_to_act(state: Magpies, viewer: Viewer) -> MagpiesView:
    return msgspec.structs.replace(public.view(state, viewer), to_act=state.to_act)


# Offers, refusals, remarks, the heuristic


@in_game(
    "facts", "a refusal tells the next hand", rf"{AFTER}: with other hidden cards seat \d is refused .* facts\.hand"
)
def facts_hand(state: Magpies, action: int) -> dict[str, Fact]:
    return public.facts(state, action) | {"hand": public.names_of(state.hands[state.left_of(state.to_act)])}


@in_game("facts", "a refusal tells the stock, once it is short", rf"{AFTER}: .*seat \d is refused .* facts\.led")
def facts_stock(state: Magpies, action: int) -> dict[str, Fact]:
    known = public.facts(state, action)
    return known | {"led": NAMES[state.stock[0]]} if len(state.stock) == 2 else known


@in_game(
    "facts", "the order of a refusal's facts tells", rf"{AFTER}: .*seat \d is refused .* facts has .* in another order"
)
def facts_order(state: Magpies, action: int) -> dict[str, Fact]:
    known = public.facts(state, action)
    is_odd = sum(state.hands[state.left_of(state.to_act)]) % 2
    return dict(reversed(known.items())) if is_odd else known


@in_game("facts", "a refusal lacks a fact", rf"{AFTER}.*KeyError")
def facts_missing(state: Magpies, action: int) -> dict[str, Fact]:
    return {name: fact for name, fact in public.facts(state, action).items() if name != "follow"}


@in_state("refusal", "a refusal depends on another hand", rf"{AFTER}.*(refused|offered)")
def refusal_peeks(self: Magpies, action: int) -> int:
    code: int = RIGHT["refusal"](self, action)
    if code == rules.NOT_IN_HAND and card_of(action) in self.hands[self.left_of(self.to_act)]:
        return rules.MUST_FOLLOW
    return code


@in_state(
    "legal", "offers come in an order that tells", rf"{AFTER}: with other hidden cards seat \d is offered .*legal\[0\]"
)
def legal_order(self: Magpies, out: Ints) -> None:
    RIGHT["legal"](self, out)
    offered = out.listed()
    if self.stock and self.stock[0] % 2:
        offered.reverse()
    out.clear()
    for action in offered:
        out.push(action)


@in_state("legal", "what may not be played is offered", r"(offered and refused|is offered)")
def legal_all(self: Magpies, out: Ints) -> None:
    out.clear()
    if not self.is_over:
        for card in self.hands[self.to_act]:
            out.push((PASS if self.is_passing else PLAY) + card)


@in_state("legal", "nothing is offered at the last card", r"(nothing to do|nothing is offered)")
def legal_none(self: Magpies, out: Ints) -> None:
    RIGHT["legal"](self, out)
    if self.deal == 2 and len(self.hands[self.to_act]) == 1:
        out.clear()


@in_game("remark", "a remark counts the cards that really beat", rf"{AFTER}: .*seat \d hears else of .*remark\.")
def remark_peeks(state: Magpies, action: int) -> Remark:
    card = card_of(action)
    return Remark("wins", {"count": sum(heuristic.is_over(other, card) for hand in state.hands for other in hand)})


@in_game("remark", "a remark tells a passed card", rf"{AFTER}: .*seat \d hears else of .*remark\.")
def remark_gift(state: Magpies, action: int) -> Remark:
    gift = state.given[state.to_act - 1]
    said = remarks.remark(state, action)
    return said if gift == NOTHING or not state.is_passing else Remark(said.code, {**said.facts, "gift": NAMES[gift]})


class Peeping(heuristic.Heuristic):
    """Looks at the next hand."""

    def rate(self, state: Magpies, action: int) -> int:
        following = state.hands[state.left_of(state.to_act)]
        return super().rate(state, action) + sum(heuristic.is_over(card, card_of(action)) for card in following)


class Prophet(heuristic.Heuristic):
    """Tries a move out with the luck of the match."""

    def rate(self, state: Magpies, action: int) -> int:
        after = state.clone()
        after.apply(action)
        return super().rate(state, action) + sum(after.turned) + sum(after.stock[:1])


class Remembering(heuristic.Heuristic):
    """One player for all seats that remembers what it saw."""

    def __init__(self) -> None:
        self.seen: set[int] = set()

    def rate(self, state: Magpies, action: int) -> int:
        rating = super().rate(state, action) + 5 * sum(heuristic.is_over(card, card_of(action)) for card in self.seen)
        self.seen |= set(state.hands[state.to_act])
        return rating


class Spending(heuristic.Heuristic):
    """Takes its luck from the match."""

    def choose(self, state: State, rng: Rng) -> int:
        return super().choose(state, state.rng)


MUTANTS += [
    Mutant(
        "the heuristic sees the next hand", rf"{AFTER}: .*heuristic of seat \d .*action is", game={"heuristic": Peeping}
    ),
    Mutant(
        "the heuristic sees luck to come", rf"{AFTER}: .*heuristic of seat \d .*action is", game={"heuristic": Prophet}
    ),
    Mutant("the heuristic remembers other hands", rf"{AFTER}: .*heuristic of seat \d", game={"heuristic": Remembering}),
    Mutant(
        "the heuristic spends the match's luck",
        rf"{AFTER}: (asking for the heuristic's|played again from the same seed)",
        game={"heuristic": Spending},
    ),
]


# Scores, ranking, outcome


@in_state("scores", "scores so far count the hand", rf"{AFTER}: with other hidden cards: scores\[\d\]")
def scores_hand(self: Magpies) -> list[int]:
    return [points + sum(hand) for points, hand in zip(self.points, self.hands, strict=True)]


@in_state(
    "scores",
    "a trick is worth half a point",
    r"scores \[.*0\.5.*\] and ranking .*: a score is a whole number|int object expected; got float",
)
def scores_half(self: Magpies) -> list[float]:
    return [points / 2 for points in self.points]


@in_state("outcome", "the outcome tells the stock", rf"{AFTER}: with other hidden cards: outcome is")
def outcome_stock(self: Magpies) -> int:
    return self.stock[0] if self.stock else 0


@in_state("ranking", "the ranking forgets a seat", r"the ranking \[.*does not hold every seat once")
def ranking_short(self: Magpies) -> list[list[int]]:
    return State.ranking(self)[:2]


@in_state("ranking", "equal points go by seat", r"scores \[.*ranking \[.*parted by the number of the seat")
def ranking_by_seat(self: Magpies) -> list[list[int]]:
    return [[seat] for place in State.ranking(self) for seat in place]


@in_state("ranking", "everybody shares the second place", r"scores \[.*ranking \[.*share a place")
def ranking_shared(self: Magpies) -> list[list[int]]:
    first, *others = State.ranking(self)
    return [first, sorted(seat for place in others for seat in place)] if others else [first]


@in_state("ranking", "less is better, and nobody says so", r"scores \[.*ranking \[.*more is better")
def ranking_upside_down(self: Magpies) -> list[list[int]]:
    return State.ranking(self)[::-1]


@in_state("ranking", "the last deal's winner is ahead", r"scores \[.*ranking \[.*more is better")
def ranking_last(self: Magpies) -> list[list[int]]:
    places = State.ranking(self)
    return places[::-1] if self.leader == 0 else places


# Copies


def forgetting(field: str) -> Callable[[Magpies], Magpies]:
    """A clone that leaves a field as it is in a new state."""

    def clone(self: Magpies) -> Magpies:
        twin: Magpies = RIGHT["clone"](self)
        setattr(twin, field, getattr(Magpies(self.players, self.rng), field))
        return twin

    return clone


def sharing(field: str) -> Callable[[Magpies], Magpies]:
    """A clone that shares a field with the original."""

    def clone(self: Magpies) -> Magpies:
        twin: Magpies = RIGHT["clone"](self)
        setattr(twin, field, getattr(self, field))
        return twin

    return clone


def dreaming(field: str) -> Callable[[MagpiesView], Magpies]:
    """An `imagine` that leaves a field as it is in a new state."""

    def imagine(view: MagpiesView) -> Magpies:
        state = public.imagine(view)
        setattr(state, field, getattr(Magpies(state.players, state.rng), field))
        return state

    return imagine


FIELD = {"lacks": "lacks", "given": "given", "points": "points", "trick": "trick", "bonus": "bonus", "dealer": "dealer"}

MUTANTS += [
    *(
        Mutant(f"a clone forgets {field}", rf"{AFTER}.*{said}", state={"clone": forgetting(field)})
        for field, said in {**FIELD, "deals": "(deals|is_over|phase)", "leader": "leader"}.items()
    ),
    *(
        Mutant(f"a clone shares {field}", rf"{AFTER}: playing a .*{said}", state={"clone": sharing(field)})
        for field, said in {
            "hands": "hand",
            "points": "points",
            "turned": "turned",
            "rng": "luck",
            "lacks": "lacks",
        }.items()
    ),
    *(
        Mutant(f"imagine forgets {field}", rf"{AFTER}.*{said}", game={"imagine": dreaming(field)})
        for field, said in {
            **FIELD,
            "deals": "(deals|to_act|phase)",
            "leader": "leader",
            "turned": "(turned|cards)",
        }.items()
    ),
]


@in_game("imagine", "imagine looks at nobody's gift", rf"{AFTER}.*{SEAT}.*(hand|given)")
def imagine_gift(view: MagpiesView) -> Magpies:
    state = public.imagine(view)
    if isinstance(view.viewer, int) and not state.is_passing:
        state.given[view.viewer] = NOTHING
    return state


# Redeals


def redealing(wrong: Callable[[Magpies, Magpies, int, Rng], None]) -> Callable[[Magpies, int, Rng], None]:
    """A redeal, and then something that should not be; it is given the state as it was."""

    def redeal(self: Magpies, seat: int, rng: Rng) -> None:
        before: Magpies = RIGHT["clone"](self)
        RIGHT["redeal"](self, seat, rng)
        wrong(self, before, seat, rng)

    return redeal


def swap(state: Magpies, wanted: int, to: list[int]) -> None:
    """Brings a card to a hand or the stock, against the first there."""
    for pile in (*state.hands, state.stock):
        if wanted in pile and to and pile is not to:
            pile[pile.index(wanted)], to[0] = to[0], wanted
            pile.sort()
            to.sort()
            return


def keep_all(state: Magpies, before: Magpies, seat: int, rng: Rng) -> None:
    state.hands, state.stock, state.given = before.hands, before.stock, before.given


def keep_stock_card(state: Magpies, before: Magpies, seat: int, rng: Rng) -> None:
    if before.stock and not state.is_passing:
        swap(state, before.stock[-1], state.stock)


def keep_gifts(state: Magpies, before: Magpies, seat: int, rng: Rng) -> None:
    if state.is_passing:
        for giver, gift in enumerate(before.given):
            if gift != NOTHING and giver != seat:
                swap(state, gift, state.hands[giver])
                state.given[giver] = gift


def keep_luck(state: Magpies, before: Magpies, seat: int, rng: Rng) -> None:
    state.rng = before.rng


def lose_known(state: Magpies, before: Magpies, seat: int, rng: Rng) -> None:
    known = before.known_card(seat)
    if known != NOTHING:
        swap(state, known, state.stock)


def ignore_lacks(state: Magpies, before: Magpies, seat: int, rng: Rng) -> None:
    for owner, colours in enumerate(state.lacks):
        for card in state.stock[:]:
            if owner != seat and colour_of(card) in colours and state.hands[owner]:
                swap(state, card, state.hands[owner])
                return


def prefer_low(state: Magpies, before: Magpies, seat: int, rng: Rng) -> None:
    """Of two redeals, the one with the lower stock."""
    other: Magpies = RIGHT["clone"](before)
    RIGHT["redeal"](other, seat, rng)
    if sum(other.stock) < sum(state.stock):
        state.hands, state.stock, state.given = other.hands, other.stock, other.given


def one_way(state: Magpies, before: Magpies, seat: int, rng: Rng) -> None:
    """The same for everybody, whatever luck says."""
    RIGHT["redeal"](state, seat, Sfc32(1))


def spend_own(state: Magpies, before: Magpies, seat: int, rng: Rng) -> None:
    """By luck of the module's own, which nobody has given it."""
    UNSTEADY.next_u32()
    RIGHT["redeal"](state, seat, UNSTEADY.clone())


def change_seen(state: Magpies, before: Magpies, seat: int, rng: Rng) -> None:
    state.leader = state.left_of(state.leader)


def redeal_for_the_first_seat(state: Magpies, rng: Rng) -> None:
    RIGHT["redeal"](state, 0, rng)


def keep_own_luck(state: Magpies, rng: Rng) -> None:
    pass


MUTANTS += [
    Mutant(
        "new luck deals hands anew",
        rf"{AFTER}: with new luck, the view of {SEAT}",
        state={"renew_luck": redeal_for_the_first_seat},
    ),
    Mutant("new luck is the old one", rf"{AFTER}: with new luck, the luck", state={"renew_luck": keep_own_luck}),
    Mutant(
        "redeal keeps everything",
        rf"{AFTER}.*{SEAT}.*(depends on the real cards|always dealt the same)",
        state={"redeal": redealing(keep_all)},
    ),
    Mutant(
        "redeal keeps a card of the stock",
        rf"{AFTER}: .*{SEAT} depends on the real cards: open view\.",
        state={"redeal": redealing(keep_stock_card)},
    ),
    Mutant(
        "redeal keeps passed cards",
        rf"{AFTER}: .*{SEAT} depends on the real cards: open view\.",
        state={"redeal": redealing(keep_gifts)},
    ),
    Mutant("redeal keeps the luck", rf"{AFTER}: .*{SEAT}.* luck", state={"redeal": redealing(keep_luck)}),
    Mutant("redeal moves a known card", rf"{AFTER}.*{SEAT}", state={"redeal": redealing(lose_known)}),
    Mutant("redeal gives what somebody lacks", rf"{AFTER}.*{SEAT}", state={"redeal": redealing(ignore_lacks)}),
    Mutant(
        "redeal prefers a low stock",
        rf"{AFTER}: redeals for {SEAT} are not equally likely",
        state={"redeal": redealing(prefer_low)},
    ),
    Mutant(
        "redeal always deals one way", rf"{AFTER}.*{SEAT}.*always dealt the same", state={"redeal": redealing(one_way)}
    ),
    Mutant(
        "redeal takes its luck from elsewhere",
        rf"{AFTER}: .*{SEAT} with the same luck differs .*open view\.",
        state={"redeal": redealing(spend_own)},
    ),
    Mutant("redeal changes what is seen", rf"{AFTER}.*{SEAT}.*leader", state={"redeal": redealing(change_seen)}),
]


# Luck, records, rules


@in_game("chance", "a record lacks new deals", rf"{MOVE}play .*chance is .*open view\.")
def chance_deal(events: Sequence[Event]) -> list[dict[str, Any]]:
    return [outcome for outcome in record.chance(events) if "deal" not in outcome]


@in_game("chance", "a record lacks what was turned up", rf"{MOVE}play .*chance is .*open view\.")
def chance_turned(events: Sequence[Event]) -> list[dict[str, Any]]:
    return record.chance([event for event in events if not isinstance(event, MagpieCame)])


@in_state("apply", "a card vanishes", r"cards instead of 15")
def apply_loses(self: Magpies, action: int, log: list[Event] | None = None) -> None:
    RIGHT["apply"](self, action, log)
    if self.luck != NOTHING:
        self.turned.pop()


@in_state("apply", "a logged move goes another way", rf"{AFTER}.*")
def apply_logged(self: Magpies, action: int, log: list[Event] | None = None) -> None:
    RIGHT["apply"](self, action, log)
    if log is None and self.luck != NOTHING:
        self.points[0] += 1


@in_state("finish_deal", "the match never ends", r"not over.*does it ever end")
def never_ends(self: Magpies, log: list[Event] | None) -> None:
    self.deal = 0
    RIGHT["finish_deal"](self, log)


@in_game("topic", "what a decision is about has no words", r"there is no message colour-\w+, the topic of play")
def topic_unsaid(state: Magpies, action: int) -> str:
    return "" if is_pass(action) else f"colour-{rules.COLOUR_NAMES[rules.colour_of(card_of(action))]}"


@in_game(
    "topic", "what a decision is about speaks of something", r"event-Played, the topic of play .* and is told nothing"
)
def topic_told(state: Magpies, action: int) -> str:
    return "" if is_pass(action) else "event-Played"


@in_state("recall", "a deal gone back over lacks the card that was played", rf"{AFTER}: .*(another view|other cards)")
def recall_forgets(self: Magpies, action: int, later: Magpies, seat: int, rng: Rng) -> int:
    told: int = RIGHT["recall"](self, action, later, seat, rng)
    if told != UNTOLD and self.to_act != seat:
        self.hands[self.to_act].remove(card_of(action))
    return told


@in_state("recall", "how far is told depends on hidden cards", rf"{AFTER}: how many moves seat \d is told of depends")
def recall_peeks(self: Magpies, action: int, later: Magpies, seat: int, rng: Rng) -> int:
    told: int = RIGHT["recall"](self, action, later, seat, rng)
    return UNTOLD if later.stock and later.stock[0] % 2 else told


@in_state("finish_trick", "a move never ends", r"no end after .* seconds of computing: an endless loop")
def endless(self: Magpies, log: list[Event] | None) -> None:
    while self.trick:
        self.bonus += 0


@in_state(
    "redeal", "a redeal tries for ever", r"no end after .* an endless loop \(in redeal_tries, mutants\.py, line \d+\)"
)
def redeal_tries(self: Magpies, seat: int, rng: Rng) -> None:
    while True:
        try:
            assert not self.hands
        except Exception:
            continue


@in_state("redeal", "a redeal tries for ever, whatever happens", r"no end after .* seconds of computing")
def redeal_insists(self: Magpies, seat: int, rng: Rng) -> None:
    while True:
        try:
            assert not self.hands
        except BaseException:
            continue


@in_state("finish_deal", "a game ends the process", r"magpies, 2 players, .*SystemExit: 0")
def exits(self: Magpies, log: list[Event] | None) -> None:
    raise SystemExit(0)


MUTANTS.append(
    Mutant(
        "a refusal has no reason",
        rf"{AFTER}: LookupError: magpies has no reason for the refusal code {rules.MUST_FOLLOW}",
        game={"reasons": tuple(reason for reason in GAME.reasons if reason.code != rules.MUST_FOLLOW)},
    )
)

KNOWN_TO_ALL: list[set[int]] = [set(), set(), set()]


@in_state("play", "knowledge outlives its match", r"after another match: open view\.players\[\d\]\.lacks")
def play_remembered(self: Magpies, card: int, log: list[Event] | None) -> None:
    self.lacks = KNOWN_TO_ALL[: self.players]
    RIGHT["play"](self, card, log)


@in_state("refusal", "after the end moves are still taken", rf"{AFTER}: .*(offered|too late)")
def refusal_late(self: Magpies, action: int) -> int:
    return rules.NOT_IN_HAND if self.is_over and 0 <= action < rules.ACTIONS else RIGHT["refusal"](self, action)


@in_game("write", "two actions are written alike", r"is both action \d+ and action \d+")
def write_alike(action: int) -> str:
    return notation.write(card_of(action))


@in_game("deal", "luck comes from elsewhere", r"magpies")
def deal_unsteady(players: int, options: Options, rng: Rng) -> Magpies:
    UNSTEADY.next_u32()
    return record.deal(players, options, UNSTEADY.clone())


UNSTEADY = Sfc32(1)


class Unsteady(heuristic.Heuristic):
    """Chooses by the order of a set of strings."""

    def choose(self, state: State, rng: Rng) -> int:
        assert state.refusal(state.legal_actions()[0]) == LEGAL
        return GAME.parse(next(iter({notation.write(action) for action in state.legal_actions()})))


class Elsewhere(heuristic.Heuristic):
    """Comes to no end where hashes are as in the kit's other processes."""

    def choose(self, state: State, rng: Rng) -> int:
        while os.environ.get("PYTHONHASHSEED") in HASH_SEEDS:
            time.sleep(1)
        return super().choose(state, rng)


ELSEWHERE: AnyGame = replace(GAME, heuristic=Elsewhere)
HASHED: AnyGame = replace(GAME, heuristic=Unsteady)
"""Under a name, so that another process finds it."""


def view_by_hashes(state: Magpies, viewer: Viewer) -> MagpiesView:
    """Lists a hand in the order of a set of strings."""
    seen = public.view(state, viewer)
    hand = seen.players[viewer].hand if isinstance(viewer, int) else UNSET
    return seen if hand is UNSET else with_player(seen, int(viewer), hand=[*{*hand}])


def facts_by_hashes(state: Magpies, action: int) -> dict[str, Fact]:
    """Lists it so where it says why not."""
    return public.facts(state, action) | {"hand": [*{*public.names_of(state.hands[state.to_act])}]}


def remark_by_hashes(state: Magpies, action: int) -> Remark:
    """Lists it so where it says why."""
    return Remark("wins", {"hand": [*{*public.names_of(state.hands[state.to_act])}]})


VIEW_HASHED: AnyGame = replace(GAME, view=view_by_hashes)
FACTS_HASHED: AnyGame = replace(GAME, facts=facts_by_hashes)
REMARK_HASHED: AnyGame = replace(GAME, remark=remark_by_hashes)
"""What is told in the order of a set, which is another in every process; the matches are the same."""

MUTANTS.append(Mutant("the heuristic goes by hashes", r"PYTHONHASHSEED=\d.*differently", game={"heuristic": Unsteady}))

# What is given out


@in_state(
    "finish_deal", "a fact shares the state's list of points", rf"{AFTER}: the facts of move \d+ .*facts\[\d\]\.scores"
)
def finish_sharing(self: Magpies, log: list[Event] | None) -> None:
    logged: list[Event] = []
    RIGHT["finish_deal"](self, logged)
    if log is not None:
        log += [EndedDeal(one.deal, self.points) if isinstance(one, EndedDeal) else one for one in logged]


@in_game("show", "to show a deal takes its stock away", rf"{AFTER}: to show the facts changed them: facts\[\d\]\.stock")
def show_spending(fact: Event, viewer: Viewer) -> Event:
    if isinstance(fact, Dealt) and isinstance(viewer, int):
        fact.stock.clear()
    return shown(fact, viewer)


MUTANTS.append(
    Mutant(
        "notation ends with a line break",
        r"'pass red-1\\n' is not one printable line",
        game={"write": lambda action: notation.write(action) + "\n"},
    )
)


@in_game("facts", "a fact of a refusal is a sentence", rf"{AFTER}: a refusal of pass .* no data: facts\.hand is 'red ")
def facts_sentence(state: Magpies, action: int) -> dict[str, Fact]:
    hand = ", ".join(public.names_of(state.hands[state.to_act])).replace("-", " ")
    return public.facts(state, action) | {"hand": f"red 0, {hand}"}


@in_game("remark", "a remark is a sentence", rf"{AFTER}: the remark on pass \w+-\d is no Remark: 'Leaves")
def remark_sentence(state: Magpies, action: int) -> Remark | str:
    return "Leaves you none of that colour." if is_pass(action) else remarks.remark(state, action)


@in_game("remark", "a fact of a remark is a sentence", rf"{AFTER}: the remark on play .* no data: facts\.count is 'no")
def remark_fact(state: Magpies, action: int) -> Remark:
    return remarks.remark(state, action) if is_pass(action) else Remark("wins", {"count": "no higher cards"})


@in_game("result", "a shared first place has no result", r"luck Sfc32\(\d+\), at the end: ZeroDivisionError")
def result_of_one(state: Magpies) -> dict[str, Any]:
    best = sorted(state.points)
    return {"lead": 100 // (best[-1] - best[-2])} if state.is_over else {}


class Unbounded(Guide):
    """Values a position by its points."""

    def value(self, state: State, out: vec[float]) -> None:
        for seat, points in enumerate(state.scores()):
            out[seat] = float(points)


class Playful(Guide):
    """Plays on where it should only look."""

    def is_horizon(self, state: State) -> bool:
        return state.to_act == 0

    def value(self, state: State, out: vec[float]) -> None:
        if not state.is_over:
            state.apply(state.legal_actions()[0])
        super().value(state, out)


MUTANTS += [
    Mutant(
        "a bid is more than can be sent",
        rf"{AFTER}: pass .* has parts that cannot be sent: Expected `int` <= 1000 - at `\$\.count`",
        game={"parts": lambda state, action: msgspec.structs.replace(notation.parts(state, action), count=5_000)},
    ),
    Mutant(
        "two kinds of card have one name", r"two kinds of card are called 'red-1'", game={"cards": ("red-1", *NAMES)}
    ),
    Mutant("a card has no kind", r"there are 15 kinds of cards, and names for 16", game={"cards": (*NAMES, "joker")}),
    Mutant(
        "there is progress for one seat",
        rf"{AFTER}: the progress is not .*: \[1\]",
        game={"progress": lambda state: [1]},
    ),
    Mutant("former rules have today's number", r"the same number: \[1, 1\]", game={"earlier": (GAME,)}),
    Mutant(
        "the guide counts points",
        rf"{AFTER}: the guide's values are not from 0 to 1: \[",
        game={"own_guide": lambda: Unbounded(heuristic.Heuristic())},
    ),
    Mutant(
        "the guide plays on",
        rf"{AFTER}: the guide changed the state: open view\.",
        game={"own_guide": lambda: Playful(heuristic.Heuristic())},
    ),
]


@in_game("view", "the stock's count holds turned cards", rf"{AFTER}: open view\.stock_count is \d+, and there are \d")
def view_miscounts(state: Magpies, viewer: Viewer) -> MagpiesView:
    seen = public.view(state, viewer)
    return msgspec.structs.replace(seen, stock_count=seen.stock_count + len(state.turned))


# Deals


@in_game("start", "the start of a record is empty", r"seed \d+ has the same start .* open view\.")
def start_empty(state: Magpies) -> dict[str, Any]:
    return {}


@in_game("start", "the start of a record names only the dealer", r"seed \d+ has the same start .* open view\.")
def start_dealer(state: Magpies) -> dict[str, Any]:
    return {"dealer": state.dealer}


@in_game("deal", "the first deal is not shuffled", rf"of \d+ deals .* when redealt for {SEAT}")
def deal_in_order(players: int, options: Options, rng: Rng) -> Magpies:
    state = record.deal(players, options, rng)
    pack = list(range(rules.KINDS))
    state.hands = [pack[rules.HAND * seat : rules.HAND * (seat + 1)] for seat in range(players)]
    state.stock = pack[rules.HAND * players :]
    return state


@in_game("deal", "the best red card is always dealt", rf"of \d+ deals .* when redealt for {SEAT}")
def deal_kindly(players: int, options: Options, rng: Rng) -> Magpies:
    state = record.deal(players, options, rng)
    if rules.VALUES - 1 in state.stock:
        swap(state, rules.VALUES - 1, state.hands[0])
    return state


def to_the_left(state: Magpies, before: Magpies, seat: int, rng: Rng) -> None:
    """Before anything is passed the left neighbour has the best red card, unless somebody else has."""
    if state.is_passing and rules.VALUES - 1 in state.stock and before.given == [NOTHING] * state.players:
        swap(state, rules.VALUES - 1, state.hands[state.left_of(max(seat, 0))])


MUTANTS.append(
    Mutant(
        "redeal gives the best red card to the left",
        rf"of \d+ deals .* when redealt for {SEAT}",
        state={"redeal": redealing(to_the_left)},
    )
)


# Parts


@in_game(
    "parts", "cards of a colour have the same parts", rf"{AFTER}: pass .* and pass .* have the same parts: {{.*red"
)
def parts_colour(state: Magpies, action: int) -> Parts:
    return msgspec.structs.replace(notation.parts(state, action), card="red-1")


@in_game("parts", "parts tell a neighbour's card", rf"{AFTER}: with other hidden cards seat \d is told other parts of")
def parts_peeking(state: Magpies, action: int) -> Parts:
    following = state.hands[state.left_of(state.to_act)]
    return msgspec.structs.replace(notation.parts(state, action), count=following[0] if following else 0)


@in_game("parts", "parts of what is refused tell who holds it", rf"{AFTER}: .* is told other parts of .*parts\.seat")
def parts_of_refused(state: Magpies, action: int) -> Parts:
    holders = [seat for seat, hand in enumerate(state.hands) if card_of(action) in hand]
    return msgspec.structs.replace(notation.parts(state, action), seat=holders[0] if holders else 0)


@in_game("parts", "a part is a card in words", rf"{AFTER}: .* has a part that is no card of the game: 'red 1'")
def parts_worded(state: Magpies, action: int) -> Parts:
    return msgspec.structs.replace(notation.parts(state, action), card=NAMES[card_of(action)].replace("-", " "))


@in_game("parts", "the left neighbour of the last seat is nobody", rf"{AFTER}: .* part that is no seat of the table: 2")
def parts_beyond(state: Magpies, action: int) -> Parts:
    return msgspec.structs.replace(notation.parts(state, action), seat=state.to_act + 1)


@in_game(
    "parts", "an offer has a verb without words", r"the offer pass .* cannot be said: .*no message offer-hand_over"
)
def parts_verb(state: Magpies, action: int) -> Parts:
    return msgspec.structs.replace(notation.parts(state, action), verb="hand_over" if is_pass(action) else "play")


MUTANTS.append(
    Mutant(
        "a misplaced card is refused without a reason",
        r"LookupError: magpies has no reason for the refusal code 99",
        game={"misplaced": 99},
    )
)


# Words


def texts() -> dict[str, str]:
    """The words of Magpies, by their paths."""
    words = files("tests.sample") / "words"
    paths = [f"{language}/{file}" for language in ("en", "de") for file in ("game.ftl", "rules.md")]
    return {path: (words / path).read_text(encoding="utf-8") for path in paths}


def saying(path: str, pattern: str, instead: str) -> dict[str, Any]:
    """Magpies with other words: in files whose path ends like this whatever the pattern finds is replaced."""
    known = texts()
    changed = {
        name: re.sub(pattern, instead, text, flags=re.DOTALL | re.MULTILINE) if name.endswith(path) else text
        for name, text in known.items()
    }
    assert changed != known, (path, pattern)
    return {"words": folder(changed)}


MUTANTS += [
    Mutant("there are no words at all", r"there is no en/game\.ftl in memory", game={"words": folder({})}),
    Mutant(
        "there are no words in English",
        r"there is no en/game\.ftl in memory",
        game={"words": folder({path: text for path, text in texts().items() if path != "en/game.ftl"})},
    ),
    Mutant(
        "the rules are nowhere to be read",
        r"magpies has no rules in 'en'",
        game={"words": folder({path: text for path, text in texts().items() if path.endswith(".ftl")})},
    ),
    Mutant(
        "a paragraph of the rules has no source",
        r"ProseError: memory/en/rules\.md:11: a paragraph of a clause ends with its source",
        game=saying("en/rules.md", r"stock\. \*\(book\)\*", "stock."),
    ),
    Mutant(
        "a refusal names a clause that is gone",
        r"the refusal pass_first cites M-D2, and the rules have no such clause",
        game=saying("rules.md", "M-D2", "M-D3"),
    ),
    Mutant(
        "what the engine refuses names a clause that is gone",
        r"the refusal not_a_move cites M-T9, and the rules have no such clause",
        game={"clauses": EngineClauses(match_over="M-E1", not_a_move="M-T9", not_your_turn="M-T3")},
    ),
    Mutant(
        "the rules lack a clause in another language",
        r"the rules in de differ from those in en: M-T3 \(ruling\) stands where M-L1 \(book\) is expected",
        game=saying("de/rules.md", r"### M-L1.*?(?=###)", ""),
    ),
    Mutant(
        "an event has no words",
        r"memory/en/game\.ftl: there is no message event-PassedUnseen",
        game=saying("game.ftl", "^event-PassedUnseen .*?$", ""),
    ),
    Mutant(
        "a card has no words",
        r"memory/en/game\.ftl: there is no message card-red-3",
        game=saying("game.ftl", "^card-red-3 .*?$", ""),
    ),
    Mutant(
        "a choice of an option has no words",
        r"memory/en/game\.ftl: there is no message option-length-long",
        game=saying("game.ftl", "^option-length-long .*?$", ""),
    ),
    Mutant(
        "a refusal has no words",
        r"memory/en/game\.ftl: there is no message refusal-not_in_hand",
        game=saying("game.ftl", "^refusal-not_in_hand .*?$", ""),
    ),
    Mutant(
        "a remark has no words",
        rf"{AFTER}: the remark on play \w+-\d cannot be said: memory/en/game\.ftl: there is no message remark-loses",
        game=saying("game.ftl", "^remark-loses .*?$", ""),
    ),
    Mutant(
        "the table has no words",
        rf"{AFTER}: the view of seat 0 cannot be said: memory/en/game\.ftl: there is no message table-deal",
        game=saying("game.ftl", "^table-deal =", "table-of ="),
    ),
    Mutant(
        "German lacks a message",
        r"memory/de/game\.ftl: there is no message event-Played",
        game=saying("de/game.ftl", "^event-Played .*?$", ""),
    ),
    Mutant(
        "German has a message of its own",
        r"memory/en/game\.ftl: there is no message greeting",
        game=saying("de/game.ftl", r"\Z", "greeting = Guten Tag\n"),
    ),
    Mutant(
        "German does not say how many",
        r"memory/de/game\.ftl: event-EndedDeal speaks of \$scores instead of \$deal, \$scores",
        game=saying("de/game.ftl", r"Runde \{ \$deal \} ist", "Die Runde ist"),
    ),
    Mutant(
        "an event speaks of what is hidden",
        r"memory/en/game\.ftl: event-PassedUnseen speaks of \$card, and is told \$seat",
        game=saying("game.ftl", "^event-PassedUnseen = .*?$", r"\g<0> { CARD($card) }"),
    ),
    Mutant(
        "an offer speaks of what it is not told",
        rf"{AFTER}: the offer play .* cannot be said: .*en/game\.ftl: offer-play: it speaks of \$seat, and is told",
        game=saying("game.ftl", "^offer-play = ", "offer-play = { NAME($seat) }: "),
    ),
    Mutant(
        "a message is for an event that is gone",
        r"memory/en/game\.ftl: event-Shuffled is for nothing that the game has",
        game=saying("game.ftl", r"\Z", "event-Shuffled = The cards are shuffled.\n"),
    ),
    Mutant(
        "cards of a colour are offered in the same words",
        rf"{AFTER}: in en pass \w+-\d and pass \w+-\d are both called 'Pass a card to Seat \d'",
        game=saying("en/game.ftl", r"Pass the \{ CARD\(\$card\) \} to", "Pass { $card -> \n *[any] a card\n } to"),
    ),
    Mutant(
        "an offer has nothing to say",
        rf"{AFTER}: the offer play \w+-\d has no words in de",
        game=saying("de/game.ftl", r"^offer-play = .*?$", 'offer-play = { $card ->\n *[any] { "" }\n }'),
    ),
    Mutant(
        "German names a card by its id",
        rf"{AFTER}: Played, shown to {SEAT}, is said with '(red|green|blue)' in de, which comes from no catalogue",
        game=saying("de/game.ftl", r"spielt die \{ CARD\(\$card\) \}", "spielt die { $card }"),
    ),
    Mutant(
        "a catalogue cannot be read",
        r"memory/de/game\.ftl:\d+: this is no message: title Elstern",
        game=saying("de/game.ftl", "^title =", "title"),
    ),
    Mutant(
        "a message is there twice",
        r"memory/en/game\.ftl: title stands there twice",
        game=saying("game.ftl", r"\Z", "title = Magpies\n"),
    ),
    Mutant(
        "a plural rule is nonsense",
        r"memory/en/game\.ftl: plural: 'n != ' is no rule|memory/en/game\.ftl: plural: 'n !=' is no rule",
        game=saying("game.ftl", r"\Z", "plural = one other; n !=\n"),
    ),
    Mutant(
        "a plural rule has a category too few",
        r"memory/en/game\.ftl: plural: of 'one' the rule 'n != 1' means \[0, 1\], from 0",
        game=saying("game.ftl", r"\Z", "plural = one; n != 1\n"),
    ),
    Mutant(
        "a plural category has no such name",
        r"memory/en/game\.ftl: plural: 'lots' is none of zero, one",
        game=saying("game.ftl", r"\Z", "plural = one lots; n != 1\n"),
    ),
    Mutant(
        "a message calls a function that is not there",
        r"memory/de/game\.ftl: event-MagpieCame: there is no function KARTE",
        game=saying("de/game.ftl", r"deckt die \{ CARD", "deckt die { KARTE"),
    ),
    Mutant(
        "a message wants a form that no card has",
        r"memory/de/game\.ftl: event-MagpieCame: there is no message card-… with the form \.dative",
        game=saying("de/game.ftl", r"deckt die \{ CARD\(\$card\)", 'deckt die { CARD($card, form: "dative")'),
    ),
    Mutant(
        "a message wants words of a kind that is not there",
        r"memory/de/game\.ftl: event-MagpieCame: there is no message karte-…",
        game=saying("de/game.ftl", r"deckt die \{ CARD\(\$card\)", 'deckt die { WORD($card, of: "karte")'),
    ),
    Mutant(
        "a list is put into a sentence as it is",
        rf"{AFTER}: WonTrick, shown to {SEAT}, cannot be said: .*en/game\.ftl: event-WonTrick: a list needs a function",
        game=saying("en/game.ftl", r"CARDS\(\$cards\) \}, and", "$cards }, and"),
    ),
    Mutant(
        "a card's name is that of a seat",
        rf"{AFTER}: Played, shown to {SEAT}, cannot be said: .*event-Played: '\w+-\d' is no seat",
        game=saying("en/game.ftl", r"plays the \{ CARD", "plays the { NAME"),
    ),
]


@in_game(
    "table", "the table is English in code", rf"{AFTER}: the view of seat 0 is said with 'stock' in en, which comes"
)
def table_english(view: MagpiesView, say: Say) -> str:
    return f"{notation.table(view, say)}\nstock: {view.stock_count}"


@in_game("table", "a spectator's table is empty", rf"{AFTER}: the view of the spectator has no words in en")
def table_empty(view: MagpiesView, say: Say) -> str:
    return "" if view.viewer == "spectator" else notation.table(view, say)


MUTANTS.append(
    Mutant(
        "an event is not declared",
        rf"{AFTER}: EndedDeal is none of the events that the game says it has",
        game={"events": tuple(kind for kind in EVENTS if kind is not EndedDeal)},
    )
)


RIGHT: dict[str, Any] = {
    name: vars(Magpies)[name]
    for name in (
        *("apply", "clone", "finish_deal", "finish_trick", "legal", "open_deal", "play"),
        *("recall", "redeal", "refusal"),
    )
}
"""The methods as they should be."""


def game_of(mutant: Mutant) -> AnyGame:
    """The game with the mistakes that are outside the state."""
    if mutant.game == {"heuristic": Unsteady}:
        return HASHED
    return replace(GAME, **mutant.game)


# What is told in bytes


class TellsStock(observation.Encoder):
    """The top of the stock in place of how many cards it holds."""

    def see(self, state: State, seat: int, out: Sheet) -> None:
        assert isinstance(state, Magpies)
        super().see(Stocked(state), seat, out)


class TellsGifts(observation.Encoder):
    """Everybody's passed card to everybody."""

    def see(self, state: State, seat: int, out: Sheet) -> None:
        assert isinstance(state, Magpies)
        super().see(state, seat, out)
        out.skip(-observation.SEATS * rules.KINDS)
        for away in range(state.players):
            given = state.given[(seat + away) % state.players]
            if given != NOTHING and out.written()[out.at + away * rules.KINDS + given] == 0:
                out.mark(away * rules.KINDS + given, 1)
        out.skip(observation.SEATS * rules.KINDS)


class TellsLuck(observation.Encoder):
    """What luck says next."""

    def see(self, state: State, seat: int, out: Sheet) -> None:
        super().see(state, seat, out)
        out.skip(-1)
        if out.written()[out.at] == 0:
            out.mark(0, state.rng.clone().next_u32() & 1)
        out.skip(1)


class TellsLastOutcome(observation.Encoder):
    """How the match came here, which the view does not say."""

    def see(self, state: State, seat: int, out: Sheet) -> None:
        assert isinstance(state, Magpies)
        super().see(state, seat, out)
        out.skip(-1)
        if out.written()[out.at] == 0:
            out.mark(0, state.luck + 1)
        out.skip(1)


class EndsEarly(observation.Encoder):
    """With two players a field is missing."""

    def see(self, state: State, seat: int, out: Sheet) -> None:
        super().see(state, seat, out)
        if state.players == 2:
            out.skip(-rules.KINDS)


class WritesBeyond(observation.Encoder):
    """Into the row of somebody else."""

    def uncover(self, state: State, seat: int, out: Sheet) -> None:
        super().uncover(state, seat, out)
        out.mark(0, 1)


class RemembersTricks(observation.Encoder):
    """Goes on telling what another position had."""

    def __init__(self) -> None:
        self.saw_a_trick = False

    def see(self, state: State, seat: int, out: Sheet) -> None:
        assert isinstance(state, Magpies)
        flag = out.at + observation.SEATS + 2
        super().see(state, seat, out)
        if self.saw_a_trick and not state.trick and out.written()[flag] == 0:
            out.mark(flag - out.at, 9)
        self.saw_a_trick = self.saw_a_trick or bool(state.trick)


class HidesHands(observation.Encoder):
    """The whole state without the other hands and the stock."""

    def uncover(self, state: State, seat: int, out: Sheet) -> None:
        out.skip(sum(field.size for field in observation.HIDDEN))


class HidesOrder(observation.Encoder):
    """What was played in any order."""

    def uncover(self, state: State, seat: int, out: Sheet) -> None:
        assert isinstance(state, Magpies)
        twin = state.clone()
        twin.played = [sorted(cards) for cards in twin.played]
        super().uncover(twin, seat, out)


def Stocked(state: Magpies) -> Magpies:  # noqa: N802
    """The state with a stock as large as its first card."""
    twin = state.clone()
    twin.stock = [0] * (state.stock[0] if state.stock else 0)
    return twin


def observing(name: str, said: str, encoder: type[observation.Encoder]) -> Mutant:
    """A mutant that tells something else in bytes."""
    return Mutant(name, said, game={"observation": Observation(observation.SEEN, observation.HIDDEN, encoder)})


FEWER_CODES = tuple(Field(one.name, one.shape, one.meaning, one.codes // 2) for one in observation.HIDDEN)

TELLING = [
    observing("the top of the stock is told", r"seat \d is told something else: stock_count\[0\]", TellsStock),
    observing("everybody is told what was passed", r"seat \d is told something else: given\[\d+\]", TellsGifts),
    observing("luck to come is told", r"seat \d is told something else: given\[\d+\]", TellsLuck),
    observing("more is told than the view says", r"seat \d imagines .* something else: given\[\d+\]", TellsLastOutcome),
    observing("a field is left out", r"`see` ends after \d+ bytes, and the fields up to `seen` have \d+", EndsEarly),
    observing("the next row is written into", r"writes outside its row", WritesBeyond),
    observing("an observer remembers", r"written over another the observation of seat \d is another", RemembersTricks),
    observing("hands are missing in the whole state", r"same bytes as magpies, .* open view is another", HidesHands),
    observing("the order of play is missing", r"two cards of view\.players\[\d\]\.played\[\d\] exchanged", HidesOrder),
    Mutant(
        "a code stands there that there is not",
        r"the field '\w+' has \d+ codes, and \d+ stands there",
        game={"observation": Observation(observation.SEEN, FEWER_CODES, observation.Encoder)},
    ),
    Mutant(
        "two fields have one name",
        r"two fields 'hand'",
        game={
            "observation": Observation(
                (*observation.SEEN, observation.SEEN[12]), observation.HIDDEN, observation.Encoder
            )
        },
    ),
]
