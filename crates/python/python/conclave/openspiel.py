"""The games for OpenSpiel's algorithms.

>>> import pyspiel, conclave.openspiel
>>> game = pyspiel.load_game("conclave_maginor", {"players": 2})
>>> game.new_initial_state().is_chance_node()
True

Importing this module registers every game of `conclave.games()` with pyspiel, such as `conclave_wizard`. Their parameters
are the options of `conclave.Game`, each variant and each special card by itself included; `players` stands for `seats`.
Lists are texts with spaces between the words, and tiles have semicolons between them. In a tile, what OpenSpiel would take
for a part of its own notation is written as in addresses: `%2C` for a comma, `%3D`, `%28` and `%29` for `=`, `(` and `)`,
`%3B` for a semicolon, `%25` for `%`. Actions are our moves, returns those of
`conclave.State.returns`. Where several owe a decision at once, they are asked in the order of their seats, and none of
them learns what the others chose before all have.

**Chance.** Nobody could list all deals of a deck, so a chance node has `chance_outcomes` outcomes (a parameter, 1000), all
equally likely, each of which stands for a seed from which cards are dealt or dice are rolled. They are explicit, so tree
searches and everything else that goes back to a node find there what was there before. Raise the number where 1000 deals
are too few for what is to be learnt.

**Information states** are what the view of a player says, and views forget what has no bearing on the game any more, such
as the cards of earlier rounds. The observation tensor has the parts that `conclave.Game.layout` explains.
"""

from __future__ import annotations

import json
from typing import Any, Dict, List, Optional, Tuple
from urllib.parse import unquote

import numpy as np
import pyspiel

from ._conclave import Game, NoRecord, games, options

__all__ = ["ConclaveGame", "ConclaveObserver", "ConclaveState"]

CHANCE_OUTCOMES = 1000
# Some versions of OpenSpiel cannot read an empty text.
NOTHING = "none"

# What the games are called.
GAMES = games()


def _parameters_of(name: str) -> Dict[str, Any]:
    """The parameters of a game, with what they are by default."""
    return {
        "players" if option == "seats" else option: NOTHING if choice["default"] == [] else choice["default"]
        for option, choice in options(name).items()
    }


def _options_of(parameters: Dict[str, Any]) -> Dict[str, Any]:
    """The options that parameters stand for."""
    found = {"seats" if name == "players" else name: value for name, value in parameters.items()}
    found = {name: value for name, value in found.items() if value not in (NOTHING, "")}
    if "tile" in found:
        found["tile"] = [unquote(tile.strip()) for tile in found["tile"].split(";") if tile.strip()]
    return found


def _type_of(name: str) -> pyspiel.GameType:
    seats = options(name).get("seats", {"values": [Game(name).seats]})["values"]
    return pyspiel.GameType(
        short_name=f"conclave_{name}",
        long_name=f"{GAMES[name]} (Conclave)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**_parameters_of(name), "chance_outcomes": CHANCE_OUTCOMES},
    )


TYPES = {name: _type_of(name) for name in GAMES}


class ConclaveGame(pyspiel.Game):
    """A game with its options settled."""

    name: str

    def __init__(self, params: Optional[Dict[str, Any]] = None) -> None:
        params = params or {}
        chosen = _options_of(params)
        self.chance_outcomes = int(chosen.pop("chance_outcomes", CHANCE_OUTCOMES))
        if self.chance_outcomes < 1:
            raise ValueError(f"chance_outcomes is a number from 1 on, not {self.chance_outcomes}")
        self.chances = [(outcome, 1.0 / self.chance_outcomes) for outcome in range(self.chance_outcomes)]
        self.rules = Game(self.name, **chosen)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.move_count,
            max_chance_outcomes=self.chance_outcomes,
            num_players=self.rules.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.rules.longest,
        )
        super().__init__(TYPES[self.name], info, params)

    def new_initial_state(self) -> ConclaveState:
        return ConclaveState(self)

    def max_chance_nodes_in_history(self) -> int:
        return self.rules.longest

    def make_py_observer(
        self, iig_obs_type: Optional[pyspiel.IIGObservationType] = None, params: Optional[Dict[str, Any]] = None
    ) -> ConclaveObserver:
        if params:
            raise ValueError(f"observers of this game have no parameters, not even {params}")
        return ConclaveObserver(self.rules, iig_obs_type)


