"""Taking back over real connections: alone against real bots, and among people."""

import asyncio

import pytest

from parlour.table.decide import WITHDRAWING
from tests.server.running import Live, Message, Person, Refusal, Server

TIMES = 15


async def own_turn(live: Live) -> bool:
    """Waits for a decision of one's own; False when the match is over."""
    await live.until(lambda: bool(live.position) and (live.phase != "playing" or bool(live.position["offers"])))
    return live.phase == "playing"


async def moved(live: Live, action: str) -> None:
    seq = await live.do("Move", action=action)
    await live.until(lambda: live.position["seq"] >= seq)


async def gone_back(live: Live, to: int | None = None) -> Message:
    """The position after going back; raises `Refusal`."""
    seq = await live.do("GoBack", to=to)
    await live.until(lambda: any(update["seq"] == seq for update in live.updates) and live.position["seq"] >= seq)
    told = next(update["what"] for update in live.updates if update["seq"] == seq)
    assert told == {"type": "WentBack", "seat": live.position["seat"], "to": live.position["table"]["moves"]}
    return live.position


@pytest.mark.parametrize("game", ["villains", "dwarfking"])
def test_against_real_bots_one_goes_back_as_often_as_one_likes_and_luck_stays(server: Server, game: str) -> None:
    """Fifteen times of fifteen, before and after the bots have answered; the same move brings the same again."""
    ada = Person(server.url)

    async def play() -> str:
        async with ada.at(ada.open_table(game, 2, 1, start=True, takebacks="free", hints=True)) as live:
            await own_turn(live)
            first = live.position["table"]["moves"]
            for number in range(TIMES):
                before = live.position
                action = before["offers"][number % len(before["offers"])]["action"]
                await moved(live, action)
                answered = number % 2 == 1 and await own_turn(live)
                after = live.position
                again = await gone_back(live)
                if not answered:  # a second decision in a row comes before it
                    while again["table"]["moves"] > before["table"]["moves"]:
                        again = await gone_back(live)
                assert (again["view"], again["offers"]) == (before["view"], before["offers"])
                assert again["table"]["is_practice"]
                if answered:
                    await moved(live, action)
                    await own_turn(live)
                    assert (live.position["view"], live.position["offers"]) == (after["view"], after["offers"])
            assert (await gone_back(live, first))["table"]["moves"] == first
            with pytest.raises(Refusal) as refused:
                await live.do("GoBack")
            assert refused.value.refusal["code"] == "nothing_decided"
            await live.play_on()
            return live.table

    table = asyncio.run(play())
    record = ada.record(table).json()
    assert record["practice"] is True
    assert ada.ask("POST", "/api/verify", json=record).json() == {"holds": True, "problem": ""}
    line = next(line for line in ada.ask("GET", "/api/tables/mine").json() if line["id"] == table)
    assert line["is_practice"]
    assert ada.ask("GET", f"/api/tables/{table}/replay?count=1").json()["table"]["is_practice"]


def test_among_people_a_move_is_withdrawn_or_asked_for_and_nobody_goes_back_freely(server: Server) -> None:
    ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
    table = ada.start_with(ben, "digdig", takebacks="free")

    async def play() -> None:
        async with ada.at(table) as one, ben.at(table) as two:
            await one.ready()
            await two.ready()
            assert one.position["table"]["terms"]["takebacks"] == "consent", "Ben sits there too"
            turn, other = (one, two) if one.position["offers"] else (two, one)
            assert (await turn.ask("MayUndo"))["refusal"]["code"] == "not_your_move"
            before = turn.position
            swap = next(offer["action"] for offer in before["offers"] if offer["action"].startswith("swap"))
            await moved(turn, swap)
            assert (await turn.ask("MayUndo"))["type"] == "Allowed"
            assert (await other.ask("MayUndo"))["refusal"]["code"] == "not_your_move"
            with pytest.raises(Refusal) as refused:
                await turn.do("GoBack")
            assert refused.value.refusal["code"] == "not_free"
            await asyncio.sleep(WITHDRAWING / 1000 + 0.5)
            asked = await turn.do("AskUndo")
            await other.until(lambda: other.position["seq"] >= asked)
            assert other.position["table"]["undo"] == {"seat": turn.position["seat"], "waits_for": [1 - before["seat"]]}
            answered = await other.do("AnswerUndo", agrees=True)
            await turn.until(lambda: turn.position["seq"] >= answered)
            assert turn.position["view"] == before["view"]

    asyncio.run(play())


def test_a_card_that_was_drawn_stays_drawn_among_people(server: Server) -> None:
    ada, ben = Person(server.url, "Ada"), Person(server.url, "Ben")
    table = ada.start_with(ben, "diamoniak")

    async def play() -> None:
        async with ada.at(table) as one, ben.at(table) as two:
            await one.ready()
            await two.ready()
            turn = one if one.position["offers"] else two
            await moved(turn, "draw")
            assert (await turn.ask("MayUndo"))["refusal"]["code"] == "move_taught"
            with pytest.raises(Refusal) as refused:
                await turn.do("AskUndo")
            assert refused.value.refusal["code"] == "move_taught"

    asyncio.run(play())
