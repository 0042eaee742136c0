//! A table elsewhere, as the page knows it: signals that its screens follow.

use std::cell::Cell;
use std::rc::Rc;

use markup::prelude::*;
use protocol::fair::{Commitment, Revealed, Salt};
use protocol::{
    AccountId, Clock, Command, Deadline, GameSeen, Happened, Message, Phase, Phrase, Reason, Seen, Sitter,
    Snapshot, TableId,
};
use serde_json::Value;
use table::Seat;
use wasm_bindgen_futures::spawn_local;

use super::line::{Heard, Line};
use crate::browser::{now, random, sleep};
use crate::library::storage;

/// How long something that was said stays to be read, in milliseconds.
const READING: u32 = 7_000;

/// How a table is reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reach {
    /// It was not reached yet.
    Trying,
    /// It is there.
    There,
    /// The connection is lost, and is being opened again.
    Lost,
    /// It cannot be had.
    Refused(Reason),
}

/// What somebody has done before coming to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Arrival {
    /// Opened it, or chosen it to sit down there.
    Sits,
    /// Wanted to play again.
    PlaysAgain,
}

thread_local! {
    static ARRIVAL: Cell<Option<Arrival>> = const { Cell::new(None) };
}

impl Arrival {
    /// Whoever comes to a table next comes like this.
    pub(crate) fn expect(self) {
        ARRIVAL.set(Some(self));
    }
}

/// Something that was said, numbered so that the same twice is told twice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Said {
    pub(crate) count: u32,
    pub(crate) seat: Seat,
    pub(crate) phrase: Phrase,
}

/// What takes in how the game goes on.
pub(crate) trait Feed {
    /// The table as it is now; whether it could be read.
    fn look(&self, seen: &Snapshot<Value>) -> bool;
    /// The game went on; whether it could be read.
    fn hear(
        &self,
        entries: u64,
        by: By,
        facts: &[Vec<Value>],
        between: &[Value],
        game: &GameSeen<Value>,
    ) -> bool;
    /// Somebody else sits somewhere.
    fn seat(&self, seat: Seat, sitter: &Sitter, entries: u64);
    /// A decision was answered.
    fn answered(&self, answer: Result<Option<u64>, Reason>);
}

/// Who decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct By {
    pub(crate) seat: Option<Seat>,
    /// Whether that was no person.
    pub(crate) is_bot: bool,
}

/// A table elsewhere: a handle that every part of its screens has a copy of.
#[derive(Clone, Copy)]
pub(crate) struct Visit {
    pub(crate) id: TableId,
    /// Whether it is looked at with a spectator's eyes.
    pub(crate) is_spectator: bool,
    /// What is known of it.
    pub(crate) known: RwSignal<Option<Seen<Value>>, LocalStorage>,
    /// How far it is.
    pub(crate) phase: Memo<Option<Phase>>,
    /// Who sits where.
    pub(crate) seats: Memo<Vec<Sitter>>,
    /// Where one sits.
    pub(crate) you: Memo<Option<Seat>>,
    /// Whose table it is.
    pub(crate) host: Memo<Option<AccountId>>,
    /// Who wants to play again, …
    pub(crate) again: Memo<Vec<Seat>>,
    /// … and where.
    pub(crate) next: Memo<Option<TableId>>,
    pub(crate) reach: RwSignal<Reach>,
    /// The seats of those who are there.
    pub(crate) here: RwSignal<Vec<Seat>>,
    /// What was said last.
    pub(crate) said: RwSignal<Vec<Said>>,
    /// Those whom one does not want to hear.
    pub(crate) muted: RwSignal<Vec<Seat>>,
    /// For whom a bot decided last, and how often that has been so.
    pub(crate) stood_in: RwSignal<Option<(u32, Seat)>>,
    /// Why something was refused.
    pub(crate) refused: RwSignal<Option<Reason>>,
    /// Whether the page is too old for what it is told.
    pub(crate) is_outdated: RwSignal<bool>,
    /// Whether one comes here from a game with the same people.
    pub(crate) plays_again: RwSignal<bool>,
    /// Who one is there.
    pub(crate) account: RwSignal<Option<AccountId>>,
    /// By how many milliseconds the server's clock is ahead.
    ahead: StoredValue<f64>,
    /// The second by which clocks go.
    second: RwSignal<f64>,
    line: StoredValue<Option<Line>, LocalStorage>,
    feed: StoredValue<Option<Rc<dyn Feed>>, LocalStorage>,
    /// The number of the decision on its way.
    decision: StoredValue<Option<u64>>,
}

