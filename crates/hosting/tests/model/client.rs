//! Clients: what they keep is what real ones keep, and they decide by what they see.

use std::collections::HashMap;
use std::time::Duration;

use bots::Level;
use games::{GameName, with_game};
use hosting::{Asker, Origin};
use protocol::fair::Salt;
use protocol::healing::{Bookmark, Follows, Pauses, Unanswered};
use protocol::{AccountId, Clock, Command, Frame, Message, Phase, Reason, Request, Seen, Sitter};
use serde_json::value::RawValue;
use table::dice::FastDice;
use table::{Game as _, Legal as _, Seat, Viewer};

use crate::chance::Chance;
use crate::laws::{Fault, Law};
use crate::network::Told;
use crate::world::{Event, Millis, World};

/// How long a client waits for an answer: longer than anything lasts here.
const PATIENCE: Duration = Duration::from_secs(3600);

/// Somebody elsewhere.
#[derive(Debug)]
pub(crate) struct Client {
    pub(crate) asker: Asker,
    /// Whether it only looks on, with a spectator's eyes.
    pub(crate) is_spectator: bool,
    pub(crate) connection: Option<usize>,
    pub(crate) unanswered: Unanswered<Duration, usize>,
    pauses: Pauses,
    number: u64,
    /// What it knows of each table.
    pub(crate) follows: Vec<Followed>,
    /// With how many entries a step was decided, and for which seat.
    pub(crate) decided_at: HashMap<u64, (u64, Seat)>,
    asleep_until: Millis,
}

/// What a client knows of a table.
#[derive(Debug, Default)]
pub(crate) struct Followed {
    pub(crate) bookmark: Bookmark,
    pub(crate) seen: Option<Seen<Box<RawValue>>>,
    /// Whether it may not look on any more.
    pub(crate) is_shut: bool,
    /// The number of its request to look on.
    watching: u64,
    /// How many requests are not answered.
    asks: usize,
    /// With how many entries its own decision is seen.
    decided: u64,
    /// The most entries that it has seen.
    farthest: u64,
    /// Whether it is about to think.
    is_thinking: bool,
}

impl Client {
    pub(crate) fn new(nth: usize, tables: usize, is_spectator: bool) -> Self {
        let name = format!("Person {nth}");
        let account = AccountId::new(nth as u64);
        Self {
            asker: Asker { account, name, portrait: 0, program: false },
            is_spectator,
            connection: None,
            unanswered: Unanswered::default(),
            pauses: pauses(),
            number: 0,
            follows: (0..tables).map(|_| Followed::default()).collect(),
            decided_at: HashMap::new(),
            asleep_until: 0,
        }
    }

    fn next_number(&mut self) -> u64 {
        self.number += 1;
        self.number
    }

    /// As whom it knows tables.
    fn account(&self) -> Option<AccountId> {
        (!self.is_spectator).then_some(self.asker.account)
    }
}

fn pauses() -> Pauses {
    Pauses::new(Duration::from_millis(100), Duration::from_secs(3))
}

impl World {
    fn moment(&self) -> Duration {
        Duration::from_millis(self.now)
    }

    /// A client goes to some node.
    pub(crate) fn connect(&mut self, client: usize) {
        if self.clients[client].connection.is_some() {
            return;
        }
        let node = self.chance.below(self.nodes.len());
        if !self.nodes[node].is_up {
            return self.connect_later(client);
        }
        let connection = self.open(client, node);
        self.note(|| format!("client {client} is connected to node {node}"));
        self.clients[client].connection = Some(connection);
        for table in 0..self.tables() {
            self.watch(client, table);
        }
        self.send_what_is_due(client);
    }

    fn connect_later(&mut self, client: usize) {
        let fraction = self.chance.fraction();
        let pause = self.clients[client].pauses.next(fraction);
        self.plan(self.now + pause.as_millis() as Millis, Event::Connect { client });
    }

