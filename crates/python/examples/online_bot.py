"""A bot that plays at a Conclave server: online_bot.py ADDRESS

The address is that of a server, `https://HOST`, or the link to a table, `https://HOST/#/table/ID`. At a server it sits down at
a listed table of the game that has a free seat; if there is none, it opens one and lets bots of the server take the other
seats. It plays one game to the end, and checks its dice.

It decides by playing on: of each move it imagines some games in which everything that it cannot know is drawn anew and everybody
plays at random, and takes the move that went best. Put something better in the place of `decide`.
"""

import argparse
import asyncio
import os
import random
import sys

import conclave
from conclave import online


def decide(state, seat, playouts=4):
    """The move of a seat that goes best if everybody plays at random from then on."""
    moves = state.legal_moves(seat)
    if len(moves) == 1:
        return moves[0]

    def worth(move):
        total = 0.0
        for _ in range(playouts):
            imagined = state.resample(seat)
            imagined.apply(move, seat)
            while not imagined.is_over:
                # Whoever is next; a decision of several moves is finished before others decide.
                imagined.apply(random.choice(imagined.legal_moves()))
            total += imagined.returns[seat]
        return total

    return max(moves, key=worth)


async def find_table(server, game):
    """A table at which there is a game to play."""
    for listed in await server.lobby():
        if listed.phase == "gathering" and listed.opening.game == game and listed.free:
            return await server.table(listed.id)
    table = await server.open(game, listed=True)
    await table.sit()
    await table.fill("apprentice")
    await table.start()
    return table


async def main(arguments):
    address, found, table = arguments.address.partition("/#/table/")
    async with online.Server(address, token=arguments.token) as server:
        if server.token is None:
            await server.join(arguments.name)
        table = await (server.table(table) if found else find_table(server, arguments.game))
        print(f"at {table.link}", flush=True)
        outcome = await online.play(
            table, lambda state, seat: decide(state, seat, arguments.playouts), patience=arguments.patience
        )
        print(f"points: {outcome.points}, place: {outcome.places[table.you]}")
        print(f"the dice are fair: {await table.verify()} outcomes checked")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="A bot that plays at a Conclave server.")
    parser.add_argument("address", help="of a server, or the link to a table")
    parser.add_argument("--name", default="Daydreamer", help="for a new account, if there is no token")
    parser.add_argument("--game", default="wizard", choices=list(conclave.games()), help="if no table is named")
    parser.add_argument("--token", default=os.environ.get("CONCLAVE_TOKEN"), help="of somebody's account; or CONCLAVE_TOKEN")
    parser.add_argument("--playouts", type=int, default=4, metavar="N", help="imagined games for each move")
    parser.add_argument("--patience", type=float, default=3600, metavar="SECONDS", help="that nothing may happen")
    try:
        asyncio.run(main(parser.parse_args()))
    except (online.OnlineError, ValueError) as error:
        sys.exit(f"online_bot: {error}")
