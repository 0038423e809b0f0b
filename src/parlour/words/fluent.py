"""One catalogue of Fluent messages, said: that part of Project Fluent that our words need, read from its syntax tree.

Mozilla's run time for Python brings 36 MB of locale data along (docs/adr/0011-words-in-fluent.md); the tests hold this
one against it. What a browser makes of the same file is made by `@fluent/bundle`.
"""

import gettext
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from fluent.syntax import ast, parse

Value = str | int | float | tuple[Any, ...]
"""What a place in a message is filled with. A tuple is several things, for functions alone."""
Function = Callable[[Value, Mapping[str, str]], str]
"""What a message may call: the value of its one place, or a tuple of several, and its named arguments."""


class WordsError(ValueError):
    """A catalogue that cannot be read, or a message that is missing or cannot be said; says which, and why."""


class Catalogue:
    """The messages of one file."""

    def __init__(
        self, source: str, where: str, functions: Mapping[str, Function], transform: Callable[[str], str] | None = None
    ) -> None:
        self.where = where
        """The file, for errors."""
        self.messages: dict[str, ast.Message] = {}
        self._terms: dict[str, ast.Term] = {}
        self._functions = functions
        self._transform = transform
        """What happens to every piece of text that stands in the file."""
        for entry in parse(source).body:
            match entry:
                case ast.Message():
                    self._keep(self.messages, entry.id.name, entry)
                case ast.Term():
                    self._keep(self._terms, entry.id.name, entry)
                case ast.Junk():
                    raise WordsError(f"{where}: this is no message: {(entry.content or '').strip().splitlines()[0]}")
        self.plural = _plural_rule(self._plain("plural") if "plural" in self.messages else "one other; n != 1", where)
        """The plural category of a number in this language."""

    def _keep(self, kept: dict[str, Any], name: str, entry: Any) -> None:
        if name in kept:
            raise WordsError(f"{self.where}: {name} stands there twice")
        kept[name] = entry

    def _plain(self, name: str) -> str:
        pattern = self.messages[name].value
        return "".join(str(part.value) for part in pattern.elements) if pattern is not None else ""  # type: ignore[union-attr]

    def has(self, name: str, form: str = "") -> bool:
        message = self.messages.get(name)
        return message is not None and (not form or any(one.id.name == form for one in message.attributes))

    def say(self, name: str, values: Mapping[str, Value], form: str = "") -> str:
        """A message with its places filled; with a form, that attribute of it."""
        message = self.messages.get(name)
        if message is None:
            raise WordsError(f"{self.where}: there is no message {name}")
        return _Saying(self, name, values).of(_pattern(self, name, message, form))

    def select(self, value: Value, key: str) -> bool:
        """Whether a variant is meant by a value: by its name, its number, or the number's plural category."""
        if isinstance(value, int | float):
            return key == self.plural(value) if not _is_number(key) else float(key) == value
        return value == key

    def call(self, function: str, value: Value, named: Mapping[str, str]) -> str:
        if function not in self._functions:
            raise WordsError(f"{self.where}: there is no function {function}")
        return self._functions[function](value, named)

    def text(self, text: str) -> str:
        return text if self._transform is None else self._transform(text)

    def term(self, name: str) -> ast.Term:
        if name not in self._terms:
            raise WordsError(f"{self.where}: there is no term -{name}")
        return self._terms[name]


class _Saying:
    """One message as it is being said."""

    def __init__(self, catalogue: Catalogue, name: str, values: Mapping[str, Value]) -> None:
        self._catalogue = catalogue
        self._name = name
        self._values = values

    def of(self, pattern: ast.Pattern) -> str:
        words = ""
        for element in pattern.elements:
            if isinstance(element, ast.TextElement):
                words += self._catalogue.text(element.value)
            else:
                words += self._placed(element.expression)
        return words

    def _placed(self, expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> str:
        value = self._value(expression)
        if isinstance(value, tuple):
            raise self._wrong("a list needs a function that says it")
        return str(value)

    def _value(self, expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> Value:
        match expression:
            case ast.Placeable():
                return self._value(expression.expression)
            case ast.StringLiteral():
                return self._catalogue.text(str(expression.parse()["value"]))
            case ast.NumberLiteral():
                number: int | float = expression.parse()["value"]
                return number
            case ast.VariableReference():
                return self._variable(expression.id.name)
            case ast.SelectExpression():
                return self.of(self._chosen(expression))
            case ast.FunctionReference():
                named = {one.name.name: str(one.value.parse()["value"]) for one in expression.arguments.named}
                given = tuple(self._value(one) for one in expression.arguments.positional)
                return self._catalogue.call(expression.id.name, given[0] if len(given) == 1 else given, named)
            case ast.MessageReference():
                form = expression.attribute.name if expression.attribute else ""
                return self._catalogue.say(expression.id.name, self._values, form)
            case ast.TermReference():
                term = self._catalogue.term(expression.id.name)
                form = expression.attribute.name if expression.attribute else ""
                arguments = expression.arguments.named if expression.arguments else []
                values = {one.name.name: one.value.parse()["value"] for one in arguments}
                name = f"-{expression.id.name}"
                return _Saying(self._catalogue, name, values).of(_pattern(self._catalogue, name, term, form))
        raise self._wrong(f"{type(expression).__name__} is not understood")

    def _variable(self, name: str) -> Value:
        if name not in self._values:
            known = ", ".join(f"${one}" for one in self._values) or "nothing"
            raise self._wrong(f"it speaks of ${name}, and is told {known}")
        return self._values[name]

    def _chosen(self, choice: ast.SelectExpression) -> ast.Pattern:
        value = self._value(choice.selector)
        for variant in choice.variants:
            key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            if self._catalogue.select(value, key):
                return variant.value
        return next(variant.value for variant in choice.variants if variant.default)

    def _wrong(self, problem: str) -> WordsError:
        return WordsError(f"{self._catalogue.where}: {self._name}: {problem}")


def _pattern(catalogue: Catalogue, name: str, entry: ast.Message | ast.Term, form: str) -> ast.Pattern:
    patterns = [one.value for one in entry.attributes if one.id.name == form] if form else [entry.value]
    if not patterns or patterns[0] is None:
        raise WordsError(f"{catalogue.where}: {name} has no {form or 'text'}")
    return patterns[0]


def _is_number(key: str) -> bool:
    return key.lstrip("-").replace(".", "", 1).isdigit()


def _plural_rule(said: str, where: str) -> Callable[[int | float], str]:
    """Out of "one few many; …" and a rule as in gettext that says which of them is meant, counted from 0."""
    names, _, rule = said.partition(";")
    categories: Sequence[str] = names.split()
    try:
        index = gettext.c2py(rule.strip())
        index(1)
    except (ValueError, TypeError):
        raise WordsError(f"{where}: plural: {rule.strip()!r} is no rule") from None
    return lambda number: categories[index(int(abs(number)))] if number == int(number) else "other"
