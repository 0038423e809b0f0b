"""What is to be said for or against a move of Villains, from what its player can know.

The action is applied to a copy, and what is said comes from the difference. Points are what the piles count as they lie
(V-E2, V-E3): everybody has seen how many Heroes went where.
"""

from collections.abc import Sequence

from parlour.engine.event import Event
from parlour.games.villains.events import Cursed, HadNoEffect, Hypnotized, Picked, Swiped, Turned, Whirled
from parlour.games.villains.notation import counted, laid_words
from parlour.games.villains.public import in_words
from parlour.games.villains.rules.actions import AS_HERO, LEFT, OWN, RIGHT, card_of, way_of
from parlour.games.villains.rules.cards import NAMES, NUMBER_CARDS, NUMBERS, number_of
from parlour.games.villains.rules.piles import heroes_in, is_cancelled, is_unknown_to, points_in, showing
from parlour.games.villains.rules.powers import whirled_from
from parlour.games.villains.rules.state import Villains

NO_EFFECT = "has no effect: there is nothing for it to act on"
KEEPS_POINTS = "changes no pile's points"


def remark(state: Villains, action: int) -> str:
    """One sentence about a legal action of the seat to act."""
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


def leader(state: Villains) -> int:
    """The opponent whose pile counts most; of equal ones the next in turn."""
    others = [(state.to_act + step) % state.players for step in range(1, state.players)]
    return max(others, key=lambda seat: points_in(state.seats[seat].tally))


def who(state: Villains, seat: int) -> str:
    if seat == state.to_act:
        return "you"
    return f"seat {seat}, the strongest opponent" if seat == leader(state) else f"seat {seat}"


def changes(state: Villains, after: Villains, *, hidden: Sequence[int] = ()) -> str:
    """How many points each pile gains or loses, but those that turn up something hidden: "you +4, seat 1 -6"."""
    told = []
    for step in range(state.players):
        seat = (state.to_act + step) % state.players
        gain = points_in(after.seats[seat].tally) - points_in(state.seats[seat].tally)
        if gain != 0 and seat not in hidden:
            told.append(f"{'you' if step == 0 else f'seat {seat}'} {gain:+d}")
    return ", ".join(told) or KEEPS_POINTS


# A card on a pile


def cancelling(heroes: int, number: int) -> str:
    """What so many Heroes do, without saying whose: "4 Heroes cancel the 4s"."""
    return f"{'Hero cancels' if heroes == 1 else f'{heroes} Heroes cancel'} the {number}s"


def on_own(state: Villains, after: Villains, kind: int) -> str:
    number, heroes = number_of(kind), heroes_in(state.seats[state.to_act].tally)
    if is_cancelled(number, heroes):
        return f"counts nothing as long as your {cancelling(heroes, number)}"
    words = f"your pile then counts {points_in(after.seats[state.to_act].tally)}"
    better = best_stay(state)
    if number_of(better) > number:
        return f"{words}, though {in_words(NAMES[better])} could stay too"
    return words


def best_stay(state: Villains) -> int:
    """The highest card that may go on the own pile and would count there, or else any that may."""
    heroes = heroes_in(state.seats[state.to_act].tally)
    stays = [card_of(action) for action in state.legal_actions() if way_of(action) == OWN]
    return max(stays, key=lambda kind: 0 if is_cancelled(number_of(kind), heroes) else number_of(kind))


def on_neighbour(state: Villains, kind: int, seat: int) -> str:
    heroes, number = heroes_in(state.seats[seat].tally), number_of(kind)
    if is_cancelled(number, heroes):
        return f"costs you nothing as long as seat {seat}'s {cancelling(heroes, number)}"
    return f"gives {counted(number, 'point', 'points')} to {who(state, seat)}"


def on_hero(state: Villains, after: Villains, kind: int) -> str:
    tally = state.seats[state.to_act].tally
    before, heroes = heroes_in(tally), heroes_in(after.seats[state.to_act].tally)
    lost = numbers_cancelled(tally, heroes, instead_of=before)
    saved = numbers_cancelled(tally, before, instead_of=heroes)
    told = ([f"cancels your {lost}"] if lost else []) + ([f"lets your {saved} count again"] if saved else [])
    words = f"your Hero number {heroes} {' and '.join(told) or 'cancels nothing of yours'}"
    if told:
        words += f": {changes(state, after)}"
    if kind >= NUMBER_CARDS:
        return f"{words}; spends {in_words(NAMES[kind])} without its power"
    if OWN + kind in state.legal_actions() and not is_cancelled(number_of(kind), before):
        return f"{words}; {in_words(NAMES[kind])} could stay Villain side up"
    return words


def numbers_cancelled(tally: int, heroes: int, *, instead_of: int) -> str:
    """The numbers in a pile that so many Heroes cancel and so many others do not: "1s and 6s"."""
    return " and ".join(
        f"{number}s"
        for number in range(1, NUMBERS + 1)
        if showing(tally, number) > 0 and is_cancelled(number, heroes) and not is_cancelled(number, instead_of)
    )


# Special cards


def on_power(state: Villains, after: Villains, log: Sequence[Event]) -> str:
    """What a power did, out of what it logged."""
    if any(isinstance(fact, HadNoEffect) for fact in log):
        return NO_EFFECT
    cursed = [fact for fact in log if isinstance(fact, Cursed)]
    if cursed:
        return on_curse(state, after, cursed)
    turned = [fact.pile for fact in log if isinstance(fact, Turned)]
    if turned:
        return on_meddling(state, after, turned)
    picked = [fact for fact in log if isinstance(fact, Picked)]
    if picked:
        return f"chance settles the next card of {counted(len(picked), 'opponent', 'opponents')}, and you see it"
    me = state.to_act
    for fact in log:
        match fact:
            case Hypnotized(_, _, card, laid_by):
                taken = in_words(card) if laid_by in (None, me) else "a Hero that you have not seen"
                return f"puts {taken} into your hand: {changes(state, after)}"
            case Swiped(_, _, taken, given):
                return f"brings you {top_words(taken)} for {top_words(given)}: {changes(state, after)}"
            case Whirled(_, direction, moved):
                giver = whirled_from(me, state.players, to_left=direction == "left")
                return f"brings you {top_words(moved[giver])} for {top_words(moved[me])}: {changes(state, after)}"
    raise LookupError("a power that nothing is known of")


def top_words(top: str | None) -> str:
    """The top of a pile as everybody sees it."""
    return "nothing" if top is None else laid_words(top)


def on_curse(state: Villains, after: Villains, cursed: Sequence[Cursed]) -> str:
    card = cursed[0].card
    removed = in_words(card) if len(cursed) == 1 else f"all {number_of(NAMES.index(card))}s that show"
    if [fact.pile for fact in cursed] == [state.to_act]:
        return f"removes nothing but your own {removed}"
    return f"removes {removed}: {changes(state, after)}"


def on_meddling(state: Villains, after: Villains, turned: Sequence[int]) -> str:
    """What the turned cards change, as far as the player has seen them (V-T15)."""
    unknown = [seat for seat in turned if is_unknown_to(state.seats[seat].top(), state.to_act)]
    told = [changes(state, after, hidden=unknown)] if len(unknown) < len(turned) else []
    if unknown:
        told.append(f"turns up what you have not seen at {' and '.join(f'seat {seat}' for seat in unknown)}")
    return "; ".join(told)
