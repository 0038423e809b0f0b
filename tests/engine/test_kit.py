"""The conformance kit against a game that is right, and against many that are not."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from threading import Event

import pytest

from parlour.engine import is_compiled as engine_is_compiled
from parlour.engine.event import Viewer
from parlour.engine.game import AnyGame, Options, Parts, UsageError
from parlour.engine.match import Match
from parlour.engine.registry import games
from parlour.engine.rng import Rng
from parlour.engine.state import State
from parlour.testing import Conformance, Effort, Violation, records
from parlour.testing.observations import Observations
from parlour.testing.playing import Playing
from parlour.testing.ranks import Ranks
from parlour.testing.sampling import MANY_ACTIONS, PLAIN, is_compiled
from parlour.testing.secrecy import Outcome
from tests.engine import climbing, dice, drawing
from tests.engine.mutants import (
    ELSEWHERE,
    FACTS_HASHED,
    HINTING,
    MUTANTS,
    REMARK_HASHED,
    RIGHT,
    SWAPPED,
    TELLING,
    VIEW_HASHED,
    Mutant,
    game_of,
)
from tests.engine.subtle import SUBTLE
from tests.sample import GAME, rules
from tests.sample.rules import NOT_IN_HAND, Magpies

ROOT = Path(__file__).parents[2]


class TestMagpies(Conformance):
    """The sample game holds to everything, registered nowhere and without golden files."""

    game = GAME


class TestPig(Conformance):
    """Nothing is hidden from anybody."""

    game = dice.GAME


class TestClimb(Conformance):
    """What is hidden from a seat may be known all the same."""

    game = climbing.GAME


class TestDraw(Conformance):
    """There is a pile in an order which nobody has seen."""

    game = drawing.GAME


class Quick(Conformance):
    """As little as finds every mistake."""

    patience = 2
    most_moves = 2_000

    def effort(self) -> Effort:
        return Effort(matches=2, soaked=40, stride=13, rare=2, worlds=3, weighed=20, sampled=120)


ALL = [*MUTANTS, *SUBTLE]


@pytest.mark.parametrize("mutant", ALL, ids=[mutant.name for mutant in ALL])
def test_the_kit_finds_every_mistake_and_says_where(mutant: Mutant, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, wrong in mutant.state.items():
        monkeypatch.setattr(Magpies, name, wrong)
    for name, wrong in mutant.rules.items():
        monkeypatch.setattr(rules, name, wrong)

    class Mutated(Quick):
        game = game_of(mutant)

    with pytest.raises(Violation) as violation:
        Mutated.check()
    assert re.search(mutant.said, str(violation.value), re.DOTALL)


@pytest.mark.parametrize("mutant", HINTING, ids=[mutant.name for mutant in HINTING])
def test_what_depends_on_unseen_cards_is_found_by_letting_them_change_places(mutant: Mutant) -> None:
    class Mutated(Quick):
        game = game_of(mutant)

    with pytest.raises(Violation, match=SWAPPED):
        Mutated().test_nothing_unseen_in_a_fact_reaches_what_is_shown()


@pytest.mark.parametrize("mutant", TELLING, ids=[mutant.name for mutant in TELLING])
def test_what_is_told_in_bytes_is_what_the_seat_may_know(mutant: Mutant) -> None:
    class Mutated(Quick):
        game = game_of(mutant)

        @classmethod
        def properties(cls) -> Iterator[str]:
            return (name for name in vars(Observations) if name.startswith("test_"))

    with pytest.raises(Violation) as violation:
        Mutated.check()
    assert re.search(mutant.said, str(violation.value), re.DOTALL)


@pytest.mark.parametrize("wrong", [VIEW_HASHED, FACTS_HASHED, REMARK_HASHED], ids=["view", "facts", "remark"])
def test_what_is_told_in_another_order_in_another_process_is_found(wrong: AnyGame) -> None:
    class Mutated(Quick):
        game = wrong

    with pytest.raises(Violation, match=r"PYTHONHASHSEED=\d\): it tells them differently: in the order of a set"):
        Mutated().test_the_same_in_every_process()


def test_a_pile_that_new_luck_leaves_as_it_lies_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews would take what is drawn for known."""

    def redeal(state: drawing.Draw, seat: int, rng: Rng) -> None:
        State.renew_luck(state, rng)
        state.pile.shuffle(rng)

    monkeypatch.setattr(drawing.Draw, "redeal", redeal)
    monkeypatch.setattr(drawing.Draw, "renew_luck", State.renew_luck)

    class Mutated(Quick):
        game = drawing.GAME

    with pytest.raises(Violation, match=r"draw, 2 players, .*: with new luck view\.pile lies as it lay"):
        Mutated.check()


