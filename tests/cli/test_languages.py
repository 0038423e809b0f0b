"""The terminal speaks by the catalogues alone: under accents no letter is left that code would have written."""

import json
import re
from pathlib import Path

import pytest

from parlour.engine.registry import game as game_by_id
from parlour.engine.registry import games
from parlour.words.prose import rulebook
from parlour.words.pseudo import PSEUDO
from tests.cli.running import parlour, refused

GAMES = [game.id for game in games()]
NAMES = "①②③④⑤⑥"
"""What players are called here: no letters, so that those which are left are not from a name."""
TESTS = re.compile(r"tests/\S+")


@pytest.fixture(scope="module", params=GAMES)
def record(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match of one of the games."""
    path = tmp_path_factory.mktemp("records") / f"{request.param}.json"
    simulated = parlour("simulate", request.param, "--games", "1", "--seed", "3", "--bots", "heuristic", "--out", path)
    assert simulated.returncode == 0, simulated.stderr
    match = json.loads(path.read_bytes())
    for seat, name in zip(match["seats"], NAMES, strict=False):
        seat["name"] = name
    path.write_text(json.dumps(match), encoding="utf-8")
    return path


def said(*arguments: str | Path, language: str = PSEUDO) -> str:
    answer = parlour(*arguments, "--language", language)
    assert answer.returncode == 0, answer.stderr
    assert answer.stderr == ""
    return answer.stdout


def letters(text: str) -> list[str]:
    """The lines in which a letter has no accent."""
    return [line for line in text.splitlines() if re.search("[A-Za-z]", line)]


@pytest.mark.parametrize("eyes", [[], ["--seat", "1"]])
def test_a_replay_says_nothing_but_words_of_catalogues_and_notation(record: Path, eyes: list[str]) -> None:
    actions = [move["action"] for move in json.loads(record.read_bytes())["moves"]]
    text = said("replay", record, *eyes)
    written = letters(text)
    assert all(line.startswith("Ḿǿṽḗ ") for line in written)
    for line in written:
        number = int(line.split()[1])
        assert letters(line.removesuffix(f": {actions[number - 1]}")) == []
    assert len(written) == len(actions) or (eyes and written)
    assert "Řḗşŭŀŧ: 1. " in text


def test_a_hint_says_nothing_but_words_of_catalogues(record: Path) -> None:
    for move in (1, 9, 30):
        assert letters(said("hint", record, "--move", str(move), "--moves", "500")) == []


@pytest.mark.parametrize("game", GAMES)
def test_rules_say_nothing_but_prose_words_of_catalogues_and_ids(game: str) -> None:
    clauses = [clause.id for clause in rulebook(game_by_id(game), "en").clauses]
    clause = re.compile(rf"^({'|'.join(clauses)})\b", re.MULTILINE)
    assert letters(clause.sub("", said("rules", game))) == []
    one = said("rules", game, clauses[-1])
    assert letters(TESTS.sub("", clause.sub("", one))) == []


def test_the_list_of_games_says_nothing_but_words_of_catalogues_and_what_is_typed() -> None:
    typed = {word for game in games() for word in (game.id, *(option.name for option in game.options))}
    for game in games():
        for option in game.options:
            typed |= {str(choice).lower() for choice in (*option.choices, option.default)}
    text = said("games")
    assert set(re.findall("[A-Za-z_]+", text)) - typed == set()
    assert all(game.id in text for game in games())


GERMAN = {
    "diamoniak": [
        "Diamoniak, 3 Personen, alle Karten offen",
        "  ③ zieht einen Diamanten, die Karte kommt an die Seite.",
    ],
    "digdig": ["Dig Dig, 4 Personen, alle Karten offen", "  ① legt den Drop offen aus und nimmt die 9 auf die Hand."],
    "dwarfking": ["Der Zwergenkönig, 4 Personen, alle Karten offen", "  ④ zeigt die rote 5."],
    "villains": ["Villains, 4 Personen, alle Karten offen", "  ① legt Rot 2 auf den Stapel von ④."],
}


def test_a_replay_speaks_german(record: Path) -> None:
    lines = said("replay", record, language="de").splitlines()
    for line in GERMAN[record.stem]:
        assert line in lines
    assert re.fullmatch(r"Zug 1 von \d+: [①-⑥]: .*", next(line for line in lines if line.startswith("Zug ")))
    assert any(line.startswith("Ergebnis: 1. ") for line in lines)


def test_a_language_that_nobody_wrote_is_misuse(record: Path) -> None:
    known = "there is no language 'fr'; the languages are de, en\n"
    assert refused(2, "games", "--language", "fr") == f"parlour: {known}"
    assert refused(2, "replay", record, "--language", "fr") == f"parlour: {known}"
    assert refused(2, "hint", record, "--move", "1", "--language", "fr") == f"parlour: {known}"
    assert refused(2, "replay", record, "--language", "../en").startswith("parlour: there is no language '../en'")
