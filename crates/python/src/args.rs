//! What Python gives: seats, seeds, options and arrays, checked.

use std::sync::Arc;

use numpy::{
    Element, PyArray1, PyArrayDescrMethods as _, PyArrayMethods as _, PyReadwriteArray1, PyUntypedArray,
    PyUntypedArrayMethods as _, dtype, get_array_module,
};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyFrozenSet, PyInt, PyList, PySet, PyString, PyTuple};
use table::{Seat, Seed};

use crate::any::AnyGame;
use crate::game::Game;
use crate::known::{Value, set_up};
use crate::wrong::Wrong;

/// The seat of an index that Python gave.
#[inline]
pub(crate) fn seat_at(seat: isize, seats: usize) -> Result<Seat, Wrong> {
    match usize::try_from(seat) {
        Ok(index) if index < seats => Ok(Seat::new(index)),
        _ => Err(Wrong::NoSeat { seat, seats }),
    }
}

/// The most threads that anybody could mean, and the most games: more would only end in a lack of memory.
const MOST_THREADS: usize = 1024;
const MOST_GAMES: usize = 1 << 20;

/// How many threads share the work: 0 for as many as there are processors.
pub(crate) fn threads_of(threads: Option<usize>) -> Result<usize, Wrong> {
    match threads.unwrap_or(0) {
        threads @ 0..=MOST_THREADS => Ok(threads),
        threads => Err(Wrong::Value(format!("at most {MOST_THREADS} threads, not {threads}"))),
    }
}

/// How many games are played at once.
pub(crate) fn games_of(games: usize) -> Result<usize, Wrong> {
    match games {
        0 => Err(Wrong::Value("at least one game".to_owned())),
        1..=MOST_GAMES => Ok(games),
        _ => Err(Wrong::Value(format!("at most {MOST_GAMES} games at once, not {games}"))),
    }
}

/// What chance is drawn from: the seed that was given, or random bits of the system.
pub(crate) fn chance_seed_of(seed: Option<&Bound<'_, PyAny>>) -> PyResult<Seed> {
    if let Some(seed) = seed {
        return Ok(Seed::number(number_of(seed)?));
    }
    let mut bits = [0; Seed::BYTES];
    fill(&mut bits)?;
    Ok(Seed::random(bits))
}

/// A number to draw from: the seed that was given, or one that the system draws.
pub(crate) fn seed_of(seed: Option<&Bound<'_, PyAny>>) -> PyResult<u64> {
    seed.map_or_else(|| Ok(fresh_seeds(1)?[0]), number_of)
}

/// Numbers to draw from that the system draws.
pub(crate) fn fresh_seeds(count: usize) -> Result<Vec<u64>, Wrong> {
    let mut seeds = vec![[0; size_of::<u64>()]; count];
    fill(seeds.as_flattened_mut())?;
    Ok(seeds.into_iter().map(u64::from_le_bytes).collect())
}

fn fill(bytes: &mut [u8]) -> Result<(), Wrong> {
    getrandom::fill(bytes).map_err(|error| Wrong::Fault(format!("the system gives no random bits: {error}")))
}

/// A seed that was given.
fn number_of(seed: &Bound<'_, PyAny>) -> PyResult<u64> {
    if let Ok(number) = seed.extract::<u64>() {
        return Ok(number);
    }
    if seed.is_instance_of::<PyInt>() {
        return Err(PyValueError::new_err(format!("a seed is a number from 0 to 2**64 - 1, not {seed}")));
    }
    Err(PyTypeError::new_err(format!("a seed is an int or None, not {}", type_name(seed))))
}

/// The rules that are meant by the name of a game and options, or by a `Game`.
pub(crate) fn rules_of(
    game: &Bound<'_, PyAny>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Arc<dyn AnyGame>> {
    if let Ok(game) = game.cast::<Game>() {
        return match options {
            Some(options) if !options.is_empty() => {
                Err(PyTypeError::new_err("a Game has its options; give them only with the name of a game"))
            }
            _ => Ok(Arc::clone(&game.get().rules)),
        };
    }
    let name: String = game.extract().map_err(|_| {
        PyTypeError::new_err(format!("a game is a conclave.Game or its name, not {}", type_name(game)))
    })?;
    Ok(set_up(&name, &options_of(options)?)?)
}

/// The options of a game, by their names in records: Python's `with_` is `with`, and `finish_the_roll` is `finish-the-roll`.
pub(crate) fn options_of(options: Option<&Bound<'_, PyDict>>) -> PyResult<Vec<(String, Value)>> {
    let mut found = Vec::new();
    for (name, value) in options.into_iter().flatten() {
        let name: String = name.extract()?;
        if value.is_none() {
            continue;
        }
        let value = option_value(&value).ok_or_else(|| {
            let given = type_name(&value);
            PyTypeError::new_err(format!(
                "option {name} is a bool, an int, a str or a list of str, not {given}"
            ))
        })?;
        found.push((name.trim_end_matches('_').replace('_', "-"), value));
    }
    Ok(found)
}