impl Visit {
    /// Comes to a table, for as long as the screen is there that does so.
    pub(crate) fn new(id: TableId, is_spectator: bool) -> Self {
        let known = RwSignal::new_local(None::<Seen<Value>>);
        let visit = Self {
            id,
            is_spectator,
            known,
            phase: Memo::new(move |_| known.with(|known| known.as_ref().map(|known| known.phase))),
            seats: Memo::new(move |_| {
                known.with(|known| known.as_ref().map(|known| known.seats.clone()).unwrap_or_default())
            }),
            you: Memo::new(move |_| known.with(|known| known.as_ref().and_then(|known| known.you))),
            host: Memo::new(move |_| known.with(|known| known.as_ref().map(|known| known.host))),
            again: Memo::new(move |_| {
                known.with(|known| known.as_ref().map(|known| known.again.clone()).unwrap_or_default())
            }),
            next: Memo::new(move |_| known.with(|known| known.as_ref().and_then(|known| known.next))),
            reach: RwSignal::new(Reach::Trying),
            here: RwSignal::new(Vec::new()),
            said: RwSignal::new(Vec::new()),
            muted: RwSignal::new(Vec::new()),
            stood_in: RwSignal::new(None),
            refused: RwSignal::new(None),
            is_outdated: RwSignal::new(false),
            plays_again: RwSignal::new(false),
            account: RwSignal::new(None),
            ahead: StoredValue::new(0.0),
            second: RwSignal::new(now()),
            line: StoredValue::new_local(None),
            feed: StoredValue::new_local(None),
            decision: StoredValue::new(None),
        };
        let line = Line::open(id, is_spectator, move |heard| visit.hear(heard));
        visit.line.set_value(Some(line.clone()));
        // The way by which it is closed must outlive the signals.
        let closing = StoredValue::new_local(line);
        on_cleanup(move || {
            if let Some(line) = closing.try_get_value() {
                line.close();
            }
        });
        visit
    }

    fn line(self) -> Option<Line> {
        self.line.try_get_value().flatten()
    }

    /// Asks for something at the table.
    pub(crate) fn ask(self, command: Command) {
        let _ = self.refused.try_set(None);
        if let Some(line) = self.line() {
            line.ask(command);
        }
    }

    /// Decides, in the notation of records.
    pub(crate) fn decide(self, step: String) {
        if let Some(line) = self.line() {
            let seen = self.known.with_untracked(|known| known.as_ref().map(|known| known.entries));
            let number = line.ask(Command::Step { step, seen });
            let _ = self.decision.try_set_value(Some(number));
        }
    }

    /// Says something to those at the table.
    pub(crate) fn say(self, phrase: Phrase) {
        let _ = self.refused.try_set(None);
        if let Some(line) = self.line() {
            line.say(phrase);
        }
    }

    /// Comes again, as whoever one is now.
    pub(crate) fn come_again(self) {
        if let Some(line) = self.line() {
            line.reconnect();
        }
    }

    /// Sits down somewhere and adds to the dice, or comes back.
    pub(crate) fn sit(self, seat: Option<Seat>) {
        let salt = self.commitment().map(|commitment| Promise::add(&Promise::key(self.id), commitment));
        self.ask(Command::Sit { seat, salt });
    }

    /// Wants to play again, and adds to the dice of that game, as long as the server is committed to its part of them.
    pub(crate) fn play_again(self) {
        let promised =
            self.known.with_untracked(|known| known.as_ref().and_then(|known| known.next_commitment));
        let salt = promised.map(|commitment| Promise::add(&Promise::key_of_next(self.id), commitment));
        self.ask(Command::Again { salt });
    }

    /// Lets the game be told to this.
    pub(crate) fn tell(self, feed: Rc<dyn Feed>) {
        self.feed.set_value(Some(feed));
    }

    fn feed(self) -> Option<Rc<dyn Feed>> {
        self.feed.try_get_value().flatten()
    }

