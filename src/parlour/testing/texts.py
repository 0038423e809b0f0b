"""What a seat reads of a match: nothing that is hidden from it stands there."""

from collections.abc import Iterator
from copy import copy
from itertools import islice

from parlour.engine.match import Match
from parlour.engine.state import LEGAL
from parlour.testing.compare import cards_in, in_bytes
from parlour.testing.secrecy import Secrecy
from parlour.testing.watch import located
from parlour.text import TextGame

EVERY = 4
"""Of the positions each so manieth is read: words take longer than all else there."""
REFUSED = 3
"""How many moves of a position are tried that are not allowed."""


class Texts(Secrecy):
    """The game in words, as language models play it (`parlour.text`)."""

    @located
    def test_nothing_hidden_reaches_a_text(self) -> None:
        """With everything dealt anew that a seat cannot know, and all that it was shown the same, it reads the same."""
        for number, match in enumerate(self.positions()):
            for seat in range(len(match.seats)) if number % EVERY == 0 else ():
                right = self.read(match, seat)
                for other in self.twins(match, seat):
                    its = self.read(other, seat)
                    if its != right:
                        self.fail(f"with other hidden cards seat {seat} reads something else: {first_line(its, right)}")

    def read(self, match: Match, seat: int) -> str:
        """All that a seat may read now: the last move, the table, its offers, and why not something else."""
        text = TextGame(match, legal="always")
        text.skip(len(match.moves) - 1)
        lines = [text.observe(seat)]
        if match.to_act == seat:
            state = match.state
            refused = [action for action in range(self.game.actions) if state.refusal(action) != LEGAL]
            step = 1 + len(refused) // REFUSED
            lines += [str(text.why_not(self.game.write(action), seat)) for action in refused[::step]]
        return "\n".join(lines)

    def twins(self, match: Match, seat: int) -> Iterator[Match]:
        """The same match as far as a seat can tell: with other cards, or with others in what the last move logged."""
        for state in self.redealt(match, seat, 1):
            other = copy(match)
            other.state = state
            yield other
        names = frozenset(in_bytes(name) for name in self.game.cards)
        for number, fact in enumerate(match.history[-1] if match.history else []):
            seen = in_bytes(self.game.show(fact, seat)) + in_bytes(match.view(seat))
            unseen = names - cards_in(seen, names)
            if cards_in(in_bytes(fact), unseen):
                for _, changed in islice(self.swapped(match, fact, seat, unseen), 1):
                    other = copy(match)
                    facts = [*match.history[-1]]
                    facts[number] = changed
                    other.history = [*match.history[:-1], facts]
                    yield other


def first_line(its: str, right: str) -> str:
    """The first line in which two texts differ, both ways."""
    pairs = zip(its.splitlines(), right.splitlines(), strict=False)
    return next((f"{one!r} instead of {other!r}" for one, other in pairs if one != other), "one has more lines")
