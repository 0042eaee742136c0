//! People at tables, as a server has them.
#![allow(dead_code, reason = "every test uses some of it")]

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::kept::Kept;
use hosting::Asker;
use online::{
    Bus, Ear, Failure, Inbox, Limits, Node, Online, Onlooker, Outbox, Reached, Settings, Tables, Time, Word,
};
use protocol::calls::KeyKind;
use protocol::fair::{self, Salt};
use protocol::{AccountId, Command, Happened, Message, Opening, Snapshot, TableId};
use serde_json::Value;
use store::{Account, NewKey};
use table::{Game as _, Legal as _, Match, Seat, dice};
use tokio::sync::broadcast;

pub(crate) type Heard = Message<Value>;

/// How long anything may take; a guard against standing still.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

/// A server on a database, as after a start.
pub(crate) async fn server(kept: &Kept, time: &Time) -> Tables {
    let thinking = Duration::from_millis(20);
    let limits = Limits { spectators: 2, ..Limits::default() };
    let settings = Settings { time: time.clone(), thinking, limits, ..Settings::default() };
    Tables::new(kept.store().await, settings)
}

/// The bus of a test.
pub(crate) type Line = broadcast::Sender<(Node, Word)>;

/// Says so much over a line, again and again, that whoever hears it misses something.
pub(crate) async fn missing(line: &Line, table: TableId) {
    loop {
        for _ in 0..100 {
            let _ = line.send((99, Word::WhoIsHere { table: Some(table) }));
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// A server at a database and a bus.
pub(crate) async fn node(kept: &Kept, line: &Line, number: Node, time: &Time) -> Tables {
    let (server, ear) = deaf(kept, line, number, time).await;
    server.listen(ear);
    server.tables().clone()
}

/// A server that does not hear the others yet.
pub(crate) async fn deaf(kept: &Kept, line: &Line, number: Node, time: &Time) -> (Online, Ear) {
    let (bus, ear) = Bus::within(line, number);
    let thinking = Duration::from_millis(20);
    let settings = Settings { time: time.clone(), thinking, bus, ..Settings::default() };
    (Online::new(kept.store().await, settings, Reached::default()), ear)
}

pub(crate) fn person(number: u64) -> Asker {
    Asker { account: AccountId::new(number), name: format!("Person {number}"), portrait: 0, program: false }
}

/// Gives people accounts.
pub(crate) async fn join(kept: &Kept, people: &[u64]) {
    let store = kept.store().await;
    for who in people {
        let Asker { account: id, name, portrait, .. } = person(*who);
        let key = NewKey { hash: &format!("{who}"), kind: KeyKind::Device, label: "", at: 0 };
        store.create_account(&Account { id, name, portrait }, key).await.unwrap();
    }
}

/// Somebody with the own eyes.
pub(crate) fn onlooker(number: u64) -> Onlooker {
    Some(person(number).account).into()
}

pub(crate) fn opening(game: &str) -> Opening {
    serde_json::from_str(&format!("{{\"game\": {game:?}}}")).unwrap()
}

/// A number that no request has had.
pub(crate) fn number() -> u64 {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    NEXT.fetch_add(1, Ordering::Relaxed)
}

pub(crate) async fn ask(tables: &Tables, table: TableId, who: u64, command: Command) -> Result<u64, Failure> {
    tables.ask(table, &person(who), number(), &command).await
}

pub(crate) fn sit() -> Command {
    Command::Sit { seat: None, salt: Some(Salt::new([9; 16])) }
}

pub(crate) fn step(text: &str) -> Command {
    Command::Step { step: text.to_owned(), seen: None }
}

pub(crate) fn fill(seat: usize) -> Command {
    Command::Fill { seat: Seat::new(seat), level: "apprentice".to_owned() }
}

/// A table at which so many people sit.
pub(crate) async fn gathered(tables: &Tables, opening: Opening, people: u64) -> TableId {
    let table = tables.open(opening, person(0).account, number()).await.unwrap();
    for who in 0..people {
        ask(tables, table, who, sit()).await.unwrap();
    }
    table
}

/// Somebody who looks on, and misses nothing.
pub(crate) struct Eyes {
    pub(crate) inbox: Inbox,
    pub(crate) entries: u64,
    pub(crate) table: Option<Snapshot<Value>>,
}

impl Eyes {
    pub(crate) async fn open(tables: &Tables, table: TableId, who: Option<u64>, seen: Option<u64>) -> Self {
        let (outbox, inbox) = Outbox::new();
        let account = who.map(|who| person(who).account);
        tables.watch(table, account.into(), seen, outbox, None).await.unwrap();
        Self { inbox, entries: seen.unwrap_or_default(), table: None }
    }

    /// The next message, which fits to those before it.
    pub(crate) async fn next(&mut self) -> Option<Heard> {
        let told = tokio::time::timeout(PATIENCE, self.inbox.next()).await.expect("nothing more is heard")?;
        let heard: Heard = serde_json::from_str(&told).unwrap_or_else(|error| panic!("{error}: {told}"));
        match &heard {
            Message::Table { seen, .. } => {
                self.entries = seen.entries;
                self.table = Some(seen.clone());
            }
            Message::Entry { entries, .. } => {
                assert_eq!(*entries, self.entries + 1, "a gap before {told}");
                self.entries = *entries;
            }
            _ => {}
        }
        Some(heard)
    }

    /// The table as it is when one begins to look on.
    pub(crate) async fn next_table(&mut self) -> Snapshot<Value> {
        self.next().await.expect("the connection has ended");
        self.table.clone().expect("the table comes first")
    }

    /// Reads on until something is heard.
    pub(crate) async fn until<T>(&mut self, wanted: impl Fn(Heard) -> Option<T>) -> T {
        loop {
            let heard = self.next().await.expect("the connection has ended");
            if let Some(found) = wanted(heard) {
                return found;
            }
        }
    }

    /// Reads on until the game is over.
    pub(crate) async fn until_over(&mut self) {
        self.until(|heard| match heard {
            Message::Entry { what: Happened::Game { game, .. }, .. } => game.outcome.map(|_| ()),
            _ => None,
        })
        .await;
    }
}

/// Somebody plays a game by what is told, as any client does: the view says what is legal.
pub(crate) async fn play<G: table::Game>(tables: Tables, table: TableId, who: u64) {
    let game = G::new(G::Options::default()).unwrap();
    let own = Seat::new(who as usize);
    let mut eyes = Eyes::open(&tables, table, Some(who), None).await;
    let (mut dice, mut decided) = (dice::fast(who), 0);
    loop {
        let (Message::Entry { what: Happened::Game { game: seen, .. }, .. }
        | Message::Table { seen: Snapshot { game: Some(seen), .. }, .. }) =
            eyes.next().await.expect("the connection has ended")
        else {
            continue;
        };
        if seen.outcome.is_some() {
            assert!(seen.dice.is_some());
            return;
        }
        assert!(seen.dice.is_none(), "told before the end");
        // What was told before the own decision was made knows nothing of it.
        if eyes.entries < decided {
            continue;
        }
        if let Some(decision) = decision(&game, seen.view, own, &mut dice) {
            decided = ask(&tables, table, who, step(&decision)).await.unwrap();
        }
    }
}

/// Any legal decision of a seat, by what its view says, if it is to decide.
pub(crate) fn decision<G: table::Game>(
    game: &G,
    view: Value,
    own: Seat,
    dice: &mut dice::FastDice,
) -> Option<String> {
    let state = game.resample(&serde_json::from_value(view).unwrap(), dice);
    let legal = game.to_act(&state).seats().contains(own).then(|| game.legal(&state, own))?;
    legal.choose(dice).map(|action| game.show_action(action).to_string())
}

/// Somebody makes any legal decision at a table of Shazamm!; whether one was owed.
pub(crate) async fn decide(tables: &Tables, table: TableId, who: u64) -> bool {
    let told = tables.look(table, Some(person(who).account)).await.unwrap();
    let Message::<Value>::Table { seen, .. } = serde_json::from_str(&told).unwrap() else { panic!("{told}") };
    let (game, own) = (games::Shazamm::new(Default::default()).unwrap(), Seat::new(who as usize));
    let owed = decision(&game, seen.game.unwrap().view, own, &mut dice::fast(who));
    match &owed {
        Some(decision) => ask(tables, table, who, step(decision)).await.is_ok(),
        None => false,
    }
}

/// People play with each other and a bot to the end, while somebody looks on; the record is fair.
pub(crate) async fn whole_game<G: table::Game>() {
    let kept = Kept::new();
    let tables = server(&kept, &Time::System).await;
    let seats = G::new(G::Options::default()).unwrap().seats();
    let people = (seats - 1).max(1) as u64;
    let table = gathered(&tables, opening(G::NAME), people).await;
    ask(&tables, table, 0, fill(seats - 1)).await.unwrap();
    let mut spectator = Eyes::open(&tables, table, None, None).await;
    let spectator = tokio::spawn(async move { spectator.until_over().await });
    let clients: Vec<_> =
        (0..people).map(|who| tokio::spawn(play::<G>(tables.clone(), table, who))).collect();
    ask(&tables, table, 0, Command::Start).await.unwrap();
    for client in clients {
        client.await.unwrap();
    }
    spectator.await.unwrap();
    let record = tables.record(table, None).await.unwrap().unwrap();
    let played = Match::<G>::read(&record).unwrap();
    assert!(fair::verify(played.record()).unwrap().was_committed);
}
