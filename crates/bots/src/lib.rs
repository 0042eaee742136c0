//! Computer players. They see [views](table::Game::View) and nothing else, so they cannot cheat.
//!
//! Every game has an apprentice, an adept and an archmage ([`Level`]); [`bot_for`] makes one. How they think and how
//! strong they are: `docs/bots.md`.

mod bot;
mod level;
pub mod maginor;
mod mean;
mod pennies;
pub mod puzzle;
mod review;
pub mod shazamm;
mod sitters;
mod uniform;
pub mod wizard;

pub use bot::{Bot, Budget, Choice, Considered, Question, ask, play_out};
pub use level::{HasBots, Level, bot_for, strongest};
pub use mean::Mean;
pub use review::{Comparison, Reviewed, decisions, review, review_step};
pub use sitters::{Sitter, Sitters};
pub use uniform::Uniform;
