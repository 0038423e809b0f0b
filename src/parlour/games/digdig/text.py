"""The rules of Dig Dig in our own words, its options, and what a refused move is told."""

from parlour.engine.game import Clause, Option, Reason, Section
from parlour.games.digdig.rules import refusals

OPTIONS = (
    Option(
        name="voluntary_pickup",
        default=False,
        choices=(False, True),
        text="A player who could play may take the pile instead.",
    ),
)

SECTIONS = (
    Section(
        "Parts",
        (
            Clause(
                "G-P1",
                (
                    ("book", "There are 56 cards."),
                    (
                        "parts",
                        "Four each of the numbers 1 to 10 and of the powers Boom, Drop, Limbo and Ninja: 14 times four is 56,"
                        " and four in a row (G-B1) needs four of each number.",
                    ),
                ),
            ),
        ),
    ),
    Section(
        "Setup",
        (
            Clause(
                "G-S1",
                (
                    (
                        "book",
                        "Each player gets three blind cards face down in a row, three cards face up on them and three in hand."
                        " The rest is the draw deck.",
                    ),
                ),
            ),
            Clause(
                "G-S2",
                (
                    ("book", "Before the start hand cards and own face-up cards may be swapped, as many as wanted."),
                    (
                        "ruling",
                        "The seats do so in turn, each until ready. A swap exchanges two different cards, and there are at most"
                        " six a player, because three reach any arrangement and nobody should wait for ever.",
                    ),
                ),
            ),
            Clause(
                "G-S3",
                (
                    ("book", "Whoever holds the lowest number starts by playing it."),
                    (
                        "ruling",
                        "It is the lowest number in a hand after the swaps, named aloud; a tie goes to the first seat clockwise"
                        " from a random one. Equal cards may be led together and nothing else may be led. With no number in any"
                        " hand the random seat starts with any card.",
                    ),
                ),
            ),
        ),
    ),
    Section(
        "Turn",
        (
            Clause(
                "G-T1",
                (
                    ("book", "Play one or more cards of the same number from hand onto the play pile."),
                    ("ruling", "Powers go one at a time, so that each does its work."),
                ),
            ),
            Clause(
                "G-T2",
                (
                    ("book", "The second play of the match must be strictly higher than the first card."),
                    (
                        "ruling",
                        "A Ninja in between does not change that. It is over once a number, a Limbo, a Drop or a Boom has answered,"
                        " or somebody has taken the pile, and it does not apply when a power was led.",
                    ),
                ),
            ),
            Clause("G-T3", (("book", "From then on a number must be the same as the top of the pile or higher."),)),
            Clause(
                "G-T4",
                (
                    (
                        "book",
                        "After playing, draw from the deck up to three cards in hand; with three or more, or with the deck empty,"
                        " draw nothing.",
                    ),
                ),
            ),
            Clause(
                "G-T5",
                (
                    ("book", "Who cannot play takes the whole play pile into hand, and the turn ends."),
                    (
                        "ruling",
                        "Only who cannot play, and a power that fits counts as a play. With the option voluntary_pickup anybody may"
                        " take the pile instead of a play, a blind one too, but never an empty one.",
                    ),
                ),
            ),
            Clause("G-T6", (("book", "On an empty pile any card may be played."),)),
            Clause(
                "G-T7",
                (
                    (
                        "book",
                        "With hand and deck empty, play from the face-up cards by the same rules: equal numbers together, never"
                        " mixed with hand cards. Who cannot takes the pile.",
                    ),
                ),
            ),
            Clause(
                "G-T8",
                (
                    (
                        "book",
                        "No blind card before the own face-up cards are all gone. Blind cards are turned one at a time, chosen"
                        " unseen, and played if they fit; otherwise the player takes the pile and must empty the hand before the"
                        " next blind card.",
                    ),
                    ("ruling", "The turned card goes to the hand with the pile, at once."),
                ),
            ),
            Clause(
                "G-T9",
                (
                    (
                        "book",
                        "Play goes clockwise, one play a turn, unless the pile was composted (G-B2).",
                    ),
                ),
            ),
            Clause(
                "G-B1",
                (
                    (
                        "book",
                        "Four of one number in one play, or the fourth in a row on top of the pile, send the pile to the compost"
                        " heap, out of the match.",
                    ),
                    ("ruling", "This is not a choice, and the play must fit like any other."),
                ),
            ),
            Clause(
                "G-B2",
                (
                    ("book", "Whoever composts the pile draws up (G-T4) and plays again at once."),
                    (
                        "ruling",
                        "If that was their last card they are out, and the next player starts on the empty pile.",
                    ),
                ),
            ),
            Clause(
                "G-B3",
                (
                    (
                        "ruling",
                        "Ninjas are not there for G-B1 either: 8, 8, Ninja, 8, 8 is four in a row. Other powers break the row,"
                        " since they are played on like a card of their own.",
                    ),
                ),
            ),
        ),
    ),
    Section(
        "Powers",
        (
            Clause(
                "G-X1",
                (
                    (
                        "book",
                        "Boom composts the pile, and its player goes again (G-B2). It cannot be played on a Ninja.",
                    ),
                    (
                        "ruling",
                        "On no Ninja, whatever is under it. On an empty pile only the Boom itself is composted, and the player"
                        " goes again.",
                    ),
                ),
            ),
            Clause("G-X2", (("book", "Drop: the next player may play any card."),)),
            Clause(
                "G-X3",
                (
                    ("book", "Limbo goes only on a 5 or higher, and the next number must be 5 or lower."),
                    (
                        "ruling",
                        "It also goes on an empty pile (G-T6) and on a Drop (G-X2), not on a Limbo. Under a Ninja it is what lies"
                        " beneath that counts.",
                    ),
                ),
            ),
            Clause(
                "G-X4",
                (
                    (
                        "book",
                        "Ninja: the next card is played as if the Ninja were not there, so the rule that held before it holds on:"
                        " a number, a Drop, a Limbo or the empty pile.",
                    ),
                ),
            ),
            Clause(
                "G-X5",
                (
                    (
                        "ruling",
                        "The number after a Limbo sets the new value as usual: after a 3 on a Limbo, 3 or higher.",
                    ),
                ),
            ),
        ),
    ),
    Section(
        "End",
        (
            Clause(
                "G-E1",
                (
                    (
                        "book",
                        "Without cards you are out and safe. Play goes on until one player is left, who loses; the order of going"
                        " out is the ranking.",
                    ),
                ),
            ),
            Clause(
                "G-E2",
                (
                    (
                        "ruling",
                        "A player who is out is passed over. The deck and the blind cards are never shown before they are"
                        " turned, and the compost heap is not looked through.",
                    ),
                ),
            ),
            Clause(
                "G-E3",
                (
                    (
                        "ruling",
                        "A position can repeat for ever. After 500 moves without progress (a card drawn from the deck, a face-up or"
                        " blind card leaving its row, a compost, a player out) the match ends, and those still in share the last"
                        " place.",
                    ),
                ),
            ),
        ),
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
