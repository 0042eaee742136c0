//! What a store keeps of people, in SQLite and in PostgreSQL alike.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod databases;
mod examples;

use databases::{Database, on_every_database};
use examples::{HOST, SECRET, anna, kept, key, place, sat, table};
use hosting::{Entry, Origin, Table, What};
use protocol::calls::KeyKind;
use protocol::{AccountId, Phase, TableId};
use store::{Account, Appended, NewKey, Redeemed};
use table::Seat;

on_every_database! {
    keys_let_in_until_they_are_taken_away
    a_code_works_once_and_not_for_long
    what_is_kept_of_an_account_can_be_deleted
    who_got_up_before_the_game_is_forgotten_as_well
    what_an_account_leaves_is_only_what_is_not_over
    what_could_not_be_deleted_is_deleted_the_next_time
    the_name_of_a_deleted_account_is_written_nowhere_any_more
    who_has_just_sat_down_is_forgotten_as_well
}

const HOUR: u64 = 60 * 60 * 1000;

async fn keys_let_in_until_they_are_taken_away(database: &Database) {
    let store = database.open().await;
    store.create_account(&anna(), key("one", KeyKind::Device, 5)).await.unwrap();
    store.add_key(HOST, key("two", KeyKind::Token, 6), 50).await.unwrap();
    assert_eq!(store.account_of_key("one", 7).await.unwrap(), Some((anna(), KeyKind::Device)));
    assert_eq!(store.account_of_key("two", 6 + HOUR).await.unwrap(), Some((anna(), KeyKind::Token)));
    assert_eq!(store.account_of_key("three", 7).await.unwrap(), None);
    // Nobody waits for this to be noted.
    let mut keys = store.keys(HOST).await.unwrap();
    while keys[1].used == 6 {
        tokio::task::yield_now().await;
        keys = store.keys(HOST).await.unwrap();
    }
    let told: Vec<_> = keys.iter().map(|key| (&*key.key, key.kind, key.made, key.used)).collect();
    assert_eq!(told, [("one", KeyKind::Device, 5, 5), ("two", KeyKind::Token, 6, 6 + HOUR)]);
    assert!(
        !store.add_key(HOST, key("four", KeyKind::Token, 6), 2).await.unwrap(),
        "it has as many as it may have"
    );
    assert_eq!(store.keys(HOST).await.unwrap().len(), 2);
    let now = async || store.account_of_key("one", 7).await.unwrap().unwrap().0;
    assert!(store.change_account(HOST, Some("Ännchen"), None).await.unwrap());
    assert_eq!(now().await, Account { name: "Ännchen".to_owned(), ..anna() });
    assert!(store.change_account(HOST, None, Some(15)).await.unwrap());
    assert_eq!(now().await, Account { name: "Ännchen".to_owned(), portrait: 15, ..anna() });
    assert!(!store.change_account(AccountId::new(9), Some("Nobody"), Some(1)).await.unwrap());
    assert!(!store.remove_key(AccountId::new(9), "one").await.unwrap(), "it is another's");
    assert!(store.remove_key(HOST, "one").await.unwrap());
    assert_eq!(store.account_of_key("one", 7).await.unwrap(), None);
    // A secret that is known already is not another's.
    assert!(store.add_key(AccountId::new(9), key("two", KeyKind::Device, 8), 50).await.is_err());
}

