"""What every series of matches has in common: its checks, its parts, and the crew that plays them.

A crew is this process alone, several processes of this machine, or a Dask cluster; all three are a
`concurrent.futures` executor, so a series is played the same way by each.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, CancelledError, Executor, Future, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.metadata import version
from itertools import islice
from multiprocessing import active_children
from typing import Any, TypeVar

from parlour.engine.game import AnyGame, Options, OptionValue, UsageError
from parlour.engine.rng import SEED_LIMIT
from parlour.processes import Processes

PARTS_PER_WORKER = 40
"""A series is cut so finely that the progress moves and no worker waits long for the last one."""
PARTS_AHEAD = 3
"""How many parts are handed out for each worker, so that none has to wait for its next one."""
CONNECT_SECONDS = 5
LISTEN_SECONDS = 5
PATIENCE_SECONDS = 30
"""How long a cluster may be without any worker before it is given up: one that was killed may be started again."""

KILLED = "a worker ended abruptly (out of memory, or killed)"
GONE = "the cluster is gone"

T = TypeVar("T")


class SeriesError(RuntimeError):
    """A series that could not be played to its end."""


def check_series(game: AnyGame, players: int, games: int, seed: int, options: Options | None) -> dict[str, OptionValue]:
    """Refuses a series that cannot be; returns every option with its value."""
    game.check_players(players)
    checked = game.check_options(players, options or {})
    if games < 1:
        raise UsageError(f"a series has at least one match, not {games}")
    if not 0 <= seed < SEED_LIMIT:
        raise UsageError(f"seed {seed} is not a number from 0 to 2^63-1")
    return checked


@dataclass(frozen=True)
class Crew:
    """Workers behind an executor."""

    executor: Executor
    workers: int
    parts_at_once: int
    """How many parts it is given before one has come back."""
    losses: Mapping[type[BaseException], str] = field(default_factory=dict)
    """What a part raises when it cannot be played there, in words."""
    check: Callable[[], None] = lambda: None
    """Asked when nothing comes back for a while, or something strange; raises `SeriesError` if the workers are gone."""

    def part_size(self, games: int, most: int) -> int:
        """How many matches make a part of a series of so many."""
        return max(1, min(most, games // (self.workers * PARTS_PER_WORKER)))


def play_parts(crew: Crew, play: Callable[..., T], parts: Iterable[tuple[Any, ...]]) -> Iterator[tuple[int, T]]:
    """Has every part played: `play` gets its arguments. Gives each part's number and result as they come."""
    following = enumerate(parts)
    under_way: dict[Future[T], int] = {}
    try:
        while True:
            for number, part in islice(following, crew.parts_at_once - len(under_way)):
                under_way[crew.executor.submit(play, *part)] = number
            if not under_way:
                return
            done, _ = wait(under_way, timeout=LISTEN_SECONDS, return_when=FIRST_COMPLETED)
            if not done:
                crew.check()
            # What was played is handed on before anything is said about a worker that is gone.
            for future in sorted(done, key=lambda future: future.cancelled() or future.exception() is not None):
                yield under_way.pop(future), future.result()
    except tuple(crew.losses) as error:
        raise SeriesError(next(text for kind, text in crew.losses.items() if isinstance(error, kind))) from None
    except Exception:
        crew.check()
        raise


class OwnProcess(Executor):
    """Plays a part where and when it is handed over."""

    def submit(self, play: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        future: Future[T] = Future()
        future.set_result(play(*args, **kwargs))
        return future


@contextmanager
def crew_here(jobs: int) -> Iterator[Crew]:
    """This process, or several on this machine."""
    if jobs < 1:
        raise UsageError(f"at least one job is needed, not {jobs}")
    if jobs == 1:
        yield Crew(OwnProcess(), 1, 1)
        return
    others = set(active_children())
    with Processes(jobs) as pool:
        try:
            yield Crew(pool, jobs, jobs * PARTS_AHEAD, {BrokenProcessPool: KILLED})
        except BaseException:
            # A match between strong bots takes minutes; nobody waits for one that will not be used.
            for worker in set(active_children()) - others:
                worker.terminate()
            raise
        finally:
            pool.shutdown(cancel_futures=True)


def own_version() -> str:
    """The version of this package, wherever it is asked."""
    return version("parlour")


@contextmanager
def crew_of_cluster(address: str) -> Iterator[Crew]:
    """The workers of a Dask cluster, by the address of its scheduler."""
    try:
        from distributed import Client, KilledWorker, rpc
    except ImportError:
        raise UsageError("a Dask cluster needs the package distributed: pip install 'parlour[dask]'") from None

    async def threads() -> int:
        async with rpc(address, timeout=CONNECT_SECONDS) as scheduler:
            identity = await asyncio.wait_for(scheduler.identity(), CONNECT_SECONDS)
        return sum(worker["nthreads"] for worker in identity["workers"].values())

    with silence("distributed", "distributed.client", "tornado.application"):
        try:
            workers = asyncio.run(threads())
            client = Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
        except Exception as error:  # whatever answers there, or does not, is no scheduler
            raise UsageError(f"no Dask cluster answers at {address!r} ({str(error) or type(error).__name__})") from None
        with client:
            if workers == 0:
                raise UsageError(f"the Dask cluster at {address} has no workers")
            try:
                versions = {client.run_on_scheduler(own_version), *client.run(own_version).values()}
            except Exception as error:  # it is unpacked over there, where anything may be installed
                raise UsageError(f"the Dask cluster at {address} cannot play parlour: {error}") from None
            if versions != {own_version()}:
                found = ", ".join(sorted(versions))
                raise UsageError(f"the Dask cluster at {address} has parlour {found}, not {own_version()}")

            def check() -> None:
                if client.status != "running":
                    raise SeriesError(GONE)
                try:
                    client.wait_for_workers(1, timeout=PATIENCE_SECONDS)
                except TimeoutError:
                    raise SeriesError("the cluster has no workers any more") from None
                except Exception:  # the connection is closed, in one of many ways
                    raise SeriesError(GONE) from None

            losses = {KilledWorker: KILLED, CancelledError: GONE}
            yield Crew(client.get_executor(pure=False), workers, workers * PARTS_AHEAD, losses, check)


@contextmanager
def silence(*loggers: str) -> Iterator[None]:
    """Without the tracebacks of others: what goes wrong is said once, by who knows what it means for the series."""
    before = {name: logging.getLogger(name).level for name in loggers}
    for name in loggers:
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)
    try:
        yield
    finally:
        for name, level in before.items():
            logging.getLogger(name).setLevel(level)
