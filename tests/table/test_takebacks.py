"""Alone against bots a player goes back to any decision, and the match is practice then; nobody goes back on others."""

from itertools import pairwise

import msgspec
import pytest

import parlour
from parlour.engine.record import Record
from parlour.engine.rng import Sfc32
from parlour.table import Guest, Table, Terms, open_table, rematch
from parlour.table.commands import Agree, AskUndo, Clear, GoBack, Move, Remove, Sit, SitBot
from parlour.table.entries import Entry, Moved, WentBack
from parlour.table.stream import MovedShown, position, tell
from parlour.table.written import read_entry
from tests.table.builder import ANN, BEN, CLEO, NOON, SECRET, Scene, lobby, shown, started, viewers

GAMES = ("diamoniak", "digdig", "dwarfking", "villains")
FREE = Terms(takebacks="free")


def alone(game_id: str = "digdig", bots: int = 2) -> Scene:
    return started(game_id, people=1, bots=bots, terms=FREE)


def own_turns(scene: Scene, count: int) -> list[int]:
    """Ann and the bots play until she has decided so often; where each decision was."""
    policy, rng = scene.table.game.heuristic(), Sfc32(7)
    while scene.table.to_act is not None and len(scene.table.decisions(0)) < count:
        if scene.table.to_act == 0:
            scene.do(ANN, Move(scene.table.game.write(policy.choose(scene.match.state, rng))))
        else:
            next(scene.play())
    return scene.table.decisions(0)


@pytest.mark.parametrize("game_id", GAMES)
def test_a_player_alone_against_bots_goes_back_to_any_decision_and_luck_stays_as_it_was_dealt(game_id: str) -> None:
    """The same moves lead to the same cards again, and everybody is shown the same."""
    scene = alone(game_id)
    decisions = own_turns(scene, 12)
    assert max(later - earlier for earlier, later in pairwise(decisions)) > 1, "bots moved too"
    played, history = list(scene.match.moves), list(scene.match.history)
    views = [scene.match.view(viewer) for viewer in viewers(scene.table)]
    for to in (decisions[-1], decisions[4], decisions[0], decisions[7]):
        assert scene.do(ANN, GoBack(to)) == WentBack(0, to)
        assert scene.match.moves == played[:to]
        assert scene.table.to_act == 0
        for move in played[to:]:
            scene.add(Moved(move.seat, move.action, by_bot=move.seat != 0))
        assert scene.match.moves == played, "luck is not dealt anew"
        assert scene.match.history == history
        assert [scene.match.view(viewer) for viewer in viewers(scene.table)] == views


def test_without_a_number_it_is_the_last_decision_and_then_the_one_before() -> None:
    scene = alone()
    decisions = own_turns(scene, 5)
    for to in reversed(decisions):
        assert scene.do(ANN, GoBack()) == WentBack(0, to)
    assert (scene.moves, scene.why_not(ANN, GoBack())) == ([], "nothing_decided")


def test_nobody_goes_back_to_what_a_bot_decided_or_nobody() -> None:
    scene = alone()
    decisions = own_turns(scene, 6)
    for to in range(len(scene.moves) + 2):
        assert scene.why_not(ANN, GoBack(to)) == ("yes" if to in decisions else "nothing_decided")


def test_it_does_not_matter_that_bots_have_moved_meanwhile() -> None:
    scene = alone()
    (first, *_) = own_turns(scene, 4)
    known = scene.table.seq
    next(scene.play())
    assert scene.why_not(ANN, GoBack(first), known) == "yes"


def test_moves_decided_before_going_back_are_stale() -> None:
    scene = alone()
    own_turns(scene, 3)
    known = scene.table.seq
    scene.do(ANN, GoBack(0))
    assert scene.why_not(ANN, Move("ready"), known) == "stale"


def test_every_move_is_told_with_its_number_so_that_one_can_go_back_to_it() -> None:
    scene = alone()
    own_turns(scene, 3)
    scene.do(ANN, GoBack(0))
    own_turns(scene, 2)
    told = [tell(scene.table, entry, 0).what for entry in scene.table.entries]
    numbers = [what.number for what in told if isinstance(what, MovedShown)]
    again = numbers.index(0, 1)
    assert numbers == [*range(again), *range(len(scene.moves))]


# Practice


def finished(scene: Scene) -> tuple[Scene, Record]:
    """The match played to its end, out of its log, and its record, which holds."""
    scene.finish()
    again = scene.again()
    assert shown(again.table) == shown(scene.table)
    record = parlour.decode(parlour.encode(again.table.record()))
    assert parlour.verify(record).is_over
    return again, record


def test_whoever_went_back_has_played_for_practice_and_the_record_says_so() -> None:
    scene = alone()
    own_turns(scene, 3)
    assert not position(scene.table, 0).table.is_practice
    scene.do(ANN, GoBack())
    assert position(scene.table, 0).table.is_practice
    again, record = finished(scene)
    assert again.table.is_practice
    assert record.practice is True
    assert [move.action for move in record.moves] == again.moves, "only what counted in the end"


