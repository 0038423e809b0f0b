"""`parlour rules`."""

import json
from collections.abc import Sequence
from importlib.resources import files
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from parlour.engine.game import AnyGame
from parlour.engine.registry import game as game_by_id
from parlour.words import Words, known_language, table_words
from parlour.words.prose import Clause, language_for, rulebook


def rules(
    game: Annotated[str, typer.Argument(help="A game's id, as `parlour games` lists it.")],
    clause: Annotated[str | None, typer.Argument(help="One clause, for example G-T3.")] = None,
    language: Annotated[str | None, typer.Option(help="Another language than English, for example de.")] = None,
) -> None:
    """The rules of a game in our words, clause by clause.

    Each sentence says where it comes from: the rulebook (book), the components (parts), or our decision where the book
    is silent (ruling). A single clause of our games is shown with the tests that hold it.
    """
    chosen = game_by_id(game)
    spoken = language_for(chosen) if language is None else language
    book, words = rulebook(chosen, spoken), table_words(known_language(spoken))
    console = Console(highlight=False)
    if clause is not None:
        wanted = book.clause(clause.upper())
        console.print(clauses_table([wanted], words))
        if tests := tests_of(chosen).get(wanted.id):
            held = [words.say("cli-rules-held"), *(f"  {test}" for test in tests)]
            console.print("\n".join(held), style="dim", soft_wrap=True)
        return
    console.print(words.say("cli-rules-title", title=book.title, version=chosen.rules_version), style="bold")
    for paragraph in book.introduction:
        console.print(f"\n{paragraph}")
    for section in book.sections:
        console.print(f"\n{section.title}", style="bold underline")
        console.print(clauses_table(section.clauses, words))


def clauses_table(clauses: Sequence[Clause], words: Words) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(style="bold cyan", no_wrap=True)
    table.add_column(style="dim", no_wrap=True)
    table.add_column(overflow="fold")
    for clause in clauses:
        for number, (source, saying) in enumerate(clause.sayings):
            table.add_row(clause.id if number == 0 else "", words.say(f"source-{source}"), saying)
    return table


def tests_of(game: AnyGame) -> dict[str, list[str]]:
    """The tests that hold each clause, as the package ships them; none for a game that ships no such list."""
    package = f"parlour.games.{game.id}"
    try:
        text = files(package).joinpath("tests.json").read_text(encoding="utf-8")
    except (ModuleNotFoundError, FileNotFoundError):
        return {}
    tests: dict[str, list[str]] = json.loads(text)
    return tests
