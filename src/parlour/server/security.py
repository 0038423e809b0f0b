"""What every request and every answer has to do with: where it comes from, how often, what a browser may do with it."""

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from parlour.server.limits import Limits, address_of
from parlour.server.protocol import Problem, encode

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Asgi = Callable[[Scope, Receive, Send], Awaitable[None]]

SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
HEADERS = [(name.encode(), value.encode()) for name, value in POLICY.items()]


class Guard:
    """Stands around the application."""

    def __init__(self, app: Asgi, limits: Limits, origins: tuple[str, ...]) -> None:
        self.app = app
        self.limits = limits
        self.origins = origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if self._is_foreign(scope):
                await send({"type": "websocket.close", "code": 4403, "reason": "origin"})
            else:
                await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        if not self.limits.allows_request(address_of(scope)):
            await refuse(send_with_headers, 429, Problem("too_fast", "that was too much at once: wait a moment"))
        elif scope["method"] not in SAFE and self._is_foreign(scope):
            text = "requests that change something must come from this server's own pages"
            await refuse(send_with_headers, 403, Problem("origin", text))
        else:
            await self.app(scope, receive, send_with_headers)

    def _is_foreign(self, scope: Scope) -> bool:
        """Whether a request comes from another page than our own, or does not say from where."""
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        origin = headers.get("origin", "")
        if origin in self.origins:
            return False
        try:
            return not origin or urlsplit(origin).netloc != headers.get("host", "")
        except ValueError:
            return True


async def refuse(send: Send, status: int, problem: Problem) -> None:
    """Answers a request with a problem."""
    await send({"type": "http.response.start", "status": status, "headers": [(b"content-type", b"application/json")]})
    await send({"type": "http.response.body", "body": encode(problem), "more_body": False})
