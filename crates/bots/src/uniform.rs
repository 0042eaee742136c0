//! A player without a thought.

use table::{Game, Legal as _, dice};

use crate::{Bot, Choice, Question};

/// Plays any legal action, each equally likely: what every other bot must beat.
#[derive(Clone, Copy, Debug, Default)]
pub struct Uniform;

impl<G: Game> Bot<G> for Uniform {
    fn choose(&self, question: &Question<'_, G>) -> Option<Choice<G::Action>> {
        question.legal.choose(&mut dice::fast(question.seed)).map(Choice::plain)
    }
}
