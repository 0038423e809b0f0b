"""The options of Villains, and what a refused move is told."""

from parlour.engine.game import Option, Reason
from parlour.games.villains.rules import refusals
from parlour.games.villains.rules.cards import VILLAINS

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

SENTENCES = {
    "match_over": "the match is over",
    "not_a_move": "that is no move of this game",
    "not_your_turn": "it is {to_act}'s turn",
    "not_in_hand": "you do not hold {card}; your hand: {hand}",
    "no_specials": "this match is played without special cards",
    "open_card_first": "No Escape: you must play the open {open} now",
    "no_match": "{card} matches {own}, the top of your pile, neither in colour nor in number",
    "belongs_to_neighbour": "{card} matches the pile to the {neighbour} and must go there",
    "not_on_own": "{card} matches the pile to the {neighbour}, but not {own}, the top of your own",
    "no_match_there": "{card} matches {there}, the top to the {neighbour}, neither in colour nor in number",
    "hero_there": "a Hero lies on the pile to the {neighbour}",
    "empty_there": "the pile to the {neighbour} is empty and matches nothing",
    "special_there": "{there} shows on the pile to the {neighbour} and matches nothing",
    "no_such_seat": "there is no seat {target}; the last one is {last}",
    "not_an_opponent": "{card} is for an opponent's pile, not for your own",
    "nothing_to_take": "the pile of seat {target} is empty: nothing to take",
    "nothing_to_swap": "the pile of seat {target} is empty: nothing to swipe",
    "name_a_target": "{card} needs a target; there are seats {targets}",
}
"""What a refused move is told, by the name of the refusal, with {places} for facts."""

REASONS = tuple(Reason(code, name, clause, SENTENCES[name]) for code, name, clause in refusals.REASONS)
