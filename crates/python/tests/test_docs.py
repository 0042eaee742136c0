"""What the documentation shows runs."""

import ast
import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pytest

import conclave

PACKAGE = Path(__file__).resolve().parents[1]
PAGE = (PACKAGE.parents[1] / "docs" / "python.md").read_text(encoding="utf-8")
# Chapters of the page, each with its blocks of Python, which build on each other.
CHAPTERS = {
    chapter.split("\n", 1)[0]: "\n".join(re.findall(r"```python\n(.*?)```", chapter, re.DOTALL))
    for chapter in PAGE.split("\n## ")[1:]
}
NEEDS = {"PettingZoo": "pettingzoo", "OpenSpiel": "pyspiel"}
# It needs a server: test_online.py has one.
ONLINE = "Play at a server"


README = (PACKAGE / "README.md").read_text(encoding="utf-8")


def run(code, where):
    """Runs an example as a reader would: as it is printed, in an interpreter that has done nothing before."""
    program = f"exec(compile({code!r}, {where!r}, 'exec'), {{'__name__': '__main__'}})"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("chapter", [name for name, code in CHAPTERS.items() if code and name != ONLINE])
def test_the_examples_of_a_chapter_run(chapter):
    if chapter in NEEDS:
        pytest.importorskip(NEEDS[chapter], reason=f"{NEEDS[chapter]} is not installed")
    code = CHAPTERS[chapter]
    printed = run(code, f"docs/python.md, {chapter}")
    # A comment behind a print is what is printed, where it looks like Python or like a message.
    for said in re.findall(r"print\(.*\) +# (.+)", code):
        value = said.split(":")[0] if said.startswith("(") else said
        if value.startswith(("(", "[")) or "to act" in value:
            assert value in printed, value


@pytest.mark.parametrize("nth", range(README.count("```python\n")))
def test_every_example_of_the_readme_runs_by_itself(nth):
    code = re.findall(r"```python\n(.*?)```", README, re.DOTALL)[nth]
    printed = run(code, f"README.md, example {nth}")
    assert nth != 0 or "conclave record 1" in printed


@pytest.mark.parametrize(("game", "title"), [("wizard", "Wizard"), ("shazamm", "Shazamm!"), ("maginor", "Maginor")])
def test_the_page_lists_every_option(game, title):
    """With its values and what it is by default, as the engine has them."""
    chapter = PAGE.split("\n## Options\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \| (.*?) \| `(.*?)` \|", chapter.split(f"\n### {title}\n")[1].split("\n### ")[0], re.M)

    def value(text):
        try:
            return ast.literal_eval(text)
        except (SyntaxError, ValueError):
            return text

    listed = {}
    for name, values, default in rows:
        found = [value(text) for text in re.findall("`(.*?)`", values)]
        listed[name.rstrip("_")] = {"default": ast.literal_eval(default), "values": sorted(found) or None}
    engine = conclave.options(game)
    for choice in engine.values():
        choice["values"] = choice["values"] and sorted(choice["values"])
    assert listed == engine


def test_the_example_learns_a_little(tmp_path):
    """A few seconds are not enough to be good; they are enough to see that everything runs."""
    picture = tmp_path / "course.svg"
    wish = ["--minutes", "0.05", "--games", "64", "--match", "64", "--plot", str(picture)]
    program = PACKAGE / "examples" / "learn_predictions.py"
    done = subprocess.run([sys.executable, str(program), *wish], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("before: 16 games")
    assert "after:  64 games against three of level apprentice" in done.stdout


def test_the_cards_of_the_example_are_the_apprentices():
    """The rule of thumb of the example, in numpy, is that of the bot, but for cards that are worth the same."""
    path = PACKAGE / "examples" / "learn_predictions.py"
    spec = importlib.util.spec_from_file_location("learn_predictions", path)
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    bot = conclave.Bot("apprentice", seed=1)
    same = played = 0
    for seed in range(10):
        state = example.GAME.new_state(seed=seed)
        while not state.is_over:
            wanted = bot(state)
            mask = state.mask()[None]
            if not mask[0, example.PREDICT] and not mask[0, example.TRUMP]:
                played += 1
                same += example.play_card(state.observation()[None], mask)[0] == wanted
            state.apply(wanted)
    assert played > 4000
    assert same / played > 0.98
