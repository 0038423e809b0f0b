"""The options of Magpies, and what each refusal says."""

from parlour.engine.game import Option, Reason
from parlour.engine.state import MATCH_OVER, NOT_A_MOVE, NOT_YOUR_TURN
from tests.sample import rules

OPTIONS = (Option("length", "short", ("short", "long"), "A short match has two deals, a long one three (M-E1)."),)

REASONS = (
    Reason(MATCH_OVER, "match_over", "M-E1", "the match is over"),
    Reason(NOT_A_MOVE, "not_a_move", "M-T1", "that is no move of this game"),
    Reason(NOT_YOUR_TURN, "not_your_turn", "M-T3", "it is {to_act}'s turn"),
    Reason(rules.PASS_FIRST, "pass_first", "M-D2", "first pass a card of your hand: {hand}"),
    Reason(rules.PASSING_IS_OVER, "passing_is_over", "M-D2", "cards are passed only before the first trick"),
    Reason(rules.NOT_IN_HAND, "not_in_hand", "M-T1", "you do not hold the {card}: you hold {hand}"),
    Reason(rules.MUST_FOLLOW, "must_follow", "M-T1", "follow the {led}: you hold {follow}"),
)
