"""`parlour serve`."""

import math
import re
import threading
import time
import webbrowser
from difflib import get_close_matches
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.cli.database import DatabaseOption, named_database
from parlour.cli.settings import MOST_DAYS, SettingsOption
from parlour.engine.game import UsageError
from parlour.server.usual import (
    IDLE,
    MOMENT,
    PATIENCE,
    RATES,
    REVIEW_BUDGET,
    SOCKETS_OF_ADDRESS,
    SOCKETS_OF_GUEST,
    THINKERS,
    LogForm,
    LogLevel,
    Rate,
)

if TYPE_CHECKING:
    from parlour.server.settings import Settings


def serve(
    settings: SettingsOption = None,
    host: Annotated[
        str, typer.Option(help="Where to listen: 0.0.0.0 for everybody in this network.", envvar="PARLOUR_HOST")
    ] = "0.0.0.0",
    port: Annotated[
        int, typer.Option(help="The port; 0 for any free one.", min=0, max=65535, envvar="PARLOUR_PORT")
    ] = 8000,
    database: DatabaseOption = None,
    workers: Annotated[
        int,
        typer.Option(
            help="Processes that serve; more than one need PostgreSQL.", min=1, max=64, envvar="PARLOUR_WORKERS"
        ),
    ] = 1,
    thinkers: Annotated[
        int,
        typer.Option(
            help="Processes of each worker in which strong bots think.", min=1, max=64, envvar="PARLOUR_THINKERS"
        ),
    ] = THINKERS,
    review_budget: Annotated[
        float,
        typer.Option(
            help="How much to spend on the review of a match, as a multiple of the usual.",
            min=0.01,
            max=100,
            envvar="PARLOUR_REVIEW_BUDGET",
        ),
    ] = REVIEW_BUDGET,
    redis: Annotated[
        str | None,
        typer.Option(
            help="redis://…: workers tell each other of news there instead of in PostgreSQL.", envvar="PARLOUR_REDIS"
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            help="Another address under which people reach this server, through a proxy for instance: "
            "https://cards.example; may be given several times.",
            envvar="PARLOUR_ORIGIN",
        ),
    ] = None,
    base_path: Annotated[
        str,
        typer.Option(
            help="The path under which a proxy shows this server, where others share its host: /cards",
            envvar="PARLOUR_BASE_PATH",
        ),
    ] = "",
    metrics_for_all: Annotated[
        bool,
        typer.Option(
            "--metrics-for-all",
            help="Show /api/metrics to everybody, not only on this machine.",
            envvar="PARLOUR_METRICS_FOR_ALL",
        ),
    ] = False,
    connections: Annotated[
        int,
        typer.Option(
            help="Connections to tables that one address may have open at once.", min=1, envvar="PARLOUR_CONNECTIONS"
        ),
    ] = SOCKETS_OF_ADDRESS,
    connections_of_guest: Annotated[
        int,
        typer.Option(
            help="Connections to tables that one guest may have open at once.",
            min=1,
            envvar="PARLOUR_CONNECTIONS_OF_GUEST",
        ),
    ] = SOCKETS_OF_GUEST,
    rate: Annotated[
        list[str] | None,
        typer.Option(
            help="How much of something may come, a second and at once: talk=0.5/6; may be given several times. Usual: "
            + ", ".join(f"{name}={one.rate:g}/{one.burst:g}" for name, one in RATES.items()),
            envvar="PARLOUR_RATE",
        ),
    ] = None,
    limit: Annotated[
        bool,
        typer.Option(
            "--limit/--no-limit",
            help="Hold clients to these rates and numbers of connections.",
            envvar="PARLOUR_LIMIT",
        ),
    ] = True,
    patience: Annotated[
        float, typer.Option(help="Seconds for a request to arrive.", min=1, max=600, envvar="PARLOUR_PATIENCE")
    ] = PATIENCE,
    moment: Annotated[
        float,
        typer.Option(
            help="Seconds that bots leave people to withdraw a move where several people play.",
            min=0,
            max=10,
            envvar="PARLOUR_MOMENT",
        ),
    ] = MOMENT,
    idle: Annotated[
        float,
        typer.Option(
            help="Seconds after which a table that nobody looks at leaves the memory.",
            min=1,
            max=MOST_DAYS * 24 * 3600,
            envvar="PARLOUR_IDLE",
        ),
    ] = IDLE,
    keep_days: Annotated[
        float | None,
        typer.Option(
            help="Days for which tables are kept after their end; if left out, for ever.",
            min=0,
            max=MOST_DAYS,
            envvar="PARLOUR_KEEP_DAYS",
        ),
    ] = None,
    log: Annotated[
        LogForm, typer.Option(help="Lines for people, or JSON objects for programs.", envvar="PARLOUR_LOG")
    ] = "text",
    log_level: Annotated[
        LogLevel, typer.Option(help="How much is written to the standard error.", envvar="PARLOUR_LOG_LEVEL")
    ] = "warning",
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.", envvar="PARLOUR_OPEN")] = False,
) -> None:
    """Sets up a card table for friends and bots: a web page, for everybody in this network or beyond.

    Every option can stand in a file (--settings) or in the environment as well.
    """
    # The other commands do not wait for these imports, and work where they cannot be made: the extra `table`.
    from parlour.server.logs import write_logs
    from parlour.server.run import listen, prepare, run
    from parlour.server.settings import Settings, proper_base_path

    write_logs(log, log_level)
    lies_under = proper_base_path(base_path)
    rates = dict(map(parsed_rate, rate or ()))
    listening = listen(host, port)
    chosen = Settings(
        database=named_database(database),
        redis=redis,
        origins=tuple(origin or ()),
        host=host,
        port=listening.getsockname()[1],
        base_path=lies_under,
        metrics_for_all=metrics_for_all,
        is_limited=limit,
        sockets=connections,
        sockets_of_guest=connections_of_guest,
        rates=rates,
        patience=patience,
        idle=idle,
        keep_days=keep_days,
        log=log,
        log_level=log_level,
        thinkers=thinkers,
        review_budget=review_budget,
        moment=moment,
    )
    with prepare(chosen, workers):
        greet(chosen, opens=open_browser)
        run(listening, workers)


