"""The cards are dealt when everybody has added to their luck, or has had the time to."""

import pytest

from parlour.table import Command, Entry, Guest, Table, Terms, rematch, unneeded
from parlour.table.commands import (
    Agree,
    Clear,
    Contribute,
    Hush,
    Lock,
    PassHost,
    Remove,
    Say,
    Sit,
    SitBot,
    Start,
)
from parlour.table.entries import Ended, StartAsked, Started
from parlour.table.stream import StartInfo, position
from parlour.table.table import START_PATIENCE
from tests.table.builder import ANN, BEN, CLEO, ENTROPY, EVE, FRIENDS, NOON, SECRET, Scene, lobby, started


def luck(guest: Guest) -> Contribute:
    return Contribute(ENTROPY[guest.id])


def asked(people: int = 2, bots: int = 1) -> Scene:
    """Ann, who has added nothing, has asked for the cards."""
    scene = lobby(people=people, bots=bots)
    assert scene.do(ANN, Start()) == StartAsked()
    return scene


def waits_for(scene: Scene) -> list[int]:
    """The seats for which the start waits, as everybody is shown."""
    shown = [position(scene.table, viewer).table.start for viewer in (0, 1, "spectator")]
    assert shown[0] is not None
    assert shown == [shown[0]] * 3
    return shown[0].waits_for


def test_when_everybody_has_added_luck_the_cards_are_dealt_at_once() -> None:
    scene = lobby()
    for guest in (ANN, BEN):
        scene.do(guest, luck(guest))
    assert scene.do(ANN, Start()) == Started()
    assert (scene.table.phase, scene.table.start_asked) == ("playing", None)


def test_who_plays_with_bots_only_waits_for_nobody_else() -> None:
    scene = lobby(people=1, bots=2)
    scene.do(ANN, luck(ANN))
    assert scene.do(ANN, Start()) == Started()


def test_a_host_who_adds_nothing_does_not_outrun_the_others() -> None:
    scene = asked(people=3)
    assert (scene.table.phase, waits_for(scene), scene.of_itself()) == ("lobby", [0, 1, 2], None)
    scene.wait(1)
    scene.do(CLEO, luck(CLEO))
    assert (waits_for(scene), scene.of_itself()) == ([0, 1], None)
    scene.wait(START_PATIENCE / 1000 - 1.001)
    scene.do(BEN, luck(BEN))
    assert (waits_for(scene), scene.of_itself()) == ([0], None)
    scene.wait(0.001)
    assert scene.of_itself() == Started()
    assert scene.table.entropy == [None, ENTROPY["ben"], ENTROPY["cleo"], None]
    assert position(scene.table, 0).table.start is None


def test_the_last_one_who_adds_luck_ends_the_waiting() -> None:
    scene = asked()
    scene.wait(1)
    for guest in (ANN, BEN):
        assert scene.of_itself() is None
        scene.do(guest, luck(guest))
    assert waits_for(scene) == []
    assert scene.of_itself() == Started()
    assert scene.of_itself() is None


def test_everybody_sees_until_when_the_table_waits() -> None:
    scene = asked()
    assert position(scene.table, "spectator").table.start == StartInfo(NOON + START_PATIENCE, [0, 1])


def test_the_wait_is_no_longer_however_often_somebody_asks_or_talks() -> None:
    scene = asked()
    for _ in range(3):
        scene.wait(1)
        assert scene.why_not(ANN, Start()) == "starting"
        scene.do(BEN, Say("wait"))
    scene.wait(START_PATIENCE / 1000 - 3)
    assert scene.of_itself() == Started()


FROZEN: list[tuple[Guest, Command]] = [
    (ANN, Agree(options={"voluntary_pickup": True}, terms=Terms())),
    (ANN, Agree(options={}, terms=Terms(is_public=True))),
    (BEN, Sit(0)),
    (EVE, Sit(1)),
    (ANN, SitBot(2, 5)),
    (ANN, Clear(2)),
    (BEN, Clear(1)),
    (ANN, Remove("ben")),
    (ANN, Start()),
]


@pytest.mark.parametrize(("guest", "command"), FROZEN, ids=str)
def test_seats_options_and_terms_do_not_change_while_a_start_waits(guest: Guest, command: Command) -> None:
    assert asked().why_not(guest, command) == "starting"


def test_everything_else_goes_on_while_a_start_waits() -> None:
    scene = asked()
    scene.do(ANN, Lock(True), Hush(True), Hush(False), PassHost("ben"))
    scene.do(BEN, Say("one moment"), luck(BEN))
    assert scene.why_not(BEN, luck(BEN)) == "already_contributed"
    assert scene.why_not(EVE, Contribute("f" * 32)) == "not_seated"


def test_a_start_that_waits_is_the_same_when_the_log_is_read_again() -> None:
    """So whatever becomes of the worker that heard it, another finds out when the cards are due."""
    scene = asked()
    scene.do(BEN, luck(BEN))
    again = scene.again()
    assert (again.table.deals_at, again.of_itself()) == (NOON + START_PATIENCE, None)
    again.wait(3600)
    assert again.of_itself() == Started()


def test_a_table_does_nothing_of_itself_before_it_is_asked_to_and_after_the_start() -> None:
    for scene in (lobby(), started(), started().finish()):
        scene.wait(3600)
        assert scene.of_itself() is None


def test_a_rematch_waits_for_everybody_too() -> None:
    table = rematch(started(people=3).finish().table, SECRET)
    again = Scene([Entry(1, NOON, "ann", "", table)])
    assert again.do(ANN, Start()) == StartAsked()
    for guest in FRIENDS[:3]:
        assert again.of_itself() is None
        again.do(guest, luck(guest))
    assert again.of_itself() == Started()


def test_a_rematch_that_nobody_was_told_of_ends_unplayed() -> None:
    opened = Entry(1, NOON, "ann", "", rematch(started().finish().table, SECRET))
    table = Table("elm", [opened])
    ended = unneeded(table)
    assert ended == Ended()
    table.add(Entry(2, NOON, "", "", ended))
    assert (table.phase, unneeded(table)) == ("abandoned", None)
    assert unneeded(started().table) is None
