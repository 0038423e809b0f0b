"""Clocks, absence, and who plays on."""

from msgspec.structs import replace

import parlour
from parlour.table import Command, Terms, overdue
from parlour.table.commands import AnswerUndo, AskUndo, Contribute, End, GoBack, HandOver, Move, Remove, TakeBack
from parlour.table.entries import Ended, HandedOver, Takebacks
from parlour.table.stream import position
from tests.table.builder import ANN, BEN, CLEO, ENTROPY, Scene, lobby, started

CLOCK = Terms(bank=60, increment=5, patience=600)


def clock(people: int = 2, bots: int = 1, takebacks: Takebacks = "consent") -> Scene:
    """Dig Dig with a minute for each, and five seconds for each move. Ann is to act."""
    return started(people=people, bots=bots, terms=replace(CLOCK, takebacks=takebacks))


def left(scene: Scene) -> list[float]:
    """Seconds that each seat has when its turn begins."""
    return [time / 1000 for time in scene.table.time_left]


def late(scene: Scene) -> int | None:
    return overdue(scene.table, scene.moment())


def after(scene: Scene, seconds: float, *commands: Command) -> Scene:
    """The person to act thinks for some time, and then does something."""
    scene.wait(seconds)
    scene.do(scene.mover(), *commands)
    return scene


# Clocks


def test_without_a_bank_there_is_no_clock() -> None:
    scene = started(terms=Terms(increment=5))
    scene.wait(3600)
    scene.move("ready")
    assert scene.table.time_left == []
    assert late(scene) is None


def test_everybody_starts_with_the_bank() -> None:
    scene = lobby(terms=CLOCK)
    scene.wait(1000)
    scene.deal()
    assert left(scene) == [60, 60, 60]
    assert scene.table.turn_began == scene.now


def test_a_move_costs_the_time_it_took_and_gains_the_increment() -> None:
    scene = after(clock(), 20, Move("ready"))
    assert left(scene) == [45, 60, 60]
    after(scene, 0.5, Move("ready"))
    assert left(scene) == [45, 64.5, 60]


def test_the_time_of_bots_does_not_run() -> None:
    scene = clock(people=1, bots=1)
    after(scene, 1, Move("ready"))
    scene.wait(500)
    assert late(scene) is None
    next(scene.play())
    assert left(scene) == [64, 60]


def test_nobody_has_less_than_no_time() -> None:
    scene = after(clock(), 100, Move("ready"))
    assert left(scene) == [5, 60, 60]


def test_a_clock_that_goes_backwards_gives_no_time() -> None:
    scene = after(clock(), -30, Move("ready"))
    assert left(scene) == [65, 60, 60]


def test_who_has_no_time_left_is_overdue() -> None:
    scene = clock()
    scene.wait(60)
    assert late(scene) is None
    scene.wait(0.001)
    assert late(scene) == 0
    assert scene.why_not(ANN, End()) == "people_play", "the late one does not end it"
    assert scene.why_not(BEN, End()) == "yes"
    assert scene.why_not(BEN, HandOver(0, 3)) == "yes"
    scene.do(ANN, Move("ready"))
    assert late(scene) is None, "better late than never"


def test_a_move_that_is_taken_back_has_cost_its_time_and_gained_nothing() -> None:
    scene = clock(people=1, bots=1)
    for _ in range(3):
        scene.wait(4)
        scene.move("swap")
        scene.wait(2)
        scene.do(ANN, AskUndo())
    assert left(scene) == [44, 60], "four seconds for each, and two until it was taken back, but for the last two"
    assert scene.table.turn_began == scene.now - 2_000, "which run"


def test_a_player_who_withdraws_a_move_costs_nobody_else_any_time() -> None:
    """Else one could move and withdraw until the next player's time is up."""
    scene = clock()
    for _ in range(3):
        scene.move("ready")
        scene.wait(4)
        scene.do(ANN, AskUndo())
    assert left(scene) == [52, 60, 60]
    scene.move("ready")
    assert left(scene) == [53, 60, 60], "twelve seconds of thought, and one increment"


