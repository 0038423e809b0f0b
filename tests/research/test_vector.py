"""Many matches at once are those that one plays one by one, whatever N is and however many processes there are."""

import copy
import hashlib
import os
import pickle
import signal
import socket
import subprocess
import sys
from itertools import count
from multiprocessing.shared_memory import SharedMemory
from textwrap import dedent
from typing import Any

import numpy as np
import pytest

import parlour
from parlour.engine.game import UsageError
from parlour.engine.learning import worth_of
from parlour.engine.registry import game as game_by_id
from parlour.engine.rng import derived_seed
from parlour.research import BadAction, Vector, as_fields, mask, observe, whole_state
from parlour.research.shared import Line
from tests.research.playing import GAMES, TABLES, chosen, table_name
from tests.sample import GAME as MAGPIES

SEED = 7


def actions_of(vector: Vector, moves: dict[int, int]) -> list[int]:
    """What is done in each lane now, by match and move."""
    return [
        chosen([int(one) for one in np.flatnonzero(vector.masks[lane])], number, moves.get(number, 0))
        for lane, number in enumerate(int(one) for one in vector.numbers)
    ]


def count_moves(vector: Vector, moves: dict[int, int]) -> None:
    for number in vector.numbers:
        moves[int(number)] = moves.get(int(number), 0) + 1


@pytest.mark.parametrize("table", TABLES, ids=map(table_name, TABLES))
def test_a_vector_plays_the_matches_that_one_plays_one_by_one(table: Any) -> None:
    game_id, players, options = table
    game = game_by_id(game_id)
    lanes = 3
    vector = Vector(game, lanes, players=players, options=options, seed=SEED, states=True, final_observations=True)
    matches = {n: parlour.start(game_id, players, derived_seed(str(SEED), str(n)), options) for n in range(lanes)}
    for _ in range(120):
        actions = []
        for lane, number in enumerate(map(int, vector.numbers)):
            match = matches[number]
            seat = int(vector.seats[lane])
            assert seat == match.to_act
            assert (vector.observations[lane] == observe(game, match.state, seat)).all()
            assert (vector.masks[lane] == mask(game, match.state, seat)).all()
            assert vector.states is not None
            assert (vector.states[lane] == whole_state(game, match.state, seat)).all()
            actions.append(chosen(match.state.legal_actions(), number, len(match.moves)))
        before = [int(number) for number in vector.numbers]
        movers = vector.seats.copy()
        vector.step(np.array(actions))
        for lane, number in enumerate(before):
            match = matches[number]
            match.take(actions[lane])
            assert vector.terminals[lane] == match.is_over
            worth = worth_of(match.state, "rank") if match.is_over else [0.0] * players
            assert vector.rewards[lane].tolist() == worth + [0.0] * (game.max_players - players)
            if match.is_over:
                assert sum(worth) == pytest.approx(0)
                assert vector.numbers[lane] == number + lanes
                assert vector.final_observations is not None
                last = observe(game, match.state, int(movers[lane]))
                assert (vector.final_observations[lane] == last).all()
                seed = derived_seed(str(SEED), str(number + lanes))
                matches[number + lanes] = parlour.start(game_id, players, seed, options)


def digest_of(game: str, lanes: int, processes: int, steps: int) -> dict[int, str]:
    """Of each match all that its mover was told and given until now."""
    found: dict[int, Any] = {}
    moves: dict[int, int] = {}
    with Vector(game, lanes, seed=SEED, processes=processes) as vector:
        for _ in range(steps):
            for lane, number in enumerate(map(int, vector.numbers)):
                told = found.setdefault(number, hashlib.sha256())
                told.update(vector.observations[lane].tobytes() + vector.masks[lane].tobytes())
            actions = actions_of(vector, moves)
            count_moves(vector, moves)
            vector.step(actions)
    return {number: told.hexdigest() for number, told in found.items()}


@pytest.mark.parametrize("game", GAMES)
def test_the_same_matches_whatever_n_is(game: str) -> None:
    alone = digest_of(game, 1, 1, 30)
    seven = digest_of(game, 7, 1, 30)
    many = digest_of(game, 256, 1, 30)
    assert alone[0] == seven[0] == many[0]
    assert all(seven[number] == many[number] for number in range(7))


