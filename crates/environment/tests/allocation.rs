//! Learners play without memory from the heap: masks, observations and moves are written into what is there.
#![allow(clippy::expect_used, reason = "tests fail by panicking")]

use allocation_counter::measure;
use environment::Learnable;
use games::{GameName, with_game};
use table::{MAX_SEATS, Seat, Silent, ToAct, dice};

/// A random game, in which every seat looks at every position. Answers how many moves were made.
fn play<G: Learnable>(game: &G, seed: u64, row: &mut [u8], mask: &mut [u8]) -> usize {
    let mut dice = dice::fast(seed);
    let mut state = game.start();
    let mut drafts = [G::Draft::default(); MAX_SEATS];
    let mut moves = 0;
    loop {
        for seat in Seat::all(game.seats()) {
            game.observe(&state, seat, drafts[seat.index()], row);
        }
        match game.to_act(&state) {
            ToAct::Nobody => return moves,
            ToAct::Chance => {
                let outcome = game.sample(&state, &mut dice);
                game.apply_chance_unchecked(&mut state, &outcome, &mut Silent);
            }
            ToAct::Seats(seats) => {
                let seat = seats.first().expect("somebody is to act");
                let draft = &mut drafts[seat.index()];
                game.moves(&state, seat, *draft).mark(mask);
                let allowed = mask.iter().filter(|&&allowed| allowed == 1).count();
                let nth = dice::below(&mut dice, allowed as u32) as usize;
                let mut numbers = (0..mask.len()).filter(|&number| mask[number] == 1);
                let number = numbers.nth(nth).expect("there are that many");
                if let Some(action) = game.choose(&state, seat, draft, number).expect("an allowed move") {
                    game.apply_unchecked(&mut state, seat, action, &mut Silent);
                }
                moves += 1;
            }
        }
    }
}

fn check<G: Learnable>() {
    let game = G::new(G::Options::default()).expect("the usual table");
    let mut row = vec![0; game.layout().size()];
    let mut mask = vec![0; game.move_count()];
    let mut moves = 0;
    let counted = measure(|| moves = (0..20).map(|seed| play(&game, seed, &mut row, &mut mask)).sum());
    assert_eq!(counted.count_total, 0, "{}", G::NAME);
    assert!(moves >= 20, "{}: {moves}", G::NAME);
}

#[test]
fn learners_allocate_nothing() {
    for game in GameName::ALL {
        with_game!(game, G => check::<G>());
    }
}
