"""What small games for the kit have in common: few words, one rule, every move shown to everybody."""

from abc import abstractmethod
from typing import Any, ClassVar

from parlour.engine.cards import Pile
from parlour.engine.event import Event
from parlour.engine.game import AnyGame, Game, Reason
from parlour.engine.state import LEGAL, MATCH_OVER, NOT_A_MOVE, NOT_YOUR_TURN, OWN_CODES, State
from tests.folder import folder


class Moved(Event, frozen=True):
    seat: int
    word: str
    luck: int = 0
    """What luck brought; 0 where it had no part."""


class SmallState(State):
    words: ClassVar[tuple[str, ...]]
    """The actions."""

    @abstractmethod
    def may(self, action: int) -> bool:
        """Whether the rule allows an action."""

    def legal(self, out: Pile) -> None:
        out.clear()
        for action in range(len(self.words)):
            if self.refusal(action) == LEGAL:
                out.push(action)

    def refusal(self, action: int) -> int:
        if self.is_over:
            return MATCH_OVER
        if not 0 <= action < len(self.words):
            return NOT_A_MOVE
        return LEGAL if self.may(action) else OWN_CODES


def small_game(title: str, rule: str, words: tuple[str, ...], **parts: Any) -> AnyGame:
    """A game for 2 or 3 whose actions are these words, and which refuses whatever the rule does not allow."""
    return Game(
        id=title.lower(),
        title=title,
        summary=rule,
        rules_version=1,
        min_players=2,
        max_players=3,
        usual_players=2,
        options=(),
        reasons=(
            Reason(MATCH_OVER, "match_over", "X-1", "the match is over"),
            Reason(NOT_A_MOVE, "not_a_move", "X-1", "that is no move of this game"),
            Reason(NOT_YOUR_TURN, "not_your_turn", "X-1", "it is {to_act}'s turn"),
            Reason(OWN_CODES, "not_now", "X-1", "the rule does not allow it"),
        ),
        actions=len(words),
        result=lambda state: {},
        write=words.__getitem__,
        parse=words.index,
        label=words.__getitem__,
        tell=lambda event, names: f"{names[event.seat]}: {event.word} {event.luck or ''}",
        table=lambda view, names: f"{', '.join(names)}: {view}",
        facts=lambda state, action: {},
        show=lambda fact, viewer: fact,
        chance=lambda facts: [{"luck": fact.luck} for fact in facts if fact.luck],
        words=folder({"en/rules.md": f"# {title}\n\n## Play\n\n### X-1\n\n{rule} *(book)*\n"}),
        **parts,
    )
