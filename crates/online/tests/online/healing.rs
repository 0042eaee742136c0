//! What goes wrong for a while costs nobody anything: a database that is away, servers that end or are gone, words that are lost.

use std::time::Duration;

use crate::kept::Kept;
use crate::seated::{
    Eyes, Line, ask, deaf, fill, gathered, join, missing, node, onlooker, opening, person, server, step,
};
use hosting::{Entry, Mover, What};
use online::{Bus, Failure, Online, Outbox, Reached, Settings, Tables, Time, Word};
use protocol::{Clock, Command, Happened, Message, Opening, Phase, Phrase, TableId};
use serde_json::Value;
use sqlx::{AssertSqlSafe, Executor as _};
use store::Store;
use table::Seat;

const DAWN: u64 = 1_000_000;

/// A game of Shazamm! between two people with a clock, in which Ben is to decide.
async fn begun(tables: &Tables) -> TableId {
    let table = gathered(tables, Opening { clock: Clock::Brisk, ..opening("shazamm") }, 2).await;
    ask(tables, table, 0, Command::Start).await.unwrap();
    ask(tables, table, 0, step("bet 2")).await.unwrap();
    table
}

/// When the time of the first who is to decide ends, without the reserve.
async fn deadline(tables: &Tables, table: TableId) -> u64 {
    let mut eyes = Eyes::open(tables, table, Some(1), None).await;
    eyes.next().await.unwrap();
    eyes.table.unwrap().game.unwrap().deadlines[0].decision
}

