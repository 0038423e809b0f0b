"""Crews: the same parts, whoever plays them."""

import os
import signal
import sys
from concurrent.futures import Executor, Future
from multiprocessing import active_children

import pytest

from parlour.engine.game import UsageError
from parlour.lab.series import Crew, OwnProcess, SeriesError, crew_here, crew_of_cluster, play_parts


def double(number: int) -> int:
    return 2 * number


def fail(number: int) -> int:
    raise ValueError(f"part {number}")


def double_or_end(number: int) -> int:
    """Doubles, but number 3 never comes back."""
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return double(number)


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_part_is_played_once(jobs: int) -> None:
    with crew_here(jobs) as crew:
        found = dict(play_parts(crew, double, [(number,) for number in range(20)]))
    assert found == {number: 2 * number for number in range(20)}


def test_alone_a_part_is_played_when_the_one_before_has_been_handed_on() -> None:
    begun: list[int] = []
    with crew_here(1) as crew:
        coming = play_parts(crew, begun.append, [(number,) for number in range(3)])
        assert begun == []
        for number in range(3):
            assert next(coming) == (number, None)
            assert begun == list(range(number + 1))


def test_no_part_is_no_work() -> None:
    with crew_here(1) as crew:
        assert list(play_parts(crew, double, [])) == []


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_error_of_a_part_comes_out(jobs: int) -> None:
    with pytest.raises(ValueError, match="part 7"), crew_here(jobs) as crew:
        list(play_parts(crew, fail, [(7,)]))


def test_a_worker_that_is_gone_is_said_and_the_others_end_too() -> None:
    before = set(active_children())
    with pytest.raises(SeriesError, match="a worker ended abruptly"), crew_here(2) as crew:
        list(play_parts(crew, double_or_end, [(number,) for number in range(50)]))
    assert set(active_children()) == before


def test_an_exception_of_the_caller_ends_the_workers() -> None:
    before = set(active_children())

    def interrupted() -> None:
        with crew_here(2) as crew:
            for _ in play_parts(crew, double, [(number,) for number in range(50)]):
                raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert set(active_children()) == before


def test_parts_are_small_enough_for_every_worker_and_never_empty() -> None:
    assert Crew(OwnProcess(), 1, 1).part_size(3, 500) == 1
    assert Crew(OwnProcess(), 1, 1).part_size(4000, 500) == 100
    assert Crew(OwnProcess(), 4, 1).part_size(4000, 500) == 25
    assert Crew(OwnProcess(), 1, 1).part_size(10**6, 500) == 500


def test_a_silent_cluster_is_asked_whether_it_is_still_there(monkeypatch: pytest.MonkeyPatch) -> None:
    class Deaf(Executor):
        def submit(self, play, /, *args, **kwargs):  # type: ignore[no-untyped-def]
            return Future()

    def nobody() -> None:
        raise SeriesError("the cluster has no workers any more")

    monkeypatch.setattr("parlour.lab.series.LISTEN_SECONDS", 0.01)
    with pytest.raises(SeriesError, match="no workers any more"):
        list(play_parts(Crew(Deaf(), 1, 1, check=nobody), double, [(1,)]))


def test_a_strange_error_is_the_clusters_if_that_is_gone_and_else_the_parts_own() -> None:
    def gone() -> None:
        raise SeriesError("the cluster is gone")

    with pytest.raises(SeriesError, match="the cluster is gone"):
        list(play_parts(Crew(OwnProcess(), 1, 1, check=gone), fail, [(7,)]))
    with pytest.raises(ValueError, match="part 7"):
        list(play_parts(Crew(OwnProcess(), 1, 1), fail, [(7,)]))


def test_without_the_package_a_cluster_is_refused_with_the_remedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(UsageError, match=r"pip install 'parlour\[dask\]'"), crew_of_cluster("tcp://127.0.0.1:1"):
        pass
