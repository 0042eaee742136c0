"""PettingZoo's own tests on all games, and what they do not look at."""

import pickle
import warnings

import numpy as np
import pytest

import conclave
from conftest import TABLES, name_of

pytest.importorskip("pettingzoo", reason="pettingzoo is not installed")

from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test  # noqa: E402

from conclave import pettingzoo  # noqa: E402

tables = pytest.mark.parametrize(("game", "options"), TABLES, ids=map(name_of, TABLES))
WITH_CHANCE = [
    (name, options) for name, options in TABLES if conclave.Game(name, **options).new_state(chance="explicit").is_chance
]


@pytest.fixture(autouse=True)
def only_expected_warnings():
    """PettingZoo warns of dicts as observations, which its own card games have, too; anything else is a fault."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for text in [
            "Observation is not a NumPy array",
            "Observation space for each agent probably should be",
            "Action mask numpy array is all zeros",
        ]:
            warnings.filterwarnings("ignore", message=text)
        yield


@tables
def test_the_api_is_pettingzoos(game, options):
    api_test(pettingzoo.env(game, **options), num_cycles=300)


@tables
def test_the_raw_api_is_pettingzoos(game, options):
    api_test(pettingzoo.raw_env(game, **options), num_cycles=100)


@tables
def test_the_parallel_api_is_pettingzoos(game, options):
    parallel_api_test(pettingzoo.parallel_env(game, **options), num_cycles=2000)
    parallel_api_test(pettingzoo.raw_parallel_env(game, **options), num_cycles=100)


@tables
def test_the_same_seed_is_the_same_game(game, options):
    seed_test(lambda: pettingzoo.env(game, **options), num_cycles=100)
    parallel_seed_test(lambda: pettingzoo.parallel_env(game, **options), num_cycles=100)


def play(env, seed):
    """Plays a whole game by the masks; answers the rewards that agents were told."""
    env.reset(seed=seed)
    for number, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(seed + number)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        total[agent] += reward
        done = termination or truncation
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))
    return total


def play_in_parallel(env, seed):
    observations, _ = env.reset(seed=seed)
    total = dict.fromkeys(env.possible_agents, 0.0)
    dice = np.random.default_rng(seed)
    while env.agents:
        actions = {a: dice.choice(np.flatnonzero(observations[a]["action_mask"])) for a in env.agents}
        observations, rewards, _, _, _ = env.step(actions)
        for agent, reward in rewards.items():
            total[agent] += reward
    return total


@tables
def test_rewards_are_the_returns_at_the_end(game, options):
    for make, play_one in [(pettingzoo.env, play), (pettingzoo.parallel_env, play_in_parallel)]:
        env = make(game, **options)
        total = play_one(env, seed=3)
        returns = env.unwrapped.state_of_play.returns
        assert env.unwrapped.state_of_play.is_over
        assert list(total.values()) == returns
        assert sum(returns) == pytest.approx(0, abs=1e-6)
        assert any(returns)


@pytest.mark.parametrize(("game", "options"), WITH_CHANCE, ids=map(name_of, WITH_CHANCE))
def test_seeds_make_different_games_and_so_does_the_next_reset(game, options):
    env = pettingzoo.raw_env(game, **options)
    records = set()
    for seed in [1, 2, None, None]:
        env.reset(seed=seed)
        for _ in range(60):
            env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
        records.add(env.state_of_play.record)
    assert len(records) == 4


def test_simultaneous_bets_are_asked_one_by_one_and_stay_secret():
    env = pettingzoo.raw_env("shazamm")
    env.reset(seed=1)
    assert env.state_of_play.to_act == (0, 1)
    before = env.observe("player_1")["observation"]
    assert env.agent_selection == "player_0"
    assert not env.observe("player_1")["action_mask"].any()
    bet = env.state_of_play.moves_of("bet 3")
    for move in bet:
        env.step(move)
    other = pettingzoo.raw_env("shazamm")
    other.reset(seed=1)
    for move in other.state_of_play.moves_of("bet 9"):
        other.step(move)
    assert env.agent_selection == other.agent_selection == "player_1"
    after = env.observe("player_1")
    np.testing.assert_array_equal(after["observation"], other.observe("player_1")["observation"])
    assert after["observation"].shape == before.shape
    assert after["action_mask"].any()


def test_in_parallel_nobody_learns_how_many_spells_the_other_has():
    """Whoever lays down fewer is done sooner."""

    def seen_after(move):
        env = pettingzoo.raw_parallel_env("shazamm")
        env.reset(seed=1)
        bet, add, done = 4, 50, 65
        assert [env.game.move_name(number) for number in (bet, add, done)] == ["bet 5", "with 0", "done"]
        env.step({"player_0": bet, "player_1": bet})
        return env.step({"player_0": {"done": done, "add": add}[move], "player_1": add})[0]["player_1"]["observation"]

    np.testing.assert_array_equal(seen_after("done"), seen_after("add"))


# Tables at which several decide at once.
AT_ONCE = [
    ("shazamm", {}),
    ("shazamm", {"full_hand": True}),
    ("shazamm", {"stacked_deck": True}),
    ("shazamm", {"full_hand": True, "counted_cards": True}),
    ("wizard", {"seats": 3, "secret": True}),
    ("wizard", {"seats": 5, "hidden": True}),
    ("wizard", {"seats": 4, "juggler": True}),
    ("maginor", {"seats": 2}),
    ("maginor", {"seats": 4}),
]
at_once = pytest.mark.parametrize(("game", "options"), AT_ONCE, ids=map(name_of, AT_ONCE))


def any_of(dice, mask):
    return int(dice.choice(np.flatnonzero(mask)))


def secret_until(state):
    """After how many steps of the game all have decided who decide at once now; None if nobody does."""
    seats = state.to_act
    is_stacking = state.game.name == "shazamm" and state.game.move_name(state.legal_moves()[0]).startswith("stack")
    if len(seats) < 2 or (is_stacking and state.steps > 0):
        return None
    return state.steps + len(seats) * (14 if is_stacking else 1)


def unaware(state, agents, differs):
    """Those who see nothing of what an agent has just decided even when all have."""
    if "secret" in state.game.options.get("variants", ""):
        return [agent for agent in agents if agent != differs]
    if "juggler" in state.game.options.get("with", ""):
        left = agents[(agents.index(differs) + 1) % len(agents)]
        return [agent for agent in agents if agent not in (differs, left)]
    return []


def check_given_the_same(given, agent):
    """All that two parallel environments tell an agent after a step."""
    one, other = given
    for part in ["observation", "action_mask"]:
        np.testing.assert_array_equal(one[0][agent][part], other[0][agent][part])
    for nth in range(1, 5):
        assert one[nth][agent] == other[nth][agent]
        assert set(one[nth]) == set(other[nth])


@at_once
def test_in_parallel_two_worlds_look_the_same_until_decisions_are_shown(game, options):
    """Two games that differ in what one agent chooses give all others the same, at every step, until all have chosen."""
    compared = ahead = 0
    for seed in range(24):
        dice = np.random.default_rng(seed)
        worlds = [pettingzoo.raw_parallel_env(game, **options) for _ in range(2)]
        given = [env.reset(seed=seed) for env in worlds]
        states = [env.state_of_play for env in worlds]
        agents = worlds[0].possible_agents
        until = differs = None
        while worlds[0].agents:
            if until is None:
                until = secret_until(states[0]) if dice.random() < 0.7 else None
                differs = None if until is None else agents[dice.choice(states[0].to_act)]
            actions = {agent: any_of(dice, given[0][0][agent]["action_mask"]) for agent in agents}
            if differs is None:
                given = [env.step(actions) for env in worlds]
                continue
            theirs = [any_of(dice, found[0][differs]["action_mask"]) for found in given]
            given = [env.step({**actions, differs: move}) for env, move in zip(worlds, theirs)]
            if any(state.steps >= until for state in states):
                for agent in unaware(states[0], agents, differs):
                    check_given_the_same(given, agent)
                    compared += 1
                break
            for agent in agents:
                if agent != differs:
                    check_given_the_same(given, agent)
                    compared += 1
            assert worlds[0].agents == worlds[1].agents
            ahead += states[0].to_act != states[1].to_act
    # Where a decision takes one move, it is shown or kept secret as soon as it is made.
    if game == "shazamm" or unaware(states[0], agents, agents[0]):
        assert compared > 20
    if game == "shazamm" and "stacked_deck" not in options:
        assert ahead > 5, "nobody was ever done before the other, so nothing was tested"


@at_once
def test_one_by_one_two_worlds_look_the_same_until_decisions_are_shown(game, options):
    """The same where agents are asked in turn: whoever comes after the one that chooses otherwise cannot tell."""
    compared = 0
    for seed in range(12):
        dice = np.random.default_rng(seed)
        worlds = [pettingzoo.raw_env(game, **options) for _ in range(2)]
        for env in worlds:
            env.reset(seed=seed)
        one, other = worlds
        state = one.state_of_play
        while not state.is_over and secret_until(state) is None:
            number = any_of(dice, one.observe(one.agent_selection)["action_mask"])
            for env in worlds:
                env.step(number)
        if state.is_over:
            continue
        until, seats = secret_until(state), state.to_act
        differs = one.possible_agents[dice.choice(seats[:-1])]
        for agent in [one.possible_agents[seat] for seat in seats]:
            while one.agent_selection == agent and state.steps < until:
                if agent == differs:
                    # Each world takes as many moves as it likes.
                    for env in worlds:
                        while env.agent_selection == agent:
                            env.step(any_of(dice, env.observe(agent)["action_mask"]))
                    break
                assert other.agent_selection == agent
                for waiting in one.agents:
                    if waiting != differs:
                        for part in ["observation", "action_mask"]:
                            np.testing.assert_array_equal(one.observe(waiting)[part], other.observe(waiting)[part])
                assert (one.rewards, one.terminations) == (other.rewards, other.terminations)
                assert (one.truncations, one.infos, one.agents) == (other.truncations, other.infos, other.agents)
                compared += 1
                number = any_of(dice, one.observe(agent)["action_mask"])
                for env in worlds:
                    env.step(number)
    assert compared > 5


def test_in_parallel_those_who_wait_can_only_do_nothing():
    env = pettingzoo.raw_parallel_env("wizard", seats=3)
    observations, _ = env.reset(seed=1)
    asked = env.state_of_play.to_act
    for seat, agent in enumerate(env.agents):
        idle = observations[agent]["action_mask"][env.idle]
        assert idle == (seat not in asked)
        assert observations[agent]["action_mask"].sum() == 1 or seat in asked


def test_an_illegal_action_ends_the_game_or_raises():
    env = pettingzoo.env("maginor", seats=2)
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(illegal)
    assert all(env.terminations.values())
    assert env._cumulative_rewards[agent] == -1

    raw = pettingzoo.raw_env("maginor", seats=2)
    raw.reset(seed=1)
    before = raw.state_of_play.clone()
    with pytest.raises(conclave.IllegalMove):
        raw.step(illegal)
    with pytest.raises(conclave.IllegalMove, match="not None"):
        raw.step(None)
    assert raw.state_of_play == before and raw.agent_selection == agent


def test_an_illegal_action_in_parallel_ends_the_game_or_raises():
    env = pettingzoo.parallel_env("shazamm")
    env.reset(seed=1)
    actions = {"player_0": 0, "player_1": env.unwrapped.idle}
    _, rewards, terminations, _, _ = env.step(actions)
    assert rewards == {"player_0": 0.0, "player_1": -1.0}
    assert all(terminations.values()) and not env.agents
    with pytest.raises(RuntimeError, match="reset"):
        env.unwrapped.step(actions)

    raw = pettingzoo.raw_parallel_env("shazamm")
    raw.reset(seed=1)
    before = raw.state_of_play.clone()
    for wrong in [actions, {"player_0": 0}, {"player_0": -1, "player_1": 0}, {}]:
        with pytest.raises(conclave.IllegalMove, match="player_"):
            raw.step(wrong)
        assert raw.state_of_play == before


@tables
@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.parallel_env], ids=["one by one", "parallel"])
def test_pictures_are_text_or_svg(make, game, options):
    from xml.etree import ElementTree

    drawn = {}
    for mode in ["ansi", "svg"]:
        env = make(game, render_mode=mode, **options)
        (play if make is pettingzoo.env else play_in_parallel)(env, seed=5)
        env.reset(seed=5)
        drawn[mode] = env.render()
    assert "── " in drawn["ansi"] and "\x1b" not in drawn["ansi"]
    root = ElementTree.fromstring(drawn["svg"])
    assert root.tag.endswith("svg")
    assert any("Player 2" in (text.text or "") for text in root.iter())


def test_every_position_can_be_drawn():
    from conclave import svg

    for game, options in TABLES:
        state = conclave.Game(game, **options).new_state(seed=2)
        step = 0
        while not state.is_over:
            for seat in [None, *range(state.game.seats)]:
                assert svg.draw(state, seat).endswith("</svg>")
            moves = state.legal_moves()
            state.apply(moves[step % len(moves)])
            step += 1
        assert svg.draw(state).endswith("</svg>")


def test_a_picture_shows_no_secret():
    from conclave import svg

    state = conclave.Game("wizard", seats=3).new_state(seed=4)
    for _ in range(60):
        state.apply(state.legal_moves()[0])
    for seed in range(20):
        assert svg.draw(state.resample(0, seed), 0) == svg.draw(state, 0)


def test_human_mode_prints(capsys):
    env = pettingzoo.env("shazamm", render_mode="human")
    env.reset(seed=1)
    env.step(0)
    assert "── " in capsys.readouterr().out


def test_what_cannot_be_is_refused():
    with pytest.raises(ValueError, match="render_mode"):
        pettingzoo.env("wizard", render_mode="rgb_array")
    with pytest.raises(ValueError):
        pettingzoo.env("chess")
    with pytest.raises(conclave.InvalidOption):
        pettingzoo.parallel_env("wizard", seats=9)
    with pytest.raises(RuntimeError, match="reset"):
        pettingzoo.raw_env("wizard").observe("player_0")


@tables
def test_an_environment_can_be_pickled(game, options):
    for make in [pettingzoo.raw_env, pettingzoo.raw_parallel_env]:
        env = make(game, **options)
        again = pickle.loads(pickle.dumps(env))
        assert again.game == env.game
        assert again.possible_agents == env.possible_agents
