"""What a run keeps on disk: the net, which is all that a player needs, and the checkpoint, from which a run goes on."""

from pathlib import Path
from typing import Any

import jax
import msgspec
import numpy as np
from msgspec import Struct
from safetensors import SafetensorError, safe_open

from parlour.bots.nets import ARCHITECTURE, FORMAT, MOST_BYTES, layout_digest
from parlour.engine.game import AnyGame, UsageError
from parlour.engine.record import first_difference
from parlour.files import write
from parlour.learn import mlp
from parlour.learn.recipe import Recipe

CHECKPOINT = "parlour-checkpoint/1"
KINDS = {"<f4": "F32", "<i4": "I32", "<u4": "U32"}


class Progress(Struct, frozen=True):
    """How far a run has come."""

    lessons: int = 0
    """Rounds of lessons that are over."""
    rounds: int = 0
    decisions: int = 0
    """Of the learner's own play."""
    seconds: float = 0.0


def checkpoint_of(out: Path) -> Path:
    return out.with_name(f"{out.name.removesuffix('.safetensors')}.checkpoint.safetensors")


def encoded(tensors: dict[str, Any], about: dict[str, str]) -> bytes:
    """A safetensors file. The library's own writer puts the metadata in another order each time; the same net is the
    same bytes here."""
    header: dict[str, Any] = {"__metadata__": about}
    body = b""
    for name, tensor in tensors.items():
        array = np.ascontiguousarray(tensor)
        kind = KINDS[array.dtype.str]
        data = array.tobytes()
        header[name] = {"dtype": kind, "shape": array.shape, "data_offsets": [len(body), len(body) + len(data)]}
        body += data
    text = msgspec.json.encode(header)
    text += b" " * (-len(text) % 8)  # numbers start at a multiple of eight
    return len(text).to_bytes(8, "little") + text + body


def write_net(out: Path, game: AnyGame, recipe: Recipe, net: mlp.Mlp, training: dict[str, Any]) -> None:
    """A net as anybody can load it."""
    about = {
        "format": FORMAT,
        "game": game.id,
        "rules_version": str(game.rules_version),
        "players": ",".join(map(str, sorted(set(recipe.players)))),
        "layout": layout_digest(game),
        "architecture": ARCHITECTURE,
        "training": msgspec.json.encode({"recipe": recipe, **training}).decode(),
    }
    data = encoded(mlp.as_tensors(net), about)
    if len(data) > MOST_BYTES:
        raise UsageError(
            f"a net of {len(data):,} bytes is too large, at most {MOST_BYTES:,}: choose a smaller --hidden"
        )
    write(out, data)


def write_checkpoint(out: Path, recipe: Recipe, progress: Progress, state: Any) -> None:
    about = {
        "format": CHECKPOINT,
        "recipe": msgspec.json.encode(recipe).decode(),
        "progress": msgspec.json.encode(progress).decode(),
    }
    write(checkpoint_of(out), encoded(named(state), about))


def named(state: Any) -> dict[str, Any]:
    """Every array of a learner by where it stands."""
    return {
        jax.tree_util.keystr(path): np.atleast_1d(np.asarray(leaf))
        for path, leaf in jax.tree_util.tree_leaves_with_path(state)
    }


def read_checkpoint(out: Path, recipe: Recipe, state: Any) -> tuple[Progress, Any] | None:
    """How far the run came, and its learner, shaped like `state`; None when there is no checkpoint."""
    path = checkpoint_of(out)
    if not path.exists():
        if out.exists():
            raise UsageError(f"{out} is there already, and no checkpoint beside it; name another --out or remove it")
        return None
    try:
        with safe_open(path, "numpy") as file:
            about = file.metadata() or {}
            kept = {name: file.get_tensor(name) for name in file.keys()}  # noqa: SIM118 - it is no mapping
        if about["format"] != CHECKPOINT:
            raise ValueError(about["format"])
        progress = msgspec.json.decode(about["progress"], type=Progress)
        before = msgspec.json.decode(about["recipe"])
    except (SafetensorError, OSError, KeyError, ValueError, msgspec.DecodeError):
        raise UsageError(f"{path} is no checkpoint, or damaged; name another --out or remove it") from None
    difference = first_difference("recipe", before, msgspec.json.decode(msgspec.json.encode(recipe)))
    if difference:
        raise UsageError(f"{path} is of another run ({difference}); name another --out or remove it")
    wanted = named(state)
    if {name: one.shape for name, one in wanted.items()} != {name: one.shape for name, one in kept.items()}:
        raise UsageError(f"{path} is damaged: it lacks what its recipe needs; remove it")
    leaves = jax.tree_util.tree_leaves_with_path(state)
    filled = [
        jax.numpy.asarray(kept[jax.tree_util.keystr(place)].reshape(np.shape(leaf)), dtype=leaf.dtype)
        for place, leaf in leaves
    ]
    return progress, jax.tree.unflatten(jax.tree.structure(state), filled)
