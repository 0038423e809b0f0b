"""The rules of Diamoniak in our own words, its options, and what a refused move is told."""

from parlour.engine.game import Clause, Option, Reason, Section
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

SECTIONS = (
    Section(
        "Parts",
        (
            Clause(
                "D-P1",
                (
                    (
                        "book",
                        "There are 54 cards: 24 castle cards, six in each of four colours, 20 diamonds, seven witches and three"
                        " fairies.",
                    ),
                ),
            ),
        ),
    ),
    Section(
        "Setup",
        (
            Clause("D-S1", (("book", "All cards are shuffled and lie face down as one pile."),)),
            Clause(
                "D-S2",
                (
                    ("book", "The youngest player starts, and play goes clockwise."),
                    (
                        "ruling",
                        "Ages are not known here, so a random player starts, or the one whom the host names (option first).",
                    ),
                ),
            ),
        ),
    ),
    Section(
        "Turn",
        (
            Clause(
                "D-T1",
                (
                    (
                        "book",
                        "In a turn a player either draws, at least one card, or buys one castle card (D-B1).",
                    ),
                ),
            ),
            Clause(
                "D-T2",
                (
                    (
                        "book",
                        "Every drawn card is shown to all. After a castle card, a fairy or a diamond the player may draw again"
                        " or stop.",
                    ),
                ),
            ),
            Clause(
                "D-T3",
                (
                    (
                        "ruling",
                        "Everything lies open but the order of the pile, since every card is shown when it is drawn. So which"
                        " cards the pile still holds is no secret either.",
                    ),
                ),
            ),
        ),
    ),
    Section(
        "Castle cards",
        (
            Clause(
                "D-C1",
                (
                    (
                        "book",
                        "A player without a castle who draws a castle card in a colour that nobody else is building lays it down"
                        " in front and builds in that colour. This is not a choice.",
                    ),
                ),
            ),
            Clause(
                "D-C2",
                (
                    (
                        "book",
                        "A player without a castle who draws a castle card in a colour that somebody else is building lays it at"
                        " the side.",
                    ),
                ),
            ),
            Clause("D-C3", (("book", "A castle card of the own colour is added to the own castle."),)),
            Clause(
                "D-C4",
                (("book", "A castle card of another colour goes to the side, to be sold or given to a witch."),),
            ),
            Clause(
                "D-C5",
                (
                    (
                        "ruling",
                        "A colour once begun stays that player's for the whole match, even when witches have taken every card of"
                        " it: the book speaks of a player's own colour.",
                    ),
                ),
            ),
        ),
    ),
    Section(
        "Fairies, diamonds and witches",
        (
            Clause("D-F1", (("book", "A fairy goes to the side."),)),
            Clause("D-G1", (("book", "A diamond goes to the side."),)),
            Clause(
                "D-W1",
                (
                    (
                        "book",
                        "A witch ends the turn. The player gives up three own cards of her choice, with the witch, to the discards"
                        " next to the pile; with fewer than three, all there are.",
                    ),
                    (
                        "ruling",
                        "The cards are named one by one, also where there is no choice. With nothing to give the turn just ends.",
                    ),
                ),
            ),
            Clause(
                "D-W2",
                (
                    (
                        "ruling",
                        "Diamonds and castle cards can be given up, those of the own castle too: that is the book's list. Fairies"
                        " cannot, and do not count towards the three.",
                    ),
                ),
            ),
            Clause(
                "D-W3",
                (
                    (
                        "book",
                        "A player with a fairy may discard the witch and the fairy instead. The turn still ends.",
                    ),
                    (
                        "ruling",
                        "Before the first card is given, not after. With nothing to give the fairy is kept, for there is nothing"
                        " to counter.",
                    ),
                ),
            ),
        ),
    ),
    Section(
        "Buying",
        (
            Clause(
                "D-B1",
                (
                    (
                        "book",
                        "Instead of drawing, a player may buy one castle card of the own colour from the side of another player for"
                        " three diamonds, at most one in a turn. The turn then ends.",
                    ),
                ),
            ),
            Clause("D-B2", (("book", "The seller cannot refuse."),)),
            Clause(
                "D-B3",
                (
                    (
                        "ruling",
                        "The diamonds go to the seller, since cards are exchanged. Only a player whose colour is fixed (D-C5) can"
                        " buy, and cards of one colour are all the same.",
                    ),
                ),
            ),
        ),
    ),
    Section(
        "Pile",
        (
            Clause(
                "D-R1",
                (
                    ("book", "When the pile is empty the discards are shuffled into a new pile."),
                    ("ruling", "That happens when a card is next needed, so the last card does not bring it about."),
                ),
            ),
            Clause(
                "D-R2",
                (
                    (
                        "note",
                        "Pile and discards cannot both be empty, because none of the seven witches ever stays with a player. So"
                        " every turn has a move.",
                    ),
                ),
            ),
        ),
    ),
    Section(
        "End",
        (
            Clause(
                "D-E1",
                (
                    (
                        "book",
                        "The first player with all six cards of the own colour wins at once, by a draw or by a purchase.",
                    ),
                    ("ruling", "All others share the second place."),
                ),
            ),
        ),
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
