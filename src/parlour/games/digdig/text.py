"""The options of Dig Dig, and what a refused move is told."""

from parlour.engine.game import Option, Reason
from parlour.engine.state import MATCH_OVER, NOT_A_MOVE, NOT_YOUR_TURN
from parlour.games.digdig import rules_parts as rules

OPTIONS = (
    Option(
        name="voluntary_pickup",
        default=False,
        choices=(False, True),
        text="A player who could play may take the pile instead.",
    ),
)

REASONS = (
    Reason(MATCH_OVER, "match_over", "G-E1", "the match is over"),
    Reason(NOT_A_MOVE, "not_a_move", "G-T1", "that is no move of this game"),
    Reason(NOT_YOUR_TURN, "not_your_turn", "G-T9", "it is {to_act}'s turn"),
    Reason(rules.SWAPS_FIRST, "swaps_first", "G-S2", "play starts when everybody is ready: swap cards, or say ready"),
    Reason(rules.SWAPS_ARE_OVER, "swaps_are_over", "G-S2", "cards are swapped only before the start"),
    Reason(rules.SAME_CARD, "same_card", "G-S2", "a swap exchanges two different cards, and both are {hand}"),
    Reason(rules.NO_MORE_SWAPS, "no_more_swaps", "G-S2", "you have swapped six times: say ready"),
    Reason(rules.NOT_FACE_UP, "not_face_up", "G-T7", "that card is not among your face-up cards"),
    Reason(rules.NOT_IN_HAND, "not_in_hand", "G-T1", "you do not hold that card"),
    Reason(rules.NOT_SO_MANY, "not_so_many", "G-T1", "you have only {held} of {card}, not {played}"),
    Reason(rules.POWERS_ONE_AT_A_TIME, "powers_one_at_a_time", "G-T1", "powers are played one at a time"),
    Reason(
        rules.LOWEST_LEADS,
        "lowest_leads",
        "G-S3",
        "the match starts with the lowest number in a hand: lead your {lowest}",
    ),
    Reason(
        rules.NOT_HIGHER, "not_higher", "G-T2", "the second play must be higher than the first card: higher than {top}"
    ),
    Reason(rules.TOO_LOW, "too_low", "G-T3", "{card} is too low: {top} or higher"),
    Reason(rules.OVER_LIMBO, "over_limbo", "G-X3", "{card} is too high: after a Limbo it must be 5 or lower"),
    Reason(rules.LIMBO_TOO_LOW, "limbo_too_low", "G-X3", "Limbo goes only on a 5 or higher, and the top is {top}"),
    Reason(rules.LIMBO_ON_LIMBO, "limbo_on_limbo", "G-X3", "Limbo does not go on a Limbo"),
    Reason(rules.BOOM_ON_NINJA, "boom_on_ninja", "G-X1", "Boom does not go on a Ninja"),
    Reason(rules.CAN_PLAY, "can_play", "G-T5", "only who cannot play takes the pile, and you can play: {playable}"),
    Reason(
        rules.PILE_IS_EMPTY,
        "pile_is_empty",
        "G-T6",
        "there is no pile to take: on an empty pile any card may be played",
    ),
    Reason(rules.FACE_UP_LATER, "face_up_later", "G-T7", "face-up cards wait until your hand and the deck are empty"),
    Reason(
        rules.NOT_BLIND_YET,
        "not_blind_yet",
        "G-T8",
        "blind cards wait until your hand, the deck and your face-up cards are gone",
    ),
    Reason(rules.BLIND_IS_GONE, "blind_is_gone", "G-T8", "blind card {slot} has been turned already"),
    Reason(rules.ONLY_BLIND, "only_blind", "G-T8", "only blind cards are left: choose one unseen"),
)
