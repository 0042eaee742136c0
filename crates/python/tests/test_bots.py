"""Bots, and matches between them."""

import pickle
import signal
import threading
import time

import pytest

import conclave
from conftest import play

LEVELS = ["random", "apprentice", "adept", "archmage"]


@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_whole_games(usual, level):
    bot = conclave.Bot(level, seed=3, iterations=2)
    state = usual.new_state(seed=1)
    for _ in range(40 if level == "archmage" else 10_000):
        if state.is_over:
            break
        seat = state.to_act[-1]
        number = bot(state, seat)
        assert number in state.legal_moves(seat)
        state.apply(number, seat)


def test_all_moves_of_a_decision_come_from_one_thought():
    bot = conclave.Bot("adept", seed=1)
    state = conclave.Game("shazamm").new_state(seed=2)
    moves = bot.moves(state, 0)
    step_by_step = state.clone()
    for number in moves:
        assert bot(step_by_step, 0) == number
        step_by_step.apply(number, 0)
    state.apply_action(bot.action(state, 0), 0)
    assert state == step_by_step


def test_a_bot_says_when_moves_lead_elsewhere():
    bot = conclave.Bot("adept", seed=1)
    state = conclave.Game("shazamm").new_state(seed=2)
    wanted = bot.moves(state, 0)
    state.apply(next(number for number in state.legal_moves(0) if number != wanted[0]), 0)
    with pytest.raises(conclave.IllegalMove, match="do not lead to"):
        bot(state, 0)


def test_an_archmage_explains_itself():
    state = conclave.Game("wizard").new_state(seed=2)
    bot = conclave.Bot("archmage", iterations=20)
    advice = bot.advise(state)
    assert advice
    assert advice[0][0] == bot.action(state)
    for action, points, value, visits in advice:
        assert action in state.legal_actions()
        assert isinstance(points, float) and isinstance(value, float) and visits > 0


def test_bots_think_the_same_again():
    state = play(conclave.Game("wizard").new_state(seed=2), moves=30)
    bot = conclave.Bot("archmage", seed=5, iterations=10)
    again = pickle.loads(pickle.dumps(bot))
    assert (again.level, again.seed, again.iterations) == ("archmage", 5, 10)
    assert again.advise(state) == bot.advise(state)
    assert repr(bot) == repr(again)


def test_without_a_seed_the_system_draws_one():
    bots = [conclave.Bot("adept") for _ in range(4)]
    assert len({bot.seed for bot in bots}) == 4
    assert pickle.loads(pickle.dumps(bots[0])).seed == bots[0].seed
    reports = [conclave.arena("wizard", ["random"] * 3, games=3) for _ in range(2)]
    assert reports[0].seed != reports[1].seed
    again = conclave.arena("wizard", ["random"] * 3, games=3, seed=reports[0].seed)
    assert again.rows[0]["mean_points"] == reports[0].rows[0]["mean_points"]


def test_rows_are_by_the_names_of_bots():
    report = conclave.arena("wizard", ["random", "apprentice", "random", "adept"], games=4, seed=1)
    assert [row["bot"] for row in report.rows] == ["random", "apprentice", "adept"]
    assert report.rows[0]["win_share"] < report.rows[2]["win_share"]


def test_bots_refuse_what_they_cannot_do():
    with pytest.raises(ValueError, match="there are: random, apprentice, adept, archmage"):
        conclave.Bot("sorcerer")
    bot = conclave.Bot("adept")
    with pytest.raises(TypeError):
        bot("wizard")
    state = conclave.Game("wizard").new_state(seed=1)
    with pytest.raises(conclave.NotToAct):
        bot(state, (state.current + 1) % 4)
    play(state)
    with pytest.raises(conclave.GameOver):
        bot(state)


def test_a_match_is_a_table():
    report = conclave.arena("wizard", ["adept", "random", "random", "random"], games=8, seed=1)
    assert report.game == "wizard"
    assert report.games == 8
    assert report.seed == 1
    rows = {row["bot"]: row for row in report.rows}
    assert set(rows) == {"adept", "random"}
    assert rows["adept"]["win_share"] > rows["random"]["win_share"]
    assert "win share" in str(report)
    again = conclave.arena("wizard", ["adept", "random", "random", "random"], games=8, seed=1, threads=1)
    assert [row["mean_points"] for row in again.rows] == [row["mean_points"] for row in report.rows]


def test_a_match_takes_options_and_its_seats_from_the_bots():
    assert conclave.arena("wizard", ["random"] * 3, games=3, secret=True).games == 3
    assert conclave.arena("shazamm", ["adept", "random"], games=2, full_hand=True).games == 2
    assert conclave.arena("maginor", ["adept", "random"], games=2).games == 2


@pytest.mark.parametrize(
    "bots, options, error",
    [
        (["adept"], {}, ValueError),
        (["adept"] * 9, {}, ValueError),
        (["adept"] * 4, {"seats": 3}, ValueError),
        (["adept", "wrong", "adept", "adept"], {}, ValueError),
        (["adept"] * 4, {"huh": 1}, conclave.InvalidOption),
        ("adept", {}, TypeError),
        (["adept"] * 4, {"seed": -1}, ValueError),
        (["adept"] * 4, {"threads": 10**9}, ValueError),
    ],
)
def test_matches_that_cannot_be(bots, options, error):
    with pytest.raises(error):
        conclave.arena("wizard", bots, games=1, **options)
    with pytest.raises(ValueError, match="at least one game"):
        conclave.arena("wizard", ["adept"] * 4, games=0)


def test_ctrl_c_ends_a_match():
    # Who runs the tests in the background may have told them to ignore it.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        threading.Timer(0.3, signal.raise_signal, [signal.SIGINT]).start()
        with pytest.raises(KeyboardInterrupt):
            conclave.arena("wizard", ["archmage"] * 4, games=10_000, iterations=50)
    finally:
        signal.signal(signal.SIGINT, before)


def test_other_threads_run_while_bots_think():
    ticks = []
    done = threading.Event()

    def tick():
        while not done.is_set():
            ticks.append(time.monotonic())
            time.sleep(0.001)

    thread = threading.Thread(target=tick)
    thread.start()
    begun = time.monotonic()
    conclave.arena("wizard", ["archmage"] * 4, games=4, iterations=5, threads=1)
    ended = time.monotonic()
    done.set()
    thread.join()
    assert sum(begun < moment < ended for moment in ticks) > 1