def parsed_rate(text: str) -> tuple[str, Rate]:
    """The name and the rate of `talk=0.5/6`."""
    found = re.fullmatch(r"([a-z-]+)=([0-9.]+)/([0-9.]+)", text.replace(" ", ""))
    try:
        if found is None:
            raise ValueError
        rate = Rate(float(found[2]), float(found[3]))
        if not all(map(math.isfinite, rate)):
            raise ValueError
    except ValueError:
        raise UsageError(f"{text!r} is no rate: name=a second/at once, as in talk=0.5/6") from None
    if found[1] not in RATES:
        close = get_close_matches(found[1], RATES, 1, 0.0)
        raise UsageError(f"there is no rate {found[1]!r}; do you mean {close[0]!r}?")
    return found[1], rate


def greet(settings: "Settings", *, opens: bool) -> None:
    """Says where the table stands, with a QR code for phones."""
    import segno

    from parlour.server.reach import EVERYWHERE, origin, reach

    asked = origin(settings.host, settings.port)
    if settings.host in (*EVERYWHERE, "127.0.0.1"):  # another loopback address is not where `localhost` leads
        asked = origin("localhost", settings.port)
    here = asked + settings.base_path
    print(f"Parlour is open. On this computer:  {here}", flush=True)
    others = reach(settings, asked, is_from_here=True).origins
    if others and others[0] != here:
        print(f"On phones and other devices:  {others[0]}\n", flush=True)
        segno.make(others[0], error="l").terminal(compact=True)
    print(f"On a big screen, with phones as hands:  {(others or [here])[0]}/#/screen", flush=True)
    print("Ctrl-C closes it.", flush=True)
    if opens:
        threading.Thread(target=open_soon, args=(here,), daemon=True).start()


def open_soon(address: str) -> None:
    """Opens the browser; the socket listens already, so the page waits until the server answers."""
    time.sleep(0.5)
    webbrowser.open(address)
