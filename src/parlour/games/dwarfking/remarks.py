"""What is to be said for or against a move of The Dwarf King, from what its player can know.

Points of this deal are what it would give if it ended with this trick (K-E1), Specials included.
"""

from parlour.games.dwarfking.heuristic import above, likely_tricks, unseen_cards
from parlour.games.dwarfking.notation import signed
from parlour.games.dwarfking.rules.actions import (
    CHOOSE,
    EXCHANGE,
    GIVE,
    KEEP,
    PASS_LEFT,
    PASS_RIGHT,
    PLAY,
    SWAP,
    TAKE_BACK,
)
from parlour.games.dwarfking.rules.cards import (
    ACES,
    BLUE_FLAG,
    COLOUR_NAMES,
    DRAGON,
    DRUID,
    ENCHANTER,
    EXCALIBUR,
    FIGURES,
    GREEN_FLAG,
    JOKER,
    KINGS,
    MAGIC,
    NAMES,
    NO_COLOUR,
    QUEENS,
    SCOUT,
    SHAMAN,
    TINKERER,
    bit_of,
    colour_of,
    count,
    of_colour,
)
from parlour.games.dwarfking.rules.quests import CARDS, LOWEST_VALUE, QUEST, quest_points, tally_of
from parlour.games.dwarfking.rules.state import DwarfKing
from parlour.games.dwarfking.rules.tricks import Trick, face_of
from parlour.games.dwarfking.text import card_word

NUMBER_WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def remark(state: DwarfKing, action: int) -> str:
    """One sentence about a legal action of the seat to act."""
    if action < EXCHANGE:
        return on_quest(state, action - CHOOSE)
    if action < GIVE:
        return f"two cards out of a hand that you do not see; {standing(state, action - EXCHANGE)}"
    if action < PLAY:
        return on_giving(state, action - GIVE)
    if action < SWAP:
        return on_play(state, action - PLAY)
    if action < PASS_LEFT:
        return f"{on_giving_hand(state)} to seat {action - SWAP}; {standing(state, action - SWAP)}"
    if action in (PASS_LEFT, PASS_RIGHT):
        return on_passing(state, is_left=action == PASS_LEFT)
    if action == KEEP:
        return "keeps the Sorcerer for a later trick"
    return on_take_back(state, action - TAKE_BACK)


def counted(number: int, word: str) -> str:
    """ "no Ace", "one Ace", "two Aces"."""
    shown = NUMBER_WORDS[number] if number < len(NUMBER_WORDS) else str(number)
    return f"{shown} {word}{'' if number == 1 else 's'}"


def standing(state: DwarfKing, seat: int) -> str:
    """How a player stands in the match, against the seat to act."""
    lead = state.seats[seat].points - state.seats[state.to_act].points
    if lead == 0:
        return f"seat {seat} has as many points as you"
    if lead > 0:
        return f"seat {seat} is {counted(lead, 'point')} ahead of you"
    return f"seat {seat} is {counted(-lead, 'point')} behind you"


# Before the first trick


def on_quest(state: DwarfKing, number: int) -> str:
    """What the hand has to do with a quest."""
    quest = QUEST[number]
    hand = state.seats[state.to_act].hand
    tricks = (likely_tricks(state, hand) + 8) // 16
    if quest.kind == CARDS:
        good, bad = (quest.good | quest.also, quest.bad) if quest.points > 0 else (0, quest.good | quest.also)
        held = []
        if good:
            held.append(f"{counted(count(hand & good), 'card')} that would count")
        if bad:
            held.append(f"{counted(count(hand & bad), 'card')} that would cost")
        return f"you hold {' and '.join(held)}; your hand should win about {counted(tricks, 'trick')}"
    if quest.kind == LOWEST_VALUE:
        colour = quest.number
        return f"you hold {counted(count(hand & of_colour(colour)), f'{COLOUR_NAMES[colour]} card')}; {top_cards(hand)}"
    return f"your hand should win about {counted(tricks, 'trick')} of {state.size}: {top_cards(hand)}"


def top_cards(hand: int) -> str:
    aces, kings, queens = (count(hand & cards) for cards in (ACES, KINGS, QUEENS))
    return f"{counted(aces, 'Ace')}, {counted(kings, 'King')}, {counted(queens, 'Queen')}"


def on_giving(state: DwarfKing, card: int) -> str:
    """K-S9."""
    colour = colour_of(card)
    if card >= MAGIC:
        return f"gives away the {card_word(NAMES[card])}"
    left = count(state.seats[state.to_act].hand & of_colour(colour)) - 1
    if left == 0:
        return f"leaves you without {COLOUR_NAMES[colour]}"
    return f"leaves you {counted(left, f'{COLOUR_NAMES[colour]} card')}"


# Playing a card


def on_play(state: DwarfKing, card: int) -> str:
    """Who would win the trick, and what it would then give."""
    trick = state.trick.clone()
    trick.add(card, face_of(card, state.trick, state.last_trick()))
    later = state.players - trick.size
    place = trick.winning_place()
    winner = (trick.leader + place) % state.players
    is_own = winner == state.to_act
    said = [on_winner(state, trick, place, later, is_own=is_own), on_special(state, card, trick)]
    if later == 0 or (is_own and not can_be_beaten(state, trick, place)):
        said.insert(1, on_points(state, trick, winner))
    if trick.size > 1 and trick.required != NO_COLOUR and card < MAGIC and colour_of(card) != trick.required:
        left = count(state.seats[state.to_act].hand & of_colour(colour_of(card))) - 1
        if left == 0:
            said.append(f"leaves you without {COLOUR_NAMES[colour_of(card)]}")
    return "; ".join(words for words in said if words)


