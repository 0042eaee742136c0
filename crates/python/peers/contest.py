"""How speed is measured: everybody in turns, several times over, in one run."""

import statistics
import sys
import time
from dataclasses import dataclass, field
from typing import Callable, List, Tuple


# What is compared with each other; batches with steps, too.
KINDS = ["native", "step", "batch", "haste", "tensors", "pettingzoo", "spiel-python"]


@dataclass
class Contestant:
    """Somebody who can play games at random for some time."""

    # One of `KINDS`.
    kind: str
    # Whose game it is, and which.
    who: str
    what: str
    # Plays whole games for about so many seconds; answers the decisions of players and the seconds they took.
    play: Callable[[float], Tuple[int, float]]
    rates: List[float] = field(default_factory=list)

    def row(self) -> dict:
        return {
            "kind": self.kind,
            "who": self.who,
            "what": self.what,
            "decisions_per_s": statistics.median(self.rates),
            "low": min(self.rates),
            "high": max(self.rates),
        }


def tell(text: str) -> None:
    """What is for the one who waits, not for the one who reads the result."""
    print(text, file=sys.stderr, flush=True)


def games_for(seconds: float, game: Callable[[], int]) -> Tuple[int, float]:
    """Plays games until the time is over; `game` answers its number of decisions."""
    decisions, begun = 0, time.perf_counter()
    while True:
        decisions += game()
        taken = time.perf_counter() - begun
        if taken >= seconds:
            return decisions, taken


def measure(contestants: List[Contestant], rounds: int, seconds: float) -> List[dict]:
    """Lets everybody play `rounds` times, in turns, so that whatever slows the machine down slows down all of them."""
    for one in contestants:
        one.play(seconds / 10)
    for n in range(rounds):
        for one in contestants:
            decisions, taken = one.play(seconds)
            one.rates.append(decisions / taken)
        tell(f"round {n + 1} of {rounds} done")
    return [one.row() for one in contestants]
