//! How a table is set up on the command line: every option of every game is an argument.

use std::path::PathBuf;

use clap::{Arg, ArgAction, ArgGroup, ArgMatches, Args, Command, FromArgMatches, value_parser};
use games::{GameName, with_game};
use table::{
    ALL, ChoiceError, Invalid, InvalidFor, OptionKind, OptionSpec, Options as _, SEATS, Schema, one_of,
};

use crate::failure::Failure;
use crate::offered::{Offered, set_oracles};
use crate::source::Source;

/// All of these arguments together.
pub(crate) const TABLE: &str = "table";

/// The argument for variants: the words of an option of that name, and options that are nothing but switches.
const VARIANT: &str = "variant";
const VARIANTS: &str = "variants";
/// The argument for a file with tiles.
const ORACLES: &str = "oracles";

/// How a table is set up; where `SEATS` are counted otherwise, nothing is said of them here.
#[derive(Clone, Debug, Default)]
pub(crate) struct TableArgs<const COUNTED: bool = true> {
    /// The arguments that were given, and their values.
    given: Vec<(&'static str, Vec<String>)>,
    /// A file with tiles.
    oracles: Option<PathBuf>,
}

/// What every game can choose.
fn schemas() -> Vec<&'static Schema> {
    GameName::ALL.map(|game| with_game!(game, G => <G as table::Game>::Options::SCHEMA)).into()
}

/// The argument that an option is given with, if there is one: `--variant` for variants and for switches.
fn argument(option: OptionSpec) -> Option<&'static str> {
    match option.kind {
        OptionKind::Switch => Some(VARIANT),
        OptionKind::AnyOf(_) if option.name == VARIANTS => Some(VARIANT),
        OptionKind::Number { .. } | OptionKind::AnyOf(_) => Some(option.name),
        // Tiles are read from a file.
        OptionKind::OneOf(_) | OptionKind::Texts => None,
    }
}

/// What an argument can be in a game: `3 to 6`, or a list of words.
fn values(schema: &Schema, wanted: &str) -> Option<String> {
    let mut said = Vec::new();
    for option in schema.options().into_iter().filter(|&option| argument(option) == Some(wanted)) {
        match option.kind {
            OptionKind::Number { least, most, .. } => said.push(format!("{least} to {most}")),
            OptionKind::Switch => said.push(option.name.to_owned()),
            OptionKind::AnyOf(words) => said.extend(words.iter().map(|&word| word.to_owned())),
            OptionKind::OneOf(_) | OptionKind::Texts => {}
        }
    }
    (!said.is_empty()).then(|| said.join(", "))
}

/// Whatever there is, except of variants, which exclude each other.
fn or_all(argument: &str) -> String {
    if argument == VARIANT { String::new() } else { format!(", or {ALL}") }
}

