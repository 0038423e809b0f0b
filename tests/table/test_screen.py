"""A table that a screen opened: nobody sits at the screen, so whoever plays may do what it takes to begin."""

import pytest

from parlour.engine.game import UsageError
from parlour.engine.registry import game
from parlour.table import Command, Empty, Entry, Terms, open_table, rematch
from parlour.table.commands import (
    Agree,
    Clear,
    Contribute,
    End,
    HandOver,
    Hush,
    Lock,
    PassHost,
    Rematch,
    Remove,
    Sit,
    SitBot,
    Start,
)
from parlour.table.stream import table_info
from tests.table.builder import ANN, BEN, CLEO, ENTROPY, EVE, NOON, SECRET, Scene


def on_screen(*levels: int | None, terms: Terms | None = None) -> Scene:
    """Eve's screen has opened a table of Dig Dig with these seats."""
    opened = open_table(game("digdig"), {}, terms or Terms(), EVE, levels, SECRET, is_screen=True)
    return Scene([Entry(1, NOON, EVE.id, "", opened)])


@pytest.fixture
def scene() -> Scene:
    """Ann and Ben have sat down beside a bot and a free seat; Cleo looks on."""
    begun = on_screen(None, None, 2, None)
    begun.do(ANN, Sit(0))
    begun.do(BEN, Sit(1))
    return begun


def test_it_has_as_many_seats_as_were_asked_for_and_none_for_the_screen() -> None:
    table = on_screen(None, 3, None).table
    assert table.names() == ["", "Otter", ""]
    assert (table.host, table.screen, table.viewer(EVE.id)) == (EVE.id, EVE.id, "spectator")
    assert table_info(table).screen == EVE.id
    with pytest.raises(UsageError):
        on_screen(None)
    with pytest.raises(UsageError):
        on_screen(*[None] * 5)


SETTING: list[Command] = [
    Agree(options={}, terms=Terms(hints=True)),
    SitBot(3, 1),
    SitBot(2, 5),
    Clear(2),
]


@pytest.mark.parametrize("command", SETTING, ids=str)
def test_the_screen_and_every_player_set_the_table(scene: Scene, command: Command) -> None:
    assert [scene.why_not(guest, command) for guest in (EVE, ANN, BEN)] == ["yes"] * 3
    assert scene.why_not(CLEO, command) in ("not_host", "seat_not_yours")


@pytest.mark.parametrize("guest", [EVE, ANN, BEN], ids=lambda guest: guest.name)
def test_the_screen_and_every_player_have_the_cards_dealt(scene: Scene, guest: object) -> None:
    assert scene.why_not(CLEO, Start()) == "not_host"
    scene.do(CLEO, Sit(3))
    scene.deal(guest)  # type: ignore[arg-type]
    assert scene.table.phase == "playing"


@pytest.mark.parametrize("command", [Remove("ben"), Lock(True), Hush(True)], ids=str)
def test_running_the_table_is_for_the_screen_until_somebody_takes_it_over(scene: Scene, command: Command) -> None:
    assert scene.why_not(EVE, command) == "yes"
    assert scene.why_not(ANN, command) == "not_host"
    scene.do(ANN, PassHost("ann"))
    assert scene.why_not(ANN, command) == "yes"
    assert scene.why_not(EVE, command) == "yes", "the room has the last word"
    assert scene.why_not(CLEO, command) == "not_host"


def test_while_the_screen_is_host_any_player_is_made_it_by_any_player(scene: Scene) -> None:
    assert scene.why_not(BEN, PassHost("ann")) == "yes"
    assert scene.why_not(BEN, PassHost("cleo")) == "not_at_table"
    assert scene.why_not(CLEO, PassHost("ann")) == "not_host"
    scene.do(EVE, PassHost("ann"))
    assert scene.why_not(BEN, PassHost("ben")) == "not_host", "nobody takes it away from a player"
    assert scene.why_not(EVE, PassHost("ben")) == "yes"


def test_nobody_sends_the_screen_away(scene: Scene) -> None:
    scene.do(ANN, PassHost("ann"))
    assert scene.why_not(ANN, Remove(EVE.id)) == "not_at_table"


def test_a_match_of_bots_is_ended_by_the_screen() -> None:
    scene = on_screen(1, 1)
    scene.deal(EVE)
    assert scene.why_not(ANN, End()) == "not_seated"
    assert scene.why_not(EVE, End()) == "yes"


def test_everybody_who_was_there_may_have_another_match_and_the_screen_too(scene: Scene) -> None:
    scene.do(EVE, SitBot(3, 1))
    for guest in (ANN, BEN):
        scene.do(guest, Contribute(ENTROPY[guest.id]))
    scene.do(BEN, Start())
    assert scene.why_not(EVE, Rematch()) == "not_over"
    scene.finish()
    assert [scene.why_not(guest, Rematch()) for guest in (EVE, ANN, BEN, CLEO)] == ["yes"] * 3 + ["not_seated"]
    again = rematch(scene.table, SECRET)
    assert (again.screen, again.host) == (EVE.id, EVE.id)


def test_a_screen_plays_nobodys_seat(scene: Scene) -> None:
    scene.do(CLEO, Sit(3))
    scene.deal(ANN)
    assert scene.why_not(EVE, HandOver(0, 2)) == "not_seated"
    assert not any(isinstance(one, Empty) for one in scene.table.seats)
