"""Playing at a server: the real program, and whole games, also where connections fail."""

import asyncio
import contextlib
import functools
import importlib.util
import random
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import pytest

import conclave
from served import Proxy, Served, in_loop, program
from test_docs import CHAPTERS, ONLINE, run

pytest.importorskip("websockets", reason="websockets is not installed")
from conclave import online

PATIENCE = 60


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    server = Served(tmp_path_factory.mktemp("served"))
    yield server
    server.end()


@contextlib.asynccontextmanager
async def joined(address, *names, **options):
    """Clients with accounts of these names."""
    async with contextlib.AsyncExitStack() as stack:
        clients = []
        for name in names:
            client = await stack.enter_async_context(online.Server(address, **options))
            await client.join(name)
            clients.append(client)
        yield clients


async def gathered(clients, game, **options):
    """A table at which these clients sit, and bots in all other seats; as each of them sees it."""
    first = await clients[0].open(game, **options)
    tables = [first] + [await client.table(first.link) for client in clients[1:]]
    for table in tables:
        await table.sit()
    await first.until(lambda table: all(sitter.kind == "person" for sitter in table.seats[: len(clients)]))
    await first.fill("apprentice")
    return tables


def at_random(seed):
    dice = random.Random(seed)

    async def decide(state, seat):
        return dice.choice(state.legal_moves(seat))

    return decide


def decisions(record):
    """How many decisions each seat has made in a record, counted from 0."""
    lines = record.split("\n\n", 1)[1].splitlines()
    return Counter(int(line.split()[0]) - 1 for line in lines if line[:1].isdigit())


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("wizard", {"seats": 3, "with_": "all"}),
        ("wizard", {"seats": 4, "variants": ["secret"], "clock": "brisk", "rated": True, "listed": True}),
        ("shazamm", {}),
        ("shazamm", {"counted_cards": True, "spectators": False}),
        ("maginor", {"seats": 3, "finish_the_roll": True}),
    ],
)
@in_loop
async def test_a_whole_game_of_two_clients_and_bots(served, game, options):
    async with joined(served.address, "Anna", "Ben") as clients:
        tables = await gathered(clients, game, **options)
        plain = {key: value for key, value in options.items() if key in conclave.options(game) or key == "with_"}
        assert all(table.game == conclave.Game(game, **plain) for table in tables)
        await tables[0].start()
        ways = [at_random(1), conclave.Bot("adept", seed=1).action]
        outcomes = await asyncio.gather(*map(functools.partial(online.play, patience=PATIENCE), tables, ways))
        assert outcomes[0] == outcomes[1] == tables[0].outcome
        record = await tables[0].record()
        assert conclave.State.from_record(record).outcome == outcomes[0]
        assert [table.phase for table in tables] == ["over", "over"]
        for table in tables:
            assert await table.verify() == conclave.verify(record)[0]
        assert ("clock" in options) == (tables[0].opening.clock == "brisk")


@in_loop
async def test_what_a_seat_is_told_is_what_it_decides_by(served):
    """The state of a client has the same legal actions and observation as the game has, for its seat."""
    async with joined(served.address, "Anna", "Ben") as clients:
        tables = await gathered(clients, "wizard", seats=3)
        seen = []

        def decide(state, seat):
            seen.append((seat, state.steps, state.observation(seat).tolist(), state.legal_actions(seat)))
            return state.legal_moves(seat)[-1]

        await tables[0].start()
        await asyncio.gather(*(online.play(table, decide, patience=PATIENCE) for table in tables))
        whole = conclave.State.from_record(await tables[0].record())
        lines = whole.record.splitlines()
        first = next(at for at, line in enumerate(lines) if line.startswith("chance"))
        steps = [line for line in lines[first:] if line]
        head = lines[:first]
        assert len(seen) > 100
        for seat, made, observation, actions in seen[::7]:
            then = conclave.State.from_record("\n".join(head + steps[:made]) + "\n")
            assert then.observation(seat).tolist() == observation
            assert then.legal_actions(seat) == actions


