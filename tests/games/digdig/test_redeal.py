"""Dig Dig: every arrangement that a viewer cannot rule out is dealt, each as often as the others."""

from collections.abc import Hashable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour.engine.event import Viewer
from parlour.engine.game import seat_of
from parlour.engine.match import Match
from parlour.engine.rng import Sfc32
from parlour.games.digdig import GAME
from parlour.games.digdig.rules.cards import KINDS, NAMES, NOTHING
from parlour.games.digdig.rules.player import Player
from parlour.games.digdig.rules.state import DigDig
from parlour.testing.worlds import hold_redeals, orders, possible, splits
from tests.games.digdig.builder import cards, kinds, table
from tests.rule import rule

NOT_SPECIAL = "boom drop limbo ninja"
HIGH = "6 7 8 9 10"


def state_of(match: Match) -> DigDig:
    assert isinstance(match.state, DigDig)
    return match.state


def hidden_hand(player: Player) -> list[int]:
    """The hand but for the cards that went there in the open."""
    return [kind for kind in range(KINDS) for _ in range(player.hand.of(kind) - player.known.of(kind))]


def arrangement(state: DigDig) -> Hashable:
    return (
        tuple(tuple(player.hand.kinds()) for player in state.seats),
        tuple(tuple(player.blind) for player in state.seats),
        tuple(state.deck.bottom_up()),
        state.tie_from if state.is_swapping else None,
    )


def deals(state: DigDig, seat: int) -> Iterator[DigDig]:
    """Every way to lay out what a seat does not see, with every lot of G-S3; what hands cannot hold counts."""
    others = [player for owner, player in enumerate(state.seats) if owner != seat]
    hands = [hidden_hand(player) for player in others]
    blind = [kind for player in state.seats for kind in player.blind if kind != NOTHING]
    unseen = [kind for hand in hands for kind in hand] + blind + state.deck.bottom_up()
    for *dealt, rest in splits(unseen, [len(hand) for hand in hands]):
        barred = [player.cannot for player in others]
        if any(barred[index] >> kind & 1 for index, hand in enumerate(dealt) for kind in hand):
            continue
        for tie_from in range(state.players):
            yield laid_out(state, seat, dealt, list(rest), tie_from)


def laid_out(state: DigDig, seat: int, hands: list[tuple[int, ...]], rest: list[int], tie_from: int) -> DigDig:
    """A world: what lies in the other hands, then below and in the deck."""
    world = state.clone()
    world.tie_from = tie_from
    for owner, player in enumerate(world.seats):
        if owner != seat:
            player.hand = player.known.clone()
            for kind in hands[owner if seat < 0 or owner < seat else owner - 1]:
                player.hand.add(kind, 1)
        for slot, kind in enumerate(player.blind):
            if kind != NOTHING:
                player.blind[slot] = rest.pop()
    for index, kind in enumerate(rest):
        world.deck.items[index] = kind
    return world


def assert_even(state: DigDig, moves: list[str], viewer: Viewer) -> None:
    seat = seat_of(viewer)
    weights: dict[Hashable, int] = {}
    for world in possible(GAME, state, deals(state, seat), moves, viewer):
        hands = [hidden_hand(player) for owner, player in enumerate(world.seats) if owner != seat]
        weights[arrangement(world)] = orders(hands)
    hold_redeals(GAME.imagine(GAME.view(state, viewer)), viewer, weights, arrangement)


HISTORIES = {
    "before the start": (
        ("1 2 / 3 / 4", "2 3 / 1"),
        {"deck": "5", "is_swapping": True},
        ["swap 1 3", "ready"],
    ),
    "nobody holds a lower number than the lead": (
        ("4 7 / 1 / 4", "4 9 / 2"),
        {"deck": "9 3", "is_swapping": True},
        ["ready", "ready"],
    ),
    "two may hold the number that is led": (
        ("4 7", "4 9", "boom / / 1"),
        {"is_swapping": True, "tie_from": 1},
        ["ready", "ready", "ready"],
    ),
    "one after the other takes the pile": (
        ("10 4", "1 6", "5", "1 2"),
        {"pile": "9"},
        ["play 10", "pick up", "play 5", "pick up", "play 4"],
    ),
    "known cards are played from hands that lack others": (
        ("10 4", "1", "9 9 / / 1", "1 3"),
        {"pile": "8"},
        ["play 10", "pick up", "play 9", "pick up", "play 4", "play 8", "play 9"],
    ),
    "of equal cards it may have been the hidden one": (
        ("9 9 7", "1 8", "2 8"),
        {"pile": "8"},
        ["play 9", "pick up", "play 2", "play 7", "play 8"],
    ),
    "a blind card did not fit": (
        ("/ / 1 9 2", "9 9", "3 4"),
        {"pile": "7 8"},
        ["blind 1", "play 9", "pick up"],
    ),
    "taking the pile says nothing if it need not be": (
        ("10 3", "1 6", "5 7"),
        {"pile": "9", "voluntary_pickup": True},
        ["play 10", "pick up", "play 5"],
    ),
}


