"""Tables that lose nothing on a narrow terminal."""

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.markup import escape
from rich.measure import Measurement, measure_renderables
from rich.table import Column, Table
from rich.text import Text

GAPS = (2, 1)
"""Columns are so far apart, or nearer where the terminal is narrow."""
WIDEST = 10_000
"""What is measured at a width is never found to need more."""


def titled(title: str, caption: str = "") -> Table:
    """A table with columns yet to be added."""
    return Table(
        title=escape(title),
        caption=escape(caption) or None,
        title_justify="left",
        caption_justify="left",
        box=SIMPLE_HEAD,
        show_edge=False,
        pad_edge=False,
    )


def show(table: Table, console: Console) -> None:
    """Prints a table with every word whole: where not even these fit beside each other, row by row, a line a cell."""
    needs = [need_of(column, console) for column in table.columns]
    for gap in GAPS:
        room = console.width - gap * (len(needs) - 1)
        if sum(need.minimum for need in needs) <= room:
            _, _, below, _ = table.padding
            table.padding = (0, gap if table.box is None else gap - 1, below, 0)
            for column, width in zip(table.columns, shared_out(needs, room), strict=True):
                column.width = width
            console.print(table)
            return
    if table.title:
        console.print(table.title, style="table.title")
    heads = [" ".join(str(column.header).split()) for column in table.columns]
    for row in zip(*(column.cells for column in table.columns), strict=True):
        cells = [(head, str(cell)) for head, cell in zip(heads, row, strict=True) if cell]
        before = f"{cells.pop(0)[1]} " if len(cells[0][1]) == 1 and not cells[0][0] else ""  # a mark
        for head, cell in cells:
            console.print(before + (f"{head}: {cell}" if head else cell))
            before = "  "
    if table.caption:
        console.print(table.caption, style="table.caption")


def need_of(column: Column, console: Console) -> Measurement:
    """The width of its longest word, and that of its longest line."""
    texts = [Text.from_markup(str(one)) for one in (column.header, *column.cells)]
    return measure_renderables(console, console.options.update_width(WIDEST), texts)


def shared_out(needs: list[Measurement], room: int) -> list[int]:
    """A width for each column: the widest gives way, as long as its words stay whole."""
    widths = [need.maximum for need in needs]
    while sum(widths) > room:
        _, widest = max((width, place) for place, width in enumerate(widths) if width > needs[place].minimum)
        widths[widest] -= 1
    return widths
