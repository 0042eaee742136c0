//! The fourteen spells, each in the file of its name (S7).

pub(crate) mod blaze;
pub(crate) mod boost;
pub(crate) mod clone;
pub(crate) mod double_dose;
pub(crate) mod drain;
pub(crate) mod end_of_round;
pub(crate) mod middle;
pub(crate) mod mutism;
pub(crate) mod recycling;
pub(crate) mod reserves;
pub(crate) mod resistance;
pub(crate) mod sore_loser;
pub(crate) mod theft;
pub(crate) mod who_wins_loses;
