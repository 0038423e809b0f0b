"""What the process for reviews does, and the workshop with imagined deals: made of a record and nothing else."""

import time
from functools import lru_cache

import msgspec

from parlour.engine.game import Offer, UsageError
from parlour.engine.match import Match
from parlour.engine.record import RecordError, decode
from parlour.engine.verify import verify
from parlour.review.accounts import completed
from parlour.review.deals import parting
from parlour.review.model import REFERENCES, About, Budget, Step
from parlour.review.reviewing import about_review, step_of
from parlour.server.protocol import ReviewStep, encode

AT_HAND = 16
"""Matches that are kept for their next steps."""
ERRORS = ("mistake", "blunder")
"""The verdicts on what is to be learned from."""


@lru_cache(maxsize=AT_HAND)
def played(record: bytes) -> Match:
    """The match of a record that holds, kept for its next steps."""
    return verify(decode(record))


def about(record: bytes, budget: Budget) -> bytes | None:
    """What a review of a record is called by; None when the record does not hold."""
    try:
        match = played(record)
    except RecordError:
        return None
    return encode(about_review(decode(record), match.game, budget, REFERENCES))


def some_steps(record: bytes, moves: list[int], budget: Budget, seconds: float) -> list[tuple[int, bytes]]:
    """The steps of the first of these moves, at least one and as many as there is time for."""
    until = time.monotonic() + seconds
    done: list[tuple[int, bytes]] = []
    for move in moves:
        done.append((move, encode(with_offers(played(record), step_of(played(record), move, budget, REFERENCES)))))
        if time.monotonic() >= until:
            break
    return done


def with_offers(match: Match, step: Step) -> ReviewStep:
    """A step with what each move of its decision is made of, so that a table can show it and words can say it."""
    offers: list[Offer] = []
    if step.decision is not None:
        state = match.state_after(step.move)
        offers = [
            Offer(choice.action, match.game.parts(state, match.game.parse(choice.action)))
            for choice in step.decision.choices
        ]
    return ReviewStep(move=step.move, decision=step.decision, between=step.between, after=step.after, offers=offers)


def summed_up(of: bytes, bodies: list[bytes]) -> tuple[bytes, list[tuple[int, int]]]:
    """What all steps come to: the accounts, and the seats that erred with the moves in which they did."""
    steps = [msgspec.json.decode(body, type=Step) for body in bodies]
    whole = completed(msgspec.json.decode(of, type=About), steps)
    erred = [
        (step.decision.seat, step.move)
        for step in steps
        if step.decision is not None and step.decision.verdict in ERRORS
    ]
    return encode(whole.accounts), erred


def deals(record: bytes, move: int, better: str, other: str, count: int) -> list[bytes]:
    """How two moves did on imagined deals, for the workshop; nothing where they are no moves."""
    try:
        match = played(record)
        if not 0 <= move < len(match.moves):
            raise UsageError("there is no such move")
        before = match.state_after(move)
        view = match.game.view(before, before.to_act)
        return [encode(parting(match.game, view, better, other, count))]
    except ValueError:  # what is no move here, or a record that does not hold
        return []
