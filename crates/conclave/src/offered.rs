//! What the command line needs to know of each game.

use std::any::Any;

use arena::Statistics;
use bots::{HasBots, Level};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use games::maginor::OracleSet;
use games::{GameName, with_game};
use table::{Game, Options as _};
use tabletop::Tabletop;

use crate::failure::Failure;

/// Reads the name of a game from the command line, which lists them with what they are about.
pub(crate) fn game_parser() -> impl TypedValueParser<Value = GameName> {
    let about = |game: GameName| {
        let about = game.about();
        let seats = with_game!(game, G => <G as Game>::Options::SCHEMA.seats());
        match (seats.start(), seats.end()) {
            (fewest, most) if fewest == most => format!("{about} ({most} players)"),
            (fewest, most) => format!("{about} ({fewest} to {most} players)"),
        }
    };
    let known = GameName::ALL.map(|game| PossibleValue::new(game.name()).help(about(game)));
    PossibleValuesParser::new(known).try_map(|name| GameName::read(&name).ok_or("there is no such game"))
}

/// A game that the command line offers: one that everything it needs is said of.
pub(crate) trait Offered: Tabletop + HasBots + Statistics {}

impl<G: Tabletop + HasBots + Statistics> Offered for G {}

/// Takes the tiles of Maginor from the text of a file, or says what is wrong with it or with the game.
pub(crate) fn set_oracles<G: Offered>(options: &mut G::Options, text: &str) -> Result<(), String> {
    let Some(options) = (options as &mut dyn Any).downcast_mut::<games::maginor::Options>() else {
        return Err(format!("only Maginor has tiles; leave out --oracles to play {}", G::NAME));
    };
    options.oracles = OracleSet::from_toml(text).map_err(|error| error.to_string())?.into();
    Ok(())
}

/// The complaint that no game was named, with an example.
pub(crate) fn no_game(example: &str) -> Failure {
    Failure::Usage(format!("which game? There are: {}. For example: {example}", GameName::list()))
}

/// Refuses a level that a game does not have.
pub(crate) fn check_level<G: Offered>(level: Level) -> Result<(), Failure> {
    if G::LEVELS.contains(&level) {
        return Ok(());
    }
    let there: Vec<&str> = G::LEVELS.iter().map(|level| level.name()).collect();
    Err(Failure::Usage(format!("{} has no {level}; there are: {}", G::NAME, there.join(", "))))
}
