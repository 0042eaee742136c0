//! What there is to say of a game.

use locale::{Texts, t};
use table::{ChoiceError, Game, Outcome, Seats};

use crate::Teller;
use crate::options::OptionGroup;
use crate::puzzle::{self, Hundred};
use crate::rules::Chapter;

/// A game that is told in words, in the language of the [`Teller`].
///
/// All words are plain: no layout, and nothing about how one answers, because that depends on what one answers with.
pub trait Telling: Game {
    /// The name of the game.
    fn title(texts: &Texts) -> String;

    /// The game and its options in a sentence or two, for the top of a game.
    fn heading(&self, teller: &Teller<'_>) -> String;

    /// The rules, chapter by chapter.
    fn chapters() -> Vec<Chapter>;

    /// Under which heading an option is shown.
    fn option_group(option: &str) -> OptionGroup;

    /// What a word of an option is called, or an option that is a switch, and what it does in a line.
    fn about_choice(texts: &Texts, word: &str) -> (String, String);

    /// Why a table cannot be set up like this, where the game has words of its own for it.
    fn why_excluded(_texts: &Texts, _error: &ChoiceError) -> Option<String> {
        None
    }

    /// What is asked of the one who is told.
    fn asks(&self, teller: &Teller<'_>, view: &Self::View, legal: &Self::Legal) -> String;

    /// Whom the one who is told waits for.
    fn waits(&self, teller: &Teller<'_>, _view: &Self::View, seats: Seats) -> String {
        let others: Vec<&str> = teller
            .seats()
            .into_iter()
            .filter(|&seat| seats.contains(seat) && teller.you() != Some(seat))
            .map(|seat| teller.who(seat).name())
            .collect();
        // In a record, and after a decision that is looked at, one may be shown waiting for oneself.
        if others.is_empty() {
            return t!(teller, "waits-you");
        }
        let (count, names) = (others.len(), teller.list(others));
        // Whoever decides at once with others decides in secret.
        if seats.len() > 1 {
            t!(teller, "waits-secret", names = names, count = count)
        } else {
            t!(teller, "waits", names = names, count = count)
        }
    }

    /// What the choice is about. A line is a paragraph.
    fn explains(&self, teller: &Teller<'_>, view: &Self::View, legal: &Self::Legal) -> String;

    /// Why an action was refused, kindly.
    fn refusal(&self, teller: &Teller<'_>, view: &Self::View, refusal: &Self::Refusal) -> String;

    /// What happened, in a sentence; nothing where another fact of the same step tells it better.
    fn sentence(&self, teller: &Teller<'_>, fact: &Self::Fact) -> Option<String>;

    /// An action in words: "play the blue 7".
    fn action(&self, teller: &Teller<'_>, view: &Self::View, action: Self::Action) -> String;

    /// What somebody has got in the end, in a word or two: "77 points".
    fn reached(texts: &Texts, points: i32) -> String {
        t!(texts, "points", points = points)
    }

    /// What a bot expects somebody to get, in a word or two: "12.3 points expected".
    fn expected(texts: &Texts, points: f64) -> String {
        t!(texts, "points-expected", points = texts.decimal(points, 1))
    }

    /// What became of imagined games after a decision, fact by fact.
    fn imagined(texts: &Texts, games: &Hundred) -> Vec<String> {
        vec![puzzle::won(texts, games.fates)]
    }

    /// How a game ended.
    fn result(&self, teller: &Teller<'_>, outcome: &Outcome) -> String {
        let winners: Vec<_> = teller
            .seats()
            .into_iter()
            .filter(|&seat| outcome.winners().any(|winner| winner == seat))
            .map(|seat| teller.who(seat))
            .collect();
        let points = outcome.winners().next().map_or(0, |seat| outcome.points()[seat]);
        let points = Self::reached(teller.texts, points);
        match winners[..] {
            [who] => t!(teller, "result-win", who = who.form(), name = who.name(), points = points),
            _ => {
                let names = teller.list(winners.iter().map(|who| who.title()));
                t!(teller, "result-shared", names = names, points = points)
            }
        }
    }
}

/// The name of a level of computer players, by its key: "apprentice", "adept", "archmage".
pub fn level_name(texts: &Texts, level: &str) -> String {
    t!(texts, "level", level = level)
}

/// How computer players of a level play, in a line.
pub fn about_level(texts: &Texts, level: &str) -> String {
    t!(texts, "about-level", level = level)
}
