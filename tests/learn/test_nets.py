"""A trained net plays as it was trained, without what trained it, and a file that is none is refused."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import jax.numpy as jnp
import msgspec
import numpy as np
import pytest
from safetensors.numpy import load, save

import parlour
from parlour.bots import bot_named
from parlour.bots.nets import MOST_BYTES, BadNet, layout_digest, read_net
from parlour.engine.game import UsageError
from parlour.engine.registry import game as game_by_id
from parlour.engine.rng import Sfc32
from parlour.learn import mlp
from parlour.research import Vector, observe
from tests.cli.running import parlour as run
from tests.learn.nets import untrained

GAMES = ("diamoniak", "digdig", "dwarfking", "villains")


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return untrained(tmp_path_factory.mktemp("nets"), "diamoniak", (3,))[0]


@pytest.mark.parametrize("game_id", GAMES)
def test_the_evaluator_says_what_jax_says_and_plays_it_from_a_view_alone(tmp_path: Path, game_id: str) -> None:
    path, net = untrained(tmp_path, game_id, (3,))
    bot = bot_named(f"net:{path}")
    game = game_by_id(game_id)
    policy = read_net(str(path)).policy(game)
    seen: list[Any] = []
    promised: list[dict[int, float]] = []
    chosen: list[int] = []
    for number in range(2):
        match = parlour.start(game_id, players=3, seed=number)
        rng = Sfc32(number)
        while len(seen) < 20 * (number + 1) and not match.is_over:
            seat, legal = match.state.to_act, match.state.legal_actions()
            seen.append(observe(game, match.state, seat))
            promised.append(dict(zip(legal, policy.promises(match.state), strict=True)))
            chosen.append(bot.choose(game, match.view(seat), legal, rng).action)
            other = match.state.clone()
            other.redeal(seat, Sfc32(99))
            assert bot.choose(game, game.view(other, seat), legal, rng).action == chosen[-1]
            match.take(legal[rng.below(len(legal))])
    said = np.asarray(mlp.outputs(net, jnp.asarray(np.stack(seen))))
    for row, promises, action in zip(said, promised, chosen, strict=True):
        expected = {one: float(row[one]) for one in promises}
        assert promises == pytest.approx(expected, rel=1e-5, abs=1e-5)
        assert expected[action] >= max(expected.values()) - 1e-5


def test_a_net_is_played_without_what_trained_it(path: Path) -> None:
    program = (
        "import sys\n"
        "class Missing:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name.split('.')[0] in ('jax', 'jaxlib', 'numpy', 'optax', 'safetensors'):\n"
        "            raise ModuleNotFoundError(name, name=name)\n"
        "sys.meta_path.insert(0, Missing())\n"
        "from parlour.cli import main\n"
        f"sys.argv = 'parlour simulate diamoniak --games 5 --rotate --bots net:{path},random,random'.split()\n"
        "main()\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "5 matches of 3" in done.stdout


def test_a_net_is_told_by_its_bytes(path: Path, tmp_path: Path) -> None:
    copied = tmp_path / "net.safetensors"
    copied.write_bytes(path.read_bytes())
    bot = bot_named(f"net:{copied}")
    other, _ = untrained(tmp_path, "diamoniak", (3,), seed=2)
    assert bot_named(f"net:{other}").net != bot.net
    copied.write_bytes(other.read_bytes())
    with pytest.raises(BadNet, match="another net by now"):
        bot.check(game_by_id("diamoniak"), 3)


def test_a_net_plays_what_it_was_trained_for(path: Path) -> None:
    bot = bot_named(f"net:{path}")
    with pytest.raises(BadNet, match="is a net for diamoniak, not for digdig"):
        bot.check(game_by_id("digdig"), 3)
    with pytest.raises(BadNet, match="plays diamoniak with 3 players, not with 4"):
        bot.check(game_by_id("diamoniak"), 4)
    with pytest.raises(BadNet, match="not with 2"):
        Vector("diamoniak", 1, players=2, opponents=f"net:{path}")
    vector = Vector("diamoniak", 4, players=3, opponents=f"net:{path}", only_choices=True)
    assert vector.masks.sum(1).min() > 1


def changed(path: Path, folder: Path, **about: str) -> Path:
    """The same net, whose file says something else of it."""
    data = path.read_bytes()
    length = int.from_bytes(data[:8], "little")
    said = msgspec.json.decode(data[8 : 8 + length])["__metadata__"] | about
    other = folder / "changed.safetensors"
    other.write_bytes(save(load(data), said))
    return other


@pytest.mark.parametrize(
    ("about", "sentence"),
    [
        ({"rules_version": "0"}, "learnt diamoniak by rules version 0, not 1: train it anew"),
        ({"layout": "0" * 16}, "was trained on another observation of diamoniak: train it anew"),
        ({"format": "parlour-net/9"}, "is of the format 'parlour-net/9'"),
        ({"architecture": "transformer"}, "and the architecture 'transformer'"),
    ],
)
def test_another_game_is_refused(path: Path, tmp_path: Path, about: dict[str, str], sentence: str) -> None:
    with pytest.raises(BadNet, match=sentence):
        bot_named(f"net:{changed(path, tmp_path, **about)}").check(game_by_id("diamoniak"), 3)


def with_header(header: Any, body: bytes = b"") -> bytes:
    text = header if isinstance(header, bytes) else msgspec.json.encode(header)
    return len(text).to_bytes(8, "little") + text + body


def hostile(path: Path) -> dict[str, bytes]:
    """Files that are no nets."""
    data = path.read_bytes()
    length = int.from_bytes(data[:8], "little")
    header: dict[str, Any] = msgspec.json.decode(data[8 : 8 + length])
    body = data[8 + length :]
    about = header["__metadata__"]
    tensors = load(data)
    first = header["0.weight"]
    start, end = first["data_offsets"]

    def says(name: str, **other: Any) -> bytes:
        return with_header(header | {name: header[name] | other}, body)

    def of(**other: str) -> bytes:
        return with_header(header | {"__metadata__": about | other}, body)

    infinite = {name: array.copy() for name, array in tensors.items()}
    infinite["0.bias"][0] = np.nan
    odd = {name: array for name, array in tensors.items() if name != "1.bias"}
    misfit = tensors | {"1.weight": np.zeros((7, 16), np.float32)}
    square, two = np.zeros((2, 2), np.float32), np.zeros(2, np.float32)
    small = {"0.weight": square, "0.bias": two, "1.weight": square, "1.bias": two}
    return {
        "empty": b"",
        "short": data[:5],
        "cut off in the header": data[:100],
        "cut off in the numbers": data[:-4],
        "longer than it says": data + b"\0",
        "an endless header": (2**63).to_bytes(8, "little") + data[8:],
        "no header": (0).to_bytes(8, "little") + data[8:],
        "no JSON": with_header(b"{", body),
        "deep JSON": with_header(b'{"a":' + b"[" * 50_000 + b"]" * 50_000 + b"}", body),
        "a list": with_header([], body),
        "not UTF-8": with_header(b'{"\xff": 1}', body),
        "no metadata": with_header({name: one for name, one in header.items() if name != "__metadata__"}, body),
        "numbers elsewhere": says("0.weight", data_offsets=[start, 10**12]),
        "numbers before the file": says("0.weight", data_offsets=[-4, end]),
        "overlapping": with_header(header | {"0.weight": first, "x": first}, body),
        "another shape": says("0.weight", shape=[1, 1]),
        "too many axes": says("0.weight", shape=[1, 1, 1]),
        "another type": says("0.weight", dtype="F64"),
        "no number": save(infinite, about),
        "a layer without bias": save(odd, about),
        "layers that do not fit": save(misfit, about),
        "one layer": save({name: one for name, one in tensors.items() if name.startswith("0")}, about),
        "another size": save(small, about),
        "a game with a second line": of(game="digdig\nAll is well"),
        "a game that clears the screen": of(game="\x1b[2Jdigdig"),
        "a game without end": of(game="d" * 50_000),
        "players that ring the bell": of(players="3\a"),
        "rules with a second line": of(rules_version="1\n"),
        "a format without end": of(format="f" * 50_000),
        "too large": b"\0" * (MOST_BYTES + 1),
    }


def test_a_damaged_or_hostile_file_is_refused_in_a_sentence(path: Path, tmp_path: Path) -> None:
    game = game_by_id("diamoniak")
    for what, data in hostile(path).items():
        bad = tmp_path / "bad.safetensors"
        bad.write_bytes(data)
        with pytest.raises(BadNet) as refused:
            bot_named(f"net:{bad}").check(game, 3)
        said = str(refused.value)
        assert str(bad) in said, what
        assert said.isprintable(), what
        assert len(said) < 300, what


def test_a_net_may_be_called_what_a_table_would_take_for_markup(path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "["  # with what follows `[/]`, which closes nothing
    folder.mkdir()
    marked = folder / "]-[b].safetensors"
    marked.write_bytes(path.read_bytes())
    for command, bots in (("simulate", f"net:{marked}"), ("arena", f"net:{marked},random")):
        answer = run(command, "diamoniak", "--bots", bots, "--games", "2", "--players", "3")
        assert answer.returncode == 0, answer.stderr
        assert "]-[b].safetensors" in "".join(answer.stdout.split())


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    for name in (tmp_path / "none.safetensors", tmp_path, "\0"):
        with pytest.raises(UsageError, match="cannot read the net"):
            bot_named(f"net:{name}")


def test_the_digest_of_a_layout_tells_games_apart() -> None:
    assert len({layout_digest(game_by_id(game_id)) for game_id in GAMES}) == len(GAMES)
