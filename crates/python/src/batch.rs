//! `conclave.BatchEnv`: many games at once.

use std::sync::Arc;

use bots::{Budget, HasBots, Level};
use environment::{Batch, BatchError, Learnable, Rows, Setup, Sizes, Stop};
use numpy::{Element, PyArray1, PyArray2, PyArrayMethods as _, PyReadwriteArray1};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::any::AnyGame;
use crate::args::{
    checked, fresh_seeds, games_of, rules_of, seat_at, seed_of, threads_of, type_name, writable,
};
use crate::game::Game;
use crate::interrupt::Interrupt;
use crate::player::Player;
use crate::wrong::Wrong;

/// A batch of some game.
pub(crate) trait AnyBatch: Send + Sync {
    fn sizes(&self) -> Sizes;
    fn seeds(&self) -> Vec<u64>;
    fn reset(&mut self, rows: &mut Rows<'_>, stop: Stop<'_>) -> Result<(), BatchError>;
    fn observe(&mut self, rows: &mut Rows<'_>) -> Result<(), BatchError>;
    fn step(&mut self, moves: &[i64], rows: &mut Rows<'_>, stop: Stop<'_>) -> Result<(), BatchError>;
    fn sample(&mut self, moves: &mut [i64]) -> Result<(), BatchError>;
}

impl<G: Learnable<State: Sync, Action: Sync, Draft: Sync> + HasBots> AnyBatch for Batch<G> {
    fn sizes(&self) -> Sizes {
        Self::sizes(self)
    }

    fn seeds(&self) -> Vec<u64> {
        Self::seeds(self)
    }

    fn reset(&mut self, rows: &mut Rows<'_>, stop: Stop<'_>) -> Result<(), BatchError> {
        self.reset_until(rows, stop)
    }

    fn observe(&mut self, rows: &mut Rows<'_>) -> Result<(), BatchError> {
        Self::observe(self, rows)
    }

    fn step(&mut self, moves: &[i64], rows: &mut Rows<'_>, stop: Stop<'_>) -> Result<(), BatchError> {
        self.step_until(moves, rows, stop)
    }

    fn sample(&mut self, moves: &mut [i64]) -> Result<(), BatchError> {
        Self::sample(self, moves)
    }
}

/// Many games of one table, in which learners make one move at a time.
///
/// `BatchEnv("wizard", games=4096, seed=0, opponents={1: "adept"})`
///
/// Every game is always at a move of a learner: chance and the bots play on by themselves, and a game that is over begins
/// anew. Seats that decide at once come one after the other. `reset` and `step` write into the same arrays every time, which
/// may be given, and return nothing; the interpreter is free meanwhile, and threads share the work (None: all cores).
/// What happens in a game depends on its seed and its moves only: all of them come from `seed`, or `seeds` gives each game
/// its own; without either the system draws them.
///
/// `opponents` are bots by seat, which think `iterations` long; Ctrl-C ends that, and then nothing has happened. The options are those of `Game`, which may be given instead of
/// a name.
#[pyclass(module = "conclave")]
pub(crate) struct BatchEnv {
    rules: Arc<dyn AnyGame>,
    batch: Box<dyn AnyBatch>,
    arrays: Arrays,
    /// Whether there are bots, who may take their time.
    thinks: bool,
}

/// The arrays as Python sees them, and how they are written to: as rows of numbers.
struct Arrays {
    observations: Written<u8>,
    masks: Written<u8>,
    rewards: Written<f32>,
    points: Written<i32>,
    dones: Written<u8>,
    to_act: Written<u8>,
}

struct Written<T> {
    name: &'static str,
    seen: Py<PyAny>,
    flat: Py<PyArray1<T>>,
}

impl<T: Element> Written<T> {
    /// The array that was given, or a new one.
    fn new(
        py: Python<'_>,
        name: &'static str,
        given: Option<&Bound<'_, PyAny>>,
        [games, width]: [usize; 2],
    ) -> PyResult<Self> {
        let shape = if width == 0 { vec![games] } else { vec![games, width] };
        let seen = match given {
            Some(given) => given.clone(),
            None if width == 0 => PyArray1::<T>::zeros(py, games, false).into_any(),
            None => PyArray2::<T>::zeros(py, [games, width], false).into_any(),
        };
        let flat = checked::<T>(&seen, name, &shape)?;
        writable::<T>(flat.as_any(), name, &[shape.iter().product()])?;
        Ok(Self { name, seen: seen.unbind(), flat: flat.unbind() })
    }

    fn row<'py>(&self, py: Python<'py>) -> PyResult<PyReadwriteArray1<'py, T>> {
        self.flat
            .bind(py)
            .try_readwrite()
            .map_err(|error| PyValueError::new_err(format!("{} cannot be written to: {error}", self.name)))
    }
}

