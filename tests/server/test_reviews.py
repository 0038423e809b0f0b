"""Reviews in the server: kept as they grow, gone on with after any end, and never in the way."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import psutil
import pytest

from parlour.engine.record import decode
from parlour.engine.registry import games
from parlour.review import USUAL, review
from parlour.server import reviews as reviewing
from parlour.server.judging import ERRORS, about
from parlour.server.keeping import forget, prune
from parlour.server.limits import Limits
from parlour.server.stored import line_of, summary_of
from parlour.server.thinking import Thinkers
from parlour.server.worker import Worker
from parlour.store import Store, StoreError
from parlour.table import Refused, Table
from parlour.table.entries import Moved, WentBack
from tests.server.logs import lengthen
from tests.server.running import PATIENCE, Person, Server
from tests.server.test_branches import finished as over
from tests.server.test_together import Follower
from tests.server.test_workshop import moves_to_the_end
from tests.table.builder import ANN, started

TINY = "0.01"
"""Of the usual budget: each kind of trial at its least."""
TRIES = 20
"""Matches of made-up moves, of which nearly every one has a mistake."""


def finished(server: Server, ada: Person, ben: Person, game: str = "digdig") -> str:
    """A match of made-up moves between two people, in the database of a server that is not there meanwhile."""
    table = ada.start_with(ben, game)
    server.stop()
    lengthen(server.database, table, ada.id, moves_to_the_end)
    server.start()
    return table


@pytest.fixture(scope="module")
def table_of_two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Person, Person, str]]:
    """A server that spends little on a review, two people, and their finished match."""
    folder = tmp_path_factory.mktemp("reviews")
    server = Server(f"sqlite:///{folder}/tables.db", "--review-budget", TINY)
    with server:
        ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
        tables = (finished(server, ada, ben) for _ in range(TRIES))
        yield server, ada, ben, next(table for table in tables if has_errors(ada.record(table).content))


def has_errors(record: bytes) -> bool:
    """Whether somebody erred in a match, which depends on its deal."""
    steps = review(decode(record), USUAL.times(float(TINY))).steps
    return any(step.decision is not None and step.decision.verdict in ERRORS for step in steps)


def whole(person: Person, table: str) -> dict[str, Any]:
    """The review of a table when it is done, page by page. Where nobody is at it, it is asked for again."""

    def is_done() -> bool:
        answer = person.ask("GET", f"/api/tables/{table}/review")
        told = answer.json()
        if answer.status_code == 404 or not (told["is_under_way"] or told["accounts"]):
            assert person.ask("POST", f"/api/tables/{table}/review").status_code == 200
            return False
        return bool(told["accounts"])

    until(is_done)
    found: dict[str, Any] = person.ask("GET", f"/api/tables/{table}/review").json()
    while len(found["steps"]) < found["moves"] + 1:
        first = found["steps"][-1]["move"] + 1
        found["steps"] += person.ask("GET", f"/api/tables/{table}/review?first={first}").json()["steps"]
    return found


def until(holds: Callable[[], Any]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def test_a_review_is_that_of_the_library_and_whoever_has_the_id_may_read_it(
    table_of_two: tuple[Server, Person, Person, str],
) -> None:
    server, ada, _, table = table_of_two
    stranger = Person(server.url, "Cem")
    assert code(stranger.ask("GET", f"/api/tables/{table}/review")) == (404, "no_review")
    found = whole(stranger, table)
    made = review(decode(ada.record(table).content), USUAL.times(float(TINY)))
    assert [step["move"] for step in found["steps"]] == [step.move for step in made.steps]
    for told, step in zip(found["steps"], made.steps, strict=True):
        if step.decision is None:
            assert told["decision"] is None
            assert told["offers"] == []
        else:
            assert told["decision"]["loss"]["value"] == step.decision.loss.value
            assert [offer["action"] for offer in told["offers"]] == [one.action for one in step.decision.choices]
    assert [account["hidden"]["value"] for account in found["accounts"]] == [one.hidden.value for one in made.accounts]
    assert found["about"]["seats"] == [{"name": "Ada", "kind": "human"}, {"name": "Ben", "kind": "human"}]
    assert not found["is_under_way"]
    again = ada.ask("POST", f"/api/tables/{table}/review").json()
    assert (again["share"], again["steps"]) == (1, [])


def test_mistakes_are_those_of_their_player_and_put_right_by_a_move_that_is_close(
    table_of_two: tuple[Server, Person, Person, str],
) -> None:
    server, ada, ben, table = table_of_two
    found = whole(ada, table)
    erred = {
        seat: [
            step
            for step in found["steps"]
            if step["decision"] and step["decision"]["seat"] == seat and step["decision"]["verdict"] in ERRORS
        ]
        for seat in (0, 1)
    }
    assert erred[0] or erred[1]
    for seat, person in enumerate((ada, ben)):
        lines = person.ask("GET", "/api/me/mistakes").json()
        assert {line["move"] for line in lines} == {step["move"] for step in erred[seat]}
        assert all((line["seat"], line["corrected"], line["table"]) == (seat, 0, table) for line in lines)
    assert Person(server.url, "Dea").ask("GET", "/api/me/mistakes").json() == []
    seat, person = (0, ada) if erred[0] else (1, ben)
    step = erred[seat][0]
    path = f"/api/tables/{table}/mistakes"

    def attempt(action: str, move: int = step["move"], by: Person = person) -> Any:
        return by.ask("POST", path, json={"move": move, "action": action})

    assert code(attempt("nonsense")) == (400, "invalid")
    assert code(attempt(step["decision"]["best"], move=99_999)) == (400, "invalid")
    assert attempt(step["decision"]["made"]).json() == {"is_right": False}
    other = (ben, ada)[seat]
    assert attempt(step["decision"]["best"], by=other).json() == {"is_right": True}
    assert not any(line["corrected"] for line in person.ask("GET", "/api/me/mistakes").json())
    assert attempt(step["decision"]["best"]).json() == {"is_right": True}
    lines = person.ask("GET", "/api/me/mistakes").json()
    assert [line["move"] for line in lines if line["corrected"]] == [step["move"]]
    assert lines[-1]["corrected"], "what was put right comes last"


def test_imagined_deals_are_of_the_decision_and_of_nothing_else(
    table_of_two: tuple[Server, Person, Person, str],
) -> None:
    _, ada, _, table = table_of_two
    step = next(one for one in whole(ada, table)["steps"] if one["decision"])
    better, other = (step["decision"]["choices"][place]["action"] for place in (0, 1))
    path = f"/api/tables/{table}/review/deals"
    query = {"move": step["move"], "better": better, "other": other}
    found = ada.ask("GET", path, params=query)
    assert found.status_code == 200
    told = found.json()
    assert told["deals"] >= told["gained"] + told["lost"]
    assert len(told["shown"]) <= 2
    assert all(one["view"]["viewer"] == "open" for one in told["shown"])
    assert ada.ask("GET", path, params=query).json() == told
    assert code(ada.ask("GET", path, params=query | {"other": "nonsense"})) == (400, "invalid")
    assert code(ada.ask("GET", path, params=query | {"move": 99_999})) == (400, "invalid")


def test_what_cannot_be_reviewed_is_refused_with_a_code(table_of_two: tuple[Server, Person, Person, str]) -> None:
    server, ada, _, _ = table_of_two
    open_table = ada.open_table("digdig", None)
    assert code(ada.ask("POST", f"/api/tables/{open_table}/review")) == (409, "not_over")
    assert code(ada.ask("POST", f"/api/tables/{'x' * 16}/review")) == (404, "no_table")
    assert code(ada.ask("GET", "/api/tables/%00/review")) == (404, "no_table")

    practice = ada.open_table("digdig", 1, start=True)

    def gone_back(table: Table) -> Iterator[Moved | WentBack]:
        yield Moved(0, table.match.legal()[0]) if table.to_act == 0 else Moved(1, table.match.legal()[0])  # type: ignore[union-attr]
        yield WentBack(0, 0)
        yield from moves_to_the_end(table)

    server.stop()
    lengthen(server.database, practice, ada.id, gone_back)
    server.start()
    assert code(ada.ask("POST", f"/api/tables/{practice}/review")) == (409, "review_practice")


def test_one_review_at_a_time_goes_on_after_a_kill_to_the_same_bytes(tmp_path: Path) -> None:
    """With the process stopped nothing is ever done, so what happens meanwhile is no matter of speed."""
    server = Server(f"sqlite:///{tmp_path}/tables.db", "--review-budget", TINY)
    with server:
        ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
        first = ada.start_with(ben, "digdig")
        second = ada.start_with(ben, "digdig")
        server.stop()
        for table in (first, second):
            lengthen(server.database, table, ada.id, moves_to_the_end)
        server.start()
        assert server.process is not None
        before = set(psutil.Process(server.process.pid).children(recursive=True))
        assert ada.ask("POST", f"/api/tables/{first}/review").status_code == 200
        (process,) = set(psutil.Process(server.process.pid).children(recursive=True)) - before
        assert process.nice() == min(19, psutil.Process().nice() + reviewing.POLITENESS)
        process.suspend()
        share = ada.ask("GET", f"/api/tables/{first}/review").json()["share"]
        if share < 1:  # a review that was done before it could be stopped has no middle
            answer = ada.ask("POST", f"/api/tables/{second}/review")
            assert code(answer) == (409, "reviewing")
            assert answer.json()["facts"] == {"table": first}
            joined = ben.ask("POST", f"/api/tables/{first}/review")
            assert joined.status_code == 200
            assert joined.json()["is_under_way"]
        server.kill()
        server.start()
        done = ada.ask("GET", f"/api/tables/{first}/review").json()
        assert done["share"] >= share
        found = whole(ben, first)
        assert found["steps"][: len(done["steps"])] == done["steps"]
        made = review(decode(ada.record(first).content), USUAL.times(float(TINY)))
        losses = [step["decision"]["loss"]["value"] for step in found["steps"] if step["decision"]]
        assert losses == [step.decision.loss.value for step in made.steps if step.decision is not None]
        whole(ada, second)

    async def sizes() -> dict[str, int]:
        store = await Store.open(server.database)
        try:
            return await store.sizes()
        finally:
            await store.close()

    async def clean() -> int:
        store = await Store.open(server.database)
        try:
            return await prune(store, 0, 2**52)
        finally:
            await store.close()

    assert asyncio.run(sizes())["reviews"] == 2
    forget(server.database, ben.id)
    assert {name: asyncio.run(sizes())[name] for name in ("reviews", "review_steps", "mistakes")} == dict.fromkeys(
        ("reviews", "review_steps", "mistakes"), 0
    )
    with server:
        whole(ada, first)
    assert asyncio.run(clean()) == 2
    assert {name: asyncio.run(sizes())[name] for name in ("reviews", "review_steps", "mistakes")} == dict.fromkeys(
        ("reviews", "review_steps", "mistakes"), 0
    )


def test_one_address_cannot_have_everything_reviewed(tmp_path: Path) -> None:
    with Server(
        f"sqlite:///{tmp_path}/tables.db", "--rate", "reviews-of-address=0/1", "--review-budget", TINY
    ) as server:
        ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
        first, second = (ada.start_with(ben, "digdig") for _ in range(2))
        server.stop()
        for table in (first, second):
            lengthen(server.database, table, ada.id, moves_to_the_end)
        server.start()
        whole(ada, first)
        assert code(ben.ask("POST", f"/api/tables/{second}/review")) == (429, "too_fast")
        assert ben.ask("POST", f"/api/tables/{first}/review").status_code == 200


def test_reviews_for_one_address_leave_room_for_those_of_others(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path}/tables.db", "--review-budget", "100") as server:
        people = [Person(server.url, f"Guest {number}") for number in range(reviewing.MOST_OF_ADDRESS + 1)]
        tables = [
            one.start_with(other, "diamoniak") for one, other in zip(people, people[1:] + people[:1], strict=True)
        ]
        server.stop()
        for table, person in zip(tables, people, strict=True):
            lengthen(server.database, table, person.id, moves_to_the_end)
        server.start()
        asked = [one.ask("POST", f"/api/tables/{table}/review") for one, table in zip(people, tables, strict=True)]
        assert [answer.status_code for answer in asked[:-1]] == [200] * reviewing.MOST_OF_ADDRESS
        assert code(asked[-1]) == (429, "too_fast")
        again = people[0].ask("POST", f"/api/tables/{tables[0]}/review")
        assert again.status_code == 200, "what is under way takes no second place"


async def gone(*_: object) -> None:
    raise StoreError("it does not answer")


class Study:
    """The reviews of a worker whose process finds out nothing, over a store with two finished matches."""

    def __init__(self, store: Store) -> None:
        self.worker = Worker(store, Thinkers(1), lambda _: None)
        self.reviews = reviewing.Reviews(self.worker, Limits(is_limited=False), USUAL)
        self.tables = [self._over(name) for name in ("oak-0123456789ab", "elm-0123456789ab")]
        self.is_away = False
        """Whether the database does not answer when something has been found out."""
        self.reviews._desk.do = self._do  # type: ignore[method-assign,assignment]

    @staticmethod
    def _over(name: str) -> Table:
        match = started("diamoniak", people=2, bots=1)
        match.table = Table(name, match.table.entries)
        match.finish()
        return match.table

    async def _do(self, task: Callable[..., object], *_: object) -> object:
        if task is about:
            return b"{}"
        if self.is_away:
            raise StoreError("it does not answer")
        return await asyncio.Event().wait()

    async def keep(self) -> None:
        await self.worker.store.beat(self.worker.id, self.worker.now())
        for table in self.tables:
            for entry in table.entries:
                assert await self.worker.store.append(line_of(table.id, entry), summary_of(table))


def at_study(path: Path, scene: Callable[[Study], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await Store.open(f"sqlite:///{path}/tables.db")
        try:
            study = Study(store)
            await study.keep()
            await scene(study)
            await study.reviews.stop()
        finally:
            await store.close()

    asyncio.run(run())


def test_who_asks_for_two_reviews_at_once_gets_one(tmp_path: Path) -> None:
    async def scene(study: Study) -> None:
        asked = (study.reviews.ask(table, ANN, "", b"") for table in study.tables)
        answers = await asyncio.gather(*asked, return_exceptions=True)
        refused = [answer.refusal.code for answer in answers if isinstance(answer, Refused)]
        assert refused == ["reviewing"], answers

    at_study(tmp_path, scene)


def test_a_review_that_stopped_while_the_database_was_away_goes_on_when_it_is_asked_for(tmp_path: Path) -> None:
    """A worker that lives would say for ever that it is at it, and its guest would get no other."""

    async def scene(study: Study) -> None:
        oak, elm = study.tables
        store = study.worker.store
        study.is_away = True
        with patch.object(store, "leave_review", gone):
            await study.reviews.ask(oak, ANN, "", b"")
            while study.reviews._under_way:
                await asyncio.sleep(0.01)
        study.is_away = False
        await study.worker.beat()
        kept = await store.review(oak.id, study.worker.now())
        assert kept is not None
        assert not kept.is_under_way
        await study.reviews.ask(elm, ANN, "", b"")

    at_study(tmp_path, scene)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.id)
def test_a_move_is_right_whose_class_is_close(game: Any) -> None:
    from parlour.review.model import Choice, Figure

    def choice(behind: float, error: float = 0.0) -> Choice:
        return Choice(action="", chance=Figure(0.5), behind=Figure(behind, error), trials=200, usual=0.0)

    seats = game.usual_players
    assert reviewing.is_right(choice(0.0), seats)
    assert reviewing.is_right(choice(0.079 / seats), seats)
    assert not reviewing.is_right(choice(0.081 / seats), seats)
    assert reviewing.is_right(choice(0.081 / seats, 0.01), seats)


def test_who_follows_a_review_is_told_no_more_than_a_leader_has_seen_of_it(
    table_of_two: tuple[Server, Person, Person, str],
) -> None:
    _, ada, ben, table = table_of_two
    found = whole(ada, table)
    steps, moves = found["steps"], found["moves"]

    def led(first: int = -1, count: int = 100) -> Any:
        return ben.ask("GET", f"/api/tables/{table}/together/review?first={first}&count={count}")

    def all_led() -> list[Any]:
        told: list[Any] = led().json()["steps"]
        while told[-1]["move"] < led().json()["moves"] and len(told) <= moves:
            told += led(told[-1]["move"] + 1).json()["steps"]
        return told

    async def look() -> None:
        async with Follower(ada, table) as leader:
            await leader.until(lambda: bool(leader.shown))
            assert leader.shown.get("reviewed", 0) is None
            assert code(await asyncio.to_thread(led)) == (409, "beyond")
            assert await leader.refused("Show", step=6, review={"reading": "everything"}) == "unreadable"
            assert await leader.refused("Show", step=moves + 1, review={}) == "no_moment"
            await leader.sure("Show", step=6, viewer="0", review={"chosen": "play 5"})
            await leader.until(lambda: leader.shown["step"] == 6)
            assert leader.shown["review"] == {"reading": "known", "chosen": "play 5", "imagined": None}
            assert (leader.shown["reach"], leader.shown["reviewed"]) == ({"open": 0, "0": 6, "1": 6}, 6)
            answer = (await asyncio.to_thread(led)).json()
            # What comes of the move that is decided on is not told yet.
            assert answer["steps"] == [*steps[:7], {**steps[7], "between": None, "after": None}]
            assert (answer["moves"], answer["accounts"], "about" in answer) == (6, [], False)
            assert [step["move"] for step in (await asyncio.to_thread(led, 5)).json()["steps"]] == [5, 6]
            assert code(await asyncio.to_thread(led, 7)) == (409, "beyond")
            await leader.sure("Show", step=2)
            await leader.until(lambda: leader.shown["step"] == 2)
            assert (leader.shown["review"], leader.shown["reviewed"]) == (None, 6)
            await leader.sure("Show", step=moves, viewer="1", review={"reading": "open", "imagined": 1})
            assert (await asyncio.to_thread(led)).json()["accounts"] == found["accounts"]
            assert await asyncio.to_thread(all_led) == steps

    assert code(led()) == (404, "no_table")
    asyncio.run(look())


def test_a_review_that_nobody_has_asked_for_yet_is_led_with_nothing_in_it(server: Server) -> None:
    ada = Person(server.url, "Ada")
    table = over(ada)

    async def look() -> None:
        async with Follower(ada, table) as leader:
            await leader.until(lambda: bool(leader.shown))
            await leader.sure("Show", step=1, viewer="0", review={})
            answer = await asyncio.to_thread(ada.ask, "GET", f"/api/tables/{table}/together/review")
            assert answer.json() == {"moves": 1, "share": 0.0, "is_under_way": False, "steps": [], "accounts": []}

    asyncio.run(look())
