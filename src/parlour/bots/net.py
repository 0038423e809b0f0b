"""What a trained net says, in compiled code and with nothing else installed: what a seat knows goes in as bytes, and
what each legal action promises comes out.
"""

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.engine.ints import Ints
from parlour.engine.observer import Observer, Sheet
from parlour.engine.playout import Policy
from parlour.engine.rng import Rng
from parlour.engine.state import State

BYTES: Final = 256


@final
class Layer:
    """Every output is the sum of the inputs, each times its weight, and a bias."""

    def __init__(self, inputs: i64, outputs: i64, weights: list[float], biases: list[float]) -> None:
        self.inputs: i64 = inputs
        self.outputs: i64 = outputs
        self.weights: vec[float] = vec[float](weights)
        """Those of the first input, one for each output, then those of the second …"""
        self.biases: vec[float] = vec[float](biases)
        self.values: vec[float] = vec[float]([0.0] * outputs)
        """What came out last."""

    def begin(self) -> None:
        values = self.values
        biases = self.biases
        for i in range(self.outputs):
            values[i] = biases[i]

    def add(self, place: i64, value: float) -> None:
        """An input that is not 0."""
        values = self.values
        weights = self.weights
        row: i64 = place * self.outputs
        for i in range(self.outputs):
            values[i] += value * weights[row + i]


@final
class NetPolicy(Policy):
    """Plays the legal action that a net holds for the best, the first of equals."""

    def __init__(self, observer: Observer, size: i64, layers: list[Layer]) -> None:
        self.observer: Observer = observer
        self.sheet: Sheet = Sheet(size)
        self.hidden: list[Layer] = layers[:-1]
        self.last: Layer = layers[len(layers) - 1]
        self.roots: vec[float] = vec[float]([sqrt(float(i)) for i in range(BYTES)])
        """What a byte is to the net: small counts matter most, so it is the square root."""
        self.offers: Ints = Ints()

    def choose(self, state: State, rng: Rng) -> i64:
        offers = self.offers
        state.legal(offers)
        if offers.size == 1:
            return offers.items[0]
        self.think(state)
        best: i64 = offers.items[0]
        most = self.promise(best)
        for i in range(1, offers.size):
            action = offers.items[i]
            promise = self.promise(action)
            if promise > most:
                best = action
                most = promise
        return best

    def promises(self, state: State) -> list[float]:
        """What the net says of every legal action, in their order: for a search, and for tests."""
        state.legal(self.offers)
        self.think(state)
        return [self.promise(self.offers.items[i]) for i in range(self.offers.size)]

    def think(self, state: State) -> None:
        """Asks the net, up to its last hidden layer, about what the seat to act knows, and nothing else."""
        sheet = self.sheet
        sheet.begin()
        self.observer.see(state, state.to_act, sheet)
        layer = self.hidden[0]
        layer.begin()
        roots = self.roots
        words = sheet.words
        for i in range(i64(len(words))):
            word = words[i]
            if word != 0:
                for place in range(8):
                    byte = (word >> (place << 3)) & 0xFF
                    if byte != 0:
                        layer.add((i << 3) + place, roots[byte])
        for number in range(1, len(self.hidden)):
            following = self.hidden[number]
            following.begin()
            for i in range(layer.outputs):
                value = layer.values[i]
                if value > 0.0:
                    following.add(i, value)
            layer = following

    def promise(self, action: i64) -> float:
        """One output of the last layer: nobody needs those of actions that may not be taken."""
        before = self.hidden[len(self.hidden) - 1].values
        last = self.last
        weights = last.weights
        total = last.biases[action]
        for i in range(last.inputs):
            value = before[i]
            if value > 0.0:
                total += value * weights[i * last.outputs + action]
        return total
