//! Playing allocates nothing.
#![allow(clippy::expect_used, clippy::panic, clippy::unwrap_used, reason = "tests fail by panicking")]

use std::hint::black_box;

use allocation_counter::measure;
use table::{Game, Legal, Seat, Silent, ToAct, dice};
use wizard::{Options, Special, State, Variant, Wizard};

/// How often memory is asked for while `play` runs.
fn allocations<T>(play: impl FnOnce() -> T) -> u64 {
    measure(|| {
        black_box(play());
    })
    .count_total
}

fn tables() -> impl Iterator<Item = Wizard> {
    (3..=6).flat_map(|seats| {
        let options = |with: &[Special], variants: &[Variant]| Options {
            seats,
            with: with.iter().copied().collect(),
            variants: variants.iter().copied().collect(),
        };
        [
            options(&[], &[]),
            options(&[], &[Variant::Maximus]),
            options(&[], &[Variant::ClairvoyanceEvery]),
            options(&[], &[if seats <= 4 { Variant::SingleSuit } else { Variant::ClairvoyanceFirst }]),
            options(&Special::ALL, &[]),
            options(&Special::ALL, &[Variant::PlusMinusOne]),
            options(&Special::ALL, &[Variant::Hidden]),
            options(&Special::ALL, &[Variant::Secret]),
        ]
        .map(|options| Wizard::new(options).expect("a valid table"))
    })
}

#[test]
fn the_allocator_counts() {
    assert_eq!(allocations(|| Box::new(7)), 1);
    assert_eq!(allocations(|| 7), 0);
}

#[test]
fn a_random_playout_allocates_nothing() {
    for game in tables() {
        for seed in 0..20 {
            let mut dice = dice::fast(seed);
            let asked = allocations(|| {
                let mut state = game.start();
                table::random_playout(&game, &mut state, &mut dice).expect("legal");
                state
            });
            assert_eq!(asked, 0, "{:?}", game.options());
        }
    }
}

#[test]
fn clone_legal_check_and_apply_allocate_nothing() {
    for game in tables() {
        let mut dice = dice::fast(3);
        let mut state = game.start();
        let mut steps = 0;
        while game.to_act(&state) != ToAct::Nobody {
            assert_eq!(allocations(|| state.clone()), 0, "clone");
            assert_eq!(allocations(|| game.to_act(&state)), 0, "to_act");
            assert_eq!(allocations(|| game.outcome(&state)), 0, "outcome");
            for seat in Seat::all(game.seats()) {
                let asked = allocations(|| game.legal(&state, seat).iter().count());
                assert_eq!(asked, 0, "legal");
                // Also what is refused, by whichever rule.
                for action in (0..game.action_count()).step_by(5).filter_map(|n| game.action_at(n)) {
                    let asked = allocations(|| {
                        let mut copy = state.clone();
                        game.apply(&mut copy, seat, action, &mut Silent)
                    });
                    assert_eq!(asked, 0, "{seat:?} {action}");
                }
            }
            let asked = allocations(|| match game.to_act(&state) {
                ToAct::Seats(seats) => {
                    let seat = seats.first().expect("a seat");
                    let action = game.legal(&state, seat).choose(&mut dice).expect("an action");
                    game.apply(&mut state, seat, action, &mut Silent).expect("legal");
                }
                _ => {
                    let outcome = game.sample(&state, &mut dice);
                    game.apply_chance(&mut state, &outcome, &mut Silent).expect("possible");
                }
            });
            assert_eq!(asked, 0, "step {steps}");
            steps += 1;
        }
        assert!(steps > 300);
    }
}

#[test]
fn a_state_is_small() {
    assert!(size_of::<State>() <= 512, "{} bytes", size_of::<State>());
}
