"""How requests are refused: every error has the shape of a `Problem`."""

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from parlour.server.people import SignedOut
from parlour.server.protocol import Problem
from parlour.server.workshop import Busy, TooFast
from parlour.store import StoreError

log = logging.getLogger("parlour.server")
AnyRequest = Request[Any, Any, Any]


class Refusing(HTTPException):
    """A request that is refused."""

    def __init__(self, status: int, problem: Problem) -> None:
        super().__init__(detail=problem.text, status_code=status)
        self.problem = problem


def _answer(status: int, problem: Problem) -> Response[Problem]:
    return Response(problem, status_code=status, media_type="application/json")


def _refused(_: AnyRequest, error: Refusing) -> Response[Problem]:
    return _answer(error.status_code, error.problem)


def _http(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    if isinstance(error, ValidationException) or error.status_code == 400:
        extra = error.extra if isinstance(error.extra, list) else []
        facts = {str(one.get("key", "")): str(one.get("message", "")) for one in extra if isinstance(one, dict)}
        return _answer(400, Problem("invalid", error.detail, facts))
    code = {404: "not_found", 405: "method", 413: "too_large"}.get(error.status_code, "refused")
    return _answer(error.status_code, Problem(code, error.detail))


def _signed_out(_: AnyRequest, error: SignedOut) -> Response[Problem]:
    return _answer(401, Problem("no_guest", "another device has signed this one out"))


def _too_deep(_: AnyRequest, error: RecursionError) -> Response[Problem]:
    """Nothing here goes down further than what was sent."""
    return _answer(400, Problem("invalid", "the parts of this JSON lie too deep in each other"))


def _no_text(_: AnyRequest, error: UnicodeDecodeError) -> Response[Problem]:
    """The framework takes care of what is no JSON, but not of JSON whose bytes are no text."""
    return _answer(400, Problem("invalid", "this JSON is not in UTF-8"))


def _too_fast(_: AnyRequest, error: TooFast) -> Response[Problem]:
    return _answer(429, Problem("too_fast", "that was too much at once: wait a moment"))


def _busy(_: AnyRequest, error: Busy) -> Response[Problem]:
    return _answer(503, Problem("busy", "there is too much to do here right now: try again later"))


def _store(_: AnyRequest, error: StoreError) -> Response[Problem]:
    log.warning("the database does not answer: %s", error)
    return _answer(503, Problem("store", "the database does not answer: nothing has changed, try again"))


def _internal(_: AnyRequest, error: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=error)
    return _answer(500, Problem("internal", "something went wrong here: it has been written down"))


HANDLERS: ExceptionHandlersMap = {
    Refusing: _refused,
    HTTPException: _http,
    SignedOut: _signed_out,
    RecursionError: _too_deep,
    UnicodeDecodeError: _no_text,
    TooFast: _too_fast,
    Busy: _busy,
    StoreError: _store,
    Exception: _internal,
}  # type: ignore[assignment,dict-item,unused-ignore]
