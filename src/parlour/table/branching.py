"""A table that goes on from a moment of a finished match, to try what else might have become of it."""

from parlour.engine.fair import SCHEME
from parlour.engine.record import Cards
from parlour.table.decide import LONGEST_LOG, refuse
from parlour.table.entries import Bot, Guest, Opened, Person, Redealt, Source, Terms
from parlour.table.opening import BOT_NAMES
from parlour.table.table import Table


def open_branch(table: Table, guest: Guest, step: int, seat: int, level: int, cards: Cards, secret: str) -> Opened:
    """A table with a guest in one seat of a finished match after so many of its moves, and bots in all others.

    It is practice: hints are there, and one goes back freely. Raises `Refused`, above all while the match is played:
    its cards are nobody's to play with before its end.
    """
    match = table.match
    if match is None or table.phase != "over":
        refuse("not_over")
    if not 0 <= seat < len(table.seats):
        refuse("no_seat", seat=seat)
    if not 0 <= step < len(match.moves):
        refuse("no_moment", step=step)
    if step > LONGEST_LOG:
        refuse("log_full")
    return Opened(
        game=table.game.id,
        rules_version=table.game.rules_version,
        options=table.options,
        terms=Terms(hints=True, takebacks="free", memory=table.terms.memory),
        host=guest.id,
        seats=[Person(guest) if one == seat else Bot(BOT_NAMES[one], level) for one in range(len(table.seats))],
        secret=secret,
        fairness=SCHEME,
        source=Source(
            table=table.id,
            step=step,
            seat=seat,
            cards=cards,
            seed=match.seed,
            moves=[move.action for move in match.moves[:step]],
            anew=[Redealt(one.step, one.seat, one.luck) for one in match.anew if one.step <= step],
        ),
    )
