"""The progress of a series, with the time left."""

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

REMEMBERED_SECONDS = 600
"""The time left is judged by the matches of the last minutes: between strong bots, one takes a while."""


def progress_bar() -> Progress:
    """A bar on stderr if that is a terminal; nothing stays of it."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
        speed_estimate_period=REMEMBERED_SECONDS,
    )
