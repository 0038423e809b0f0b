"""How commands name the database that they work on."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from parlour.cli.settings import PREFIX, database_in
from parlour.engine.game import UsageError

DatabaseOption = Annotated[
    str | None,
    typer.Option(
        help="Where tables are kept: sqlite:///FILE or postgresql+psycopg://…; if left out, a file among your data.",
        envvar="PARLOUR_DATABASE",
    ),
]


def named_database(given: str | None) -> str:
    """The database that is given, or that of the settings, or the one that a server takes without."""
    from parlour.server.settings import default_database

    if given is None and (file := os.environ.get(f"{PREFIX}SETTINGS")):
        given = database_in(Path(file))
    return default_database() if given is None else given


@contextmanager
def plainly() -> Iterator[None]:
    """What is wrong with a database is said in one line."""
    from parlour.store import StoreError

    try:
        yield
    except StoreError as error:
        raise UsageError(str(error)) from None
