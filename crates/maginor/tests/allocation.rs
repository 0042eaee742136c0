//! Playing allocates nothing.
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "tests fail by panicking")]

mod common;

use allocation_counter::measure;
use maginor::{Maginor, Options};
use table::{Game, Options as _, dice, random_playout};

#[test]
fn a_playout_allocates_nothing() {
    let custom = Options { oracles: common::odd_tiles(), ..Options::default() };
    for options in Options::every().chain([custom]) {
        let game = Maginor::new(options).unwrap();
        let mut dice = dice::fast(1);
        let mut finished = 0;
        let counted = measure(|| {
            for _ in 0..100 {
                let mut state = game.start();
                let played = random_playout(&game, &mut state, &mut dice).is_ok();
                finished += u32::from(played && game.outcome(&state.clone()).is_some());
            }
        });
        assert_eq!((counted.count_total, finished), (0, 100));
    }
}

#[test]
fn the_counter_counts() {
    assert_eq!(measure(|| drop(std::hint::black_box(Box::new(7)))).count_total, 1);
}
