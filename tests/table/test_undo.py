"""A move may be taken back while it has taught nothing, nobody else has moved, and everybody agrees."""

import msgspec
import pytest

import parlour
from parlour.engine.event import Event
from parlour.engine.match import Match
from parlour.engine.rng import Sfc32
from parlour.engine.state import State
from parlour.table import Terms
from parlour.table.commands import AnswerUndo, AskUndo, End, HandOver, Move, Remove, TakeBack
from parlour.table.entries import HandedOver, Moved, UndoAsked, Withdrawn
from parlour.table.undo import has_taught, last_seen
from tests.table.builder import ANN, BEN, CLEO, LATE, Scene, shown, started

YES, NO = AnswerUndo(agrees=True), AnswerUndo(agrees=False)


def swapped(people: int = 2, bots: int = 1) -> Scene:
    """Dig Dig; Ann changed two cards before the start, which showed her nothing new, and it is a while since."""
    scene = started(people=people, bots=bots)
    scene.move("swap")
    scene.wait(LATE)
    return scene


def last_move_taught(match: Match) -> bool:
    return has_taught(last_seen(match))


def waits_for(scene: Scene) -> list[int]:
    """The seats that are asked whether Ann may take her move back."""
    undo = scene.table.undo
    assert undo is None or undo.seat == 0
    return [] if undo is None else sorted(undo.waits_for)


def test_a_swap_of_dig_dig_is_taken_back_when_everybody_agrees() -> None:
    untouched = started(people=3)
    scene = swapped(people=3)
    scene.do(ANN, AskUndo())
    assert waits_for(scene) == [1, 2]
    scene.do(BEN, YES)
    assert len(scene.moves) == 1, "Cleo has not agreed yet"
    scene.do(CLEO, YES)
    assert scene.moves == []
    assert waits_for(scene) == []
    assert scene.match.view("open") == untouched.match.view("open")
    assert scene.table.to_act == 0


def test_bots_agree_at_once() -> None:
    scene = swapped(people=1, bots=2)
    scene.do(ANN, AskUndo())
    assert (scene.moves, scene.table.undo) == ([], None)


def test_deputies_agree_at_once() -> None:
    scene = swapped()
    scene.do(BEN, HandOver(1, 2))
    scene.do(ANN, AskUndo())
    assert scene.moves == []


@pytest.mark.parametrize("leaving", ["hand over", "removal"])
def test_who_leaves_while_asked_is_not_waited_for(leaving: str) -> None:
    scene = swapped()
    scene.do(ANN, AskUndo())
    assert len(scene.moves) == 1
    if leaving == "removal":
        scene.do(ANN, Remove("ben"))
    else:
        scene.do(BEN, HandOver(1, 2))
    assert scene.moves == []


def test_nobody_answers_twice_or_unasked() -> None:
    scene = swapped(people=3)
    scene.do(ANN, AskUndo())
    scene.do(BEN, YES)
    assert [scene.why_not(guest, YES) for guest in (ANN, BEN, CLEO)] == ["nothing_asked", "nothing_asked", "yes"]


def test_one_no_is_enough_and_it_may_be_asked_again() -> None:
    scene = swapped(people=3)
    scene.do(ANN, AskUndo())
    scene.do(BEN, NO)
    assert scene.table.undo is None
    assert len(scene.moves) == 1
    assert scene.why_not(CLEO, YES) == "nothing_asked"
    assert scene.why_not(ANN, AskUndo()) == "yes"


def test_a_new_move_withdraws_the_wish() -> None:
    scene = swapped()
    scene.do(ANN, AskUndo())
    scene.move("swap")
    assert scene.table.undo is None
    assert scene.why_not(BEN, YES) == "nothing_asked"
    assert len(scene.moves) == 2


def test_the_end_of_the_match_withdraws_the_wish() -> None:
    scene = swapped()
    scene.leaves(ANN)
    scene.do(ANN, AskUndo())
    scene.wait(61)
    scene.do(BEN, End())
    assert scene.table.undo is None
    assert scene.why_not(BEN, YES) == "nothing_asked"
    assert len(scene.moves) == 1


