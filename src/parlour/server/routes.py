"""The REST interface: the lobby, tables, records and the state of the server."""

import asyncio
import gzip
from collections import Counter
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, WebSocket, get, post, put, websocket
from litestar.background_tasks import BackgroundTask
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.openapi import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType
from litestar.params import Parameter
from msgspec.structs import replace
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from parlour import __version__
from parlour.bots.levels import LEVELS
from parlour.engine.game import AnyGame, UsageError, Viewer
from parlour.engine.registry import game, games
from parlour.match import Guest, Refused, open_table
from parlour.match.stream import Position, TableInfo, Update, position, table_info
from parlour.server import protocol
from parlour.server.identity import COOKIE, COOKIE_AGE, SECURE_COOKIE
from parlour.server.limits import Limits, address_of
from parlour.server.live import TOO_FAST, carry_out, follow
from parlour.server.names import proper_name
from parlour.server.people import People, Session
from parlour.server.problems import Refusing
from parlour.server.protocol import (
    PROTOCOL,
    Acknowledged,
    ClauseInfo,
    DeviceLink,
    Do,
    GameInfo,
    Health,
    LevelInfo,
    NewTable,
    Problem,
    Profile,
    Replay,
    RulesInfo,
    SayingInfo,
    SectionInfo,
    TableLine,
    Verdict,
)
from parlour.server.rooms import BACKLOG, Hall, NoSuchTable, Room
from parlour.server.security import is_from_here
from parlour.server.workshop import PAGE, Workshop, frames, progress, unpacked, verdict
from parlour.store import Summary

LISTED = 50
"""How many tables a list shows."""
LOOKED_THROUGH = 500
"""Of how many public tables it chooses."""
WORTH_PACKING = 1000
"""Bytes from which on an answer is compressed."""

TableId = Annotated[str, Parameter(description="The id of a table: 16 letters, digits, - and _.")]
GameId = Annotated[str, Parameter(max_length=40, description="The id of a game.")]
AnyRequest = Request[Any, Any, State]


async def session_of(request: AnyRequest) -> Session | None:
    """Who asks."""
    people: People = request.app.state.people
    return await people.session(request.cookies, is_secure=is_secure(request))


async def known_session(request: AnyRequest) -> Session:
    """Who asks; 401 without a valid cookie."""
    session = await session_of(request)
    if session is None:
        raise Refusing(401, Problem("no_guest", "who are you? POST /api/me first"))
    return session


async def guest_of(request: AnyRequest) -> Guest:
    return (await known_session(request)).guest


def is_secure(connection: ASGIConnection[Any, Any, Any, State]) -> bool:
    return connection.scope["scheme"] in ("https", "wss")


async def room_of(hall: Hall, table: str) -> Room:
    try:
        return await hall.room(table)
    except NoSuchTable:
        raise Refusing(404, Problem("no_table", "there is no such table")) from None


async def room_for(hall: Hall, table: str, guest: Guest) -> Room:
    room = await room_of(hall, table)
    if not room.admits(guest):
        raise Refusing(403, Problem("locked", "this table lets nobody in"))
    return room


def game_of(game_id: str) -> AnyGame:
    try:
        return game(game_id)
    except UsageError as error:
        raise Refusing(404, Problem("no_game", str(error))) from None


def packed(body: bytes) -> bytes:
    return gzip.compress(body, compresslevel=5)


async def long_answer(request: AnyRequest, body: bytes, headers: dict[str, str] | None = None) -> Response[bytes]:
    """JSON that may be long: it is compressed in a thread, for the event loop has others to serve."""
    headers = {**(headers or {}), "vary": "accept-encoding"}
    if len(body) >= WORTH_PACKING and "gzip" in request.headers.get("accept-encoding", ""):
        body = await asyncio.to_thread(packed, body)
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=MediaType.JSON, headers=headers)


def json_of(kind: Any) -> dict[int, ResponseSpec]:
    """For the published description: what `long_answer` answers."""
    return {200: ResponseSpec(data_container=kind, description="OK")}


# --- games


@get("/api/games", sync_to_thread=False)
def list_games() -> list[GameInfo]:
    """All games."""
    return [
        GameInfo(
            one.id,
            one.title,
            one.summary,
            one.rules_version,
            one.min_players,
            one.max_players,
            one.usual_players,
            list(one.options),
            list(one.cards),
        )
        for one in games()
    ]


