"""A server of tables to test with, and ways in which a connection to it fails."""

import asyncio
import contextlib
import functools
import os
import re
import signal
import subprocess
from pathlib import Path

import pytest

# Many clients of these tests have one address.
LIMITS = ["accounts", "requests", "request-burst", "address-connections", "messages", "message-burst"]


def program():
    """The built program: `cargo xtask python` says where it is."""
    path = os.environ.get("CONCLAVE_PROGRAM")
    if path is None:
        pytest.skip("CONCLAVE_PROGRAM does not say where the program is; cargo xtask python builds it")
    return path


def in_loop(test):
    """Runs a test that is a coroutine function; it may not take for ever."""

    @functools.wraps(test)
    def run(*arguments, **named):
        asyncio.run(asyncio.wait_for(test(*arguments, **named), 240))

    return run


class Served:
    """The program, serving tables from a folder."""

    def __init__(self, folder: Path, limits=()):
        self.folder = folder
        self.limits = [word for name in LIMITS for word in ("--limit", f"{name}=100000")]
        self.limits += [word for limit in limits for word in ("--limit", limit)]
        (folder / "page").mkdir(parents=True)
        (folder / "page" / "index.html").write_text("<h1>Conclave</h1>")
        self.port = 0
        self.start()

    def start(self):
        fixed = ["serve", "--page", self.folder / "page", "--data", self.folder / "data", "--port", str(self.port)]
        self.process = subprocess.Popen(
            [program(), *fixed, *self.limits], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        for line in self.process.stdout:
            found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
            if found:
                self.port = int(found[1])
                return
        raise AssertionError(f"the server did not start: {self.process.wait()}")

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def end(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        self.process.wait(30)
        self.process.stdout.close()

    def restart(self):
        """Kills it in the middle of everything, and starts it anew at the same address."""
        self.end(signal.SIGKILL)
        self.start()


class Proxy:
    """Lies between a client and a server, and cuts connections."""

    def __init__(self, port):
        self.server_port = port
        self.writers = set()
        self.cuts = 0
        # What happens to the next bytes that a client sends: "before" they are delivered, or "after" that, the line is cut.
        self.armed = None
        self.answers_are_lost = False
        self.is_shut = False

    async def __aenter__(self):
        self.listener = await asyncio.start_server(self.pass_on, "127.0.0.1", 0)
        self.port = self.listener.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_):
        self.listener.close()
        self.cut()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def cut(self):
        """Cuts all connections."""
        self.cuts += 1
        self.armed, self.answers_are_lost = None, False
        for writer in self.writers:
            writer.transport.abort()

    async def pass_on(self, client, to_client):
        self.writers.add(to_client)
        if self.is_shut:
            return to_client.transport.abort()
        with contextlib.suppress(OSError, asyncio.CancelledError):
            server, to_server = await asyncio.open_connection("127.0.0.1", self.server_port)
            self.writers.add(to_server)
            await asyncio.gather(self.forth(client, to_server), self.back(server, to_client))
        to_client.transport.abort()

    async def forth(self, client, to_server):
        with contextlib.suppress(OSError):
            while data := await client.read(1 << 16):
                if self.armed == "before":
                    return self.cut()
                if self.armed == "after":
                    self.armed, self.answers_are_lost = None, True
                to_server.write(data)
        to_server.transport.abort()

    async def back(self, server, to_client):
        with contextlib.suppress(OSError):
            while data := await server.read(1 << 16):
                if self.answers_are_lost:
                    return self.cut()
                to_client.write(data)
        to_client.transport.abort()