    /// Wants to hear of a table: the rest of it, or all of it.
    fn watch(&mut self, client: usize, table: usize) {
        let id = self.ids[table];
        let somebody = &mut self.clients[client];
        let (Some(connection), false) = (somebody.connection, somebody.follows[table].is_shut) else {
            return;
        };
        let (number, spectator) = (somebody.next_number(), somebody.is_spectator);
        somebody.follows[table].watching = number;
        let request = Request::Watch { seen: somebody.follows[table].bookmark.seen(), spectator };
        self.send(connection, Frame { number, table: Some(id), request });
    }

    /// A client hears that its connection is lost.
    pub(crate) fn lost(&mut self, connection: usize) {
        let client = self.connections[connection].client;
        self.connections[connection].is_open = false;
        if self.clients[client].connection != Some(connection) {
            return;
        }
        self.note(|| format!("client {client} has lost its connection"));
        self.clients[client].connection = None;
        if self.fault != Some(Fault::SendsNothingAgain) {
            self.clients[client].unanswered.lose();
        }
        self.connect_later(client);
    }

    /// Sends what is to be sent now, and looks again when there is more.
    pub(crate) fn send_what_is_due(&mut self, client: usize) {
        let Some(connection) = self.clients[client].connection else { return };
        let now = self.moment();
        while let Some(frame) = self.clients[client].unanswered.next_due(now) {
            self.note(|| format!("client {client} sends {} {:?}", frame.number, frame.request));
            if self.is_stormy() && self.chance.per_mille(self.weather.doubles) {
                self.send(connection, frame.clone());
            }
            self.send(connection, frame);
        }
        if let Some(next) = self.clients[client].unanswered.next_time() {
            let at = next.as_millis() as Millis + 1;
            if at < self.now + PATIENCE.as_millis() as Millis / 2 {
                self.plan(at, Event::Due { client });
            }
        }
    }

    /// A client hears something.
    pub(crate) fn hear(&mut self, connection: usize, message: &Told) {
        if !self.connections[connection].is_open {
            return;
        }
        let client = self.connections[connection].client;
        match &**message {
            Message::Table { table, seen, .. } => {
                let (table, account) = (self.index(*table), self.clients[client].account());
                let followed = &mut self.clients[client].follows[table];
                followed.bookmark.put(seen.entries);
                followed.seen = Some(Seen::new(seen.clone(), account));
                self.counts.snapshots += 1;
                self.has_heard(client, table, seen.entries);
            }
            Message::Entry { table, entries, what, .. } => {
                let table = self.index(*table);
                let followed = &mut self.clients[client].follows[table];
                match followed.bookmark.follow(*entries) {
                    Follows::Next => {
                        if let Some(seen) = &mut followed.seen {
                            seen.apply(*entries, what);
                        }
                        self.has_heard(client, table, *entries);
                    }
                    Follows::Known => {}
                    Follows::Gap => {
                        self.counts.gaps += 1;
                        self.watch(client, table);
                    }
                }
            }
            Message::Unwatched { table } => {
                let table = self.index(*table);
                self.clients[client].follows[table].is_shut = true;
            }
            Message::Done { number, entries } => self.was_done(client, *number, *entries),
            Message::Refused { number: Some(number), reason, .. } => {
                self.was_refused(client, connection, *number, *reason);
            }
            _ => {}
        }
    }

    fn has_heard(&mut self, client: usize, table: usize, entries: u64) {
        self.note(|| format!("client {client} has heard {entries} entries of table {table}"));
        let followed = &mut self.clients[client].follows[table];
        let farthest = followed.farthest;
        followed.farthest = farthest.max(entries);
        if entries < farthest {
            self.breach(Law::Forward, format!("client {client} saw {farthest} entries and now {entries}"));
        }
        if self.chance.one_in(16) {
            self.compare(client, table);
        }
        self.clients[client].pauses = pauses();
        self.think_soon(client, table);
    }

