"""How requests are answered: what may be long, and what is refused."""

import asyncio
import gzip
import logging
from typing import Any

from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.types import ExceptionHandlersMap

from parlour.engine.game import Refusal
from parlour.server.refusals import refusal, status_of
from parlour.store import StoreError
from parlour.table import Refused

log = logging.getLogger("parlour.server")

WORTH_PACKING = 1000
"""Bytes from which on an answer is compressed."""

AnyRequest = Request[Any, Any, State]


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
    return {200: ResponseSpec(data_container=kind, description="OK", generate_examples=False)}


# --- refusals


def _answer(refused: Refusal, status: int | None = None) -> Response[Refusal]:
    return Response(refused, status_code=status or status_of(refused.code), media_type="application/json")


def _refused(_: AnyRequest, error: Refused) -> Response[Refusal]:
    return _answer(error.refusal)


def _http(_: AnyRequest, error: HTTPException) -> Response[Refusal]:
    """What Litestar refuses by itself."""
    match error.status_code:
        case 400:
            extra = error.extra if isinstance(error.extra, list) else []
            fields = {str(one.get("key", "")): str(one.get("message", "")) for one in extra if isinstance(one, dict)}
            return _answer(refusal("invalid", **{**fields, "problem": error.detail}))
        case 404:
            return _answer(refusal("not_found"))
        case 405:
            return _answer(refusal("method"))
        case status:
            return _answer(refusal("refused", problem=error.detail), status)


def _too_deep(_: AnyRequest, error: RecursionError) -> Response[Refusal]:
    """Nothing here goes down further than what was sent."""
    return _answer(refusal("invalid", problem="the parts of this JSON lie too deep in each other"))


def _no_text(_: AnyRequest, error: UnicodeDecodeError) -> Response[Refusal]:
    """The framework takes care of what is no JSON, but not of JSON whose bytes are no text."""
    return _answer(refusal("invalid", problem="this JSON is not in UTF-8"))


def _store(_: AnyRequest, error: StoreError) -> Response[Refusal]:
    log.warning("the database does not answer: %s", error)
    return _answer(refusal("store"))


def _internal(_: AnyRequest, error: Exception) -> Response[Refusal]:
    log.error("a request failed", exc_info=error)
    return _answer(refusal("internal"))


REFUSING: ExceptionHandlersMap = {
    Refused: _refused,
    HTTPException: _http,
    RecursionError: _too_deep,
    UnicodeDecodeError: _no_text,
    StoreError: _store,
    Exception: _internal,
}  # type: ignore[assignment,dict-item,unused-ignore]
"""How whatever goes wrong is said."""
