"""The Dwarf King: every arrangement that a viewer cannot rule out is dealt, each as often as the others."""

from collections.abc import Callable, Hashable, Iterator

import pytest

from parlour.engine.cardset import bit_of, members
from parlour.engine.event import Viewer
from parlour.engine.game import seat_of
from parlour.games.dwarfking import GAME
from parlour.games.dwarfking.rules.state import DwarfKing
from parlour.testing.worlds import hold_redeals, possible, splits
from tests.games.dwarfking.builder import Table, dealt, table, trick
from tests.rule import rule

LUCK = 150
"""So many seeds show every pair of cards that the red Flag Bearer can take in these small hands."""


def arrangement(state: DwarfKing) -> Hashable:
    return tuple(int(player.hand) for player in state.seats)


def deals(state: DwarfKing, seat: int) -> Iterator[DwarfKing]:
    """Every way to deal what a seat does not see of the other hands, at the start of a deal."""
    hidden = [0 if owner == seat else player.hand & ~player.shown for owner, player in enumerate(state.seats)]
    unseen = [card for hand in hidden for card in members(hand)]
    for *hands, _ in splits(unseen, [len(members(hand)) for hand in hidden]):
        world = state.clone()
        for player, before, hand in zip(world.seats, hidden, hands, strict=True):
            player.hand = player.hand & ~before | sum(bit_of(card) for card in hand)
        yield world


PAST = [trick(0, "red-9 red-10 green-5")]
HISTORIES: dict[str, tuple[Callable[[], Table], list[str]]] = {
    "nothing but the cards shown": (
        lambda: dealt("blue-5 blue-6", "green-2 green-3", "red-5 red-6"),
        ["quest 7a"],
    ),
    "two do not follow": (
        lambda: table("blue-6 red-2 green-6", "green-2 red-3 green-4", "blue-8 red-6 blue-9", past=PAST),
        ["play blue-6", "play green-2", "play blue-8", "play blue-9", "play red-2", "play red-3"],
    ),
    "colours lacking crosswise": (
        lambda: table("blue-6 red-2 green-6", "green-2 blue-3 red-4", "red-8 green-7 red-9", past=PAST),
        ["play red-2", "play red-4", "play red-8", "play green-7", "play green-6", "play green-2"],
    ),
    "the Dragon tells nothing, the card after it does": (
        lambda: table("blue-6 red-2 red-3", "dragon blue-3", "green-8 red-6 blue-4", past=PAST),
        ["play blue-6", "play dragon", "play blue-4"],
    ),
    "a Mummy that could not follow": (
        lambda: table("blue-6 red-2", "mummy red-4", "blue-8 red-6", past=[trick(0, "red-9 red-3 red-5")]),
        ["play blue-6", "play mummy", "play blue-8"],
    ),
    "who does not follow has no Mummy": (
        lambda: table("red-6 red-2", "blue-3 blue-4", "red-8 mummy", past=[trick(0, "red-9 red-3 red-5")]),
        ["play red-6", "play blue-3"],
    ),
    "Excalibur": (
        lambda: table("blue-6 red-2 green-2", "excalibur red-4 red-3", "blue-8 red-6 blue-9", past=PAST),
        ["play blue-6", "play excalibur", "play blue-8", "play red-3"],
    ),
    "the Puppeteer": (
        lambda: table("blue-6 red-2", "puppeteer red-4", "blue-8 red-6", past=PAST),
        ["play blue-6", "play puppeteer", "play blue-8"],
    ),
    "the Sorcerer takes a card back": (
        lambda: table("blue-6 red-2 red-3", "sorcerer green-3 green-4", "blue-8 red-6 blue-9"),
        ["play blue-6", "play green-3", "play blue-8", "sorcerer blue-6", "play blue-9"],
    ),
    "the Druid swaps hands of which something is known": (
        lambda: table("green-1 red-2 red-3", "green-9 red-7 blue-7", "blue-8 blue-6 red-8"),
        ["play green-1", "play green-9", "play blue-8", "swap 2", "play red-7", "play red-3"],
    ),
    "the blue Flag Bearer passes hands on": (
        lambda: table("blue-9 red-2 red-3", "blue-11-flag blue-3 red-7", "red-4 red-8 green-4"),
        ["play blue-9", "play blue-11-flag", "play red-4", "pass left", "play red-3"],
    ),
    "two cards are taken": (
        lambda: dealt("blue-6 green-6", "blue-5 green-3 green-4", "red-11-flag red-6 red-5"),
        ["quest 7b", "exchange 1"],
    ),
    "one of the cards is given back": (
        lambda: dealt("blue-6 green-6", "green-3 green-4", "red-11-flag blue-5 red-5 red-6"),
        ["quest 7b", "exchange 1", "give red-6"],
    ),
    "both cards are given back": (
        lambda: dealt("blue-6 green-6", "green-3 green-4", "red-11-flag blue-5 red-5 red-6"),
        ["quest 7b", "exchange 1", "give red-6", "give green-3"],
    ),
    "after an exchange one does not follow": (
        lambda: dealt("red-7 green-6", "green-3 green-4 blue-5", "red-11-flag red-5 red-6"),
        ["quest 7b", "exchange 0", "give red-6", "give red-11-flag", "play red-5"],
    ),
}


@rule("K-T1", "K-S1", "K-S5", "K-S9", "K-S10", "K-S11", "K-S12", "K-S13", "K-S14")
@pytest.mark.parametrize("name", HISTORIES)
def test_a_redeal_gives_every_arrangement_that_agrees_with_all_that_was_seen(name: str) -> None:
    start, moves = HISTORIES[name]
    viewers: list[Viewer] = [*range(start().state.players), "spectator"]
    for viewer in viewers:
        state = start().state
        worlds = possible(GAME, state, deals(state, seat_of(viewer)), moves, viewer, LUCK)
        hold_redeals(state, viewer, dict.fromkeys(map(arrangement, worlds), 1), arrangement)
