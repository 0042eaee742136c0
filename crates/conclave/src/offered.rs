//! What the command line needs to know of each game.

use arena::Statistics;
use bots::{HasBots, Level};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use games::{GameName, Maginor, Shazamm, Wizard, with_game};
use maginor::OracleSet;
use table::{Game, Options as _};
use tabletop::Tabletop;

use crate::failure::Failure;

/// Reads the name of a game from the command line, which lists them with what they are about.
pub(crate) fn game_parser() -> impl TypedValueParser<Value = GameName> {
    let about = |game| {
        let about = match game {
            GameName::Wizard => "Predict your tricks",
            GameName::Shazamm => "Bet mana and cast spells on a breaking bridge",
            GameName::Maginor => "Win the votes of eleven oracles",
        };
        let seats = with_game!(game, G => <G as Game>::Options::SCHEMA.seats());
        match (seats.start(), seats.end()) {
            (fewest, most) if fewest == most => format!("{about} ({most} players)"),
            (fewest, most) => format!("{about} ({fewest} to {most} players)"),
        }
    };
    let known = GameName::ALL.map(|game| PossibleValue::new(game.name()).help(about(game)));
    PossibleValuesParser::new(known).try_map(|name| GameName::read(&name).ok_or("there is no such game"))
}

/// What the command line knows of a game besides its [`Tabletop`].
pub(crate) trait Offered: Tabletop + HasBots + Statistics {
    /// Takes the tiles from the text of a file, or says what is wrong with it.
    fn set_oracles(_: &mut Self::Options, _: &str) -> Result<(), String> {
        Err(format!("only Maginor has tiles; leave out --oracles to play {}", Self::NAME))
    }

    /// How many cards are played in a whole game, where that is always the same.
    fn cards_per_game(&self) -> Option<u64> {
        None
    }

    /// How much of a turn a decision is, where a game has turns that all take at once.
    fn share_of_turn(&self, _: Self::Action) -> Option<f64> {
        None
    }
}

impl Offered for Wizard {
    fn cards_per_game(&self) -> Option<u64> {
        let seats = self.seats() as u64;
        Some((1..=self.rounds()).map(|round| u64::from(self.cards(round)) * seats).sum())
    }
}

impl Offered for Shazamm {
    fn share_of_turn(&self, action: shazamm::Action) -> Option<f64> {
        Some(if matches!(action, shazamm::Action::Bet(_)) { 0.5 } else { 0.0 })
    }
}

impl Offered for Maginor {
    fn set_oracles(options: &mut maginor::Options, text: &str) -> Result<(), String> {
        options.oracles = OracleSet::from_toml(text).map_err(|error| error.to_string())?.into();
        Ok(())
    }
}

/// Refuses a level that a game does not have.
pub(crate) fn check_level<G: Offered>(level: Level) -> Result<(), Failure> {
    if G::LEVELS.contains(&level) {
        return Ok(());
    }
    let there: Vec<&str> = G::LEVELS.iter().map(|level| level.name()).collect();
    Err(Failure::Usage(format!("{} has no {level}; there are: {}", G::NAME, there.join(", "))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_of_wizard_with_four_plays_480_cards() {
        assert_eq!(Wizard::new(wizard::Options::default()).unwrap().cards_per_game(), Some(480));
    }
}
