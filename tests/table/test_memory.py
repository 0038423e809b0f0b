"""What people are shown by the book, and what they are told of earlier moves."""

import msgspec
import pytest

from parlour.engine.game import Viewer
from parlour.table import Entry, Table, Terms, rematch
from parlour.table.commands import Agree, AnswerUndo, AskUndo, End, GoBack, HandOver, Say, TakeBack
from parlour.table.entries import Moved
from parlour.table.stream import newest, position, since, tell
from tests.table.builder import ANN, BEN, CLEO, FRESH, SECRET, Scene, lobby, remembered_in, started, viewers

GAMES = ("diamoniak", "digdig", "dwarfking", "villains")
HELP = Terms(memory="help")
EVERYTHING = 10_000


def shown_to(table: Table, viewer: Viewer) -> bytes:
    return msgspec.json.encode(position(table, viewer).view)


def moves_of(table: Table) -> list[int]:
    """All moves that stand."""
    return [made.seq for made in table.made]


def moves_told(table: Table, viewer: Viewer) -> list[int]:
    """The moves that somebody is told of who comes now."""
    told = newest(table, viewer, EVERYTHING)
    assert [update for update in told if update.what != tell(table, table.entries[update.seq - 1], viewer).what] == []
    others = [entry.seq for entry in table.entries if not isinstance(entry.what, Moved)]
    assert set(others) <= {update.seq for update in told}, "only moves are left out"
    return [update.seq for update in told if update.seq not in others]


@pytest.mark.parametrize("game_id", GAMES)
def test_by_the_book_nobody_is_sent_what_is_memory_before_the_end(game_id: str) -> None:
    scene = started(game_id, people=2, bots=2)
    table = scene.table
    forbidden = remembered_in(game_id)
    assert bool(forbidden) == (game_id != "diamoniak")
    for _ in scene.play():
        ended = table.phase == "over"
        for viewer in viewers(table):
            known = msgspec.json.encode(scene.match.view(viewer))
            shown = shown_to(table, viewer)
            assert all(field in known for field in forbidden)
            assert ended or not any(field in shown for field in forbidden), shown
            assert (shown == known) == (ended or not forbidden)
    assert ended


@pytest.mark.parametrize("game_id", GAMES)
def test_with_help_everybody_is_sent_all_that_they_know_and_the_whole_log(game_id: str) -> None:
    scene = started(game_id, people=2, bots=2, terms=HELP)
    for number, _ in enumerate(scene.play(60)):
        for viewer in viewers(scene.table):
            assert shown_to(scene.table, viewer) == msgspec.json.encode(scene.match.view(viewer))
            assert since(scene.table, viewer) == position(scene.table, viewer).since == 1
            if number % 20 == 0:
                assert [update.seq for update in newest(scene.table, viewer, EVERYTHING)] == [
                    entry.seq for entry in scene.table.entries
                ]


def round_of(scene: Scene) -> dict[int, int]:
    """Everybody moves once, people as people; the seq of each seat's move."""
    made = {}
    for _ in scene.table.seats:
        seat = scene.table.to_act
        assert seat is not None
        scene.add(Moved(seat, next(action for action in scene.match.legal() if "hero" in action)))
        made[seat] = scene.table.seq
    return made


def test_what_happened_goes_back_to_ones_own_last_move_and_no_further() -> None:
    scene = started("villains", people=3, bots=0)
    table = scene.table
    first = table.seq + 1
    assert all(since(table, viewer) == 1 and moves_told(table, viewer) == [] for viewer in viewers(table))
    one = round_of(scene)
    latest = table.seq
    for viewer in range(3):
        assert moves_told(table, viewer) == list(range(one[viewer], latest + 1))
    assert moves_told(table, "spectator") == [first, first + 1, first + 2]
    scene.do(BEN, Say("Well?"))
    two = round_of(scene)
    for viewer in range(3):
        assert since(table, viewer) == position(table, viewer).since == two[viewer]
        assert moves_told(table, viewer) == list(range(two[viewer], table.seq + 1))
    assert moves_told(table, "spectator") == sorted(two.values()), "a full round"


def test_who_has_not_moved_is_told_of_everything_since_the_deal() -> None:
    scene = started("villains", people=3, bots=0)
    order = []
    for _ in range(2):
        assert scene.table.to_act is not None
        order.append(scene.table.to_act)
        scene.move()
    (last,) = {0, 1, 2} - set(order)
    assert moves_told(scene.table, last) == moves_told(scene.table, "spectator") == moves_of(scene.table)
    assert len(moves_of(scene.table)) == 2


