"""OpenSpiel's own tests on all games, and some of its algorithms."""

import pickle
import random
import subprocess
import sys
from urllib.parse import quote

import numpy as np
import pytest

import conclave
from conftest import some_tiles

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel has no package for this Python, or is not installed")

import conclave.openspiel  # noqa: E402

TABLES = [
    "conclave_wizard",
    "conclave_wizard(players=3,with=all)",
    "conclave_wizard(players=6,variants=secret)",
    "conclave_wizard(players=5,plus_minus_one=True,bomb=True)",
    "conclave_shazamm",
    "conclave_shazamm(variants=stacked-deck)",
    "conclave_shazamm(full_hand=True,counted_cards=True)",
    "conclave_maginor",
    "conclave_maginor(players=2,finish_the_roll=True)",
]
tables = pytest.mark.parametrize("name", TABLES)


@tables
def test_random_simulations_of_openspiel_pass(name):
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def walk(game, seed, steps=10**9):
    """Plays at random, by OpenSpiel's rules."""
    state, dice = game.new_initial_state(), random.Random(seed)
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(dice.choice(state.legal_actions()))
    return state


@tables
def test_the_same_game_is_played_as_without_openspiel(name):
    """The record of a game played with OpenSpiel's actions is a record of ours, and ends the same."""
    state = walk(pyspiel.load_game(name), seed=3)
    ours = conclave.State.from_record(str(state))
    assert ours.is_over
    assert ours.returns == state.returns()
    assert sum(state.returns()) == pytest.approx(0, abs=1e-6)


@tables
def test_states_can_be_cloned_and_pickled_anywhere(name):
    game = pyspiel.load_game(name)
    for steps in [0, 1, 5, 17, 60]:
        state = walk(game, seed=steps, steps=steps)
        for again in [state.clone(), pickle.loads(pickle.dumps(state)), game.deserialize_state(state.serialize())]:
            assert str(again) == str(state)
            assert again.history() == state.history()
            assert again.current_player() == state.current_player()
            while not again.is_terminal() and again.is_chance_node():
                again.apply_action(0)
            again.apply_action(again.legal_actions()[0])
            assert len(again.history()) > len(state.history()) == steps


def test_parameters_are_the_options():
    game = pyspiel.load_game("conclave_wizard", {"players": 5, "with": "bomb cloud", "variants": "hidden"})
    assert game.num_players() == 5
    assert game.rules == conclave.Game("wizard", seats=5, bomb=True, cloud=True, hidden=True)
    assert game.num_distinct_actions() == game.rules.move_count
    with pytest.raises(Exception, match="3 to 6"):
        pyspiel.load_game("conclave_wizard(players=9)")
    with pytest.raises(Exception, match="chance_outcomes"):
        pyspiel.load_game("conclave_maginor(chance_outcomes=0)")


@pytest.mark.parametrize("name", conclave.games())
def test_every_option_is_a_parameter(name):
    for option, choice in conclave.options(name).items():
        parameter = "players" if option == "seats" else option
        for value in choice["values"] or []:
            pair = {"dragon": {"fairy": True}, "fairy": {"dragon": True}}
            together = {} if value is False else pair.get(option) or pair.get(value, {})
            game = pyspiel.load_game(f"conclave_{name}", {**together, parameter: value})
            assert game.rules == conclave.Game(name, **{**together, option: value})
            # OpenSpiel finds games again by their text.
            assert pyspiel.load_game(str(game)).rules == game.rules


def test_tiles_are_a_parameter():
    tiles = some_tiles("The Hall; (with) a = 100 %, or so")
    rules = conclave.Game("maginor", seats=2, tile=tiles)
    text = ";".join(quote(tile, safe=" ") for tile in tiles)
    game = pyspiel.load_game("conclave_maginor", {"players": 2, "tile": text})
    assert game.rules == rules
    assert pyspiel.load_game(str(game)).rules == rules
    state = walk(game, seed=1, steps=30)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    with pytest.raises(Exception, match="a set has 11 tiles"):
        pyspiel.load_game("conclave_maginor", {"tile": quote(tiles[0], safe=" ")})


def test_chance_is_explicit_and_always_the_same():
    game = pyspiel.load_game("conclave_wizard(players=3,chance_outcomes=20)")
    state = game.new_initial_state()
    assert state.is_chance_node()
    outcomes = state.chance_outcomes()
    assert len(outcomes) == 20 and sum(chance for _, chance in outcomes) == pytest.approx(1)
    state.apply_action(3)
    deals = {str(state.child(outcome)) for outcome, _ in outcomes}
    assert len(deals) == 20
    assert str(state.child(7)) == str(state.child(7))
    assert state.action_to_string(7).startswith("7: deal ")


def test_observations_have_named_parts_and_tell_no_secret():
    game = pyspiel.load_game("conclave_wizard(players=3)")
    state = walk(game, seed=1, steps=30)
    player = state.current_player()
    assert player >= 0
    observer = game.make_py_observer()
    observer.set_from(state, player)
    np.testing.assert_array_equal(observer.tensor, state.table.observation(player))
    assert sum(part.size for part in observer.dict.values()) == observer.tensor.size
    assert game.observation_tensor_shape() == [game.rules.observation_size]
    for seed in range(20):
        drawn = state.resample_from_infostate(player, random.Random(seed).random)
        assert drawn.information_state_string(player) == state.information_state_string(player)
        assert drawn.observation_tensor(player) == state.observation_tensor(player)
        assert drawn.legal_actions() == state.legal_actions()


def test_a_public_observer_sees_what_a_spectator_sees():
    private = pyspiel.PrivateInfoType
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=private.NONE)
    game = pyspiel.load_game("conclave_wizard(players=3)")
    observer = game.make_py_observer(kind)
    assert observer.tensor is None
    state = walk(game, seed=1, steps=30)
    assert "spectator" in observer.string_from(state, 0)
    with pytest.raises(ValueError):
        game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=False, private_info=private.ALL_PLAYERS))


def test_the_end_of_python_is_a_good_one():
    """What OpenSpiel keeps of us until after the end must not be freed then."""
    program = "import pyspiel, conclave.openspiel; pyspiel.load_game('conclave_wizard').new_initial_state()"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_mcts_plays_maginor():
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game("conclave_maginor(players=2,chance_outcomes=12)")
    dice = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 8, mcts.RandomRolloutEvaluator(1, dice), random_state=dice, solve=False)
    state, asked = game.new_initial_state(), 0
    while asked < 6:
        if state.is_chance_node():
            state.apply_action(int(dice.choice([outcome for outcome, _ in state.chance_outcomes()])))
            continue
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
        asked += 1


def test_search_with_imperfect_information_plays_wizard():
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("conclave_wizard(players=3,chance_outcomes=12)")
    dice = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, dice), uct_c=2.0, max_simulations=8, random_state=dice
    )
    state, asked = game.new_initial_state(), 0
    while asked < 6:
        if state.is_chance_node():
            state.apply_action(int(dice.randint(12)))
            continue
        action = int(bot.step(state))
        assert action in state.legal_actions()
        state.apply_action(action)
        asked += 1


def test_outcome_sampling_learns_shazamm():
    from open_spiel.python.algorithms import outcome_sampling_mccfr

    np.random.seed(1)
    game = pyspiel.load_game("conclave_shazamm(chance_outcomes=4)")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    policy = solver.average_policy()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    chances = policy.action_probabilities(state)
    assert set(chances) == set(state.legal_actions())
    assert sum(chances.values()) == pytest.approx(1)
