"""No sentence stands in what Python says to players: what `python -m tools.words` finds, and what it leaves alone."""

import pytest

from tools.words import SAID_BY_NOTATION, python_texts, said_by


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ('text = "Ada draws a card"', "Ada draws a card"),
        ('text = "you win"', "you win"),
        ('text = f"{name} wins"', "… wins"),
        ('text = f"waits for {name}"', "waits for …"),
        ('text = f"{name} has won"', "… has won"),
        ('text = "<b>You win the match</b>"', "<b>You win the match</b>"),
        ('client.send(Said(text="the cards are dealt"))', "the cards are dealt"),
        ('rows = {"title": "the last trick"}', "the last trick"),
        ('text = "{name} may draw again".format(name=name)', "{name} may draw again"),
        ('text = "%s may draw again" % name', "%s may draw again"),
        ('def tell(title: str = "so it ends") -> None: ...', "so it ends"),
    ],
)
def test_a_sentence_is_found_wherever_it_stands(code: str, text: str) -> None:
    assert list(said_by(code)) == [(1, text)]


@pytest.mark.parametrize(
    "code",
    [
        '"""What a module is for."""',
        'raise UsageError(f"there is no seat {seat}")',
        'assert is_over, "the match goes on"',
        'log.warning("the store did not answer")',
        'COUNTER = Counter("parlour_moves", "Moves that were made")',
        'field = Field("hand", (4,), "counts of each card")',
        'Parameter(description="Who looks at it.")',
        'refuse("invalid", problem="this is no move")',
        'headers = {"cache-control": "public, max-age=60"}',
        'line = f"<rect class=\\"bar\\" x=\\"{x}\\" y=\\"{y}\\"/>"',
        'say("event-won", seat=1); key = f"remark-{name}"; where = f"{table}:{seat}"',
    ],
)
def test_what_only_developers_read_and_what_is_no_sentence_may_stand(code: str) -> None:
    assert list(said_by(code)) == []


def test_notation_has_words_and_no_sentences() -> None:
    assert list(said_by('text = f"buy from {seat}"; other = "pick up"', SAID_BY_NOTATION)) == []
    assert list(said_by('text = "take up the pile"', SAID_BY_NOTATION)) == [(1, "take up the pile")]


def test_none_stands_in_what_we_have() -> None:
    assert list(python_texts()) == []