fn option_value(value: &Bound<'_, PyAny>) -> Option<Value> {
    // Numbers and bools of numpy are not Python's, but know which of Python's they are.
    let generic = value.py().import("numpy").and_then(|numpy| numpy.getattr("generic"));
    let value = &match generic {
        Ok(generic) if value.is_instance(&generic).unwrap_or(false) => value.call_method0("item").ok()?,
        _ => value.clone(),
    };
    if let Ok(is) = value.cast::<PyBool>() {
        return Some(Value::Bool(is.is_true()));
    }
    if value.is_instance_of::<PyInt>() || value.is_instance_of::<PyString>() {
        return Some(Value::Text(value.str().ok()?.to_string()));
    }
    let is_list = value.is_instance_of::<PyList>()
        || value.is_instance_of::<PyTuple>()
        || value.is_instance_of::<PySet>()
        || value.is_instance_of::<PyFrozenSet>();
    let texts = is_list.then(|| value.try_iter().ok())??;
    Some(Value::List(texts.map(|text| text.ok()?.extract().ok()).collect::<Option<_>>()?))
}

/// The value of an option as Python would write it.
pub(crate) fn value_of<'py>(py: Python<'py>, text: &str) -> PyResult<Bound<'py, PyAny>> {
    Ok(match text {
        "yes" => PyBool::new(py, true).to_owned().into_any(),
        "no" => PyBool::new(py, false).to_owned().into_any(),
        _ => match text.parse::<u64>() {
            Ok(number) => number.into_pyobject(py)?.into_any(),
            Err(_) => PyString::new(py, text).into_any(),
        },
    })
}

/// Makes numpy ready for use. What its first use fetches would otherwise be fetched in the middle of something else, where
/// an interrupt could only end in a fault; here it ends in an exception.
pub(crate) fn get_numpy_ready(py: Python<'_>) -> PyResult<()> {
    get_array_module(py)?;
    // From here on nothing runs that could be interrupted.
    writable::<u8>(PyArray1::from_vec(py, vec![0_u8]).as_any(), "an array", &[1])?;
    Ok(())
}

/// What the type of a value is called.
pub(crate) fn type_name(value: &Bound<'_, PyAny>) -> String {
    value.get_type().name().map_or_else(|_| "something else".to_owned(), |name| name.to_string())
}

/// An array that is to be written to: of this type, this shape, in one piece and not in use.
pub(crate) fn writable<'py, T: Element>(
    array: &Bound<'py, PyAny>,
    name: &str,
    shape: &[usize],
) -> PyResult<PyReadwriteArray1<'py, T>> {
    let flat = checked::<T>(array, name, shape)?;
    flat.try_readwrite()
        .map_err(|error| PyValueError::new_err(format!("{name} cannot be written to: {error}")))
}

/// An array of this type and shape, in one piece, seen as a row.
pub(crate) fn checked<'py, T: Element>(
    array: &Bound<'py, PyAny>,
    name: &str,
    shape: &[usize],
) -> PyResult<Bound<'py, PyArray1<T>>> {
    let Ok(untyped) = array.cast::<PyUntypedArray>() else {
        return Err(PyTypeError::new_err(format!("{name} is a numpy array, not {}", type_name(array))));
    };
    let wanted = dtype::<T>(array.py());
    if !untyped.dtype().is_equiv_to(&wanted) {
        let found = untyped.dtype();
        return Err(PyTypeError::new_err(format!("{name} has dtype {found}; it must be {wanted}")));
    }
    if untyped.shape() != shape {
        let found = shown(untyped.shape());
        return Err(PyValueError::new_err(format!("{name} has shape {found}; it must be {}", shown(shape))));
    }
    if !untyped.is_c_contiguous() {
        return Err(PyValueError::new_err(format!(
            "{name} is not contiguous; numpy.ascontiguousarray makes it so"
        )));
    }
    if shape.len() == 1 {
        return Ok(array.cast::<PyArray1<T>>()?.clone());
    }
    let size: usize = shape.iter().product();
    // A contiguous array has its row without a copy.
    Ok(array.call_method1("reshape", (size,))?.cast_into::<PyArray1<T>>()?)
}

/// A shape as Python writes it.
fn shown(shape: &[usize]) -> String {
    match shape {
        [one] => format!("({one},)"),
        shape => {
            let sizes: Vec<String> = shape.iter().map(ToString::to_string).collect();
            format!("({})", sizes.join(", "))
        }
    }
}
