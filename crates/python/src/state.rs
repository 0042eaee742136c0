//! `conclave.State`: a game that is being played.

use std::sync::Arc;

use environment::{MoveSet, reward};
use locale::Language;
use numpy::PyArray1;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyTuple, PyType};
use table::{InvalidSeed, Seat, Seats, ToAct, Viewer};

use crate::any::{AnyState, Look};
use crate::args::{chance_seed_of, seat_at, writable};
use crate::chance::ChanceBy;
use crate::game::{Game, chance_by};
use crate::known;
use crate::wrong::Wrong;

/// A game that is being played: a position with everything hidden, all that led to it, and what seats have chosen of
/// decisions that take several moves.
///
/// Made by `Game.new_state`, `State.from_record` and `State.from_view`. Seats are counted from 0. Where several seats are to act at once, they
/// may do so in any order; until all have, the others learn only that one has decided, and observations not even that
/// before their seat has decided itself. A method that takes a seat takes the one that is `current` if none is given; but
/// `view` and `render` then show what a spectator may know.
#[pyclass(module = "conclave")]
pub(crate) struct State {
    pub(crate) inner: Box<dyn AnyState>,
    seats: usize,
    move_count: usize,
    /// Reused, so that asking for moves allocates nothing but what Python gets.
    moves: Vec<usize>,
}

impl State {
    pub(crate) fn new(inner: Box<dyn AnyState>) -> Self {
        let game = inner.game();
        Self { seats: game.seats(), move_count: game.move_count(), moves: Vec::new(), inner }
    }

    /// A copy with another position.
    fn with(&self, inner: Box<dyn AnyState>) -> Self {
        Self { inner, seats: self.seats, move_count: self.move_count, moves: Vec::new() }
    }

    fn waiting(&self) -> Seats {
        self.inner.to_act().seats()
    }

    /// The seat that was named, or the first that is to act.
    #[inline]
    pub(crate) fn seat_or_current(&self, seat: Option<isize>) -> Result<Seat, Wrong> {
        match seat {
            Some(seat) => seat_at(seat, self.seats),
            None => self.waiting().first().ok_or_else(|| match self.inner.to_act() {
                ToAct::Chance => Wrong::NoSeatToAct,
                _ => Wrong::Over,
            }),
        }
    }

    /// The moves of a seat, or of the first that is to act; none if there is nobody.
    #[inline]
    fn moves(&self, seat: Option<isize>) -> Result<MoveSet, Wrong> {
        let seat = match seat {
            Some(seat) => Some(seat_at(seat, self.seats)?),
            None => self.waiting().first(),
        };
        Ok(seat.map_or(MoveSet::EMPTY, |seat| self.inner.moves(seat)))
    }

    fn viewer(&self, seat: Option<isize>) -> Result<Viewer, Wrong> {
        seat.map_or(Ok(Viewer::Spectator), |seat| Ok(Viewer::Seat(seat_at(seat, self.seats)?)))
    }
}

#[pymethods]
impl State {
    /// The game that a record tells, as far as it goes.
    ///
    /// Chance is as for `Game.new_state`: where it is sampled and the record stops before an outcome, that is drawn.
    #[classmethod]
    #[pyo3(signature = (text, seed=None, *, chance="sampled"))]
    fn from_record(
        _: &Bound<'_, PyType>,
        text: &str,
        seed: Option<&Bound<'_, PyAny>>,
        chance: &str,
    ) -> PyResult<Self> {
        Ok(Self::new(known::read(text, chance_by(seed, chance)?)?))
    }

    /// A state that fits a view, a dict as `State.view` and servers give it, with everything that it does not show drawn anew:
    /// the view of a seat, or of a spectator if none is given. The seat has the same legal actions in it. `steps` is how many
    /// decisions and outcomes of chance there were.
    ///
    /// Chance is as for `Game.new_state`. Raises `InvalidRecord` if no position of the game gives such a view.
    #[classmethod]
    #[pyo3(signature = (game, view, seat=None, seed=None, *, steps=0, chance="sampled"))]
    fn from_view(
        cls: &Bound<'_, PyType>,
        game: &Game,
        view: &Bound<'_, PyAny>,
        seat: Option<isize>,
        seed: Option<&Bound<'_, PyAny>>,
        steps: u64,
        chance: &str,
    ) -> PyResult<Self> {
        let json = cls.py().import("json")?.call_method1("dumps", (view,))?;
        let viewer = match seat {
            Some(seat) => Viewer::Seat(seat_at(seat, game.rules.seats())?),
            None => Viewer::Spectator,
        };
        let rules = Arc::clone(&game.rules);
        Ok(Self::new(rules.fit(&json.extract::<String>()?, viewer, steps, chance_by(seed, chance)?)?))
    }

