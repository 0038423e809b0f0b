"""What every request and every answer has to do with: where it comes from, how often, what a browser may do with it."""

import asyncio
import re
import socket
import threading
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from ipaddress import IPv6Address, ip_address
from typing import Any
from urllib.parse import quote

from parlour.engine.game import Refusal
from parlour.server.limits import Limits, address_of
from parlour.server.protocol import encode
from parlour.server.refusals import refusal, status_of

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Headers = Iterable[tuple[bytes, bytes]]
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
STAY_SECURE = (b"strict-transport-security", b"max-age=31536000")
"""Once somebody came by https, their browser comes by nothing else for a year."""
NOT_KEPT = (b"cache-control", b"no-store")
"""Answers of the interface are for whoever asked, not for a cache on the way nor for who uses the browser next."""
BY_PROXY = (b"forwarded", b"via", b"x-real-ip", b"x-client-ip", b"true-client-ip", b"cf-connecting-ip")
"""Headers that a proxy adds, besides those that begin with x-forwarded."""
CALM = 0.5
"""Seconds for which whoever asks too often waits for the refusal: a flood of requests ebbs at their own connections."""

HOST = r"(?:\[(?P<v6>[0-9a-f:.]+)\]|(?P<name>[a-z0-9_][a-z0-9._-]*))(?::[0-9]{1,5})?"
"""What a Host header says, in lower case: an address or a name, and a port."""
ORIGIN = re.compile(rf"https?://{HOST}")
_host = re.compile(HOST)


class Hosts:
    """Under which names people may ask for this server: any address, localhost, the machine's own names and given ones.

    A page of another site can make the name of its own host lead here (DNS rebinding); its requests then come from the
    very host that they ask for, but under a name that is not ours.
    """

    def __init__(self, given: Iterable[str]) -> None:
        here = socket.gethostname().lower().removesuffix(".")
        first = here.partition(".")[0]
        self._names = {"localhost", here, first, f"{first}.local", *(name.lower().removesuffix(".") for name in given)}
        # Where nobody knows the machine's full name it may take long to find out.
        self.asking = threading.Thread(target=self._ask_for_full_name, daemon=True)
        self.asking.start()

    def _ask_for_full_name(self) -> None:
        self._names |= {socket.getfqdn().lower().removesuffix(".")}

    def knows(self, host: str) -> bool:
        found = _host.fullmatch(host)
        if found is None:
            return False
        name = (found["v6"] or found["name"]).removesuffix(".")
        try:
            return (ip_address(name).version == 6) == (found["v6"] is not None)
        except ValueError:
            return name in self._names


class Guard:
    """Stands around the application."""

    def __init__(
        self, app: Asgi, limits: Limits, origins: Iterable[str], names: Iterable[str] = (), base_path: str = ""
    ) -> None:
        """Origins are where pages may come from besides the server itself; names are further ones of this machine.

        What lies under the base path is what lies at the root: some proxies take it away, some do not.
        """
        self.app = app
        self.limits = limits
        self.base_path = base_path
        self.origins = frozenset(origin.lower() for origin in origins)
        given = [ORIGIN.fullmatch(origin) for origin in self.origins]
        self.hosts = Hosts([*(one["name"] for one in given if one is not None and one["name"]), *names])

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.base_path and scope.get("path", "").startswith(f"{self.base_path}/"):
            path = scope["path"].removeprefix(self.base_path)
            scope = {**scope, "path": path, "raw_path": quote(path).encode()}
        if scope["type"] == "websocket":
            if not self.limits.allows_request(address_of(scope)):
                await asyncio.sleep(CALM)
                await turn_away(send, refusal("too_fast"), "websocket.http.response")
            elif self._asks_another(scope) or self._is_foreign(scope):
                await send({"type": "websocket.close", "code": 4403, "reason": "origin"})
            else:
                await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_ours = not self.base_path  # else others have the host too, and it is not ours to say how people come
        added = [*HEADERS, STAY_SECURE] if scope["scheme"] == "https" and is_ours else HEADERS
        is_private = scope["path"].lstrip("/").startswith("api")  # //api/me is answered as /api/me is

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = [*message.get("headers", []), *added]
                if is_private and all(name != NOT_KEPT[0] for name, _ in headers):
                    headers.append(NOT_KEPT)
                message["headers"] = headers
            await send(message)

        if not self.limits.allows_request(address_of(scope)):
            await asyncio.sleep(CALM)
            await turn_away(send_with_headers, refusal("too_fast"))
        elif self._asks_another(scope):
            await turn_away(send_with_headers, refusal("host", option="--origin"))
        elif scope["method"] not in SAFE and self._is_foreign(scope):
            await turn_away(send_with_headers, refusal("origin"))
        else:
            await self.app(scope, receive, send_with_headers)

    def _asks_another(self, scope: Scope) -> bool:
        """Whether a request is for a host that is not this one, or does not say for which."""
        host = _only(scope["headers"], b"host")
        return host is None or not self.hosts.knows(host)

    def _is_foreign(self, scope: Scope) -> bool:
        """Whether a request comes from another page than our own, or does not say from where."""
        origin = _only(scope["headers"], b"origin")
        if origin is None or origin in self.origins:
            return origin is None
        host = _only(scope["headers"], b"host")
        # A proxy may not say that people come by https, but does not say it when they do not.
        schemes = ("https",) if scope["scheme"] in ("https", "wss") else ("http", "https")
        return origin not in [f"{scheme}://{host}" for scheme in schemes]


def _only(headers: Headers, wanted: bytes) -> str | None:
    """The value of a header that is there once, in lower case."""
    found = [value for name, value in headers if name.lower() == wanted]
    return found[0].decode("latin-1").lower() if len(found) == 1 else None


def is_from_here(client: tuple[str, int] | None, headers: Headers) -> bool:
    """Whether a request was made on this machine, and not handed on by a proxy that stands here."""
    names = [name.lower() for name, _ in headers]
    if client is None or any(name in BY_PROXY or name.startswith(b"x-forwarded") for name in names):
        return False
    try:
        address = ip_address(client[0])
    except ValueError:
        return False
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return (mapped or address).is_loopback


async def turn_away(send: Send, refused: Refusal, kind: str = "http.response") -> None:
    """Answers a request before anybody has looked at it; that for a WebSocket too, when its kind is given."""
    status = status_of(refused.code)
    await send({"type": f"{kind}.start", "status": status, "headers": [(b"content-type", b"application/json")]})
    await send({"type": f"{kind}.body", "body": encode(refused), "more_body": False})