class Impatient(Quick):
    """Taken to wait for ever after a second: for games that do."""

    game = GAME
    waiting = 1


def test_a_game_that_waits_for_ever_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Magpies, "apply", lambda state, action, log=None: Event().wait())
    with pytest.raises(Violation, match=r"magpies, 2 players, .* no end after 1 seconds: does it wait for something"):
        Impatient().test_invariants_hold()


def test_a_deal_that_fails_is_named_with_its_table() -> None:
    """Also before the first match, when it is asked how fast the game is."""

    def deal(players: int, options: Options, rng: Rng) -> Magpies:
        raise KeyError("dealer")

    class Undealt(Conformance):
        game = replace(GAME, deal=deal)

    for name in ("test_invariants_hold", "test_redeals_are_fair"):
        with pytest.raises(Violation, match=r"magpies, \d players, (luck|seed) .*: KeyError: 'dealer'"):
            getattr(Undealt(), name)()


def test_another_process_that_comes_to_no_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Elsewhere(Impatient):
        game = ELSEWHERE

    monkeypatch.setattr(records, "fingerprint", lambda game, players: "")
    with pytest.raises(Violation, match=r"in another process \(PYTHONHASHSEED=\d\): no end after"):
        Elsewhere().test_the_same_in_every_process()


def test_the_watch_leaves_the_alarm_of_others_alone_and_takes_its_own_away() -> None:
    before = signal.getsignal(signal.SIGALRM), signal.getsignal(signal.SIGVTALRM)
    assert signal.setitimer(signal.ITIMER_REAL, 10_000) == (0, 0)
    try:
        Impatient().test_every_refusal_has_a_code_of_its_own()
        assert 9_000 < signal.getitimer(signal.ITIMER_REAL)[0] <= 10_000
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
    Impatient().test_every_refusal_has_a_code_of_its_own()
    for timer in (signal.ITIMER_REAL, signal.ITIMER_VIRTUAL):
        assert signal.getitimer(timer) == (0, 0)
    assert (signal.getsignal(signal.SIGALRM), signal.getsignal(signal.SIGVTALRM)) == before


def test_in_another_thread_nothing_is_watched() -> None:
    """Signals go to the main thread: a timer without a handler would end the process."""
    timers = []

    class Threaded(Quick):
        game = GAME

        def viewers(self, match: Match) -> list[Viewer]:
            timers.append(signal.getitimer(signal.ITIMER_VIRTUAL))
            return super().viewers(match)

    with ThreadPoolExecutor() as pool:
        pool.submit(Threaded().test_everything_shown_can_be_told).result()
    assert set(timers) == {(0, 0)}


