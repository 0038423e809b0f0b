"""The log is the truth: folded again, in any process, it is the same table."""

from typing import get_args

import msgspec
import pytest

from parlour.engine.match import IllegalMove
from parlour.table import Entry, Table, Terms
from parlour.table.commands import (
    Agree,
    AnswerUndo,
    AskUndo,
    Clear,
    Contribute,
    GoBack,
    HandOver,
    Hush,
    Lock,
    Move,
    PassHost,
    React,
    Rematch,
    Remove,
    Say,
    Sit,
    SitBot,
    TakeBack,
)
from parlour.table.entries import AnyWhat, Ended, Moved, Said
from parlour.table.stream import tell
from tests.table.builder import ANN, BEN, CLEO, ENTROPY, LATE, Scene, lobby, shown, started, viewers

GAMES = ("diamoniak", "digdig", "dwarfking", "villains")


def eventful() -> Scene:
    """A table at which everything happened that can happen among people, except an end by hand."""
    scene = lobby(people=2, bots=1, free=1, terms=Terms(bank=600, increment=5))
    scene.do(CLEO, Sit(3), Clear(3), Sit(3), Contribute(ENTROPY["cleo"]))
    scene.do(ANN, Contribute(ENTROPY["ann"]), SitBot(2, 5), Lock(True), Hush(True), Hush(False))
    scene.do(ANN, Agree(options={"voluntary_pickup": True}, terms=scene.table.terms), PassHost("ben"))
    scene.deal(BEN)
    scene.do(BEN, PassHost("ann"))
    scene.wait(5)
    scene.move("swap")
    scene.do(ANN, AskUndo())
    scene.move("swap")
    scene.wait(LATE)
    scene.do(ANN, AskUndo())
    scene.do(BEN, AnswerUndo(agrees=True), HandOver(1, 3))
    scene.do(CLEO, AnswerUndo(agrees=True))
    scene.wait(7)
    scene.do(ANN, Move("ready"))
    scene.do(BEN, TakeBack(), Say("back again"), React("thanks"))
    scene.do(ANN, Remove("cleo"))
    scene.finish().do(ANN, Rematch())
    return scene


def gone_back() -> Scene:
    """Ann, alone against bots, has gone back twice: over a move of theirs, and to the first decision."""
    scene = started(people=1, bots=2, terms=Terms(takebacks="free", bank=600, increment=5))
    for to in (None, 0):
        scene.move("ready")
        next(scene.play())
        scene.wait(3)
        scene.do(ANN, GoBack(to))
    return scene.finish()


def through_json(entry: Entry) -> Entry:
    return msgspec.json.decode(msgspec.json.encode(entry), type=Entry)


def test_these_tables_have_every_entry_but_the_end() -> None:
    seen = {type(entry.what) for scene in (eventful(), gone_back()) for entry in scene.table.entries}
    assert seen == set(get_args(AnyWhat)) - {Ended}


def test_every_entry_survives_its_journey_to_the_store() -> None:
    entries = [*eventful().table.entries, *gone_back().table.entries, Entry(99, 0, "ann", "c1", Ended())]
    assert [through_json(entry) for entry in entries] == entries


def test_the_log_read_again_gives_the_same_table_at_every_step() -> None:
    live = eventful().table
    table = Table("oak", [])
    for entry in live.entries:
        table.add(through_json(entry))
        again = Table("oak", [through_json(one) for one in live.entries[: entry.seq]])
        if entry.seq < 30 or entry.seq == live.seq:
            assert shown(again) == shown(table)
    assert shown(table) == shown(live)
    assert table.record() == live.record()
    for viewer in viewers(live):
        assert [tell(table, entry, viewer) for entry in table.entries] == [
            tell(live, entry, viewer) for entry in live.entries
        ]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_match_of_every_game_is_the_same_when_read_again(game_id: str) -> None:
    scene = started(game_id, people=1, bots=2).finish()
    assert shown(scene.again().table) == shown(scene.table)


def test_what_is_told_of_an_entry_never_changes_later() -> None:
    """Else a client that resumes would hear another story than one that stayed."""
    scene = Scene(eventful().table.entries[:1])
    told = []
    for entry in eventful().table.entries[1:]:
        scene.table.add(entry)
        told.append([msgspec.json.encode(tell(scene.table, entry, viewer)) for viewer in viewers(scene.table)])
    for entry, then in zip(scene.table.entries[1:], told, strict=True):
        assert [msgspec.json.encode(tell(scene.table, entry, viewer)) for viewer in viewers(scene.table)] == then


@pytest.mark.parametrize("step", [-1, 0, 2])
def test_an_entry_out_of_order_is_refused_and_changes_nothing(step: int) -> None:
    scene = started()
    before = shown(scene.table)
    with pytest.raises(AssertionError, match="does not follow"):
        scene.table.add(Entry(scene.table.seq + step, scene.now, "ann", "", Said(ANN, "hello")))
    assert shown(scene.table) == before


def test_an_illegal_move_in_the_log_is_refused_and_changes_nothing() -> None:
    scene = started()
    before = shown(scene.table)
    with pytest.raises(IllegalMove):
        scene.add(Moved(0, "play 4"))
    assert shown(scene.table) == before
    assert scene.table.seq == len(scene.table.entries)


def test_what_a_command_got_is_known_when_it_is_sent_again() -> None:
    scene = started()
    mine = scene.add(scene.decided(ANN, Say("hi")), "ann", "c1")
    other = scene.add(scene.decided(BEN, Say("hi")), "ben", "c1")
    scene.add(Moved(0, "ready", by_bot=True))
    assert scene.table.done == {("ann", "c1"): mine.seq, ("ben", "c1"): other.seq}
    assert scene.again().table.done == scene.table.done