class ConclaveState(pyspiel.State):
    """A game that is being played. What one adds to it must be what `copy.deepcopy` and `pickle` understand."""

    def __init__(self, game: ConclaveGame) -> None:
        super().__init__(game)
        self.table = game.rules.new_state(chance="explicit")
        self.drawn = 0

    def current_player(self) -> int:
        if self.table.is_chance:
            return pyspiel.PlayerId.CHANCE
        current = self.table.current
        return pyspiel.PlayerId.TERMINAL if current is None else current

    def _legal_actions(self, player: int) -> List[int]:
        return self.table.legal_moves(player)

    def chance_outcomes(self) -> List[Tuple[int, float]]:
        return self.get_game().chances

    def _apply_action(self, action: int) -> None:
        if self.table.is_chance:
            self.table.apply_chance(self._outcome(action))
            self.drawn += 1
        else:
            self.table.apply(action)

    def _outcome(self, action: int) -> str:
        """What an outcome stands for here: another one at every chance node of a game."""
        return self.table.sample_chance(seed=self.drawn * self.get_game().chance_outcomes + action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{action}: {self._outcome(action)}"
        return self.table.game.move_name(action)

    def is_terminal(self) -> bool:
        return self.table.is_over

    def returns(self) -> List[float]:
        return self.table.returns

    def resample_from_infostate(self, player: int, sampler: Any) -> ConclaveState:
        """A state that fits what a player knows, with all else drawn anew: for search with imperfect information."""
        again = self.clone()
        again.table = self.table.resample(player, seed=int(sampler() * 2**53))
        return again

    def __str__(self) -> str:
        try:
            text = self.table.record
        except NoRecord:
            # Nothing led to a position that was drawn anew.
            text = json.dumps(self.table.oracle())
        chosen = [self.table.chosen(seat) for seat in range(self.num_players())]
        return f"{text}\n{chosen}" if any(chosen) else text


class ConclaveObserver:
    """What a player knows: a tensor with named parts, and a text. Without private information, what a spectator knows."""

    def __init__(self, rules: Game, kind: Optional[pyspiel.IIGObservationType]) -> None:
        private = pyspiel.PrivateInfoType.SINGLE_PLAYER if kind is None else kind.private_info
        if private == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("nobody sees what is private to all players")
        self.sees_own = private == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Optional[np.ndarray] = None
        self.dict: Dict[str, np.ndarray] = {}
        if self.sees_own:
            self._numbers = np.zeros(rules.observation_size, np.uint8)
            self.tensor = np.zeros(rules.observation_size, np.float32)
            for part in rules.layout:
                self.dict[part.name] = self.tensor[part.slice].reshape(part.shape)

    def set_from(self, state: ConclaveState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.table.observation(player, out=self._numbers)

    def string_from(self, state: ConclaveState, player: int) -> str:
        if self.sees_own:
            return state.table.information_state(player)
        return json.dumps(state.table.view())


# OpenSpiel keeps what it is given until after the end of Python, when nothing may be freed any more: a class is not,
# because it refers to itself; a function would be, and end the process with an error.
for _name, _title in GAMES.items():
    # A class of its own for each game, where pickled ones find it: `WizardGame`.
    _class = f"{_name.capitalize()}Game"
    globals()[_class] = type(_class, (ConclaveGame,), {"__doc__": _title, "__module__": __name__, "name": _name})
    pyspiel.register_game(TYPES[_name], globals()[_class])
    __all__.append(_class)
