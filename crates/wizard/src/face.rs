//! Cards as they are played: with the side or the suit that their player names.

use std::fmt;
use std::str::FromStr;

use rand::Rng;
use serde::{Deserialize, Serialize};
use table::{CountedBits, NotationError, dice};

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

    /// The face of a number that is known to be below [`Face::COUNT`].
    #[inline]
    pub(crate) const fn from_number(number: u8) -> Self {
        debug_assert!((number as usize) < Self::COUNT);
        Self(number)
    }

    /// The face of a number, if it is below [`Face::COUNT`].
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// Its number, below [`Face::COUNT`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The faces that a card may be played with: none for the Werewolf.
    pub fn of(card: Card) -> impl Iterator<Item = Self> {
        FaceSet::of(CardSet::from_iter([card])).iter()
    }

    /// What it is.
    #[inline]
    pub const fn kind(self) -> FaceKind {
        match self.0 {
            WIZARD | SHAPESHIFTER_WIZARD => FaceKind::Wizard,
            JESTER | SHAPESHIFTER_JESTER => FaceKind::Jester,
            DRAGON => FaceKind::Dragon,
            FAIRY => FaceKind::Fairy,
            BOMB => FaceKind::Bomb,
            juggler @ JUGGLER..CLOUD => FaceKind::Juggler(Suit::ALL[(juggler - JUGGLER) as usize]),
            cloud @ CLOUD.. => FaceKind::Cloud(Suit::ALL[(cloud - CLOUD) as usize]),
            _ => match self.card().kind() {
                CardKind::Suited(suit, rank) => FaceKind::Suited(suit, rank),
                _ => FaceKind::Jester,
            },
        }
    }

    /// The card that shows this face.
    #[inline]
    pub const fn card(self) -> Card {
        // Suit cards, Wizard and Jester have the same number as their card.
        if self.0 < SPECIALS {
            return Card::from_number(self.0);
        }
        match self.0 {
            SHAPESHIFTER_WIZARD | SHAPESHIFTER_JESTER => Card::special(Special::Shapeshifter),
            DRAGON => Card::special(Special::Dragon),
            FAIRY => Card::special(Special::Fairy),
            BOMB => Card::special(Special::Bomb),
            JUGGLER..CLOUD => Card::special(Special::Juggler),
            _ => Card::special(Special::Cloud),
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
// One bit for each face; those of the special cards are kept apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FaceSet {
    common: u64,
    specials: u16,
}

/// The first face of a special card.
const SPECIALS: u8 = SHAPESHIFTER_WIZARD;

impl FaceSet {
    /// No face.
    pub const EMPTY: Self = Self { common: 0, specials: 0 };

    /// Every face of these cards.
    #[inline]
    pub fn of(cards: CardSet) -> Self {
        let common = cards.suited_bits()
            | u64::from(cards.contains(Card::WIZARD)) << WIZARD
            | u64::from(cards.contains(Card::JESTER)) << JESTER;
        let specials = if cards.specials().is_empty() { 0 } else { Self::of_specials(cards) };
        Self { common, specials }
    }

    fn of_specials(cards: CardSet) -> u16 {
        let bits = |first: u8, count: u16| ((1 << count) - 1) << (first - SPECIALS);
        let faces = |special| match special {
            Special::Shapeshifter => bits(SHAPESHIFTER_WIZARD, 2),
            Special::Dragon => bits(DRAGON, 1),
            Special::Fairy => bits(FAIRY, 1),
            Special::Bomb => bits(BOMB, 1),
            Special::Werewolf => 0,
            Special::Juggler => bits(JUGGLER, 4),
            Special::Cloud => bits(CLOUD, 4),
        };
        Special::ALL
            .into_iter()
            .filter(|&special| cards.contains(Card::special(special)))
            .fold(0, |set: u16, special| set | faces(special))
    }

    /// How many faces are in the set.
    #[inline]
    pub fn len(self) -> usize {
        let specials = if self.specials == 0 { 0 } else { self.specials.count_ones() };
        (self.common.count_ones() + specials) as usize
    }

    /// Whether no face is in the set.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.common == 0 && self.specials == 0
    }

    /// Whether `face` is in the set.
    #[inline]
    pub fn contains(self, face: Face) -> bool {
        if face.0 < SPECIALS {
            self.common >> face.0 & 1 != 0
        } else {
            self.specials >> (face.0 - SPECIALS) & 1 != 0
        }
    }

    /// The face at `index` in their order.
    #[inline]
    pub fn get(self, index: usize) -> Option<Face> {
        let common = CountedBits::of(self.common);
        let in_common = common.count() as usize;
        if index < in_common {
            Some(Face(common.nth(index as u32)))
        } else if index < self.len() {
            Some(Face(SPECIALS + CountedBits::of(self.specials.into()).nth((index - in_common) as u32)))
        } else {
            None
        }
    }

    /// One of the faces, each equally likely.
    #[inline]
    pub(crate) fn choose<R: Rng + ?Sized>(self, rng: &mut R) -> Option<Face> {
        if self.specials != 0 || self.common == 0 {
            let len = self.len() as u32;
            return if len == 0 { None } else { self.get(dice::below(rng, len) as usize) };
        }
        let common = CountedBits::of(self.common);
        Some(Face(common.nth(dice::below(rng, common.count()))))
    }

    /// The set as a number with a bit for each face, at its index.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.common as u128 | (self.specials as u128) << SPECIALS
    }

    /// The faces in their order.
    pub fn iter(self) -> impl Iterator<Item = Face> {
        (0..self.len()).filter_map(move |index| self.get(index))
    }
}
