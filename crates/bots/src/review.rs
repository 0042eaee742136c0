//! What decisions cost: each is compared with what the strongest bot would have done in its place.
//!
//! A decision is judged by what its player could know, not by how the game went on. Both, the decision and what is thought to be
//! better, are tried out in the same imagined games, which are others than those in which the better one was found: who has won
//! a comparison by luck does not win the next one by it. What does not come out clearly is not told.

use table::{Legal as _, Match, Seat, Seats, Stake, Step, dice};

use crate::{Budget, HasBots, Mean, Question};

/// The least that is worth a word.
const fn least(stake: Stake) -> f64 {
    match stake {
        Stake::Points => 1.0,
        Stake::Chance => 0.01,
    }
}

/// A decision compared with another one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Comparison<A> {
    /// The other one.
    pub better: A,
    /// How much more it brings, in imagined games.
    pub gain: Mean,
}

impl<A: Copy + PartialEq> Comparison<A> {
    /// Compares a decision with what is taken for the best: there is nothing to gain where it is the same.
    pub(crate) fn of(better: A, chosen: A, gain: impl FnOnce(A, A) -> Mean) -> Self {
        let gain = if better == chosen { Mean::default() } else { gain(better, chosen) };
        Self { better, gain }
    }
}

/// A decision that was looked at.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reviewed<A> {
    /// The number of the step in the record, counted from 0.
    pub step: usize,
    /// Who decided.
    pub seat: Seat,
    /// What.
    pub chosen: A,
    /// What it was compared with; nothing where there is nothing to compare, or where it cannot be.
    pub compared: Option<Comparison<A>>,
}

impl<A: Copy> Reviewed<A> {
    /// What would have been better, what that would have brought, and the standard error; only where it is clear.
    pub fn mistake(&self, stake: Stake) -> Option<(A, f64, f64)> {
        let Comparison { better, gain } = self.compared?;
        let (cost, error) = (gain.value(), gain.error()?);
        (cost >= least(stake) && gain.is_positive_by(2.0)).then_some((better, cost, error))
    }
}

/// The decisions of these seats that had an alternative, by the numbers of their steps.
pub fn decisions<G: HasBots>(played: &Match<G>, seats: Seats) -> Vec<usize> {
    let game = played.game();
    let (mut found, mut number) = (Vec::new(), 0);
    played.record().replay(|before, step, _| {
        if let Step::Seat(seat, _) = *step
            && seats.contains(seat)
            && game.legal(before, seat).len() > 1
        {
            found.push(number);
        }
        number += 1;
    });
    found
}

/// Looks at the decision that a step was, if it was one. What is late is answered as far as it went.
pub fn review_step<G: HasBots>(
    played: &Match<G>,
    step: usize,
    budget: Budget,
    stop: &dyn Fn() -> bool,
) -> Option<Reviewed<G::Action>> {
    let &Step::Seat(seat, chosen) = played.record().steps().get(step)? else { return None };
    let before = played.rewound(step);
    let dice = dice::derived(SEED, step as u64);
    let question = Question::new(before.game(), before.state(), seat, budget, dice).until(stop);
    Some(Reviewed { step, seat, chosen, compared: G::compare(&question, chosen) })
}

/// Looks at every decision of these seats that had an alternative, in its order. `progress` is told how many are done and how many
/// there are; what was found by then is answered when `stop` says so.
pub fn review<G: HasBots>(
    played: &Match<G>,
    seats: Seats,
    budget: Budget,
    stop: &dyn Fn() -> bool,
    progress: &mut dyn FnMut(usize, usize),
) -> Vec<Reviewed<G::Action>> {
    let open = decisions(played, seats);
    let mut reviewed = Vec::with_capacity(open.len());
    for &step in &open {
        progress(reviewed.len(), open.len());
        let looked_at = review_step(played, step, budget, stop);
        // What was broken off is not told.
        if stop() {
            break;
        }
        reviewed.extend(looked_at);
    }
    reviewed
}

/// The same game is always judged the same.
const SEED: u64 = 0x7265_7669_6577;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_clear_is_a_mistake() {
        let reviewed = |numbers: &[f64]| {
            let gain = numbers.iter().copied().collect();
            Reviewed {
                step: 0,
                seat: Seat::new(0),
                chosen: 1,
                compared: Some(Comparison { better: 2, gain }),
            }
        };
        assert!(reviewed(&[9.0, 10.0, 11.0]).mistake(Stake::Points).is_some());
        assert_eq!(reviewed(&[-10.0, 30.0, 10.0]).mistake(Stake::Points), None, "it may be luck");
        assert_eq!(reviewed(&[0.5, 0.5, 0.5]).mistake(Stake::Points), None, "it is not worth a word");
        assert!(reviewed(&[0.5, 0.5, 0.5]).mistake(Stake::Chance).is_some());
    }
}
