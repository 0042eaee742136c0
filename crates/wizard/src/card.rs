//! Cards as they lie in the deck.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::NotationError;
use table::notation::number;

use crate::special::Special;

/// The four races, each with its colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Suit {
    /// Blue.
    Humans,
    /// Red.
    Dwarves,
    /// Green.
    Elves,
    /// Yellow.
    Giants,
}

impl Suit {
    /// All suits, in the order in which they are trump in Maximus.
    pub const ALL: [Self; 4] = [Self::Humans, Self::Dwarves, Self::Elves, Self::Giants];

    /// Its place in [`Suit::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// A bit of its own, for sets of suits.
    #[inline]
    pub(crate) const fn bit(self) -> u8 {
        1 << self as u8
    }

    /// The letter of its colour, as records write it.
    pub const fn letter(self) -> char {
        match self {
            Self::Humans => 'B',
            Self::Dwarves => 'R',
            Self::Elves => 'G',
            Self::Giants => 'Y',
        }
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl FromStr for Suit {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Self::ALL
            .into_iter()
            .find(|suit| text.eq_ignore_ascii_case(suit.letter().encode_utf8(&mut [0; 4])))
            .ok_or_else(|| NotationError::new(text, "a suit: B, R, G or Y"))
    }
}

/// The number on a suit card, 1 to 13.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Rank(u8);

impl Rank {
    /// How many ranks a suit has.
    pub const COUNT: usize = 13;

    /// The rank with this number, if there is one.
    pub fn new(number: u8) -> Option<Self> {
        (1..=Self::COUNT as u8).contains(&number).then_some(Self(number))
    }

    /// All ranks, from the lowest.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (1..=Self::COUNT as u8).map(Self)
    }

    /// The number on the card.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// A card. The four Wizards are the same card four times, and so are the four Jesters.
///
/// ```
/// use wizard::{Card, CardKind, Rank, Suit};
/// let card: Card = "B13".parse().unwrap();
/// assert_eq!(card.kind(), CardKind::Suited(Suit::Humans, Rank::new(13).unwrap()));
/// assert_eq!(Card::WIZARD.to_string(), "Z");
/// assert!("B14".parse::<Card>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card(u8);

/// What kind of card it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CardKind {
    /// A card of a suit.
    Suited(Suit, Rank),
    /// A Wizard, Z on the card.
    Wizard,
    /// A Jester, N on the card.
    Jester,
    /// One of the seven special cards.
    Special(Special),
}

pub(crate) const SUITED: u8 = 52;

impl Card {
    /// A Wizard.
    pub const WIZARD: Self = Self(SUITED);
    /// A Jester.
    pub const JESTER: Self = Self(SUITED + 1);
    /// How many different cards there are, special cards included.
    pub const COUNT: usize = SUITED as usize + 2 + Special::ALL.len();

    /// The card of this suit and rank.
    #[inline]
    pub const fn suited(suit: Suit, rank: Rank) -> Self {
        Self(suit as u8 * Rank::COUNT as u8 + rank.0 - 1)
    }

    /// A special card.
    #[inline]
    pub const fn special(special: Special) -> Self {
        Self(SUITED + 2 + special as u8)
    }

    /// The card of a number, if it is below [`Card::COUNT`].
    pub(crate) fn from_index(index: usize) -> Option<Self> {
        (index < Self::COUNT).then_some(Self(index as u8))
    }

    /// The card of a number that is known to be below [`Card::COUNT`].
    #[inline]
    pub(crate) const fn from_number(number: u8) -> Self {
        debug_assert!((number as usize) < Self::COUNT);
        Self(number)
    }

    /// Its number, below [`Card::COUNT`].
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All different cards.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT as u8).map(Self)
    }

    /// What kind of card it is.
    #[inline]
    pub const fn kind(self) -> CardKind {
        match self.0 {
            suited @ 0..SUITED => CardKind::Suited(
                Suit::ALL[suited as usize / Rank::COUNT],
                Rank(suited % Rank::COUNT as u8 + 1),
            ),
            SUITED => CardKind::Wizard,
            53 => CardKind::Jester,
            special => CardKind::Special(Special::ALL[(special - SUITED - 2) as usize]),
        }
    }

    /// Its suit, if it is a suit card.
    #[inline]
    pub fn suit(self) -> Option<Suit> {
        match self.kind() {
            CardKind::Suited(suit, _) => Some(suit),
            _ => None,
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            CardKind::Suited(suit, rank) => write!(f, "{suit}{}", rank.number()),
            CardKind::Wizard => f.write_str("Z"),
            CardKind::Jester => f.write_str("N"),
            CardKind::Special(special) => write!(f, "{special}"),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let unknown = || NotationError::new(text, "a card, such as B7, Z, N or dragon");
        if text.eq_ignore_ascii_case("Z") {
            return Ok(Self::WIZARD);
        }
        if text.eq_ignore_ascii_case("N") {
            return Ok(Self::JESTER);
        }
        if let Ok(special) = text.parse::<Special>() {
            return Ok(Self::special(special));
        }
        let (suit, rank) = text.split_at_checked(1).ok_or_else(unknown)?;
        let suit = suit.parse::<Suit>().map_err(|_| unknown())?;
        let rank = number(rank).and_then(Rank::new).ok_or_else(unknown)?;
        Ok(Self::suited(suit, rank))
    }
}

impl From<Card> for String {
    fn from(card: Card) -> Self {
        card.to_string()
    }
}

impl TryFrom<String> for Card {
    type Error = NotationError;

    fn try_from(text: String) -> Result<Self, NotationError> {
        text.parse()
    }
}
