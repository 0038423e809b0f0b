"""WebSockets that do not keep others out: read a little at a time, counted, and given up when nobody reads them.

uvicorn parses all that has arrived before anybody else has their turn, counts no frames, does not answer a head that it
cannot read, and waits for ever for a client to read its last words.
"""

import asyncio
import logging
from functools import cache
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from parlour.server.connections import Reading, place_of, shares
from parlour.server.limits import Bucket
from parlour.server.live import POLICY
from parlour.server.settings import Settings

SLICE = 2048
"""Bytes that are parsed before others have their turn: some hundred of the smallest frames."""
FRAMES, FRAMES_AT_ONCE = 40, 1000
"""Frames of one connection a second, and at once; of messages half as many are allowed. An address may have hundreds of
connections."""
TOGETHER = 16 * 1024
"""Bytes that are written at once: what a move tells somebody is several messages, and each write is a system call."""
CLOSE_PATIENCE = 5.0
"""Seconds for the other side to read our last words, and to end the connection."""
NO_TEXT = 1007
"""A text that is not UTF-8."""
_log = logging.getLogger("uvicorn.error.sockets")
_log.setLevel(logging.WARNING)  # below that it is who came from where, and the link of the table
UNREADABLE = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


@cache
def are_counted() -> bool:
    return Settings.from_environment().is_limited


class Socket(Reading, WebSocketsSansIOProtocol):
    """A WebSocket under watch, from its head to the end of its connection."""

    _place: str | None = None
    """Where it is counted."""
    _turn: asyncio.Handle | None = None
    """Parses the next slice."""
    _is_deaf = False
    """Whether too much has arrived for any more to be read."""
    _parting: asyncio.TimerHandle | None = None
    """Runs when there is nothing more to say."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.logger = _log
        self._rest = bytearray()
        """What has arrived and is not parsed yet."""
        self._unwritten = 0
        """Bytes of messages that wait in `conn` to be written together. Whatever else is written takes them along."""
        self._frames = Bucket(FRAMES, FRAMES_AT_ONCE, self.loop.time())

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        place = place_of(self.client, self.app)
        if place is not None and shares().take(place):  # that which the HTTP connection has just given back
            self._place = place

    def connection_lost(self, exc: Exception | None) -> None:
        for timer in (self._turn, self._reading, self._parting):
            if timer is not None:
                timer.cancel()
        self._rest.clear()
        if self._place is not None:
            shares().give_back(self._place)
            self._place = None
        super().connection_lost(exc)

    # --- what arrives

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self._open(data)
        elif not self.handshake_complete:  # clients have to wait for our answer
            self.transport.abort()
        elif not self._is_deaf:
            self._rest += data
            if self._turn is None:
                self._parse()

    def _open(self, head: bytes) -> None:
        """Looks at the head, which the HTTP connection hands on whole."""
        super().data_received(head)
        if self.conn.handshake_exc is not None:
            self.handshake_initiated = self.handshake_complete = self.close_sent = True
            if not self.transport.is_closing():
                self.transport.write(b"".join(self.conn.data_to_send()) or UNREADABLE)
                self.transport.close()
            self._part()

    def _parse(self) -> None:
        """Parses a slice; the next one after others had their turn, and after its messages were taken."""
        self._turn = None
        self._write()  # an answer to a ping may be dropped, but nothing with it
        piece = bytes(self._rest[:SLICE])
        del self._rest[:SLICE]
        super().data_received(piece)
        if self.transport.is_closing():
            self._rest.clear()
        elif not self.read_paused:
            self._go_on()

    def _go_on(self) -> None:
        if self._is_deaf:
            self.transport.pause_reading()
        elif not self._rest:
            self.transport.resume_reading()
        else:
            self.transport.pause_reading()
            if self._turn is None:
                self._turn = self.loop.call_soon(self._parse)

    def handle_events(self) -> None:
        frames = sum(not isinstance(event, Request) for event in self.conn.events)
        if not are_counted() or self._frames.take(self.loop.time(), frames):
            super().handle_events()
        else:
            self._turn_a_deaf_ear()

    def handle_ping(self) -> None:
        """Answers only who reads the answers."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self._fail(NO_TEXT, "not UTF-8")
                return
        super().send_receive_event_to_app()

    def _fail(self, code: int, reason: str) -> None:
        """Ends the connection."""
        self.conn.fail(code, reason)
        self.handle_parser_exception()

    def _turn_a_deaf_ear(self) -> None:
        """Says why it ends, and reads nothing more.

        To end it at once, with so much unread, would tear our last words from the client.
        """
        self._is_deaf = True
        self._rest.clear()
        self.transport.pause_reading()
        self.conn.fail(POLICY, "too many frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY})
        if self.close_timer is None:
            self.close_timer = self.loop.call_later(CLOSE_PATIENCE, self.transport.abort)

    async def receive(self) -> Any:
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._go_on()
        return message

    # --- what is said

    async def send(self, message: Any) -> None:
        text = message.get("text")
        if text is not None and self.handshake_complete and not self.close_sent and self.initial_response is None:
            await self._say(text.encode())
            return
        await super().send(message)
        if self.close_sent:
            self.handshake_complete = True  # also where it was answered like a request
            self._go_on()

    async def _say(self, text: bytes) -> None:
        """Writes a text together with those that follow at once."""
        await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected
        if self.close_sent or self.transport.is_closing():
            return
        try:
            self.conn.send_text(text)
        except InvalidState:  # they have said goodbye
            raise ClientDisconnected from None
        if not self._unwritten:
            self.loop.call_soon(self._write)
        self._unwritten += len(text)
        if self._unwritten >= TOGETHER:
            self._write()

    def _write(self) -> None:
        """Writes what waits, if anything does still."""
        self._unwritten = 0
        waiting = self.conn.data_to_send()
        if waiting and not self.transport.is_closing():
            self.transport.write(b"".join(waiting))

    # --- how it ends

    def keepalive_timeout(self) -> None:
        """Whoever does not answer has gone: nobody waits for them to read it."""
        super().keepalive_timeout()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1011})

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._part()

    def _part(self) -> None:
        if not self.disconnected and self._parting is None:
            self._parting = self.loop.call_later(CLOSE_PATIENCE, self.transport.abort)
