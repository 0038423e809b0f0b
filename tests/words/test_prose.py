"""The rules in words: the form of the Markdown, and what our games bring along."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.engine.game import AnyGame, UsageError
from parlour.words import words_of
from parlour.words.prose import (
    Clause,
    ProseError,
    Rulebook,
    Saying,
    Section,
    differing,
    language_for,
    languages,
    parse,
    rulebook,
)
from tests.folder import folder
from tests.sample import GAME
from tools.ours import ROOT, our_games

BRIEF = "# Snap\n\n## Turn\n\n### S-T1\n\nTurn a card. *(book)*\n"


def in_markdown(book: Rulebook) -> str:
    return "\n\n".join(lines_of(book)) + "\n"


def lines_of(book: Rulebook) -> Iterator[str]:
    yield f"# {book.title}"
    yield from book.introduction
    for section in book.sections:
        yield f"## {section.title}"
        for clause in section.clauses:
            yield f"### {clause.id}"
            yield from (f"{text} *({source})*" for source, text in clause.sayings)


# What our games bring along


@pytest.mark.parametrize("game", [*our_games(), GAME], ids=lambda game: game.id)
def test_every_language_has_the_same_clauses_with_the_same_sources(game: AnyGame) -> None:
    assert {"de", "en"} <= set(languages(game))
    usual = rulebook(game, "en")
    for language in languages(game):
        assert differing(usual, rulebook(game, language)) is None


@pytest.mark.parametrize("game", [*our_games(), GAME], ids=lambda game: game.id)
def test_the_page_is_called_what_the_game_is_called(game: AnyGame) -> None:
    for language in languages(game):
        assert rulebook(game, language).title == words_of(game, language).say("title")


@pytest.mark.parametrize("game", our_games(), ids=lambda game: game.id)
def test_the_rules_begin_with_the_goal_and_a_turn_in_five_lines(game: AnyGame) -> None:
    for language in languages(game):
        lines = rulebook(game, language).introduction
        assert len(lines) == 5, language
        assert all(len(line) <= 160 for line in lines), "what is longer nobody reads"


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("### S-T2\n\nShout. *(ruling)*\n\n### S-T1\n\nTurn. *(book)*", "S-T2 (ruling) stands where S-T1 (book) is"),
        ("### S-T1\n\nTurn. *(book)*", "the end stands where S-T2 (ruling) is"),
        ("### S-T1\n\nTurn. *(book)*\n\n### S-T2\n\nShout. *(note)*", "S-T2 (note) stands where S-T2 (ruling) is"),
        ("### S-T1\n\nTurn. *(book)*\n\nYes. *(book)*", "S-T1 (book, book) stands where S-T1 (book) is"),
        ("### S-T1\n\nTurn. *(book)*\n\n## End\n\n### S-T2\n\nShout. *(ruling)*", "section 2 stands where S-T2"),
    ],
)
def test_where_two_languages_part_is_found(wrong: str, said: str) -> None:
    right = parse(f"{BRIEF}\n### S-T2\n\nShout. *(ruling)*\n", "en")
    found = differing(right, parse(f"# Snap\n\n## Turn\n\n{wrong}\n", "de"))
    assert found is not None
    assert found.startswith(said)


# Languages


def test_the_languages_are_the_folders_that_hold_rules() -> None:
    game = replace(GAME, words=folder({"en/rules.md": BRIEF, "nds/rules.md": BRIEF, "fr/game.ftl": "", "notes": ""}))
    assert languages(game) == ("en", "nds")
    assert [language_for(game, wish) for wish in ("nds", "fr", "", "../en")] == ["nds", "en", "en", "en"]
    with pytest.raises(UsageError, match=r"magpies has no rules in 'fr'; the languages are: en, nds"):
        rulebook(game, "fr")


def test_without_english_there_is_what_there_is() -> None:
    game = replace(GAME, words=folder({"nds/rules.md": BRIEF}))
    assert language_for(game) == "nds"
    for words in (folder({"notes": ""}), folder({"notes": ""}) / "missing"):
        with pytest.raises(ProseError, match="magpies brings no rules along"):
            language_for(replace(GAME, words=words))


def test_a_file_that_is_no_text_is_named() -> None:
    with pytest.raises(ProseError, match=r"en/rules\.md: 'utf-8' codec"):
        rulebook(replace(GAME, words=folder({"en/rules.md": b"# Sn\xe4p"})), "en")


# The form

LETTERS = "aAzZäß09 .,:;!?()-–−+=#'\"„“…/é^%"
SENTENCE = st.text(LETTERS, min_size=1, max_size=60).filter(
    lambda text: text[0] not in " -+=#0123456789" and "  " not in text and text.strip() == text
)
IDS = st.from_regex(r"[A-Z]-[A-Z][0-9]{1,2}", fullmatch=True)
SAYINGS = st.lists(
    st.builds(Saying, st.sampled_from(["book", "parts", "ruling", "note"]), SENTENCE), min_size=1, max_size=3
)


@st.composite
def rulebooks(draw: st.DrawFn) -> Rulebook:
    titles = draw(st.lists(SENTENCE, min_size=1, max_size=3, unique=True))
    ids = draw(st.lists(IDS.filter(lambda one: one not in titles), min_size=len(titles), max_size=6, unique=True))
    shares = [ids[number :: len(titles)] for number in range(len(titles))]
    sections = tuple(
        Section(title, tuple(Clause(one, tuple(draw(SAYINGS))) for one in share))
        for title, share in zip(titles, shares, strict=True)
    )
    return Rulebook(draw(SENTENCE), tuple(draw(st.lists(SENTENCE, max_size=2))), sections)


@given(rulebooks())
def test_whatever_is_written_in_the_form_is_read_back(book: Rulebook) -> None:
    assert parse(in_markdown(book), "book") == book


@pytest.mark.parametrize("game", [*our_games(), GAME], ids=lambda game: game.id)
def test_our_rules_are_read_whole(game: AnyGame) -> None:
    """Written again out of what was read, each file is the same but for where its lines break."""
    assert game.words is not None
    for language in languages(game):
        text = (game.words / language / "rules.md").read_text(encoding="utf-8")
        assert in_markdown(rulebook(game, language)).split() == text.split()


def test_the_example_in_the_docs_is_in_the_form() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    example = page.split("```markdown\n")[1].split("```")[0]
    assert parse(example, "example").outline == ("section 1", "S-T1 (book)", "S-T2 (book, ruling)")


def test_lines_of_a_paragraph_are_joined_and_blank_lines_are_optional() -> None:
    book = parse("# Snap\nIn short:\nsnap.\n## Turn\n### S-T1\nTurn\na_card.\n*(book)*\n\n\nShout. *(note)*", "book")
    assert book.introduction == ("In short: snap.",)
    assert book.clause("S-T1").sayings == (("book", "Turn a_card."), ("note", "Shout."))
    with pytest.raises(UsageError, match=r"Snap has no clause 'S-T2'; its clauses are S-T1"):
        book.clause("S-T2")


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "book:1: the first line is the title"),
        ("Snap\n", "book:1: the first line is the title"),
        ("## Turn\n\n# Snap\n", "book:1: the first line is the title"),
        ("# Snap\n\nIn short.\n", "book:1: there is no section"),
        (f"{BRIEF}\n# Snap again\n", "book:9: there is one title"),
        ("# Snap\n\n### S-T1\n\nTurn. *(book)*\n\n## End\n", "book:3: S-T1 stands in no section"),
        (f"{BRIEF}\n## End\n", "book:9: the section 'End' begins with a clause"),
        (f"{BRIEF}\n## End\n\nSoon. *(book)*\n\n### S-E1\n\nNow. *(book)*\n", "book:9: the section 'End' begins"),
        (f"{BRIEF}\n### S-T1\n\nShout. *(book)*\n", "book:9: 'S-T1' is there twice"),
        (f"{BRIEF}\n## Turn\n\n### S-T2\n\nShout. *(book)*\n", "book:9: 'Turn' is there twice"),
        (f"{BRIEF}\n### Shouting\n\nShout. *(book)*\n", "book:9: 'Shouting' is no id of a clause"),
        (f"{BRIEF}\n### s-t2\n\nShout. *(book)*\n", "book:9: 's-t2' is no id of a clause"),
        (f"{BRIEF}\n### S-T2\n", "book:9: S-T2 says nothing"),
        (f"{BRIEF}\nShout,\nloud.\n\nStop. *(book)*\n", "book:10: a paragraph of a clause ends with its source"),
        (f"{BRIEF}\nShout. *(rumour)*\n", "book:9: a paragraph of a clause ends with its source"),
        (f"{BRIEF}\n*(book)*\n", "book:9: a paragraph of a clause ends with its source"),
        (f"{BRIEF}\nShout. *(book)* *(note)*\n", "book:9: '*' in"),
        (f"{BRIEF}\nShout *loud*. *(book)*\n", "book:9: '*' in 'Shout *loud*.'"),
        (f"{BRIEF}\nShout `loud`. *(book)*\n", "book:9: '`' in"),
        (f"{BRIEF}\nShout _loud_. *(book)*\n", "book:9: '_' in"),
        (f"{BRIEF}\nShout [loud](loud). *(book)*\n", "book:9: '[' in"),
        (f"{BRIEF}\nShout <b>. *(book)*\n", "book:9: '<' in"),
        (f"{BRIEF}\nShout &amp; run. *(book)*\n", "book:9: '&amp;' in"),
        (f"{BRIEF}\nShout  \nloud. *(book)*\n", "book:10: '  ' in"),
        (BRIEF.replace("Turn\n", "Turn `it`\n"), "book:3: '`' in"),
        (BRIEF.replace("Snap\n", "Snap\n\n**Quick.**\n"), "book:3: '*' in"),
        *(
            (f"{BRIEF}\nShout:\n{line} *(book)*\n", "book:10: there is nothing but headings of three levels")
            for line in (
                "- loud.",
                "* loud.",
                "+ loud.",
                "1. loud.",
                "2) loud.",
                "> loud.",
                "| a |",
                "#### a",
                " a",
                "```",
            )
        ),
        (f"{BRIEF}\nShout\n===\n", "book:10: there is nothing but headings"),
        (f"{BRIEF}\n---\n", "book:9: there is nothing but headings"),
    ],
)
def test_what_is_not_in_the_form_is_refused_with_its_line(text: str, said: str) -> None:
    with pytest.raises(ProseError) as error:
        parse(text, "book")
    assert str(error.value).startswith(said)
