//! Servers that share a database: whatever happens at one is soon known at the others, and nothing happens twice.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test fails by panicking")]

mod kept;
mod seated;

use std::time::Duration;

use kept::Kept;
use online::{Bus, Heard, Online, Reached, Settings, Time, Word};
use protocol::{Clock, Command, Happened, Message, Opening, Phrase};
use seated::{Eyes, Line, ask, deaf, fill, gathered, node, opening, person, play, step};
use table::Seat;

#[expect(clippy::needless_pass_by_value, reason = "what is heard is given")]
fn is_here(heard: seated::Heard) -> Option<bool> {
    match heard {
        Message::Present { seat, here, .. } if seat == Seat::new(1) => Some(here),
        _ => None,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_different_servers_play_together() {
    let (kept, line) = (Kept::new(), Line::new(100));
    let one = node(&kept, &line, 1, &Time::System).await;
    let other = node(&kept, &line, 2, &Time::System).await;
    let table = gathered(&one, opening("shazamm"), 2).await;
    let mut spectator = Eyes::open(&other, table, None, None).await;
    ask(&one, table, 0, Command::Start).await.unwrap();
    let players = [
        tokio::spawn(play::<games::Shazamm>(one.clone(), table, 0)),
        tokio::spawn(play::<games::Shazamm>(other.clone(), table, 1)),
    ];
    spectator.until_over().await;
    for player in players {
        player.await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_there_by_another_server_is_there() {
    let (kept, line) = (Kept::new(), Line::new(100));
    let (one, other) =
        (node(&kept, &line, 1, &Time::System).await, node(&kept, &line, 2, &Time::System).await);
    let table = gathered(&one, opening("shazamm"), 2).await;
    let mut anna = Eyes::open(&one, table, Some(0), None).await;
    let mut ben = Eyes::open(&other, table, Some(1), None).await;
    assert!(anna.until(is_here).await);
    // What somebody says is heard everywhere.
    other.say(table, person(1).account, Phrase::Hello).await.unwrap();
    let said = |heard| matches!(heard, Message::Said { phrase: Phrase::Hello, .. }).then_some(());
    anna.until(said).await;
    ben.until(said).await;
    // Who comes to another server is told who is there by this one.
    let third = node(&kept, &line, 3, &Time::System).await;
    let mut looker = Eyes::open(&third, table, None, None).await;
    let Some(Message::Table { here, .. }) = looker.next().await else { panic!("no table") };
    if !here.contains(&Seat::new(1)) {
        assert!(looker.until(is_here).await);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sits_down_is_there_for_everybody() {
    let (kept, line) = (Kept::new(), Line::new(100));
    let (one, other) =
        (node(&kept, &line, 1, &Time::System).await, node(&kept, &line, 2, &Time::System).await);
    let table = gathered(&one, opening("shazamm"), 1).await;
    let mut anna = Eyes::open(&one, table, Some(0), None).await;
    // Ben looks on at another server, and then sits down.
    let mut ben = Eyes::open(&other, table, Some(1), None).await;
    ask(&other, table, 1, seated::sit()).await.unwrap();
    assert!(ben.until(is_here).await && anna.until(is_here).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_there_by_a_server_that_is_gone_is_not_there() {
    let (kept, line, time) = (Kept::new(), Line::new(100), Time::by_hand(1_000_000));
    let (bus, ear) = Bus::within(&line, 1);
    let settings = Settings { time: time.clone(), bus, ..Settings::default() };
    let one = Online::new(kept.store().await, settings, Reached::default());
    one.listen(ear);
    one.begin().await.unwrap();
    let other = node(&kept, &line, 2, &time).await;
    kept.store().await.note_alive(2, 1_000_000).await.unwrap();
    let table = gathered(one.tables(), opening("shazamm"), 2).await;
    let mut anna = Eyes::open(one.tables(), table, Some(0), None).await;
    let _ben = Eyes::open(&other, table, Some(1), None).await;
    assert!(anna.until(is_here).await);
    // It is looked for every five seconds, and taken for gone only by one that was there all the time.
    time.pass(Duration::from_secs(10));
    tokio::time::sleep(Duration::from_secs(6)).await;
    time.pass(Duration::from_secs(10));
    assert!(!anna.until(is_here).await);
    // It is struck out.
    let store = kept.store().await;
    while store.noticed().await.unwrap().iter().any(|noticed| noticed.node != 1) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_has_missed_something_reads_it() {
    let (kept, line) = (Kept::new(), Line::new(100));
    let one = node(&kept, &line, 1, &Time::System).await;
    let (other, mut ear) = deaf(&kept, &line, 2, &Time::System).await;
    let table = gathered(&one, opening("shazamm"), 2).await;
    let mut ben = Eyes::open(other.tables(), table, Some(1), None).await;
    ben.next().await.unwrap();
    ask(&one, table, 0, Command::Start).await.unwrap();
    // It is told of it, and does not listen; then it is told that it may have missed something.
    while !matches!(ear.next().await, Some(Heard::Word(_, Word::Grown { .. }))) {}
    let small = Line::new(1);
    let (_, ear) = Bus::within(&small, 2);
    other.listen(ear);
    // Whoever is quick enough misses nothing, however small the line: much is said until something is missed.
    let much_is_said = async {
        loop {
            for _ in 0..100 {
                let _ = small.send((1, Word::WhoIsHere { table: Some(table) }));
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    let started = |heard| matches!(heard, Message::Entry { what: Happened::Game { .. }, .. }).then_some(());
    tokio::select! {
        () = ben.until(started) => {}
        () = much_is_said => {}
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_and_clocks_act_once_wherever_they_are_watched() {
    let (kept, line, time) = (Kept::new(), Line::new(1000), Time::by_hand(1_000_000));
    let one = node(&kept, &line, 1, &time).await;
    let other = node(&kept, &line, 2, &time).await;
    let brisk = Opening { clock: Clock::Brisk, ..opening("wizard") };
    let table = gathered(&one, brisk, 2).await;
    for seat in [2, 3] {
        ask(&one, table, 0, fill(seat)).await.unwrap();
    }
    let mut anna = Eyes::open(&one, table, Some(0), None).await;
    let mut ben = Eyes::open(&other, table, Some(1), None).await;
    ask(&one, table, 0, Command::Start).await.unwrap();
    // Nobody decides: bots do, at either server. Every decision is made once, or the log could not be replayed.
    let mut decided = 0;
    while decided < 12 {
        time.pass(Duration::from_secs(40));
        let heard = tokio::time::timeout(Duration::from_millis(200), anna.next()).await;
        if let Ok(Some(Message::Entry { what: Happened::Game { seat: Some(_), .. }, .. })) = heard {
            decided += 1;
        }
    }
    let entries = anna.entries;
    while ben.entries < entries {
        ben.next().await.unwrap();
    }
    let alone = seated::server(&kept, &time).await;
    alone.look(table, Some(person(0).account)).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn time_is_given_back_once_by_whoever_begins() {
    let (kept, line, time) = (Kept::new(), Line::new(100), Time::by_hand(1_000_000));
    let tables = seated::server(&kept, &time).await;
    let table = gathered(&tables, Opening { clock: Clock::Brisk, ..opening("shazamm") }, 2).await;
    ask(&tables, table, 0, Command::Start).await.unwrap();
    ask(&tables, table, 0, step("bet 2")).await.unwrap();
    tables.stop();
    time.pass(Duration::from_secs(3600));
    for number in [1, 2] {
        let tables = node(&kept, &line, number, &time).await;
        tables.resume(Some(1_000_000)).await.unwrap();
        let mut ben = Eyes::open(&tables, table, Some(1), None).await;
        ben.next().await.unwrap();
        let deadlines = ben.table.clone().unwrap().game.unwrap().deadlines;
        assert_eq!(deadlines[0].decision, 1_000_000 + 3_630_000);
    }
}
