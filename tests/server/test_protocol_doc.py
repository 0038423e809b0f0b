"""`docs/protocol.md` against the code: a client that is written from the page meets nothing that is not on it."""

import ast
import importlib
import inspect
import json
import pkgutil
import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec
import pytest
from litestar.handlers import HTTPRouteHandler

import parlour
import parlour.server
from parlour.engine.fair import Fairness, commitment_to, seed_of, unfairness
from parlour.engine.match import Match
from parlour.engine.record import Seat
from parlour.server import audience, client, connections, live, sockets, usual, workshop
from parlour.server.limits import (
    BODIES_OF_ADDRESS,
    WORKS_OF_ADDRESS,
    Limit,
    Limits,
)
from parlour.server.protocol import (
    LARGEST_MESSAGE,
    LARGEST_RECORD,
    PROTOCOL,
    FromClient,
    FromFollower,
    FromServer,
    ToFollower,
)
from parlour.server.refusals import CLOSES, CONFLICT, OF_TABLE, OWN
from parlour.server.routes import HANDLERS
from parlour.server.usual import SOCKETS_OF_ADDRESS, SOCKETS_OF_GUEST
from parlour.table.commands import Command
from parlour.table.decide import LONGEST_LOG, REFUSALS, WITHDRAWING
from parlour.table.entries import Reaction, Terms
from parlour.table.stream import Told
from parlour.table.table import START_PATIENCE
from tools.protocol import generated

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
MESSAGES: tuple[Any, ...] = (FromClient, FromServer, FromFollower, ToFollower)
QUOTED = re.compile(r"`([^`\n]+)`")
LIMITS = {
    "messages of a guest": "messages",
    "messages of an address": "messages_of_address",
    "`Say` and `React` of a guest": "talk",
    "`Say` and `React` of an address": "talk_of_address",
    "`GoBack` of a guest": "going_back",
    "`GoBack` of an address": "going_back_of_address",
    "other commands of a guest but `Move`": "entries",
    "other commands of an address but `Move`": "entries_of_address",
    "new tables, branches and `Rematch` of a guest": "tables",
    "new tables, branches and `Rematch` of an address": "tables_of_address",
    "tables that are opened as public, or made so, by an address": "public_of_address",
    "`Advise` of a guest": "hints",
    "`Advise` of an address": "hints_of_address",
    "connections to tables of a guest": "arrivals",
    "connections to tables of an address": "arrivals_of_address",
    "replays, charts and verifications of an address that are not known yet": "works_of_address",
    "reviews that an address asks for": "reviews_of_address",
    "requests of an address, handshakes of WebSockets too": "requests_of_address",
    "changes of name or devices by an address": "identities_of_address",
    "wrong codes of everybody together": "guesses",
    "wrong codes of an address": "guesses_of_address",
}
"""What the page calls each of `Limits`."""


def rows(*headings: str) -> list[list[str]]:
    """The cells of all tables of the page whose columns have these headings."""
    found: list[list[str]] = []
    inside = False
    for line in PAGE.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        if cells == list(headings):
            inside = True
        elif not cells:
            inside = False
        elif inside and set(line) - set("|- "):
            found.append(cells)
    assert found, f"the page has no table {headings}"
    return found


def quoted(cell: str) -> list[str]:
    return QUOTED.findall(cell)


def fields_by_name(table: list[list[str]]) -> dict[str, set[str]]:
    """The first two columns: a name, and the names of its fields."""
    return {quoted(row[0])[0]: set(quoted(row[1])) for row in table}


def tagged(union: object) -> dict[str, set[str]]:
    """Every struct of a union by the tag that it has in JSON, with its fields."""
    return {str(one.__struct_config__.tag): set(one.__struct_fields__) for one in get_args(union)}


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)


def examples() -> Iterator[dict[str, Any]]:
    """Every message that the page shows."""
    decoder = json.JSONDecoder()
    for block in blocks("json"):
        rest = block.strip()
        while rest:
            message, end = decoder.raw_decode(rest)
            rest = rest[end:].strip()
            yield message


def server_modules() -> list[ModuleType]:
    return [
        importlib.import_module(one.name) for one in pkgutil.walk_packages(parlour.server.__path__, "parlour.server.")
    ]


