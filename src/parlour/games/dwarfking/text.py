"""The rules of The Dwarf King in our own words, its cards and quests, its options, and what a refused move is told."""

from collections.abc import Sequence

from parlour.engine.game import Clause, Option, Reason, Section
from parlour.games.dwarfking.rules import refusals

OPTIONS = (
    Option(
        name="quests",
        default="all",
        choices=("all", "simple"),
        text="Which quest tiles are used: all, or for a first game only the simple ones.",
    ),
    Option(
        name="first_dealer",
        default="random",
        choices=("random", 0, 1, 2, 3, 4),
        text="Who deals first: a random seat or this one.",
        is_setup=True,
    ),
)

RANK_WORDS = {"J": "Jack", "Q": "Queen", "K": "King", "A": "Ace"}

SPECIAL_WORDS = {
    "green-1": "Druid (green 1)",
    "green-11-flag": "green Flag Bearer (11)",
    "green-11-tinkerer": "Tinkerer (green 11)",
    "blue-1": "Joker (blue 1)",
    "blue-11-flag": "blue Flag Bearer (11)",
    "blue-11-enchanter": "Enchanter (blue 11)",
    "red-1": "Scout (red 1)",
    "red-11-flag": "red Flag Bearer (11)",
    "red-11-shaman": "Shaman (red 11)",
    "dragon": "Dragon",
    "mummy": "Mummy",
    "puppeteer": "Puppeteer",
    "sorcerer": "Sorcerer",
    "excalibur": "Excalibur",
}

SPECIAL_TEXTS = {
    "green-1": "Whoever plays it swaps hands with another player after the trick, except in the last one.",
    "green-11-flag": "+3 for whoever wins it.",
    "green-11-tinkerer": "+3 for whoever wins the trick after it.",
    "blue-1": "+3 for whoever plays it in the last trick.",
    "blue-11-flag": "Whoever plays it lets all hands move one seat left or right after the trick, except in the last one.",
    "blue-11-enchanter": "Whoever wins it doubles all points of this deal, lost ones too.",
    "red-1": "Whoever plays it gets +1 for each Jack, Queen, King and Ace in the trick.",
    "red-11-flag": "Before the first trick its holder takes two random cards from another player and gives any two back.",
    "red-11-shaman": "−3 for whoever wins it.",
    "dragon": "May always be played and wins the trick, unless there is an Ace in it.",
    "mummy": "A copy of the card that won the previous trick. Not in the first trick.",
    "puppeteer": "May always be played: the colour of the card just before it, and a little higher.",
    "sorcerer": "Between two tricks its holder may take a card of the last trick and leave the Sorcerer there.",
    "excalibur": "Only for who cannot follow, or as a lead; wins the trick.",
}