impl Written<u8> {
    /// An array of bools, which are bytes that are 0 or 1.
    fn of_bools(
        py: Python<'_>,
        name: &'static str,
        given: Option<&Bound<'_, PyAny>>,
        shape: [usize; 2],
    ) -> PyResult<Self> {
        let Written { seen, flat, .. } = Written::<bool>::new(py, name, given, shape)?;
        let bytes = flat.bind(py).call_method1("view", ("uint8",))?.cast_into::<PyArray1<u8>>()?;
        Ok(Self { name, seen, flat: bytes.unbind() })
    }
}

impl BatchEnv {
    /// Does something with the batch and its rows, without holding the interpreter.
    fn with_rows(
        &mut self,
        py: Python<'_>,
        act: impl FnOnce(&mut dyn AnyBatch, &mut Rows<'_>, Stop<'_>) -> Result<(), BatchError> + Send,
    ) -> PyResult<()> {
        let Arrays { observations, masks, rewards, points, dones, to_act } = &self.arrays;
        let (mut observations, mut masks) = (observations.row(py)?, masks.row(py)?);
        let (mut rewards, mut points) = (rewards.row(py)?, points.row(py)?);
        let (mut dones, mut to_act) = (dones.row(py)?, to_act.row(py)?);
        let mut rows = Rows {
            observations: observations.as_slice_mut()?,
            masks: masks.as_slice_mut()?,
            rewards: rewards.as_slice_mut()?,
            points: points.as_slice_mut()?,
            done: dones.as_slice_mut()?,
            to_act: to_act.as_slice_mut()?,
        };
        let batch = &mut *self.batch;
        let done = unless_interrupted(py, self.thinks, |stop| act(batch, &mut rows, stop))?;
        Ok(done.map_err(|error| wrong(&*self.rules, &error))?)
    }
}

#[pymethods]
impl BatchEnv {
    #[new]
    #[pyo3(signature = (
        game, *, games=None, seed=None, seeds=None, opponents=None, iterations=16, threads=None, observations=None,
        masks=None, rewards=None, points=None, dones=None, to_act=None, **options
    ))]
    #[expect(clippy::too_many_arguments, reason = "they have names in Python")]
    fn new(
        py: Python<'_>,
        game: &Bound<'_, PyAny>,
        games: Option<usize>,
        seed: Option<&Bound<'_, PyAny>>,
        seeds: Option<Vec<u64>>,
        opponents: Option<&Bound<'_, PyDict>>,
        iterations: u32,
        threads: Option<usize>,
        observations: Option<&Bound<'_, PyAny>>,
        masks: Option<&Bound<'_, PyAny>>,
        rewards: Option<&Bound<'_, PyAny>>,
        points: Option<&Bound<'_, PyAny>>,
        dones: Option<&Bound<'_, PyAny>>,
        to_act: Option<&Bound<'_, PyAny>>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        let rules = rules_of(game, options)?;
        let seeds = match (games, seed, seeds) {
            (None, None, Some(seeds)) => {
                games_of(seeds.len())?;
                seeds
            }
            (Some(games), None, None) => fresh_seeds(games_of(games)?)?,
            (Some(games), seed, None) => environment::seeds(seed_of(seed)?, games_of(games)?),
            _ => return Err(PyTypeError::new_err("give either games, with or without a seed, or seeds")),
        };
        let opponents = opponents_of(&*rules, opponents)?;
        let setup = Setup {
            seeds: &seeds,
            opponents: &opponents,
            budget: Budget::Iterations(iterations),
            threads: threads_of(threads)?,
        };
        let thinks = opponents.iter().any(Option::is_some);
        let batch = unless_interrupted(py, thinks, |stop| rules.batch(&setup, stop))?;
        let batch = batch.map_err(|error| wrong(&*rules, &error))?;
        let Sizes { games, seats, observation, moves } = batch.sizes();
        let arrays = Arrays {
            observations: Written::new(py, "observations", observations, [games, observation])?,
            masks: Written::of_bools(py, "masks", masks, [games, moves])?,
            rewards: Written::new(py, "rewards", rewards, [games, seats])?,
            points: Written::new(py, "points", points, [games, seats])?,
            dones: Written::of_bools(py, "dones", dones, [games, 0])?,
            to_act: Written::new(py, "to_act", to_act, [games, 0])?,
        };
        let mut fresh = Self { rules, batch, arrays, thinks };
        fresh.with_rows(py, |batch, rows, _| batch.observe(rows))?;
        Ok(fresh)
    }

    /// The game with its options.
    #[getter]
    fn game(&self) -> Game {
        Game { rules: Arc::clone(&self.rules) }
    }

    /// How many games there are.
    #[getter]
    fn games(&self) -> usize {
        self.batch.sizes().games
    }

    /// The seed of each game: what was given, or what the system drew. `BatchEnv(game, seeds=env.seeds)` has the same games.
    #[getter]
    fn seeds(&self) -> Vec<u64> {
        self.batch.seeds()
    }

    /// What the seat to act knows in each game: uint8, games × `game.observation_size`.
    #[getter]
    fn observations(&self, py: Python<'_>) -> Py<PyAny> {
        self.arrays.observations.seen.clone_ref(py)
    }

    /// The moves that it can make: bool, games × `game.move_count`.
    #[getter]
    fn masks(&self, py: Python<'_>) -> Py<PyAny> {
        self.arrays.masks.seen.clone_ref(py)
    }

    /// How a game that ended with the last step ended for each seat, as `State.returns`; 0 otherwise: float32, games × seats.
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyAny> {
        self.arrays.rewards.seen.clone_ref(py)
    }

    /// The points of a game that ended with the last step; 0 otherwise: int32, games × seats.
    #[getter]
    fn points(&self, py: Python<'_>) -> Py<PyAny> {
        self.arrays.points.seen.clone_ref(py)
    }

    /// Whether a game ended with the last step, so that the next one has begun: bool, one for each game.
    #[getter]
    fn dones(&self, py: Python<'_>) -> Py<PyAny> {
        self.arrays.dones.seen.clone_ref(py)
    }

    /// The seat to act: uint8, one for each game.
    #[getter]
    fn to_act(&self, py: Python<'_>) -> Py<PyAny> {
        self.arrays.to_act.seen.clone_ref(py)
    }

    /// Begins every game again, as it began the first time.
    fn reset(&mut self, py: Python<'_>) -> PyResult<()> {
        self.with_rows(py, |batch, rows, stop| batch.reset(rows, stop))
    }

    /// Makes a move in every game and plays on to the next one of a learner. `moves` is an array of int64.
    ///
    /// Raises `IllegalMove` for the first move that the masks do not allow, and then no game has moved.
    fn step(&mut self, py: Python<'_>, moves: &Bound<'_, PyAny>) -> PyResult<()> {
        let moves = checked::<i64>(moves, "moves", &[self.games()])?;
        let moves = moves.try_readonly().map_err(|error| PyValueError::new_err(format!("moves: {error}")))?;
        let moves = moves.as_slice()?;
        self.with_rows(py, |batch, rows, stop| batch.step(moves, rows, stop))
    }

    /// A legal move for every game, each equally likely: int64, one for each game. With `out`, writes into that array and
    /// returns it.
    #[pyo3(signature = (out=None))]
    fn sample<'py>(
        &mut self,
        py: Python<'py>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let games = self.games();
        let out = out.unwrap_or_else(|| PyArray1::<i64>::zeros(py, games, false).into_any());
        let mut moves = writable::<i64>(&out, "out", &[games])?;
        let (batch, into) = (&mut *self.batch, moves.as_slice_mut()?);
        py.detach(|| batch.sample(into)).map_err(|error| wrong(&*self.rules, &error))?;
        drop(moves);
        Ok(out)
    }

    fn __repr__(&self) -> String {
        format!("<conclave.BatchEnv of {} games of {}>", self.games(), self.rules.name())
    }
}