def test_two_moves_are_taken_back_one_after_the_other() -> None:
    scene = swapped(people=1, bots=1)
    scene.move("swap")
    scene.do(ANN, AskUndo(), AskUndo())
    assert scene.moves == []
    assert scene.why_not(ANN, AskUndo()) == "not_your_move"


def test_only_the_own_last_move_is_taken_back() -> None:
    scene = started()
    assert scene.why_not(ANN, AskUndo()) == "not_your_move"
    scene.move("ready")
    assert scene.why_not(BEN, AskUndo()) == "not_your_move"
    assert scene.why_not(ANN, AskUndo()) == "yes"
    scene.move("swap")
    assert scene.why_not(ANN, AskUndo()) == "not_your_move", "Ben has moved since"
    assert scene.why_not(BEN, AskUndo()) == "yes"


def test_nobody_asks_while_a_bot_plays_for_them() -> None:
    scene = swapped()
    scene.do(ANN, HandOver(0, 2))
    assert scene.why_not(ANN, AskUndo()) == "bot_plays"
    scene.do(ANN, TakeBack())
    assert scene.why_not(ANN, AskUndo()) == "yes"


def test_what_a_bot_did_for_somebody_is_no_free_advice() -> None:
    """Nor is it after a move of their own has been taken back, by which it was the last again."""
    scene = started(people=1, bots=1)
    scene.move("swap")
    scene.add(HandedOver(0, 2))
    scene.add(Moved(0, scene.match.legal()[0], by_bot=True))
    scene.do(ANN, TakeBack())
    for again in (scene, scene.again()):
        assert again.table.to_act == 0
        assert again.why_not(ANN, AskUndo()) == "not_your_move"
        again.move("swap")
        again.do(ANN, AskUndo())
        assert len(again.moves) == 2
        assert again.why_not(ANN, AskUndo()) == "not_your_move"


def test_the_table_may_forbid_it() -> None:
    scene = started(people=1, bots=1, terms=Terms(takebacks="none"))
    scene.move("swap")
    assert scene.why_not(ANN, AskUndo()) == "no_undo"


# A fresh move


def test_a_fresh_move_is_withdrawn_without_asking_anybody() -> None:
    untouched = started(people=3)
    scene = started(people=3)
    scene.move("swap")
    scene.wait(LATE - 1)
    assert scene.do(ANN, AskUndo()) == Withdrawn(0)
    assert scene.match.view("open") == untouched.match.view("open")
    scene.move("swap")
    scene.wait(LATE)
    assert scene.do(ANN, AskUndo()) == UndoAsked(0)
    assert len(scene.moves) == 1


def test_each_move_has_a_moment_of_its_own() -> None:
    """To take the newest back makes the one before it no fresher, whoever agreed to it."""
    scene = started()
    scene.move("swap")
    scene.wait(LATE)
    scene.move("swap")
    assert scene.do(ANN, AskUndo()) == Withdrawn(0)
    assert scene.do(ANN, AskUndo()) == UndoAsked(0)


def test_a_move_that_somebody_acted_on_or_that_taught_something_is_not_withdrawn_however_fresh() -> None:
    scene = started()
    scene.move("ready")
    scene.move("swap")
    assert scene.why_not(ANN, AskUndo()) == "not_your_move"
    scene = started("diamoniak", options={"first": 0})
    scene.move("draw")
    assert scene.why_not(ANN, AskUndo()) == "move_taught"


def test_where_nobody_else_plays_a_move_stays_fresh() -> None:
    scene = swapped(people=1, bots=1)
    assert scene.do(ANN, AskUndo()) == Withdrawn(0)
    scene = swapped()
    scene.do(BEN, HandOver(1, 2))
    assert scene.do(ANN, AskUndo()) == Withdrawn(0)


# What a move teaches


def test_a_card_of_the_dwarf_king_is_taken_back_before_anybody_else_has_moved() -> None:
    scene = started("dwarfking", people=3, bots=0)
    scene.move("quest")
    first = scene.move("play")
    assert scene.why_not(first, AskUndo()) == "yes"
    second = scene.move("play")
    assert scene.why_not(first, AskUndo()) == "not_your_move"
    assert scene.why_not(second, AskUndo()) == "yes"