def test_who_goes_back_gets_no_time_back() -> None:
    scene = clock(people=1, bots=1, takebacks="free")
    for _ in range(3):
        after(scene, 4, Move("ready"))
        scene.wait(2)
        scene.do(ANN, GoBack())
    assert left(scene) == [48, 60], "the time of a bot is nobody's"
    after(scene, 4, Move(next(action for action in scene.match.legal() if action.startswith("swap"))))
    scene.wait(2)
    scene.do(ANN, GoBack())
    assert left(scene) == [42, 60], "but Ann's own turn went on after a swap"


def test_the_time_until_a_move_is_taken_back_was_that_of_who_was_to_act() -> None:
    scene = clock()
    scene.move("ready")
    scene.wait(9)
    scene.do(ANN, AskUndo())
    scene.do(BEN, AnswerUndo(agrees=True))
    assert left(scene) == [60, 51, 60]


def test_handing_over_and_taking_back_does_not_stop_the_clock() -> None:
    scene = after(clock(), 20, HandOver(0, 1))
    scene.wait(7)
    scene.do(ANN, TakeBack())
    assert late(scene) is None
    after(scene, 3, Move("ready"))
    assert left(scene) == [35, 60, 60], "the bot gave no time to think"


def test_who_takes_the_seat_back_has_the_time_that_was_left() -> None:
    scene = after(clock(), 59, HandOver(0, 1))
    while scene.table.to_act == 0:
        next(scene.play())
    began = scene.table.turn_began
    scene.wait(3)
    scene.do(ANN, TakeBack())
    assert left(scene) == [1, 60, 60]
    assert scene.table.turn_began == began, "Ben's time runs on"


def test_who_is_late_and_takes_the_seat_back_is_late_still() -> None:
    scene = clock()
    scene.wait(61)
    scene.do(BEN, HandOver(0, 1))
    scene.do(ANN, TakeBack())
    scene.wait(0.001)
    assert late(scene) == 0
    assert scene.why_not(BEN, HandOver(0, 1)) == "yes"


def test_a_seat_is_taken_back_once_until_somebody_moves() -> None:
    """So that handing over and taking back, over and over, does not fill the log."""
    for guest, seat in ((ANN, 0), (BEN, 1)):
        scene = started()
        scene.do(guest, HandOver(seat, 1), TakeBack(), HandOver(seat, 1))
        assert scene.why_not(guest, TakeBack()) == "taken_back"
        if seat == 0:
            next(scene.play())
        else:
            scene.move("ready")
        scene.do(guest, TakeBack())


def test_when_the_match_is_ended_the_clock_that_ran_stands_still_where_it_was() -> None:
    scene = after(clock(people=1, bots=2), 20, End())
    assert left(scene) == [40, 60, 60]


def test_everybody_sees_the_clock() -> None:
    scene = after(clock(), 20, Move("ready"))
    info = position(scene.table, "spectator").table.clock
    assert (info.turn_began, info.left) == (scene.now, [45_000, 60_000, 60_000])


# Absence


def test_who_is_away_for_longer_than_the_patience_of_the_table_is_overdue() -> None:
    scene = started()
    scene.leaves(ANN)
    scene.wait(30)
    assert late(scene) is None
    assert scene.why_not(BEN, HandOver(0, 2)) == "not_overdue"
    scene.wait(0.001)
    assert late(scene) == 0
    scene.returns(ANN)
    assert late(scene) is None


def test_patience_begins_with_the_match() -> None:
    scene = lobby()
    scene.leaves(BEN)
    scene.wait(3600)
    scene.deal()
    scene.do(ANN, Move("ready"))
    assert scene.table.to_act == 1
    assert late(scene) is None
    scene.wait(61)
    assert late(scene) == 1


def test_only_who_is_to_act_keeps_the_others_waiting() -> None:
    scene = started()
    scene.leaves(BEN)
    scene.wait(100)
    assert late(scene) is None
    scene.do(ANN, Move("ready"))
    assert late(scene) == 1