def test_of_very_many_actions_those_that_are_offered_and_some_others_are_looked_at(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A game that numbers every set of cards has more actions than anybody wants to ask for one by one."""
    total, own = 50_000, GAME.actions
    asked: set[int] = set()

    def refusal(state: Magpies, action: int) -> int:
        asked.add(action)
        return NOT_IN_HAND if own <= action < total and not state.is_over else RIGHT["refusal"](state, action)

    class Many(Quick):
        game = replace(
            GAME,
            actions=total,
            write=lambda action: str(action) if action >= own else GAME.write(action),
            parts=lambda state, action: (
                Parts("pass", slot=action // 100, count=action % 100) if action >= own else GAME.parts(state, action)
            ),
            facts=lambda state, action: GAME.facts(state, action % own),
        )

        def effort(self) -> Effort:
            return Effort(matches=1, soaked=1, stride=100, rare=1, worlds=1, weighed=1, sampled=1)

    monkeypatch.setattr(Magpies, "refusal", refusal)
    for name in vars(Playing):
        if name.startswith("test_"):
            getattr(Many(), name)()
    Many().test_nothing_hidden_reaches_what_is_offered_or_refused()
    Many().test_facts_are_data()
    Many().test_parts_are_of_this_table()
    Many().test_refusals_and_remarks_can_be_said()
    inside = {action for action in asked if 0 <= action < total}
    assert {action for script in Many().scripts() for action in script.actions} <= inside
    assert MANY_ACTIONS / 2 < len(inside) < 2 * MANY_ACTIONS


def test_the_kit_needs_no_pytest_no_entry_point_and_no_golden_files() -> None:
    program = (
        "import sys; sys.modules['pytest'] = None\n"
        "from parlour.testing import Conformance, Effort\n"
        "from tests.sample import GAME\n"
        "class Kit(Conformance):\n"
        "    game = GAME\n"
        "    def effort(self): return Effort(1, 2, 40, 1, 2, 2, 40)\n"
        "Kit.check()\n"
        "print('holds')\n"
    )
    paths = os.pathsep.join([str(ROOT), *(path for path in sys.path if path)])
    answer = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (answer.stdout, answer.stderr) == ("holds\n", "")


def test_a_soak_is_as_long_as_the_speed_of_the_game_allows() -> None:
    """An uncompiled game on the compiled engine is as slow as anywhere."""
    assert TestMagpies().effort() == PLAIN
    for game in games():
        assert is_compiled(game) == engine_is_compiled(), game.id


def test_a_kit_without_a_folder_for_golden_files_says_how_to_get_them() -> None:
    with pytest.raises(UsageError, match=r"set TestMagpies\.golden to a folder"):
        TestMagpies.write_golden()


def test_golden_files_that_are_missing_or_differ_are_found(tmp_path: Path) -> None:
    class Kept(Quick):
        game = GAME
        golden = tmp_path

    with pytest.raises(Violation, match=r"magpies-2\.txt is missing"):
        Kept().test_golden_files_are_as_they_were()
    Kept.write_golden()
    Kept().test_golden_files_are_as_they_were()
    (tmp_path / "magpies-2.txt").write_text("something else", encoding="utf-8")
    with pytest.raises(Violation, match=r"magpies-2\.txt differs"):
        Kept().test_golden_files_are_as_they_were()


def test_the_mutants_have_names_of_their_own_and_are_many() -> None:
    names = [mutant.name for mutant in ALL]
    assert len(set(names)) == len(names) >= 30


@pytest.mark.parametrize(
    ("scores", "ranking"),
    [([3, 1], [[0]]), ([3, 1], [[0], [1], []]), ([3, 1], [[0, 1]]), ([3, 1], [[0], [0], [1]])],
)
def test_a_ranking_that_cannot_be_is_found(scores: list[int], ranking: list[list[int]]) -> None:
    with pytest.raises(Violation):
        Ranks().add(scores, ranking)


@pytest.mark.parametrize(("best", "lowest_wins"), [(3, False), (-3, True)])
def test_rankings_go_the_way_that_the_state_says_and_rules_may_part_equal_scores(best: int, lowest_wins: bool) -> None:
    ranks = Ranks()
    for number in range(100):
        ranking = [[0], [1], [2]] if number % 2 else [[0], [2], [1]]
        ranks.add([best, 1, 1], ranking, lowest_wins=lowest_wins)
    with pytest.raises(Violation, match="is better"):
        ranks.add([best, 1, 1], [[1, 2], [0]], lowest_wins=lowest_wins)
    with pytest.raises(Violation, match="is better"):
        ranks.add([best, 1, 1], [[0], [1, 2]], lowest_wins=not lowest_wins)


def test_a_new_deal_that_turns_up_the_card_just_played_is_no_leak() -> None:
    """What a move shows in every deal is no secret of any, whether or not the view has it afterwards."""
    kit = TestMagpies()
    match = kit.opened(3, {}, "1")
    action = match.state.legal_actions()[0]

    def outcome(played: str, turned: str) -> Outcome:
        view = f'{{"trump":"{turned}"}}'.encode()
        return Outcome(action, view, f'["{played}","{turned}"]'.encode(), b"[]")

    kit.hold_apart(match, "spectator", [outcome("red-1", turned) for turned in ("blue-1", "red-1", "blue-2")])
    with pytest.raises(Violation, match=r"hidden before .*; keep them in the view, or do not show them"):
        kit.hold_apart(match, "spectator", [outcome("red-1", "blue-1"), outcome("red-2", "blue-2")])
