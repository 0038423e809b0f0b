"""What is to be said for or against a move of The Dwarf King, from what its player can know.

Points of this deal are what it would give if it ended with this trick (K-E1), Specials included.
"""

from parlour.engine.cardset import bit_of, count
from parlour.engine.tricks import NO_SUIT, Trick, tally_of
from parlour.games.dwarfking.heuristic import likely_tricks, unseen_cards
from parlour.games.dwarfking.notation import signed
from parlour.games.dwarfking.rules.actions import (
    EXCHANGE_PHASE,
    GIVE_PHASE,
    PASS_PHASE,
    PLAY_PHASE,
    QUEST_PHASE,
    SWAP_PHASE,
    card_of,
    is_keep,
    is_to_left,
    phase_of,
    quest_of,
    seat_of,
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
    QUEENS,
    SCOUT,
    SHAMAN,
    TINKERER,
    colour_of,
    of_colour,
)
from parlour.games.dwarfking.rules.quests import CARDS, LOWEST_VALUE, QUEST, quest_points
from parlour.games.dwarfking.rules.specials import BONUS, bonus_of
from parlour.games.dwarfking.rules.state import DwarfKing
from parlour.games.dwarfking.rules.tricks import beaters, has_no_colour_yet, lay, winning_place
from parlour.games.dwarfking.text import card_word

NUMBER_WORDS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def remark(state: DwarfKing, action: int) -> str:
    """One sentence about a legal action of the seat to act."""
    phase = phase_of(action)
    if phase == QUEST_PHASE:
        return on_quest(state, quest_of(action))
    if phase == EXCHANGE_PHASE:
        return f"two cards out of a hand that you do not see; {standing(state, seat_of(action))}"
    if phase == GIVE_PHASE:
        return on_giving(state, card_of(action))
    if phase == PLAY_PHASE:
        return on_play(state, card_of(action))
    if phase == SWAP_PHASE:
        return f"{on_giving_hand(state)} to seat {seat_of(action)}; {standing(state, seat_of(action))}"
    if phase == PASS_PHASE:
        return on_passing(state, is_left=is_to_left(action))
    if is_keep(action):
        return "keeps the Sorcerer for a later trick"
    return on_take_back(state, action)


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
    """What is left of the colour of a card that is given away (K-S9)."""
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
    lay(card, trick, state.last_trick())
    later = state.players - trick.size
    place = winning_place(trick)
    winner = trick.player_at(place, state.players)
    is_own = winner == state.to_act
    said = [on_winner(state, trick, place, later, is_own=is_own), on_special(state, card, trick)]
    if later == 0 or (is_own and not can_be_beaten(state, trick, place)):
        said.insert(1, on_points(state, trick, winner))
    if trick.size > 1 and trick.required != NO_SUIT and card < MAGIC and colour_of(card) != trick.required:
        left = count(state.seats[state.to_act].hand & of_colour(colour_of(card))) - 1
        if left == 0:
            said.append(f"leaves you without {COLOUR_NAMES[colour_of(card)]}")
    return "; ".join(words for words in said if words)


def on_winner(state: DwarfKing, trick: Trick, place: int, later: int, *, is_own: bool) -> str:
    """Whose trick it would be."""
    winner = trick.player_at(place, state.players)
    if later == 0:
        return "wins the trick" if is_own else f"leaves the trick to seat {winner}"
    if not is_own:
        return f"stays under the {card_word(NAMES[trick.card(place)])} of seat {winner}"
    if has_no_colour_yet(trick, place):
        return "counts as no colour: the first coloured card beats it"
    if not can_be_beaten(state, trick, place):
        return "surely wins the trick: nobody can beat it"
    higher = count(beaters(trick, place, unseen_cards(state)))
    if trick.card(place) == DRAGON:
        return f"wins unless an Ace comes: {counted(higher, 'Ace')} not seen yet"
    colour = COLOUR_NAMES[trick.required]
    return f"can be beaten by {counted(higher, f'higher {colour} card')} not seen yet"


def can_be_beaten(state: DwarfKing, trick: Trick, place: int) -> bool:
    """Whether a card not seen yet could still take the trick away: a coloured one, or the Special if it is Magic."""
    if trick.card(place) == EXCALIBUR:
        return False
    unseen = unseen_cards(state)
    return has_no_colour_yet(trick, place) or beaters(trick, place, unseen) != 0 or unseen >= bit_of(MAGIC)


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
    is_last = len(state.tricks) + 1 == state.size
    bonus = bonus_of(state.special, trick, state.last_trick(), is_last=is_last)
    if state.special == TINKERER and bonus:
        return f"the Tinkerer brings the winner {signed(bonus)}"
    if card == JOKER:
        if bonus:
            return f"the Joker brings you {signed(bonus)} in this last trick"
        return f"the Joker is worth {signed(BONUS)} only in the last trick"
    if card == SCOUT:
        return f"the Scout brings you +1 a figure: {counted(bonus, 'figure')} so far"
    if card == DRUID and not is_last:
        return "the Druid lets you swap hands afterwards"
    if card == BLUE_FLAG and not is_last:
        return "the Flag Bearer lets you move all hands afterwards"
    if trick.has(GREEN_FLAG):
        return f"the Flag Bearer in it brings the winner {signed(bonus)}"
    if trick.has(SHAMAN):
        return f"the Shaman in it costs the winner {-bonus}"
    if trick.has(ENCHANTER):
        return "the Enchanter in it doubles the winner's points"
    return ""


# Other Specials


def on_giving_hand(state: DwarfKing) -> str:
    hand = state.seats[state.to_act].hand
    return f"your hand with {counted(count(hand & FIGURES), 'figure')} goes"


def on_passing(state: DwarfKing, *, is_left: bool) -> str:
    """Where the own hand goes, and which one comes (K-S5)."""
    left, right = state.left_of(state.to_act), state.right_of(state.to_act)
    receiver, giver = (left, right) if is_left else (right, left)
    return f"{on_giving_hand(state)} to seat {receiver}, and you get that of seat {giver}"


def on_take_back(state: DwarfKing, action: int) -> str:
    """What the winner of the last trick loses when a card of it is taken back (K-S13)."""
    winner = state.tricks[-1].winner
    after = state.clone()
    after.apply(action)
    change = after.deal_points()[winner] - state.deal_points()[winner]
    whose = "your points" if winner == state.to_act else f"the points of seat {winner}"
    word = card_word(NAMES[card_of(action)])
    if change == 0:
        return f"brings the {word} into your hand and changes no points so far"
    return f"brings the {word} into your hand and changes {whose} by {signed(change)}"
