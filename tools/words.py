"""Holds words to the catalogues: `python -m tools.words`, in CI.

- Every message that code asks for is in the catalogue of every language, and is told what it speaks of.
- Every message is asked for by something.
- All languages have the same messages, which speak of the same facts.
- No sentence stands in what Python says to players. ESLint holds the same of the web client (`web/sentences.js`).
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from parlour.engine.game import AnyGame
from parlour.testing.speech import Places, Speech
from parlour.words import ENGLISH, Words, languages, table_words, words_of
from tools.ours import ROOT, our_games

WEB = ROOT / "web" / "src"
PYTHON = ROOT / "src" / "parlour"
TEMPLATE = PYTHON / "cli" / "template"
"""A package of its own, with its own words."""
SHELL = ""
"""The catalogue of what every table says, where games have their id."""

COUNTED = {"event-*", "refusal-*", "remark-*", "offer-*", "card-*", "option-*"}
"""Families of a game's messages of which each is for something that the game has."""
ASKED_BY_CODE = ("remark-", "offer-", "card-")
"""Messages that are asked for by the name of a remark, the verb of an action, or what lies where a card could lie:
these stand in the game's code."""
CALL = re.compile(r"\b(t|say)\(\s*(['`])([^'`]*)\2\s*(,\s*\{)?")
CHOICE = re.compile(r"\b(?:t|say)\(\s*[^'`(){}]*\?\s*'([\w-]+)'\s*:\s*'([\w-]+)'")
"""One message or another: `t(place === 1 ? 'scores-first' : 'scores-safe')`."""
NAMED = re.compile(r"'([a-z]\w*(?:-[\w-]+)*)'")
FAMILY = re.compile(r"`([a-z][\w-]*-)\$\{")
"""Messages that are named in one place and said in another: the steps of a lesson, one of a family."""


def main() -> None:
    problems = [*in_all_languages(), *web_calls(), *python_calls(), *unused(), *python_texts()]
    for problem in problems:
        print(problem, file=sys.stderr)
    if problems:
        raise SystemExit(f"{len(problems)} words are out of place")


def catalogues(language: str = ENGLISH) -> dict[str, Words]:
    return {SHELL: table_words(language)} | {game.id: words_of(game, language) for game in our_games()}


def in_all_languages() -> Iterator[str]:
    for language in languages():
        for name, words in catalogues(language).items():
            english = catalogues()[name]
            for message in english.catalogue.messages.keys() ^ words.catalogue.messages.keys():
                lacks = words if message in english.catalogue.messages else english
                yield f"{name or 'parlour'} {lacks.language}: there is no message {message}"
            for message in english.catalogue.messages.keys() & words.catalogue.messages.keys():
                if speaks_of(words, message) != speaks_of(english, message):
                    yield f"{name or 'parlour'} {language}: {message} does not speak of the same facts as in English"


def speaks_of(words: Words, message: str) -> set[str]:
    """The facts that a message speaks of. That a list has a length is part of the list."""
    found = Places.of(words.catalogue.messages[message]).facts
    return {name for name in found if not (name.endswith("_count") and name.removesuffix("_count") in found)}


# What code asks for


def web_files() -> Iterator[tuple[Path, str, str]]:
    """Each file of the client, the catalogue that it speaks from first, and what it holds."""
    for path in sorted(WEB.rglob("*")):
        if path.suffix in (".ts", ".svelte") and path.parts[len(WEB.parts)] != "gallery" and path.name != "gallery.ts":
            inside = path.relative_to(WEB).parts
            yield path, inside[1] if inside[0] == "games" and len(inside) > 2 else SHELL, path.read_text("utf-8")


def asked(text: str) -> Iterator[tuple[str, set[str] | None]]:
    """The messages that a file of the client asks for, with the facts where it lists them; * ends a family."""
    for call in CALL.finditer(text):
        name = call[3].split("${")[0] + ("*" if "${" in call[3] else "")
        yield name, keys_at(text, call.end()) if call[4] else set()
    for one, other in CHOICE.findall(text):
        yield one, None
        yield other, None


