//! A game from what was chosen for it, as records write it.

use std::error::Error;

use super::{Invalid, Options as _};
use crate::Game;

/// Why a game cannot be played as it was written down.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Unsettled<F: Error> {
    /// The options are not possible.
    #[error(transparent)]
    Options(Invalid<F>),
    /// The game has no such version.
    #[error("it is played by rules {asked}, and this program knows {newest}")]
    Rules {
        /// The newest version.
        newest: u32,
        /// The one that was asked for.
        asked: u32,
    },
}

impl<F: Error> From<Invalid<F>> for Unsettled<F> {
    fn from(invalid: Invalid<F>) -> Self {
        Self::Options(invalid)
    }
}

/// Why a table of a game cannot be played as it was written down.
pub type UnsettledFor<G> = Unsettled<<<G as Game>::Options as super::Options>::Fault>;

/// The game with these options, each a name and a value as records write them, by this version of its rules.
///
/// # Errors
/// If the options are not possible, or the game has no such version.
pub fn settled<G: Game>(entries: &[(String, String)], rules: u32) -> Result<G, UnsettledFor<G>> {
    let mut options = G::Options::default();
    for (name, value) in entries {
        options.set(name, value)?;
    }
    if rules == 0 || rules > G::RULES {
        return Err(Unsettled::Rules { newest: G::RULES, asked: rules });
    }
    Ok(G::with_rules(options, rules)?)
}
