//! Games of before go on as they would have: their chance came one outcome after the other from one stream of numbers, which a
//! remark `seed` names. The records in `stream` were written by the program that drew like this (the first, 0.1.0), each a whole
//! game: one of a seed that is a number, and one of random bits. They are never written anew.
#![allow(clippy::panic, clippy::unwrap_used, reason = "a test fails by panicking")]

use games::{Maginor, Shazamm, Wizard};
use table::{ChanceSource, Course, Game, Match, Next, Step, ToAct};

fn check<G: Game>(text: &str) {
    let known = Match::<G>::read(text).unwrap();
    assert_eq!(known.to_act(), ToAct::Nobody, "the game is whole");
    let steps = known.record().steps();
    let mut drawn = 0;
    for (at, step) in steps.iter().enumerate() {
        if matches!(step, Step::Chance(_)) {
            // As somebody has left the game before this outcome, and goes on with it.
            let left = Match::<G>::read(&known.rewound(at).to_string()).unwrap();
            let course = Course::new(left, || panic!("the record says what chance is drawn from"));
            assert_eq!(course.next(|_| None::<()>), Next::Step(step.clone()), "{} after {at} steps", G::NAME);
            assert_eq!(course.chance().repeatable(), None);
            drawn += 1;
        }
    }
    assert!(drawn > 2, "{drawn}");
    assert_eq!(ChanceSource::of(known.record()).unwrap().verify(known.record()), Ok(drawn));
}

#[test]
fn what_a_number_gave_is_drawn_as_it_was() {
    check::<Wizard>(include_str!("stream/wizard.number.record"));
    check::<Shazamm>(include_str!("stream/shazamm.number.record"));
    check::<Maginor>(include_str!("stream/maginor.number.record"));
}

#[test]
fn what_random_bits_gave_is_drawn_as_it_was() {
    check::<Wizard>(include_str!("stream/wizard.random.record"));
    check::<Shazamm>(include_str!("stream/shazamm.random.record"));
    check::<Maginor>(include_str!("stream/maginor.random.record"));
}
