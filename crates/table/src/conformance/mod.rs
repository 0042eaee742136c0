//! The laws that every game keeps, as a suite that its tests call in a few lines.
//!
//! ```text
//! #[test]
//! fn keeps_the_contract() {
//!     let report = table::conformance::check(&game, 42);
//!     assert!(report.hidden_differs > 0);
//! }
//! ```
//!
//! The suite fails by panicking, with the law and what breaks it in the message. Its laws are:
//!
//! - Options, actions and outcomes of chance are read as they are written.
//! - What is listed as legal is exactly what is accepted, and what is refused changes nothing; the same holds for chance.
//! - A resampled position gives its viewer the same view and the same legal actions, and can be played on.
//! - Two worlds: from two positions that give a viewer the same view, the same public step gives that viewer the same facts, the
//!   same next view and the same legal actions. So no view and no fact tells what it should not, and all that a view shows was
//!   told before.
//! - What is sent arrives: options, actions, outcomes, facts and views survive serialisation.
//! - The outcome comes with the end, which comes after [`longest`](Game::longest) steps at the latest, and is consistent.
//! - A record rebuilds every state.
//!
//! `tests/flawed` of this crate has a game that breaks each of these laws, and sees that the suite rejects it. A new law needs a
//! new flaw there.
#![allow(
    clippy::panic,
    clippy::expect_used,
    clippy::unwrap_used,
    reason = "a suite for tests fails by panicking"
)]

mod fuzz;
mod laws;
mod playthrough;
mod two_worlds;

pub use fuzz::{moves_from_bytes, record_from_bytes, spoiled_record_from_bytes};
pub use playthrough::{playthrough, playthrough_of};

use crate::{Actor, Game, Legal, Listener, Match, Silent, Step, ToAct, Viewer, dice};

/// What a checked game looked like, so that a test can see that it exercised what it should.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Steps of the game, chance included.
    pub steps: usize,
    /// Steps at which several seats owed a decision at once.
    pub simultaneous: usize,
    /// Resampled positions that hid something else than the true one.
    pub hidden_differs: usize,
    /// Pairs of steps to different positions that a viewer could not tell apart.
    pub alike: usize,
}

/// At one step in this many, events and views are sent as JSON and back, which takes far longer than all the rest.
/// Which steps these are depends on the seed, so that neighbouring seeds cover every step between them.
const SENT: u64 = 7;

/// Plays one random game from `seed` and checks every law at every step; only what is sent is checked at some of them.
pub fn check<G: Game>(game: &G, seed: u64) -> Report {
    let mut report = Report::default();
    let mut dice = dice::seeded(seed);
    let mut played = Match::new(game.clone());
    laws::options_round_trip(game);
    laws::actions_are_numbered_and_named(game, &mut dice);

    let mut waited_for = ToAct::Nobody;
    while played.to_act() != ToAct::Nobody {
        assert!(
            report.steps < game.longest(),
            "seed {seed}: the game goes on after {} steps, the most that `longest` allows",
            report.steps
        );
        if let ToAct::Seats(seats) = played.to_act() {
            report.simultaneous += usize::from(seats.len() > 1);
        }
        let send = (seed + report.steps as u64).is_multiple_of(SENT);
        laws::legal_is_what_is_accepted(&played, &mut dice, send);
        let steps = two_worlds::TrueSteps::take(&played, waited_for, &mut dice);
        for viewer in Viewer::all(game.seats()) {
            let other = laws::resampling_keeps_what_is_seen(&played, viewer, &mut dice);
            report.hidden_differs += usize::from(&other != played.state());
            report.alike += two_worlds::cannot_be_told_apart(&played, &steps, viewer, &other, &mut dice);
        }
        if send {
            laws::views_serialise(&played);
        }
        laws::outcome_waits_for_the_end(&played);
        waited_for = played.to_act();
        advance(&mut played, &mut dice);
        report.steps += 1;
    }
    laws::views_serialise(&played);
    laws::outcome_is_consistent(&played);
    laws::record_rebuilds_every_state(&played);
    report
}

/// One random step: chance, or a random seat that is to act with a random legal action.
pub fn advance<G: Game>(played: &mut Match<G>, dice: &mut dice::Dice) {
    advance_telling(played, dice, &mut Silent);
}

/// The same, and a listener hears what happens.
pub fn advance_telling<G: Game>(
    played: &mut Match<G>,
    dice: &mut dice::Dice,
    listener: &mut impl Listener<G::Fact>,
) {
    let game = played.game().clone();
    let step = match played.to_act() {
        ToAct::Nobody => return,
        ToAct::Chance => Step::Chance(game.sample(played.state(), dice)),
        ToAct::Seats(seats) => {
            let nth = dice::below(dice, seats.len() as u32) as usize;
            let seat = seats.iter().nth(nth).expect("the set has that many seats");
            let action = game.legal(played.state(), seat).choose(dice).unwrap_or_else(|| {
                panic!(
                    "{} is to act but has no legal action in {:?}",
                    Actor::Seat(seat),
                    game.oracle(played.state())
                )
            });
            Step::Seat(seat, action)
        }
    };
    if let Err(refused) = played.step(step.clone(), listener) {
        panic!("{step:?} was listed or sampled, but refused: {refused} in {:?}", game.oracle(played.state()));
    }
}
