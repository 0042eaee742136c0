"""The part of conclave that is written in Rust."""

from collections.abc import Sequence
from typing import Any, Literal, Optional, SupportsIndex, TypedDict, Union, final

import numpy as np
import numpy.typing as npt
from typing_extensions import Self

__all__ = [
    "BatchEnv",
    "Bot",
    "Game",
    "GameOver",
    "IllegalMove",
    "InvalidOption",
    "InvalidRecord",
    "NoRecord",
    "NotToAct",
    "Outcome",
    "Part",
    "Report",
    "State",
    "TooManyActions",
    "UnfairDice",
    "__version__",
    "_bot",
    "_game",
    "_imagined",
    "_outcome",
    "_state",
    "arena",
    "games",
    "options",
    "verify",
]

__version__: str

_Option = Union[bool, int, str, Sequence[str], set[str], frozenset[str], np.bool_, np.integer[Any], None]
_Chance = Literal["sampled", "explicit"]

class IllegalMove(ValueError):
    """A move, an action or an outcome of chance that the rules forbid now. The state is as it was."""

class NotToAct(IllegalMove):
    """The game does not wait for this seat, or not for chance."""

class GameOver(NotToAct):
    """The game is over: it waits for nobody."""

class InvalidOption(ValueError):
    """A game cannot be set up like this."""

class InvalidRecord(ValueError):
    """A text is no record of a game."""

class TooManyActions(ValueError):
    """There are too many legal actions to list them; the text says how one is written."""

class UnfairDice(ValueError):
    """The dice of a record are not what they should be."""

class NoRecord(RuntimeError):
    """The position was drawn anew, so nothing led to it that could be recorded."""

@final
class Part:
    """Some numbers of an observation that belong together."""

    @property
    def name(self) -> str:
        """What it is called, such as "hand"."""

    @property
    def about(self) -> str:
        """What it means, in a sentence."""

    @property
    def shape(self) -> tuple[int, ...]:
        """Its dimensions, the last one running fastest."""

    @property
    def slice(self) -> slice:
        """Where it lies: `observation[part.slice].reshape(part.shape)`."""

    @property
    def range(self) -> range:
        """Where it lies, as a range of numbers."""

    def __eq__(self, other: object, /) -> bool: ...

