"""The options of Dig Dig, and what a refused move is told."""

from parlour.engine.game import Option, Reason
from parlour.games.digdig.rules import refusals

OPTIONS = (
    Option(
        name="voluntary_pickup",
        default=False,
        choices=(False, True),
        text="A player who could play may take the pile instead.",
    ),
)

SENTENCES = {
    "match_over": "the match is over",
    "not_a_move": "that is no move of this game",
    "not_your_turn": "it is {to_act}'s turn",
    "swaps_first": "play starts when everybody is ready: swap cards, or say ready",
    "swaps_are_over": "cards are swapped only before the start",
    "same_card": "a swap exchanges two different cards, and both are {hand}",
    "no_more_swaps": "you have swapped six times: say ready",
    "not_face_up": "that card is not among your face-up cards",
    "not_in_hand": "you do not hold that card",
    "not_so_many": "you have only {held} of {card}, not {played}",
    "powers_one_at_a_time": "powers are played one at a time",
    "lowest_leads": "the match starts with the lowest number in a hand: lead your {lowest}",
    "not_higher": "the second play must be higher than the first card: higher than {top}",
    "too_low": "{card} is too low: {top} or higher",
    "over_limbo": "{card} is too high: after a Limbo it must be 5 or lower",
    "limbo_too_low": "Limbo goes only on a 5 or higher, and the top is {top}",
    "limbo_on_limbo": "Limbo does not go on a Limbo",
    "boom_on_ninja": "Boom does not go on a Ninja",
    "can_play": "only who cannot play takes the pile, and you can play: {playable}",
    "pile_is_empty": "there is no pile to take: on an empty pile any card may be played",
    "face_up_later": "face-up cards wait until your hand and the deck are empty",
    "not_blind_yet": "blind cards wait until your hand, the deck and your face-up cards are gone",
    "blind_is_gone": "blind card {slot} has been turned already",
    "only_blind": "only blind cards are left: choose one unseen",
}
"""What a refused move is told, by the name of the refusal, with {places} for facts."""

REASONS = tuple(Reason(code, name, clause, SENTENCES[name]) for code, name, clause in refusals.REASONS)
