"""What is to be said for or against a move of The Dwarf King, from what its player can know.

Points of this deal are what it would give if it ended with this trick (K-E1), Specials included.
"""

from parlour.engine.cardset import bit_of, count
from parlour.engine.game import Fact, Remark
from parlour.engine.game import remark as said
from parlour.engine.tricks import NO_SUIT, Trick, tally_of
from parlour.games.dwarfking.heuristic import likely_tricks, unseen_cards
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


def remark(state: DwarfKing, action: int) -> Remark:
    """What is to be said about a legal action of the seat to act."""
    phase = phase_of(action)
    if phase == QUEST_PHASE:
        return on_quest(state, quest_of(action))
    if phase == EXCHANGE_PHASE:
        return said("exchanges", **standing(state, seat_of(action)))
    if phase == GIVE_PHASE:
        return on_giving(state, card_of(action))
    if phase == PLAY_PHASE:
        return on_play(state, card_of(action))
    if phase == SWAP_PHASE:
        return said("swaps", figures=figures(state), **standing(state, seat_of(action)))
    if phase == PASS_PHASE:
        return on_passing(state, is_left=is_to_left(action))
    return said("keeps") if is_keep(action) else on_take_back(state, action)


def standing(state: DwarfKing, seat: int) -> dict[str, Fact]:
    """How a player stands in the match, against the seat to act: by so many points ahead, behind, or level."""
    lead = int(state.seats[seat].points - state.seats[state.to_act].points)
    stands = "ahead" if lead > 0 else "behind" if lead < 0 else "level"
    return {"seat": seat, "stands": stands, "by": abs(lead)}


# Before the first trick


def on_quest(state: DwarfKing, number: int) -> Remark:
    """What the hand has to do with a quest."""
    quest = QUEST[number]
    hand = state.seats[state.to_act].hand
    tricks = (likely_tricks(state, hand) + 8) // 16
    if quest.kind == CARDS:
        good, bad = (quest.good | quest.also, quest.bad) if quest.points > 0 else (0, quest.good | quest.also)
        counts = count(hand & good) if good else None
        costs = count(hand & bad) if bad else None
        return said("quest_cards", counts=counts, costs=costs, tricks=tricks)
    if quest.kind == LOWEST_VALUE:
        held = count(hand & of_colour(quest.number))
        return said("quest_colour", colour=COLOUR_NAMES[quest.number], count=held, **top_cards(hand))
    return said("quest_tricks", tricks=tricks, size=state.size, **top_cards(hand))


def top_cards(hand: int) -> dict[str, Fact]:
    return {"aces": count(hand & ACES), "kings": count(hand & KINGS), "queens": count(hand & QUEENS)}


def on_giving(state: DwarfKing, card: int) -> Remark:
    """What is left of the colour of a card that is given away (K-S9); there is no Magic card in such a deal."""
    return said("gives", colour=COLOUR_NAMES[colour_of(card)], left=left_of_colour(state, card))


def left_of_colour(state: DwarfKing, card: int) -> int:
    """How many other cards of its colour the seat to act holds."""
    return count(state.seats[state.to_act].hand & of_colour(colour_of(card))) - 1


# Playing a card


def on_play(state: DwarfKing, card: int) -> Remark:
    """Who would win the trick, what it would then give, what the Special does, and which colour is spent."""
    trick = state.trick.clone()
    lay(card, trick, state.last_trick())
    place = winning_place(trick)
    winner = trick.player_at(place, state.players)
    is_full = trick.size == state.players
    is_own = winner == state.to_act
    is_sure = is_own and not can_be_beaten(state, trick, place)
    is_discard = trick.size > 1 and trick.required != NO_SUIT and card < MAGIC and colour_of(card) != trick.required
    is_spent = is_discard and left_of_colour(state, card) == 0
    special, bonus = on_special(state, card, trick)
    return said(
        "play",
        outcome=outcome(state, trick, place, is_full=is_full, is_own=is_own),
        seat=winner,
        is_own=is_own,
        best=NAMES[trick.card(place)],
        higher=count(beaters(trick, place, unseen_cards(state))),
        required=None if trick.required == NO_SUIT else COLOUR_NAMES[trick.required],
        points=on_points(state, trick, winner) if is_full or is_sure else None,
        special=special,
        bonus=bonus,
        spent=COLOUR_NAMES[colour_of(card)] if is_spent else None,
    )


def outcome(state: DwarfKing, trick: Trick, place: int, *, is_full: bool, is_own: bool) -> str:
    """Whose trick it would be."""
    if is_full:
        return "wins" if is_own else "loses"
    if not is_own:
        return "under"
    if has_no_colour_yet(trick, place):
        return "colourless"
    if not can_be_beaten(state, trick, place):
        return "sure"
    return "dragon" if trick.card(place) == DRAGON else "beatable"


def can_be_beaten(state: DwarfKing, trick: Trick, place: int) -> bool:
    """Whether a card not seen yet could still take the trick away: a coloured one, or the Special if it is Magic."""
    unseen = unseen_cards(state)
    return has_no_colour_yet(trick, place) or beaters(trick, place, unseen) != 0 or unseen >= bit_of(MAGIC)


def on_points(state: DwarfKing, trick: Trick, winner: int) -> int:
    """What the cards that lie there do to the winner's points of this deal."""
    tally = tally_of(state.players, state.size, state.tricks)
    before = quest_points(state.quest, tally, winner)
    tally.add(winner, trick.cards)
    return quest_points(state.quest, tally, winner) - before


def on_special(state: DwarfKing, card: int, trick: Trick) -> tuple[str | None, int]:
    """What the Special in the trick, or before it, does, and the points that it gives; none if it does nothing."""
    is_last = len(state.tricks) + 1 == state.size
    bonus = bonus_of(state.special, trick, state.last_trick(), is_last=is_last)
    if state.special == TINKERER and bonus:
        return "tinkerer", bonus
    if card == JOKER:
        return ("joker", bonus) if bonus else ("joker-later", BONUS)
    if card == SCOUT:
        return "scout", bonus
    if card == DRUID and not is_last:
        return "druid", 0
    if card == BLUE_FLAG and not is_last:
        return "blue-flag", 0
    if trick.has(GREEN_FLAG):
        return "green-flag", bonus
    if trick.has(SHAMAN):
        return "shaman", bonus
    if trick.has(ENCHANTER):
        return "enchanter", 0
    return None, 0


# Other Specials


def figures(state: DwarfKing) -> int:
    """The figures in the hand of the seat to act."""
    return count(state.seats[state.to_act].hand & FIGURES)


def on_passing(state: DwarfKing, *, is_left: bool) -> Remark:
    """Where the own hand goes, and which one comes (K-S5)."""
    left, right = state.left_of(state.to_act), state.right_of(state.to_act)
    receiver, giver = (left, right) if is_left else (right, left)
    return said("passes", figures=figures(state), seat=receiver, other=giver)


def on_take_back(state: DwarfKing, action: int) -> Remark:
    """What the winner of the last trick loses when a card of it is taken back (K-S13)."""
    winner = state.tricks[-1].winner
    after = state.clone()
    after.apply(action)
    change = after.deal_points()[winner] - state.deal_points()[winner]
    is_own = winner == state.to_act
    return said("takes_back", card=NAMES[card_of(action)], change=change, seat=winner, is_own=is_own)
