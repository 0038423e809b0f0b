"""The command as its user meets it: a process with arguments, two streams and an exit code."""

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from parlour import start
from parlour.cli.hint import MOVES, MOVES_UNCOMPILED, budget
from parlour.engine.record import encode
from parlour.engine.registry import game as game_by_id
from parlour.engine.registry import games
from parlour.engine.rng import Sfc32
from parlour.table import Terms
from parlour.table.commands import Contribute, GoBack
from parlour.words import table_words, words_of
from parlour.words.prose import languages, rulebook
from tests.cli.running import PATIENCE, parlour, refused, started
from tests.sample import GAME as MAGPIES
from tests.table.builder import ANN, BEN, ENTROPY, lobby
from tests.table.stored import RECORD

GAMES = [game.id for game in games()]


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Five records of Dig Dig."""
    path = tmp_path_factory.mktemp("records") / "five.jsonl"
    assert parlour("simulate", "digdig", "--players", "3", "--games", "5", "--out", path).returncode == 0
    return path


def test_help_lists_every_command() -> None:
    answer = parlour("--help")
    assert answer.returncode == 0
    for command in (
        "games",
        "rules",
        "simulate",
        "arena",
        "replay",
        "verify",
        "review",
        "hint",
        "new-game",
        "compile",
        "doctor",
    ):
        assert command in answer.stdout
        assert parlour(command, "--help").returncode == 0


def test_no_command_shows_the_help_and_counts_as_misuse() -> None:
    answer = parlour()
    assert answer.returncode == 2
    assert "Usage" in answer.stdout + answer.stderr


def test_games_lists_players_and_options() -> None:
    answer = parlour("games")
    for game in games():
        assert words_of(game).say("title") in answer.stdout
        for option in game.options:
            assert option.name in answer.stdout


def test_doctor_says_whether_the_engine_is_compiled() -> None:
    from parlour.engine import is_compiled

    answer = parlour("doctor")
    assert ("not compiled" in answer.stdout) != is_compiled()
    for word in ("python", "librt", "database", "web client"):
        assert word in answer.stdout


def test_doctor_says_what_http_lacks_and_how_to_have_https_at_home() -> None:
    answer = " ".join(parlour("doctor").stdout.split())
    for lacking in ("keep the screen on", "be installed", "notify"):
        assert lacking in answer
    served = re.search(r"parlour serve --host 127\.0\.0\.1 --origin (https://\S+\.local)", answer)
    assert served is not None
    assert f"caddy reverse-proxy --internal-certs --from {served[1]} --to 127.0.0.1:8000" in answer


@pytest.mark.parametrize("game", GAMES)
def test_rules_shows_every_clause(game: str) -> None:
    answer = parlour("rules", game)
    for clause in rulebook(game_by_id(game), "en").clauses:
        assert clause.id in answer.stdout


@pytest.mark.parametrize(
    ("game", "language"), [(game.id, language) for game in games() for language in languages(game)]
)
def test_rules_are_shown_in_every_language(game: str, language: str) -> None:
    chosen = game_by_id(game)
    book = rulebook(chosen, language)
    said = " ".join(parlour("rules", game, "--language", language).stdout.split())
    words = table_words(language)
    assert said.startswith(words.say("cli-rules-title", title=book.title, version=chosen.rules_version))
    for section in book.sections:
        assert section.title in said
        for clause in section.clauses:
            assert clause.id in said
    first = book.clauses[0]
    one = " ".join(parlour("rules", game, first.id, "--language", language).stdout.split())
    for source, text in first.sayings:
        assert f"{words.say(f'source-{source}')} {text}" in one


def test_a_language_without_rules_is_refused_with_those_that_there_are() -> None:
    assert refused(2, "rules", "digdig", "--language", "fr") == (
        "parlour: digdig has no rules in 'fr'; the languages are: de, en\n"
    )
    assert "de, en" in refused(2, "rules", "digdig", "--language", "../digdig")


def test_one_clause_is_shown_with_its_source_and_its_tests() -> None:
    answer = parlour("rules", "digdig", "g-t3")
    assert "G-T3" in answer.stdout
    assert "book" in answer.stdout
    assert "tests/games/digdig/" in answer.stdout
    assert "G-T4" not in answer.stdout


@pytest.mark.parametrize("game", GAMES)
def test_a_series_is_summed_up_recorded_verified_and_replayed(game: str, tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    answer = parlour("simulate", game, "--games", "4", "--seed", "3", "--bots", "heuristic", "--out", path)
    assert answer.returncode == 0, answer.stderr
    assert "95 % interval" in answer.stdout
    assert "moves/s" in answer.stdout
    assert len(path.read_bytes().splitlines()) == 4
    assert list(tmp_path.iterdir()) == [path]
    verified = parlour("verify", path).stdout
    assert "4 records hold" in verified
    assert "4 of 4 without `fairness`: nothing shows who chose the seed" in verified
    replayed = parlour("replay", path, "--line", "2", "--seat", "0").stdout
    assert "seen by heuristic 0" in replayed
    assert "Result: 1. " in replayed


def test_the_same_seed_gives_the_same_records_with_any_number_of_jobs(tmp_path: Path) -> None:
    for jobs in ("1", "2"):
        path = tmp_path / f"{jobs}.jsonl"
        answer = parlour("simulate", "digdig", "--games", "90", "--seed", "5", "--jobs", jobs, "--out", path)
        assert answer.returncode == 0, answer.stderr
    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "2.jsonl").read_bytes()


def test_records_and_speed_do_not_change_the_matches(tmp_path: Path) -> None:
    plain = parlour("simulate", "digdig", "--games", "20", "--bots", "random,heuristic,random", "--players", "3")
    recorded = parlour(
        "simulate",
        "digdig",
        "--games",
        "20",
        "--bots",
        "random,heuristic,random",
        "--players",
        "3",
        "--out",
        tmp_path / "x",
    )
    table, speed = plain.stdout.split("speed")
    assert recorded.stdout.startswith(table)
    assert "moves/s" in speed


def test_rotating_bots_share_the_seats_evenly(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    answer = parlour(
        "simulate", "digdig", "--players", "2", "--games", "6", "--bots", "heuristic,random", "--rotate", "--out", path
    )
    first = [json.loads(line)["seats"][0]["bot"] for line in path.read_bytes().splitlines()]
    assert first == ["heuristic", "random"] * 3
    assert "heuristic" in answer.stdout
    assert "50.0%" in answer.stdout


def test_an_option_is_kept_in_the_record(tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    parlour("simulate", "digdig", "--games", "1", "--option", "voluntary_pickup=true", "--out", path)
    assert json.loads(path.read_bytes())["options"] == {"voluntary_pickup": True}


def test_a_replay_from_a_seat_hides_what_the_seat_cannot_see(records: Path) -> None:
    opened = parlour("replay", records).stdout
    seen = parlour("replay", records, "--seat", "1").stdout
    assert opened.startswith("Dig Dig, 3 players, all cards open")
    assert "in hand" in seen.splitlines()[1]
    assert "in hand" not in opened.splitlines()[1]


def test_a_replay_on_a_terminal_steps_move_by_move(records: Path) -> None:
    """Next, next, back, the last move, quit, on a real pseudo-terminal."""
    main, side = pty.openpty()
    screens = []
    try:
        with started("replay", records, stdin=side, stdout=side, stderr=side) as process:
            os.close(side)
            for key in (b"\n", b"\n", b"b\n", b"9999\n", b"q\n"):
                screens.append(read_until(main, b"q: quit > "))
                os.write(main, key)
            assert process.wait(timeout=PATIENCE) == 0
    finally:
        os.close(main)
    assert "[0/" in screens[0]
    assert "Move 1 of" in screens[1]
    assert "Move 2 of" in screens[2]
    assert "Move 1 of" in screens[3]
    assert "Result: 1. " in screens[4]


def read_until(terminal: int, mark: bytes) -> str:
    seen = b""
    deadline = time.monotonic() + PATIENCE
    while mark not in seen and time.monotonic() < deadline:
        if select.select([terminal], [], [], 0.2)[0]:
            seen += os.read(terminal, 65536)
    assert mark in seen, seen
    return seen.decode()


SERVE = ["serve", "--host", "127.0.0.1", "--port", "0", "--database"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["shuffle"], "No such command 'shuffle'"),
        (["simulate"], "Missing argument"),
        (["simulate", "chess"], "there is no game 'chess'; the games are"),
        (["simulate", "digdig", "--players", "9"], "2 to 4 players, not 9"),
        (["simulate", "digdig", "--games", "0"], "at least one match"),
        (["simulate", "digdig", "--games", "many"], "Invalid value for '--games'"),
        (["simulate", "digdig", "--seed", "-4"], "seed -4"),
        (["simulate", "digdig", "--seed", str(2**63)], "seed"),
        (["simulate", "digdig", "--jobs", "0"], "at least one job"),
        (["simulate", "digdig", "--bots", "clever"], "there is no bot 'clever'; the bots are random, heuristic"),
        (["simulate", "digdig", "--bots", "random,random"], "4 players need one bot for all or 4 bots, not 2"),
        (["simulate", "digdig", "--option", "x=1"], "no option 'x'"),
        (["simulate", "digdig", "--option", "voluntary_pickup"], "name=value"),
        (["simulate", "digdig", "--option", "voluntary_pickup=maybe"], "'maybe' is not one of false, true"),
        (["simulate", "digdig", "--games", "1", "--out", "/no/such/folder/x"], "cannot write"),
        (["simulate", "digdig", "--games", "1", "--out", "/"], "cannot write /: it is a folder"),
        (["rules", "digdig", "Q-1"], "no clause 'Q-1'"),
        (["rules", "chess"], "there is no game"),
        (["verify", "/no/such/file"], "cannot read /no/such/file: No such file"),
        (["verify", "/"], "cannot read /: Is a directory"),
        (["replay", "/no/such/file"], "cannot read"),
        (["serve", "--port", "99999"], "Invalid value for '--port'"),
        (["serve", "--port", "0", "--host", "999.1.1.1"], "cannot listen on 999.1.1.1 port 0"),
        ([*SERVE, "nonsense"], "this is no URL of a database; one looks like"),
        ([*SERVE, "mysql://x"], "there is no store for mysql"),
        ([*SERVE, "sqlite:////dev/null/x.db"], "cannot make the folder /dev/null"),
        ([*SERVE, "postgresql+psycopg://a:hush@127.0.0.1:1/b"], "cannot open postgresql+psycopg://a:***@127.0.0.1:1/b"),
        ([*SERVE, "sqlite://", "--workers", "2"], "several workers share a PostgreSQL database"),
        ([*SERVE, "sqlite://", "--redis", "redis://:hush/x@host"], "this is no URL of a Redis; one looks like"),
        ([*SERVE, "sqlite://", "--redis", "redis://127.0.0.1:1"], "no Redis answers"),
        ([*SERVE, "sqlite://", "--origin", "cards.example/"], "'cards.example/' is not where a page comes from"),
    ],
)
def test_misuse_is_said_in_one_line_with_exit_code_2(arguments: list[str], said: str) -> None:
    answer = refused(2, *arguments)
    assert said in answer
    assert "hush" not in answer


def test_a_seat_or_line_that_is_not_there_is_misuse(records: Path) -> None:
    assert "no seat 3; the seats are 0 to 2" in refused(2, "replay", records, "--seat", "3")
    assert "has 5 records, so there is no line 6" in refused(2, "replay", records, "--line", "6")
    for command, *options in (["replay", "--line"], ["review", "--match"], ["hint", "--move", "1", "--line"]):
        assert "greater than or equal to 1" in refused(2, command, records, *options, "0")


def test_a_record_that_does_not_hold_is_named_with_exit_code_1(records: Path, tmp_path: Path) -> None:
    lines = records.read_text(encoding="utf-8").splitlines()
    path = tmp_path / "changed.jsonl"
    third = json.loads(lines[2])
    third["moves"][4]["action"] = "pick up"
    for content, said in (
        ("\n".join([*lines[:2], json.dumps(third)]), "line 3: moves[4].action 'pick up' is not allowed"),
        (lines[0][:500], "line 1: not a JSON record"),
        ("[]\n", "line 1: record: Expected `object`"),
        ('{"start":{"x":' + "[" * 100_000, "line 1: not a JSON record: it is nested too deeply"),
        ("", "the file is empty"),
        (lines[0].replace("parlour/1", "parlour/9"), "line 1: format is 'parlour/9'"),
        (lines[0].replace('"rules_version":1', '"rules_version":77'), "line 1: rules_version is 77"),
    ):
        path.write_text(content, encoding="utf-8")
        assert said in refused(1, "verify", path)


@pytest.mark.parametrize("result", [{}, {"ranking": None}, {"ranking": [[99]], "scores": []}, {"ranking": 7}])
def test_a_replay_does_not_trust_the_result_of_the_file(
    result: dict[str, object], records: Path, tmp_path: Path
) -> None:
    path = tmp_path / "changed.jsonl"
    record = json.loads(records.read_text(encoding="utf-8").splitlines()[0])
    path.write_text(json.dumps(record | {"result": result}), encoding="utf-8")
    answer = parlour("replay", path)
    assert answer.returncode == 1
    assert answer.stderr.startswith(f"parlour: {path}, line 1: result.")
    assert answer.stderr.count("\n") == 1


def test_what_does_not_hold_of_hidden_cards_is_not_said_to_a_seat(records: Path, tmp_path: Path) -> None:
    path = tmp_path / "changed.jsonl"
    record = json.loads(records.read_text(encoding="utf-8").splitlines()[0])
    path.write_text(json.dumps(record | {"start": {}}), encoding="utf-8")
    assert "start." in refused(1, "verify", path)
    said = f"parlour: {path}, line 1: it does not hold; `parlour verify` says why, with all cards open\n"
    assert refused(1, "replay", path, "--seat", "1") == said
    assert refused(1, "hint", path, "--move", "1") == said


def test_verify_says_of_how_many_records_nothing_shows_who_chose_the_seed(records: Path, tmp_path: Path) -> None:
    path = tmp_path / "mixed.jsonl"
    path.write_bytes(RECORD + b"\n")
    silent = f"{path}, line 1: Ann added nothing to the luck of the deal"
    assert parlour("verify", path).stdout.splitlines() == [f"{path}: 1 record holds", silent]
    path.write_bytes(RECORD + b"\n" + records.read_bytes())
    assert parlour("verify", path).stdout.splitlines() == [
        f"{path}: 6 records hold",
        "5 of 6 without `fairness`: nothing shows who chose the seed",
        silent,
    ]


def test_verify_names_who_added_nothing_to_the_luck_of_the_deal(tmp_path: Path) -> None:
    """A secret to which nobody added may have been tried until its deal pleased: that it was bound says little then."""
    path = tmp_path / "tables.jsonl"
    records = []
    for guests in ((ANN, BEN), (BEN,), ()):
        scene = lobby(people=2)
        for guest in guests:
            scene.do(guest, Contribute(ENTROPY[guest.id]))
        scene.deal()
        records.append(encode(scene.finish().table.record()))
    path.write_bytes(b"\n".join(records))
    assert parlour("verify", path).stdout.splitlines() == [
        f"{path}: 3 records hold",
        f"{path}, line 2: Ann added nothing to the luck of the deal",
        f"{path}, line 3: nobody added to the luck of the deal: the server alone may have chosen it",
    ]


def test_what_was_for_practice_is_said_to_be(tmp_path: Path) -> None:
    path = tmp_path / "practice.jsonl"
    scene = lobby(people=1, terms=Terms(takebacks="free"))
    scene.do(ANN, Contribute(ENTROPY["ann"]))
    scene.deal()
    scene.move("swap")
    scene.do(ANN, GoBack())
    path.write_bytes(encode(scene.finish().table.record()) + b"\n" + RECORD)
    assert parlour("verify", path).stdout.splitlines() == [
        f"{path}: 2 records hold",
        "1 of 2 for practice: a player went back on moves and knew what was to come",
        f"{path}, line 2: Ann added nothing to the luck of the deal",
    ]
    said = "Practice: moves were taken back, and it counts for nothing."
    assert said == parlour("replay", path, "--whole").stdout.splitlines()[1]
    assert said not in parlour("replay", path, "--whole", "--line", "2").stdout


def test_where_cards_were_dealt_anew_is_counted(tmp_path: Path) -> None:
    """Whoever writes the record may have tried lucks until one pleased them, and need not call it a branch."""
    match = start("digdig", 3, seed=1)
    match.deal_anew(0, "7")
    while not match.is_over:
        match.apply(match.legal()[-1])
    path = tmp_path / "anew.jsonl"
    path.write_bytes(encode(match.record()) + b"\n" + RECORD)
    assert (
        "1 of 2 with hidden cards dealt anew on the way, by luck that anybody may have chosen"
        in parlour("verify", path).stdout.splitlines()
    )
    said = refused(1, "review", path)
    assert said.startswith(f"parlour: {path}, line 1: anew: cards were dealt anew on the way")


STEERING = "\x1b]0;mine\x07\x1b[2J\x9b31m\r\n\t\u202e\u2066\u2028\u200b\x7f"
"""What would name a window, empty a screen, colour, break and turn round what follows."""


def test_nothing_in_a_record_steers_the_terminal(records: Path, tmp_path: Path) -> None:
    path = tmp_path / "hostile.jsonl"
    record = json.loads(records.read_text(encoding="utf-8").splitlines()[0])
    for seat in record["seats"]:
        seat["name"] = f"[/b]Eve {STEERING}👩\u200d🚀"
    path.write_text(json.dumps(record), encoding="utf-8")
    for command, *options in (["verify"], ["replay"], ["hint", "--move", "1", "--moves", "1000"]):
        answer = parlour(command, path, *options)
        assert answer.returncode == 0, answer.stderr
        assert all(one.isprintable() or one in "\n\u200d" for one in answer.stdout), answer.stdout
        assert command == "verify" or r"[/b]Eve \x1b]0;mine\x07" in answer.stdout
    changes: list[dict[str, object]] = [
        {"start": record["start"] | {STEERING: 1}},
        {"start": STEERING},
        {"game": STEERING},
        {"format": STEERING},
        {"seed": STEERING},
        {"options": {STEERING: 1}},
        {"moves": [{"seat": 0, "action": STEERING, "chance": []}]},
        {"result": {"scores": [STEERING] * 3, "ranking": [[0], [1], [2]]}},
        {"result": {}},
    ]
    for changed in changes:
        path.write_text(json.dumps(record | changed), encoding="utf-8")
        for command in ("verify", "replay"):
            answer = parlour(command, path)
            assert answer.returncode in (1, 2), answer
            assert answer.stderr.startswith("parlour: ")
            assert answer.stderr.count("\n") == 1, answer.stderr
            assert all(one.isprintable() or one in "\n\u200d" for one in answer.stdout + answer.stderr), answer


def test_a_full_disk_is_said_in_one_line(records: Path) -> None:
    """Of what fits into a buffer as well: it is written when the process ends."""
    for arguments in (["games"], ["replay", str(records)], ["verify", str(records)], ["--help"]):
        with open("/dev/full", "w") as full, started(*arguments, stdout=full) as process:
            _, said = process.communicate(timeout=PATIENCE)
        assert (process.returncode, said) == (
            1,
            "parlour: cannot write to the standard output: No space left on device\n",
        )


def test_who_reads_no_more_ends_the_command_without_a_word(records: Path) -> None:
    for arguments in (["games"], ["replay", str(records)], ["verify", str(records)]):
        reads, writes = os.pipe()
        os.close(reads)
        with started(*arguments, stdout=writes) as process:
            os.close(writes)
            _, said = process.communicate(timeout=PATIENCE)
        assert (process.returncode, said) == (1, "")


def test_streams_that_are_closed_lead_nowhere(records: Path, tmp_path: Path) -> None:
    out = tmp_path / "x.jsonl"
    for arguments in (["replay", records], ["verify", records], ["simulate", "digdig", "--games", "1", "--out", out]):
        command = [sys.executable, "-m", "parlour", *map(str, arguments)]
        closed = subprocess.run(["sh", "-c", 'exec "$@" <&- >&- 2>&-', "sh", *command], check=False)
        assert closed.returncode == 0
    assert "1 record holds" in parlour("verify", out).stdout


def test_what_an_encoding_lacks_is_a_question_mark() -> None:
    command = [sys.executable, "-m", "parlour", "rules", "digdig", "G-T3", "--language", "de"]
    environment = os.environ | {"PYTHONIOENCODING": "ascii", "COLUMNS": "160"}
    answer = subprocess.run(command, env=environment, capture_output=True, check=False)
    assert (answer.returncode, answer.stderr) == (0, b"")
    assert b"?" in answer.stdout
    assert answer.stdout.isascii()


def test_nothing_is_cut_on_a_narrow_terminal(records: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept"  # so that it is made once
    for arguments in (
        ["simulate", "digdig", "--games", "2"],
        ["review", records, "--match", "1", "--budget", "0.001", "--out", kept],
        ["hint", records, "--move", "1", "--moves", "100"],
        ["games"],
        ["rules", "digdig"],
    ):
        wide = parlour(*arguments, columns=300).stdout.partition("speed:")[0]
        words = {word for word in wide.split() if not set(word) & set("─…µ")}
        for columns in (24, 80):
            narrow = parlour(*arguments, columns=columns).stdout
            assert max(map(len, narrow.splitlines())) <= columns
            together = "".join(narrow.split())  # words that are longer than a line are folded
            assert {word for word in words if word not in together} == set(), arguments


def test_a_file_without_lines_is_refused_before_all_of_it_is_read() -> None:
    assert "line 1: no record is so long" in refused(1, "verify", "/dev/zero")


def test_a_replay_goes_to_the_last_move_whatever_number_is_typed(records: Path) -> None:
    with started("replay", records, "--step", stdin=subprocess.PIPE) as process:
        said, errors = process.communicate("9" * 5000 + "\nq\n", timeout=PATIENCE)
    assert (process.returncode, errors) == (0, "")
    assert "Result: 1. " in said


def test_a_failed_series_leaves_the_old_file_alone(tmp_path: Path) -> None:
    path = tmp_path / "kept.jsonl"
    path.write_text("precious", encoding="utf-8")
    refused(2, "simulate", "digdig", "--players", "9", "--out", path)
    assert path.read_text(encoding="utf-8") == "precious"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_series_leaves_nothing_half(tmp_path: Path, jobs: str) -> None:
    """Ctrl-C as a terminal sends it: to the whole group of processes."""
    path = tmp_path / "half.jsonl"
    with started("simulate", "digdig", "--games", "100000", "--jobs", jobs, "--out", path) as process:
        deadline = time.monotonic() + PATIENCE
        while not list(tmp_path.glob(".half.jsonl.*")) and time.monotonic() < deadline:
            time.sleep(0.05)
        time.sleep(1)
        os.killpg(process.pid, signal.SIGINT)
        _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert errors == "parlour: interrupted\n"
    assert list(tmp_path.iterdir()) == []


def test_a_hint_explains_every_action(records: Path) -> None:
    answer = parlour("hint", records, "--move", "1", "--moves", "2000")
    assert answer.returncode == 0, answer.stderr
    assert "95 % interval" in answer.stdout
    assert ">" in answer.stdout
    assert "there is no move 9999" in refused(2, "hint", records, "--move", "9999")
    for moves in ("0", "9" * 40):
        assert "at least one move, and at most 1,000,000,000" in refused(
            2, "hint", records, "--move", "1", "--moves", moves
        )


def test_a_hint_thinks_less_where_the_game_is_not_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    state = MAGPIES.deal(3, MAGPIES.check_options(3, {}), Sfc32(1))
    assert budget(state) == MOVES_UNCOMPILED
    monkeypatch.setattr(sys.modules[type(state).__module__], "__file__", "state.so")
    assert budget(state) == MOVES


def test_review_says_where_the_result_came_from_and_writes_a_page(tmp_path: Path, records: Path) -> None:
    page, kept = tmp_path / "page.html", tmp_path / "kept.jsonl"
    small = ("--budget", "0.01", "--match", "2", "--language", "de")
    first = parlour("review", records, *small, "--html", page, "--out", kept)
    assert first.returncode == 0, first.stderr
    assert table_words("de").say("review-adds-up")[:20] in first.stdout
    text = page.read_text(encoding="utf-8")
    assert '<html lang="de">' in text
    assert "<polyline" in text
    assert re.search(r'text-anchor="middle">[1-9]\d*</text>', text), "moves can be found below the curve"
    for foreign in ("http:", "https:", "<script", "src=", "url("):
        assert foreign not in text
    # Half of what was kept is thrown away: the same command goes on from there to the same bytes.
    whole = kept.read_bytes()
    review = json.loads(whole)
    kept.write_text(json.dumps(review | {"steps": review["steps"][:9], "curve": review["curve"][:10], "accounts": []}))
    again = parlour("review", records, *small, "--out", kept)
    assert again.stdout == first.stdout
    assert kept.read_bytes() == whole
    assert "choose another file" in refused(2, "review", records, "--match", "2", "--budget", "0.02", "--out", kept)
    # Another match of the file comes beside it, and one that was changed is not gone on with.
    assert parlour("review", records, "--match", "3", "--budget", "0.01", "--out", kept).returncode == 0
    assert kept.read_bytes().startswith(whole)
    assert kept.read_bytes().count(b"\n") == 2
    for changed in changed_reviews(review):
        kept.write_text(json.dumps(changed))
        said = refused(2, "review", records, *small[:4], "--out", kept)
        assert "does not fit the match: it was changed or is damaged; choose another file for --out" in said
        assert json.loads(kept.read_bytes()) == changed


def changed_reviews(review: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A review with a mistake in it that a program could stumble over."""
    steps = review["steps"]
    place, decided = next((place, step) for place, step in enumerate(steps) if step["decision"] is not None)
    decision = decided["decision"]
    for wrong in (
        decided | {"move": len(steps)},
        decided | {"move": decided["move"] - 1},
        decided | {"move": -1},
        decided | {"decision": decision | {"seat": decision["seat"] + 1}},
        decided | {"decision": decision | {"made": "nonsense"}},
        decided | {"decision": decision | {"best": "nonsense"}},
        decided | {"decision": decision | {"effects": decision["effects"][1:]}},
        decided
        | {"decision": decision | {"choices": [*decision["choices"], decision["choices"][0] | {"action": "x"}]}},
        decided | {"after": []},
    ):
        yield review | {"steps": [*steps[:place], wrong, *steps[place + 1 :]]}
    yield review | {"steps": [steps[0] | {"between": None}, *steps[1:]]}