    /// Whether a client sees what the log says of so many entries.
    pub(crate) fn compare(&mut self, client: usize, table: usize) {
        let somebody = &self.clients[client];
        let Some(seen) = &somebody.follows[table].seen else { return };
        let then = self.store[table].at(seen.entries);
        let viewer = match somebody.account() {
            Some(account) => then.viewer(Some(account)).unwrap_or(Viewer::Spectator),
            None => Viewer::Spectator,
        };
        let (ours, theirs) = (
            serde_json::to_string(&**seen).unwrap(),
            serde_json::to_string(&then.seen(viewer).unwrap()).unwrap(),
        );
        if ours != theirs {
            let what = format!("client {client} sees of table {table}\n{ours}\nand the log says\n{theirs}");
            self.breach(Law::Followed, what);
        }
    }

    fn was_done(&mut self, client: usize, number: u64, entries: Option<u64>) {
        if let Some(entries) = entries {
            let by = Origin { account: self.clients[client].asker.account, number };
            let is_there = |kept: &crate::store::Kept| kept.requests.get(&by) == Some(&(entries - 1));
            self.counts.acknowledged += 1;
            if !self.store.iter().any(is_there) {
                let what = format!("request {number} of client {client} is not entry {entries}");
                self.breach(Law::Acknowledged, what);
            }
        }
        if let Some((_, table)) = self.clients[client].unanswered.answered(number) {
            let followed = &mut self.clients[client].follows[table];
            followed.asks -= 1;
            followed.decided = followed.decided.max(entries.unwrap_or_default());
            self.think_soon(client, table);
        }
    }

    fn was_refused(&mut self, client: usize, connection: usize, number: u64, reason: Reason) {
        let now = self.moment();
        let fraction = self.chance.fraction();
        let somebody = &mut self.clients[client];
        if let Some(followed) = somebody.follows.iter_mut().find(|followed| followed.watching == number) {
            if reason == Reason::TryAgain {
                self.lose(connection, 0, 1);
            } else {
                followed.is_shut = true;
            }
        } else if reason == Reason::TryAgain {
            somebody.unanswered.try_again(number, now, fraction);
            self.send_what_is_due(client);
        } else if let Some((_, table)) = somebody.unanswered.answered(number) {
            somebody.follows[table].asks -= 1;
            let by = Origin { account: somebody.asker.account, number };
            self.counts.refused += 1;
            self.stays_refused(by);
            self.think_soon(client, table);
        }
    }

    fn think_soon(&mut self, client: usize, table: usize) {
        let somebody = &mut self.clients[client];
        if somebody.is_spectator || somebody.follows[table].is_thinking {
            return;
        }
        somebody.follows[table].is_thinking = true;
        let asleep = somebody.asleep_until.saturating_sub(self.now);
        let at = self.now + asleep + self.chance.between(50, self.weather.thinks);
        self.plan(at, Event::Think { client, table });
    }

    /// A client decides, if there is something to decide.
    pub(crate) fn think(&mut self, client: usize, table: usize) {
        let somebody = &mut self.clients[client];
        let followed = &mut somebody.follows[table];
        followed.is_thinking = false;
        let asks_twice = self.chance.one_in(32);
        if self.now >= self.end || followed.is_shut || (followed.asks > 0 && !asks_twice) {
            return;
        }
        let Some(seen) = &followed.seen else { return };
        if seen.entries < followed.decided {
            return;
        }
        if seen.opening.clock != Clock::None && self.now < self.calm && self.chance.one_in(24) {
            // Time goes by, and whoever has not decided is stood in for.
            somebody.asleep_until = (self.now + self.chance.between(20_000, 150_000)).min(self.calm);
            return self.think_soon(client, table);
        }
        let looks_again = seen.phase == Phase::Gathering || has_left(seen);
        match command(seen, &mut self.chance) {
            Some(command) => self.ask(client, table, command),
            None if looks_again => self.think_soon(client, table),
            None => {}
        }
    }

