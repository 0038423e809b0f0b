"""The special cards of Villains: what each power does (V-X1 to V-X6).

`seat` is whoever plays the card, and so is the villain of its power (V-X7). Each returns whether there was something to
act on.
"""

from mypy_extensions import i64

from parlour.engine.cards import Cards
from parlour.engine.event import Event
from parlour.engine.rng import Rng
from parlour.games.villains.events import Cursed, Hypnotized, Picked, Swiped, Turned, Whirled
from parlour.games.villains.rules.actions import NO_TARGET
from parlour.games.villains.rules.cards import NAMES, NOTHING, number_of
from parlour.games.villains.rules.loot import Loot
from parlour.games.villains.rules.piles import (
    KIND_MASK,
    age,
    display_name,
    is_hero,
    is_secret,
    layer,
    shows_number,
    turned,
)
from parlour.games.villains.rules.player import Player, left_of, right_of


def is_target(seats: list[Player], other: i64, seat: i64) -> bool:
    """Whether another player has a card on the pile for a power to act on (V-X2, V-X3, V-X4)."""
    return other != seat and seats[other].pile.size > 0


def highest_showing(seats: list[Player]) -> i64:
    """The highest number that shows on any pile, the own one too, or 0 (V-X1)."""
    highest: i64 = 0
    for player in seats:
        top = player.top()
        if shows_number(top) and number_of(top) > highest:
            highest = number_of(top)
    return highest


def is_cursed(top: i64, highest: i64) -> bool:
    """Whether a top card shows the highest number (V-X1)."""
    return shows_number(top) and number_of(top) == highest


def curse(seats: list[Player], removed: Cards, log: list[Event] | None) -> bool:
    """All cards that show the highest number leave the game for the special discard pile (V-X1)."""
    highest = highest_showing(seats)
    for seat in range(i64(len(seats))):
        top = seats[seat].top()
        if is_cursed(top, highest):
            removed.add(seats[seat].lift(), 1)
            if log is not None:
                log.append(Cursed(seat, NAMES[top]))
    return highest > 0


def hypnotize(seats: list[Player], seat: i64, pile: i64, loot: Loot, log: list[Event] | None) -> bool:
    """The top card of an opponent's pile goes to the hand, where a Hero is again the card that it was (V-X2)."""
    if pile == NO_TARGET:
        return False
    laid = seats[pile].lift()
    seats[seat].receive(laid & KIND_MASK)
    loot.take(laid)
    if log is not None:
        log.append(Hypnotized(seat, pile, NAMES[laid & KIND_MASK], seat if is_hero(laid) else None))
    return True


def meddle(seats: list[Player], seat: i64, loot: Loot, log: list[Event] | None) -> bool:
    """Every opponent turns over the top card of the own pile: Villain to Hero, Hero to Villain (V-X3)."""
    has_effect = False
    for other in range(i64(len(seats))):
        if is_target(seats, other, seat):
            laid = seats[other].lift()
            kind = laid & KIND_MASK
            if is_secret(laid):
                loot.reveal(seats[layer(laid)], kind, age(laid))
            seats[other].put(turned(laid))
            has_effect = True
            if log is not None:
                log.append(Turned(other, NAMES[kind], "villain" if is_hero(laid) else "hero"))
    return has_effect


def swipe(seats: list[Player], seat: i64, pile: i64, log: list[Event] | None) -> bool:
    """The top cards of the own and another pile change places, the same sides up; none is given for none (V-X4)."""
    if pile == NO_TARGET:
        return False
    player = seats[seat]
    taken = seats[pile].lift()
    given = player.top()
    if given != NOTHING:
        seats[pile].put(player.lift())
    player.put(taken)
    if log is not None:
        given_name = None if given == NOTHING else display_name(given)
        log.append(Swiped(seat, pile, display_name(taken), given_name))
    return True


def pick_cards(seats: list[Player], seat: i64, loot: Loot, rng: Rng, log: list[Event] | None) -> i64:
    """A card of each opponent's hand, picked at random from the left neighbour on, must be played next (V-X5).

    Who has no card or one lying open already is passed over. Returns the kind of the first one picked, plus one, or 0.
    """
    first: i64 = 0
    players = i64(len(seats))
    other = left_of(seat, players)
    while other != seat:
        player = seats[other]
        if player.hand_size > 0 and player.open == NOTHING:
            player.open = player.card(rng.below(player.hand_size))
            loot.reveal(player, player.open, loot.age_of_hand(other))
            if first == 0:
                first = player.open + 1
            if log is not None:
                log.append(Picked(other, NAMES[player.open]))
        other = left_of(other, players)
    return first


def whirled_to(seat: i64, players: i64, *, to_left: bool) -> i64:
    """The pile that a top card moves to (V-X6)."""
    return left_of(seat, players) if to_left else right_of(seat, players)


def whirled_from(seat: i64, players: i64, *, to_left: bool) -> i64:
    """The pile whose top card moves to this one (V-X6)."""
    return whirled_to(seat, players, to_left=not to_left)


def whirl(seats: list[Player], seat: i64, log: list[Event] | None, *, to_left: bool) -> bool:
    """The top card of every pile moves one place, the same side up, and all leave before any arrives (V-X6)."""
    players = i64(len(seats))
    if log is not None:
        tops = [player.top() for player in seats]
        moved = [None if top == NOTHING else display_name(top) for top in tops]
        onto: list[int] = [whirled_to(other, players, to_left=to_left) for other in range(players)]
        log.append(Whirled(seat, "left" if to_left else "right", moved, onto))
    has_effect = False
    pile: i64 = 0
    carried = lift_at(seats[0])
    for _seat in range(players):
        pile = whirled_to(pile, players, to_left=to_left)
        leaving: i64 = NOTHING
        if pile != 0:
            leaving = lift_at(seats[pile])
        if carried != NOTHING:
            seats[pile].put(carried)
            has_effect = True
        carried = leaving
    return has_effect


def lift_at(player: Player) -> i64:
    """The top card leaves a pile, if there is one."""
    if player.pile.size == 0:
        return NOTHING
    return player.lift()