def calls(module: ModuleType) -> Iterator[tuple[str, list[ast.expr]]]:
    """Every call in a module: the last part of what is called, and its arguments."""
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.Call):
            match node.func:
                case ast.Name(id=name) | ast.Attribute(attr=name):
                    yield name, node.args


def codes_of(kind: str) -> set[str]:
    """The codes that the server gives to a function of this name."""
    return {
        str(arguments[0].value)
        for module in server_modules()
        for name, arguments in calls(module)
        if name == kind and arguments and isinstance(arguments[0], ast.Constant)
    }


def close_codes() -> set[int]:
    """The codes with which the server closes connections, as numbers or as constants of a module."""
    found = set(CLOSES.values())
    for module in server_modules():
        for name, arguments in calls(module):
            if name in ("close", "_fail"):
                for argument in arguments:
                    value = argument.value if isinstance(argument, ast.Constant) else None
                    if isinstance(argument, ast.Name):
                        value = vars(module).get(argument.id)
                    if type(value) is int:
                        found.add(value)
    return found


def test_every_command_is_there_with_its_fields() -> None:
    assert fields_by_name(rows("command", "fields", "who", "when and what")) == tagged(Command)
    for reaction in get_args(Reaction):
        assert f"`{reaction}`" in PAGE


def test_every_message_is_there_with_its_fields() -> None:
    assert fields_by_name(rows("message", "fields", "answered by")) == tagged(FromClient)
    assert fields_by_name(rows("message", "fields", "says")) == tagged(FromServer)
    assert fields_by_name(rows("message", "fields", "who asks", "does")) == tagged(FromFollower)
    assert fields_by_name(rows("message", "fields", "tells")) == tagged(ToFollower)


def test_every_update_is_there_with_the_fields_that_are_told() -> None:
    assert fields_by_name(rows("entry", "fields", "means")) == tagged(Told)


def test_every_term_is_there() -> None:
    paragraph = next(part for part in PAGE.split("\n\n") if part.startswith("**Terms**"))
    assert set(Terms.__struct_fields__) <= set(quoted(paragraph))


def test_every_message_has_an_example_and_the_examples_can_be_read() -> None:
    shown = set()
    for message in examples():
        shown.add(message["type"])
        union: Any = next(union for union in MESSAGES if message["type"] in tagged(union))
        msgspec.convert(message, union)
    assert shown == {name for union in MESSAGES for name in tagged(union)}


def test_what_is_said_of_taking_back_is_so() -> None:
    assert WITHDRAWING == 5_000
    assert "For five seconds it is **withdrawn**" in PAGE
    assert usual.MOMENT == 2.0
    assert PAGE.count("two seconds") == 2
    assert f"the log has {LONGEST_LOG} entries" in PAGE


def test_the_wait_for_everybody_s_luck_is_that_of_the_code() -> None:
    assert START_PATIENCE == 4_000
    assert PAGE.count("four seconds") == 2


def test_every_refusal_is_there() -> None:
    of_table = {quoted(row[0])[0]: row[1] for row in rows("code", "over REST", "when the table says no")}
    assert of_table == {code: str(OF_TABLE.get(code, CONFLICT)) for code in REFUSALS}
    of_server = {quoted(row[0])[0]: row[1] for row in rows("code", "over REST", "when the server says no")}
    assert of_server == {code: str(status) for code, status in OWN.items()}


def test_the_server_refuses_with_nothing_but_what_is_listed_and_in_one_shape() -> None:
    """Every refusal of the server goes through `refusal` or `refuse`, and none of its reasons is left over."""
    assert codes_of("Refusal") == set()
    used = codes_of("refusal") | codes_of("refuse")
    assert used - set(REFUSALS) == set(OWN)


def test_every_operation_is_there_and_no_other() -> None:
    table = rows("method", "path", "does", "refuses with")
    operations = {(row[0], quoted(row[1])[0]) for row in table}
    handled = {
        (str(method), re.sub(r":\w+}", "}", path))
        for handler in HANDLERS
        if isinstance(handler, HTTPRouteHandler)
        for path in handler.paths
        for method in handler.http_methods
    }
    assert operations == handled
    others = [handler for handler in HANDLERS if not isinstance(handler, HTTPRouteHandler)]
    for path in (path for handler in others for path in handler.paths):
        assert re.sub(r":\w+}", "}", path) in PAGE


