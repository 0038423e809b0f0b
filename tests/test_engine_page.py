"""The page about adding a game names what the engine gives, with signatures: all of it is there, under these names."""

import re
from importlib import import_module

from tools.ours import ROOT

ROW = re.compile(r"^\| `(\w+)` \| (.*(?:->|\().*) \|$", re.MULTILINE)


def test_every_name_in_the_table_of_the_engine_is_there() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    [_, table] = page.split("| module | signature |")
    rows = ROW.findall(table.split("\n\n")[0])
    assert len(rows) == 9
    for module_name, said in rows:
        module = import_module(f"parlour.engine.{module_name}")
        source = (ROOT / "src" / "parlour" / "engine" / f"{module_name}.py").read_text("utf-8")
        names = [re.match(r"\w+", code) for code in re.findall(r"`([^`]+)`", said)]
        assert all(names), module_name
        for name in {found.group() for found in names if found} - {"Set", "i64", "first"}:
            known = hasattr(module, name) or re.search(rf"(?:def |self\.){name}\b", source)
            assert known, f"{module_name} has no {name}"