def test_a_match_in_which_nobody_went_back_is_none_for_practice() -> None:
    scene = alone()
    scene.move("swap")
    scene.do(ANN, AskUndo())
    again, record = finished(scene)
    assert not again.table.is_practice
    assert record.practice is msgspec.UNSET
    assert b"practice" not in parlour.encode(record)


def test_the_next_match_is_none_for_practice() -> None:
    scene = alone()
    own_turns(scene, 1)
    scene.do(ANN, GoBack())
    again, _ = finished(scene)
    following = Table("elm", [Entry(1, NOON, "ann", "", rematch(again.table, "7a" * 32))])
    assert following.terms == FREE
    assert not following.is_practice
    assert following.secret != again.table.secret, "what was learnt is worth nothing there"


def test_nobody_goes_back_from_the_end() -> None:
    """All cards are open then."""
    scene = alone().finish()
    assert scene.why_not(ANN, GoBack()) == "match_over"


# Only alone


def test_a_second_person_makes_it_a_matter_of_consent() -> None:
    scene = lobby(people=1, bots=1, free=2, terms=FREE)
    scene.do(ANN, Sit(2))
    assert scene.table.terms == FREE, "the same person on another seat"
    scene.do(BEN, Sit(3))
    for one in (scene, scene.again()):
        assert one.table.terms.takebacks == "consent"
        assert position(one.table, 0).table.terms.takebacks == "consent"
        assert one.why_not(ANN, Agree(options={}, terms=FREE)) == "not_alone"
    scene.do(BEN, Clear(3))
    assert scene.table.terms.takebacks == "consent", "who was asked to play so plays so"
    scene.do(ANN, Agree(options={}, terms=FREE))
    assert scene.table.terms == FREE


@pytest.mark.parametrize("leaves", ["before", "after"])
def test_who_sends_the_others_away_does_not_go_back_on_what_they_did(leaves: str) -> None:
    scene = lobby(people=2, bots=1, terms=FREE)
    if leaves == "before":
        scene.do(ANN, Remove("ben"), SitBot(1, 2))
    scene.deal()
    scene.move()
    if leaves == "after":
        scene.do(ANN, Remove("ben"))
    assert scene.table.people() == [0]
    assert scene.why_not(ANN, GoBack()) == "not_free"
    assert scene.why_not(ANN, Agree(options={}, terms=FREE)) == "settled"


def test_who_watches_goes_nowhere_and_sees_no_more_than_before() -> None:
    scene = alone("villains")
    own_turns(scene, 3)
    before = position(scene.table, "spectator").view
    scene.do(ANN, GoBack())
    own_turns(scene, 3)
    assert position(scene.table, "spectator").view == before
    assert scene.why_not(CLEO, GoBack()) == "not_seated"


def test_the_host_who_does_not_play_goes_nowhere() -> None:
    scene = lobby(people=1, bots=1, free=1, terms=FREE)
    scene.do(ANN, Clear(0), SitBot(0, 2))
    scene.do(BEN, Sit(2))
    assert scene.table.terms.takebacks == "free"
    scene.deal()
    while scene.table.to_act != 2:
        next(scene.play())
    scene.move()
    assert scene.why_not(ANN, GoBack()) == "not_seated"
    assert scene.why_not(BEN, GoBack()) == "yes"


def test_new_tables_ask_for_consent_unless_they_say_otherwise() -> None:
    assert Terms().takebacks == "consent"
    opened = open_table(parlour.game("digdig"), {}, Terms(), Guest("ann", "Ann", "fox"), [2], SECRET)
    assert opened.terms.takebacks == "consent"


# Earlier logs


@pytest.mark.parametrize(("undo", "takebacks"), [(True, "consent"), (False, "none")])
@pytest.mark.parametrize("kind", ["Opened", "Agreed"])
def test_terms_of_earlier_logs_are_read(kind: str, undo: bool, takebacks: str) -> None:
    """Whether moves are taken back was a matter of yes or no, and everybody was helped to remember."""
    scene = lobby()
    scene.do(ANN, Agree(options={}, terms=Terms(hints=True)))
    entry = next(entry for entry in scene.table.entries if type(entry.what).__name__ == kind)
    assert read_entry(msgspec.json.encode(entry)) == entry
    written = msgspec.json.decode(msgspec.json.encode(entry))
    del written["what"]["terms"]["takebacks"], written["what"]["terms"]["memory"]
    written["what"]["terms"]["undo"] = undo
    terms = msgspec.structs.replace(entry.what.terms, takebacks=takebacks, memory="help")  # type: ignore[union-attr]
    assert read_entry(msgspec.json.encode(written)) == msgspec.structs.replace(
        entry, what=msgspec.structs.replace(entry.what, terms=terms)
    )


def test_whoever_speaks_of_undo_is_read_as_they_spoke() -> None:
    for text in ('"undo":true', '{"terms":{"undo":false}}'):
        body = b'{"seq":9,"at":1,"by":"ann","command":"","what":{"type":"Said","guest":%b,"text":%b}}' % (
            msgspec.json.encode(ANN),
            msgspec.json.encode(text),
        )
        assert read_entry(body).what.text == text  # type: ignore[union-attr]