@pytest.mark.parametrize(("game", "often"), [("wizard", 8), ("shazamm", 2), ("maginor", 8)])
@in_loop
async def test_connections_that_are_cut_lose_and_double_nothing(served, game, often):
    """Before and after requests are delivered, again and again: each decision is asked for once, and made once."""
    async with Proxy(served.port) as proxy, joined(served.address, "Anna", "Ben") as direct:
        # Accounts are made without the proxy; only what is played goes over it.
        clients = [online.Server(proxy.address, token=client.token) for client in direct]
        tables = await gathered(clients, game, **({"seats": 3} if game != "shazamm" else {}))
        asked = Counter()
        random_moves = at_random(2)

        async def decide(state, seat):
            asked[seat] += not state.chosen(seat)
            if sum(asked.values()) % often == 0 and not state.chosen(seat):
                proxy.armed = "before" if sum(asked.values()) % (2 * often) else "after"
            return await random_moves(state, seat)

        refused = []
        for client in clients:
            hear = client.live._answered
            client.live._answered = lambda message, hear=hear: (
                refused.append(message) if message["say"] == "refused" else None,
                hear(message),
            )
        await tables[0].start()
        outcomes = await asyncio.gather(*(online.play(table, decide, patience=PATIENCE) for table in tables))
        assert outcomes[0] == outcomes[1]
        assert refused == []
        assert proxy.cuts >= 4
        record = await tables[0].record()
        made = decisions(record)
        assert {seat: made[seat] for seat in (0, 1)} == {seat: asked[seat] for seat in (0, 1)}
        for client in clients:
            await client.close()


@in_loop
async def test_a_server_that_is_killed_comes_back_to_the_same_move(tmp_path):
    served = Served(tmp_path / "kills")
    try:
        async with joined(served.address, "Anna", "Ben") as clients:
            tables = await gathered(clients, "wizard", seats=3)
            asked = Counter()
            random_moves = at_random(3)

            async def decide(state, seat):
                asked[seat] += 1
                if sum(asked.values()) in (20, 60, 61):
                    await asyncio.to_thread(served.restart)
                return await random_moves(state, seat)

            await tables[0].start()
            outcomes = await asyncio.gather(*(online.play(table, decide, patience=PATIENCE) for table in tables))
            assert outcomes[0] == outcomes[1]
            made = decisions(await tables[0].record())
            assert {seat: made[seat] for seat in (0, 1)} == dict(asked)
            assert await tables[1].verify() > 0
    finally:
        served.end()


@in_loop
async def test_who_was_away_for_long_sees_the_table_as_it_is(served):
    """More was missed than is told entry by entry, so there is a snapshot."""
    async with Proxy(served.port) as proxy, joined(served.address, "Anna") as [anna]:
        async with online.Server(proxy.address) as visitor:
            table = await anna.open("maginor", seats=2)
            looked_at = await visitor.table(table.id)
            said = []
            looked_at.listen(lambda message: said.append(message["say"]))
            proxy.is_shut = True
            proxy.cut()
            await table.sit()
            await table.fill("apprentice")
            await table.start()
            outcome = await online.play(table, conclave.Bot("apprentice"), patience=PATIENCE)
            assert looked_at.phase == "gathering"
            proxy.is_shut = False
            await looked_at.until(lambda table: table.phase == "over", PATIENCE)
            assert said == ["table"]
            assert (looked_at.outcome, looked_at.entries, looked_at.you) == (outcome, table.entries, None)
            assert looked_at.view["viewer"] == "spectator"
            assert looked_at.state().is_over


@in_loop
async def test_a_gap_is_noticed_and_filled(served):
    async with joined(served.address, "Anna") as [anna]:
        table = await anna.open("shazamm")
        for _ in range(2):
            await table.sit()
            # As if the last entry had not come, and then the one after it does.
            table.entries, table.you, table.phase = table.entries - 1, None, "over"
            table.hear({"say": "entry", "table": table.id, "entries": table.entries + 2, "what": "closed"})
            assert table.phase == "over"
            await table.until(lambda table: table.you == 0)
            assert table.phase == "gathering"
            # What was seen already is not seen twice.
            table.hear({"say": "entry", "table": table.id, "entries": table.entries, "what": "closed"})
            assert table.phase == "gathering"
            # Nothing was missed, after all.
            table.hear({"say": "entry", "table": table.id, "entries": table.entries + 2, "what": "closed"})
            await table.leave()
            await table.until(lambda table: table.you is None)
            table = await anna.open("shazamm")
        await table.sit()
        await table.fill()
        assert table.seats[1] == online.Sitter("bot", level="adept")


