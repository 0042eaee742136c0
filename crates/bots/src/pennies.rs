//! The bots of Pennies.

use games::pennies::{Pennies, Side};
use table::{Legal as _, dice};

use crate::puzzle::Puzzling;
use crate::{Bot, Choice, HasBots, Level, Question, Uniform};

impl HasBots for Pennies {
    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Apprentice => Box::new(Apprentice),
            // Nobody can take advantage of who lays both sides equally often.
            Level::Adept | Level::Archmage => Box::new(Uniform),
        }
    }
}

impl Puzzling for Pennies {
    // Whether to lay heads or tails is no puzzle.
    const HAS_PUZZLES: bool = false;
}

/// Lays heads three times out of four.
#[derive(Clone, Copy, Debug)]
struct Apprentice;

impl Bot<Pennies> for Apprentice {
    fn choose(&self, question: &Question<'_, Pennies>) -> Option<Choice<Side>> {
        let is_tails = dice::below(&mut dice::fast(question.seed), 4) == 0;
        question.legal.get(usize::from(is_tails)).map(Choice::plain)
    }
}
