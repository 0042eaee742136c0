//! The bots of Maginor.

mod adept;
mod apprentice;
mod archmage;
mod board;
mod duel;
mod imagine;
mod policy;
mod puzzle;
mod taking;
mod worth;

use games::maginor::{Action, Maginor};

pub use adept::Adept;
pub use apprentice::Apprentice;
pub use archmage::Archmage;

use table::Stake;

use crate::{Bot, Comparison, HasBots, Level, Question};

impl HasBots for Maginor {
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
