//! What a game was like, once it is over: how it went, what was special about it, and what of it is worth counting.
//!
//! All of it follows from what everybody was told, so it is the same for whoever was at the table.
//!
//! ```
//! use chronicle::{Chronicle as _, facts};
//! use games::wizard::Wizard;
//! use table::Match;
//!
//! let played = Match::<Wizard>::read("conclave record 1\ngame wizard\nrules 1\n").unwrap();
//! assert_eq!(played.game().highlights(&facts(played.record()), None), []);
//! ```

mod curve;
mod maginor;
mod pennies;
mod shazamm;
mod swing;
mod wizard;

use std::fmt;

use serde::{Deserialize, Serialize};
use table::{Game, Record, Seat, Viewer, sort_few};

pub use curve::Curve;
pub use maginor::MaginorHighlight;
pub use shazamm::ShazammHighlight;
pub use swing::Swing;
pub use wizard::WizardHighlight;

/// How many things are called special about a game.
pub const MOST_HIGHLIGHTS: usize = 3;

/// A game of which there is something to tell afterwards. `facts` is what was told to somebody, from the first to the last.
pub trait Chronicle: Game {
    /// Something special about a game.
    type Highlight: Clone + PartialEq + fmt::Debug;

    /// How the game went, from stop to stop.
    fn curve(&self, facts: &[Self::Fact]) -> Curve;

    /// What was special, the most special first: at most [`MOST_HIGHLIGHTS`]. Where several players could be told of, it is
    /// told of `you`.
    fn highlights(&self, facts: &[Self::Fact], you: Option<Seat>) -> Vec<Self::Highlight>;

    /// What a player has done that is worth counting over many games.
    fn deeds(&self, facts: &[Self::Fact], seat: Seat) -> Deeds;
}

/// What a player has done in a game that is worth counting over many. Each game fills in what it has.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Deeds {
    /// The cards, the prediction and the tricks of each round of Wizard.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub predictions: Vec<(u8, u8, u8)>,
    /// The spells that were cast, as records write them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub spells: Vec<String>,
    /// How many duels were won, and of how many.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub duels: Option<(u8, u8)>,
}

/// All that everybody was told in a game.
pub fn facts<G: Game>(record: &Record<G>) -> Vec<G::Fact> {
    let mut facts = Vec::new();
    record.replay(|_, _, events| {
        facts.extend(events.iter().filter_map(|event| event.for_viewer(Viewer::Spectator)).cloned());
    });
    facts
}

/// The most special of these; the number before each says how special it is.
fn most_special<H>(mut found: Vec<(u32, H)>) -> Vec<H> {
    sort_few(&mut found, |(one, _), (other, _)| other.cmp(one));
    found.into_iter().take(MOST_HIGHLIGHTS).map(|(_, highlight)| highlight).collect()
}

/// Who of all has the most, and how much; of equals it is `you`, and otherwise the first.
fn leader(values: impl Iterator<Item = (Seat, u32)>, you: Option<Seat>) -> Option<(Seat, u32)> {
    values.reduce(|best, next| {
        let is_better = next.1 > best.1 || (next.1 == best.1 && Some(next.0) == you);
        if is_better { next } else { best }
    })
}
