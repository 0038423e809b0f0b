"""What an arena keeps on disk, and what it makes of what it finds there."""

import resource
from pathlib import Path

import msgspec
import pytest

from parlour.bots import bot_named
from parlour.engine.game import UsageError
from parlour.engine.registry import game
from parlour.lab.arena import Plan, Played, plan, results
from parlour.lab.journal import Journal
from parlour.lab.series import SeriesError

BOTS = [bot_named("random"), bot_named("heuristic")]
PLAN = plan(game("digdig"), 3, 4, 1, BOTS)
PLAYED = [Played(match, [1.0, 2.5, 2.5], 30 + match, [{3: 4}, {12: 1, 100: 2}]) for match in range(4)]


def kept(out: Path, played: list[Played], series: Plan = PLAN) -> Journal:
    """Appends matches to the files of `out`, and reads them anew."""
    with Journal(out, series) as journal:
        journal.append(played)
    return Journal(out, series)


def test_what_was_played_is_there_again(tmp_path: Path) -> None:
    out = tmp_path / "results.json"
    kept(out, PLAYED[1:3])
    kept(out, PLAYED[:1])
    assert Journal(out, PLAN).played == {one.match: one for one in PLAYED[:3]}
    assert [path.name for path in tmp_path.iterdir()] == ["results.matches.jsonl"]


@pytest.mark.parametrize(
    "wrong",
    [
        Played(4, [1.0, 2.5, 2.5], 30, [{}, {}]),
        Played(-1, [1.0, 2.5, 2.5], 30, [{}, {}]),
        Played(1, [1.0, 2.0], 30, [{}, {}]),
        Played(1, [1.0, 2.5, 2.5], 30, [{}]),
    ],
)
def test_a_match_that_is_none_of_the_plan_is_refused(wrong: Played, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"line 3: no match of this plan; name another --out or remove it"):
        kept(tmp_path / "results.json", [PLAYED[0], wrong])


def test_nothing_is_written_before_it_is_opened(tmp_path: Path) -> None:
    assert Journal(tmp_path / "x", PLAN).played == {}
    assert list(tmp_path.iterdir()) == []


def test_a_torn_last_line_is_not_there_wherever_it_is_torn(tmp_path: Path) -> None:
    out = tmp_path / "results.json"
    path = kept(out, PLAYED[:2]).path
    whole = path.read_bytes()
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        complete = whole[:length].count(b"\n")
        journal = Journal(out, PLAN)
        assert len(journal.played) == max(0, complete - 1)
        if length % 20 == 0:
            with journal:
                journal.append(PLAYED[len(journal.played) : 2])
            assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (plan(game("digdig"), 3, 4, 2, BOTS), r"plan\.seed is 1 instead of 2"),
        (plan(game("digdig"), 3, 6, 1, BOTS), r"plan\.deals is 2 instead of 3"),
        (plan(game("digdig"), 3, 4, 1, BOTS[::-1]), r"plan\.bots\[0\]\.kind is \"random\" instead of \"heuristic\""),
        (msgspec.structs.replace(PLAN, rules_version=99), r"plan\.rules_version is \d+ instead of 99"),
        (msgspec.structs.replace(PLAN, parlour="0.0.0"), r"plan\.parlour is .* instead of \"0\.0\.0\""),
    ],
)
def test_a_file_of_another_plan_is_refused_with_the_difference_and_left_alone(
    tmp_path: Path, other: Plan, said: str
) -> None:
    out = tmp_path / "results.json"
    journal = kept(out, PLAYED)
    journal.write_results(results(PLAN, journal.played))
    for path in (out, journal.path):
        before = path.read_bytes()
        with pytest.raises(UsageError, match=f"{path.name} is of another plan .{said}"):
            Journal(out, other)
        assert path.read_bytes() == before
        path.unlink()


@pytest.mark.parametrize("content", [b"precious", b"precious\n", b"[]", b"[]\n", b"{}\n", b"\xff\xfe\n", b"3"])
@pytest.mark.parametrize("name", ["results.json", "results.matches.jsonl"])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, name: str, content: bytes) -> None:
    (tmp_path / name).write_bytes(content)
    with pytest.raises(UsageError, match=f"{name} is there already and not of an arena"):
        Journal(tmp_path / "results.json", PLAN)
    assert (tmp_path / name).read_bytes() == content


def test_a_line_that_is_damaged_in_the_middle_is_named(tmp_path: Path) -> None:
    out = tmp_path / "results.json"
    path = kept(out, PLAYED).path
    path.write_bytes(path.read_bytes().replace(b'"match":1,', b'"match":1;'))
    with pytest.raises(UsageError, match=r"results\.matches\.jsonl, line 3: "):
        Journal(out, PLAN)


def test_two_arenas_do_not_write_to_one_file(tmp_path: Path) -> None:
    out = tmp_path / "results.json"
    with Journal(out, PLAN) as first:
        with pytest.raises(UsageError, match="another arena is writing"), Journal(out, PLAN):
            pass
        first.append(PLAYED)
    assert len(Journal(out, PLAN).played) == 4


def test_what_another_arena_played_meanwhile_is_seen(tmp_path: Path) -> None:
    out = tmp_path / "results.json"
    early = Journal(out, PLAN)
    kept(out, PLAYED[:2])
    with early:
        assert len(early.played) == 2


def test_a_folder_that_is_not_there_and_one_in_place_of_a_file_are_said(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"cannot write .*No such file"), Journal(tmp_path / "no" / "x.json", PLAN):
        pass
    with pytest.raises(UsageError, match=r"cannot read .*Is a directory"):
        Journal(tmp_path, PLAN)


def test_a_full_disk_is_said_and_costs_only_what_did_not_fit(tmp_path: Path) -> None:
    out = tmp_path / "results.json"
    path = kept(out, PLAYED[:1]).path
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size + 20, limits[1]))
    try:
        with pytest.raises(SeriesError, match=r"cannot write .*matches\.jsonl"):
            kept(out, PLAYED[1:3])
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    kept(out, PLAYED[1:3])
    assert len(Journal(out, PLAN).played) == 3


def test_results_are_whole_or_not_there(tmp_path: Path) -> None:
    out = tmp_path / "results.json"
    journal = kept(out, PLAYED)
    found = results(PLAN, journal.played)
    journal.write_results(found)
    assert msgspec.json.decode(out.read_bytes(), type=type(found)) == found
    assert sorted(path.name for path in tmp_path.iterdir()) == ["results.json", "results.matches.jsonl"]
    missing = Journal(tmp_path / "no" / "x.json", PLAN)
    with pytest.raises(UsageError, match="cannot write"):
        missing.write_results(found)
