"""Information-set Monte-Carlo tree search: one tree over many deals that the seat cannot tell apart.

Every iteration deals anew what the seat cannot know, walks down the tree by the actions that are legal in that deal,
adds one node, plays on by the guide's policy, and lets every seat on the way down remember what it got. Which action to
try is chosen as in PUCT: by what it gave so far, and by a prior that favours the policy's choice. The other seats
mostly follow the policy in the tree as well: it knows their cards of this deal, the tree only what they did in all.
"""

from math import inf, sqrt
from time import monotonic
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.engine.guide import Guide
from parlour.engine.ints import Ints
from parlour.engine.rng import Rng
from parlour.engine.state import State

ROOT: Final = 0
NONE: Final = 0
"""In place of a node: the root is nobody's child."""
ANY: Final = -1
"""In place of an action: whichever promises most."""
MOST_SEATS: Final = 8
STAGES: Final = 20
"""How often a decision looks whether it is made."""


@final
class Estimate:
    """What a search found out about one action."""

    def __init__(self, action: int, visits: int, mean: float, error: float) -> None:
        self.action: int = action
        self.visits: int = visits
        self.mean: float = mean
        """What it gave on average, 0 to 1."""
        self.error: float = error
        """The standard error of `mean`."""


@final
class Search:
    """A tree that is grown from one position for one seat."""

    def __init__(self, guide: Guide, actions: i64) -> None:
        self.guide: Guide = guide
        self.actions: i64 = actions
        self.key: vec[i64] = vec[i64]()
        """The action that leads to a node or, from `actions` on, what luck did after it."""
        self.child: vec[i64] = vec[i64]()
        self.sibling: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.total: vec[float] = vec[float]()
        """What the seat that acted got, summed over the visits."""
        self.squares: vec[float] = vec[float]()
        self.node_of: vec[i64] = vec[i64]([NONE for _ in range(actions)])
        """The child for each action, filled only while a choice is made."""
        self.offers: Ints = Ints()
        self.nodes: Ints = Ints()
        """The way down in this iteration, with the seat that took each step."""
        self.seats: Ints = Ints()
        self.rewards: vec[float] = vec[float]([0.0 for _ in range(MOST_SEATS)])
        self.simulations: i64 = 0
        self.seat: i64 = 0
        """Who searches."""
        self.moves: i64 = 0
        """Moves made in all iterations: what a search costs, whatever the game."""
        self.until: float = inf
        """The moment (of the monotonic clock) at which it ends after the iteration that is under way."""
        self.add_node(NONE, 0)

    def add_node(self, parent: i64, key: i64) -> i64:
        node = i64(len(self.key))
        self.key = append(self.key, key)
        self.child = append(self.child, NONE)
        elder: i64 = NONE
        if node > ROOT:
            elder = self.child[parent]
            self.child[parent] = node
        self.sibling = append(self.sibling, elder)
        self.visits = append(self.visits, 0)
        self.total = append(self.total, 0.0)
        self.squares = append(self.squares, 0.0)
        return node

    def run(self, root: State, seat: i64, rng: Rng, moves: i64) -> None:
        """Grows the tree until so many moves have been made, or time is up."""
        self.grow(root, ANY, seat, rng, moves)

    def decide(self, root: State, seat: i64, rng: Rng, moves: i64) -> None:
        """Like `run`, but ends as soon as no action is likely to be visited more than the favourite any more."""
        stage = moves // STAGES + 1
        while self.moves < moves:
            left = moves - self.moves
            self.grow(root, ANY, seat, rng, stage if stage < left else left)
            if self.is_decided(moves - self.moves) or self.is_late():
                break

    def is_decided(self, moves: i64) -> bool:
        """Whether the most visited action stays so if so many more moves are made."""
        most: i64 = 0
        second: i64 = 0
        child = self.child[ROOT]
        while child != NONE:
            visits = self.visits[child]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
            child = self.sibling[child]
        return (most - second) * self.moves > moves * self.simulations

    def look_at(self, root: State, action: i64, seat: i64, rng: Rng, moves: i64) -> None:
        """Spends so many moves on what follows one legal action of the root, at least one iteration."""
        self.grow(root, action, seat, rng, moves)

    def grow(self, root: State, first: i64, seat: i64, rng: Rng, moves: i64) -> None:
        self.guide.begin(root)
        self.seat = seat
        target = self.moves + moves
        while True:
            state = root.clone()
            state.redeal(seat, rng)
            self.descend(state, first, rng)
            self.roll_out(state, rng)
            self.remember(state)
            if self.moves >= target or self.is_late():
                break

    def is_late(self) -> bool:
        return self.until < inf and monotonic() >= self.until

    def descend(self, state: State, first: i64, rng: Rng) -> None:
        """Down the tree to a new node, or to the horizon; by one action first, unless it is ANY."""
        guide = self.guide
        offers = self.offers
        self.nodes.clear()
        self.seats.clear()
        node: i64 = ROOT
        while not guide.is_horizon(state):
            state.legal(offers)
            if node == ROOT and first != ANY:
                action = first
            elif offers.size == 1:
                action = offers.items[0]
            else:
                action = guide.policy.choose(state, rng)
                if state.to_act == self.seat or rng.below(100) >= guide.habit:
                    action = self.choose(node, action)
            following = self.find(node, action)
            is_new = following == NONE
            if is_new:
                following = self.add_node(node, action)
            self.nodes.push(following)
            self.seats.push(state.to_act)
            state.apply(action)
            self.moves += 1
            if is_new:
                return
            node = following
            luck = state.outcome()
            if luck > 0:
                following = self.find(node, self.actions + luck)
                node = self.add_node(node, self.actions + luck) if following == NONE else following

    def find(self, node: i64, key: i64) -> i64:
        """The child of a node with this key, or NONE."""
        child = self.child[node]
        while child != NONE and self.key[child] != key:
            child = self.sibling[child]
        return child

    def choose(self, node: i64, favourite: i64) -> i64:
        """The legal action that promises most, or is least known for its promise."""
        offers = self.offers
        node_of = self.node_of
        child = self.child[node]
        visits: i64 = 0
        total = 0.0
        while child != NONE:
            if self.key[child] < self.actions:
                node_of[self.key[child]] = child
                visits += self.visits[child]
                total += self.total[child]
            child = self.sibling[child]
        mean = total / float(visits) if visits > 0 else 0.5
        interest = self.guide.curiosity * sqrt(float(visits + 1))
        trust = float(self.guide.trust) / 100.0
        even = (1.0 - trust) / float(offers.size)
        best: i64 = 0
        best_promise = -1.0
        for i in range(offers.size):
            action = offers.items[i]
            prior = even + trust if action == favourite else even
            known = node_of[action]
            if known == NONE:
                promise = mean + interest * prior
            else:
                seen = float(self.visits[known])
                promise = self.total[known] / seen + interest * prior / (1.0 + seen)
            if promise > best_promise:
                best_promise = promise
                best = action
        child = self.child[node]
        while child != NONE:
            if self.key[child] < self.actions:
                node_of[self.key[child]] = NONE
            child = self.sibling[child]
        return best

    def roll_out(self, state: State, rng: Rng) -> None:
        """Plays on to the horizon by the guide's policy, with its share of random moves."""
        guide = self.guide
        policy = guide.policy
        mistakes = guide.mistakes
        offers = self.offers
        while not guide.is_horizon(state):
            if mistakes > 0 and rng.below(100) < mistakes:
                state.legal(offers)
                state.apply(offers.items[rng.below(offers.size)])
            else:
                state.apply(policy.choose(state, rng))
            self.moves += 1

    def remember(self, state: State) -> None:
        """Tells every step of the way what its seat got."""
        rewards = self.rewards
        self.guide.value(state, rewards)
        self.simulations += 1
        self.moves += self.guide.overhead
        for i in range(self.nodes.size):
            node = self.nodes.items[i]
            reward = rewards[self.seats.items[i]]
            self.visits[node] += 1
            self.total[node] += reward
            self.squares[node] += reward * reward

    def estimates(self) -> list[Estimate]:
        """What was found out about each action of the root, the most visited first."""
        found: list[Estimate] = []
        child = self.child[ROOT]
        while child != NONE:
            visits = self.visits[child]
            mean = self.total[child] / float(visits)
            spread = self.squares[child] / float(visits) - mean * mean
            error = sqrt((spread if spread > 0.0 else 0.0) / float(visits))
            found.append(Estimate(self.key[child], visits, mean, error))
            child = self.sibling[child]
        found.sort(key=lambda estimate: (-estimate.visits, -estimate.mean, estimate.action))
        return found
