"""Clients that mean no good: everything is refused with a code, and the table is unharmed."""

import asyncio
import contextlib
import secrets
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.running import COOKIE, PATIENCE, Live, Person, Refusal, Server
from tests.server.test_branches import finished


def refusal_of(error: pytest.ExceptionInfo[Refusal]) -> str:
    return str(error.value.refusal["code"])


async def refused(live: Live, kind: str, **fields: Any) -> str:
    with pytest.raises(Refusal) as error:
        await live.do(kind, **fields)
    return refusal_of(error)


def test_nobody_acts_out_of_turn_for_another_or_on_old_news(server: Server) -> None:
    ada, ben, eve = (Person(server.url, name) for name in ("Ada", "Ben", "Eve"))
    table = ada.open_table("diamoniak", None)

    async def attack() -> None:
        async with ada.at(table) as one, ben.at(table) as two, eve.at(table) as three:
            for live in (one, two, three):
                await live.ready()
            await two.sit(1)
            assert await refused(three, "Sit", seat=1) == "seat_taken"
            assert await refused(two, "Start") == "not_host"
            await one.do("Start")
            await two.until(lambda: two.phase == "playing")
            await one.until(lambda: one.phase == "playing")
            turn, other = (one, two) if one.position["offers"] else (two, one)
            before = turn.position
            assert await refused(other, "Move", action="draw") == "not_your_turn"
            assert await refused(three, "Move", action="draw") == "not_seated"
            assert await refused(turn, "Move", action="buy from 7") != "stale"
            assert await refused(turn, "Move", action="☃" * 10) == "not_a_move"
            assert await refused(turn, "Move", seq=1, action="draw") == "stale"
            assert await refused(three, "HandOver", seat=0, level=1) == "not_seated"
            assert await refused(other, "HandOver", seat=before["table"]["to_act"], level=1) == "not_overdue"
            assert await refused(three, "Say", text="hello") == "not_seated"
            answer = await turn.ask("Why", wish={"verb": "give", "card": "witch"})
            assert answer["refusal"]["clause"].startswith("D-")
            assert turn.position == before
            replayed = {"type": "Do", "id": "once", "seq": before["seq"]}
            replayed["command"] = {"type": "Move", "action": "draw"}
            for _ in range(3):
                turn.answers.pop("once", None)
                await turn.send(**replayed)
                await turn.until(lambda: "once" in turn.answers)
                assert turn.answers["once"] == {"type": "Acknowledged", "id": "once", "seq": before["seq"] + 1}
            assert turn.position["table"]["moves"] == 1

    asyncio.run(attack())


MALFORMED: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '"x"',
    "{}",
    '{"type": "Nonsense"}',
    '{"type": "Do"}',
    '{"type": "Do", "id": "", "seq": 0, "command": {"type": "Start"}}',
    '{"type": "Do", "id": "a", "seq": -1, "command": {"type": "Start"}}',
    '{"type": "Do", "id": "a", "seq": 0, "command": {"type": "Start", "more": 1}}',
    '{"type": "Do", "id": "a", "seq": 0, "command": {"type": "Sit", "seat": 99}}',
    '{"type": "Do", "id": "a", "seq": 99999999999999999999999, "command": {"type": "Start"}}',
    '{"type": "Do", "id": "a", "seq": 0, "command": {"type": "Move", "action": 5}}',
    '{"type": "Do", "id": "a", "seq": 0, "command": {"type": "Say", "text": "' + "x" * 301 + '"}}',
    '{"type": "Do", "id": "a", "seq": 0, "command": {"type": "Contribute", "entropy": "0"}}',
    '{"type": "Ping", "id": "\\ud800"}',
    "[" * 5000,
    '{"a":' * 3000,
    b"\x00\xff\xfe binary",
    "x" * 20_000,
]


def test_messages_that_are_none_are_refused_one_by_one(server: Server) -> None:
    ada = Person(server.url)
    table = ada.open_table("digdig", 1)

    async def attack() -> None:
        async with ada.at(table) as one:
            await one.ready()
            for message in MALFORMED:
                one.answers.clear()
                await one.send_raw(message)
                await one.until(lambda: bool(one.answers))
                (answer,) = one.answers.values()
                assert answer["refusal"]["code"] == "unreadable", message
            assert (await one.ask("Ping"))["type"] == "Pong"

    asyncio.run(attack())


