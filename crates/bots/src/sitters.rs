//! Who sits at a table: people, and bots.

use std::fmt;
use std::str::FromStr;

use table::{Game, NotationError, Record, Seat, Seats};

use crate::Level;

/// The remark of a record that says who decides for each seat.
const PLAYERS: &str = "players";
/// Remarks of before: the number of the one seat that is a person's, and the level of all others.
const PERSON: &str = "person";
const OPPONENTS: &str = "opponents";

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person.
    Person,
    /// A bot.
    Bot(Level),
}

impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person => f.write_str(PERSON),
            Self::Bot(level) => level.fmt(f),
        }
    }
}

impl FromStr for Sitter {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text == PERSON { Ok(Self::Person) } else { text.parse().map(Self::Bot) }
    }
}

/// Who decides for each seat of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sitters(Vec<Sitter>);

impl Sitters {
    /// These, by seat.
    pub fn new(sitters: impl IntoIterator<Item = Sitter>) -> Self {
        Self(sitters.into_iter().collect())
    }

    /// A person in `seat`, and bots of a level in all others of a table of so many `seats`.
    pub fn one_person(seat: Seat, level: Level, seats: usize) -> Self {
        let sitter = |other| if other == seat { Sitter::Person } else { Sitter::Bot(level) };
        Self::new(Seat::all(seats).map(sitter))
    }

    /// As the remarks of a record say. Seats of which nothing is said are adepts', but the first.
    pub fn of<G: Game>(record: &Record<G>) -> Self {
        let seats = record.game().seats();
        if let Some(said) = record.remark(PLAYERS) {
            let mut sitters: Vec<Sitter> =
                said.split_whitespace().filter_map(|word| word.parse().ok()).collect();
            sitters.resize(seats, Sitter::Bot(Level::USUAL));
            return Self(sitters);
        }
        let person = record.remark(PERSON).and_then(|number| number.parse().ok()).and_then(Seat::from_number);
        let person = person.filter(|seat| seat.index() < seats).unwrap_or(Seat::new(0));
        let others = record.remark(OPPONENTS).and_then(|level| level.parse().ok()).unwrap_or(Level::USUAL);
        Self::one_person(person, others, seats)
    }

    /// The key and the text of the remark that says so in a record.
    pub fn remark(&self) -> (&'static str, String) {
        let words: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        (PLAYERS, words.join(" "))
    }

    /// The seats of the people.
    pub fn people(&self) -> Seats {
        let mut people = Seats::NONE;
        for (seat, sitter) in Seat::all(self.0.len()).zip(&self.0) {
            if *sitter == Sitter::Person {
                people.insert(seat);
            }
        }
        people
    }

    /// The level of the bot in a seat, if one sits there.
    pub fn bot(&self, seat: Seat) -> Option<Level> {
        match self.0.get(seat.index())? {
            Sitter::Bot(level) => Some(*level),
            Sitter::Person => None,
        }
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used, reason = "a test fails by panicking")]
mod tests {
    use super::*;
    use games::wizard::Wizard;
    use table::Match;

    fn read(about: &str) -> Sitters {
        let text = format!("conclave record 1\ngame wizard\nrules 1\n{about}\n");
        Sitters::of(Match::<Wizard>::read(&text).unwrap().record())
    }

    #[test]
    fn a_record_keeps_who_sits_where() {
        let bots = [Level::Apprentice, Level::Archmage].map(Sitter::Bot);
        let sitters = Sitters::new([Sitter::Person, bots[0], Sitter::Person, bots[1]]);
        let (key, text) = sitters.remark();
        assert_eq!(read(&format!("about {key} {text}")), sitters);
        assert_eq!(sitters.people().iter().map(Seat::index).collect::<Vec<_>>(), [0, 2]);
        assert_eq!(sitters.bot(Seat::new(3)), Some(Level::Archmage));
    }

    #[test]
    fn remarks_of_before_are_understood() {
        let sitters = read("about person 2\nabout opponents apprentice");
        assert_eq!(sitters, Sitters::one_person(Seat::new(1), Level::Apprentice, 4));
    }

    #[test]
    fn where_nothing_sensible_is_said_the_first_seat_is_a_persons() {
        for about in ["", "about person 9", "about person one", "about opponents gods"] {
            assert_eq!(read(about), Sitters::one_person(Seat::new(0), Level::Adept, 4), "{about}");
        }
    }
}
