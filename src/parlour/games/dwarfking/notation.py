"""The Dwarf King as text: actions in notation and in words, events as sentences, a view as a table."""

from collections.abc import Sequence
from typing import assert_never

from parlour.games.dwarfking.events import (
    ChoseQuest,
    Dealt,
    DealtToYou,
    DealtUnseen,
    EndedDeal,
    EndedMatch,
    GaveCard,
    GaveCardUnseen,
    GotBonus,
    KeptSorcerer,
    PassedHands,
    PassedHandsToYou,
    PassedHandsUnseen,
    Played,
    Showed,
    Shown,
    SwappedHands,
    SwappedHandsUnseen,
    TookCards,
    TookCardsUnseen,
    UsedSorcerer,
    WonTrick,
)
from parlour.games.dwarfking.public import DwarfKingView, Laid, Seen, TrickSeen
from parlour.games.dwarfking.rules.actions import (
    ACTIONS,
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
from parlour.games.dwarfking.rules.cards import NAMES
from parlour.games.dwarfking.rules.quests import quest_name
from parlour.games.dwarfking.text import SPECIAL_TEXTS, card_word, card_words, quest_words


def write(action: int) -> str:
    """An action in notation."""
    phase = phase_of(action)
    if phase == QUEST_PHASE:
        return f"quest {quest_name(quest_of(action))}"
    if phase == EXCHANGE_PHASE:
        return f"exchange {seat_of(action)}"
    if phase == GIVE_PHASE:
        return f"give {NAMES[card_of(action)]}"
    if phase == PLAY_PHASE:
        return f"play {NAMES[card_of(action)]}"
    if phase == SWAP_PHASE:
        return f"swap {seat_of(action)}"
    if phase == PASS_PHASE:
        return "pass left" if is_to_left(action) else "pass right"
    return "keep" if is_keep(action) else f"sorcerer {NAMES[card_of(action)]}"


ACTION_OF = {write(action): action for action in range(ACTIONS)}


def parse(text: str) -> int:
    """Notation back into the action."""
    if text not in ACTION_OF:
        raise ValueError(f"{text!r} is no move of The Dwarf King")
    return ACTION_OF[text]


def label(action: int) -> str:
    """An action in words."""
    phase = phase_of(action)
    if phase == QUEST_PHASE:
        return f"choose {quest_words(quest_name(quest_of(action)))}"
    if phase == EXCHANGE_PHASE:
        return f"take two cards from seat {seat_of(action)}"
    if phase == GIVE_PHASE:
        return f"give the {card_word(NAMES[card_of(action)])}"
    if phase == PLAY_PHASE:
        return f"play the {card_word(NAMES[card_of(action)])}"
    if phase == SWAP_PHASE:
        return f"swap hands with seat {seat_of(action)}"
    if phase == PASS_PHASE:
        return f"all hands to the {'left' if is_to_left(action) else 'right'}"
    if is_keep(action):
        return "keep the Sorcerer"
    return f"take back the {card_word(NAMES[card_of(action)])} for the Sorcerer"


def tell(event: Shown, names: Sequence[str]) -> str:
    """An event as a sentence."""
    match event:
        case Dealt(dealer, special, tile, hands):
            held = "; ".join(f"{names[seat]}: {card_words(hand)}" for seat, hand in enumerate(hands))
            return f"{new_deal(names[dealer], special, tile)} {held}."
        case DealtToYou(dealer, special, tile, hand):
            return f"{new_deal(names[dealer], special, tile)} You hold {card_words(hand)}."
        case DealtUnseen(dealer, special, tile):
            return new_deal(names[dealer], special, tile)
        case Showed(seat, card):
            return f"{names[seat]} shows the {card_word(card)}."
        case ChoseQuest(seat, quest):
            return f"{names[seat]} chooses the quest {quest_words(quest)}."
        case TookCards(seat, other, cards):
            return f"{names[seat]} takes from {names[other]}: {card_words(cards)}."
        case TookCardsUnseen(seat, other):
            return f"{names[seat]} takes two cards from {names[other]}."
        case GaveCard(seat, other, card):
            return f"{names[seat]} gives {names[other]} the {card_word(card)}."
        case GaveCardUnseen(seat, other):
            return f"{names[seat]} gives {names[other]} a card."
        case Played(seat, card, stands_for):
            return f"{names[seat]} plays the {laid_words(Laid(card, stands_for))}."
        case WonTrick(seat, cards):
            return f"{names[seat]} wins the trick: {card_words(cards)}."
        case GotBonus(seat, card, points):
            return f"{names[seat]} gets {signed(points)} for the {card_word(card)}."
        case SwappedHands(seat, other, gave, got):
            return f"{names[seat]} gives {names[other]} a hand of {card_words(gave)} for one of {card_words(got)}."
        case SwappedHandsUnseen(seat, other):
            return f"{names[seat]} and {names[other]} swap hands."
        case PassedHands(seat, side, hands):
            held = "; ".join(f"{names[owner]}: {card_words(hand)}" for owner, hand in enumerate(hands))
            return f"{names[seat]} sends all hands to the {side}. {held}."
        case PassedHandsToYou(seat, side, hand):
            return f"{names[seat]} sends all hands to the {side}. You now hold {card_words(hand)}."
        case PassedHandsUnseen(seat, side):
            return f"{names[seat]} sends all hands to the {side}."
        case UsedSorcerer(seat, card):
            return f"{names[seat]} takes back the {card_word(card)} and leaves the Sorcerer in its place."
        case KeptSorcerer(seat):
            return f"{names[seat]} keeps the Sorcerer."
        case EndedDeal(quest, points, scores):
            standing = ", ".join(
                f"{name} {signed(won)}, now {number(score)}"
                for name, won, score in zip(names, points, scores, strict=True)
            )
            return f"The deal is over, {quest_words(quest)}: {standing}."
        case EndedMatch(winner):
            return f"{names[winner]} leads alone and wins the match."
    assert_never(event)


def new_deal(dealer: str, special: str, tile: int) -> str:
    return f"{dealer} deals; the Special is the {card_word(special)}, the quest is one of tile {tile}."


def number(points: int) -> str:
    return f"−{-points}" if points < 0 else str(points)


def signed(points: int) -> str:
    return number(points) if points < 0 else f"+{points}"


def laid_words(laid: Laid) -> str:
    """A card in a trick, with what it counts as."""
    word = card_word(laid.card)
    if not laid.stands_for:
        return word
    other = card_word(laid.stands_for)
    if laid.card == "mummy":
        return f"{word} as {other}"
    return f"{word} just above {other}" if laid.card == "puppeteer" else f"{word} in place of {other}"


def table(view: DwarfKingView, names: Sequence[str]) -> str:
    """A view as text."""
    quest = f"tile {view.tile}: {view.tile}a or {view.tile}b" if view.quest is None else quest_words(view.quest)
    lines = [
        f"  deal {view.deal}, dealt by {names[view.dealer]}; quest: {quest}",
        f"  Special: {card_word(view.special)}. {SPECIAL_TEXTS[view.special]}",
    ]
    for seat, player in enumerate(view.players):
        marker = ">" if seat == view.to_act else " "
        tricks = f"{player.tricks} {'trick' if player.tricks == 1 else 'tricks'}"
        standing = f"{number(player.points)} points, {tricks}, {signed(player.deal_points)} in this deal"
        lines.append(f"{marker} {names[seat]}: {standing}; {hand_words(player, names)}")
    if view.tricks and view.phase != "over":
        lines.append(f"  last trick: {trick_words(view.tricks[-1], names)}")
    if view.trick is not None:
        lines.append(f"  this trick: {trick_words(view.trick, names)}")
    return "\n".join(lines)


def trick_words(trick: TrickSeen, names: Sequence[str]) -> str:
    laid = [
        f"{names[(trick.leader + place) % len(names)]} {laid_words(card)}" for place, card in enumerate(trick.cards)
    ]
    words = ", ".join(laid) or f"{names[trick.leader]} leads"
    return words if trick.winner is None else f"{words}; won by {names[trick.winner]}"


def hand_words(player: Seen, names: Sequence[str]) -> str:
    """What is known of a hand."""
    if isinstance(player.hand, list):
        return f"hand: {card_words(player.hand)}"
    words = f"{player.hand_count} in hand"
    if player.shown or player.known:
        words += f", known: {card_words(player.shown + player.known)}"
    if player.lacks:
        words += f", without {', '.join(player.lacks)}"
    if player.held_by:
        words += f", had before by {' and '.join(names[seat] for seat in player.held_by)}"
    return words
