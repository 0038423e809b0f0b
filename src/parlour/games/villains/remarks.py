"""What is to be said for or against a move of Villains, from what its player can know.

The action is applied to a copy, and what is said comes from the difference. Points are what the piles count as they lie
(V-E2, V-E3): everybody has seen how many Heroes went where.
"""

from collections.abc import Sequence

from parlour.engine.event import Event
from parlour.engine.game import Fact, Remark
from parlour.engine.game import remark as said
from parlour.games.villains.events import Cursed, HadNoEffect, Hypnotized, Picked, Swiped, Turned, Whirled
from parlour.games.villains.rules.actions import AS_HERO, LEFT, OWN, RIGHT, card_of, way_of
from parlour.games.villains.rules.cards import NAMES, NUMBER_CARDS, NUMBERS, number_of
from parlour.games.villains.rules.piles import heroes_in, is_cancelled, is_unknown_to, points_in, showing
from parlour.games.villains.rules.state import Villains


def remark(state: Villains, action: int) -> Remark:
    """What is to be said about a legal action of the seat to act."""
    after, log = state.clone(), list[Event]()
    after.apply(action, log)
    way, kind = way_of(action), card_of(action)
    if way == OWN:
        return on_own(state, after, kind)
    if way == LEFT:
        return on_neighbour(state, kind, state.left_of(state.to_act))
    if way == RIGHT:
        return on_neighbour(state, kind, state.right_of(state.to_act))
    if way == AS_HERO:
        return on_hero(state, after, kind)
    return on_power(state, after, log)


# What piles count


def strongest(state: Villains) -> int:
    """The opponent whose pile counts most; of equal ones the next in turn."""
    others = [(state.to_act + step) % state.players for step in range(1, state.players)]
    return max(others, key=lambda seat: points_in(state.seats[seat].tally))


def gains(state: Villains, after: Villains, *, hidden: Sequence[int] = ()) -> Fact:
    """How many points the pile of each seat gains or loses, none where it stays; empty if all do.

    Piles that turn up something hidden are left out.
    """
    found = [
        points_in(after.seats[seat].tally) - points_in(state.seats[seat].tally) if seat not in hidden else 0
        for seat in range(state.players)
    ]
    return [gain if gain != 0 else None for gain in found] if any(found) else []


# A card on a pile


def on_own(state: Villains, after: Villains, kind: int) -> Remark:
    number, heroes = number_of(kind), heroes_in(state.seats[state.to_act].tally)
    if is_cancelled(number, heroes):
        return said("stays_for_nothing", heroes=heroes, number=number)
    better = best_stay(state)
    points = points_in(after.seats[state.to_act].tally)
    return said("stays", points=points, better=NAMES[better] if number_of(better) > number else None)


def best_stay(state: Villains) -> int:
    """The highest card that may go on the own pile and would count there, or else any that may."""
    heroes = heroes_in(state.seats[state.to_act].tally)
    stays = [card_of(action) for action in state.legal_actions() if way_of(action) == OWN]
    return max(stays, key=lambda kind: 0 if is_cancelled(number_of(kind), heroes) else number_of(kind))


def on_neighbour(state: Villains, kind: int, seat: int) -> Remark:
    heroes, number = heroes_in(state.seats[seat].tally), number_of(kind)
    if is_cancelled(number, heroes):
        return said("costs_nothing", seat=seat, heroes=heroes, number=number)
    return said("gives", points=number, seat=seat, strongest=seat == strongest(state))


def on_hero(state: Villains, after: Villains, kind: int) -> Remark:
    tally = state.seats[state.to_act].tally
    before, heroes = heroes_in(tally), heroes_in(after.seats[state.to_act].tally)
    besides = "nothing"
    if kind >= NUMBER_CARDS:
        besides = "power"
    elif OWN + kind in state.legal_actions() and not is_cancelled(number_of(kind), before):
        besides = "stay"
    return said(
        "hero",
        number=heroes,
        cancels=number_cancelled(tally, heroes, instead_of=before),
        restores=number_cancelled(tally, before, instead_of=heroes),
        gains=gains(state, after),
        me=state.to_act,
        card=NAMES[kind],
        besides=besides,
    )


def number_cancelled(tally: int, heroes: int, *, instead_of: int) -> int | None:
    """The number in a pile that so many Heroes cancel and one more or less does not: never two (V-E2)."""
    for number in range(1, NUMBERS + 1):
        if showing(tally, number) > 0 and is_cancelled(number, heroes) and not is_cancelled(number, instead_of):
            return number
    return None


# Special cards


def on_power(state: Villains, after: Villains, log: Sequence[Event]) -> Remark:
    """What a power did, out of what it logged."""
    if any(isinstance(event, HadNoEffect) for event in log):
        return said("no_effect")
    cursed = [event for event in log if isinstance(event, Cursed)]
    if cursed:
        return on_curse(state, after, cursed)
    turned = [event.pile for event in log if isinstance(event, Turned)]
    if turned:
        return on_meddling(state, after, turned)
    picked = [event for event in log if isinstance(event, Picked)]
    if picked:
        return said("settles", count=len(picked))
    me = state.to_act
    for event in log:
        match event:
            case Hypnotized(_, pile, card, _):
                known = None if is_unknown_to(state.seats[pile].top(), me) else card
                return said("takes", card=known, gains=gains(state, after), me=me)
            case Swiped(_, _, taken, given):
                return said("brings", taken=taken, given=given, gains=gains(state, after), me=me)
            case Whirled(_, _, moved, onto):
                coming = moved[onto.index(me)]
                return said("brings", taken=coming, given=moved[me], gains=gains(state, after), me=me)
    raise LookupError("a power that nothing is known of")


def on_curse(state: Villains, after: Villains, cursed: Sequence[Cursed]) -> Remark:
    if [event.pile for event in cursed] == [state.to_act]:
        return said("removes_own", card=cursed[0].card)
    return said(
        "removes",
        card=cursed[0].card,
        number=number_of(NAMES.index(cursed[0].card)),
        count=len(cursed),
        gains=gains(state, after),
        me=state.to_act,
    )


def on_meddling(state: Villains, after: Villains, turned: Sequence[int]) -> Remark:
    """What the turned cards change, as far as the player has seen them (V-T15)."""
    unknown = [seat for seat in turned if is_unknown_to(state.seats[seat].top(), state.to_act)]
    if len(unknown) == len(turned):
        return said("turns_up", seats=[*unknown])
    return said("turns", gains=gains(state, after, hidden=unknown), me=state.to_act, seats=[*unknown])
