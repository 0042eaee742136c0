//! The bots of Maginor.

mod apprentice;

use maginor::Maginor;

pub use apprentice::Apprentice;

use crate::{Bot, HasBots, Level};

impl HasBots for Maginor {
    fn bot(_: Level) -> Box<dyn Bot<Self>> {
        Box::new(Apprentice)
    }
}
