// How many steps a second boardgame.io acknowledges: two secret bets a round, decided at once, in memory.
//
//   node measure.js MATCHES SECONDS
//
// Its server is a process of its own; those who play are clients of socket.io that speak its protocol and nothing more, which is
// cheaper than its own client. Answers an object of JSON. It is found in the folder of NODE_PATH.
'use strict';

const NAME = 'bets';
const MANA = 50;

const Bets = {
  name: NAME,
  setup: () => ({ round: 1, wall: 9, mana: [MANA, MANA], bets: [null, null] }),
  turn: { activePlayers: { all: 'betting' } },
  // The server alone decides, and a bet is not stale because the other was faster.
  moves: { bet: { move: bet, client: false, ignoreStaleStateID: true } },
  // Nobody sees the bet of the other.
  playerView: ({ G, playerID }) => ({
    ...G,
    bets: G.bets.map((bet, seat) => (String(seat) === playerID ? bet : bet === null ? null : 'made')),
  }),
};

function bet({ G, playerID }, amount) {
  const seat = Number(playerID);
  if (G.bets[seat] !== null || !(amount >= 1 && amount <= G.mana[seat])) return 'INVALID_MOVE';
  G.bets[seat] = amount;
  if (G.bets.includes(null)) return undefined;
  G.wall += Math.sign(G.bets[0] - G.bets[1]);
  G.mana = G.mana.map((mana, seat) => mana - G.bets[seat]);
  G.bets = [null, null];
  G.round += 1;
  // The next game begins where one ends.
  if (G.wall < 6 || G.wall > 12 || G.mana.some((mana) => mana < 1)) Object.assign(G, { wall: 9, mana: [MANA, MANA] });
  return undefined;
}

/** The server, at any free port, which it tells. */
async function serve() {
  const { Server } = require('boardgame.io/server');
  const server = Server({ games: [Bets], origins: [/.*/] });
  const { appServer } = await server.run({ port: 0 });
  process.send({ port: appServer.address().port });
  process.on('disconnect', () => process.exit(0));
}

/** Somebody who bets as soon as it is possible, once a round. `tally.states` has the number of steps of every match. */
function play(io, url, match, seat, tally) {
  const player = String(seat);
  const socket = io(`${url}/${NAME}`, { transports: ['websocket'], forceNew: true });
  let asked = { round: 0, at: 0, open: false };
  const see = ({ G, _stateID }) => {
    tally.states[match] = Math.max(tally.states[match], _stateID);
    const made = G.bets[seat] !== null || G.round > asked.round;
    if (asked.open && made) {
      asked.open = false;
      tally.times.push(performance.now() - asked.at);
    }
    if (G.bets[seat] !== null || G.round === asked.round) return;
    asked = { round: G.round, at: performance.now(), open: true };
    const amount = 1 + Math.floor(Math.random() * Math.min(10, G.mana[seat]));
    const payload = { type: 'bet', args: [amount], playerID: player };
    socket.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, String(match), player);
  };
  socket.on('sync', (_, { state }) => see(state));
  socket.on('update', (_, state) => see(state));
  socket.on('connect', () => socket.emit('sync', String(match), player, undefined, 2));
  return socket;
}

const wait = (seconds) => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
const sum = (numbers) => numbers.reduce((one, other) => one + other, 0);

/** Lets both play at every match, and answers what was counted. */
async function measure(url, matches, seconds) {
  const { io } = require('socket.io-client');
  const tally = { states: Array(matches).fill(0), times: [] };
  const sockets = [];
  for (let match = 0; match < matches; match++) {
    // The second finds the match that the first has made.
    sockets.push(play(io, url, match, 0, tally));
    await wait(0.02);
    sockets.push(play(io, url, match, 1, tally));
  }
  await wait(2);
  const before = sum(tally.states);
  const begun = performance.now();
  tally.times = [];
  await wait(seconds);
  const steps = sum(tally.states) - before;
  const took = (performance.now() - begun) / 1000;
  const times = tally.times.sort((one, other) => one - other);
  const within = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? null;
  sockets.forEach((socket) => socket.close());
  return { matches, seconds: took, steps, steps_per_s: steps / took, ack_p50_ms: within(0.5), ack_p99_ms: within(0.99) };
}

async function main() {
  const [matches, seconds] = process.argv.slice(2).map(Number);
  const server = require('node:child_process').fork(__filename, ['serve'], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  try {
    const port = await new Promise((resolve, reject) => {
      server.on('message', ({ port }) => resolve(port));
      server.on('exit', () => reject(new Error('the server has ended')));
    });
    console.log(JSON.stringify(await measure(`http://127.0.0.1:${port}`, matches, seconds)));
  } finally {
    server.kill();
  }
}

(process.argv[2] === 'serve' ? serve() : main()).catch((error) => {
  console.error(error);
  process.exit(1);
});
