"""What is to be said for or against a move of Diamoniak. Only the order of the pile is hidden, and never spoken of."""

from parlour.engine.game import Fact, Remark
from parlour.engine.game import remark as said
from parlour.games.diamoniak.rules.actions import DRAW, FAIRY_HELPS, STOP, card_of_gift, is_purchase, seller_of
from parlour.games.diamoniak.rules.cards import CASTLE, DIAMOND, FAIRY, NAMES, NO_COLOUR, WITCH
from parlour.games.diamoniak.rules.player import PRICE, Player
from parlour.games.diamoniak.rules.state import Diamoniak


def remark(state: Diamoniak, action: int) -> Remark:
    """What is to be said about a legal action of the seat to act."""
    player = state.seats[state.to_act]
    if action == DRAW:
        return on_draw(state, player)
    if action == STOP:
        return on_stop(state, player)
    after = state.clone()
    after.apply(action)
    then = after.seats[state.to_act]
    if action == FAIRY_HELPS:
        return said("sends_away", left=then.cards.count[FAIRY], **loss(player, state.owed))
    if is_purchase(action):
        return on_purchase(after, then, seller_of(action))
    kind = card_of_gift(action)
    return on_diamond(player, then) if kind == DIAMOND else on_castle_card(state, player, then, kind)


def on_draw(state: Diamoniak, player: Player) -> Remark:
    """The odds of the next card, and what a witch would mean."""
    to_come = state.next_card()
    witches, of = to_come.count[WITCH], to_come.size
    if state.wins_by_purchase(player):
        return said("passes_up_win")
    if witches == 0:
        return said("no_witch", of=of)
    if player.givable() == 0:
        return said("nothing_to_lose", witches=witches, of=of)
    if player.lacks_one() and to_come.count[player.colour] > 0:
        return said("may_win", wins=to_come.count[player.colour], witches=witches, of=of)
    if player.cards.count[FAIRY] > 0:
        return said("fairy_ready", witches=witches, of=of)
    return said("risks", witches=witches, of=of, **loss(player, player.toll()))


def on_stop(state: Diamoniak, player: Player) -> Remark:
    """What is kept, and from how many witches."""
    to_come = state.next_card()
    if to_come.count[WITCH] == 0:
        return said("leaves_safe_cards", of=to_come.size)
    if player.givable() == 0:
        return said("keeps_nothing")
    return said("keeps", count=player.givable(), witches=to_come.count[WITCH], of=to_come.size)


def on_purchase(after: Diamoniak, then: Player, seller: int) -> Remark:
    """How far the castle has got, and how rich the seller is then."""
    if after.is_over:
        return said("wins")
    diamonds = after.seats[seller].cards.count[DIAMOND]
    return said("builds", built=then.castle(), whole=CASTLE, seller=seller, diamonds=diamonds)


def on_diamond(player: Player, then: Player) -> Remark:
    """How many diamonds are left, and whether they are enough."""
    diamonds = then.cards.count[DIAMOND]
    if then.can_pay():
        return said("still_enough", diamonds=diamonds)
    if player.can_pay():
        return said("one_too_few", diamonds=diamonds)
    return said("diamonds_left", diamonds=diamonds, price=PRICE)


def on_castle_card(state: Diamoniak, player: Player, then: Player, kind: int) -> Remark:
    """Whose card it is that goes to the witch."""
    card = NAMES[kind]
    if kind == player.colour:
        return said("shrinks", built=then.castle(), whole=CASTLE, spare=player.givable() - player.castle())
    for seat, rival in enumerate(state.seats):
        if rival.colour == kind:
            return said(
                "takes_away", card=card, rival=seat, built=rival.castle(), whole=CASTLE, can_pay=rival.can_pay()
            )
    return said("nobody_builds_yet" if player.colour == NO_COLOUR else "nobody_builds", card=card)


def loss(player: Player, toll: int) -> dict[str, Fact]:
    """So many cards, and how many of them are of the own castle when all others go first."""
    built = max(0, toll - (player.givable() - player.castle()))
    return {"toll": toll, "built": built, "share": "none" if built == 0 else "all" if built == toll else "some"}
