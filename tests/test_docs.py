"""The pages against the code."""

import doctest
import re
from pathlib import Path

import pytest

from parlour.words import words_of
from tools.ours import our_games
from tools.rulebook import clauses_without_a_test, generated

ROOT = Path(__file__).parents[1]
PAGES = sorted([ROOT / "README.md", ROOT / "CHANGELOG.md", *(ROOT / "docs").rglob("*.md")])


def test_the_readme_example_works() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.attempted >= 7
    assert results.failed == 0


def test_every_clause_has_a_test() -> None:
    assert clauses_without_a_test() == []


def test_the_generated_pages_are_up_to_date() -> None:
    for path, text in generated().items():
        assert path.read_text(encoding="utf-8") == text, f"{path} is out of date: run `make docs`"


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
        if not target.startswith("http"):
            assert (page.parent / target).exists(), f"{page.name} links to {target}"


ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
PATHS = re.compile(r"`((?:src|web|tests|tools|docs)/[^` ]+)`")


def test_every_path_of_the_map_exists() -> None:
    named = PATHS.findall(ARCHITECTURE)
    assert len(named) > 30
    assert [path for path in named if not (ROOT / path).exists()] == []


def test_the_map_shows_every_package_and_the_picture_no_file_that_is_gone() -> None:
    packages = {path.parent.name for path in (ROOT / "src" / "parlour").glob("*/__init__.py")}
    assert {f"src/parlour/{name}" for name in packages} <= set(PATHS.findall(ARCHITECTURE))
    picture = (ROOT / "docs" / "architecture.svg").read_text(encoding="utf-8")
    assert packages - {"games"} <= set(re.findall(r'class="title"[^>]*>(\w+)', picture))
    files = re.findall(r"\b(\w+/[\w./]+\.(?:py|ts))\b", picture)
    assert len(files) > 10
    for file in files:
        assert any((ROOT / root / file).exists() for root in ("src/parlour", "web/src")), file


def test_the_changelog_and_the_readme_name_every_game() -> None:
    for page in ("README.md", "CHANGELOG.md"):
        text = (ROOT / page).read_text(encoding="utf-8")
        for game in our_games():
            assert words_of(game).say("title") in text
