"""A language model's own matches over MCP: a real client, a real process, and whatever it may call wrongly."""

import asyncio
import subprocess
import sys

import pytest

from parlour.engine.game import OptionValue
from parlour.engine.registry import games
from parlour.engine.rng import Sfc32
from parlour.mcp.own import OwnMatch, Wishes
from parlour.mcp.tools import Tools
from parlour.words import words_of
from tests.mcp.asking import OVER, model, offered
from tests.research.playing import TABLES


def test_a_model_plays_a_whole_match_in_each_game() -> None:
    async def play() -> None:
        async with model("--legal", "always", "--level", "1") as one:
            listed = [tool.name for tool in (await one.client.list_tools()).tools]
            assert listed == ["rules", "observe", "play", "why_not", "games", "new_match"]
            about = await one.said("games")
            for game in games():
                assert game.id in about
                seen = await one.said("new_match", game=game.id, seat=1, seed=5)
                assert words_of(game).say("title") in await one.said("rules")
                moves = 0
                while OVER not in seen:
                    moves += 1
                    seen = await one.said("play", move=offered(seen)[moves % len(offered(seen))])
                assert moves > 2
                done, why = await one.call("play", move="ready")
                assert (done, why.partition(" says: ")[0][:17]) == (False, "The match is over")
                assert OVER in await one.said("observe")

    asyncio.run(play())


RULES = {f"{game}-{options}": (game, options) for game, _, options in TABLES}


@pytest.mark.parametrize(("game", "options"), RULES.values(), ids=RULES)
def test_a_model_plays_a_whole_match_with_every_number_of_players_and_every_option(
    game: str, options: dict[str, OptionValue]
) -> None:
    async def play() -> None:
        given = [f"--option={name}={str(value).lower()}" for name, value in options.items()]
        async with model("--game", game, "--legal", "always", "--level", "1", *given) as one:
            for players in [number for name, number, others in TABLES if (name, others) == (game, options)]:
                seen = await one.said("new_match", players=players, seat=players - 1, seed=5)
                assert f"You are Player {players}, one of {players} players." in seen
                rng, moves = Sfc32(players), 0
                while OVER not in seen:
                    moves += 1
                    may = offered(seen)
                    seen = await one.said("play", move=may[rng.below(len(may))])
                assert moves > 2

    asyncio.run(play())


def tools(**wishes: object) -> Tools:
    return Tools(OwnMatch(Wishes(**wishes)))  # type: ignore[arg-type]


def called(on: Tools, name: str, **arguments: object) -> tuple[bool, str]:
    answer = asyncio.run(on.call(name, arguments))
    [content] = answer.content
    assert content.type == "text"
    return not answer.is_error, content.text


WRONG: list[tuple[str, dict[str, object], str]] = [
    ("play", {}, "missing required field `move`"),
    ("play", {"move": 5}, "Expected `str`"),
    ("play", {"move": "ready", "seat": 1}, "unknown field `seat`"),
    ("play", {"move": "x" * 201}, "length <= 200"),
    ("observe", {"wait": 1e9}, "<= 60.0"),
    ("rules", {"clause": "G-T99"}, "no clause 'G-T99'"),
    ("new_match", {"game": "chess"}, "only one game"),
    ("new_match", {"players": 40}, "2 to 4 players"),
    ("new_match", {"level": 9}, "no level 9"),
    ("new_match", {"seat": 9}, "no seat 9"),
    ("new_match", {"seed": -1}, "a seed is a whole number"),
    ("cheat", {}, "there is no tool 'cheat'"),
]


@pytest.mark.parametrize(("name", "arguments", "why"), WRONG, ids=[f"{one[0]}-{one[2]}" for one in WRONG])
def test_what_is_called_wrongly_is_one_sentence_and_changes_nothing(
    name: str, arguments: dict[str, object], why: str
) -> None:
    on = tools(game="digdig", legal="always")
    before = called(on, "observe")
    done, text = called(on, name, **arguments)
    assert not done
    assert why in text
    assert "\n" not in text
    assert called(on, "observe") == before


def test_a_refused_move_cites_clause_and_sentence_and_why_not_plays_nothing() -> None:
    on = tools(game="digdig", legal="none")
    for tool in ("why_not", "play"):
        done, text = called(on, tool, move="play 10")
        assert not done
        assert "G-S2 says: Before the start" in text
    assert called(on, "why_not", move="ready") == (True, "ready is allowed.")
    assert isinstance(on.player, OwnMatch)
    assert on.player.text is not None
    assert not on.player.text.match.moves


def test_without_a_match_there_is_nothing_to_see() -> None:
    on = tools()
    for tool in ("observe", "rules"):
        assert called(on, tool) == (False, "no match has begun: new_match deals one")
    assert called(on, "new_match")[1].startswith("say which game: diamoniak, digdig")


def test_under_shuffled_names_the_game_is_not_named() -> None:
    on = tools(game="digdig", names="shuffled")
    everything = "".join(called(on, tool)[1] for tool in ("games", "rules", "observe", "new_match")).lower()
    for name in ("dig dig", "digdig", "boom", "ninja"):
        assert name not in everything


def test_each_new_match_has_the_next_deal() -> None:
    on = tools(game="digdig", seed=3)
    seen = [called(on, "observe")[1], called(on, "new_match")[1], called(on, "new_match", seed=3)[1]]
    assert seen[0] == seen[2] != seen[1]


def test_without_the_extra_the_command_says_how_to_get_it() -> None:
    """Of all that is missing then, what is asked for first names the extra."""
    program = (
        "import sys\n"
        "sys.modules.update(dict.fromkeys(('anyio', 'mcp', 'mcp_types'), None))\n"
        "from parlour.cli import main\n"
        "sys.argv = ['parlour', 'mcp']\n"
        "main()\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "parlour: this needs the extra 'llm': pip install 'parlour[llm]'\n"


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--game", "chess"], "there is no game 'chess'"),
        (["--legal", "often", "--game", "digdig"], "legal is none, on_error, always"),
        (["--legal", "often"], "legal is none, on_error, always"),
        (["--names", "x"], "names are real or shuffled"),
        (["--language", "fr"], "the languages are de, en"),
        (["--table", "http://127.0.0.1:9/", "--legal", "often"], "legal is none, on_error, always"),
        (["--seed", "-1"], "a seed is a whole number from 0 on, not -1"),
        (["--code", "BCDF"], "give --table"),
        (["--table", "http://127.0.0.1:9/", "--game", "digdig"], "leave --game"),
        (["--table", "http://127.0.0.1:9/#/t/abcdefghijklmnop"], "no Parlour server answers at"),
        (["--table", "ftp://elsewhere"], "is no address of a server"),
    ],
)
def test_a_command_that_cannot_be_is_one_line(arguments: list[str], why: str) -> None:
    command = [sys.executable, "-m", "parlour", "mcp", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert why in done.stderr
    assert done.stderr.count("\n") == 1
