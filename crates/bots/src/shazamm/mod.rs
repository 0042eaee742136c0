//! The bots of Shazamm!.

mod adept;
mod apprentice;
pub mod archmage;
pub mod duel;
pub mod matrix;
mod outlook;
mod puzzle;

use games::shazamm::{Action, Shazamm};

pub use adept::Adept;
pub use apprentice::Apprentice;
pub use archmage::Archmage;

use table::Stake;

use crate::{Bot, Comparison, HasBots, Level, Question};

impl HasBots for Shazamm {
    const STAKE: Stake = Stake::Chance;

    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Apprentice => Box::new(Apprentice),
            Level::Adept => Box::new(Adept),
            Level::Archmage => Box::new(Archmage::default()),
        }
    }

    fn compare(question: &Question<'_, Self>, chosen: Action) -> Option<Comparison<Action>> {
        Archmage::default().compare(question, chosen)
    }
}
