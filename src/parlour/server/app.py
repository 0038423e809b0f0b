"""The ASGI application: puts store, rooms, thinking processes and routes together."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import msgspec
from litestar import Litestar
from litestar.channels import ChannelsBackend, ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from parlour import __version__
from parlour.server import problems
from parlour.server.identity import Identity
from parlour.server.limits import Limits
from parlour.server.rooms import Hall, News
from parlour.server.routes import HANDLERS
from parlour.server.security import Asgi, Guard
from parlour.server.settings import Settings
from parlour.server.thinking import Thinkers
from parlour.server.web import web_client
from parlour.store import Store, StoreError

log = logging.getLogger("parlour.server")
CHANNEL = "parlour_tables"
MOST_NEWS = 100
"""In one message: PostgreSQL carries 8,000 bytes."""
LARGEST_BODY = 8 * 1024 * 1024
"""Bytes of a request: a long record, for `verify`."""


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


class Spreader:
    """Gathers news while the last are under way, and sends them together."""

    def __init__(self, channels: ChannelsPlugin) -> None:
        self._channels = channels
        self._waiting: list[News] = []
        self._awake = asyncio.Event()

    def add(self, news: News) -> None:
        self._waiting.append(news)
        self._awake.set()

    async def run(self) -> None:
        while True:
            await self._awake.wait()
            self._awake.clear()
            news, self._waiting = self._waiting[:MOST_NEWS], self._waiting[MOST_NEWS:]
            if self._waiting:
                self._awake.set()
            try:
                await self._channels.wait_published(msgspec.json.encode(news), CHANNEL)
            except Exception:  # whatever the backend raises: workers that hear nothing look for themselves
                log.warning("the other workers could not be told of news", exc_info=True)


def create_app(settings: Settings) -> Asgi:
    """The application with its guard."""
    limits = Limits(is_limited=settings.is_limited)
    return Guard(create_routes(settings, limits), limits, settings.origins)  # type: ignore[arg-type]


def create_routes(settings: Settings, limits: Limits) -> Litestar:
    """The application without its guard."""
    channels = ChannelsPlugin(channels_of(settings), channels=[CHANNEL])

    def hall_of(state: State) -> Hall:
        hall: Hall = state.hall
        return hall

    def limits_here() -> Limits:
        return limits

    return Litestar(
        route_handlers=[*HANDLERS, *web_client(settings.web)],
        lifespan=[_lifespan(settings, channels)],
        dependencies={
            "hall": Provide(hall_of, sync_to_thread=False),
            "limits": Provide(limits_here, sync_to_thread=False),
        },
        exception_handlers=problems.HANDLERS,
        openapi_config=OpenAPIConfig(
            title="Parlour",
            version=__version__,
            description="The table server: lobby, tables, records. Play itself goes over a WebSocket.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5, minimum_size=1000),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        signature_namespace={"Hall": Hall, "Limits": Limits},
    )


def _lifespan(settings: Settings, channels: ChannelsPlugin) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.database)
        thinkers = Thinkers(settings.thinkers)
        spreader = Spreader(channels)
        hall = Hall(store, thinkers, spreader.add)
        app.state.hall = hall
        app.state.identity = Identity(await store.key("identity"))
        await store.beat(hall.worker, hall.now())
        thinkers.start()
        async with channels:
            works = (hall.beat(), hall.look(), spreader.run(), _listen(channels, hall))
            tasks = [asyncio.create_task(work) for work in works]
            for task in tasks:
                task.add_done_callback(_say_why)
            try:
                yield
            finally:
                await hall.stop()
                for task in tasks:
                    task.cancel()
                await asyncio.wait(tasks)
        thinkers.stop()
        await store.close()

    return lifespan


def _say_why(task: asyncio.Task[None]) -> None:
    """Something that should go on for ever has ended."""
    if not task.cancelled() and task.exception() is not None:
        log.error("a part of the server has stopped", exc_info=task.exception())


async def _listen(channels: ChannelsPlugin, hall: Hall) -> None:
    """Hears the news of other workers."""
    async with channels.start_subscription(CHANNEL) as subscriber:
        async for message in subscriber.iter_events():
            try:
                await hall.hear(msgspec.json.decode(message, type=list[News]))
            except StoreError as error:
                log.warning("the database does not answer: %s", error)


def app_from_environment() -> Asgi:
    """The application in a worker process."""
    return create_app(Settings.from_environment())
