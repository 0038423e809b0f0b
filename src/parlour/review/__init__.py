"""What a finished match was worth: luck, skill and gifts told apart, decision by decision (`docs/review.md`)."""

from parlour.review.model import (
    BUDGETS,
    REFERENCES,
    USUAL,
    Account,
    Budget,
    Decision,
    Figure,
    Review,
    Step,
    decode,
    encode,
)
from parlour.review.reviewing import Cancelled, review

__all__ = [
    "BUDGETS",
    "REFERENCES",
    "USUAL",
    "Account",
    "Budget",
    "Cancelled",
    "Decision",
    "Figure",
    "Review",
    "Step",
    "decode",
    "encode",
    "review",
]
