"""The contract of a game's state: what the rules of every game implement and everything else drives."""

from abc import ABCMeta, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from parlour.engine.cards import Cards
from parlour.engine.event import Event
from parlour.engine.ints import Ints
from parlour.engine.rng import Rng, Sfc32

LEGAL: Final = 0
"""The refusal code of an action that may be taken."""
MATCH_OVER: Final = 1
NOT_A_MOVE: Final = 2
"""No move of this game at all, whatever the position: an int out of range, or text that says nothing."""
NOT_YOUR_TURN: Final = 3
OWN_CODES: Final = 10
"""A game's own refusal codes start here."""

SPECTATOR: Final = -1
"""The seat of somebody who has no seat: `redeal` then deals anew all that is not on open display."""

UNTOLD: Final = -1
"""In place of an action: `recall` cannot say what lay where before it."""
IMPOSSIBLE: Final = -2
"""In place of an action: it cannot have led to such cards."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State(metaclass=ABCMeta):
    """A match at one moment: mutable, compact, cheap to clone, with its own luck inside."""

    def __init__(self, players: i64, rng: Rng) -> None:
        self.players: i64 = players
        """How many seats there are: 0 to players - 1, clockwise."""
        self.rng: Rng = rng
        """All luck of the match comes from here."""
        self.to_act: i64 = 0
        """The seat whose decision is next; means nothing once `is_over`."""
        self.is_over: bool = False
        self.lowest_wins: bool = False
        """Whether the lowest score is the best one: a game that counts so sets it when a state is made."""
        self.offered: Ints | None = None
        """The buffer of `legal_actions`, made when first needed."""

    @abstractmethod
    def legal(self, out: Ints) -> None:
        """Fills `out` (cleared first) with every action that the seat to act may take, none twice."""

    @abstractmethod
    def refusal(self, action: i64) -> i64:
        """Why the seat to act may not take this action: a code of the game, or `LEGAL`. Any int may be asked."""

    @abstractmethod
    def apply(self, action: i64, log: list[Event] | None = None) -> None:
        """Takes a legal action (not checked again here) and appends what happened to `log` if there is one."""

    @abstractmethod
    def scores(self) -> list[int]:
        """The score of each seat, final once the match is over."""

    def ranking(self) -> list[list[int]]:
        """Seats from best to worst, those that share a place together. By score, unless a game parts equal scores.

        The highest score is the best one or, with `lowest_wins`, the lowest.
        """
        scores = self.scores()
        places = sorted(set(scores), reverse=not self.lowest_wins)
        return [[seat for seat in range(self.players) if scores[seat] == score] for score in places]

    @abstractmethod
    def clone(self) -> "State":
        """A copy that shares nothing that changes, its luck included."""

    @abstractmethod
    def redeal(self, seat: i64, rng: Rng) -> None:
        """Deals everything anew that `seat` cannot know, and gives the state new luck.

        Every arrangement that agrees with what the seat has seen is equally likely. This is both what a search
        samples and what proves that nothing leaks: whatever the seat is shown must stay the same.
        """

    def renew_luck(self, rng: Rng) -> None:
        """Makes anew whatever luck nobody has seen anything of, and leaves alone what anybody knows.

        What chance a seat has with the cards as they lie is the mean over this luck. A game in which cards lie face
        down that no seat has looked at (a draw pile) shuffles these as well.
        """
        self.rng = Sfc32(rng.next_u32())

    def recall(self, action: i64, later: "State", seat: i64, rng: Rng) -> i64:
        """Lays what `seat` cannot know as it lay before an action, if the cards lie as in `later` after it.

        The state looks as it did to `seat` before the action, the hidden cards lie anywhere. Which cards were drawn
        since is left to luck, all that agree with what the seat has seen equally likely. Returns the action: of one
        that the seat did not see whole, as it must have been then. Or IMPOSSIBLE, or UNTOLD where a game does not tell,
        which must not depend on hidden cards. A review weighs imagined deals by what the others did: without this it
        takes all as equally likely.
        """
        return UNTOLD

    @abstractmethod
    def census(self) -> Cards:
        """How many cards of each kind there are, wherever they lie: never changes during a match."""

    def outcome(self) -> i64:
        """What luck did in the last move where everybody saw it, as a small number; 0 when nothing.

        A search keeps moves apart by it, so that what it plans after a lucky card is not what it plans after a bad one.
        """
        return 0

    def legal_actions(self) -> list[int]:
        """`legal` as a new list, for callers that are not in a hurry."""
        offered = self.offered
        if offered is None:
            offered = self.offered = Ints()
        self.legal(offered)
        return offered.listed()
