//! All tables of a server, and what may be asked of them.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use hosting::{Asker, Corrupt, Entry, Millis, NoSuchTable, Origin, Refusal, Table, What};
use protocol::calls::{Listed, Ranked, Ratings};
use protocol::fair::Secret;
use protocol::{Access, AccountId, Command, Message, Opening, Phase, Phrase, TableId};
use store::{NewTable, Noted, Store, StoreError};
use table::{Seat, Viewer};
use tokio::sync::{Mutex, Notify, Semaphore, watch};

use crate::bus::{Bus, Node, Word};
use crate::complaint::complain;
use crate::limits::Limits;
use crate::lobby::MOST_LISTED;
use crate::onlooker::Onlooker;
use crate::outbox::{Outbox, Told, WatcherId};
use crate::random;
use crate::reading::REPLAYS;
use crate::resuming::OthersNote;
use crate::shared::{self, Shared};
use crate::thinking::Thinkers;
use crate::time::Time;

/// Who has missed more entries than this gets the table as it is now.
const MOST_MISSED: u64 = 64;

/// How tables are run.
#[derive(Clone, Debug)]
pub struct Settings {
    /// What time it is.
    pub time: Time,
    /// How many bots think at the same time.
    pub thinkers: usize,
    /// How long a bot thinks at most.
    pub thinking: Duration,
    /// How much anybody may ask for.
    pub limits: Limits,
    /// Where other servers with the same database are told of what happens.
    pub bus: Bus,
}

impl Default for Settings {
    /// The time of the system; two bots at a time, a second and a half each; the usual limits.
    fn default() -> Self {
        let (time, limits) = (Time::System, Limits::default());
        Self { time, thinkers: 2, thinking: Duration::from_millis(1500), limits, bus: Bus::alone() }
    }
}

/// A request that was not done.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    /// There is no such table, or none that may be looked at.
    #[error("there is no such table")]
    NoSuchTable,
    /// The table cannot be set up.
    #[error(transparent)]
    Setup(#[from] NoSuchTable),
    /// As many look on as may.
    #[error("{0} look on at this table already, and no more can")]
    Crowded(u32),
    /// Whoever opens the table has as many as may be.
    #[error("you have opened {0} tables at which no game is over; play or leave one of them first")]
    TooManyTables(u32),
    /// Somebody has said something a moment ago.
    #[error("you have said something a moment ago; wait a little")]
    TooSoon,
    /// The table refuses it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The system has no random bits.
    #[error("the system has no random numbers at the moment")]
    NoChance,
    /// It could not be kept; the same request may be sent again.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Failure {
    /// Whether it is the table's own, and there again when the same is tried again.
    pub(crate) fn is_of_the_table(&self) -> bool {
        matches!(
            self,
            Self::NoSuchTable | Self::Refused(Refusal::Corrupt(_)) | Self::Store(StoreError::Corrupt { .. })
        )
    }

    /// Whether the store says it to whoever looks after the server.
    pub(crate) fn is_told(&self) -> bool {
        matches!(self, Self::Store(error) if error.is_told())
    }
}

impl From<Corrupt> for Failure {
    fn from(corrupt: Corrupt) -> Self {
        Self::Refused(corrupt.into())
    }
}

/// All tables of a server.
#[derive(Clone, Debug)]
pub struct Tables(pub(crate) Arc<Inner>);

#[derive(Debug)]
pub(crate) struct Inner {
    pub(crate) store: Store,
    pub(crate) time: Time,
    pub(crate) bus: Bus,
    pub(crate) thinkers: Thinkers,
    limits: Limits,
    /// One for each log that may be replayed at the same time.
    pub(crate) replays: Semaphore,
    /// Whether tables do nothing more by themselves.
    pub(crate) stopped: AtomicBool,
    /// Those that are in memory.
    known: std::sync::Mutex<Known>,
    /// Those of which more has to be read than is known.
    unread: std::sync::Mutex<HashSet<TableId>>,
    /// Those of which it is to be tried again to note what they are found by.
    unnoted: std::sync::Mutex<HashSet<TableId>>,
    /// Accounts that were deleted a while ago, and when: a log may have been read before, and is remembered after.
    forgotten: std::sync::Mutex<HashMap<AccountId, Millis>>,
    /// What other servers have said of tables, and waits for its turn.
    unheard: std::sync::Mutex<Unheard>,
    /// Something that others have said may have been missed.
    pub(crate) missed: Notify,
    /// Others want to hear who is there by this server, at all tables.
    pub(crate) asked: Notify,
    /// Another server is gone, and this one goes on with its tables.
    pub(crate) inherits: Notify,
    /// Whether there were other servers when this one could last tell.
    pub(crate) has_others: AtomicBool,
    /// Since when others note that they are there.
    others_note: std::sync::Mutex<OthersNote>,
    /// Whether this server cannot write, while others may: live connections end, and come back to others.
    pub(crate) cut_off: watch::Sender<bool>,
    /// When this server has noted last that it is there.
    pub(crate) noted: AtomicU64,
}

