"""A server, as one client sees it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from typing import TYPE_CHECKING, Any, Optional, Union
from urllib.parse import urlsplit

from .. import Game
from . import http
from .errors import NoSuchTable, OnlineError
from .live import Live, fresh_number
from .seats import Listed, Opening, Sitter, options_of
from .table import Table

if TYPE_CHECKING:
    from typing_extensions import Self

__all__ = ["Account", "Ranked", "Server", "split_link"]

# 64 bits by Crockford's digits, which have no i, l, o and u.
_ID = re.compile("[0-9a-f][0-9a-hjkmnp-tv-z]{12}")


@dataclass(frozen=True)
class Account:
    """Who somebody is at a server."""

    id: str
    """What the account is called by."""
    name: str
    """The name that others read."""
    program: bool
    """Whether others are shown that it is a program."""
    key: Optional[str] = field(default=None, repr=False)
    """The key of the owner, of an account that was just made. `Server(address, token=key)` can see to the account: make
    tokens, and delete it."""


@dataclass(frozen=True)
class Ranked:
    """A line of a ranking."""

    account: str
    """Whose."""
    name: str
    """What it is called."""
    rating: float
    """How well it plays."""
    uncertainty: float
    """How uncertain that is."""
    games: int
    """How many games it rests on."""


def split_link(link: str) -> tuple[str, Optional[str]]:
    """The address of a server and the id of a table, if the link `https://HOST/#/table/ID` names one."""
    parts = urlsplit(link)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise ValueError(f"the address of a server begins with http:// or https://, which {link!r} does not")
    before, found, table = parts.fragment.partition("/table/")
    if parts.fragment and (before or not found or not table):
        raise ValueError(f"the link to a table ends in #/table/ID, which {link!r} does not")
    return f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}", table.strip("/") or None


class Server:
    """A server with tables: `async with Server("https://conclave.example", token=token) as server: …`

    Without a token one can look on; `join` makes an account. A token is for one program of somebody's: the page gives it,
    or `make_token`. `timeout` is how many seconds an answer may take, all attempts together.
    """

    def __init__(self, address: str, *, token: Optional[str] = None, timeout: float = 30.0) -> None:
        self.address, table = split_link(address)
        """Where the server is."""
        if table is not None:
            raise ValueError("this is the link to a table; conclave.online.play takes it, and Server.table")
        self.token = token
        """What lets this client in; keep it, to be the same one the next time."""
        self.timeout = timeout
        """How many seconds an answer may take."""
        self.salts: dict[str, str] = {}
        """What this client added to the dice of its tables."""
        self.commitments: dict[str, str] = {}
        """What the server had committed to before that, where it was told at the table before."""
        self.next: dict[str, tuple[str, str]] = {}
        """What the server had committed to, and this client added, for the tables after its tables."""
        self._live: Optional[Live] = None
        self._tables: dict[str, Table] = {}

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def __repr__(self) -> str:
        return f"<conclave.online.Server {self.address}>"

    @property
    def live(self) -> Live:
        """The live connection, which is made when it is first needed."""
        if self._live is None:
            self._live = Live(self.address, self.token, self.timeout)
        return self._live

    async def close(self) -> None:
        """Ends the live connection. The tables go on without this client."""
        if self._live is not None:
            await self._live.close()

    def link(self, table: str) -> str:
        """The link to the table of this id."""
        return f"{self.address}/#/table/{table}"

    async def join(self, name: str, *, program: bool = True) -> Account:
        """Makes an account of this name, and is it from now on: as a program, or as a person."""
        if self._live is not None:
            raise RuntimeError("join before you look at a table")
        answer = await self.ask("POST", "accounts", {"name": name}, twice_is_once=False)
        cookie = SimpleCookie(answer.headers.get("Set-Cookie", "")).get("conclave")
        if cookie is None:
            raise OnlineError("the server made an account, but has not told its key")
        key = cookie.value
        self.token = key
        if program:
            self.token = await self.make_token(name)
        said = answer.json
        return Account(said["account"], said["name"], program, key)

    async def make_token(self, label: str = "") -> str:
        """Makes a token for a program, which only the owner of the account can do, with the key of `join`."""
        answer = await self.ask("POST", "me/tokens", {"label": label}, twice_is_once=False)
        return str(answer.json["token"])

    async def me(self) -> Account:
        """Who this client is. Raises `NoAccount` if it has no account."""
        return _account((await self.ask("GET", "me")).json)

    async def rename(self, name: str) -> Account:
        """Takes another name, for tables to come."""
        return _account((await self.ask("PATCH", "me", {"name": name})).json)

    async def forget(self) -> None:
        """Deletes the account and all that is kept of it, which only its owner can do, with the key of `join`."""
        await self.ask("DELETE", "me", twice_is_once=False)

    async def lobby(self) -> list[Listed]:
        """The tables that everybody may come to or look at."""
        return [
            Listed(
                one["table"],
                self.link(one["table"]),
                one["phase"],
                Opening.read(one["opening"]),
                tuple(Sitter.read(sitter) for sitter in one["seats"]),
            )
            for one in (await self.ask("GET", "lobby")).json
        ]

    async def ranking(self, game: str) -> list[Ranked]:
        """Those who play a game best."""
        lines = (await self.ask("GET", f"ranking/{game}")).json
        return [Ranked(*(one[key] for key in ("account", "name", "rating", "uncertainty", "games"))) for one in lines]

    async def open(
        self,
        game: Union[str, Game],
        *,
        clock: str = "none",
        listed: bool = False,
        rated: bool = False,
        spectators: bool = True,
        **options: Any,
    ) -> Table:
        """Opens a table, whose host is this client, though it does not sit there yet.

        The options are those of `Game`, which may be given instead of a name. `clock` is "none", "relaxed" (90 seconds for a
        decision, and three minutes in reserve), "brisk" (30 seconds and one minute) or "days" (24 hours).
        """
        if isinstance(game, Game):
            if options:
                raise TypeError("a Game has its options; give them only with the name of a game")
            rules = game
        else:
            rules = Game(game, **options)
        wanted = {
            "number": fresh_number(),
            "game": rules.name,
            "options": options_of(rules),
            "access": "listed" if listed else "link",
            "clock": clock,
            "rated": rated,
            "spectators": spectators,
        }
        opened = (await self.ask("POST", "tables", wanted)).json
        return await self.table(opened["table"])

    async def table(self, table: str) -> Table:
        """The table of this id or link. Raises `NoSuchTable` if there is none."""
        id = table
        if "/" in table:
            address, found = split_link(table)
            if address != self.address or found is None:
                raise ValueError(f"{table!r} is no link to a table at {self.address}")
            id = found
        if not _ID.fullmatch(id):
            raise NoSuchTable("no-such-table", f"there is no table {id!r}: an id is 13 digits and letters")
        known = self._tables.get(id)
        if known is None or known.failed:
            known = self._tables[id] = Table(self, id)
            self.live.watch(id, known)
        await known.until(lambda table: table.entries > 0)
        return known

    async def ask(
        self, method: str, path: str, body: Optional[dict[str, Any]] = None, *, twice_is_once: bool = True
    ) -> http.Answer:
        """Asks for something over HTTP that this client has no method for; `path` comes after `/api/v1/`."""
        return await http.ask(
            self.address, method, path, body, token=self.token, timeout=self.timeout, twice_is_once=twice_is_once
        )


def _account(said: dict[str, Any]) -> Account:
    return Account(said["account"], said["name"], said["program"])
