"""What workers tell each other, over Litestar's channels: in memory, in PostgreSQL or in Redis."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Protocol

import msgspec
from litestar.channels import ChannelsBackend, ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from msgspec import Struct

from parlour.engine.game import UsageError
from parlour.server.settings import Settings

log = logging.getLogger("parlour.server")
CHANNEL = "parlour_tables"
TICK = 3.0
"""Seconds after which a worker sends something even when there are no news …"""
QUIET = 10.0
"""… and after which one that has heard nothing makes a new connection."""
MOST_NEWS = 100
"""In one message: PostgreSQL carries 8,000 bytes."""


class News(Struct, frozen=True, array_like=True):
    """What workers tell each other: that a table has got further, that somebody came or went, or whose name changed."""

    table: str
    seq: int
    presence: bool = False
    guest: str = ""
    """Whose name or devices have changed; it is about no table then."""


class Reader(Protocol):
    """Whom news concern."""

    async def hear(self, news: Sequence[News], /) -> None: ...


def channels_of(settings: Settings) -> ChannelsBackend:
    """How workers tell each other of news: Redis when given, else PostgreSQL, else there is but one worker."""
    if settings.redis is not None:
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        return RedisChannelsPubSubBackend(redis=Redis.from_url(settings.redis))
    if settings.database.startswith("postgresql"):
        from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

        return PsycoPgChannelsBackend(settings.database.replace("postgresql+psycopg://", "postgresql://"))
    return MemoryChannelsBackend()


async def reach_redis(url: str) -> None:
    """Raises `UsageError` when there is no Redis that answers."""
    try:
        from redis.asyncio import Redis
        from redis.exceptions import RedisError
    except ImportError:
        raise UsageError("for --redis install the extra: pip install 'parlour[redis]'") from None
    try:
        async with Redis.from_url(url) as redis:
            await redis.ping()
    except ValueError:  # what is no URL is not repeated: it may have a password in it
        raise UsageError("this is no URL of a Redis; one looks like redis://:password@host:6379/0") from None
    except (RedisError, OSError) as error:
        raise UsageError(f"no Redis answers: {error}; see that it runs, or leave --redis out") from None


class Newspaper:
    """How workers hear of each other's tables: news are gathered while the last are under way, and sent together.

    Each worker also hears itself; one that does not for a while has lost its connection and makes a new one.
    """

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._waiting: list[News] = []
        self._awake = asyncio.Event()
        self._channels: ChannelsPlugin | None = None
        self._is_closed = False

    def close(self) -> None:
        """No further connection is made; a backend may swallow that its reader is cancelled."""
        self._is_closed = True

    def add(self, news: News) -> None:
        self._waiting.append(news)
        self._awake.set()

    async def send(self) -> None:
        """Sends what there is, and now and then nothing, to hear whether it arrives."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._awake.wait(), TICK)
            self._awake.clear()
            news, self._waiting = self._waiting[:MOST_NEWS], self._waiting[MOST_NEWS:]
            if self._waiting:
                self._awake.set()
            if self._channels is None:
                continue
            try:
                await self._channels.wait_published(msgspec.json.encode(news), CHANNEL)
            except Exception as error:  # whatever the backend raises: workers that hear nothing look for themselves
                log.warning("the other workers could not be told of news: %s", error)

    async def read(self, *readers: Reader) -> None:
        """Hears news, until it is closed."""
        while not self._is_closed:
            try:
                await self._read(readers)
            except Exception as error:  # whatever the backend raises: a new connection is made
                log.warning("news of other workers do not arrive, and are asked for anew: %s", str(error) or "silence")
            self._channels = None
            await asyncio.sleep(0.0 if self._is_closed else 1.0)

    async def _read(self, readers: Sequence[Reader]) -> None:
        channels = ChannelsPlugin(channels_of(self._settings), channels=[CHANNEL])
        async with channels, channels.start_subscription(CHANNEL) as subscriber:
            self._channels = channels
            events = subscriber.iter_events()
            while True:
                message = await asyncio.wait_for(anext(events), QUIET)
                news = msgspec.json.decode(message, type=list[News])
                for reader in readers:
                    await reader.hear(news)