QUESTS = (
    ("Lucky Run", "+2 for each trick of your longest run of tricks won in a row"),
    ("Bad Run", "−2 for each trick of your longest run of tricks won in a row"),
    ("Save the Rearguard", "+2 for each of the last four tricks"),
    ("Sacrifice the Rearguard", "−2 for each of the last four tricks"),
    ("Three Quarters", "+4 for each 3 and each 4"),
    ("From 6 to 7", "+4 for each 6 and each 7"),
    ("Knights' Debacle", "−1 for each blue card"),
    ("Goblin Defeat", "−1 for each red card"),
    ("To the Right", "+1 for each trick that the player before you wins"),
    ("To the Left", "+1 for each trick that the player after you wins"),
    ("Bad Numbers", "−5 for the highest sum of the values 1 to 11"),
    ("Good Numbers", "+5 for the highest sum of the values 1 to 11"),
    ("Most Victories", "+1 for each trick"),
    ("Fewest Victories", "−1 for each trick"),
    ("Good Things Come in 3s", "+5 for exactly three tricks"),
    ("There Can Be Only One", "+5 for exactly one trick"),
    ("Four by Four", "+5 for exactly four tricks"),
    ("Two by Two", "+5 for exactly two tricks"),
    ("Evens", "+5 for an even number of tricks, none not counting as even"),
    ("Odds", "+5 for an odd number of tricks"),
    ("All for One", "+5 if nobody else wins as many tricks as you"),
    ("One for All", "+5 if somebody else wins as many tricks as you"),
    ("Knightly Victory Against Dwarves", "+1 for each blue card, −1 for each green one"),
    ("Dwarven Victory Against Knights", "+1 for each green card, −1 for each blue one"),
    ("Capture the Kings", "+3 for each King, −3 for each Queen"),
    ("Capture the Queens", "+3 for each Queen, −3 for each King"),
    ("Eeny, Meeny", "+3 for the first to win a third trick, +4 for the second, and so on"),
    ("…Miney Mo", "−3 for the first to win a third trick, −4 for the second, and so on"),
    ("Triplets", "+2 for three of a kind of Jacks, Queens, Kings or Aces, +1 for another three of a kind"),
    ("1, 2, and…", "−2 for three of a kind of Jacks, Queens, Kings or Aces, −1 for another three of a kind"),
    ("Grand Slam", "+5 for winning at least four tricks in a row"),
    ("Utter Chaos", "+5 for losing at least four tricks in a row"),
    ("Elite Army", "+1 for each card of the colour you have least of"),
    ("Massive Army", "+1 for each card of the colour you have most of"),
    ("Garden Gnomes", "as many points as your lowest green value"),
    ("Nobles", "as many points as your lowest blue value"),
    ("Nobles and Knights", "+1 for each Jack, Queen, King and Ace, and +1 for each blue card"),
    ("Soldiers without Knights", "−1 for each Jack, Queen, King and Ace, and −1 for each blue card"),
    ("In Line", "+3 for fewer tricks than the player before you, +3 for more than the player after you"),
    ("Sandwich", "+3 for more tricks than the player before you, +3 for more than the player after you"),
)
"""The name and the scoring of each quest: side a and side b of tile 1, of tile 2, and so on."""


def card_word(card: str) -> str:
    """A card as prose says it: "blue 9", "red Queen", "Druid (green 1)"."""
    if card in SPECIAL_WORDS:
        return SPECIAL_WORDS[card]
    colour, rank = card.split("-")
    return f"{colour} {RANK_WORDS.get(rank, rank)}"


def card_words(cards: Sequence[str]) -> str:
    return ", ".join(card_word(card) for card in cards) or "nothing"


def quest_words(quest: str) -> str:
    """A quest as prose says it, from `3a`."""
    title, text = QUESTS[2 * int(quest[:-1]) - (2 if quest[-1] == "a" else 1)]
    return f"{title} ({text})"


