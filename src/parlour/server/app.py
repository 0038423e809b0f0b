"""The ASGI application: puts store, rooms, thinking processes and routes together."""

import asyncio
import gc
import logging
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Router
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Server

from parlour import __version__
from parlour.processes import when_parent_ends
from parlour.review.model import USUAL
from parlour.server.bodies import Bodies
from parlour.server.caretaker import Caretaker
from parlour.server.hall import Hall
from parlour.server.identity import Identity
from parlour.server.limits import Limits
from parlour.server.logs import write_logs
from parlour.server.newspaper import Newspaper
from parlour.server.people import People
from parlour.server.reviews import Reviews
from parlour.server.routes import HANDLERS
from parlour.server.routes.answers import REFUSING, WORTH_PACKING
from parlour.server.routes.given import GIVEN
from parlour.server.security import Asgi, Guard
from parlour.server.settings import Settings
from parlour.server.thinking import Thinkers
from parlour.server.together import Together
from parlour.server.web import web_client
from parlour.server.worker import Worker
from parlour.server.workshop import Workshop
from parlour.store import Store

log = logging.getLogger("parlour.server")
FAREWELL = 15.0
"""Seconds for what goes on in the background to end."""


def create_app(settings: Settings) -> Asgi:
    """The application with its guard."""
    limits = Limits(
        is_limited=settings.is_limited,
        sockets=settings.sockets,
        sockets_of_guest=settings.sockets_of_guest,
        rates=settings.rates,
    )
    routes: Asgi = create_routes(settings, limits)  # type: ignore[assignment]
    return Guard(
        Bodies(routes, limits, settings.patience), limits, settings.origins, [settings.host], settings.base_path
    )


def create_routes(settings: Settings, limits: Limits) -> Litestar:
    """The application without its guard."""

    app = Litestar(
        route_handlers=[*HANDLERS, *web_client(settings.web, settings.base_path)],
        lifespan=[_lifespan(settings)],
        dependencies=GIVEN,
        exception_handlers=REFUSING,
        openapi_config=OpenAPIConfig(
            title="Parlour",
            version=__version__,
            description="The table server: lobby, tables, records. Play itself goes over a WebSocket.",
            servers=[Server(url=settings.base_path or "/")],
            openapi_router=Router(
                "/api/schema", route_handlers=[], include_in_schema=False, before_request=_describer()
            ),
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        compression_config=CompressionConfig(
            backend="gzip", gzip_compress_level=5, minimum_size=WORTH_PACKING, exclude_opt_key="is_packed"
        ),
        request_max_body_size=None,  # `Bodies` has seen to it
        logging_config=None,
    )
    app.state.limits = limits
    app.state.workshop = Workshop(limits)
    app.state.settings = settings
    return app


def _lifespan(settings: Settings) -> Callable[[Litestar], AbstractAsyncContextManager[None]]:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.database)
        thinkers = Thinkers(settings.thinkers)
        newspaper = Newspaper(settings)
        worker = Worker(store, thinkers, newspaper.add, settings.moment, settings.idle)
        hall = Hall(worker)
        caretaker = Caretaker(hall)
        people = People(store, Identity(await store.key("identity"), settings.base_path), newspaper.add, worker.now)
        app.state.hall = hall
        app.state.people = people
        together = Together(hall)
        app.state.together = together
        app.state.reviews = reviews = Reviews(worker, app.state.limits, USUAL.times(settings.review_budget))
        await store.beat(worker.id, worker.now())
        thinkers.start()
        # Tables are many small objects that live long: to look through all of them takes longer than players like. The
        # new ones are looked through a few at a time, for everybody waits meanwhile.
        gc.collect()
        gc.freeze()
        gc.set_threshold(10_000, 20, 500)
        works = (
            caretaker.beat(),
            caretaker.look(),
            caretaker.tidy(settings.keep_days),
            people.watch(),
            together.watch(),
            newspaper.send(),
            newspaper.read(caretaker, people, together),
        )
        tasks = [asyncio.create_task(work) for work in works]
        for task in tasks:
            task.add_done_callback(_say_why)
        try:
            yield
        finally:
            await hall.stop()
            await together.stop()
            newspaper.close()
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks, timeout=FAREWELL)
            await reviews.stop()
            app.state.workshop.stop()
            thinkers.stop()
            await store.close()

    return lifespan


def _describer() -> Callable[[Request[Any, Any, Any]], Awaitable[None]]:
    """Makes the published description of the interface, which the application keeps, when it is first asked for. It
    takes half a second, and everybody would wait meanwhile: so it is made in a thread, once."""
    alone = asyncio.Lock()

    async def describe(request: Request[Any, Any, Any]) -> None:
        async with alone:
            await asyncio.to_thread(lambda: request.app.openapi_schema)

    return describe


def _say_why(task: asyncio.Task[None]) -> None:
    """Something that should go on for ever has ended."""
    if not task.cancelled() and task.exception() is not None:
        log.error("a part of the server has stopped", exc_info=task.exception())


def app_from_environment() -> Asgi:
    """The application in a worker process."""
    settings = Settings.from_environment()
    write_logs(settings.log, settings.log_level)
    # Several workers would serve on for ever when what has started them is killed, and keep the port.
    when_parent_ends(lambda: os.kill(os.getpid(), signal.SIGTERM))
    return create_app(settings)
