//! What a person types, and which action is meant by it.

use games::wizard::{Action, Card, Change, Face, Legal, Rank, Special, Suit, Wizard};
use locale::t;
use table::{Game as _, Legal as _};
use telling::wizard::{colour_name, special_name};

use crate::typed::words;
use crate::{Misunderstood, Screen};

/// The action that is meant. It need not be legal: the rules say what is wrong with it.
pub(super) fn understand(
    game: &Wizard,
    screen: &Screen<'_>,
    legal: Legal,
    input: &str,
) -> Result<Action, Misunderstood> {
    if let Ok(action) = game.read_action(input) {
        return Ok(action);
    }
    let words = words(screen, input, &["as", "play", "pass", "trump"]);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let number = match words[..] {
        [word] if word.bytes().all(|byte| byte.is_ascii_digit()) => word.parse::<usize>().ok(),
        _ => None,
    };
    if let Some(number) = number {
        return numbered(screen, legal, number);
    }
    let meant = match legal {
        Legal::Trump => suit(screen, &words).map(Action::Trump),
        Legal::Werewolf => suit(screen, &words)
            .map(|suit| Action::Werewolf(Some(suit)))
            .or_else(|| means_no_trump(screen, &words).then_some(Action::Werewolf(None))),
        Legal::Play(_) => return play(screen, &words, input).map(Action::Play),
        Legal::Pass(_) => card(screen, &words).map(Action::Pass),
        Legal::Change { .. } => change(&words).map(Action::Change),
        // Nothing but a number is a prediction.
        Legal::Predict { .. } | Legal::Nothing => None,
    };
    meant.ok_or_else(|| misunderstood(screen, legal, input))
}

/// A bare number: the prediction where one is asked for, and an item of the list otherwise.
fn numbered(screen: &Screen<'_>, legal: Legal, number: usize) -> Result<Action, Misunderstood> {
    if let Legal::Predict { most, .. } = legal {
        // The rules refuse a number that is too high; one that cannot be written at all is no prediction.
        return Ok(Action::Predict(u8::try_from(number).unwrap_or(u8::MAX).min(most.saturating_add(1))));
    }
    number
        .checked_sub(1)
        .and_then(|index| legal.get(index))
        .ok_or_else(|| Misunderstood(t!(screen, "no-such-item", number = number, most = legal.len())))
}

/// A suit by its letter, its colour, the beginning of it, or its colour with an ending: "blaue" is "blau" before a 7.
fn suit(screen: &Screen<'_>, words: &[&str]) -> Option<Suit> {
    const LONGEST_ENDING: usize = 2;
    let [word] = words else { return None };
    Suit::ALL.into_iter().find(|&suit| {
        let colour = colour_name(&screen.plain(), suit).to_lowercase();
        let ending = word.strip_prefix(colour.as_str());
        word.parse() == Ok(suit)
            || colour.starts_with(word)
            || ending.is_some_and(|ending| ending.chars().count() <= LONGEST_ENDING)
    })
}

fn means_no_trump(screen: &Screen<'_>, words: &[&str]) -> bool {
    let said = words.join(" ");
    ["none", "no"].contains(&said.as_str()) || t!(screen, "wizard-no-trump").to_lowercase() == said
}

fn change(words: &[&str]) -> Option<Change> {
    match words {
        ["+" | "+1" | "up" | "more"] => Some(Change::Up),
        ["-" | "−" | "-1" | "−1" | "down" | "less"] => Some(Change::Down),
        _ => None,
    }
}

/// A card: `b7`, `blue 7`, `7 blue`, `z`, `wizard`, `dragon`.
fn card(screen: &Screen<'_>, words: &[&str]) -> Option<Card> {
    match words {
        [word] => word
            .parse()
            .ok()
            .or_else(|| (t!(screen, "wizard-wizard").to_lowercase() == *word).then_some(Card::WIZARD))
            .or_else(|| (t!(screen, "wizard-jester").to_lowercase() == *word).then_some(Card::JESTER))
            .or_else(|| special(screen, word).map(Card::special))
            .or_else(|| glued(screen, word)),
        [one, other] => suited(screen, one, other).or_else(|| suited(screen, other, one)),
        _ => None,
    }
}

/// A special card by its name or the beginning of it.
fn special(screen: &Screen<'_>, word: &str) -> Option<Special> {
    let mut named = Special::ALL.into_iter().filter(|&special| {
        special.name().starts_with(word)
            || special_name(screen.texts, special).to_lowercase().starts_with(word)
    });
    // Whole names may be shorter than what is enough of a name: "fe".
    let is_name = |special: &Special| special_name(screen.texts, *special).to_lowercase() == word;
    named.next().filter(|found| named.next().is_none() && (word.chars().count() > 2 || is_name(found)))
}

fn suited(screen: &Screen<'_>, suit_word: &str, rank: &str) -> Option<Card> {
    let rank = Rank::new(rank.parse().ok()?)?;
    Some(Card::suited(suit(screen, &[suit_word])?, rank))
}

/// `blue7`
fn glued(screen: &Screen<'_>, word: &str) -> Option<Card> {
    let digits = word.find(|c: char| c.is_ascii_digit())?;
    let (suit_word, rank) = word.split_at(digits);
    suited(screen, suit_word, rank)
}

/// A card with the side that it is played with, where it has several.
fn play(screen: &Screen<'_>, words: &[&str], input: &str) -> Result<Face, Misunderstood> {
    let misunderstood = || misunderstood(screen, Legal::Play(games::wizard::FaceSet::EMPTY), input);
    if let [name, side @ ..] = words
        && let Some(special) = special(screen, name)
    {
        return special_face(screen, special, side).ok_or_else(|| match special {
            Special::Shapeshifter => Misunderstood(t!(screen, "wizard-needs-side")),
            Special::Juggler | Special::Cloud => Misunderstood(t!(
                screen,
                "wizard-needs-suit",
                card = special_name(screen.texts, special),
                name = special.name()
            )),
            Special::Werewolf => Misunderstood(t!(screen, "wizard-never-played")),
            Special::Dragon | Special::Fairy | Special::Bomb => misunderstood(),
        });
    }
    let card = card(screen, words).ok_or_else(misunderstood)?;
    Face::of(card).next().ok_or_else(misunderstood)
}

fn special_face(screen: &Screen<'_>, special: Special, side: &[&str]) -> Option<Face> {
    match (special, side) {
        (Special::Shapeshifter, side) => match card(screen, side)? {
            Card::WIZARD => Some(Face::SHAPESHIFTER_WIZARD),
            Card::JESTER => Some(Face::SHAPESHIFTER_JESTER),
            _ => None,
        },
        (Special::Juggler, side) => suit(screen, side).map(Face::juggler),
        (Special::Cloud, side) => suit(screen, side).map(Face::cloud),
        (Special::Dragon | Special::Fairy | Special::Bomb, []) => Face::of(Card::special(special)).next(),
        _ => None,
    }
}

fn misunderstood(screen: &Screen<'_>, legal: Legal, input: &str) -> Misunderstood {
    let asked = match legal {
        Legal::Predict { .. } => "predict",
        Legal::Trump => "trump",
        Legal::Werewolf => "werewolf",
        Legal::Pass(_) => "pass",
        Legal::Change { .. } => "change",
        Legal::Play(_) | Legal::Nothing => "play",
    };
    let shown: String = input.chars().filter(|c| !c.is_control()).take(40).collect();
    Misunderstood(t!(screen, "wizard-misunderstood", input = shown, asked = asked))
}
