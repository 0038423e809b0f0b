"""Villains in writing: an action in notation and in its parts, a view as text."""

from typing import assert_never

from parlour.engine.game import Parts, Say
from parlour.games.villains.public import Laid, SecretHero, Seen, SeenHero, VillainCard, VillainsView
from parlour.games.villains.rules.actions import (
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
from parlour.games.villains.rules.state import Villains

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


def parts(state: Villains, action: int) -> Parts:
    """What an action of the seat to act is made of. A Hero has no `seat`: the pile is where Villains are put."""
    card, place, target = NAMES[card_of(action)], place_of(action), named_target(action)
    if target is not None:
        return Parts("aim", card=card, from_="hand", to="pile", seat=target)
    if place is None:
        return Parts("use", card=card, from_="hand", to="middle")
    way = way_of(action)
    if way == POWER:
        return Parts("whirl", card=card, from_="hand", to=place)
    if way == AS_HERO:
        return Parts("hero", card=card, from_="hand", to=place)
    seat = state.to_act
    pile = seat if way == OWN else state.left_of(seat) if way == LEFT else state.right_of(seat)
    return Parts("play", card=card, from_="hand", to=place, seat=pile)


def topic(state: Villains, action: int) -> str:
    """The power that is used, if one is (V-X0)."""
    return f"card-{NAMES[card_of(action)]}" if way_of(action) == POWER else ""


def table(view: VillainsView, say: Say) -> str:
    """A view as text."""
    lines = []
    for seat, player in enumerate(view.players):
        marker = ">" if seat == view.to_act else " "
        who = say("table-player", seat=seat, villain=player.villain)
        pile = say("table-pile", top=player.top, height=player.height)
        lines.append(f"{marker} {who} {pile} {cards_in_words(player, say)}")
        if player.height > 1 and player.remembered:
            remembered = say("list-comma").join(laid_in_words(laid, say) for laid in player.remembered)
            lines.append(f"    {say('table-remembered', cards=remembered)}")
        if player.count:  # a glance leaves it to memory
            lines.append(f"    {count_in_words(player, say)}")
    lines.append(f"  {say('table-middle', cards=[*view.removed])}")
    return "\n".join(lines)


def cards_in_words(player: Seen, say: Say) -> str:
    """The hand and the draw pile of one player."""
    if isinstance(player.hand, list):
        words = [say("table-hand", cards=[*player.hand])]
    else:
        words = [say("table-hand-hidden", count=player.hand_count)]
    if isinstance(player.open, str):
        words.append(say("table-open", card=player.open))
    if isinstance(player.draw, list):
        words.append(say("table-draw-open", cards=[*player.draw]))
    else:
        words.append(say("table-draw", count=player.draw_count))
    return " ".join(words)


def laid_in_words(laid: Laid, say: Say) -> str:
    match laid:
        case VillainCard(card):
            return say("table-villain", card=card)
        case SeenHero(card):
            return say("table-hero", card=card)
        case SecretHero(_, _, card):
            return say("table-hero-secret", card=card if isinstance(card, str) else None)
    assert_never(laid)


def count_in_words(player: Seen, say: Say) -> str:
    count = player.count
    cancelled = [say("table-cancelled", number=number, points=points) for number, points in count.cancelled.items()]
    lost = say("list-comma").join(cancelled) if cancelled else say("list-nothing")
    return say("table-count", points=count.points, heroes=count.heroes, cancelled=lost)
