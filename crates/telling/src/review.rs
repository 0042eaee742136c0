//! What decisions cost, in words.

use locale::{Texts, t};
use table::{Match, Seat, Stake, Viewer};

use crate::{Names, Pen, Teller, Telling};

/// A decision that could clearly have been better.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mistake<A> {
    /// The number of the step in the record, counted from 0.
    pub step: usize,
    /// What was decided.
    pub chosen: A,
    /// What would have been better.
    pub better: A,
    /// How much that would have brought.
    pub cost: f64,
    /// The standard error of that.
    pub error: f64,
}

/// What was found when the decisions of a player were gone through.
#[derive(Clone, PartialEq, Debug)]
pub struct Findings<A> {
    decisions: usize,
    unjudged: usize,
    mistakes: Vec<Mistake<A>>,
}

impl<A> Findings<A> {
    /// So many decisions had an alternative, so many of them cannot be judged, and these could clearly have been better.
    pub fn new(decisions: usize, unjudged: usize, mut mistakes: Vec<Mistake<A>>) -> Self {
        mistakes.sort_by(|one, other| other.cost.total_cmp(&one.cost));
        Self { decisions, unjudged, mistakes }
    }

    /// What could clearly have been better, what cost most first.
    pub fn mistakes(&self) -> &[Mistake<A>] {
        &self.mistakes
    }

    /// All of it in few sentences.
    pub fn summary(&self, texts: &Texts, stake: Stake, name: &str) -> Vec<String> {
        let Self { decisions, unjudged, mistakes } = self;
        let mut lines = vec![t!(texts, "review-heading", name = name, decisions = *decisions)];
        lines.push(match stake {
            _ if mistakes.is_empty() => t!(texts, "review-fine"),
            Stake::Points => {
                let sum: f64 = mistakes.iter().map(|one| one.cost).sum();
                let error = mistakes.iter().map(|one| one.error * one.error).sum::<f64>().sqrt();
                t!(texts, "review-costs", mistakes = mistakes.len(), cost = cost(texts, stake, sum, error))
            }
            // Chances of different moments do not add up.
            Stake::Chance => t!(texts, "review-mistakes", mistakes = mistakes.len()),
        });
        if *unjudged > 0 {
            lines.push(t!(texts, "review-unjudged", count = *unjudged));
        }
        lines
    }
}

impl<A: Copy> Mistake<A> {
    /// What was decided and what would have been better, as the one reads it who decided.
    pub fn actions<G: Telling<Action = A>>(
        &self,
        texts: &Texts,
        played: &Match<G>,
        seat: Seat,
    ) -> [String; 2] {
        let names = Names::of(played.record(), Some(seat), texts);
        let teller = Teller { texts, names: &names, to: Some(Viewer::Seat(seat)), pen: Pen::Plain };
        let before = played.rewound(self.step);
        let view = before.game().view(before.state(), Viewer::Seat(seat));
        [self.chosen, self.better].map(|action| before.game().action(&teller, &view, action))
    }
}

/// A cost with its standard error.
pub fn cost(texts: &Texts, stake: Stake, cost: f64, error: f64) -> String {
    let scaled = |scale: f64| [cost, error].map(|number| texts.decimal(scale * number, 1));
    match stake {
        Stake::Points => {
            let [cost, error] = scaled(1.0);
            t!(texts, "review-points", cost = cost, error = error)
        }
        Stake::Chance => {
            let [cost, error] = scaled(100.0);
            t!(texts, "review-chance", cost = cost, error = error)
        }
    }
}
