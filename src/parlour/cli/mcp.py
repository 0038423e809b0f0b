"""`parlour mcp`."""

from importlib import import_module
from importlib.metadata import version
from typing import Annotated

import typer

from parlour.cli.options import parsed_options
from parlour.engine.game import UsageError
from parlour.engine.registry import game as game_by_id
from parlour.text.game import check_switches


def mcp(
    game: Annotated[str | None, typer.Option(help="Play this game only; else the model chooses.")] = None,
    players: Annotated[int | None, typer.Option(help="Seats at the table; else the game's usual number.")] = None,
    level: Annotated[int, typer.Option(help="How strong the bots are, 1 to 5.")] = 2,
    seat: Annotated[int, typer.Option(help="The model's seat, from 0.")] = 0,
    seed: Annotated[int, typer.Option(help="The first deal; each new match has the next one.")] = 0,
    option: Annotated[
        list[str] | None, typer.Option(help="An option of the game as name=value; may be given several times.")
    ] = None,
    legal: Annotated[str, typer.Option(help="Whether legal moves are told: none, on_error or always.")] = "on_error",
    names: Annotated[
        str, typer.Option(help="real, or shuffled: cards and colours called by words that nobody has heard.")
    ] = "real",
    language: Annotated[str, typer.Option(help="The language of the words.")] = "en",
    table: Annotated[
        str | None, typer.Option(help="Sit down at a table of a running server instead: its link, or the server's.")
    ] = None,
    code: Annotated[str | None, typer.Option(help="The code of four letters, where --table names a server.")] = None,
    name: Annotated[str | None, typer.Option(help="What the model is called at that table.")] = None,
) -> None:
    """Gives a language model a seat: an MCP server on stdin and stdout, in a match against bots or at a table.

    Its tools: rules, observe, play, why_not; games and new_match in a match of its own.
    """
    import_module("mcp")  # whatever else is needed comes with it
    import anyio

    from parlour.mcp.tools import serve

    check_switches(legal, names, language)

    if table is None:
        from parlour.mcp.own import OwnMatch, Wishes

        if code is not None or name is not None:
            raise UsageError("--code and --name are for a table: give --table")
        if option and game is None:
            raise UsageError("options are those of a game: give --game")
        options = parsed_options(game_by_id(game), option or []) if game is not None else {}
        wishes = Wishes(game, players, level, seat, seed, options, legal, names, language)
        anyio.run(serve, OwnMatch(wishes), version("parlour"))
        return
    from parlour.mcp.table import at_table

    if game is not None or players is not None or option:
        raise UsageError("what is played at a table is settled there: leave --game, --players and --option out")
    anyio.run(at_table, table, code, name, legal, names, language, version("parlour"))
