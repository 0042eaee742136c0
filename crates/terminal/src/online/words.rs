//! What is typed at a table with people elsewhere, besides what is typed at any table.

use bots::Level;
use locale::{Message, Texts, msg, t};
use protocol::Phrase;
use table::Seat;
use telling::level_name;
use telling::online::phrase;

/// What somebody wants at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wish {
    /// To see who sits where.
    Table,
    /// To say something; nothing asks what there is.
    Say(Option<Phrase>),
    /// To get up.
    Leave,
    /// To play again.
    Again,
    /// To begin.
    Start,
    /// A bot in a seat, or in any.
    Bot(Option<Seat>, Level),
    /// Bots in all free seats.
    Bots(Level),
    /// A seat free.
    Free(Seat),
    /// It begins like a wish, but cannot be read.
    Unclear,
}

#[derive(Clone, Copy)]
enum Word {
    Table,
    Say,
    Leave,
    Again,
    Start,
    Bot,
    Bots,
    Free,
}

impl Word {
    const ALL: [(Self, Message); 8] = [
        (Self::Table, msg!("command-table")),
        (Self::Say, msg!("command-say")),
        (Self::Leave, msg!("command-leave")),
        (Self::Again, msg!("command-again")),
        (Self::Start, msg!("command-start")),
        (Self::Bot, msg!("command-bot")),
        (Self::Bots, msg!("command-bots")),
        (Self::Free, msg!("command-free")),
    ];
}

impl Wish {
    /// What a line wishes, in the language of the game or in English; nothing where it wishes nothing of this kind.
    pub(super) fn read(texts: &Texts, english: &Texts, line: &str) -> Option<Self> {
        let line = line.to_lowercase();
        let mut words = line.split_whitespace();
        let first = words.next()?;
        let (word, _) = Word::ALL
            .into_iter()
            .find(|&(_, message)| [texts, english].into_iter().any(|texts| t!(texts, message) == first))?;
        let rest: Vec<&str> = words.collect();
        Some(match (word, &rest[..]) {
            (Word::Table, []) => Self::Table,
            (Word::Say, []) => Self::Say(None),
            (Word::Say, said) => match read_phrase(texts, &said.join(" ")) {
                Some(phrase) => Self::Say(Some(phrase)),
                None => Self::Unclear,
            },
            (Word::Leave, []) => Self::Leave,
            (Word::Again, []) => Self::Again,
            (Word::Start, []) => Self::Start,
            (Word::Bot, []) => Self::Bot(None, Level::USUAL),
            (Word::Bot, [one]) => match (read_seat(one), read_level(texts, one)) {
                (Some(seat), _) => Self::Bot(Some(seat), Level::USUAL),
                (None, Some(level)) => Self::Bot(None, level),
                (None, None) => Self::Unclear,
            },
            (Word::Bot, [seat, level]) => match (read_seat(seat), read_level(texts, level)) {
                (Some(seat), Some(level)) => Self::Bot(Some(seat), level),
                _ => Self::Unclear,
            },
            (Word::Bots, []) => Self::Bots(Level::USUAL),
            (Word::Bots, [level]) => read_level(texts, level).map_or(Self::Unclear, Self::Bots),
            (Word::Free, [seat]) => read_seat(seat).map_or(Self::Unclear, Self::Free),
            _ => Self::Unclear,
        })
    }
}

fn read_seat(word: &str) -> Option<Seat> {
    word.parse().ok().and_then(Seat::from_number)
}

fn read_level(texts: &Texts, word: &str) -> Option<Level> {
    let own = |level: &Level| level_name(texts, level.name()).to_lowercase() == word;
    word.parse().ok().or_else(|| Level::ALL.into_iter().find(own))
}

/// The phrase of a number, of its name in the protocol, or that reads like this.
fn read_phrase(texts: &Texts, said: &str) -> Option<Phrase> {
    let number = said.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    if let Some(phrase) = number.and_then(|n| Phrase::ALL.get(n)) {
        return Some(*phrase);
    }
    let plain =
        |text: &str| -> String { text.to_lowercase().chars().filter(|c| c.is_alphanumeric()).collect() };
    let is_it = |other: &Phrase| {
        plain(&format!("{other:?}")) == plain(said) || plain(&t!(texts, phrase(*other))) == plain(said)
    };
    Phrase::ALL.into_iter().find(is_it)
}

#[cfg(test)]
mod tests {
    use locale::Language;

    use super::*;

    #[test]
    fn wishes_are_understood_in_every_language_and_in_english() {
        let english = Texts::new(Language::English);
        for language in Language::ALL {
            let texts = Texts::new(language);
            let read = |line: &str| Wish::read(&texts, &english, line);
            assert_eq!(read("start"), Some(Wish::Start), "{language:?}");
            assert_eq!(
                read("BOT 3 adept"),
                Some(Wish::Bot(Some(Seat::new(2)), Level::Adept)),
                "{language:?}"
            );
            assert_eq!(read("bot archmage"), Some(Wish::Bot(None, Level::Archmage)), "{language:?}");
            assert_eq!(read("bots"), Some(Wish::Bots(Level::USUAL)), "{language:?}");
            assert_eq!(read("say well-played"), Some(Wish::Say(Some(Phrase::WellPlayed))), "{language:?}");
            assert_eq!(read("free 9"), Some(Wish::Unclear), "{language:?}");
            assert_eq!(read("play b7"), None, "{language:?}");
            let mut said: Vec<String> = Word::ALL.iter().map(|&(_, message)| t!(texts, message)).collect();
            for word in &said {
                let is_taken = crate::command::Command::read(&texts, &english, word).is_some();
                assert!(!is_taken, "{language:?}: {word} means something at every table");
            }
            said.sort();
            said.dedup();
            assert_eq!(said.len(), Word::ALL.len(), "{language:?}: every word means one thing");
            for (n, one) in Phrase::ALL.into_iter().enumerate() {
                let line = format!("say {}", t!(texts, phrase(one)));
                assert_eq!(read(&line), Some(Wish::Say(Some(one))), "{language:?}");
                assert_eq!(read(&format!("say {}", n + 1)), Some(Wish::Say(Some(one))), "{language:?}");
            }
        }
    }
}
