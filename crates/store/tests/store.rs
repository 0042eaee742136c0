//! What a store must do, in SQLite and in PostgreSQL alike.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod databases;
mod examples;

use databases::{Database, on_every_database};
use examples::{HOST, OPENED, SECRET, anna, kept, key, opened, place, table};
use hosting::{Entry, Origin, What};
use protocol::calls::{KeyKind, Rating};
use protocol::{AccountId, Phase, TableId};
use store::{
    Account, Appended, BackupError, Finished, NewTable, Noticed, OpenError, Store, StoreError, TableKept,
    back_up,
};
use table::Seat;

fn filled(number: u64, seat: usize) -> Entry {
    let by = Some(Origin { account: HOST, number });
    Entry { at: number, by, what: What::Filled { seat: Seat::new(seat), level: "adept".to_owned() } }
}

on_every_database! {
    what_is_written_is_there_after_a_restart
    a_place_in_a_log_is_taken_once
    a_table_comes_with_the_entry_that_speaks_of_it
    many_tables_are_written_together
    a_table_that_is_made_twice_is_made_once
    a_newer_database_is_refused
    a_database_of_before_portraits_is_brought_up_to_date
    logs_of_before_they_were_in_order_are_kept
    tables_are_found_by_what_is_noted
    a_result_counts_once_and_makes_ratings
    results_that_come_at_once_count_one_after_the_other
    logs_are_as_long_as_they_are
    what_cannot_be_read_is_not_told
    who_knows_less_notes_nothing
    a_server_that_was_there_is_remembered
}

async fn a_server_that_was_there_is_remembered(database: &Database) {
    let store = database.open().await;
    assert_eq!(store.noticed().await.unwrap(), []);
    for (noted, alive) in [(5, 5), (9, 9), (7, 9)] {
        store.note_alive(1, noted).await.unwrap();
        assert_eq!(store.noticed().await.unwrap(), [Noticed { node: 1, alive, has_ended: false }]);
    }
    let one = Noticed { node: 1, alive: 9, has_ended: false };
    let gone = Noticed { node: u32::MAX, alive: 3, has_ended: false };
    store.note_alive(gone.node, 3).await.unwrap();
    assert_eq!(store.noticed().await.unwrap(), [one, gone]);
    // One of those who strike it out does so, and nobody where it has come back.
    store.note_alive(gone.node, 4).await.unwrap();
    assert!(!store.bury(gone).await.unwrap());
    let gone = Noticed { alive: 4, ..gone };
    assert!(store.bury(gone).await.unwrap() && !store.bury(gone).await.unwrap());
    assert_eq!(store.noticed().await.unwrap(), [one]);
    // Who ends in good order says so, until it is there again.
    let ended = Noticed { alive: 11, has_ended: true, ..one };
    store.note_end(1, 11).await.unwrap();
    assert_eq!(store.noticed().await.unwrap(), [ended]);
    assert!(!store.bury(Noticed { has_ended: false, ..ended }).await.unwrap());
    store.note_alive(1, 10).await.unwrap();
    assert_eq!(store.noticed().await.unwrap(), [Noticed { alive: 10, ..one }]);
    store.note_end(1, 12).await.unwrap();
    assert!(store.bury(Noticed { alive: 12, ..ended }).await.unwrap());
    assert_eq!(store.noticed().await.unwrap(), []);
}

async fn a_table_comes_with_the_entry_that_speaks_of_it(database: &Database) {
    let (store, one) = (database.open().await, TableId::new(1));
    store.create(&table(1), 20).await.unwrap();
    let opening = async |next: u64| {
        let entry = Entry { at: 1, by: None, what: What::Next { table: TableId::new(next) } };
        let opens = NewTable { id: TableId::new(next), ..table(1) };
        store.append_opening(place(1, 1), &entry, Some(&opens)).await.unwrap()
    };
    let (first, second) = tokio::join!(opening(2), opening(3));
    assert!(first != second, "one of them has the place");
    let log = store.entries(one, 1).await.unwrap();
    let [Entry { what: What::Next { table: next }, .. }] = log[..] else { panic!("{log:?}") };
    for id in [2, 3].map(TableId::new) {
        assert_eq!(store.table(id, 0).await.unwrap().is_some(), id == next, "{id}");
    }
    assert_eq!(opening(4).await, Appended::Taken);
    assert_eq!(store.table(TableId::new(4), 0).await.unwrap(), None);
}

