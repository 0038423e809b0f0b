"""The conformance kit on our own games with a leak put in: what it promises holds for them, not only for a sample."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from parlour.engine.game import AnyGame, Viewer
from parlour.games.diamoniak import events as diamoniak
from parlour.games.digdig import events as digdig
from parlour.games.dwarfking import events as dwarfking
from parlour.games.villains import events as villains
from parlour.testing import Conformance, Violation
from tests.games.diamoniak import test_conformance as of_diamoniak
from tests.games.digdig import test_conformance as of_digdig
from tests.games.dwarfking import test_conformance as of_dwarfking
from tests.games.villains import test_conformance as of_villains

KITS: dict[str, type[Conformance]] = {
    "diamoniak": of_diamoniak.TestDiamoniak,
    "digdig": of_digdig.TestDigDig,
    "dwarfking": of_dwarfking.TestDwarfKing,
    "villains": of_villains.TestVillains,
}
OTHERS = r"(seat \d|the spectator)"


def kit_of(game_id: str, game: AnyGame) -> Conformance:
    """The kit of one of our games, with another game in it."""
    kit: type[Conformance] = type("Leaking", (KITS[game_id],), {"game": game})
    return kit()


def shown_to_all(game: AnyGame, *kinds: type) -> AnyGame:
    """The game with everybody shown all of some kinds of facts."""

    def show(fact: Any, viewer: Viewer) -> Any:
        return fact if isinstance(fact, kinds) else game.show(fact, viewer)

    return replace(game, show=show)


@pytest.mark.parametrize(
    ("game_id", "kinds"),
    [
        ("dwarfking", (dwarfking.Dealt, dwarfking.GaveCard)),
        ("dwarfking", (dwarfking.Dealt,)),
        ("dwarfking", (dwarfking.GaveCard,)),
        ("dwarfking", (dwarfking.TookCards,)),
        ("dwarfking", (dwarfking.SwappedHands,)),
        ("dwarfking", (dwarfking.PassedHands,)),
        ("digdig", (digdig.Drew,)),
        ("villains", (villains.LaidHero,)),
        ("villains", (villains.Drew,)),
        ("villains", (villains.Hypnotized,)),
        ("diamoniak", (diamoniak.Reshuffled,)),
    ],
    ids=lambda value: value if isinstance(value, str) else "+".join(kind.__name__ for kind in value),
)
def test_a_fact_that_everybody_is_shown_is_found(game_id: str, kinds: tuple[type, ...]) -> None:
    leaking = kit_of(game_id, shown_to_all(KITS[game_id].game, *kinds))
    with pytest.raises(Violation, match=rf"move \d+ \(.*{OTHERS}"):
        leaking.test_what_is_shown_of_a_move_is_what_the_views_say()


def second_hand(game: AnyGame, state: Any, viewer: Viewer) -> Any:
    """The hand of seat 1 in everybody's view."""
    view, full = game.view(state, viewer), game.view(state, "open")
    players = [*view.players]
    players[1] = msgspec.structs.replace(players[1], hand=full.players[1].hand)
    return msgspec.structs.replace(view, players=players)


def pile_in_order(game: AnyGame, state: Any, viewer: Viewer) -> Any:
    """What the pile holds, in the order in which it lies."""
    return msgspec.structs.replace(game.view(state, viewer), in_pile=game.view(state, "open").pile)


@pytest.mark.parametrize(
    ("game_id", "leak", "field"),
    [
        ("dwarfking", second_hand, r"players\[1\]\.hand"),
        ("digdig", second_hand, r"players\[1\]\.hand"),
        ("villains", second_hand, r"players\[1\]\.hand"),
        ("diamoniak", pile_in_order, r"in_pile"),
    ],
)
def test_something_hidden_in_a_view_is_found(game_id: str, leak: Callable[..., Any], field: str) -> None:
    right = KITS[game_id].game

    leaking = kit_of(game_id, replace(right, view=lambda state, viewer: leak(right, state, viewer)))
    with pytest.raises(Violation, match=rf"{OTHERS} has another view: view\.{field}"):
        leaking.test_nothing_hidden_reaches_a_view()
