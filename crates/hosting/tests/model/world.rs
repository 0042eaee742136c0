//! The world: everybody in it, and what happens when. All of it follows from one seed.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap, HashSet};

use hosting::{Entry, Origin, Table};
use protocol::fair::Secret;
use protocol::{AccountId, Clock, Frame, Opening, Phase, TableId};

use crate::chance::Chance;
use crate::client::Client;
use crate::counts::Counts;
use crate::hours::{AHEAD, Hours, Outages};
use crate::job::Job;
use crate::laws::{Breach, Fault, Law};
use crate::network::{Connection, Told};
use crate::node::{Node, Operation};
use crate::store::{Answer, Kept};

pub(crate) use hosting::Millis;

/// When a world begins.
const DAWN: Millis = 1_000_000;

/// How long everybody has, after the last decision, to come to the end of the log.
const REST: Millis = 20_000;

/// How often a node notes that it is there.
pub(crate) const NOTED_EVERY: Millis = 5_000;

/// Something that happens.
#[derive(Debug)]
pub(crate) enum Event {
    Request { connection: usize, frame: Frame },
    Message { connection: usize, message: Told },
    Lost { connection: usize },
    HungUp { connection: usize },
    Connect { client: usize },
    Due { client: usize },
    Think { client: usize, table: usize },
    Landed { operation: Box<Operation>, is_answered: bool },
    Came { node: usize, life: u32, table: usize, answer: Answer },
    Grown { node: usize, table: usize },
    GoOn { node: usize, life: u32, table: usize },
    Alarm { node: usize, life: u32, table: usize, moment: Millis },
    Thought { node: usize, life: u32, table: usize, job: Job },
    Poll { node: usize },
    Start { node: usize },
    Trouble,
    Calm,
}

/// An event and when it happens; of those at the same time, the one that was planned first.
#[derive(Debug)]
struct Planned {
    at: (Millis, u64),
    event: Event,
}

impl PartialEq for Planned {
    fn eq(&self, other: &Self) -> bool {
        self.at == other.at
    }
}

impl Eq for Planned {}

impl PartialOrd for Planned {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Planned {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.at.cmp(&other.at)
    }
}

/// How bad it is in a world.
#[derive(Debug)]
pub(crate) struct Weather {
    /// How long anything takes on its way, at most.
    pub(crate) slow: Millis,
    /// How long people think, at most.
    pub(crate) thinks: Millis,
    /// How often, in a thousand times, the store fails.
    pub(crate) fails: usize,
    /// How often a message of the bus is lost.
    pub(crate) loses: usize,
    /// How often something comes twice.
    pub(crate) doubles: usize,
    /// How long it takes until something breaks, at most.
    pub(crate) trouble: Millis,
}

/// Everything there is.
#[derive(Debug)]
pub(crate) struct World {
    pub(crate) chance: Chance,
    pub(crate) now: Millis,
    /// From when on nothing breaks any more.
    pub(crate) calm: Millis,
    /// From when on nobody decides anything.
    pub(crate) end: Millis,
    pub(crate) weather: Weather,
    pub(crate) fault: Option<Fault>,
    pub(crate) ids: Vec<TableId>,
    pub(crate) store: Vec<Kept>,
    pub(crate) store_away_until: Millis,
    bus_away_until: Millis,
    /// When a node has last noted in the store that it is there, by its clock.
    pub(crate) alive: Millis,
    /// When nobody could write.
    pub(crate) outages: Outages,
    pub(crate) nodes: Vec<Node>,
    pub(crate) clients: Vec<Client>,
    pub(crate) connections: Vec<Connection>,
    /// How many copies of a request are on their way.
    pub(crate) copies: HashMap<Origin, u32>,
    /// Requests of which their clients have heard that they were refused.
    pub(crate) refused: HashSet<Origin>,
    /// Requests that were refused while another copy was on its way.
    pub(crate) doubtful: HashSet<Origin>,
    pub(crate) counts: Counts,
    pub(crate) breach: Option<Breach>,
    is_traced: bool,
    planned: BinaryHeap<Reverse<Planned>>,
    plans: u64,
    /// Which tables were played when it became calm, and how many entries they had.
    pub(crate) at_calm: Vec<Option<u64>>,
}

