//! Who sits at a table: people at this device, and bots.

use std::fmt;
use std::str::FromStr;

use bots::Level;
use table::{Game, NotationError, Record, Seat, Seats};

/// The remark of a record that says who sits where.
const PLAYERS: &str = "players";
/// The remark of a record that names the seed of its chance.
const SEED: &str = "seed";

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sitter {
    /// A person at this device.
    Person,
    /// A bot.
    Bot(Level),
}

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person => f.write_str("person"),
            Self::Bot(level) => level.fmt(f),
        }
    }
}

impl FromStr for Sitter {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text == "person" { Ok(Self::Person) } else { text.parse().map(Self::Bot) }
    }
}

/// Who sits where, and the seed of everything that is left to chance.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Players {
    pub(crate) sitters: Vec<Sitter>,
    pub(crate) seed: u64,
}

impl Players {
    /// As the remarks of a record say. Seats of which nothing is said are bots', but the first.
    pub(crate) fn of<G: Game>(record: &Record<G>) -> Self {
        let remark = |name: &str| record.about().iter().find(|(key, _)| key == name).map(|(_, text)| &**text);
        let mut sitters: Vec<Sitter> = remark(PLAYERS)
            .unwrap_or("person")
            .split_whitespace()
            .filter_map(|word| word.parse().ok())
            .collect();
        sitters.resize(record.game().seats(), Sitter::Bot(Level::Adept));
        Self { sitters, seed: remark(SEED).and_then(|seed| seed.parse().ok()).unwrap_or_default() }
    }

    /// The remarks for a record.
    pub(crate) fn remarks(&self) -> [(&'static str, String); 2] {
        let words: Vec<String> = self.sitters.iter().map(ToString::to_string).collect();
        [(PLAYERS, words.join(" ")), (SEED, self.seed.to_string())]
    }

    /// The seats of the people.
    pub(crate) fn people(&self) -> Seats {
        let mut people = Seats::NONE;
        for (seat, _) in Seat::all(self.sitters.len())
            .zip(&self.sitters)
            .filter(|(_, sitter)| matches!(sitter, Sitter::Person))
        {
            people.insert(seat);
        }
        people
    }

    /// The bot of a seat.
    pub(crate) fn bot(&self, seat: Seat) -> Option<Level> {
        match self.sitters.get(seat.index())? {
            Sitter::Bot(level) => Some(*level),
            Sitter::Person => None,
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use table::Match;
    use wizard::Wizard;

    #[test]
    fn a_record_keeps_who_sits_where() {
        let mut played = Match::new(Wizard::new(wizard::Options::default()).unwrap());
        let players = Players {
            sitters: vec![
                Sitter::Person,
                Sitter::Bot(Level::Apprentice),
                Sitter::Person,
                Sitter::Bot(Level::Archmage),
            ],
            seed: 77,
        };
        for (key, text) in players.remarks() {
            played.add_about(key, &text).unwrap();
        }
        let read = Match::<Wizard>::read(&played.to_string()).unwrap();
        assert_eq!(Players::of(read.record()), players);
        assert_eq!(players.people().iter().map(Seat::index).collect::<Vec<_>>(), [0, 2]);
    }

    #[test]
    fn a_record_from_elsewhere_can_be_played_on() {
        let played = Match::new(Wizard::new(wizard::Options::default()).unwrap());
        let players = Players::of(played.record());
        assert_eq!(players.sitters[0], Sitter::Person);
        assert!(players.sitters[1..].iter().all(|sitter| *sitter == Sitter::Bot(Level::Adept)));
    }
}
