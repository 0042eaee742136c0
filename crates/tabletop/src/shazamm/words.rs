//! What a person types, and which action is meant by it.

use games::shazamm::{Action, Bet, Card, CardSet, Change, Commitment, Legal, Spell};
use locale::t;
use table::Legal as _;
use telling::shazamm::{card_name, card_title};

use crate::typed::words;
use crate::{Misunderstood, Screen};

/// The order of a deck may be given in one line: each spell is an answer of its own.
pub(super) fn answers(legal: Legal, input: &str) -> Vec<&str> {
    let is_number = |word: &&str| word.bytes().all(|byte| byte.is_ascii_digit());
    let words: Vec<&str> =
        input.split([' ', ',', '\t']).filter(|word| !word.is_empty() && *word != "stack").collect();
    match legal {
        Legal::Stack(_) if words.len() > 1 && words.iter().all(is_number) => words,
        _ => vec![input],
    }
}

/// The action that is meant. It need not be legal: the rules say what is wrong with it.
pub(super) fn understand(screen: &Screen<'_>, legal: Legal, input: &str) -> Result<Action, Misunderstood> {
    if let Ok(action) = input.trim().to_lowercase().parse() {
        return Ok(action);
    }
    let words = words(screen, input, &["+", "bet", "lay", "play", "cast", "spell", "spells", "cards"]);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let misunderstood = || misunderstood(screen, legal, input);
    match legal {
        Legal::Nothing => Err(misunderstood()),
        Legal::Bet { mana, .. } => bet(screen, mana.left(), &words, &misunderstood).map(Action::Bet),
        Legal::Clone(_) => match words[..] {
            ["0" | "no" | "none" | "nothing"] => Ok(Action::Clone(None)),
            _ => spell(screen, &words, &misunderstood).map(|spell| Action::Clone(Some(spell))),
        },
        Legal::Theft(spell) => match words[..] {
            ["1" | "u" | "use" | "y" | "yes"] => Ok(Action::Use(spell)),
            ["2" | "d" | "discard" | "n" | "no"] => Ok(Action::Discard(spell)),
            _ => Err(misunderstood()),
        },
        Legal::Recycle { .. } => recycle(screen, legal, &words, &misunderstood),
        Legal::Stack(_) => spell(screen, &words, &misunderstood).map(Action::Stack),
        Legal::Lay(_) => match words[..] {
            ["no" | "none" | "nothing"] => Ok(Action::Lay(CardSet::EMPTY)),
            [] => Err(misunderstood()),
            _ => cards(screen, &words).map(Action::Lay),
        },
    }
}

/// A bet, and the cards that are named after it.
fn bet(
    screen: &Screen<'_>,
    mana: u8,
    words: &[&str],
    misunderstood: &dyn Fn() -> Misunderstood,
) -> Result<Commitment, Misunderstood> {
    let [bet, named @ ..] = words else { return Err(misunderstood()) };
    if bet.is_empty() || !bet.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(misunderstood());
    }
    // What cannot be bet at all is told like what cannot be bet now.
    let bet = bet
        .parse()
        .ok()
        .and_then(Bet::new)
        .ok_or_else(|| Misunderstood(t!(screen, "shazamm-refusal-mana", mana = mana)))?;
    Ok(Commitment { bet, cards: cards(screen, named)? })
}

/// Cards by their numbers and names. A name may be of several words.
fn cards(screen: &Screen<'_>, words: &[&str]) -> Result<CardSet, Misunderstood> {
    const LONGEST_NAME: usize = 3;
    let mut cards = CardSet::EMPTY;
    let mut rest = words;
    while !rest.is_empty() {
        let most = rest.len().min(LONGEST_NAME);
        let found = (1..=most).rev().find_map(|len| match named(screen, &rest[..len].join(" "))[..] {
            [card] => Some((len, card)),
            _ => None,
        });
        let Some((len, card)) = found else { return Err(unknown(screen, rest[0])) };
        if !cards.insert(card) {
            return Err(Misunderstood(t!(screen, "shazamm-twice", card = card_name(screen, card))));
        }
        rest = &rest[len..];
    }
    Ok(cards)
}

/// The cards that a text may stand for: its number, or the beginning of its name.
fn named(screen: &Screen<'_>, text: &str) -> Vec<Card> {
    if let Ok(card) = text.parse() {
        return vec![card];
    }
    let is_meant = |card: &Card| card_title(screen.texts, *card).to_lowercase().starts_with(text);
    if text.chars().all(|c| c.is_ascii_digit()) { Vec::new() } else { Card::all().filter(is_meant).collect() }
}

fn unknown(screen: &Screen<'_>, word: &str) -> Misunderstood {
    let word = shown(word);
    match &named(screen, &word)[..] {
        [] => Misunderstood(t!(screen, "shazamm-unknown-card", input = word)),
        several => {
            let cards: Vec<String> = several.iter().map(|&card| card_name(screen, card)).collect();
            Misunderstood(t!(screen, "shazamm-ambiguous", input = word, cards = cards.join(", ")))
        }
    }
}

/// One spell and nothing else.
fn spell(
    screen: &Screen<'_>,
    words: &[&str],
    misunderstood: &dyn Fn() -> Misunderstood,
) -> Result<Spell, Misunderstood> {
    match named(screen, &words.join(" "))[..] {
        [Card::Spell(spell)] => Ok(spell),
        [_, _, ..] => Err(unknown(screen, &words.join(" "))),
        _ => Err(misunderstood()),
    }
}

/// A change with its sign, 0, or the number of an item.
fn recycle(
    screen: &Screen<'_>,
    legal: Legal,
    words: &[&str],
    misunderstood: &dyn Fn() -> Misunderstood,
) -> Result<Action, Misunderstood> {
    let [word] = words else { return Err(misunderstood()) };
    let word = word.replace('−', "-");
    if let Ok(change) = word.parse::<Change>() {
        return Ok(Action::Recycle(change));
    }
    match word.parse::<usize>() {
        Ok(number) if !word.starts_with('+') => number
            .checked_sub(1)
            .and_then(|index| legal.get(index))
            .ok_or_else(|| Misunderstood(t!(screen, "no-such-item", number = number, most = legal.len()))),
        _ => Err(misunderstood()),
    }
}

fn misunderstood(screen: &Screen<'_>, legal: Legal, input: &str) -> Misunderstood {
    let asked = match legal {
        Legal::Clone(_) => "clone",
        Legal::Theft(_) => "theft",
        Legal::Recycle { .. } => "recycle",
        Legal::Stack(_) => "stack",
        Legal::Lay(_) => "lay",
        Legal::Bet { .. } | Legal::Nothing => "bet",
    };
    Misunderstood(t!(screen, "shazamm-misunderstood", input = shown(input), asked = asked))
}

/// What was typed, as far as it can be shown.
fn shown(input: &str) -> String {
    input.chars().filter(|c| !c.is_control()).take(40).collect()
}
