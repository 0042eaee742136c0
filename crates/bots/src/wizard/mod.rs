//! The bots of Wizard.

mod adept;
mod apprentice;
mod archmage;
mod estimate;
#[cfg(feature = "fit")]
pub mod fit;
mod memory;
mod mind;
mod net;
mod policy;
mod puzzle;
#[allow(clippy::approx_constant, reason = "learnt numbers are like others only by chance")]
mod weights;

use games::wizard::{Action, Wizard};

pub use adept::Adept;
pub use apprentice::Apprentice;
pub use archmage::Archmage;

use crate::{Bot, Comparison, HasBots, Level, Question};

impl HasBots for Wizard {
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
