"""Positions of Villains in a few words.

A pile is written from the bottom up. `red-5` lies Villain side up; `(red-5)` is a Hero that the owner of the pile laid
out of hand, `(red-5@2)` one that seat 2 laid, and `[red-5]` a Hero whose face everybody has seen.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from parlour.engine.cards import Cards, Pile
from parlour.engine.event import Event, shapes
from parlour.engine.game import Fact, OptionValue
from parlour.engine.match import Match
from parlour.engine.record import Seat
from parlour.engine.rng import Sfc32
from parlour.games.villains import GAME
from parlour.games.villains.public import Seen, VillainsView
from parlour.games.villains.rules.cards import KINDS, NAMES, NUMBER_CARDS, VILLAINS, deck_of, one
from parlour.games.villains.rules.loot import NOBODY, Loot
from parlour.games.villains.rules.piles import HERO, KIND_MASK, is_secret, layer, secret_hero
from parlour.games.villains.rules.player import Player
from parlour.games.villains.rules.state import Villains

SPECIAL_OF = dict(zip(VILLAINS, NAMES[NUMBER_CARDS:], strict=True))
PLAYERS = ("Ada", "Bo", "Cy", "Di", "Eve", "Flo")
LOW_CARDS = "red-1 red-2 blue-1 blue-2"


@dataclass(frozen=True)
class Place:
    """What lies before one player."""

    pile: str = "red-1"
    hand: str = LOW_CARDS
    draw: str = ""
    """From the top."""
    open: str = ""
    """Which hand card No Escape has laid open."""
    villain: str = ""
    """Who it is; left out, whoever the specials among the cards belong to, or anybody."""


def villains_of(places: Sequence[Place]) -> list[str]:
    found = [place.villain for place in places]
    for seat, place in enumerate(places):
        words = place.hand.split() + place.draw.split()
        for villain, special in SPECIAL_OF.items():
            if not found[seat] and special in words:
                found[seat] = villain
    spare = [villain for villain in VILLAINS if villain not in found]
    return [villain or spare.pop(0) for villain in found]


def laid(word: str, owner: int) -> int:
    card, _, layer = word.strip("()[]").partition("@")
    kind = NAMES.index(card)
    if word.startswith("("):
        return secret_hero(kind, int(layer or owner), 0)
    return kind | HERO if word.startswith("[") else kind


def table(*places: Place, to_act: int = 0, specials: bool = True, neighbour_play: str = "redirect") -> Match:
    """A match in the position described. What is nowhere to be seen has been seen before."""
    villains = villains_of(places)
    options: dict[str, OptionValue] = {"specials": specials, "neighbour_play": neighbour_play, "villains": villains}
    match = Match(GAME, [Seat(name, "human") for name in PLAYERS[: len(places)]], "1", options)
    seats = []
    for owner, (place, villain) in enumerate(zip(places, villains, strict=True)):
        player = Player(owner, VILLAINS.index(villain), Pile(), Pile())
        for card in reversed(place.draw.split()):
            player.draw.push(NAMES.index(card))
        for word in place.pile.split():
            player.put(laid(word, owner))
        for card in place.hand.split():
            player.receive(NAMES.index(card))
        if place.open:
            player.open = NAMES.index(place.open)
        seats.append(player)
    secrets = [card for player in seats for card in player.pile.bottom_up() if is_secret(card)]
    for owner, player in enumerate(seats):
        hidden = [*player.draw.bottom_up(), *(card & KIND_MASK for card in secrets if layer(card) == owner)]
        deck = deck_of(player.villain, specials=specials)
        player.seen = deck - player.hidden_hand() - sum(one(kind) for kind in hidden)
    thief = villains.index("jafar") if "jafar" in villains else NOBODY
    state = Villains(len(seats), Sfc32(1), seats, Cards(KINDS), Loot(thief, Pile(), Pile()))
    state.to_act = to_act
    state.specials = specials
    state.is_neighbour_open = neighbour_play == "open"
    match.state = state
    return match


def turn(
    hand: str,
    *,
    own: str = "red-1",
    left: str = "red-1",
    right: str = "red-1",
    across: str | None = None,
    draw: str = "",
    specials: bool = True,
    neighbour_play: str = "redirect",
) -> Match:
    """Seat 0 is to act, its left neighbour is seat 1; with somebody across four players sit there, else three."""
    others = [Place(left), Place(right)] if across is None else [Place(left), Place(across), Place(right)]
    return table(Place(own, hand, draw), *others, specials=specials, neighbour_play=neighbour_play)


def state_of(match: Match) -> Villains:
    assert isinstance(match.state, Villains)
    return match.state


def offered(match: Match, card: str) -> list[str]:
    """What may be done with a card, besides laying it as a Hero: "own", "left", "hypnotize 2" …"""
    moves = [move for move in match.legal() if move.split()[0] == card and move != f"{card} hero"]
    return [move.removeprefix(card + " ") if card in NAMES[:NUMBER_CARDS] else move for move in moves]


def why(match: Match, move: str) -> str:
    """The name and the clause of the refusal, "" when the move is legal."""
    refusal = match.why_not(move)
    return "" if refusal is None else f"{refusal.code} {refusal.clause}"


def facts_of(match: Match, move: str) -> dict[str, Fact]:
    """What the refusal of a move speaks of."""
    refusal = match.why_not(move)
    assert refusal is not None
    return refusal.facts


def unseen(kind: type[Event], *fields: object) -> Event:
    """An event as those see it from whom its card is hidden."""
    return shapes(kind)[-1](*fields)


def seen(match: Match, seat: int, viewer: int | str = "open") -> Seen:
    """What a viewer knows of a seat."""
    view = match.view(viewer)  # type: ignore[arg-type]
    assert isinstance(view, VillainsView)
    return view.players[seat]


def tops(match: Match) -> list[str | None]:
    """The top of every pile as all see it."""
    return [seen(match, seat).top for seat in range(len(match.seats))]


def hand(match: Match, seat: int) -> list[str]:
    cards = seen(match, seat).hand
    assert isinstance(cards, list)
    return cards


def pile(match: Match, seat: int) -> str:
    """A pile in this module's words."""
    words = []
    for card in reversed(state_of(match).seats[seat].pile.top_down()):
        name = NAMES[card & KIND_MASK]
        if is_secret(card):
            words.append(f"({name})" if layer(card) == seat else f"({name}@{layer(card)})")
        else:
            words.append(f"[{name}]" if card & HERO else name)
    return " ".join(words)
