"""The tag that ties a test to the clause of the rules that it holds."""

import pytest


def rule(*clauses: str) -> pytest.MarkDecorator:
    """`@rule("G-T3")`: this test holds clause G-T3."""
    return pytest.mark.rule(*clauses)
