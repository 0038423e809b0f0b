"""All worlds that a viewer cannot rule out, found by trying every one, and `redeal` held against them.

From a small position some moves are made. Every deal of what is hidden at first is tried, with every choice and every
luck that the viewer did not see, and those are kept in which the viewer would have been shown the same. `redeal` must
give exactly these, each as often as there are ways to lay out its cards: every card, equal ones too, is a card of its
own.

```python
worlds = possible(GAME, state, every_deal(state), ["play red-4", "play blue-1"], viewer)
imagined = GAME.imagine(GAME.view(state, viewer))
hold_redeals(imagined, viewer, {arrangement(world): 1 for world in worlds}, arrangement)
```
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from itertools import combinations, permutations
from math import factorial
from typing import TypeVar

import msgspec

from parlour.engine import is_compiled
from parlour.engine.event import Event
from parlour.engine.game import Game, V, Viewer, seat_of
from parlour.engine.rng import Sfc32
from parlour.engine.state import LEGAL, State
from parlour.testing.soak import Violation

S = TypeVar("S", bound=State)

RAREST = 40 if is_compiled() else 16
"""How often the rarest world is expected to be dealt."""
DEVIATIONS = 4
"""So far from its mean chi-square may be: far enough for luck, too near for a bias."""


def splits(cards: Sequence[int], hands: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
    """Every way to deal cards into hands of these sizes and to lay out the rest in order, which comes last."""
    if not hands:
        yield from ([order] for order in set(permutations(cards)))
        return
    for hand in set(combinations(sorted(cards), hands[0])):
        rest = list(cards)
        for card in hand:
            rest.remove(card)
        for others in splits(rest, hands[1:]):
            yield [hand, *others]


def orders(hands: Iterable[Sequence[int]]) -> int:
    """In how many orders hands can be held, in which no order is seen: how often a world has to be counted."""
    ways = 1
    for hand in hands:
        ways *= factorial(len(hand))
        for times in Counter(hand).values():
            ways //= factorial(times)
    return ways


def possible(
    game: Game[S, V], state: S, worlds: Iterable[S], moves: Sequence[str], viewer: Viewer, luck: int = 1
) -> list[S]:
    """What a viewer cannot rule out of some worlds after these moves, which are made in the true one.

    `luck` is how many seeds show all that luck can do in one move of these positions.
    """
    left = different(game, worlds)
    for move in moves:
        is_own = state.to_act == viewer
        action = game.parse(move)
        if state.refusal(action) != LEGAL:
            raise Violation(f"{move} is not allowed here")
        facts: list[Event] = []
        state.apply(action, facts)
        shown = [game.show(fact, viewer) for fact in facts]
        left = different(
            game, (after for world in left for after in ways_on(game, world, move, is_own, shown, viewer, luck))
        )
    real = game.view(state, viewer)
    for world in left:
        if game.view(world, viewer) != real:
            raise Violation("a view tells more than all that was shown")
    return left


def different(game: Game[S, V], worlds: Iterable[S]) -> list[S]:
    return list({msgspec.json.encode(game.view(world, "open")): world for world in worlds}.values())


def ways_on(
    game: Game[S, V], world: S, move: str, is_own: bool, shown: list[Event], viewer: Viewer, luck: int
) -> Iterator[S]:
    """Where a world may have got to by a move, or another of which the viewer was shown the same."""
    for action in world.legal_actions():
        if is_own and game.write(action) != move:
            continue
        for seed in range(luck):
            after = world.clone()
            assert isinstance(after, type(world))
            after.rng = chance = Sfc32(seed)
            untouched = chance.counter
            facts: list[Event] = []
            after.apply(action, facts)
            if [game.show(fact, viewer) for fact in facts] == shown:
                yield after
            if chance.counter == untouched:
                break


def hold_redeals(state: S, viewer: Viewer, weights: dict[Hashable, int], arrangement: Callable[[S], Hashable]) -> None:
    """Deals a state anew many times and compares with the worlds there are.

    `weights` has every world, as `arrangement` sums it up, with how often it is to be counted (`orders`).
    """
    whole = sum(weights.values())
    deals = RAREST * whole // min(weights.values())
    rng = Sfc32(7)
    found: Counter[Hashable] = Counter()
    for _ in range(deals):
        state.redeal(seat_of(viewer), rng)
        found[arrangement(state)] += 1
    if impossible := found.keys() - weights.keys():
        raise Violation(f"a world that the viewer can rule out is dealt: {next(iter(impossible))}")
    if missing := weights.keys() - found.keys():
        raise Violation(f"a world that the viewer cannot rule out is never dealt: {next(iter(missing))}")
    if deviation(found, weights, deals) >= DEVIATIONS:
        raise Violation("some worlds are dealt more often than others")


def deviation(found: Counter[Hashable], weights: dict[Hashable, int], deals: int) -> float:
    """How many deviations chi-square is above its mean."""
    freedom = len(weights) - 1
    if freedom == 0:
        return 0
    whole = sum(weights.values())
    chi_square = 0.0
    for world, weight in weights.items():
        mean = deals * weight / whole
        chi_square += (found[world] - mean) ** 2 / mean
    # Wilson and Hilferty: the cube root of chi-square is nearly normal.
    return float(((chi_square / freedom) ** (1 / 3) - 1 + 2 / (9 * freedom)) / (2 / (9 * freedom)) ** 0.5)
