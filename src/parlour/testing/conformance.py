"""What every game must hold to. Each `test_…` method is one property; pytest collects them from a subclass."""

from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

from parlour.engine.game import UsageError
from parlour.testing.deals import Deals
from parlour.testing.followed import Followed
from parlour.testing.golden import golden_files, write_golden
from parlour.testing.observations import Observations
from parlour.testing.playing import Playing
from parlour.testing.recalls import Recalls
from parlour.testing.records import Records
from parlour.testing.redeals import Redeals
from parlour.testing.secrecy import Secrecy
from parlour.testing.shape import Shape
from parlour.testing.speech import Speech
from parlour.testing.texts import Texts
from parlour.testing.twins import Twins
from parlour.testing.views import Views
from parlour.testing.watch import located


class Conformance(
    Playing, Shape, Twins, Texts, Views, Speech, Redeals, Followed, Deals, Recalls, Observations, Records
):
    """Derive from it, set `game`, and let pytest run it, or call `check`."""

    golden: ClassVar[Path | None] = None
    """The folder of the golden files, see `write_golden`; without one they are left out."""

    @classmethod
    def write_golden(cls) -> None:
        """Writes the golden files anew, after a change of behaviour that was meant; review the diff."""
        if cls.golden is None:
            raise UsageError(f"set {cls.__name__}.golden to a folder for the golden files")
        write_golden(cls.game, cls.golden)

    @located
    def test_golden_files_are_as_they_were(self) -> None:
        """Where there is a folder for them: `write_golden()` makes them."""
        if self.golden is None:
            return
        for name, text in golden_files(self.game).items():
            path = Path(self.golden, name)
            if not path.exists():
                self.fail(f"{path} is missing: write_golden() makes it")
            if path.read_text(encoding="utf-8") != text:
                self.fail(f"{path} differs: a change of behaviour?")

    @classmethod
    def properties(cls) -> Iterator[str]:
        """The names of all properties, those that others build on first."""
        first = (
            Playing,
            Shape,
            Twins,
            Secrecy,
            Views,
            Speech,
            Redeals,
            Followed,
            Deals,
            Recalls,
            Observations,
            Texts,
            Records,
        )
        for part in (*first, Conformance):
            yield from (name for name in vars(part) if name.startswith("test_"))

    @classmethod
    def check(cls) -> None:
        """Looks at one property after the other, without pytest; raises `Violation` at the first that does not hold."""
        for name in cls.properties():
            getattr(cls(), name)()
