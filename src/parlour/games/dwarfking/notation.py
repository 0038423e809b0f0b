"""The Dwarf King in writing: an action in notation and in its parts, a view as text."""

from msgspec import UNSET

from parlour.engine.game import Parts, Say
from parlour.games.dwarfking.public import DwarfKingView, Seen, TrickSeen
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
from parlour.games.dwarfking.rules.cards import NAMES, SORCERER
from parlour.games.dwarfking.rules.quests import quest_name
from parlour.games.dwarfking.rules.state import DwarfKing


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


def parts(state: DwarfKing, action: int) -> Parts:
    """What an action of the seat to act is made of. A seat that is not at this table is no part."""
    phase = phase_of(action)
    if phase == QUEST_PHASE:
        return Parts("quest", choice=quest_name(quest_of(action)))
    if phase in (EXCHANGE_PHASE, SWAP_PHASE):
        verb = "exchange" if phase == EXCHANGE_PHASE else "swap"
        return Parts(verb, seat=seat_of(action) if seat_of(action) < state.players else UNSET)
    if phase == GIVE_PHASE:
        partner = int(state.partner) if state.phase == GIVE_PHASE else UNSET
        return Parts("give", card=NAMES[card_of(action)], from_="hand", to="hand", seat=partner)
    if phase == PLAY_PHASE:
        return Parts("play", card=NAMES[card_of(action)], from_="hand", to="trick")
    if phase == PASS_PHASE:
        return Parts("pass", to="left" if is_to_left(action) else "right")
    if is_keep(action):
        return Parts("keep")
    return Parts("sorcerer", card=NAMES[card_of(action)], from_="trick", to="hand", other=NAMES[SORCERER])


def topic(state: DwarfKing, action: int) -> str:
    """The quest of the deal, or the one that is chosen (K-D3)."""
    quest = quest_of(action) if phase_of(action) == QUEST_PHASE else int(state.quest)
    return f"quest-{quest_name(quest)}"


def table(view: DwarfKingView, say: Say) -> str:
    """A view as text."""
    one, other = view.sides
    quest = say("table-quest", quest=view.quest, one=one, other=other)
    lines = [
        f"  {say('table-deal', deal=view.deal, seat=view.dealer)} {quest}",
        f"  {say('table-special', card=view.special)}",
    ]
    for seat, player in enumerate(view.players):
        marker = ">" if seat == view.to_act else " "
        counted: object = player.deal_points  # a glance leaves it to memory
        now = counted if isinstance(counted, int) else None
        standing = say("table-player", seat=seat, points=player.points, tricks=player.tricks, now=now)
        lines.append(f"{marker} {standing} {hand_words(player, say)}")
    if view.last is not None and view.phase != "over":
        last = view.last
        lines.append(f"  {say('table-last', seat=last.winner)} {trick_words(last, say)}")
    if view.trick is not None and not view.trick.cards:
        lines.append(f"  {say('table-trick')} {say('table-leads', seat=view.trick.leader)}")
    elif view.trick is not None:
        lines.append(f"  {say('table-trick')} {trick_words(view.trick, say)}")
    return "\n".join(lines)


def trick_words(trick: TrickSeen, say: Say) -> str:
    """The cards of a trick, with who played them and what they count as."""
    laid = [say("table-laid", seat=one.seat, card=one.card, stands_for=one.stands_for) for one in trick.cards]
    return say("list-comma").join(laid)


def hand_words(player: Seen, say: Say) -> str:
    """What is known of a hand."""
    if isinstance(player.hand, list):
        return say("table-hand", cards=[*player.hand])
    known = [say("table-hand-count", count=player.hand_count)]
    if player.shown or player.known:
        known.append(say("table-hand-known", cards=[*player.shown, *player.known]))
    if player.lacks:
        known.append(say("table-hand-lacks", lacks=[*player.lacks]))
    if player.held_by:
        known.append(say("table-hand-held", seats=[*player.held_by]))
    return say("list-comma").join(known)
