//! Connections are cut and servers end; nothing is lost or done twice, and games go on.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod house;
mod proxy;

use std::sync::atomic::Ordering;
use std::time::Duration;

use client::Event;
use house::{House, play, server_at};
use protocol::Phrase;
use proxy::{Cut, Proxy};
use table::Seat;

const ANNA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);

/// How many connections are cut.
const TIMES: usize = 6;

#[tokio::test(flavor = "multi_thread")]
async fn a_match_over_connections_that_are_cut_again_and_again() {
    // The first packets of a connection open it, say hello and watch; then come decisions.
    for cut in [Cut::Before(4), Cut::After(4), Cut::After(6), Cut::Before(2), Cut::After(3)] {
        let house = House::open().await;
        let (anna, ben) = (house.join("Anna").await, house.join("Ben").await);
        let table = house.shazamm([&anna, &ben]).await;
        let proxy = Proxy::open(&house.address, cut, TIMES).await;
        let (first, second) = tokio::join!(
            play(server_at(&proxy.address, Some(anna)), table, ANNA, async |_| {}),
            play(house.server(Some(ben)), table, BEN, async |_| {}),
        );
        assert!(proxy.left.load(Ordering::SeqCst) < TIMES - 1, "{cut:?}: {first:?}");
        let [anna, ben] = house.decisions(table).await;
        assert_eq!((first.decided, second.decided), (anna, ben), "{cut:?}");
        assert_eq!(second.lost, 0, "{cut:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_over_a_server_that_ends_and_begins_again() {
    let mut house = House::open().await;
    let (anna, ben) = (house.join("Anna").await, house.join("Ben").await);
    let table = house.shazamm([&anna, &ben]).await;
    let (server, other) = (house.server(Some(anna)), house.server(Some(ben)));
    let restart = async |entries: u64| {
        if entries.is_multiple_of(7) {
            house.end();
            tokio::time::sleep(Duration::from_millis(100)).await;
            house.begin().await;
        }
    };
    let (first, second) =
        tokio::join!(play(server, table, ANNA, restart), play(other, table, BEN, async |_| {}));
    assert!(first.lost > 0 && second.lost > 0, "{first:?} {second:?}");
    let [anna, ben] = house.decisions(table).await;
    assert_eq!((first.decided, second.decided), (anna, ben));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_away_is_told_once_though_the_connection_is_lost() {
    let mut house = House::open().await;
    let (anna, ben) = (house.join("Anna").await, house.join("Ben").await);
    let table = house.shazamm([&anna, &ben]).await;
    let (_hand, mut events) = house.server(Some(anna)).live(table);
    let mut next = async || tokio::time::timeout(house::PATIENCE, events.next()).await.unwrap().unwrap();
    while !matches!(next().await, Event::Present { seat: BEN, here: false }) {}
    house.end();
    tokio::time::sleep(Duration::from_millis(100)).await;
    house.begin().await;
    while !matches!(next().await, Event::Connected { .. }) {}
    let (_hand, _events) = house.server(Some(ben)).live(table);
    loop {
        match next().await {
            Event::Present { seat: BEN, here: false } => panic!("it was known that he is away"),
            Event::Present { seat: BEN, here: true } => break,
            _ => {}
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_is_heard_once_and_whoever_goes_is_missed() {
    let house = House::open().await;
    let (anna, ben) = (house.join("Anna").await, house.join("Ben").await);
    let table = house.shazamm([&anna, &ben]).await;
    let (_hand, mut events) = house.server(Some(anna)).live(table);
    let (hand, mut heard) = house.server(Some(ben)).live(table);
    for events in [&mut events, &mut heard] {
        while !matches!(events.next().await.unwrap(), Event::Table(_)) {}
    }
    hand.say(Phrase::GoodLuck).await.unwrap();
    let mut said = 0;
    drop((hand, heard));
    loop {
        match tokio::time::timeout(house::PATIENCE, events.next()).await.unwrap().unwrap() {
            Event::Said { seat, phrase } => {
                assert_eq!((seat, phrase), (BEN, Phrase::GoodLuck));
                said += 1;
            }
            // Before that, whoever is not there yet is away.
            Event::Present { seat: BEN, here: false } if said > 0 => break,
            _ => {}
        }
    }
    assert_eq!(said, 1);
}
