//! A model of the protocol and the log: nodes, a store, a bus and clients in a world in which everything breaks, all of it from one
//! seed.
//!
//! **What runs in it is what a server and its clients run** where something is decided: tables and their clocks (`Table`), how a change gets
//! into the log (`Change`), when a bot stands in and whether its answer still counts (`Table::stands_in_at`, `Table::take_answer`), how much
//! time is given back (`Table::pause`), what viewers see and hear (`Table::seen`, `Table::tell`), what clients keep and send again
//! (`protocol::healing`, `Seen`). **Imitated**, after `online`, is what waits for something outside: the store and the way to it, the bus,
//! connections, the order in which a node does things (`node.rs`), who looks on and what was missed (`watching.rs`), when it is looked
//! whose time is up (`acting.rs`), and what nodes note of themselves, from which they see since when nobody could write. A node of the model
//! gives time back at all of its tables or does so again, where a server tries single tables again later. Who is there by which node, and
//! the head start of the one that wrote an entry, are left out: nobody is taken for away, and all nodes act at once.
//!
//! **What is expected** (`writing.rs`, `hours.rs`, `ending.rs`) is computed from the logs and from what the world knows of itself, and from
//! no function that is tried: clocks in particular are computed a second time.
//!
//! `MODEL_SEEDS=100000 cargo test --release -p hosting --test model` looks at more worlds, and `MODEL_SEED=12345 cargo test -p hosting
//! --test model -- --nocapture` at one, and tells what happens in it; with `MODEL_FAULT=GivesBackTwice` it has that fault. A seed that was
//! found belongs into `seeds.rs`.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod acting;
mod chance;
mod client;
mod counts;
mod ending;
mod hours;
mod job;
mod laws;
mod network;
mod node;
mod seeds;
mod store;
mod watching;
mod world;
mod writing;

use std::panic::UnwindSafe;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Instant;
use std::{env, panic};

use counts::Counts;
use laws::{Breach, Fault, Law};
use seeds::FOUND;
use world::World;

/// How many worlds are looked at.
const SEEDS: u64 = 2000;

/// Within how many worlds a fault must be noticed.
const SOON: u64 = 500;

/// The number that a variable of the environment asks for, if there is one.
fn variable(name: &str) -> Option<u64> {
    let text = env::var_os(name)?;
    let number = text.to_str().and_then(|text| text.parse().ok());
    Some(number.unwrap_or_else(|| panic!("{name}={} is no number", text.display())))
}

/// The fault that a variable of the environment asks for, if there is one.
fn fault() -> Option<Fault> {
    let name = env::var("MODEL_FAULT").ok()?;
    let mut all = Fault::ALL.into_iter().map(|(fault, _)| fault);
    let fault = all.find(|fault| format!("{fault:?}") == name);
    Some(fault.unwrap_or_else(|| panic!("there is no fault {name}; there are {:?}", Fault::ALL)))
}

/// What happens in the world of a seed. Whatever panics there is a breach, too.
fn look_at(seed: u64, fault: Option<Fault>, is_traced: bool) -> (Counts, Option<Breach>) {
    caught(seed, || World::new(seed, fault, is_traced).run())
}

fn caught(
    seed: u64,
    run: impl FnOnce() -> (Counts, Option<Breach>) + UnwindSafe,
) -> (Counts, Option<Breach>) {
    panic::catch_unwind(run).unwrap_or_else(|why| {
        let why = why.downcast_ref::<String>().map(String::as_str).or(why.downcast_ref::<&str>().copied());
        let what = format!("in world {seed}: {}", why.unwrap_or("nobody knows why"));
        (Counts::default(), Some(Breach { law: Law::Runs, what }))
    })
}

/// The first seed below a number in whose world a law is broken, and what has happened in all that were looked at.
fn first_breach(seeds: u64, fault: Option<Fault>) -> (Counts, Option<(u64, Breach)>) {
    let (next, found) = (AtomicU64::new(0), AtomicBool::new(false));
    let look = || {
        let (mut counts, mut first) = (Counts::default(), None);
        while !found.load(Ordering::Relaxed) {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= seeds {
                break;
            }
            let (here, breach) = look_at(seed, fault, false);
            counts.add(&here);
            if let Some(breach) = breach {
                found.store(true, Ordering::Relaxed);
                first = Some((seed, breach));
            }
        }
        (counts, first)
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let looking: Vec<_> = (0..threads).map(|_| scope.spawn(look)).collect();
        let mut all = Counts::default();
        let mut first: Option<(u64, Breach)> = None;
        for looking in looking {
            let (counts, breach) = looking.join().unwrap();
            all.add(&counts);
            first = first.into_iter().chain(breach).min_by_key(|(seed, _)| *seed);
        }
        (all, first)
    })
}

#[test]
fn in_every_world_the_laws_hold() {
    if let Some(seed) = variable("MODEL_SEED") {
        let (counts, breach) = look_at(seed, fault(), true);
        println!("{counts:#?}");
        assert!(breach.is_none(), "{}", breach.unwrap());
        return;
    }
    let (seeds, begun) = (variable("MODEL_SEEDS").unwrap_or(SEEDS), Instant::now());
    let (counts, breach) = first_breach(seeds, None);
    if let Some((seed, breach)) = breach {
        panic!(
            "{breach}\nTo see what happens in this world:\n\
             MODEL_SEED={seed} cargo test -p hosting --test model laws_hold -- --nocapture"
        );
    }
    let elapsed = begun.elapsed().as_secs_f64();
    println!("{seeds} worlds, {:.0} a second: {counts:#?}", seeds as f64 / elapsed);
    assert!(counts.entries > seeds && counts.twice > 0 && counts.taken > 0, "{counts:?}");
}

#[test]
fn in_worlds_that_were_found_the_laws_hold() {
    for (seed, what) in FOUND {
        let (_, breach) = look_at(seed, None, false);
        assert!(breach.is_none(), "in world {seed}, where it was found that {what}: {}", breach.unwrap());
    }
}

#[test]
fn every_fault_breaks_its_law() {
    for (fault, law) in Fault::ALL {
        let (_, breach) = first_breach(SOON, Some(fault));
        let Some((seed, breach)) = breach else { panic!("{fault:?} is not noticed in {SOON} worlds") };
        println!("{fault:?} is noticed in world {seed}: {breach}\n  MODEL_FAULT={fault:?} MODEL_SEED={seed}");
        assert_eq!(breach.law, law, "{fault:?} in world {seed}: {breach}");
    }
}

#[test]
fn a_world_follows_from_its_seed() {
    for seed in 0..20 {
        let counts = || format!("{:?}", World::new(seed, None, false).run());
        assert_eq!(counts(), counts());
    }
}

#[test]
fn a_panic_is_a_breach_that_names_its_seed() {
    let (_, Some(breach)) = caught(7, || panic!("a node {}", "panics")) else { panic!("a breach") };
    assert_eq!((breach.law, breach.what.as_str()), (Law::Runs, "in world 7: a node panics"));
}