@pytest.mark.parametrize("game", GAMES)
def test_the_same_bytes_on_one_two_or_three_processes_compiled_or_not(game: str) -> None:
    """The digest was written by the uncompiled engine: a compiled one has to find the same."""
    right = digest_of(game, 7, 1, 40)
    for processes in (2, 3):
        assert digest_of(game, 7, processes, 40) == right
    assert hashlib.sha256("".join(right[number] for number in sorted(right)).encode()).hexdigest() == DIGESTS[game]


def sampled(lanes: int, processes: int, steps: int) -> dict[int, list[int]]:
    """How each match goes on that is played at random."""
    played: dict[int, list[int]] = {}
    with Vector("diamoniak", lanes, seed=SEED, processes=processes) as vector:
        for _ in range(steps):
            actions = vector.sample()
            assert (vector.masks[np.arange(lanes), actions] == 1).all()
            for number, action in zip(vector.numbers, actions, strict=True):
                played.setdefault(int(number), []).append(int(action))
            vector.step(actions)
    return played


def test_random_actions_are_legal_and_the_same_in_the_same_match() -> None:
    right = sampled(7, 1, 40)
    assert sampled(7, 3, 40) == right
    alone = sampled(1, 1, 40)
    assert alone[0][:40] == right[0][: len(alone[0])]
    assert len({tuple(actions[:10]) for actions in right.values()}) > 4


@pytest.mark.parametrize("autoreset", ["same", "next"])
def test_random_actions_are_the_same_whether_or_not_the_last_ones_were_wanted(autoreset: str) -> None:
    """They are drawn ahead by other processes: what was drawn and not asked for must not count."""

    def drawn(processes: int) -> list[list[int]]:
        """What is drawn once, twice, not at all, or for something else to be done."""
        found: list[list[int]] = []
        moves: dict[int, int] = {}
        with Vector("diamoniak", 5, seed=SEED, autoreset=autoreset, processes=processes) as vector:
            for step in range(150):
                actions = np.array(
                    [0 if waits else one for waits, one in zip(vector.waiting, own_actions(vector, moves), strict=True)]
                )
                for _ in range((2, 1, 1, 0, 0, 1, 1)[step % 7]):
                    found.append(vector.sample().tolist())
                    if step % 7 != 1:
                        actions = np.array(found[-1])
                vector.step(actions)
        return found

    right = drawn(1)
    assert drawn(2) == drawn(3) == right


DIGESTS = {
    "diamoniak": "e6da7bff5fffd2b930b9e72dfd84329b4e96c9ddbe78c44e19f16a3088e85a2d",
    "digdig": "79b0058b5808559095c57abbc95abfd28dab268ac9db4467d6ce1e9240738a17",
    "dwarfking": "578c29d35a68b9e1b8d10e9590195409249f38c07b459f8d8abcc7e7d6280faa",
    "villains": "3e000b165a6681d817c83a9d68c7b382c6d019412f14723f8143602e356dcdbf",
}


def test_another_process_deals_the_same() -> None:
    program = (
        "from tests.research.test_vector import digest_of\nprint(sorted(digest_of('dwarfking', 2, 1, 10).items()))"
    )
    said = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": ":".join(sys.path)},
    )
    assert said.stdout.strip() == str(sorted(digest_of("dwarfking", 2, 1, 10).items()))


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("autoreset", ["same", "next"])
def test_among_opponents_only_the_learner_decides(game_id: str, autoreset: str) -> None:
    game = game_by_id(game_id)
    vector = Vector(game, 4, opponents="heuristic", seed=SEED, autoreset=autoreset)
    moves: dict[int, int] = {}
    ended = 0
    for _ in range(60):
        waiting = vector.waiting.copy()
        assert not vector.masks[waiting].any()
        assert vector.masks[~waiting].any(axis=1).all()
        learners = [vector.plan.learner_of(int(number)) for number in vector.numbers]
        assert (vector.seats == learners)[~waiting].all()
        actions = [0 if waits else one for waits, one in zip(waiting, own_actions(vector, moves), strict=True)]
        vector.step(actions)
        ended += int(vector.terminals.sum())
    assert ended or game_id == "dwarfking"


