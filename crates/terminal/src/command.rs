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

    /// The command that a person gives: in the language of the game or in English, or `?`, `h` for a hint, `q` or `exit` to leave, or
    /// nothing for the position. After the word for the rules comes what is asked of them.
    pub(crate) fn read<'i>(texts: &Texts, english: &Texts, input: &'i str) -> Option<(Self, &'i str)> {
        match input {
            "" => return Some((Self::Position, "")),
            "?" => return Some((Self::Help, "")),
            "h" => return Some((Self::Advice, "")),
            "q" | "exit" => return Some((Self::Quit, "")),
            _ => {}
        }
        let (word, rest) = input.split_once(' ').unwrap_or((input, ""));
        let word = word.to_lowercase();
        [texts, english].into_iter().find_map(|texts| {
            let found = Self::ALL.into_iter().find(|&(_, message)| t!(texts, message) == word);
            found
                .map(|(command, _)| (command, rest))
                .filter(|&(command, rest)| rest.is_empty() || command == Self::Rules)
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
                    let typed = t!(own, message);
                    let read = Command::read(&texts, &english, &typed);
                    assert_eq!(read, Some((command, "")), "{language:?} {}", message.id());
                }
            }
        }
    }
}