    fn ask(&mut self, client: usize, table: usize, command: Command) {
        let (now, id) = (self.moment(), self.ids[table]);
        let somebody = &mut self.clients[client];
        let number = somebody.next_number();
        let followed = &mut somebody.follows[table];
        followed.asks += 1;
        if let (Command::Step { .. }, Some(seen)) = (&command, &followed.seen)
            && let Some(seat) = seen.you
        {
            somebody.decided_at.insert(number, (seen.entries, seat));
        }
        let frame = Frame { number, table: Some(id), request: Request::Table(command) };
        somebody.unanswered.add(frame, table, now + PATIENCE, pauses());
        self.send_what_is_due(client);
    }
}

fn has_left(seen: &Seen<Box<RawValue>>) -> bool {
    let own = seen.you.and_then(|seat| seen.seats.get(seat.index()));
    matches!(own, Some(Sitter::Person { left: true, .. }))
}

/// What somebody wants to do at a table that looks like this; now and then something that is not possible.
fn command(seen: &Seen<Box<RawValue>>, chance: &mut Chance) -> Option<Command> {
    let salt = Some(Salt::new(chance.bytes()));
    match seen.phase {
        Phase::Gathering => gather(seen, salt, chance),
        Phase::Playing if seen.you.is_none() || has_left(seen) => {
            chance.one_in(2).then_some(Command::Sit { seat: None, salt })
        }
        Phase::Playing if chance.one_in(80) => Some(Command::Leave),
        Phase::Playing if chance.one_in(30) => {
            Some(Command::Step { step: "nonsense".to_owned(), seen: None })
        }
        Phase::Playing => {
            Some(Command::Step { step: step(seen, seen.you?, &mut chance.0)?, seen: Some(seen.entries) })
        }
        Phase::Over if !seen.again.iter().any(|seat| Some(*seat) == seen.you) => {
            chance.one_in(2).then_some(Command::Again { salt })
        }
        Phase::Over | Phase::Closed => None,
    }
}

fn gather(seen: &Seen<Box<RawValue>>, salt: Option<Salt>, chance: &mut Chance) -> Option<Command> {
    let seats = Seat::all(seen.seats.len()).zip(&seen.seats);
    let free: Vec<Seat> =
        seats.filter(|(_, sitter)| **sitter == Sitter::Nobody).map(|(seat, _)| seat).collect();
    let any = |chance: &mut Chance| Seat::new(chance.below(seen.seats.len()));
    if chance.one_in(40) {
        let seat = any(chance);
        return Some(if chance.one_in(2) { Command::Leave } else { Command::Clear { seat } });
    }
    if seen.you.is_none() {
        let seat = chance.one_in(4).then(|| any(chance));
        return (!free.is_empty() || chance.one_in(8)).then_some(Command::Sit { seat, salt });
    }
    if free.is_empty() {
        return (seen.is_host() || chance.one_in(20)).then_some(Command::Start);
    }
    let seat = free[chance.below(free.len())];
    let level = Level::Apprentice.to_string();
    (seen.is_host() && chance.one_in(3)).then_some(Command::Fill { seat, level })
}

/// A legal decision, by what a client can know; nothing where there is none to make.
fn step(seen: &Seen<Box<RawValue>>, own: Seat, dice: &mut FastDice) -> Option<String> {
    let view = seen.game.as_ref()?.view.get();
    with_game!(GameName::read(&seen.opening.game)?, G => {
        let game: G = table::settled(&seen.opening.options, seen.rules).unwrap();
        let state = game.resample(&serde_json::from_str(view).unwrap(), dice);
        if !game.to_act(&state).seats().contains(own) {
            return None;
        }
        let action = game.legal(&state, own).choose(dice)?;
        Some(game.show_action(action).to_string())
    })
}