async fn a_code_works_once_and_not_for_long(database: &Database) {
    let store = database.open().await;
    store.create_account(&anna(), key("one", KeyKind::Device, 5)).await.unwrap();
    let redeem = async |code: &str, hash, at, most| {
        store.redeem(code, key(hash, KeyKind::Device, at), most).await.unwrap()
    };
    store.add_code(HOST, "first", 100).await.unwrap();
    store.add_code(HOST, "second", 100).await.unwrap();
    assert_eq!(redeem("first", "two", 50, 9).await, Redeemed::NoCode, "another took its place");
    assert_eq!(redeem("second", "two", 50, 1).await, Redeemed::TooMany);
    // The secret of another: nothing of it is written, and the code is as good as before.
    assert!(store.redeem("second", key("one", KeyKind::Device, 50), 9).await.is_err());
    assert_eq!(redeem("second", "two", 99, 2).await, Redeemed::Added(anna()));
    assert_eq!(redeem("second", "three", 99, 9).await, Redeemed::NoCode);
    store.add_code(HOST, "third", 100).await.unwrap();
    assert_eq!(redeem("third", "three", 100, 9).await, Redeemed::NoCode);
    let keys = store.keys(HOST).await.unwrap();
    assert_eq!(keys.iter().map(|key| &*key.key).collect::<Vec<_>>(), ["one", "two"]);
}

async fn what_is_kept_of_an_account_can_be_deleted(database: &Database) {
    let store = database.open().await;
    store.create_account(&anna(), key("one", KeyKind::Device, 5)).await.unwrap();
    store.add_code(HOST, "code", 100).await.unwrap();
    let sat =
        |account, name, portrait, seat| Entry { at: 8, by: None, what: sat(account, name, portrait, seat) };
    let ben = AccountId::new(2);
    let mut game = table(1);
    game.log.extend([sat(HOST, "Anna", 7, 0), sat(ben, "Ben", 8, 1)]);
    store.create(&game, 20).await.unwrap();
    assert_eq!(store.tables_of(HOST).await.unwrap(), [TableId::new(1)]);
    assert_eq!(store.tables_of(ben).await.unwrap(), []);
    store.forget(HOST).await.unwrap();
    assert_eq!(store.account_of_key("one", 7).await.unwrap(), None);
    let new = key("two", KeyKind::Device, 7);
    assert_eq!(store.redeem("code", new, 9).await.unwrap(), Redeemed::NoCode);
    let log = kept(&store, 1, 0).await.log;
    assert_eq!(log[1..], [sat(HOST, "", 0, 0), sat(ben, "Ben", 8, 1)]);
    // A table without her name is still a table.
    Table::replay(TableId::new(1), SECRET, log).unwrap();
}

async fn who_got_up_before_the_game_is_forgotten_as_well(database: &Database) {
    let store = database.open().await;
    let (id, anna) = (TableId::new(1), AccountId::new(7));
    let new = NewKey { hash: "h", kind: KeyKind::Device, label: "", at: 0 };
    store.create_account(&Account { id: anna, ..self::anna() }, new).await.unwrap();
    store.create(&table(1), 20).await.unwrap();
    for (number, what) in [(1, sat(anna, "Anna", 7, 1)), (2, What::Left { seat: Seat::new(1) })] {
        let by = Some(Origin { account: anna, number });
        store.append(place(1, number), &Entry { at: number, by, what }).await.unwrap();
    }
    store.note(id, Phase::Gathering, &[(HOST, Seat::new(0)), (anna, Seat::new(1))], 8).await.unwrap();
    assert_eq!(store.tables_of(anna).await.unwrap(), [id]);
    store.note(id, Phase::Gathering, &[(HOST, Seat::new(0))], 9).await.unwrap();
    assert_eq!(store.tables_of(anna).await.unwrap(), []);
    store.forget(anna).await.unwrap();
    let log = kept(&store, 1, 0).await.log;
    assert!(!format!("{log:?}").contains("Anna"), "{log:?}");
}

async fn what_an_account_leaves_is_only_what_is_not_over(database: &Database) {
    let store = database.open().await;
    for (id, phase) in [(1, Phase::Gathering), (2, Phase::Playing), (3, Phase::Over), (4, Phase::Closed)] {
        store.create(&table(id), 20).await.unwrap();
        store.note(TableId::new(id), phase, &[(HOST, Seat::new(0))], 9).await.unwrap();
    }
    assert_eq!(store.open_tables_of(HOST).await.unwrap(), [1, 2].map(TableId::new));
    assert_eq!(store.tables_of(HOST).await.unwrap().len(), 4);
}

