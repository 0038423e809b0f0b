"""Running the server on a socket, with one process or several."""

import asyncio
import socket
import sys
from contextlib import AbstractContextManager, ExitStack

import typer
import uvicorn
from uvicorn.supervisors import Multiprocess

from parlour.engine.game import UsageError
from parlour.engine.registry import games
from parlour.server.connections import Connection
from parlour.server.metrics import shared
from parlour.server.newspaper import reach_redis
from parlour.server.protocol import LARGEST_MESSAGE
from parlour.server.security import ORIGIN
from parlour.server.settings import Settings
from parlour.server.sockets import Socket
from parlour.store import Store, StoreError, hold

STARTED_BY = "parlour.server.app:app_from_environment"
WORKER_PATIENCE = 60
"""Seconds for a worker to say that it lives, from its start on: on a busy machine its imports alone take more than the
usual five, and it would be started over and over. One that has died may be noticed only then; the others serve on."""


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens, or a sentence why not."""
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, TypeError, ValueError) as error:  # the latter for what can be no name at all
        listening.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise UsageError(f"cannot listen on {host} port {port}: {reason}; choose others with --host, --port") from None
    listening.listen(1024)
    listening.set_inheritable(True)
    return listening


def prepare(settings: Settings, workers: int) -> AbstractContextManager[object]:
    """Tries everything once, so that what is wrong is said in one line, and not by every worker.

    The database is this server's own until the answer is left.
    """
    games()
    for origin in settings.origins:
        if not ORIGIN.fullmatch(origin.lower()):
            raise UsageError(
                f"{origin!r} is not where a page comes from: https://cards.example, with nothing behind it"
            )
    if workers > 1 and not settings.database.startswith("postgresql"):
        raise UsageError(
            "several workers share a PostgreSQL database: give --database postgresql+psycopg://…, "
            "or serve with one worker"
        )
    settings.to_environment()

    async def reach(held: ExitStack) -> None:
        if settings.redis is not None:
            await reach_redis(settings.redis)
        held.enter_context(hold(settings.database))
        await (await Store.open(settings.database)).close()

    try:
        with ExitStack() as held:
            asyncio.run(reach(held))
            return held.pop_all()
    except StoreError as error:
        raise UsageError(str(error)) from None


def allow_connections() -> None:
    """Asks the system for as many open files as it gives, for every connection is one."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def run(listening: socket.socket, workers: int) -> None:
    """Serves until Ctrl-C."""
    allow_connections()
    config = uvicorn.Config(
        STARTED_BY,
        factory=True,
        workers=workers,
        http=Connection,
        ws=Socket,
        ws_max_size=4 * LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=5,
        timeout_worker_healthcheck=WORKER_PATIENCE,
        server_header=False,
    )
    if workers > 1:
        with shared():
            Multiprocess(config, sockets=[listening]).run()
        return
    server = uvicorn.Server(config)
    server.run(sockets=[listening])
    if not server.started:
        raise typer.Exit(1)
