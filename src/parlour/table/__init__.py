"""A table: who sits where, what was agreed, and the match that is played there, as a fold over its log.

Pure: no clock, no randomness, no database, no socket. `decide` turns a command into an entry of the log or refuses it,
`Table.add` folds an entry, `stream` says what each viewer is told of it.
"""

from parlour.table.branching import open_branch
from parlour.table.commands import Command
from parlour.table.decide import Moment, Refused, decide, due, overdue
from parlour.table.entries import Bot, Empty, Entry, Guest, Opened, Person, Terms, What
from parlour.table.opening import open_table, rematch, unneeded
from parlour.table.table import Phase, Table

__all__ = [
    "Bot",
    "Command",
    "Empty",
    "Entry",
    "Guest",
    "Moment",
    "Opened",
    "Person",
    "Phase",
    "Refused",
    "Table",
    "Terms",
    "What",
    "decide",
    "due",
    "open_branch",
    "open_table",
    "overdue",
    "rematch",
    "unneeded",
]
