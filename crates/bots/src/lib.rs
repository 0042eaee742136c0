//! Computer players. They see [views](table::Game::View) and nothing else, so they cannot cheat.

mod apprentice;
mod player;
mod uniform;

pub use apprentice::Apprentice;
pub use player::{Player, play_out};
pub use uniform::Uniform;