def test_a_card_drawn_in_diamoniak_stays_drawn() -> None:
    scene = started("diamoniak", options={"first": 0})
    scene.move("draw")
    assert scene.why_not(ANN, AskUndo()) == "move_taught"


def test_stopping_in_diamoniak_is_taken_back() -> None:
    scene = started("diamoniak", options={"first": 0})
    scene.move("draw")
    scene.move("stop")
    assert scene.why_not(ANN, AskUndo()) == "yes"


def test_a_play_of_villains_that_draws_a_card_stays_played() -> None:
    scene = started("villains", people=3, bots=0)
    first = scene.move()
    assert "Drew" in [type(event).__name__ for event in scene.match.history[-1]]
    assert scene.why_not(first, AskUndo()) == "move_taught"


def test_the_last_to_be_ready_in_dig_dig_learns_who_starts() -> None:
    scene = started()
    scene.do(ANN, Move("ready"))
    scene.do(BEN, Move("ready"))
    assert not last_move_taught(scene.match)
    next(scene.play())
    while scene.moves[-1] != "ready":
        next(scene.play())
    assert last_move_taught(scene.match)


def test_luck_is_never_taken_back() -> None:
    scene = swapped(people=1)
    assert not last_move_taught(scene.match)
    scene.match.moves[-1] = msgspec.structs.replace(scene.match.moves[-1], chance=[{"luck": 1}])
    assert last_move_taught(scene.match)
    assert scene.why_not(ANN, AskUndo()) == "move_taught"


TEACHING = {"Drew", "TurnedBlind", "Hypnotized", "SwappedHands", "PassedHands", "TookCards", "Dealt"}
"""The events with which a card comes into view that its player could not see before."""


@pytest.mark.parametrize("game_id", ["diamoniak", "digdig", "dwarfking", "villains"])
def test_every_move_that_turns_up_a_card_taught_and_some_others_did_not(game_id: str) -> None:
    match = parlour.start(game_id, seed=12)
    policy, rng = match.game.heuristic(), Sfc32(12)
    stride = 11 if game_id == "dwarfking" else 3
    judged = {True: 0, False: 0}
    while not match.is_over:
        before = match.state.clone()
        match.take(policy.choose(match.state, rng))
        events = {type(event).__name__ for event in match.history[-1]}
        if len(match.moves) % stride and "Dealt" not in events:
            continue
        taught = last_move_taught(match)
        judged[taught] += 1
        if events & TEACHING and not taught:
            assert was_certain(match, before), f"{match.moves[-1]}: {match.history[-1]}"
    assert all(judged.values())


def was_certain(match: Match, before: State) -> bool:
    """Whether the last card of a pile came, and its player could have said which."""
    move = match.moves[-1]
    for number in range(500):
        world = before.clone()
        world.redeal(move.seat, Sfc32(number))
        events: list[Event] = []
        world.apply(match.game.parse(move.action), events)
        if events != match.history[-1]:
            return False
    return True


# Afterwards


def test_the_record_after_an_undo_holds_and_has_only_what_counted() -> None:
    scene = swapped(people=1, bots=2)
    scene.do(ANN, AskUndo())
    scene.do(ANN, Move("ready"))
    scene.finish()
    record = scene.table.record()
    assert record.moves[0].action == "ready"
    assert parlour.verify(record).is_over


def test_an_undo_leaves_the_record_of_who_sat_down_alone() -> None:
    scene = swapped(people=3)
    seats = scene.match.seats
    scene.do(ANN, Remove("ben"), AskUndo())
    scene.do(CLEO, YES)
    assert scene.moves == []
    assert scene.match.seats == seats


def test_what_was_taken_back_is_still_told_to_who_comes_later() -> None:
    scene = swapped(people=1)
    entry = scene.table.entries[-1]
    scene.do(ANN, AskUndo())
    assert entry.seq in scene.table.events
    assert shown(scene.again().table) == shown(scene.table)


def test_moves_decided_before_the_undo_are_stale() -> None:
    scene = swapped(people=1)
    known = scene.table.seq
    scene.do(ANN, AskUndo())
    assert scene.why_not(ANN, Move("ready"), known) == "stale"