    /// The game with its options.
    #[getter]
    fn game(&self) -> Game {
        Game { rules: self.inner.game() }
    }

    /// The seats that are to act, several at once where decisions are simultaneous; none at the end and at chance.
    #[getter]
    fn to_act<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let seats: Vec<usize> = self.waiting().iter().map(Seat::index).collect();
        PyTuple::new(py, seats)
    }

    /// The first seat that is to act, or None.
    #[getter]
    fn current(&self) -> Option<usize> {
        self.waiting().first().map(Seat::index)
    }

    /// Whether the game is over.
    #[getter]
    fn is_over(&self) -> bool {
        self.inner.to_act() == ToAct::Nobody
    }

    /// Whether chance is to act: never where it is sampled.
    #[getter]
    fn is_chance(&self) -> bool {
        self.inner.to_act() == ToAct::Chance
    }

    /// How many decisions and outcomes of chance there were.
    #[getter]
    fn steps(&self) -> u64 {
        self.inner.steps()
    }

    /// The moves that a seat can make, in rising order; none if it is not to act.
    #[pyo3(signature = (seat=None))]
    fn legal_moves<'py>(&mut self, py: Python<'py>, seat: Option<isize>) -> PyResult<Bound<'py, PyList>> {
        let moves = self.moves(seat)?;
        self.moves.clear();
        self.moves.extend(moves.iter());
        PyList::new(py, &self.moves)
    }

    /// The moves that a seat can make, as an array of `game.move_count` bools; all False if it is not to act.
    ///
    /// With `out`, writes into that array of dtype bool and returns it.
    #[pyo3(signature = (seat=None, out=None))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        seat: Option<isize>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let mut marks = [0; MoveSet::CAPACITY];
        self.moves(seat)?.mark(&mut marks);
        let mask = marks[..self.move_count].iter().map(|&mark| mark != 0);
        if let Some(out) = out {
            let mut into = writable::<bool>(&out, "out", &[self.move_count])?;
            for (to, is_legal) in into.as_slice_mut()?.iter_mut().zip(mask) {
                *to = is_legal;
            }
            return Ok(out);
        }
        Ok(PyArray1::from_iter(py, mask).into_any())
    }

    /// The actions that a seat can take, in the notation of records.
    ///
    /// Raises `TooManyActions`, which says how one is written, where nobody could list them.
    #[pyo3(signature = (seat=None))]
    fn legal_actions(&self, seat: Option<isize>) -> PyResult<Vec<String>> {
        if seat.is_none() && self.waiting().is_empty() {
            return Ok(Vec::new());
        }
        Ok(self.inner.actions(self.seat_or_current(seat)?)?)
    }

    /// Makes a move: a decision, or a part of one that takes several moves. Raises `IllegalMove` and changes nothing if
    /// the mask does not allow it.
    #[pyo3(signature = (r#move, seat=None))]
    fn apply(&mut self, r#move: isize, seat: Option<isize>) -> PyResult<()> {
        let seat = self.seat_or_current(seat)?;
        let number = usize::try_from(r#move).map_err(|_| Wrong::no_move(r#move, self.move_count))?;
        Ok(self.inner.choose(seat, number)?)
    }

    /// Makes a decision that is written in the notation of records. What the seat has chosen of it is forgotten.
    #[pyo3(signature = (action, seat=None))]
    fn apply_action(&mut self, action: &str, seat: Option<isize>) -> PyResult<()> {
        let seat = self.seat_or_current(seat)?;
        Ok(self.inner.apply(seat, action)?)
    }

    /// The moves that make a decision, without those that the seat has chosen already.
    #[pyo3(signature = (action, seat=None))]
    fn moves_of(&self, action: &str, seat: Option<isize>) -> PyResult<Vec<usize>> {
        Ok(self.inner.moves_of(self.seat_or_current(seat)?, action)?)
    }

    /// The decision that a move completes, in the notation of records; None if the decision takes more moves. Nothing is
    /// applied.
    #[pyo3(signature = (r#move, seat=None))]
    fn action_of(&self, r#move: isize, seat: Option<isize>) -> PyResult<Option<String>> {
        let seat = self.seat_or_current(seat)?;
        let number = usize::try_from(r#move).map_err(|_| Wrong::no_move(r#move, self.move_count))?;
        Ok(self.inner.action_of(seat, number)?)
    }

    /// The moves that a seat has chosen of a decision that is not complete yet.
    #[pyo3(signature = (seat=None))]
    fn chosen(&self, seat: Option<isize>) -> PyResult<Vec<usize>> {
        Ok(self.inner.chosen(self.seat_or_current(seat)?))
    }

    /// Draws an outcome of chance and returns it in the notation of records. It is not applied.
    ///
    /// Without a seed, every call draws another one from where the state has all its chance, the seed that it began with:
    /// `while state.is_chance: state.apply_chance(state.sample_chance())` deals what `chance="sampled"` would have dealt.
    /// With a seed, the same one draws the same outcome in the same position every time, so a loop needs a new one for
    /// each turn: dice that always show the same may never end a game.
    #[pyo3(signature = (seed=None))]
    fn sample_chance(&mut self, seed: Option<&Bound<'_, PyAny>>) -> PyResult<String> {
        let source = seed.map(|seed| chance_seed_of(Some(seed))).transpose()?;
        Ok(self.inner.sample_chance(source)?)
    }

    /// Performs an outcome of chance, in the notation of records.
    fn apply_chance(&mut self, outcome: &str) -> PyResult<()> {
        Ok(self.inner.apply_chance(outcome)?)
    }

    /// What a seat may know, as a dict; without a seat, what a spectator may know.
    ///
    /// Inside of it seats are counted from 1, as people do.
    #[pyo3(signature = (seat=None))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<isize>) -> PyResult<Bound<'py, PyAny>> {
        let text = self.inner.view(Some(self.viewer(seat)?))?;
        py.import("json")?.call_method1("loads", (text,))
    }

    /// Everything, as a dict: for analysis, never for a player.
    fn oracle<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        py.import("json")?.call_method1("loads", (self.inner.view(None)?,))
    }

    /// What a seat knows now, as an array of `game.observation_size` small numbers; `game.layout` says what they mean.
    ///
    /// With `out`, writes into that array of dtype uint8 and returns it.
    #[pyo3(signature = (seat=None, out=None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        seat: Option<isize>,
        out: Option<Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let seat = self.seat_or_current(seat)?;
        let size = self.inner.game().layout().size();
        if let Some(out) = out {
            self.inner.observe(seat, writable::<u8>(&out, "out", &[size])?.as_slice_mut()?);
            return Ok(out);
        }
        let mut numbers = vec![0; size];
        self.inner.observe(seat, &mut numbers);
        Ok(PyArray1::from_vec(py, numbers).into_any())
    }

    /// What a seat knows now, as text: equal for two states if and only if the seat's views and chosen moves are equal.
    ///
    /// It is what the view remembers, not all that the seat ever saw.
    #[pyo3(signature = (seat=None))]
    fn information_state(&self, seat: Option<isize>) -> PyResult<String> {
        let seat = self.seat_or_current(seat)?;
        let mut text = self.inner.view(Some(Viewer::Seat(seat)))?;
        let chosen = self.inner.chosen(seat);
        if !chosen.is_empty() {
            text.push_str(&format!(" {chosen:?}"));
        }
        Ok(text)
    }

    /// Points and places at the end; None before.
    #[getter]
    fn outcome(&self) -> Option<Outcome> {
        self.inner.outcome().map(|outcome| Outcome { outcome })
    }

    /// What the end is worth to each seat: 1 if it is better placed than all others, -1 if all others are, and between that
    /// the share of those behind it less the share of those before it. They add up to 0, and are all 0 before the end.
    /// For points see `outcome`.
    #[getter]
    fn returns(&self) -> Vec<f64> {
        let outcome = self.inner.outcome();
        let seats = Seat::all(self.seats);
        seats.map(|seat| outcome.map_or(0.0, |outcome| reward(&outcome, seat))).collect()
    }

    /// The game so far as text, which `State.from_record` reads. A resampled state has none and raises `NoRecord`.
    #[getter]
    fn record(&self) -> PyResult<String> {
        Ok(self.inner.record()?)
    }

    /// The same once more, independent of this one. Where chance is sampled, the copy will draw the same outcomes;
    /// to plan without looking into the future, use `resample`.
    fn clone(&self) -> Self {
        self.with(self.inner.copy())
    }

    fn __copy__(&self) -> Self {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyDict>) -> Self {
        self.clone()
    }

    /// A state that fits all that a seat knows, with everything hidden from it, and what chance will bring, drawn anew.
    /// The same seed draws the same; without one the system draws it.
    #[pyo3(signature = (seat=None, seed=None))]
    fn resample(&self, seat: Option<isize>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Self> {
        let (seat, source) = (self.seat_or_current(seat)?, chance_seed_of(seed)?);
        Ok(self.with(self.inner.resample(seat, source)))
    }

    /// The table as text, as the terminal shows it: in the eyes of a seat, or of a spectator if none is given.
    ///
    /// `lang` is one of en, da, nb, sv, de, fr, it, hu, bg. With `color`, there are ANSI codes in it.
    #[pyo3(signature = (seat=None, *, lang="en", color=false, width=80))]
    fn render(&self, seat: Option<isize>, lang: &str, color: bool, width: usize) -> PyResult<String> {
        let language =
            Language::ALL.into_iter().find(|language| language.code() == lang).ok_or_else(|| {
                let all = Language::ALL.map(Language::code).join(", ");
                Wrong::Value(format!("there is no language {lang:?}; there are: {all}"))
            })?;
        let look = Look { language, to: Some(self.viewer(seat)?), width: width.clamp(40, 400) };
        let text = self.inner.render(look);
        Ok(if color { text } else { anstream::adapter::strip_str(&text).to_string() })
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.inner.is_same(&*other.inner)
    }

    fn __repr__(&self) -> String {
        let (game, steps) = (self.inner.game(), self.inner.steps());
        let waiting = match self.inner.to_act() {
            ToAct::Nobody => "over".to_owned(),
            ToAct::Chance => "chance is to act".to_owned(),
            ToAct::Seats(seats) => {
                let seats: Vec<String> = seats.iter().map(|seat| seat.index().to_string()).collect();
                format!("to act: {}", seats.join(", "))
            }
        };
        format!("<conclave.State of {}, {} seats, {steps} steps, {waiting}>", game.name(), self.seats)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let module = py.import("conclave._conclave")?;
        let ChanceBy { seed, drawn, is_sampled } = self.inner.chance_by();
        let chosen: Vec<Vec<usize>> = Seat::all(self.seats).map(|seat| self.inner.chosen(seat)).collect();
        let rest = ((seed.to_string(), drawn, is_sampled), chosen);
        match self.inner.record() {
            Ok(record) => (module.getattr("_state")?, (record, rest.0, rest.1)).into_pyobject(py),
            // Nothing led to a position that was drawn anew, but it is what it is.
            Err(Wrong::NoRecord) => {
                let (game, everything) = (self.game(), self.inner.view(None)?);
                let make = module.getattr("_imagined")?;
                (make, (game, everything, self.inner.steps(), rest.0, rest.1)).into_pyobject(py)
            }
            Err(wrong) => Err(wrong.into()),
        }
    }
}

