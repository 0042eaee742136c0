//! `conclave.Bot`: our computer players.

use bots::Budget;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use crate::any::Thought;
use crate::args::seed_of;
use crate::interrupt::Interrupt;
use crate::player::Player;
use crate::state::State;
use crate::wrong::Wrong;

/// A computer player: `Bot("archmage", seed=0, iterations=200)`.
///
/// The levels are "apprentice", "adept" and "archmage", who imagines `iterations` games for a decision; "random" plays any
/// legal decision. A bot sees the view of its seat and nothing else. The same seed decides the same in the same position;
/// without one the system draws it.
#[pyclass(frozen, module = "conclave")]
pub(crate) struct Bot {
    player: Player,
    seed: u64,
    iterations: u32,
}

impl Bot {
    fn think(&self, py: Python<'_>, state: &State, seat: Option<isize>) -> PyResult<Thought> {
        let seat = state.seat_or_current(seat)?;
        let interrupt = Interrupt::new();
        let thought = py.detach(|| {
            let budget = Budget::Iterations(self.iterations);
            state.inner.think(seat, self.player, budget, self.seed, &|| interrupt.is_asked())
        });
        interrupt.end()?;
        Ok(thought?)
    }
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (level, *, seed=None, iterations=200))]
    fn new(level: &str, seed: Option<&Bound<'_, PyAny>>, iterations: u32) -> PyResult<Self> {
        Ok(Self { player: level.parse()?, seed: seed_of(seed)?, iterations })
    }

    /// What it is called.
    #[getter]
    fn level(&self) -> String {
        self.player.to_string()
    }

    /// Where its chance comes from: the seed that was given, or the one that the system drew.
    #[getter]
    fn seed(&self) -> u64 {
        self.seed
    }

    /// How many games an archmage imagines for a decision.
    #[getter]
    fn iterations(&self) -> u32 {
        self.iterations
    }

    /// The next move of a seat.
    #[pyo3(signature = (state, seat=None))]
    fn __call__(&self, py: Python<'_>, state: &State, seat: Option<isize>) -> PyResult<usize> {
        let moves = self.moves(py, state, seat)?;
        moves.first().copied().ok_or_else(|| Wrong::Fault("a decision without a move".to_owned()).into())
    }

    /// All moves that complete the next decision of a seat: one in most games. Thinks only once.
    #[pyo3(signature = (state, seat=None))]
    fn moves(&self, py: Python<'_>, state: &State, seat: Option<isize>) -> PyResult<Vec<usize>> {
        Ok(self.think(py, state, seat)?.moves)
    }

    /// The next decision of a seat, in the notation of records.
    #[pyo3(signature = (state, seat=None))]
    fn action(&self, py: Python<'_>, state: &State, seat: Option<isize>) -> PyResult<String> {
        Ok(self.think(py, state, seat)?.action)
    }

    /// What it weighed up for the next decision, best first: action, expected points, what it goes by, and how many
    /// imagined games that rests on. Empty if it did not compare.
    #[pyo3(signature = (state, seat=None))]
    fn advise(
        &self,
        py: Python<'_>,
        state: &State,
        seat: Option<isize>,
    ) -> PyResult<Vec<(String, f64, f64, u32)>> {
        Ok(self.think(py, state, seat)?.considered)
    }

    fn __repr__(&self) -> String {
        let Self { player, seed, iterations } = self;
        format!("conclave.Bot(\"{player}\", seed={seed}, iterations={iterations})")
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let make = py.import("conclave._conclave")?.getattr("_bot")?;
        (make, (self.level(), self.seed, self.iterations)).into_pyobject(py)
    }
}

/// A bot: how a pickled one comes back.
#[pyfunction]
pub(crate) fn _bot(level: &str, seed: u64, iterations: u32) -> PyResult<Bot> {
    Ok(Bot { player: level.parse()?, seed, iterations })
}