SECTIONS = (
    Section(
        "Parts",
        (
            Clause(
                "K-P1",
                (
                    (
                        "book",
                        "There are 39 Court cards: three colours with 2 to 10, Jack, Queen, King and Ace, Ace high.",
                    ),
                    ("parts", "The colours are green (Dwarves), blue (Knights) and red (Goblins)."),
                ),
            ),
            Clause(
                "K-P2",
                (
                    (
                        "book",
                        "There are 14 Special cards: a 1 and two 11s of each colour, and five Magic cards without colour.",
                    ),
                    ("parts", "An 11 ranks between the 10 and the Jack, a 1 below the 2."),
                ),
            ),
            Clause(
                "K-P3",
                (
                    (
                        "book",
                        "There are 20 Quest tiles with a quest on either side; a match uses seven of them, one a deal.",
                    ),
                    (
                        "ruling",
                        "A stack put together by hand needs at least seven different tiles, or the match could not be played.",
                    ),
                ),
            ),
            Clause(
                "K-P4",
                (
                    (
                        "book",
                        "With three players the green 2 stays in the box. Everybody gets 13 cards with three players, 10 with four"
                        " and 8 with five.",
                    ),
                ),
            ),
        ),
    ),
    Section(
        "Deal",
        (
            Clause(
                "K-D1",
                (
                    ("book", "A match has seven deals. The first dealer is a random seat, or the host."),
                    ("book", "After that whoever won the green 5 in the last deal deals."),
                ),
            ),
            Clause(
                "K-D2",
                (
                    (
                        "book",
                        "The dealer turns up the top Special for all to read, shuffles it into the Court cards and deals everything"
                        " out one by one. A Special is used for one deal only.",
                    ),
                    ("ruling", "Dealing starts at the dealer's left, as card players do."),
                ),
            ),
            Clause(
                "K-D3",
                (
                    (
                        "book",
                        "Who holds the blue 5 shows it, draws the top Quest tile, reads both sides and chooses one.",
                    ),
                    ("ruling", "The tile lies open meanwhile: everybody hears both quests."),
                ),
            ),
            Clause(
                "K-D4",
                (
                    ("book", "Who holds the red 5 shows it and leads the first trick with any card."),
                    (
                        "ruling",
                        "After the exchange of the red Flag Bearer (K-S9), if there is one, since the 5 may move with it.",
                    ),
                ),
            ),
            Clause(
                "K-D5",
                (
                    ("book", "A first game may leave out the complex tiles (option quests: simple)."),
                    (
                        "ruling",
                        "Complex are the tiles 1, 5, 11, 14, 15, 16, 17, 18 and 20: their quests need runs, neighbours or sets.",
                    ),
                ),
            ),
        ),
    ),
    Section(
        "Tricks",
        (
            Clause(
                "K-T1",
                (
                    (
                        "book",
                        "The first card's colour is required. Clockwise everybody plays one card: of that colour if possible,"
                        " higher or lower as they like, otherwise any card. There are no trumps.",
                    ),
                ),
            ),
            Clause(
                "K-T2",
                (
                    (
                        "book",
                        "The highest card of the required colour wins the trick, and its player leads the next one, until all hands"
                        " are empty.",
                    ),
                ),
            ),
            Clause(
                "K-T3",
                (
                    ("book", "Won cards lie face down; only the latest trick may be looked at again."),
                    (
                        "ruling",
                        "A table shows how many tricks everybody has won, and the last one. What was played in the open may be"
                        " remembered, so a view keeps the tricks of the deal, and who could not follow which colour.",
                    ),
                ),
            ),
        ),
    ),
    Section(
        "Special cards",
        (
            Clause(
                "K-S1",
                (
                    (
                        "parts",
                        "Druid, green 1: after the trick its player must swap hands with another player of choice. It does nothing"
                        " in the last trick.",
                    ),
                ),
            ),
            Clause("K-S2", (("parts", "Green Flag Bearer, 11: +3 for whoever wins it."),)),
            Clause(
                "K-S3",
                (
                    (
                        "parts",
                        "Tinkerer, green 11: +3 for whoever wins the next trick. It does nothing in the last trick.",
                    ),
                ),
            ),
            Clause(
                "K-S4",
                (("parts", "Joker, blue 1: +3 for its player if it is played in the last trick, won or not."),),
            ),
            Clause(
                "K-S5",
                (
                    (
                        "parts",
                        "Blue Flag Bearer, 11: after the trick its player must let all hands move on by one seat, to the left or to"
                        " the right. It does nothing in the last trick.",
                    ),
                ),
            ),
            Clause(
                "K-S6",
                (
                    ("parts", "Enchanter, blue 11: whoever wins it doubles all points won or lost in this deal."),
                    ("ruling", "A loss is doubled too: the card says so, and it makes the Enchanter a risk."),
                ),
            ),
            Clause(
                "K-S7",
                (
                    (
                        "parts",
                        "Scout, red 1: +1 for its player for each Jack, Queen, King and Ace in the same trick, won or not.",
                    ),
                ),
            ),
            Clause("K-S8", (("parts", "Shaman, red 11: −3 for whoever wins it."),)),
            Clause(
                "K-S9",
                (
                    (
                        "parts",
                        "Red Flag Bearer, 11: shown right after the quest is chosen. Its holder must take two random cards from a"
                        " player of choice and then give that player any two cards, also those just taken or the Flag Bearer.",
                    ),
                    ("ruling", "Only the two players see the cards that change hands."),
                ),
            ),
            Clause(
                "K-S10",
                (
                    (
                        "parts",
                        "Dragon, Magic: may always be played, even with the required colour in hand. It wins the trick unless there"
                        " is an Ace in it, played before or after: then the Ace of the required colour wins or, without that one,"
                        " the last Ace played.",
                    ),
                    ("parts", "When it is led, the next card's colour is required."),
                ),
            ),
            Clause(
                "K-S11",
                (
                    (
                        "parts",
                        "Mummy, Magic: a copy, in colour and value, of the card that won the previous trick. It follows suit as that"
                        " colour: it must be played when it is the only card of the required colour, and cannot be while another"
                        " card of the required colour is in hand and its own is a different one. It cannot be played in the first"
                        " trick.",
                    ),
                ),
            ),
            Clause(
                "K-S12",
                (
                    (
                        "parts",
                        "Puppeteer, Magic: has the colour of the card played just before it and a value just above, so above an Ace"
                        " it beats the Ace. It may always be played, even with the required colour in hand, and never must be.",
                    ),
                    (
                        "parts",
                        "It cannot lead the first trick; leading a later one, the card just before it is the last one of the"
                        " previous trick.",
                    ),
                ),
            ),
            Clause(
                "K-S13",
                (
                    (
                        "parts",
                        "Sorcerer, Magic: played between two tricks, not in one. Its holder takes a card of the previous trick into"
                        " hand and leaves the Sorcerer in its place.",
                    ),
                    (
                        "ruling",
                        "This is open to the holder after every trick but the last, before the next lead, and a duty when it is the"
                        " only card in hand, since it cannot be played otherwise. Any card of the trick may be taken, the winning"
                        " one too; who won the trick does not change.",
                    ),
                    (
                        "ruling",
                        "A blue or red 5 taken back has no more to say. The green 5 counts for whoever has it among the won cards at"
                        " the end of the deal.",
                    ),
                ),
            ),
            Clause(
                "K-S14",
                (
                    (
                        "parts",
                        "Excalibur, Magic: may be played only without the required colour in hand, and wins the trick.",
                    ),
                    (
                        "ruling",
                        "It may be led, because nothing is required then; the next card's colour becomes the required one, and"
                        " Excalibur still wins.",
                    ),
                ),
            ),
            Clause(
                "K-S15",
                (
                    (
                        "book",
                        "Once won, Magic cards have no colour and no value and do not score, whatever they were in the trick. 1s and"
                        " 11s count by their colour and value.",
                    ),
                ),
            ),
            Clause(
                "K-S16",
                (
                    (
                        "note",
                        "There is one Special a deal, so at most one decision follows a trick and the Enchanter never meets a bonus."
                        " Bonuses (K-S2, K-S3, K-S4, K-S7, K-S8) belong to the points of the deal.",
                    ),
                ),
            ),
            Clause(
                "K-S17",
                (
                    (
                        "ruling",
                        "For the same reason the Mummy copies only coloured cards: it never meets the other Magic cards, and is not"
                        " there twice. Were several dealt, it would copy what the winner counted as: a Puppeteer's colour and"
                        " value, and of a Dragon or Excalibur no colour and no value, so that it follows nothing and wins"
                        " nothing.",
                    ),
                ),
            ),
            Clause(
                "K-S18",
                (
                    (
                        "ruling",
                        "Who holds the Sorcerer is asked after every trick, so everybody knows the holder from the first question"
                        " on; the card that is taken back lay open, so everybody knows it too.",
                    ),
                ),
            ),
        ),
    ),
    Section(
        "Quests",
        (
            Clause(
                "K-Q1",
                (
                    (
                        "parts",
                        "Lucky Run: +2 for each trick of your longest run of tricks won in a row. Bad Run: −2 likewise.",
                    ),
                ),
            ),
            Clause(
                "K-Q2",
                (
                    (
                        "parts",
                        "Save the Rearguard: +2 for each of the last four tricks. Sacrifice the Rearguard: −2 likewise.",
                    ),
                ),
            ),
            Clause(
                "K-Q3", (("parts", "Three Quarters: +4 for each 3 and each 4. From 6 to 7: +4 for each 6 and each 7."),)
            ),
            Clause(
                "K-Q4", (("parts", "Knights' Debacle: −1 for each blue card. Goblin Defeat: −1 for each red card."),)
            ),
            Clause(
                "K-Q5",
                (
                    (
                        "parts",
                        "To the Right: +1 for each trick that the player before you wins. To the Left: +1 for each that the player"
                        " after you wins.",
                    ),
                ),
            ),
            Clause(
                "K-Q6",
                (
                    (
                        "parts",
                        "Bad Numbers: −5 for the highest sum of values, 1 to 11 only. Good Numbers: +5 likewise.",
                    ),
                    ("ruling", "Players who tie for the highest sum all get it, because nobody's sum is higher."),
                ),
            ),
            Clause("K-Q7", (("parts", "Most Victories: +1 for each trick. Fewest Victories: −1 for each trick."),)),
            Clause(
                "K-Q8",
                (
                    (
                        "parts",
                        "Good Things Come in 3s: +5 for exactly three tricks. There Can Be Only One: +5 for exactly one.",
                    ),
                ),
            ),
            Clause("K-Q9", (("parts", "Four by Four: +5 for exactly four tricks. Two by Two: +5 for exactly two."),)),
            Clause(
                "K-Q10",
                (
                    (
                        "parts",
                        "Evens: +5 for an even number of tricks, and none is not even. Odds: +5 for an odd number.",
                    ),
                ),
            ),
            Clause(
                "K-Q11",
                (
                    (
                        "parts",
                        "All for One: +5 if nobody else won exactly as many tricks as you, none counting too. One for All: +5 if"
                        " somebody did.",
                    ),
                ),
            ),
            Clause(
                "K-Q12",
                (
                    (
                        "parts",
                        "Knightly Victory Against Dwarves: +1 for each blue card, −1 for each green one. Dwarven Victory Against"
                        " Knights: +1 for each green card, −1 for each blue one.",
                    ),
                ),
            ),
            Clause(
                "K-Q13",
                (
                    (
                        "parts",
                        "Capture the Kings: +3 for each King, −3 for each Queen. Capture the Queens: +3 for each Queen, −3 for each"
                        " King.",
                    ),
                ),
            ),
            Clause(
                "K-Q14",
                (
                    (
                        "parts",
                        "Eeny, Meeny: +3 for the first player to win a third trick, +4 for the second, and so on. …Miney Mo: −3, −4,"
                        " and so on.",
                    ),
                ),
            ),
            Clause(
                "K-Q15",
                (
                    (
                        "parts",
                        "Triplets: +2 for each three of a kind of Jacks, Queens, Kings or Aces, +1 for each three of a kind of"
                        " another value. 1, 2, and…: −2 and −1 likewise.",
                    ),
                ),
            ),
            Clause(
                "K-Q16",
                (
                    (
                        "parts",
                        "Grand Slam: +5, once, for winning at least four tricks in a row. Utter Chaos: +5, once, for losing at least"
                        " four in a row.",
                    ),
                ),
            ),
            Clause(
                "K-Q17",
                (
                    (
                        "parts",
                        "Elite Army: as many points as cards of the colour you have least of, so nothing if you lack one. Massive"
                        " Army: as many as of the colour you have most of.",
                    ),
                ),
            ),
            Clause(
                "K-Q18",
                (
                    (
                        "parts",
                        "Garden Gnomes: as many points as your lowest green value; Jack, Queen, King and Ace have none. Nobles: your"
                        " lowest blue value. Without any: nothing.",
                    ),
                ),
            ),
            Clause(
                "K-Q19",
                (
                    (
                        "parts",
                        "Nobles and Knights: +1 for each Jack, Queen, King and Ace and +1 for each blue card, so a blue figure counts"
                        " twice. Soldiers without Knights: −1 likewise.",
                    ),
                ),
            ),
            Clause(
                "K-Q20",
                (
                    (
                        "parts",
                        "In Line: +3 for fewer tricks than the player before you, +3 for more than the player after you. Sandwich:"
                        " +3 for more than the player before you, +3 for more than the player after you.",
                    ),
                ),
            ),
        ),
    ),
    Section(
        "Scoring and end",
        (
            Clause(
                "K-E1",
                (
                    (
                        "book",
                        "After the last trick everybody scores the quest by the cards and tricks won, never by cards in hand. Scores"
                        " may be negative.",
                    ),
                    ("note", "A table may show meanwhile what everybody would score if the deal ended now."),
                ),
            ),
            Clause(
                "K-E2",
                (
                    (
                        "book",
                        "After seven deals the highest score wins. Tied at the top, more deals follow until one player leads alone.",
                    ),
                    (
                        "ruling",
                        "Their tiles come from those not used yet, with simple quests the simple ones. When all tiles or all"
                        " Specials have been used, all of them come back, reshuffled, so that play can go on.",
                    ),
                ),
            ),
        ),
    ),
)