@rule("G-E2", "G-S2", "G-S3", "G-T5")
@pytest.mark.parametrize("name", HISTORIES)
def test_a_redeal_gives_every_arrangement_that_agrees_with_all_that_was_seen(name: str) -> None:
    seats, more, moves = HISTORIES[name]
    viewers: list[Viewer] = [*range(len(seats)), "spectator"]
    for viewer in viewers:
        assert_even(state_of(table(*seats, **more)), moves, viewer)  # type: ignore[arg-type]


def restricted(*seats: tuple[str, str, str], blind: str = "", deck: str = "", own: str = "10 / 10") -> Match:
    """Seat 0 to act, with the blind cards; of every other seat what it is known to hold, what else, and what not."""
    match = table(f"{own} / {blind}", *(f"{known} {hidden}" for known, hidden, _ in seats), deck=deck)
    for player, (known, _, cannot) in zip(state_of(match).seats[1:], seats, strict=True):
        player.known = cards(known)
        player.cannot = sum(1 << kind for kind in kinds(cannot))
    return match


POSITIONS = {
    "one hand": restricted(("5", "1 2", HIGH), blind="7 8", deck="1 9"),
    "two hands that want the same cards": restricted(("", "1 2", HIGH), ("9", "1 3", HIGH), blind="7 8"),
    "the first would take what the second needs": restricted(("", "1 8", "9"), ("", "1 2", HIGH), blind="9 8"),
    "the second hand has one card to choose from": restricted(("4", "7 1", ""), ("", "2 6", "1"), ("", "1 1", "2 6 7")),
    "three hands that overlap": restricted(("", "1 4", "7 9"), ("7", "4 7", "1 9"), ("", "7 1", "4 9"), blind="9"),
    "every hand is what it must be": restricted(("", "1 1", "2 3"), ("", "2 2", "1 3"), ("", "3 3", "1 2")),
    "restricted and free": restricted(("", "1 boom", "9 8"), ("", "9 8", ""), ("", "2 1", NOT_SPECIAL)),
}


@rule("G-E2", "G-T5")
@pytest.mark.parametrize("name", POSITIONS)
def test_hands_that_cannot_hold_certain_cards_are_dealt_evenly(name: str) -> None:
    viewers: list[Viewer] = [*range(len(POSITIONS[name].seats)), "spectator"]
    for viewer in viewers:
        assert_even(state_of(POSITIONS[name]), [], viewer)


@rule("G-E2")
@settings(max_examples=150, deadline=None)
@given(st.data())
def test_no_hand_is_dealt_what_it_cannot_hold(data: st.DataObject) -> None:
    """A true arrangement of few kinds is drawn first, then hands lack some kinds that they do not hold in it."""
    some = st.sampled_from([kind for kind in range(6) for _ in range(3)])
    hidden = st.lists(some, min_size=1, max_size=3)
    hands = data.draw(st.lists(hidden, min_size=2, max_size=3).filter(few_enough))
    match = restricted(*(("", " ".join(NAMES[kind] for kind in hand), "") for hand in hands), blind="7 8")
    others = state_of(match).seats[1:]
    for player, hand in zip(others, hands, strict=True):
        lacking = data.draw(st.sets(st.integers(0, KINDS - 1)))
        player.cannot = sum(1 << kind for kind in lacking if kind not in hand)
    before = match.view(0)
    rng = Sfc32(data.draw(st.integers(0, 1000)))
    for _ in range(5):
        match.state.redeal(0, rng)
        assert match.view(0) == before
        for player in others:
            assert not any(player.cannot >> kind & 1 for kind in hidden_hand(player))


def few_enough(hands: list[list[int]]) -> bool:
    dealt = [kind for hand in hands for kind in hand]
    return all(dealt.count(kind) <= 4 for kind in dealt)


@rule("G-E2")
@pytest.mark.parametrize("cannot", ["1 2 7 8", "1 7 8"])
def test_what_cannot_be_is_not_dealt(cannot: str) -> None:
    match = restricted(("", "1 1", cannot), ("", "2", cannot), blind="7 8")
    with pytest.raises(ValueError, match="hold"):
        match.state.redeal(0, Sfc32(1))
