//! Cards as they are played: with the side or the suit that their player names.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::NotationError;

use crate::card::{Card, CardKind, Rank, SUITED, Suit};
use crate::card_set::CardSet;
use crate::special::Special;

/// A card in a trick. Most cards have one face; the Shapeshifter has two, Juggler and Cloud have one for each suit,
/// and the Werewolf, which is never played, has none.
///
/// ```
/// use wizard::{Card, Face, Suit};
/// let face: Face = "juggler=R".parse().unwrap();
/// assert_eq!(face, Face::juggler(Suit::Dwarves));
/// assert_eq!(face.card(), "juggler".parse().unwrap());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Face(u8);

/// What a face is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FaceKind {
    /// A card of a suit.
    Suited(Suit, Rank),
    /// A Wizard, or the Shapeshifter as one.
    Wizard,
    /// A Jester, or the Shapeshifter as one.
    Jester,
    /// The Dragon.
    Dragon,
    /// The Fairy.
    Fairy,
    /// The Bomb.
    Bomb,
    /// The Juggler in this suit.
    Juggler(Suit),
    /// The Cloud in this suit.
    Cloud(Suit),
}

const WIZARD: u8 = SUITED;
const JESTER: u8 = 53;
const SHAPESHIFTER_WIZARD: u8 = 54;
const SHAPESHIFTER_JESTER: u8 = 55;
const DRAGON: u8 = 56;
const FAIRY: u8 = 57;
const BOMB: u8 = 58;
const JUGGLER: u8 = 59;
const CLOUD: u8 = 63;

impl Face {
    /// A Wizard.
    pub const WIZARD: Self = Self(WIZARD);
    /// A Jester.
    pub const JESTER: Self = Self(JESTER);
    /// The Shapeshifter as a Wizard.
    pub const SHAPESHIFTER_WIZARD: Self = Self(SHAPESHIFTER_WIZARD);
    /// The Shapeshifter as a Jester.
    pub const SHAPESHIFTER_JESTER: Self = Self(SHAPESHIFTER_JESTER);
    /// The Dragon.
    pub const DRAGON: Self = Self(DRAGON);
    /// The Fairy.
    pub const FAIRY: Self = Self(FAIRY);
    /// The Bomb.
    pub const BOMB: Self = Self(BOMB);
    /// How many faces there are.
    pub const COUNT: usize = 67;

    /// A suit card.
    pub const fn suited(suit: Suit, rank: Rank) -> Self {
        Self(Card::suited(suit, rank).index() as u8)
    }

    /// The Juggler in this suit.
    pub const fn juggler(suit: Suit) -> Self {
        Self(JUGGLER + suit as u8)
    }

    /// The Cloud in this suit.
    pub const fn cloud(suit: Suit) -> Self {
        Self(CLOUD + suit as u8)
    }

    /// The face of a number below [`Face::COUNT`].
    pub(crate) fn from_index(index: usize) -> Option<Self> {
        (index < Self::COUNT).then_some(Self(index as u8))
    }

    /// Its number, below [`Face::COUNT`].
    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The faces that a card may be played with: none for the Werewolf.
    pub fn of(card: Card) -> impl Iterator<Item = Self> {
        FaceSet::of(CardSet::from_iter([card])).iter()
    }

    /// What it is.
    #[inline]
    pub fn kind(self) -> FaceKind {
        match self.0 {
            WIZARD | SHAPESHIFTER_WIZARD => FaceKind::Wizard,
            JESTER | SHAPESHIFTER_JESTER => FaceKind::Jester,
            DRAGON => FaceKind::Dragon,
            FAIRY => FaceKind::Fairy,
            BOMB => FaceKind::Bomb,
            juggler @ JUGGLER..CLOUD => FaceKind::Juggler(Suit::ALL[usize::from(juggler - JUGGLER)]),
            cloud @ CLOUD.. => FaceKind::Cloud(Suit::ALL[usize::from(cloud - CLOUD) & 3]),
            _ => match self.card().kind() {
                CardKind::Suited(suit, rank) => FaceKind::Suited(suit, rank),
                _ => FaceKind::Jester,
            },
        }
    }