def test_whoever_can_be_answered_by_id_is_so_clients_of_earlier_protocols_too(server: Server) -> None:
    ada = Person(server.url)
    table = ada.open_table("digdig", None)

    async def attack() -> None:
        async with ada.at(table) as one:
            await one.ready()
            before = one.position
            for odd in (
                {"action": "play 5"},
                {"wish": None},
                {"wish": {"from": 1}},
                {"wish": {"seat": 10**30}},
                {"wish": {"card": "x" * 41}},
                {"wish": {"card": {"card": "5"}}},
                {"wish": {"crad": "5"}},
            ):
                answer = await one.ask("Why", **odd)
                assert (answer["type"], answer["refusal"]["code"]) == ("Refused", "unreadable"), odd
            assert one.position == before

    asyncio.run(attack())


def test_a_frame_of_ten_megabytes_ends_the_connection_and_nothing_else(server: Server) -> None:
    ada, ben = Person(server.url), Person(server.url)
    table = ada.open_table("digdig", None)

    async def attack() -> None:
        async with ada.at(table) as one, ben.at(table) as two:
            await one.ready()
            await two.ready()
            with contextlib.suppress(ConnectionClosed):
                await two.send_raw("x" * 10_000_000)
            await two.until_closed()
            assert two.closed == 1009
            assert (await one.ask("Ping"))["type"] == "Pong"

    asyncio.run(attack())


def test_ten_thousand_messages_at_once_are_held_back(strict: Server) -> None:
    ada, eve = Person(strict.url), Person(strict.url)
    table = ada.open_table("digdig", None)

    async def attack() -> None:
        async with ada.at(table) as one, eve.at(table) as two:
            await one.ready()
            await two.ready()
            for number in range(10_000):
                try:
                    await two.send_raw(f'{{"type": "Ping", "id": "{number}"}}')
                except ConnectionClosed:  # in the middle, as it should be
                    break
            await two.until_closed()
            assert two.closed == 1008
            codes = [answer["refusal"]["code"] for answer in two.answers.values() if answer["type"] == "Refused"]
            assert set(codes) == {"too_fast"}
            assert (await one.ask("Ping"))["type"] == "Pong"

    asyncio.run(attack())


async def closes(url: str, table: str, **headers: str) -> int:
    """The code with which a connection is closed after a refusal."""
    async with connect(
        f"{url.replace('http', 'ws')}/api/tables/{table}/live", additional_headers=headers, proxy=None
    ) as socket:
        answer: Any = msgspec.json.decode(await socket.recv())
        assert answer["type"] == "Refused"
        await socket.wait_closed()
        assert socket.close_code is not None
        return socket.close_code


