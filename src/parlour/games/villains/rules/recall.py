"""Villains, what lay where before a move, if the cards lie as they are imagined after it.

A player's own deck is all that the player draws from, so going back a drawn card returns to it. Whom nobody robs holds
cards of one deck only; what the thief of a stolen card has drawn since is not told (`loot`).
"""

from mypy_extensions import i64

from parlour.engine.rng import Rng
from parlour.engine.state import UNTOLD
from parlour.games.villains.rules.actions import AS_HERO, NO_TARGET, card_of, goes_left, is_aimed, target_of, way_of
from parlour.games.villains.rules.cards import HYPNOTIZE, NOTHING, SWIPE, WHIRLPOOL, one, push_all
from parlour.games.villains.rules.loot import Loot
from parlour.games.villains.rules.piles import KIND_MASK, is_unknown_to
from parlour.games.villains.rules.player import Player
from parlour.games.villains.rules.powers import whirled_to


def is_untold(player: Player, after: Player, loot: Loot, action: i64, mover: i64) -> bool:
    """Whether a stolen card makes it impossible to go back over a move (V-X2)."""
    if is_aimed(action) and card_of(action) == HYPNOTIZE and target_of(action) != NO_TARGET:
        return True
    return mover == loot.thief and loot.cards.size > 0 and player.draw.size > after.draw.size


def recall(seats: list[Player], later: list[Player], loot: Loot, action: i64, mover: i64, viewer: i64, rng: Rng) -> i64:
    """Lays hands, draw piles and secret Heroes as they lay before a move; returns the move, or UNTOLD."""
    player = seats[mover]
    after = later[mover]
    if is_untold(player, after, loot, action, mover):
        return UNTOLD
    if way_of(action) == AS_HERO and mover != viewer and player.open == NOTHING:
        action = AS_HERO + (after.top() & KIND_MASK)  # V-T15: only who laid it has seen it
    lay_secrets(seats, later, action, mover, viewer)
    drawn = player.draw.size - after.draw.size
    for seat in range(i64(len(seats))):
        seats[seat].draw = later[seat].draw.clone()
        if seat != viewer:
            seats[seat].hand = later[seat].hand
            seats[seat].hand_size = later[seat].hand_size
    if mover == viewer:
        push_all(player.draw, after.hidden_hand() - player.whole_hand() + one(card_of(action)))
        return action
    for _card in range(drawn):
        kind = player.card(rng.below(player.hand_size))
        player.spend(kind)
        player.draw.push(kind)
    player.receive(card_of(action))
    return action


def lay_secrets(seats: list[Player], later: list[Player], action: i64, mover: i64, viewer: i64) -> None:
    """Every Hero whose face the viewer has not seen is what lies in its place after the move, or where it went."""
    players = i64(len(seats))
    for seat in range(players):
        pile = seats[seat].pile
        for i in range(pile.size):
            if is_unknown_to(pile.items[i], viewer):
                there = later[seat].pile.items[i] if i < later[seat].pile.size else 0
                if i == pile.size - 1:
                    taker = top_went_to(seat, players, action, mover)
                    if taker != seat:
                        there = later[taker].top()
                seats[seat].lay_instead(i, there & KIND_MASK)


def top_went_to(seat: i64, players: i64, action: i64, mover: i64) -> i64:
    """Whose pile the top card of a pile is on after a move (V-X4, V-X6)."""
    if way_of(action) <= AS_HERO:
        return seat
    kind = card_of(action)
    if kind == WHIRLPOOL:
        return whirled_to(seat, players, to_left=goes_left(action))
    if kind == SWIPE and target_of(action) != NO_TARGET:
        if seat == mover:
            return target_of(action)
        if seat == target_of(action):
            return mover
    return seat
