"""Positions of Diamoniak in a line or two."""

from collections.abc import Iterator

from parlour.engine.cards import Cards, Pile
from parlour.engine.game import Fact
from parlour.engine.match import Match
from parlour.engine.record import Seat
from parlour.engine.rng import Sfc32
from parlour.games.diamoniak import GAME
from parlour.games.diamoniak.public import DiamoniakView, Seen
from parlour.games.diamoniak.rules.cards import KINDS, NAMES, copies
from parlour.games.diamoniak.rules.player import Player
from parlour.games.diamoniak.rules.state import Diamoniak

PLAYERS = ("Ada", "Ben", "Cleo", "Dan")


def cards(text: str) -> list[str]:
    """`red*2 diamond`: castle cards by their colour, all others by their name, each with how many there are."""
    return list(spelled(text))


def spelled(text: str) -> Iterator[str]:
    for word in text.split():
        name, _, times = word.partition("*")
        yield from [name if name in NAMES else f"castle-{name}"] * int(times or 1)


def kinds(text: str) -> list[int]:
    return [NAMES.index(name) for name in cards(text)]


def table(
    *seats: str,
    pile: str = "",
    discards: str = "",
    rest: str = "pile",
    to_act: int = 0,
    has_drawn: bool = False,
    owed: int = 0,
    has_given: bool = False,
) -> Match:
    """A match at a given moment.

    A seat is `red: red*2 diamond` (the colour, then all cards) or `:diamond` with no castle begun. The pile goes from
    the top down; all cards that are not named lie under it, or in the discards.
    """
    match = Match(GAME, [Seat(name, "human") for name in PLAYERS[: len(seats)]], "1")
    players = [player(seat) for seat in seats]
    heap = Cards(KINDS)
    for kind in kinds(discards):
        heap.add(kind, 1)
    top_down = kinds(pile)
    for kind in range(KINDS):
        left = copies(kind) - heap.count[kind] - top_down.count(kind) - sum(one.cards.count[kind] for one in players)
        assert left >= 0, f"there are not so many {NAMES[kind]}"
        if rest == "pile":
            top_down += [kind] * left
        else:
            heap.add(kind, left)
    state = Diamoniak(len(players), Sfc32(1), players, Pile(reversed(top_down)), heap)
    state.to_act = to_act
    state.has_drawn = has_drawn or owed > 0
    state.owed = owed
    state.has_given = has_given
    match.state = state
    return match


def player(text: str) -> Player:
    colour, _, held = text.partition(":")
    one = Player(Cards(KINDS))
    for kind in kinds(held):
        one.cards.add(kind, 1)
    if colour:
        one.colour = kinds(colour)[0]
    return one


def play(match: Match, *moves: str) -> Match:
    """Makes moves, each by the seat to act."""
    for move in moves:
        match.apply(move)
    return match


def view(match: Match) -> DiamoniakView:
    """What everybody sees."""
    seen = match.view("spectator")
    assert isinstance(seen, DiamoniakView)
    return seen


def seat(match: Match, number: int) -> Seen:
    """What lies in front of one player."""
    return view(match).players[number]


def castle(match: Match, number: int) -> tuple[str | None, int]:
    """The colour and size of a player's castle."""
    seen = seat(match, number)
    return (seen.colour.removeprefix("castle-") if seen.colour else None, seen.castle)


def side(match: Match, number: int) -> list[str]:
    return seat(match, number).side


def refused(match: Match, move: str) -> tuple[str, str, dict[str, Fact]]:
    """The code, clause and facts with which a move is refused; all empty when it is allowed."""
    refusal = match.why_not(move)
    return (refusal.code, refusal.clause, refusal.facts) if refusal else ("", "", {})
