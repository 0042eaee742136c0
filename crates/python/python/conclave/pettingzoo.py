"""The games as PettingZoo environments.

>>> import conclave.pettingzoo
>>> env = conclave.pettingzoo.env("wizard", seats=3)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     done = termination or truncation
...     env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

`env` is an AEC environment: agents act one after the other. Where several owe a decision at once, they are asked in the
order of their seats, and none of them learns what the others chose before all have. `parallel_env` asks all of them
at once; those who have nothing to decide have one legal action, the last one, which does nothing. It is natural for
Shazamm!, where both bet at once, and for the simultaneous decisions of the others.

Agents are `player_0`, `player_1` and so on, by their seats. An observation is a dict: `observation` are the numbers that
`conclave.Game.layout` explains, `action_mask` the legal actions. Rewards come at the end and are those of
`conclave.State.returns`: they add up to 0, 1 is for the one who beat all others and -1 for the one whom all beat. An illegal action ends the game for all, and whoever
chose it is rewarded with -1, as is the custom in PettingZoo's own games; `raw_env` and `raw_parallel_env` raise
`conclave.IllegalMove` instead and change nothing.
"""

from __future__ import annotations

from typing import Any, Dict, List, Optional, Tuple

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import BaseParallelWrapper, wrappers

from . import svg
from ._conclave import Game, IllegalMove, State

__all__ = ["env", "parallel_env", "raw_env", "raw_parallel_env"]

RENDER_MODES = ["human", "ansi", "svg"]

Observation = Dict[str, np.ndarray]


def env(game: str = "wizard", render_mode: Optional[str] = None, **options: Any) -> AECEnv:
    """An AEC environment of a game. The options are those of `conclave.Game`."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, render_mode, **options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


def parallel_env(game: str = "shazamm", render_mode: Optional[str] = None, **options: Any) -> ParallelEnv:
    """A parallel environment of a game. The options are those of `conclave.Game`."""
    return _IllegalEnds(raw_parallel_env(game, render_mode, **options))


class _Table:
    """What both kinds of environment have in common: a game, its agents, their spaces, and pictures."""

    metadata: Dict[str, Any] = {"render_modes": RENDER_MODES, "is_parallelizable": False, "render_fps": 1}

    def _set_up(self, game: str, render_mode: Optional[str], options: Dict[str, Any], idle_moves: int) -> None:
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"there is no render_mode {render_mode!r}; there are: {', '.join(RENDER_MODES)}")
        self.game = Game(game, **options)
        self.render_mode = render_mode
        self.metadata = {**self.metadata, "name": f"conclave_{game}_v0"}
        self.possible_agents = [f"player_{seat}" for seat in range(self.game.seats)]
        self.agents: List[str] = []
        self._state: Optional[State] = None
        self._dice = np.random.default_rng()
        moves = self.game.move_count + idle_moves
        self.action_spaces = {agent: spaces.Discrete(moves) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (self.game.observation_size,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (moves,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def _deal(self, seed: Optional[int]) -> None:
        """Begins a game: that of the seed, or the next one of the seed before."""
        if seed is not None:
            self._dice = np.random.default_rng(seed)
        self._state = self.game.new_state(seed=int(self._dice.integers(2**63)))
        self.agents = self.possible_agents[:]

    @property
    def state_of_play(self) -> State:
        """The game itself, for those who test or record: it knows everybody's secrets."""
        if self._state is None:
            raise RuntimeError("there is no game yet: call reset first")
        return self._state

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _returns(self) -> Dict[str, float]:
        return dict(zip(self.possible_agents, self.state_of_play.returns))

    def _render_for(self, seat: Optional[int]) -> Optional[str]:
        if self.render_mode is None:
            return None
        if self.render_mode == "svg":
            return svg.draw(self.state_of_play, seat)
        text = self.state_of_play.render(seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """There is nothing to give back."""


class raw_env(_Table, AECEnv, EzPickle):
    """One after the other. An illegal action raises `conclave.IllegalMove` and changes nothing."""

    def __init__(self, game: str = "wizard", render_mode: Optional[str] = None, **options: Any) -> None:
        EzPickle.__init__(self, game, render_mode, **options)
        AECEnv.__init__(self)
        self._set_up(game, render_mode, options, idle_moves=0)

    def reset(self, seed: Optional[int] = None, options: Optional[dict] = None) -> None:
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Dict[str, dict] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        state, seat = self.state_of_play, self._seat(agent)
        # Whoever waits for its turn has no legal action, even if it may decide already.
        mask = state.mask(seat) if agent == self.agent_selection else np.zeros(self.game.move_count, bool)
        return {"observation": state.observation(seat), "action_mask": mask.astype(np.int8)}

    def step(self, action: Optional[int]) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalMove(f"{agent} is to act and needs an action, not None")
        self.state_of_play.apply(int(action), self._seat(agent))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.state_of_play.is_over:
            self.rewards = self._returns()
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self.state_of_play.to_act[0]]

    def render(self) -> Optional[str]:
        """The table as the agent sees it that is to act: text, or an SVG picture; prints if the mode is human."""
        return self._render_for(self.state_of_play.current)


