//! Who sits at a table: people at this device, and bots.

use std::fmt;
use std::str::FromStr;

use bots::Level;
use table::{Game, Match, NotationError, Record, Seat, Seats, Seed};

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
    pub(crate) seed: Seed,
}

impl Players {
    /// As the remarks of a record say. Seats of which nothing is said are bots', but the first; `fresh` is the seed where none
    /// is named.
    pub(crate) fn of<G: Game>(record: &Record<G>, fresh: impl FnOnce() -> Seed) -> Self {
        let named = remark(record, SEED).and_then(|seed| seed.parse().ok());
        Self { sitters: sitters(record), seed: named.unwrap_or_else(fresh) }
    }

    /// The remarks for a record.
    pub(crate) fn remarks(&self) -> [(&'static str, String); 2] {
        let words: Vec<String> = self.sitters.iter().map(ToString::to_string).collect();
        [(PLAYERS, words.join(" ")), (SEED, self.seed.to_string())]
    }

    /// Adds the seed to a record that names none, so that its chance stays the same from now on.
    pub(crate) fn keep_seed<G: Game>(&self, played: &mut Match<G>) {
        if remark(played.record(), SEED).is_none() {
            // A seed has no character that a remark may not have.
            let _ = played.add_about(SEED, &self.seed.to_string());
        }
    }

    /// The seats of the people.
    pub(crate) fn people(&self) -> Seats {
        people_among(&self.sitters)
    }

    /// The bot of a seat.
    pub(crate) fn bot(&self, seat: Seat) -> Option<Level> {
        match self.sitters.get(seat.index())? {
            Sitter::Bot(level) => Some(*level),
            Sitter::Person => None,
        }
    }
}

/// The seats of the people, as the remarks of a record say.
pub(crate) fn people<G: Game>(record: &Record<G>) -> Seats {
    people_among(&sitters(record))
}

fn people_among(sitters: &[Sitter]) -> Seats {
    let mut people = Seats::NONE;
    for (seat, _) in
        Seat::all(sitters.len()).zip(sitters).filter(|(_, sitter)| matches!(sitter, Sitter::Person))
    {
        people.insert(seat);
    }
    people
}

fn sitters<G: Game>(record: &Record<G>) -> Vec<Sitter> {
    let words = remark(record, PLAYERS).unwrap_or("person").split_whitespace();
    let mut sitters: Vec<Sitter> = words.filter_map(|word| word.parse().ok()).collect();
    sitters.resize(record.game().seats(), Sitter::Bot(Level::Adept));
    sitters
}

fn remark<'a, G: Game>(record: &'a Record<G>, name: &str) -> Option<&'a str> {
    record.about().iter().find(|(key, _)| key == name).map(|(_, text)| &**text)
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
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
            seed: Seed::number(77),
        };
        for (key, text) in players.remarks() {
            played.add_about(key, &text).unwrap();
        }
        let read = Match::<Wizard>::read(&played.to_string()).unwrap();
        assert_eq!(Players::of(read.record(), || Seed::number(0)), players);
        assert_eq!(players.people().iter().map(Seat::index).collect::<Vec<_>>(), [0, 2]);
    }

    #[test]
    fn a_record_from_elsewhere_can_be_played_on() {
        let played = Match::new(Wizard::new(wizard::Options::default()).unwrap());
        let players = Players::of(played.record(), || Seed::number(5));
        assert_eq!(players.seed, Seed::number(5));
        assert_eq!(players.sitters[0], Sitter::Person);
        assert!(players.sitters[1..].iter().all(|sitter| *sitter == Sitter::Bot(Level::Adept)));
    }
}
