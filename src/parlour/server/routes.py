"""The REST interface: the lobby, tables, records and the state of the server."""

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, WebSocket, get, post, put, websocket
from litestar.datastructures import Cookie, State
from litestar.params import Parameter
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from parlour import __version__
from parlour.bots.levels import LEVELS
from parlour.engine.game import AnyGame, UsageError, Viewer
from parlour.engine.match import Match
from parlour.engine.record import Record, RecordError, decode
from parlour.engine.registry import game, games
from parlour.engine.verify import replay, verify
from parlour.match import Guest, Refused, open_table
from parlour.match.stream import Position, TableInfo, position, table_info
from parlour.server import protocol
from parlour.server.identity import COOKIE, COOKIE_AGE, Identity
from parlour.server.limits import Limits
from parlour.server.live import carry_out, follow
from parlour.server.problems import Refusing
from parlour.server.protocol import (
    PROTOCOL,
    Acknowledged,
    ClauseInfo,
    DeviceLink,
    Do,
    Frame,
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
from parlour.server.rooms import Hall, NoSuchTable, Room

LISTED = 50
"""How many tables a list shows."""
MOST_FRAMES = 100
"""How many steps of a replay one answer may hold."""

TableId = Annotated[str, Parameter(pattern="^[A-Za-z0-9_-]{16}$", description="The id of a table.")]
GameId = Annotated[str, Parameter(max_length=40, description="The id of a game.")]
AnyRequest = Request[Any, Any, State]


def guest_of(request: AnyRequest) -> Guest:
    """Who asks; 401 without a valid cookie."""
    identity: Identity = request.app.state.identity
    guest = identity.guest(request.cookies.get(COOKIE))
    if guest is None:
        raise Refusing(401, Problem("no_guest", "who are you? ask for /api/me first"))
    return guest


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


def with_cookie(request: AnyRequest, guest: Guest) -> Response[Guest]:
    identity: Identity = request.app.state.identity
    cookie = Cookie(
        key=COOKIE,
        value=identity.cookie(guest),
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
        path="/",
    )
    return Response(guest, cookies=[cookie])


@get("/api/me", sync_to_thread=False)
def show_me(request: AnyRequest) -> Response[Guest]:
    """Who I am. Whoever has no cookie becomes a new guest and gets one."""
    identity: Identity = request.app.state.identity
    guest = identity.guest(request.cookies.get(COOKIE))
    return with_cookie(request, guest or identity.newcomer())


@put("/api/me", sync_to_thread=False)
def name_me(request: AnyRequest, data: Profile) -> Response[Guest]:
    """Another name or avatar; tables that I sit at keep the old one."""
    guest = guest_of(request)
    return with_cookie(request, Guest(guest.id, data.name, data.avatar))


@post("/api/me/link", status_code=200, sync_to_thread=False)
def link_device(request: AnyRequest) -> DeviceLink:
    """A token that makes another device mine too, for ten minutes. It goes into the fragment of a link."""
    identity: Identity = request.app.state.identity
    return DeviceLink(identity.device_link(guest_of(request)))


@post("/api/me/claim", status_code=200, sync_to_thread=False)
def claim_device(request: AnyRequest, data: DeviceLink) -> Response[Guest]:
    """Become the guest whose link this is."""
    identity: Identity = request.app.state.identity
    guest = identity.claimed(data.token)
    if guest is None:
        raise Refusing(403, Problem("bad_link", "this link is not valid any more: make a new one"))
    return with_cookie(request, guest)


# --- tables


def lines_of(bodies: Sequence[bytes]) -> list[TableLine]:
    return [msgspec.json.decode(body, type=TableLine) for body in bodies]


@get("/api/tables")
async def list_tables(hall: Hall) -> list[TableLine]:
    """Public tables that wait for players or play, the newest first."""
    return lines_of([summary.body for summary in await hall.store.public(LISTED)])


@get("/api/tables/mine")
async def list_mine(request: AnyRequest, hall: Hall) -> list[TableLine]:
    """Tables at which I have sat, the newest first."""
    return lines_of([summary.body for summary in await hall.store.of_guest(guest_of(request).id, LISTED)])


@post("/api/tables", status_code=201)
async def new_table(request: AnyRequest, data: NewTable, hall: Hall, limits: Limits) -> TableInfo:
    """Opens a table with me in the first seat."""
    guest = guest_of(request)
    chosen = game_of(data.game)
    if not limits.allows_table(guest.id, address_of(request)):
        raise Refusing(429, Problem("too_fast", "that was too much at once: wait a moment"))
    try:
        opened = open_table(chosen, data.options, data.terms, guest, data.seats, hall.fresh_secret())
    except UsageError as error:
        raise Refusing(400, Problem("bad_option", str(error))) from None
    if data.start and None in data.seats:
        raise Refusing(400, Problem("seats_free", "a seat is still free: put a bot there, or do not start at once"))
    room = await hall.room(await hall.open(opened, guest, data.entropy, start=data.start))
    async with room.at_rest() as opened_table:
        return table_info(opened_table)


@get("/api/tables/{table:str}")
async def show_table(request: AnyRequest, table: TableId, hall: Hall) -> TableInfo:
    """What everybody may know of a table whose id they have."""
    room = await room_for(hall, table, guest_of(request))
    async with room.at_rest() as shown:
        return table_info(shown)


@get("/api/tables/{table:str}/position")
async def show_position(request: AnyRequest, table: TableId, hall: Hall) -> Position:
    """How things stand for me: what the WebSocket sends after each entry."""
    guest = guest_of(request)
    room = await room_for(hall, table, guest)
    async with room.at_rest() as shown:
        return position(shown, shown.viewer(guest.id))


@post("/api/tables/{table:str}/commands", status_code=200)
async def command_table(request: AnyRequest, table: TableId, data: Do, hall: Hall, limits: Limits) -> Acknowledged:
    """Carries a command out (`Sit` joins the table): the same as over the WebSocket."""
    guest = guest_of(request)
    room = await room_for(hall, table, guest)
    try:
        return await carry_out(room, guest, limits, data)
    except Refused as refused:
        refusal = refused.refusal
        facts = {**refusal.facts, "clause": refusal.clause} if refusal.clause else refusal.facts
        raise Refusing(409, Problem(refusal.code, refusal.text, facts)) from None


async def finished(room: Room) -> Record:
    async with room.at_rest() as table:
        if table.phase != "over":
            raise Refusing(409, Problem("not_over", "the match is not over yet"))
        return table.record()


@get("/api/tables/{table:str}/record")
async def show_record(table: TableId, hall: Hall) -> Response[bytes]:
    """The record of a finished match, as `parlour verify` reads it. Whoever has the table's id may have it."""
    record = await finished(await room_of(hall, table))
    return Response(
        msgspec.json.encode(record) + b"\n",
        media_type=MediaType.JSON,
        headers={"content-disposition": f'attachment; filename="{record.game}-{table}.json"'},
    )


@get("/api/tables/{table:str}/replay")
async def show_replay(
    table: TableId,
    hall: Hall,
    viewer: Annotated[str, Parameter(pattern="^(open|spectator|[0-5])$", description="Who looks.")] = "open",
    first: Annotated[int, Parameter(ge=0, le=100_000, description="The first step, 0 for the deal.")] = 0,
    count: Annotated[int, Parameter(ge=1, le=MOST_FRAMES)] = MOST_FRAMES,
) -> Replay:
    """A finished match step by step, from any seat or with all cards open."""
    room = await room_of(hall, table)
    record = await finished(room)
    who: Viewer = int(viewer) if viewer.isdigit() else "spectator" if viewer == "spectator" else "open"
    if isinstance(who, int) and who >= len(record.seats):
        raise Refusing(404, Problem("no_seat", f"there is no seat {who} at this table"))
    frames = [frame(match, who) for step, (match, _) in enumerate(replay(record)) if first <= step < first + count]
    return Replay(table_info(room.table), len(record.moves), frames)


def frame(match: Match, viewer: Viewer) -> Frame:
    """A match that is being replayed, as a viewer saw it after its last move."""
    if not match.moves:
        return Frame(0, None, [], [], match.view(viewer))
    shown = match.shown(-1, viewer)
    return Frame(len(match.moves), shown.seat, shown.events, shown.sentences, match.view(viewer))


@post("/api/verify", status_code=200, sync_to_thread=True)
def verify_record(data: dict[str, Any]) -> Verdict:
    """Whether a record holds: the deal, every move and the result."""
    try:
        verify(decode(msgspec.json.encode(data)))
    except RecordError as error:
        return Verdict(holds=False, problem=str(error))
    return Verdict(holds=True, problem="")


# --- the server


@get("/api/health")
async def show_health(hall: Hall) -> Health:
    """Whether the server and its database answer."""
    await hall.store.heads([])
    return Health("ok", __version__, PROTOCOL)


@get("/api/metrics", media_type=MediaType.TEXT, sync_to_thread=False)
def show_metrics() -> Response[bytes]:
    """What this worker has counted, for Prometheus."""
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@get("/api/protocol", sync_to_thread=False)
def show_protocol() -> dict[str, Any]:
    """The JSON Schema of every message of the WebSocket."""
    return protocol_schema()


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
    identity: Identity = socket.app.state.identity
    guest = identity.guest(socket.cookies.get(COOKIE))
    seen = int(after[:9]) if after.isascii() and after.isdigit() else 0
    await follow(socket, hall, limits, guest, table, seen)


def address_of(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


HANDLERS = [
    list_games,
    show_rules,
    list_levels,
    show_me,
    name_me,
    link_device,
    claim_device,
    list_tables,
    list_mine,
    new_table,
    show_table,
    show_position,
    command_table,
    show_record,
    show_replay,
    verify_record,
    show_health,
    show_metrics,
    show_protocol,
    live,
]
