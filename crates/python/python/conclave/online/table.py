"""A table at a server, as one client sees it."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections import deque
from typing import TYPE_CHECKING, Any, Callable, Optional

from .. import Game, Outcome, State, UnfairDice, verify
from .._conclave import _outcome
from .errors import NotNow, OnlineError
from .seats import Deadline, Opening, Sitter

if TYPE_CHECKING:
    from .server import Server

__all__ = ["Table"]

SALT_BYTES = 16


class Table:
    """A table at a server, kept up to date by a live connection. Made by `Server.table` and `Server.open`.

    Its attributes say what is so now; `until` waits for a change. Every method that asks for something returns once it is
    done, on the disk of the server, and seen here; it raises `Refused` if the server does not want to, and `TimedOut` or
    `Unreachable` if it does not answer. Seats are counted from 0.
    """

    id: str
    """What the table is called by."""
    opening: Opening
    """What was chosen when it was opened."""
    game: Game
    """The game with its options."""
    phase: str
    """How far it is: "gathering", "playing", "over" or "closed"."""
    host: str
    """The account whose table it is."""
    seats: tuple[Sitter, ...]
    """Who sits where."""
    you: Optional[int]
    """Where this client sits."""
    commitment: str
    """What the server published of its dice before anybody sat down."""
    next_commitment: Optional[str]
    """What it published of the dice of the game that the same people may play after this one; None at tables of before."""
    entries: int
    """How many entries of the log of this table were seen."""
    steps: int
    """How many decisions and outcomes of chance the game has had."""
    view: Optional[dict[str, Any]]
    """What this client may know of the game, as `State.view` has it; None before it begins."""
    deadlines: tuple[Deadline, ...]
    """Until when those who are to decide may do so."""
    outcome: Optional[Outcome]
    """How the game ended; None before."""
    next: Optional[str]
    """The table at which the same people play again."""
    absent: frozenset[int]
    """The seats whose people are known not to be there."""

    def __init__(self, server: Server, id: str) -> None:
        self._server = server
        self._waiting: set[asyncio.Future[None]] = set()
        self._listeners: list[Callable[[dict[str, Any]], object]] = []
        self._failure: Optional[Exception] = None
        self._catching_up = False
        self._state: Optional[tuple[int, State]] = None
        self.id = id
        self.entries = 0
        self.you = None
        self.view = None
        self.outcome = None
        self.next = None
        self.steps = 0
        self.deadlines = ()
        self.absent = frozenset()
        self.said: deque[tuple[int, str]] = deque(maxlen=100)
        """What was said lately: seats and phrases."""

    def __repr__(self) -> str:
        return f"<conclave.online.Table {self.id}, {self.entries} entries>"

    @property
    def link(self) -> str:
        """What people open to come to this table."""
        return self._server.link(self.id)

    @property
    def free(self) -> tuple[int, ...]:
        """The seats that nobody has taken."""
        return tuple(seat for seat, sitter in enumerate(self.seats) if sitter.kind == "nobody")

    @property
    def is_host(self) -> bool:
        """Whether it is the table of this client."""
        return self.host == self._server.live.account

    def state(self, seed: Optional[int] = None) -> State:
        """A state that fits all that this client knows, with everything hidden from it drawn anew: the same legal actions,
        observation and view. Its own bots can decide in it, and it can be played on to plan ahead."""
        if self.view is None:
            raise NotNow("not-now", "the game has not begun")
        return State.from_view(self.game, self.view, self.you, seed, steps=self.steps)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that are to act."""
        if self.phase != "playing":
            return ()
        if self._state is None or self._state[0] != self.entries:
            self._state = self.entries, self.state()
        return self._state[1].to_act

    @property
    def is_your_turn(self) -> bool:
        """Whether this client is to act."""
        return self.you is not None and self.you in self.to_act

    def listen(self, listener: Callable[[dict[str, Any]], object]) -> None:
        """Calls somebody with every message of the table, as docs/protocol.md has it, once it is seen here. In messages seats
        are counted from 1."""
        self._listeners.append(listener)

    async def until(self, is_so: Callable[[Table], object], timeout: Optional[float] = None) -> None:
        """Waits until something is so. Raises `TimedOut` or `Unreachable` if nothing at all has changed for `timeout` seconds
        (None: as long as an answer may take), and whatever ended the connection to the table."""
        patience = self._server.timeout if timeout is None else timeout
        while True:
            if self._failure is not None:
                raise self._failure
            if is_so(self):
                return
            changed = asyncio.get_running_loop().create_future()
            self._waiting.add(changed)
            try:
                await asyncio.wait_for(changed, patience)
            except asyncio.TimeoutError:
                raise self._server.live.late(f"no news of the table {self.id}") from None
            finally:
                self._waiting.discard(changed)

    async def sit(self, seat: Optional[int] = None) -> int:
        """Sits down, in this seat or in any that is free, or comes back to the own seat; returns which it is. Adds random bits
        to the dice, so that nobody can have chosen them: see `verify`."""
        salt = self._server.salts.setdefault(self.id, secrets.token_hex(SALT_BYTES))
        await self._do("sit", seat=None if seat is None else seat + 1, salt=salt)
        await self.until(lambda table: table.you is not None)
        assert self.you is not None
        return self.you

    async def leave(self) -> None:
        """Gets up. In the middle of a game a bot plays on, until one sits down again."""
        await self._ask("leave")

    async def fill(self, level: str = "adept", seat: Optional[int] = None) -> None:
        """The host lets a bot of the server sit down in a seat, or one in each that is free."""
        for one in self.free if seat is None else (seat,):
            await self._do("fill", seat=one + 1, level=level)

    async def clear(self, seat: int) -> None:
        """The host frees a seat."""
        await self._do("clear", seat=seat + 1)

    async def start(self) -> None:
        """The host begins the game; every seat must be taken."""
        await self._do("start")

    async def step(self, action: str, timeout: Optional[float] = None) -> None:
        """Makes a decision, in the notation of records: "play R5". It may take so many seconds, if that is not as long as any
        other answer may."""
        await self._do("step", timeout, step=action, seen=self.entries)

    async def say(self, phrase: str) -> None:
        """Says one of twelve phrases to everybody at the table, such as "good-luck" or "well-played"."""
        await self._ask("say", phrase=phrase)

    async def again(self) -> None:
        """After the end: wants to play again with the same people. Once all do, `next` is the table."""
        promised = None
        if self.next_commitment is not None:
            # Before it is sent: where they play again may be told sooner than that this was heard.
            promised = self._server.next.setdefault(self.id, (self.next_commitment, secrets.token_hex(SALT_BYTES)))
        await self._do("again", salt=None if promised is None else promised[1])

    async def record(self) -> str:
        """The record of the game, once it is over."""
        answer = await self._server.ask("GET", f"tables/{self.id}/record")
        if not str(answer.headers.get("Content-Type", "")).startswith("text/plain"):
            raise NotNow("not-now", "there is a record of the game once it is over")
        return answer.text

    async def verify(self) -> int:
        """Checks the dice of a game that is over: the server had committed to its part of them before anybody sat down, this
        client's part is in them, and every outcome of chance is what they give. Returns how many there were; raises
        `UnfairDice`. The record can also be checked by others: `conclave record verify FILE`."""
        record = await self.record()
        outcomes, was_committed = verify(record)
        about = [line.split() for line in record.splitlines() if line.startswith("about ")]
        told = {words[1]: words[2:] for words in about if len(words) > 2}
        commitment = self._server.commitments.get(self.id, self.commitment)
        if not was_committed or told.get("commitment") != [commitment]:
            raise UnfairDice("the dice are not those that the server had committed to")
        salt = self._server.salts.get(self.id)
        if self.you is not None and salt is not None and told["salts"][self.you] != salt:
            raise UnfairDice("what this client added to the dice is not in them")
        return outcomes

    def close(self) -> None:
        """Looks on no more."""
        self._server.live.unwatch(self.id)
        self.fail(OnlineError("this table is not looked at any more"))

    async def _ask(self, do: str, timeout: Optional[float] = None, **fields: Any) -> Optional[int]:
        return await self._server.live.ask(do, self.id, timeout, **fields)

    async def _do(self, do: str, timeout: Optional[float] = None, **fields: Any) -> None:
        """Asks for something, and waits until it is seen here."""
        entries = await self._ask(do, timeout, **fields)
        if entries is not None:
            await self.until(lambda table: table.entries >= entries, timeout)

    @property
    def seen(self) -> Optional[int]:
        """How many entries were seen; None before the first snapshot."""
        return self.entries or None

    def hear(self, message: dict[str, Any]) -> None:
        """Hears a message of the table: for the live connection."""
        say = message["say"]
        if say == "table":
            self._replace(message)
        elif say == "entry":
            entries = message["entries"]
            if entries <= self.entries:
                return
            if entries > self.entries + 1:
                # Something was missed. It comes once more, and all after it.
                if not self._catching_up:
                    self._catching_up = True
                    self._server.live.watch_again(self.id)
                return
            self._add(message)
            self.entries = entries
        elif say == "present":
            seat = {message["seat"] - 1}
            self.absent = self.absent - seat if message["here"] else self.absent | seat
        elif say == "said":
            self.said.append((message["seat"] - 1, message["phrase"]))
        else:
            return
        for listener in self._listeners:
            listener(message)
        self._changed()

    def watched(self) -> None:
        """Hears that all that was missed has come, or is to come: for the live connection."""
        self._catching_up = False

    @property
    def failed(self) -> bool:
        """Whether nothing more will be heard of the table."""
        return self._failure is not None

    def fail(self, error: Exception) -> None:
        """Hears that there will be no more messages: for the live connection."""
        if self._failure is None:
            self._failure = error
        self._changed()

    def _changed(self) -> None:
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_result(None)

    def _replace(self, message: dict[str, Any]) -> None:
        """The table as it is now."""
        if not self.entries:
            self.opening = Opening.read(message["opening"])
            self.game = self.opening.rules(message.get("rules"))
            # Kept as it was at first: what it is after the end must be the same.
            self.commitment = message["commitment"]
            self.next_commitment = message.get("next_commitment")
        self._state = None
        self.entries = message["entries"]
        self.phase = message["phase"]
        self.host = message["host"]
        self.seats = tuple(Sitter.read(sitter) for sitter in message["seats"])
        self.you = message["you"] - 1 if message.get("you") is not None else None
        self._goes_on_at(message.get("next"))
        if message.get("game") is not None:
            self._play_on(message["game"])

    def _add(self, message: dict[str, Any]) -> None:
        """One entry more."""
        what = message["what"]
        if what == "seat":
            seat, sitter = message["seat"] - 1, Sitter.read(message["sitter"])
            self.seats = (*self.seats[:seat], sitter, *self.seats[seat + 1 :])
            self.host, self.phase = message["host"], message["phase"]
            me = self._server.live.account
            if me is not None and sitter.account == me:
                self.you = seat
            elif self.you == seat:
                self.you = None
        elif what == "game":
            self.phase = "playing"
            self._play_on(message)
        elif what == "paused":
            self._set_deadlines(message)
        elif what == "closed":
            self.phase = "closed"
        elif what == "next":
            self._goes_on_at(message["next"])

    def _play_on(self, game: dict[str, Any]) -> None:
        self.steps, self.view = game["steps"], game["view"]
        self._set_deadlines(game)
        if game.get("outcome") is not None:
            self.outcome, self.phase = _outcome(json.dumps(game["outcome"])), "over"

    def _set_deadlines(self, said: dict[str, Any]) -> None:
        ahead = self._server.live.clock
        self.deadlines = tuple(Deadline.read(one, ahead) for one in said.get("deadlines", ()))

    def _goes_on_at(self, table: Optional[str]) -> None:
        self.next = table
        promised = self._server.next.get(self.id)
        if table is not None and promised is not None:
            self._server.commitments[table], self._server.salts[table] = promised

    def time_left(self) -> Optional[float]:
        """How many seconds this client has for its decision, the reserve included; None where there is no clock, or nothing to
        decide."""
        own = [deadline.reserve - time.time() for deadline in self.deadlines if deadline.seat == self.you]
        return max(0.0, own[0]) if own else None
