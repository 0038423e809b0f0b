"""Many matches at once in compiled code: moves go in, observations and masks come out, in buffers that stay.

Every match has a lane. Lane i plays the matches i, i + stride, i + 2 · stride …, so that who plays which match depends
neither on how long others take nor on how many processes share the lanes.
"""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from parlour.engine.ints import Ints
from parlour.engine.observer import Observer, Sheet, words_for
from parlour.engine.playout import Policy
from parlour.engine.rng import Rng, Sfc32
from parlour.engine.state import State

NOBODY: Final = -1
"""In place of a seat: every seat is played from outside."""


@final
class Glance:
    """One position after the other: what a seat knows and may do, in buffers that stay."""

    def __init__(self, size: i64, actions: i64, observer: Observer) -> None:
        self.observer: Observer = observer
        self.observation: Sheet = Sheet(size)
        self.mask: vec[u8] = vec[u8]([0] * actions)
        self.offers: Ints = Ints()
        """What the mask says."""

    def at(self, state: State, seat: i64) -> None:
        """Looks from a seat; what it may do is nothing unless it is to act."""
        self.observation.begin()
        self.observer.see(state, seat, self.observation)
        mask = self.mask
        offers = self.offers
        for i in range(offers.size):
            mask[offers.items[i]] = 0
        offers.size = 0
        if not state.is_over and state.to_act == seat:
            state.legal(offers)
            for i in range(offers.size):
                mask[offers.items[i]] = 1


@final
class Lane:
    """Where one match after the other is played."""

    def __init__(self) -> None:
        self.number: i64 = 0
        """Which match it is."""
        self.state: State | None = None
        self.rng: Rng | None = None
        """The luck of the opponents."""
        self.learner: i64 = NOBODY
        """The seat that is played from outside, or NOBODY."""
        self.moves: i64 = 0
        self.waits: bool = False
        """Whether it is over, and the next match starts with the next step."""
        self.dice: Sfc32 | None = None
        """The luck of `Loop.sample`, once it was asked for in this match."""
        self.before: Sfc32 = Sfc32(0)
        """The same luck as it was before the last `Loop.draw`."""
        self.offers: Ints = Ints()
        """What the mask says."""
        self.observation: Sheet = Sheet(0)
        self.final: Sheet = Sheet(0)
        self.whole: Sheet = Sheet(0)


