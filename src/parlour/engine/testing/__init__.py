"""The conformance kit: one suite that every game passes, ours and others'.

```python
from parlour.engine.testing import Conformance

class TestMyGame(Conformance):
    game = GAME
```
"""

from parlour.engine.testing.conformance import Conformance
from parlour.engine.testing.golden import digest, perft, playthrough, write_golden
from parlour.engine.testing.sampling import Effort
from parlour.engine.testing.soak import Violation, soak

__all__ = ["Conformance", "Effort", "Violation", "digest", "perft", "playthrough", "soak", "write_golden"]
