//! Words that a person types, in the language of the game.

use locale::{Message, msg, t};

use crate::Screen;

/// The words that games understand, each with a message that lists what means the same in the language of the game.
const WORDS: [(&str, Message); 16] = [
    ("yes", msg!("typed-yes")),
    ("no", msg!("typed-no")),
    ("none", msg!("typed-none")),
    ("up", msg!("typed-up")),
    ("down", msg!("typed-down")),
    ("use", msg!("typed-use")),
    ("discard", msg!("typed-discard")),
    ("roll", msg!("typed-roll")),
    ("card", msg!("typed-card")),
    ("move", msg!("typed-move")),
    ("sorcery", msg!("typed-sorcery")),
    ("slot", msg!("typed-slot")),
    ("stop", msg!("typed-stop")),
    ("take", msg!("typed-take")),
    ("tile", msg!("typed-tile")),
    ("spell", msg!("typed-spell")),
];

/// The words of an input in lower case, as games understand them; without `decoration`, which means nothing.
pub(crate) fn words(screen: &Screen<'_>, input: &str, decoration: &[&str]) -> Vec<String> {
    let lists = |message: Message, word: &str| t!(screen, message).split(' ').any(|listed| listed == word);
    input
        .to_lowercase()
        .split(|c: char| c.is_whitespace() || matches!(c, '=' | ',' | ';'))
        .filter(|word| {
            !word.is_empty() && !decoration.contains(word) && !lists(msg!("typed-decoration"), word)
        })
        .map(|word| {
            let known = WORDS.into_iter().find(|&(_, message)| lists(message, word));
            known.map_or(word, |(meant, _)| meant).to_owned()
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use locale::{Language, Texts};
    use telling::Names;

    use super::*;

    #[test]
    fn words_of_any_language_mean_what_games_understand() {
        let words_of = |texts: &Texts, input: &str| {
            let names = Names::new(Vec::new(), None, texts);
            words(&Screen::new(texts, &names, None, 80), input, &["play"])
        };
        let english = Texts::new(Language::English);
        assert_eq!(words_of(&english, "Play the Juggler=Red, yes"), ["juggler", "red", "yes"]);
        let mut german: Vec<String> =
            WORDS.iter().map(|(word, message)| format!("{} = {word}-x", message.id())).collect();
        german.extend(["typed-decoration = der die".to_owned(), "you = du".to_owned()]);
        let german = Texts::read(Language::German, &[&german.join("\n")]).unwrap();
        assert_eq!(words_of(&german, "Spell-x auf die Sphinx"), ["spell", "auf", "sphinx"]);
    }
}
