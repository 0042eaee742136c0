"""The live connection: one WebSocket for all tables, which heals by itself."""

from __future__ import annotations

import asyncio
import json
import secrets
import ssl
import time
from typing import Any, Optional, Protocol

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, WebSocketException

from .errors import TRY_AGAIN, NoAccount, OnlineError, TimedOut, Unreachable, refused
from .pauses import pause

__all__ = ["Live", "Watcher", "fresh_number"]

PROTOCOL = 1

# Less than a server allows: 20 messages a second, and 60 at once.
RATE, BURST = 18.0, 50.0

# The close code, and the word in its reason, of a server that was told too much at once.
POLICY, FLOODED = 1008, "too many messages"

# Those that will not be different the next time.
HOPELESS = {400, 401, 403, 404, 405, 410, 426}


def fresh_number() -> int:
    """A number for a request that nobody has used before."""
    return secrets.randbelow(2**53)


class Watcher(Protocol):
    """Somebody who hears of a table."""

    @property
    def seen(self) -> Optional[int]:
        """How many entries of the table it has seen."""

    def hear(self, message: dict[str, Any]) -> None:
        """Hears a message of the table."""

    def watched(self) -> None:
        """Hears that all that was missed has come, or is to come."""

    def fail(self, error: Exception) -> None:
        """Hears that there will be no more messages."""


class _Request:
    """A request that was not answered yet."""

    def __init__(self, frame: dict[str, Any], answer: asyncio.Future[Optional[int]]) -> None:
        self.frame = frame
        self.answer = answer
        self.failures = 0
        # Whether it belongs to one connection only.
        self.is_watch = frame["do"] == "watch"


