"""Writes the TypeScript types of what the server sends: `python -m tools.webtypes`, and `--check` in CI.

- `web/src/games/<game>/view.ts`: the game's view and its shown events, from the structs in `public.py` and `events.py`.
- `web/src/lib/protocol.ts`: the messages of the WebSocket and the answers of the REST interface.

The shapes come from msgspec's JSON schema, the comments from the docstrings of the structs.
"""

import ast
import importlib
import inspect
import json
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from msgspec import Struct

from parlour.engine.event import shapes
from parlour.engine.game import AnyGame
from parlour.engine.memory import memory_in, structs_in
from parlour.review.deals import Parting
from parlour.server import codes, protocol
from parlour.table import commands, stream
from parlour.table.decide import WITHDRAWING
from tools.generated import kept
from tools.ours import ROOT, games_with_a_table

NUMBERS = {
    "PROTOCOL": (protocol.PROTOCOL, "The version that these types describe."),
    "CODE_LENGTH": (codes.LENGTH, "Letters of the code of a table that waits."),
    "WITHDRAWING": (
        WITHDRAWING,
        "Milliseconds for which a player may withdraw a move without asking anybody, while nobody has acted on it.",
    ),
}
"""What the server counts by and a client has to know before it asks."""
PROTOCOL_PARTS = (
    "parlour.review.hint",
    "parlour.engine.fair",
    "parlour.engine.game",
    "parlour.engine.record",
    "parlour.review.deals",
    "parlour.review.model",
    "parlour.table.entries",
)
HEAD = "// Written by `python -m tools.webtypes` from the Python structs; do not edit.\n"

Schema = Mapping[str, Any]
Words = dict[tuple[str, str], str]
"""The docstring under each field: (class, field) to text."""
Memories = Mapping[str, Mapping[str, str]]
"""The fields of each class that are memory, and so may be missing, with their clauses."""


def field_words(modules: Iterable[ModuleType]) -> Words:
    words: Words = {}
    for module in modules:
        for node in ast.walk(ast.parse(inspect.getsource(module))):
            if isinstance(node, ast.ClassDef):
                for field, after in zip(node.body, node.body[1:], strict=False):
                    if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and is_text(after):
                        words[node.name, field.target.id] = text_of(after)
    return words


def is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def text_of(node: ast.stmt) -> str:
    assert isinstance(node, ast.Expr)
    assert isinstance(node.value, ast.Constant)
    return " ".join(str(node.value.value).split())


def type_of(schema: Schema) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(one) for one in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "const" in schema:
        return json.dumps(schema["const"])
    match schema.get("type"):
        case "integer" | "number":
            return "number"
        case "string":
            return "string"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
        case "array":
            return array_type(schema)
        case "object":
            values = schema.get("additionalProperties", {})
            return f"Record<string, {type_of(values)}>"
    return "unknown"


def array_type(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(item) for item in schema['prefixItems'])}]"
    items = type_of(schema.get("items", {}))
    return f"({items})[]" if " | " in items else f"{items}[]"


def interface(name: str, schema: Schema, words: Words, docs: Mapping[str, str], memory: Mapping[str, str]) -> str:
    lines = []
    if name in docs:
        lines.append(f"/** {docs[name]} */")
    if "properties" not in schema:
        return "\n".join([*lines, f"export type {name} = {type_of(schema)};", ""])
    lines.append(f"export interface {name} {{")
    required = set(schema.get("required", ())) - memory.keys()
    for field, inner in schema["properties"].items():
        comment = words.get((name, field)) or (words.get(("View", field)) if name.endswith("View") else None)
        if field in memory:
            comment = f"{comment or ''} Not by the book ({memory[field]}).".strip()
        if comment:
            lines.append(f"  /** {comment} */")
        lines.append(f"  {field}{'' if field in required else '?'}: {type_of(inner)};")
    return "\n".join([*lines, "}", ""])


def declarations(types: Iterable[Any], words: Words, memory: Memories) -> tuple[list[str], dict[str, Any]]:
    """The types of each given one, and an interface for each struct they need."""
    roots, components = msgspec.json.schema_components(types, ref_template="{name}")
    docs = {name: " ".join(str(one.get("description", "")).split()) for name, one in components.items()}
    docs = {name: text for name, text in docs.items() if text}
    written = {name: interface(name, one, words, docs, memory.get(name, {})) for name, one in components.items()}
    return [type_of(root) for root in roots], written


def view_file(game: AnyGame) -> str:
    """The view and the shown events of a game."""
    package = f"parlour.games.{game.id}"
    modules = [importlib.import_module(f"{package}.{name}") for name in ("public", "events")]
    words = field_words([importlib.import_module("parlour.engine.game"), *modules])
    events = [shape for kind in game.events for shape in shapes(kind)]
    memory = {kind.__name__: memory_in(kind) for kind in structs_in(game.view_type)}
    (_, *shown), written = declarations([game.view_type, *events], words, memory)
    name = f"{game.view_type.__name__.removesuffix('View')}Event"
    return "\n".join(
        [
            HEAD,
            *written.values(),
            "/** Whatever may be shown to a viewer. */",
            f"export type {name} = {' | '.join(shown)};",
            "",
        ]
    )


def protocol_file() -> str:
    """What goes between the browser and the server."""
    rest = [
        one
        for one in vars(protocol).values()
        if isinstance(one, type) and issubclass(one, Struct) and one is not Struct
    ]
    unions_of = (protocol.FromClient, protocol.FromServer, protocol.FromFollower, protocol.ToFollower)
    types = [*unions_of, commands.Command, stream.Told, Parting, *rest]
    modules = [protocol, commands, stream, *map(importlib.import_module, PROTOCOL_PARTS)]
    roots, written = declarations(types, field_words(modules), {})
    names = ("FromClient", "FromServer", "FromFollower", "ToFollower", "Command", "Told")
    unions = [f"export type {name} = {root};\n" for name, root in zip(names, roots, strict=False)]
    constants = [f"/** {what} */\nexport const {name} = {number};\n" for name, (number, what) in NUMBERS.items()]
    return "\n".join([HEAD, *constants, *unions, *written.values()])


def generated() -> dict[Path, str]:
    """Every file with what it should hold."""
    files = {ROOT / "web" / "src" / "games" / game.id / "view.ts": view_file(game) for game in games_with_a_table()}
    return files | {ROOT / "web" / "src" / "lib" / "protocol.ts": protocol_file()}


def main() -> int:
    return kept(generated(), tool="tools.webtypes")


if __name__ == "__main__":
    sys.exit(main())
