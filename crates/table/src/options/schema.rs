//! What a table can choose, as data: whoever offers it (a command line, a screen, a lobby, a library) reads it from here.

use std::ops::RangeInclusive;

/// The option that says how many play.
pub const SEATS: &str = "seats";

/// Everything that a table of a game can choose.
///
/// How many play is the option [`SEATS`] where there is more than one number; it comes before all others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Schema {
    /// What the game is called in messages to programmers and on the command line.
    pub title: &'static str,
    /// The fewest who can play.
    pub fewest: u8,
    /// The most who can play.
    pub most: u8,
    /// How many play unless somebody says otherwise.
    pub usual: u8,
    /// The other options, in the order in which records name them.
    pub options: &'static [OptionSpec],
    /// Which choices do not go together.
    pub limits: &'static [Limit],
}

/// One thing that can be chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// The name in records and on the command line.
    pub name: &'static str,
    /// What it can be.
    pub kind: OptionKind,
    /// What one of its values is, with an article: "a special card".
    pub what: &'static str,
    /// What is chosen with it, in a line.
    pub about: &'static str,
}

/// What an option can be. Each kind has a default, so that a table says only what is unusual.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionKind {
    /// A whole number.
    Number {
        /// The smallest.
        least: u8,
        /// The greatest.
        most: u8,
        /// The default.
        usual: u8,
    },
    /// Yes or no; no by default.
    Switch,
    /// One of these words, the first by default.
    OneOf(&'static [&'static str]),
    /// Any of these words, none by default.
    AnyOf(&'static [&'static str]),
    /// Texts that the game reads itself, one by one; none by default.
    Texts,
}

/// Choices that do not go together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// At most one of these words of an option.
    OneAtMost {
        /// The option.
        option: &'static str,
        /// The words.
        words: &'static [&'static str],
    },
    /// All of these words of an option, or none.
    OnlyTogether {
        /// The option.
        option: &'static str,
        /// The words.
        words: &'static [&'static str],
    },
    /// None of these words of an option with anything of another one.
    Apart {
        /// The option.
        option: &'static str,
        /// The words.
        words: &'static [&'static str],
        /// The other option.
        other: &'static str,
    },
    /// A word of an option only where at most so many play.
    SeatsAtMost {
        /// The option.
        option: &'static str,
        /// The word.
        word: &'static str,
        /// How many.
        most: u8,
    },
}

impl Schema {
    /// How many can play.
    pub fn seats(&self) -> RangeInclusive<usize> {
        usize::from(self.fewest)..=usize::from(self.most)
    }

    /// Every option, the number of seats first where it can be chosen.
    pub fn options(&self) -> Vec<OptionSpec> {
        let Self { fewest: least, most, usual, .. } = *self;
        let mut options = Vec::new();
        if least < most {
            let kind = OptionKind::Number { least, most, usual };
            let seats = OptionSpec { name: SEATS, kind, what: "a number", about: "How many play" };
            options.push(seats);
        }
        options.extend_from_slice(self.options);
        options
    }

    /// The option of that name.
    pub fn option(&self, name: &str) -> Option<OptionSpec> {
        self.options().into_iter().find(|option| option.name == name)
    }

    /// Whether an option is told in texts, so that a record may name it more than once.
    pub fn is_repeated(&self, name: &str) -> bool {
        self.options.iter().any(|option| option.name == name && option.kind == OptionKind::Texts)
    }

    /// Everything that is on or off, in the order of the options.
    pub fn switches(&self) -> Vec<Switch> {
        let mut switches = Vec::new();
        for option in self.options {
            let words: &'static [&'static str] = match &option.kind {
                OptionKind::Switch => std::slice::from_ref(&option.name),
                OptionKind::AnyOf(words) => words,
                _ => &[],
            };
            for n in 0..words.len() {
                let together = self.limits.iter().find_map(|limit| match limit {
                    Limit::OnlyTogether { words: all, .. } if all.contains(&words[n]) => Some(*all),
                    _ => None,
                });
                let words = together.unwrap_or(&words[n..=n]);
                if !switches.iter().any(|known: &Switch| known.words == words) {
                    switches.push(Switch { option: *option, words });
                }
            }
        }
        switches
    }
}

/// Something that is on or off: an option, or words of an option that takes any of several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Switch {
    /// The option.
    pub option: OptionSpec,
    /// Its words: one, or those that come only together; the name of the option if it is nothing but a switch.
    pub words: &'static [&'static str],
}

/// The names of all values of a type, as a constant.
#[macro_export]
macro_rules! names {
    ($Type:ty) => {{
        const NAMES: [&str; <$Type>::ALL.len()] = {
            let mut names = [""; <$Type>::ALL.len()];
            let mut n = 0;
            while n < names.len() {
                names[n] = <$Type>::ALL[n].name();
                n += 1;
            }
            names
        };
        &NAMES
    }};
}