impl World {
    /// The world of a seed.
    pub(crate) fn new(seed: u64, fault: Option<Fault>, is_traced: bool) -> Self {
        let mut chance = Chance::new(seed);
        let (nodes, clients) = (1 + chance.below(3), 2 + chance.below(2));
        let tables = if chance.one_in(4) { 2 } else { 1 };
        let store: Vec<Kept> = (0..tables).map(|table| opened(table, &mut chance)).collect();
        let has_clock = store.iter().any(|kept| kept.table.opening().clock != Clock::None);
        // Long enough for somebody's time to be up.
        let is_long = has_clock && chance.one_in(3);
        let calm =
            DAWN + if is_long { chance.between(100_000, 160_000) } else { chance.between(5000, 40_000) };
        let weather = weather(&mut chance);
        let nodes = (0..nodes).map(|_| Node::new(tables, chance.between(0, AHEAD))).collect();
        let is_spectator = chance.one_in(3);
        let client = |nth| Client::new(nth, tables, nth == 2 && is_spectator);
        Self {
            chance,
            now: DAWN,
            calm,
            end: calm + 15_000,
            weather,
            fault,
            ids: store.iter().map(|kept| kept.table.id()).collect(),
            store,
            store_away_until: 0,
            bus_away_until: 0,
            alive: DAWN,
            outages: Outages::default(),
            nodes,
            clients: (0..clients).map(client).collect(),
            connections: Vec::new(),
            copies: HashMap::new(),
            refused: HashSet::new(),
            doubtful: HashSet::new(),
            counts: Counts::default(),
            breach: None,
            is_traced,
            planned: BinaryHeap::new(),
            plans: 0,
            at_calm: Vec::new(),
        }
    }

    /// Lets everything happen, and answers which law was broken.
    pub(crate) fn run(mut self) -> (Counts, Option<Breach>) {
        for client in 0..self.clients.len() {
            let at = self.now + self.chance.between(0, 2000);
            self.plan(at, Event::Connect { client });
        }
        for node in 0..self.nodes.len() {
            self.note_that_it_is_there(node);
            self.plan(self.now + NOTED_EVERY, Event::Poll { node });
        }
        self.plan(self.now, Event::Trouble);
        self.plan(self.calm, Event::Calm);
        while let Some(Reverse(Planned { at: (at, _), event })) = self.planned.pop() {
            if at > self.end + REST || self.breach.is_some() {
                break;
            }
            self.now = at;
            self.counts.events += 1;
            self.happen(event);
            self.look_whether_it_is_served();
        }
        if self.breach.is_none() {
            self.look_at_the_end();
        }
        (self.counts, self.breach)
    }

    pub(crate) fn plan(&mut self, at: Millis, event: Event) {
        self.plans += 1;
        self.planned.push(Reverse(Planned { at: (at, self.plans), event }));
    }

    fn happen(&mut self, event: Event) {
        match event {
            Event::Request { connection, frame } => self.request(connection, frame),
            Event::Message { connection, message } => self.hear(connection, &message),
            Event::Lost { connection } => self.lost(connection),
            Event::HungUp { connection } => self.hung_up(connection),
            Event::Connect { client } => self.connect(client),
            Event::Due { client } => self.send_what_is_due(client),
            Event::Think { client, table } => self.think(client, table),
            Event::Landed { operation, is_answered } => self.land(&operation, is_answered),
            Event::Came { node, life, table, answer } if self.is_alive(node, life) => {
                self.came(node, table, answer);
            }
            Event::Grown { node, table } if self.nodes[node].is_up => self.read_on(node, table),
            Event::GoOn { node, life, table } if self.is_alive(node, life) => self.act(node, table),
            Event::Alarm { node, life, table, moment } if self.is_alive(node, life) => {
                self.alarm(node, table, moment);
            }
            Event::Thought { node, life, table, job } if self.is_alive(node, life) => {
                self.thought(node, table, job);
            }
            Event::Poll { node } => self.poll(node),
            Event::Start { node } => self.start(node),
            Event::Trouble => self.trouble(),
            Event::Calm => self.become_calm(),
            // A node to which that mattered is no more.
            Event::Came { .. }
            | Event::Grown { .. }
            | Event::GoOn { .. }
            | Event::Alarm { .. }
            | Event::Thought { .. } => {}
        }
    }

    pub(crate) fn tables(&self) -> usize {
        self.ids.len()
    }

    pub(crate) fn index(&self, id: TableId) -> usize {
        self.ids.iter().position(|other| *other == id).unwrap()
    }

    pub(crate) fn is_stormy(&self) -> bool {
        self.now < self.calm
    }