@get("/api/games/{game_id:str}/rules", sync_to_thread=False)
def show_rules(game_id: GameId) -> RulesInfo:
    """The rules of a game in our own words, clause by clause."""
    shown = game_of(game_id)
    return RulesInfo(
        shown.id,
        shown.rules_version,
        [
            SectionInfo(
                section.title,
                [
                    ClauseInfo(clause.id, [SayingInfo(source, text) for source, text in clause.sayings])
                    for clause in section.clauses
                ],
            )
            for section in shown.sections
        ],
    )


@get("/api/levels", sync_to_thread=False)
def list_levels() -> list[LevelInfo]:
    """How strong a bot may be."""
    return [LevelInfo(level.number, level.name, level.text) for level in LEVELS]


# --- who I am


def with_cookie(request: AnyRequest, session: Session, *, has_changed: bool = False) -> Response[Guest]:
    people: People = request.app.state.people
    cookie = Cookie(
        key=SECURE_COOKIE if is_secure(request) else COOKIE,
        value=people.cookie(session),
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="strict",
        secure=is_secure(request),
        path="/",
    )
    return Response(
        session.guest, cookies=[cookie], background=BackgroundTask(people.tell, session) if has_changed else None
    )


def check_change(request: AnyRequest, limits: Limits) -> None:
    if not limits.allows_identity(address_of(request.scope)):
        raise Refusing(429, Problem("too_fast", "that was too much at once: wait a moment"))


@get("/api/me")
async def show_me(request: AnyRequest) -> Guest:
    """Who I am. It makes nobody a guest: any page can send a browser here, without its cookie."""
    return await guest_of(request)


@post("/api/me", status_code=200)
async def introduce_me(request: AnyRequest) -> Response[Guest]:
    """Who I am. Whoever has no valid cookie becomes a new guest and gets one."""
    people: People = request.app.state.people
    session = await session_of(request)
    return with_cookie(request, people.newcomer() if session is None else await people.keep(session))


@put("/api/me")
async def name_me(request: AnyRequest, data: Profile, limits: Limits) -> Response[Guest]:
    """Another name or avatar, on all my devices; tables that I sit at keep the old one."""
    people: People = request.app.state.people
    session = await known_session(request)
    name = proper_name(data.name)
    if name is None:
        raise Refusing(400, Problem("bad_name", "there is something in this name that others would not see"))
    check_change(request, limits)
    return with_cookie(request, await people.rename(session, name, data.avatar), has_changed=True)


@post("/api/me/sign-out-others", status_code=200)
async def sign_out_others(request: AnyRequest, limits: Limits) -> Response[Guest]:
    """Signs me out on all other devices: their cookies, and links that I made, are worth nothing from now on."""
    people: People = request.app.state.people
    session = await known_session(request)
    check_change(request, limits)
    return with_cookie(request, await people.sign_out_others(session), has_changed=True)


@post("/api/me/link", status_code=200)
async def link_device(request: AnyRequest) -> DeviceLink:
    """A token that makes another device mine too: once, within ten minutes. It goes into the fragment of a link."""
    people: People = request.app.state.people
    return DeviceLink(await people.link(await known_session(request)))


@post("/api/me/whose", status_code=200)
async def whose_link(request: AnyRequest, data: DeviceLink) -> Guest:
    """Whom a link would make me. It can still be used afterwards."""
    people: People = request.app.state.people
    return valid_link(await people.whose(data.token)).guest


@post("/api/me/claim", status_code=200)
async def claim_device(request: AnyRequest, data: DeviceLink, limits: Limits) -> Response[Guest]:
    """Become the guest whose link this is."""
    people: People = request.app.state.people
    check_change(request, limits)
    return with_cookie(request, valid_link(await people.claim(data.token)))


def valid_link(session: Session | None) -> Session:
    if session is None:
        raise Refusing(403, Problem("bad_link", "this link is not valid any more: make a new one"))
    return session


# --- tables


def lines_of(bodies: Sequence[bytes]) -> list[TableLine]:
    """Lines of tables as they were written down; with names that others see, as the first version did not ask for."""
    lines = [msgspec.json.decode(body, type=TableLine) for body in bodies]
    return [replace(line, names=[name and (proper_name(name) or "Guest") for name in line.names]) for line in lines]


