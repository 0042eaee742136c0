//! What Python needs to know of each game.

use std::sync::Arc;

use arena::Statistics;
use bots::HasBots;
use environment::Learnable;
use games::{GameName, with_game};
use table::{Game as _, Header, InvalidFor, OptionKind, OptionSpec, Options};
use tabletop::Tabletop;

use crate::any::{AnyGame, AnyState};
use crate::chance::ChanceBy;
use crate::playing::Playing;
use crate::rules::Rules;
use crate::wrong::Wrong;

/// A game that Python can play.
pub(crate) trait Known:
    Learnable<State: Sync, Action: Sync, Chance: Sync, Draft: Sync> + Statistics + Tabletop + HasBots
{
}

impl<G: Learnable<State: Sync, Action: Sync, Chance: Sync, Draft: Sync> + Statistics + Tabletop + HasBots>
    Known for G
{
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

/// The names of all games, and what they are called.
pub(crate) fn titles() -> impl Iterator<Item = (&'static str, &'static str)> {
    let title = |game| with_game!(game, G => <G as table::Game>::Options::SCHEMA.title);
    GameName::ALL.into_iter().map(move |game| (game.name(), title(game)))
}

/// The options of the game of that name.
pub(crate) fn choices(name: &str) -> Result<Vec<Choice>, Wrong> {
    let game = GameName::read(name).ok_or_else(|| Wrong::Value(no_game(name)))?;
    Ok(with_game!(game, G => choices_of::<G>()))
}

/// The options of the schema, and after them each word of options that take any of several, as a flag of its own.
fn choices_of<G: Known>() -> Vec<Choice> {
    let texts = |words: &[&str]| words.iter().map(|&word| Value::Text(word.to_owned())).collect::<Vec<_>>();
    let schema = G::Options::SCHEMA;
    let (mut all, mut flags) = (Vec::new(), Vec::new());
    for OptionSpec { name, kind, .. } in schema.options() {
        let (usual, values) = match kind {
            OptionKind::Number { least, most, usual } => {
                let numbers: Vec<String> = (least..=most).map(|number| number.to_string()).collect();
                (Value::Text(usual.to_string()), Some(numbers.into_iter().map(Value::Text).collect()))
            }
            OptionKind::Switch => {
                flags.push(Choice::flag(name));
                continue;
            }
            OptionKind::OneOf(words) => {
                (Value::Text(words.first().copied().unwrap_or_default().to_owned()), Some(texts(words)))
            }
            OptionKind::AnyOf(words) => {
                flags.extend(words.iter().map(|word| Choice::flag(word)));
                (Value::List(Vec::new()), Some(texts(words)))
            }
            OptionKind::Texts => (Value::List(Vec::new()), None),
        };
        all.push(Choice { name, usual, values });
    }
    all.extend(flags);
    all
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
    let invalid = |invalid: InvalidFor<G>| Wrong::Option(invalid.to_string());
    let schema = G::Options::SCHEMA;
    // Words that may be given as options of their own that are true or false, and the option that each belongs to.
    let flags: Vec<(&str, &str)> = schema
        .options()
        .into_iter()
        .flat_map(|option| match option.kind {
            OptionKind::AnyOf(words) => words.iter().map(|&word| (word, option.name)).collect(),
            _ => Vec::new(),
        })
        .collect();
    let is_repeated = |name: &str| schema.option(name).is_some_and(|option| option.kind == OptionKind::Texts);
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
    words.sort_by_key(|&(name, _)| is_repeated(name));
    for (name, values) in words {
        if is_repeated(name) {
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

pub(crate) fn no_game(name: &str) -> String {
    format!("there is no game {name:?}; there are: {}", GameName::list())
}
