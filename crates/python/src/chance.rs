//! Where outcomes of chance come from.

use table::{Game, Seed};

/// Where outcomes of chance come from, and who performs them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct ChanceBy {
    pub(crate) seed: Seed,
    /// How many outcomes were drawn or performed; the next one is drawn by this number.
    pub(crate) drawn: u64,
    /// Whether outcomes are performed as they come up, or whoever plays says what happens.
    pub(crate) is_sampled: bool,
}

impl ChanceBy {
    /// From a seed that nothing was drawn from.
    pub(crate) fn new(seed: Seed, is_sampled: bool) -> Self {
        Self { seed, drawn: 0, is_sampled }
    }

    /// For a position that at least so many outcomes have led to.
    pub(crate) fn after(self, chances: u64) -> Self {
        Self { drawn: self.drawn.max(chances), ..self }
    }

    /// Draws the next outcome.
    #[inline]
    pub(crate) fn next<G: Game>(&mut self, game: &G, state: &G::State) -> G::Chance {
        let outcome = self.seed.outcome(game, state, self.drawn);
        self.drawn = self.drawn.wrapping_add(1);
        outcome
    }
}