@final
class Game:
    """The rules of one table: a game with its options settled.

    `Game("wizard", seats=4, plus_minus_one=True)`

    The options are those of records (docs/records.md), with underscores for hyphens and after the words that Python has for
    itself, such as `with_`; `conclave.options(name)` lists those of a game. Values are bools, ints, strings or lists of
    strings. Each of several things that can be chosen together, such as a special card, is an option of its own, too, which
    is true or false.
    """

    def __new__(cls, name: str, /, **options: _Option) -> Self: ...
    @property
    def name(self) -> str:
        """The name of the game: such as "wizard"; `games()` lists them."""

    @property
    def seats(self) -> int:
        """How many play. Seats are counted from 0."""

    @property
    def options(self) -> dict[str, Any]:
        """The options that rebuild this game: `Game(game.name, **game.options)`."""

    @property
    def rules(self) -> int:
        """The version of the rules: the newest, but for the games of older records."""

    @property
    def move_count(self) -> int:
        """How many moves there are: the size of a mask."""

    @property
    def longest(self) -> int:
        """No game has more moves and outcomes of chance than this, unless dice show what they will not show in a lifetime."""

    def move_name(self, number: SupportsIndex) -> str:
        """What a move is called, such as "play B7"."""

    @property
    def layout(self) -> list[Part]:
        """What the numbers of an observation mean: its parts in their order."""

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""

    def new_state(self, seed: Optional[int] = None, *, chance: _Chance = "sampled") -> State:
        """A game that has not begun.

        With `chance="sampled"` cards are dealt and dice are rolled by themselves. With `chance="explicit"` that is left
        to the caller: see `State.is_chance`. Either way all chance is drawn from the seed, a number from 0 to 2**64 - 1;
        without one, from 128 random bits of the system.
        """

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Outcome:
    """How a game ended."""

    @property
    def points(self) -> tuple[int, ...]:
        """The points of each seat."""

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat: 1 is best, and those who share a place have the same number."""

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""

    def __eq__(self, other: object, /) -> bool: ...

@final
class State:
    """A game that is being played: a position with everything hidden, all that led to it, and what seats have chosen of
    decisions that take several moves.

    Made by `Game.new_state`, `State.from_record` and `State.from_view`. Seats are counted from 0. Where several seats are to act at once,
    they may do so in any order; until all have, the others learn only that one has decided, and observations not even
    that before their seat has decided itself. A method that takes a seat takes the one that is `current` if none is
    given; but `view` and `render` then show what a spectator may know.
    """

    @classmethod
    def from_record(cls, text: str, seed: Optional[int] = None, *, chance: _Chance = "sampled") -> Self:
        """The game that a record tells, as far as it goes.

        Chance is as for `Game.new_state`: where it is sampled and the record stops before an outcome, that is drawn.
        """

    @classmethod
    def from_view(
        cls,
        game: Game,
        view: dict[str, Any],
        seat: Optional[SupportsIndex] = None,
        seed: Optional[int] = None,
        *,
        steps: int = 0,
        chance: _Chance = "sampled",
    ) -> Self:
        """A state that fits a view, a dict as `State.view` and servers give it, with everything that it does not show drawn
        anew: the view of a seat, or of a spectator if none is given. The seat has the same legal actions in it. `steps` is
        how many decisions and outcomes of chance there were.

        Chance is as for `Game.new_state`. Raises `InvalidRecord` if no position of the game gives such a view.
        """

    @property
    def game(self) -> Game:
        """The game with its options."""

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that are to act, several at once where decisions are simultaneous; none at the end and at chance."""

    @property
    def current(self) -> Optional[int]:
        """The first seat that is to act, or None."""

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""

    @property
    def is_chance(self) -> bool:
        """Whether chance is to act: never where it is sampled."""

    @property
    def steps(self) -> int:
        """How many decisions and outcomes of chance there were."""

    def legal_moves(self, seat: Optional[SupportsIndex] = None) -> list[int]:
        """The moves that a seat can make, in rising order; none if it is not to act."""

    def mask(
        self, seat: Optional[SupportsIndex] = None, out: Optional[npt.NDArray[np.bool_]] = None
    ) -> npt.NDArray[np.bool_]:
        """The moves that a seat can make, as an array of `game.move_count` bools; all False if it is not to act.

        With `out`, writes into that array of dtype bool and returns it.
        """

    def legal_actions(self, seat: Optional[SupportsIndex] = None) -> list[str]:
        """The actions that a seat can take, in the notation of records.

        Raises `TooManyActions`, which says how one is written, where nobody could list them.
        """

    def apply(self, move: SupportsIndex, seat: Optional[SupportsIndex] = None) -> None:
        """Makes a move: a decision, or a part of one that takes several moves. Raises `IllegalMove` and changes nothing
        if the mask does not allow it."""

    def apply_action(self, action: str, seat: Optional[SupportsIndex] = None) -> None:
        """Makes a decision that is written in the notation of records. What the seat has chosen of it is forgotten."""

    def moves_of(self, action: str, seat: Optional[SupportsIndex] = None) -> list[int]:
        """The moves that make a decision, without those that the seat has chosen already."""

    def action_of(self, move: SupportsIndex, seat: Optional[SupportsIndex] = None) -> Optional[str]:
        """The decision that a move completes, in the notation of records; None if the decision takes more moves. Nothing is
        applied."""

    def chosen(self, seat: Optional[SupportsIndex] = None) -> list[int]:
        """The moves that a seat has chosen of a decision that is not complete yet."""

    def sample_chance(self, seed: Optional[int] = None) -> str:
        """Draws an outcome of chance and returns it in the notation of records. It is not applied.

        Without a seed, every call draws another one from where the state has all its chance, the seed that it began with:
        `while state.is_chance: state.apply_chance(state.sample_chance())` deals what `chance="sampled"` would have dealt.
        With a seed, the same one draws the same outcome in the same position every time, so a loop needs a new one for
        each turn: dice that always show the same may never end a game.
        """

    def apply_chance(self, outcome: str) -> None:
        """Performs an outcome of chance, in the notation of records."""

    def view(self, seat: Optional[SupportsIndex] = None) -> dict[str, Any]:
        """What a seat may know, as a dict; without a seat, what a spectator may know.

        Inside of it seats are counted from 1, as people do.
        """

    def oracle(self) -> dict[str, Any]:
        """Everything, as a dict: for analysis, never for a player."""

    def observation(
        self, seat: Optional[SupportsIndex] = None, out: Optional[npt.NDArray[np.uint8]] = None
    ) -> npt.NDArray[np.uint8]:
        """What a seat knows now, as an array of `game.observation_size` small numbers; `game.layout` says what they mean.

        With `out`, writes into that array of dtype uint8 and returns it.
        """

    def information_state(self, seat: Optional[SupportsIndex] = None) -> str:
        """What a seat knows now, as text: equal for two states if and only if the seat's views and chosen moves are equal.

        It is what the view remembers, not all that the seat ever saw.
        """

    @property
    def outcome(self) -> Optional[Outcome]:
        """Points and places at the end; None before."""

    @property
    def returns(self) -> list[float]:
        """What the end is worth to each seat: 1 if it is better placed than all others, -1 if all others are, and between
        that the share of those behind it less the share of those before it. They add up to 0, and are all 0 before the
        end. For points see `outcome`."""

    @property
    def record(self) -> str:
        """The game so far as text, which `State.from_record` reads. A resampled state has none and raises `NoRecord`."""

    def clone(self) -> State:
        """The same once more, independent of this one. Where chance is sampled, the copy will draw the same outcomes;
        to plan without looking into the future, use `resample`."""

    def __copy__(self) -> State: ...
    def __deepcopy__(self, _memo: dict[int, Any]) -> State: ...
    def resample(self, seat: Optional[SupportsIndex] = None, seed: Optional[int] = None) -> State:
        """A state that fits all that a seat knows, with everything hidden from it, and what chance will bring, drawn
        anew. The same seed draws the same; without one the system draws it."""

    def render(
        self, seat: Optional[SupportsIndex] = None, *, lang: str = "en", color: bool = False, width: int = 80
    ) -> str:
        """The table as text, as the terminal shows it: in the eyes of a seat, or of a spectator if none is given.

        `lang` is one of en, da, nb, sv, de, fr, it, hu, bg. With `color`, there are ANSI codes in it.
        """

    def __eq__(self, other: object, /) -> bool: ...

