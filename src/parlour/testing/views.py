"""Whether the views of one position agree."""

from collections.abc import Iterator
from typing import Any

import msgspec

from parlour.engine.game import View
from parlour.testing.compare import difference, in_bytes, leaves, named
from parlour.testing.sampling import Sampled
from parlour.testing.watch import located

COUNT = "_count"
"""How the name of a field ends that says how long the list beside it is, which not everybody sees."""


class Views(Sampled):
    """What one viewer sees, beside what others see."""

    @located
    def test_numbers_are_the_same_for_everybody(self) -> None:
        """A count is as long as the list that it counts, and no viewer is given another number than all others."""
        for match in self.positions():
            every = msgspec.json.decode(in_bytes(match.view("open")))
            for path, count, length in counts_in(every):
                if count != length:
                    self.fail(f"open view{path} is {count}, and there are {length}")
            known = dict(leaves(every))
            for viewer in self.viewers(match):
                for path, value in leaves(msgspec.json.decode(in_bytes(match.view(viewer)))):
                    if type(value) is int and path != ".viewer" and path in known:
                        self.same(difference(f"in the view of {named(viewer)}: view{path}", value, known[path]))

    @located
    def test_a_glance_says_no_more_than_the_view(self) -> None:
        """What somebody sees who looks now is the view with fields left out, never whose it is or whose turn it is."""
        for match in self.positions():
            for viewer in (*self.viewers(match), "open"):
                view = match.view(viewer)
                glance = msgspec.json.decode(in_bytes(self.game.glance(view)))
                for path in beyond_of(glance, msgspec.json.decode(in_bytes(view))):
                    self.fail(f"a glance of {named(viewer)} says what the view does not: glance{path}")
                for field in View.__struct_fields__:
                    if field not in glance:
                        self.fail(f"a glance of {named(viewer)} does not say {field}")


def beyond_of(part: Any, whole: Any, path: str = "") -> Iterator[str]:
    """Where a piece of JSON says something else than another that may only have more fields."""
    if isinstance(part, dict) and isinstance(whole, dict):
        for key, value in part.items():
            if key in whole:
                yield from beyond_of(value, whole[key], f"{path}.{key}")
            else:
                yield f"{path}.{key}"
    elif isinstance(part, list) and isinstance(whole, list) and len(part) == len(whole):
        for index, value in enumerate(part):
            yield from beyond_of(value, whole[index], f"{path}[{index}]")
    elif part != whole:
        yield path


def counts_in(thing: Any, path: str = "") -> Iterator[tuple[str, int, int]]:
    """Every count that stands beside the list it counts, with its path and the length of the list."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            counted = thing.get(key.removesuffix(COUNT)) if key.endswith(COUNT) else None
            if isinstance(counted, list):
                yield f"{path}.{key}", value, len(counted)
            yield from counts_in(value, f"{path}.{key}")
    elif isinstance(thing, list):
        for index, value in enumerate(thing):
            yield from counts_in(value, f"{path}[{index}]")
