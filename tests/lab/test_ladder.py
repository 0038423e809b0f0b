"""The ladder of docs/bots.md: every game and number of players has its row."""

from pathlib import Path

import pytest

import parlour
from parlour.lab.arena import Played
from tools import ladder
from tools.ours import our_games

TABLES = [(game, players) for game in our_games() for players in range(game.min_players, game.max_players + 1)]
PAGE = Path(__file__).parents[2] / "docs" / "bots.md"


def rows(printed: str) -> dict[str, list[str]]:
    """The cells of a table in Markdown behind its first column."""
    lines = [line.strip("| ").split(" | ") for line in printed.splitlines() if line.startswith("| ")]
    return {first: cells for first, *cells in lines}


def print_tables(out: Path, capsys: pytest.CaptureFixture[str]) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    """What `--print` says of the levels, and of the steps between them."""
    capsys.readouterr()
    ladder.main(["--out", str(out), "--print"])
    levels, steps = capsys.readouterr().out.split("\n\n")
    return rows(levels), rows(steps)


def test_the_ladder_is_played_and_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ladder, "LEVELS", (1,))
    monkeypatch.setattr(ladder, "STEPS", ((1, 1),))
    monkeypatch.setattr(ladder, "MATCHES", {})
    monkeypatch.setattr(ladder, "USUAL", {1: 24})
    ladder.main(["--out", str(tmp_path), "--jobs", "1"])
    assert "| on the same deals |" in capsys.readouterr().out
    levels, steps = print_tables(tmp_path, capsys)
    for game, players in TABLES:
        fair, level_1 = levels[f"{ladder.title(game)}, {players}"]
        assert fair == f"{100 / players:.0f} %"
        assert " of " in level_1
        if players == game.usual_players:
            step, matches, lower, higher, *gained = steps[f"{ladder.title(game)}, {players}"]
            assert (step, matches) == ("1 → 1", "24")
            assert lower == higher
            assert all(gain.startswith("+0.0") for gain in gained)


def test_a_step_counts_what_the_higher_level_gains(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = parlour.game("digdig")
    for level in (3, 4):
        with ladder.journal_of(tmp_path, game, 4, level) as journal:
            for match in range(8):
                seat = journal.plan.bots_of(match).index(0)
                places = [2.0, 3.0, 4.0]
                places.insert(seat, 1.0)
                if level == 3:
                    places = [5 - place for place in places]
                journal.append([Played(match, places, 9, [{}, {}])])
    _, steps = print_tables(tmp_path, capsys)
    page = steps["Dig Dig, 4"]
    assert page[0] == "3 → 5", "the last of three rows"
    assert page[1:] == ["–"] * 5
    row = ladder.step(tmp_path, game, 3, 4)
    assert row.startswith("| Dig Dig, 4 | 3 → 4 | 8 | 0.0 % | 100.0 % | +100.0 (")
    assert " | +3.00 (" in row


def test_what_was_not_played_is_a_dash(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    levels, _ = print_tables(tmp_path / "new", capsys)
    for game, players in TABLES:
        assert levels[f"{ladder.title(game)}, {players}"][1:] == ["–"] * len(ladder.LEVELS)


def test_the_page_has_a_row_for_every_table() -> None:
    page = rows(PAGE.read_text(encoding="utf-8"))
    for game, players in TABLES:
        assert f"{ladder.title(game)}, {players}" in page
