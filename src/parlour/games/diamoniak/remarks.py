"""What is to be said for or against a move of Diamoniak. Only the order of the pile is hidden, and never spoken of."""

from parlour.games.diamoniak.notation import PLURALS, colour_word
from parlour.games.diamoniak.rules.actions import BUY, DRAW, FAIRY_HELPS, GIVE, STOP
from parlour.games.diamoniak.rules.cards import CASTLE, DIAMOND, FAIRY, NAMES, NO_COLOUR, WITCH
from parlour.games.diamoniak.rules.player import Player
from parlour.games.diamoniak.rules.state import PRICE, TOLL, Diamoniak


def remark(state: Diamoniak, action: int) -> str:
    """One sentence about a legal action of the seat to act."""
    player = state.seats[state.to_act]
    if action == DRAW:
        return on_draw(state, player)
    if action == STOP:
        return on_stop(state, player)
    if action == FAIRY_HELPS:
        return on_fairy(state, player)
    if action < GIVE:
        return on_purchase(state, player, action - BUY)
    if action - GIVE == DIAMOND:
        return on_diamond(player)
    return on_castle_card(state, player, action - GIVE)


def on_draw(state: Diamoniak, player: Player) -> str:
    """The odds of the next card, and what a witch would mean."""
    to_come = state.next_card()
    count = to_come.count[WITCH]
    witches = f"{count} of {to_come.size} cards to come {'is a witch' if count == 1 else 'are witches'}"
    if not state.has_drawn and wins_by_purchase(state, player):
        return "passes up a purchase that wins"
    if count == 0:
        return f"no risk: no witch among the {cards(to_come.size)} to come"
    if player.givable() == 0:
        return f"no risk: {witches}, and you have nothing to lose"
    if player.castle() == CASTLE - 1 and to_come.count[player.colour] > 0:
        return f"{to_come.count[player.colour]} of {to_come.size} cards to come would win; {witches}"
    if player.cards.count[FAIRY] > 0:
        return f"{witches}, and a fairy is ready"
    return f"{witches}, and one would take {cost_of_witch(player)}"


def on_stop(state: Diamoniak, player: Player) -> str:
    """What is kept, and from how many witches."""
    to_come = state.next_card()
    if to_come.count[WITCH] == 0:
        return f"leaves {cards(to_come.size)} without a witch to the next player"
    if player.givable() == 0:
        return "keeps nothing safe: you have nothing to lose"
    witches = "the witch" if to_come.count[WITCH] == 1 else f"{to_come.count[WITCH]} witches"
    return f"keeps your {cards(player.givable())} from {witches} among {cards(to_come.size)}"


def on_fairy(state: Diamoniak, player: Player) -> str:
    left = player.cards.count[FAIRY] - 1
    after = f"{left} more of them" if left > 0 else "no fairy for the next witch"
    return f"keeps {lost(player, state.owed)}, and leaves you {after}"


def on_purchase(state: Diamoniak, player: Player, seller: int) -> str:
    if player.castle() == CASTLE - 1:
        return "completes your castle: you win"
    rich = state.seats[seller].cards.count[DIAMOND] + PRICE
    return f"makes it {player.castle() + 1} of {CASTLE} castle cards, and gives the seller {rich} diamonds"


def on_diamond(player: Player) -> str:
    diamonds = player.cards.count[DIAMOND]
    if diamonds > PRICE:
        return f"leaves you {diamonds - 1} diamonds, still enough to buy"
    if diamonds == PRICE:
        return f"leaves you {diamonds - 1} diamonds, one too few to buy"
    return f"leaves you {diamonds - 1} {PLURALS['diamond'] if diamonds != 2 else 'diamond'}; {PRICE} buy a castle card"


def on_castle_card(state: Diamoniak, player: Player, kind: int) -> str:
    colour = colour_word(NAMES[kind])
    if kind == player.colour:
        spare = player.givable() - player.castle()
        instead = f", though you have {cards(spare)} besides" if spare > 0 else ""
        return f"shrinks your castle to {player.castle() - 1} of {CASTLE}{instead}"
    for rival in state.seats:
        if rival.colour == kind:
            able = ", who could buy it now" if rival.cards.count[DIAMOND] >= PRICE else ""
            return f"takes a {colour} card away from a rival with {rival.castle()} of {CASTLE}{able}"
    if player.colour == NO_COLOUR:
        return f"nobody builds {colour} so far, and neither can you without drawing it"
    return f"nobody builds {colour}: of no use but for a witch"


def wins_by_purchase(state: Diamoniak, player: Player) -> bool:
    return (
        player.castle() == CASTLE - 1
        and state.can_buy(player)
        and any(state.sells(seller, player) for seller in range(state.players))
    )


def cost_of_witch(player: Player) -> str:
    """What a witch would take if she came now."""
    return lost(player, min(TOLL, player.givable()))


def lost(player: Player, toll: int) -> str:
    """So many cards, and how many of them are of the own castle when all others go first."""
    built = max(0, toll - (player.givable() - player.castle()))
    if built == 0:
        return cards(toll)
    return f"{cards(toll)}, {'all' if built == toll else built} of your castle" if toll > 1 else "a card of your castle"


def cards(count: int) -> str:
    return f"{count} card" if count == 1 else f"{count} cards"