@get("/api/tables")
async def list_tables(hall: Hall) -> list[TableLine]:
    """Public tables that wait for players or play, the newest of everybody first."""
    newest = await hall.store.public(LOOKED_THROUGH)
    return lines_of([summary.body for summary in by_turns(newest)[:LISTED]])


def by_turns(summaries: Sequence[Summary]) -> list[Summary]:
    """The first table of everybody, then the second: whoever has many hides nobody else's."""
    had: Counter[str] = Counter()
    turns = []
    for summary in summaries:
        owner = summary.guests[0] if summary.guests else ""
        turns.append(had[owner])
        had[owner] += 1
    return [summaries[number] for number in sorted(range(len(summaries)), key=turns.__getitem__)]


@get("/api/tables/mine")
async def list_mine(request: AnyRequest, hall: Hall) -> list[TableLine]:
    """Tables at which I have sat, the newest first."""
    return lines_of([summary.body for summary in await hall.store.of_guest((await guest_of(request)).id, LISTED)])


@post("/api/tables", status_code=201)
async def new_table(request: AnyRequest, data: NewTable, hall: Hall, limits: Limits) -> TableInfo:
    """Opens a table with me in the first seat."""
    guest = await guest_of(request)
    chosen = game_of(data.game)
    address = address_of(request.scope)
    is_allowed = limits.allows_table(guest.id, address)
    if not is_allowed or (data.terms.is_public and not limits.allows_public(address)):
        raise Refusing(429, Problem("too_fast", "that was too much at once: wait a moment"))
    try:
        opened = open_table(chosen, data.options, data.terms, guest, data.seats, hall.fresh_secret())
    except UsageError as error:
        raise Refusing(400, Problem("bad_option", str(error))) from None
    room = await hall.open(hall.fresh_id(), opened, guest)
    async with room.at_rest() as opened_table:
        return table_info(opened_table)


@get("/api/tables/{table:str}")
async def show_table(request: AnyRequest, table: TableId, hall: Hall) -> TableInfo:
    """What everybody may know of a table whose id they have."""
    room = await room_for(hall, table, await guest_of(request))
    async with room.at_rest() as shown:
        return table_info(shown)


@get("/api/tables/{table:str}/position")
async def show_position(request: AnyRequest, table: TableId, hall: Hall) -> Position:
    """How things stand for me: what the WebSocket sends after each entry."""
    guest = await guest_of(request)
    room = await room_for(hall, table, guest)
    async with room.at_rest() as shown:
        return position(shown, shown.viewer(guest.id))


@get("/api/tables/{table:str}/updates", is_packed=True, responses=json_of(list[Update]))
async def show_updates(
    request: AnyRequest,
    table: TableId,
    hall: Hall,
    before: Annotated[int, Parameter(ge=1, le=2**53, description="The first entry that I know.")],
    count: Annotated[int, Parameter(ge=1, le=BACKLOG)] = BACKLOG,
) -> Response[bytes]:
    """What happened before an entry, as far as I may know it: what the WebSocket no longer tells whoever comes."""
    guest = await guest_of(request)
    room = await room_for(hall, table, guest)
    return await long_answer(request, protocol.encode(await room.earlier(guest, before, count)))


@post("/api/tables/{table:str}/commands", status_code=200)
async def command_table(request: AnyRequest, table: TableId, data: Do, hall: Hall, limits: Limits) -> Acknowledged:
    """Carries a command out (`Sit` joins the table): the same as over the WebSocket, and within the same limits."""
    guest = await guest_of(request)
    address = address_of(request.scope)
    if not limits.allows_message(guest.id, address):
        raise Refusing(429, Problem("too_fast", TOO_FAST.text))
    room = await room_for(hall, table, guest)
    try:
        return await carry_out(room, guest, address, limits, data)
    except Refused as refused:
        refusal = refused.refusal
        facts = {**refusal.facts, "clause": refusal.clause} if refusal.clause else refusal.facts
        raise Refusing(429 if refusal is TOO_FAST else 409, Problem(refusal.code, refusal.text, facts)) from None