/// A server may still know it, or be about to write it.
async fn the_name_of_a_deleted_account_is_written_nowhere_any_more(database: &Database) {
    let store = database.open().await;
    store.create_account(&anna(), key("one", KeyKind::Device, 5)).await.unwrap();
    let sits = |account, name, seat| Entry { at: 8, by: None, what: sat(account, name, 7, seat) };
    let ben = AccountId::new(2);
    store.create(&table(1), 20).await.unwrap();
    assert_eq!(store.gone_of(&[HOST, ben]).await.unwrap(), []);
    store.forget(HOST).await.unwrap();
    assert_eq!(store.gone_of(&[HOST, ben]).await.unwrap(), [HOST]);
    store.append(place(1, 1), &sits(HOST, "Anna", 0)).await.unwrap();
    // The place is taken: what was decided there is written after it, in another transaction.
    assert_eq!(store.append(place(1, 1), &sits(HOST, "Anna", 0)).await.unwrap(), Appended::Taken);
    let mut next = table(2);
    next.log.extend([sits(HOST, "Anna", 0), sits(ben, "Ben", 1)]);
    let plays_again = Entry { at: 9, by: None, what: What::Next { table: next.id } };
    store.append_opening(place(1, 2), &plays_again, Some(&next)).await.unwrap();
    let mut third = table(3);
    third.log.push(sits(HOST, "Anna", 0));
    store.create(&third, 20).await.unwrap();
    for id in 1..=3 {
        let log = kept(&store, id, 0).await.log;
        assert!(!format!("{log:?}").contains("Anna"), "{log:?}");
        assert_eq!(format!("{log:?}").contains("Ben"), id == 2, "{log:?}");
    }
}

/// Before it is noted where.
async fn who_has_just_sat_down_is_forgotten_as_well(database: &Database) {
    let store = database.open().await;
    let anna = Account { id: AccountId::new(7), ..anna() };
    store.create_account(&anna, key("one", KeyKind::Device, 5)).await.unwrap();
    store.create(&table(1), 20).await.unwrap();
    let sits = Entry { at: 8, by: None, what: sat(anna.id, "Anna", 7, 1) };
    store.append(place(1, 1), &sits).await.unwrap();
    store.forget(anna.id).await.unwrap();
    let log = kept(&store, 1, 0).await.log;
    assert!(!format!("{log:?}").contains("Anna"), "{log:?}");
}

/// A fault in the middle of it leaves an account that can be deleted.
async fn what_could_not_be_deleted_is_deleted_the_next_time(database: &Database) {
    let store = database.open().await;
    store.create_account(&anna(), key("one", KeyKind::Device, 5)).await.unwrap();
    for id in [1, 2] {
        let mut game = table(id);
        game.log.push(Entry { at: 8, by: None, what: sat(HOST, "Anna", 7, 0) });
        // What is said by others is theirs, however it looks.
        let looks_like = format!("\"what\":\"sat\",\"account\":\"{HOST:?}\"");
        game.log.push(Entry { at: 9, by: None, what: sat(AccountId::new(2), &looks_like, 0, 1) });
        store.create(&game, 20).await.unwrap();
    }
    let names = async || {
        let logs = [kept(&store, 1, 0).await.log, kept(&store, 2, 0).await.log];
        assert!(logs.iter().all(|log| format!("{:?}", log[2]).contains("what")), "{logs:?}");
        logs.map(|log| format!("{:?}", log[1]).contains("Anna"))
    };
    database.refuse_to_change_table_2().await;
    store.forget(HOST).await.unwrap_err();
    assert!(store.account_of_key("one", 7).await.unwrap().is_some(), "who asks is still known");
    assert!(names().await[1]);
    database.refuse_nothing().await;
    store.forget(HOST).await.unwrap();
    assert_eq!(names().await, [false, false]);
    assert_eq!(store.account_of_key("one", 7).await.unwrap(), None);
}
