"""One catalogue of messages, said: the part of Project Fluent that our words need, read from its own syntax tree.

Mozilla's run time for Python brings 36 MB of locale data along (docs/adr/0011-words-in-fluent.md); the tests hold this
one against it. What a browser makes of the same file is made by `@fluent/bundle`. Numbers are said in plain digits:
of whole ones below a thousand, all that our games count, every language that we know writes the same.
"""

import gettext
from collections.abc import Callable, Mapping
from typing import Any

from fluent.syntax import ast, parse

from parlour.engine.game import UsageError

Value = str | int | float | tuple[Any, ...]
"""What a place in a message is filled with. A tuple is several things, for functions alone."""
Function = Callable[[Value, Mapping[str, str]], str]
"""What a message may call: the value of its one place, or a tuple of several, and its named arguments."""
Plural = Callable[[int | float], str]
"""The plural category of a number."""

CATEGORIES = ("zero", "one", "two", "few", "many", "other")
"""What Fluent, and everybody since CLDR, calls the plural categories."""
TRIED = range(1_001)
"""The numbers that a plural rule is tried with."""


class WordsError(UsageError):
    """A catalogue that cannot be read, or a message that is missing or cannot be said; says which, and why."""


class Catalogue:
    """The messages of one file."""

    def __init__(
        self,
        source: str,
        where: str,
        functions: Mapping[str, Function],
        *,
        plural: Plural | None = None,
        transform: Callable[[str], str] | None = None,
    ) -> None:
        self.where = where
        """The file, for errors."""
        self.messages: dict[str, ast.Message] = {}
        self.functions = functions
        self.terms: dict[str, ast.Term] = {}
        self._transform: Callable[[str], str] | None = None
        for entry in _entries(source, where):
            match entry:
                case ast.Message():
                    self._keep(self.messages, entry.id.name, entry)
                case ast.Term():
                    self._keep(self.terms, entry.id.name, entry)
                case ast.Junk():
                    line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
                    wrong = (entry.content or "").strip().splitlines()[0]
                    raise WordsError(f"{where}:{line}: this is no message: {wrong}")
        if "plural" in self.messages:
            plural = _plural_rule(self.say("plural", {}), where)
        self.plural: Plural = plural or (lambda number: "other")
        """The plural category of a number: by the message `plural`, or by the rule that was given."""
        self._transform = transform
        """What happens to every piece of text that stands in the file."""

    def _keep(self, kept: dict[str, Any], name: str, entry: Any) -> None:
        if name in kept:
            raise WordsError(f"{self.where}: {name} stands there twice")
        kept[name] = entry

    def has(self, name: str, form: str = "") -> bool:
        message = self.messages.get(name)
        return message is not None and (not form or any(one.id.name == form for one in message.attributes))

    def say(self, name: str, values: Mapping[str, Value], form: str = "") -> str:
        """A message with its places filled; with a form, that attribute of it."""
        message = self.messages.get(name)
        if message is None:
            raise WordsError(f"{self.where}: there is no message {name}")
        try:
            return _Saying(self, name, values).of(_pattern(self, name, message, form))
        except RecursionError:
            raise WordsError(f"{self.where}: {name}: it would have to say itself") from None

    def select(self, value: Value, key: str | float) -> bool:
        """Whether a variant is meant by a value: by its name, its number, or the number's plural category."""
        if isinstance(key, str):
            return key == (self.plural(value) if isinstance(value, int | float) else value)
        return isinstance(value, int | float) and key == value

    def text(self, text: str) -> str:
        return text if self._transform is None else self._transform(text)


