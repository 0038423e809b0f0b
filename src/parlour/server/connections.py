"""HTTP connections that do not keep others out: given up when they are silent, or do not take what they asked for.

uvicorn closes a connection that is silent between two requests. One that never asks, never ends its head, or never
reads an answer, it would keep for ever; and requests that are sent ahead it would take in without end, all that have
arrived before anybody else has their turn.
"""

import asyncio
import sys
from functools import cache
from typing import Any

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from parlour.server.limits import Share, household
from parlour.server.settings import Settings

if sys.platform == "win32":
    from uvicorn.protocols.http.h11_impl import H11Protocol as Protocol
else:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as Protocol

HEAD_PATIENCE = 10.0
"""Seconds for the head of a request to arrive."""
READ_PATIENCE = 60.0
"""Seconds for a client to read what it asked for."""
LARGEST_HEAD = 256 * 1024
"""Bytes that may come without making a whole head."""
SLICE = 2048
"""Bytes that are parsed before it is looked at how much has been asked for."""
MOST_AHEAD = 100
"""Requests that may be sent before the first of them is answered; browsers send none."""
BESIDES = 100
"""Connections of an address besides its WebSockets."""
TIMEOUT = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


@cache
def shares() -> Share:
    """How many connections each address has."""
    settings = Settings.from_environment()
    return Share(settings.sockets + BESIDES if settings.is_limited else None)


def place_of(client: tuple[str, int] | None, app: object) -> str | None:
    """Where a connection is counted, if it is.

    Proxies speak for many, and see to it themselves that none has too many.
    """
    assert isinstance(app, ProxyHeadersMiddleware)
    host = client[0] if client else ""
    return None if host in app.trusted_hosts else household(host)


class Reading(asyncio.Protocol):
    """A connection that is given up when its client does not read what it asked for; comes before uvicorn's own."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _reading: asyncio.TimerHandle | None = None
    """Runs while the client does not read."""

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._reading is None:
            self._reading = self.loop.call_later(READ_PATIENCE, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_reading()

    def _stop_reading(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None


class Connection(Reading, Protocol):
    """An HTTP connection under watch, until it becomes a WebSocket or ends."""

    _address: str | None = None
    """Where it is counted."""
    _is_upgraded = False
    _heard = 0
    """Bytes since the last request was answered that have not become another."""
    _clock: asyncio.TimerHandle | None = None
    """Runs while a request is awaited."""
    _answered: Any = None
    """The request that is being answered; uvicorn keeps the newest."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = place_of(self.client, self.app)
        if address is not None:
            if not shares().take(address):
                transport.abort()
                return
            self._address = address
        self._clock = self.loop.call_later(HEAD_PATIENCE, self._give_up)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            super().data_received(data[start : start + SLICE])
            if self._is_upgraded or self.transport.is_closing():
                return
            if len(getattr(self, "pipeline", ())) > MOST_AHEAD:  # h11 takes in one after the other
                self.transport.abort()
                return
        if self.cycle is not None and not self.cycle.response_complete:
            self._heard = 0
            self._stop_clock()
            return
        self._heard += len(data)
        if self._heard > LARGEST_HEAD:
            self.transport.abort()
        elif self._clock is None:
            self._clock = self.loop.call_later(HEAD_PATIENCE, self._give_up)

    def handle_websocket_upgrade(self, *event: Any) -> None:
        """The WebSocket takes the place of this connection, and has a watch of its own."""
        self._is_upgraded = True
        self._leave()
        super().handle_websocket_upgrade(*event)

    def _start_asgi_task(self, cycle: Any, app: Any) -> None:
        self._answered = cycle
        super()._start_asgi_task(cycle, app)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)
        if self._answered is not None and not self._answered.response_complete:
            self._answered.disconnected = True
            self._answered.message_event.set()

    def _give_up(self) -> None:
        self._clock = None
        if not self.transport.is_closing():
            if self._heard:
                self.transport.write(TIMEOUT)
            self.transport.close()

    def _leave(self) -> None:
        self._stop_clock()
        self._stop_reading()
        if self._address is not None:
            shares().give_back(self._address)
            self._address = None

    def _stop_clock(self) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
