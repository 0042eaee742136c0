//! `conclave.Game`: rules with settled options.

use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PySlice, PyTuple};

use crate::any::AnyGame;
use crate::args::{chance_seed_of, options_of, value_of};
use crate::chance::ChanceBy;
use crate::known::{Value, choices, set_up, set_up_by, titles};
use crate::state::State;
use crate::wrong::Wrong;

/// The rules of one table: a game with its options settled.
///
/// `Game("wizard", seats=4, plus_minus_one=True)`
///
/// The options are those of records (docs/records.md), with underscores for hyphens and after the words that Python has for
/// itself, such as `with_`; `conclave.options(name)` lists those of a game. Values are bools, ints, strings or lists of strings.
/// Each of several things that can be chosen together, such as a special card, is an option of its own, too, which is true or false.
#[pyclass(frozen, module = "conclave")]
pub(crate) struct Game {
    pub(crate) rules: Arc<dyn AnyGame>,
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (name, /, **options))]
    fn new(name: &str, options: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
        Ok(Self { rules: set_up(name, &options_of(options)?)? })
    }

    /// The name of the game: such as "wizard"; `games()` lists them.
    #[getter]
    fn name(&self) -> &'static str {
        self.rules.name()
    }

    /// How many play. Seats are counted from 0.
    #[getter]
    fn seats(&self) -> usize {
        self.rules.seats()
    }

    /// The options that rebuild this game: `Game(game.name, **game.options)`.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let options = PyDict::new(py);
        for (name, value) in self.rules.options() {
            let (name, value) = (name.replace('-', "_"), value_of(py, &value)?);
            match options.get_item(&name)? {
                None => options.set_item(name, value)?,
                Some(before) => match before.cast::<PyList>() {
                    Ok(list) => list.append(value)?,
                    Err(_) => options.set_item(name, [before, value])?,
                },
            }
        }
        Ok(options)
    }

    /// The version of the rules: the newest, but for the games of older records.
    #[getter]
    fn rules(&self) -> u32 {
        self.rules.rules()
    }

    /// How many moves there are: the size of a mask.
    #[getter]
    fn move_count(&self) -> usize {
        self.rules.move_count()
    }

    /// No game has more moves and outcomes of chance than this, unless dice show what they will not show in a lifetime.
    #[getter]
    fn longest(&self) -> usize {
        self.rules.longest()
    }

    /// What a move is called, such as "play B7".
    fn move_name(&self, number: isize) -> PyResult<String> {
        let name = usize::try_from(number).ok().and_then(|number| self.rules.name_of_move(number));
        Ok(name.ok_or_else(|| Wrong::no_move(number, self.rules.move_count()))?)
    }

    /// What the numbers of an observation mean: its parts in their order.
    #[getter]
    fn layout(&self) -> Vec<Part> {
        self.rules.layout().parts().iter().map(Part::from).collect()
    }

    /// How many numbers an observation has.
    #[getter]
    fn observation_size(&self) -> usize {
        self.rules.layout().size()
    }

    /// A game that has not begun.
    ///
    /// With `chance="sampled"` cards are dealt and dice are rolled by themselves. With `chance="explicit"` that is left to
    /// the caller: see `State.is_chance`. Either way all chance is drawn from the seed, a number from 0 to 2**64 - 1;
    /// without one, from 128 random bits of the system.
    #[pyo3(signature = (seed=None, *, chance="sampled"))]
    fn new_state(&self, seed: Option<&Bound<'_, PyAny>>, chance: &str) -> PyResult<State> {
        Ok(State::new(Arc::clone(&self.rules).start(chance_by(seed, chance)?)))
    }

    fn __eq__(&self, other: &Self) -> bool {
        self.rules.is_same(&*other.rules)
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash as _, Hasher as _};
        let mut hasher = DefaultHasher::new();
        (self.rules.name(), self.rules.options(), self.rules.rules()).hash(&mut hasher);
        hasher.finish()
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let mut text = format!("conclave.Game({:?}", self.rules.name());
        for (name, value) in self.options(py)? {
            let name: String = name.extract()?;
            // A keyword of Python cannot stand there as it is.
            let name = if name == "with" { "with_" } else { &name };
            text.push_str(&format!(", {name}={}", value.repr()?));
        }
        text.push(')');
        Ok(text)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        let make = py.import("conclave._conclave")?.getattr("_game")?;
        (make, (self.rules.name(), self.options(py)?, self.rules.rules())).into_pyobject(py)
    }
}

