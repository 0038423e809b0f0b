"""The review of a match: one step for each move, each by itself, and the accounts of all seats made of them.

A server shows a review as it grows and goes on with one that was interrupted:

    review(record, executor=pool, progress=show, known=decode(what_was_kept))

`show` is handed the `Review` so far after each step that is done: it can be sent and kept as JSON (`encode`) as it is,
and what it raises ends the review (`Cancelled` is there for it). Steps come in any order when an executor has several
workers, and earlier moves are begun first. What is `known` is not computed again, and makes no difference to the bytes
of the whole.
"""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from functools import lru_cache
from hashlib import sha256
from importlib.metadata import version
from itertools import islice

from msgspec.structs import replace

from parlour.engine.game import AnyGame, UsageError
from parlour.engine.match import Match
from parlour.engine.record import Record, RecordError
from parlour.engine.record import decode as decode_record
from parlour.engine.record import encode as encode_record
from parlour.engine.rng import derived_seed
from parlour.engine.verify import verify
from parlour.review.accounts import completed
from parlour.review.chances import chances, chances_before, has_luck
from parlour.review.judging import judge
from parlour.review.model import DEAL, REFERENCES, USUAL, About, Budget, References, Review, Step
from parlour.review.reference import reference_named
from parlour.review.trials import NO_ACTION
from parlour.review.weighing import seen_by

AT_ONCE = 16
"""Steps that an executor is given before one has come back."""

Progress = Callable[[Review, Step], None]
"""Is told the review so far and the step that was just done."""


class Cancelled(Exception):
    """Raised by a progress callback to end a review; what it was told last can be gone on with."""


def review(
    record: Record,
    budget: Budget = USUAL,
    references: References = REFERENCES,
    executor: Executor | None = None,
    progress: Progress | None = None,
    known: Review | None = None,
) -> Review:
    """What a finished match was worth. `RecordError` if the record does not hold; the module says more."""
    match = reviewable(record)
    about = about_review(record, match.game, budget, references)
    if known is not None:
        check_known(known, about, match)
    steps = {} if known is None else {step.move: step for step in known.steps}
    missing = [move for move in range(DEAL, len(record.moves)) if move not in steps]
    line = encode_record(record)
    for step in _done(line, missing, budget, references, executor):
        steps[step.move] = step
        if progress is not None:
            progress(completed(about, steps.values()), step)
    return completed(about, steps.values())


def reviewable(record: Record) -> Match:
    """The match of a record that holds and whose luck was luck; `RecordError` for any other."""
    match = verify(record)
    if match.anew:
        raise RecordError("anew: cards were dealt anew on the way, and what they brought was neither luck nor skill")
    return match


def check_known(known: Review, about: About, match: Match) -> None:
    """Refuses to go on with what is no part of this review. The figures in it are believed."""
    if known.about != about:
        raise UsageError("what is known is of another match, or was made with another version, budget or reference")
    seats = len(match.seats)
    moves = [step.move for step in known.steps]
    is_sound = len(set(moves)) == len(moves) and all(DEAL <= move < about.moves for move in moves)
    if not is_sound or not all(_fits(step, match, seats) for step in known.steps):
        raise UsageError("what is known does not fit the match: it was changed or is damaged")


def _fits(step: Step, match: Match, seats: int) -> bool:
    """Whether a step can be one of a match: its move, its player, and a figure for each seat."""
    chances = [one for one in (step.between, step.after) if one is not None]
    decision = step.decision
    if decision is not None:
        chances += [decision.expected, decision.effects]
        actions = [choice.action for choice in decision.choices]
        if step.move == DEAL or not {decision.made, decision.best}.issubset(actions):
            return False
        made = match.moves[step.move]
        if (decision.seat, decision.made) != (made.seat, made.action):
            return False
        if not all(action in match.game.actions_by_notation for action in actions):
            return False
    return all(len(one) == seats for one in chances) and (step.move != DEAL or len(chances) == 2)


def about_review(record: Record, game: AnyGame, budget: Budget, references: References) -> About:
    """What a review of a record is called by."""
    for name in references:
        reference_named(game, name)
    return About(
        engine=version("parlour"),
        game=record.game,
        rules_version=record.rules_version,
        record=sha256(encode_record(record)).hexdigest(),
        seed=record.seed,
        seats=record.seats,
        moves=len(record.moves),
        budget=budget,
        references=references,
    )


def _done(
    line: bytes, moves: Iterable[int], budget: Budget, references: References, executor: Executor | None
) -> Iterator[Step]:
    """The steps as they are done."""
    if executor is None:
        for move in moves:
            yield step_of_line(line, move, budget, references)
        return
    following = iter(moves)
    under_way: set[Future[Step]] = set()
    try:
        while True:
            for move in islice(following, AT_ONCE - len(under_way)):
                under_way.add(executor.submit(step_of_line, line, move, budget, references))
            if not under_way:
                return
            done, under_way = wait(under_way, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        for future in under_way:
            future.cancel()


@lru_cache(maxsize=4)
def _played(line: bytes) -> Match:
    """The finished match of a record that holds, kept for its next steps."""
    return verify(decode_record(line))


def step_of_line(line: bytes, move: int, budget: Budget, references: References) -> Step:
    """One step of a record in JSON: what a worker does."""
    return step_of(_played(line), move, budget, references)


def step_of(match: Match, move: int, budget: Budget, references: References) -> Step:
    """What is found out about one move of a match, or the deal. Looks at nothing that comes after it."""
    game = match.game
    is_usual = True
    decision = None
    if move != DEAL:
        before = match.state_after(move)
        if len(before.legal_actions()) > 1:
            action = game.parse(match.moves[move].action)
            seat = before.to_act
            seen = game.view(before, seat)
            decision = judge(game, seen, action, budget, references, lambda: seen_by(match, move, seat))
            is_usual = any(choice.action == decision.made and choice.usual == 1 for choice in decision.choices)
    is_lucky = move != DEAL and is_moved_by_luck(match, move)
    step = luck_of(match, move, budget, references, match.seed, is_usual=is_usual, is_lucky=is_lucky)
    return replace(step, decision=decision)


def is_moved_by_luck(match: Match, move: int) -> bool:
    """Whether luck may have had a part in a move."""
    action = match.game.parse(match.moves[move].action)
    luck = derived_seed(match.seed, f"review/{move}/luck")
    return has_luck(match.game, match.state_after(move), action, luck)


def luck_of(
    match: Match, move: int, budget: Budget, references: References, seed: str, *, is_usual: bool, is_lucky: bool
) -> Step:
    """A step without its decision: what a move, and then its luck if it had any, did to the chances of all seats. The
    luck of the trials follows from the seed.

    `is_usual` says that the reference always makes this move here: then the move by itself changes nothing.
    """
    game = match.game
    reference = reference_named(game, references[0])

    def luck(purpose: str) -> int:
        return derived_seed(seed, f"review/{move}/{purpose}")

    after = match.state_after(move + 1)
    if move == DEAL:
        seats = len(match.seats)
        return Step(
            move=DEAL,
            between=chances_before(game, seats, match.options, reference, luck("start"), budget.start),
            after=chances(after, NO_ACTION, reference, luck("after"), budget.chances),
        )
    between = later = None
    if is_lucky:
        if not is_usual:
            action = game.parse(match.moves[move].action)
            between = chances(match.state_after(move), action, reference, luck("between"), budget.chances)
        later = chances(after, NO_ACTION, reference, luck("after"), budget.chances)
    elif not is_usual or after.is_over:
        between = chances(after, NO_ACTION, reference, luck("between"), budget.chances)
    return Step(move=move, between=between, after=later)
