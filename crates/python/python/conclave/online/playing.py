"""Playing a game to its end."""

from __future__ import annotations

import asyncio
import inspect
import operator
from collections.abc import Awaitable, Sequence
from typing import Callable, Optional, SupportsIndex, Union

from .. import Outcome, State
from .errors import IllegalAction, NoAccount, NotNow, TimedOut, Unreachable
from .server import Server, split_link
from .table import Table

__all__ = ["PATIENCE", "Decide", "Decision", "play"]

Decision = Union[str, SupportsIndex, Sequence[SupportsIndex]]
"""What somebody may decide: an action in the notation of records, a move, or all moves that make a decision."""

Decide = Callable[[State, int], Union[Decision, Awaitable[Decision]]]
"""Decides for a seat: gets a state that fits all that the seat knows, and the seat."""

PATIENCE = 24 * 60 * 60.0
"""How many seconds a table may stand still before somebody gives up, if nothing else is said."""

# How long news may take that explain why a decision came too late.
_NEWS = 5.0


async def play(
    where: Union[str, Table],
    decide: Decide,
    *,
    token: Optional[str] = None,
    name: Optional[str] = None,
    seat: Optional[int] = None,
    patience: float = PATIENCE,
    timeout: float = 30.0,
) -> Outcome:
    """Plays at a table to the end of the game, and returns how it ended: `await play(link, conclave.Bot("adept"))`.

    `where` is the link to a table, or a `Table`. Sits down, in `seat` or in any that is free, unless this client sits there
    already, and waits for the game to begin. `decide` is called with a state that fits all that the seat knows, and the seat;
    it may look at the state and play it on as it likes. It returns an action in the notation of records, a move (then it is
    asked again with the rest of the decision, where that takes several moves) or a list of all moves; or it is a coroutine
    function. What is no coroutine runs in a thread, so that the connection is kept while it thinks. An exception of it ends
    the play, and so does `conclave.IllegalMove` if it decided what is not legal.

    A `token` says who plays; without one an account of this `name` is made. Lost connections heal by themselves; who comes
    back finds what was decided meanwhile. Raises `TimedOut` or `Unreachable` if nothing happens at the table for `patience`
    seconds, and `Refused` if the server does not let it play.
    """
    if isinstance(where, Table):
        return await _play_at(where, decide, seat, patience)
    address, table = split_link(where)
    if table is None:
        raise ValueError(f"{where!r} is no link to a table; it ends in #/table/ID")
    async with Server(address, token=token, timeout=timeout) as server:
        if token is None:
            if name is None:
                raise NoAccount("no-account", "give a token, or a name for a new account")
            await server.join(name)
        return await _play_at(await server.table(table), decide, seat, patience)


async def _play_at(table: Table, decide: Decide, seat: Optional[int], patience: float) -> Outcome:
    own = None if table.you is None else table.seats[table.you]
    if (table.phase == "gathering" and own is None) or (table.phase == "playing" and own is not None and own.left):
        await table.sit(seat)
    if table.you is None:
        raise NotNow("not-now", "the game has begun without this client")
    while True:
        await table.until(lambda table: table.is_your_turn or table.phase in ("over", "closed"), patience)
        if table.outcome is not None:
            return table.outcome
        if table.phase == "closed":
            raise NotNow("not-now", "the table was closed before a game began")
        await _decide_once(table, decide, patience)


async def _decide_once(table: Table, decide: Decide, patience: float) -> None:
    """Makes one decision, unless somebody has made it meanwhile."""
    entries, own, state = table.entries, table.you, table.state()
    assert own is not None
    action = await _action(state, own, decide)
    try:
        await table.step(action, patience)
    except (IllegalAction, NotNow) as refused:
        # It was legal, so another position must have come: a bot stood in when the time was up.
        try:
            await table.until(lambda table: table.entries > entries, _NEWS)
        except TimedOut:
            raise refused from None
        except Unreachable:
            return


async def _action(state: State, seat: int, decide: Decide) -> str:
    """What is decided in a state, in the notation of records; raises `IllegalMove` if it is not legal."""
    position = state.clone()
    while True:
        decided = await _called(decide, state, seat)
        if isinstance(decided, str):
            position.moves_of(decided, seat)
            return decided
        for move in _moves(decided):
            action = position.action_of(move, seat)
            if action is not None:
                return action
            position.apply(move, seat)
        # More moves are needed: whoever decides is asked again, with what was chosen so far.
        state = position.clone()


def _moves(decided: Union[SupportsIndex, Sequence[SupportsIndex]]) -> list[int]:
    try:
        return [operator.index(decided)]  # type: ignore[arg-type]
    except TypeError:
        return [operator.index(move) for move in decided]  # type: ignore[union-attr]


async def _called(decide: Decide, state: State, seat: int) -> Decision:
    if inspect.iscoroutinefunction(decide) or inspect.iscoroutinefunction(type(decide).__call__):
        decided = decide(state, seat)
    else:
        decided = await asyncio.to_thread(decide, state, seat)
    if inspect.isawaitable(decided):
        return await decided
    return decided
