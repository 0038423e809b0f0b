"""Environments for research: observations and masks as arrays, many matches at once, and the interfaces of others.

Needs the extra `research` (NumPy); `pettingzoo` and `openspiel` for those. `docs/research.md` shows all of them.
"""

from parlour.research.arrays import as_fields, mask, observe, whole_state
from parlour.research.errors import BadAction, MissingExtra
from parlour.research.vector import Vector

__all__ = ["BadAction", "MissingExtra", "Vector", "as_fields", "mask", "observe", "whole_state"]