/// The tables in memory.
type Known = HashMap<TableId, Arc<Mutex<Shared>>>;

/// What others have said, and who, of each table of which something is being heard.
type Unheard = HashMap<TableId, Vec<(Node, Word)>>;

impl Inner {
    pub(crate) fn known(&self) -> std::sync::MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn unread(&self) -> std::sync::MutexGuard<'_, HashSet<TableId>> {
        self.unread.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn unnoted(&self) -> std::sync::MutexGuard<'_, HashSet<TableId>> {
        self.unnoted.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn forgotten(&self) -> std::sync::MutexGuard<'_, HashMap<AccountId, Millis>> {
        self.forgotten.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn others_note(&self) -> std::sync::MutexGuard<'_, OthersNote> {
        self.others_note.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn unheard(&self) -> std::sync::MutexGuard<'_, Unheard> {
        self.unheard.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tables {
    /// The tables that a store keeps.
    pub fn new(store: Store, settings: Settings) -> Self {
        let Settings { time, thinkers, thinking, limits, bus } = settings;
        let thinkers = Thinkers::new(thinkers, thinking);
        let (stopped, known) = (AtomicBool::new(false), std::sync::Mutex::default());
        Self(Arc::new(Inner {
            store,
            time,
            bus,
            thinkers,
            limits,
            replays: Semaphore::new(REPLAYS),
            stopped,
            known,
            unread: std::sync::Mutex::default(),
            unnoted: std::sync::Mutex::default(),
            forgotten: std::sync::Mutex::default(),
            unheard: std::sync::Mutex::default(),
            missed: Notify::new(),
            asked: Notify::new(),
            inherits: Notify::new(),
            has_others: AtomicBool::new(false),
            others_note: std::sync::Mutex::default(),
            cut_off: watch::Sender::new(false),
            noted: AtomicU64::new(0),
        }))
    }

    /// Lets tables do nothing more by themselves: the server is about to end.
    pub fn stop(&self) {
        self.0.stopped.store(true, Ordering::Relaxed);
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.0.stopped.load(Ordering::Relaxed)
    }

    /// How much anybody may ask for.
    pub fn limits(&self) -> &Limits {
        &self.0.limits
    }

    /// Opens a table, at which whoever opens it is the host, and answers its id. Opened again by the same number, it is the same.
    ///
    /// # Errors
    /// If it cannot be set up or kept.
    pub async fn open(&self, opening: Opening, host: AccountId, number: u64) -> Result<TableId, Failure> {
        let tables = self.clone();
        to_its_end(async move { tables.open_now(opening, host, number).await }).await
    }

    async fn open_now(&self, opening: Opening, host: AccountId, number: u64) -> Result<TableId, Failure> {
        let id = TableId::new(random::number()?);
        let (secret, next) = (Secret::new(random::bytes()?), Secret::new(random::bytes()?));
        let what = Table::open(opening.clone(), host, &secret, &next)?;
        let opening = match &what {
            What::Opened { opening, .. } => opening.clone(),
            _ => opening,
        };
        let by = Some(Origin { account: host, number });
        let log = vec![Entry { at: self.0.time.now(), by, what }];
        let most = self.0.limits.tables;
        let table = new_table(id, (secret, next), &opening, log, Vec::new());
        let opened = self.0.store.create(&table, most).await?.ok_or(Failure::TooManyTables(most))?;
        if opened == id {
            self.remember(Table::replay(id, secret, table.log)?);
        }
        Ok(opened)
    }

    /// Does what somebody wants at a table, and answers how many entries its log has with it, once that is on disk. What was done
    /// before by the same number is not done again, and answered the same. Whoever asks has to wait for it: what is written must be
    /// told and noted.
    ///
    /// # Errors
    /// If it is refused, or could not be kept.
    pub async fn ask(
        &self,
        id: TableId,
        asker: &Asker,
        number: u64,
        command: &Command,
    ) -> Result<u64, Failure> {
        let origin = Origin { account: asker.account, number };
        self.change(id, Some(origin), |table| table.decide(asker, command)).await
    }

    /// Says something to everybody at a table.
    ///
    /// # Errors
    /// If whoever says it does not sit there, or has said something a moment ago.
    pub async fn say(&self, id: TableId, account: AccountId, phrase: Phrase) -> Result<(), Failure> {
        let mut shared = self.lock(id).await?;
        let seat = shared.table.seat_of(account).ok_or(Refusal::NotSeated)?;
        if !shared.may_speak(seat, self.0.time.now(), self.0.limits.talking) {
            return Err(Failure::TooSoon);
        }
        self.0.bus.tell(Word::Said { table: id, seat, phrase });
        Ok(shared.tell_all(&Message::Said { table: id, seat, phrase })?)
    }

    /// What time it is.
    pub fn now(&self) -> Millis {
        self.0.time.now()
    }

    /// A table as somebody sees it now, as a message.
    ///
    /// # Errors
    /// If there is no such table, or it takes no spectators.
    pub async fn look(&self, id: TableId, account: Option<AccountId>) -> Result<Told, Failure> {
        let shared = self.lock(id).await?;
        let viewer = shared.table.viewer(account).ok_or(Failure::NoSuchTable)?;
        Ok(shared::snapshot(&shared.table, viewer, shared.here())?)
    }

    /// Lets somebody look on at a table: from the entries on that it has `seen`, or from a snapshot on, without a gap. Where the
    /// connection has looked on `before`, this takes the place of that.
    ///
    /// # Errors
    /// If there is no such table, or it takes no spectators.
    pub async fn watch(
        &self,
        id: TableId,
        onlooker: Onlooker,
        seen: Option<u64>,
        outbox: Outbox,
        before: Option<WatcherId>,
    ) -> Result<WatcherId, Failure> {
        let mut shared = self.lock(id).await?;
        let viewer = onlooker.viewer(&shared.table).ok_or(Failure::NoSuchTable)?;
        let most = self.0.limits.spectators;
        if viewer == Viewer::Spectator && shared.spectators_besides(before) >= most as usize {
            return Err(Failure::Crowded(most));
        }
        if seen.is_some_and(|seen| seen > shared.table.entries()) {
            // Whoever comes from another server knows more than this one: nobody's table goes back.
            self.read_on(&mut shared).await?;
        }
        let now = shared.table.entries();
        let tail = seen.filter(|seen| (1..=now).contains(seen) && now - seen <= MOST_MISSED);
        match tail {
            None => {
                let mut here = shared.here();
                if let Viewer::Seat(seat) = viewer {
                    here.insert(seat);
                }
                outbox.put(shared::snapshot(&shared.table, viewer, here)?);
            }
            Some(seen) if seen == now => {}
            Some(seen) => {
                let kept = self.0.store.table(id, 0).await?.ok_or(Failure::NoSuchTable)?;
                let (known, missed) = kept.log.split_at((seen as usize).min(kept.log.len()));
                let mut then = Table::replay(id, kept.secret, known.iter().cloned())?;
                for entry in missed.iter().take((now - seen) as usize) {
                    if let Some(message) = shared::next_entry(&mut then, entry, viewer)? {
                        outbox.put(message);
                    }
                }
            }
        }
        if tail.is_some() {
            // Who is there is in no entry.
            for (_, seat) in shared.table.people() {
                let here = shared.here().contains(seat) || viewer == Viewer::Seat(seat);
                outbox.put(shared::presence(id, seat, here)?);
            }
        }
        let watcher = shared.add(onlooker, outbox, before, self.0.time.now());
        drop(shared);
        // Bots that rested while nobody looked on think again.
        self.go_on(id).await;
        Ok(watcher)
    }

    /// Somebody looks on no more.
    pub async fn unwatch(&self, id: TableId, watcher: WatcherId) {
        let Ok(mut shared) = self.lock(id).await else { return };
        shared.remove(watcher, self.0.time.now());
        drop(shared);
        self.go_on(id).await;
    }

    /// The tables at which somebody sits or sat, newest first.
    ///
    /// # Errors
    /// If they cannot be read.
    pub async fn of(&self, account: AccountId) -> Result<Vec<TableId>, Failure> {
        Ok(self.0.store.tables_of(account).await?)
    }

    /// The tables that are listed: those at which seats may be free first.
    pub(crate) async fn lobby(&self) -> Result<Vec<Listed>, Failure> {
        let mut listed = Vec::new();
        for phase in [Phase::Gathering, Phase::Playing] {
            for id in self.0.store.listed_in(phase, MOST_LISTED).await? {
                listed.extend(self.listed(id).await?.filter(|listed| listed.phase == phase));
            }
        }
        Ok(listed)
    }

    /// A table as lists show it; nothing where it cannot be read, which keeps nobody from the others.
    pub(crate) async fn listed(&self, id: TableId) -> Result<Option<Listed>, Failure> {
        let Some(shared) = self.lock_readable(id).await? else { return Ok(None) };
        let table = &shared.table;
        let (opening, seats, here) =
            (table.opening().clone(), table.sitters(), shared.here().iter().collect());
        Ok(Some(Listed { table: id, phase: table.phase(), opening, seats, here }))
    }

    /// The ratings of somebody, and the rated games from which they follow.
    pub(crate) async fn ratings(&self, account: AccountId) -> Result<Ratings, Failure> {
        Ok(self.0.store.ratings_of(account).await?)
    }

    /// Those who play a game best.
    pub(crate) async fn ranking(&self, game: &str, games: u64, most: u32) -> Result<Vec<Ranked>, Failure> {
        Ok(self.0.store.ranking(game, games, most).await?)
    }

    /// Somebody goes for good, from every table that is not over.
    pub(crate) async fn leave_all(&self, asker: &Asker) -> Result<(), Failure> {
        let leave = |table: &Table| match table.phase() {
            // What is noted may be older than the log.
            over @ (Phase::Over | Phase::Closed) => Err(Refusal::NotNow(over)),
            Phase::Gathering | Phase::Playing => table.decide(asker, &Command::Leave),
        };
        for id in self.0.store.open_tables_of(asker.account).await? {
            match self.change(id, None, leave).await {
                Ok(_) | Err(Failure::Refused(_) | Failure::Store(StoreError::Corrupt { .. })) => {}
                Err(failure) => return Err(failure),
            }
        }
        Ok(())
    }

    /// Somebody has no name any more, at the tables in memory as in their logs.
    pub(crate) async fn forget(&self, account: AccountId) {
        self.0.bus.tell(Word::Forgotten { account });
        self.forget_here(account).await;
    }

    /// The same, at this server alone.
    pub(crate) async fn forget_here(&self, account: AccountId) {
        // First: who remembers a table later looks at this.
        self.0.forgotten().insert(account, self.now());
        let known = self.0.known().clone();
        for shared in known.values() {
            shared.lock().await.table.forget(account);
        }
    }

    /// Takes the names of those out of a table whose accounts were deleted a while ago: the log has lost them, and may have been read
    /// before.
    pub(crate) fn forget_lately_forgotten(&self, table: &mut Table) {
        let forgotten = self.0.forgotten();
        if forgotten.is_empty() {
            return;
        }
        for (account, _) in table.people() {
            if forgotten.contains_key(&account) {
                table.forget(account);
            }
        }
    }

    /// Looks whose accounts were deleted without that having been heard here, and takes their names out of the tables in memory; again
    /// and again until that is possible.
    pub(crate) async fn forget_the_gone(self) {
        while let Err(error) = self.try_to_forget_the_gone().await {
            if self.is_stopped() {
                return;
            }
            complain!(error, "names of deleted accounts have to wait");
            self.pause().await;
        }
    }

    async fn try_to_forget_the_gone(&self) -> Result<(), Failure> {
        let known = self.0.known().clone();
        let mut people = HashSet::new();
        for shared in known.into_values() {
            people.extend(shared.lock().await.table.people().into_iter().map(|(account, _)| account));
        }
        let people: Vec<AccountId> = people.into_iter().collect();
        for account in self.0.store.gone_of(&people).await? {
            self.forget_here(account).await;
        }
        Ok(())
    }
}

/// A table that is to be made, at which no game has begun, with the secrets of its dice and of those of the game after it.
pub(crate) fn new_table(
    id: TableId,
    (secret, next_secret): (Secret, Secret),
    opening: &Opening,
    log: Vec<Entry>,
    seats: Vec<(AccountId, Seat)>,
) -> NewTable {
    let listed = opening.access == Access::Listed;
    let noted = Noted { game: opening.game.clone(), phase: Phase::Gathering, listed };
    NewTable { id, secret, next_secret, log, noted, seats }
}

/// Does something to its end, also where whoever has asked for it is gone: what is written must be told and noted.
pub(crate) async fn to_its_end<T: Send + 'static>(
    work: impl Future<Output = Result<T, Failure>> + Send + 'static,
) -> Result<T, Failure> {
    let done = tokio::spawn(work).await;
    done.unwrap_or_else(|fault| Err(StoreError::Unavailable(fault.to_string()).into()))
}
