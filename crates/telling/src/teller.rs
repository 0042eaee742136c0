//! Who is told something, and in which language.

use locale::{Arg, Message, Texts};
use table::{Seat, Viewer};

use crate::{Ink, Names, Pen, Who};

/// Everything it takes to tell a viewer of a game.
#[derive(Clone, Copy, Debug)]
pub struct Teller<'a> {
    /// The texts of the language.
    pub texts: &'a Texts,
    /// Who sits where.
    pub names: &'a Names,
    /// Whom it is told to; nobody stands for somebody who may know everything.
    pub to: Option<Viewer>,
    /// What words are written with.
    pub pen: Pen,
}

impl<'a> Teller<'a> {
    /// Says a message. With this, `t!(teller, "id")` works.
    pub fn say(&self, message: Message, args: &[(&'static str, Arg<'_>)]) -> String {
        self.texts.say(message, args)
    }

    /// "A, B and C"
    pub fn list<S: AsRef<str>>(&self, items: impl IntoIterator<Item = S>) -> String {
        self.texts.list(&items.into_iter().collect::<Vec<S>>())
    }

    /// The words in this ink.
    pub fn write(&self, ink: Ink, words: &str) -> String {
        self.pen.write(ink, words)
    }

    /// The same without any ink.
    #[must_use]
    pub fn plain(&self) -> Teller<'a> {
        Teller { pen: Pen::Plain, ..*self }
    }

    /// How a player is spoken of.
    pub fn who(&self, seat: Seat) -> Who<'a> {
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

    /// The players in that order, at the head of rows or in lists.
    pub fn titles(&self) -> Vec<&'a str> {
        self.seats().into_iter().map(|seat| self.who(seat).title()).collect()
    }
}
