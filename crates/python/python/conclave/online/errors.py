"""What may go wrong between a client and its server."""

from __future__ import annotations

from typing import Any, Optional

__all__ = [
    "Forbidden",
    "IllegalAction",
    "LimitReached",
    "NoAccount",
    "NoSuchTable",
    "NotHost",
    "NotNow",
    "OnlineError",
    "Refused",
    "SeatRefused",
    "TimedOut",
    "Unreachable",
]


class OnlineError(Exception):
    """Something went wrong between this client and its server."""


class Unreachable(OnlineError, ConnectionError):
    """The server could not be reached in the time that there was."""


class TimedOut(OnlineError, TimeoutError):
    """Nothing came in the time that there was. A request that was not answered may have been done all the same."""


class Refused(OnlineError):
    """The server refused a request, which changed nothing.

    `reason` is a word for programs, such as "not-now"; `text` says why in English. The most usual reasons have classes of
    their own.
    """

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(reason, text)
        self.reason = reason
        self.text = text

    def __str__(self) -> str:
        return f"{self.text} ({self.reason})"


class NoSuchTable(Refused):
    """There is no such table, or none at which one may look on."""


class NoAccount(Refused):
    """This needs an account, or the token does not count any more."""


class Forbidden(Refused):
    """It may not be asked for like this: a program has no say in the account of its owner."""


class NotNow(Refused):
    """It is not possible at this table now."""


class NotHost(Refused):
    """Only the host of the table may do that."""


class SeatRefused(Refused):
    """The seat is taken or is not there; or one sits already, or not at all."""


class IllegalAction(Refused):
    """The rules of the game do not allow it."""


class LimitReached(Refused):
    """A limit of the server is reached."""


_CLASSES: dict[str, type[Refused]] = {
    "no-such-table": NoSuchTable,
    "no-account": NoAccount,
    "forbidden": Forbidden,
    "not-now": NotNow,
    "not-host": NotHost,
    "seat": SeatRefused,
    "rules": IllegalAction,
    "limit": LimitReached,
}

TRY_AGAIN = "try-again"


def refused(message: dict[str, Any], otherwise: Optional[str] = None) -> Refused:
    """The refusal that a message of the server tells."""
    reason = str(message.get("reason", "unreadable"))
    return _CLASSES.get(reason, Refused)(reason, str(message.get("text", otherwise or "refused")))
