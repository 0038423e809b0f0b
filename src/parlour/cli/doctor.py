"""`parlour doctor`."""

import platform
import sqlite3
from importlib.metadata import version
from importlib.resources import files
from importlib.util import find_spec

from rich.console import Console
from rich.table import Table

from parlour.engine import is_compiled
from parlour.engine.registry import games
from parlour.server.settings import default_database


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
    for package in ("librt", "litestar", "msgspec", "rich", "sqlalchemy", "typer", "uvicorn"):
        table.add_row(package, version(package))
    table.add_row("games", ", ".join(f"{game.id} (rules version {game.rules_version})" for game in games()))
    table.add_row("database", f"{default_database()} (SQLite {sqlite3.sqlite_version})")
    table.add_row("PostgreSQL", "ready" if find_spec("psycopg") else "not installed: pip install 'parlour[postgresql]'")
    has_web = files("parlour").joinpath("server", "web", "index.html").is_file()
    table.add_row("web client", "present" if has_web else "not built: npm run build in web/, or make play")
    Console(highlight=False, soft_wrap=True).print(table)