    /// How long something is on its way.
    pub(crate) fn delay(&mut self) -> Millis {
        let slow = if self.is_stormy() { self.weather.slow } else { 20 };
        let is_stuck = self.is_stormy() && self.chance.one_in(32);
        self.chance.between(1, slow) * if is_stuck { 16 } else { 1 }
    }

    pub(crate) fn note(&self, what: impl FnOnce() -> String) {
        if self.is_traced {
            println!("{:>9.3} {}", (self.now - DAWN) as f64 / 1000.0, what());
        }
    }

    /// A law is broken.
    pub(crate) fn breach(&mut self, law: Law, what: String) {
        self.note(|| format!("BROKEN {law:?}: {what}"));
        self.breach.get_or_insert(Breach { law, what });
    }

    /// Something breaks, and will again.
    fn trouble(&mut self) {
        if !self.is_stormy() {
            return;
        }
        let lasts = self.chance.between(100, 15_000);
        match self.chance.below(10) {
            0 | 1 => {
                let node = self.chance.below(self.nodes.len());
                self.crash(node);
            }
            2 => {
                // Sometimes for so long that time stands still.
                let lasts = if self.chance.one_in(3) { lasts + 15_000 } else { lasts };
                self.note(|| format!("the store is away for {lasts} ms"));
                self.store_away_until = self.store_away_until.max(self.now + lasts);
                self.outages.store_is_away(self.now, self.store_away_until);
            }
            4 if self.chance.one_in(2) => (0..self.nodes.len()).for_each(|node| self.crash(node)),
            3 => self.bus_away_until = self.now + lasts,
            _ => {
                let client = self.chance.below(self.clients.len());
                if let Some(connection) = self.clients[client].connection {
                    self.counts.lost += 1;
                    let here = self.chance.between(0, 2000);
                    let there = self.chance.between(0, if here.is_multiple_of(4) { 60_000 } else { 2000 });
                    self.lose(connection, here, there);
                }
            }
        }
        let at = self.now + self.chance.between(100, self.weather.trouble);
        self.plan(at, Event::Trouble);
    }

    fn become_calm(&mut self) {
        self.note(|| "it becomes calm".to_owned());
        let playing = |kept: &Kept| (kept.table.phase() == Phase::Playing).then(|| kept.entries());
        self.at_calm = self.store.iter().map(playing).collect();
        (self.store_away_until, self.bus_away_until) = (0, 0);
        self.outages.store_is_there(self.now);
    }

    /// Says on the bus that a table has grown.
    pub(crate) fn say_that_it_has_grown(&mut self, node: usize, table: usize) {
        for other in 0..self.nodes.len() {
            let is_lost = self.bus_away_until > self.now
                || self.is_stormy() && self.chance.per_mille(self.weather.loses);
            if other == node || is_lost {
                continue;
            }
            for _ in 0..1 + usize::from(self.is_stormy() && self.chance.per_mille(self.weather.doubles)) {
                let at = self.now + self.delay();
                self.plan(at, Event::Grown { node: other, table });
            }
        }
    }
}

fn opened(table: usize, chance: &mut Chance) -> Kept {
    let game = ["shazamm", "shazamm", "maginor", "wizard"][chance.below(4)];
    let clock = if chance.one_in(2) { Clock::Brisk } else { Clock::None };
    let opening: Opening = serde_json::from_str(&format!("{{\"game\": {game:?}}}")).unwrap();
    let opening = Opening { clock, spectators: !chance.one_in(4), ..opening };
    let secret = Secret::new(chance.bytes());
    let what = Table::open(opening, AccountId::new(0), &secret, &secret).unwrap();
    let log = vec![Entry { at: DAWN, by: None, what }];
    let table = Table::replay(TableId::new(table as u64), secret, log.clone()).unwrap();
    Kept { secret, log, requests: HashMap::new(), table, hours: Hours::new(clock) }
}

fn weather(chance: &mut Chance) -> Weather {
    let mut one_of = |all: [usize; 4]| all[chance.below(4)];
    Weather {
        slow: one_of([5, 50, 200, 400]) as Millis,
        thinks: one_of([200, 1000, 1000, 3000]) as Millis,
        fails: one_of([0, 20, 50, 150]),
        loses: one_of([0, 100, 500, 1000]),
        doubles: one_of([0, 0, 50, 200]),
        trouble: one_of([1000, 3000, 6000, 20_000]) as Millis,
    }
}