    fn hear(self, heard: Heard) {
        // What is heard after the screen has gone is for nobody.
        if self.line.try_get_value().is_none() {
            return;
        }
        match heard {
            Heard::Open { account, ahead } => {
                self.ahead.set_value(ahead);
                self.account.set(account);
                self.reach.set(Reach::There);
            }
            Heard::Lost => self.reach.set(Reach::Lost),
            Heard::Refused(reason) => self.reach.set(Reach::Refused(reason)),
            Heard::Answered { number, answer } => {
                if self.decision.get_value() == Some(number) {
                    self.decision.set_value(None);
                    if let Some(feed) = self.feed() {
                        feed.answered(answer);
                    }
                }
                if let Err(reason) = answer {
                    self.refused.set(Some(reason));
                }
            }
            Heard::Told(message) => self.told(*message),
        }
    }

    fn told(self, message: Message<Value>) {
        match message {
            Message::Table { here, seen, .. } => {
                self.here.set(here);
                let is_read = self.feed().is_none_or(|feed| feed.look(&seen));
                self.is_outdated.set(!is_read);
                // Whoever looks with a spectator's eyes sits nowhere.
                let account = self.account.get_untracked().filter(|_| !self.is_spectator);
                self.known.set(Some(Seen::new(seen, account)));
                self.arrive();
            }
            Message::Entry { entries, what, .. } => {
                self.happened(entries, &what);
                self.known.update(|known| {
                    if let Some(known) = known {
                        known.apply(entries, &what);
                    }
                });
            }
            Message::Present { seat, here, .. } => self.here.update(|all| {
                all.retain(|one| *one != seat);
                if here {
                    all.push(seat);
                }
            }),
            Message::Said { seat, phrase, .. } => self.show_said(seat, phrase),
            Message::Unwatched { .. } => self.reach.set(Reach::Refused(Reason::NoSuchTable)),
            Message::Hello { .. } | Message::Done { .. } | Message::Refused { .. } => {}
        }
    }

    /// Whoever has just opened the table sits down; whoever plays again sits there.
    fn arrive(self) {
        if self.is_spectator || self.phase.get_untracked() != Some(Phase::Gathering) {
            return;
        }
        match (ARRIVAL.take(), self.you.get_untracked()) {
            (Some(Arrival::PlaysAgain), Some(_)) => self.plays_again.set(true),
            (Some(Arrival::Sits), None) if self.account.get_untracked().is_some() => self.sit(None),
            _ => {}
        }
    }

    /// What the server has published of its secret, as long as seats are taken.
    fn commitment(self) -> Option<Commitment> {
        self.known.with_untracked(|known| {
            known.as_ref().filter(|known| known.phase == Phase::Gathering).map(|known| known.commitment)
        })
    }

    fn happened(self, entries: u64, what: &Happened<Value>) {
        match what {
            Happened::Game { seat, stood_in, facts, between, game } => {
                let by = By { seat: *seat, is_bot: *stood_in || seat.is_some_and(|seat| self.is_bot(seat)) };
                if let (true, Some(seat)) = (*stood_in, *seat) {
                    self.stood_in.update(|last| *last = Some((last.map_or(0, |(count, _)| count + 1), seat)));
                }
                let is_read = self.feed().is_none_or(|feed| feed.hear(entries, by, facts, between, game));
                self.is_outdated.set(!is_read);
            }
            Happened::Seat { seat, sitter, .. } => {
                if let Some(feed) = self.feed() {
                    feed.seat(*seat, sitter, entries);
                }
            }
            _ => {}
        }
    }

    /// Shows what somebody says until it has been read.
    fn show_said(self, seat: Seat, phrase: Phrase) {
        if self.muted.with_untracked(|muted| muted.contains(&seat)) {
            return;
        }
        let count =
            self.said.with_untracked(|said| said.iter().map(|said| said.count + 1).max().unwrap_or(0));
        self.said.update(|said| {
            said.retain(|said| said.seat != seat);
            said.push(Said { count, seat, phrase });
        });
        spawn_local(async move {
            sleep(READING).await;
            if self.said.try_get_untracked().is_some() {
                self.said.update(|said| said.retain(|said| said.count != count));
            }
        });
    }

    /// Whether somebody sits there who is not there at the moment. Whoever looks is.
    pub(crate) fn is_away(self, seat: Seat) -> bool {
        self.you.get() != Some(seat) && !self.here.with(|here| here.contains(&seat))
    }

    /// Whether a bot sits there, for good or until somebody comes back.
    fn is_bot(self, seat: Seat) -> bool {
        let sitter = self.seats.with_untracked(|seats| seats.get(seat.index()).cloned());
        matches!(sitter, Some(Sitter::Bot { .. } | Sitter::Person { left: true, .. }))
    }

