//! What the command line needs to know of each game.

use arena::Statistics;
use bots::{HasBots, Level};
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use games::{GameName, Maginor, Shazamm, Wizard};
use maginor::OracleSet;
use table::{Game, Options};
use terminal::Tabletop;
use wizard::{Invalid, Variant};

use crate::failure::Failure;

/// Reads the name of a game from the command line, which lists them with what they are about.
pub(crate) fn game_parser() -> impl TypedValueParser<Value = GameName> {
    let about = |game| match game {
        GameName::Wizard => "Predict your tricks (3 to 6 players)",
        GameName::Shazamm => "Bet mana and cast spells on a breaking bridge (2 players)",
        GameName::Maginor => "Win the votes of eleven oracles (2 to 4 players)",
    };
    let known = GameName::ALL.map(|game| PossibleValue::new(game.name()).help(about(game)));
    PossibleValuesParser::new(known).try_map(|name| GameName::read(&name).ok_or("there is no such game"))
}

/// What the command line knows of a game besides its [`Tabletop`].
pub(crate) trait Offered: Tabletop + HasBots + Statistics {
    /// What to type instead of options that cannot be.
    fn way_out(invalid: &<Self::Options as Options>::Invalid) -> String;

    /// Chooses variants of the rules by their names on the command line.
    fn set_variants(
        options: &mut Self::Options,
        names: &[String],
    ) -> Result<(), <Self::Options as Options>::Invalid> {
        options.set("variants", &names.join(" "))
    }

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
    fn way_out(invalid: &Invalid) -> String {
        let names = |separator: &str| Variant::ALL.map(Variant::name).join(separator);
        match invalid {
            Invalid::Seats(_) => "Choose --seats 3, 4, 5 or 6.".to_owned(),
            Invalid::SingleSuitSeats(_) => {
                "Choose --seats 3 or --seats 4, or leave out --variant single-suit.".to_owned()
            }
            Invalid::OnlyTogether { .. } => {
                "Choose --with dragon,fairy, or leave out both; --with all takes every special card."
                    .to_owned()
            }
            Invalid::Excluded(one, other) => {
                format!("Leave out --variant {one} or --variant {other}.")
            }
            Invalid::ExcludesSpecials { variant, .. } => {
                format!("Leave out --with, or --variant {variant}.")
            }
            Invalid::UnknownOption(_) => {
                "Wizard's options are --seats, --with and --variant; see conclave play --help.".to_owned()
            }
            Invalid::Value(_) => format!(
                "Special cards for --with: shapeshifter, dragon, fairy, bomb, werewolf, juggler, cloud, or all.\nVariants for --variant: {}.",
                names(", ")
            ),
        }
    }

    fn cards_per_game(&self) -> Option<u64> {
        let seats = self.seats() as u64;
        Some((1..=self.rounds()).map(|round| u64::from(self.cards(round)) * seats).sum())
    }
}

impl Offered for Shazamm {
    fn way_out(invalid: &shazamm::Invalid) -> String {
        match invalid {
            shazamm::Invalid::Excluded(one, other) => {
                format!("Leave out --variant {one} or --variant {other}.")
            }
            shazamm::Invalid::UnknownOption(_) => {
                "Shazamm! is for two, and its only option is --variant; see conclave play --help.".to_owned()
            }
            shazamm::Invalid::Value(_) => {
                format!(
                    "Variants for --variant: {}.",
                    shazamm::Variant::ALL.map(shazamm::Variant::name).join(", ")
                )
            }
        }
    }

    fn share_of_turn(&self, action: shazamm::Action) -> Option<f64> {
        Some(if matches!(action, shazamm::Action::Bet(_)) { 0.5 } else { 0.0 })
    }
}

impl Offered for Maginor {
    fn way_out(invalid: &maginor::Invalid) -> String {
        match invalid {
            maginor::Invalid::Seats(_) => "Choose --seats 2, 3 or 4.",
            maginor::Invalid::Oracles(_) | maginor::Invalid::UnknownOracles(_) => {
                "Tiles are read from a file: --oracles FILE. docs/maginor-tiles.md describes the format."
            }
            maginor::Invalid::FinishTheRoll(_) | maginor::Invalid::UnknownOption(_) => {
                "Maginor's options are --seats, --variant finish-the-roll and --oracles FILE."
            }
        }
        .to_owned()
    }

    fn set_variants(options: &mut maginor::Options, names: &[String]) -> Result<(), maginor::Invalid> {
        for name in names {
            match name.as_str() {
                "finish-the-roll" => options.finish_the_roll = true,
                other => return Err(maginor::Invalid::UnknownOption(other.to_owned())),
            }
        }
        Ok(())
    }

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