@in_loop
async def test_what_is_refused_says_why_and_changes_nothing(served):
    async with joined(served.address, "Anna", "Ben") as clients:
        mine, other = await gathered(clients, "shazamm")
        with pytest.raises(online.NotHost) as refused:
            await other.start()
        assert refused.value.reason == "not-host" and refused.value.text
        with pytest.raises(online.NotNow):
            await mine.record()
        with pytest.raises(online.SeatRefused):
            await mine.fill("adept", 1)
        await mine.start()
        entries = mine.entries
        for step in ["bet 51", "play R5", "", "bet 5\n1 bet 5"]:
            with pytest.raises(online.IllegalAction):
                await mine.step(step)
        with pytest.raises(conclave.IllegalMove, match="51"):
            await online.play(mine, lambda state, seat: "bet 51")
        with pytest.raises(conclave.IllegalMove, match="no move 9999"):
            await online.play(mine, lambda state, seat: 9999)
        assert mine.entries == entries and mine.is_your_turn and mine.to_act == (0, 1)
        await mine.step("bet 5")
        assert not mine.is_your_turn and mine.to_act == (1,)
        with pytest.raises(online.IllegalAction):
            await mine.step("bet 5")
        with pytest.raises(conclave.InvalidOption):
            await clients[0].open("wizard", seats=9)
        with pytest.raises(online.Refused):
            await clients[0].open("wizard", clock="sand")


@in_loop
async def test_there_is_no_such_table(served):
    async with joined(served.address, "Anna") as [anna]:
        for table in ["0000000000000", "nonsense", "zzzzzzzzzzzzz", anna.link("0000000000000")]:
            with pytest.raises(online.NoSuchTable):
                await anna.table(table)
        with pytest.raises(online.NoSuchTable):
            await online.play(anna.link("0000000000000"), at_random(1), token=anna.token)
        with pytest.raises(ValueError, match="no link to a table"):
            await anna.table("https://elsewhere.example/#/table/0000000000000")
    for link in [served.address, "conclave.example/#/table/1", f"{served.address}/#/tables"]:
        with pytest.raises(ValueError, match="link to a table|begins with http"):
            await online.play(link, at_random(1), name="Anna")


@in_loop
async def test_programs_are_shown_as_programs(served):
    async with online.Server(served.address) as person, online.Server(served.address) as stranger:
        anna = await person.join("Anna", program=False)
        assert (anna.program, anna.name, anna.key) == (False, "Anna", person.token)
        token = await person.make_token("my bot")
        async with online.Server(served.address, token=token) as bot:
            assert await bot.me() == online.Account(anna.id, "Anna", True)
            with pytest.raises(online.Forbidden):
                await bot.make_token()
            table = await bot.open("shazamm", listed=True)
            assert await bot.table(table.id) is table
            await table.sit(1)
            [listed] = [one for one in await stranger.lobby() if one.id == table.id]
            assert listed.seats[1] == online.Sitter("person", anna.id, "Anna", program=True)
            assert listed.free == (0,) and listed.link == table.link and listed.opening == table.opening
            assert (await stranger.table(listed.link)).seats == listed.seats
            await table.leave()
        assert "key" not in repr(anna)
        with pytest.raises(online.NoAccount):
            await stranger.open("shazamm")
        with pytest.raises(online.NoAccount):
            await stranger.me()
        await person.rename("Annabel")
        assert (await person.me()).name == "Annabel"
        assert await person.ranking("shazamm") == []
        await person.forget()
        with pytest.raises(online.NoAccount):
            await person.me()
    async with online.Server(served.address, token=token) as revoked:
        with pytest.raises(online.NoAccount, match="token"):
            await revoked.table(table.id)


