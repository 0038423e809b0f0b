"""Four letters lead to a table that waits, as its link does, and nobody finds one by trying."""

import json
import math

import pytest

from parlour.server.codes import LENGTH, LETTERS, fresh_codes
from parlour.server.limits import Limits
from tests.server.running import Person, Server

WRONG = "ZZZZ"


def code_of(table: str, person: Person) -> str:
    answer = person.ask("POST", f"/api/tables/{table}/code")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["code"])


def tried(person: Person, code: str) -> tuple[int, str]:
    """What comes of a code: the status, and the table or the reason."""
    answer = person.ask("POST", "/api/code", json={"code": code})
    return answer.status_code, answer.json().get("table") or answer.json()["code"]


def test_a_code_is_easy_to_read_and_to_type_and_no_word() -> None:
    assert not set(LETTERS) & set("AEIOUYGQ0123456789")
    assert len(LETTERS) == len(set(LETTERS))
    drawn = [code for _ in range(50) for code in fresh_codes()]
    assert {len(code) for code in drawn} == {LENGTH}
    assert set("".join(drawn)) == set(LETTERS)
    assert len(set(drawn)) > 0.9 * len(drawn)


def test_a_code_leads_to_its_table_until_the_cards_are_dealt(server: Server) -> None:
    ada, ben = Person(server.url), Person(server.url, "Ben")
    table = ada.open_table("digdig", None)
    code = code_of(table, ada)
    assert code_of(table, ben) == code
    assert tried(ben, code) == tried(ben, code.lower()) == (200, table)
    ben.command(table, "Sit", seat=1)
    ben.command(table, "Contribute", entropy="b" * 32)
    assert tried(ben, code) == (200, table)
    ada.command(table, "Start")
    assert tried(ben, code) == (404, "no_code")
    refused = ada.ask("POST", f"/api/tables/{table}/code")
    assert (refused.status_code, refused.json()["code"]) == (409, "in_play")


def test_a_code_gives_what_the_link_gives_and_no_more(server: Server) -> None:
    ada, ben, eve = Person(server.url), Person(server.url, "Ben"), Person(server.url, "Eve")
    table = ada.open_table("digdig", None, may_watch=False)
    code = code_of(table, ada)
    assert tried(eve, code) == (200, table)
    ada.command(table, "Remove", guest=eve.id)
    assert tried(eve, code) == (403, "removed")
    assert eve.ask("POST", f"/api/tables/{table}/code").status_code == 403
    ada.command(table, "Lock", is_locked=True)
    assert tried(ben, code) == (403, "locked")
    assert tried(ada, code) == (200, table)
    assert ben.ask("POST", "/api/tables/nowhere-nowhere-/code").status_code == 404


@pytest.mark.parametrize("code", ["", "BCD", "BCDFH", "BC F", "BCD1", "BCDF\n", None])
def test_what_is_no_code_is_said_to_be_none(server: Server, code: str | None) -> None:
    assert tried(Person(server.url), code)[0] == 400  # type: ignore[arg-type]


def test_only_guests_and_only_our_own_pages_ask(server: Server) -> None:
    ada = Person(server.url)
    body = {"code": WRONG}
    assert ada.ask("POST", "/api/code", json=body, headers={"cookie": ""}).status_code == 401
    assert ada.ask("POST", "/api/code", json=body, headers={"origin": "http://evil.example"}).status_code == 403
    assert ada.ask("GET", f"/api/code?code={WRONG}").status_code in (404, 405)


def test_wrong_codes_are_counted_and_right_ones_are_not(strict: Server) -> None:
    """Who has tried too often learns nothing any more, not even of the right one; other guests at their address too."""
    ada = Person(strict.url)
    table = ada.open_table("digdig", None)
    code = code_of(table, ada)
    for _ in range(15):
        assert tried(ada, code) == (200, table)
    body = json.dumps({"code": WRONG}).encode()
    statuses = strict.flood(30, "POST", "/api/code", body, **ada.headers)
    assert sorted(set(statuses)) == [404, 429]
    assert statuses.count(404) <= 12
    assert tried(ada, code) == (429, "too_many_guesses")
    assert tried(Person(strict.url, "Ben"), code) == (429, "too_many_guesses")


def test_a_crowd_of_addresses_finds_no_table_either() -> None:
    """In an hour from anywhere: fewer tries than one in a hundred codes, though each address keeps to its limit."""
    limits = Limits(is_limited=True)
    now = 0.0
    for limit in (limits.guesses, limits.guesses_of_address):
        limit.clock = lambda: now
    tries = 0
    for second in range(3600):
        now = float(second)
        tries += sum(limits.allows_guess(f"10.0.{second % 7}.{number}") for number in range(20))
    assert tries < 0.01 * len(LETTERS) ** LENGTH
    assert not limits.allows_guess("10.9.9.9")
    now += math.ceil(1 / limits.guesses.rate)
    for _ in range(20):  # right ones cost nobody anything
        assert limits.allows_guess("10.9.9.9")
        limits.give_guess_back("10.9.9.9")
