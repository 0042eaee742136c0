"""Playing at a server with a bot of one's own.

>>> from conclave import Bot, online
>>> async def main():
...     return await online.play("https://conclave.example/#/table/7y84dgyx0r4j3", Bot("adept"), name="Deep Wizard")

`play` sits down at a table and plays to the end of the game. `Server` has the rest: accounts, tokens, the lobby, and tables of
one's own. It needs the package `websockets`: `pip install 'conclave-games[online]'`. What goes over the wire is described in
docs/protocol.md.
"""

from .errors import (
    Forbidden,
    IllegalAction,
    LimitReached,
    NoAccount,
    NoSuchTable,
    NotHost,
    NotNow,
    OnlineError,
    Refused,
    SeatRefused,
    TimedOut,
    Unreachable,
)
from .playing import Decide, Decision, play
from .seats import Deadline, Listed, Opening, Sitter
from .server import Account, Ranked, Server
from .table import Table

__all__ = [
    "Account",
    "Deadline",
    "Decide",
    "Decision",
    "Forbidden",
    "IllegalAction",
    "LimitReached",
    "Listed",
    "NoAccount",
    "NoSuchTable",
    "NotHost",
    "NotNow",
    "OnlineError",
    "Opening",
    "Ranked",
    "Refused",
    "SeatRefused",
    "Server",
    "Sitter",
    "Table",
    "TimedOut",
    "Unreachable",
    "play",
]