def on_winner(state: DwarfKing, trick: Trick, place: int, later: int, *, is_own: bool) -> str:
    """Whose trick it would be."""
    winner = (trick.leader + place) % state.players
    if later == 0:
        return "wins the trick" if is_own else f"leaves the trick to seat {winner}"
    if not is_own:
        return f"stays under the {card_word(NAMES[trick.card(place)])} of seat {winner}"
    if has_no_colour_yet(trick, place):
        return "counts as no colour: the first coloured card beats it"
    if not can_be_beaten(state, trick, place):
        return "surely wins the trick: nobody can beat it"
    if trick.card(place) == DRAGON:
        return f"wins unless an Ace comes: {counted(count(beaters(state, trick, place)), 'Ace')} not seen yet"
    higher = count(beaters(state, trick, place))
    colour = COLOUR_NAMES[trick.required]
    return f"can be beaten by {counted(higher, f'higher {colour} card')} not seen yet"


def beaters(state: DwarfKing, trick: Trick, place: int) -> int:
    """Cards not seen yet that would take the trick away, Magic cards aside."""
    card = trick.card(place)
    unseen = unseen_cards(state) & ~bit_of(card)
    if card == EXCALIBUR:
        return 0
    if card == DRAGON:
        return unseen & ACES
    return unseen & of_colour(trick.required) & above(trick.face(place))


def has_no_colour_yet(trick: Trick, place: int) -> bool:
    """Whether only a copy of a card without colour has been played (K-S11, K-S12)."""
    return trick.required == NO_COLOUR and trick.card(place) not in (DRAGON, EXCALIBUR)


def can_be_beaten(state: DwarfKing, trick: Trick, place: int) -> bool:
    """Whether a card not seen yet could still take the trick away."""
    if trick.card(place) == EXCALIBUR:
        return False
    if has_no_colour_yet(trick, place):
        return True
    return beaters(state, trick, place) != 0 or unseen_cards(state) >= bit_of(MAGIC)


def on_points(state: DwarfKing, trick: Trick, winner: int) -> str:
    """What the cards that lie there do to the winner's points of this deal."""
    tally = tally_of(state.players, state.size, state.tricks)
    before = quest_points(state.quest, tally, winner)
    tally.add(winner, trick.cards)
    change = quest_points(state.quest, tally, winner) - before
    whose = "you" if winner == state.to_act else f"seat {winner}"
    if change == 0:
        return f"as it lies, worth nothing yet to {whose}"
    return f"as it lies, {signed(change)} for {whose}"


def on_special(state: DwarfKing, card: int, trick: Trick) -> str:
    """What the Special in the trick, or before it, does."""
    if state.special == TINKERER and state.tricks and state.tricks[-1].has(TINKERER):
        return "the Tinkerer brings the winner +3"
    is_last = len(state.tricks) + 1 == state.size
    if card == JOKER:
        return (
            "the Joker brings you +3 in this last trick" if is_last else "the Joker is worth +3 only in the last trick"
        )
    if card == SCOUT:
        return f"the Scout brings you +1 a figure: {counted(count(trick.cards & FIGURES), 'figure')} so far"
    if card == DRUID and not is_last:
        return "the Druid lets you swap hands afterwards"
    if card == BLUE_FLAG and not is_last:
        return "the Flag Bearer lets you move all hands afterwards"
    if trick.has(GREEN_FLAG):
        return "the Flag Bearer in it brings the winner +3"
    if trick.has(SHAMAN):
        return "the Shaman in it costs the winner 3"
    if trick.has(ENCHANTER):
        return "the Enchanter in it doubles the winner's points"
    return ""


# Other Specials


def on_giving_hand(state: DwarfKing) -> str:
    hand = state.seats[state.to_act].hand
    return f"your hand with {counted(count(hand & FIGURES), 'figure')} goes"


def on_passing(state: DwarfKing, *, is_left: bool) -> str:
    """K-S5."""
    left = (state.to_act + 1) % state.players
    right = (state.to_act + state.players - 1) % state.players
    receiver, giver = (left, right) if is_left else (right, left)
    return f"{on_giving_hand(state)} to seat {receiver}, and you get that of seat {giver}"


def on_take_back(state: DwarfKing, card: int) -> str:
    """K-S13: what the winner of the last trick loses by it."""
    winner = state.tricks[-1].winner
    tally = tally_of(state.players, state.size, state.tricks)
    before = quest_points(state.quest, tally, winner)
    tally.cards[winner] &= ~bit_of(card)
    change = quest_points(state.quest, tally, winner) - before
    whose = "your points" if winner == state.to_act else f"the points of seat {winner}"
    word = card_word(NAMES[card])
    if change == 0:
        return f"brings the {word} into your hand and changes no points so far"
    return f"brings the {word} into your hand and changes {whose} by {signed(change)}"
