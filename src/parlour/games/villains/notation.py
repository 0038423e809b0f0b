"""Villains as text: actions in notation and in words, events as sentences, a view as a table."""

from collections.abc import Sequence
from typing import assert_never

from parlour.games.villains.events import (
    Counted,
    Cursed,
    Drew,
    DrewUnseen,
    HadNoEffect,
    Hypnotized,
    HypnotizedUnseen,
    LaidHero,
    LaidHeroUnseen,
    Picked,
    Played,
    RanOut,
    Shown,
    Swiped,
    Turned,
    UsedPower,
    Whirled,
)
from parlour.games.villains.public import Laid, SecretHero, Seen, SeenHero, VillainCard, VillainsView, in_words, listed
from parlour.games.villains.rules.actions import (
    ACTIONS,
    AS_HERO,
    LEFT,
    NO_TARGET,
    OWN,
    POWER,
    RIGHT,
    card_of,
    goes_left,
    is_aimed,
    target_of,
    way_of,
)
from parlour.games.villains.rules.cards import NAMES, WHIRLPOOL

WAYS = {OWN: "own", LEFT: "left", RIGHT: "right", AS_HERO: "hero"}


def named_target(action: int) -> int | None:
    """The seat that an action names, if it names one."""
    return target_of(action) if is_aimed(action) and target_of(action) != NO_TARGET else None


def place_of(action: int) -> str | None:
    """Where an action puts its card or moves the piles, if it says so."""
    if card_of(action) == WHIRLPOOL and way_of(action) == POWER:
        return "left" if goes_left(action) else "right"
    return WAYS.get(way_of(action))


def write(action: int) -> str:
    """An action in notation."""
    parts = (NAMES[card_of(action)], place_of(action), named_target(action))
    return " ".join(str(part) for part in parts if part is not None)


ACTION_OF = {write(action): action for action in range(ACTIONS)}


def parse(text: str) -> int:
    """Notation back into the action."""
    if text not in ACTION_OF:
        raise ValueError(f"{text!r} is no move of Villains")
    return ACTION_OF[text]


PLACES = {"own": "on own pile", "left": "to the left", "right": "to the right", "hero": "as a Hero"}


def label(action: int) -> str:
    """An action in words."""
    card, place, target = in_words(NAMES[card_of(action)]), place_of(action), named_target(action)
    if target is not None:
        return f"{card} → seat {target}"
    if is_aimed(action):
        return f"{card} without a target"
    if way_of(action) == POWER:
        return card if place is None else f"{card} {place}"
    return f"{card} {PLACES[place or 'own']}"


def counted(number: int, word: str, many: str) -> str:
    return f"{number} {word}" if number == 1 else f"{number} {many}"


def laid_words(card: str) -> str:
    """A card on a pile as everybody sees it."""
    return "a Hero" if card == "hero" else in_words(card)


def tell(event: Shown, names: Sequence[str]) -> str:
    """An event as a sentence."""
    match event:
        case Played(seat, card, pile) if seat == pile:
            return f"{names[seat]} plays {in_words(card)} on the own pile."
        case Played(seat, card, pile):
            return f"{names[seat]} must play {in_words(card)} on {names[pile]}'s pile."
        case LaidHero(seat, card):
            return f"{names[seat]} lays {in_words(card)} face down: a Hero."
        case LaidHeroUnseen(seat):
            return f"{names[seat]} lays a card face down: a Hero."
        case UsedPower(seat, card):
            return f"{names[seat]} plays {in_words(card)}."
        case HadNoEffect():
            return "It has no effect."
        case Cursed(pile, card):
            return f"{in_words(card)} leaves {names[pile]}'s pile and the game."
        case Hypnotized(seat, pile, card):
            return f"{names[seat]} takes {in_words(card)} from {names[pile]}'s pile into hand."
        case HypnotizedUnseen(seat, pile):
            return f"{names[seat]} takes the Hero from {names[pile]}'s pile into hand."
        case Turned(pile, card, side):
            now = "a Hero now" if side == "hero" else "Villain side up now"
            return f"{in_words(card)} on {names[pile]}'s pile is {now}."
        case Swiped(seat, pile, taken, given):
            swap = "nothing" if given is None else laid_words(given)
            return f"{names[seat]} takes {laid_words(taken)} from {names[pile]}'s pile and gives {swap} for it."
        case Picked(seat, card):
            return f"{names[seat]}'s {in_words(card)} lies open and must be played next."
        case Whirled(_, direction, moved):
            tops = ", ".join("nothing" if top is None else laid_words(top) for top in moved)
            return f"The top cards move one place to the {direction}: {tops}."
        case Drew(seat, cards):
            return f"{names[seat]} draws {listed(cards)}."
        case DrewUnseen(seat, count):
            return f"{names[seat]} draws {counted(count, 'card', 'cards')}."
        case RanOut(seat):
            return f"{names[seat]} has no cards left."
        case Counted(seat, heroes, points, cancelled):
            by_heroes = f"{cancelled} cancelled by {counted(heroes, 'Hero', 'Heroes')}"
            return f"{names[seat]} has {counted(points, 'point', 'points')}, {by_heroes}."
    assert_never(event)


def table(view: VillainsView, names: Sequence[str]) -> str:
    """A view as text."""
    lines = []
    for seat, player in enumerate(view.players):
        marker = ">" if seat == view.to_act else " "
        top = "empty" if player.top is None else f"{laid_words(player.top)} on {player.height}"
        lines.append(f"{marker} {names[seat]}, {player.villain}: pile: {top}; {cards_words(player)}")
        if player.height > 1:
            lines.append(f"    remembered: {', '.join(remembered_words(laid) for laid in player.remembered)}")
        lines.append(f"    {count_words(player)}")
    lines.append(f"  special discard pile: {listed(view.removed)}")
    return "\n".join(lines)


def cards_words(player: Seen) -> str:
    draw = listed(player.draw) if isinstance(player.draw, list) else str(player.draw_count)
    hand = f"hand: {listed(player.hand)}" if isinstance(player.hand, list) else f"{player.hand_count} in hand"
    must = f", {in_words(player.open)} open" if isinstance(player.open, str) else ""
    return f"{hand}{must}; draw pile: {draw}"


def remembered_words(laid: Laid) -> str:
    match laid:
        case VillainCard(card):
            return in_words(card)
        case SeenHero(card):
            return f"Hero ({in_words(card)})"
        case SecretHero(_, _, card):
            return f"Hero ({in_words(card)}, secret)" if isinstance(card, str) else "Hero"
    assert_never(laid)


def count_words(player: Seen) -> str:
    count = player.count
    cancelled = ", ".join(f"{points} of the {number}s" for number, points in count.cancelled.items())
    heroes = counted(count.heroes, "Hero", "Heroes")
    return f"counts {counted(count.points, 'point', 'points')}; {heroes}, cancelled: {cancelled or 'nothing'}"
