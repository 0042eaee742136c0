//! The adept at Maginor: weighs up every choice by the votes that it may expect of each tile.

use games::maginor::{Action, Maginor};
use table::dice;

use super::policy;
use super::worth::Weights;
use crate::{Bot, Choice, Question};

/// A good player who looks at the table and not ahead. Duels are played by their exact mixed strategy.
#[derive(Clone, Copy, Debug, Default)]
pub struct Adept;

impl Bot<Maginor> for Adept {
    fn choose(&self, question: &Question<'_, Maginor>) -> Option<Choice<Action>> {
        let &Question { game, seat, ref view, ref legal, seed, .. } = question;
        let mut dice = dice::fast(seed);
        policy::choose(game, view, legal, seat, Weights::ADEPT, &mut dice).map(Choice::plain)
    }
}
