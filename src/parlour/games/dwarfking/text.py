"""The words of The Dwarf King: its cards and quests, its options, and what a refused move is told."""

from collections.abc import Sequence

from parlour.engine.game import Option, Reason
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
