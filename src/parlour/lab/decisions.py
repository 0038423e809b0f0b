"""Every decision of a series in a file, for learning offline: Parquet, or Arrow IPC, by pyarrow (the extra `data`).

A row is a decision: what the seat to act knew, what it might do, what it did, and at the end of a match what it was
worth. Rows stand in the order of the matches, whoever played them, and are written in groups of one size, so that the
same series is the same file.
"""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as parquet

from parlour.engine.learning import observation_of
from parlour.engine.registry import game as game_by_id
from parlour.lab.simulate import Plan

PARQUET = ".parquet"
FORMAT = "parlour-decisions/1"
GROUP = 16 * 1024 * 1024
"""About so many bytes are one group of rows: all that is kept in memory."""
MOST_ROWS = 65_536
MEANING = {
    "match": "which match of the series, from 0",
    "seat": "whose decision it was, from 0",
    "observation": "what that seat knew: `layout` says what stands where",
    "mask": "a byte for each action: 1 if it might be taken",
    "action": "what was done, by its place in `actions`",
    "rewards": "in the last row of a match what it was worth to each seat; zeros before",
    "terminal": "whether the match ended with this action",
}


class DecisionFile:
    """A file that is written group by group."""

    def __init__(self, path: Path, plan: Plan, kind: str) -> None:
        self.game = game_by_id(plan.game_id)
        told = observation_of(self.game)
        worth = pa.list_(pa.field("seat", pa.float64(), nullable=False), plan.players)
        self.schema = pa.schema(
            [
                pa.field("match", pa.int64(), nullable=False),
                pa.field("seat", pa.uint8(), nullable=False),
                pa.field("observation", pa.binary(told.size), nullable=False),
                pa.field("mask", pa.binary(self.game.actions), nullable=False),
                pa.field("action", pa.int32(), nullable=False),
                pa.field("rewards", worth, nullable=False),
                pa.field("terminal", pa.bool_(), nullable=False),
            ],
            {"parlour": json.dumps(self.described(plan))},
        )
        self.rows = min(MOST_ROWS, max(1, GROUP // (told.size + self.game.actions)))
        self._waiting: list[Any] = []
        self._count = 0
        self._file = path.open("wb")
        if kind == PARQUET:
            plainly = ["match", "seat", "action", "rewards.list.element", "terminal"]
            self._writer: Any = parquet.ParquetWriter(
                self._file, self.schema, compression="zstd", compression_level=1, use_dictionary=plainly
            )
        else:
            self._writer = pa.ipc.new_file(self._file, self.schema)

    def described(self, plan: Plan) -> dict[str, Any]:
        """What the file holds, as data."""
        told = observation_of(self.game)
        offsets = told.offsets()
        layout = [
            {"name": field.name, "offset": offsets[field.name], "shape": list(field.shape), "meaning": field.meaning}
            for field in told.seen
        ]
        return {
            "format": FORMAT,
            "game": plan.game_id,
            "rules_version": self.game.rules_version,
            "players": plan.players,
            "options": plan.options,
            "seed": plan.seed,
            "games": plan.games,
            "bots": list(plan.bots),
            "rotate": plan.rotate,
            "reward": plan.decisions,
            "columns": MEANING,
            "layout": layout,
            "actions": [self.game.write(action) for action in range(self.game.actions)],
        }

    def add(self, columns: list[bytes]) -> None:
        """The decisions of some matches, column by column."""
        count = len(columns[1])
        arrays = []
        for field, column in zip(self.schema, columns, strict=True):
            data = pa.py_buffer(column)
            if field.name == "terminal":
                arrays.append(pa.Array.from_buffers(pa.uint8(), count, [None, data]).cast(pa.bool_()))
            elif field.name == "rewards":
                width = field.type.list_size
                values = pa.Array.from_buffers(pa.float64(), count * width, [None, data])
                arrays.append(pa.FixedSizeListArray.from_arrays(values, type=field.type))
            else:
                arrays.append(pa.Array.from_buffers(field.type, count, [None, data]))
        self._waiting.append(pa.RecordBatch.from_arrays(arrays, schema=self.schema))
        self._count += count
        while self._count >= self.rows:
            self._write(self.rows)

    def _write(self, rows: int) -> None:
        """Writes one group and keeps the rest."""
        table = pa.Table.from_batches(self._waiting, self.schema)
        group = table.slice(0, rows).combine_chunks()
        if isinstance(self._writer, parquet.ParquetWriter):
            self._writer.write_table(group, row_group_size=rows)
        else:
            self._writer.write_table(group, max_chunksize=rows)
        self._waiting = table.slice(rows).to_batches()
        self._count -= rows

    def finish(self) -> None:
        """Writes what is left, and the end."""
        if self._count:
            self._write(self._count)
        self._writer.close()

    def close(self) -> None:
        """Lets go of the file; without `finish` before it, the file is of no use."""
        with suppress(Exception):  # an interrupt may have ended the writer wherever it was
            self._writer.close()
        self._file.close()
