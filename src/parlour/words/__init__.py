"""Sentences for people, made of data: events, offers, refusals and remarks are codes with facts, and say nothing yet.

A language is a folder: `words/<language>/parlour.ftl` here for what every table says, and in each game's own
`words/<language>/game.ftl` (Project Fluent) and `rules.md`. The browser reads the same files. No code knows how many
languages there are.

Facts are card ids, seat numbers, numbers, words of a closed list, or lists of these. How a message says one:
`{ CARD($card) }` and `{ CARDS($cards) }` by the messages `card-…`, with a form if there are several
(`{ CARD($card, form: "plural") }` is the attribute `.plural`; of a list the first one, for equal cards);
`{ NAME($seat) }` and `{ NAMES($seats) }` by the players' names, `{ FROM_ONE($seat) }` by its number as people count;
`{ WHO($seat) -> … }` chooses between `[you]`, when it is said to the one who sits there, and `[other]`;
`{ WORD($quest, of: "quest") }` and `WORDS` by the messages `quest-…`; `{ SIGNED($gain) }` as a change: +3, −3 or ±0. A
list with a number or nothing for each seat is said by `{ EACH($gains, $me, of: "gain") }`: of the seat `$me` by the
message `gain-mine`, of the others (without a `$me`, of all) by `gain-other`, which are told `$seat` and `$value`.
`$cards_count` is how many `$cards` are. True and false are `yes` and `no`, nothing is `none`. What a game's catalogue
lacks is looked up in that of all tables.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from parlour.engine.event import Event
from parlour.engine.game import AnyGame, Fact, Parts, Refusal, Remark, UsageError, View
from parlour.words.fluent import Catalogue, Value, written
from parlour.words.fluent import WordsError as WordsError
from parlour.words.pseudo import PSEUDO, accented

GAME_FILE = "game.ftl"
"""What a game says, in each of its languages."""
ENGLISH = "en"
"""What is spoken where a game lacks the language that was asked for."""

UNNAMED = re.compile("#[0-9]{1,3}")
"""What somebody is called who has not chosen a name."""


def languages() -> list[str]:
    """The languages there are: every one has a folder."""
    return sorted(one.name for one in files(__name__).iterdir() if (one / "parlour.ftl").is_file())


def check_language(language: str) -> str:
    if language not in (*languages(), PSEUDO):
        raise UsageError(f"there is no language {language!r}; the languages are {', '.join(languages())}")
    return language


def known_language(wish: str) -> str:
    """The language to use for somebody who wishes for this one."""
    return wish if wish in (*languages(), PSEUDO) else ENGLISH


class Words:
    """All that a game and its table say in one language."""

    def __init__(
        self,
        folder: Traversable,
        file: str,
        language: str,
        shared: "Words | None" = None,
        transform: Callable[[str], str] | None = None,
    ) -> None:
        self.language = language
        self._shared = shared or self
        """Where the messages are that every game needs: how a list is read out, what a seat is called."""
        spoken = language if (folder / language / file).is_file() else ENGLISH
        path = _file(folder, file, language)
        self.catalogue: Catalogue = Catalogue(
            _text(path),
            str(path),
            {
                "CARD": lambda value, named: self._word(value, "card", named),
                "CARDS": lambda value, named: self._listed([self._word(one, "card", named) for one in _several(value)]),
                "WORD": lambda value, named: self._word(value, named.get("of", ""), named),
                "WORDS": lambda value, named: self._listed(
                    [self._word(one, named.get("of", ""), named) for one in _several(value)]
                ),
                "NAME": lambda value, named: self._name(value),
                "WHO": lambda value, named: "you" if _several(value) == (self._me,) else "other",
                "FROM_ONE": lambda value, named: str(_seat(value) + 1),
                "SIGNED": lambda value, named: _signed(_number(value)),
                "EACH": lambda value, named: self._each(value, named.get("of", "")),
                "NAMES": lambda value, named: self._together([self._name(one) for one in _several(value)]),
            },
            plural=table_words(spoken).catalogue.plural if shared is not None and spoken in languages() else None,
            transform=transform,
        )
        self._names: Sequence[str] = ()
        self._me: int | None = None

    def say(self, message: str, names: Sequence[str] = (), me: int | None = None, /, **facts: Fact) -> str:
        """A message, with its facts and the names of the players; said to one of them, or to anybody."""
        if not self.catalogue.has(message) and self._shared is not self and self._shared.catalogue.has(message):
            return self._shared.say(message, names, me, **facts)
        before = self._names, self._me
        self._names, self._me = names, me
        try:
            return self.catalogue.say(message, _values(facts))
        finally:
            self._names, self._me = before

    def event(self, event: Event, names: Sequence[str], me: int | None = None) -> str:
        """What happened, as a sentence, said to a player or to anybody; empty where there is nothing worth saying."""
        facts: dict[str, Any] = msgspec.to_builtins(event)
        return self.say(f"event-{facts.pop('type')}", names, me, **facts)

    def offer(self, parts: Parts, names: Sequence[str]) -> str:
        """An action in words, as a button would say it."""
        return self.say(f"offer-{parts.verb}", names, **parts.facts())

    def refusal(self, refusal: Refusal, names: Sequence[str]) -> str:
        """Why not, as a sentence."""
        return self.say(f"refusal-{refusal.code}", names, **refusal.facts)

    def remark(self, remark: Remark, names: Sequence[str]) -> str:
        """What is to be said for or against a move, as a sentence."""
        return self.say(f"remark-{remark.code}", names, **remark.facts)

    def view(self, game: AnyGame, view: View, names: Sequence[str]) -> str:
        """What a viewer knows, as text of several lines."""
        return game.table(view, lambda message, /, **facts: self.say(message, names, **facts))

    def person(self, name: str) -> str:
        """Somebody's name; who has not chosen one is `#` and a number."""
        return self._shared.say("guest", number=int(name[1:])) if UNNAMED.fullmatch(name) else name

    def card(self, card: str, form: str = "") -> str:
        return self._word(card, "card", {"form": form} if form else {})

    def cards(self, cards: Sequence[str]) -> str:
        return self._listed([self.card(card) for card in cards])

    def _word(self, value: Value, kind: str, named: Mapping[str, str]) -> str:
        first = value[0] if isinstance(value, tuple) else value
        name, form = f"{kind}-{first}", named.get("form", "")
        return self.catalogue.say(name, {}, form if self.catalogue.has(name, form) else "")

    def _name(self, value: Value) -> str:
        seat = _seat(value)
        name = self._names[seat] if seat < len(self._names) else ""
        return self.person(name) if name else self._shared.say("seat-number", seat=seat)

    def _each(self, value: Value, kind: str) -> str:
        """What there is to say of each seat, one after the other."""
        given = _several(value)
        entries, me = (given[0], given[1]) if given and isinstance(given[0], tuple) else (given, None)
        said = [
            self.catalogue.say(f"{kind}-mine" if seat == me else f"{kind}-other", {"seat": seat, "value": one})
            for seat, one in enumerate(entries)
            if one != "none"
        ]
        return self._listed(said)

    def _listed(self, words: Sequence[str]) -> str:
        """One after the other."""
        if not words:
            return self._shared.say("list-nothing")
        return self._shared.say("list-comma").join(words)

    def _together(self, words: Sequence[str]) -> str:
        """One and the other."""
        if len(words) < 2:
            return self._listed(words)
        return self._listed(words[:-1]) + self._shared.say("list-and") + words[-1]


