//! `conclave.arena`: bots against each other.

use ::arena::Plan;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};

use crate::args::{rules_of, seed_of, threads_of};
use crate::interrupt::Interrupt;
use crate::player::Player;
use crate::wrong::Wrong;

/// Plays a match between bots, one for each seat, and tells what it came to.
///
/// `arena("wizard", ["archmage", "adept", "adept", "adept"], games=40, seed=0)`
///
/// Every deal is played in all rotations of the seats, so that luck cancels; at least `games` games are played. The same
/// seed gives the same result, whatever the number of threads (None: as many as there are cores); without one the system
/// draws it, and the report tells which it was. The options are those of `Game`, which may be given instead of a name; the
/// number of seats is that of the bots.
#[pyfunction]
#[pyo3(signature = (game, bots, *, games=40, seed=None, iterations=200, threads=None, **options))]
#[expect(clippy::too_many_arguments, reason = "they have names in Python")]
pub(crate) fn arena(
    py: Python<'_>,
    game: &Bound<'_, PyAny>,
    bots: Vec<String>,
    games: u64,
    seed: Option<&Bound<'_, PyAny>>,
    iterations: u32,
    threads: Option<usize>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Report> {
    let seed = seed_of(seed)?;
    let rules = rules_of(game, options)?;
    let are_seats_given = match options {
        Some(options) => options.contains("seats")?,
        None => !game.is_instance_of::<PyString>(),
    };
    let rules = if rules.seats() == bots.len() || are_seats_given {
        rules
    } else {
        let options = options.map_or_else(|| Ok(PyDict::new(py)), PyDictMethods::copy)?;
        options.set_item("seats", bots.len())?;
        rules_of(game, Some(&options))?
    };
    let players = bots.into_iter().map(|name| name.parse()).collect::<Result<Vec<Player>, Wrong>>()?;
    let interrupt = Interrupt::new();
    if games == 0 {
        return Err(Wrong::Value("a match needs at least one game".to_owned()).into());
    }
    let plan = Plan { games, seed, threads: threads_of(threads)? };
    let report = py.detach(|| rules.compete(&players, iterations, plan, &|| interrupt.is_asked()));
    interrupt.end()?;
    Ok(Report { report: report? })
}

/// What a match came to: `print` shows it as a table. Standard errors (`_se`) are those of means over deals.
#[pyclass(frozen, module = "conclave")]
pub(crate) struct Report {
    report: ::arena::Report,
}

#[pymethods]
impl Report {
    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.report.game
    }

    /// How many games were played.
    #[getter]
    fn games(&self) -> u64 {
        self.report.games
    }

    /// Where all chance came from: the seed that was given, or the one that the system drew.
    #[getter]
    fn seed(&self) -> u64 {
        self.report.seed
    }

    /// A dict for each name of a bot, with `bot`, `win_share`, `mean_points`, `mean_lead`, `exact_rate` and more.
    ///
    /// Bots play in all seats, so rows are not by seat: bots of one name share a row, whose numbers are means over all seats
    /// that they had. The rows are in the order in which the names were given.
    #[getter]
    fn rows<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let text =
            serde_json::to_string(&self.report.seats).map_err(|error| Wrong::Fault(error.to_string()))?;
        py.import("json")?.call_method1("loads", (text,))
    }

    fn __str__(&self) -> String {
        self.report.to_string()
    }

    fn __repr__(&self) -> String {
        let ::arena::Report { game, games, seed, .. } = &self.report;
        format!("<conclave.Report of {games} games of {game}, seed {seed}>")
    }
}
