"""`parlour games`."""

import logging
from typing import Annotated

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from parlour.cli.tables import show
from parlour.engine.game import AnyGame, Option
from parlour.engine.registry import games as all_games
from parlour.words import Words, WordsError, check_language, table_words, words_of

log = logging.getLogger(__name__)


def games(language: Annotated[str, typer.Option(help="The language of the words.")] = "en") -> None:
    """The games, for how many players, and what a table may decide before the deal."""
    say = table_words(check_language(language)).say
    table = Table(box=None, pad_edge=False, show_edge=False, padding=(0, 0, 1, 0))
    table.add_column(say("cli-games-id"), style="bold", no_wrap=True)
    table.add_column(say("cli-games-game"), no_wrap=True)
    table.add_column(say("cli-games-players"), no_wrap=True)
    table.add_column(say("cli-games-about"))
    for game in all_games():
        title, about = introduced(game, language)
        table.add_row(game.id, escape(title), f"{game.min_players}-{game.max_players}", escape(about))
    show(table, Console(highlight=False))


def introduced(game: AnyGame, language: str) -> tuple[str, str]:
    """The title of a game and what there is to say of it. One whose words cannot be said is logged; others are well."""
    try:
        words = words_of(game, language)
        title, summary = words.say("title"), words.say("summary")
        return title, "\n".join([summary, *(option_line(option, words) for option in game.options)])
    except WordsError as error:
        log.warning("no words of %s: %s", game.id, error)
        return game.id, ""


def option_line(option: Option, words: Words) -> str:
    choices = " | ".join(word(choice) for choice in option.choices)
    text = words.say(f"option-{option.name}")
    return words.say("cli-games-option", name=option.name, choices=choices, default=word(option.default), text=text)


def word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
