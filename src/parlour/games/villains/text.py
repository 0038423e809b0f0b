"""The options of Villains, and what a refused move is told."""

from parlour.engine.game import Option, Reason
from parlour.engine.state import MATCH_OVER, NOT_A_MOVE, NOT_YOUR_TURN
from parlour.games.villains import rules
from parlour.games.villains.rules_parts import VILLAINS

OPTIONS = (
    Option(
        name="specials",
        default=True,
        choices=(True, False),
        text="Each deck holds the villain's two special cards.",
    ),
    Option(
        name="neighbour_play",
        default="redirect",
        choices=("redirect", "open"),
        text="redirect: only a card that fits your own pile can be sent to a neighbour's; open: a card that matches a neighbour's pile may go there in any case.",
    ),
    Option(
        name="villains",
        default="random",
        choices=("random", *VILLAINS),
        text="The villains of the seats in order, each a different one; random deals them out.",
        per_seat=True,
        is_setup=True,
    ),
    Option(
        name="first",
        default="random",
        choices=("random", 0, 1, 2, 3, 4, 5),
        text="The seat that starts.",
        is_setup=True,
    ),
)

REASONS = (
    Reason(MATCH_OVER, "match_over", "V-E1", "the match is over"),
    Reason(NOT_A_MOVE, "not_a_move", "V-T1", "that is no move of this game"),
    Reason(NOT_YOUR_TURN, "not_your_turn", "V-S5", "it is {to_act}'s turn"),
    Reason(rules.NOT_IN_HAND, "not_in_hand", "V-T1", "you do not hold {card}; your hand: {hand}"),
    Reason(rules.NO_SPECIALS, "no_specials", "V-S6", "this match is played without special cards"),
    Reason(rules.OPEN_CARD_FIRST, "open_card_first", "V-X5", "No Escape: you must play the open {open} now"),
    Reason(
        rules.NO_MATCH,
        "no_match",
        "V-T2",
        "{card} matches {own}, the top of your pile, neither in colour nor in number",
    ),
    Reason(
        rules.BELONGS_TO_NEIGHBOUR,
        "belongs_to_neighbour",
        "V-T3",
        "{card} matches the pile to the {neighbour} and must go there",
    ),
    Reason(
        rules.NOT_ON_OWN,
        "not_on_own",
        "V-T12",
        "{card} matches the pile to the {neighbour}, but not {own}, the top of your own",
    ),
    Reason(
        rules.NO_MATCH_THERE,
        "no_match_there",
        "V-T3",
        "{card} matches {there}, the top to the {neighbour}, neither in colour nor in number",
    ),
    Reason(rules.HERO_THERE, "hero_there", "V-T7", "a Hero lies on the pile to the {neighbour}"),
    Reason(rules.EMPTY_THERE, "empty_there", "V-T13", "the pile to the {neighbour} is empty and matches nothing"),
    Reason(
        rules.SPECIAL_THERE,
        "special_there",
        "V-T14",
        "{there} shows on the pile to the {neighbour} and matches nothing",
    ),
    Reason(rules.NO_SUCH_SEAT, "no_such_seat", "V-X7", "there is no seat {target}; the last one is {last}"),
    Reason(rules.NOT_AN_OPPONENT, "not_an_opponent", "V-X7", "{card} is for an opponent's pile, not for your own"),
    Reason(rules.NOTHING_TO_TAKE, "nothing_to_take", "V-X2", "the pile of seat {target} is empty: nothing to take"),
    Reason(rules.NOTHING_TO_SWAP, "nothing_to_swap", "V-X4", "the pile of seat {target} is empty: nothing to swipe"),
    Reason(rules.NAME_A_TARGET, "name_a_target", "V-X7", "{card} needs a target; there are seats {targets}"),
)
