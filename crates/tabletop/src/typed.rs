//! Words that a person types, in the language of the game.

use locale::{Message, msg, t};

use table::Legal as _;

use crate::{Misunderstood, Screen, Tabletop};

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
        .split(|c: char| c.is_whitespace() || matches!(c, '=' | ',' | ';' | ':'))
        .filter(|word| {
            !word.is_empty() && !decoration.contains(word) && !lists(msg!("typed-decoration"), word)
        })
        .map(|word| {
            let known = WORDS.into_iter().find(|&(_, message)| lists(message, word));
            known.map_or(word, |(meant, _)| meant).to_owned()
        })
        .collect()
}

/// With more legal actions than this, only the game itself knows what an input means.
const MOST_NAMED: usize = 2_000;

/// The action that the person means. What we call an action can be typed back, in any language; for all else the game has
/// short forms.
pub fn meant<G: Tabletop>(
    game: &G,
    screen: &Screen<'_>,
    view: &G::View,
    legal: &G::Legal,
    input: &str,
) -> Result<G::Action, Misunderstood> {
    // A word or a number is a short form.
    if input.trim().contains(char::is_whitespace) && legal.len() <= MOST_NAMED {
        let (plain, typed) = (screen.plain(), as_typed(input));
        let is_meant = |action: &G::Action| as_typed(&game.action(&plain, view, *action)) == typed;
        let mut called = (0..legal.len()).filter_map(|n| legal.get(n)).filter(is_meant);
        if let (Some(action), None) = (called.next(), called.next()) {
            return Ok(action);
        }
    }
    game.understand(screen, view, legal, input)
}

/// A text without regard to capitals, kinds of space and apostrophe, and a stop at its end.
fn as_typed(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").to_lowercase().replace('’', "'").trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use games::{GameName, with_game};
    use locale::{Language, Texts};
    use table::conformance::advance;
    use table::{Match, Seat, ToAct, Viewer, dice};
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

    /// Every action of a game can be typed as we call it.
    fn check<G: Tabletop>(language: Language) {
        let texts = Texts::new(language);
        let (mut played, mut dice) = (Match::new(G::new(G::Options::default()).unwrap()), dice::seeded(5));
        for _ in 0..100 {
            if let ToAct::Seats(seats) = played.to_act() {
                let (game, state) = (played.game(), played.state());
                let seat = seats.iter().next().unwrap_or(Seat::new(0));
                let names = Names::of(played.record(), Some(seat), &texts);
                let screen = Screen::new(&texts, &names, Some(Viewer::Seat(seat)), 80);
                let (view, legal) = (game.view(state, Viewer::Seat(seat)), game.legal(state, seat));
                let some = legal.len().div_ceil(30);
                let all = (0..legal.len()).step_by(some).filter_map(|n| legal.get(n));
                let called = all.map(|action| (action, game.action(&screen.plain(), &view, action)));
                let called: Vec<(G::Action, String)> = called.collect();
                for (action, name) in &called {
                    // Two that are called the same, such as two Wizards, do the same.
                    let is_same = |meant: G::Action| {
                        called.iter().any(|(other, known)| *other == meant && known == name)
                    };
                    let meant = meant(game, &screen, &view, &legal, name);
                    assert!(
                        meant.as_ref().is_ok_and(|&meant| is_same(meant)),
                        "{language:?}: {name}: {action:?}, {meant:?}"
                    );
                }
            }
            if played.to_act() == ToAct::Nobody {
                break;
            }
            advance(&mut played, &mut dice);
        }
    }

    #[test]
    fn an_action_can_be_typed_as_it_is_called() {
        for language in Language::ALL {
            for game in GameName::ALL {
                with_game!(game, G => check::<G>(language));
            }
        }
    }
}