/// Where chance comes from, as a pickle has it: the seed, how many outcomes were drawn, and whether they come by themselves.
type Chance = (String, u64, bool);

fn chance_of((seed, drawn, is_sampled): Chance) -> Result<ChanceBy, Wrong> {
    let seed = seed.parse().map_err(|invalid: InvalidSeed| Wrong::Value(invalid.to_string()))?;
    Ok(ChanceBy { seed, drawn, is_sampled })
}

/// Makes the moves that seats have chosen of open decisions.
fn choose_again(mut inner: Box<dyn AnyState>, chosen: Vec<Vec<usize>>) -> PyResult<State> {
    for (seat, moves) in chosen.into_iter().enumerate() {
        for number in moves {
            inner.choose(seat_at(seat as isize, inner.game().seats())?, number)?;
        }
    }
    Ok(State::new(inner))
}

/// The state of a record, of where chance comes from, and of what was chosen: how a pickled state comes back.
#[pyfunction]
pub(crate) fn _state(record: &str, chance: Chance, chosen: Vec<Vec<usize>>) -> PyResult<State> {
    choose_again(known::read(record, chance_of(chance)?)?, chosen)
}

/// The state that a view of everything shows: how a pickled state comes back that was drawn anew.
#[pyfunction]
pub(crate) fn _imagined(
    game: &Game,
    everything: &str,
    steps: u64,
    chance: Chance,
    chosen: Vec<Vec<usize>>,
) -> PyResult<State> {
    choose_again(Arc::clone(&game.rules).imagine(everything, steps, chance_of(chance)?)?, chosen)
}

