//! Cards and suits by name. Suits are told apart by word or letter, and by colour besides.

use anstyle::{AnsiColor, Style};
use locale::t;
use wizard::{Card, CardKind, CardSet, Face, FaceKind, Special, Suit};

use crate::Teller;
use crate::style::paint;

fn suit_style(suit: Suit) -> Style {
    match suit {
        Suit::Humans => AnsiColor::BrightBlue.on_default(),
        Suit::Dwarves => AnsiColor::BrightRed.on_default(),
        Suit::Elves => AnsiColor::Green.on_default(),
        Suit::Giants => AnsiColor::Yellow.on_default(),
    }
}

fn card_style(card: Card) -> Style {
    match card.kind() {
        CardKind::Suited(suit, _) => suit_style(suit),
        CardKind::Wizard | CardKind::Jester => AnsiColor::Magenta.on_default().bold(),
        CardKind::Special(_) => AnsiColor::Cyan.on_default().bold(),
    }
}

/// The word by which messages tell suits apart.
pub(super) fn suit_key(suit: Suit) -> &'static str {
    match suit {
        Suit::Humans => "humans",
        Suit::Dwarves => "dwarves",
        Suit::Elves => "elves",
        Suit::Giants => "giants",
    }
}

/// "blue", without style.
pub(super) fn plain_colour(teller: &Teller<'_>, suit: Suit) -> String {
    t!(teller, "wizard-colour", suit = suit_key(suit))
}

/// "blue"
pub(super) fn colour(teller: &Teller<'_>, suit: Suit) -> String {
    paint(suit_style(suit), &plain_colour(teller, suit))
}

/// "blue (humans)"
pub(super) fn suit_name(teller: &Teller<'_>, suit: Suit) -> String {
    paint(suit_style(suit), &t!(teller, "wizard-suit", suit = suit_key(suit)))
}

/// "Dragon", without style.
pub(super) fn plain_special(teller: &Teller<'_>, special: Special) -> String {
    t!(teller, "wizard-special", card = special.name())
}

fn plain_card(teller: &Teller<'_>, card: Card) -> String {
    match card.kind() {
        CardKind::Suited(suit, rank) => {
            t!(teller, "wizard-suited", suit = suit_key(suit), rank = rank.number())
        }
        CardKind::Wizard => t!(teller, "wizard-wizard"),
        CardKind::Jester => t!(teller, "wizard-jester"),
        CardKind::Special(special) => plain_special(teller, special),
    }
}

/// "blue 7", "a Wizard", "the Dragon": in sentences.
pub(super) fn card_name(teller: &Teller<'_>, card: Card) -> String {
    paint(card_style(card), &in_sentence(teller, card))
}

fn in_sentence(teller: &Teller<'_>, card: Card) -> String {
    match card.kind() {
        CardKind::Suited(..) => plain_card(teller, card),
        CardKind::Wizard => t!(teller, "wizard-a-wizard"),
        CardKind::Jester => t!(teller, "wizard-a-jester"),
        CardKind::Special(special) => t!(teller, "wizard-the-special", card = special.name()),
    }
}

/// "B7", "Wizard", "Dragon": for hands and tables.
pub(super) fn card_short(teller: &Teller<'_>, card: Card) -> String {
    let text = match card.kind() {
        CardKind::Suited(..) => card.to_string(),
        _ => plain_card(teller, card),
    };
    paint(card_style(card), &text)
}

/// Cards one after the other, in short.
pub(super) fn cards_short(teller: &Teller<'_>, cards: CardSet) -> String {
    cards.iter().map(|card| card_short(teller, card)).collect::<Vec<_>>().join(", ")
}

/// "blue 7", "the Shapeshifter as Wizard", "the Juggler as red 7½": in sentences.
pub(super) fn face_name(teller: &Teller<'_>, face: Face) -> String {
    let name = in_sentence(teller, face.card());
    let text = match side(teller, face) {
        Some(side) => t!(teller, "wizard-face", card = name, what = side),
        None => name,
    };
    paint(face_style(face), &text)
}

/// "B7", "Shapeshifter as Wizard", "Juggler as R7½": for hands and tables.
pub(super) fn face_short(teller: &Teller<'_>, face: Face) -> String {
    let name = plain_card(teller, face.card());
    let text = match (face.kind(), side(teller, face)) {
        (FaceKind::Juggler(suit), _) => {
            t!(teller, "wizard-face", card = name, what = format!("{suit}{JUGGLER}"))
        }
        (FaceKind::Cloud(suit), _) => t!(teller, "wizard-face", card = name, what = format!("{suit}{CLOUD}")),
        (_, Some(side)) => t!(teller, "wizard-face", card = name, what = side),
        (_, None) => return card_short(teller, face.card()),
    };
    paint(face_style(face), &text)
}

/// The ranks of Juggler and Cloud.
const JUGGLER: &str = "7½";
const CLOUD: &str = "9¾";

/// What a card is played as, if its player has a choice.
fn side(teller: &Teller<'_>, face: Face) -> Option<String> {
    match face.kind() {
        FaceKind::Juggler(suit) => Some(t!(teller, "wizard-suited", suit = suit_key(suit), rank = JUGGLER)),
        FaceKind::Cloud(suit) => Some(t!(teller, "wizard-suited", suit = suit_key(suit), rank = CLOUD)),
        _ if face == Face::SHAPESHIFTER_WIZARD => Some(t!(teller, "wizard-wizard")),
        _ if face == Face::SHAPESHIFTER_JESTER => Some(t!(teller, "wizard-jester")),
        _ => None,
    }
}

fn face_style(face: Face) -> Style {
    match face.kind() {
        FaceKind::Juggler(suit) | FaceKind::Cloud(suit) => suit_style(suit).bold(),
        _ => card_style(face.card()),
    }
}
