//! The bots of Maginor.

mod adept;
mod apprentice;
mod archmage;
mod board;
mod duel;
mod imagine;
mod policy;
mod taking;
mod worth;

use games::maginor::Maginor;

pub use adept::Adept;
pub use apprentice::Apprentice;
pub use archmage::Archmage;

use crate::{Bot, HasBots, Level};

impl HasBots for Maginor {
    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Apprentice => Box::new(Apprentice),
            Level::Adept => Box::new(Adept),
            Level::Archmage => Box::new(Archmage::default()),
        }
    }
}