    /// Whether a seat's clock runs, and until when, by our clock.
    pub(crate) fn deadline(self, seat: Seat) -> Memo<Option<Running>> {
        Memo::new(move |_| {
            let (deadline, clock) = self.known.with(|known| {
                let known = known.as_ref()?;
                let of_seat = |deadline: &&Deadline| deadline.seat == seat;
                Some((*known.game.as_ref()?.deadlines.iter().find(of_seat)?, known.opening.clock))
            })?;
            let ahead = self.ahead.get_value();
            let ours = |theirs: u64| theirs as f64 - ahead;
            Some(Running { decision: ours(deadline.decision), reserve: ours(deadline.reserve), clock })
        })
    }

    /// What the time is, second by second, for those who show a clock.
    pub(crate) fn second(self) -> f64 {
        self.second.get()
    }

    /// Lets clocks go as long as the screen is there.
    pub(crate) fn let_clocks_go(self) {
        spawn_local(async move {
            loop {
                sleep(1000).await;
                let runs = self.known.try_with_untracked(|known| {
                    let game = known.as_ref().and_then(|known| known.game.as_ref());
                    game.is_some_and(|game| !game.deadlines.is_empty())
                });
                match runs {
                    None => return,
                    Some(true) => self.second.set(now()),
                    Some(false) => {}
                }
            }
        });
    }
}

/// A clock that runs, by ours.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Running {
    /// When the time for this decision ends.
    pub(crate) decision: f64,
    /// When the reserve ends as well.
    pub(crate) reserve: f64,
    pub(crate) clock: Clock,
}

/// What was promised before a game, and what was added to its dice here, where perhaps not everything was taken: kept until the dice
/// are checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Promise {
    commitment: Commitment,
    salts: Vec<Salt>,
}

impl Promise {
    fn key(table: TableId) -> String {
        format!("conclave/promise/{table}")
    }

    /// Where it is noted for the table at which they play again, as long as nobody knows which one that is.
    fn key_of_next(table: TableId) -> String {
        format!("{}/next", Self::key(table))
    }

    /// Draws what is added to dice, and notes it with what the server has published of them until then.
    fn add(key: &str, commitment: Commitment) -> Salt {
        let salt = Salt::new(random());
        let before = Self::noted(key).filter(|promise| promise.commitment == commitment);
        let mut salts = before.map(|promise| promise.salts).unwrap_or_default();
        salts.push(salt);
        let words: Vec<String> = salts.iter().map(Salt::to_string).collect();
        storage::save(key, &format!("{commitment} {}", words.join(" ")));
        salt
    }

    /// What was noted, if one sat down at the table with this device.
    pub(crate) fn of(table: TableId) -> Option<Self> {
        Self::noted(&Self::key(table))
    }

    /// What was promised at a table for the next one is a promise for this one.
    pub(crate) fn carry(table: TableId, next: TableId) {
        if let Some(kept) = storage::load(&Self::key_of_next(table)) {
            storage::save(&Self::key(next), &kept);
            storage::remove(&Self::key_of_next(table));
        }
    }

    fn noted(key: &str) -> Option<Self> {
        let kept = storage::load(key)?;
        let mut words = kept.split(' ');
        let commitment = words.next()?.parse().ok()?;
        Some(Self { commitment, salts: words.filter_map(|word| word.parse().ok()).collect() })
    }

    /// Whether what is told after the end is what was promised.
    pub(crate) fn is_kept(&self, told: &Revealed) -> bool {
        self.commitment == told.commitment
            && told.salts.iter().flatten().any(|salt| self.salts.contains(salt))
    }

    pub(crate) fn forget(table: TableId) {
        storage::remove(&Self::key(table));
    }
}

#[cfg(test)]
mod tests {
    use protocol::fair::Secret;

    use super::*;

    #[test]
    fn a_promise_is_kept_by_what_was_published_and_one_of_the_own_salts() {
        let (secret, other) = (Secret::new([1; 32]), Secret::new([2; 32]));
        let [first, second, foreign] = [3, 4, 5].map(|byte| Salt::new([byte; 16]));
        let promise = Promise { commitment: secret.commitment(), salts: vec![first, second] };
        let told = |secret: Secret, salts| Revealed { commitment: secret.commitment(), secret, salts };
        assert!(promise.is_kept(&told(secret, vec![Some(foreign), Some(second), None])));
        assert!(!promise.is_kept(&told(secret, vec![Some(foreign), None])));
        assert!(!promise.is_kept(&told(other, vec![Some(first)])));
    }
}
