//! A player without a thought.

use rand::Rng;
use table::{Game, Legal as _};

use crate::Player;

/// Plays any legal action, each equally likely: what every other player must beat.
#[derive(Clone, Copy, Debug, Default)]
pub struct Uniform;

impl<G: Game> Player<G> for Uniform {
    fn choose(&mut self, _: &G, _: &G::View, legal: &G::Legal, rng: &mut dyn Rng) -> Option<G::Action> {
        legal.choose(rng)
    }
}