@pytest.mark.parametrize("seconds", [0, 60], ids=["withdrawn", "by consent"])
def test_a_move_that_is_taken_back_gives_back_what_was_told_before_it(seconds: int) -> None:
    scene = started("dwarfking", people=3, bots=0)
    for _ in range(5):
        scene.move()
    mover = scene.table.to_act
    assert mover is not None
    before = moves_told(scene.table, mover)
    guest = scene.move()
    assert moves_told(scene.table, mover) == [scene.table.seq]
    scene.wait(seconds)
    scene.do(guest, AskUndo())
    for other in (ANN, BEN, CLEO):
        if other != guest and scene.table.undo is not None:
            scene.do(other, AnswerUndo(agrees=True))
    assert scene.table.to_act == mover, "it was taken back"
    assert moves_told(scene.table, mover)[: len(before)] == before
    assert since(scene.table, mover) == before[0]


def test_who_goes_back_in_practice_is_told_since_the_decision_before() -> None:
    scene = started("villains", people=1, bots=2, terms=Terms(takebacks="free"))
    own = []
    for _ in range(12):
        seat = scene.table.to_act
        assert seat is not None
        hero = next(action for action in scene.match.legal() if action.endswith("hero"))
        made = scene.add(Moved(seat, hero, by_bot=seat != 0))
        if seat == 0:
            own.append(made.seq)
    assert since(scene.table, 0) == own[-1]
    scene.do(ANN, GoBack())
    assert since(scene.table, 0) == own[-2]
    scene.do(ANN, GoBack())
    assert since(scene.table, 0) == own[-3]
    assert moves_told(scene.table, 0)[0] == own[-3]


def test_what_a_bot_did_for_somebody_is_not_their_own_move() -> None:
    scene = started("villains", people=3, bots=0)
    round_of(scene)
    own = since(scene.table, 0)
    scene.do(ANN, HandOver(0, 2))
    for _ in scene.play(6):
        pass
    scene.do(ANN, TakeBack())
    assert [move.seat for move in scene.match.moves].count(0) == 3
    assert since(scene.table, 0) == own, "whoever was away is told what they missed"


@pytest.mark.parametrize("way", ["over", "abandoned"])
def test_when_the_match_has_ended_everything_is_told_and_shown(way: str) -> None:
    scene = started("villains", people=2, bots=1)
    if way == "over":
        scene.finish()
    else:
        for _ in scene.play(20):
            pass
        scene.leaves(BEN)
        scene.leaves(ANN)
        scene.wait(600)
        scene.add(scene.decided(ANN, End()) if scene.table.to_act == 1 else scene.decided(BEN, End()))
    table = scene.table
    assert table.phase == way
    for viewer in viewers(table):
        assert moves_told(table, viewer) == moves_of(table)
        assert position(table, viewer).since == 1
        assert shown_to(table, viewer) == msgspec.json.encode(scene.match.view(viewer))


def test_the_newest_of_what_may_be_told_is_counted_and_nothing_else() -> None:
    scene = started("villains", people=3, bots=0)
    for _ in range(3):
        round_of(scene)
        scene.do(BEN, Say("Hm."))
    table = scene.table
    whole = [update.seq for update in newest(table, 0, EVERYTHING)]
    assert len(whole) < table.seq
    assert [update.seq for update in newest(table, 0, 4)] == whole[-4:]
    middle = whole[len(whole) // 2]
    assert [update.seq for update in newest(table, 0, EVERYTHING, before=middle)] == [n for n in whole if n < middle]
    assert [update.seq for update in newest(table, 0, EVERYTHING, after=middle)] == [n for n in whole if n > middle]
    assert newest(table, 0, EVERYTHING, after=table.seq + 7) == []
    assert newest(table, 0, EVERYTHING, before=1) == []
    assert [update.seq for update in newest(table, 0, 2, before=table.seq + 99)] == whole[-2:]


def test_whoever_resumes_misses_no_move_of_others() -> None:
    """Nobody can move who has not seen all moves before, so what was seen last lies behind one's own last move."""
    scene = started("dwarfking", people=3, bots=0)
    for _ in range(40):
        for seat in range(3):
            after = since(scene.table, seat)
            moves = [seq for seq in moves_of(scene.table) if seq > after]
            assert [
                update.seq for update in newest(scene.table, seat, EVERYTHING, after=after) if update.seq in moves
            ] == moves
        scene.move()


def test_memory_is_settled_at_the_start_and_goes_on_in_a_rematch() -> None:
    scene = lobby(terms=HELP)
    for terms, said in ((Terms(), "book"), (HELP, "help")):  # what is left out goes back to its default
        scene.do(ANN, Agree(options={}, terms=terms))
        assert scene.table.terms.memory == said
    scene = started(terms=HELP)
    assert scene.why_not(ANN, Agree(options={}, terms=Terms())) == "settled"
    assert scene.why_not(ANN, Agree(options={}, terms=Terms(memory="help", may_watch=False))) == "yes"
    scene.finish()
    again = Table(FRESH, [Entry(1, scene.now, ANN.id, "", rematch(scene.table, SECRET))])
    assert again.terms.memory == "help"
