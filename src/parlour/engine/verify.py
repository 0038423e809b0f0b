"""Whether a record holds: play it again from its seed and compare every card, move, chance outcome and the result."""

from collections.abc import Iterator, Sequence

from msgspec import UNSET, UnsetType

from parlour.engine.event import Event
from parlour.engine.fair import TABLE, unfairness
from parlour.engine.game import AnyGame, UsageError
from parlour.engine.match import IllegalMove, Match
from parlour.engine.record import FORMAT, FORMAT_ANEW, Anew, Branch, Record, RecordError, first_difference
from parlour.engine.registry import game


def open_record(record: Record, among: Sequence[AnyGame] | None = None) -> Match:
    """The match of a record right after the deal, with everything checked up to there; of all games, or of these."""
    if record.format not in (FORMAT, FORMAT_ANEW):
        raise RecordError(f"format is {record.format!r}; this version reads {FORMAT!r} and {FORMAT_ANEW!r}")
    if (record.format == FORMAT_ANEW) != bool(record.anew):
        raise RecordError(f"format is {FORMAT_ANEW!r} where cards were dealt anew, and only there")
    if isinstance(record.branch, Branch):
        _check_branch(record, record.branch)
    try:
        played = game(record.game, record.rules_version, among)
        missing = [
            option.name
            for option in played.options
            if not option.omitted_at_default and option.name not in record.options
        ]
        if missing:
            raise RecordError(f"options.{missing[0]} is missing")
        match = Match(played, record.seats, record.seed, record.options)
    except UsageError as error:
        raise RecordError(str(error)) from None
    fairness = record.fairness
    if not isinstance(fairness, UnsetType):
        if record.anew:
            raise RecordError(
                "fairness should not be there: cards were dealt anew on the way, by a luck that it does not bind"
            )
        unfair = unfairness(fairness, record.seed, [seat.kind for seat in record.seats])
        if unfair:
            raise RecordError(unfair)
    difference = first_difference("start", record.start, match.start)
    if difference:
        raise RecordError(f"{difference} (the deal that follows from the seed)")
    return match


def replay(record: Record, among: Sequence[AnyGame] | None = None) -> Iterator[tuple[Match, list[Event]]]:
    """Plays a record again, move by move: the match after the deal and after each move, with the facts of the move.

    Raises `RecordError` at the first thing that does not hold.
    """
    match = open_record(record, among)
    anew = [] if isinstance(record.anew, UnsetType) else list(record.anew)
    _deal_anew(match, anew)
    yield match, []
    for index, move in enumerate(record.moves):
        where = f"moves[{index}]"
        if match.is_over:
            raise RecordError(f"{where}: the match was over after {index} moves")
        if move.seat != match.to_act:
            raise RecordError(f"{where}.seat is {move.seat} instead of {match.to_act}")
        try:
            facts = match.apply(move.action)
        except IllegalMove as error:
            raise RecordError(f"{where}.action {move.action!r} is not allowed: {error}") from None
        difference = first_difference(f"{where}.chance", move.chance, match.moves[-1].chance)
        if difference:
            raise RecordError(difference)
        _deal_anew(match, anew)
        yield match, facts
    if anew:
        raise RecordError(f"anew: cards are dealt after {anew[0].step} moves, out of turn or after the end")
    if not match.is_over:
        raise RecordError(f"moves: the match is not over after {len(record.moves)} moves")
    actual = match.record().result
    recorded = {key: value for key, value in record.result.items() if key in actual}
    difference = first_difference("result", recorded, actual)
    if difference:
        raise RecordError(difference)


def _check_branch(record: Record, branch: Branch) -> None:
    """A branch is practice and claims nothing of who chose its deal; where it leaves the other match there is a
    decision."""
    if record.practice is not True:
        raise RecordError("practice is not true, and a branch is practice")
    if record.fairness is not UNSET:
        raise RecordError("fairness should not be there: a branch does not show who chose the deal")
    if not TABLE.fullmatch(branch.table):
        raise RecordError("branch.table is no id of a table")
    if not 0 <= branch.step < len(record.moves):
        raise RecordError(f"branch.step is {branch.step}, and the match has {len(record.moves)} moves")
    if not 0 <= branch.seat < len(record.seats):
        raise RecordError(f"branch.seat is {branch.seat}, and there are {len(record.seats)} seats")
    dealt = [] if isinstance(record.anew, UnsetType) else [(anew.step, anew.seat) for anew in record.anew[-1:]]
    if branch.cards == "anew" and dealt != [(branch.step, branch.seat)]:
        raise RecordError("branch.cards is anew, and anew does not end with a deal at this step for this seat")


def _deal_anew(match: Match, anew: list[Anew]) -> None:
    """Deals anew what is to be dealt after the moves so far, and takes it off the list."""
    while anew and anew[0].step == len(match.moves):
        where = f"anew[{len(match.anew)}]"
        recorded = anew.pop(0)
        if match.is_over:
            raise RecordError(f"{where}: the match was over after {recorded.step} moves")
        try:
            match.deal_anew(recorded.seat, recorded.luck)
        except (UsageError, ValueError) as error:
            raise RecordError(f"{where}: {error}") from None
        difference = first_difference(f"{where}.dealt", recorded.dealt, match.anew[-1].dealt)
        if difference:
            raise RecordError(f"{difference} (the deal that follows from its luck)")


def verify(record: Record, among: Sequence[AnyGame] | None = None) -> Match:
    """The finished match of a record; `RecordError` at the first thing that does not hold."""
    last: Match | None = None
    for match, _ in replay(record, among):
        last = match
    assert last is not None
    return last
