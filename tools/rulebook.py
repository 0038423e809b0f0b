"""Writes what is generated from the rules and the tests: `make docs`, and `--check` in the tests.

- `docs/rules/<game>.md`: goal and turn of each game in short, where its rules stand, options, why a move is refused.
- `docs/clauses.md`: every clause with the tests that hold it.
- `src/parlour/games/<game>/tests.json`: the same for `parlour rules`, shipped with the package.
"""

import ast
import json
import sys
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from parlour.engine.game import AnyGame, Option
from parlour.words import words_of
from parlour.words.prose import FILE, USUAL, languages, rulebook
from tools.generated import kept
from tools.ours import ROOT, our_games

TAG = "rule"


def tagged_tests(folder: Path) -> Iterator[tuple[str, str]]:
    """(clause, test) for every test under `folder` that is tagged `@rule("…")`."""
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                for clause in tags(node):
                    yield clause, f"{path.relative_to(ROOT).as_posix()}::{node.name}"


def tags(function: ast.FunctionDef) -> Iterator[str]:
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and isinstance(decorator.func, ast.Name) and decorator.func.id == TAG:
            for argument in decorator.args:
                if isinstance(argument, ast.Constant):
                    yield str(argument.value)


def holding(game: AnyGame) -> dict[str, list[str]]:
    """The tests that hold each clause of a game."""
    table: dict[str, list[str]] = {clause.id: [] for clause in rulebook(game, USUAL).clauses}
    for clause, test in tagged_tests(ROOT / "tests" / "games" / game.id):
        if clause not in table:
            raise SystemExit(f"{test} is tagged {clause}, and {game.id} has no such clause")
        table[clause].append(test)
    return table


def rules_page(game: AnyGame) -> str:
    lines = [
        f"# {words_of(game).say('title')} · game id `{game.id}` · {game.min_players}–{game.max_players} players",
        "",
        f"Rules version {game.rules_version}. Written by `make docs`.",
        "",
        *chain.from_iterable((paragraph, "") for paragraph in rulebook(game, USUAL).introduction),
        "The rules in our own words, clause by clause:",
        *(
            f"- [{rulebook(game, language).title}]({prose_of(game, language, of='docs/rules')}) ({language})"
            for language in languages(game)
        ),
        "",
        "Each paragraph there ends with its source. *(book)*: the rulebook says it. *(parts)*: a fact about the",
        "components. *(ruling)*: the book is silent or can be read in two ways, and this is what we decided, and why.",
        "*(note)*: follows from the rest.",
    ]
    lines += ["", "## Options", *(option_line(game, option) for option in game.options)]
    lines += ["", "## Why a move is refused", "", "| code | clause | facts |", "| --- | --- | --- |"]
    lines += [
        f"| `{reason.name}` | {clause_link(game, reason.clause, of='docs/rules')} | {', '.join(reason.facts)} |"
        for reason in game.all_reasons
    ]
    return "\n".join(lines) + "\n"


def prose_of(game: AnyGame, language: str, *, of: str) -> str:
    """The way from the pages in a folder to the rules."""
    way = "../" * len(Path(of).parts)
    return f"{way}src/parlour/games/{game.id}/words/{language}/{FILE}"


def clause_link(game: AnyGame, clause: str, *, of: str) -> str:
    return f"[{clause}]({prose_of(game, USUAL, of=of)}#{clause.lower()})"


def option_line(game: AnyGame, option: Option) -> str:
    values = ", ".join(f"`{json.dumps(choice)}`" for choice in option.choices)
    if option.per_seat:
        values += ", or a list with a different one for each seat"
    said = words_of(game).say(f"option-{option.name}")
    return f"- `{option.name}`: {values}; default `{json.dumps(option.default)}`. {said}"


def clauses_page() -> str:
    lines = [
        "# Every clause and the tests that hold it",
        "",
        "Written by `make docs`; a clause without a test fails `make test`.",
    ]
    for game in our_games():
        lines += ["", f"## {words_of(game).say('title')}", "", "| clause | tests |", "| --- | --- |"]
        for clause, tests in holding(game).items():
            names = "<br>".join(f"`{test.removeprefix(f'tests/games/{game.id}/')}`" for test in tests)
            lines.append(f"| {clause_link(game, clause, of='docs')} | {names or '**none**'} |")
    return "\n".join(lines) + "\n"


def generated() -> dict[Path, str]:
    """Every generated file with what it should hold."""
    files = {ROOT / "docs" / "clauses.md": clauses_page()}
    for game in our_games():
        files[ROOT / "docs" / "rules" / f"{game.id}.md"] = rules_page(game)
        table = json.dumps(holding(game), indent=1) + "\n"
        files[ROOT / "src" / "parlour" / "games" / game.id / "tests.json"] = table
    return files


def clauses_without_a_test() -> list[str]:
    return [f"{game.id} {clause}" for game in our_games() for clause, tests in holding(game).items() if not tests]


def main() -> int:
    code = kept(generated(), tool="tools.rulebook")
    if "--check" not in sys.argv:
        return code
    untested = clauses_without_a_test()
    for clause in untested:
        print(f"{clause} has no test", file=sys.stderr)
    return 1 if untested else code


if __name__ == "__main__":
    sys.exit(main())
