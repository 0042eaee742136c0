//! Cards as numbers: how often each is somewhere, or one by its features.

use games::wizard::{Card, CardKind, CardSet, Face, FaceKind, Rank, Special};

use super::parts::SUITS;
use crate::row::spread;

/// How many different cards have a suit.
pub(super) const SUITED: usize = Card::WIZARD.index();
/// Different cards without the special ones: the suits, the Wizard and the Jester.
pub(super) const COMMON: usize = Card::JESTER.index() + 1;

// Where a card by its features has them: the suits come first, then the ranks.
const WIZARD: usize = SUITS + Rank::COUNT;
const JESTER: usize = WIZARD + 1;
const SPECIAL: usize = JESTER + 1;

/// How many numbers a card by its features takes.
pub(super) const fn features(specials: bool) -> usize {
    if specials { SPECIAL + Special::ALL.len() } else { SPECIAL }
}

/// How often each card is in a set.
#[inline]
pub(super) fn write_cards<const SPECIALS: bool>(cards: CardSet, into: &mut [u8]) {
    let (suited, rest) = into.split_at_mut(SUITED);
    spread(cards.suited_bits(), suited);
    rest[0] = cards.count(Card::WIZARD) as u8;
    rest[1] = cards.count(Card::JESTER) as u8;
    if SPECIALS {
        rest[2..].fill(0);
        for card in cards.specials().iter() {
            into[card.index()] = 1;
        }
    }
}

/// Writes a card by its features; all 0 for no card.
#[inline]
pub(super) fn write_card(card: Option<Card>, into: &mut [u8]) {
    into.fill(0);
    if let Some(card) = card {
        write_features(features_of_card(card), into);
    }
}

/// Writes a card as it was played by its features, where all is 0.
#[inline]
pub(super) fn write_face(face: Face, into: &mut [u8]) {
    write_features(FEATURES[face.index()], into);
}

#[inline]
fn write_features([one, other]: [u8; 2], into: &mut [u8]) {
    into[usize::from(one)] = 1;
    into[usize::from(other)] = 1;
}

/// The features of a card: suit and rank, or what else it is, twice.
#[inline]
const fn features_of_card(card: Card) -> [u8; 2] {
    match card.kind() {
        CardKind::Suited(suit, rank) => [suit as u8, SUITS as u8 - 1 + rank.number()],
        CardKind::Wizard => [WIZARD as u8; 2],
        CardKind::Jester => [JESTER as u8; 2],
        CardKind::Special(special) => [SPECIAL as u8 + special as u8; 2],
    }
}

/// The features of a card as it was played: also the side or the suit that its player named.
const fn features_of_face(face: Face) -> [u8; 2] {
    let [one, other] = features_of_card(face.card());
    match face.kind() {
        FaceKind::Wizard => [one, WIZARD as u8],
        FaceKind::Jester => [one, JESTER as u8],
        FaceKind::Juggler(suit) | FaceKind::Cloud(suit) => [one, suit as u8],
        FaceKind::Suited(..) | FaceKind::Dragon | FaceKind::Fairy | FaceKind::Bomb => [one, other],
    }
}

/// The features of faces, looked up for every card of a trick.
static FEATURES: [[u8; 2]; 256] = {
    let mut features = [[0; 2]; 256];
    let mut index = 0;
    while let Some(face) = Face::from_index(index) {
        features[index] = features_of_face(face);
        index += 1;
    }
    features
};
