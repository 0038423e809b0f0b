"""Names under which nobody knows a game: what its cards, its colours and it itself are called, replaced throughout.

A model may have learnt a game by heart, and plays then what it remembers instead of what it reads. So every name is
exchanged for a word that no language has, dealt by a seeded permutation, wherever it stands: in the rules, in the view,
in events and refusals, and in the notation of moves. Numbers and ranks keep their order, and so their names.

Nothing is declared for it. Names are the words that tell cards apart: those of a card's id (`red` in `red-5`), the
words of its message that go with them (`rote`, `Rot`), and words of one card alone (`Druid`); besides, the game's
title, and what each seat may choose for itself (a villain).
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product

from parlour.engine.game import AnyGame
from parlour.engine.rng import Sfc32
from parlour.words import Words, source_of, words_of
from parlour.words.prose import language_for, rulebook

WORD = re.compile(r"[^\W\d_]{3,}")
"""What can be a name: shorter words are ranks (J, Q), articles and the like."""
RANK = re.compile(r"[^\W\d_]{1,2}")
ENDINGS = ("", "s", "es", "e", "en", "er", "em", "n", "ns", "ens")
"""How a name may end where it is inflected, in the languages that we have."""
LONGEST_ENDING = 3

Renaming = Callable[[str], str]


def unchanged(text: str) -> str:
    """Real names."""
    return text


@dataclass(frozen=True)
class Name:
    """Words that name one thing, all in small letters."""

    words: tuple[str, ...]
    """The first is the shortest."""

    @property
    def stem(self) -> str:
        return self.words[0]

    def ending(self, matched: str) -> str:
        """What a word of this name has behind it."""
        if matched.startswith(self.stem):
            return matched[len(self.stem) :]
        longest = max((one for one in self.words if matched.startswith(one)), key=len)
        return "s" if matched.endswith("s") else matched[len(longest) :]


def shuffled(game: AnyGame, language: str, seed: int) -> Renaming:
    """What exchanges all names of a game for words that are none, the same ones for the same seed."""
    names = names_of(game, language)
    fresh = _dealt(_unheard(game, language), len(names), seed)
    by_word = {
        word: (name, new) for name, new in zip(names, fresh, strict=True) for word in sorted(name.words, key=len)
    }
    longest_first = sorted(by_word, key=lambda word: (-len(word), word))
    endings = "|".join(sorted(ENDINGS, key=len, reverse=True))
    pattern = re.compile(
        rf"(?<![^\W\d_])({'|'.join(map(re.escape, longest_first))})({endings})(?![^\W\d_])", re.IGNORECASE
    )

    def replaced(found: re.Match[str]) -> str:
        name, new = by_word[found[1].lower()]
        word = new + name.ending(found[0].lower())
        return word.capitalize() if found[0][0].isupper() else word

    return lambda text: pattern.sub(replaced, text)


def names_of(game: AnyGame, language: str) -> list[Name]:
    """What is called something, in the order of the cards; the title comes first."""
    words = words_of(game, language)
    found = [_title(game, language, words), *_choices(game, words)]
    families = _families(game, words)
    by_token: dict[str, set[str]] = {}
    ranks: set[frozenset[str]] = set()
    for card in game.cards:
        for token in WORD.findall(card):
            by_token.setdefault(token.lower(), set()).add(card)
    for rank in {rank for card in game.cards for rank in re.split(r"[\W_]+", card) if RANK.fullmatch(rank)}:
        ranks.add(frozenset(card for card in game.cards if rank in re.split(r"[\W_]+", card)))
    taken: set[str] = {word for name in found for word in name.words}
    for token, cards in by_token.items():
        linked = [family for family, its in families if its == cards and len(cards) < len(game.cards)]
        same = [family for family in linked if any(_akin(word, token) for word in family.words)]
        # The noun comes last in the languages that we have: of "Mächtiger Fluch" the second word is the name.
        chosen = (same or linked or [Name((token,))])[-1]
        found.append(Name(tuple(dict.fromkeys((*chosen.words, token)))))
        taken |= {word for family in linked for word in family.words} | {token}
    for family, its in families:
        if len(its) == 1 and frozenset(its) not in ranks and not taken & set(family.words):
            found.append(family)
    return list(_apart(found))


def _apart(names: Iterable[Name]) -> Iterator[Name]:
    """Names without the words that an earlier one has."""
    taken: set[str] = set()
    for name in names:
        words = tuple(word for word in name.words if word not in taken)
        taken.update(words)
        if words:
            yield Name(words)


def _title(game: AnyGame, language: str, words: Words) -> Name:
    titles = [words.say("title"), rulebook(game, language_for(game, language)).title, game.id]
    lower = [title.lower() for title in titles]
    for one in tuple(lower):
        article, _, rest = one.partition(" ")
        if len(article) <= LONGEST_ENDING and rest and article not in rest:
            lower.append(rest)
        if one.endswith("s"):
            lower.append(one[:-1])
    return Name(tuple(dict.fromkeys(lower)))


def _choices(game: AnyGame, words: Words) -> Iterator[Name]:
    """What each seat chooses for itself, such as a villain."""
    for option in game.options:
        for choice in option.choices if option.per_seat else ():
            if choice != option.default:
                yield Name((words.say(f"option-{option.name}-{choice}".lower()).lower(),))


def _families(game: AnyGame, words: Words) -> list[tuple[Name, set[str]]]:
    """The words of the cards' messages, those that are forms of each other together, with the cards they name."""
    usual: dict[str, set[str]] = {}
    formed: set[str] = set()
    for card in game.cards:
        message = words.catalogue.messages[f"card-{card}"]
        for word in WORD.findall(words.card(card)):
            usual.setdefault(word.lower(), set()).add(card)
        for form in message.attributes:
            formed.update(word.lower() for word in WORD.findall(words.card(card, form.id.name)))
    groups: list[set[str]] = []
    for word in usual:
        akin = [group for group in groups if any(_akin(word, one) for one in group)]
        groups = [group for group in groups if group not in akin] + [{word}.union(*akin)]
    families = []
    for group in groups:
        forms = group | {word for word in formed - usual.keys() if any(_is_form(word, one) for one in group)}
        forms |= {word[:-1] for word in forms if word.endswith("e") and len(word) > 3}  # of "rote" also "rot"
        ordered = sorted(forms, key=lambda word: (len(word), word))
        families.append((Name(tuple(ordered)), set().union(*(usual[word] for word in group))))
    return families


