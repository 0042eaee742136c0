//! Servers that share a database: whatever happens at one is soon known at the others, and nothing happens twice.

use std::time::Duration;

use crate::kept::Kept;
use crate::seated::{
    Eyes, Line, ask, deaf, decide, fill, gathered, missing, node, opening, person, play, server, step,
};
use hosting::{Mover, What};
use online::{Bus, Heard, Online, Reached, Settings, Tables, Time, Word};
use protocol::{Clock, Command, Happened, Message, Opening, Phrase, TableId};
use table::Seat;

#[expect(clippy::needless_pass_by_value, reason = "what is heard is given")]
fn is_here(heard: crate::seated::Heard) -> Option<bool> {
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

/// Whoever has seen the end asks any of the servers for the record.
#[tokio::test(flavor = "multi_thread")]
async fn a_record_is_there_at_once_at_a_server_that_has_not_heard_of_the_end() {
    let kept = Kept::new();
    let one = server(&kept, &Time::System).await;
    let other = server(&kept, &Time::System).await;
    let table = gathered(&one, opening("shazamm"), 2).await;
    ask(&one, table, 0, Command::Start).await.unwrap();
    // From now on the other server has the table in memory, as it is now.
    other.look(table, None).await.unwrap();
    assert!(other.record(table, None).await.unwrap().is_none());
    let mut spectator = Eyes::open(&one, table, None, None).await;
    let players = (0..2).map(|who| tokio::spawn(play::<games::Shazamm>(one.clone(), table, who)));
    let players: Vec<_> = players.collect();
    spectator.until_over().await;
    let record = other.record(table, None).await.unwrap();
    assert!(record.is_some_and(|record| record.starts_with("conclave record")));
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
    ask(&other, table, 1, crate::seated::sit()).await.unwrap();
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

/// When a bot has decided for Ben for the first time, as time passes in such steps.
async fn stood_in(kept: &Kept, table: TableId, time: &Time, step: Duration) -> u64 {
    let store = kept.store().await;
    let is_stand_in = |what: &What| matches!(what, What::Moved { seat, mover: Mover::StandIn, .. } if *seat == Seat::new(1));
    let waiting = async {
        loop {
            let log = store.entries(table, 0).await.unwrap();
            if let Some(entry) = log.iter().find(|entry| is_stand_in(&entry.what)) {
                return entry.at;
            }
            time.pass(step);
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(crate::seated::PATIENCE, waiting).await.expect("nobody stands in")
}

/// A game in which Anna, who looks on, has decided, and Ben is to decide until tomorrow.
async fn begun(tables: &Tables) -> (TableId, Eyes) {
    let table = gathered(tables, Opening { clock: Clock::Days, ..opening("shazamm") }, 2).await;
    ask(tables, table, 0, Command::Start).await.unwrap();
    ask(tables, table, 0, step("bet 2")).await.unwrap();
    (table, Eyes::open(tables, table, Some(0), None).await)
}

const DAWN: u64 = 1_000_000;
const MINUTE: u64 = 60_000;

#[tokio::test(flavor = "multi_thread")]
async fn while_the_bus_is_away_nobody_is_taken_for_away() {
    let (kept, line, time) = (Kept::new(), Line::new(100), Time::by_hand(DAWN));
    let (bus, ear) = Bus::within(&line, 1);
    bus.set_there(false);
    let settings = Settings { time: time.clone(), bus: bus.clone(), ..Settings::default() };
    let online = Online::new(kept.store().await, settings, Reached::default());
    online.listen(ear);
    let (table, _anna) = begun(online.tables()).await;
    // Ben may look on by another server, and nobody could say so.
    time.pass(Duration::from_secs(3600));
    online.tables().has_grown(table).await.unwrap();
    tokio::time::sleep(Duration::from_millis(300)).await;
    // Once the others are heard the minute begins in which they can.
    bus.set_there(true);
    online.tables().has_grown(table).await.unwrap();
    assert_eq!(stood_in(&kept, table, &time, Duration::from_secs(5)).await, DAWN + 61 * MINUTE);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_decides_by_another_server_was_there_then() {
    let (kept, line, time) = (Kept::new(), Line::new(100), Time::by_hand(DAWN));
    let one = node(&kept, &line, 1, &time).await;
    let other = node(&kept, &line, 2, &time).await;
    let (table, _anna) = begun(&one).await;
    time.pass(Duration::from_secs(50));
    // Of Ben no more is heard than what is in the log.
    ask(&other, table, 1, step("bet 2")).await.unwrap();
    one.has_grown(table).await.unwrap();
    let stood_in = stood_in(&kept, table, &time, Duration::from_secs(1)).await;
    assert!(stood_in >= DAWN + 50_000 + MINUTE, "after {} ms", stood_in - DAWN);
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_bus_whoever_decides_by_another_server_has_the_time_of_the_clock() {
    let (kept, time) = (Kept::new(), Time::by_hand(DAWN));
    let (one, other) = (server(&kept, &time).await, server(&kept, &time).await);
    let (table, _anna) = begun(&one).await;
    ask(&other, table, 1, step("bet 2")).await.unwrap();
    one.has_grown(table).await.unwrap();
    while decide(&one, table, 0).await {}
    let stood_in = stood_in(&kept, table, &time, Duration::from_secs(1800)).await;
    assert!(stood_in >= DAWN + 24 * 60 * MINUTE, "after {} ms", stood_in - DAWN);
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
    let started = |heard| matches!(heard, Message::Entry { what: Happened::Game { .. }, .. }).then_some(());
    tokio::select! {
        () = ben.until(started) => {}
        () = missing(&small, table) => {}
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
    let alone = server(&kept, &time).await;
    alone.look(table, Some(person(0).account)).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn time_is_given_back_once_by_whoever_begins() {
    let (kept, line, time) = (Kept::new(), Line::new(100), Time::by_hand(1_000_000));
    let tables = server(&kept, &time).await;
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
