"""The others: OpenSpiel, RLCard and the classic games of PettingZoo, each played as its own manual does it."""

import importlib
import random
import subprocess
import warnings
from pathlib import Path
from typing import List

import open_spiel.python.games  # noqa: F401, registers OpenSpiel's own games in Python
import pyspiel
import rlcard

from contest import Contestant, games_for, tell

# The most tricks that the cards allow; left alone, the number is drawn anew for each game.
OH_HELL = "oh_hell(players=4,num_tricks_fixed=12)"
OH_HELL_THREE = "oh_hell(players=3,num_tricks_fixed=17)"
SPIEL_GAMES = [
    ("oh_hell, 4 players, 12 tricks", OH_HELL),
    ("oh_hell, 3 players, 17 tricks", OH_HELL_THREE),
    ("hearts", "hearts"),
    ("spades", "spades"),
]
# Games that OpenSpiel has in Python: tiles in hands, as near to cards as they come.
PYTHON_GAMES = ["python_block_dominoes", "python_team_dominoes"]


def all_of_them(folder: Path) -> List[Contestant]:
    return [*open_spiel(), *open_spiel_in_cpp(folder), *rlcard_games(), *pettingzoo_classic()]


def open_spiel() -> List[Contestant]:
    def contestant(kind, what, name, play_one):
        game = pyspiel.load_game(name)
        check_that_chance_is_even(game)
        return Contestant(kind, "OpenSpiel", what, lambda seconds: games_for(seconds, lambda: play_one(game)))

    return [
        *(contestant("step", what, name, spiel_game) for what, name in SPIEL_GAMES),
        contestant("haste", *SPIEL_GAMES[0], spiel_game_in_haste),
        contestant("tensors", *SPIEL_GAMES[0], spiel_game_with_tensors),
        *(contestant("spiel-python", name, name, spiel_game) for name in PYTHON_GAMES),
    ]


def spiel_game(game) -> int:
    """A game as OpenSpiel's own `benchmark_games.py` plays it. Chance is drawn in the same way as players' actions."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if not state.is_chance_node():
            decisions += 1
        state.apply_action(random.choice(state.legal_actions()))
    return decisions


def spiel_game_in_haste(game) -> int:
    """The same with the fastest way to choose that we know of."""
    state, decisions, draw = game.new_initial_state(), 0, random.random
    while not state.is_terminal():
        if not state.is_chance_node():
            decisions += 1
        actions = state.legal_actions()
        state.apply_action(actions[int(draw() * len(actions))])
    return decisions


def spiel_game_with_tensors(game) -> int:
    """The same for somebody who learns: what the player knows as numbers, and which actions are legal."""
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal():
        if not state.is_chance_node():
            decisions += 1
            state.information_state_tensor()
            state.legal_actions_mask()
        state.apply_action(random.choice(state.legal_actions()))
    return decisions


def check_that_chance_is_even(game) -> None:
    """The fast loops may draw chance evenly only because these games deal evenly."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            chances = [chance for _, chance in state.chance_outcomes()]
            if max(chances) - min(chances) > 1e-9:
                raise ValueError(f"{game}: chance is not even here")
        state.apply_action(random.choice(state.legal_actions()))


def open_spiel_in_cpp(folder: Path) -> List[Contestant]:
    import spiel_cpp

    try:
        program = spiel_cpp.build(folder, tell)
    except spiel_cpp.CannotBuild as why:
        tell(f"OpenSpiel's C++ is left out: {why}")
        return []

    def play(seconds, name):
        printed = subprocess.run(
            [str(program), name, str(seconds), str(random.getrandbits(31))], check=True, capture_output=True, text=True
        )
        decisions, taken = printed.stdout.split()
        return int(decisions), float(taken)

    return [
        Contestant("native", "OpenSpiel, C++", what, lambda seconds, name=name: play(seconds, name))
        for what, name in SPIEL_GAMES
    ]


def rlcard_games() -> List[Contestant]:
    found = []
    for name in ["uno", "bridge"]:
        env = rlcard.make(name, config={"seed": 1})
        found.append(Contestant("tensors", "RLCard", name, lambda s, e=env: games_for(s, lambda: rlcard_game(e))))
    return found


def rlcard_game(env) -> int:
    """RLCard hands out observations with every step; there is no way without."""
    (state, _), decisions = env.reset(), 0
    while not env.is_over():
        state, _ = env.step(random.choice(list(state["legal_actions"])))
        decisions += 1
    return decisions


def pettingzoo_classic() -> List[Contestant]:
    found = []
    for name in ["leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6", "hanabi_v5"]:
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                env = importlib.import_module(f"pettingzoo.classic.{name}").env()
        except (ImportError, AttributeError) as why:
            tell(f"PettingZoo's {name} is left out: {why}")
            continue
        found.append(
            Contestant("pettingzoo", "PettingZoo", name, lambda s, e=env: games_for(s, lambda: pettingzoo_game(e)))
        )
    return found


def pettingzoo_game(env) -> int:
    """A game as PettingZoo's manual plays it."""
    env.reset()
    decisions = 0
    for agent in env.agent_iter():
        observation, _, termination, truncation, _ = env.last()
        action = None
        if not (termination or truncation):
            action = env.action_space(agent).sample(observation["action_mask"])
            decisions += 1
        env.step(action)
    return decisions
