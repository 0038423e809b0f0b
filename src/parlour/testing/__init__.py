"""The conformance kit: one suite that every game passes, ours and others'.

```python
from parlour.testing import Conformance

class TestMyGame(Conformance):
    game = GAME
```
"""

from parlour.testing.conformance import Conformance
from parlour.testing.golden import digest, perft, playthrough, write_golden
from parlour.testing.sampling import Effort
from parlour.testing.soak import Violation, soak

__all__ = ["Conformance", "Effort", "Violation", "digest", "perft", "playthrough", "soak", "write_golden"]