def test_nobody_is_overdue_before_and_after_the_match() -> None:
    for scene in (lobby(), started().finish()):
        scene.leaves(ANN)
        scene.wait(10_000)
        assert late(scene) is None


def test_the_others_let_a_bot_play_on_and_the_player_takes_the_seat_back() -> None:
    scene = started()
    scene.leaves(ANN)
    scene.wait(61)
    assert scene.do(BEN, HandOver(0, 2)) == HandedOver(0, 2)
    assert late(scene) is None
    assert (scene.table.bot_level(0), scene.table.person(0), scene.table.people()) == (2, None, [1])
    next(scene.play())
    scene.returns(ANN)
    assert scene.table.viewer("ann") == 0, "who is away still sees the own cards"
    scene.do(ANN, TakeBack())
    assert scene.table.people() == [0, 1]
    assert scene.finish().table.phase == "over"
    assert [seat.kind for seat in scene.table.record().seats] == ["human", "human", "bot"]


def test_nobody_calls_in_a_master_without_hints_nor_a_beginner_for_another() -> None:
    """To let the strongest make one hard move is a hint; to put the weakest in an opponent's seat decides the match."""
    levels = range(1, 6)
    for hints, own, other in ((False, [1, 2, 2, 2, 2], [2, 2, 2, 2, 2]), (True, [1, 2, 3, 4, 5], [2, 2, 3, 4, 5])):
        scene = started(terms=Terms(hints=hints))
        assert [scene.decided(ANN, HandOver(0, level)) for level in levels] == [HandedOver(0, one) for one in own]
        scene.leaves(ANN)
        scene.wait(61)
        assert [scene.decided(BEN, HandOver(0, level)) for level in levels] == [HandedOver(0, one) for one in other]


def test_a_player_leaves_the_own_seat_to_a_bot_and_is_offered_nothing() -> None:
    scene = started()
    assert position(scene.table, 0).offers
    scene.do(ANN, HandOver(0, 1))
    assert position(scene.table, 0).offers == []
    assert scene.why_not(ANN, Move("ready")) == "bot_plays"
    assert scene.why_not(ANN, HandOver(0, 3)) == "nobody_plays"


def test_when_nobody_would_be_left_to_play_the_match_ends() -> None:
    alone = started(people=1, bots=2)
    assert alone.do(ANN, HandOver(0, 2)) == Ended()
    scene = started()
    scene.do(BEN, HandOver(1, 2))
    assert scene.do(ANN, HandOver(0, 2)) == Ended()


def test_a_bot_cannot_be_overdue() -> None:
    scene = started()
    scene.do(ANN, Move("ready"))
    scene.do(BEN, Move("ready"))
    assert scene.table.to_act == 2
    scene.wait(10_000)
    assert late(scene) is None
    assert scene.why_not(ANN, HandOver(2, 5)) == "not_overdue"


def test_the_others_end_the_match() -> None:
    scene = started(people=3)
    scene.leaves(ANN)
    scene.wait(61)
    assert scene.do(CLEO, End()) == Ended()
    assert (scene.table.phase, scene.table.to_act) == ("abandoned", None)
    assert scene.why_not(BEN, Move("ready")) == "match_over"
    assert scene.why_not(BEN, End()) == "match_over"


def test_who_plays_only_with_bots_may_end_at_any_time() -> None:
    assert started(people=1, bots=2).why_not(ANN, End()) == "yes"
    scene = started()
    scene.do(BEN, HandOver(1, 2))
    assert [scene.why_not(guest, End()) for guest in (ANN, BEN)] == ["yes", "people_play"]


def test_a_match_goes_on_to_a_record_that_holds_when_players_are_removed() -> None:
    scene = lobby(people=3)
    scene.do(BEN, Contribute(ENTROPY["ben"]))
    scene.deal()
    scene.do(ANN, Move("ready"), Remove("ben"))
    assert scene.table.to_act == 1
    assert scene.table.bot_level(1) == 2
    scene.finish()
    assert parlour.verify(scene.table.record()).is_over
