//! What a table can choose.

use std::convert::Infallible;

use serde::{Deserialize, Serialize};
use table::{OptionKind, OptionSpec, OptionValue, Options, Schema};

/// What a table can choose.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PenniesOptions {
    /// How many wins end the game.
    pub wins: u8,
}

impl Default for PenniesOptions {
    fn default() -> Self {
        Self { wins: 3 }
    }
}

impl Options for PenniesOptions {
    const SCHEMA: &'static Schema = &Schema {
        title: "Pennies",
        fewest: 2,
        most: 2,
        usual: 2,
        options: &[OptionSpec {
            name: "wins",
            kind: OptionKind::Number { least: 1, most: 9, usual: 3 },
            what: "a number of wins",
            about: "How many wins end the game",
        }],
        limits: &[],
    };

    type Fault = Infallible;

    fn get(&self, _: &str) -> OptionValue {
        OptionValue::Number(self.wins)
    }

    fn put(&mut self, _: &str, value: OptionValue) {
        if let OptionValue::Number(wins) = value {
            self.wins = wins;
        }
    }
}
