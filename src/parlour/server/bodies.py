"""Takes each request in whole before anybody looks at it: within a size, a time, and what its address may have here."""

import asyncio

from parlour.engine.game import Refusal
from parlour.server.limits import Limits, address_of
from parlour.server.protocol import LARGEST_MESSAGE, LARGEST_RECORD
from parlour.server.refusals import refusal
from parlour.server.security import Asgi, Message, Receive, Scope, Send, turn_away
from parlour.server.usual import PATIENCE

LARGER = {"/api/verify": LARGEST_RECORD}
"""Where more than a message may come in."""


class Bodies:
    """Stands between the guard and the application, which so never waits for a client."""

    def __init__(self, app: Asgi, limits: Limits, patience: float = PATIENCE) -> None:
        self.app = app
        self.limits = limits
        self.patience = patience
        """Seconds for a request to arrive."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        body = Body(self.limits, address_of(scope), receive)
        try:
            async with asyncio.timeout(self.patience):
                refused = await body.arrive(declared(scope), LARGER.get(scope["path"], LARGEST_MESSAGE))
        except TimeoutError:
            refused = refusal("too_slow", seconds=round(self.patience))
        try:
            if refused is not None:
                await turn_away(send, refused)
            elif not body.is_lost:
                await self.app(scope, body.receive, send)
        finally:
            body.go()


def declared(scope: Scope) -> int:
    """How long a request says that it is; the server has seen to it that it is a number."""
    return next((int(value) for name, value in scope["headers"] if name == b"content-length"), 0)


class Body:
    """What a client sends with one request."""

    def __init__(self, limits: Limits, address: str, receive: Receive) -> None:
        self.limits = limits
        self.address = address
        self.is_lost = False
        """Whether the client has gone before the end."""
        self._receive = receive
        self._parts: list[bytes] = []
        self._size = 0
        self._is_read = False

    async def arrive(self, announced: int, largest: int) -> Refusal | None:
        """Reads it to its end; why not, if it may not come in."""
        if announced > largest:
            return refusal("too_large", largest=largest)
        while True:
            message = await self._receive()
            if message["type"] != "http.request":
                self.is_lost = True
                return None
            part: bytes = message.get("body", b"")
            if self._size + len(part) > largest:
                return refusal("too_large", largest=largest)
            if not self.limits.bodies_of_address.take(self.address, len(part)):
                return refusal("too_fast")
            self._size += len(part)
            self._parts.append(part)
            if not message.get("more_body", False):
                return None

    async def receive(self) -> Message:
        """All of it as one message, and afterwards whatever else the client says."""
        if self._is_read:
            return await self._receive()
        self._is_read = True
        return {"type": "http.request", "body": b"".join(self._parts), "more_body": False}

    def go(self) -> None:
        """It is done with."""
        self.limits.bodies_of_address.give_back(self.address, self._size)
