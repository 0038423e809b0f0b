"""The server itself: whether it is well, what it has counted, and what it speaks."""

from functools import cache
from typing import Any

import msgspec
from litestar import MediaType, Response, get
from prometheus_client import CONTENT_TYPE_LATEST

from parlour import __version__
from parlour.server import protocol
from parlour.server.hall import Hall
from parlour.server.metrics import counted
from parlour.server.protocol import PROTOCOL, Health, Reach
from parlour.server.reach import reach
from parlour.server.refusals import refuse
from parlour.server.routes.answers import AnyRequest, json_of, long_answer
from parlour.server.security import is_from_here
from parlour.server.settings import Settings
from parlour.table import Guest


def came_from_here(request: AnyRequest) -> bool:
    return is_from_here(request.scope["client"], request.scope["headers"])


@get("/api/health")
async def show_health(hall: Hall) -> Health:
    """Whether the server answers and its database can be written."""
    await hall.worker.store.beat(hall.worker.id, hall.worker.now())
    return Health("ok", __version__, PROTOCOL)


@get("/api/metrics", media_type=MediaType.TEXT, sync_to_thread=False)
def show_metrics(request: AnyRequest) -> Response[bytes]:
    """What all workers here have counted, for Prometheus; for this machine only, unless the operator opens it."""
    settings: Settings = request.app.state.settings
    if not settings.metrics_for_all and not came_from_here(request):
        refuse("not_here")
    return Response(counted(), media_type=CONTENT_TYPE_LATEST)


@get("/api/reach", sync_to_thread=False)
def show_reach(request: AnyRequest, guest: Guest) -> Reach:
    """Where others find this server, as an invitation says it."""
    asked = f"{request.scope['scheme']}://{request.headers['host']}"
    return reach(request.app.state.settings, asked, is_from_here=came_from_here(request))


@get("/api/protocol", is_packed=True, responses=json_of(dict[str, Any]))
async def show_protocol(request: AnyRequest) -> Response[bytes]:
    """The JSON Schema of every message of the WebSocket."""
    return await long_answer(request, protocol.encode(protocol_schema()))


@cache
def protocol_schema() -> dict[str, Any]:
    """The JSON Schema of every message of the WebSocket."""
    unions = [protocol.FromClient, protocol.FromServer, protocol.FromFollower, protocol.ToFollower]
    (client, server, follower, told), components = msgspec.json.schema_components(unions, ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Parlour WebSocket protocol {PROTOCOL}",
        "client": client,
        "server": server,
        "follower": follower,
        "to_follower": told,
        "$defs": components,
    }


HANDLERS = [show_health, show_metrics, show_reach, show_protocol]
