"""What a search wants to know of a game besides its rules."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.engine.playout import Policy
from parlour.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """Serves any game as it is; a game's own guide may look less far and judge a position there."""

    def __init__(self, policy: Policy) -> None:
        self.policy: Policy = policy
        """Plays the rollouts, and says which action to look at first."""
        self.trust: i64 = 50
        """Per cent of the first interest that goes to the policy's choice; the rest is shared by all actions."""
        self.habit: i64 = 80
        """Per cent of the others' moves in the tree that are the policy's, whatever the tree says."""
        self.mistakes: i64 = 10
        """Per cent of random moves in a rollout, so that it does not always see the same future."""
        self.curiosity: float = 1.0
        """How much an action's prior counts against what it gave so far: less where one move changes little."""
        self.win_weight: float = 0.7
        """How much of a match's value is the first place; the rest is how many others are behind."""
        self.overhead: i64 = 1
        """What an iteration costs besides its moves, as so many moves: to deal anew, and to judge the horizon."""

    def begin(self, root: State) -> None:
        """A search starts at this state."""

    def is_horizon(self, state: State) -> bool:
        """Whether to look no further than this."""
        return state.is_over

    def value(self, state: State, out: vec[float]) -> None:
        """What a state at the horizon is worth to each seat, from 0 to 1."""
        behind: i64 = state.players
        first = True
        for place in state.ranking():
            shared = i64(len(place))
            behind -= shared
            beaten = (float(behind) + float(shared - 1) / 2.0) / float(state.players - 1)
            won = 1.0 / float(shared) if first else 0.0
            for seat in place:
                out[seat] = self.win_weight * won + (1.0 - self.win_weight) * beaten
            first = False