REASON_TEXTS = {
    "match_over": "the match is over",
    "not_a_move": "that is no move of this game",
    "not_your_turn": "it is {to_act}'s turn",
    "quest_first": "first the quest: choose {tile}a or {tile}b",
    "quest_is_chosen": "the quest of this deal has been chosen",
    "other_tile": "that tile is not up: choose {tile}a or {tile}b",
    "exchange_first": "first take two cards from another player: you hold the red Flag Bearer",
    "no_exchange": "cards are taken only with the red Flag Bearer, before the first trick",
    "give_first": "first give back what you owe: cards still to give: {owed}",
    "nothing_to_give": "cards are given only after taking two with the red Flag Bearer",
    "not_yourself": "choose another player, not yourself",
    "no_such_seat": "there is no seat {seat} at this table",
    "not_in_hand": "you do not hold that card: {card}",
    "must_follow": "you must follow {required}: you hold {follow}",
    "mummy_too_early": "the Mummy has nothing to copy in the first trick",
    "mummy_must_follow": "the Mummy is a copy of {copied}, and you must follow {required}: you hold {follow}",
    "puppeteer_cannot_start": "the Puppeteer cannot lead the first trick: no card was played just before it",
    "sorcerer_between_tricks": "the Sorcerer is played between two tricks, not in one",
    "excalibur_must_follow": "Excalibur is only for who cannot follow {required}: you hold {follow}",
    "swap_first": "first choose whom to swap hands with: you played the Druid",
    "no_swap": "hands are swapped only after a trick with the Druid",
    "pass_first": "first decide where all hands move, left or right: you played the blue Flag Bearer",
    "no_pass": "hands move on only after a trick with the blue Flag Bearer",
    "sorcerer_first": "first the Sorcerer: take a card of the last trick, or keep it",
    "no_sorcerer": "the Sorcerer is used only between two tricks, by who holds it",
    "not_in_trick": "that card is not in the last trick, which is {last}",
    "sorcerer_now": "the Sorcerer is your only card, so it must be used now",
}
"""What is said for each refusal, by its name, with {places} for facts."""

REASONS = tuple(Reason(code, name, clause, REASON_TEXTS[name]) for code, name, clause in refusals.REASONS)
