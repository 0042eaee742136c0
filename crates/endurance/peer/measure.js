// How many steps a second boardgame.io acknowledges: a duel of two wizards who bet mana in secret and at once, with hands and decks of
// spells, in memory.
//
//   node measure.js MATCHES SECONDS
//
// Its server is a process of its own; those who play are its own clients, all in this process. Answers an object of JSON. It is found
// in the folder of NODE_PATH.
'use strict';

const NAME = 'duel';
const [MANA, HAND, SPELLS, END] = [50, 5, 14, 3];
/** How long it may take until somebody sees a match, in seconds. */
const PATIENCE = 30;

const Duel = {
  name: NAME,
  setup: ({ random }) => ({ round: 1, ...begin(random) }),
  turn: { activePlayers: { all: 'betting' } },
  // The server alone decides, and a bet is not stale because the other was faster.
  moves: { bet: { move: bet, client: false, ignoreStaleStateID: true } },
  playerView: ({ G, playerID }) => ({ ...G, wizards: G.wizards.map((own, seat) => seen(own, String(seat) === playerID)) }),
};

function begin(random) {
  return { wall: 0, wizards: [wizard(random), wizard(random)], history: [] };
}

function wizard(random) {
  const deck = random.Shuffle(Array.from({ length: SPELLS }, (_, spell) => spell + 1));
  return { mana: MANA, hand: deck.slice(0, HAND), deck: deck.slice(HAND), played: [], bet: null };
}

/** A wizard as somebody sees it: nobody sees decks, nor the hand and the bet of the other. */
function seen(wizard, isOwn) {
  const { deck, hand, bet } = wizard;
  const shown = isOwn ? { hand, bet } : { hand: hand.length, bet: bet === null ? null : 'made' };
  return { ...wizard, deck: deck.length, ...shown };
}

function bet({ G, playerID, random }, amount, spells) {
  const own = G.wizards[Number(playerID)];
  const isLegal = amount >= 1 && amount <= own.mana && spells.every((spell) => own.hand.includes(spell));
  if (own.bet !== null || !isLegal) return 'INVALID_MOVE';
  own.bet = { amount, spells };
  if (G.wizards.every((wizard) => wizard.bet !== null)) resolve(G, random);
  return undefined;
}

function resolve(G, random) {
  const bets = G.wizards.map((wizard) => wizard.bet);
  G.wall += Math.sign(bets[0].amount - bets[1].amount);
  G.round += 1;
  G.history.push({ bets, wall: G.wall });
  for (const wizard of G.wizards) {
    const { amount, spells } = wizard.bet;
    wizard.mana -= amount;
    wizard.played.push(...spells);
    wizard.hand = wizard.hand.filter((spell) => !spells.includes(spell));
    wizard.hand.push(...wizard.deck.splice(0, HAND - wizard.hand.length));
    wizard.bet = null;
  }
  // The next game begins where one ends.
  if (Math.abs(G.wall) >= END || G.wizards.some((wizard) => wizard.mana < 1)) Object.assign(G, begin(random));
}

/** The server, at any free port, which it tells. */
async function serve() {
  const { Server } = require('boardgame.io/server');
  const server = Server({ games: [Duel], origins: [/.*/] });
  const { appServer } = await server.run({ port: 0 });
  process.send({ port: appServer.address().port });
  process.on('message', () => process.send({ cpu: cpu() }));
  process.on('disconnect', () => process.exit(0));
}

/** Somebody who bets as soon as it is possible, once a round, and is there when this answers. `tally.states` has the number of steps of
 * every match. */
async function play(url, match, seat, tally) {
  const { Client } = require('boardgame.io/client');
  const { SocketIO } = require('boardgame.io/multiplayer');
  const multiplayer = SocketIO({ server: url, socketOpts: { transports: ['websocket'] } });
  const client = Client({ game: Duel, multiplayer, matchID: String(match), playerID: String(seat), debug: false });
  let asked = { round: 0, at: 0, open: false };
  let arrived;
  const isThere = new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`nobody is shown match ${match}`)), 1000 * PATIENCE);
    arrived = () => {
      clearTimeout(late);
      resolve();
    };
  });
  client.subscribe((state) => {
    if (!state) return;
    arrived();
    const { round, wizards } = state.G;
    const own = wizards[seat];
    tally.states[match] = Math.max(tally.states[match], state._stateID);
    if (asked.open && (own.bet !== null || round > asked.round)) {
      asked.open = false;
      tally.times.push(performance.now() - asked.at);
    }
    if (own.bet !== null || round === asked.round) return;
    asked = { round, at: performance.now(), open: true };
    const amount = 1 + Math.floor(Math.random() * Math.min(10, own.mana));
    const spells = Math.random() < 0.5 ? own.hand.slice(0, 1) : [];
    // Not within the news of the state before; and nobody bets who has gone meanwhile.
    setImmediate(() => tally.isOver || client.moves.bet(amount, spells));
  });
  client.start();
  await isThere;
  return client;
}

/** The milliseconds for which this process has had a processor. */
function cpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const wait = (seconds) => new Promise((resolve) => setTimeout(resolve, 1000 * seconds));
const sum = (numbers) => numbers.reduce((one, other) => one + other, 0);

/** Lets both play at every match, and answers what was counted; `serverCpu` asks the server for its processor time. */
async function measure(url, matches, seconds, serverCpu) {
  const tally = { states: Array(matches).fill(0), times: [], isOver: false };
  const clients = [];
  for (let match = 0; match < matches; match++) {
    // The second finds the match that the first has made.
    clients.push(await play(url, match, 0, tally));
    clients.push(await play(url, match, 1, tally));
  }
  await wait(2);
  const before = [...tally.states];
  const cpuBefore = [await serverCpu(), cpu()];
  const begun = performance.now();
  tally.times = [];
  await wait(seconds);
  const steps = sum(tally.states) - sum(before);
  const took = (performance.now() - begun) / 1000;
  const cpuAfter = [await serverCpu(), cpu()];
  const still = tally.states.filter((state, match) => state === before[match]).length;
  if (still > 0) throw new Error(`no step was made at ${still} of ${matches} matches in ${seconds} s`);
  const [server_us_per_step, clients_us_per_step] = cpuAfter.map((after, at) => (1000 * (after - cpuBefore[at])) / steps);
  const times = tally.times.sort((one, other) => one - other);
  const within = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? null;
  tally.isOver = true;
  clients.forEach((client) => client.stop());
  const acknowledged = { ack_p50_ms: within(0.5), ack_p99_ms: within(0.99) };
  return { matches, seconds: took, steps, steps_per_s: steps / took, ...acknowledged, server_us_per_step, clients_us_per_step };
}

async function main() {
  const [matches, seconds] = process.argv.slice(2).map(Number);
  const server = require('node:child_process').fork(__filename, ['serve'], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  try {
    const told = () =>
      new Promise((resolve, reject) => {
        server.once('message', resolve);
        server.once('exit', () => reject(new Error('the server has ended')));
      });
    const { port } = await told();
    const serverCpu = async () => {
      const answer = told();
      server.send('cpu');
      return (await answer).cpu;
    };
    console.log(JSON.stringify(await measure(`http://127.0.0.1:${port}`, matches, seconds, serverCpu)));
  } finally {
    server.kill();
  }
}

(process.argv[2] === 'serve' ? serve() : main()).catch((error) => {
  console.error(error);
  process.exit(1);
});
