"""What is asked over HTTP, with nothing but the standard library."""

from __future__ import annotations

import asyncio
import http.client
import json
import ssl
import time
import urllib.error
import urllib.request
from email.message import Message
from typing import Any, Optional

from .errors import TRY_AGAIN, OnlineError, Unreachable, refused
from .pauses import pause

__all__ = ["Answer", "ask"]


class Answer:
    """An answer of the server."""

    def __init__(self, status: int, headers: Message, body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def text(self) -> str:
        """The body as text."""
        return self.body.decode("utf-8", "replace")

    @property
    def json(self) -> Any:
        """The body as JSON."""
        try:
            return json.loads(self.body)
        except ValueError:
            raise OnlineError(f"this is no Conclave server: it answered {self.text[:80]!r}") from None


class _NoDetours(urllib.request.HTTPRedirectHandler):
    """A token is for one server: it is not taken to another."""

    def redirect_request(self, *_: Any) -> None:
        return None


def _ask_once(request: urllib.request.Request, timeout: float) -> Answer:
    opener = urllib.request.build_opener(_NoDetours)
    try:
        with opener.open(request, timeout=timeout) as answer:
            return Answer(answer.status, answer.headers, answer.read())
    except urllib.error.HTTPError as error:
        with error:
            return Answer(error.code, error.headers, error.read())


async def ask(
    address: str,
    method: str,
    path: str,
    body: Optional[dict[str, Any]] = None,
    *,
    token: Optional[str],
    timeout: float,
    twice_is_once: bool = True,
) -> Answer:
    """Asks a server, and again for as long as it cannot be reached. What would be done twice if it were asked twice is asked
    again only if it was certainly not done."""
    headers = {"Content-Type": "application/json", "User-Agent": "conclave-python"}
    if token is not None:
        headers["Authorization"] = f"Bearer {token}"
    data = None if body is None else json.dumps(body).encode()
    end, failures = time.monotonic() + timeout, 0
    while True:
        request = urllib.request.Request(f"{address}/api/v1/{path}", data, headers, method=method)
        left = max(0.1, end - time.monotonic())
        failure: OnlineError
        try:
            answer = await asyncio.to_thread(_ask_once, request, left)
        except (OSError, http.client.HTTPException) as error:
            failure = Unreachable(f"{address} does not answer: {error}")
            reason = error.reason if isinstance(error, urllib.error.URLError) else error
            may_ask_again = twice_is_once or isinstance(reason, ConnectionRefusedError)
            # A certificate will not be a better one the next time.
            may_ask_again &= not isinstance(reason, ssl.SSLCertVerificationError)
        else:
            if answer.status < 300:
                return answer
            said: Any = None
            try:
                said = answer.json
            except OnlineError:
                pass
            if not isinstance(said, dict) or said.get("say") != "refused":
                failure = OnlineError(f"{address} answered {method} {path} with status {answer.status}")
                may_ask_again = twice_is_once and answer.status >= 500
            else:
                failure = refused(said)
                may_ask_again = said.get("reason") == TRY_AGAIN
        wait = pause(failures)
        failures += 1
        if not may_ask_again or time.monotonic() + wait >= end:
            raise failure
        await asyncio.sleep(wait)
