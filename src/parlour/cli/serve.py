"""`parlour serve`."""

import socket
import threading
import time
import webbrowser
from typing import Annotated

import typer

LOOPBACK = ("127.0.0.1", "localhost", "::1")
EVERYWHERE = ("0.0.0.0", "::")


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
    # The other commands do not wait for these imports.
    from parlour.server.run import listen, prepare, run
    from parlour.server.settings import Settings, default_database

    chosen = default_database() if database is None else database
    settings = Settings(
        database=chosen,
        redis=redis,
        origins=tuple(origin or ()),
        host=host,
        metrics_for_all=metrics_for_all,
        is_limited=limit,
        sockets=connections,
        moment=moment,
    )
    listening = listen(host, port)
    with prepare(settings, workers):
        greet(host, listening.getsockname()[1], opens=open_browser)
        run(listening, workers)


def greet(host: str, port: int, *, opens: bool) -> None:
    """Says where the table stands, with a QR code for phones."""
    import segno

    here = f"http://{'localhost' if host in (*LOOPBACK, *EVERYWHERE) else host}:{port}"
    print(f"Parlour is open. On this computer:  {here}", flush=True)
    nearby = lan_address() if host in EVERYWHERE else None
    if nearby is not None:
        address = f"http://{nearby}:{port}"
        print(f"On phones and others in this network:  {address}\n", flush=True)
        segno.make(address, error="l").terminal(compact=True)
    print("Ctrl-C closes it.", flush=True)
    if opens:
        threading.Thread(target=open_soon, args=(here,), daemon=True).start()


def open_soon(address: str) -> None:
    """Opens the browser; the socket listens already, so the page waits until the server answers."""
    time.sleep(0.5)
    webbrowser.open(address)


def lan_address() -> str | None:
    """The address of this computer in its network; no packet is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            address = str(probe.getsockname()[0])
        except OSError:
            return None
    return None if address.startswith("127.") else address
