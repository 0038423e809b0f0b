"""What small games for the kit have in common: few words, one rule, every move shown to everybody."""

from abc import abstractmethod
from typing import Any, ClassVar

from parlour.engine.event import Event, Open
from parlour.engine.game import AnyGame, EngineClauses, Game, Parts, Reason
from parlour.engine.ints import Ints
from parlour.engine.state import LEGAL, MATCH_OVER, NOT_A_MOVE, OWN_CODES, State
from tests.folder import folder


class Moved(Event, frozen=True):
    seat: int
    move: Open[str]
    luck: int = 0
    """What luck brought; 0 where it had no part."""


class SmallState(State):
    moves: ClassVar[tuple[str, ...]]
    """The actions: `roll`, `play-c4`."""

    @abstractmethod
    def may(self, action: int) -> bool:
        """Whether the rule allows an action."""

    def legal(self, out: Ints) -> None:
        out.clear()
        for action in range(len(self.moves)):
            if self.refusal(action) == LEGAL:
                out.push(action)

    def refusal(self, action: int) -> int:
        if self.is_over:
            return MATCH_OVER
        if not 0 <= action < len(self.moves):
            return NOT_A_MOVE
        return LEGAL if self.may(action) else OWN_CODES


def small_game(title: str, rule: str, moves: tuple[str, ...], *, cards: tuple[str, ...] = (), **parts: Any) -> AnyGame:
    """A game for 2 or 3 with these actions, which refuses whatever the rule does not allow. It speaks English only."""
    words = [
        f"title = {title}",
        f"summary = {rule}",
        "progress = points",
        *(f"card-{card} = the {card}" for card in cards),
        *(f"move-{move} = {move}" for move in moves),
        'event-Moved = { NAME($seat) }: { WORD($move, of: "move") }, { $luck }.',
        'offer-move = Make the move { WORD($choice, of: "move") }',
        "refusal-not_now = The rule does not allow it.",
        "table = { $seat ->",
        "    [none] The match is over.",
        "   *[other] It is the turn of { NAME($seat) }.",
        " }",
    ]
    rules = f"# {title}\n\n## Play\n\n### X-1\n\n{rule} *(book)*\n"
    return Game(
        id=title.lower(),
        rules_version=1,
        min_players=2,
        max_players=3,
        usual_players=2,
        options=(),
        reasons=(Reason(OWN_CODES, "not_now", "X-1"),),
        clauses=EngineClauses(match_over="X-1", not_a_move="X-1", not_your_turn="X-1"),
        cards=cards,
        events=(Moved,),
        actions=len(moves),
        result=lambda state: {},
        chance=lambda events: [{"luck": event.luck} for event in events if event.luck],
        words=folder({"en/rules.md": rules, "en/game.ftl": "\n".join(words) + "\n"}),
        write=moves.__getitem__,
        parts=lambda state, action: Parts("move", choice=moves[action]),
        table=lambda view, say: say("table", seat=view.to_act),
        facts=lambda state, action: {},
        **parts,
    )
