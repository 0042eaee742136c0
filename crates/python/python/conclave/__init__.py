"""Wizard, Shazamm! and Maginor for researchers: rules, bots and fast environments.

>>> import conclave
>>> game = conclave.Game("wizard", seats=4)
>>> state = game.new_state(seed=1)
>>> while not state.is_over:
...     state.apply(state.legal_moves()[0])
>>> len(state.returns)
4
"""

from ._conclave import (
    BatchEnv,
    Bot,
    Game,
    GameOver,
    IllegalMove,
    InvalidOption,
    InvalidRecord,
    NoRecord,
    NotToAct,
    Outcome,
    Part,
    Report,
    State,
    TooManyActions,
    UnfairDice,
    __version__,
    arena,
    games,
    options,
    verify,
)

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
    "arena",
    "games",
    "options",
    "verify",
]
