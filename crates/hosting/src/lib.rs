//! A table that a server hosts.
//!
//! A table is its log: [entries](Entry) that are only ever added. [`Table::open`] and [`Table::decide`] say which entry a request
//! would make, or why it is refused, and change nothing; [`Table::apply`] is the only way to change a table, and is what a server does
//! once the entry is on disk. So whoever reads the log has the same table, on every node and after every restart. There is no
//! clock, no chance and no I/O in here: time comes with the entries, chance from the secret of the table and the salts of its
//! players.

mod change;
mod clocks;
mod deciding;
mod entry;
mod game;
mod place;
mod record;
mod requests;
mod seen;
mod standing_in;
#[cfg(test)]
mod twin_worlds;

use std::fmt;

use bots::Level;
use protocol::fair::{Commitment, Salt, Secret};
use protocol::{AccountId, Deadline, Opening, Phase, TableId};
use table::{Outcome, PerSeat, Seat, Seats, Seed, Viewer};

pub use change::{Appended, Change, Next};
pub use entry::{Entry, Millis, Mover, Origin, What};
pub use game::{NoSuchTable, NotPossible, Thought};
pub use standing_in::Answer;

use clocks::Clocks;
use game::{AnyGame, Told};
use place::Place;
use requests::Requests;

/// The bot that decides in the place of somebody who is away.
pub const STAND_IN: Level = Level::Adept;

/// How long somebody may be away in a game with a clock before a bot stands in, in milliseconds.
pub const STAND_IN_AFTER: Millis = 60_000;

/// Who wants something at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asker {
    /// The account.
    pub account: AccountId,
    /// Its name.
    pub name: String,
    /// Its portrait.
    pub portrait: u8,
    /// Whether it is a program of somebody's.
    pub program: bool,
}

/// Why a request is refused.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The table is in another phase.
    #[error("this is not possible at this table any more, or not yet")]
    NotNow(Phase),
    /// Only the host may.
    #[error("only the host of the table may do that")]
    NotHost,
    /// There is no such seat.
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(Seat),
    /// Somebody sits there.
    #[error("somebody sits in seat {0}")]
    Taken(Seat),
    /// All seats are taken.
    #[error("all seats are taken")]
    Full,
    /// Whoever asks sits at the table already.
    #[error("you sit in seat {0} already")]
    Seated(Seat),
    /// Whoever asks does not sit at the table.
    #[error("you do not sit at this table")]
    NotSeated,
    /// Nobody sits there.
    #[error("nobody sits in seat {0}")]
    Free(Seat),
    /// Seats are free, so the game cannot begin.
    #[error("the game begins when every seat is taken")]
    Incomplete,
    /// Only bots sit there.
    #[error("at least one person plays")]
    NoPeople,
    /// It would change nothing.
    #[error("that is so already")]
    Already,
    /// Too much has happened at the table besides the game.
    #[error("too much has happened at this table besides the game; open another one")]
    TooMuch,
    /// There is no such bot.
    #[error("there is no bot {0:?} for this game")]
    NoSuchLevel(String),
    /// The game does not allow it.
    #[error(transparent)]
    Game(#[from] NotPossible),
    /// The log cannot be what it is: a fault of the program or of the disk.
    #[error(transparent)]
    Corrupt(#[from] Corrupt),
}

/// A log does not tell of a table: a fault of the program that wrote it, or of the disk. Nothing in here tells what is in the log: that is
/// written down, and nobody may know it as long as the game is played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Corrupt {
    /// The first entry does not open the table.
    #[error("the log of a table begins with its opening")]
    NotOpened,
    /// The table cannot be set up.
    #[error(transparent)]
    Setup(#[from] NoSuchTable),
    /// A line is no step.
    #[error("a line of the log is no step of this game")]
    Step,
    /// A step is not possible.
    #[error("a step of the log is not possible")]
    Refused,
    /// An entry does not fit where it stands.
    #[error("an entry does not fit where it stands in the log")]
    Misplaced,
    /// Something cannot be written as JSON.
    #[error("{0}")]
    Json(String),
}

impl From<serde_json::Error> for Corrupt {
    fn from(error: serde_json::Error) -> Self {
        Self::Json(error.to_string())
    }
}

/// The most bytes of the options of a table: tiles of one's own need some.
const LONGEST_OPTIONS: usize = 8 << 10;

/// A table, as its log says.
pub struct Table {
    id: TableId,
    secret: Secret,
    opening: Opening,
    rules: u32,
    commitment: Commitment,
    /// What was published of the secret of the game after this one.
    next_commitment: Option<Commitment>,
    host: AccountId,
    phase: Phase,
    places: Vec<Place>,
    game: Box<dyn AnyGame>,
    /// What chance is drawn from, since the game began.
    seed: Option<Seed>,
    clocks: Clocks,
    /// How many decisions were made for each seat.
    decisions: PerSeat<u32>,
    /// How many entries the log had with the last decision that a bot made in the place of each seat.
    stood_in: PerSeat<u64>,
    /// Who wants to play again, and with which salt.
    again: Vec<(Seat, Option<Salt>)>,
    next: Option<TableId>,
    /// Until when time was given back in which no server was there.
    paused_until: Millis,
    /// When it was opened.
    opened: Millis,
    /// When its last entry was written.
    latest: Millis,
    /// Which requests have made which of its entries.
    requests: Requests,
    /// How many entries the log has.
    entries: u64,
    /// How many of them are no part of the game.
    besides: u32,
    /// How often somebody had a seat taken, by sitting down or by letting a bot do so.
    taken_by: Vec<(AccountId, u32)>,
    /// When the game was over.
    ended: Option<Millis>,
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table")
            .field("id", &self.id)
            .field("game", &self.opening.game)
            .field("phase", &self.phase)
            .field("entries", &self.entries)
            .finish_non_exhaustive()
    }
}