class _Saying:
    """One message, or term, as it is being said."""

    def __init__(self, catalogue: Catalogue, name: str, values: Mapping[str, Value], *, is_term: bool = False) -> None:
        self._catalogue = catalogue
        self._name = name
        self._values = values
        self._is_term = is_term
        """What a term is not told selects its default."""

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
        return written(value)

    def _value(self, expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> Value:
        match expression:
            case ast.Placeable():
                return self._value(expression.expression)
            case ast.StringLiteral():
                return self._catalogue.text(str(expression.parse()["value"]))
            case ast.NumberLiteral():
                return _number(expression)
            case ast.VariableReference():
                return self._variable(expression.id.name)
            case ast.SelectExpression():
                return self.of(self._chosen(expression))
            case ast.FunctionReference():
                return self._called(expression)
            case ast.MessageReference():
                form = expression.attribute.name if expression.attribute else ""
                if not self._catalogue.has(expression.id.name):
                    raise self._wrong(f"there is no message {expression.id.name}")
                return self._catalogue.say(expression.id.name, self._values, form)
            case ast.TermReference():
                term = self._catalogue.terms.get(expression.id.name)
                if term is None:
                    raise self._wrong(f"there is no term -{expression.id.name}")
                form = expression.attribute.name if expression.attribute else ""
                arguments = expression.arguments.named if expression.arguments else []
                values = {one.name.name: one.value.parse()["value"] for one in arguments}
                name = f"-{expression.id.name}"
                saying = _Saying(self._catalogue, name, values, is_term=True)
                return saying.of(_pattern(self._catalogue, name, term, form))
        raise self._wrong(f"{type(expression).__name__} is not understood")

    def _called(self, call: ast.FunctionReference) -> str:
        function = self._catalogue.functions.get(call.id.name)
        if function is None:
            raise self._wrong(
                f"there is no function {call.id.name}; the functions are {', '.join(self._catalogue.functions)}"
            )
        given = tuple(self._value(one) for one in call.arguments.positional)
        if not given:
            raise self._wrong(f"{call.id.name} is told nothing")
        try:
            return function(
                given[0] if len(given) == 1 else given,
                {one.name.name: str(one.value.parse()["value"]) for one in call.arguments.named},
            )
        except WordsError as error:
            raise self._wrong(str(error).removeprefix(f"{self._catalogue.where}: ")) from None

    def _variable(self, name: str) -> Value:
        if name not in self._values:
            known = ", ".join(f"${one}" for one in self._values) or "nothing"
            raise self._wrong(f"it speaks of ${name}, and is told {known}")
        return self._values[name]

    def _chosen(self, choice: ast.SelectExpression) -> ast.Pattern:
        selector = choice.selector
        untold = self._is_term and isinstance(selector, ast.VariableReference) and selector.id.name not in self._values
        for variant in () if untold else choice.variants:
            key = variant.key.name if isinstance(variant.key, ast.Identifier) else _number(variant.key)
            if self._catalogue.select(self._value(selector), key):
                return variant.value
        return next(variant.value for variant in choice.variants if variant.default)

    def _wrong(self, problem: str) -> WordsError:
        return WordsError(f"{self._catalogue.where}: {self._name}: {problem}")


def _entries(source: str, where: str) -> list[ast.EntryType]:
    try:
        return parse(source).body
    except RecursionError:
        raise WordsError(f"{where}: its places lie too deep in each other") from None


def _pattern(catalogue: Catalogue, name: str, entry: ast.Message | ast.Term, form: str) -> ast.Pattern:
    patterns = [one.value for one in entry.attributes if one.id.name == form] if form else [entry.value]
    if not patterns or patterns[0] is None:
        raise WordsError(f"{catalogue.where}: {name} has no {form or 'text'}")
    return patterns[0]


def written(value: str | int | float) -> str:
    """A word as it is, a number with a true minus."""
    return value if isinstance(value, str) else str(value).replace("-", "−")


def _number(literal: ast.NumberLiteral) -> int | float:
    return float(literal.value) if "." in literal.value else int(literal.value)


def _plural_rule(said: str, where: str) -> Plural:
    """Out of "one few many; …" and a rule as in gettext that says which of them is meant, counted from 0."""
    names, _, rule = said.partition(";")
    categories = names.split()
    for name in categories:
        if name not in CATEGORIES:
            raise WordsError(f"{where}: plural: {name!r} is none of {', '.join(CATEGORIES)}")
    try:
        index: Callable[[int], int] = gettext.c2py(rule.strip())
        found = {index(number) for number in TRIED}
    except (ValueError, TypeError, ZeroDivisionError, OverflowError):
        raise WordsError(f"{where}: plural: {rule.strip()!r} is no rule") from None
    if found != set(range(len(categories))):
        raise WordsError(f"{where}: plural: of {names!r} the rule {rule.strip()!r} means {sorted(found)}, from 0")
    return lambda number: categories[index(int(abs(number)))] if number == int(number) else "other"
