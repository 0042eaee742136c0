"""Measures everybody in one run and prints the results as JSON. `cargo xtask peers` calls it and shows them."""

import argparse
import json
import os
import platform
import time
from importlib.metadata import version
from pathlib import Path
from typing import Optional

import ours
import rivals
from contest import KINDS, measure, tell


def processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def busy(seconds: float = 2.0) -> Optional[float]:
    """The share of all cores that others take while we do nothing; None where the system does not tell."""

    def ticks():
        fields = [int(field) for field in Path("/proc/stat").read_text().split("\n")[0].split()[1:]]
        return sum(fields[:8]), fields[3] + fields[4]

    try:
        (all_before, idle_before), _, (all_after, idle_after) = ticks(), time.sleep(seconds), ticks()
    except (OSError, ValueError, IndexError):
        return None
    return round(1 - (idle_after - idle_before) / max(1, all_after - all_before), 2)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--conclave", required=True, help="the program `conclave`, built for release")
    parser.add_argument("--folder", type=Path, required=True, help="where OpenSpiel's C++ is built")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=1.0)
    wish = parser.parse_args()
    machine = {
        "cpu": processor(),
        "cores": os.cpu_count(),
        "busy": busy(),
        "system": platform.platform(),
    }
    everybody = [*rivals.all_of_them(wish.folder), *ours.all_of_us(wish.conclave)]
    # Those who are compared play one after the other, so that they meet the same machine.
    everybody.sort(key=lambda one: KINDS.index(one.kind))
    tell(f"{len(everybody)} contestants, {wish.rounds} rounds of {wish.seconds} s each")
    packages = ["open_spiel", "rlcard", "pettingzoo", "numpy"]
    results = {
        "machine": machine,
        "versions": {
            "python": platform.python_version(),
            "conclave": version("conclave-games"),
            **{name: version(name) for name in packages},
        },
        "rounds": wish.rounds,
        "seconds": wish.seconds,
        "rows": measure(everybody, wish.rounds, wish.seconds),
    }
    print(json.dumps(results, indent=1))


if __name__ == "__main__":
    main()
