"""Requests to a server that does not do as it should: what is sent again, and when a client gives up."""

import asyncio
import json
import time

import pytest

from served import in_loop

pytest.importorskip("websockets", reason="websockets is not installed")
from conclave import online
from websockets.asyncio.server import serve


@in_loop
async def test_nothing_waits_for_ever():
    began = time.monotonic()

    async def silent(reader, _):
        await reader.read()

    listener = await asyncio.start_server(silent, "127.0.0.1", 0)
    port = listener.sockets[0].getsockname()[1]
    for address in [f"http://127.0.0.1:{port}", "http://127.0.0.1:1"]:
        async with online.Server(address, timeout=1) as server:
            for wait in [server.join("Anna"), server.lobby(), server.table("0000000000000")]:
                with pytest.raises(online.Unreachable):
                    await wait
    listener.close()
    assert time.monotonic() - began < 30


class Scripted:
    """A server that does what a test wants: answers requests one after the other by a script."""

    def __init__(self, *script):
        self.script = list(script)
        self.heard = []
        self.connections = 0

    async def __aenter__(self):
        self.listener = await serve(self.talk, "127.0.0.1", 0)
        self.address = f"http://127.0.0.1:{self.listener.sockets[0].getsockname()[1]}"
        return self

    async def __aexit__(self, *_):
        self.listener.close()

    async def talk(self, socket):
        self.connections += 1
        async for text in socket:
            frame = json.loads(text)
            said = {"number": frame["number"]}
            if frame["do"] == "hello":
                await socket.send(json.dumps({"say": "hello", "protocol": 1, "server": "script", "now": 0}))
            elif frame["do"] == "watch":
                await socket.send(json.dumps({"say": "done", **said}))
                await socket.send(json.dumps(TABLE))
            else:
                self.heard.append(frame)
                answer = self.script.pop(0)
                if answer == "cut":
                    return await socket.close()
                if answer == "flooded":
                    return await socket.close(1008, "too many messages")
                if answer != "silence":
                    await socket.send(json.dumps({**said, **answer}))


TABLE = {
    "say": "table",
    "table": "0000000000001",
    "entries": 1,
    "opening": {"game": "shazamm"},
    "rules": 2,
    "phase": "gathering",
    "host": "0000000000002",
    "seats": [{"is": "nobody"}, {"is": "nobody"}],
    "commitment": "00" * 32,
    "new": "fields are ignored",
}
DONE = {"say": "done", "entries": 1}
TRY_AGAIN = {"say": "refused", "reason": "try-again", "text": "the server cannot do this at the moment"}


@pytest.mark.parametrize(
    ("script", "connections"),
    [
        ([DONE], 1),
        ([TRY_AGAIN, TRY_AGAIN, DONE], 1),
        (["cut", "cut", DONE], 3),
        (["flooded", DONE], 2),
        (["silence", DONE], 2),
        (["silence", TRY_AGAIN, "cut", DONE], 3),
    ],
    ids=str,
)
@in_loop
async def test_what_was_not_answered_is_sent_again_by_the_same_number(script, connections):
    async with Scripted(*script) as server, online.Server(server.address, timeout=6) as client:
        table = await client.table("0000000000001")
        await table.clear(0)
        assert server.connections == connections
        assert server.heard == [server.heard[0]] * len(script)
        assert server.heard[0]["do"] == "clear" and server.heard[0]["seat"] == 1


@in_loop
async def test_requests_that_are_never_answered_time_out():
    async with Scripted(*["silence"] * 9) as server, online.Server(server.address, timeout=2) as client:
        table = await client.table("0000000000001")
        with pytest.raises((online.TimedOut, online.Unreachable)):
            await table.clear(0)
        with pytest.raises(online.TimedOut):
            await table.until(lambda table: table.phase == "over", 0.1)


@in_loop
async def test_reasons_that_nobody_knows_are_refusals():
    new = {"say": "refused", "reason": "full-moon", "text": "not at full moon"}
    async with Scripted(new) as server, online.Server(server.address, timeout=6) as client:
        table = await client.table("0000000000001")
        with pytest.raises(online.Refused, match="not at full moon") as refused:
            await table.start()
        assert refused.value.reason == "full-moon"