/// Does something without holding the interpreter. Where bots think, Ctrl-C ends it, and then it has not happened.
fn unless_interrupted<T: Send>(
    py: Python<'_>,
    thinks: bool,
    work: impl FnOnce(Stop<'_>) -> T + Send,
) -> PyResult<T> {
    if !thinks {
        return Ok(py.detach(|| work(&|| false)));
    }
    let interrupt = Interrupt::new();
    let done = py.detach(|| work(&|| interrupt.is_asked()));
    interrupt.end()?;
    Ok(done)
}

/// A bot or nobody for each seat.
fn opponents_of(rules: &dyn AnyGame, given: Option<&Bound<'_, PyDict>>) -> PyResult<Vec<Option<Level>>> {
    let mut opponents = vec![None; rules.seats()];
    for (seat, level) in given.into_iter().flatten() {
        let seat = seat.extract().map_err(|_| {
            PyTypeError::new_err(format!("opponents go by seats, which are ints, not {}", type_name(&seat)))
        })?;
        let name: String = level.extract().map_err(|_| {
            PyTypeError::new_err(format!("an opponent is the name of a bot, not {}", type_name(&level)))
        })?;
        let Player::Level(level) = name.parse()? else {
            return Err(PyValueError::new_err("an opponent is an apprentice, an adept or an archmage"));
        };
        opponents[seat_at(seat, rules.seats())?.index()] = Some(level);
    }
    Ok(opponents)
}

/// What is wrong, with seats counted as Python counts.
fn wrong(rules: &dyn AnyGame, error: &BatchError) -> Wrong {
    match error {
        BatchError::IllegalMove { game, seat, number } => {
            let name = usize::try_from(*number).ok().and_then(|number| rules.name_of_move(number));
            let name = name.map_or_else(String::new, |name| format!(" ({name})"));
            let seat = seat.index();
            Wrong::Illegal(format!("game {game}: move {number}{name} is not legal for seat {seat} now"))
        }
        BatchError::Fault { .. } => Wrong::Fault(error.to_string()),
        _ => Wrong::Value(error.to_string()),
    }
}