def own_actions(vector: Vector, moves: dict[int, int]) -> list[int]:
    count_moves(vector, moves)
    return [
        chosen([int(one) for one in legal], int(number), moves[int(number)]) if len(legal) else 0
        for number, legal in zip(vector.numbers, map(np.flatnonzero, vector.masks), strict=True)
    ]


@pytest.mark.parametrize("opponents", [None, "heuristic"])
def test_with_choices_only_nobody_is_asked_for_a_forced_move(opponents: str | None) -> None:
    """The decisions are those of a vector that asks for every move, without the forced ones."""

    def decisions(*, only_choices: bool) -> list[tuple[bytes, bytes, int]]:
        vector = Vector("diamoniak", 1, players=3, seed=SEED, opponents=opponents, only_choices=only_choices)
        found: list[tuple[bytes, bytes, int]] = []
        while len(found) < 80:
            legal = [int(one) for one in np.flatnonzero(vector.masks[0])]
            assert len(legal) > 1 or not only_choices
            if len(legal) > 1:
                found.append((vector.observations[0].tobytes(), vector.masks[0].tobytes(), int(vector.numbers[0])))
                assert sorted(vector.position(0).legal_actions()) == legal
            vector.step([chosen(legal, 0, len(found))])
        return found

    everything = decisions(only_choices=False)
    assert everything == decisions(only_choices=True)
    assert len({number for _, _, number in everything}) > 1, "beyond the end of a match"


def test_a_mix_of_player_counts_shares_one_layout() -> None:
    vector = Vector("digdig", 6, players=(2, 3, 4))
    counts = as_fields(vector.game, vector.observations)["players"].argmax(axis=1) + 2
    assert counts.tolist() == [2, 3, 4, 2, 3, 4]


def test_a_match_is_cut_off_at_its_limit() -> None:
    vector = Vector("digdig", 2, limit=3)
    moves: dict[int, int] = {}
    for step in range(1, 7):
        actions = actions_of(vector, moves)
        count_moves(vector, moves)
        vector.step(actions)
        assert vector.truncations.tolist() == [step % 3 == 0] * 2
        assert not vector.terminals.any()
        assert not vector.rewards.any()
    assert vector.numbers.tolist() == [4, 5]


@pytest.mark.parametrize(
    ("actions", "said"),
    [
        ([196, 999], r"action 999 is not legal for seat \d of match 1 \(index 1\): its mask allows \d+ \(.*\)"),
        ([-1, 0], r"action -1 is not legal"),
        ([196.0, 196.0], r"actions are whole numbers such as int32, not float64"),
        ([196], r"2 matches take an array of 2 actions, not of shape \(1,\)"),
        ([[196, 196]], r"not of shape \(1, 2\)"),
        (np.array([196, 2**32 + 196]), r"action 4294967492 is not legal"),
        (np.array([196, 2**64 - 1], np.uint64), r"action 18446744073709551615 is not legal"),
        (np.array([-(2**63), 196]), r"action -9223372036854775808 is not legal"),
        ([10**30, 196], r"actions are whole numbers such as int32, not object"),
        ([float("nan"), 196], r"actions are whole numbers such as int32, not float64"),
        ([True, True], r"actions are whole numbers such as int32, not bool"),
        (["196", "196"], r"actions are whole numbers such as int32, not <U3"),
        ([[196], 196], r"actions are an array of 2 whole numbers"),
        (None, r"not of shape \(\)"),
        ([196, 200], r"action 200 \(play 1 1 1 1\) is not legal .* no match was changed"),
    ],
)
def test_bad_actions_are_refused_and_change_nothing(actions: Any, said: str) -> None:
    vector = Vector("digdig", 2)
    before = [one.tobytes() for one in (vector.observations, vector.masks, vector.numbers)]
    with pytest.raises(BadAction, match=said):
        vector.step(actions)
    assert [one.tobytes() for one in (vector.observations, vector.masks, vector.numbers)] == before
    vector.step([196, 196])