def keys_at(text: str, start: int) -> set[str] | None:
    """The keys of the object that begins here; None when they are not all written out."""
    depth, end = 1, start
    while depth and end < len(text):
        depth += {"{": 1, "(": 1, "[": 1, "}": -1, ")": -1, "]": -1}.get(text[end], 0)
        end += 1
    inner = text[start : end - 1]
    if "..." in inner:
        return None
    keys, depth, part = set(), 0, ""
    for letter in inner + ",":
        if letter == "," and depth == 0:
            if part.strip():
                keys.add(part.split(":")[0].strip().strip("'"))
            part = ""
            continue
        depth += {"{": 1, "(": 1, "[": 1, "}": -1, ")": -1, "]": -1}.get(letter, 0)
        part += letter
    return keys


def untold(words: Words, message: str, facts: set[str]) -> set[str]:
    """What a message speaks of without being told."""
    return speaks_of(words, message) - facts - {f"{fact}_count" for fact in facts}


def web_calls() -> Iterator[str]:
    for path, home, text in web_files():
        for name, facts in asked(text):
            if name.endswith("*"):
                continue
            found = [
                words
                for words in (catalogues().get(home, catalogues()[SHELL]), catalogues()[SHELL])
                if words.catalogue.has(name)
            ]
            where = path.relative_to(ROOT)
            if not found:
                yield f"{where}: there is no message {name}"
            elif facts is not None and (missing := untold(found[0], name, facts)):
                yield f"{where}: {name} speaks of {', '.join(sorted(missing))}, and is not told"


def python_asked() -> Iterator[tuple[Path, str, set[str] | None]]:
    """The messages that Python asks for by name, with the facts that it gives."""
    for path in sorted(PYTHON.rglob("*.py")):
        if path.is_relative_to(TEMPLATE):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            first = node.args[0]
            prefix = {
                "say": "",
                "refuse": "refusal-",
                "Refusal": "refusal-",
                "remark": "remark-",
                "said": "remark-",
            }.get(called)
            if prefix is None:
                continue
            facts = {one.arg for one in node.keywords if one.arg} if all(one.arg for one in node.keywords) else None
            if called == "Refusal":
                facts = None
            for constant in constants(first):
                yield path, prefix + constant, facts


def constants(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=orelse):
            yield from constants(body)
            yield from constants(orelse)
        case ast.JoinedStr(values=[ast.Constant(value=str(text)), *_]):
            yield text + "*"


def python_calls() -> Iterator[str]:
    for path, name, facts in python_asked():
        if name.endswith("*"):
            continue
        inside = path.relative_to(PYTHON).parts
        home = inside[1] if inside[0] == "games" and len(inside) > 2 else SHELL
        there = [
            words
            for words in (catalogues().get(home, catalogues()[SHELL]), catalogues()[SHELL])
            if words.catalogue.has(name)
        ]
        if home == SHELL and not there:
            there = [words for words in catalogues().values() if words.catalogue.has(name)]
        if not there:
            yield f"{path.relative_to(ROOT)}: there is no message {name}"
        elif facts is not None and (missing := untold(there[0], name, facts)):
            yield f"{path.relative_to(ROOT)}: {name} speaks of {', '.join(sorted(missing))}, and is not told"


def unused() -> Iterator[str]:
    wanted = {SHELL: {"plural"}} | {game.id: asked_by_engine(game) for game in our_games()}
    for _, home, text in web_files():
        named = {*NAMED.findall(text), *(f"{family}*" for family in FAMILY.findall(text))}
        for one in (home, SHELL):
            wanted[one].update(named, (name for name, _ in asked(text)))
    for path, name, _given in python_asked():
        inside = path.relative_to(PYTHON).parts
        for home in wanted if inside[0] != "games" else (inside[1], SHELL):
            wanted[home].add(name)
    for name, words in catalogues().items():
        source = Path(words.catalogue.where).read_text("utf-8")
        wanted[name].update(f"{of}-*" for of in re.findall(r"of: \"(\w+)\"", source))
        wanted[name].update(re.findall(r"\{ ([a-z][\w-]*) \}", source))  # a message that is a part of another
        among = wanted[name] - COUNTED if name != SHELL else wanted[name]
        families = tuple(one[:-1] for one in among if one.endswith("*") and len(one) > 1)
        for message in words.catalogue.messages:
            if message not in wanted[name] and not message.startswith(families):
                yield f"{name or 'parlour'}: nothing asks for {message}"


