//! What Python needs to know of each game.

use std::sync::Arc;

use arena::Statistics;
use env::Learnable;
use games::{GameName, Maginor, Shazamm, Wizard, with_game};
use table::{Game as _, Header, MAX_SEATS, Options};
use terminal::Tabletop;
use wizard::Special;

use crate::any::{AnyGame, AnyState};
use crate::chance::ChanceBy;
use crate::playing::Playing;
use crate::rules::Rules;
use crate::wrong::Wrong;

/// A game that Python can play.
pub(crate) trait Known:
    Learnable<State: Sync, Action: Sync, Chance: Sync, Draft: Sync> + Statistics + Tabletop
{
    /// Words that may be given as options of their own that are true or false: the word, and the option it belongs to.
    fn flags() -> Vec<(&'static str, &'static str)>;

    /// The option that is given once for each of its values.
    const REPEATED: Option<&'static str> = None;

    /// Options beside the number of seats and what flags belong to.
    fn others() -> Vec<Choice> {
        Vec::new()
    }
}

/// What an option can be.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Choice {
    /// Its name in records.
    pub(crate) name: &'static str,
    /// What it is if nobody says anything.
    pub(crate) usual: Value,
    /// What it can be; any text if that cannot be listed.
    pub(crate) values: Option<Vec<Value>>,
}

impl Choice {
    fn flag(name: &'static str) -> Self {
        Self { name, usual: Value::Bool(false), values: Some([false, true].map(Value::Bool).into()) }
    }
}

impl Known for Wizard {
    fn flags() -> Vec<(&'static str, &'static str)> {
        let variants = wizard::Variant::ALL.map(|variant| (variant.name(), "variants"));
        let specials = Special::ALL.map(|special| (special.name(), "with"));
        variants.into_iter().chain(specials).collect()
    }
}

impl Known for Shazamm {
    fn flags() -> Vec<(&'static str, &'static str)> {
        shazamm::Variant::ALL.map(|variant| (variant.name(), "variants")).into()
    }
}

impl Known for Maginor {
    fn flags() -> Vec<(&'static str, &'static str)> {
        Vec::new()
    }

    const REPEATED: Option<&'static str> = Some("tile");

    fn others() -> Vec<Choice> {
        let standard = Value::Text("standard".to_owned());
        vec![
            Choice::flag("finish-the-roll"),
            Choice { name: "oracles", usual: standard.clone(), values: Some(vec![standard]) },
            Choice { name: "tile", usual: Value::List(Vec::new()), values: None },
        ]
    }
}

/// The value of an option as Python gives it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Value {
    /// True or false.
    Bool(bool),
    /// A number or a text.
    Text(String),
    /// Several words or texts.
    List(Vec<String>),
}

/// The options of the game of that name.
pub(crate) fn choices(name: &str) -> Result<Vec<Choice>, Wrong> {
    let game = GameName::read(name).ok_or_else(|| Wrong::Value(no_game(name)))?;
    with_game!(game, G => choices_of::<G>())
}

fn choices_of<G: Known>() -> Result<Vec<Choice>, Wrong> {
    let seats = |number: usize| Value::Text(number.to_string());
    let sits = |&number: &usize| {
        let mut options = G::Options::default();
        options.set("seats", &number.to_string()).is_ok() && G::new(options).is_ok()
    };
    let possible: Vec<Value> = (1..=MAX_SEATS).filter(sits).map(seats).collect();
    let usual = seats(settled::<G>(&[], G::RULES)?.game.seats());
    let by_seats = Choice { name: "seats", usual, values: Some(possible.clone()) };
    let mut all: Vec<Choice> = (!possible.is_empty()).then_some(by_seats).into_iter().collect();
    for (word, option) in G::flags() {
        let word = Value::Text(word.to_owned());
        match all.iter_mut().find(|choice| choice.name == option) {
            Some(Choice { values: Some(values), .. }) => values.push(word),
            _ => all.push(Choice { name: option, usual: Value::List(Vec::new()), values: Some(vec![word]) }),
        }
    }
    all.extend(G::flags().into_iter().map(|(word, _)| Choice::flag(word)));
    all.extend(G::others());
    Ok(all)
}

/// A table of the game of that name.
pub(crate) fn set_up(name: &str, options: &[(String, Value)]) -> Result<Arc<dyn AnyGame>, Wrong> {
    let game = GameName::read(name).ok_or_else(|| Wrong::Value(no_game(name)))?;
    with_game!(game, G => Ok(Arc::new(settled::<G>(options, G::RULES)?)))
}

/// The same by this version of the rules.
pub(crate) fn set_up_by(
    name: &str,
    options: &[(String, Value)],
    rules: u32,
) -> Result<Arc<dyn AnyGame>, Wrong> {
    let game = GameName::read(name).ok_or_else(|| Wrong::Value(no_game(name)))?;
    with_game!(game, G => {
        if !(1..=G::RULES).contains(&rules) {
            return Err(Wrong::Value(format!("there is no version {rules} of the rules of {name}")));
        }
        Ok(Arc::new(settled::<G>(options, rules)?))
    })
}

fn settled<G: Known>(chosen: &[(String, Value)], rules: u32) -> Result<Rules<G>, Wrong> {
    let mut options = G::Options::default();
    let invalid = |invalid: <G::Options as Options>::Invalid| Wrong::Option(invalid.to_string());
    let flags = G::flags();
    // Words that come together from an option and from flags.
    let mut words: Vec<(&str, Vec<String>)> = Vec::new();
    let mut add = |option, more: &[String]| match words.iter_mut().find(|(name, _)| *name == option) {
        Some((_, all)) => all.extend_from_slice(more),
        None => words.push((option, more.to_vec())),
    };
    for (name, value) in chosen {
        match (value, flags.iter().find(|(word, _)| word == name)) {
            (Value::Bool(true), Some(&(word, option))) => add(option, &[word.to_owned()]),
            (Value::Bool(false), Some(_)) => {}
            (_, Some(_)) => return Err(Wrong::Option(format!("{name} is True or False"))),
            (Value::Bool(is), None) => add(name, &[if *is { "yes" } else { "no" }.to_owned()]),
            (Value::Text(text), None) => add(name, std::slice::from_ref(text)),
            (Value::List(list), None) => add(name, list),
        }
    }
    // Tiles of somebody's own take the place of those that have a name, in whatever order they were given.
    words.sort_by_key(|&(name, _)| G::REPEATED == Some(name));
    for (name, values) in words {
        if G::REPEATED == Some(name) {
            for value in values {
                options.set(name, &value).map_err(invalid)?;
            }
        } else {
            options.set(name, &values.join(" ")).map_err(invalid)?;
        }
    }
    Ok(Rules::new(G::with_rules(options, rules).map_err(invalid)?))
}

/// The game that a record tells.
pub(crate) fn read(text: &str, chance: ChanceBy) -> Result<Box<dyn AnyState>, Wrong> {
    let header = Header::read(text).map_err(|error| Wrong::Record(error.to_string()))?;
    let game = GameName::read(&header.game).ok_or_else(|| Wrong::Record(no_game(&header.game)))?;
    with_game!(game, G => Ok(Box::new(Playing::<G>::read(text, chance)?)))
}

fn no_game(name: &str) -> String {
    format!("there is no game {name:?}; there are: {}", GameName::list())
}