impl Table {
    /// The entry that opens a table, whose game is played by the newest rules; the secret is for its dice, and the other one for those
    /// of the game that the same people may play after it.
    ///
    /// # Errors
    /// If there is no such game, or its options are not possible.
    pub fn open(
        opening: Opening,
        host: AccountId,
        secret: &Secret,
        next: &Secret,
    ) -> Result<What, NoSuchTable> {
        let longest = opening.options.iter().map(|(name, value)| name.len() + value.len()).sum::<usize>();
        if longest > LONGEST_OPTIONS {
            return Err(NoSuchTable::TooLong);
        }
        let (game, rules) = game::set_up(&opening.game, &opening.options, None)?;
        // As the game writes them, however they were sent.
        let opening = Opening { options: game.options(), ..opening };
        let (commitment, next_commitment) = (secret.commitment(), Some(next.commitment()));
        Ok(What::Opened { opening, rules, host, commitment, next_commitment })
    }

    /// The table that a log tells of.
    ///
    /// # Errors
    /// If it does not tell of one.
    pub fn replay(
        id: TableId,
        secret: Secret,
        log: impl IntoIterator<Item = Entry>,
    ) -> Result<Self, Corrupt> {
        let mut log = log.into_iter();
        let Entry { at, by, what } = log.next().ok_or(Corrupt::NotOpened)?;
        let What::Opened { opening, rules, host, commitment, next_commitment } = what else {
            return Err(Corrupt::NotOpened);
        };
        let (game, rules) = game::set_up(&opening.game, &opening.options, Some(rules))?;
        let seats = game.seats();
        let mut table = Self {
            id,
            secret,
            clocks: Clocks::new(opening.clock, seats),
            decisions: PerSeat::new(seats, 0),
            stood_in: PerSeat::new(seats, 0),
            opening,
            rules,
            commitment,
            next_commitment,
            host,
            phase: Phase::Gathering,
            places: vec![Place::Nobody; seats],
            game,
            seed: None,
            again: Vec::new(),
            next: None,
            paused_until: 0,
            opened: at,
            latest: at,
            requests: Requests::default(),
            entries: 1,
            besides: 0,
            taken_by: Vec::new(),
            ended: None,
        };
        if let Some(by) = by {
            table.requests.add(by, 0);
        }
        for entry in log {
            table.apply(&entry)?;
        }
        Ok(table)
    }

    /// What it is called by.
    pub fn id(&self) -> TableId {
        self.id
    }