def asked_by_engine(game: AnyGame) -> set[str]:
    """The messages of a game that are asked for by what it is made of."""
    kit = type("Asked", (Speech,), {"game": game})()
    texts = {text for path in (PYTHON / "games" / game.id).rglob("*.py") for text in strings(path)}
    choices = {
        f"option-{option.name}-{choice}".lower()
        for option in game.options
        for choice in option.choices
        if not (option.per_seat and choice == option.default) and not (option.of_seats and isinstance(choice, int))
    }
    made_of = {name for name, _ in kit.messages()} | choices | {"card-none"}
    return made_of | {prefix + text for prefix in ASKED_BY_CODE for text in texts}


def strings(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


# What code must not say: the client's is held by ESLint (web/sentences.js)

SPEECHLESS = ("games", "table", "bots", "review", "text", "server", "engine/shown.py", "engine/match.py")
"""Where no sentence may stand; elsewhere are errors and help for those who use a command or the library."""
FOR_DEVELOPERS = re.compile(
    r"(Error|BadOption|wrong|Violation|__init__)$|^(log\.|Field|Counter|Gauge|Histogram|OpenAPIConfig|self\.conn\.fail)"
)
"""Who writes code, a client or a dashboard reads what these are given."""
NAMES = {"Parlour WebSocket protocol …"}
"""What is called so in every language."""
GAP = "\0"
"""In place of what is put into a text."""


def python_texts() -> Iterator[str]:
    for part in SPEECHLESS:
        place = PYTHON / part
        for path in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            said = SAID_BY_NOTATION if path.name == "notation.py" else SAID
            for line, text in said_by(path.read_text("utf-8"), said):
                yield f"{path.relative_to(ROOT)}:{line}: {text!r} is said in code"


SAID = re.compile(rf"[a-z]{{2,}}[,:;]? [a-z]{{2,}}(?![-\w]*=)|[a-z]{{3,}}[,:]? {GAP}|{GAP}[,:]? [a-z]{{2,}}")
"""Two words, or one beside something that is put in; none of `public, max-age=60`."""
SAID_BY_NOTATION = re.compile(r"[a-z]{2,},? [a-z]{2,} [a-z]{2,}")
"""Notation is `pick up` and `buy from 2`, in every language."""


def said_by(code: str, said: re.Pattern[str] = SAID) -> Iterator[tuple[int, str]]:
    """The sentences in Python's code, with their lines."""
    tree = ast.parse(code)
    skipped = {*docstrings(tree), *(id(one) for node in ast.walk(tree) for one in excused(node))}
    skipped.update(id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values)
    for node in ast.walk(tree):
        if id(node) in skipped:
            continue
        text = text_of(node)
        if text is not None and said.search(re.sub(r"<[^>]*>", "", text)) and shown(text) not in NAMES:
            yield getattr(node, "lineno", 0), shown(text)


def shown(text: str) -> str:
    return text.replace(GAP, "…")


def text_of(node: ast.AST) -> str | None:
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=values):
            return "".join(text_of(part) or GAP for part in values)
    return None


def docstrings(tree: ast.AST) -> Iterator[int]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield id(node.value)


def excused(node: ast.AST) -> Iterator[ast.AST]:
    """What stands in an error, an assertion, the log, a type or a description: for whoever writes code."""
    match node:
        case ast.Raise() | ast.Assert() | ast.keyword(arg="description" | "problem" | "tag" | "allow_headers"):
            yield from ast.walk(node)
        case ast.Assign(targets=[ast.Name("STYLE")]):
            yield from ast.walk(node)
        case ast.Call(func=func) if FOR_DEVELOPERS.search(ast.unparse(func)):
            yield from ast.walk(node)
        case ast.Call(func=ast.Attribute(value=ast.Name("re"))) | ast.Call(func=ast.Name("Literal")):
            yield from ast.walk(node)


if __name__ == "__main__":
    main()