def test_review_of_many_records_adds_a_profile(records: Path, tmp_path: Path) -> None:
    two = tmp_path / "two.jsonl"
    two.write_bytes(b"".join(records.read_bytes().splitlines(keepends=True)[:2]))
    answer = parlour("review", two, "--budget", "0.01")
    assert answer.returncode == 0, answer.stderr
    words = table_words("en")
    for message in ("review-phase-early", "review-phase-late", "review-kind-play", "review-mistakes"):
        assert words.say(message) in answer.stdout
    first, second = two.read_bytes().splitlines()
    two.write_bytes(first + b"\n" + json.dumps(json.loads(second) | {"practice": True}).encode())
    answer = parlour("review", two, "--budget", "0.01")
    said = " ".join(answer.stdout.split())
    assert words.say("cli-practice") in said
    assert words.say("review-left_out", matches=1) in said
    assert "1 match:" in said
    assert "2 matches" not in said
    assert "cannot write .: it is a folder" in refused(2, "review", records, "--match", "1", "--html", ".")
    nowhere = tmp_path / "nowhere"
    told = refused(2, "review", records, "--match", "1", "--html", nowhere / "page.html")
    assert f"there is no folder {nowhere}" in told.replace("\n", " ")
    assert "say which with --match" in refused(2, "review", two, "--html", tmp_path / "page.html")


def test_review_refuses_what_does_not_verify_in_one_line(tmp_path: Path, records: Path) -> None:
    broken = tmp_path / "broken.jsonl"
    record = json.loads(records.read_bytes().splitlines()[0])
    broken.write_text(json.dumps(record | {"moves": record["moves"][:-1]}))
    assert "the match is not over" in refused(1, "review", broken)
    assert "there is no budget 'lots'" in refused(2, "review", records, "--budget", "lots")
