//! Puzzles in words.

use locale::{Texts, t};

/// What became of a hundred imagined games after a decision.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Hundred {
    /// The points that are expected.
    pub points: f64,
    /// How many went badly, in between and well: lost, shared and won; in Wizard, fewer tricks than predicted, more, and just
    /// as many.
    pub fates: [u8; 3],
    /// How many brought what the decision may have been made for at once: a trick, or that the fire moves away.
    pub at_once: Option<u8>,
}

/// How many were won, and shared.
pub(crate) fn won(texts: &Texts, [_, shared, won]: [u8; 3]) -> String {
    t!(texts, "puzzle-won", won = won, shared = shared)
}
