//! The fifteen cards that each player has (S1.3, S7).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use table::NotationError;
use table::notation::number;

/// A spell, by its number (S7.1–S7.14).
///
/// ```
/// use shazamm::Spell;
/// assert_eq!(Spell::Boost.number(), 7);
/// assert_eq!("14".parse(), Ok(Spell::Drain));
/// assert!("0".parse::<Spell>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[repr(u8)]
pub enum Spell {
    /// Silences every spell until the end of the round (S7.1).
    Mutism = 1,
    /// Takes a spell of the opponent's previous turn (S7.2).
    Clone,
    /// Takes the opponent's spells of this turn (S7.3).
    Theft,
    /// Ends the round at once (S7.4).
    EndOfRound,
    /// Puts the wall back to where the round began (S7.5).
    Middle,
    /// Changes the own bet (S7.6).
    Recycling,
    /// Strength +7 (S7.7).
    Boost,
    /// Strength ×2 (S7.8).
    DoubleDose,
    /// Reverses the movement (S7.9).
    WhoWinsLoses,
    /// Moves the wall two tiles (S7.10).
    Blaze,
    /// Stops the movement towards the own wizard (S7.11).
    Resistance,
    /// A lost bet is not paid (S7.12).
    SoreLoser,
    /// 13 mana (S7.13).
    Reserves,
    /// As much mana as the opponent bet (S7.14).
    Drain,
}

impl Spell {
    /// How many spells each player has.
    pub const COUNT: usize = 14;

    /// All spells, in the order of their numbers.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Mutism,
        Self::Clone,
        Self::Theft,
        Self::EndOfRound,
        Self::Middle,
        Self::Recycling,
        Self::Boost,
        Self::DoubleDose,
        Self::WhoWinsLoses,
        Self::Blaze,
        Self::Resistance,
        Self::SoreLoser,
        Self::Reserves,
        Self::Drain,
    ];

    /// The number on the card, 1 to 14.
    #[inline]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The spell with this number, if there is one.
    #[inline]
    pub fn from_number(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number).checked_sub(1)?).copied()
    }
}

impl fmt::Display for Spell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl FromStr for Spell {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        number(text)
            .and_then(Self::from_number)
            .ok_or_else(|| NotationError::new(text, "the number of a spell, 1 to 14"))
    }
}

impl From<Spell> for u8 {
    fn from(spell: Spell) -> Self {
        spell.number()
    }
}

impl TryFrom<u8> for Spell {
    type Error = NotationError;

    fn try_from(number: u8) -> Result<Self, NotationError> {
        Self::from_number(number)
            .ok_or_else(|| NotationError::new(&number.to_string(), "the number of a spell, 1 to 14"))
    }
}

/// A card: the dummy or a spell.
///
/// ```
/// use shazamm::{Card, Spell};
/// assert_eq!("0".parse(), Ok(Card::Dummy));
/// assert_eq!(Card::Spell(Spell::Theft).to_string(), "3");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Card {
    /// Does nothing, and returns to the hand (S7.0).
    Dummy,
    /// One of the fourteen spells.
    Spell(Spell),
}

impl Card {
    /// How many cards each player has.
    pub const COUNT: usize = Spell::COUNT + 1;

    /// All cards, in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Self> {
        std::iter::once(Self::Dummy).chain(Spell::ALL.into_iter().map(Self::Spell))
    }

    /// The number on the card, 0 to 14.
    #[inline]
    pub const fn number(self) -> u8 {
        match self {
            Self::Dummy => 0,
            Self::Spell(spell) => spell.number(),
        }
    }

    /// The card with this number, if there is one.
    #[inline]
    pub fn from_number(number: u8) -> Option<Self> {
        match number {
            0 => Some(Self::Dummy),
            _ => Spell::from_number(number).map(Self::Spell),
        }
    }

    /// The spell on the card, unless it is the dummy.
    #[inline]
    pub const fn spell(self) -> Option<Spell> {
        match self {
            Self::Dummy => None,
            Self::Spell(spell) => Some(spell),
        }
    }
}

impl From<Spell> for Card {
    fn from(spell: Spell) -> Self {
        Self::Spell(spell)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl FromStr for Card {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        number(text)
            .and_then(Self::from_number)
            .ok_or_else(|| NotationError::new(text, "the number of a card, 0 to 14"))
    }
}

impl From<Card> for u8 {
    fn from(card: Card) -> Self {
        card.number()
    }
}

impl TryFrom<u8> for Card {
    type Error = NotationError;

    fn try_from(number: u8) -> Result<Self, NotationError> {
        Self::from_number(number)
            .ok_or_else(|| NotationError::new(&number.to_string(), "the number of a card, 0 to 14"))
    }
}