@final
class Bot:
    """A computer player: `Bot("archmage", seed=0, iterations=200)`.

    The levels are "apprentice", "adept" and "archmage", who imagines `iterations` games for a decision; "random" plays
    any legal decision. A bot sees the view of its seat and nothing else. The same seed decides the same in the same
    position; without one the system draws it.
    """

    def __new__(cls, level: str, *, seed: Optional[int] = None, iterations: int = 200) -> Self: ...
    @property
    def level(self) -> str:
        """What it is called."""

    @property
    def seed(self) -> int:
        """Where its chance comes from: the seed that was given, or the one that the system drew."""

    @property
    def iterations(self) -> int:
        """How many games an archmage imagines for a decision."""

    def __call__(self, state: State, seat: Optional[SupportsIndex] = None) -> int:
        """The next move of a seat."""

    def moves(self, state: State, seat: Optional[SupportsIndex] = None) -> list[int]:
        """All moves that complete the next decision of a seat: one in most games. Thinks only once."""

    def action(self, state: State, seat: Optional[SupportsIndex] = None) -> str:
        """The next decision of a seat, in the notation of records."""

    def advise(self, state: State, seat: Optional[SupportsIndex] = None) -> list[tuple[str, float, float, int]]:
        """What it weighed up for the next decision, best first: action, expected points, what it goes by, and how many
        imagined games that rests on. Empty if it did not compare."""

class _Row(TypedDict):
    bot: str
    win_share: float
    win_share_se: float
    mean_points: float
    mean_points_se: float
    mean_lead: float
    mean_lead_se: float
    exact_rate: Optional[float]
    exact_rate_se: Optional[float]
    exact_by_round: list[float]
    decision_ms_median: float
    decision_ms_p99: float

@final
class Report:
    """What a match came to: `print` shows it as a table. Standard errors (`_se`) are those of means over deals."""

    @property
    def game(self) -> str:
        """The name of the game."""

    @property
    def games(self) -> int:
        """How many games were played."""

    @property
    def seed(self) -> int:
        """Where all chance came from: the seed that was given, or the one that the system drew."""

    @property
    def rows(self) -> list[_Row]:
        """A dict for each name of a bot, with `bot`, `win_share`, `mean_points`, `mean_lead`, `exact_rate` and more.

        Bots play in all seats, so rows are not by seat: bots of one name share a row, whose numbers are means over all
        seats that they had. The rows are in the order in which the names were given.
        """

def arena(
    game: Union[str, Game],
    bots: Sequence[str],
    *,
    games: int = 40,
    seed: Optional[int] = None,
    iterations: int = 200,
    threads: Optional[int] = None,
    **options: _Option,
) -> Report:
    """Plays a match between bots, one for each seat, and tells what it came to.

    `arena("wizard", ["archmage", "adept", "adept", "adept"], games=40, seed=0)`

    Every deal is played in all rotations of the seats, so that luck cancels; at least `games` games are played. The same
    seed gives the same result, whatever the number of threads (None: as many as there are cores); without one the system
    draws it, and the report tells which it was. The options are those of `Game`, which may be given instead of a name;
    the number of seats is that of the bots.
    """

