"""The deal was fair: the commitment, the secret and what the players added lead to it, and to no other."""

import asyncio
from hashlib import sha256
from typing import Any

import msgspec
import pytest

import parlour
from tests.server.running import Person, Server


@pytest.fixture(scope="module")
def finished(server: Server) -> dict[str, object]:
    """The record of a match, with the commitment that was published before the deal."""
    ada = Person(server.url)
    body = {"game": "diamoniak", "seats": [1], "entropy": "0123456789abcdef" * 2}
    opened = ada.ask("POST", "/api/tables", json=body).json()

    async def play() -> None:
        async with ada.at(opened["id"]) as one:
            await one.ready()
            await one.do("Start")
            await one.play_on()

    asyncio.run(play())
    record: dict[str, object] = ada.record(opened["id"]).json()
    return record | {"published": opened["commitment"]}


def test_the_commitment_is_the_hash_of_the_secret_and_the_deal_follows(finished: dict[str, object]) -> None:
    fairness = msgspec.convert(finished["fairness"], dict[str, object])
    secret = str(fairness["secret"])
    assert finished["published"] == fairness["commitment"] == sha256(secret.encode()).hexdigest()
    seed = sha256(f"{secret}|0:{'0123456789abcdef' * 2}".encode()).hexdigest()
    assert finished["seed"] == seed
    parlour.verify(parlour.decode(msgspec.json.encode(finished)))


def test_one_card_swapped_is_noticed(finished: dict[str, object], server: Server) -> None:
    start = msgspec.convert(finished["start"], dict[str, Any])
    pile = list(start["pile"])
    other = next(place for place, card in enumerate(pile) if card != pile[0])
    pile[0], pile[other] = pile[other], pile[0]
    swapped = finished | {"start": start | {"pile": pile}}
    with pytest.raises(parlour.RecordError, match=r"start\.pile"):
        parlour.verify(parlour.decode(msgspec.json.encode(swapped)))
    verdict = Person(server.url).ask("POST", "/api/verify", json=swapped).json()
    assert verdict["holds"] is False
    assert "start.pile" in verdict["problem"]


def test_another_secret_is_noticed(finished: dict[str, object]) -> None:
    fairness = msgspec.convert(finished["fairness"], dict[str, object])
    forged = finished | {"fairness": fairness | {"secret": "0" * 64}}
    with pytest.raises(parlour.RecordError, match="commitment"):
        parlour.verify(parlour.decode(msgspec.json.encode(forged)))
