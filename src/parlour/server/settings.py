"""How a server runs, as data: the command line fills it in, and every worker process reads it."""

import os
import re
from pathlib import Path

import msgspec
from msgspec import Struct
from platformdirs import user_data_path

from parlour.engine.game import UsageError
from parlour.server.usual import (
    IDLE,
    MOMENT,
    PATIENCE,
    REVIEW_BUDGET,
    SOCKETS_OF_ADDRESS,
    SOCKETS_OF_GUEST,
    THINKERS,
    LogForm,
    LogLevel,
    Rate,
)

VARIABLE = "PARLOUR_SERVER"
"""Carries the settings to worker processes."""


def default_database() -> str:
    """SQLite in the user's data folder."""
    try:
        folder = user_data_path("parlour")
    except RuntimeError:  # a user without a home, as containers have them
        raise UsageError("you have no folder for your data: set HOME, or name a file with --database") from None
    return f"sqlite:///{folder / 'tables.db'}"


BASE_PATH = re.compile(r"(/(?!(api|assets)/)[A-Za-z0-9_~-]+)(/[A-Za-z0-9_~-]+)*/|/")
"""Where a server may lie: not where it has files itself, for whether a proxy takes the path away is not to be seen."""


def proper_base_path(given: str) -> str:
    """A path under which a server lies, with a slash in front and none behind; empty for a host of its own."""
    whole = f"/{given.strip('/')}/" if given.strip("/") else "/"
    if not BASE_PATH.fullmatch(whole):
        raise UsageError(
            f"{given!r} is no path for a table server: /cards, of letters, digits, - _ ~, not beginning with /api or "
            "/assets"
        )
    return whole.removesuffix("/")


class Settings(Struct, frozen=True, kw_only=True):
    """How a server runs."""

    database: str
    redis: str | None = None
    """Where workers tell each other of news, instead of in PostgreSQL."""
    origins: tuple[str, ...] = ()
    """Where the web client may come from besides the server itself."""
    host: str = ""
    """Where it listens; people may ask for it under that name."""
    port: int = 0
    """Where it listens."""
    base_path: str = ""
    """The path under which people find it behind a proxy, as `/cards`; empty when it has the host for itself."""
    metrics_for_all: bool = False
    """Whether the metrics are for everybody, not only for whoever is on this machine."""
    is_limited: bool = True
    """Whether clients are held to a number of messages a second."""
    sockets: int = SOCKETS_OF_ADDRESS
    """How many connections to tables one address may have open."""
    sockets_of_guest: int = SOCKETS_OF_GUEST
    """How many connections to tables one guest may have open."""
    rates: dict[str, Rate] = {}
    """How much of what clients may ask for, where it is not the usual."""
    patience: float = PATIENCE
    """Seconds for a request to arrive."""
    idle: float = IDLE
    """Seconds after which a table that nobody looks at is put away, to be read again when somebody does."""
    keep_days: float | None = None
    """Days for which tables are kept after their end; without it for ever."""
    log: LogForm = "text"
    """How the server writes down what it has to say."""
    log_level: LogLevel = "warning"
    """How much of it."""
    thinkers: int = THINKERS
    """Processes in which bots think."""
    review_budget: float = REVIEW_BUDGET
    """How much is spent on the review of a match, as a multiple of the usual."""
    moment: float = MOMENT
    """Seconds for which bots let a person's move stand where others play too and it can be withdrawn."""
    web: str | None = str(Path(__file__).parent / "web")
    """The folder of the built web client."""

    def to_environment(self) -> None:
        os.environ[VARIABLE] = msgspec.json.encode(self).decode()

    @classmethod
    def from_environment(cls) -> "Settings":
        return msgspec.json.decode(os.environ[VARIABLE], type=cls)
