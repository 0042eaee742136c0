//! How words stand out.

use games::maginor::Symbol;
use games::wizard::Suit;

/// What a word is, so that whoever shows it can make it stand out. It is said in words all the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ink {
    /// A suit of Wizard, or a card of it.
    Suit(Suit),
    /// A special card of Wizard that is played as one of this suit.
    SpecialOf(Suit),
    /// A Wizard or a Jester.
    Magic,
    /// A special card of Wizard.
    Special,
    /// A spell of Shazamm!.
    Spell,
    /// A symbol of Maginor.
    Symbol(Symbol),
}

/// What words are written with.
#[derive(Clone, Copy, Debug, Default)]
pub enum Pen {
    /// As they are.
    #[default]
    Plain,
    /// In the style that the one who shows them gives them.
    Styled(fn(Ink, &str) -> String),
}

impl Pen {
    /// The words in this ink.
    pub fn write(self, ink: Ink, words: &str) -> String {
        match self {
            Self::Plain => words.to_owned(),
            Self::Styled(style) => style(ink, words),
        }
    }
}
