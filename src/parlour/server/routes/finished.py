"""Finished matches: records, replays, charts and verifications. Whoever has the table's id may have them."""

import asyncio
from hashlib import sha256
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import Parameter
from msgspec import UNSET
from msgspec.structs import replace

from parlour.engine.game import Viewer
from parlour.server import protocol
from parlour.server.hall import Hall
from parlour.server.protocol import Replay, Verdict
from parlour.server.refusals import refusal, refuse
from parlour.server.room import Room
from parlour.server.routes.answers import AnyRequest, json_of, long_answer
from parlour.server.routes.tables import TableId
from parlour.server.together import Together, furthest
from parlour.server.wishes import room_of
from parlour.server.workshop import PAGE, Workshop, frames, progress, unpacked, verdict
from parlour.table import Refused
from parlour.table.stream import ClockInfo, TableInfo, table_info

ViewerName = Annotated[str, Parameter(pattern="^(open|spectator|[0-5])$", description="Who looks.")]
Step = Annotated[int, Parameter(ge=0, le=100_000, description="The first step, 0 for the deal.")]
Count = Annotated[int, Parameter(ge=1, le=PAGE)]


async def record_of(room: Room) -> bytes:
    record = await room.record()
    if record is None:
        refuse("not_over")
    return record


@get("/api/tables/{table:str}/record", is_packed=True)
async def show_record(request: AnyRequest, table: TableId, hall: Hall) -> Response[bytes]:
    """The record of a finished match, as `parlour verify` reads it. Whoever has the table's id may have it."""
    room = await room_of(hall, table)
    record = await record_of(room)
    name = f'attachment; filename="{room.table.game.id}-{table}.json"'
    return await long_answer(request, record + b"\n", {"content-disposition": name})


@get("/api/tables/{table:str}/replay", is_packed=True, responses=json_of(Replay))
async def show_replay(
    request: AnyRequest,
    table: TableId,
    hall: Hall,
    workshop: Workshop,
    address: str,
    viewer: ViewerName = "open",
    first: Step = 0,
    count: Count = PAGE,
) -> Response[bytes]:
    """A finished match step by step, from any seat or with all cards open. Where the players went on to is for whoever
    may follow the table itself."""
    room = await room_of(hall, table)
    record = await record_of(room)
    who = who_looks(viewer)
    if isinstance(who, int) and who >= len(room.table.seats):
        refuse("no_seat", seat=who)
    pages = await workshop.made(table, address, frames, record, who)
    info = replace(table_info(room.table), next=None)
    steps = b",".join(await asyncio.to_thread(unpacked, pages, first, count))
    return await long_answer(
        request, b'{"table":%b,"moves":%d,"frames":[%b]}' % (protocol.encode(info), info.moves, steps)
    )


@get("/api/tables/{table:str}/together/replay", is_packed=True, responses=json_of(Replay))
async def show_led(
    request: AnyRequest,
    table: TableId,
    hall: Hall,
    together: Together,
    workshop: Workshop,
    address: str,
    viewer: ViewerName = "open",
    first: Step = 0,
    count: Count = PAGE,
) -> Response[bytes]:
    """The steps of a match that is looked at together, as far as a leader has been through these eyes, and nothing of
    how it goes on or ended."""
    _, study = await together.study(table)
    reach = study.reach.get(viewer, -1)
    if first > reach:
        refuse("beyond", step=first)
    room = await room_of(hall, table)
    record = await record_of(room)
    pages = await workshop.made(table, address, frames, record, who_looks(viewer))
    last = min(first + count - 1, reach)
    steps = b",".join(await asyncio.to_thread(unpacked, pages, first, last - first + 1))
    info = protocol.encode(untold(table_info(room.table), furthest(study)))
    return await long_answer(request, b'{"table":%b,"moves":%d,"frames":[%b]}' % (info, reach, steps))


def who_looks(viewer: str) -> Viewer:
    return int(viewer) if viewer.isdigit() else "spectator" if viewer == "spectator" else "open"


def untold(info: TableInfo, moves: int) -> TableInfo:
    """What everybody may know of a table, without how its match went on after so many moves and ended."""
    return replace(
        info, moves=moves, ranking=None, scores=None, result=None, fairness=UNSET, next=None, clock=ClockInfo(0, [])
    )


@get("/api/tables/{table:str}/progress", is_packed=True, responses=json_of(list[list[int]]))
async def show_progress(
    request: AnyRequest, table: TableId, hall: Hall, workshop: Workshop, address: str
) -> Response[bytes]:
    """How far each seat was after the deal and after each move of a finished match: what a chart needs."""
    record = await record_of(await room_of(hall, table))
    (answer,) = await workshop.made(table, address, progress, record)
    return await long_answer(request, answer)


class TakesRecord(Operation):
    """For the published description: the body is a record, and is read where it is verified."""

    def __post_init__(self) -> None:
        record = OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT))
        self.request_body = RequestBody(content={"application/json": record}, required=True)


@post("/api/verify", status_code=200, is_packed=True, responses=json_of(Verdict), operation_class=TakesRecord)
async def verify_record(request: AnyRequest, workshop: Workshop, address: str) -> Response[bytes]:
    """Whether a record holds: the deal, every move and the result."""
    body = await request.body()
    try:
        (answer,) = await workshop.made(sha256(body).hexdigest(), address, verdict, body)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refused(refusal("invalid", problem=f"this is no JSON: {error}")) from None
    return await long_answer(request, answer)


HANDLERS = [show_record, show_replay, show_led, show_progress, verify_record]