async def record_of(room: Room) -> bytes:
    record = await room.record()
    if record is None:
        raise Refusing(409, Problem("not_over", "the match is not over yet"))
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
    viewer: Annotated[str, Parameter(pattern="^(open|spectator|[0-5])$", description="Who looks.")] = "open",
    first: Annotated[int, Parameter(ge=0, le=100_000, description="The first step, 0 for the deal.")] = 0,
    count: Annotated[int, Parameter(ge=1, le=PAGE)] = PAGE,
) -> Response[bytes]:
    """A finished match step by step, from any seat or with all cards open."""
    room = await room_of(hall, table)
    record = await record_of(room)
    who: Viewer = int(viewer) if viewer.isdigit() else "spectator" if viewer == "spectator" else "open"
    if isinstance(who, int) and who >= len(room.table.seats):
        raise Refusing(404, Problem("no_seat", f"there is no seat {who} at this table"))
    pages = await workshop.made(table, address_of(request.scope), frames, record, who)
    info = table_info(room.table)
    steps = b",".join(await asyncio.to_thread(unpacked, pages, first, count))
    return await long_answer(
        request, b'{"table":%b,"moves":%d,"frames":[%b]}' % (protocol.encode(info), info.moves, steps)
    )


@get("/api/tables/{table:str}/progress", is_packed=True, responses=json_of(list[list[int]]))
async def show_progress(request: AnyRequest, table: TableId, hall: Hall, workshop: Workshop) -> Response[bytes]:
    """How far each seat was after the deal and after each move of a finished match: what a chart needs."""
    record = await record_of(await room_of(hall, table))
    (answer,) = await workshop.made(table, address_of(request.scope), progress, record)
    return await long_answer(request, answer)


class TakesRecord(Operation):
    """For the published description: the body is a record, and is read where it is verified."""

    def __post_init__(self) -> None:
        record = OpenAPIMediaType(schema=Schema(type=OpenAPIType.OBJECT))
        self.request_body = RequestBody(content={"application/json": record}, required=True)


@post("/api/verify", status_code=200, is_packed=True, responses=json_of(Verdict), operation_class=TakesRecord)
async def verify_record(request: AnyRequest, workshop: Workshop) -> Response[bytes]:
    """Whether a record holds: the deal, every move and the result."""
    body = await request.body()
    try:
        (answer,) = await workshop.made(sha256(body).hexdigest(), address_of(request.scope), verdict, body)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refusing(400, Problem("invalid", f"this is no JSON: {error}")) from None
    return await long_answer(request, answer)


# --- the server


@get("/api/health")
async def show_health(hall: Hall) -> Health:
    """Whether the server answers and its database can be written."""
    await hall.store.beat(hall.worker, hall.now())
    return Health("ok", __version__, PROTOCOL)


@get("/api/metrics", media_type=MediaType.TEXT, sync_to_thread=False)
def show_metrics(request: AnyRequest) -> Response[bytes]:
    """What this worker has counted, for Prometheus; for whoever is on this machine, unless the operator opens it."""
    if not request.app.state.metrics_for_all and not is_from_here(request.scope["client"], request.scope["headers"]):
        raise Refusing(
            403, Problem("not_here", "metrics are for this machine; parlour serve --metrics-for-all opens them")
        )
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@get("/api/protocol", is_packed=True, responses=json_of(dict[str, Any]))
async def show_protocol(request: AnyRequest) -> Response[bytes]:
    """The JSON Schema of every message of the WebSocket."""
    return await long_answer(request, protocol.encode(protocol_schema()))


@cache
def protocol_schema() -> dict[str, Any]:
    """The JSON Schema of every message of the WebSocket."""
    (client, server), components = msgspec.json.schema_components(
        [protocol.FromClient, protocol.FromServer], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Parlour WebSocket protocol {PROTOCOL}",
        "client": client,
        "server": server,
        "$defs": components,
    }


@websocket("/api/tables/{table:str}/live")
async def live(socket: WebSocket[Any, Any, State], table: str, hall: Hall, limits: Limits) -> None:
    """Play: see docs/protocol.md. `after` is the last seq that the client has seen."""
    after = socket.query_params.get("after", "0")
    people: People = socket.app.state.people
    session = await people.session(socket.cookies, is_secure=is_secure(socket))
    seen = int(after[:9]) if after.isascii() and after.isdigit() else 0
    await follow(socket, hall, limits, people, session, table, seen)


HANDLERS = [
    list_games,
    show_rules,
    list_levels,
    show_me,
    introduce_me,
    name_me,
    sign_out_others,
    link_device,
    whose_link,
    claim_device,
    list_tables,
    list_mine,
    new_table,
    show_table,
    show_position,
    show_updates,
    command_table,
    show_record,
    show_replay,
    show_progress,
    verify_record,
    show_health,
    show_metrics,
    show_protocol,
    live,
]
