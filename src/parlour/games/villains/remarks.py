"""What is to be said for or against a move of Villains, from what its player can know.

Points are what the piles count as they lie (V-E2, V-E3): everybody has seen how many Heroes went where.
"""

from parlour.games.villains.notation import counted
from parlour.games.villains.public import in_words
from parlour.games.villains.rules.actions import (
    AS_HERO,
    LEFT,
    MOST_PLAYERS,
    OWN,
    RIGHT,
    USE_CURSE,
    USE_HYPNOTIZE,
    USE_MEDDLING,
    USE_NO_ESCAPE,
    USE_SWIPE,
    USE_WHIRLPOOL_LEFT,
    card_of,
)
from parlour.games.villains.rules.cards import NAMES, NOTHING, NUMBER_CARDS, NUMBERS
from parlour.games.villains.rules.piles import (
    HERO,
    KIND_MASK,
    heroes_in,
    is_cancelled,
    is_hero,
    is_secret,
    layer,
    points_in,
    showing,
    shows_number,
    weight,
)
from parlour.games.villains.rules.state import Villains

NO_EFFECT = "has no effect: there is nothing for it to act on"
KEEPS_POINTS = "changes no pile's points"


def remark(state: Villains, action: int) -> str:
    """One sentence about a legal action of the seat to act."""
    kind = card_of(action)
    if action < LEFT:
        return on_own(state, kind)
    if action < RIGHT:
        return on_neighbour(state, kind, state.left_of(state.to_act))
    if action < AS_HERO:
        return on_neighbour(state, kind, state.right_of(state.to_act))
    if action < USE_CURSE:
        return on_hero(state, kind)
    if action == USE_CURSE:
        return on_curse(state)
    if action < USE_MEDDLING:
        return on_hypnotize(state, action - USE_HYPNOTIZE)
    if action == USE_MEDDLING:
        return on_meddling(state)
    if action < USE_NO_ESCAPE:
        return on_swipe(state, action - USE_SWIPE)
    if action == USE_NO_ESCAPE:
        return on_no_escape(state)
    return on_whirlpool(state, to_left=action == USE_WHIRLPOOL_LEFT)


# What piles count


def number_of(kind: int) -> int:
    return kind % NUMBERS + 1


def leader(state: Villains) -> int:
    """The opponent whose pile counts most; of equal ones the next in turn."""
    others = [(state.to_act + step) % state.players for step in range(1, state.players)]
    return max(others, key=lambda seat: points_in(state.seats[seat].tally))


def who(state: Villains, seat: int) -> str:
    if seat == state.to_act:
        return "you"
    return f"seat {seat}, the strongest opponent" if seat == leader(state) else f"seat {seat}"


def changes(state: Villains, tallies: dict[int, int]) -> str:
    """How many points each pile gains or loses that comes to a new tally: "you +4, seat 1 -6"."""
    told = []
    for seat in sorted(tallies, key=lambda seat: (seat - state.to_act) % state.players):
        gain = points_in(tallies[seat]) - points_in(state.seats[seat].tally)
        if gain != 0:
            told.append(f"{'you' if seat == state.to_act else f'seat {seat}'} {gain:+d}")
    return ", ".join(told) or KEEPS_POINTS


def is_unknown(state: Villains, laid: int) -> bool:
    """Whether the seat to act has never seen the face of a card on a pile."""
    return is_secret(laid) and layer(laid) != state.to_act


def top_of(state: Villains, seat: int) -> str:
    """The top of a pile in words."""
    top = state.seats[seat].top()
    if top == NOTHING:
        return "nothing"
    return "a Hero" if is_hero(top) else in_words(NAMES[top])


# A card on a pile


def cancelling(heroes: int, number: int) -> str:
    """What so many Heroes do, without saying whose: "4 Heroes cancel the 4s"."""
    return f"{'Hero cancels' if heroes == 1 else f'{heroes} Heroes cancel'} the {number}s"


def on_own(state: Villains, kind: int) -> str:
    player = state.seats[state.to_act]
    number, heroes = number_of(kind), heroes_in(player.tally)
    if is_cancelled(number, heroes):
        return f"counts nothing as long as your {cancelling(heroes, number)}"
    words = f"your pile then counts {points_in(player.tally + weight(kind))}"
    better = best_stay(state)
    if number_of(better) > number:
        return f"{words}, though {in_words(NAMES[better])} could stay too"
    return words


