"""Files of trained nets: read without anything but the standard library, and every byte of them checked before it is
used. `docs/learning.md` says what stands in one.

A file is in the safetensors format: eight bytes with the length of a header, the header (JSON: metadata, and for each
tensor its type, shape and place), and the numbers. It holds nothing that could be run.
"""

import hashlib
from array import array
from functools import lru_cache
from math import isfinite, prod
from pathlib import Path
from sys import byteorder
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from parlour.bots.net import Layer, NetPolicy
from parlour.engine.game import AnyGame, UsageError

FORMAT = "parlour-net/1"
PREFIX = "net:"
MOST_BYTES = 5_000_000
"""No net is larger."""
MOST_HEADER = 100_000
MOST_LAYERS = 8
LENGTH = 8
"""Bytes that say how long the header is."""
KEPT = 8
"""Nets that a process keeps at hand."""

Count = Annotated[int, Meta(ge=0, le=MOST_BYTES)]
Id = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_/-]{1,40}(?!\n)$")]
"""What is said again when a net is refused: no line break, and nothing that a terminal obeys."""


class BadNet(UsageError):
    """A file that is no net, or none for what is asked of it."""


class Tensor(Struct, frozen=True):
    """Where the numbers of a tensor stand, and how."""

    dtype: str
    shape: Annotated[list[Count], Meta(max_length=2)]
    data_offsets: tuple[Count, Count]


class About(Struct, frozen=True):
    """What a file says of its net."""

    format: Id
    game: Id
    rules_version: Id
    players: Annotated[str, Meta(pattern=r"^[0-9]{1,2}(,[0-9]{1,2}){0,9}(?!\n)$")]
    """The numbers of players that it learnt to play with, with commas."""
    layout: str
    """The digest of what its inputs and outputs mean (`layout_digest`)."""
    architecture: Id
    """`mlp-sqrt-relu`: the square root of each byte goes in; all layers but the last are followed by max(0, x)."""
    training: str = ""
    """How it was trained, as JSON, for who wants to know."""


ARCHITECTURE = "mlp-sqrt-relu"


class Net(Struct, frozen=True):
    """A net as it stands in its file."""

    path: str
    digest: str
    about: About
    layers: list[tuple[int, int, list[float], list[float]]]
    """Inputs, outputs, weights (those of the first input first), biases."""

    def check(self, game: AnyGame, players: int) -> None:
        """Refuses a game, rules, an observation or a table that it was not made for."""
        about = self.about
        told = game.observation
        if about.game != game.id:
            raise BadNet(f"{self.path} is a net for {about.game}, not for {game.id}")
        if about.rules_version != str(game.rules_version):
            raise BadNet(
                f"{self.path} learnt {game.id} by rules version {about.rules_version}, not {game.rules_version}:"
                " train it anew"
            )
        if told is None or about.layout != layout_digest(game):
            raise BadNet(f"{self.path} was trained on another observation of {game.id}: train it anew")
        if (self.layers[0][0], self.layers[-1][1]) != (told.size, game.actions):
            raise BadNet(f"{self.path} has other inputs or outputs than {game.id}: it is damaged")
        counts = about.players.split(",")
        if str(players) not in counts:
            raise BadNet(f"{self.path} plays {game.id} with {' or '.join(counts)} players, not with {players}")

    def policy(self, game: AnyGame) -> NetPolicy:
        """A player; whoever asks has checked that it fits."""
        assert game.observation is not None
        return NetPolicy(game.observation.observer(), game.observation.size, [Layer(*one) for one in self.layers])


def layout_digest(game: AnyGame) -> str:
    """What the inputs and outputs of a net for a game mean, in a few letters: it changes when they do."""
    told = () if game.observation is None else game.observation.seen
    said = msgspec.json.encode([[[field.name, field.shape] for field in told], game.actions])
    return hashlib.sha256(said).hexdigest()[:16]


def read_net(path: str) -> Net:
    """A net out of its file, or a sentence about why not."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:  # a name with a zero byte is a ValueError
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise BadNet(f"cannot read the net {path}: {reason}") from None
    if len(data) > MOST_BYTES:
        raise BadNet(f"{path} has more than {MOST_BYTES:,} bytes: no net is so large")
    about, tensors = _opened(path, data)
    return Net(path, hashlib.sha256(data).hexdigest()[:16], about, _layers(path, tensors))


@lru_cache(maxsize=KEPT)
def net_with(path: str, digest: str) -> Net:
    """The net that a bot was named after: the same bytes still, wherever it plays."""
    net = read_net(path)
    if net.digest != digest:
        raise BadNet(f"{path} is another net by now: it was {digest}, and is {net.digest}")
    return net


def _opened(path: str, data: bytes) -> tuple[About, dict[str, tuple[list[int], list[float]]]]:
    """What a file says of itself, and its tensors by name."""
    length = int.from_bytes(data[:LENGTH], "little")
    if len(data) < LENGTH or not 0 < length <= min(MOST_HEADER, len(data) - LENGTH):
        raise BadNet(f"{path} is no net, or damaged: it has no whole header")
    try:
        header = msgspec.json.decode(data[LENGTH : LENGTH + length], type=dict[str, Any])
        about = msgspec.convert(header.pop("__metadata__", {}), About)
        places = msgspec.convert(header, dict[str, Tensor])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadNet(f"{path} is no net, or damaged: its header does not say what it must ({error})") from None
    if about.format != FORMAT or about.architecture != ARCHITECTURE:
        raise BadNet(
            f"{path} is of the format {about.format!r} and the architecture {about.architecture!r};"
            f" this version reads {FORMAT!r} and {ARCHITECTURE!r}"
        )
    body = memoryview(data)[LENGTH + length :]
    found: dict[str, tuple[list[int], list[float]]] = {}
    end = 0
    for name, tensor in sorted(places.items(), key=lambda one: one[1].data_offsets):
        start, stop = tensor.data_offsets
        if start != end or stop > len(body) or tensor.dtype != "F32" or stop - start != 4 * prod(tensor.shape):
            raise BadNet(f"{path} is no net, or damaged: the tensor {name!r} is not where or what its header says")
        end = stop
        numbers = array("f", bytes(body[start:stop]))
        if byteorder == "big":
            numbers.byteswap()
        if not all(map(isfinite, numbers)):
            raise BadNet(f"{path} is no net, or damaged: the tensor {name!r} has what is no number")
        found[name] = tensor.shape, numbers.tolist()
    if end != len(body):
        raise BadNet(f"{path} is no net, or damaged: its numbers do not end where its header says")
    return about, found


def _layers(
    path: str, tensors: dict[str, tuple[list[int], list[float]]]
) -> list[tuple[int, int, list[float], list[float]]]:
    """The tensors `0.weight`, `0.bias`, `1.weight` … as layers that fit each other."""
    layers: list[tuple[int, int, list[float], list[float]]] = []
    count = len(tensors) // 2
    if not 2 <= count <= MOST_LAYERS or len(tensors) % 2 != 0:
        raise BadNet(f"{path} is no net, or damaged: it has {len(tensors)} tensors")
    for number in range(count):
        shape, weights = tensors.get(f"{number}.weight", ([], []))
        bias_shape, biases = tensors.get(f"{number}.bias", ([], []))
        if len(shape) != 2 or 0 in shape or bias_shape != shape[1:]:
            raise BadNet(f"{path} is no net, or damaged: layer {number} has no weights and biases that go together")
        if layers and layers[-1][1] != shape[0]:
            raise BadNet(f"{path} is no net, or damaged: layer {number} does not fit the one before it")
        layers.append((shape[0], shape[1], weights, biases))
    return layers
