"""What happens around a match, over real connections: absence, hand-over, rematch, advice, lists."""

import asyncio
from typing import Any

import pytest

from tests.server.running import Live, Person, Refusal, Server


async def seated(ada: Person, ben: Person, game: str, **terms: Any) -> tuple[Live, Live]:
    """Two people at a table whose match has begun."""
    table = ada.open_table(game, None, **terms)
    one, two = ada.at(table), ben.at(table)
    for live in (one, two):
        await live.connect()
        await live.ready()
    await two.sit(1)
    await one.do("Start")
    for live in (one, two):
        await live.until(lambda live=live: live.phase == "playing")  # type: ignore[misc]
    return one, two


def test_whoever_is_away_for_too_long_is_replaced_and_comes_back(server: Server) -> None:
    ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")

    async def play() -> None:
        one, two = await seated(ada, ben, "diamoniak", patience=10)
        if two.position["offers"]:
            one, two = two, one
        away = two.position["seat"]
        await two.disconnect()
        await one.until(lambda: one.presence.get("seats", [True] * 2)[away] is False)
        with pytest.raises(Refusal) as refused:
            await one.do("HandOver", seat=away, level=1)
        assert refused.value.refusal["code"] == "not_overdue"
        while one.position["table"]["to_act"] != away:
            await one.until(lambda: bool(one.position["offers"]) or one.position["table"]["to_act"] == away)
            if one.position["offers"]:
                actions = [offer["action"] for offer in one.position["offers"]]
                seq = await one.do("Move", action="stop" if "stop" in actions else actions[0])
                await one.until(lambda seq=seq: one.position["seq"] >= seq)  # type: ignore[misc]
        await one.until(lambda: one.presence["overdue"] == away)
        await one.do("HandOver", seat=away, level=1)
        await one.until(lambda: one.position["table"]["to_act"] != away or one.phase != "playing")
        await two.connect()
        await two.until(lambda: two.position["seq"] >= one.position["seq"])
        assert two.position["table"]["seats"][away]["level"] == 2, "no beginner for another"
        await two.do("TakeBack")
        await one.until(lambda: "level" not in one.position["table"]["seats"][away])
        for live in (one, two):
            await live.disconnect()

    asyncio.run(play())


def test_what_is_said_is_told_as_it_is_and_a_rematch_moves_everybody_on(server: Server) -> None:
    ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")

    async def play() -> None:
        one, two = await seated(ada, ben, "digdig")
        said = await one.do("Say", text="<b>well played</b>")
        await two.until(lambda: two.position["seq"] >= said)
        assert two.updates[-1]["what"]["text"] == "<b>well played</b>"
        await asyncio.gather(one.play_on(), two.play_on())
        await two.do("Rematch")
        await one.until(lambda: one.position["table"]["next"] is not None)
        following = one.position["table"]["next"]
        async with ada.at(following) as again:
            await again.ready()
            assert again.position["seat"] == 1
            assert again.position["table"]["continues"] == one.table
        for live in (one, two):
            await live.disconnect()
        assert {line["id"] for line in ada.ask("GET", "/api/tables/mine").json()} >= {one.table, following}
        steps = ben.ask("GET", f"/api/tables/{one.table}/replay?viewer=spectator&count=3").json()
        assert [frame["move"] for frame in steps["frames"]] == [0, 1, 2]

    asyncio.run(play())


def test_advice_is_given_where_the_table_allows_it(server: Server) -> None:
    ada = Person(server.url)

    async def play() -> None:
        for allowed in (True, False):
            async with ada.at(ada.open_table("diamoniak", 2, start=True, hints=allowed)) as one:
                await one.ready()
                await one.until(lambda one=one: bool(one.position["offers"]))  # type: ignore[misc]
                answer = await one.ask("Advise")
                if allowed:
                    assert {hint["action"] for hint in answer["hints"]} == {
                        offer["action"] for offer in one.position["offers"]
                    }
                else:
                    assert answer["refusal"]["code"] == "no_hints"

    asyncio.run(play())


def test_a_list_says_where_one_is_waited_for_and_forgets_what_was_put_away(server: Server) -> None:
    ada, ben = Person(server.url, "Ada"), Person(server.url, "Ada")

    def turns(person: Person) -> dict[str, bool]:
        return {line["id"]: line["is_my_turn"] for line in person.ask("GET", "/api/tables/mine").json()}

    async def play() -> None:
        waiting = ada.open_table("digdig", None)
        one, two = await seated(ada, ben, "diamoniak")
        for live in (one, two):  # whoever is to move, and then the other
            mover = one if one.position["table"]["to_act"] == one.position["seat"] else two
            assert turns(ada) == {waiting: False, one.table: mover is one}, live
            assert turns(ben) == {one.table: mover is two}
            while mover.position["offers"] and mover.phase == "playing":
                offered = [offer["action"] for offer in mover.position["offers"]]
                seq = await mover.do("Move", action="stop" if "stop" in offered else offered[0])
                await one.until(lambda seq=seq: one.position["seq"] >= seq)  # type: ignore[misc]
                await two.until(lambda seq=seq: two.position["seq"] >= seq)  # type: ignore[misc]
        left = ada.ask("POST", f"/api/tables/{one.table}/put-away")
        assert (left.status_code, [line["id"] for line in left.json()]) == (200, [waiting])
        assert turns(ada).keys() == {waiting}
        assert turns(ben).keys() == {one.table}, "of others' lists it is not taken"
        assert (await one.ask("Advise"))["refusal"]["code"] == "no_hints", "and the table is there as before"
        stranger = Person(server.url).ask("POST", f"/api/tables/{waiting}/put-away")
        assert (stranger.status_code, stranger.json()["code"]) == (404, "no_table")
        for live in (one, two):
            await live.disconnect()

    asyncio.run(play())


def test_public_tables_are_listed_and_others_are_not(server: Server) -> None:
    ada = Person(server.url)
    public, private = ada.open_table("digdig", None, is_public=True), ada.open_table("digdig", None)
    listed = [line["id"] for line in Person(server.url).ask("GET", "/api/tables").json()]
    assert public in listed
    assert private not in listed


def test_a_refusal_is_the_same_whichever_way_it_comes(server: Server) -> None:
    """Of the game, with its clause, of the table, and of the server; over REST its code decides the status."""
    ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")

    async def ask() -> None:
        one, two = await seated(ada, ben, "digdig")
        table = one.position["table"]["id"]
        waiting, who = (one, ada) if not one.position["offers"] else (two, ben)
        for command, status, has_clause in (
            ({"type": "Move", "action": "ready"}, 409, True),
            ({"type": "AnswerUndo", "agrees": True}, 409, False),
            ({"type": "HandOver", "seat": 5, "level": 1}, 404, False),
        ):
            do = {"seq": waiting.position["seq"], "command": command}
            told = (await waiting.ask("Do", **do))["refusal"]
            answer = who.ask("POST", f"/api/tables/{table}/commands", json={"type": "Do", "id": waiting.fresh(), **do})
            assert answer.status_code == status
            assert answer.json() == told
            assert bool(told["clause"]) == has_clause
        for live in (one, two):
            await live.disconnect()
        astray = ada.at("nosuchtablehere1")
        await astray.connect()
        await astray.until_closed()
        answer = ada.ask("GET", "/api/tables/nosuchtablehere1")
        assert (answer.status_code, astray.closed) == (404, 4404)
        assert answer.json() == astray.answers[""]["refusal"]

    asyncio.run(ask())
