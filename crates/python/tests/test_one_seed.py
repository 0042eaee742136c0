"""The same seed gives the same game here as everywhere else, and anybody can draw it again."""

from pathlib import Path

import numpy as np
import pytest

import conclave
from fair_dice import is_fair

GAMES = list(conclave.games())
SEED = 7
MASK = (1 << 64) - 1


def known(game):
    """A game that bots of this seed have played."""
    return (Path(__file__).parents[2] / f"bots/tests/one-seed/{game}.record").read_text()


def steps(record):
    return record.split("\n\n", 1)[1].splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_a_state(name):
    bot = conclave.Bot("apprentice", seed=SEED)
    state = conclave.Game(name).new_state(seed=SEED)
    while not state.is_over:
        seat = state.to_act[0]
        state.apply_action(bot.action(state, seat), seat)
    assert steps(state.record) == steps(known(name))


@pytest.mark.parametrize("name", GAMES)
def test_a_state_that_goes_on_from_a_record(name):
    header, rest = known(name).split("\n\n", 1)
    lines = rest.splitlines()
    half = "\n".join(lines[: len(lines) // 2])
    bot = conclave.Bot("apprentice", seed=SEED)
    state = conclave.State.from_record(f"{header}\n\n{half}\n", seed=SEED)
    while not state.is_over:
        seat = state.to_act[0]
        state.apply_action(bot.action(state, seat), seat)
    assert steps(state.record) == lines


@pytest.mark.parametrize("name", GAMES)
def test_a_batch(name):
    state = conclave.State.from_record(known(name))
    seats = state.game.seats
    env = conclave.BatchEnv(name, seeds=[SEED], opponents={seat: "apprentice" for seat in range(1, seats)})
    env.reset()
    # The learner in the first seat does what was done there.
    replayed = conclave.Game(name).new_state(seed=SEED)
    for line in steps(known(name)):
        actor, action = line.split(" ", 1)
        if actor == "chance":
            continue
        seat = int(actor) - 1
        if seat == 0:
            for number in replayed.moves_of(action, 0):
                assert not env.dones[0]
                assert env.to_act[0] == 0
                env.step(np.array([number]))
        replayed.apply_action(action, seat)
    assert env.dones[0]
    assert list(env.points[0]) == list(state.outcome.points)


def derived(seed, number):
    """docs/records.md, Dice, 2: a seed for one outcome."""
    mixed = seed ^ ((number + 1) * 0x9E3779B97F4A7C15 & MASK)
    mixed = ((mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9) & MASK
    mixed = ((mixed ^ mixed >> 27) * 0x94D049BB133111EB) & MASK
    return mixed ^ mixed >> 31


def words(seed):
    """The 32-bit words of xoshiro256++ that SplitMix64 begins."""
    state = []
    for _ in range(4):
        seed = (seed + 0x9E3779B97F4A7C15) & MASK
        word = ((seed ^ seed >> 30) * 0xBF58476D1CE4E5B9) & MASK
        word = ((word ^ word >> 27) * 0x94D049BB133111EB) & MASK
        state.append(word ^ word >> 31)

    def rotated(word, by):
        return (word << by | word >> 64 - by) & MASK

    while True:
        yield (rotated((state[0] + state[3]) & MASK, 23) + state[0] & MASK) >> 32
        shifted = state[1] << 17 & MASK
        state[2] ^= state[0]
        state[3] ^= state[1]
        state[1] ^= state[2]
        state[0] ^= state[3]
        state[2] ^= shifted
        state[3] = rotated(state[3], 45)


def below(drawn, bound):
    while True:
        product = next(drawn) * bound
        if product & 0xFFFFFFFF >= (2**32 - bound) % bound:
            return product >> 32


@pytest.mark.parametrize("seed", [0, 1, SEED, 2**64 - 1])
def test_outcomes_are_drawn_as_documented(seed):
    state = conclave.Game("wizard").new_state(seed=seed)
    first = next(line for line in steps(state.record) if line.startswith("chance"))
    assert first == f"chance dealer {below(words(derived(seed, 0)), 4) + 1}"


def test_fair_dice_are_checked_without_this_program():
    record = (Path(__file__).parents[2] / "protocol/tests/shazamm.record").read_text()
    assert is_fair(record)
    for line in ["about secret", "about salts", "about dice", "chance draw"]:
        assert not is_fair(record.replace(*other(record, line), 1)), line


def other(record, begins):
    """A line of a record, and another one in its place."""
    line = next(line for line in record.splitlines() if line.startswith(begins))
    digit = line[-1]
    return line, line[:-1] + ("3" if digit != "3" else "4")
