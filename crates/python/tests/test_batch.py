"""Many games at once."""

import os
import signal
import subprocess
import sys
import threading
import time

import numpy as np
import pytest

import conclave


def after(env, steps):
    """What the arrays hold after so many random steps."""
    for _ in range(steps):
        env.step(env.sample())
    return {
        "observations": env.observations.copy(),
        "masks": env.masks.copy(),
        "rewards": env.rewards.copy(),
        "points": env.points.copy(),
        "dones": env.dones.copy(),
        "to_act": env.to_act.copy(),
    }


def same(one, other):
    return all(np.array_equal(one[name], other[name]) for name in one)


def test_arrays_have_their_shapes(game):
    env = conclave.BatchEnv(game, games=5, seed=1, threads=1)
    assert env.game == game
    assert env.games == 5
    for array, shape, kind in [
        (env.observations, (5, game.observation_size), np.uint8),
        (env.masks, (5, game.move_count), np.bool_),
        (env.rewards, (5, game.seats), np.float32),
        (env.points, (5, game.seats), np.int32),
        (env.dones, (5,), np.bool_),
        (env.to_act, (5,), np.uint8),
    ]:
        assert array.shape == shape
        assert array.dtype == kind
    assert env.masks.any(axis=1).all()
    assert env.masks is env.masks


def test_games_end_and_begin_again(game):
    env = conclave.BatchEnv(game, games=8, seed=2, threads=2)
    ended = 0
    for _ in range(3000):
        moves = env.sample()
        assert moves.dtype == np.int64
        assert env.masks[np.arange(8), moves].all()
        env.step(moves)
        ended += env.dones.sum()
        assert (env.to_act < game.seats).all()
        assert env.masks.any(axis=1).all()
        assert np.abs(env.rewards.sum(axis=1)).max() < 1e-6
        assert not env.rewards[~env.dones].any()
        assert not env.points[~env.dones].any()
        if ended >= 12:
            break
    assert ended >= 12


def test_a_batch_plays_as_a_state_does():
    """In a game without chance, where the moves are all that counts."""
    game = conclave.Game("shazamm", full_hand=True)
    env = conclave.BatchEnv(game, games=1, seed=1)
    for _ in range(3):
        state = game.new_state()
        while not state.is_over:
            seat = state.current
            assert env.to_act[0] == seat
            assert (env.masks[0] == state.mask(seat)).all()
            assert (env.observations[0] == state.observation(seat)).all()
            moves = env.sample()
            env.step(moves)
            state.apply(moves[0])
            assert env.dones[0] == state.is_over
            assert env.rewards[0] == pytest.approx(state.returns)
        assert tuple(env.points[0]) == state.outcome.points


def test_only_the_seed_and_the_moves_count(usual):
    one = conclave.BatchEnv(usual, games=64, seed=3, threads=1)
    other = conclave.BatchEnv(usual, games=64, seed=3, threads=4)
    first = after(one, 0)
    assert same(after(one, 200), after(other, 200))
    one.reset()
    assert same(after(one, 0), first)
    single = conclave.BatchEnv(usual, seeds=[17], threads=1)
    among = conclave.BatchEnv(usual, seeds=[5, 17, 9], threads=1)
    for _ in range(100):
        moves = among.sample()
        single.step(moves[1:2].copy())
        among.step(moves)
        assert (single.observations[0] == among.observations[1]).all()


def test_another_seed_is_another_game():
    one = conclave.BatchEnv("wizard", games=4, seed=1)
    other = conclave.BatchEnv("wizard", games=4, seed=2)
    assert not np.array_equal(after(one, 50)["observations"], after(other, 50)["observations"])


def test_without_a_seed_games_are_never_the_same():
    one, other = (conclave.BatchEnv("wizard", games=4) for _ in range(2))
    assert len({*one.seeds, *other.seeds}) == 8
    again = conclave.BatchEnv("wizard", seeds=one.seeds)
    assert again.seeds == one.seeds
    assert same(after(one, 50), after(again, 50))
    assert conclave.BatchEnv("wizard", games=2, seed=1).seeds == conclave.BatchEnv("wizard", games=2, seed=1).seeds


