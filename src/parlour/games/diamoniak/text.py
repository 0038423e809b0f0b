"""The options of Diamoniak, and what a refused move is told."""

from parlour.engine.game import Option, Reason
from parlour.engine.state import MATCH_OVER, NOT_A_MOVE, NOT_YOUR_TURN
from parlour.games.diamoniak import rules

OPTIONS = (
    Option(
        name="first",
        default="random",
        choices=("random", 0, 1, 2, 3),
        text="Who starts: a random player, or the seat with this number.",
        is_setup=True,
    ),
)

REASONS = (
    Reason(MATCH_OVER, "match_over", "D-E1", "the match is over"),
    Reason(NOT_A_MOVE, "not_a_move", "D-T1", "that is no move of this game"),
    Reason(NOT_YOUR_TURN, "not_your_turn", "D-S2", "it is {to_act}'s turn"),
    Reason(rules.WITCH_WAITS, "witch_waits", "D-W1", "the witch ends your turn: give up {owed} more"),
    Reason(rules.NO_WITCH, "no_witch", "D-W1", "there is no witch to answer: cards and fairies go only to a witch"),
    Reason(rules.MUST_DRAW, "must_draw", "D-T1", "a turn takes at least one card: draw, or buy a castle card"),
    Reason(rules.NOT_AFTER_DRAWING, "not_after_drawing", "D-B1", "who has drawn a card cannot buy in the same turn"),
    Reason(rules.NO_SUCH_SEAT, "no_such_seat", "D-B1", "there is no seat {seller} among {players} players"),
    Reason(rules.OWN_SIDE, "own_side", "D-B1", "castle cards are bought from another player"),
    Reason(rules.NOT_BEGUN, "not_begun", "D-B3", "you have begun no castle, so there is no colour to buy"),
    Reason(
        rules.TOO_FEW_DIAMONDS,
        "too_few_diamonds",
        "D-B1",
        "a castle card costs three diamonds, and you have {diamonds}",
    ),
    Reason(rules.NOT_FOR_SALE, "not_for_sale", "D-B1", "seat {seller} has no {colour} at the side"),
    Reason(rules.NO_FAIRY, "no_fairy", "D-W3", "you have no fairy"),
    Reason(
        rules.TOO_LATE_FOR_FAIRY,
        "too_late_for_fairy",
        "D-W3",
        "a fairy helps only before the first card is given: give up {owed} more",
    ),
    Reason(rules.NOT_HELD, "not_held", "D-W2", "you have no {card} to give"),
)
