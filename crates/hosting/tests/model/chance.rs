//! What is left to chance, all of it from one seed.

use rand::Rng as _;
use table::dice::{self, FastDice};

use crate::world::Millis;

/// Chance.
#[derive(Debug)]
pub(crate) struct Chance(pub(crate) FastDice);

impl Chance {
    pub(crate) fn new(seed: u64) -> Self {
        Self(dice::fast(dice::derived(seed, 0)))
    }

    /// A number below a bound, or 0.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        if bound == 0 { 0 } else { dice::below(&mut self.0, bound as u32) as usize }
    }

    /// A number of these, both included.
    pub(crate) fn between(&mut self, least: Millis, most: Millis) -> Millis {
        least + self.below((most - least + 1) as usize) as Millis
    }

    pub(crate) fn one_in(&mut self, many: usize) -> bool {
        self.below(many) == 0
    }

    pub(crate) fn per_mille(&mut self, many: usize) -> bool {
        self.below(1000) < many
    }

    /// A fraction from 0 to 1.
    pub(crate) fn fraction(&mut self) -> f64 {
        self.below(101) as f64 / 100.0
    }

    pub(crate) fn bytes<const N: usize>(&mut self) -> [u8; N] {
        std::array::from_fn(|_| self.0.next_u32() as u8)
    }
}
