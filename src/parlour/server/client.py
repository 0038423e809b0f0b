"""Somebody who follows a table, and what waits to be sent to them."""

import asyncio
import secrets

from parlour.table import Guest

MOST_WAITING = 1024 * 1024
"""Bytes that may wait for a client that does not read."""


class Client:
    """Somebody who follows a table: a queue of messages to send."""

    def __init__(self, guest: Guest, address: str, *, is_screen: bool = False) -> None:
        self.id = secrets.token_urlsafe(12)
        self.guest = guest
        self.address = address
        self.is_screen = is_screen
        """Whether all look at it: it is told what a spectator is told, even when its guest has a seat."""
        self._queue: asyncio.Queue[bytes | str | int] = asyncio.Queue()
        """Messages, kinds of which the newest is to be sent, or a close code at the end."""
        self._newest: dict[str, bytes] = {}
        """The newest message of each kind that waits."""
        self._waiting = 0
        """Bytes in the queue."""
        self._most = MOST_WAITING
        self.is_closed = False

    def begin(self, messages: list[bytes]) -> None:
        """Queues what a newcomer is told first. That it may be much is not their doing: it takes nobody's room."""
        self._most += sum(map(len, messages))
        for message in messages:
            self.send(message)

    def send(self, message: bytes) -> None:
        """Queues a message. Whoever does not read for so long is let go, and may come back."""
        if self.is_closed:
            return
        if self._waiting + len(message) > self._most:
            while not self._queue.empty():
                self._queue.get_nowait()
            self.close(1013)
            return
        self._waiting += len(message)
        self._queue.put_nowait(message)

    def send_newest(self, kind: str, message: bytes) -> None:
        """Queues a message that says all anew: it takes the place of one of its kind that waits still."""
        if self.is_closed:
            return
        if kind not in self._newest:
            self._queue.put_nowait(kind)
        self._waiting += len(message) - len(self._newest.get(kind, b""))
        self._newest[kind] = message

    def close(self, code: int) -> None:
        """Ends the connection, after what is still to be said."""
        self.is_closed = True
        self._queue.put_nowait(code)

    async def next(self) -> bytes | int:
        """What is to be sent now: a message, or the code to close with."""
        message = await self._queue.get()
        if isinstance(message, str):
            message = self._newest.pop(message)
        if isinstance(message, bytes):
            self._waiting -= len(message)
        return message
