//! Cards, suits and variants by name.

use games::wizard::{Card, CardKind, Face, FaceKind, Special, Suit, Variant};
use locale::{Texts, t};

use crate::{Ink, Teller};

/// The ranks of Juggler and Cloud.
const JUGGLER: &str = "7½";
const CLOUD: &str = "9¾";

/// The word by which messages tell suits apart.
fn suit_key(suit: Suit) -> &'static str {
    match suit {
        Suit::Humans => "humans",
        Suit::Dwarves => "dwarves",
        Suit::Elves => "elves",
        Suit::Giants => "giants",
    }
}

/// The ink of a card.
pub fn card_ink(card: Card) -> Ink {
    match card.kind() {
        CardKind::Suited(suit, _) => Ink::Suit(suit),
        CardKind::Wizard | CardKind::Jester => Ink::Magic,
        CardKind::Special(_) => Ink::Special,
    }
}

/// The ink of a card as it is played.
pub fn face_ink(face: Face) -> Ink {
    match face.kind() {
        FaceKind::Juggler(suit) | FaceKind::Cloud(suit) => Ink::SpecialOf(suit),
        _ => card_ink(face.card()),
    }
}

/// "blue"
pub fn colour_name(teller: &Teller<'_>, suit: Suit) -> String {
    teller.write(Ink::Suit(suit), &t!(teller, "wizard-colour", suit = suit_key(suit)))
}

/// "blue (humans)"
pub fn suit_name(teller: &Teller<'_>, suit: Suit) -> String {
    teller.write(Ink::Suit(suit), &t!(teller, "wizard-suit", suit = suit_key(suit)))
}

/// "Dragon"
pub fn special_name(texts: &Texts, special: Special) -> String {
    t!(texts, "wizard-special", card = special.name())
}

/// What a special card does, after its name.
pub fn about_special(texts: &Texts, special: Special) -> String {
    t!(texts, "wizard-about-special", card = special.name())
}

/// "Plus/minus one"
pub fn variant_name(texts: &Texts, variant: Variant) -> String {
    t!(texts, "wizard-variant", variant = variant.name())
}

/// What a variant changes, after its name.
pub fn about_variant(texts: &Texts, variant: Variant) -> String {
    t!(texts, "wizard-about-variant", variant = variant.name())
}

/// "blue 7", "Wizard", "Dragon": standing alone.
pub fn card_title(teller: &Teller<'_>, card: Card) -> String {
    teller.write(card_ink(card), &title(teller, card))
}

fn title(teller: &Teller<'_>, card: Card) -> String {
    match card.kind() {
        CardKind::Suited(suit, rank) => {
            t!(teller, "wizard-suited", suit = suit_key(suit), rank = rank.number())
        }
        CardKind::Wizard => t!(teller, "wizard-wizard"),
        CardKind::Jester => t!(teller, "wizard-jester"),
        CardKind::Special(special) => special_name(teller.texts, special),
    }
}

/// "the blue 7", "a Wizard", "the Dragon": in sentences.
pub fn card_name(teller: &Teller<'_>, card: Card) -> String {
    teller.write(card_ink(card), &in_sentence(teller, card))
}

fn in_sentence(teller: &Teller<'_>, card: Card) -> String {
    match card.kind() {
        CardKind::Suited(suit, rank) => {
            t!(teller, "wizard-the-suited", suit = suit_key(suit), rank = rank.number())
        }
        CardKind::Wizard => t!(teller, "wizard-a-wizard"),
        CardKind::Jester => t!(teller, "wizard-a-jester"),
        CardKind::Special(special) => t!(teller, "wizard-the-special", card = special.name()),
    }
}

/// "the blue 7", "the Shapeshifter as Wizard", "the Juggler as red 7½": in sentences.
pub fn face_name(teller: &Teller<'_>, face: Face) -> String {
    let name = in_sentence(teller, face.card());
    let text = match side_name(teller, face) {
        Some(side) => t!(teller, "wizard-face", card = name, what = side),
        None => name,
    };
    teller.write(face_ink(face), &text)
}

/// What a card is played as, if its player has a choice: "Wizard", "red 7½".
pub fn side_name(teller: &Teller<'_>, face: Face) -> Option<String> {
    match face.kind() {
        FaceKind::Juggler(suit) => Some(t!(teller, "wizard-suited", suit = suit_key(suit), rank = JUGGLER)),
        FaceKind::Cloud(suit) => Some(t!(teller, "wizard-suited", suit = suit_key(suit), rank = CLOUD)),
        _ if face == Face::SHAPESHIFTER_WIZARD => Some(t!(teller, "wizard-wizard")),
        _ if face == Face::SHAPESHIFTER_JESTER => Some(t!(teller, "wizard-jester")),
        _ => None,
    }
}