def test_other_processes_are_not_told_of_bad_actions() -> None:
    with Vector("digdig", 2, processes=2, autoreset="next") as vector:
        before = vector.observations.tobytes()
        for bad in ([196, 999], [-1, 196], [196, 200]):
            with pytest.raises(BadAction, match="no match was changed"):
                vector.step(bad)
        assert vector.observations.tobytes() == before
        vector.step([196, 196])


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        ({"game": "whist"}, "there is no game 'whist'"),
        ({"lanes": 0}, "at least one match at once, not 0"),
        ({"players": 7}, "digdig is for 2 to 4 players, not 7"),
        ({"players": ()}, r"players is a whole number, or several of them, not \(\)"),
        ({"options": {"jokers": 2}}, "no option 'jokers'"),
        ({"opponents": "level9"}, "no opponents 'level9'; they are heuristic, random"),
        ({"seat": 0}, "give opponents too"),
        ({"opponents": "random", "seat": 4}, "there is no seat 4; the seats are 0 to 3"),
        ({"reward": "fun"}, "no reward 'fun'"),
        ({"autoreset": "never"}, "autoreset is same or next"),
        ({"seed": -1}, "a seed is a whole number from 0 on, not -1"),
        ({"seed": True}, "a seed is a whole number from 0 on, not True"),
        ({"limit": -1}, "a limit is a number of moves"),
        ({"limit": 10**30}, "a limit is a number of moves"),
        ({"lanes": 2.0}, "at least one match at once, not 2.0"),
        ({"lanes": 10**12}, "1000000000000 matches at once need more memory than there is: ask for fewer"),
        ({"players": "3"}, "players is a whole number, or several of them, not '3'"),
        ({"players": (2, "3")}, "players is a whole number, or several of them"),
        ({"players": 3.0}, "players is a whole number, or several of them, not 3.0"),
        ({"players": True}, "players is a whole number, or several of them, not True"),
        ({"opponents": 5}, "no opponents 5; they are heuristic, random"),
        ({"opponents": "random", "seat": True}, "there is no seat True"),
        ({"opponents": "random", "seat": 1.0}, "there is no seat 1.0"),
        ({"states": "no"}, "states is True or False, not 'no'"),
        ({"final_observations": 1}, "final_observations is True or False, not 1"),
        ({"only_choices": None}, "only_choices is True or False, not None"),
        ({"processes": 3}, r"processes must be from 1 to the number of matches \(2\), not 3"),
        ({"game": MAGPIES, "processes": 2}, "there is no game 'magpies'"),
    ],
)
def test_wishes_that_cannot_be_are_refused(wishes: dict[str, Any], said: str) -> None:
    with pytest.raises(UsageError, match=said):
        Vector(**{"game": "digdig", "lanes": 2, **wishes})


def test_a_closed_vector_says_so_and_can_be_dealt_anew() -> None:
    vector = Vector("digdig", 2)
    vector.close()
    with pytest.raises(UsageError, match="this vector was closed"):
        vector.step([196, 196])
    vector.reset()
    vector.step([196, 196])


@pytest.mark.parametrize("kind", [">i4", ">i8", "u8", "i2", "u2"])
def test_actions_of_every_whole_type_and_layout_are_the_same_actions(kind: str) -> None:
    right = Vector("digdig", 3)
    actions = right.sample()
    right.step(actions)
    spread = np.zeros((3, 2), kind)
    spread[:, 1] = actions
    spread.flags.writeable = False
    ways: list[Any] = [actions.astype(kind), spread[:, 1], actions.astype(kind)[::-1][::-1], [*map(np.int64, actions)]]
    for given in ways:
        vector = Vector("digdig", 3)
        assert (vector.step(given) == right.observations).all()


def test_numbers_of_numpy_are_numbers() -> None:
    wishes = {"players": np.int64(3), "seed": np.uint8(7), "limit": np.int32(9), "processes": np.int64(1)}
    vector = Vector("digdig", np.int16(2), opponents="random", seat=np.int64(1), **wishes)  # type: ignore[arg-type]
    same = Vector("digdig", 2, players=3, seed=7, opponents="random", seat=1)
    assert (vector.observations == same.observations).all()


def test_a_vector_is_not_copied_and_shows_positions_of_its_matches_only() -> None:
    vector = Vector("digdig", 2)
    for way in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(UsageError, match="a Vector cannot be copied or pickled: make another one"):
            way(vector)
    for lane in (-1, 2, "a", True):
        with pytest.raises(UsageError, match=r"there is no match .*; they are 0 to 1"):
            vector.position(lane)  # type: ignore[arg-type]