/// How a game ended.
#[pyclass(frozen, module = "conclave", eq)]
#[derive(PartialEq)]
pub(crate) struct Outcome {
    outcome: table::Outcome,
}

#[pymethods]
impl Outcome {
    /// The points of each seat.
    #[getter]
    fn points<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.outcome.points().as_slice())
    }

    /// The place of each seat: 1 is best, and those who share a place have the same number.
    #[getter]
    fn places<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.outcome.places().as_slice())
    }

    /// The seats in first place.
    #[getter]
    fn winners<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let winners: Vec<usize> = self.outcome.winners().map(Seat::index).collect();
        PyTuple::new(py, winners)
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let (points, places) = (self.points(py)?.repr()?, self.places(py)?.repr()?);
        Ok(format!("conclave.Outcome(points={points}, places={places})"))
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let make = py.import("conclave._conclave")?.getattr("_outcome")?;
        let json = serde_json::to_string(&self.outcome).map_err(|error| Wrong::Fault(error.to_string()))?;
        (make, (json,)).into_pyobject(py)
    }
}

/// An outcome: how a pickled one comes back.
#[pyfunction]
pub(crate) fn _outcome(json: &str) -> PyResult<Outcome> {
    let outcome = serde_json::from_str(json).map_err(|error| Wrong::Value(error.to_string()))?;
    Ok(Outcome { outcome })
}
