//! The bots of Shazamm!.

mod adept;
mod apprentice;
mod outlook;

use shazamm::Shazamm;

pub use adept::Adept;
pub use apprentice::Apprentice;

use crate::{Bot, HasBots, Level};

impl HasBots for Shazamm {
    fn bot(level: Level) -> Box<dyn Bot<Self>> {
        match level {
            Level::Apprentice => Box::new(Apprentice),
            Level::Adept | Level::Archmage => Box::new(Adept),
        }
    }
}