    /// How many entries its log has.
    pub fn entries(&self) -> u64 {
        self.entries
    }

    /// When it was opened, by its first entry.
    pub fn opened(&self) -> Millis {
        self.opened
    }

    /// When its last entry was written.
    pub fn latest(&self) -> Millis {
        self.latest
    }

    /// The number of the entry that a request has made, if it has made one.
    pub fn made_by(&self, request: Origin) -> Option<u64> {
        self.requests.entry(request)
    }

    /// How far it is.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// What was chosen when it was opened.
    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    /// What was published of the secret of the game after this one; nothing at tables of before.
    pub fn next_commitment(&self) -> Option<Commitment> {
        self.next_commitment
    }

    /// Whose table it is.
    pub fn host(&self) -> AccountId {
        self.host
    }

    /// Where somebody sits.
    pub fn seat_of(&self, account: AccountId) -> Option<Seat> {
        let seats = Seat::all(self.places.len());
        seats.zip(&self.places).find(|(_, place)| place.is_of(account)).map(|(seat, _)| seat)
    }

    /// The people at the table, and where they sit.
    pub fn people(&self) -> Vec<(AccountId, Seat)> {
        let seats = Seat::all(self.places.len()).zip(&self.places);
        seats.filter_map(|(seat, place)| Some((place.account()?, seat))).collect()
    }

    /// In whose eyes somebody sees the table; nothing where it takes no spectators.
    pub fn viewer(&self, account: Option<AccountId>) -> Option<Viewer> {
        let seat = account.and_then(|account| self.seat_of(account)).map(Viewer::Seat);
        // Before the game begins there is nothing to look on, only a seat to take.
        let may_look = self.opening.spectators || self.phase == Phase::Gathering;
        seat.or(may_look.then_some(Viewer::Spectator))
    }

    /// How the game ended, once it is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// When the game was over, once it is.
    pub fn ended(&self) -> Option<Millis> {
        self.ended
    }

    /// Until when those who are to decide may do so, where the table has a clock.
    pub fn deadlines(&self) -> Vec<Deadline> {
        if self.phase == Phase::Playing { self.clocks.deadlines() } else { Vec::new() }
    }

    /// The seats that are to decide.
    pub fn owing(&self) -> Seats {
        if self.phase == Phase::Playing { self.game.owing() } else { Seats::NONE }
    }

    /// How many decisions were made for a seat: whoever thinks for it can tell whether its answer is still asked for.
    pub fn decisions(&self, seat: Seat) -> u32 {
        self.decisions.as_slice().get(seat.index()).copied().unwrap_or_default()
    }

    /// What the server has to think about: a decision of each bot, and for each person who has left.
    pub fn thoughts(&self) -> Vec<(Seat, Mover, Thought)> {
        let Some(seed) = self.seed else { return Vec::new() };
        let thought = |seat: Seat| {
            let (level, mover) = self.bot_in(seat)?;
            Some((seat, mover, self.game.thought(seat, level, seed)))
        };
        self.owing().iter().filter_map(thought).collect()
    }

    /// Whether the server has something to [think about](Self::thoughts).
    pub fn waits_for_bots(&self) -> bool {
        self.owing().iter().any(|seat| self.bot_in(seat).is_some())
    }

    /// The bot that decides for a seat, whatever time it is.
    fn bot_in(&self, seat: Seat) -> Option<(Level, Mover)> {
        match self.places.get(seat.index())? {
            Place::Bot(level) => Some((*level, Mover::Sitter)),
            Place::Person { left: true, .. } => Some((STAND_IN, Mover::StandIn)),
            Place::Person { .. } | Place::Nobody => None,
        }
    }

    fn salts(&self) -> Vec<Option<Salt>> {
        self.places.iter().map(Place::salt).collect()
    }

