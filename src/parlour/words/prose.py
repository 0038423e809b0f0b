"""The rules of a game in words: `words/<language>/rules.md` in the game's package, clause by clause.

`docs/adding-a-game.md` describes the form. It is Markdown that any forge shows well, and no more of Markdown than that,
since a terminal and a browser show the sentences as they stand.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, zip_longest
from typing import Literal, NamedTuple, get_args

from parlour.engine.game import AnyGame, UsageError
from parlour.words.pseudo import PSEUDO, accented

FILE = "rules.md"
USUAL = "en"
"""The language where nobody wishes for another, or where the other does not exist."""

Source = Literal["book", "parts", "ruling", "note"]
"""Where a saying comes from: the rulebook, the components, our decision where the book is silent, or a remark."""


class ProseError(UsageError):
    """Rules that are missing, or not written in the form; the message names file and line."""


class Saying(NamedTuple):
    """Some sentences of a clause with their source; a ruling gives its reason."""

    source: Source
    text: str


@dataclass(frozen=True)
class Clause:
    """One rule with an id that tests, refusals and the rule browser refer to."""

    id: str
    sayings: tuple[Saying, ...]


@dataclass(frozen=True)
class Section:
    """A part of the rules under one heading."""

    title: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True)
class Rulebook:
    """The rules of a game in one language."""

    title: str
    introduction: tuple[str, ...]
    """What stands before the first section, paragraph by paragraph; often nothing."""
    sections: tuple[Section, ...]

    @property
    def clauses(self) -> tuple[Clause, ...]:
        return tuple(chain.from_iterable(section.clauses for section in self.sections))

    def clause(self, clause_id: str) -> Clause:
        for clause in self.clauses:
            if clause.id == clause_id:
                return clause
        ids = ", ".join(clause.id for clause in self.clauses)
        raise UsageError(f"{self.title} has no clause {clause_id!r}; its clauses are {ids}")

    @property
    def outline(self) -> tuple[str, ...]:
        """What must be the same in every language: the sections, and each clause with its sources."""
        return tuple(
            chain.from_iterable(
                (
                    f"section {number}",
                    *(f"{one.id} ({', '.join(source for source, _ in one.sayings)})" for one in section.clauses),
                )
                for number, section in enumerate(self.sections, 1)
            )
        )


# Reading


def languages(game: AnyGame) -> tuple[str, ...]:
    """The languages in which a game brings its rules along: the folders that exist."""
    if not game.words.is_dir():
        return ()
    return tuple(sorted(folder.name for folder in game.words.iterdir() if (folder / FILE).is_file()))


def language_for(game: AnyGame, wish: str = USUAL) -> str:
    """The language to use for somebody who wishes for this one: it, English, or what there is."""
    there = languages(game)
    for language in (wish, USUAL, *there):
        if language in there or (language == PSEUDO and USUAL in there):
            return language
    raise ProseError(f"{game.id} brings no rules along")


def rulebook(game: AnyGame, language: str) -> Rulebook:
    """The rules of a game in one of its languages."""
    if language == PSEUDO:
        return _accented(rulebook(game, USUAL))
    there = languages(game)
    if language not in there:
        known = ", ".join(there) or "none"
        raise UsageError(f"{game.id} has no rules in {language!r}; the languages are: {known}")
    path = game.words / language / FILE
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise ProseError(f"{path}: {error}") from None
    return parse(text, str(path))


def _accented(book: Rulebook) -> Rulebook:
    """The same in the language that nobody speaks."""
    return Rulebook(
        accented(book.title),
        tuple(accented(paragraph) for paragraph in book.introduction),
        tuple(
            Section(
                accented(section.title),
                tuple(
                    Clause(clause.id, tuple(Saying(source, accented(text)) for source, text in clause.sayings))
                    for clause in section.clauses
                ),
            )
            for section in book.sections
        ),
    )


def differing(one: Rulebook, other: Rulebook) -> str | None:
    """Where two languages part: the first clause, or the first source of one, that is not the same in both."""
    for first, second in zip_longest(one.outline, other.outline, fillvalue="the end"):
        if first != second:
            return f"{second} stands where {first} is expected"
    return None


# The form

HEADING = re.compile(r"(#{1,3}) (\S.*)")
TITLE, SECTION, CLAUSE, PARAGRAPH = 1, 2, 3, 4
"""The levels: a block belongs to the last one of a lower level before it."""
CLAUSE_ID = re.compile(r"[A-Z][A-Z0-9]*-[A-Z0-9]+")
MARK = re.compile(r"(.*\S) \*\((\w+)\)\*")
STRUCTURE = re.compile(r"\s|#|>|\||```|~~~|=+$|-+$|[-+*] |\d+[.)] ")
"""How a line begins that Markdown would take for a list, a quotation, a table, code or another heading."""
MARKUP = re.compile(r"[*`<\[\]\\]|\b_|_\b|&\w+;|~~|\s\s|\s$")
"""What a forge would show otherwise than as it stands. An underscore within a word is one."""


class _Block(NamedTuple):
    """A heading, or a paragraph as one line."""

    line: int
    """Its last."""
    level: int
    text: str


@cache
def parse(text: str, place: str) -> Rulebook:
    """Markdown in our form as a rulebook; `place` is what an error calls the file."""
    return _Form(place).rulebook(text)


class _Form:
    """The form, for one file."""

    def __init__(self, place: str) -> None:
        self.place = place

    def wrong(self, line: int, what: str) -> ProseError:
        return ProseError(f"{self.place}:{line}: {what}")

    def blocks(self, text: str) -> Iterator[_Block]:
        """Headings and paragraphs in order. Lines of a paragraph are joined."""
        paragraph: list[str] = []
        for number, line in enumerate([*text.split("\n"), ""], 1):
            heading = HEADING.fullmatch(line)
            if paragraph and (heading or not line):
                yield _Block(number - 1, PARAGRAPH, " ".join(paragraph))
                paragraph = []
            if heading:
                self.is_plain(number, heading[2])
                yield _Block(number, len(heading[1]), heading[2])
            elif line:
                if STRUCTURE.match(line):
                    raise self.wrong(number, "there is nothing but headings of three levels and paragraphs")
                paragraph.append(line)

    def rulebook(self, text: str) -> Rulebook:
        blocks = list(self.blocks(text))
        if not blocks or blocks[0].level != TITLE:
            raise self.wrong(1, "the first line is the title: `# Title`")
        seen: set[str] = set()
        for block in blocks[1:]:
            if block.level == TITLE:
                raise self.wrong(block.line, "there is one title, in the first line")
            if block.level < PARAGRAPH:
                if block.text in seen:
                    raise self.wrong(block.line, f"{block.text!r} is there twice")
                seen.add(block.text)
        before, sections = split(blocks[1:], SECTION)
        if not sections:
            raise self.wrong(blocks[0].line, "there is no section: `## Section`")
        for block in before:
            if block.level == CLAUSE:
                raise self.wrong(block.line, f"{block.text} stands in no section")
            self.is_plain(block.line, block.text)
        introduction = tuple(block.text for block in before)
        return Rulebook(blocks[0].text, introduction, tuple(self.section(*section) for section in sections))

    def section(self, heading: _Block, *blocks: _Block) -> Section:
        before, clauses = split(blocks, CLAUSE)
        if before or not clauses:
            raise self.wrong(heading.line, f"the section {heading.text!r} begins with a clause: `### X-T1`")
        return Section(heading.text, tuple(self.clause(*clause) for clause in clauses))

    def clause(self, heading: _Block, *blocks: _Block) -> Clause:
        if not CLAUSE_ID.fullmatch(heading.text):
            raise self.wrong(heading.line, f"{heading.text!r} is no id of a clause, such as X-T1")
        if not blocks:
            raise self.wrong(heading.line, f"{heading.text} says nothing")
        return Clause(heading.text, tuple(self.saying(block) for block in blocks))

    def saying(self, block: _Block) -> Saying:
        marked = MARK.fullmatch(block.text)
        for source in get_args(Source):
            if marked and marked[2] == source:
                self.is_plain(block.line, marked[1])
                return Saying(source, marked[1])
        known = ", ".join(f"*({source})*" for source in get_args(Source))
        raise self.wrong(block.line, f"a paragraph of a clause ends with its source, one of {known}")

    def is_plain(self, line: int, text: str) -> None:
        found = MARKUP.search(text)
        if found:
            raise self.wrong(
                line, f"{found[0]!r} in {text[:40]!r}…: sentences hold no Markdown, for they are shown as they stand"
            )


def split(blocks: Sequence[_Block], level: int) -> tuple[Sequence[_Block], list[Sequence[_Block]]]:
    """What stands before the first heading of a level, and each such heading with what belongs to it."""
    starts = [number for number, block in enumerate(blocks) if block.level == level]
    ends = [*starts, len(blocks)]
    return blocks[: ends[0]], [blocks[start:end] for start, end in zip(starts, ends[1:], strict=True)]
