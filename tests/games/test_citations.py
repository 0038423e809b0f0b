"""A rule is found by its clause id: the code that implements a clause cites it, after saying what it does."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import parlour.games
from parlour.engine.game import AnyGame
from parlour.engine.registry import game as game_by_id
from parlour.words.prose import rulebook

GAMES = ("diamoniak", "digdig", "dwarfking", "villains")
CITED = re.compile(r"\b[A-Z]-[A-Z]\d+\b")
SAYS_WHERE = ("events.py", "refusals.py")
"""These name the clauses of what happens and what is refused; that does not implement them."""


def modules(game: str) -> Iterator[Path]:
    folder = Path(parlour.games.__path__[0], game)
    return (path for path in sorted(folder.rglob("*.py")) if path.name != "__init__.py")


def clauses(game: AnyGame) -> set[str]:
    return {clause.id for clause in rulebook(game, "en").clauses}


def strings_that_stand_alone(path: Path) -> Iterator[str]:
    """Docstrings, those under fields and constants too."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value.value


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_cited_where_it_is_implemented(game: str) -> None:
    code = " ".join(path.read_text(encoding="utf-8") for path in modules(game) if path.name not in SAYS_WHERE)
    assert clauses(game_by_id(game)) - set(CITED.findall(code)) == set()


@pytest.mark.parametrize("game", GAMES)
def test_only_clauses_that_there_are_get_cited(game: str) -> None:
    for path in modules(game):
        assert set(CITED.findall(path.read_text(encoding="utf-8"))) <= clauses(game_by_id(game)), path.name


@pytest.mark.parametrize("game", GAMES)
def test_a_docstring_says_the_rule_before_it_names_it(game: str) -> None:
    bare = [text for path in modules(game) for text in strings_that_stand_alone(path) if CITED.match(text.lstrip(" ("))]
    assert bare == []