class raw_parallel_env(_Table, ParallelEnv, EzPickle):
    """All at once. The last action does nothing, and is the one of those who have nothing to decide.

    An illegal action raises `conclave.IllegalMove` and changes nothing.
    """

    def __init__(self, game: str = "shazamm", render_mode: Optional[str] = None, **options: Any) -> None:
        EzPickle.__init__(self, game, render_mode, **options)
        self._set_up(game, render_mode, options, idle_moves=1)

    @property
    def idle(self) -> int:
        """The action that does nothing."""
        return self.game.move_count

    def reset(
        self, seed: Optional[int] = None, options: Optional[dict] = None
    ) -> Tuple[Dict[str, Observation], Dict[str, dict]]:
        self._deal(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> Dict[str, Observation]:
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.zeros(self.game.move_count + 1, np.int8)
            mask[: self.idle] = self.state_of_play.mask(seat)
            mask[self.idle] = not mask.any()
            found[agent] = {"observation": self.state_of_play.observation(seat), "action_mask": mask}
        return found

    def step(self, actions: Dict[str, int]) -> Tuple[Dict[str, Observation], Dict[str, float], dict, dict, dict]:
        if not self.agents:
            raise RuntimeError("the game is over: call reset")
        self.check(actions)
        for seat in self.state_of_play.to_act:
            self.state_of_play.apply(int(actions[self.possible_agents[seat]]), seat)
        everybody = self.agents
        over = self.state_of_play.is_over
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return (
            self._observations(),
            self._returns(),
            dict.fromkeys(everybody, over),
            dict.fromkeys(everybody, False),
            {agent: {} for agent in everybody},
        )

    def check(self, actions: Dict[str, int]) -> None:
        """Raises `conclave.IllegalMove` unless everybody has a legal action."""
        wrong = [agent for agent in self.agents if not self.is_legal(agent, actions.get(agent))]
        if wrong:
            named = ", ".join(f"{actions.get(agent)} of {agent}" for agent in wrong)
            raise IllegalMove(f"illegal now: {named}; see the action mask")

    def is_legal(self, agent: str, action: Optional[int]) -> bool:
        """Whether an agent may choose this action now."""
        mask = self.state_of_play.mask(self._seat(agent))
        if action == self.idle:
            return not mask.any()
        return action is not None and 0 <= action < self.idle and bool(mask[action])

    def render(self) -> Optional[str]:
        """The table as a spectator sees it: text, or an SVG picture; prints if the mode is human."""
        return self._render_for(None)


class _IllegalEnds(BaseParallelWrapper):
    """Ends the game when somebody chooses an illegal action."""

    def step(self, actions: Dict[str, int]) -> Tuple[Dict[str, Observation], Dict[str, float], dict, dict, dict]:
        table = self.env
        wrong = [agent for agent in table.agents if not table.is_legal(agent, actions.get(agent))]
        if not wrong:
            return table.step(actions)
        everybody, table.agents = table.agents, []
        return (
            table._observations(),
            {agent: -1.0 if agent in wrong else 0.0 for agent in everybody},
            dict.fromkeys(everybody, True),
            dict.fromkeys(everybody, False),
            {agent: {} for agent in everybody},
        )