class Live:
    """A live connection to a server.

    It connects when it is first needed, and again whenever it is lost: after pauses that grow, saying what was seen, and
    sending again what was not answered, by the same numbers, so that nothing is done twice.
    """

    def __init__(self, address: str, token: Optional[str], timeout: float) -> None:
        self._address = "ws" + address[len("http") :] + "/api/v1/live"
        self._token = token
        self._timeout = timeout
        self._requests: dict[int, _Request] = {}
        self._watchers: dict[str, Watcher] = {}
        self._socket: Optional[ClientConnection] = None
        self._outgoing: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._task: Optional[asyncio.Task[None]] = None
        self._ended: Optional[OnlineError] = None
        self._trouble: Optional[str] = None
        self._rate = RATE
        self._failures = 0
        self.account: Optional[str] = None
        """Who this client is, once it is connected."""
        self.clock = 0.0
        """By how many seconds the clock of the server is ahead."""

    async def ask(self, do: str, table: str, timeout: Optional[float] = None, **fields: Any) -> Optional[int]:
        """Sends a request, again after every loss of the connection, and answers how many entries the table has with it."""
        number = fresh_number()
        said = {name: value for name, value in fields.items() if value is not None}
        answer = self._send({"number": number, "table": table, "do": do, **said})
        try:
            return await asyncio.wait_for(answer, self._timeout if timeout is None else timeout)
        except asyncio.TimeoutError:
            raise self.late(f"no answer to {do!r}") from None
        finally:
            self._requests.pop(number, None)

    def late(self, what: str) -> OnlineError:
        """What to say of something that did not come in time."""
        if self._socket is None:
            return Unreachable(f"{what}: {self._address} is not reached ({self._trouble or 'no answer'})")
        return TimedOut(f"{what} in time")

    def watch(self, table: str, watcher: Watcher) -> None:
        """Lets somebody hear of a table from now on."""
        self._watchers[table] = watcher
        self._begin()
        if self._socket is not None:
            self.watch_again(table)

    def watch_again(self, table: str) -> None:
        """Asks for all that was missed of a table."""
        watcher = self._watchers.get(table)
        if watcher is None or self._socket is None:
            return
        frame: dict[str, Any] = {"number": fresh_number(), "table": table, "do": "watch"}
        if watcher.seen is not None:
            frame["seen"] = watcher.seen

        def answered(answer: asyncio.Future[Optional[int]]) -> None:
            self._requests.pop(frame["number"], None)
            error = None if answer.cancelled() else answer.exception()
            if self._watchers.get(table) is not watcher:
                return
            if isinstance(error, Exception):
                del self._watchers[table]
                watcher.fail(error)
            else:
                watcher.watched()

        self._send(frame).add_done_callback(answered)

    def unwatch(self, table: str) -> None:
        """Nobody wants to hear of a table any more."""
        if self._watchers.pop(table, None) is not None and self._socket is not None:
            self._outgoing.put_nowait({"number": fresh_number(), "table": table, "do": "unwatch"})

    async def close(self) -> None:
        """Ends the connection."""
        self._end(OnlineError("the connection was closed"))
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _send(self, frame: dict[str, Any]) -> asyncio.Future[Optional[int]]:
        if self._ended is not None:
            raise self._ended
        self._begin()
        request = _Request(frame, asyncio.get_running_loop().create_future())
        self._requests[frame["number"]] = request
        if self._socket is not None:
            self._outgoing.put_nowait(frame)
        return request.answer

    def _begin(self) -> None:
        if self._ended is not None:
            raise self._ended
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._stay_connected())

    def _end(self, error: OnlineError) -> None:
        """There will be no connection any more: whoever waits hears why."""
        if self._ended is not None:
            return
        self._ended = error
        requests, self._requests = self._requests, {}
        for request in requests.values():
            if not request.answer.done():
                # Whoever asked may be gone.
                request.answer.add_done_callback(lambda answer: answer.cancelled() or answer.exception())
                request.answer.set_exception(error)
        watchers, self._watchers = self._watchers, {}
        for watcher in watchers.values():
            watcher.fail(error)

    async def _stay_connected(self) -> None:
        while self._ended is None:
            try:
                await self._connect_once()
            except OnlineError as error:
                self._end(error)
                return
            except InvalidStatus as error:
                status = error.response.status_code
                self._trouble = f"status {status}"
                if status in HOPELESS:
                    self._end(Unreachable(f"{self._address} answered with status {status}"))
                    return
            except ConnectionClosed as error:
                closed = error.rcvd
                self._trouble = str(error)
                if closed is not None and closed.code == POLICY and FLOODED in closed.reason:
                    self._rate = max(1.0, self._rate / 2)
            except ssl.SSLCertVerificationError as error:
                self._end(Unreachable(f"{self._address}: {error}"))
                return
            except (OSError, asyncio.TimeoutError, InvalidHandshake, WebSocketException) as error:
                self._trouble = str(error) or type(error).__name__
            except Exception as error:
                # Whoever waits must hear of it, whatever it is.
                self._end(OnlineError(f"the connection failed: {error!r}"))
                raise
            await asyncio.sleep(pause(self._failures))
            self._failures += 1

    async def _connect_once(self) -> None:
        """Connects, and stays for as long as it goes well."""
        headers = {} if self._token is None else {"Authorization": f"Bearer {self._token}"}
        patience = max(1.0, self._timeout / 3)
        connecting = connect(
            self._address,
            additional_headers=headers,
            compression=None,
            open_timeout=patience,
            close_timeout=1,
            max_size=1 << 24,
        )
        async with connecting as socket:
            await socket.send(json.dumps({"number": fresh_number(), "do": "hello", "protocol": PROTOCOL}))
            self._greeted(json.loads(await asyncio.wait_for(socket.recv(), patience)))
            self._outgoing = asyncio.Queue()
            self._socket = socket
            sender = asyncio.ensure_future(self._send_all(socket))
            try:
                # What was seen first, so that answers find their table as it is; watches are new with every connection.
                asked = [request for request in self._requests.values() if not request.is_watch]
                self._requests = {request.frame["number"]: request for request in asked}
                for table in list(self._watchers):
                    self.watch_again(table)
                for request in asked:
                    self._outgoing.put_nowait(request.frame)
                async for text in socket:
                    self._hear(json.loads(text))
            finally:
                self._socket = None
                sender.cancel()
                await asyncio.gather(sender, return_exceptions=True)
            self._trouble = "the server closed the connection"

    def _greeted(self, message: dict[str, Any]) -> None:
        if message.get("say") != "hello":
            raise refused(message, "the server does not say hello")
        self.account = message.get("account")
        self.clock = float(message.get("now", 0)) / 1000 - time.time()
        if self._token is not None and self.account is None:
            raise NoAccount("no-account", "the server does not know this token, or not any more")

    async def _send_all(self, socket: ClientConnection) -> None:
        """Sends what is to be sent, no faster than the server wants it."""
        left, at = min(BURST, 3 * self._rate), time.monotonic()
        while True:
            frame = await self._outgoing.get()
            now = time.monotonic()
            left, at = min(BURST, left + (now - at) * self._rate), now
            if left < 1:
                await asyncio.sleep((1 - left) / self._rate)
            left -= 1
            try:
                await socket.send(json.dumps(frame))
            except ConnectionClosed:
                return
            loop = asyncio.get_running_loop()
            loop.call_later(max(1.0, self._timeout / 3), self._expect_answer, frame["number"], socket)

    def _expect_answer(self, number: int, socket: ClientConnection) -> None:
        """A connection on which nothing is answered is none."""
        if number in self._requests and self._socket is socket and not self._requests[number].failures:
            socket.transport.abort()

    def _hear(self, message: dict[str, Any]) -> None:
        self._failures = 0
        say = message.get("say")
        if say in ("done", "refused"):
            self._answered(message)
        elif message.get("table") in self._watchers:
            self._watchers[message["table"]].hear(message)

    def _answered(self, message: dict[str, Any]) -> None:
        number = message.get("number")
        request = self._requests.get(number) if isinstance(number, int) else None
        if request is None or request.answer.done():
            return
        if message["say"] == "done":
            request.answer.set_result(message.get("entries"))
        elif message.get("reason") == TRY_AGAIN:
            request.failures += 1
            wait = pause(request.failures)
            asyncio.get_running_loop().call_later(wait, self._send_again, request, self._socket)
        else:
            request.answer.set_exception(refused(message))

    def _send_again(self, request: _Request, socket: Optional[ClientConnection]) -> None:
        if self._socket is socket and request.frame["number"] in self._requests:
            self._outgoing.put_nowait(request.frame)
