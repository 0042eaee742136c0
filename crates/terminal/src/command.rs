//! What may be typed at any time, besides an answer.

use locale::{Message, Texts, msg, t};

/// What an answer asks for besides an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    Help,
    Rules,
    Score,
    Position,
    Last,
    Log,
    Advice,
    Quit,
}

impl Command {
    const ALL: [(Self, Message); 8] = [
        (Self::Help, msg!("command-help")),
        (Self::Rules, msg!("command-rules")),
        (Self::Score, msg!("command-score")),
        (Self::Position, msg!("command-hand")),
        (Self::Last, msg!("command-last")),
        (Self::Log, msg!("command-log")),
        (Self::Advice, msg!("command-advice")),
        (Self::Quit, msg!("command-quit")),
    ];

    /// The command that a person gives: in the language of the game or in English, or `?`, or `h` for a hint, or nothing for
    /// the position.
    pub(crate) fn read(texts: &Texts, english: &Texts, input: &str) -> Option<Self> {
        match input {
            "" => return Some(Self::Position),
            "?" => return Some(Self::Help),
            "h" => return Some(Self::Advice),
            _ => {}
        }
        let word = input.to_lowercase();
        [texts, english].into_iter().find_map(|texts| {
            let found = Self::ALL.into_iter().find(|&(_, message)| t!(texts, message) == word);
            found.map(|(command, _)| command)
        })
    }
}

#[cfg(test)]
mod tests {
    use locale::Language;

    use super::*;

    #[test]
    fn commands_are_understood_in_english_in_every_language() {
        let english = Texts::new(Language::English);
        for language in Language::ALL {
            let texts = Texts::new(language);
            for (command, message) in Command::ALL {
                for own in [&texts, &english] {
                    let read = Command::read(&texts, &english, &t!(own, message));
                    assert_eq!(read, Some(command), "{language:?} {}", message.id());
                }
            }
        }
    }
}