/// Every argument, with an option that it is given for.
fn arguments() -> Vec<(&'static str, OptionSpec)> {
    let mut found: Vec<(&'static str, OptionSpec)> = Vec::new();
    for option in schemas().into_iter().flat_map(Schema::options) {
        if let Some(argument) = argument(option)
            && !found.iter().any(|(known, _)| *known == argument)
        {
            found.push((argument, option));
        }
    }
    found
}

impl<const COUNTED: bool> Args for TableArgs<COUNTED> {
    fn augment_args(command: Command) -> Command {
        let offered = arguments().into_iter().filter(|(name, _)| COUNTED || *name != SEATS);
        let all = offered.clone().map(|(name, _)| name).chain([ORACLES]);
        let command = command.group(ArgGroup::new(TABLE).multiple(true).args(all));
        let command = offered.fold(command, |command, (name, option)| {
            let games = schemas().into_iter();
            let each: Vec<String> = games
                .filter_map(|schema| Some(format!("{}: {}", schema.title, values(schema, name)?)))
                .collect();
            let argument = Arg::new(name).long(name);
            // What some other programs call it.
            let argument = if name == SEATS { argument.alias("players") } else { argument };
            let argument = if let OptionKind::Number { .. } = option.kind {
                argument.value_name("N").help(format!("{}. {}", option.about, each.join("; ")))
            } else {
                let how = format!(
                    "{}, separated by commas{}; may be given several times. {}",
                    option.about,
                    or_all(name),
                    each.join("; ")
                );
                argument.value_name("NAME").value_delimiter(',').action(ArgAction::Append).help(how)
            };
            command.arg(argument)
        });
        let help =
            "Maginor: play with the tiles of this file instead of the usual ones (docs/maginor-tiles.md)";
        let file = value_parser!(PathBuf);
        command.arg(Arg::new(ORACLES).long(ORACLES).value_name("FILE").value_parser(file).help(help))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl<const COUNTED: bool> FromArgMatches for TableArgs<COUNTED> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let given = |(name, _): (&'static str, OptionSpec)| {
            // Where seats are counted otherwise, the argument of that name is not ours.
            let values = (COUNTED || name != SEATS).then(|| matches.get_many::<String>(name)).flatten()?;
            Some((name, values.cloned().collect()))
        };
        let oracles = matches.get_one::<PathBuf>(ORACLES).cloned();
        Ok(Self { given: arguments().into_iter().filter_map(given).collect(), oracles })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl<const COUNTED: bool> TableArgs<COUNTED> {
    /// Whether anything was given.
    #[cfg(feature = "online")]
    pub(crate) fn is_given(&self) -> bool {
        !self.given.is_empty() || self.oracles.is_some()
    }

    /// The game that is asked for, or what is wrong with it and the way out.
    pub(crate) fn game<G: Offered>(&self) -> Result<G, Failure> {
        self.game_for(None)
    }

    /// The same for so many, if somebody says how many.
    pub(crate) fn game_for<G: Offered>(&self, seats: Option<usize>) -> Result<G, Failure> {
        let refuse = |invalid: InvalidFor<G>| Failure::Options {
            reason: invalid.to_string(),
            way_out: way_out::<G>(&invalid),
        };
        let mut options = G::Options::default();
        for (name, values) in &self.given {
            set::<G>(&mut options, name, values).map_err(refuse)?;
        }
        if let Some(seats) = seats {
            options.set(SEATS, &seats.to_string()).map_err(refuse)?;
        }
        if let Some(path) = &self.oracles {
            let source = Source::tiles(path)?;
            set_oracles::<G>(&mut options, source.plain_text()?)
                .map_err(|reason| Failure::Usage(format!("{}: {reason}", source.name)))?;
        }
        G::new(options).map_err(refuse)
    }
}

/// Chooses what was given with an argument.
fn set<G: Offered>(options: &mut G::Options, name: &str, values: &[String]) -> Result<(), InvalidFor<G>> {
    let schema = G::Options::SCHEMA;
    let is_switch = |word: &str| schema.option(word).is_some_and(|option| option.kind == OptionKind::Switch);
    let switches = values.iter().filter(|word| name == VARIANT && is_switch(word));
    for switch in switches.clone() {
        options.set(switch, "yes")?;
    }
    let words: Vec<&str> =
        values.iter().filter(|word| !(name == VARIANT && is_switch(word))).map(String::as_str).collect();
    match (words.first(), name) {
        (None, _) => Ok(()),
        // A game without such words has at most switches.
        (Some(word), VARIANT) if schema.option(VARIANTS).is_none() => options.set(word, "yes"),
        (_, VARIANT) => options.set(VARIANTS, &words.join(" ")),
        _ => options.set(name, &words.join(" ")),
    }
}

/// What to type instead of options that cannot be.
fn way_out<G: Offered>(invalid: &InvalidFor<G>) -> String {
    let schema = G::Options::SCHEMA;
    let flag = |option: &str| schema.option(option).and_then(argument).unwrap_or(VARIANT);
    match invalid {
        Invalid::Choice(ChoiceError::Unknown { .. }) => {
            let (fewest, most) = (schema.fewest, schema.most);
            let players = if fewest == most { fewest.to_string() } else { format!("{fewest} to {most}") };
            let mut options: Vec<String> = Vec::new();
            for option in schema.options() {
                options.extend(match (option.kind, argument(option)) {
                    (OptionKind::Switch, Some(flag)) => Some(format!("--{flag} {}", option.name)),
                    (OptionKind::Texts, _) => Some(format!("--{ORACLES} FILE")),
                    (_, flag) => flag.map(|flag| format!("--{flag}")),
                });
            }
            let options = options.join(", ");
            format!("{} is for {players}; its options: {options}. See conclave play --help.", schema.title)
        }
        Invalid::Choice(ChoiceError::Value { option: SEATS, .. }) => {
            let numbers: Vec<String> = schema.seats().map(|number| number.to_string()).collect();
            format!("Choose --{SEATS} {}.", one_of(&numbers))
        }
        Invalid::Choice(ChoiceError::Value { option, .. }) => {
            let flag = flag(option);
            let there = values(schema, flag).unwrap_or_default();
            format!("What there is for --{flag}: {there}{}.", or_all(flag))
        }
        Invalid::Choice(ChoiceError::Excluded { option, one, other }) => {
            let flag = flag(option);
            format!("Leave out --{flag} {one} or --{flag} {other}.")
        }
        Invalid::Choice(ChoiceError::Missing { option, words, .. }) => {
            let flag = flag(option);
            format!("Choose --{flag} {}, or none of them; --{flag} {ALL} takes everything.", words.join(","))
        }
        Invalid::Choice(ChoiceError::Apart { option, word, other, .. }) => {
            format!("Leave out --{}, or --{} {word}.", flag(other.name), flag(option))
        }
        Invalid::Choice(ChoiceError::TooManySeats { option, word, seats: (fewest, most), .. }) => {
            let numbers: Vec<String> =
                (*fewest..=*most).map(|number| format!("--{SEATS} {number}")).collect();
            format!("Choose {}, or leave out --{} {word}.", one_of(&numbers), flag(option))
        }
        Invalid::Game(_) => format!(
            "Tiles are read from a file: --{ORACLES} FILE. docs/maginor-tiles.md describes the format."
        ),
    }
}
