"""OpenSpiel's games in C++, without Python around them.

Its package brings the sources along, so the few that the card games need are compiled here with full optimisation.
"""

import os
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import distribution
from pathlib import Path

# What the games need besides abseil.
SOURCES = [
    "spiel.cc",
    "spiel_utils.cc",
    "game_parameters.cc",
    "observer.cc",
    "utils/status.cc",
    "utils/usage_logging.cc",
    "utils/file.cc",
    "games/oh_hell/oh_hell.cc",
    "games/hearts/hearts.cc",
    "games/spades/spades.cc",
    "games/spades/spades_scoring.cc",
]
# Parts of abseil that no game needs, and what tests it.
NOT_NEEDED = (
    "/log/",
    "/flags/",
    "/status/",
    "test",
    "benchmark",
    "mock",
    "gentables",
    "print_hash_of",
    "fuzz",
    "chi_square",
)


class CannotBuild(Exception):
    """There is no C++ to measure, and why."""


def build(folder: Path, tell) -> Path:
    """Compiles the program `playouts` below `folder`, unless it is there already, and says where it is."""
    package = distribution("open_spiel")
    site = Path(package.locate_file(""))
    program = folder / f"open_spiel-{package.version}" / "playouts"
    if program.exists():
        return program
    compiler = shutil.which("g++") or shutil.which("clang++")
    if compiler is None:
        raise CannotBuild("there is no C++ compiler (g++ or clang++)")
    spiel, abseil = site / "open_spiel", site / "open_spiel" / "abseil-cpp"
    if not (spiel / SOURCES[0]).exists() or not abseil.exists():
        raise CannotBuild("this version of its package has no C++ sources")
    sources = [Path(__file__).with_name("playouts.cc"), *(spiel / name for name in SOURCES)]
    sources += [
        path
        for path in sorted((abseil / "absl").rglob("*.cc"))
        if not any(word in path.relative_to(abseil).as_posix() for word in NOT_NEEDED)
    ]
    tell(f"compiling {len(sources)} files of OpenSpiel's C++, once")
    objects = program.parent / "objects"
    objects.mkdir(parents=True, exist_ok=True)
    includes = [f"-I{site}", f"-I{abseil}", f"-I{spiel / 'json' / 'include'}"]

    def compile_one(number_and_source):
        number, source = number_and_source
        made = objects / f"{number}.o"
        run([compiler, "-std=c++20", "-O3", "-DNDEBUG", "-w", *includes, "-c", str(source), "-o", str(made)])
        return str(made)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        made = list(pool.map(compile_one, enumerate(sources)))
    run([compiler, *made, "-lpthread", "-o", str(program)])
    shutil.rmtree(objects)
    return program


def run(command):
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode != 0:
        raise CannotBuild(f"{command[-3]}: {done.stderr.strip()[-400:]}")