    /// Changes the table as an entry of its log says.
    ///
    /// # Errors
    /// If the entry does not fit; the table must then not be used any more.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Corrupt> {
        self.apply_telling(entry, &[]).map(drop)
    }

    /// The same, and answers what each of these viewers hears of the steps in it, if it has any.
    fn apply_telling(&mut self, entry: &Entry, viewers: &[Viewer]) -> Result<Vec<Told>, Corrupt> {
        let mut told = Vec::new();
        if !matches!(entry.what, What::Started { .. } | What::Moved { .. }) {
            self.besides = self.besides.saturating_add(1);
        }
        if let (What::Sat { .. } | What::Filled { .. }, Some(by)) = (&entry.what, entry.by) {
            match self.taken_by.iter_mut().find(|(account, _)| *account == by.account) {
                Some((_, often)) => *often = often.saturating_add(1),
                None => self.taken_by.push((by.account, 1)),
            }
        }
        match &entry.what {
            What::Opened { .. } => return Err(Corrupt::Misplaced),
            What::Sat { seat, account, name, portrait, program, salt } => {
                // A table is that of somebody who sits there.
                if self.seat_of(self.host).is_none() {
                    self.host = *account;
                }
                let place = self.place_mut(*seat)?;
                let salt = salt.or(place.salt());
                *place = Place::Person {
                    account: *account,
                    name: name.clone(),
                    portrait: *portrait,
                    program: *program,
                    salt,
                    left: false,
                };
            }
            What::Filled { seat, level } => {
                *self.place_mut(*seat)? = Place::Bot(level.parse().map_err(|_| Corrupt::Misplaced)?);
            }
            What::Left { seat } => self.get_up(*seat)?,
            What::Started { steps } => {
                self.seed = Some(self.secret.seed(&self.salts()));
                self.phase = Phase::Playing;
                told = self.play(steps, entry.at, viewers)?;
            }
            What::Moved { seat, mover, steps } => {
                self.place_mut(*seat)?;
                self.decisions[*seat] += 1;
                if *mover == Mover::StandIn {
                    self.stood_in[*seat] = self.entries + 1;
                }
                self.clocks.stop(*seat, entry.at);
                told = self.play(steps, entry.at, viewers)?;
            }
            What::Paused { away, since } => {
                let from = if *since == 0 { entry.at.saturating_sub(*away) } else { *since };
                let until = from.saturating_add(*away);
                self.paused_until = self.paused_until.max(until);
                self.clocks.give_back(from, until);
            }
            What::Again { seat, salt } => {
                self.again.retain(|(other, _)| other != seat);
                self.again.push((*seat, *salt));
            }
            What::Closed => self.phase = Phase::Closed,
            What::Next { table } => self.next = Some(*table),
        }
        self.latest = entry.at;
        if let Some(by) = entry.by {
            self.requests.add(by, self.entries);
        }
        self.entries += 1;
        Ok(told)
    }

    /// Takes name and portrait of somebody away who wants nothing kept; the store does the same in the log.
    pub fn forget(&mut self, gone: AccountId) {
        for place in &mut self.places {
            if let Place::Person { account, name, portrait, .. } = place
                && *account == gone
            {
                name.clear();
                *portrait = 0;
            }
        }
    }

    fn place_mut(&mut self, seat: Seat) -> Result<&mut Place, Corrupt> {
        self.places.get_mut(seat.index()).ok_or(Corrupt::Misplaced)
    }

    fn play(&mut self, steps: &[String], at: Millis, viewers: &[Viewer]) -> Result<Vec<Told>, Corrupt> {
        let told = self.game.perform(steps, viewers)?;
        self.clocks.run(self.game.owing(), at);
        if self.game.outcome().is_some() {
            self.phase = Phase::Over;
            self.ended = Some(at);
        }
        Ok(told)
    }

    /// Somebody gets up: before the game the seat is free, in the middle of it a bot stands in, after it nobody waits for them. The host's place passes on to
    /// the next person at the table; where there is none before the game, the table is closed.
    fn get_up(&mut self, seat: Seat) -> Result<(), Corrupt> {
        let begun = self.phase != Phase::Gathering;
        let place = self.place_mut(seat)?;
        let gone = place.account();
        match place {
            Place::Person { left, .. } if begun => *left = true,
            place => *place = Place::Nobody,
        }
        if gone == Some(self.host) {
            let mut people = self.places.iter().filter(|place| !place.has_left());
            match people.find_map(Place::account) {
                Some(next) => self.host = next,
                None if !begun => self.phase = Phase::Closed,
                None => {}
            }
        }
        Ok(())
    }
}
