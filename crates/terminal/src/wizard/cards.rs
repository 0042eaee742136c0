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

/// "blue 7", "Wizard", "Dragon"
pub(super) fn card_name(teller: &Teller<'_>, card: Card) -> String {
    paint(card_style(card), &plain_card(teller, card))
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
    cards.iter().map(|card| card_short(teller, card)).collect::<Vec<_>>().join("  ")
}

/// "blue 7", "Shapeshifter as Wizard", "Juggler as red 7½"
pub(super) fn face_name(teller: &Teller<'_>, face: Face) -> String {
    let card = face.card();
    let text = match (card.kind(), face.kind()) {
        (CardKind::Special(Special::Shapeshifter), FaceKind::Wizard) => {
            t!(teller, "wizard-face", card = plain_card(teller, card), what = t!(teller, "wizard-wizard"))
        }
        (CardKind::Special(Special::Shapeshifter), _) => {
            t!(teller, "wizard-face", card = plain_card(teller, card), what = t!(teller, "wizard-jester"))
        }
        (_, FaceKind::Juggler(suit)) => {
            let rank = t!(teller, "wizard-suited", suit = suit_key(suit), rank = "7½");
            t!(teller, "wizard-face", card = plain_card(teller, card), what = rank)
        }
        (_, FaceKind::Cloud(suit)) => {
            let rank = t!(teller, "wizard-suited", suit = suit_key(suit), rank = "9¾");
            t!(teller, "wizard-face", card = plain_card(teller, card), what = rank)
        }
        _ => plain_card(teller, card),
    };
    paint(face_style(face), &text)
}

/// "B7", "Shapeshifter as Wizard", "Juggler R7½": for hands and tables.
pub(super) fn face_short(teller: &Teller<'_>, face: Face) -> String {
    let card = face.card();
    match face.kind() {
        FaceKind::Juggler(suit) => paint(face_style(face), &format!("{} {suit}7½", plain_card(teller, card))),
        FaceKind::Cloud(suit) => paint(face_style(face), &format!("{} {suit}9¾", plain_card(teller, card))),
        _ if card == Card::special(Special::Shapeshifter) => face_name(teller, face),
        _ => card_short(teller, card),
    }
}

fn face_style(face: Face) -> Style {
    match face.kind() {
        FaceKind::Juggler(suit) | FaceKind::Cloud(suit) => suit_style(suit).bold(),
        _ => card_style(face.card()),
    }
}
