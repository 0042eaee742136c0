"""Us: Conclave from Python, in all the ways there are, and without Python."""

import json
import random
import subprocess
from typing import List

import numpy as np
import pyspiel

import conclave
import conclave.openspiel
import conclave.pettingzoo
from contest import Contestant, games_for
from rivals import pettingzoo_game, spiel_game

# With the number of games at once that is fastest: enough that stepping through them outweighs the call, but not so many that
# what they need is no longer at hand.
GAMES = [
    ("wizard, 4 players", "wizard", {"seats": 4}, 8192),
    ("shazamm", "shazamm", {}, 8192),
    ("maginor, 4 players", "maginor", {"seats": 4}, 4096),
]


def all_of_us(program: str) -> List[Contestant]:
    found = []
    for what, name, options, batch in GAMES:
        game = conclave.Game(name, **options)
        tensors = Tensors(game)
        env = conclave.pettingzoo.env(name, **options)
        players = {"players": options["seats"]} if "seats" in options else {}
        spiel = pyspiel.load_game(f"conclave_{name}", players)
        found += [
            Contestant("native", "Conclave, Rust", what, Bench(program, name, options).play),
            Contestant("step", "Conclave", what, lambda s, g=game: games_for(s, lambda: step_by_step(g))),
            Contestant("spiel-python", "Conclave", what, lambda s, g=spiel: games_for(s, lambda: spiel_game(g))),
            Contestant("haste", "Conclave", what, lambda s, g=game: games_for(s, lambda: in_haste(g))),
            Contestant("tensors", "Conclave", what, lambda s, t=tensors: games_for(s, t.game)),
            Contestant("pettingzoo", "Conclave", what, lambda s, e=env: games_for(s, lambda: pettingzoo_game(e))),
            Contestant("batch", "Conclave", f"{what}, {batch} games", Batch(name, options, batch).play),
        ]
    return found


def step_by_step(game) -> int:
    """The pair of `rivals.spiel_game`."""
    state, decisions = game.new_state(), 0
    while not state.is_over:
        decisions += 1
        state.apply(random.choice(state.legal_moves()))
    return decisions


def in_haste(game) -> int:
    """The pair of `rivals.spiel_game_in_haste`."""
    state, decisions, draw = game.new_state(), 0, random.random
    while not state.is_over:
        decisions += 1
        moves = state.legal_moves()
        state.apply(moves[int(draw() * len(moves))])
    return decisions


class Tensors:
    """The pair of `rivals.spiel_game_with_tensors`, with arrays that are used again."""

    def __init__(self, rules) -> None:
        self.rules = rules
        self.observation = np.zeros(rules.observation_size, np.uint8)
        self.mask = np.zeros(rules.move_count, bool)

    def game(self) -> int:
        state, decisions = self.rules.new_state(), 0
        while not state.is_over:
            decisions += 1
            state.observation(out=self.observation)
            state.mask(out=self.mask)
            state.apply(random.choice(state.legal_moves()))
        return decisions


class Batch:
    """Thousands of games; moves are chosen in Rust, too, evenly among the legal ones."""

    def __init__(self, name: str, options: dict, games: int) -> None:
        self.env = conclave.BatchEnv(name, games=games, seed=1, **options)
        self.env.reset()
        self.moves = self.env.sample()

    def play(self, seconds: float):
        def step() -> int:
            self.env.step(self.env.sample(out=self.moves))
            return self.env.games

        return games_for(seconds, step)


class Bench:
    """`conclave bench`, which is one thread of Rust. The number of games is what took about the time last time."""

    def __init__(self, program: str, name: str, options: dict) -> None:
        self.command = [program, "bench", name, "--json"]
        for option, value in options.items():
            self.command += [f"--{option}", str(value)]
        self.games_per_s = 2000.0

    def play(self, seconds: float):
        games = max(64, int(self.games_per_s * seconds))
        printed = subprocess.run(
            [*self.command, "--games", str(games), "--seed", str(random.getrandbits(31))],
            check=True,
            capture_output=True,
            text=True,
        )
        measured = json.loads(printed.stdout)
        self.games_per_s = measured["games_per_s"]
        return measured["decisions_per_s"] * measured["seconds"], measured["seconds"]