/// The game of that name with these options, by this version of the rules: how a pickled game comes back.
#[pyfunction]
#[pyo3(signature = (name, options, rules=None))]
pub(crate) fn _game(name: &str, options: &Bound<'_, PyDict>, rules: Option<u32>) -> PyResult<Game> {
    match rules {
        Some(rules) => Ok(Game { rules: set_up_by(name, &options_of(Some(options))?, rules)? }),
        None => Game::new(name, Some(options)),
    }
}

/// Where chance comes from, as Python says it.
pub(crate) fn chance_by(seed: Option<&Bound<'_, PyAny>>, chance: &str) -> PyResult<ChanceBy> {
    let is_sampled = match chance {
        "sampled" => true,
        "explicit" => false,
        other => {
            let why = format!("chance is \"sampled\" or \"explicit\", not {other:?}");
            return Err(Wrong::Value(why).into());
        }
    };
    Ok(ChanceBy::new(chance_seed_of(seed)?, is_sampled))
}

/// The games there are: their names, and what they are called.
#[pyfunction]
pub(crate) fn games(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let all = PyDict::new(py);
    titles().try_for_each(|(name, title)| all.set_item(name, title))?;
    Ok(all)
}

/// The options of a game by their names, each a dict: `default` is what it is if it is not given, and `values` are what it
/// can be. Where `default` is a list, it takes several of the values, or one text with spaces between them; `values` is None
/// where any text will do that reads as a tile.
#[pyfunction]
#[pyo3(signature = (name, /))]
pub(crate) fn options<'py>(py: Python<'py>, name: &str) -> PyResult<Bound<'py, PyDict>> {
    let shown = |value: &Value| match value {
        Value::Bool(is) => Ok(is.into_pyobject(py)?.to_owned().into_any()),
        Value::Text(text) => value_of(py, text),
        Value::List(texts) => Ok(PyList::new(py, texts)?.into_any()),
    };
    let all = PyDict::new(py);
    for choice in choices(name)? {
        let about = PyDict::new(py);
        about.set_item("default", shown(&choice.usual)?)?;
        let values = choice.values.map(|values| values.iter().map(shown).collect::<PyResult<Vec<_>>>());
        about.set_item("values", values.transpose()?)?;
        all.set_item(choice.name.replace('-', "_"), about)?;
    }
    Ok(all)
}

/// Some numbers of an observation that belong together.
#[pyclass(frozen, module = "conclave", eq)]
#[derive(Clone, PartialEq)]
pub(crate) struct Part {
    part: environment::Part,
}

impl From<&environment::Part> for Part {
    fn from(part: &environment::Part) -> Self {
        Self { part: part.clone() }
    }
}

#[pymethods]
impl Part {
    /// What it is called, such as "hand".
    #[getter]
    fn name(&self) -> &'static str {
        self.part.name
    }

    /// What it means, in a sentence.
    #[getter]
    fn about(&self) -> &'static str {
        self.part.about
    }

    /// Its dimensions, the last one running fastest.
    #[getter]
    fn shape<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, &self.part.shape)
    }

    /// Where it lies: `observation[part.slice].reshape(part.shape)`.
    #[getter]
    fn slice<'py>(&self, py: Python<'py>) -> Bound<'py, PySlice> {
        let range = &self.part.range;
        PySlice::new(py, range.start as isize, range.end as isize, 1)
    }

    /// Where it lies, as a range of numbers.
    #[getter]
    fn range<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let range = &self.part.range;
        py.import("builtins")?.getattr("range")?.call1((range.start, range.end))
    }

    fn __repr__(&self) -> String {
        let environment::Part { name, range, shape, .. } = &self.part;
        format!("conclave.Part({name:?}, {}:{}, shape={shape:?})", range.start, range.end)
    }
}
