"""The rules of Magpies clause by clause, its options, and what each refusal says."""

from parlour.engine.game import Clause, Option, Reason, Section
from parlour.engine.state import MATCH_OVER, NOT_A_MOVE, NOT_YOUR_TURN
from tests.sample import rules

OPTIONS = (Option("length", "short", ("short", "long"), "A short match has two deals, a long one three (M-E1)."),)

SECTIONS = (
    Section(
        "Deal",
        (
            Clause(
                "M-D1", (("book", "Luck chooses the first dealer. Everybody gets four cards; the rest is the stock."),)
            ),
            Clause(
                "M-D2", (("book", "All put a card face down for their left neighbour, and take up what they get."),)
            ),
        ),
    ),
    Section(
        "Tricks",
        (
            Clause(
                "M-T1", (("book", "The dealer's left neighbour leads. Follow the colour that was led if you can."),)
            ),
            Clause("M-T2", (("book", "The highest card of that colour wins a point, and its player leads next."),)),
            Clause(
                "M-L1", (("book", "A 1 is a magpie: it turns up a card of the stock, whose value the trick brings."),)
            ),
            Clause("M-T3", (("ruling", "The seats play in turn, clockwise."),)),
        ),
    ),
    Section("End", (Clause("M-E1", (("book", "Most points after two deals, or three in a long match, win."),)),)),
)

REASONS = (
    Reason(MATCH_OVER, "match_over", "M-E1", "the match is over"),
    Reason(NOT_A_MOVE, "not_a_move", "M-T1", "that is no move of this game"),
    Reason(NOT_YOUR_TURN, "not_your_turn", "M-T3", "it is {to_act}'s turn"),
    Reason(rules.PASS_FIRST, "pass_first", "M-D2", "first pass a card of your hand: {hand}"),
    Reason(rules.PASSING_IS_OVER, "passing_is_over", "M-D2", "cards are passed only before the first trick"),
    Reason(rules.NOT_IN_HAND, "not_in_hand", "M-T1", "you do not hold the {card}: you hold {hand}"),
    Reason(rules.MUST_FOLLOW, "must_follow", "M-T1", "follow the {led}: you hold {follow}"),
)