def names_of(vector: Vector) -> tuple[str, list[int]]:
    """The shared memory of a vector, and its processes."""
    at_work: Any = vector._at_work
    return at_work.memory.name, [worker.pid for worker in at_work.workers]


def is_gone(name: str) -> bool:
    try:
        SharedMemory(name).close()
    except FileNotFoundError:
        return True
    return False


def test_arrays_outlive_the_processes_that_wrote_them() -> None:
    vector = Vector("digdig", 4, processes=2)
    kept = vector.observations
    before = kept.copy()
    vector.reset(seed=9)
    assert (kept == before).all()
    last = vector.masks
    vector.close()
    assert last.any()
    assert vector.observations.any()


def test_a_vector_whose_process_was_killed_says_so_and_can_be_dealt_anew() -> None:
    vector = Vector("digdig", 4, processes=3)
    actions = vector.sample()
    name, workers = names_of(vector)
    os.kill(workers[1], signal.SIGKILL)
    with pytest.raises(RuntimeError, match=r"a process of this vector ended \(exit code -9\).*; reset\(\) deals anew"):
        vector.step(actions)
    assert is_gone(name)
    for again in (vector.sample, lambda: vector.step(actions)):
        with pytest.raises(UsageError, match=r"this vector was closed; reset\(\) deals anew"):
            again()
    vector.reset()
    assert (vector.sample() == actions).all()
    vector.step(actions)
    vector.close()


def test_a_vector_that_is_let_go_of_ends_its_processes() -> None:
    vector = Vector("digdig", 2, processes=2)
    name, _ = names_of(vector)
    del vector
    assert is_gone(name)


@pytest.mark.parametrize("processes", [1, 2])
def test_ctrl_c_is_heard_once_and_leaves_nothing_behind(processes: int) -> None:
    program = dedent(f"""
        import signal
        from parlour.research import Vector

        if __name__ == "__main__":
            signal.signal(signal.SIGINT, signal.default_int_handler)
            vector = Vector("digdig", 64, processes={processes})
            try:
                print("ready", flush=True)
                while True:
                    vector.step(vector.sample())
            except KeyboardInterrupt:
                vector.reset()
                vector.step(vector.sample())
                print("goes on", flush=True)
    """)
    with subprocess.Popen(
        [sys.executable, "-c", program],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        env={"PYTHONPATH": ":".join(sys.path)},
    ) as started:
        assert started.stdout is not None
        assert started.stdout.readline() == "ready\n"
        os.killpg(started.pid, signal.SIGINT)
        assert started.communicate() == ("goes on\n", "")
        assert started.returncode == 0


@pytest.mark.parametrize(("takes", "looks"), [(1_000, 3 * ["looked"]), (4_000_000, ["looked"])])
def test_who_waits_for_a_process_looks_again_only_where_nobody_else_works(
    takes: int, looks: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """To give a core away that others compute on costs thousands of times as much as to be woken."""
    ours, theirs = socket.socketpair()
    seen: list[str] = []
    clock = count(0, takes)

    def let_others_work() -> None:
        seen.append("looked")
        if seen == looks:
            theirs.send(b"d")

    monkeypatch.setattr("parlour.research.shared.os.sched_yield", let_others_work)
    monkeypatch.setattr("parlour.research.shared.time.perf_counter_ns", lambda: next(clock))
    line = Line(ours, 100)
    assert (line.hear(), seen) == (b"d", looks)
    theirs.send(b"e")
    assert (line.hear(), seen) == (b"e", looks)
    theirs.close()
    assert line.hear() == b""
    line.close()


def test_parlour_without_extras_brings_no_numpy() -> None:
    program = "import sys, parlour; parlour.list_games(); print('numpy' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert said.stdout == "False\n"


def test_a_machine_that_stores_numbers_the_other_way_round_is_told() -> None:
    program = (
        "import sys; sys.byteorder = 'big'\n"
        "try:\n    import parlour.research\nexcept ImportError as error:\n    print(error)"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert said.stdout == "observations need a little-endian machine, and this one is big-endian\n"


def test_a_missing_extra_is_named() -> None:
    program = (
        "import sys; sys.modules['numpy'] = None\n"
        "try:\n    import parlour.research\nexcept ImportError as error:\n    print(error)"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert said.stdout == "numpy is not installed: pip install 'parlour[research]' brings it\n"