@in_loop
async def test_people_talk_leave_and_play_again(served):
    async with joined(served.address, "Anna", "Ben") as clients:
        mine, other = await gathered(clients, "shazamm")
        await mine.say("good-luck")
        await other.until(lambda table: (0, "good-luck") in table.said)
        with pytest.raises(online.LimitReached):
            await mine.say("hello")
        await other.leave()
        await mine.until(lambda table: table.free == (1,))
        await other.sit()
        await mine.start()
        await other.until(lambda table: table.is_your_turn)
        await other.leave()
        await mine.until(lambda table: table.seats[1].left)
        both = [online.play(table, conclave.Bot("apprentice"), patience=PATIENCE) for table in (mine, other)]
        outcomes = await asyncio.gather(*both)
        assert outcomes[0] == outcomes[1]
        promised = mine.next_commitment
        await mine.again()
        await other.again()
        for table in (mine, other):
            await table.until(lambda table: table.next is not None)
        seats = []
        for client, table in zip(clients, (mine, other)):
            following = await client.table(table.next)
            seats.append(following.you)
            if following.is_host:
                await following.start()
        assert sorted(seats) == [0, 1]
        following = [await client.table(mine.next) for client in clients]
        ways = [conclave.Bot("apprentice"), conclave.Bot("random")]
        await asyncio.gather(*map(functools.partial(online.play, patience=PATIENCE), following, ways))
        for client, table in zip(clients, following):
            assert table.commitment == promised
            await table.verify()
            # Another secret than was told before this client added its part.
            client.commitments[table.id] = "0" * 64
            with pytest.raises(conclave.UnfairDice, match="committed"):
                await table.verify()


@in_loop
async def test_clocks_are_told(served):
    async with joined(served.address, "Anna") as [anna]:
        [table] = await gathered([anna], "shazamm", clock="relaxed")
        assert table.time_left() is None
        await table.start()
        await table.until(lambda table: table.to_act == (0,))
        assert 200 < table.time_left() <= 271
        [deadline] = table.deadlines
        assert deadline.seat == 0 and deadline.decision < deadline.reserve < time.time() + 271


@in_loop
async def test_messages_are_no_more_than_a_server_takes(tmp_path):
    """A client that would be too fast for the usual limits is as fast as they allow, and is never sent away."""
    served = Served(tmp_path / "limits", ["messages=20", "message-burst=60"])
    try:
        async with joined(served.address, "Anna") as [anna]:
            table = await anna.open("shazamm")
            refusals = await asyncio.gather(*(table.step("bet 1") for _ in range(90)), return_exceptions=True)
            assert {type(refusal) for refusal in refusals} <= {online.SeatRefused, online.NotNow}
            assert anna.live._trouble is None
    finally:
        served.end()


@pytest.mark.parametrize("game", conclave.games())
def test_the_example_finishes_a_game(served, game):
    example = Path(__file__).resolve().parents[1] / "examples" / "online_bot.py"
    wish = ["--name", "Daydreamer", "--game", game, "--playouts", "1", "--patience", str(PATIENCE)]
    ran = subprocess.run([sys.executable, example, served.address, *wish], capture_output=True, text=True, timeout=240)
    assert ran.returncode == 0, ran.stderr
    assert "the dice are fair" in ran.stdout


@in_loop
async def test_the_example_joins_a_table_by_its_link(served):
    example = Path(__file__).resolve().parents[1] / "examples" / "online_bot.py"
    async with joined(served.address, "Anna") as [anna]:
        table = await anna.open("shazamm")
        await table.sit()
        process = await asyncio.create_subprocess_exec(
            sys.executable, example, table.link, "--playouts", "1", stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )
        await table.until(lambda table: not table.free)
        assert table.seats[1].name == "Daydreamer" and table.seats[1].program
        await table.start()
        outcome = await online.play(table, conclave.Bot("adept"), patience=PATIENCE)
        said, wrong = await process.communicate()
        assert process.returncode == 0, wrong
        assert str(outcome.points) in said.decode()


def test_the_examples_of_the_documentation_run(served):
    code = CHAPTERS[ONLINE].replace("https://conclave.example", served.address)
    assert code.count(served.address) == 3
    printed = run(code, f"docs/python.md, {ONLINE}").splitlines()
    assert len(printed) == 3 and printed[1].startswith("conclave.Outcome")


def test_the_program_is_there():
    """These tests are of no use without it."""
    assert Path(program()).is_file()


def test_everything_public_is_documented():
    for name in online.__all__:
        thing = getattr(online, name)
        if isinstance(thing, type):
            assert thing.__doc__, name
            for member in vars(thing):
                value = getattr(thing, member)
                if not member.startswith("_") and callable(value):
                    assert value.__doc__, f"{name}.{member}"


@pytest.mark.skipif(importlib.util.find_spec("mypy") is None, reason="mypy is not installed")
def test_the_types_fit(tmp_path):
    arguments = ["--strict", "--cache-dir", str(tmp_path), "-p", "conclave.online"]
    ran = subprocess.run([sys.executable, "-m", "mypy", *arguments], cwd=tmp_path, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
