"""The REST interface, a module for each thing that it serves, and the way to the WebSocket."""

from parlour.server.following import follow
from parlour.server.live import live
from parlour.server.routes import about, branches, finished, games, me, reviews, tables

HANDLERS = [
    *games.HANDLERS,
    *me.HANDLERS,
    *tables.HANDLERS,
    *finished.HANDLERS,
    *branches.HANDLERS,
    *reviews.HANDLERS,
    *about.HANDLERS,
    live,
    follow,
]
