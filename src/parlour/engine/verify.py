"""Whether a record holds: play it again from its seed and compare every card, move, chance outcome and the result."""

from collections.abc import Iterator, Sequence

from msgspec import UnsetType

from parlour.engine.event import Event
from parlour.engine.fair import unfairness
from parlour.engine.game import AnyGame, UsageError
from parlour.engine.match import IllegalMove, Match
from parlour.engine.record import FORMAT, Record, RecordError, first_difference
from parlour.engine.registry import game


def open_record(record: Record, among: Sequence[AnyGame] | None = None) -> Match:
    """The match of a record right after the deal, with everything checked up to there; of all games, or of these."""
    if record.format != FORMAT:
        raise RecordError(f"format is {record.format!r}; this version reads {FORMAT!r}")
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
        yield match, facts
    if not match.is_over:
        raise RecordError(f"moves: the match is not over after {len(record.moves)} moves")
    actual = match.record().result
    recorded = {key: value for key, value in record.result.items() if key in actual}
    difference = first_difference("result", recorded, actual)
    if difference:
        raise RecordError(difference)


def verify(record: Record, among: Sequence[AnyGame] | None = None) -> Match:
    """The finished match of a record; `RecordError` at the first thing that does not hold."""
    last: Match | None = None
    for match, _ in replay(record, among):
        last = match
    assert last is not None
    return last
