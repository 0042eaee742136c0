//! A player without a thought.

use table::{Game, Legal as _, dice};

use crate::{Bot, Budget, Choice};

/// Plays any legal action, each equally likely: what every other bot must beat.
#[derive(Clone, Copy, Debug, Default)]
pub struct Uniform;

impl<G: Game> Bot<G> for Uniform {
    fn think(
        &self,
        _: &G,
        _: &G::View,
        legal: &G::Legal,
        _: Budget,
        seed: u64,
        _: &dyn Fn() -> bool,
    ) -> Option<Choice<G::Action>> {
        legal.choose(&mut dice::fast(seed)).map(Choice::plain)
    }
}