def test_every_close_code_is_there() -> None:
    used = close_codes()
    assert {*CLOSES.values(), live.POLICY, sockets.NO_TEXT} < used
    assert used <= {int(row[0]) for row in rows("code", "why", "then")}


def test_the_limits_are_those_of_the_code() -> None:
    limits = {name: one for name, one in vars(Limits(is_limited=True)).items() if isinstance(one, Limit)}
    told = {LIMITS[row[0]]: (float(row[1]), float(row[2])) for row in rows("of what", "a second", "burst")}
    assert told == {name: (one.rate, one.burst) for name, one in limits.items()}
    assert f"at most {LARGEST_MESSAGE // 1024} KiB, whichever way it comes, a record" in PAGE
    assert f"a record at most {LARGEST_RECORD // 1024**2} MiB" in PAGE
    assert f"a frame of more than {4 * LARGEST_MESSAGE // 1024} KiB" in PAGE
    assert f"more than {live.PATIENCE} messages" in PAGE
    assert f"{client.MOST_WAITING // 1024**2} MiB waits because" in PAGE
    assert f"at most the newest {audience.BACKLOG}" in PAGE
    assert f"{SOCKETS_OF_GUEST} connections of a guest and {SOCKETS_OF_ADDRESS} of an address" in PAGE
    assert f"{connections.BESIDES} more of the address" in PAGE
    assert f"{sockets.FRAMES_AT_ONCE} frames at once and {sockets.FRAMES} a second" in PAGE
    assert f"has not ended it within {sockets.CLOSE_PATIENCE:.0f} seconds" in PAGE
    assert f"{BODIES_OF_ADDRESS // 1024**2} MiB of its requests" in PAGE
    assert f"within {usual.PATIENCE:.0f} seconds, its head within {connections.HEAD_PATIENCE:.0f}" in PAGE
    assert f"read within {connections.READ_PATIENCE:.0f}" in PAGE
    assert f"At most {workshop.MOST_WAITING} of them wait, {WORKS_OF_ADDRESS} of one address" in PAGE
    assert f"takes longer than {workshop.LONGEST:.0f} seconds" in PAGE


def test_the_schema_is_up_to_date() -> None:
    for path, text in generated().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name} is out of date: run `python -m tools.protocol`"
    assert PAGE.startswith(f"# The server's protocol, version {PROTOCOL}\n")


@pytest.fixture(params=[2, 1], ids=["second scheme", "first scheme"])
def scheme(request: pytest.FixtureRequest) -> int:
    return int(request.param)


@pytest.fixture
def fairness(scheme: int) -> Fairness:
    """The example of the page."""
    second, first = (msgspec.json.decode(block, type=Fairness) for block in blocks("fairness"))
    assert (second.version, first.version) == (2, 1)
    return second if scheme == 2 else first


def test_the_example_of_a_fair_deal_recomputes(fairness: Fairness) -> None:
    """With nothing but SHA-256, as the page's commands do it, and with the code."""
    session = next(block for block in blocks("sh") if fairness.secret in block)
    steps = re.findall(r"^\$ printf %s '(.*)' \| sha256sum\n(\w{64})  -$", session, re.MULTILINE)
    assert [sha256(text.encode()).hexdigest() for text, _ in steps] == [digest for _, digest in steps]
    commitment, seed = (digest for _, digest in steps)
    bound = (fairness.version, fairness.table, fairness.secret)
    assert commitment == fairness.commitment == commitment_to(*bound)
    assert seed == seed_of(*bound, fairness.entropy)
    assert unfairness(fairness, seed, ["human", "human"]) is None


def test_the_example_deals_the_cards_that_the_page_names(fairness: Fairness) -> None:
    after = PAGE[PAGE.index(fairness.secret) :]
    line = next(line for line in after.splitlines() if line.startswith("The second line is the seed"))
    cards = quoted(line)
    seed = seed_of(fairness.version, fairness.table, fairness.secret, fairness.entropy)
    match = Match(parlour.game("diamoniak"), [Seat("Ada", "human"), Seat("Ben", "human")], seed)
    assert match.start["pile"][: len(cards)] == cards
    assert f"seat {match.start['first']} begins" in line
