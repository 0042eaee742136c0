//! The Python package `conclave`: the games for researchers.
//!
//! This is the extension module `conclave._conclave`; `python/conclave` is what surrounds it. Everything that Python may ask
//! of a game is one trait for all of them, in `any.rs`, and its types are erased there.

mod any;
mod arena;
mod args;
mod batch;
mod bot;
mod chance;
mod fairness;
mod game;
mod interrupt;
mod known;
mod player;
mod playing;
mod rules;
mod state;
mod wrong;

use pyo3::prelude::*;

/// Three wizards' games: rules, bots and environments, written in Rust.
#[pymodule]
mod _conclave {
    #[pymodule_export]
    use crate::arena::{Report, arena};
    #[pymodule_export]
    use crate::batch::BatchEnv;
    #[pymodule_export]
    use crate::bot::{_bot, Bot};
    #[pymodule_export]
    use crate::fairness::verify;
    #[pymodule_export]
    use crate::game::{_game, Game, Part, games, options};
    #[pymodule_export]
    use crate::state::{_imagined, _outcome, _state, Outcome, State};
    #[pymodule_export]
    use crate::wrong::{
        GameOver, IllegalMove, InvalidOption, InvalidRecord, NoRecord, NotToAct, TooManyActions, UnfairDice,
    };

    use pyo3::prelude::*;

    #[pymodule_init]
    fn get_ready(module: &Bound<'_, PyModule>) -> PyResult<()> {
        crate::args::get_numpy_ready(module.py())?;
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
