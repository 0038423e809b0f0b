"""What is to be said for or against a move of Diamoniak. Only the order of the pile is hidden, and never spoken of."""

from parlour.games.diamoniak.notation import PLURALS, colour_word
from parlour.games.diamoniak.rules.actions import DRAW, FAIRY_HELPS, STOP, card_of_gift, is_purchase, seller_of
from parlour.games.diamoniak.rules.cards import CASTLE, DIAMOND, FAIRY, NAMES, NO_COLOUR, WITCH
from parlour.games.diamoniak.rules.player import PRICE, Player
from parlour.games.diamoniak.rules.state import Diamoniak


def remark(state: Diamoniak, action: int) -> str:
    """One sentence about a legal action of the seat to act."""
    player = state.seats[state.to_act]
    if action == DRAW:
        return on_draw(state, player)
    if action == STOP:
        return on_stop(state, player)
    after = state.clone()
    after.apply(action)
    then = after.seats[state.to_act]
    if action == FAIRY_HELPS:
        return on_fairy(player, then, state.owed)
    if is_purchase(action):
        return on_purchase(after, then, seller_of(action))
    kind = card_of_gift(action)
    return on_diamond(player, then) if kind == DIAMOND else on_castle_card(state, player, then, kind)


def on_draw(state: Diamoniak, player: Player) -> str:
    """The odds of the next card, and what a witch would mean."""
    to_come = state.next_card()
    count = to_come.count[WITCH]
    witches = f"{count} of {to_come.size} cards to come {'is a witch' if count == 1 else 'are witches'}"
    if state.wins_by_purchase(player):
        return "passes up a purchase that wins"
    if count == 0:
        return f"no risk: no witch among the {cards(to_come.size)} to come"
    if player.givable() == 0:
        return f"no risk: {witches}, and you have nothing to lose"
    if player.lacks_one() and to_come.count[player.colour] > 0:
        return f"{to_come.count[player.colour]} of {to_come.size} cards to come would win; {witches}"
    if player.cards.count[FAIRY] > 0:
        return f"{witches}, and a fairy is ready"
    return f"{witches}, and one would take {lost(player, player.toll())}"


def on_stop(state: Diamoniak, player: Player) -> str:
    """What is kept, and from how many witches."""
    to_come = state.next_card()
    if to_come.count[WITCH] == 0:
        return f"leaves {cards(to_come.size)} without a witch to the next player"
    if player.givable() == 0:
        return "keeps nothing safe: you have nothing to lose"
    witches = "the witch" if to_come.count[WITCH] == 1 else f"{to_come.count[WITCH]} witches"
    return f"keeps your {cards(player.givable())} from {witches} among {cards(to_come.size)}"


def on_fairy(player: Player, then: Player, owed: int) -> str:
    """What she would have taken, and how many fairies are left."""
    left = then.cards.count[FAIRY]
    for_the_next = f"{left} more of them" if left > 0 else "no fairy for the next witch"
    return f"keeps {lost(player, owed)}, and leaves you {for_the_next}"


def on_purchase(after: Diamoniak, then: Player, seller: int) -> str:
    """How far the castle has got, and what the seller has for it."""
    if after.is_over:
        return "completes your castle: you win"
    rich = after.seats[seller].cards.count[DIAMOND]
    return f"makes it {then.castle()} of {CASTLE} castle cards, and gives the seller {rich} diamonds"


def on_diamond(player: Player, then: Player) -> str:
    """How many diamonds are left, and whether they are enough."""
    diamonds = then.cards.count[DIAMOND]
    if then.can_pay():
        return f"leaves you {diamonds} diamonds, still enough to buy"
    if player.can_pay():
        return f"leaves you {diamonds} diamonds, one too few to buy"
    return f"leaves you {diamonds} {PLURALS['diamond'] if diamonds != 1 else 'diamond'}; {PRICE} buy a castle card"


def on_castle_card(state: Diamoniak, player: Player, then: Player, kind: int) -> str:
    """Whose card it is that goes to the witch."""
    colour = colour_word(NAMES[kind])
    if kind == player.colour:
        spare = player.givable() - player.castle()
        instead = f", though you have {cards(spare)} besides" if spare > 0 else ""
        return f"shrinks your castle to {then.castle()} of {CASTLE}{instead}"
    for rival in state.seats:
        if rival.colour == kind:
            able = ", who could buy it now" if rival.can_pay() else ""
            return f"takes a {colour} card away from a rival with {rival.castle()} of {CASTLE}{able}"
    if player.colour == NO_COLOUR:
        return f"nobody builds {colour} so far, and neither can you without drawing it"
    return f"nobody builds {colour}: of no use but for a witch"


def lost(player: Player, toll: int) -> str:
    """So many cards, and how many of them are of the own castle when all others go first."""
    built = max(0, toll - (player.givable() - player.castle()))
    if built == 0:
        return cards(toll)
    return f"{cards(toll)}, {'all' if built == toll else built} of your castle" if toll > 1 else "a card of your castle"


def cards(count: int) -> str:
    return f"{count} card" if count == 1 else f"{count} cards"
