"""`parlour games`."""

from rich.console import Console
from rich.table import Table

from parlour.engine.game import Option
from parlour.engine.registry import games as all_games


def games() -> None:
    """The games, for how many players, and what a table may decide before the deal."""
    table = Table(box=None, pad_edge=False, show_edge=False, padding=(0, 2, 1, 0))
    table.add_column("id", style="bold", no_wrap=True)
    table.add_column("game", no_wrap=True)
    table.add_column("players", no_wrap=True)
    table.add_column("about and options")
    for game in all_games():
        about = [game.summary, *(option_line(option) for option in game.options)]
        table.add_row(game.id, game.title, f"{game.min_players}-{game.max_players}", "\n".join(about))
    Console(highlight=False).print(table)


def option_line(option: Option) -> str:
    choices = " | ".join(word(choice) for choice in option.choices)
    return f"{option.name} = {choices} (default {word(option.default)}): {option.text}"


def word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
