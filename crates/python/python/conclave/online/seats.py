"""What there is to know of a table besides its game: what was chosen when it was opened, and who sits where."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Optional, Union

from .. import Game
from .._conclave import _game

__all__ = ["Deadline", "Listed", "Opening", "Sitter"]


@dataclass(frozen=True)
class Sitter:
    """Who sits in a seat."""

    kind: str
    """ "nobody", "person" or "bot": a bot of the server."""
    account: Optional[str] = None
    """The account of a person."""
    name: str = ""
    """The name that the person had when it sat down."""
    program: bool = False
    """Whether the person is a program of somebody's."""
    left: bool = False
    """Whether the person has left in the middle of the game, and a bot decides in its place."""
    level: Optional[str] = None
    """How well a bot of the server plays."""

    @classmethod
    def read(cls, said: dict[str, Any]) -> Sitter:
        """The one that a message tells."""
        known = {key: said[key] for key in ("account", "name", "program", "left", "level") if key in said}
        return cls(said["is"], **known)


@dataclass(frozen=True)
class Deadline:
    """Until when a seat may decide, in seconds since 1970 by the clock of this machine."""

    seat: int
    """Whose."""
    decision: float
    """When the time for this decision ends."""
    reserve: float
    """When the reserve ends as well, and a bot decides."""

    @classmethod
    def read(cls, said: dict[str, Any], ahead: float) -> Deadline:
        """The one that a message tells, if the clock of the server is so many seconds ahead."""
        return cls(said["seat"] - 1, said["decision"] / 1000 - ahead, said["reserve"] / 1000 - ahead)


@dataclass(frozen=True)
class Opening:
    """What was chosen when a table was opened."""

    game: str
    """The name of the game."""
    options: tuple[tuple[str, str], ...]
    """Its options, as records write them."""
    listed: bool
    """Whether the lobby shows the table."""
    clock: str
    """How long a decision may take: "none", "relaxed", "brisk" or "days"."""
    rated: bool
    """Whether the result counts for ratings."""
    spectators: bool
    """Whether others may look on."""

    @classmethod
    def read(cls, said: dict[str, Any]) -> Opening:
        """The one that a message tells."""
        return cls(
            game=said["game"],
            options=tuple((name, value) for name, value in said.get("options", ())),
            listed=said.get("access") == "listed",
            clock=said.get("clock", "none"),
            rated=said.get("rated", False),
            spectators=said.get("spectators", True),
        )

    def rules(self, version: Optional[int] = None) -> Game:
        """The game with its options, by this version of its rules."""
        options: dict[str, Union[str, list[str]]] = {}
        for name, value in self.options:
            before = options.get(name)
            if before is None:
                options[name] = value
            else:
                options[name] = [*(before if isinstance(before, list) else [before]), value]
        return _game(self.game, options, version)


@dataclass(frozen=True)
class Listed:
    """A table in the lobby."""

    id: str
    """What it is called by."""
    link: str
    """What it is reached by."""
    phase: str
    """ "gathering" or "playing"."""
    opening: Opening
    """What was chosen."""
    seats: tuple[Sitter, ...]
    """Who sits where."""

    @property
    def free(self) -> tuple[int, ...]:
        """The seats that nobody has taken."""
        return tuple(seat for seat, sitter in enumerate(self.seats) if sitter.kind == "nobody")


def options_of(game: Game) -> list[tuple[str, str]]:
    """The options of a game, as records write them."""

    def text(value: Any) -> str:
        return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)

    pairs = []
    for name, value in game.options.items():
        values = value if isinstance(value, list) else [value]
        pairs += [(name.replace("_", "-"), text(one)) for one in values]
    return pairs