def test_forged_cookies_guessed_tables_and_foreign_pages_get_nothing(server: Server) -> None:
    ada = Person(server.url)
    table = ada.open_table("digdig", None)
    body, _, signature = ada.cookie.rpartition(".")
    forged = [
        "",
        "nonsense",
        f"{body}.{signature[::-1]}",
        f"{body[:-2]}AA.{signature}",
        f"{body}",
    ]
    for cookie in forged:
        code = asyncio.run(closes(server.url, table, cookie=f"{COOKIE}={cookie}", origin=server.url))
        assert code == 4401
        headers = {"cookie": f"{COOKIE}={cookie}"}
        answer = httpx.get(f"{server.url}/api/tables/{table}", headers=headers, timeout=PATIENCE)
        assert (answer.status_code, answer.json()["code"]) == (401, "no_guest")
    good = f"{COOKIE}={ada.cookie}"
    for guess in (secrets.token_urlsafe(12), "x", "0" * 16):
        assert asyncio.run(closes(server.url, guess, cookie=good, origin=server.url)) == 4404
        assert ada.ask("GET", f"/api/tables/{guess}").status_code in (400, 404)
    for origin in ("http://evil.example", "null", "", f"{server.url}.evil.example", "http://["):
        with pytest.raises(InvalidStatus) as refusal:
            asyncio.run(closes(server.url, table, cookie=good, origin=origin))
        assert refusal.value.response.status_code == 403
        for method, path in (("POST", "/api/tables"), ("PUT", "/api/me"), ("POST", "/api/me/link")):
            answer = ada.ask(method, path, json={}, headers={"origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "origin")


def test_a_removed_guest_is_out_and_a_locked_table_lets_nobody_in(server: Server) -> None:
    ada, eve, ben = Person(server.url), Person(server.url), Person(server.url)
    table = ada.open_table("digdig", None)

    async def attack() -> None:
        async with ada.at(table) as one, eve.at(table) as two:
            await one.ready()
            await two.ready()
            await two.do("Sit", seat=1)
            await one.do("Remove", guest=eve.id)
            await two.until_closed()
            assert two.closed == 4403
            await one.do("Lock", is_locked=True)

    asyncio.run(attack())
    good = {"origin": server.url}
    for person in (eve, ben):
        cookie = f"{COOKIE}={person.cookie}"
        assert asyncio.run(closes(server.url, table, cookie=cookie, **good)) == 4403
        assert person.ask("GET", f"/api/tables/{table}").status_code == 403
        do = {"type": "Do", "id": "x", "seq": 0, "command": {"type": "Sit", "seat": 1}}
        assert person.ask("POST", f"/api/tables/{table}/commands", json=do).status_code == 403


def test_who_is_let_in_no_more_is_not_told_where_play_goes_on(server: Server) -> None:
    ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
    table = finished(ada)
    ada.command(table, "Lock", is_locked=True)
    ada.command(table, "Rematch")
    further = ada.ask("GET", f"/api/tables/{table}").json()["next"]
    assert further
    assert ben.ask("GET", f"/api/tables/{table}").json()["code"] == "locked"
    shown = [ben.ask("GET", f"/api/tables/{table}/{what}") for what in ("record", "replay", "branches", "progress")]
    assert [answer.status_code for answer in shown] == [200] * 4
    assert further not in "".join(answer.text for answer in shown)


def test_requests_and_tables_are_limited_too(strict: Server) -> None:
    ada = Person(strict.url)
    codes = strict.flood(30, "POST", "/api/tables", b'{"game": "digdig", "seats": [null]}', **ada.headers)
    assert codes.count(201) <= 25
    assert set(codes) == {201, 429}
    answers = strict.flood(600, "GET", "/api/levels")
    assert 429 in answers
    assert set(answers) == {200, 429}


def test_answers_carry_a_strict_policy_and_no_secret(server: Server) -> None:
    ada = Person(server.url)
    answer = ada.ask("POST", "/api/me")
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["x-content-type-options"] == "nosniff"
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    token = ada.ask("POST", "/api/me/link").json()["token"]
    assert ada.cookie not in "".join(server.output)
    assert token not in "".join(server.output)


def test_a_device_link_takes_a_seat_along_and_a_forged_one_does_not(server: Server) -> None:
    ada, phone = Person(server.url, "Ada"), Person(server.url, "Phone")
    token = ada.ask("POST", "/api/me/link").json()["token"]
    payload, signed, signature = token.split(".")
    forged = f"{payload}.{signed}.{'B' if signature[0] == 'A' else 'A'}{signature[1:]}"
    assert phone.ask("POST", "/api/me/claim", json={"token": forged}).status_code == 403
    assert phone.ask("POST", "/api/me/claim", json={"token": ada.cookie}).status_code == 403
    assert phone.ask("POST", "/api/me/claim", json={"token": token}).json()["id"] == ada.id
    assert phone.ask("GET", "/api/me").json() == {"id": ada.id, "name": "Ada", "avatar": "fox"}


def test_what_is_said_is_what_others_can_read_on_both_ways_in(server: Server) -> None:
    ada = Person(server.url, "Ada")
    table = ada.open_table("diamoniak", None)

    async def talk() -> None:
        async with ada.at(table) as live:
            await live.ready()
            await live.do("Say", text="good\u202e game\nBen: I resign" + "!\u0300\u0301\u0302\u0303" * 9)
            ada.command(table, "Say", text="over\u0000 REST\u200b")
            assert await refused(live, "Say", text="\u200b \u2060") == "nothing_said"
            await live.until(lambda: len(live.updates) >= live.position["seq"])
            texts = [one["what"]["text"] for one in live.updates if one["what"]["type"] == "Said"]
            assert texts == ["good game Ben: I resign" + "!\u0300\u0301" * 9, "over REST"]

    asyncio.run(talk())