@pytest.fixture
def ctrl_c():
    """Presses Ctrl-C in a moment. Who runs the tests in the background may have told them to ignore it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield lambda: threading.Timer(0.3, signal.raise_signal, [signal.SIGINT]).start()
    signal.signal(signal.SIGINT, before)


# More than anybody would wait for.
FOR_EVER = 1_000_000


@pytest.mark.parametrize("threads", [1, 3])
def test_ctrl_c_ends_a_step_and_nothing_has_happened(ctrl_c, threads):
    env = conclave.BatchEnv("shazamm", games=6, seed=1, opponents={1: "archmage"}, iterations=FOR_EVER, threads=threads)
    bet, done = ([env.game.move_name(n) for n in range(env.game.move_count)].index(name) for name in ["bet 7", "done"])
    env.step(np.full(6, bet))
    # Once the bet is complete, the archmage begins to think about its own.
    before, moves = after(env, 0), np.full(6, done)
    ctrl_c()
    with pytest.raises(KeyboardInterrupt):
        env.step(moves)
    assert same(after(env, 0), before)
    assert env.masks[np.arange(env.games), moves].all()
    with pytest.raises(conclave.IllegalMove):
        env.step(np.full(env.games, -1))
    # What was interrupted can be tried again, and be interrupted again.
    ctrl_c()
    with pytest.raises(KeyboardInterrupt):
        env.step(moves)
    assert same(after(env, 0), before)


def test_ctrl_c_ends_a_beginning(ctrl_c):
    # Shazamm!'s first bet is thought about as long as one may. Wizard's first round is known within no time.
    ctrl_c()
    with pytest.raises(KeyboardInterrupt):
        conclave.BatchEnv("shazamm", games=50, opponents={0: "archmage"}, iterations=FOR_EVER)


def test_ctrl_c_is_no_fault_of_numpy():
    """In a process in which nothing has used an array yet."""
    program = """
import signal, sys, threading, conclave
assert "numpy" in sys.modules
signal.signal(signal.SIGINT, signal.default_int_handler)
threading.Timer(0.3, signal.raise_signal, [signal.SIGINT]).start()
try:
    conclave.BatchEnv("shazamm", games=50, opponents={0: "archmage"}, iterations=1_000_000)
except KeyboardInterrupt:
    print("interrupted", conclave.BatchEnv("wizard", games=1, seed=1).masks.any())
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=300)
    assert (done.stdout, done.stderr) == ("interrupted True\n", "")


def test_a_signal_that_raises_nothing_stops_nothing():
    heard = []
    before = signal.signal(signal.SIGINT, lambda *_: heard.append(1))
    try:
        timer = threading.Timer(0.1, signal.raise_signal, [signal.SIGINT])
        timer.start()
        env = conclave.BatchEnv("wizard", games=8, seed=1, opponents={1: "archmage"}, iterations=2)
        while not heard:
            env.step(env.sample())
        timer.join()
    finally:
        signal.signal(signal.SIGINT, before)
    plain = conclave.BatchEnv("wizard", games=8, seed=1, opponents={1: "archmage"}, iterations=2)
    assert env.seeds == plain.seeds


def test_bots_play_the_other_seats(usual):
    opponents = {seat: "adept" for seat in range(1, usual.seats)}
    env = conclave.BatchEnv(usual, games=4, seed=1, opponents=opponents, iterations=2)
    ended = 0
    while ended < 4:
        env.step(env.sample())
        assert not env.to_act.any()
        ended += env.dones.sum()


def test_arrays_can_be_given():
    game = conclave.Game("wizard")
    given = {
        "observations": np.ones((3, game.observation_size), np.uint8),
        "masks": np.ones((3, game.move_count), bool),
        "rewards": np.ones((3, 4), np.float32),
        "points": np.ones((3, 4), np.int32),
        "dones": np.ones(3, bool),
        "to_act": np.ones(3, np.uint8) * 9,
    }
    env = conclave.BatchEnv(game, games=3, seed=4, **given)
    plain = conclave.BatchEnv(game, games=3, seed=4)
    for name, array in given.items():
        assert getattr(env, name) is array
    assert same(after(env, 30), after(plain, 30))
    assert (given["to_act"] < 4).all()
    del env
    assert given["masks"].any()


@pytest.mark.parametrize(
    "name, array, error, text",
    [
        ("observations", [1], TypeError, "observations is a numpy array, not list"),
        ("observations", np.zeros((2, 3), np.uint8), ValueError, "observations has shape (2, 3); it must be (2, "),
        ("rewards", np.zeros((2, 4), np.float64), TypeError, "rewards has dtype float64; it must be float32"),
        ("rewards", np.zeros((4, 2), np.float32).T, ValueError, "rewards is not contiguous"),
        ("dones", np.zeros(2, np.uint8), TypeError, "dones has dtype uint8; it must be bool"),
        ("to_act", np.zeros((2, 1), np.uint8), ValueError, "to_act has shape (2, 1); it must be (2,)"),
        ("to_act", np.frombuffer(b"12", np.uint8), ValueError, "to_act cannot be written to"),
    ],
)
def test_arrays_that_do_not_fit_are_refused(name, array, error, text):
    with pytest.raises(error) as raised:
        conclave.BatchEnv("wizard", games=2, **{name: array})
    assert text in str(raised.value)


