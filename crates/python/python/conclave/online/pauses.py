"""How long to wait before something is tried again."""

from __future__ import annotations

import random

__all__ = ["pause"]

FIRST, LONGEST = 0.2, 15.0


def pause(failures: int) -> float:
    """Seconds to wait after so many failures, from 0: longer and longer, up to a bound, and never the same for all."""
    return min(LONGEST, FIRST * 2.0 ** min(failures, 16)) * random.uniform(0.5, 1)