/// Waits until something is so.
async fn until(what: &str, is_so: impl AsyncFn() -> bool) {
    let waiting = async {
        while !is_so().await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(crate::seated::PATIENCE, waiting).await.expect(what);
}

#[tokio::test(flavor = "multi_thread")]
async fn time_in_which_nothing_can_be_written_is_given_back_before_anybody_is_stood_in_for() {
    let (kept, line, time) = (Kept::new(), Line::new(100), Time::by_hand(DAWN));
    let (online, _ear) = deaf(&kept, &line, 1, &time).await;
    online.begin().await.unwrap();
    let tables = online.tables().clone();
    let table = begun(&tables).await;
    let mut ben = Eyes::open(&tables, table, Some(1), None).await;
    ben.next().await.unwrap();
    kept.go_away().await;
    // Half an hour: all of Ben's time, and he cannot decide.
    time.pass(Duration::from_secs(30 * 60));
    assert!(matches!(ask(&tables, table, 1, step("bet 2")).await, Err(Failure::Store(_))));
    kept.come_back().await;
    let what = ben
        .until(|heard| match heard {
            Message::Entry { what, .. } => Some(what),
            _ => None,
        })
        .await;
    let Happened::Paused { deadlines } = what else { panic!("{what:?}") };
    assert_eq!(deadlines[0].decision, DAWN + 30_000 + 30 * 60 * 1000);
    ask(&tables, table, 1, step("bet 2")).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_decides_before_the_time_is_given_back_keeps_the_reserve() {
    let (kept, time) = (Kept::new(), Time::by_hand(DAWN));
    let settings = Settings { time: time.clone(), ..Settings::default() };
    let online = Online::new(kept.store().await, settings, Reached::default());
    online.begin().await.unwrap();
    let tables = online.tables();
    let table = begun(tables).await;
    // The machine sleeps for an hour, and Ben is faster than the server, which looks every five seconds what time it is.
    time.pass(Duration::from_secs(60 * 60));
    ask(tables, table, 1, step("bet 2")).await.unwrap();
    let log = kept.store().await.entries(table, 0).await.unwrap();
    let [.., Entry { what: What::Paused { away, since }, .. }, Entry { what: What::Moved { .. }, .. }] =
        &log[..]
    else {
        panic!("{log:?}")
    };
    assert_eq!((*since, *away), (DAWN, 60 * 60 * 1000));
    // When he is to decide again he has all of his reserve.
    let deadlines = async || {
        let told = tables.look(table, None).await.unwrap();
        let Message::<Value>::Table { seen, .. } = serde_json::from_str(&told).unwrap() else {
            panic!("{told}")
        };
        seen.game.unwrap().deadlines
    };
    for deadline in deadlines().await {
        assert_eq!(deadline.reserve - deadline.decision, 60_000, "of seat {}", deadline.seat);
    }
    assert!(deadlines().await.iter().any(|deadline| deadline.seat == Seat::new(1)), "he is to decide again");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_ends_in_good_order_says_since_when_no_server_was_there() {
    let (kept, line, time) = (Kept::new(), Line::new(100), Time::by_hand(DAWN));
    let (one, _ear) = deaf(&kept, &line, 1, &time).await;
    one.begin().await.unwrap();
    let table = begun(one.tables()).await;
    assert_eq!(deadline(one.tables(), table).await, DAWN + 30_000);
    time.pass(Duration::from_secs(3));
    one.close().await;
    assert!(kept.store().await.noticed().await.unwrap().iter().all(|noticed| noticed.has_ended));
    // Too short for a server to be taken for gone.
    time.pass(Duration::from_secs(4));
    let (two, _ear) = deaf(&kept, &line, 2, &time).await;
    two.begin().await.unwrap();
    assert_eq!(deadline(two.tables(), table).await, DAWN + 34_000);
    let nodes: Vec<_> =
        kept.store().await.noticed().await.unwrap().iter().map(|noticed| noticed.node).collect();
    assert_eq!(nodes, [2]);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_time_of_many_tables_is_given_back_up_to_now() {
    let (kept, time) = (Kept::new(), Time::by_hand(DAWN));
    let tables = server(&kept, &time).await;
    let mut begun_tables = Vec::new();
    for _ in 0..20 {
        begun_tables.push(begun(&tables).await);
    }
    tables.stop();
    time.pass(Duration::from_secs(600));
    let tables = server(&kept, &time).await;
    tables.resume(Some(DAWN)).await.unwrap();
    // It is cut short, and done again later by one that knows the same moment.
    time.pass(Duration::from_secs(60));
    let again = server(&kept, &time).await;
    again.resume(Some(DAWN)).await.unwrap();
    for table in begun_tables {
        assert_eq!(deadline(&again, table).await, DAWN + 30_000 + 660_000);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_read_now_keeps_nobody_from_the_others_and_is_tried_again() {
    let (kept, time) = (Kept::new(), Time::by_hand(DAWN));
    let tables = server(&kept, &time).await;
    let (one, other) = (begun(&tables).await, begun(&tables).await);
    tables.stop();
    time.pass(Duration::from_secs(3600));
    // Not the text that it has to be: as if the database did not answer.
    kept.harm(&format!("UPDATE tables SET secret = CAST(secret AS BLOB) WHERE id = '{one}'")).await;
    let tables = server(&kept, &time).await;
    tables.resume(Some(DAWN)).await.unwrap();
    assert!(matches!(tables.look(one, None).await, Err(Failure::Store(_))));
    assert_eq!(deadline(&tables, other).await, DAWN + 3_630_000);
    kept.harm(&format!("UPDATE tables SET secret = CAST(secret AS TEXT) WHERE id = '{one}'")).await;
    let store = kept.store().await;
    until("it is not tried again", async || {
        let log = store.entries(one, 0).await.unwrap();
        log.iter().any(|entry| matches!(entry.what, What::Paused { .. }))
    })
    .await;
    assert_eq!(deadline(&tables, one).await, DAWN + 3_630_000);
}

/// A table at which a bot is to decide, and which only a server knows that does nothing any more; another one may go on with it.
struct Inherited {
    kept: Kept,
    store: Store,
    table: TableId,
    time: Time,
    _heir: Online,
}

impl Inherited {
    async fn new() -> Self {
        let (kept, line, time) = (Kept::new(), Line::new(100), Time::by_hand(DAWN));
        let one = node(&kept, &line, 1, &time).await;
        let (heir, ear) = deaf(&kept, &line, 2, &time).await;
        heir.listen(ear);
        heir.begin().await.unwrap();
        let days = Opening { clock: Clock::Days, ..opening("shazamm") };
        let table = gathered(&one, days, 1).await;
        one.stop();
        ask(&one, table, 0, fill(1)).await.unwrap();
        ask(&one, table, 0, Command::Start).await.unwrap();
        let store = kept.store().await;
        store.note_alive(1, DAWN).await.unwrap();
        Self { kept, store, table, time, _heir: heir }
    }
}

/// Lets a second pass, but slowly, or it would be as if nothing had been noted for too long.
async fn pass_slowly(time: &Time) {
    time.pass(Duration::from_secs(1));
    tokio::time::sleep(Duration::from_millis(600)).await;
}

/// Whether a bot has decided at a table.
async fn has_moved(store: &Store, table: TableId) -> bool {
    let log = store.entries(table, 0).await.unwrap();
    log.iter().any(|entry| matches!(entry.what, What::Moved { .. }))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_heir_of_a_server_goes_on_with_its_tables_once_that_is_possible() {
    let Inherited { kept, store, table, time, .. } = Inherited::new().await;
    // Its tables cannot be found for a while.
    kept.harm("ALTER TABLE tables RENAME TO tables_away").await;
    until("the other is not taken for gone", async || {
        pass_slowly(&time).await;
        store.noticed().await.unwrap().iter().all(|noticed| noticed.node == 2)
    })
    .await;
    kept.harm("ALTER TABLE tables_away RENAME TO tables").await;
    until("nobody goes on with the table", async || {
        pass_slowly(&time).await;
        has_moved(&store, table).await
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_tables_of_one_that_is_struck_out_go_on_although_another_cannot_be() {
    let Inherited { kept, store, table, time, .. } = Inherited::new().await;
    store.note_alive(4, DAWN).await.unwrap();
    kept.harm(
        "CREATE TRIGGER refused BEFORE DELETE ON presence WHEN OLD.one = 4 \
         BEGIN SELECT RAISE(ABORT, 'refused'); END",
    )
    .await;
    until("nobody goes on with the table", async || {
        pass_slowly(&time).await;
        has_moved(&store, table).await
    })
    .await;
    let noticed = store.noticed().await.unwrap();
    assert!(noticed.iter().any(|noticed| noticed.node == 4), "{noticed:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_there_is_said_again_and_who_is_not() {
    let (kept, line, time) = (Kept::new(), Line::new(100), Time::by_hand(DAWN));
    let one = node(&kept, &line, 1, &time).await;
    let (other, ear) = deaf(&kept, &line, 2, &time).await;
    drop(ear);
    let table = gathered(&one, opening("shazamm"), 2).await;
    let mut anna = Eyes::open(other.tables(), table, Some(0), None).await;
    anna.next().await.unwrap();
    let (outbox, _inbox) = Outbox::new();
    let ben = one.watch(table, onlooker(1), None, outbox, None).await.unwrap();
    // That he is there was lost; the next word is heard.
    let (_, ear) = Bus::within(&line, 2);
    other.listen(ear);
    let announce = async || {
        for nth in 0..5 {
            one.announce_part(nth).await;
        }
    };
    let is_here = |heard| match heard {
        Message::Present { seat, here, .. } if seat == Seat::new(1) => Some(here),
        _ => None,
    };
    announce().await;
    assert!(anna.until(is_here).await);
    // That he is gone is lost, as if another had said that he is there.
    one.unwatch(table, ben).await;
    assert!(!anna.until(is_here).await);
    line.send((1, Word::Here { table, seats: vec![Seat::new(1)] })).unwrap();
    assert!(anna.until(is_here).await);
    announce().await;
    assert!(!anna.until(is_here).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_waits_for_the_database_at_one_table_keeps_nobody_from_hearing_of_others() {
    let (kept, line, time) = (Kept::new(), Line::new(100), Time::by_hand(DAWN));
    let (one, other) = (node(&kept, &line, 1, &time).await, node(&kept, &line, 2, &time).await);
    let (stuck, free) = (begun(&one).await, gathered(&one, opening("shazamm"), 2).await);
    let mut anna = Eyes::open(&other, free, Some(0), None).await;
    let mut ben = Eyes::open(&other, stuck, Some(1), None).await;
    ben.next().await.unwrap();
    let mut writer = kept.connection().await;
    writer.execute("BEGIN IMMEDIATE").await.unwrap();
    let asking = tokio::spawn({
        let other = other.clone();
        async move { ask(&other, stuck, 1, step("bet 2")).await }
    });
    tokio::time::sleep(Duration::from_millis(200)).await;
    line.send((1, Word::Here { table: stuck, seats: vec![Seat::new(0)] })).unwrap();
    line.send((1, Word::Said { table: free, seat: Seat::new(1), phrase: Phrase::Hello })).unwrap();
    anna.until(|heard| matches!(heard, Message::Said { .. }).then_some(())).await;
    assert!(!asking.is_finished(), "it waited for the other table");
    writer.execute("ROLLBACK").await.unwrap();
    asking.await.unwrap().unwrap();
    // What was said of the other table is heard, too.
    let anna_is_here = |heard| {
        matches!(heard, Message::Present { seat, here: true, .. } if seat == Seat::new(0)).then_some(())
    };
    ben.until(anna_is_here).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_at_which_somebody_looks_on_elsewhere_is_not_closed() {
    let (kept, line, time) = (Kept::new(), Line::new(100), Time::by_hand(DAWN));
    let (one, other) = (node(&kept, &line, 1, &time).await, node(&kept, &line, 2, &time).await);
    let (watched, left) =
        (gathered(&one, opening("shazamm"), 1).await, gathered(&one, opening("shazamm"), 1).await);
    let _anna = Eyes::open(&one, watched, Some(0), None).await;
    time.pass(Duration::from_secs(25 * 60 * 60));
    let phase = async |table| {
        let mut eyes = Eyes::open(&other, table, None, None).await;
        eyes.next().await.unwrap();
        eyes.table.unwrap().phase
    };
    other.tidy().await.unwrap();
    let store = kept.store().await;
    assert_eq!(store.tables_in(Phase::Closed, 9).await.unwrap(), []);
    until("it is not heard who is there", async || {
        let told = other.look(watched, None).await.unwrap();
        let told: crate::seated::Heard = serde_json::from_str(&told).unwrap();
        matches!(told, Message::Table { here, .. } if !here.is_empty())
    })
    .await;
    time.pass(Duration::from_secs(61));
    other.tidy().await.unwrap();
    assert_eq!(store.tables_in(Phase::Closed, 9).await.unwrap(), [left]);
    assert_eq!((phase(watched).await, phase(left).await), (Phase::Gathering, Phase::Closed));
}

/// The statement that adds what is no entry to the log of a table.
fn nonsense(table: TableId, number: u64) -> String {
    format!(
        "INSERT INTO entries (opened, table_id, number, body) \
         SELECT opened, id, {number}, 'nonsense' FROM tables WHERE id = '{table}'"
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_log_cannot_be_read_on_is_let_go() {
    let (kept, line, time) = (Kept::new(), Line::new(100), Time::by_hand(DAWN));
    let one = node(&kept, &line, 1, &time).await;
    let table = gathered(&one, opening("shazamm"), 2).await;
    let mut anna = Eyes::open(&one, table, Some(0), None).await;
    anna.next().await.unwrap();
    kept.harm(&nonsense(table, 3)).await;
    line.send((2, Word::Grown { table, entries: 4 })).unwrap();
    while anna.next().await.is_some() {}
    assert_eq!(one.in_memory(), 0);
    kept.harm("DELETE FROM entries WHERE body = 'nonsense'").await;
    Eyes::open(&one, table, Some(0), None).await.next().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_is_forgotten_by_a_server_that_has_not_heard_of_it() {
    let (kept, line, time) = (Kept::new(), Line::new(1), Time::by_hand(DAWN));
    join(&kept, &[0, 1]).await;
    let (one, ear) = deaf(&kept, &line, 1, &time).await;
    let table = gathered(one.tables(), opening("shazamm"), 2).await;
    let store = kept.store().await;
    store.forget(person(1).account).await.unwrap();
    let is_named = async || one.tables().look(table, None).await.unwrap().contains("Person 1");
    assert!(is_named().await, "it has not heard of it");
    // It hears that it may have missed something.
    one.listen(ear);
    tokio::select! {
        () = until("the name is still there", async || !is_named().await) => {}
        () = missing(&line, table) => {}
    }
    assert!(one.tables().look(table, None).await.unwrap().contains("Person 0"));
}

/// The result of a game is not lost because it could not be noted when the game was over.
#[tokio::test(flavor = "multi_thread")]
async fn a_result_that_could_not_be_noted_counts_later_as_if_it_had_been() {
    let (kept, time) = (Kept::new(), Time::by_hand(DAWN));
    let tables = server(&kept, &time).await;
    let table = gathered(&tables, Opening { rated: true, ..opening("shazamm") }, 2).await;
    ask(&tables, table, 0, Command::Start).await.unwrap();
    let mut eyes = Eyes::open(&tables, table, Some(0), None).await;
    kept.harm("ALTER TABLE results RENAME TO results_away").await;
    for who in [0, 1] {
        ask(&tables, table, who, Command::Leave).await.unwrap();
    }
    eyes.until_over().await;
    let store = kept.store().await;
    let log = store.table(table, 0).await.unwrap().unwrap().log;
    let ended = log.iter().rev().find(|entry| matches!(entry.what, What::Moved { .. })).unwrap().at;
    time.pass(Duration::from_secs(60 * 60));
    // What somebody does after the end is not when it was.
    ask(&tables, table, 0, crate::seated::sit()).await.unwrap();
    kept.harm("ALTER TABLE results_away RENAME TO results").await;
    let ratings = async || store.ratings_of(person(0).account).await.unwrap();
    until("the result is lost", async || !ratings().await.games.is_empty()).await;
    let noted = ratings().await;
    assert_eq!((noted.games.len(), noted.games[0].ended), (1, ended));
    until("it is not noted that it is over", async || {
        store.tables_in(Phase::Over, 9).await.unwrap() == [table]
    })
    .await;
    assert_eq!(online::rebuild(&store).await.unwrap(), 1);
    assert_eq!(ratings().await, noted);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_waits_for_a_table_that_is_let_go_does_not_look_on_at_nothing() {
    let (kept, time) = (Kept::new(), Time::by_hand(DAWN));
    let tables = server(&kept, &time).await;
    let table = begun(&tables).await;
    let mut writer = kept.connection().await;
    writer.execute("BEGIN IMMEDIATE").await.unwrap();
    // Somebody decides, and waits for the database; another waits for the table.
    let asking = tokio::spawn({
        let tables = tables.clone();
        async move { ask(&tables, table, 1, step("bet 2")).await }
    });
    tokio::time::sleep(Duration::from_millis(200)).await;
    let (outbox, mut inbox) = Outbox::new();
    let watching = tokio::spawn({
        let tables = tables.clone();
        async move { tables.watch(table, onlooker(0), None, outbox, None).await }
    });
    tokio::time::sleep(Duration::from_millis(200)).await;
    writer.execute(AssertSqlSafe(nonsense(table, 5) + "; COMMIT")).await.unwrap();
    assert!(matches!(asking.await.unwrap(), Err(Failure::Store(_))));
    // It is read anew, which is not possible as long as that is in the log.
    assert!(matches!(watching.await.unwrap(), Err(Failure::Store(_))));
    assert!(inbox.next().await.is_none());
    assert_eq!(tables.in_memory(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_log_has_lost_something_is_read_anew() {
    let (kept, time) = (Kept::new(), Time::by_hand(DAWN));
    let line = Line::new(1);
    let (one, ear) = deaf(&kept, &line, 1, &time).await;
    let table = gathered(one.tables(), opening("shazamm"), 2).await;
    let mut anna = Eyes::open(one.tables(), table, Some(0), None).await;
    anna.next().await.unwrap();
    assert_eq!(anna.entries, 3);
    kept.harm(&format!("DELETE FROM entries WHERE table_id = '{table}' AND number = 2")).await;
    // Too much is said at once, so it looks for itself.
    for _ in 0..100 {
        let _ = line.send((2, Word::WhoIsHere { table: Some(TableId::new(0)) }));
    }
    one.listen(ear);
    while anna.next().await.is_some() {}
    let mut back = Eyes::open(one.tables(), table, Some(0), Some(3)).await;
    back.next().await.unwrap();
    assert_eq!(back.entries, 2);
    ask(one.tables(), table, 1, crate::seated::sit()).await.unwrap();
    server(&kept, &time).await.look(table, None).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deadline_that_passes_while_nothing_can_be_written_is_not_forgotten() {
    let (kept, time) = (Kept::new(), Time::by_hand(DAWN));
    let tables = server(&kept, &time).await;
    let table = begun(&tables).await;
    kept.harm("ALTER TABLE entries RENAME TO entries_away").await;
    time.pass(Duration::from_secs(90));
    // The stand-in has thought in vain, and nobody looks on.
    tokio::time::sleep(Duration::from_millis(500)).await;
    for _ in 0..10 {
        time.pass(Duration::from_secs(61));
        tables.tidy().await.unwrap();
        tokio::time::sleep(Duration::from_millis(100)).await;
        assert_eq!(tables.in_memory(), 1);
    }
    kept.harm("ALTER TABLE entries_away RENAME TO entries").await;
    let store = kept.store().await;
    until("nobody stands in", async || store.entries(table, 0).await.unwrap().len() > 5).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stand_in_looks_whether_time_was_given_back_meanwhile() {
    let (kept, line, time) = (Kept::new(), Line::new(100), Time::by_hand(DAWN));
    let one = node(&kept, &line, 1, &time).await;
    let table = begun(&one).await;
    // Another server knows the table, and hears nothing of what comes.
    let (other, _ear) = deaf(&kept, &line, 2, &time).await;
    assert_eq!(deadline(other.tables(), table).await, DAWN + 30_000);
    time.pass(Duration::from_secs(60));
    one.stop();
    one.resume(Some(DAWN)).await.unwrap();
    let store = kept.store().await;
    let stood_in = async || {
        let log = store.entries(table, 0).await.unwrap();
        let stands_in = |what: &What| matches!(what, What::Moved { mover: Mover::StandIn, .. });
        log.iter().find(|entry| stands_in(&entry.what)).map(|entry| entry.at)
    };
    until("nobody stands in", async || {
        time.pass(Duration::from_secs(1));
        stood_in().await.is_some()
    })
    .await;
    // A minute and a half, and the minute that was given back.
    assert!(stood_in().await.unwrap() >= DAWN + 150_000);
}