def best_stay(state: Villains) -> int:
    """The highest card that may go on the own pile and would count there, or else any that may."""
    heroes = heroes_in(state.seats[state.to_act].tally)
    stays = [action for action in state.legal_actions() if action < LEFT]
    return max(stays, key=lambda kind: 0 if is_cancelled(number_of(kind), heroes) else number_of(kind))


def on_neighbour(state: Villains, kind: int, seat: int) -> str:
    heroes, number = heroes_in(state.seats[seat].tally), number_of(kind)
    if is_cancelled(number, heroes):
        return f"costs you nothing as long as seat {seat}'s {cancelling(heroes, number)}"
    return f"gives {counted(number, 'point', 'points')} to {who(state, seat)}"


def on_hero(state: Villains, kind: int) -> str:
    tally = state.seats[state.to_act].tally
    before, heroes = heroes_in(tally), heroes_in(tally) + 1
    lost = numbers_cancelled(tally, heroes, instead_of=before)
    saved = numbers_cancelled(tally, before, instead_of=heroes)
    told = ([f"cancels your {lost}"] if lost else []) + ([f"lets your {saved} count again"] if saved else [])
    words = f"your Hero number {heroes} {' and '.join(told) or 'cancels nothing of yours'}"
    if told:
        words += f": {changes(state, {state.to_act: tally + weight(HERO)})}"
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


def on_curse(state: Villains) -> str:
    tops = {seat: player.top() for seat, player in enumerate(state.seats) if shows_number(player.top())}
    if not tops:
        return NO_EFFECT
    highest = max(number_of(top) for top in tops.values())
    hit = [seat for seat, top in tops.items() if number_of(top) == highest]
    removed = in_words(NAMES[tops[hit[0]]]) if len(hit) == 1 else f"all {highest}s that show"
    if hit == [state.to_act]:
        return f"removes nothing but your own {removed}"
    return f"removes {removed}: {changes(state, {seat: without_top(state, seat) for seat in hit})}"


def without_top(state: Villains, seat: int) -> int:
    """What a pile counts by without its top card."""
    player = state.seats[seat]
    return player.tally - weight(player.top())


def on_hypnotize(state: Villains, seat: int) -> str:
    if seat == MOST_PLAYERS:
        return NO_EFFECT
    top = state.seats[seat].top()
    taken = "a Hero that you have not seen" if is_unknown(state, top) else in_words(NAMES[top & KIND_MASK])
    return f"puts {taken} into your hand: {changes(state, {seat: without_top(state, seat)})}"


def on_meddling(state: Villains) -> str:
    tallies, unknown = {}, []
    for seat in range(state.players):
        if state.is_target(seat):
            top = state.seats[seat].top()
            if is_unknown(state, top):
                unknown.append(seat)
            else:
                turned = top & KIND_MASK if is_hero(top) else top | HERO
                tallies[seat] = without_top(state, seat) + weight(turned)
    if not tallies and not unknown:
        return NO_EFFECT
    told = [changes(state, tallies)] if tallies else []
    if unknown:
        told.append(f"turns up what you have not seen at {' and '.join(f'seat {seat}' for seat in unknown)}")
    return "; ".join(told)


def on_swipe(state: Villains, seat: int) -> str:
    if seat == MOST_PLAYERS:
        return NO_EFFECT
    me = state.to_act
    tallies = {
        me: without_top(state, me) + weight(state.seats[seat].top()),
        seat: without_top(state, seat) + weight(state.seats[me].top()),
    }
    return f"brings you {top_of(state, seat)} for {top_of(state, me)}: {changes(state, tallies)}"


def on_no_escape(state: Villains) -> str:
    hit = [
        seat
        for seat, player in enumerate(state.seats)
        if seat != state.to_act and player.hand_size > 0 and player.open == NOTHING
    ]
    if not hit:
        return NO_EFFECT
    return f"chance settles the next card of {counted(len(hit), 'opponent', 'opponents')}, and you see it"


def on_whirlpool(state: Villains, *, to_left: bool) -> str:
    if all(player.top() == NOTHING for player in state.seats):
        return NO_EFFECT
    giver = {seat: state.right_of(seat) if to_left else state.left_of(seat) for seat in range(state.players)}
    tallies = {seat: without_top(state, seat) + weight(state.seats[giver[seat]].top()) for seat in giver}
    me = state.to_act
    return f"brings you {top_of(state, giver[me])} for {top_of(state, me)}: {changes(state, tallies)}"
