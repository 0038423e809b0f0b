"""What an arena keeps on disk, so that it can be interrupted at any moment and go on.

`NAME.json` has the results and appears when they are whole. `NAME.matches.jsonl` grows as matches are played: the plan
in its first line, then one match a line, in the order in which they ended. A last line that is torn is not there.
"""

from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import BinaryIO

import msgspec

from parlour import files
from parlour.engine.game import UsageError
from parlour.engine.record import first_difference
from parlour.lab.arena import Plan, Played, Results
from parlour.lab.series import SeriesError

try:
    import fcntl
except ImportError:  # no such locks on this system
    fcntl = None  # type: ignore[assignment]


def _fits(one: Played, plan: Plan) -> bool:
    return 0 <= one.match < plan.matches and len(one.places) == plan.players and len(one.think) == len(plan.bots)


class Journal:
    """The matches of one plan on disk. It reads what is there when it is made, and writes only from `with` on."""

    def __init__(self, out: Path, plan: Plan) -> None:
        if not out.name:
            raise UsageError(f"{str(out)!r} names no file")
        self.out = out
        self.path = out.with_name(f"{out.name.removesuffix('.json')}.matches.jsonl")
        self.plan = plan
        self.header = msgspec.json.encode({"plan": plan}) + b"\n"
        self.played: dict[int, Played] = {}
        self.file: BinaryIO | None = None
        try:
            if out.exists():
                self._check_plan(out, out.read_bytes())
            if self.path.exists():
                self._read()
        except OSError as error:
            raise UsageError(f"cannot read {error.filename}: {error.strerror}") from None

    def _read(self) -> int:
        """Reads what has been played; returns how many bytes are whole lines."""
        header, *lines = self.path.read_bytes().splitlines(keepends=True) or [b""]
        if not header.endswith(b"\n") and self.header.startswith(header):
            return 0
        self._check_plan(self.path, header)
        whole = len(header)
        for number, line in enumerate(lines, 2):
            if not line.endswith(b"\n"):
                break
            try:
                one = msgspec.json.decode(line, type=Played)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise UsageError(f"{self.path}, line {number}: {error}; name another --out or remove it") from None
            if not _fits(one, self.plan):
                raise UsageError(f"{self.path}, line {number}: no match of this plan; name another --out or remove it")
            self.played[one.match] = one
            whole += len(line)
        return whole

    def _check_plan(self, path: Path, text: bytes) -> None:
        try:
            found = msgspec.json.decode(text)["plan"]
        except (msgspec.DecodeError, UnicodeDecodeError, TypeError, KeyError):
            raise UsageError(f"{path} is there already and not of an arena; name another --out or remove it") from None
        difference = first_difference("plan", found, msgspec.json.decode(self.header)["plan"])
        if difference:
            raise UsageError(f"{path} is of another plan ({difference}); name another --out or remove it")

    def __enter__(self) -> "Journal":
        try:
            self.file = self.path.open("ab")
            try:
                if fcntl is not None:
                    fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                whole = self._read()
                self.file.truncate(whole)
                if whole == 0:
                    self._write(self.header)
            except BaseException:
                self._close()
                raise
        except BlockingIOError:
            raise UsageError(f"another arena is writing to {self.path}") from None
        except OSError as error:
            raise UsageError(f"cannot write {self.path}: {error.strerror}") from None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._close()

    def _close(self) -> None:
        # What could not be written has been said by then.
        with suppress(OSError):
            if self.file is not None:
                self.file.close()

    def append(self, part: list[Played]) -> None:
        """Keeps some matches."""
        try:
            self._write(b"".join(msgspec.json.encode(one) + b"\n" for one in part))
        except OSError as error:
            raise SeriesError(f"cannot write {self.path}: {error.strerror}") from None

    def _write(self, lines: bytes) -> None:
        if self.file is not None:
            self.file.write(lines)
            self.file.flush()

    def write_results(self, results: Results) -> None:
        """The file with the results, whole or not at all."""
        files.write(self.out, msgspec.json.format(msgspec.json.encode(results), indent=2) + b"\n")
