"""The rules of Villains in our own words, its options, and what a refused move is told."""

from parlour.engine.game import Clause, Option, Reason, Section
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

SECTIONS = (
    Section(
        "Parts",
        (
            Clause(
                "V-P1",
                (
                    (
                        "book",
                        "There are six decks of 20 cards, one for each villain: Maleficent, Jafar, Captain Hook, Scar, Ursula and"
                        " Cruella de Vil.",
                    ),
                ),
            ),
            Clause(
                "V-P2",
                (
                    (
                        "parts",
                        "A deck has 18 number cards, three of each number 1 to 6 in different colours, and two copies of its"
                        " villain's special card.",
                    ),
                    (
                        "ruling",
                        "The colours are the three that the book names, red, blue and green, so each number is there once in each"
                        " colour.",
                    ),
                ),
            ),
            Clause(
                "V-P3",
                (
                    (
                        "book",
                        "One face of a card is the Villain side, with a number and a colour or a power; its back is a Hero. A card"
                        " lying face down is a Hero.",
                    ),
                ),
            ),
            Clause(
                "V-P4",
                (
                    (
                        "ruling",
                        "Cards of the same colour and number are the same card, whichever deck they come from, and all Heroes look"
                        " alike: no rule tells them apart, so nobody is told which deck a card is from.",
                    ),
                ),
            ),
        ),
    ),
    Section(
        "Setup",
        (
            Clause(
                "V-S1",
                (
                    ("book", "Each player takes a different villain with its deck."),
                    ("ruling", "The villains are chosen (option villains) or dealt at random."),
                ),
            ),
            Clause("V-S2", (("book", "Each deck is shuffled and lies face down as its owner's draw pile."),)),
            Clause(
                "V-S3",
                (
                    (
                        "book",
                        "Each player turns one card Villain side up to begin the own discard pile. A special that turns up is"
                        " shuffled back and another card turned, until it is a number card.",
                    ),
                ),
            ),
            Clause("V-S4", (("book", "Then each player draws four cards, which the others do not see."),)),
            Clause(
                "V-S5",
                (
                    ("book", "The best villainous laugh starts, and play goes clockwise."),
                    (
                        "ruling",
                        "Laughs cannot be judged here: a random player starts, or the one that the host names (option first).",
                    ),
                ),
            ),
            Clause(
                "V-S6",
                (
                    (
                        "book",
                        "Beginners may leave the special cards out (option specials); a deck then has 18 cards.",
                    ),
                ),
            ),
        ),
    ),
    Section(
        "Turn",
        (
            Clause(
                "V-T1",
                (
                    (
                        "book",
                        "A turn is exactly one card from hand: Villain side up onto a pile, face down onto the own pile as a Hero,"
                        " or a special for its power.",
                    ),
                ),
            ),
            Clause(
                "V-T2",
                (
                    (
                        "book",
                        "Villain side up, a number card must match the top of the own pile in colour or in number.",
                    ),
                ),
            ),
            Clause(
                "V-T3",
                (
                    (
                        "book",
                        "If that card also matches the top of an adjacent opponent's pile, it must be played there instead. If it"
                        " matches both neighbours, the player chooses between them. Example: the own top is red 5, left lies"
                        " blue 4, right green 2. Blue 5 and red 4 must go left, green 5 right, and only red 6 can stay.",
                    ),
                    (
                        "ruling",
                        "Neighbours are seats: one who has no cards left is a neighbour still, and so is the pile.",
                    ),
                ),
            ),
            Clause(
                "V-T4",
                (
                    ("book", "Only the piles to the left and to the right count; all others are ignored."),
                    (
                        "note",
                        "The left neighbour is the next player clockwise. With three players both opponents are adjacent, one to"
                        " the left and one to the right.",
                    ),
                ),
            ),
            Clause(
                "V-T5",
                (
                    (
                        "book",
                        "Instead, any card may be put face down on the own pile as a Hero, at any time, even when another play"
                        " is possible.",
                    ),
                ),
            ),
            Clause(
                "V-T6",
                (
                    (
                        "book",
                        "On an own Hero any number card may be placed next, and V-T3 applies to it as ever.",
                    ),
                    ("ruling", "A special is never laid Villain side up on a pile: it is played for its power."),
                ),
            ),
            Clause("V-T7", (("book", "Nothing can be placed on a neighbour's pile while a Hero lies on top of it."),)),
            Clause("V-T8", (("book", "A Hero may be put on a Hero."),)),
            Clause(
                "V-T9",
                (
                    ("book", "Nobody may look through a discard pile."),
                    (
                        "ruling",
                        "What is shown of a pile is its top card and its height. What a player has seen go there may be"
                        " remembered, and is kept apart from what is shown.",
                    ),
                ),
            ),
            Clause(
                "V-T10",
                (
                    (
                        "book",
                        "At the end of the turn draw up to four cards in hand; with the draw pile empty, draw nothing.",
                    ),
                ),
            ),
            Clause(
                "V-T11",
                (
                    (
                        "ruling",
                        "Who has no card in hand and none to draw is passed over, and the others go on, because all cards are to"
                        " be played.",
                    ),
                ),
            ),
            Clause(
                "V-T12",
                (
                    (
                        "ruling",
                        "The book sends a card to a neighbour that could be played on the own pile, so a card must fit the own"
                        " pile before V-T3 can send it away (option neighbour_play, redirect). With open, a card that matches only"
                        " a neighbour's top may be played there too.",
                    ),
                ),
            ),
            Clause(
                "V-T13",
                (
                    (
                        "ruling",
                        "Powers can empty a pile. On the own empty pile any number card may be placed, as on a Hero, since there is"
                        " nothing to match; an empty pile of a neighbour matches nothing.",
                    ),
                ),
            ),
            Clause(
                "V-T14",
                (
                    (
                        "ruling",
                        "A special may be laid as a Hero like any card. If it comes to show its Villain side on a pile, it has no"
                        " colour and no number: it matches nothing, its pile's owner may place any number card on it as on a Hero"
                        " (V-T3 applies), and it scores nothing.",
                    ),
                ),
            ),
            Clause(
                "V-T15",
                (
                    (
                        "ruling",
                        "Who lays a Hero out of hand knows what it is; nobody else does until its Villain side shows. A Hero"
                        " that lay Villain side up before, or open before its owner, is known to everybody, wherever it moves.",
                    ),
                ),
            ),
        ),
    ),
    Section(
        "Special cards",
        (
            Clause(
                "V-X0",
                (
                    (
                        "book",
                        "Instead of a number card a special may be played, face up onto the special discard pile in the middle."
                        " Then its power happens, and the player draws up as usual.",
                    ),
                ),
            ),
            Clause(
                "V-X1",
                (
                    (
                        "book",
                        "Maleficent, Powerful Curse: the highest number that shows on any pile, the own one too, leaves the game for"
                        " the special discard pile; of equally high ones all leave.",
                    ),
                    ("ruling", "With nothing but Heroes, specials and empty piles to be seen it has no effect."),
                ),
            ),
            Clause(
                "V-X2",
                (
                    (
                        "book",
                        "Jafar, Hypnotize: the top card of an opponent's pile goes to Jafar's hand, to be played on a later turn by"
                        " the usual rules.",
                    ),
                    (
                        "ruling",
                        "Any opponent with a card on the pile will do, not only a neighbour. A Hero can be taken: in hand it is the"
                        " card again that it was, seen by its taker and not by the others. The power comes before drawing up, so no"
                        " hand grows beyond four.",
                    ),
                ),
            ),
            Clause(
                "V-X3",
                (
                    (
                        "book",
                        "Captain Hook, Meddling: every opponent turns over the top card of the own pile; a Villain becomes a Hero, a"
                        " Hero a Villain.",
                    ),
                    ("ruling", "An empty pile has nothing to turn. A special that turns up lies there as V-T14 says."),
                ),
            ),
            Clause(
                "V-X4",
                (
                    (
                        "book",
                        "Cruella, Swipe: the top cards of the own and of another player's pile change places, each with the same"
                        " side up, whether they match or not. If the own pile is empty, the card is only taken.",
                    ),
                    ("ruling", "The other pile must not be empty: there would be nothing to swipe."),
                ),
            ),
            Clause(
                "V-X5",
                (
                    (
                        "book",
                        "Scar, No Escape: one card of each opponent's hand is laid face up before its owner, who must play it on the"
                        " next turn.",
                    ),
                    (
                        "ruling",
                        "Hands are hidden, so the card is picked at random. Played means in any way that V-T1 allows: onto a pile, as"
                        " a Hero, or for its power. Who has no card in hand or has one lying open already is passed over; somebody's"
                        " only card is picked like any other, and so is a special. The open card still counts as a card in hand.",
                    ),
                ),
            ),
            Clause(
                "V-X6",
                (
                    (
                        "book",
                        "Ursula, Whirlpool: left or right is chosen, and at once the top card of every pile moves one place that way,"
                        " with the same side up, whether it matches or not. An empty pile passes nothing on, but receives.",
                    ),
                ),
            ),
            Clause(
                "V-X7",
                (
                    (
                        "ruling",
                        "Whoever plays a special is the villain of its power, since a card can be stolen (V-X2). If there is nothing"
                        " for the power to act on, it is played without effect; if there is a target, one must be named.",
                    ),
                ),
            ),
        ),
    ),
    Section(
        "End",
        (
            Clause("V-E1", (("book", "The match ends when the last card of the last hand has been played."),)),
            Clause(
                "V-E2",
                (
                    (
                        "book",
                        "Count the Heroes in each pile. One to six cancel the Villain cards of that number in the same pile. With more"
                        " than six, subtract six: the cards of the number that is left and all 6s are cancelled. Examples: five"
                        " Heroes cancel the 5s; nine cancel the 3s and the 6s.",
                    ),
                    (
                        "ruling",
                        "From twelve Heroes on only the 6s are cancelled: twelve leave 6, and no card has a number above it.",
                    ),
                ),
            ),
            Clause("V-E3", (("book", "Every other Villain card in the pile scores its number."),)),
            Clause(
                "V-E4",
                (
                    (
                        "book",
                        "Most points win; of tied players the one with most points cancelled, and if that is tied too, all of them"
                        " win.",
                    ),
                    ("ruling", "The same tie-break orders the places below."),
                ),
            ),
        ),
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
