//! The archmage at Wizard: imagines deals that fit all it has seen, and how each of its actions would go on.

mod past;
mod search;
mod worlds;

pub(super) use self::worlds::Worlds;

use games::wizard::{Action, Wizard};
use table::Legal as _;

use super::adept;
use crate::{Bot, Choice, Comparison, Question};

/// A player who imagines how the round could go on.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Archmage {
    /// How much a point of the others' mean counts against an own one.
    pub envy: f32,
    /// How many deals are drawn for each that is kept: one that explains the predictions has the best prospects.
    pub draws: usize,
    /// How many of those are kept for each that is imagined further: one that explains the cards played so far has the
    /// best prospects.
    pub readings: usize,
    /// How many points worse a decision must look to be a third as likely, when it is asked what others hold.
    pub doubt: f32,
}

impl Default for Archmage {
    fn default() -> Self {
        Self { envy: 0.5, draws: 8, readings: 1, doubt: 4.0 }
    }
}

impl Archmage {
    /// Compares a decision with the one that it would make.
    pub(super) fn compare(
        self,
        question: &Question<'_, Wizard>,
        chosen: Action,
    ) -> Option<Comparison<Action>> {
        let better = self.think(question)?.action;
        Some(Comparison::of(better, chosen, |one, other| search::gain(&self, question, one, other)))
    }
}

impl Bot<Wizard> for Archmage {
    fn choose(&self, question: &Question<'_, Wizard>) -> Option<Choice<Action>> {
        if question.legal.len() <= 1 {
            return question.legal.get(0).map(Choice::plain);
        }
        let at_a_glance = adept::choose(question).filter(|&action| question.legal.contains(action));
        search::search(self, question, at_a_glance)
    }
}
