"""The options of Diamoniak, and what a refused move is told."""

from parlour.engine.game import Option, Reason
from parlour.games.diamoniak.rules import refusals

OPTIONS = (
    Option(
        name="first",
        default="random",
        choices=("random", 0, 1, 2, 3),
        text="Who starts: a random player, or the seat with this number.",
        is_setup=True,
    ),
)

SENTENCES = {
    "match_over": "the match is over",
    "not_a_move": "that is no move of this game",
    "not_your_turn": "it is {to_act}'s turn",
    "witch_waits": "the witch ends your turn: give up {owed} more",
    "no_witch": "there is no witch to answer: cards and fairies go only to a witch",
    "must_draw": "a turn takes at least one card: draw, or buy a castle card",
    "not_after_drawing": "who has drawn a card cannot buy in the same turn",
    "no_such_seat": "there is no seat {seller} among {players} players",
    "own_side": "castle cards are bought from another player",
    "not_begun": "you have begun no castle, so there is no colour to buy",
    "too_few_diamonds": "a castle card costs three diamonds, and you have {diamonds}",
    "not_for_sale": "seat {seller} has no {colour} at the side",
    "no_fairy": "you have no fairy",
    "too_late_for_fairy": "a fairy helps only before the first card is given: give up {owed} more",
    "not_held": "you have no {card} to give",
}
"""What a refused move is told, by the name of the refusal, with {places} for facts."""

REASONS = tuple(Reason(code, name, clause, SENTENCES[name]) for code, name, clause in refusals.REASONS)
