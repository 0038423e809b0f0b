"""Whole matches put down in bytes as they are played: what the seat to act knew, what it might do, and what it did."""

from array import array
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from parlour.engine.ints import Ints
from parlour.engine.observer import Observer, Sheet
from parlour.engine.playout import Policy
from parlour.engine.rng import Rng
from parlour.engine.state import State


@final
class Notes:
    """The decisions of some matches, one after the other: a row of bytes for each observation and for each mask."""

    def __init__(self, observer: Observer, size: i64, actions: i64) -> None:
        self.observer: Observer = observer
        self.sheet: Sheet = Sheet(size)
        self.mask: vec[u8] = vec[u8]([0] * actions)
        self.offers: Ints = Ints()
        self.row: memoryview = memoryview(self.sheet.words).cast("B")[:size]
        self.mask_row: memoryview = memoryview(self.mask)
        self.observations: bytearray = bytearray()
        self.masks: bytearray = bytearray()
        self.actions: array[int] = array("i")
        self.seats: bytearray = bytearray()

    def decision(self, state: State) -> None:
        """Puts down what the seat to act knows and may do; `action` has to follow."""
        sheet = self.sheet
        sheet.begin()
        self.observer.see(state, state.to_act, sheet)
        self.observations += self.row
        offers = self.offers
        mask = self.mask
        items = offers.items
        for i in range(offers.size):
            mask[items[i]] = 0
        state.legal(offers)
        items = offers.items
        for i in range(offers.size):
            mask[items[i]] = 1
        self.masks += self.mask_row
        self.seats.append(state.to_act)

    def action(self, action: i64) -> None:
        """Puts down what it did."""
        self.actions.append(action)


def play_noted(state: State, policies: list[Policy], rng: Rng, notes: Notes) -> i64:
    """Plays on to the end, one policy for each seat, and puts every decision down; returns the number of moves made."""
    moves: i64 = 0
    while not state.is_over:
        notes.decision(state)
        action = policies[state.to_act].choose(state, rng)
        notes.action(action)
        state.apply(action)
        moves += 1
    return moves
