"""The rules of Dig Dig in our own words, its options, and what a refused move is told."""

from parlour.engine.game import Clause, Option, Reason, Section
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