def _is_form(word: str, usual: str) -> bool:
    """Whether a word stands for another in one of a card's forms: `Burg` for `Burgkarte`, too."""
    return _akin(word, usual) or (len(word) > LONGEST_ENDING and usual.startswith(word))


def _akin(one: str, other: str) -> bool:
    """Whether two words are forms of one: `rot` and `roten`, `fairy` and `fairies`."""
    pairs = enumerate(zip(one, other, strict=False))
    common = next((at for at, (a, b) in pairs if a != b), min(len(one), len(other)))
    shorter, longer = sorted((len(one), len(other)))
    if common == shorter:
        return common > 2 and longer - shorter <= LONGEST_ENDING
    return common > 3 and longer - common <= LONGEST_ENDING


@cache
def _pool() -> tuple[str, ...]:
    """Words that no language has, none of them the beginning of another; all begin with a consonant."""
    return tuple("".join(letters) for letters in product("bdfgklmnprtvz", "aeiou", "dklmnrvz", "aeiou", "kvxz"))


def _unheard(game: AnyGame, language: str) -> Sequence[str]:
    """Those of the pool with which no word begins that the game uses."""
    book = game.words / language_for(game, language) / "rules.md"
    text = f"{source_of(game, language)} {book.read_text('utf-8')} {' '.join(game.cards)}"
    used = {word.lower()[:5] for word in WORD.findall(text)}
    return [word for word in _pool() if word not in used]


def _dealt(pool: Sequence[str], count: int, seed: int) -> list[str]:
    """So many of a pool, by the beginning of a seeded permutation of it."""
    rng, left = Sfc32(seed), list(pool)
    for place in range(count):
        other = place + rng.below(len(left) - place)
        left[place], left[other] = left[other], left[place]
    return left[:count]
