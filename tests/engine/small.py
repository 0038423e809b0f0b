"""What small open-faced games for the kit have in common: few words, one rule, every event shown to everybody."""

from typing import Any

from parlour.engine.game import AnyGame, Clause, Game, Reason, Section
from parlour.engine.state import MATCH_OVER, NOT_A_MOVE, NOT_YOUR_TURN, OWN_CODES


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
        sections=(Section("Play", (Clause("X-1", (("book", rule),)),)),),
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
        tell=lambda event, names: f"{names[event.seat]}: {event}",
        table=lambda view, names: f"{', '.join(names)}: {view}",
        facts=lambda state, action: {},
        show=lambda fact, viewer: fact,
        **parts,
    )
