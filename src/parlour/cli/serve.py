"""`parlour serve`."""

import threading
import time
import webbrowser
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from parlour.server.settings import Settings


def serve(
    host: Annotated[str, typer.Option(help="Where to listen: 0.0.0.0 for everybody in this network.")] = "0.0.0.0",
    port: Annotated[int, typer.Option(help="The port; 0 for any free one.", min=0, max=65535)] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            help="Where tables are kept: sqlite:///FILE or postgresql+psycopg://…; if left out, a file among your data."
        ),
    ] = None,
    workers: Annotated[
        int, typer.Option(help="Processes that serve; more than one need PostgreSQL.", min=1, max=64)
    ] = 1,
    redis: Annotated[
        str | None, typer.Option(help="redis://…: workers tell each other of news there instead of in PostgreSQL.")
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            help="Another address under which people reach this server, through a proxy for instance: https://cards.example"
        ),
    ] = None,
    base_path: Annotated[
        str, typer.Option(help="The path under which a proxy shows this server, where others share its host: /cards")
    ] = "",
    metrics_for_all: Annotated[
        bool, typer.Option("--metrics-for-all", help="Show /api/metrics to everybody, not only on this machine.")
    ] = False,
    connections: Annotated[
        int, typer.Option(help="Connections to tables that one address may have open at once.", min=1)
    ] = 200,
    moment: Annotated[
        float,
        typer.Option(
            help="Seconds that bots leave people to withdraw a move where several people play.", min=0, max=10
        ),
    ] = 2.0,
    limit: Annotated[bool, typer.Option(help="Hold clients to a number of messages a second.")] = True,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Sets up a card table for friends and bots: a web page, for everybody in this network or beyond."""
    # The other commands do not wait for these imports, and work where they cannot be made: the extra `table`.
    from parlour.server.run import listen, prepare, run
    from parlour.server.settings import Settings, default_database, proper_base_path

    chosen = default_database() if database is None else database
    lies_under = proper_base_path(base_path)
    listening = listen(host, port)
    settings = Settings(
        database=chosen,
        redis=redis,
        origins=tuple(origin or ()),
        host=host,
        port=listening.getsockname()[1],
        base_path=lies_under,
        metrics_for_all=metrics_for_all,
        is_limited=limit,
        sockets=connections,
        moment=moment,
    )
    with prepare(settings, workers):
        greet(settings, opens=open_browser)
        run(listening, workers)


def greet(settings: "Settings", *, opens: bool) -> None:
    """Says where the table stands, with a QR code for phones."""
    import segno

    from parlour.server.reach import EVERYWHERE, is_loopback, origin, reach

    asked = origin(settings.host, settings.port)
    if settings.host in EVERYWHERE or is_loopback(asked):
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