async fn logs_are_as_long_as_they_are(database: &Database) {
    let store = database.open().await;
    for id in [1, 2] {
        store.create(&table(id), 20).await.unwrap();
    }
    store.append(place(2, 1), &filled(1, 1)).await.unwrap();
    let asked = [1, 2, 3].map(TableId::new);
    let mut lengths = store.lengths(&asked).await.unwrap();
    lengths.sort();
    assert_eq!(lengths, [(asked[0], 1), (asked[1], 2)]);
    assert_eq!(store.lengths(&[]).await.unwrap(), []);
    assert_eq!(store.entries(asked[1], 1).await.unwrap().len(), 1);
}

async fn what_cannot_be_read_is_not_told(database: &Database) {
    let (store, id) = (database.open().await, TableId::new(1));
    store.create(&table(1), 20).await.unwrap();
    database.execute("UPDATE entries SET body = '{\"at\": 1, \"what\": \"a secret\"}'").await;
    let error = store.entries(id, 0).await.unwrap_err();
    assert!(matches!(error, StoreError::Corrupt { .. }), "{error}");
    assert!(!format!("{error} {error:?}").contains("secret"), "{error}");
}

/// Every server asks for all of its tables every few seconds.
#[cfg(feature = "in-postgres")]
#[tokio::test(flavor = "multi_thread")]
async fn how_long_logs_are_is_read_without_the_logs() {
    let database = Database::postgres().await;
    let store = database.open().await;
    for id in [1, 2] {
        store.create(&table(id), 20).await.unwrap();
    }
    database
        .execute(
            "INSERT INTO entries (opened, table_id, number, body) \
             SELECT opened, id, number, '{}' FROM tables, generate_series(1, 2000) AS number; ANALYZE",
        )
        .await;
    store.close().await;
    let read = async || {
        let lines = "SELECT CAST(seq_tup_read + (SELECT SUM(idx_tup_read) FROM pg_stat_user_indexes AS i \
            WHERE i.relname = 'entries') AS BIGINT) FROM pg_stat_user_tables WHERE relname = 'entries'";
        database.number(lines).await
    };
    // What a connection has read is known a moment after its end.
    let later = async |before: i64| {
        let mut now = read().await;
        for _ in 0..100 {
            if now > before {
                break;
            }
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
            now = read().await;
        }
        now
    };
    let before = later(0).await;
    let store = database.open().await;
    let lengths = store.lengths(&[TableId::new(1), TableId::new(2)]).await.unwrap();
    assert_eq!(lengths.iter().map(|(_, entries)| *entries).collect::<Vec<_>>(), [2001, 2001]);
    store.close().await;
    let read = later(before).await - before;
    assert!((1..=20).contains(&read), "{read} lines were read");
}

