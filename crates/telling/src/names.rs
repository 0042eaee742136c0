//! Who sits where.

use locale::{Texts, t};
use table::{Game, Record, Seat};

/// The players of a game, as one of them or somebody else speaks of them.
#[derive(Clone, Debug)]
pub struct Names {
    names: Vec<String>,
    you: Option<Seat>,
    /// How the person is spoken to at the head of a row.
    your_title: String,
}

/// How a player is spoken of: by name, or as "you".
#[derive(Clone, Copy, Debug)]
pub struct Who<'a> {
    name: &'a str,
    title: &'a str,
    is_you: bool,
}

impl Names {
    /// The names of a record. Who has none is called by the number of the seat, and `you` is spoken to.
    pub fn of<G: Game>(record: &Record<G>, you: Option<Seat>, texts: &Texts) -> Self {
        let names = Seat::all(record.game().seats())
            .map(|seat| {
                record
                    .name(seat)
                    .map_or_else(|| t!(texts, "player", number = seat.number()), ToString::to_string)
            })
            .collect();
        Self::new(names, you, texts)
    }

    /// These players, in the order of their seats, of whom `you` is spoken to.
    pub fn new(names: Vec<String>, you: Option<Seat>, texts: &Texts) -> Self {
        Self { names, you, your_title: t!(texts, "you") }
    }

    /// How many play.
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Whether nobody plays.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// How a player is spoken of.
    pub fn who(&self, seat: Seat) -> Who<'_> {
        let name = self.names.get(seat.index()).map_or("", String::as_str);
        let is_you = self.you == Some(seat);
        Who { name, title: if is_you { &self.your_title } else { name }, is_you }
    }
}

impl<'a> Who<'a> {
    /// The word by which messages choose between "you" and somebody else.
    pub fn form(self) -> &'static str {
        if self.is_you { "you" } else { "other" }
    }

    /// The player's name.
    pub fn name(self) -> &'a str {
        self.name
    }

    /// The word at the head of a row: the name, or "You".
    pub fn title(self) -> &'a str {
        self.title
    }

    /// Whether this is the person who is told.
    pub fn is_you(self) -> bool {
        self.is_you
    }
}
