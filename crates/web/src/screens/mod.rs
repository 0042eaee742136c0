//! The screens.

pub(crate) mod ending;
pub(crate) mod first;
pub(crate) mod home;
pub(crate) mod missing;
mod plan;
pub(crate) mod play;
pub(crate) mod puzzle;
pub(crate) mod puzzles;
pub(crate) mod replay;
mod review;
pub(crate) mod rules;
mod seats;
pub(crate) mod settings;
pub(crate) mod setup;
pub(crate) mod statistics;