@final
class Loop:
    """So many lanes."""

    def __init__(
        self,
        first: i64,
        lanes: i64,
        stride: i64,
        seats: i64,
        actions: i64,
        size: i64,
        hidden: i64,
        observer: Observer,
        deal: Callable[[int], tuple[State, Rng, int]],
        worth: Callable[[State], list[float]],
        opponents: list[Policy],
        limit: i64,
        chance: i64,
        room: i64,
        *,
        same_step: bool,
        finals: bool,
        states: bool,
        choices: bool,
    ) -> None:
        self.stride: i64 = stride
        self.most_seats: i64 = seats
        self.actions: i64 = actions
        self.observer: Observer = observer
        self.deal: Callable[[int], tuple[State, Rng, int]] = deal
        """A match by its number: the state, the opponents' luck, and the seat that is played from outside."""
        self.worth: Callable[[State], list[float]] = worth
        """What a finished match is worth to each seat."""
        self.opponents: list[Policy] = opponents
        """By seat, how the seats are played that are not the learner's."""
        self.limit: i64 = limit
        """After so many moves a match is cut off; 0 for never."""
        self.chance: i64 = chance
        """Where the luck of `sample` comes from."""
        self.same_step: bool = same_step
        """Whether the next match begins in the step that ends one, not in the step after."""
        self.keeps_finals: bool = finals
        self.keeps_states: bool = states
        self.only_choices: bool = choices
        """Whether a move that is the only one is made here, and nobody outside is asked."""
        self.forced: Ints = Ints()
        row: i64 = words_for(size)
        whole_row: i64 = words_for(size + hidden)
        final_room: i64 = lanes * row if finals else 0
        whole_room: i64 = room * whole_row if states else 0
        self.observations: vec[i64] = vec[i64]([0] * (room * row))
        """Bytes, eight in a word; every row starts with a word. There is room for so many lanes: where it is for fewer
        than there are, the lanes after these write into the same rows, and who steps them takes what was written."""
        self.finals: vec[i64] = vec[i64]([0] * final_room)
        self.states: vec[i64] = vec[i64]([0] * whole_room)
        self.masks: vec[u8] = vec[u8]([0] * (lanes * actions))
        self.seats: vec[i32] = vec[i32]([0] * lanes)
        self.rewards: vec[float] = vec[float]([0.0] * (lanes * seats))
        self.terminals: vec[u8] = vec[u8]([0] * lanes)
        self.truncations: vec[u8] = vec[u8]([0] * lanes)
        self.numbers: vec[i64] = vec[i64]([0] * lanes)
        self.lanes: list[Lane] = []
        for index in range(lanes):
            lane = Lane()
            lane.observation = Sheet(size)
            lane.observation.move_to(self.observations, index % room * row)
            if finals:
                lane.final = Sheet(size)
                lane.final.move_to(self.finals, index * row)
            if states:
                lane.whole = Sheet(size + hidden)
                lane.whole.move_to(self.states, index % room * whole_row)
            self.lanes.append(lane)
            self.open(lane, first + index)

    def look(self, first: i64, after: i64) -> None:
        """Writes down the lanes from the first to the one before `after` as they stand: nobody has moved in them."""
        for index in range(first, after):
            lane = self.lanes[index]
            state = lane.state
            if state is not None:
                self.write(index, lane, state)

    def open(self, lane: Lane, number: i64) -> State:
        """Deals a match and plays it to the first decision from outside.

        A match that opponents end before there was one is passed over: the next of its lane is played.
        """
        while True:
            state, rng, learner = self.deal(number)
            lane.number = number
            lane.state = state
            lane.rng = rng
            lane.learner = learner
            lane.dice = None
            lane.moves = 0
            lane.waits = False
            self.play_on(lane, state)
            if not state.is_over:
                return state
            number += self.stride

    def play_on(self, lane: Lane, state: State) -> None:
        """Lets the opponents move until it is for somebody outside to decide, or over."""
        rng = lane.rng
        if rng is None or (lane.learner == NOBODY and not self.only_choices):
            return
        offers = self.forced
        while not state.is_over:
            if lane.learner != NOBODY and state.to_act != lane.learner:
                state.apply(self.opponents[state.to_act].choose(state, rng))
            elif self.only_choices:
                state.legal(offers)
                if offers.size != 1:
                    return
                state.apply(offers.items[0])
            else:
                return
            lane.moves += 1

    def first_illegal(self, actions: vec[i32]) -> i64:
        """The first lane whose action cannot be taken, or -1; where a match waits any can."""
        masks = self.masks
        row: i64 = 0
        for index in range(i64(len(self.lanes))):
            action = i64(actions[index])
            if (action < 0 or action >= self.actions or masks[row + action] == 0) and not self.lanes[index].waits:
                return index
            row += self.actions
        return -1

    def sample(self, actions: vec[i32]) -> None:
        """Fills in a legal action for each lane, every one as likely; 0 where a match waits."""
        for index in range(i64(len(self.lanes))):
            lane = self.lanes[index]
            offers = lane.offers
            dice = self.dice_of(lane)
            if offers.size > 0:
                actions[index] = i32(offers.items[dice.below(offers.size)])
            else:
                actions[index] = 0

    def dice_of(self, lane: Lane) -> Sfc32:
        """The luck of `sample` in a match."""
        dice = lane.dice
        if dice is None:
            dice = lane.dice = Sfc32(self.chance + lane.number)
        return dice

    def draw(self, actions: vec[i32]) -> None:
        """Samples before anybody has asked for it: until the next step it can be taken back."""
        for lane in self.lanes:
            lane.before.go_on_as(self.dice_of(lane))
        self.sample(actions)

    def take_back(self) -> None:
        """Nobody has asked: the next sample is this one again."""
        for lane in self.lanes:
            self.dice_of(lane).go_on_as(lane.before)

    def step(self, actions: vec[i32], first: i64, after: i64) -> None:
        """One action in each lane from the first to the one before `after`, each of them legal; of one that waits it is
        not looked at."""
        terminals = self.terminals
        truncations = self.truncations
        for index in range(first, after):
            lane = self.lanes[index]
            state = lane.state
            if state is None:
                continue
            if terminals[index] != 0 or truncations[index] != 0:
                terminals[index] = 0
                truncations[index] = 0
                for place in range(index * self.most_seats, (index + 1) * self.most_seats):
                    self.rewards[place] = 0.0
            if lane.waits:
                state = self.open(lane, lane.number + self.stride)
            else:
                mover = state.to_act
                state.apply(i64(actions[index]))
                lane.moves += 1
                self.play_on(lane, state)
                if state.is_over or (self.limit > 0 and lane.moves >= self.limit):
                    self.finish(index, lane, state, mover)
                    if not self.same_step:
                        continue
                    state = self.open(lane, lane.number + self.stride)
            self.write(index, lane, state)

    def finish(self, index: i64, lane: Lane, state: State, mover: i64) -> None:
        """A match is over, or cut off: what it was worth, and the last that its mover sees."""
        if state.is_over:
            self.terminals[index] = 1
            place = index * self.most_seats
            for worth in self.worth(state):
                self.rewards[place] = worth
                place += 1
        else:
            self.truncations[index] = 1
        if self.keeps_finals:
            lane.final.begin()
            self.observer.see(state, mover, lane.final)
        if not self.same_step:
            lane.waits = True
            self.observe(lane, state, mover)
            self.wipe_mask(index, lane.offers)

    def write(self, index: i64, lane: Lane, state: State) -> None:
        """What the seat to act of a lane knows and may do."""
        self.numbers[index] = lane.number
        self.seats[index] = i32(state.to_act)
        self.observe(lane, state, state.to_act)
        offers = lane.offers
        self.wipe_mask(index, offers)
        state.legal(offers)
        masks = self.masks
        items = offers.items
        row = index * self.actions
        for i in range(offers.size):
            masks[row + items[i]] = 1

    def observe(self, lane: Lane, state: State, seat: i64) -> None:
        sheet = lane.observation
        sheet.begin()
        self.observer.see(state, seat, sheet)
        if self.keeps_states:
            sheet = lane.whole
            sheet.begin()
            self.observer.see(state, seat, sheet)
            self.observer.uncover(state, seat, sheet)

    def wipe_mask(self, index: i64, offers: Ints) -> None:
        """Takes the offers of the last position out of a mask."""
        masks = self.masks
        items = offers.items
        row = index * self.actions
        for i in range(offers.size):
            masks[row + items[i]] = 0
        offers.size = 0
