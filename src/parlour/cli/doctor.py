"""`parlour doctor`."""

import platform
import sqlite3
from importlib.metadata import version
from importlib.resources import files

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from parlour.cli.extras import is_here, line
from parlour.engine import is_compiled
from parlour.engine.registry import games


def doctor() -> None:
    """What this installation is: compiled or not, versions, database, web client."""
    table = Table(box=None, show_header=False, pad_edge=False)
    engine = (
        "compiled"
        if is_compiled()
        else "not compiled: same games, slower; install where a C compiler works to speed up"
    )
    table.add_row("engine", engine)
    table.add_row("parlour", version("parlour"))
    table.add_row("python", f"{platform.python_version()} on {platform.system()} {platform.machine()}")
    for package in ("librt", "msgspec", "rich", "typer"):
        table.add_row(package, version(package))
    for package, extra in (("litestar", "table"), ("sqlalchemy", "table"), ("uvicorn", "table")):
        table.add_row(package, version(package) if is_here(package) else missing(extra))
    table.add_row("games", ", ".join(f"{game.id} (rules version {game.rules_version})" for game in games()))
    table.add_row("database", database())
    table.add_row("PostgreSQL", "ready" if is_here("psycopg") else missing("postgresql"))
    table.add_row("Redis", "ready" if is_here("redis") else missing("redis"))
    has_web = files("parlour").joinpath("server", "web", "index.html").is_file()
    table.add_row("web client", "present" if has_web else "not built: npm run build in web/, or make play")
    Console(highlight=False, soft_wrap=True).print(table)


def database() -> str:
    """Where tables are kept unless it is said otherwise."""
    if not is_here("platformdirs"):
        return missing("table")
    from parlour.server.settings import default_database

    return f"{default_database()} (SQLite {sqlite3.sqlite_version})"


def missing(extra: str) -> str:
    # Brackets are markup here.
    return escape(f"not installed: {line(extra)}")
