//! A model of the protocol and the log: nodes, a store, a bus and clients in a world in which everything breaks, all of it from one
//! seed. Tables, changes and what clients keep are the real ones; only what waits for something outside is simulated.
//!
//! `MODEL_SEEDS=100000 cargo test --release -p hosting --test model` looks at more worlds, and `MODEL_SEED=12345 cargo test -p hosting
//! --test model -- --nocapture` at one, and tells what happens in it.
#![allow(clippy::unwrap_used, clippy::panic, reason = "a test fails by panicking")]

mod acting;
mod chance;
mod client;
mod counts;
mod ending;
mod job;
mod laws;
mod network;
mod node;
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
        let (counts, breach) = look_at(seed, None, true);
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
fn every_fault_breaks_its_law() {
    for (fault, law) in Fault::ALL {
        let (_, breach) = first_breach(SOON, Some(fault));
        let Some((seed, breach)) = breach else { panic!("{fault:?} is not noticed in {SOON} worlds") };
        println!("{fault:?} is noticed in world {seed}: {breach}");
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
