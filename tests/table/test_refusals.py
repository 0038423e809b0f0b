"""Every refusal of a table is reached, and says what it should."""

from collections.abc import Callable

import pytest

from parlour.table import Command, Entry, Guest, Refused, Terms
from parlour.table.commands import (
    Agree,
    AnswerUndo,
    AskUndo,
    Clear,
    Contribute,
    End,
    GoBack,
    HandOver,
    Hush,
    Lock,
    Move,
    PassHost,
    Rematch,
    Remove,
    Say,
    Sit,
    SitBot,
    Start,
    TakeBack,
)
from parlour.table.decide import LONGEST_LOG, REFUSALS
from parlour.table.entries import Reacted
from parlour.words import table_words
from tests.table.builder import ANN, BEN, CLEO, ENTROPY, EVE, LATE, Scene, lobby, started
from tests.table.stored import stored_lobby


def after(scene: Scene, *done: tuple[Guest, Command]) -> Scene:
    for guest, command in done:
        scene.do(guest, command)
    return scene


def swapped() -> Scene:
    """Ann has made a move that taught her nothing."""
    scene = started()
    scene.move("swap")
    return scene


def pending() -> Scene:
    """Ann has asked to take a move back that is not fresh any more."""
    scene = swapped()
    scene.wait(LATE)
    return after(scene, (ANN, AskUndo()))


def full() -> Scene:
    """Ann may not take a move back at a table at which very much has happened."""
    scene = swapped()
    for number in range(scene.table.seq + 1, LONGEST_LOG + 1):
        scene.table.add(Entry(number, scene.now, "ben", "", Reacted(BEN, "clap")))
    return scene


CASES: dict[str, tuple[Callable[[], Scene], Guest, Command, str]] = {
    "removed": (lambda: after(lobby(), (ANN, Remove("ben"))), BEN, Sit(1), "asked you to leave"),
    "locked": (lambda: after(lobby(free=1), (ANN, Lock(True))), CLEO, Sit(3), "ask its host"),
    "not_host": (lobby, BEN, Start(), "only the host"),
    "no_seat": (lobby, BEN, Sit(3), "no seat 4 at"),
    "seat_taken": (lobby, CLEO, Sit(0), "seat 1 is taken by Ann"),
    "seat_not_yours": (lobby, BEN, Clear(0), "seat 1 is not yours"),
    "nobody_plays": (lambda: after(started(), (ANN, HandOver(0, 2))), ANN, HandOver(0, 2), "plays for Ann"),
    "not_seated": (lobby, EVE, Say("hello"), "take a seat"),
    "in_play": (started, ANN, SitBot(2, 3), "has started"),
    "starting": (lambda: after(lobby(), (ANN, Start())), ANN, SitBot(2, 3), "about to be dealt"),
    "settled": (started, ANN, Agree(options={}, terms=Terms(hints=True)), "settled at the start"),
    "outdated": (stored_lobby, ANN, Start(), "open a new one"),
    "not_started": (lobby, ANN, Move("ready"), "not started"),
    "match_over": (lambda: started().finish(), ANN, Move("ready"), "is over"),
    "not_over": (started, ANN, Rematch(), "not over"),
    "seats_free": (lambda: lobby(free=1), ANN, Start(), "seat 4 is still free"),
    "already_contributed": (
        lambda: after(lobby(), (BEN, Contribute(ENTROPY["ben"]))),
        BEN,
        Contribute("f" * 32),
        "already",
    ),
    "bad_option": (lobby, ANN, Agree(options={"{x}": True}, terms=Terms()), "cannot be chosen here: {x}."),
    "bot_plays": (lambda: after(started(), (ANN, HandOver(0, 2))), ANN, Move("ready"), "take your seat back"),
    "no_bot_plays": (started, ANN, TakeBack(), "no bot"),
    "taken_back": (
        lambda: after(started(), (BEN, HandOver(1, 2)), (BEN, TakeBack()), (BEN, HandOver(1, 2))),
        BEN,
        TakeBack(),
        "wait for the next move",
    ),
    "no_undo": (lambda: started(terms=Terms(takebacks="none")), ANN, AskUndo(), "not taken back"),
    "not_free": (swapped, ANN, GoBack(), "players alone against bots"),
    "not_alone": (lobby, ANN, Agree(options={}, terms=Terms(takebacks="free")), "alone against bots"),
    "nothing_decided": (lambda: started(people=1, terms=Terms(takebacks="free")), ANN, GoBack(), "decided nothing"),
    "log_full": (full, ANN, AskUndo(), "too long"),
    "not_your_move": (swapped, BEN, AskUndo(), "only your own move"),
    "move_taught": (
        lambda: after(started("diamoniak", options={"first": 0}), (ANN, Move("draw"))),
        ANN,
        AskUndo(),
        "turned up a card",
    ),
    "undo_pending": (pending, ANN, AskUndo(), "already"),
    "nothing_asked": (started, BEN, AnswerUndo(agrees=True), "nobody waits"),
    "not_overdue": (started, BEN, HandOver(0, 2), "Ann has not been away for long enough"),
    "people_play": (started, ANN, End(), "other people"),
    "quiet": (lambda: after(lobby(), (ANN, Hush(True))), BEN, Say("hello"), "off"),
    "not_at_table": (lobby, ANN, PassHost("eve"), "nobody like that"),
    "rematched": (lambda: after(started().finish(), (ANN, Rematch())), BEN, Rematch(), "already"),
}
"""By code: the table, who asks what of it, and a part of the sentence. `stale`, for an old seq, has tests below, and
`no_moment`, which is no command's, in test_branching.py."""


def test_every_refusal_is_reached_by_a_test() -> None:
    assert CASES.keys() | {"stale", "no_moment"} == REFUSALS.keys()


@pytest.mark.parametrize("code", CASES)
def test_a_refusal_has_its_code_and_a_whole_sentence(code: str) -> None:
    built, guest, command, said = CASES[code]
    scene = built()
    assert scene.why_not(guest, command) == code
    with pytest.raises(Refused) as caught:
        scene.decided(guest, command)
    refusal = caught.value.refusal
    assert (refusal.clause, tuple(refusal.facts)) == ("", REFUSALS[code])
    assert said.lower() in table_words().refusal(refusal, ["Ann", "Ben", "Cleo"]).lower()
    assert table_words("de").refusal(refusal, []).endswith(".")


@pytest.mark.parametrize("command", [Move("ready"), AskUndo()], ids=str)
def test_what_was_decided_before_the_position_changed_is_stale(command: Command) -> None:
    scene = swapped()
    assert scene.why_not(ANN, command, scene.table.seq - 1) == "stale"
    assert scene.why_not(ANN, command, scene.table.seq) == "yes"


def test_consent_to_another_undo_is_stale() -> None:
    scene = pending()
    known = scene.table.seq
    scene.move("swap")
    scene.wait(LATE)
    scene.do(ANN, AskUndo())
    assert scene.why_not(BEN, AnswerUndo(agrees=True), known) == "stale"
    assert scene.why_not(BEN, AnswerUndo(agrees=True)) == "yes"