async fn who_knows_less_notes_nothing(database: &Database) {
    let (store, id) = (database.open().await, TableId::new(1));
    store.create(&table(1), 20).await.unwrap();
    store.note(id, Phase::Over, &[(HOST, Seat::new(0))], 9).await.unwrap();
    store.note(id, Phase::Playing, &[], 8).await.unwrap();
    assert_eq!(store.tables_in(Phase::Over, 9).await.unwrap(), [id]);
    assert_eq!(store.tables_of(HOST).await.unwrap(), [id]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_in_use_is_copied_as_it_is() {
    let folder = std::env::temp_dir().join(format!("conclave 100% #1? {}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let (path, copy) = (folder.join("a?b.db"), folder.join("copy.db"));
    assert!(matches!(back_up(&path, &copy).await, Err(BackupError::Nothing(_))));
    let store = Store::open_file(&path).await.unwrap();
    store.create(&table(1), 20).await.unwrap();
    back_up(&path, &copy).await.unwrap();
    assert!(matches!(back_up(&path, &copy).await, Err(BackupError::Exists(_))));
    let nowhere = folder.join("nowhere").join("copy.db");
    assert!(matches!(back_up(&path, &nowhere).await, Err(BackupError::Write { .. })));
    // What is written later is not in the copy, and what is written to the copy is not in the database.
    store.create(&table(2), 20).await.unwrap();
    let copied = Store::open_file(&copy).await.unwrap();
    assert_eq!(kept(&copied, 1, 0).await, kept(&store, 1, 0).await);
    assert_eq!(copied.table(TableId::new(2), 0).await.unwrap(), None);
    copied.close().await;
    store.close().await;
    // What is no database is not copied, and leaves no copy.
    std::fs::write(&path, "no database").unwrap();
    let other = folder.join("other.db");
    assert!(back_up(&path, &other).await.is_err());
    assert!(!other.exists());
    std::fs::remove_dir_all(&folder).unwrap();
}

async fn what_is_written_is_there_after_a_restart(database: &Database) {
    let store = database.open().await;
    assert_eq!(store.table(TableId::new(1), 0).await.unwrap(), None);
    store.create(&table(1), 20).await.unwrap();
    assert_eq!(store.append(place(1, 1), &filled(10, 0)).await.unwrap(), Appended::Written);
    assert_eq!(store.append(place(1, 2), &filled(11, 1)).await.unwrap(), Appended::Written);
    store.close().await;
    let store = database.open().await;
    let log = vec![opened(OPENED), filled(10, 0), filled(11, 1)];
    assert_eq!(kept(&store, 1, 0).await, TableKept { secret: SECRET, log: log.clone() });
    assert_eq!(kept(&store, 1, 2).await.log, log[2..]);
    assert_eq!(kept(&store, 1, 3).await.log, []);
    store.ping().await.unwrap();
    store.close().await;
    assert!(store.ping().await.is_err(), "nobody writes any more");
}

/// Many want to write the same entry; one does.
async fn a_place_in_a_log_is_taken_once(database: &Database) {
    let store = database.open().await;
    store.create(&table(1), 20).await.unwrap();
    let write = |n| {
        let store = store.clone();
        tokio::spawn(async move { store.append(place(1, 1), &filled(n, 0)).await.unwrap() })
    };
    let tasks: Vec<_> = (0..20).map(write).collect();
    let mut became = Vec::new();
    for task in tasks {
        became.push(task.await.unwrap());
    }
    let count = |what| became.iter().filter(|became| **became == what).count();
    assert_eq!((count(Appended::Written), count(Appended::Taken)), (1, 19), "{became:?}");
    assert_eq!(kept(&store, 1, 0).await.log.len(), 2);
}

async fn many_tables_are_written_together(database: &Database) {
    const TABLES: u64 = 40;
    const ENTRIES: u64 = 25;
    let store = database.open().await;
    let play = |id| {
        let store = store.clone();
        tokio::spawn(async move {
            store.create(&table(id), 20).await.unwrap();
            for number in 1..=ENTRIES {
                let became = store.append(place(id, number), &filled(number, 0)).await.unwrap();
                assert_eq!(became, Appended::Written);
            }
        })
    };
    let tasks: Vec<_> = (0..TABLES).map(play).collect();
    for task in tasks {
        task.await.unwrap();
    }
    for id in 0..TABLES {
        let log = kept(&store, id, 0).await.log;
        let numbers: Vec<u64> = log[1..].iter().map(|entry| entry.by.unwrap().number).collect();
        assert_eq!(numbers, (1..=ENTRIES).collect::<Vec<_>>());
    }
}

async fn a_table_that_is_made_twice_is_made_once(database: &Database) {
    let store = database.open().await;
    store.create(&table(1), 20).await.unwrap();
    store.append(place(1, 1), &filled(10, 0)).await.unwrap();
    assert_eq!(store.create(&table(1), 20).await.unwrap(), Some(TableId::new(1)));
    assert_eq!(kept(&store, 1, 0).await.log.len(), 2);
    // The same request with another id, as after a lost answer.
    let opened_by = |id| {
        let mut table = table(id);
        table.log[0].by = Some(Origin { account: HOST, number: 4 });
        table
    };
    assert_eq!(store.create(&opened_by(5), 20).await.unwrap(), Some(TableId::new(5)));
    assert_eq!(store.create(&opened_by(6), 20).await.unwrap(), Some(TableId::new(5)));
    assert_eq!(store.create(&opened_by(6), 1).await.unwrap(), Some(TableId::new(5)), "it is not another one");
    let mut another = opened_by(7);
    another.log[0].by = Some(Origin { account: HOST, number: 99 });
    assert_eq!(store.create(&another, 1).await.unwrap(), None, "the host has as many as it may have");
    assert_eq!(store.create(&another, 2).await.unwrap(), Some(TableId::new(7)));
    assert_eq!(store.table(TableId::new(6), 0).await.unwrap(), None);
}

async fn a_newer_database_is_refused(database: &Database) {
    database.open().await.close().await;
    database.pretend_to_be_newer().await;
    let Err(OpenError::Newer(version)) = Store::open(&database.address).await else {
        panic!("a newer database was opened");
    };
    assert_eq!(version, 999);
}

async fn a_database_of_before_portraits_is_brought_up_to_date(database: &Database) {
    let store = database.open().await;
    store.create_account(&anna(), key("one", KeyKind::Device, 5)).await.unwrap();
    store.close().await;
    database.take_back_portraits().await;
    for portrait in [0, 9] {
        let store = database.open().await;
        let (kept, _) = store.account_of_key("one", 7).await.unwrap().unwrap();
        assert_eq!(kept, Account { portrait, ..anna() });
        store.change_account(HOST, None, Some(9)).await.unwrap();
        store.close().await;
    }
}

async fn logs_of_before_they_were_in_order_are_kept(database: &Database) {
    let store = database.open().await;
    for id in [1, 2] {
        let mut table = table(id);
        table.log = vec![opened(9 - id), filled(10, 0), filled(11, 1)];
        store.create(&table, 20).await.unwrap();
    }
    let before = [kept(&store, 1, 0).await, kept(&store, 2, 0).await];
    store.close().await;
    database.take_back_order().await;
    let store = database.open().await;
    assert_eq!([kept(&store, 1, 0).await, kept(&store, 2, 0).await], before);
    assert_eq!(store.append(place(2, 2), &filled(12, 1)).await.unwrap(), Appended::Taken);
    assert_eq!(store.append(place(2, 3), &filled(12, 1)).await.unwrap(), Appended::Written);
    assert_eq!(kept(&store, 2, 3).await.log, [filled(12, 1)]);
}

async fn tables_are_found_by_what_is_noted(database: &Database) {
    let store = database.open().await;
    let (one, two, ben) = (TableId::new(1), TableId::new(2), AccountId::new(2));
    store.create(&table(1), 20).await.unwrap();
    store.create(&table(2), 20).await.unwrap();
    assert_eq!(store.tables_in(Phase::Gathering, 9).await.unwrap(), [one, two]);
    store.note(two, Phase::Gathering, &[(ben, Seat::new(1))], 20).await.unwrap();
    assert_eq!(store.tables_in(Phase::Gathering, 9).await.unwrap(), [two, one], "the newest first");
    assert_eq!(store.tables_in(Phase::Gathering, 1).await.unwrap(), [two]);
    store.note(one, Phase::Playing, &[(HOST, Seat::new(1)), (ben, Seat::new(0))], 30).await.unwrap();
    assert_eq!(store.tables_in(Phase::Playing, 9).await.unwrap(), [one]);
    assert_eq!(store.tables_of(HOST).await.unwrap(), [one]);
    assert_eq!(store.tables_of(ben).await.unwrap(), [one, two]);
    let unchanged = async |moment, most| store.unchanged_since(Phase::Gathering, moment, most).await.unwrap();
    assert_eq!((unchanged(20, 9).await, unchanged(21, 9).await), (vec![], vec![two]));
    store.create(&table(3), 20).await.unwrap();
    assert_eq!(unchanged(21, 1).await, [TableId::new(3)], "the oldest first");
    store.discard(two).await.unwrap();
    assert_eq!(store.tables_of(ben).await.unwrap(), [one]);
    assert_eq!(store.table(two, 0).await.unwrap(), None);
}

/// A rating that is easy to check: the winner gets a point, and everybody is surer.
fn easy(before: &[Rating], places: &[u8]) -> Vec<Rating> {
    let rate = |(rating, place): (&Rating, &u8)| Rating {
        rating: rating.rating + f64::from(u8::from(*place == 1)),
        uncertainty: rating.uncertainty / 2.0,
        games: rating.games + 1,
    };
    before.iter().zip(places).map(rate).collect()
}

const FRESH: Rating = Rating { rating: 25.0, uncertainty: 8.0, games: 0 };

fn finished(table: u64, places: &[(AccountId, u8)]) -> Finished {
    let (table, game) = (TableId::new(table), "shazamm".to_owned());
    Finished { table, game, ended: 9, places: places.to_vec() }
}

async fn a_result_counts_once_and_makes_ratings(database: &Database) {
    let store = database.open().await;
    let ben = AccountId::new(2);
    store.create_account(&anna(), key("one", KeyKind::Device, 5)).await.unwrap();
    let result = finished(1, &[(HOST, 1), (ben, 2)]);
    assert!(store.finish(&result, FRESH, easy).await.unwrap());
    assert!(!store.finish(&result, FRESH, easy).await.unwrap(), "once");
    assert!(store.finish(&finished(2, &[(ben, 1), (HOST, 1)]), FRESH, easy).await.unwrap());
    let rating = |rating| Some(Rating { rating, uncertainty: 2.0, games: 2 });
    assert_eq!(store.rating(HOST, "shazamm").await.unwrap(), rating(27.0));
    assert_eq!(store.rating(ben, "shazamm").await.unwrap(), rating(26.0));
    assert_eq!(store.rating(ben, "wizard").await.unwrap(), None);
    let ranking = store.ranking("shazamm", 2, 10).await.unwrap();
    let names: Vec<_> = ranking.iter().map(|ranked| (&*ranked.name, ranked.rating.rating)).collect();
    assert_eq!(names, [("Anna", 27.0)], "Ben has no account");
    assert!(store.ranking("shazamm", 3, 10).await.unwrap().is_empty());
    store.forget_ratings().await.unwrap();
    assert_eq!(store.rating(HOST, "shazamm").await.unwrap(), None);
    assert!(store.finish(&result, FRESH, easy).await.unwrap(), "anew");
}

async fn results_that_come_at_once_count_one_after_the_other(database: &Database) {
    let store = database.open().await;
    let tasks: Vec<_> = (0..8)
        .map(|table| {
            let store = store.clone();
            let result = finished(table, &[(HOST, 1)]);
            tokio::spawn(async move { store.finish(&result, FRESH, easy).await.unwrap() })
        })
        .collect();
    for task in tasks {
        assert!(task.await.unwrap());
    }
    assert_eq!(
        store.rating(HOST, "shazamm").await.unwrap().map(|rating| (rating.rating, rating.games)),
        Some((33.0, 8))
    );
}

#[tokio::test]
async fn what_is_no_database_is_refused() {
    for address in ["", "mysql://somewhere/x", "conclave.db"] {
        assert!(matches!(Store::open(address).await, Err(OpenError::Address(_))), "{address}");
    }
    let secret = Store::open("mysql://anna:hunter2@somewhere/x").await.unwrap_err().to_string();
    assert!(!secret.contains("hunter2"), "{secret}");
    assert!(matches!(Store::open("sqlite:/no/such/folder/x").await, Err(OpenError::Unreachable(_))));
    let folder = databases::Folder::new();
    let file = folder.0.join("text");
    std::fs::write(&file, "this is no database, but a long text".repeat(100)).unwrap();
    assert!(Store::open_file(&file).await.is_err());
}
