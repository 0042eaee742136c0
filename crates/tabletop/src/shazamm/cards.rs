//! Cards with their numbers, in lines and lists.

use games::shazamm::{Card, CardSet};
use telling::shazamm::{about_card, about_card_briefly, card_name};

use crate::Screen;
use crate::layout::{left, right};

/// "7 Boost, 8 Double Dose": where the numbers help to find them.
pub(super) fn numbered(screen: &Screen<'_>, cards: impl IntoIterator<Item = Card>) -> String {
    let name = |card: Card| format!("{card} {}", card_name(screen, card));
    cards.into_iter().map(name).collect::<Vec<_>>().join(", ")
}

/// The same for lines that break between cards only: the spaces within are joints, which [`unjoined`] opens.
pub(super) fn joined(screen: &Screen<'_>, cards: impl IntoIterator<Item = Card>) -> String {
    let name = |card: Card| format!("{card} {}", card_name(screen, card)).replace(' ', JOINT);
    cards.into_iter().map(name).collect::<Vec<_>>().join(", ")
}

const JOINT: &str = "\u{a0}";

/// The text with ordinary spaces.
pub(super) fn unjoined(text: &str) -> String {
    text.replace(JOINT, " ")
}

/// The longest name of a card.
const NAME: usize = 14;
/// A list that is longer goes into two columns.
const SHORT_LIST: usize = 8;

/// A row for each card with its number, name and effect; a long list in two columns, with the effects in short.
pub(super) fn list(screen: &Screen<'_>, cards: CardSet) -> Vec<String> {
    if cards.len() <= SHORT_LIST {
        return full_list(screen, cards);
    }
    let items: Vec<String> = cards
        .iter()
        .map(|card| {
            let does = about_card_briefly(screen.texts, card);
            format!("{}{does}", numbered_name(screen, card, NAME + 1))
        })
        .collect();
    let column = (screen.width - 2) / 2;
    let rows = items.len().div_ceil(2);
    (0..rows)
        .map(|row| {
            let second = items.get(rows + row).map_or("", String::as_str);
            format!("{}{second}", left(&items[row], column)).trim_end().to_owned()
        })
        .collect()
}

/// A row for each card with its number, name and effect.
pub(super) fn full_list(screen: &Screen<'_>, cards: CardSet) -> Vec<String> {
    cards
        .iter()
        .map(|card| format!("{}{}", numbered_name(screen, card, NAME + 2), about_card(screen.texts, card)))
        .collect()
}

/// " 7 Boost", with spaces after the name.
fn numbered_name(screen: &Screen<'_>, card: Card, columns: usize) -> String {
    let number = right(&card.to_string(), 4);
    format!("{number} {}", left(&card_name(screen, card), columns))
}
