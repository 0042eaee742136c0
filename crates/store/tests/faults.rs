//! What a store does when a database says nothing, a network is cut, or the program has a fault.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod databases;
mod examples;

use std::sync::atomic::{AtomicBool, Ordering};

use databases::Database;
use examples::{kept, place, table};
use hosting::{Entry, What};
use metrics::{Counter, Gauge, Histogram, Key, KeyName, Metadata, Recorder, SharedString, Unit};
use store::{Appended, OpenError, Store};
use table::Seat;

/// Whoever waits for a server that never answers hears that it does not.
#[tokio::test]
async fn a_database_that_says_nothing_is_not_waited_for_for_ever() {
    let silent = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("postgres://anna@{}/x", silent.local_addr().unwrap());
    let listening = async {
        let mut held = Vec::new();
        loop {
            held.push(silent.accept().await);
        }
    };
    tokio::select! {
        opened = Store::open(&address) => {
            assert!(matches!(opened, Err(OpenError::Away { .. })), "{opened:?}");
        }
        () = listening => {}
    }
}

/// Figures that cannot be noted, once.
struct Faulty;

static FAULT: AtomicBool = AtomicBool::new(false);

impl Recorder for Faulty {
    fn describe_counter(&self, _: KeyName, _: Option<Unit>, _: SharedString) {}
    fn describe_gauge(&self, _: KeyName, _: Option<Unit>, _: SharedString) {}
    fn describe_histogram(&self, _: KeyName, _: Option<Unit>, _: SharedString) {}

    fn register_counter(&self, key: &Key, _: &Metadata<'_>) -> Counter {
        let is_now = key.name() == "conclave_entries_written" && FAULT.swap(false, Ordering::Relaxed);
        assert!(!is_now, "the fault that this is about");
        Counter::noop()
    }

    fn register_gauge(&self, _: &Key, _: &Metadata<'_>) -> Gauge {
        Gauge::noop()
    }

    fn register_histogram(&self, _: &Key, _: &Metadata<'_>) -> Histogram {
        Histogram::noop()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_fault_of_the_program_the_writer_begins_anew() {
    metrics::set_global_recorder(Faulty).unwrap();
    let database = Database::sqlite();
    let store = database.open().await;
    store.create(&table(1), 20).await.unwrap();
    let filled = |seat| What::Filled { seat: Seat::new(seat), level: "adept".to_owned() };
    let append = async |number| {
        let entry = Entry { at: number, by: None, what: filled(0) };
        store.append(place(1, number), &entry).await
    };
    FAULT.store(true, Ordering::Relaxed);
    append(1).await.unwrap_err();
    // Whoever hears nothing of theirs asks again, and finds it there: it was on disk before the fault.
    assert_eq!(append(1).await.unwrap(), Appended::Taken);
    assert_eq!(append(2).await.unwrap(), Appended::Written);
    store.ping().await.unwrap();
    assert_eq!(kept(&store, 1, 0).await.log.len(), 3);
}

#[cfg(feature = "in-postgres")]
mod in_postgres {
    use sqlx::migrate::Migrate as _;
    use sqlx::{AnyConnection, Connection as _};

    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn whoever_brings_a_database_up_to_date_is_not_waited_for_for_ever() {
        let database = Database::postgres().await;
        database.open().await.close().await;
        let mut other = AnyConnection::connect(&database.address).await.unwrap();
        other.lock().await.unwrap();
        let opened = Store::open(&database.address).await;
        assert!(matches!(opened, Err(OpenError::Migration(_))), "{opened:?}");
        other.close().await.unwrap();
        database.open().await;
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn to_bring_a_database_up_to_date_may_take_long() {
        let database = Database::postgres().await;
        database
            .execute(
                "CREATE FUNCTION hurried() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN \
                 IF current_setting('statement_timeout') <> '0' OR current_setting('lock_timeout') <> '0' \
                 THEN RAISE EXCEPTION 'hurried'; END IF; END $$; \
                 CREATE EVENT TRIGGER hurried ON ddl_command_start EXECUTE FUNCTION hurried()",
            )
            .await;
        let store = database.open().await;
        store.create(&table(1), 20).await.unwrap();
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn a_connection_that_is_cut_off_when_it_is_given_back_takes_no_place_with_it() {
        let database = Database::postgres().await;
        let network = databases::Network::before(&database.address);
        let store = Store::open(&network.address).await.unwrap();
        network.cut_when_asked(true);
        // The one that was there is asked before it is lent, and cut off then; the others when they are given back.
        store.noticed().await.unwrap_err();
        for _ in 0..8 {
            store.noticed().await.unwrap();
        }
        while network.cut() < 9 {
            tokio::task::yield_now().await;
        }
        network.cut_when_asked(false);
        let mut read = store.noticed().await;
        for _ in 0..2 {
            if read.is_err() {
                read = store.noticed().await;
            }
        }
        read.unwrap();
    }
}
