"""Learning learns, goes on where it stopped, and refuses what cannot be."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import msgspec
import numpy as np
import pytest
from safetensors.numpy import load_file

from parlour.engine.game import UsageError
from parlour.engine.registry import game as game_by_id
from parlour.learn import Recipe, Run, dmc, learn, mlp
from parlour.learn.checkpoints import checkpoint_of
from parlour.learn.curves import Point
from parlour.learn.learner import optimiser, stepped, telling
from parlour.learn.lessons import Lessons
from parlour.learn.ppo import Ppo
from parlour.learn.recipe import checked
from parlour.learn.rollouts import Played, Table, credit, outcomes
from parlour.learn.sight import Sight
from parlour.research import Vector, as_fields
from parlour.research.arrays import observation_of
from tests.cli.running import parlour, refused

SMALL: dict[str, Any] = {
    "game": "diamoniak",
    "players": (3,),
    "hidden": (16,),
    "lanes": 16,
    "steps": 24,
    "updates": 2,
    "epochs": 1,
    "batch": 128,
}


def rounds(out: Path, number: int, **settings: Any) -> dict[str, Any]:
    """A small run, one process after the other as it were: what it kept after so many rounds in all."""
    run = Run(Recipe(**SMALL | settings), out, measured=4)
    while len(run.points) < number:
        run.round()
    return {"net": out.read_bytes(), **load_file(checkpoint_of(out))}


@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"algorithm": "dmc", "opponents": ("self", "heuristic")},
        {"teacher": "level1", "lessons": 3},
        {"fade": 400, "average": 0.9},
    ],
    ids=["ppo", "dmc", "lessons", "fading"],
)
def test_a_run_that_was_stopped_comes_to_the_same_as_one_that_was_not(tmp_path: Path, settings: dict[str, Any]) -> None:
    at_once = rounds(tmp_path / "a.safetensors", 2, **settings)
    for number in (1, 2):
        in_parts = rounds(tmp_path / "b.safetensors", number, **settings)
    assert at_once.keys() == in_parts.keys()
    for name, value in at_once.items():
        assert np.array_equal(value, in_parts[name]), name
    assert rounds(tmp_path / "c.safetensors", 2, **settings | {"seed": 2})["net"] != at_once["net"]


def test_the_learner_beats_random_play(tmp_path: Path) -> None:
    """From nothing, in some thirty thousand decisions: fair is a third, and it wins five matches of six."""
    play = {"hidden": (32,), "lanes": 64, "steps": 32, "updates": 8, "epochs": 3, "batch": 256, "rate": 4e-3}
    run = Run(Recipe(**SMALL | play), tmp_path / "net.safetensors", against="random", measured=150)
    learn(run, decisions=2 * run.recipe.decisions)
    assert run.points[-1].share > 0.6


def test_columns_without_a_say_are_left_out_and_nothing_else_changes() -> None:
    """A step with them and one without come to the same net."""
    recipe = Recipe(**SMALL)
    luck = np.random.default_rng(1)
    told = np.zeros((128, 200), np.uint8)
    told[:, 7:150:3] = luck.integers(0, 4, (128, 48))
    columns = telling(told)
    assert len(columns) == 64
    assert set(np.flatnonzero(told.any(0))) <= set(columns)
    params = {"net": mlp.made(jax.random.key(1), 200, (8,), 5, 1.0)}
    batch = {
        "actions": jnp.asarray(luck.integers(0, 5, 128)),
        "targets": jnp.asarray(luck.random(128, np.float32)),
        "weights": jnp.ones(128),
    }
    found = []
    for places in (np.arange(200), columns):
        learnt = params, optimiser(recipe).init(params), params["net"]
        given = {**batch, "observations": jnp.asarray(told[:, places])}
        found.append(stepped(dmc.missed, recipe, learnt, given, {"net": places}, jax.random.key(2))[0][0]["net"])
    for one, other, before in zip(*map(jax.tree.leaves, (*found, params)), strict=True):
        assert np.allclose(one, other, atol=1e-6)
        assert not np.allclose(one, before, atol=1e-5)


def test_a_critic_sees_which_cards_come_next_each_kind_as_a_choice_of_its_own() -> None:
    game = game_by_id("diamoniak")
    told = observation_of(game)
    sight = Sight(told)
    vector = Vector(game, 4, players=3, states=True, seed=5)
    assert vector.states is not None
    shown = sight.of(vector.states)
    assert shown.shape == (4, sight.size)
    assert (shown[:, : told.size] == vector.observations).all()
    choices = shown[:, told.size :].reshape(4, -1, len(game.cards))
    assert choices.sum(2).tolist() == [[1] * choices.shape[1]] * 4
    assert (choices.argmax(2) + 1 == as_fields(game, vector.states)["pile"][:, : choices.shape[1]]).all()


def test_where_a_critic_has_no_room_for_codes_they_are_left_out() -> None:
    """In Villains the next card of each draw pile is told, and of the piles of play only what the mover knows."""
    told = observation_of(game_by_id("villains"))
    states = np.zeros((1, told.state_size), np.uint8)
    fields = as_fields(game_by_id("villains"), states)
    fields["piles"][:] = 7
    assert not Sight(told).of(states).any()
    fields["draw"][:, :, 1:] = 7
    assert not Sight(told).of(states).any()
    fields["draw"][:, :, 0] = 7
    assert Sight(told).of(states).sum() == 6


def test_the_rate_fades_and_the_average_lags_behind() -> None:
    """After the ninth step of one gradient all are a tenth of the first; the average is between beginning and end."""
    recipe = Recipe(**SMALL | {"fade": 128 * 9, "average": 0.5})
    weights = {"net": [{"weight": jnp.zeros((1, 1)), "bias": jnp.zeros(1)}]}
    gradient = jax.tree.map(jnp.ones_like, weights)
    memory = optimiser(recipe).init(weights)
    sizes = []
    for _ in range(12):
        change, memory = optimiser(recipe).update(gradient, memory, weights)
        sizes.append(-float(change["net"][0]["bias"][0]))
    assert sizes[0] == pytest.approx(recipe.rate, rel=1e-3)
    assert sizes[9:] == pytest.approx([0.1 * recipe.rate] * 3, rel=1e-3)
    game = game_by_id("diamoniak")
    learner = Ppo(game, recipe)
    first = learner.net[0]["weight"]
    table = Table(game, recipe, recipe.opponents)
    table.deal("test")
    learner.update(table)
    last, average = learner.net[0]["weight"], learner.average[0]["weight"]
    assert float(jnp.abs(average - last).max()) > 0
    assert float(jnp.abs(average - last).sum()) < float(jnp.abs(first - last).sum())


def test_a_search_teaches_how_often_it_tried_each_action() -> None:
    recipe = Recipe(**SMALL | {"lanes": 4, "batch": 96}, teacher="ismcts:300", lessons=1)
    lessons = Lessons(checked(recipe), recipe)
    lessons.begin(0)
    masks = lessons.table.vectors[0].masks.copy()
    lessons.choose(lessons.table, None, masks)
    taught = lessons.taught[0]
    assert taught.sum(1) == pytest.approx(np.ones(4))
    assert (taught[masks == 0] == 0).all()
    assert ((taught > 0).sum(1) > 1).any()


def played(rewards: list[tuple[int, list[float]]], seats: list[int]) -> Played:
    """One lane: who decided, and what each match was worth to each seat when it ended with a decision."""
    steps = len(seats)
    worth = np.zeros((steps, 1, 2), np.float32)
    ends = np.zeros((steps, 1), np.bool_)
    for step, values in rewards:
        worth[step, 0] = values
        ends[step] = True
    nothing = np.zeros((steps, 1, 1), np.uint8)
    zeros = np.zeros((steps, 1))
    return Played(
        nothing, nothing, nothing, zeros.astype(np.int32), zeros.astype(np.float32), np.array(seats, np.int32)[:, None],
        worth, ends,
    )  # fmt: skip


def test_a_seat_is_credited_with_what_its_own_decisions_led_to() -> None:
    one = played([(2, [1.0, 0.0])], [0, 1, 0, 1, 0, 1])
    values = np.array([[0.5], [0.4], [0.7], [0.2], [0.3], [0.6]], np.float32)
    advantages, known = credit(one, values, trace=0.5)
    last = 1.0 - 0.7
    assert advantages[:3, 0] == pytest.approx([0.7 - 0.5 + 0.5 * last, 0.0 - 0.4, last])
    assert advantages[3, 0] == pytest.approx(0.6 - 0.2)
    assert known[:, 0].tolist() == [True, True, True, True, False, False]
    worth, over = outcomes(one)
    assert worth[:3, 0].tolist() == [1.0, 0.0, 1.0]
    assert over[:, 0].tolist() == [True, True, True, False, False, False]


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"players": ()}, "players is empty"),
        ({"players": (3, 9)}, "for 2 to 4 players, not 9"),
        ({"options": {"x": 1}}, "has no option 'x'"),
        ({"seed": -1}, "seed -1 is not a number"),
        ({"algorithm": "alphazero"}, "there is no algorithm 'alphazero'; they are ppo, dmc"),
        ({"reward": "fun"}, "there is no reward 'fun'"),
        ({"opponents": ("level9",)}, "there are no opponents 'level9'"),
        ({"opponents": ()}, "opponents, not 0"),
        ({"hidden": ()}, "hidden layers"),
        ({"hidden": (0,)}, "hidden layers"),
        ({"lanes": 0}, "lanes is a number from 1 to"),
        ({"steps": 1}, "steps is a number from 2"),
        ({"updates": 0}, "updates is a number from 1"),
        ({"epochs": 0}, "epochs is a number from 1"),
        ({"batch": 10**6}, "batch is a number from 1 to 384"),
        ({"rate": -1.0}, "rate is a number from 0 to 1"),
        ({"fade": -1}, "fade is a number from 0"),
        ({"average": 1.1}, "average is a number from 0 to 1"),
        ({"rate": float("nan")}, "rate is a number from 0 to 1"),
        ({"teacher": "level3"}, "go together"),
        ({"lessons": 3}, "go together"),
        ({"teacher": "nobody", "lessons": 3}, "there is no bot 'nobody'"),
    ],
)
def test_a_recipe_that_cannot_be_is_refused(settings: dict[str, Any], sentence: str) -> None:
    with pytest.raises(UsageError, match=sentence):
        checked(Recipe(**SMALL | settings))


def test_what_is_on_disk_is_not_overwritten(tmp_path: Path) -> None:
    out = tmp_path / "net.safetensors"
    with pytest.raises(UsageError, match="it is a folder"):
        Run(Recipe(**SMALL), tmp_path)
    with pytest.raises(UsageError, match="there is no folder"):
        Run(Recipe(**SMALL), tmp_path / "none" / "net.safetensors")
    rounds(out, 1)
    with pytest.raises(UsageError, match=r"is of another run \(recipe.seed"):
        Run(Recipe(**SMALL | {"seed": 2}), out)
    curve = tmp_path / "net.curve.jsonl"
    kept = curve.read_bytes()
    curve.write_bytes(b"{")
    with pytest.raises(UsageError, match="missing or damaged"):
        Run(Recipe(**SMALL), out)
    curve.write_bytes(kept)
    checkpoint = checkpoint_of(out)
    data = checkpoint.read_bytes()
    for damaged in (b"", data[:-7], out.read_bytes()):
        checkpoint.write_bytes(damaged)
        with pytest.raises(UsageError, match="no checkpoint, or damaged"):
            Run(Recipe(**SMALL), out)
    checkpoint.unlink()
    with pytest.raises(UsageError, match="is there already, and no checkpoint"):
        Run(Recipe(**SMALL), out)


def test_the_command_learns_goes_on_and_says_how_strong_the_net_is(tmp_path: Path) -> None:
    out = tmp_path / "net.safetensors"
    words = (
        "--hidden 16 --lanes 16 --decisions 24 --batch 128 --updates 1 --epochs 1 --against random --games 6 --cores 1"
    )
    command = ["learn", "diamoniak", "--out", str(out), *words.split()]
    first = parlour(*command, "--steps", "384")
    assert first.returncode == 0, first.stderr
    again = parlour(*command, "--steps", "700")
    assert again.returncode == 0, again.stderr
    assert "goes on after round 1, 384 decisions" in again.stdout
    assert "The net alone among others" in again.stdout
    lines = (tmp_path / "net.curve.jsonl").read_bytes().splitlines()
    points = [msgspec.json.decode(line, type=Point) for line in lines]
    assert [point.decisions for point in points] == [384, 768]
    assert (tmp_path / "net.curve.svg").read_text().startswith("<svg")
    table = msgspec.json.decode((tmp_path / "net.table.json").read_bytes())
    assert [(one["against"], one["matches"]) for one in table] == [("random", 6)]
    assert "no folder" in refused(2, "learn", "diamoniak", "--out", tmp_path / "none" / "net", "--steps", "1")


def test_the_command_refuses_in_a_sentence(tmp_path: Path) -> None:
    out = tmp_path / "net.safetensors"
    assert "how long" in refused(2, "learn", "diamoniak", "--out", out)
    assert "how long" in refused(2, "learn", "diamoniak", "--out", out, "--minutes", "-1")
    assert "--players is a number" in refused(2, "learn", "diamoniak", "--out", out, "--steps", "1", "--players", "x")
    assert "there is no bot" in refused(2, "learn", "diamoniak", "--out", out, "--steps", "1", "--against", "me")
    assert "numbers from 1 on" in refused(2, "learn", "diamoniak", "--out", out, "--steps", "1", "--matches", "0")
    assert "at least one core" in refused(2, "learn", "diamoniak", "--out", out, "--steps", "1", "--cores", "0")
    assert "no algorithm" in refused(2, "learn", "diamoniak", "--out", out, "--steps", "1", "--algorithm", "x")
    assert not list(tmp_path.iterdir())


def test_without_the_extra_the_command_says_how_to_get_it(tmp_path: Path) -> None:
    program = (
        "import sys\n"
        "sys.modules.update(dict.fromkeys(('jax', 'numpy', 'optax', 'safetensors'), None))\n"
        "from parlour.cli import main\n"
        f"sys.argv = 'parlour learn diamoniak --steps 1 --out {tmp_path / 'net'}'.split()\n"
        "main()\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "parlour: jax is not installed: pip install 'parlour[learn]' brings it\n"