def test_the_same_array_cannot_be_two():
    array = np.zeros(2, np.uint8)
    env = conclave.BatchEnv("wizard", games=2, to_act=array)
    array.flags.writeable = False
    with pytest.raises(ValueError, match="to_act cannot be written to"):
        env.step(env.sample())
    with pytest.raises(ValueError, match="cannot be written to"):
        both = np.zeros((2, 4), np.float32)
        conclave.BatchEnv("wizard", games=2, rewards=both, points=both.view(np.int32))


@pytest.mark.parametrize(
    "moves, error, text",
    [
        ([0, 0], TypeError, "moves is a numpy array, not list"),
        (np.zeros(2, np.int32), TypeError, "moves has dtype int32; it must be int64"),
        (np.zeros(2, np.float64), TypeError, "moves has dtype float64; it must be int64"),
        (np.zeros(3, np.int64), ValueError, "moves has shape (3,); it must be (2,)"),
        (np.zeros((2, 1), np.int64), ValueError, "moves has shape (2, 1); it must be (2,)"),
        (np.zeros(4, np.int64)[::2], ValueError, "moves is not contiguous"),
        (np.array([-1, 0], np.int64), conclave.IllegalMove, "game 0: move -1 is not legal for seat"),
        (np.array([10**12, 0], np.int64), conclave.IllegalMove, "game 0: move 1000000000000 is not legal"),
        (np.array([0, 0], np.int64), conclave.IllegalMove, "game 0: move 0 (play"),
    ],
)
def test_moves_that_cannot_be_made_move_nothing(moves, error, text):
    env = conclave.BatchEnv("wizard", games=2, seed=1)
    before = after(env, 0)
    with pytest.raises(error) as raised:
        env.step(moves)
    assert text in str(raised.value)
    good = env.sample()
    good[1] = 10_000
    with pytest.raises(conclave.IllegalMove, match="game 1"):
        env.step(good)
    env.reset()
    assert same(after(env, 0), before)


@pytest.mark.parametrize(
    "arguments, error",
    [
        ({}, TypeError),
        ({"games": 0}, ValueError),
        ({"games": -1}, OverflowError),
        ({"games": 2**40}, ValueError),
        ({"games": 1, "threads": 10**9}, ValueError),
        ({"games": 2, "seeds": [1]}, TypeError),
        ({"seeds": []}, ValueError),
        ({"seeds": "ab"}, TypeError),
        ({"games": 1, "seed": -1}, ValueError),
        ({"games": 1, "opponents": {4: "adept"}}, ValueError),
        ({"games": 1, "opponents": {0: "sorcerer"}}, ValueError),
        ({"games": 1, "opponents": {0: "random"}}, ValueError),
        ({"games": 1, "opponents": {"0": "adept"}}, TypeError),
        ({"games": 1, "opponents": {0: 1}}, TypeError),
        ({"games": 1, "opponents": ["adept"]}, TypeError),
        ({"games": 1, "opponents": dict.fromkeys(range(4), "adept")}, ValueError),
        ({"games": 1, "colour": 3}, conclave.InvalidOption),
    ],
)
def test_batches_that_cannot_be(arguments, error):
    with pytest.raises(error):
        conclave.BatchEnv("wizard", **arguments)
    with pytest.raises(TypeError, match="a Game has its options"):
        conclave.BatchEnv(conclave.Game("wizard"), games=1, seats=3)
    with pytest.raises(TypeError, match="a conclave.Game or its name, not int"):
        conclave.BatchEnv(3, games=1)


def test_one_thread_at_a_time_steps_a_batch():
    """Another one gets an exception or its turn; never a crash."""
    env = conclave.BatchEnv("wizard", games=512, seed=1, opponents={1: "adept"})
    failures = []

    def work():
        for _ in range(30):
            try:
                env.step(env.sample())
            except (RuntimeError, ValueError) as error:
                failures.append(error)

    threads = [threading.Thread(target=work) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert env.masks.any(axis=1).all()
    env.reset()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the system does not fork")
@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")
def test_a_process_that_forks_takes_its_batch_along():
    env = conclave.BatchEnv("wizard", games=64, seed=3, threads=2)
    env.step(env.sample())
    child = os.fork()
    if child == 0:
        # Nothing of the tests may go on here, whatever happens.
        try:
            env.step(env.sample())
            os._exit(0 if env.masks.any(axis=1).all() else 1)
        finally:
            os._exit(2)
    env.step(env.sample())
    assert wait_for(child, seconds=30) == 0


def wait_for(child, seconds):
    """The exit code of a process, which is ended if it takes too long."""
    for _ in range(seconds * 20):
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.05)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return None