@final
class BatchEnv:
    """Many games of one table, in which learners make one move at a time.

    `BatchEnv("wizard", games=4096, seed=0, opponents={1: "adept"})`

    Every game is always at a move of a learner: chance and the bots play on by themselves, and a game that is over
    begins anew. Seats that decide at once come one after the other. `reset` and `step` write into the same arrays every
    time, which may be given, and return nothing; the interpreter is free meanwhile, and threads share the work (None:
    all cores). What happens in a game depends on its seed and its moves only: all of them come from `seed`, or `seeds`
    gives each game its own; without either the system draws them.

    `opponents` are bots by seat, which think `iterations` long; Ctrl-C ends that, and then nothing has happened. The options are those of `Game`, which may be given
    instead of a name.
    """

    def __new__(
        cls,
        game: Union[str, Game],
        *,
        games: Optional[int] = None,
        seed: Optional[int] = None,
        seeds: Optional[Sequence[int]] = None,
        opponents: Optional[dict[int, str]] = None,
        iterations: int = 16,
        threads: Optional[int] = None,
        observations: Optional[npt.NDArray[np.uint8]] = None,
        masks: Optional[npt.NDArray[np.bool_]] = None,
        rewards: Optional[npt.NDArray[np.float32]] = None,
        points: Optional[npt.NDArray[np.int32]] = None,
        dones: Optional[npt.NDArray[np.bool_]] = None,
        to_act: Optional[npt.NDArray[np.uint8]] = None,
        **options: _Option,
    ) -> Self: ...
    @property
    def game(self) -> Game:
        """The game with its options."""

    @property
    def games(self) -> int:
        """How many games there are."""

    @property
    def seeds(self) -> list[int]:
        """The seed of each game: what was given, or what the system drew. `BatchEnv(game, seeds=env.seeds)` has the same
        games."""

    @property
    def observations(self) -> npt.NDArray[np.uint8]:
        """What the seat to act knows in each game: uint8, games × `game.observation_size`."""

    @property
    def masks(self) -> npt.NDArray[np.bool_]:
        """The moves that it can make: bool, games × `game.move_count`."""

    @property
    def rewards(self) -> npt.NDArray[np.float32]:
        """How a game that ended with the last step ended for each seat, as `State.returns`; 0 otherwise: float32,
        games × seats."""

    @property
    def points(self) -> npt.NDArray[np.int32]:
        """The points of a game that ended with the last step; 0 otherwise: int32, games × seats."""

    @property
    def dones(self) -> npt.NDArray[np.bool_]:
        """Whether a game ended with the last step, so that the next one has begun: bool, one for each game."""

    @property
    def to_act(self) -> npt.NDArray[np.uint8]:
        """The seat to act: uint8, one for each game."""

    def reset(self) -> None:
        """Begins every game again, as it began the first time."""

    def step(self, moves: npt.NDArray[np.int64]) -> None:
        """Makes a move in every game and plays on to the next one of a learner. `moves` is an array of int64.

        Raises `IllegalMove` for the first move that the masks do not allow, and then no game has moved.
        """

    def sample(self, out: Optional[npt.NDArray[np.int64]] = None) -> npt.NDArray[np.int64]:
        """A legal move for every game, each equally likely: int64, one for each game. With `out`, writes into that array
        and returns it."""

class _Choice(TypedDict):
    default: Union[bool, int, str, list[str]]
    values: Optional[list[Any]]

def games() -> dict[str, str]:
    """The games there are: their names, and what they are called."""

def options(name: str, /) -> dict[str, _Choice]:
    """The options of a game by their names, each a dict: `default` is what it is if it is not given, and `values` are what
    it can be. Where `default` is a list, it takes several of the values, or one text with spaces between them; `values` is
    None where any text will do that reads as a tile."""

def verify(record: str, /) -> tuple[int, bool]:
    """Draws every outcome of chance of a record again, and checks where its seed came from: how many outcomes there were, and
    whether a server was committed to its part of the seed before the game. Raises `UnfairDice` if something is not as it
    should be, or if the record does not tell its seed."""

def _game(name: str, options: dict[str, Any], rules: Optional[int] = None) -> Game: ...
def _outcome(json: str) -> Outcome: ...
def _state(record: str, chance: tuple[Union[int, bytes], int, bool], chosen: list[list[int]]) -> State: ...
def _imagined(
    game: Game, everything: str, steps: int, chance: tuple[Union[int, bytes], int, bool], chosen: list[list[int]]
) -> State: ...
def _bot(level: str, seed: int, iterations: int) -> Bot: ...