    /// The card that shows this face.
    #[inline]
    pub fn card(self) -> Card {
        match self.0 {
            SHAPESHIFTER_WIZARD | SHAPESHIFTER_JESTER => Card::special(Special::Shapeshifter),
            DRAGON => Card::special(Special::Dragon),
            FAIRY => Card::special(Special::Fairy),
            BOMB => Card::special(Special::Bomb),
            JUGGLER..CLOUD => Card::special(Special::Juggler),
            CLOUD.. => Card::special(Special::Cloud),
            // Suit cards, Wizard and Jester have the same number as their card.
            same => Card::from_index(usize::from(same)).unwrap_or(Card::JESTER),
        }
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let card = self.card();
        match (self.0, self.kind()) {
            (SHAPESHIFTER_WIZARD, _) => write!(f, "{card}=Z"),
            (SHAPESHIFTER_JESTER, _) => write!(f, "{card}=N"),
            (_, FaceKind::Juggler(suit) | FaceKind::Cloud(suit)) => write!(f, "{card}={suit}"),
            _ => write!(f, "{card}"),
        }
    }
}

impl fmt::Debug for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Face {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let unknown = |expected| move || NotationError::new(text, expected);
        let Some((card, side)) = text.split_once('=') else {
            let card: Card = text.parse()?;
            let mut faces = Self::of(card);
            let face = faces.next().ok_or_else(unknown("a card that is played: the Werewolf never is"))?;
            return match faces.next() {
                None => Ok(face),
                Some(_) if card == Card::special(Special::Shapeshifter) => {
                    Err(unknown("a side of it: shapeshifter=Z or shapeshifter=N")())
                }
                Some(_) => Err(unknown("a suit for it, such as juggler=B or cloud=R")()),
            };
        };
        let card: Card = card.parse()?;
        Self::of(card)
            .find(|face| {
                face.to_string().split_once('=').is_some_and(|(_, own)| own.eq_ignore_ascii_case(side))
            })
            .ok_or_else(unknown("a card as it is played, such as B7, shapeshifter=Z or juggler=B"))
    }
}

impl From<Face> for String {
    fn from(face: Face) -> Self {
        face.to_string()
    }
}

impl TryFrom<String> for Face {
    type Error = NotationError;

    fn try_from(text: String) -> Result<Self, NotationError> {
        text.parse()
    }
}

/// A set of faces: what a player may play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FaceSet(u128);

impl FaceSet {
    /// No face.
    pub const EMPTY: Self = Self(0);

    /// Every face of these cards.
    #[inline]
    pub(crate) fn of(cards: CardSet) -> Self {
        let common = cards.suited_bits()
            | u64::from(cards.contains(Card::WIZARD)) << WIZARD
            | u64::from(cards.contains(Card::JESTER)) << JESTER;
        if cards.specials().is_empty() {
            Self(common.into())
        } else {
            Self(Self::of_specials(cards) | u128::from(common))
        }
    }

    fn of_specials(cards: CardSet) -> u128 {
        let faces = |special| match special {
            Special::Shapeshifter => 1 << SHAPESHIFTER_WIZARD | 1 << SHAPESHIFTER_JESTER,
            Special::Dragon => 1 << DRAGON,
            Special::Fairy => 1 << FAIRY,
            Special::Bomb => 1 << BOMB,
            Special::Werewolf => 0,
            Special::Juggler => 0b1111 << JUGGLER,
            Special::Cloud => 0b1111 << CLOUD,
        };
        Special::ALL
            .into_iter()
            .filter(|&special| cards.contains(Card::special(special)))
            .fold(0u128, |set, special| set | faces(special))
    }

    /// How many faces are in the set.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether no face is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `face` is in the set.
    #[inline]
    pub fn contains(self, face: Face) -> bool {
        self.0 >> face.0 & 1 != 0
    }

    /// The face at `index` in their order.
    #[inline]
    pub fn get(self, index: usize) -> Option<Face> {
        if index >= self.len() {
            return None;
        }
        let low = self.0 as u64;
        let in_low = low.count_ones() as usize;
        let bit = if index < in_low {
            nth_bit(low, index)
        } else {
            64 + nth_bit((self.0 >> 64) as u64, index - in_low)
        };
        Some(Face(bit as u8))
    }

    /// The faces in their order.
    pub fn iter(self) -> impl Iterator<Item = Face> {
        (0..Self::FACES).map(Face).filter(move |&face| self.contains(face))
    }

    const FACES: u8 = Face::COUNT as u8;
}

/// The position of the set bit number `n`, of which there are more than `n`.
#[inline]
fn nth_bit(mut bits: u64, n: usize) -> u32 {
    for _ in 0..n {
        bits &= bits.wrapping_sub(1);
    }
    bits.trailing_zeros()
}
