//! Cards by number, name and effect.

use anstyle::{AnsiColor, Style};
use locale::t;
use shazamm::{Card, CardSet, Spell};

use crate::Teller;
use crate::layout::{left, right};
use crate::style::paint;

const SPELL: Style = AnsiColor::Cyan.on_default();

/// The word by which messages tell cards apart.
pub(super) fn card_key(card: Card) -> &'static str {
    match card {
        Card::Dummy => "dummy",
        Card::Spell(spell) => match spell {
            Spell::Mutism => "mutism",
            Spell::Clone => "clone",
            Spell::Theft => "theft",
            Spell::EndOfRound => "end-of-round",
            Spell::Middle => "middle",
            Spell::Recycling => "recycling",
            Spell::Boost => "boost",
            Spell::DoubleDose => "double-dose",
            Spell::WhoWinsLoses => "who-wins-loses",
            Spell::Blaze => "blaze",
            Spell::Resistance => "resistance",
            Spell::SoreLoser => "sore-loser",
            Spell::Reserves => "reserves",
            Spell::Drain => "drain",
        },
    }
}

/// "Boost", without style.
pub(super) fn plain_card(teller: &Teller<'_>, card: impl Into<Card>) -> String {
    t!(teller, "shazamm-card", card = card_key(card.into()))
}

/// "Boost": in sentences.
pub(super) fn card_name(teller: &Teller<'_>, card: impl Into<Card>) -> String {
    paint(SPELL, &plain_card(teller, card))
}

/// "Boost, Double Dose": in sentences.
pub(super) fn card_names(teller: &Teller<'_>, cards: impl IntoIterator<Item = Card>) -> String {
    cards.into_iter().map(|card| card_name(teller, card)).collect::<Vec<_>>().join(", ")
}

/// "7 Boost, 8 Double Dose": where the numbers help to find them.
pub(super) fn numbered(teller: &Teller<'_>, cards: impl IntoIterator<Item = Card>) -> String {
    let name = |card: Card| format!("{card} {}", card_name(teller, card));
    cards.into_iter().map(name).collect::<Vec<_>>().join(", ")
}

/// The same for lines that break between cards only: the spaces within are joints, which [`unjoined`] opens.
pub(super) fn joined(teller: &Teller<'_>, cards: impl IntoIterator<Item = Card>) -> String {
    let name = |card: Card| format!("{card} {}", card_name(teller, card)).replace(' ', JOINT);
    cards.into_iter().map(name).collect::<Vec<_>>().join(", ")
}

const JOINT: &str = "\u{a0}";

/// The text with ordinary spaces.
pub(super) fn unjoined(text: &str) -> String {
    text.replace(JOINT, " ")
}

/// What a card does.
pub(super) fn effect(teller: &Teller<'_>, card: impl Into<Card>) -> String {
    t!(teller, "shazamm-effect", card = card_key(card.into()))
}

/// The longest name of a card.
const NAME: usize = 14;
/// A list that is longer goes into two columns.
const SHORT_LIST: usize = 8;

/// A row for each card with its number, name and effect; a long list in two columns, with the effects in short.
pub(super) fn list(teller: &Teller<'_>, cards: CardSet) -> Vec<String> {
    if cards.len() <= SHORT_LIST {
        return full_list(teller, cards);
    }
    let items: Vec<String> = cards
        .iter()
        .map(|card| {
            let does = t!(teller, "shazamm-effect-short", card = card_key(card));
            format!("{}{does}", numbered_name(teller, card, NAME + 1))
        })
        .collect();
    let column = (teller.width - 2) / 2;
    let rows = items.len().div_ceil(2);
    (0..rows)
        .map(|row| {
            let second = items.get(rows + row).map_or("", String::as_str);
            format!("{}{second}", left(&items[row], column)).trim_end().to_owned()
        })
        .collect()
}

/// A row for each card with its number, name and effect.
pub(super) fn full_list(teller: &Teller<'_>, cards: CardSet) -> Vec<String> {
    cards
        .iter()
        .map(|card| format!("{}{}", numbered_name(teller, card, NAME + 2), effect(teller, card)))
        .collect()
}

/// " 7 Boost", with spaces after the name.
fn numbered_name(teller: &Teller<'_>, card: Card, columns: usize) -> String {
    let number = right(&card.to_string(), 4);
    format!("{number} {}", left(&card_name(teller, card), columns))
}
