//! The bots of Shazamm!.

mod adept;
mod apprentice;
pub mod archmage;
pub mod duel;
pub mod matrix;
mod outlook;

use games::shazamm::Shazamm;

pub use adept::Adept;
pub use apprentice::Apprentice;
pub use archmage::Archmage;

use crate::{Bot, HasBots, Level};

impl HasBots for Shazamm {
    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Apprentice => Box::new(Apprentice),
            Level::Adept => Box::new(Adept),
            Level::Archmage => Box::new(Archmage::default()),
        }
    }
}
