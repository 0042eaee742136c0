//! The record of a table, once its game is over.

use bots::{Sitter, Sitters};
use protocol::Phase;
use protocol::fair::Revealed;
use table::Name;

use crate::place::Place;
use crate::{Corrupt, Entry, Table, game};

impl Table {
    /// The record of the game, with all that its dice were made of, from the log of this very table; nothing before the game is
    /// over, because a record tells everything.
    ///
    /// # Errors
    /// If the log is not that of this table.
    pub fn record(&self, log: &[Entry]) -> Result<Option<String>, Corrupt> {
        if self.phase != Phase::Over {
            return Ok(None);
        }
        let name = |place: &Place| match place {
            // A name of an account may be one that a record cannot hold.
            Place::Person { name, .. } => Name::new(name).ok(),
            Place::Nobody | Place::Bot(_) => None,
        };
        let sitter = |place: &Place| match place {
            Place::Bot(level) => Sitter::Bot(*level),
            Place::Nobody | Place::Person { .. } => Sitter::Person,
        };
        let names: Vec<_> = self.places.iter().map(name).collect();
        let dice = Revealed { commitment: self.commitment, secret: self.secret, salts: self.salts() };
        let mut about = vec![Sitters::new(self.places.iter().map(sitter)).remark()];
        about.extend(dice.remarks());
        let lines: Vec<String> = log.iter().flat_map(|entry| entry.what.steps()).cloned().collect();
        game::record(&self.opening.game, &self.opening.options, self.rules, &names, &about, &lines).map(Some)
    }
}