def _file(folder: Traversable, file: str, language: str) -> Traversable:
    """Where a language stands, or English where there is none of it."""
    path = folder / language / file if (folder / language / file).is_file() else folder / ENGLISH / file
    if not path.is_file():
        raise WordsError(f"there is no {ENGLISH}/{file} in {folder}")
    return path


def _text(path: Traversable) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise WordsError(f"{path}: {error}") from None


def source_of(game: AnyGame, language: str) -> str:
    """The text of a game's catalogue, for clients that speak by themselves."""
    return _text(_file(game.words, GAME_FILE, language))


def _values(facts: Mapping[str, Fact]) -> dict[str, Value]:
    """What a message is told. Of a list it also learns the length: `$cards_count` beside `$cards`."""
    counts: dict[str, Value] = {f"{name}_count": len(fact) for name, fact in facts.items() if isinstance(fact, list)}
    return counts | {name: _value(fact) for name, fact in facts.items()}


def _value(fact: Fact) -> Value:
    match fact:
        case None:
            return "none"
        case bool():
            return "yes" if fact else "no"
        case str() | int() | float():
            return fact
        case _:
            return tuple(_value(one) for one in fact)


def _seat(value: Value) -> int:
    if not isinstance(value, int) or value < 0:
        raise WordsError(f"{value!r} is no seat")
    return value


def _number(value: Value) -> int | float:
    if not isinstance(value, int | float):
        raise WordsError(f"{value!r} is no number")
    return value


def _signed(number: int | float) -> str:
    """A number as a change."""
    if number == 0:
        return "±0"
    return written(number) if number < 0 else f"+{written(number)}"


def _several(value: Value) -> Sequence[Value]:
    return value if isinstance(value, tuple) else (value,)


@cache
def table_words(language: str = ENGLISH) -> Words:
    """What every table says."""
    return Words(files(__name__), "parlour.ftl", check_language(language), transform=_transform(language))


def words_of(game: AnyGame, language: str = ENGLISH) -> Words:
    """What a game says; in English where it lacks the language."""
    return _words_in(game.words, language)  # type: ignore[arg-type]  # it can be hashed


@cache
def _words_in(folder: Traversable, language: str) -> Words:
    return Words(folder, GAME_FILE, check_language(language), table_words(language), _transform(language))


def _transform(language: str) -> Callable[[str], str] | None:
    return accented if language == PSEUDO else None
