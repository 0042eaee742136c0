"""Whatever Python gives, it gets a value or an exception: no fault in Rust, and no crash."""

import inspect
import random

import numpy as np
import pytest

import conclave
from conftest import play

GAMES = [conclave.Game("wizard"), conclave.Game("shazamm"), conclave.Game("maginor", seats=2)]


def anything(dice):
    """Some value that somebody might give, most of them wrong."""
    game = dice.choice(GAMES)
    return dice.choice(
        [
            lambda: None,
            lambda: True,
            lambda: dice.randint(-2, 8),
            lambda: dice.randint(0, 200),
            lambda: dice.choice([-(2**63), 2**31, 2**63, 2**64 - 1, 2**70]),
            lambda: dice.random(),
            lambda: float("nan"),
            lambda: dice.choice(["", "wizard", "bet 3", "play B7", "\0", "\ud800", "🧙", "x" * 10_000]),
            lambda: b"bytes",
            lambda: [],
            lambda: {"seats": object()},
            lambda: np.zeros(dice.randint(0, 5), dice.choice([np.uint8, np.bool_, np.float32, np.int64])),
            lambda: np.zeros((), object),
            lambda: np.zeros(game.observation_size, np.uint8),
            lambda: np.zeros(game.move_count, np.bool_),
            lambda: game,
            lambda: play(game.new_state(seed=1), moves=dice.randint(0, 30)),
            lambda: game.new_state(chance="explicit"),
            lambda: conclave.Bot("random"),
            lambda: conclave.BatchEnv(game, games=2, threads=1),
            lambda: conclave.Game,
            lambda: object(),
        ]
    )()


@pytest.mark.parametrize("kind", ["State", "Game", "Bot", "BatchEnv"])
def test_any_call_ends_well(kind):
    dice = random.Random(kind)
    for turn in range(1500):
        game = dice.choice(GAMES)
        target = {
            "State": lambda: play(
                game.new_state(chance=dice.choice(["sampled", "explicit"])), seed=turn, moves=dice.randint(0, 20)
            ),
            "Game": lambda: game,
            "Bot": lambda: conclave.Bot("adept"),
            "BatchEnv": lambda: conclave.BatchEnv(game, games=2, threads=1),
        }[kind]()
        names = [name for name in dir(target) if callable(getattr(target, name)) and not name.startswith("__")]
        call = getattr(target, dice.choice([*names, "__eq__", "__call__" if kind == "Bot" else "__ne__"]))
        arguments = [anything(dice) for _ in range(dice.randint(0, 3))]
        try:
            call(*arguments)
        # A fault in Rust would be a PanicException, which is no Exception.
        except Exception as error:
            assert str(error) or isinstance(error, NotImplementedError)
            assert "fault in conclave" not in str(error)


@pytest.mark.parametrize("make", [conclave.Game, conclave.Bot, conclave.State.from_record, conclave.BatchEnv])
def test_nothing_is_made_of_nonsense(make):
    dice = random.Random(make.__name__)
    try:
        parameters = inspect.signature(make).parameters
    except ValueError:
        # Python before 3.10 does not know it of classes that are not its own.
        parameters = ["seed", "seeds", "games", "opponents", "threads", "observations", "to_act"]
    names = [name for name in parameters if name not in ("options", "name", "game", "iterations")]
    for _ in range(1000):
        arguments = [anything(dice)]
        named = {dice.choice([*names, "seats", "with_", "colour"]): anything(dice) for _ in range(dice.randint(0, 3))}
        try:
            make(*arguments, **named)
        except Exception as error:
            assert "fault in conclave" not in str(error)
