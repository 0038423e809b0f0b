"""Reviews of finished matches, and what is to be learned from them. Whoever has the table's id may have its review."""

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter
from msgspec.structs import replace

from parlour.review.deals import Parting
from parlour.review.model import DEAL, Step
from parlour.server.hall import Hall
from parlour.server.judging import deals
from parlour.server.ledger import TABLE_ID
from parlour.server.limits import Limits
from parlour.server.protocol import LedReview, MistakeLine, ReviewSoFar, ReviewStep, Tried, Try, encode
from parlour.server.refusals import refuse
from parlour.server.reviews import Reviews, is_right
from parlour.server.routes.answers import AnyRequest, json_of, long_answer
from parlour.server.routes.finished import record_of
from parlour.server.routes.tables import TableId, lines_of
from parlour.server.together import Together
from parlour.server.wishes import room_of
from parlour.server.workshop import Workshop
from parlour.store import KeptReview
from parlour.table import Guest

PAGE = 100
"""Steps of a review in one answer."""
LISTED = 100
"""How many mistakes a list shows."""


async def kept_review(hall: Hall, table: str) -> KeptReview:
    """The review of a table, whole or not. What is no id is not asked for: not every database takes every character."""
    if not TABLE_ID.fullmatch(table):
        refuse("no_table")
    kept = await hall.worker.store.review(table, hall.worker.now())
    if kept is None:
        refuse("no_review")
    return kept


async def so_far(request: AnyRequest, hall: Hall, table: str, first: int, count: int) -> Response[bytes]:
    kept = await kept_review(hall, table)
    steps = [body for _, body in await hall.worker.store.review_steps(table, first, count)] if count else []
    return await long_answer(
        request,
        b'{"moves":%d,"share":%.4f,"is_under_way":%b,"about":%b,"steps":[%b],"accounts":%b}'
        % (
            kept.moves,
            kept.done / (kept.moves + 1),
            b"true" if kept.is_under_way else b"false",
            kept.about,
            b",".join(steps),
            kept.accounts or b"[]",
        ),
    )


@post("/api/tables/{table:str}/review", status_code=200, is_packed=True, responses=json_of(ReviewSoFar))
async def ask_review(
    request: AnyRequest, table: TableId, guest: Guest, hall: Hall, reviews: Reviews, address: str
) -> Response[bytes]:
    """Has a finished match reviewed, or goes on with what was interrupted; answers when it has begun, without steps."""
    room = await room_of(hall, table)
    record = await record_of(room)
    await reviews.ask(room.table, guest, address, record)
    return await so_far(request, hall, table, 0, 0)


@get("/api/tables/{table:str}/review", is_packed=True, responses=json_of(ReviewSoFar))
async def show_review(
    request: AnyRequest,
    table: TableId,
    hall: Hall,
    first: Annotated[int, Parameter(ge=DEAL, le=100_000, description="The first step, -1 for the deal.")] = DEAL,
    count: Annotated[int, Parameter(ge=1, le=PAGE)] = PAGE,
) -> Response[bytes]:
    """The review of a finished match as far as it is done, from a step on."""
    return await so_far(request, hall, table, first, count)


@get("/api/tables/{table:str}/together/review", is_packed=True, responses=json_of(LedReview))
async def show_led_review(
    request: AnyRequest,
    table: TableId,
    hall: Hall,
    together: Together,
    first: Annotated[int, Parameter(ge=DEAL, le=100_000, description="The first step, -1 for the deal.")] = DEAL,
    count: Annotated[int, Parameter(ge=1, le=PAGE)] = PAGE,
) -> Response[bytes]:
    """The review of a match that is looked at together, as far as a leader has been in it, and nothing of what came
    later."""
    _, study = await together.study(table)
    reach = study.reviewed
    if reach is None or first > reach:
        refuse("beyond", step=first)
    kept = await hall.worker.store.review(table, hall.worker.now())
    if kept is None:  # whoever leads is about to ask for it
        nothing = LedReview(moves=reach, share=0.0, is_under_way=False, steps=[], accounts=[])
        return await long_answer(request, encode(nothing))
    found = await hall.worker.store.review_steps(table, first, min(count, reach - first + 1))
    steps = [led_step(body) if move == reach else body for move, body in found if move <= reach]
    return await long_answer(
        request,
        b'{"moves":%d,"share":%.4f,"is_under_way":%b,"steps":[%b],"accounts":%b}'
        % (
            reach,
            kept.done / (kept.moves + 1),
            b"true" if kept.is_under_way else b"false",
            b",".join(steps),
            (kept.accounts or b"[]") if reach >= kept.moves else b"[]",
        ),
    )


def led_step(body: bytes) -> bytes:
    """A step without what came of its move."""
    return encode(replace(msgspec.json.decode(body, type=ReviewStep), between=None, after=None))


@get("/api/tables/{table:str}/review/deals", is_packed=True, responses=json_of(Parting))
async def show_deals(
    request: AnyRequest,
    table: TableId,
    hall: Hall,
    reviews: Reviews,
    workshop: Workshop,
    address: str,
    move: Annotated[int, Parameter(ge=0, le=100_000, description="How many moves came before the decision.")],
    better: Annotated[str, Parameter(max_length=200, description="A legal move in notation.")],
    other: Annotated[str, Parameter(max_length=200, description="The one that it is held against.")],
) -> Response[bytes]:
    """How two moves did on deals that their player could not rule out, and those deals in which they part most."""
    record = await record_of(await room_of(hall, table))
    found = await workshop.made(table, address, deals, record, move, better, other, reviews.budget.screen)
    if not found:
        refuse("invalid", problem="one of these is no move of this decision")
    return await long_answer(request, found[0])


@get("/api/me/mistakes")
async def list_mistakes(guest: Guest, hall: Hall) -> list[MistakeLine]:
    """Where I erred in matches that were reviewed: first what I have not put right, the newest match first."""
    found = await hall.worker.store.mistakes(guest.id, LISTED)
    steps = [msgspec.json.decode(one.step, type=Step) for one in found]
    return [
        MistakeLine(
            table=one.table,
            game=line.game,
            names=line.names,
            bots=line.bots,
            updated=line.updated,
            seat=step.decision.seat,
            move=one.move,
            verdict=step.decision.verdict,
            corrected=one.corrected,
        )
        for one, line, step in zip(found, lines_of([one.body for one in found]), steps, strict=True)
        if step.decision is not None
    ]


@post("/api/tables/{table:str}/mistakes", status_code=200)
async def try_move(table: TableId, data: Try, guest: Guest, hall: Hall, limits: Limits, address: str) -> Tried:
    """Whether a move would have been right where somebody erred. If that was me, it is noted that I know now."""
    if not limits.allows_message(guest.id, address):
        refuse("too_fast")
    kept = await kept_review(hall, table)
    store = hall.worker.store
    steps = [msgspec.json.decode(body, type=Step) for _, body in await store.review_steps(table, data.move, 1)]
    decision = steps[0].decision if steps and steps[0].move == data.move else None
    found = [] if decision is None else [one for one in decision.choices if one.action == data.action]
    if not found:
        refuse("invalid", problem="this is no move of this decision")
    seats = len(msgspec.json.decode(kept.about)["seats"])
    right = is_right(found[0], seats)
    if right:
        await store.correct(guest.id, table, data.move, hall.worker.now())
    return Tried(right)


HANDLERS = [ask_review, show_review, show_led_review, show_deals, list_mistakes, try_move]
