"""Positions of Dig Dig in a line or two."""

from librt.vecs import vec
from mypy_extensions import i64

from parlour.engine.cards import Pile
from parlour.engine.game import Fact
from parlour.engine.match import Match
from parlour.engine.record import Seat
from parlour.engine.rng import Sfc32
from parlour.games.digdig import GAME
from parlour.games.digdig.public import DigDigView, Seen
from parlour.games.digdig.rules.cards import COPIES, KINDS, NAMES, NOTHING
from parlour.games.digdig.rules.counts import Counts
from parlour.games.digdig.rules.piles import PlayPile
from parlour.games.digdig.rules.player import ROW, Player
from parlour.games.digdig.rules.state import DigDig

PLAYERS = ("Ada", "Ben", "Cleo", "Dan")
GONE = "-"
"""In place of a blind card: it has been turned already."""


def kinds(text: str) -> list[int]:
    return [NAMES.index(name) for name in text.split()]


def table(
    *seats: str,
    pile: str = "",
    deck: str = "",
    to_act: int = 0,
    is_swapping: bool = False,
    tie_from: int = 0,
    idle: int = 0,
    voluntary_pickup: bool = False,
) -> Match:
    """A match at a given moment.

    A seat is `4 4 boom / 9 10 / 3 - 5`: hand, face-up cards, blind cards by slot; what is left out is empty, and a seat
    without any card went out long ago. The pile goes from the bottom up, as it was played; the deck from the top down.
    All cards that are not named are in the compost heap.
    """
    names = [Seat(name, "human") for name in PLAYERS[: len(seats)]]
    match = Match(GAME, names, "1", {"voluntary_pickup": voluntary_pickup})
    players = [player(seat) for seat in seats]
    state = DigDig(len(players), Sfc32(1), players, Pile(reversed(kinds(deck))), PlayPile(Pile()), Counts())
    for kind in kinds(pile):
        state.pile.put(kind, 1)
    state.voluntary_pickup = voluntary_pickup
    state.is_swapping = is_swapping
    state.tie_from = tie_from
    state.idle = idle
    state.to_act = to_act
    for one in players:
        if one.is_without_cards():
            state.out += 1
            one.place = state.out
    placed = state.census()
    for kind in range(KINDS):
        assert placed.count[kind] <= COPIES, f"there are not so many {NAMES[kind]}"
        state.compost.add(kind, COPIES - placed.count[kind])
    match.state = state
    return match


def player(text: str) -> Player:
    hand, face_up, blind = [*text.split("/"), "", ""][:3]
    slots = vec[i64]([NOTHING for _ in range(ROW)])
    for slot, name in enumerate(blind.split()):
        slots[slot] = NOTHING if name == GONE else NAMES.index(name)
    one = Player(cards(hand), Counts(), cards(face_up), slots)
    one.blind_left = sum(kind != NOTHING for kind in slots)
    return one


def cards(text: str) -> Counts:
    made = Counts()
    for kind in kinds(text):
        made.add(kind, 1)
    return made


def play(match: Match, *moves: str) -> Match:
    """Makes moves, each by the seat to act."""
    for move in moves:
        match.apply(move)
    return match


def opening(*seats: str, deck: str = "1 1 1 2 2 2", tie_from: int = 0) -> Match:
    """A match whose players have just said ready."""
    match = table(*seats, deck=deck, is_swapping=True, tie_from=tie_from)
    return play(match, *["ready"] * len(seats))


def open_view(match: Match) -> DigDigView:
    view = match.view("open")
    assert isinstance(view, DigDigView)
    return view


def hand(match: Match, number: int) -> str:
    """A player's hand in order of kind, as the builder writes it."""
    seen = open_view(match).players[number]
    assert isinstance(seen.hand, list)
    return " ".join(seen.hand)


def face_up(match: Match, number: int) -> str:
    return " ".join(open_view(match).players[number].face_up)


def pile(match: Match) -> str:
    """The play pile from the bottom up."""
    return " ".join(reversed(open_view(match).pile))


def seen_by(match: Match, viewer: int, number: int) -> Seen:
    """What one player knows of another's cards."""
    view = match.view(viewer)
    assert isinstance(view, DigDigView)
    return view.players[number]


def plays(match: Match) -> str:
    """The moves on offer, separated by bars."""
    return " | ".join(move.removeprefix("play ") for move in match.legal())


def refused(match: Match, move: str) -> tuple[str, str, dict[str, Fact]]:
    """The code, clause and facts with which a move is refused; all empty when it is allowed."""
    refusal = match.why_not(move)
    return (refusal.code, refusal.clause, refusal.facts) if refusal else ("", "", {})
