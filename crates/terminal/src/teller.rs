//! Who is told something, in which language, and how wide.

use locale::{FluentArgs, Message, Texts};
use table::{Seat, Viewer};

use crate::{Names, Who};

/// Everything it takes to tell a viewer of a game.
#[derive(Clone, Copy, Debug)]
pub struct Teller<'a> {
    /// The texts of the language.
    pub texts: &'a Texts,
    /// Who sits where.
    pub names: &'a Names,
    /// Whom it is told to; nobody stands for somebody who may know everything.
    pub to: Option<Viewer>,
    /// The width of a line in columns.
    pub width: usize,
}

impl Teller<'_> {
    /// Says a message. With this, `t!(teller, "id")` works.
    pub fn say(&self, message: Message, args: &FluentArgs<'_>) -> String {
        self.texts.say(message, args)
    }

    /// How a player is spoken of.
    pub fn who(&self, seat: Seat) -> Who<'_> {
        self.names.who(seat)
    }

    /// The seat of the person who is told, if it is a player.
    pub fn you(&self) -> Option<Seat> {
        self.to.and_then(Viewer::seat)
    }

    /// The seats in the order in which they are listed: clockwise from the one who is told.
    pub fn seats(&self) -> Vec<Seat> {
        let seats = self.names.len();
        let first = self.you().map_or(0, Seat::index);
        (0..seats).map(|n| Seat::new((first + n) % seats)).collect()
    }
}
