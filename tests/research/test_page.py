"""The examples of `docs/research.md` work as they stand there."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
PARTS = re.split(r"^## ", PAGE.read_text("utf-8"), flags=re.M)[1:]
SECTIONS = [
    (part.partition("\n")[0], code)
    for part in PARTS
    for code in re.findall(r"^```python\n(.*?)^```", part, re.M | re.S)
]
RUN = [(title, code) for title, code in SECTIONS if "…" not in code]


def test_every_interface_has_an_example() -> None:
    assert [title for title, _ in RUN] == [
        "Many matches at once",
        "Observations",
        "PettingZoo",
        "Gymnasium",
        "PufferLib",
        "OpenSpiel",
        "Text",
        "A seat for a language model",
        "Data for learning offline",
    ]


@pytest.mark.parametrize(("title", "code"), RUN, ids=[title for title, _ in RUN])
def test_the_example_works(title: str, code: str) -> None:
    exec(compile(code, f"{PAGE.name}: {title}", "exec"), {})
